"""Every case of tests/vectors through the program: in this process, and all of them as lines for one real program."""

import json

import pytest

from tests.conftest import PROJECT
from tests.headless.asking import ask_line, run_program

NAMES = ("vectors", "random_vectors", "random_traces")
VECTORS = [
    vector
    for name in NAMES
    for vector in json.loads((PROJECT / "tests" / "vectors" / f"{name}.json").read_text(encoding="utf-8"))["vectors"]
]
ALL_KEYS = {
    "captures": {"options", "count"},
    "legal": {"legal"},
    "match": {"winner", "play_on"},
    "trace": {"scopa_flags", "points", "piles", "scope", "last_capturer", "leftover", "winners", "extra", "cappotto"},
}


def line_of(vector):
    return json.dumps({"id": vector["id"], "kind": vector["kind"], "rules": vector["rules"], "given": vector["given"]})


def expected_of(vector):
    return vector["expect_seeds"] if vector.get("use") == "wrong" else vector["expect"]


def as_sets(options):
    return {frozenset(option) for option in options}


def check(vector, answer):
    assert answer["id"] == vector["id"]
    assert answer["ok"], answer
    found = answer["answer"]
    for key, expected in expected_of(vector).items():
        if key == "contains":
            assert as_sets(expected) <= as_sets(found["options"])
        elif key == "excludes":
            assert not as_sets(expected) & as_sets(found["options"])
        elif key == "options":
            assert as_sets(found[key]) == as_sets(expected)
            assert len(found[key]) == len(expected) == found["count"]
            assert found[key] == sorted(found[key])
        elif key == "gains":
            assert [set(gain) for gain in found[key]] == [set(gain) for gain in expected]
        elif key in ("winners", "extra", "winner_by_mode"):
            assert {name: found[key][name] for name in expected} == expected
        else:
            assert found[key] == expected, key
    assert ALL_KEYS.get(vector["kind"], set()) <= set(found)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_in_this_process(vector):
    check(vector, ask_line(line_of(vector)))


def test_through_the_real_program_all_lines_at_once():
    done = run_program("\n".join(map(line_of, VECTORS)))
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(VECTORS)
    for vector, answer in zip(VECTORS, answers, strict=True):
        check(vector, answer)


def test_nothing_was_left_out():
    assert len(VECTORS) > 900
    assert {vector["kind"] for vector in VECTORS} == {
        "captures",
        "legal",
        "sweep",
        "primiera",
        "score",
        "match",
        "deal",
        "trace",
        "variant",
    }


def test_random_options_come_in_the_same_order_as_they_are_written():
    for vector in VECTORS:
        if vector["id"].startswith("ra-"):
            assert ask_line(line_of(vector))["answer"]["options"] == vector["expect"]["options"]
