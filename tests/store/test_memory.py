"""Answers to questions of memory: every one is kept, whatever happens to the file, and they are counted rightly."""

import errno
import io
import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
from scopa_gui.store.recollections import AGES, Recollections, Result, Share, age_of, share_of, shares, trend_of
from tests.conftest import PROJECT
from tests.store.odd_files import KINDS, make_odd


@pytest.fixture
def file(tmp_path):
    return tmp_path / "data" / "memory.jsonl"


def result(right=True, **facts):
    return Result(
        **{"at": 5.0, "where": "drill", "kind": "out", "right": right, "age": 3, "rank": 7, "level": 4, **facts}
    )


def test_at_first_there_is_nothing(file):
    kept = Recollections(file)
    assert kept.results() == []
    assert not file.exists()


def test_what_was_added_is_there_at_the_next_start(file):
    one, two = result(), result(right=False, where="table", rank=None, level=0, age=0)
    kept = Recollections(file)
    assert kept.add(one) is None
    assert kept.add(two) is None
    assert Recollections(file).results() == kept.results() == [one, two]


def test_the_folders_of_the_file_are_made_with_the_first_answer(tmp_path):
    deep = tmp_path / "home" / "data" / "memory.jsonl"
    assert Recollections(deep).add(result()) is None
    assert Recollections(deep).results() == [result()]


def test_an_answer_is_in_the_file_when_the_file_is_brought_to_the_disk(file, monkeypatch):
    sizes, to_the_disk = [], os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: sizes.append(file.stat().st_size) or to_the_disk(handle))
    kept = Recollections(file)
    for number in (1, 2):
        kept.add(result())
        assert (len(sizes), sizes[-1]) == (number, file.stat().st_size)


@pytest.mark.parametrize(
    "torn", [b'{"at":5.0,"where":"dr', b"\xff\xfe\x00", b'{"at":"x"}', b"[" * 50_000, b'{"where":"moon"}']
)
def test_a_line_that_cannot_be_read_costs_no_other(file, torn):
    kept = Recollections(file)
    kept.add(result())
    with file.open("ab") as end:
        end.write(torn)
    kept.add(result(right=False))
    assert Recollections(file).results() == [result(), result(right=False)]
    assert torn in file.read_bytes()


def test_a_newer_version_may_know_more_of_an_answer(file):
    file.parent.mkdir()
    plain = {"at": 1, "where": "table", "kind": "of_tomorrow", "right": True, "age": 2, "mood": "good"}
    file.write_text(json.dumps(plain) + "\n")
    assert Recollections(file).results() == [
        result(at=1.0, where="table", kind="of_tomorrow", age=2, rank=None, level=0)
    ]


def test_what_the_disk_refuses_waits_and_is_written_with_the_next(file):
    file.parent.write_text("a file where the folder should be")
    kept = Recollections(file)
    notice = kept.add(result())
    assert notice.key is NoticeKey.PRACTICE_NOT_SAVED
    assert notice.arguments["reason"] in (FileTrouble.OTHER, FileTrouble.NOT_ALLOWED)
    assert kept.results() == [result()]
    file.parent.unlink()
    assert kept.add(result(right=False)) is None
    assert Recollections(file).results() == [result(), result(right=False)]


def test_a_full_disk_is_a_notice_and_costs_no_older_answer(file):
    """A real refusal of the system, in a process that may write only a few bytes more."""
    Recollections(file).add(result())
    before = file.read_bytes()
    program = textwrap.dedent(f"""
        import resource, sys
        from pathlib import Path
        from scopa_gui.store.recollections import Recollections, Result
        from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
        resource.setrlimit(resource.RLIMIT_FSIZE, ({len(before) + 10}, resource.RLIM_INFINITY))
        kept = Recollections(Path({str(file)!r}))
        notice = kept.add(Result(at=1.0, where="table", kind="out", right=True, age=1))
        sys.exit(0 if notice and notice.arguments["reason"] is FileTrouble.FULL and len(kept.results()) == 2 else 1)
    """)
    assert subprocess.run([sys.executable, "-c", program], cwd=PROJECT, check=False).returncode == 0
    assert file.read_bytes() == before
    assert Recollections(file).results() == [result()]
    assert Recollections(file).add(result(right=False)) is None
    assert Recollections(file).results() == [result(), result(right=False)]


class Full(io.FileIO):
    """A file on a disk that has room for ten bytes more."""

    room = 10

    def write(self, data):
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = super().write(data[: self.room])
        self.room -= written
        return written


def test_what_came_to_a_full_disk_of_an_answer_is_taken_away_again(file, monkeypatch):
    kept = Recollections(file)
    kept.add(result())
    before = file.read_bytes()
    with monkeypatch.context() as full:
        full.setattr(Path, "open", lambda path, mode, **_: Full(path, mode))
        assert kept.add(result(right=False)).arguments["reason"] is FileTrouble.FULL
        assert file.read_bytes() == before
    assert kept.add(result(age=9)) is None
    assert Recollections(file).results() == [result(), result(right=False), result(age=9)]


def test_kill_at_any_moment_keeps_every_answer_that_was_told(file):
    program = textwrap.dedent(f"""
        from pathlib import Path
        from scopa_gui.store.recollections import Recollections, Result
        kept = Recollections(Path({str(file)!r}))
        number = 0
        while True:
            told = kept.add(Result(at=float(number), where="drill", kind="taker", right=True, age=number, level=3))
            assert told is None
            print(number, flush=True)
            number += 1
    """)
    for moment in (0.01, 0.05, 0.1):
        file.unlink(missing_ok=True)
        with subprocess.Popen(
            [sys.executable, "-c", program], cwd=PROJECT, stdout=subprocess.PIPE, text=True
        ) as keeper:
            keeper.stdout.readline()
            with pytest.raises(subprocess.TimeoutExpired):
                keeper.wait(moment)
            keeper.kill()
            told = 1 + len([line for line in keeper.stdout.read().splitlines() if line])
        ages = [one.age for one in Recollections(file).results()]
        assert ages == list(range(len(ages)))
        assert len(ages) >= told - 1


def test_ages_are_told_apart_without_a_gap():
    assert [age_of(result(age=age)) for age in (0, 2, 3, 6, 7, 12, 13, 20, 21, 40)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert [first for first, _last in AGES[1:]] == [last + 1 for _first, last in AGES[:-1]]


def test_shares_by_rank_leave_out_what_has_none():
    results = [result(rank=7), result(rank=7, right=False), result(rank=None), result(rank=2)]
    assert shares(results, lambda one: one.rank) == {7: Share(1, 2), 2: Share(1, 1)}
    assert share_of(results) == Share(3, 4)
    assert share_of(results).part == 0.75
    assert share_of([]).part == 0.0


@given(st.lists(st.booleans(), max_size=60))
def test_the_trend_counts_the_last_answers_by_dozens(answers):
    results = [result(right=right) for right in answers]
    trend = trend_of(results)
    assert len(trend) == len(answers) // 12
    assert all(share.answers == 12 for share in trend)
    counted = answers[len(answers) % 12 :]
    assert [share.right for share in trend] == [sum(counted[at : at + 12]) for at in range(0, len(counted), 12)]


@pytest.mark.parametrize(("answers", "points"), [(11, 0), (12, 1), (13, 1), (23, 1), (24, 2), (300, 20)])
def test_the_trend_has_a_point_for_every_whole_dozen_and_twenty_at_most(answers, points):
    results = [result(right=number >= answers - 12) for number in range(answers)]
    assert trend_of(results) == [Share(0, 12)] * (points - 1) + [Share(12, 12)] * (points > 0)


def test_lines_that_cannot_be_read_are_told_of_once_for_ever(file):
    kept = Recollections(file)
    kept.add(result())
    with file.open("ab") as end:
        end.write(b'{"at":1e99}\n\xff\n')
    again = Recollections(file)
    assert again.news() is None, "nothing has been read yet"
    assert again.results() == [result()]
    assert again.news() == Notice(NoticeKey.ANSWERS_DAMAGED, {"count": 2})
    assert again.news() is None
    later = Recollections(file)
    assert later.results() == [result()]
    assert later.news() is None
    with file.open("ab") as end:
        end.write(b"{\n")
    assert later.results() == [result()]
    assert later.news() == Notice(NoticeKey.ANSWERS_DAMAGED, {"count": 1})
    assert b'{"at":1e99}\n\xff\n' in file.read_bytes(), "they stay in the file"


def test_where_it_cannot_be_kept_that_lines_were_told_of_they_are_told_of_again_at_the_next_start(file, monkeypatch):
    def refuse(path, *_, **__):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    file.parent.mkdir()
    file.write_bytes(b"{\n")
    told = Notice(NoticeKey.ANSWERS_DAMAGED, {"count": 1})
    with monkeypatch.context() as read_only:
        read_only.setattr(Path, "mkdir", refuse)
        kept = Recollections(file)
        assert kept.results() == []
        assert kept.news() == told
        assert kept.news() is None
    again = Recollections(file)
    assert again.results() == []
    assert again.news() == told


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files of this system")
def test_a_pipe_in_the_place_of_the_answers_is_not_waited_for(file):
    file.parent.mkdir()
    os.mkfifo(file)
    kept = Recollections(file)
    assert kept.results() == []
    assert kept.add(result()).arguments["reason"] is FileTrouble.NO_FILE
    assert kept.results() == [result()]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_said_once(tmp_path, kind):
    found = Recollections(make_odd(tmp_path / "memory.jsonl", kind))
    assert found.results() == []
    notice = found.news()
    assert notice.key is NoticeKey.ANSWERS_UNREADABLE
    assert notice.arguments["reason"] is FileTrouble.NO_FILE
    assert (found.results(), found.news()) == ([], None)
