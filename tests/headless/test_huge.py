"""Whatever is given and however much of it, a refusal is a short sentence, and the next line is served."""

import json

import pytest

from scopa_gui.headless.kinds import KINDS
from tests.headless.asking import ask_line, run_program
from tests.headless.test_program import GOOD, paths_in
from tests.headless.test_vectors import VECTORS, line_of

VIEW = {"first_table": ["2D", "3C", "4B", "RS"], "history": [], "hand": ["AD", "5C", "6B"], "me": 0}
REQUESTS = {vector["kind"]: json.loads(line_of(vector)) for vector in VECTORS} | {
    "presets": {"kind": "presets", "given": {}},
    "choose": {"kind": "choose", "preset": "scopa", "given": {**VIEW, "level": "rosa", "iterations": 1, "seed": 1}},
    "judge": {
        "kind": "judge",
        "preset": "scopa",
        "given": {**VIEW, "card": "AD", "taken": [], "iterations": 1, "seed": 1},
    },
    "selfplay": {
        "kind": "selfplay",
        "preset": "scopa",
        "given": {"levels": ["random", "random"], "smazzate": 1, "players": 2, "seed": 1},
    },
    "bench": {"kind": "bench", "given": {"seconds": 0.1}},
}
DEEP = "\udc00deep"
MOST = 2000


def things(size):
    """Things of this size of every kind."""
    return {
        "text": "x" * size,
        "surrogates": "\ud800" * (size // 6),
        "number": 10**4200,
        "fraction": 1.7976931348623157e308,
        "list": ["7D"] * (size // 6),
        "lists": [[["7D"]]] * (size // 10),
        "object": {"x" * size: 1},
        "nested": DEEP,
    }


def lines(size, *, everywhere):
    """Every request with something huge for one value or the name of one; in each list, for the first place."""
    for kind, request in REQUESTS.items():
        plain = {name: value for name, value in request.items() if name != "id"} | {"preset": request.get("preset")}
        for path in paths_in(plain):
            if not everywhere and any(isinstance(key, int) and key > 0 for key in path):
                continue
            for name, huge in things(size).items():
                yield f"{kind} {'.'.join(map(str, path))[:40]} {name}", spoilt(plain, path, huge)
        yield f"{kind} a name", json.dumps({**plain, "given": {**plain["given"], "y" * size: 1}})
        yield f"{kind} an option", json.dumps({**plain, "rules": {"y" * size: 1}})
        yield f"{kind} a field", json.dumps({**plain, "z" * size: 1})


def spoilt(plain, path, huge):
    changed = json.loads(json.dumps(plain))
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = huge
    return json.dumps(changed).replace(json.dumps(DEEP), "[" * 900 + "]" * 900)


def test_every_kind_is_tried():
    assert set(REQUESTS) == set(KINDS)


@pytest.mark.parametrize("size", [2 * MOST, pytest.param(300_000, marks=pytest.mark.slow)])
def test_no_refusal_repeats_at_length_what_was_given(size):
    tried = 0
    for name, line in lines(size, everywhere=size > 2 * MOST):
        answer = ask_line(line)
        if not answer["ok"]:
            tried += 1
            assert len(json.dumps(answer)) < MOST, name
            assert answer["error"].endswith("."), name
            assert "could not be answered" not in answer["error"], (name, answer)
    assert tried > 500


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 500_000,
        b'{"kind": ' + b'"k' * 400_000,
        b'{"kind": "' + b"k" * 900_000 + b'"}',
        b'{"id": ' + b"9" * 900_000 + b"}",
    ],
)
def test_the_line_after_a_huge_one_is_served(line):
    done = run_program(line + b"\n" + GOOD.encode())
    assert (done.returncode, done.stderr) == (0, b"")
    refused, served = done.stdout.splitlines()
    assert len(refused) < MOST
    assert json.loads(served)["ok"]


def test_an_argument_is_not_repeated_at_length():
    wrong = run_program("", "x" * 100_000)
    assert wrong.returncode == 2
    assert len(wrong.stderr) < MOST
