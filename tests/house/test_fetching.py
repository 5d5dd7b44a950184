"""What is told while libraries are fetched, and when they could not be."""

import importlib.util
import io
import os
import re
import shutil
import ssl
import subprocess
import sys
import threading
from http.server import HTTPServer, SimpleHTTPRequestHandler

import pytest

from tests.conftest import PROJECT

PLACE = PROJECT / "packaging" / "fetching.py"
OF_PIP = """\
Looking in indexes: https://pypi.org/simple
Collecting font-source-sans-pro>=0.0.1
  Downloading font_source_sans_pro-0.0.1-py3-none-any.whl (2.2 MB)
Collecting msgspec>=0.19
  Downloading msgspec-0.22.0-cp311-cp311-manylinux2014_x86_64.whl.metadata (5.5 kB)
Collecting numpy>=2.1
  Using cached numpy-2.4.6-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl (16.6 MB)
Processing /a/place/pygame_ce-2.5.8-cp311-cp311-manylinux2014_x86_64.whl
Downloading msgspec-0.22.0-cp311-cp311-manylinux2014_x86_64.whl (224 kB)
Downloading pillow-13.0.0-cp311-cp311-manylinux_2_28_x86_64.whl (7.1 MB)
Progress 0 of 7100000
Progress 3550000 of 7100000
Installing collected packages: font-source-sans-pro, numpy, pygame-ce, msgspec, pillow
Successfully installed font-source-sans-pro-0.0.1 numpy-2.4.6 pygame-ce-2.5.8 msgspec-0.22.0 pillow-13.0.0
"""
OF_UV = """\
Resolved 7 packages in 312ms
Downloading numpy (15.8MiB)
Downloading pygame-ce (11.9MiB)
 Downloaded pygame-ce
Prepared 7 packages in 2.1s
Installed 7 packages in 40ms
"""
UNTRUSTED = [
    """\
WARNING: Retrying (Retry(total=0, connect=None, read=None, redirect=None, status=None)) \
after connection broken by 'SSLError(SSLCertVerificationError(1, \
'[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate (_ssl.c:1006)'))': /simple/msgspec/
ERROR: Could not find a version that satisfies the requirement msgspec (from versions: none)
ERROR: No matching distribution found for msgspec""",
    """\
Could not fetch URL https://pypi.org/simple/msgspec/: There was a problem confirming the ssl certificate: \
[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate is not yet valid (_ssl.c:1006) - skipping
ERROR: No matching distribution found for msgspec""",
    "error: Failed to fetch: `https://pypi.org/simple/appdirs/`\n  Caused by: invalid peer certificate: UnknownIssuer",
]


@pytest.fixture
def fetching():
    spec = importlib.util.spec_from_file_location("fetching_alone", PLACE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Terminal(io.StringIO):
    def isatty(self):
        return True


def told(fetching, said, wanted, stream):
    output = io.BytesIO(said.encode())
    assert fetching.followed(output, fetching.Progress(wanted), fetching.Line(stream)) == said
    return stream.getvalue()


def test_where_lines_stay_only_what_takes_long_is_told(fetching):
    assert told(fetching, OF_PIP, 5, io.StringIO()).splitlines() == [
        "  downloading font-source-sans-pro, 2.2 MB (1 of 5)",
        "  downloading numpy, 16.6 MB (2 of 5)",
        "  downloading pillow, 7.1 MB (5 of 5)",
        "  unpacking 5 libraries",
    ]
    assert told(fetching, OF_UV, 7, io.StringIO()).splitlines() == [
        "  downloading numpy, 15.8 MB (1 of 7)",
        "  downloading pygame-ce, 11.9 MB (2 of 7)",
        "  unpacking 2 libraries",
    ]


def test_on_a_terminal_one_line_moves_and_goes(fetching):
    shown = told(fetching, OF_PIP, 5, Terminal())
    assert "\n" not in shown
    steps = [step.strip() for step in shown.split("\r") if step.strip()]
    assert any(re.match(r"downloading pillow, 3\.[56] of 7\.1 MB \(5 of 5\) \.\.\.", step) for step in steps), steps
    assert all(len(step) < 80 for step in steps)
    assert shown.endswith("\r")
    assert shown.split("\r")[-2].strip() == ""


def test_the_line_moves_while_nothing_is_said(fetching, monkeypatch):
    """The command says nothing until the line has moved three times, however long that takes."""
    monkeypatch.setattr(fetching, "PATIENCE", 0.01)
    reader, writer = os.pipe()
    ending = threading.Timer(30.0, os.close, [writer])  # only where it never moves

    class Watched(Terminal):
        moves = 0

        def write(self, text):
            self.moves += "looking up the libraries ..." in text
            if self.moves == 3:
                ending.cancel()
                os.close(writer)
                self.moves += 1
            return super().write(text)

    stream = Watched()
    ending.start()
    try:
        with os.fdopen(reader, "rb") as output:
            fetching.followed(output, fetching.Progress(5), fetching.Line(stream))
    finally:
        ending.cancel()
    assert stream.moves >= 3


@pytest.mark.parametrize("stream", [None, "closed"])
def test_nobody_need_listen(fetching, stream):
    if stream == "closed":
        stream = Terminal()
        stream.close()
    told_to = fetching.Line(stream) if stream is not None else fetching.Line(None)
    assert fetching.followed(io.BytesIO(OF_PIP.encode()), fetching.Progress(5), told_to) == OF_PIP


def test_a_command_is_followed_to_its_end(fetching, capsys):
    program = "import sys; print('Downloading numpy (15.8MiB)'); sys.exit('no more')"
    done, said = fetching.fetch([sys.executable, "-c", program], 7)
    assert not done
    assert said.splitlines() == ["Downloading numpy (15.8MiB)", "no more"]
    assert capsys.readouterr().err == "  downloading numpy, 15.8 MB (1 of 7)\n"
    assert fetching.fetch(["/no/such/program"], 1)[0] is False


def test_no_network_is_said_in_a_sentence(fetching):
    for said in (
        (
            "WARNING: Retrying ... NewConnectionError: Failed to establish a new connection: [Errno 101] Network is "
            "unreachable\nERROR: No matching"
        ),
        "Temporary failure in name resolution",
        (
            "error: Failed to fetch: `https://pypi.org/simple/appdirs/`\n"
            "  Caused by: dns error: failed to lookup address information"
        ),
    ):
        assert "needs the network once" in fetching.why_not(said)
    assert "disk is full" in fetching.why_not("OSError: [Errno 28] No space left on device")
    assert "module ssl" in fetching.why_not(
        "WARNING: pip is configured with locations that require TLS/SSL, however the ssl module in Python is not "
        "available."
    )
    assert fetching.why_not("noise\nERROR: No matching distribution for x\n").endswith(
        "ERROR: No matching distribution for x"
    )


@pytest.mark.parametrize("said", UNTRUSTED)
def test_a_certificate_that_is_not_trusted_is_said_with_what_to_do(fetching, said):
    sentence = fetching.why_not(said)
    assert "certificate" in sentence
    assert re.search(r"it says 20\d\d-\d\d-\d\d \d\d:\d\d", sentence)
    assert "PIP_CERT" in sentence
    assert "No matching" not in sentence


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl not installed")
def test_a_server_that_nobody_trusts_is_told_of_by_its_certificate(fetching, tmp_path):
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-keyout",
            key,
            "-out",
            certificate,
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
        ],
        capture_output=True,
        check=True,
    )
    with HTTPServer(("localhost", 0), SimpleHTTPRequestHandler) as server:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        index = ["--index-url", f"https://localhost:{server.server_port}/simple", "--isolated", "--retries", "1"]
        done, said = fetching.fetch(
            [sys._base_executable, "-m", "pip", "download", "-d", tmp_path, *index, "msgspec"], 1
        )
        server.shutdown()
    assert not done
    assert "certificate that the network shows is not trusted here" in fetching.why_not(said)
