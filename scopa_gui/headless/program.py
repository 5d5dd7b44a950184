"""Main loop of the headless program: it reads a JSON request from each line of standard input and writes the answer.

No input ends it: if a line cannot be answered, the answer is an error with a sentence that says why.
"""

import json
import math
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO, NoReturn

from scopa_gui import __version__
from scopa_gui.complaint import complain, named, put_aside, short, tell
from scopa_gui.headless.given import Refused, shown
from scopa_gui.headless.kinds import KINDS, answerer_of
from scopa_gui.headless.request import request_of

LONGEST = 1 << 20
"""Most bytes of a line."""
LONGEST_ID = 1000
"""Most characters of an id as JSON; the answer repeats all of them."""
_CUT = 60
"""Characters of a longer id in the answer."""
_CHUNK = 1 << 16


def main(arguments: Sequence[str] | None = None) -> int:
    """Answer the requests on standard input until it ends; return the exit status."""
    words = sys.argv[1:] if arguments is None else arguments
    if words:
        return _explain(words)
    if sys.stdin is None or sys.stdout is None:
        complain("scopa-engine reads from standard input and answers on standard output, but one of them is closed.")
        return 1
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        put_aside(sys.stdout)  # nobody reads the answers any more
    except OSError as error:
        put_aside(sys.stdout)
        complain(f"scopa-engine stops because it can no longer read or write: {error.strerror}.")
        return 1
    return 0


def serve(lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line before the next one is read."""
    most = LONGEST + len(b"\r\n")
    while line := lines.readline(most):
        if len(line) == most and not line.endswith(b"\n"):
            while (rest := lines.readline(_CHUNK)) and not rest.endswith(b"\n"):
                pass
        answers.write(answer_line(line.rstrip(b"\r\n")) + b"\n")
        answers.flush()


def answer_line(line: bytes) -> bytes:
    """Return the answer to a line; both are without line ends."""
    plain: Any = None
    try:
        plain = _decode(line)
        _demand_short(plain.get("id"))
        request = request_of(plain)
        answer = {"ok": True, "answer": answerer_of(request.kind)(request)}
    except Refused as refused:
        answer = {"ok": False, "error": str(refused), "field": refused.field}
    except ImportError as missing:
        answer = {
            "ok": False,
            "error": f"This needs {named(missing)}, which is not installed here or does not work.",
            "field": "",
        }
    except Exception as surprise:  # noqa: BLE001 - no input may end the program
        answer = {"ok": False, "error": f"This request could not be answered ({type(surprise).__name__}).", "field": ""}
    request_id = _cut(plain.get("id")) if isinstance(plain, dict) else None
    return json.dumps({"id": request_id, **answer}, separators=(", ", ": ")).encode("ascii")


def _decode(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST:
        raise Refused("A line must be at most 1 MiB long.", "")
    try:
        plain = json.loads(line.decode("utf-8-sig"), parse_constant=_no_constant, parse_float=_finite)
    except UnicodeDecodeError:
        raise Refused("This line is not UTF-8 text.", "") from None
    except RecursionError:
        raise Refused("This line is nested too deeply.", "") from None
    except ValueError as wrong:
        raise Refused(f"This line is not JSON: {wrong}.", "") from None
    if not isinstance(plain, dict):
        raise Refused(f"A request is a JSON object, not {shown(plain)}.", "")
    return plain


def _demand_short(request_id: object) -> None:
    """Raise Refused if an id is too long."""
    try:
        is_long = len(json.dumps(request_id)) > LONGEST_ID
    except RecursionError:
        is_long = True
    if is_long:
        raise Refused(f"An id must be at most {LONGEST_ID} characters long as JSON.", "id")


def _cut(request_id: object) -> object:
    """Return an id as it is in the answer: complete, or cut if it is too long."""
    try:
        _demand_short(request_id)
    except Refused:
        return request_id[:_CUT] + "..." if isinstance(request_id, str) else None
    return request_id


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:20]} is too large")
    return number


def _explain(words: Sequence[str]) -> int:
    if words[0] in ("-h", "--help"):
        return tell(_usage())
    if words[0] == "--version":
        return tell(f"scopa-engine {__version__}")
    complain(f"scopa-engine takes only the arguments --help and --version, not {short(words[0])}.")
    return 2


def _usage() -> str:
    from scopa_gui.ai.levels import LEVELS
    from scopa_gui.ai.reference.reference_players import REFERENCES

    search = ", ".join(key for key, level in LEVELS.items() if level.is_search)
    return f"""Usage: scopa-engine [--help | --version]

Reads one JSON object per line from standard input and answers each with one line on standard output.
Kinds of request: {", ".join(KINDS)}.
Example: {{"kind": "captures", "given": {{"table": ["3D", "4C"], "played": "7D"}}}}

Levels for choose and selfplay, from the weakest: {", ".join(LEVELS)}.
Reference players to compare them with: {", ".join(REFERENCES)}.
"seconds" or "iterations" limits each move of the players that search ({search}); without either
they take their own time. The others answer at once.
Example: {{"kind": "selfplay", "preset": "scopone", "given": \
{{"levels": ["maestro", "greedy"], "smazzate": 10, "players": 4, "seconds": 0.2}}}}"""
