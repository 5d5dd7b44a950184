"""The finished matches are counted a few at a time and each once; what they came to is kept for the next start."""

from contextlib import closing
from pathlib import Path
from zlib import crc32

import pytest

from scopa_gui.store import saved_count
from scopa_gui.store.archive import Archive
from scopa_gui.store.standings_count import SavedStandings, StandingsCount, mark_of
from scopa_gui.store.statistics import Standings
from tests.store.matches import as_it_is, begin


def ended(archive, winner, at):
    match, _ = archive.start_match({}, "s", ["human", "rosa"], at)
    archive.finish(match, {"winner": winner, "totals": [1, 0]}, at)
    return match


def test_before_it_is_asked_what_there_is_nothing_is_left_to_count(archive):
    archive.finish(begin(archive), {"winner": 0}, 9.0)
    counting = StandingsCount(archive)
    assert counting.is_done
    counting.go_on(5)
    assert counting.is_done
    assert counting.standings.alone.matches == []


def test_the_last_matches_are_counted_first_and_each_once(archive):
    matches = [ended(archive, winner, 10.0 + place) for place, winner in enumerate((0, 0, 1, 0, 0))]
    counting = StandingsCount(archive)
    counting.renew()
    assert not counting.is_done
    counting.go_on(2)
    assert counting.standings.alone.matches == matches[:-3:-1]
    assert not counting.is_done
    counting.go_on(2)
    counting.go_on(2)
    assert counting.is_done
    assert counting.standings.alone.matches == matches[::-1]
    assert counting.standings.alone.summary().best_streak == 2


def test_matches_that_end_meanwhile_are_counted_too(archive, monkeypatch):
    matches = [ended(archive, 0, 10.0 + place) for place in range(4)]
    counting = StandingsCount(archive)
    counting.renew()
    counting.go_on(2)
    matches.append(ended(archive, 0, 20.0))
    counting.renew()
    assert counting.standings.alone.matches == [matches[4], matches[3], matches[2]]
    counting.go_on(9)
    assert counting.standings.alone.matches == matches[::-1]
    read = []
    whole = archive.ended
    monkeypatch.setattr(archive, "ended", lambda numbers: read.extend(numbers) or whole(numbers))
    counting.renew()
    assert (counting.is_done, read) == (True, []), "what was counted is not read again"
    matches.append(ended(archive, 1, 30.0))
    counting.renew()
    assert (counting.is_done, read) == (True, matches[-1:])
    assert counting.standings.alone.summary().streak == 0


def test_where_a_match_ended_before_others_known_all_are_counted_again(archive):
    """Another copy put one away and took it up again, or its clock is behind."""
    matches = [ended(archive, 0, 10.0 + place) for place in range(3)]
    counting = StandingsCount(archive)
    counting.renew()
    counting.go_on(9)
    earlier = ended(archive, 1, 5.0)
    counting.renew()
    counting.go_on(9)
    assert counting.standings.alone.matches == [*matches[::-1], earlier]
    archive._database.execute("delete from match where id = ?", (matches[0],))
    counting.renew()
    counting.go_on(9)
    assert counting.standings.alone.matches == [matches[2], matches[1], earlier]


# Kept beside the archive


def counted(archive, file):
    counting = StandingsCount(archive, file)
    counting.renew()
    while not counting.is_done:
        counting.go_on(2)
    return counting.standings


def read_by(archive, file, monkeypatch):
    """Which matches had to be read for the standings, and these; they are those that counting all of them gives."""
    read, whole = [], archive.ended
    with monkeypatch.context() as watched:
        watched.setattr(archive, "ended", lambda numbers: read.extend(numbers) or whole(numbers))
        standings = counted(archive, file)
    assert standings == counted(archive, None)
    return sorted(read), standings


@pytest.fixture
def file(path):
    return path.with_name("matches.sqlite.counted")


@pytest.fixture
def matches(archive):
    found = [ended(archive, winner, 10.0 + place) for place, winner in enumerate((0, 0, 1, 0))]
    helped = begin(archive)
    archive.count_help(helped, "hints")
    archive.finish(helped, {"winner": 0, "counts": [{"carte": [1, 0]}]}, 15.0)
    return sorted([*found, helped])


def test_what_was_counted_is_not_read_again_at_the_next_start(path, archive, matches, file, monkeypatch):
    assert read_by(archive, file, monkeypatch)[0] == matches
    archive.close()
    with closing(Archive(path)) as again:
        assert read_by(again, file, monkeypatch)[0] == []
        new = ended(again, 1, 20.0)
        assert read_by(again, file, monkeypatch)[0] == [new]
        assert read_by(again, file, monkeypatch)[0] == []


def test_it_is_kept_when_all_is_counted_and_no_sooner(archive, matches, file):
    counting = StandingsCount(archive, file)
    counting.renew()
    counting.go_on(len(matches) - 1)
    assert not file.exists(), "a program that is ended now begins from nothing the next time"
    counting.go_on(1)
    assert file.exists()
    before = file.stat().st_mtime_ns
    counting.renew()
    counting.go_on(9)
    assert file.stat().st_mtime_ns == before, "nothing is new"
    new = ended(archive, 0, 30.0)
    counting.renew()
    assert saved_count.read(file, SavedStandings).standings.alone.matches[0] == new


@pytest.mark.parametrize("broken", ["bit", "short", "empty", "folder", "nothing", "other version", "other form"])
def test_a_file_that_cannot_be_relied_on_is_counted_anew(archive, matches, file, broken, monkeypatch):
    counted(archive, file)
    whole = file.read_bytes()
    file.unlink()
    if broken == "folder":
        file.mkdir()
    elif broken == "other version":
        with monkeypatch.context() as earlier:
            earlier.setattr(saved_count, "__version__", "0.0.1")
            saved_count.write(file, SavedStandings(len(matches), mark_of(archive.endings()), [], Standings()))
    elif broken == "other form":
        body = b"\x93\x01\x02\x03"
        file.write_bytes(crc32(body).to_bytes(4) + body)
    elif broken != "nothing":
        middle = len(whole) // 2
        bit = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
        file.write_bytes({"bit": bit, "short": whole[:middle], "empty": b""}[broken])
    assert read_by(archive, file, monkeypatch)[0] == matches
    assert archive.news() == []
    assert (file.read_bytes() if file.is_file() else None) == (None if broken == "folder" else whole)


def test_the_standings_of_other_matches_are_none(tmp_path, archive, matches, file, monkeypatch):
    """A file of matches was brought back, or another put in its place."""
    with closing(Archive(tmp_path / "other" / "matches.sqlite")) as other:
        there = ended(other, 0, 11.0)
        counted(other, file)
        assert read_by(archive, file, monkeypatch)[0] == matches
        assert read_by(other, file, monkeypatch)[0] == [there]
    archive._database.execute("delete from match where id = ?", (matches[0],))
    counted(archive, file)
    assert read_by(archive, file, monkeypatch)[0] == []


@pytest.mark.parametrize("kept", [True, False])
def test_a_match_that_was_put_away_last_and_then_played_to_its_end_is_counted(archive, file, kept):
    ended(archive, 0, 10.0)
    match = begin(archive)
    archive.release(match)
    archive.set_aside(match, 20.0)
    counting = StandingsCount(archive, file)
    counting.renew()
    counting.go_on(9)
    archive.take_up(match)
    archive.claim(match)
    archive.finish(match, {"winner": 0, "totals": [11, 0]}, 30.0)
    if kept:
        counting = StandingsCount(archive, file)
    counting.renew()
    counting.go_on(9)
    assert counting.standings.alone.won == 2


def test_a_match_that_could_not_be_read_is_looked_for_again(archive, matches, file, monkeypatch):
    broken = matches[0]
    seats = archive._database.execute("select seats from match where id = ?", (broken,)).fetchone()[0]
    archive._database.execute("update match set seats = '[' where id = ?", (broken,))
    counted(archive, file)
    assert len(archive.news()) == 1
    assert read_by(archive, file, monkeypatch)[0] == [broken]
    assert archive.news() == []
    archive._database.execute("update match set seats = ? where id = ?", (seats, broken))
    read, standings = read_by(archive, file, monkeypatch)
    assert (set(read), len(standings.alone.matches) + len(standings.helped.matches)) == (set(matches), len(matches))
    assert read_by(archive, file, monkeypatch)[0] == []


def test_what_a_failing_disk_did_not_give_is_not_kept(archive, matches, file):
    as_it_is(archive)
    archive._database.execute("alter table match rename column seats to benches")
    counting = StandingsCount(archive, file)
    counting.renew()
    counting.go_on(9)
    assert counting.is_done
    assert not file.exists()


def test_a_folder_that_cannot_be_written_keeps_nobody_from_counting(archive, matches, file, monkeypatch):
    monkeypatch.setattr(Path, "replace", lambda path, other: (_ for _ in ()).throw(OSError("full")))
    assert len(counted(archive, file).alone.matches) == 4
    assert not file.exists()
    assert not list(file.parent.glob("*.new"))


def test_matches_in_memory_alone_are_not_kept(path):
    path.mkdir(parents=True)
    file = path.with_name("matches.sqlite.counted")
    with closing(Archive(path)) as archive:
        ended(archive, 0, 10.0)
        assert len(counted(archive, file).alone.matches) == 1
    assert not file.exists()


def test_a_match_of_a_clock_that_was_ahead_is_never_the_last_one(archive):
    """It was lost in "2036": the matches won since are in a row, counted at once or match by match."""
    ahead = ended(archive, 1, 2e9)
    won = [ended(archive, 0, 10.0 + place) for place in range(2)]
    counting = StandingsCount(archive, now=lambda: 100.0)
    counting.renew()
    counting.go_on(9)
    won.append(ended(archive, 0, 50.0))
    counting.renew()
    assert counting.is_done
    assert counting.standings.alone.matches == [*won[::-1], ahead]
    assert counting.standings.alone.summary().streak == 3
