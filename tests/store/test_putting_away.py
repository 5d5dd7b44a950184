"""A match that is put away is offered no more, counts as nothing, and is found again as it was."""

from contextlib import closing

from scopa_gui.store.archive import Archive
from scopa_gui.store.standings_count import StandingsCount
from tests.store.matches import begin


def ids(matches):
    return [match.id for match in matches]


def test_a_match_put_away_is_offered_no_more_and_counts_neither_as_won_nor_as_lost(path, archive):
    match, other = begin(archive, "7D", "RS"), begin(archive, now=9.0)
    archive.release(match)
    assert archive.set_aside(match, 20.0) == (True, None)
    assert ids(archive.unfinished()) == [other]
    assert ids(archive.put_aside()) == [match]
    counting = StandingsCount(archive)
    counting.renew()
    counting.go_on(9)
    assert counting.standings.alone.matches == []
    assert archive.claim(match) is None
    with closing(Archive(path)) as again:
        (found,) = again.put_aside()
    assert (found.moves, found.touched, found.outcome) == (["7D", "RS"], 3.0, {"put_away": True})


def test_a_match_taken_up_again_is_as_it_was(archive):
    match = begin(archive, "7D", "RS")
    archive.release(match)
    before = archive.match(match)
    archive.set_aside(match, 20.0)
    assert archive.take_up(match) is None
    assert archive.match(match) == before
    assert ids(archive.unfinished()) == [match]
    assert archive.put_aside() == []
    assert archive.claim(match) == before
    assert archive.append_move(match, 2, "RC", 30.0) is None


def test_what_an_earlier_version_closed_because_it_could_not_read_it_is_among_those_put_away(archive):
    match = begin(archive, "7D")
    archive.finish(match, {"unreadable": "There is no option 'vile' in the rules."}, 5.0)
    assert ids(archive.put_aside()) == [match]
    archive.take_up(match)
    assert ids(archive.unfinished()) == [match]


def test_a_match_that_is_over_stays_over(archive):
    match = begin(archive, "7D")
    archive.finish(match, {"winner": 0, "totals": [11, 3]}, 5.0)
    archive.set_aside(match, 6.0)
    archive.take_up(match)
    assert archive.put_aside() == archive.unfinished() == []
    assert archive.match(match).outcome == {"winner": 0, "totals": [11, 3]}


def test_a_match_that_another_copy_plays_is_known_as_such_and_cannot_be_put_away(path, archive):
    match = begin(archive, "7D")
    with closing(Archive(path)) as other:
        assert other.is_elsewhere(match)
        assert other.set_aside(match, 5.0) == (False, None)
        assert not archive.is_elsewhere(match), "it is here"
        assert archive.append_move(match, 1, "RS", 6.0) is None
        archive.release(match)
        assert not other.is_elsewhere(match)
        assert other.set_aside(match, 7.0) == (True, None)


def test_to_ask_who_has_a_match_makes_no_file(path, archive):
    assert not archive.is_elsewhere(77)
    assert not path.with_name("claims").exists()
