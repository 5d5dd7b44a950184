"""The turns of a match: every one with a choice is found, with what was known then."""

from random import Random

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.game.thinking import think


def match_played(key, players, seed, smazzate=2):
    """So many smazzate of a match and the views of seat 0 as they were."""
    rules = VARIANTS[key].rules_by_players[players]
    table, seen, rng = Table.new(rules, seed, level_seats(rules, "carmela")), [], Random(seed)
    while len(table.match.sheets) < smazzate:
        if table.to_move is None:
            if table.winner is not None or len(table.match.sheets) + 1 == smazzate:
                break
            table.next_smazzata()
        seat = table.to_move
        view = table.view(seat)
        move = (
            rng.choice(view.legal_moves())
            if seat == 0
            else think(view, "carmela", Limit(), f"{table.moves_played}").move
        )
        if seat == 0 and len(view.legal_moves()) > 1:
            seen.append((table.moves_played, view, move))
        table.play(seat, move)
    return table, seen


@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_scientifico", 4)])
def test_the_turns_are_those_that_were_played_with_what_was_known_then(key, players):
    table, seen = match_played(key, players, "r1")
    turns = list(turns_of(table.record, table.seats))
    assert [(turn.number, turn.view, turn.move) for turn in turns] == seen
    assert {turn.smazzata for turn in turns} == {1, 2}
