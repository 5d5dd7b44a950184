"""Whole smazzate as they move, for tests."""

from functools import cache
from random import Random

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.table.geometry.table_layout import Layout, Stocked, layout_of
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.table.motion.turn_beats import between_turns, opening, undealt

SIZE = (1280, 800)
GAMES = [("scopa", 2), ("scopa", 3), ("escoba", 2), ("scopone_scientifico", 4), ("scopa_dassi", 2), ("scopa", 6)]
PACES = [Pace(), Pace(0.0), Pace(0.32, calm=True)]


def lay(view: PlayerView) -> Layout:
    return layout_of(view, SIZE)


def smazzata(
    key: str, players: int, pace: Pace, seed: str = "motion"
) -> tuple[PlayerView, list[tuple[int | None, list, tuple[Beat, ...]]]]:
    """The view before the deal, and (seat, events, beats) of the deal and each move of a smazzata of random play."""
    rules = VARIANTS[key].rules_by_players[players]
    table, rng = Table.new(rules, seed, level_seats(rules, "easy")), Random(seed)
    events = table.opening_events()
    found = [(None, events, opening(table.view(), events, lay, pace))]
    first = undealt(table.view())
    while (seat := table.to_move) is not None:
        before = table.view()
        events = table.play(seat, rng.choice(table.view(seat).legal_moves()))
        found.append((seat, events, between_turns(before, table.view(), events, lay, pace)))
    return first, found


@cache
def played(key: str, players: int, number: int):
    return smazzata(key, players, PACES[number])


def spot(placement: Placement):
    return placement.x, placement.y, placement.angle, placement.scale, placement.flip


def dealt_ways(beat):
    """The ways of the cards that are dealt in a beat."""
    return [way for name, way in beat.plan.tracks.items() if not isinstance(name, Stocked)]


def departure(beat, way):
    """The flight of a card from the dealer's hand."""
    return next(track for track in way if track.delay in beat.departs and track.start.z != track.end.z)


CASES = [(key, players, number) for key, players in GAMES for number in range(len(PACES))]


CASES = [(key, players, number) for key, players in GAMES for number in range(len(PACES))]
