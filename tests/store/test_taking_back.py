"""Moves taken back are gone at once, all or none; what they were stays known, and the match counts as helped."""

import signal
import sqlite3
from contextlib import closing

import pytest

from scopa_gui.store.archive import Archive
from tests.store.matches import begin, python


def test_moves_taken_back_are_gone_at_once_and_the_match_says_so(path, archive):
    match, other = begin(archive, "7D", "RS", "FC", "2C"), begin(archive, "AC", "AD")
    assert archive.take_back(match, 2, 20.0) is None
    with closing(Archive(path)) as again:
        stored = again.match(match)
        assert (stored.moves, stored.touched) == (["7D", "RS"], 20.0)
        assert stored.extra == {"assisted": True, "taken_back": [[2, "FC 2C"]]}
        assert again.match(other).moves == ["AC", "AD"]
        assert "assisted" not in again.match(other).extra


def test_after_taking_back_only_the_next_move_may_follow(path, archive):
    match = begin(archive, "7D", "RS", "FC")
    archive.take_back(match, 1, 20.0)
    with pytest.raises(ValueError, match="move 1 is the next"):
        archive.append_move(match, 3, "2C", 21.0)
    with closing(sqlite3.connect(path)) as raw, pytest.raises(sqlite3.IntegrityError):
        raw.execute("insert into move values (?, 3, '2C')", (match,))
    assert archive.append_move(match, 1, "2C", 21.0) is None
    assert archive.take_back(match, 0, 22.0) is None
    stored = archive.match(match)
    assert stored.moves == []
    assert stored.extra["taken_back"] == [[1, "RS FC"], [0, "7D 2C"]]


def test_verdicts_on_moves_taken_back_go_with_them(archive):
    match = begin(archive, "7D", "RS", "FC")
    archive.training.keep_verdicts(match, {0: {"grade": 1}, 2: {"grade": 4}})
    archive.take_back(match, 2, 20.0)
    assert archive.training.verdicts(match) == {0: {"grade": 1}}


def test_only_what_is_there_and_held_can_be_taken_back(archive):
    match = begin(archive, "7D")
    for number in (1, -1):
        with pytest.raises(ValueError, match="no move"):
            archive.take_back(match, number, 2.0)
    archive.finish(match, {"winner": 0}, 3.0)
    with pytest.raises(ValueError, match="neither started nor claimed"):
        archive.take_back(match, 0, 4.0)
    assert archive.match(match).moves == ["7D"]


def test_a_killed_program_has_taken_back_all_or_nothing(path):
    program = f"""
        from pathlib import Path
        from scopa_gui.store.archive import Archive
        archive = Archive(Path({str(path)!r}))
        match, _ = archive.start_match({{}}, "s", ["human", "rosa"], 1.0)
        print(match, flush=True)
        while True:
            for number in range(6):
                archive.append_move(match, number, f"{{number}}X", 1.0)
            archive.take_back(match, 0, 2.0)
            print("round", flush=True)
    """
    with python(program) as process:
        match = int(process.stdout.readline())
        for _ in range(10):
            process.stdout.readline()
        process.send_signal(signal.SIGKILL)
    with closing(Archive(path)) as again:
        stored = again.match(match)
        assert stored.moves == [f"{number}X" for number in range(len(stored.moves))]
        assert len(stored.extra["taken_back"]) >= 9
        assert all(taken == [0, "0X 1X 2X 3X 4X 5X"] for taken in stored.extra["taken_back"])
        claimed = again.claim(match)
        assert again.append_move(match, len(claimed.moves), "7D", 9.0) is None
