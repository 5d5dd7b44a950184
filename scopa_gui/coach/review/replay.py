"""Replay of a match: its smazzate with their moments, the hands at a moment, and lines that begin with another move."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from scopa_gui.coach.review.variation import VariationStep
from scopa_gui.engine.cards import CardSet, bit
from scopa_gui.engine.dealing import deal_starts
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.record import Record
from scopa_gui.engine.scoring.sheet import ScoreSheet
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.moment import Moment, events_between, moments_of, view_at


@dataclass(frozen=True, slots=True)
class Smazzata:
    """One smazzata: its moments, my view after the last one, and its count if it was played to its end."""

    number: int
    moments: tuple[Moment, ...]
    end: PlayerView
    sheet: ScoreSheet | None

    def view(self, place: int) -> PlayerView:
        """Return my view before the move at this place (from 0), or at the end for the place after the last move."""
        return self.moments[place].view if place < len(self.moments) else self.end

    def history(self, place: int) -> tuple[Played, ...]:
        """Return the moves before the one at this place."""
        return tuple(Played(moment.seat, moment.move) for moment in self.moments[:place])

    def deals(self, place: int) -> bool:
        """Return whether the move at this place is the first after cards were dealt."""
        return not place or self.moments[place - 1].position.stock != self.moments[place].position.stock

    @property
    def judged(self) -> tuple[int, ...]:
        """Numbers of the moves that are to be judged, that is, those with a choice."""
        return tuple(moment.number for moment in self.moments if moment.has_choice)


def smazzate_of(record: Record, seats: Sequence[str] = ()) -> tuple[Smazzata, ...]:
    """Return every smazzata that has a move; raise IllegalMove or ValueError if the record is wrong."""
    found = []
    for number, of_number in groupby(moments_of(record, tuple(seats)), key=lambda moment: moment.smazzata):
        moments = tuple(of_number)
        last = moments[-1]
        seen = view_at(last.match, last.after, 0, last.seats)
        found.append(Smazzata(number, moments, seen, last.match.count(last.after) if last.after.is_over else None))
    return tuple(found)


def steps_from(moment: Moment, moves: Iterable[Move]) -> tuple[VariationStep, ...]:
    """Return the steps of other moves from a moment on, with the real cards; raise IllegalMove if one is not legal."""
    match = moment.match
    position = moment.position
    found = []
    for move in moves:
        after = position.play(move)
        hands = tuple(view_at(match, position, seat).hand for seat in range(match.rules.players))
        views = view_at(match, position, 0, moment.seats), view_at(match, after, 0, moment.seats)
        events = events_between(match, position, move, after)
        found.append(VariationStep(match.table_seat(position.turn), move, *views, events, hands))
        position = after
    return tuple(found)


def turns_of(record: Record, seats: Sequence[str] = ()) -> tuple[Moment, ...]:
    """Return the moments when I had a choice; raise IllegalMove or ValueError if the record is wrong."""
    return tuple(moment for moment in moments_of(record, tuple(seats)) if not moment.seat and moment.has_choice)


def hands_then(view: PlayerView, all_moves: Sequence[Played]) -> tuple[CardSet, ...] | None:
    """Return all hands at the time of a view, by seat from mine: the cards played until the next deal.

    ``all_moves`` are those of the smazzata, with seats as in the view; None if they do not fit the view or are too few.
    """
    moment = len(view.history)
    if tuple(all_moves[:moment]) != view.history:
        return None
    until = min((start for start in deal_starts(view.rules) if start > moment), default=len(all_moves))
    hands = [0] * view.rules.players
    for seat, move in all_moves[moment:until]:
        hands[seat] |= bit(move.card)
    whole = all(hand.bit_count() == count for hand, count in zip(hands, view.counts, strict=True))
    return tuple(hands) if whole else None
