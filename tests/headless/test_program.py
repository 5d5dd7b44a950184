"""The program itself: it answers each line at once, whatever the line, and ends quietly."""

import contextlib
import json
import os
import signal
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.headless.kinds import KINDS
from tests.conftest import PROJECT
from tests.headless.asking import ask, ask_line, run_program
from tests.headless.test_vectors import VECTORS, line_of
from tests.tiers import examples

GOOD = '{"id": 1, "kind": "captures", "given": {"table": ["3D", "4C"], "played": "7D"}}'
COMMAND = [sys.executable, "-m", "scopa_gui.headless"]


def started(**how):
    """The engine; it is not deaf to Ctrl+C though these tests may be, as in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return opened(**how)
    finally:
        signal.signal(signal.SIGINT, before)


def opened(**how):
    return subprocess.Popen(
        COMMAND, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **how
    )


BAD_LINES = [
    b"",
    b"   ",
    b"nonsense",
    b"{",
    b"[1, 2]",
    b'"text"',
    b"null",
    b"7",
    b'{"kind": NaN}',
    b'{"id": 1e999}',
    b'{"kind": Infinity}',
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b"\xff\xfe",
    b'{"kind": "\xc3("}',
    b"\x00",
    b"9" * 5000,
    b"{'kind': 'captures'}",
    b'{"kind": "captures"',
    b'{"kind": 1}',
    b'{"kind": null}',
    b"{}",
    b'{"kind": "\\ud800"}',
    b'{"kind": "captures", "given": 3}',
    b'{"kind": "captures", "given": []}',
    b'{"kind": "captures", "rules": []}',
    b'{"kind": "captures", "rules": {"\\ud800": 1}}',
    b'{"kind": "captures", "preset": 3}',
    b'{"kind": "captures", "preset": "\\udfff"}',
    b'{"kind": "captures", "given": {"table": {}}}',
    b'{"kind": "presets", "surprise": 1}',
    b'{"kind": ["captures"]}',
]


def test_every_bad_line_is_answered_with_one_sentence_and_the_next_line_is_served():
    text = b"".join(bad + b"\n" + GOOD.encode() + b"\n" for bad in BAD_LINES)
    done = run_program(text)
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == 2 * len(BAD_LINES)
    for number, bad in enumerate(BAD_LINES):
        refused, served = answers[2 * number : 2 * number + 2]
        assert refused["ok"] is False, bad[:50]
        assert set(refused) == {"id", "ok", "error", "field"}
        assert refused["error"].endswith(".")
        assert "could not be answered" not in refused["error"]
        assert served == {"id": 1, "ok": True, "answer": {"options": [["3D", "4C"]], "count": 1}}


def test_a_line_too_long_is_refused_whole_and_one_as_long_as_allowed_is_served():
    longest = GOOD.replace('"id": 1', '"id": ' + " " * ((1 << 20) - len(GOOD)) + "1")
    assert len(longest) == 1 << 20
    done = run_program("\n".join([longest, longest.replace("  ", "   ", 1), "x" * 5_000_000, GOOD]))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert "1 MiB" in answers[1]["error"]
    assert "1 MiB" in answers[2]["error"]


@pytest.mark.parametrize(
    "request_id", [None, 0, -1, 1.5, "x", "\ud800", "é\u2028", [1, [2]], {"a": {"b": None}}, True, 10**30]
)
def test_the_id_comes_back_whatever_it_is(request_id):
    assert ask_line(json.dumps({"id": request_id, "kind": "nonsense"}))["id"] == request_id
    assert ask("presets", id=request_id)["id"] == request_id


@pytest.mark.parametrize(
    ("request_id", "told"),
    [
        ("x" * 999, "x" * 60 + "..."),
        ("é" * 400, "é" * 60 + "..."),
        (["x" * 999], None),
        ({"a": "x" * 999}, None),
        ([[]] * 400, None),
        (10**1000, None),
    ],
)
def test_an_id_that_is_too_long_is_refused_and_cut(request_id, told):
    answer = ask("presets", id=request_id)
    assert (answer["ok"], answer["field"], answer["id"]) == (False, "id", told)


def test_an_id_as_long_as_allowed_comes_back_whole():
    assert ask("presets", id="x" * 998)["id"] == "x" * 998


def test_an_answer_comes_before_the_next_line_is_asked():
    program = started()
    for _ in range(3):
        program.stdin.write(GOOD.encode() + b"\n")
        program.stdin.flush()
        assert json.loads(program.stdout.readline())["ok"]
    out, err = program.communicate(timeout=10)
    assert (program.returncode, out, err) == (0, b"", b"")


def test_a_last_line_without_its_end_is_served():
    assert json.loads(run_program(GOOD).stdout)["ok"]
    assert run_program("").stdout == b""


def test_when_nobody_listens_it_ends_quietly():
    program = started(bufsize=0)
    program.stdout.close()
    with contextlib.suppress(BrokenPipeError):
        for _ in range(20_000):
            program.stdin.write(GOOD.encode() + b"\n")
    program.stdin.close()
    assert program.wait(timeout=20) == 0
    assert program.stderr.read() == b""
    program.stderr.close()


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_ends_it_quietly():
    program = started()
    program.stdin.write(GOOD.encode() + b"\n")
    program.stdin.flush()
    program.stdout.readline()
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=10)
    assert (program.returncode, out, err) == (130, b"", b"")


def test_arguments_are_explained():
    assert b"scopa-engine" in run_program("", "--help").stdout
    assert run_program("", "--version").stdout.startswith(b"scopa-engine ")
    wrong = run_program("", "--wrong")
    assert (wrong.returncode, wrong.stdout) == (2, b"")
    assert b"--help" in wrong.stderr


def test_it_imports_neither_the_window_nor_the_players_before_they_are_asked_for():
    code = (
        "import sys; from scopa_gui.headless.program import answer_line; "
        f"answer_line({GOOD.encode()!r}); print(*sys.modules)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=True
    ).stdout.split()
    assert not [
        name for name in loaded if name.startswith(("pygame", "PIL", "scopa_gui.ui", "scopa_gui.ai", "scopa_gui.art"))
    ]


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 50)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=4)
    | st.sampled_from(["7D", "AD", "@self", "RS", "plan", "leftovers", "scopa"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                ["table", "played", "taken", "sub", "hands", "piles", "scope", "rules", "kind", "given", "x"]
            ),
            inner,
            max_size=3,
        )
    ),
    max_leaves=8,
)


@given(
    st.dictionaries(st.sampled_from(["kind", "rules", "preset", "given", "id"]), json_values, max_size=5),
    st.sampled_from(KINDS),
)
@settings(max_examples=examples(300))
def test_any_json_is_answered(plain, kind):
    if kind not in ("bench", "selfplay"):
        plain = {**plain, "kind": plain.get("kind", kind)}
    answer = ask_line(json.dumps(plain))
    assert answer["id"] == plain.get("id")
    assert answer["ok"] or "could not be answered" not in answer["error"], answer


def paths_in(plain, path=()):
    """The place of every value inside a request."""
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from paths_in(value, (*path, key))


@pytest.mark.whole
@given(st.sampled_from(VECTORS), st.data())
@settings(max_examples=examples(400))
def test_a_case_with_one_value_spoilt_is_answered(vector, data):
    request = json.loads(line_of(vector))
    places = [path for path in paths_in(request) if path[0] in ("rules", "given")]
    path = data.draw(st.sampled_from(places))
    spoilt = data.draw(json_values)
    inner = request
    for key in path[:-1]:
        inner = inner[key]
    if data.draw(st.booleans()) and isinstance(inner, dict):
        del inner[path[-1]]
    else:
        inner[path[-1]] = spoilt
    answer = ask_line(json.dumps(request))
    assert answer["id"] == vector["id"]
    if not answer["ok"]:
        assert answer["error"].endswith(".")
        assert "could not be answered" not in answer["error"], (request, answer)
        assert answer["field"].split(".")[0].split("[")[0] in ("rules", "given")
