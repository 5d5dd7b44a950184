"""What is told of a smazzata: the deal, every play, and its end, each exactly."""

from dataclasses import replace

import pytest

from scopa_gui.engine.cards import DECK, cards_of
from scopa_gui.engine.events import (
    Captured,
    DealerSwept,
    Dealt,
    Laid,
    LeftoversTaken,
    MatchWon,
    Scopa,
    ScopaVoided,
    SmazzataScored,
    events_of,
    opening_events,
    turned,
)
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position, opening
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from tests.engine.worlds import cards, last_plays, play


def told(position, text):
    """What is told of a move."""
    return events_of(position, move_named(text), play(position, text))


def opened(table, **rules):
    """The first position with these four on the table, dealt one by one to two or three."""
    rules = Rules(**rules)
    rest = cards_of(DECK & ~cards(table))
    dealt = 3 * rules.players
    return opening(rules, (*rest[:dealt], *cards_of(cards(table)), *rest[dealt:]))


def test_a_smazzata_begins_with_the_deal():
    assert opening_events(opened("AC 2C 3C 4C")) == (Dealt((3, 3), cards("AC 2C 3C 4C"), 0),)


def test_escoba_the_dealer_who_sweeps_sits_last():
    swept = opened("2C 3C 4C 6C", players=3, dealer_bonus={15: 2})
    assert opening_events(swept) == (Dealt((3, 3, 3), cards("2C 3C 4C 6C"), 0), DealerSwept(2, cards("2C 3C 4C 6C"), 2))


def test_a_card_is_laid_or_takes():
    position = last_plays("3C 4B", ["7D 2S", "RD RC"])
    assert told(position, "2S") == (Laid(0, move_named("2S")),)
    assert told(last_plays("3C 4B 5S", ["7D 2S", "RD RC"]), "7D=3C+4B") == (Captured(0, move_named("7D=3C+4B")),)


def test_a_cleared_table_is_told_with_the_move():
    move = move_named("7D=3C+4B")
    assert told(last_plays("3C 4B", ["7D 2S", "RD RC"]), "7D=3C+4B") == (Captured(0, move), Scopa(0, move))


def test_a_scopa_is_told_of_the_seat_whatever_its_side_had_made():
    hands = ["2D 3S", "3D CC", "6C RC", "6D 7D"]
    position = replace(last_plays("AC", hands, rules=Rules(players=4, deal="scientifico")), scope=(2, 5))
    move = move_named("3D=AC+2D")
    assert told(play(position, "2D"), "3D=AC+2D") == (Captured(1, move), Scopa(1, move))
    move = move_named("6D=6C")
    assert told(play(position, "2D", "3D=AC+2D", "6C"), "6D=6C") == (Captured(3, move), Scopa(3, move))


def test_the_next_deal_follows_the_last_card_of_one():
    held = cards("7D"), cards("2S"), cards("RD")
    stock = cards_of(cards("AC 2C 3C 4C 5C 6C 7C FC CC"))
    rules = Rules(players=3)
    rest = DECK & ~sum(held) & ~cards("AC 2C 3C 4C 5C 6C 7C FC CC")
    position = Position(rules, held, 0, stock, (rest, 0, 0), (0, 0, 0))
    assert told(position, "7D") == (Laid(0, move_named("7D")),)
    assert told(play(position, "7D", "2S"), "RD") == (Laid(2, move_named("RD")), Dealt((3, 3, 3), 0, 0))


def test_what_lies_at_the_end_goes_to_the_last_taker_the_last_card_too():
    position = last_plays("4C", ["4D 2S", "RD CC"])
    before = play(position, "4D=4C", "RD", "2S")
    assert told(before, "CC") == (Laid(1, move_named("CC")), LeftoversTaken(0, cards("RD 2S CC")))
    before = play(last_plays("4C FB", ["2S CD", "4D FC"]), "2S", "4D=4C", "CD")
    assert told(before, "FC=FB") == (Captured(1, move_named("FC=FB")), LeftoversTaken(1, cards("2S CD")))


def test_nothing_is_told_of_leftovers_that_are_not_there_or_that_nobody_gets():
    before = play(last_plays("4C", ["2S", "4D"]), "2S")
    assert told(before, "4D=4C") == (Captured(1, move_named("4D=4C")), LeftoversTaken(1, cards("2S")))
    before = play(last_plays("4C 2C", ["2S", "4D"]), "2S=2C")
    assert told(before, "4D=4C") == (Captured(1, move_named("4D=4C")),)
    before = play(last_plays("3C", ["4B", "RD"], rules=Rules(leftovers="none"), last_taker=0), "4B")
    assert told(before, "RD") == (Laid(1, move_named("RD")),)
    assert told(play(last_plays("3C", ["5B", "RD"]), "5B"), "RD") == (Laid(1, move_named("RD")),)


def test_s2_the_scopa_that_the_last_capture_made_is_taken_back():
    position = last_plays(
        "3C 4B", ["7D 2S", "RD CC"], rules=Rules(scopa_last="no_last_capture"), first_table=cards("3C 4B")
    )
    before = play(position, "7D=3C+4B", "RD", "2S")
    assert told(before, "CC") == (Laid(1, move_named("CC")), ScopaVoided(0), LeftoversTaken(0, cards("RD 2S CC")))


MOVE = move_named("7D")


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Dealt((3, 2, 1), cards("7C"), 0), Dealt((1, 3, 2), cards("7C"), 1)),
        (Dealt((3, 2, 1), cards("7C"), 2), Dealt((1, 3, 2), cards("7C"), 0)),
        (Laid(0, MOVE), Laid(1, MOVE)),
        (Captured(2, MOVE), Captured(0, MOVE)),
        (LeftoversTaken(1, cards("7C")), LeftoversTaken(2, cards("7C"))),
        (DealerSwept(2, cards("7C"), 1), DealerSwept(0, cards("7C"), 1)),
        (ScopaVoided(1), ScopaVoided(2)),
        (MatchWon(1, (11, 12)), MatchWon(1, (11, 12))),
    ],
)
def test_where_the_table_is_turned_every_seat_moves_on(event, expected):
    assert turned(event, 1, 3) == expected


def test_a_count_is_by_sides_that_do_not_turn():
    scored = SmazzataScored(score(Rules(), (cards("7D"), 0), (0, 1)))
    assert turned(scored, 1, 2) is scored
