"""Ways to ask the headless program: in this process, or the real program with many lines at once."""

import json
import subprocess
import sys

from scopa_gui.headless.program import answer_line
from tests.conftest import PROJECT


def ask(kind, *, rules=None, preset=None, given=None, **fields):
    """The decoded answer of a request made of these parts."""
    request = {"kind": kind, "given": given or {}, **fields}
    if rules is not None:
        request["rules"] = rules
    if preset is not None:
        request["preset"] = preset
    return ask_line(json.dumps(request))


def ask_line(line):
    answer = answer_line(line if isinstance(line, bytes) else line.encode())
    assert b"\n" not in answer
    return json.loads(answer)


def answer_of(kind, **parts):
    """The answer of a request that must be answered."""
    answer = ask(kind, **parts)
    assert answer["ok"], answer
    return answer["answer"]


def refusal_of(kind, **parts):
    """The field and the sentence of a request that must be refused."""
    answer = ask(kind, **parts)
    assert not answer["ok"], answer
    assert set(answer) == {"id", "ok", "error", "field"}
    assert answer["error"].endswith((".", "."))
    assert "could not be answered" not in answer["error"], answer
    return answer["field"], answer["error"]


def run_program(text, *arguments, timeout=60):
    """The finished program after reading this input."""
    return subprocess.run(
        [sys.executable, "-m", "scopa_gui.headless", *arguments],
        cwd=PROJECT,
        check=False,
        timeout=timeout,
        input=text if isinstance(text, bytes) else text.encode(),
        capture_output=True,
    )
