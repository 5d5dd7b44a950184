"""What the others held, told afterwards from what they played, is what they held."""

from random import Random

import pytest

from scopa_gui.coach.review.replay import hands_then
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of


def smazzata(key, players, seed):
    rng = Random(f"{key}/{seed}")
    positions = [deal_smazzata(VARIANTS[key].rules_by_players[players], rng)]
    while not positions[-1].is_over:
        positions.append(positions[-1].play(rng.choice(positions[-1].legal_moves())))
    return positions


@pytest.mark.parametrize(
    ("key", "players"),
    [("scopa", 2), ("scopa", 3), ("scopa", 6), ("scopone", 4), ("scopone_scientifico", 4), ("escoba", 2)],
)
def test_the_hands_are_those_that_were_held(key, players):
    for seed in range(4):
        positions = smazzata(key, players, seed)
        for seat in range(players):
            course = view_of(positions[-1], seat).history
            for position in positions:
                expected = tuple(position.hands[(seat + other) % players] for other in range(players))
                assert hands_then(view_of(position, seat), course) == expected


def test_an_unfinished_deal_or_another_smazzata_tells_nothing():
    positions = smazzata("scopa", 2, 0)
    view = view_of(positions[2], 0)
    assert hands_then(view, view_of(positions[4], 0).history) is None
    assert hands_then(view, view_of(smazzata("scopa", 2, 1)[-1], 0).history) is None
    assert hands_then(view, view_of(positions[6], 0).history) is not None
