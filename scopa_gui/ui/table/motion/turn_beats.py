"""Beats of a turn or of a new smazzata: events and two views become beats that end where the layout says.

Nothing is known of a hidden card until it is played: up to then it is only a back. No clock, no pygame.
"""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.engine.events import Captured, DealerSwept, Dealt, Event, Laid, LeftoversTaken, Scopa
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.table.motion.beats import Beat, PlaceCards, noticed
from scopa_gui.ui.table.motion.deal_beats import deal_beat
from scopa_gui.ui.table.motion.move_beats import leftovers_beat, move_beat, swept_beat
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.table.motion.reactions import moods_of


def between_turns(
    before: PlayerView, after: PlayerView, events: Sequence[Event], lay: PlaceCards, pace: Pace
) -> tuple[Beat, ...]:
    """The beats of one move: what was played, then a new deal or what was left over.

    `before` and `after` are my views; the events are those of the move, in table seats.
    """
    played = next((event for event in events if isinstance(event, Laid | Captured)), None)
    if played is None:
        return ()
    dealt = any(isinstance(event, Dealt) for event in events)
    left = next((event for event in events if isinstance(event, LeftoversTaken)), None)
    scopa = any(isinstance(event, Scopa) for event in events)
    first = after
    if dealt:
        nobody = (0,) * before.rules.players
        first = replace(after, hand=0, counts=nobody, stock=before.stock)
    if left is not None:
        side = after.side_of(left.seat)
        piles = tuple(pile & ~left.cards if number == side else pile for number, pile in enumerate(after.piles))
        first = replace(first, table=left.cards, piles=piles)
    left_by = before.history[-1].seat if before.history else None
    moods = moods_of([event for event in events if event is not left], before.rules, left_by)
    beats = [
        noticed(move_beat(before, first, played.seat, played.move, lay, pace, scopa=scopa), moods, played.move.card)
    ]
    if dealt:
        leader = next(event.leader for event in events if isinstance(event, Dealt))
        beats.append(deal_beat(first, after, leader, before.stock, lay, pace))
    if left is not None:
        beats.append(noticed(leftovers_beat(first, after, left, lay, pace), moods_of([left], before.rules)))
    return tuple(beats)


def opening(after: PlayerView, events: Sequence[Event], lay: PlaceCards, pace: Pace) -> tuple[Beat, ...]:
    """The beats of a new smazzata: the deal, and a dealer of Escoba who sweeps the first table at once."""
    leader = next(event.leader for event in events if isinstance(event, Dealt))
    swept = next((event for event in events if isinstance(event, DealerSwept)), None)
    nothing = (0,) * after.rules.sides
    pack = undealt(after)
    dealt = (
        after
        if swept is None
        else replace(after, table=after.first_table, piles=nothing, scope=nothing, last_taker=None)
    )
    beats = [deal_beat(pack, dealt, leader, 40, lay, pace)]
    if swept is not None:
        beats.append(noticed(swept_beat(dealt, after, swept, lay, pace), moods_of([swept], after.rules)))
    return tuple(beats)


def undealt(view: PlayerView) -> PlayerView:
    """The same smazzata before the first card was dealt: the whole pack is in the stock."""
    nothing = (0,) * view.rules.sides
    return replace(
        view,
        hand=0,
        table=0,
        piles=nothing,
        scope=nothing,
        counts=(0,) * view.rules.players,
        stock=40,
        first_table=0,
        history=(),
        last_taker=None,
    )
