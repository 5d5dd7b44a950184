"""Install libraries in an environment with pip or uv, show the progress, and say why it failed."""

import os
import re
import sys
import time

SIZE = 130
"""Megabytes of an environment to play in; 25 more if it needs a pip of its own."""
SIZES = {"play": SIZE, "test": 300, "build": 170}
PATIENCE = 0.5
"""Seconds after which a moving line is drawn again."""
LARGE = 1.0
"""Megabytes of the smallest library that gets a line of its own if lines cannot move."""

_UNITS = {"b": 1e-6, "k": 1e-3, "m": 1.0, "g": 1e3}
_FETCHED = re.compile(
    r"\s*(?:Downloading|Using cached|Processing) (?:\S*/)?([A-Za-z0-9_.-]+?)(?:-[0-9][^\s]*?\.(?:whl|tar\.gz))?(?: "
    r"\(([0-9.]+) ?([kKMG]?)i?[bB](?:ytes)?\))?$"
)
_SO_FAR = re.compile(r"Progress (\d+) of (\d+)")


class Progress:
    """Progress of an installation, read from the output of pip or uv."""

    def __init__(self, wanted):
        self.wanted = wanted
        self.begun = []
        self.size = self.done = None
        self.stage = "looking up the libraries"

    def hear(self, line):
        """Read a line of output; return whether it begins a new library or step."""
        so_far = _SO_FAR.match(line)
        if so_far:
            self.done, self.size = int(so_far.group(1)) / 1e6, int(so_far.group(2)) / 1e6
            return False
        if line.startswith(("Installing collected packages", "Prepared ")):
            number = len(self.begun) or self.wanted
            self.stage = "unpacking %d %s" % (number, "library" if number == 1 else "libraries")
            return True
        fetched = _FETCHED.match(line)
        if not fetched or ".metadata" in line:
            return False
        name = fetched.group(1).replace("_", "-")
        if name in self.begun:
            return False
        self.begun.append(name)
        self.done, self.size = None, None
        if fetched.group(2):
            self.size = float(fetched.group(2)) * _UNITS[(fetched.group(3) or "b").lower()]
        self.stage = "downloading " + name
        return True

    def text(self):
        """Return the progress as a line."""
        said = self.stage
        if said.startswith("downloading"):
            if self.size:
                so_far = "" if self.done is None else f"{self.done:.1f} of "
                said += f", {so_far}{self.size:.1f} MB"
            if len(self.begun) <= self.wanted:
                said += " (%d of %d)" % (len(self.begun), self.wanted)
        return said

    def is_large(self):
        """Return whether the present step is long enough for a line of its own if lines cannot move."""
        return not self.stage.startswith("downloading") or (self.size or 0) >= LARGE


class Line:
    """Output of the progress: one moving line on a terminal, otherwise a few lines."""

    def __init__(self, stream):
        self.stream = stream
        self.moves = stream is not None and hasattr(stream, "isatty") and stream.isatty()
        self.length = 0
        self.since = time.time()

    def tell(self, progress, is_new):
        """Show the progress."""
        if self.moves:
            self.write("\r", "  %s ... %d s" % (progress.text(), time.time() - self.since), "")
        elif is_new and progress.is_large():
            self.write("", "  " + progress.text(), "\n")

    def end(self):
        """Clear the line."""
        if self.moves:
            self.write("\r", "", "\r")

    def write(self, before, text, after):
        """Replace the text of the line."""
        if self.stream is None:
            return
        text = text[:78]
        try:
            self.stream.write(before + text + " " * (self.length - len(text)) + after)
            self.stream.flush()
        except (OSError, ValueError):  # nobody listens any more
            self.stream = None
        self.length = len(text) if before else 0


def fetch(command, wanted):
    """Run a command that installs `wanted` libraries; return whether it succeeded, and its output.

    The progress goes to standard error.
    """
    import subprocess

    pipe = subprocess.PIPE
    try:
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, env=at_once())
    except OSError as error:
        return False, str(error)
    process.stdin.close()
    try:
        said = followed(process.stdout, Progress(wanted), Line(sys.stderr))
    except BaseException:
        process.kill()
        raise
    finally:
        process.wait()
        process.stdout.close()
    return process.returncode == 0, said


def followed(output, progress, line):
    """Return all output of a program, and show its progress meanwhile; a moving line also shows the time."""
    import queue
    import threading

    heard = queue.Queue()

    def listen():
        for words in iter(output.readline, b""):
            heard.put(words)
        heard.put(None)

    listener = threading.Thread(target=listen)
    listener.daemon = True
    listener.start()
    said = []
    while True:
        try:
            words = heard.get(timeout=PATIENCE)
        except queue.Empty:
            line.tell(progress, False)
            continue
        if words is None:
            line.end()
            return "".join(said)
        said.append(words.decode("utf-8", "replace"))
        line.tell(progress, progress.hear(said[-1].rstrip()))


def bar_of(version):
    """Return the argument that makes pip of this version print its progress in bytes, if it can do so in lines."""
    return "raw" if version >= (24, 1) else "off"


def last_line(text):
    """Return the most useful line of a program's error output."""
    lines = [line.strip() for line in text.splitlines() if line.strip()] or ["no reason was given"]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines)[-1]


_CERTIFICATE = (
    "CERTIFICATE_VERIFY_FAILED",
    "certificate verify failed",
    "SSLCertVerificationError",
    "invalid peer certificate",
    "confirming the ssl certificate",
)
_NO_SSL = ("SSL module is not available", "the ssl module in Python is not available")
_NETWORK = (
    "name resolution", "new connection", "onnection refused", "timed out", "unreachable", "ProxyError", "getaddrinfo",
    "dns error", "error sending request", "Connection aborted", "Connection reset", "NameResolutionError",
)  # fmt: skip


def why_not(said):
    """Return the sentence for a failed installation."""
    if any(words in said for words in _NO_SSL):
        return (
            "Scopa cannot download its libraries because this Python was built without the module ssl. Use another "
            "Python, from your system's packages or www.python.org."
        )
    if any(words in said for words in _CERTIFICATE):
        return (
            "Scopa cannot download its libraries because this computer does not trust the network's certificate. If "
            "the clock of this computer is wrong (it says {}), set it. If a company or school checks what you "
            "download, ask them for their certificate file, set PIP_CERT (for uv SSL_CERT_FILE) to its path, and start "
            "again.".format(time.strftime("%Y-%m-%d %H:%M"))
        )
    if any(words in said for words in _NETWORK):
        return (
            "Scopa needs the network once, to download its libraries, and could not reach it. "
            "Connect (or set HTTPS_PROXY) and start again."
        )
    if "DO NOT MATCH THE HASHES" in said or "Hash mismatch" in said:
        return (
            "A downloaded library is not the one Scopa was tested with (its checksum differs), so it was not "
            "installed. Start again, on another network if possible. If it happens again, tell whoever gave you "
            "the game."
        )
    if "No space left" in said or "not enough space" in said or "os error 28" in said:
        return "Scopa needs about %d MB of disk space for its libraries, and the disk is full." % SIZE
    return "Scopa could not install its libraries: " + last_line(said)


def at_once():
    """Return environment variables with which a program does not buffer its output."""
    return dict(os.environ, PIP_USER="0", PYTHONIOENCODING="utf-8", PYTHONUNBUFFERED="1")
