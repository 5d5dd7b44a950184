"""Table: a match in play with its seats and hidden cards. It plays moves and returns their events.

Code that may not see hidden cards gets a PlayerView from Table.view().
"""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace

from scopa_gui.engine.cards import Card, cards_of, mask_of
from scopa_gui.engine.events import Event, opening_events, turned
from scopa_gui.engine.match import Match
from scopa_gui.engine.moves import IllegalMove, IllegalReason, Move, Played
from scopa_gui.engine.position import Position
from scopa_gui.engine.record import Record, replay
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import ScoreSheet
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.moment import Moment, events_between, view_at
from scopa_gui.game.persons import HUMAN, is_person


class Table:
    """One match from the first deal to the last count.

    Table seats count from the person at the screen, who is 0, counter-clockwise (1 to the right, 2 opposite if four
    play). ``seats`` has the player of each: a person (see persons.py) or the key of a level. Events, history and counts
    are all in table seats and table sides (side = seat % sides). If several people share the screen, turn_to() makes
    another one seat 0.
    """

    def __init__(self, record: Record, seats: Sequence[str]) -> None:
        if len(seats) != record.rules.players:
            raise ValueError(f"{record.rules.players} seats are needed, not {len(seats)}.")
        self.seats = tuple(seats)
        self.facing = 0
        """Seat of the person now at the screen, as numbered at the start of the match."""
        self._moves = record.moves
        *_, (self.match, self._position) = replay(record)
        self._dealt = self.match.deal()

    @classmethod
    def new(cls, rules: Rules, seed: str, seats: Sequence[str]) -> "Table":
        """Return a table where the first smazzata has just been dealt."""
        return cls(Record(rules, seed), seats)

    @property
    def rules(self) -> Rules:
        """Rules of this match."""
        return self.match.rules

    @property
    def record(self) -> Record:
        """Record of the match so far; Table(record, seats) continues from here."""
        return Record(self.rules, self.match.seed, self._moves)

    @property
    def moves_played(self) -> int:
        """Number of moves in the match so far, over all smazzate."""
        return len(self._moves)

    @property
    def smazzata(self) -> int:
        """Number of the smazzata in play, from 1."""
        return len(self.match.sheets) + 1

    @property
    def to_move(self) -> int | None:
        """Table seat whose turn it is; None when the smazzata is over."""
        return None if self._position.is_over else self.match.table_seat(self._position.turn)

    @property
    def next_person(self) -> int | None:
        """Table seat of the person who plays next; None if no person plays or the smazzata is over."""
        turn = self.to_move
        if turn is None:
            return None
        order = ((turn + step) % len(self.seats) for step in range(len(self.seats)))
        return next((seat for seat in order if is_person(self.seats[seat])), None)

    def turn_to(self, seat: int) -> None:
        """Make this table seat the one at the screen: from now on seats and sides are counted from it."""
        seat %= len(self.seats)
        self.facing = (self.facing + seat) % len(self.seats)
        self.match = self.match.seen_from(seat)
        self.seats = self.seats[seat:] + self.seats[:seat]

    def turn_back(self) -> None:
        """Make the first person at the screen seat 0 again, as needed to count, end and save the match."""
        self.turn_to(-self.facing)

    @property
    def history(self) -> tuple[Played, ...]:
        """Moves of this smazzata in table seats, oldest first."""
        return tuple(Played(self.match.table_seat(seat), move) for seat, move in self._position.history)

    @property
    def sheet(self) -> ScoreSheet | None:
        """Count of this smazzata by table side; None until it is over."""
        return self.match.count(self._position) if self._position.is_over else None

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the match by table side, including a smazzata that has just finished."""
        return self._counted().totals

    @property
    def winner(self) -> int | None:
        """Table side that has won the match, or None."""
        return self._counted().winner

    def view(self, seat: int = 0) -> PlayerView:
        """Return what a table seat may know, with the totals before this smazzata."""
        return view_at(self.match, self._position, seat, self.seats)

    @property
    def stock(self) -> tuple[Card, ...]:
        """Cards left to deal, from the top. They must never be shown; code that deals again needs them."""
        return self._position.stock

    def opening_events(self) -> tuple[Event, ...]:
        """Return the events of the deal of this smazzata."""
        return tuple(turned(event, self.match.leader, self.rules.players) for event in opening_events(self._position))

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Play a move and return its events; raises IllegalMove, without any change, if the seat may not make it."""
        if seat != self.to_move:
            raise IllegalMove(IllegalReason.NOT_YOUR_TURN, move)
        before = self._position
        self._position = before.play(move)
        self._moves = (*self._moves, move)
        return events_between(self.match, before, move, self._position)

    def back_to(self, number: int) -> None:
        """Go back to before move `number` of the match; raises ValueError if it is not in the current smazzata."""
        first = self.moves_played - len(self._position.history)
        if not first <= number <= self.moves_played:
            raise ValueError(f"Move {number} does not belong to this smazzata.")
        self._position = self._dealt
        for move in self._moves[first:number]:
            self._position = self._position.play_unchecked(move)
        self._moves = self._moves[:number]

    def fork(self, number: int) -> "Table":
        """Return another table as it was before move `number` of the match, in this smazzata or an earlier one."""
        other = copy(self)
        if number < self.moves_played - len(self._position.history):
            first = -self.facing % len(self.seats)
            other = Table(
                Record(self.rules, self.match.seed, self._moves[:number]), self.seats[first:] + self.seats[:first]
            )
            other.turn_to(self.facing)
            if other.to_move is None:
                other.next_smazzata()
        else:
            other.back_to(number)
        return other

    def moment(self, number: int) -> Moment:
        """Return the moment before move `number` of the match, in this smazzata or an earlier one."""
        return self.fork(number).before(self._moves[number])

    def before(self, move: Move) -> Moment:
        """Return the present moment, with `move` as the move to be played in it."""
        return Moment(self.moves_played, self.match, self._position, move, self.seats)

    def deal_again(self, swaps: Mapping[Card, Card]) -> None:
        """Replace each hidden card that is a key of `swaps` by its value, also before this move. Only for a fork().

        Players who have seen none of these cards see no difference.
        """
        hands = tuple(mask_of(swaps.get(card, card) for card in cards_of(hand)) for hand in self._dealt.hands)
        history = self._position.history
        self._dealt = replace(
            self._dealt, hands=hands, stock=tuple(swaps.get(card, card) for card in self._dealt.stock)
        )
        self._position = self._dealt
        for _seat, move in history:
            self._position = self._position.play_unchecked(move)

    def set_up(self, match: Match, begun: Position) -> None:
        """Continue from another position and match. Only for a new table, whose record must then not be saved."""
        self.match = match
        self._dealt = begun
        self._position = begun

    def next_smazzata(self) -> tuple[Event, ...]:
        """Count the finished smazzata and deal the next one; raises ValueError if it goes on or the match is over."""
        counted = self._counted()
        if counted is self.match:
            raise ValueError("The smazzata is not over yet.")
        if counted.winner is not None:
            raise ValueError("The match is over.")
        self.match = counted
        self._dealt = self._position = counted.deal()
        return self.opening_events()

    def _counted(self) -> Match:
        return self.match.after(self._position) if self._position.is_over else self.match


def level_seats(rules: Rules, opponents: str, partner: str = "") -> tuple[str, ...]:
    """Return the person at seat 0 and a level at the others: ``partner``, if given, on the person's side."""
    return (HUMAN, *(partner if partner and seat % rules.sides == 0 else opponents for seat in range(1, rules.players)))
