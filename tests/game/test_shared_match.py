"""A match as text: what is written is read back; what goes on is not shared; what does not fit is refused."""

from dataclasses import replace

import pytest

from scopa_gui.engine.record import Record
from scopa_gui.engine.rules import Rules
from scopa_gui.game.notation.envelope import Fault, SharedTextError, opened
from scopa_gui.game.notation.written_match import SharedDeal, deal_in, deal_text, match_in, match_text
from scopa_gui.game.stored_match import PlayedMatch
from scopa_gui.game.table import level_seats
from tests.engine.worlds import NAMED
from tests.game.sharing import played_out, resealed
from tests.games import GAMES

EXAMPLE = """\
scopa 1 match
rules: scopa 2 napola=run target=2
deal: 9f3a0c2e77b1
seats: human rosa
dealer: 1
1: AD 7D RD 3B | 6D 4S=AD+3B FD 5B RC=RD 5D=5B CC 3C 3S=3C 4D 2C 4B=4D 3D 5S=3D+2C CS=CC AC FB=FD RB FS=7D+AC 7C 2D 7S=7C AB FC=2D+6D 4C RS=RB 6B CB AS=AB 6C=6B 2S 5C CD=CB 6S=4C+2S 7B 2B
result: 1 9
check: 6e8308f2"""  # noqa: E501 - the text of a match
"""Version 1 of the notation as it is for ever: never written anew."""


def test_the_example_means_what_it_always_meant():
    match = match_in(opened(EXAMPLE).parts)
    assert match.seats == ("human", "rosa")
    assert match.record.seed == "9f3a0c2e77b1"
    assert match.record.rules == replace(GAMES["scopa 2"], target=2, napola="run")
    assert [str(move) for move in match.record.moves[:3]] == ["6D", "4S=AD+3B", "FD"]
    assert match_text(match) == EXAMPLE


@pytest.mark.parametrize("name", NAMED)
def test_a_match_of_every_game_is_read_back(name):
    rules = replace(NAMED[name], target=1)
    match = PlayedMatch(played_out(rules, "2a-7", 1), level_seats(rules, "carmela", "rosa"))
    text = match_text(match)
    assert match_in(opened(text).parts) == match
    assert match_in(opened(" ".join(text.split())).parts) == match, "where a line ends means nothing"


def test_a_match_that_was_watched_is_read_back():
    match = PlayedMatch(played_out(replace(GAMES["scopa 3"], target=1), "2a-7", 1), ("maestro", "rosa", "pierino"))
    assert match_in(opened(match_text(match)).parts) == match


def test_a_deal_is_read_back():
    deal = SharedDeal(Rules(target=16), "9f3a", ("human", "maestro"))
    text = deal_text(deal)
    assert (
        text
        == "scopa 1 deal rules: scopa 2 target=16 deal=scopa_single deal: 9f3a seats: human maestro check: "
        + (text[-8:])
    )
    assert deal_in(opened(text).parts) == deal


@pytest.mark.parametrize("seed", ["", "-", "a b", "a:", "\N{LATIN SMALL LETTER E WITH ACUTE}", "a" * 65])
def test_a_deal_without_a_number_is_not_written(seed):
    seats = ("human", "rosa")
    assert deal_text(SharedDeal(Rules(), seed, seats)) is None
    assert match_text(PlayedMatch(played_out(replace(GAMES["scopa 2"], target=1), seed, 1), seats)) is None


def test_a_match_that_goes_on_is_not_written():
    whole = match_in(opened(EXAMPLE).parts)
    for moves in (0, 1, 20, len(whole.record.moves) - 1):
        some = Record(whole.record.rules, whole.record.seed, whole.record.moves[:moves])
        assert match_text(PlayedMatch(some, whole.seats)) is None
    long = Record(replace(whole.record.rules, target=11), whole.record.seed, whole.record.moves)
    assert match_text(PlayedMatch(long, whole.seats)) is None


SPOILT = {
    "another version of the rules": ("napola=run", "napola=walk", Fault.RULES),
    "other rules": ("target=2", "target=11", Fault.UNFINISHED),
    "somebody unknown": ("human rosa", "human nobody", Fault.SEATS),
    "a person who does not sit first": ("human rosa", "rosa human", Fault.SEATS),
    "one too many": ("human rosa", "human rosa rosa", Fault.SEATS),
    "another deal": ("9f3a0c2e77b1", "9f3a0c2e77b3", Fault.DEAL),
    "no number": ("9f3a0c2e77b1", "9f3a*", Fault.PART),
    "another dealer": ("dealer: 1", "dealer: 0", Fault.DEAL),
    "a dealer who is not there": ("dealer: 1", "dealer: 2", Fault.PART),
    "other cards": ("AD 7D RD 3B |", "AD 7D RD 4B |", Fault.DEAL),
    "a card twice": ("AD 7D RD 3B |", "AD 7D RD RD |", Fault.CARDS),
    "no card": ("AD 7D RD 3B |", "AD 7D RD XX |", Fault.CARDS),
    "no bar": ("3B | 6D", "3B 6D", Fault.PART),
    "no smazzata": ("1: AD", "2: AD", Fault.UNFINISHED),
    "a move that is none": ("FS=7D+AC", "FS=", Fault.MOVE),
    "a card that is not held": ("FS=7D+AC", "AS", Fault.MOVE),
    "a capture that is not there": ("FS=7D+AC", "FS=RB", Fault.MOVE),
    "a move too few": (" 7B 2B", " 7B", Fault.UNFINISHED),
    "a move too many": (" 7B 2B", " 7B 2B 2B", Fault.MOVE),
    "another result": ("result: 1 9", "result: 9 1", Fault.RESULT),
    "a result too many": ("result: 1 9", "result: 1 9 0", Fault.RESULT),
    "no result": ("result: 1 9", "", Fault.PART),
    "no number of points": ("result: 1 9", "result: 1 09", Fault.PART),
    "a part too many": ("result: 1 9", "result: 1 9 more: 1", Fault.PART),
    "an empty part": ("dealer: 1", "dealer:", Fault.PART),
    "a word before the parts": ("match", "match now", Fault.PART),
    "a smazzata too many": ("result: 1 9", "2: AD | 7D result: 1 9", Fault.UNFINISHED),
}


@pytest.mark.parametrize("case", SPOILT)
def test_what_does_not_fit_is_refused_by_its_name(case):
    old, new, fault = SPOILT[case]
    with pytest.raises(SharedTextError) as found:
        match_in(opened(resealed(EXAMPLE, old, new)).parts)
    assert found.value.fault is fault
