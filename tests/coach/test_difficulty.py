"""How hard a question is depends on who finds the answer."""

from random import Random

import pytest

from assets.puzzlework.difficulty import ASKED, difficulty_of
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import view_by_hand


def test_a_scopa_with_the_settebello_is_found_by_everybody():
    view = view_by_hand("7C 2B 4S", "7D")
    assert difficulty_of(view, move_named("7C=7D"))[0] == 1


@pytest.mark.parametrize("seed", range(6))
def test_what_don_ciro_himself_never_plays_is_hardest(seed):
    position = deal_smazzata(VARIANTS["scopone_scientifico"].rules_by_players[4], Random(seed))
    view = view_of(position, position.turn)
    never = player_of(ASKED[-1]).choose(view, Limit(), Random(0)).candidates[-1].move
    difficulty, tempting = difficulty_of(view, never)
    assert difficulty == 5
    assert tempting != never
    assert difficulty_of(view, tempting)[0] < 5, "who is tempted by it would find it, if it were right"
