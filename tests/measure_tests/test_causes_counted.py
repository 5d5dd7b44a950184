"""A cause is told exactly where it is true of two moves, with what it is about: counted out in games of every kind."""

from collections import Counter
from random import Random

import pytest

from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.tactics.registry import cause_args
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played
from tests.measure.claims.counted import COUNTED
from tests.measure.claims.saying import Said, Sight
from tests.measure.claims.utterances import SPOKEN_GAMES

pytestmark = pytest.mark.whole

FEW = 9
"""What a seat may be expected to take is counted over all its hands where so few cards are hidden."""
OF_ALL_HANDS = {"gives_cards", "feeds_partner"}


def pairs(name, positions, of_each=5):
    """Two moves, a better one and one that was made, in random positions of a game."""
    rules = SPOKEN_GAMES[name]
    for seed in range(positions):
        rng = Random(f"{name}/{seed}")
        position = played(rules, rng, rng.randrange(rules.plays))
        sight = Sight(view_of(position, position.turn))
        moves = list(sight.view.legal_moves())
        facts = facts_of(sight.view)
        for _ in range(of_each if len(moves) > 1 else 0):
            best, move = rng.sample(moves, 2)
            yield facts, Said("", sight, move, best)


@pytest.mark.parametrize(
    "name",
    [
        "scopa 2", "scopa 3", "scopone_scientifico 4", "escoba 2", "scopa_dassi 2", "scopa_speciale 4", "cirulla 4",
        "scopa_speciale 2", "free choice, 9+4", "most sevens", "no primiera", "vile", "five",
    ],
)  # fmt: skip
def test_a_cause_is_told_where_it_can_be_counted_out_and_nowhere_else(name):
    told = Counter()
    for facts, two in pairs(name, 25):
        for tactic, counted in COUNTED.items():
            if tactic not in OF_ALL_HANDS or len(two.sight.hidden) <= FEW:
                found = cause_args(tactic, facts, two.best, two.move)
                assert found == counted(two), f"{tactic}: {two}"
                told[tactic] += found is not None
    assert len(+told) >= 15
