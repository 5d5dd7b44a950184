"""A stored match is played again, or known as one that cannot be, whatever has become of its row."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.coach.review.replay import record_of
from scopa_gui.engine.match import new_match
from scopa_gui.store.rows import Stored
from tests.games import GAMES

RULES = GAMES["scopa 2"]


def stored(**changes):
    """A match of a few legal moves as it is in the archive, with these changes."""
    position, moves, random = new_match(RULES, "stored").deal(), [], Random(1)
    for _ in range(6):
        moves.append(random.choice(position.legal_moves()))
        position = position.play(moves[-1])
    row = Stored(1, 1.0, 2.0, RULES.as_dict(), "stored", ["you", "maestro"], {}, None, list(map(str, moves)))
    return replace(row, **changes)


def test_a_sound_match_is_played_again():
    found = record_of(stored())
    assert (found.rules, found.seed) == (RULES, "stored")
    assert list(map(str, found.moves)) == stored().moves


SOUND = stored()


@pytest.mark.parametrize(
    "changes",
    [
        {"moves": []},
        {"moves": ["nonsense", *SOUND.moves[1:]]},
        {"moves": SOUND.moves[1:]},
        {"moves": SOUND.moves + SOUND.moves},
        {"seats": ["you"]},
        {"seats": ["you", "maestro", "gennaro"]},
        {"seed": "another"},
        {"rules": {**SOUND.rules, "no_such_option": 1}},
        {"rules": {**SOUND.rules, "target": "many"}},
        {"rules": {**SOUND.rules, "players": 3}},
    ],
    ids=str,
)
def test_one_that_cannot_be_played_is_no_record(changes):
    assert record_of(stored(**changes)) is None


def test_no_such_match_is_no_record():
    assert record_of(None) is None
