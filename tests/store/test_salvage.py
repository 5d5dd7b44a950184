"""From a damaged archive all matches still readable are carried over, whole and as they were; the file stays."""

import random
import shutil
import sqlite3
import time
from contextlib import closing

import pytest

from scopa_gui.store import salvage, schema
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import NoticeKey
from scopa_gui.store.practice import Attempt, Exercise
from scopa_gui.ui.words.notice_words import sentence_of
from tests.store.matches import SEATS, alone, begin, over

PAGE = 4096
MOVES = ["7D=4C+3B", "RS", "AD"]


def filled(path, matches=30):
    """An archive of many pages: matches over and waiting, exercises, answers, verdicts. Its contents and its bytes."""
    archive = Archive(path)
    archive._database.execute("pragma synchronous = off")
    for number in range(matches):
        match = begin(archive, *MOVES * (8 + number), now=float(number))
        archive.training.keep_verdicts(match, {1: {"lost": number, "why": "x" * 300}})
        if number % 2:
            archive.finish(match, {"winner": 0, "totals": [11, 5]}, 100.0 + number)
        exercise = Exercise(f"puzzle/{number}", "puzzle", "scopa", 2, {"n": "y" * 200}, made=1.0)
        archive.training.add(exercise)
        archive.training.answer(exercise, Attempt(f"puzzle/{number}", 3.0, right=True, seconds=2.0, moves=("7D",)))
    found = held(archive)
    archive.close()
    return found, path.read_bytes()


def held(archive):
    """All that there is to read of matches."""
    matches = {
        match.id: match for match in (*archive.unfinished(1000), *(archive.match(ended.id) for ended in over(archive)))
    }
    assert archive.news() == []
    return matches


def damaged(path, broken):
    """What is read from an archive of these bytes, after what was told."""
    path.write_bytes(broken)
    alone(path)
    archive = Archive(path)
    told, matches = archive.notice, held(archive)
    counts = [
        archive._database.execute(f"select count(*) from {table}").fetchone()[0]
        for table in ("exercise", "attempt", "verdict")
    ]
    archive.close()
    return told, matches, counts


def with_page(whole, page, content):
    return whole[: page * PAGE] + content + whole[(page + 1) * PAGE :]


def test_whatever_page_is_gone_all_else_is_there_whole(path):
    found, whole = filled(path)
    pages = len(whole) // PAGE
    assert pages > 20
    kept = []
    for page in random.Random(1).sample(range(1, pages), 5):
        told, matches, counts = damaged(path, with_page(whole, page, random.Random(page).randbytes(PAGE)))
        for number, match in matches.items():
            assert match == found[number]
        if told is not None:
            assert told.key is NoticeKey.ARCHIVE_SALVAGED
            assert told.arguments["count"] == len(matches)
            assert str(len(matches)) in sentence_of(told)
        kept.append((len(matches), *counts))
        path.unlink()
    assert sorted(matches for matches, *_ in kept)[len(kept) // 2] >= 20, kept
    assert all(sum(one) > 45 for one in kept), kept


@pytest.mark.parametrize("header", [b"SQLite formut 3\0", bytes(100), b"\xff" * 100], ids=["name", "zeros", "ones"])
def test_a_header_that_is_damaged_is_mended_in_a_copy_and_everything_is_there(path, header):
    found, whole = filled(path, 10)
    broken = header + whole[len(header) :]
    told, matches, counts = damaged(path, broken)
    assert told.key is NoticeKey.ARCHIVE_SALVAGED
    assert matches == found
    assert counts == [10, 10, 10]
    (aside,) = path.parent.glob("matches.broken-*.sqlite")
    assert aside.read_bytes() == broken


def test_half_a_file_gives_what_is_in_that_half(path):
    found, whole = filled(path)
    told, matches, _counts = damaged(path, whole[: len(whole) // 2])
    assert all(match == found[number] for number, match in matches.items())
    assert told.key is (NoticeKey.ARCHIVE_SALVAGED if matches else NoticeKey.ARCHIVE_BROKEN)


def test_a_match_without_one_of_its_moves_stays_behind(path):
    found, _whole = filled(path, 4)
    lost = max(found)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("delete from move where match = ? and number = 5", (lost,))
    broken = b"X" + path.read_bytes()[1:]
    _told, matches, _counts = damaged(path, broken)
    assert matches == {number: match for number, match in found.items() if number != lost}


def test_what_is_carried_over_can_be_gone_on_with_and_is_there_at_the_next_start(path):
    found, whole = filled(path, 4)
    waiting = next(match for match in found.values() if match.outcome is None)
    damaged(path, b"X" + whole[1:])
    archive = Archive(path)
    assert archive.notice is None
    assert archive.claim(waiting.id) == waiting
    assert archive.append_move(waiting.id, len(waiting.moves), "2C", 5.0) is None
    archive.close()
    archive = Archive(path)
    assert archive.match(waiting.id).moves == [*waiting.moves, "2C"]
    assert len(held(archive)) == 4
    archive.close()


@pytest.mark.parametrize(("version", "name"), [(0, "maestro"), (1, "don_ciro"), (schema.SEVEN_LEVELS, "maestro")])
def test_only_an_archive_of_before_the_seven_people_gets_their_names(path, version, name):
    """Later versions have a Maestro of their own; one that is unknown keeps its names."""
    archive = Archive(path)
    match, _ = archive.start_match({}, "seed", [SEATS[0], "maestro"], 1.0, {"level": "maestro"})
    archive.append_move(match, 0, "7D", 2.0)
    archive._database.execute(f"pragma user_version = {version}")
    archive.close()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.bring_up_to_date(fresh)
        assert salvage.salvage(path, fresh).count == 1
        assert fresh.execute("select seats, extra from match").fetchall() == [
            (f'["human", "{name}"]', f'{{"level": "{name}"}}')
        ]


def test_where_the_disk_is_full_nothing_is_carried_over_by_halves(path):
    _found, whole = filled(path, 10)
    path.write_bytes(whole)
    alone(path)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.bring_up_to_date(fresh)
        fresh.execute("pragma max_page_count = 10")
        assert salvage.salvage(path, fresh).count == 0
        assert fresh.execute("select count(*) from match").fetchone() == (0,)


def carried(path):
    """How many matches come over from a file, and their moves."""
    alone(path)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.bring_up_to_date(fresh)
        count = salvage.salvage(path, fresh).count
        return count, [text for (text,) in fresh.execute("select text from move order by match, number")]


LONG = "with recursive one (n) as (select 1 union all select n + 1 from one where n < 50000) select max(n) from one"


def test_a_start_does_not_wait_for_ever(path):
    with closing(Archive(path)) as archive:
        begin(archive, "7D")
    with closing(salvage._open_copy(path, time.monotonic() + 60)) as source:
        assert source.execute(LONG).fetchone() == (50_000,)
    with (
        closing(salvage._open_copy(path, time.monotonic() - 1)) as source,
        pytest.raises(sqlite3.OperationalError, match="interrupted"),
    ):
        source.execute(LONG).fetchone()


def test_moves_of_a_match_that_is_gone_are_none(path):
    with closing(Archive(path)) as archive:
        begin(archive, "7D")
        lost = begin(archive, "RS")
        archive._database.execute("pragma foreign_keys = off")
        archive._database.execute("delete from match where id = ?", (lost,))
    assert carried(path) == (1, ["7D"])


def test_moves_that_stand_only_in_the_log_beside_the_file_are_carried_over(path, tmp_path):
    """As after a crash: SQLite writes there first."""
    with closing(Archive(path)) as archive:
        begin(archive, "7D", "RS")
        for ending in ("", "-wal"):
            shutil.copy(f"{path}{ending}", tmp_path / f"crashed{ending}")
    assert carried(tmp_path / "crashed") == (1, ["7D", "RS"])


def test_what_was_half_written_when_the_power_went_is_as_it_was_before(path, tmp_path):
    with closing(Archive(path)) as archive:
        match = begin(archive, "7D", "RS")
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in ("journal_mode = delete", "cache_size = 1", "synchronous = off"):
            database.execute(f"pragma {statement}")
        database.execute("begin")
        database.execute("update move set text = 'FC'")
        database.executemany("insert into move values (?, ?, ?)", [(match, n, "x" * 3000) for n in range(2, 99)])
        for ending in ("", "-journal"):
            shutil.copy(f"{path}{ending}", tmp_path / f"crashed{ending}")
    assert b"FC" in (tmp_path / "crashed").read_bytes()
    assert carried(tmp_path / "crashed") == (1, ["7D", "RS"])


def test_of_what_the_new_archive_refuses_nothing_goes_in_and_the_rest_does():
    put = "insert into match (id, started, touched, rules, seed, seats, extra) values (?, 1, 2, '{}', 's', '[]', '{}')"
    move = "insert into move (match, number, text) values (?, ?, '7D')"
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.bring_up_to_date(fresh)
        fresh.execute("begin immediate")

        def is_put(*writes):
            return salvage._is_put(fresh, lambda: [fresh.execute(*write) for write in writes])

        assert is_put((put, (1,)), (move, (1, 0)))
        assert not is_put((put, (2,)), (move, (2, 0)), (move, (2, 7)))
        assert not is_put((put, (3,)), (move, (3, 2**70)))
        assert is_put((put, (4,)))
        fresh.execute("commit")
        assert fresh.execute("select id from match order by id").fetchall() == [(1,), (4,)]
        assert fresh.execute("select match, number from move").fetchall() == [(1, 0)]


def test_a_finished_match_that_nobody_could_read_stays_behind(path):
    found, _whole = filled(path, 6)
    over, waiting = (
        [number for number, match in found.items() if (match.outcome is None) is open_] for open_ in (False, True)
    )
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("update match set seats = '[\"Nobody!\"]' where id in (?, ?)", (over[0], waiting[0]))
    alone(path)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.bring_up_to_date(fresh)
        assert salvage.salvage(path, fresh).count == 5
        kept = {number for (number,) in fresh.execute("select id from match")}
    assert kept == found.keys() - {over[0]}, "one that waits is looked at when somebody plays on"


class Torn:
    """A source in which a walk through a table or an index comes no farther than two rows, from either end."""

    def execute(self, question, _values=()):
        numbers = {"asc": (1, 2, 5), "desc": (9, 8, 7)}[question.split()[-1]]
        yield from [(number,) for number in numbers[:2]]
        raise sqlite3.DatabaseError("malformed")


def test_numbers_of_matches_are_gathered_from_both_ends():
    assert salvage._all_keys(Torn(), salvage._NUMBERS) == {1, 2, 8, 9}


@pytest.mark.parametrize("table", ["exercise", "attempt", "verdict"])
def test_where_a_page_is_gone_a_table_is_read_from_both_ends(path, table):
    rows = range(60)
    with closing(Archive(path)) as archive:
        match, database = begin(archive, "7D"), archive._database
        long = "x" * 200
        texts = [(row, f'{{"{row:02}": "{long}"}}') for row in rows]
        puts = {
            "exercise": ("(?, 'lesson', '', 0, ?, 1, null, 0)", [(f"{row:02}", text) for row, text in texts]),
            "attempt": ("(?, 'one', 1, 1, 1, ?)", texts),
            "verdict": ("(?, ?, ?)", [(match, row, text) for row, text in texts]),
        }
        database.execute("begin")
        database.execute("insert into exercise values ('one', 'lesson', '', 0, '{}', 1, null, 0)")
        database.executemany(f"insert into {table} values {puts[table][0]}", puts[table][1])
        database.execute("commit")
    whole = path.read_bytes()
    page = whole.index(f'{{"30": "{long}'.encode()) // PAGE
    alone(path)
    path.write_bytes(with_page(whole, page, bytes(PAGE)))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.bring_up_to_date(fresh)
        assert salvage.salvage(path, fresh).count == 1
        column = {"exercise": "data", "attempt": "moves", "verdict": "data"}[table]
        kept = {int(text[2:4]) for (text,) in fresh.execute(f"select {column} from {table}") if long in text}
    assert {0, 59} < kept < set(rows)
    assert 30 not in kept


def test_a_mended_header_is_that_of_a_sound_file(tmp_path):
    file = tmp_path / "matches.sqlite"
    with closing(Archive(file)) as archive:
        begin(archive, "7D")
    whole = file.read_bytes()
    file.write_bytes(bytes(100) + whole[100:])
    salvage._repair_header(file)
    assert len(file.read_bytes()) == len(whole)
    with closing(sqlite3.connect(file)) as mended:
        assert mended.execute("pragma integrity_check").fetchall() == [("ok",)]
        assert mended.execute("pragma user_version").fetchone() == (schema.VERSION,)
        assert mended.execute("pragma application_id").fetchone() == (schema.APPLICATION,)
        assert mended.execute("select text from move").fetchall() == [("7D",)]
