"""Matches at a table for tests: a player who answers at once, and ways to begin, to choose and to get to my turn."""

from functools import cache

from scopa_gui.engine.cards import name_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.game.thinking import think
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.table.input.move_choice import options_of
from tests.asking import Inline


def begin(context, key="scopa", players=2, *, seed="scene", target=11, moves=(), level="carmela", **options):
    """A started match against a level in the archive and its scene; ``options`` of its rules."""
    from dataclasses import replace

    rules = replace(VARIANTS[key].rules_by_players[players], target=target, **options)
    seats = level_seats(rules, level)
    table = Table.new(rules, seed, seats)
    match, _ = context.archive.start_match(rules.as_dict(), seed, seats, context.now())
    for move in moves:
        context.archive.append_move(match, table.moves_played, str(move), context.now())
        table.play(table.to_move, move)
    return MatchSession(context, table, match, Inline()).screen


def choose(pilot):
    """Play one card of mine the way a player would: the first card, the first option, each a click of its own."""
    pilot.point((1, 1))
    view = pilot.table.view()
    card = next(card for card in pilot.scene.layout.hand if options_of(view, card))
    pilot.press(f"card:{name_of(card)}")
    if "option:1" in pilot.targets:
        pilot.press("option:1")


def free_place(pilot):
    """A point of the table where no card lies."""
    boxes = [rect.inflate(30, 30) for name, rect in pilot.targets.items() if name.startswith("card:")]
    area = pilot.scene.layout.regions.table
    return next(
        (x, y)
        for y in range(round(area.top) + 6, round(area.bottom), 12)
        for x in range(round(area.left) + 6, round(area.right), 12)
        if not any(box.collidepoint(x, y) for box in boxes)
    )


def play_match(pilot, most=400):
    """Play to the end of the match; how many smazzate it took."""
    smazzate = 0
    for _ in range(most):
        scene = pilot.scene
        if isinstance(scene, MatchEndScreen):
            return smazzate
        if isinstance(scene, CountScreen):
            smazzate += 1
            while not scene.done:
                pilot.key("escape")
            pilot.press("button:continue")
            continue
        pilot.rest()
        if isinstance(pilot.session, MatchSession) and pilot.scene.my_turn:
            choose(pilot)
    raise AssertionError("the match does not end")


@cache
def smazzata_of(key, players, seed):
    """The moves of the first smazzata of a match in which Carmela has every seat."""
    rules = VARIANTS[key].rules_by_players[players]
    table = Table.new(rules, seed, level_seats(rules, "carmela"))
    while (seat := table.to_move) is not None:
        table.play(seat, think(table.view(seat), "carmela", None, seed).move)
    return table.record.moves


def at_my_turn(context, wanted, key="scopa", players=2):
    """A resumed scene at a turn of mine where `wanted(view, card, options)` holds, and that card."""
    for seed in (f"turn {number}" for number in range(200)):
        rules = VARIANTS[key].rules_by_players[players]
        table = Table.new(rules, seed, level_seats(rules, "carmela"))
        for move in smazzata_of(key, players, seed):
            view = table.view()
            if table.to_move == 0:
                for card in range(40):
                    options = options_of(view, card) if view.hand >> card & 1 else ()
                    if options and wanted(view, card, options) and table.history:
                        return begin(context, key, players, seed=seed, moves=table.record.moves), card
            table.play(table.to_move, move)
    raise AssertionError("no such turn was found")


def one_capture(view, card, options):
    return (
        len(options) == 1
        and options[0].move.taken
        and len(view.history) % 6 not in (0, 5)
        and view.hand.bit_count() > 1
    )
