"""A match comes back as it was written; each move is on the disk when it has been told."""

import sqlite3
from contextlib import closing

import pytest

from scopa_gui.store.archive import Archive, Stored
from scopa_gui.store.notices import Notice, NoticeKey
from scopa_gui.store.rows import MatchFacts
from tests.store.matches import SEATS, begin, over


def test_a_match_comes_back_as_it_was_written(path, archive):
    match, _ = archive.start_match(
        {"target": 21, "napola": "run"}, "così è", SEATS, 5.0, {"deck": "french", "level": "medium"}
    )
    archive.append_move(match, 0, "7D=4C+3B", 6.0)
    archive.append_move(match, 1, "RS", 7.5)
    archive.close()
    with closing(Archive(path)) as again:
        (stored,) = again.unfinished()
    assert (stored.id, stored.started, stored.touched) == (match, 5.0, 7.5)
    assert (stored.rules, stored.seed, stored.seats) == ({"target": 21, "napola": "run"}, "così è", SEATS)
    assert stored.extra == {"deck": "french", "level": "medium"}
    assert stored.moves == ["7D=4C+3B", "RS"]
    assert stored.outcome is None


def test_unfinished_matches_come_last_played_first(archive):
    first = begin(archive, now=1)
    second = begin(archive, now=2)
    assert [stored.id for stored in archive.unfinished()] == [second, first]
    archive.append_move(first, 0, "7D", 9)
    assert [stored.id for stored in archive.unfinished()] == [first, second]
    assert [stored.id for stored in archive.unfinished(1)] == [first]


def test_a_finished_match_is_kept_for_the_statistics_and_offered_no_more(archive):
    match, other = begin(archive, "7D", "RS"), begin(archive)
    assert archive.finish(match, {"winner": 0, "totals": [11, 8]}, 9.0) is None
    assert [stored.id for stored in archive.unfinished()] == [other]
    (done,) = over(archive)
    assert (done.id, done.outcome, done.moves) == (match, {"winner": 0, "totals": [11, 8]}, [])
    assert archive.match(match).moves == ["7D", "RS"]
    assert archive.claim(match) is None
    with pytest.raises(ValueError, match="neither started nor claimed"):
        archive.append_move(match, 2, "RC", 10.0)


def test_matches_come_in_the_order_asked_for_without_those_that_cannot_be_read(archive):
    first, second, third = (begin(archive, "7D", now=number) for number in range(3))
    for match in (first, second, third):
        archive.finish(match, {"winner": 0}, 9.0)
    archive._database.execute("update match set seats = '[\"Nobody!\"]' where id = ?", (second,))
    assert archive.match(second) is None
    found = archive.matches([third, 12345, second, first])
    assert [(stored.id, stored.seats, stored.outcome, stored.moves) for stored in found] == [
        (third, SEATS, {"winner": 0}, []),
        (first, SEATS, {"winner": 0}, []),
    ]
    assert [ended.id for ended in archive.ended([third, 12345, second, first])] == [third, first]
    assert archive.news() == [Notice(NoticeKey.MATCHES_DAMAGED, {"days": (9.0,)})]


@pytest.mark.parametrize(
    ("started", "touched", "day"), [(1.0, 9.0, 9.0), (1.0, "late", 1.0), ("early", 9.0, 9.0), (1e20, -1.0, None)]
)
def test_what_statistics_cannot_read_is_named_by_its_day_or_the_one_when_it_began(archive, started, touched, day):
    match = begin(archive)
    archive.finish(match, {"winner": 0}, 9.0)
    archive._database.execute("update match set outcome = '{', started = ?, touched = ?", (started, touched))
    assert list(archive.ended([match])) == []
    assert archive.news() == [Notice(NoticeKey.MATCHES_DAMAGED, {"days": (day,)})]


def test_a_waiting_match_is_read_once_until_it_goes_on(archive, monkeypatch):
    match, other = begin(archive, "7D", now=2.0), begin(archive, now=1.0)
    looks, look = [], archive.match
    monkeypatch.setattr(archive, "match", lambda number: looks.append(number) or look(number))
    assert archive.waiting() == archive.waiting() == [(match, 3.0), (other, 1.0)]
    assert looks == [match, other]
    archive.append_move(other, 0, "RS", 8.0)
    assert archive.waiting() == [(other, 8.0), (match, 3.0)]
    assert looks == [match, other, other]


def test_facts_are_added_to_a_match_and_replaced_one_by_one(path, archive):
    match, _ = archive.start_match({}, "seed", SEATS, 1.0, {"deck": "french", "level": "rosa"})
    other = begin(archive)
    assert archive.note(match, {"assisted": True}) is None
    assert archive.note(match, {"level": "carmela"}) is None
    with closing(Archive(path)) as again:
        assert again.match(match).extra == {"deck": "french", "level": "carmela", "assisted": True}
        assert again.match(other).extra == {}
    archive.release(match)
    with pytest.raises(ValueError, match="neither started nor claimed"):
        archive.note(match, {"assisted": False})


def test_a_match_that_is_over_stays_as_it_was_and_of_its_end_counts_what_can_be_read(archive):
    match, _ = archive.start_match({"target": 21}, "seed", SEATS, 1.0, {"level": "rosa"})
    archive.append_move(match, 0, "7D", 2.0)
    archive.finish(match, {"winner": 0}, 9.0)
    assert archive.match(match) == Stored(
        match, 1.0, 9.0, {"target": 21}, "seed", SEATS, {"level": "rosa"}, {"winner": 0}, ["7D"]
    )
    outcome = '{"winner": 1, "totals": [5, 11], "of a later version": 1e999}'
    archive._database.execute("update match set outcome = ?", (outcome,))
    end = archive.match(match).outcome
    assert (end["winner"], end["totals"]) == (1, [5, 11])
    archive._database.execute("update match set extra = 'null'")
    assert archive.match(match).extra == {}


def test_help_is_counted_by_kind(path, archive):
    match, other = begin(archive, "7D"), begin(archive)
    for kind in ("hints", "stops", "hints"):
        assert archive.count_help(match, kind) is None
    assert archive.note(match, {"level": "rosa"}) is None
    with closing(Archive(path)) as again:
        assert again.match(match).extra == {"assisted": True, "help": {"hints": 2, "stops": 1}, "level": "rosa"}
        assert again.match(other).extra == {}
    archive.finish(match, {"winner": 0}, 9.0)
    assert [ended.facts for ended in archive.ended([match])] == [MatchFacts(True, {"hints": 2, "stops": 1})]
    with pytest.raises(ValueError, match="neither started nor claimed"):
        archive.count_help(match, "hints")


def test_only_the_next_move_of_a_match_held_here_is_taken(path, archive):
    match = begin(archive, "7D")
    for number in (0, 2, -1):
        with pytest.raises(ValueError, match="move 1 is the next one"):
            archive.append_move(match, number, "RS", 3.0)
    archive.release(match)
    with pytest.raises(ValueError, match="neither started nor claimed"):
        archive.append_move(match, 1, "RS", 3.0)
    assert archive.match(match).moves == ["7D"]
    assert archive.match(12345) is None


@pytest.mark.parametrize("number", [0, 2])
def test_the_database_itself_refuses_a_doubled_move_and_a_gap(path, archive, number):
    match = begin(archive, "7D")
    with sqlite3.connect(path) as other, pytest.raises(sqlite3.IntegrityError):
        other.execute("insert into move values (?, ?, 'RS')", (match, number))
    other.close()


def test_each_move_is_on_the_disk_when_append_returns(path, archive):
    """Read by another connection, nothing closed or flushed in between; and the mode is one to survive power cuts."""
    match = begin(archive)
    reader = sqlite3.connect(path)
    for number in range(30):
        archive.append_move(match, number, f"{number}", 2.0)
        assert reader.execute("select count(*) from move").fetchone() == (number + 1,)
    assert reader.execute("pragma journal_mode").fetchone() == ("wal",)
    assert archive._database.execute("pragma synchronous").fetchone() == (2,)
    reader.close()


def test_lists_have_a_limit_and_are_as_long_as_asked_for(archive):
    row = "insert into match values (?, 1, ?, '{}', 's', '[\"human\", \"rosa\"]', '{}', ?, ?)"
    put_away = '{"put_away": true}'
    archive._database.execute("begin")
    archive._database.executemany(row, [(number, number, None, None) for number in range(501)])
    archive._database.executemany(row, [(number, 1, put_away, number) for number in range(1000, 1501)])
    archive._database.execute("commit")
    assert [match.id for match in archive.unfinished()] == list(range(500, 0, -1))
    assert [match.id for match in archive.put_aside()] == list(range(1500, 1000, -1))
    assert [match.id for match in archive.unfinished(2)] == [500, 499]
    assert [match.id for match in archive.put_aside(2)] == [1500, 1499]
