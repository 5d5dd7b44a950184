"""Table: the true match, the seats and the turn. It plays moves and tells what happened; only views go out."""

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

    Table seats count from the person at the screen, who is 0, counter-clockwise (1 to the right, 2 opposite when four
    play). ``seats`` names who sits where: a person (see persons.py) or the key of a level. Everything that comes out -
    events, history, counts - is in table seats and table sides (side = seat % sides). Where several people share the
    screen, `turn_to` has another one sit there.
    """

    def __init__(self, record: Record, seats: Sequence[str]) -> None:
        if len(seats) != record.rules.players:
            raise ValueError(f"{record.rules.players} seats are needed, not {len(seats)}.")
        self.seats = tuple(seats)
        self.facing = 0
        """Seat of the person at the screen, counted from the one who sat there at first."""
        self._moves = record.moves
        *_, (self.match, self._position) = replay(record)
        self._dealt = self.match.deal()

    @classmethod
    def new(cls, rules: Rules, seed: str, seats: Sequence[str]) -> "Table":
        """A table where the first smazzata has just been dealt."""
        return cls(Record(rules, seed), seats)

    @property
    def rules(self) -> Rules:
        """The rules of this match."""
        return self.match.rules

    @property
    def record(self) -> Record:
        """The match so far as plain data; Table(record, seats) comes back to exactly this point."""
        return Record(self.rules, self.match.seed, self._moves)

    @property
    def moves_played(self) -> int:
        """Number of moves the match has had, through all smazzate."""
        return len(self._moves)

    @property
    def smazzata(self) -> int:
        """The number of the smazzata on the table, from 1."""
        return len(self.match.sheets) + 1

    @property
    def to_move(self) -> int | None:
        """The table seat whose turn it is; None when the smazzata is over."""
        return None if self._position.is_over else self.match.table_seat(self._position.turn)

    @property
    def next_person(self) -> int | None:
        """The table seat of the person who plays next, now or after the computer's players; None as `to_move`."""
        turn = self.to_move
        if turn is None:
            return None
        order = ((turn + step) % len(self.seats) for step in range(len(self.seats)))
        return next((seat for seat in order if is_person(self.seats[seat])), None)

    def turn_to(self, seat: int) -> None:
        """Have who sits at this table seat be at the screen: all seats and sides are counted from there now."""
        seat %= len(self.seats)
        self.facing = (self.facing + seat) % len(self.seats)
        self.match = self.match.seen_from(seat)
        self.seats = self.seats[seat:] + self.seats[:seat]

    def turn_back(self) -> None:
        """Turn the table back to the person who was at the screen at first.

        Matches are counted, ended and saved from there.
        """
        self.turn_to(-self.facing)

    @property
    def history(self) -> tuple[Played, ...]:
        """The moves of this smazzata in table seats, oldest first."""
        return tuple(Played(self.match.table_seat(seat), move) for seat, move in self._position.history)

    @property
    def sheet(self) -> ScoreSheet | None:
        """The count of this smazzata by table side, once it is over."""
        return self.match.count(self._position) if self._position.is_over else None

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the match by table side; a finished smazzata is included."""
        return self._counted().totals

    @property
    def winner(self) -> int | None:
        """The table side that has won the match, or None."""
        return self._counted().winner

    def view(self, seat: int = 0) -> PlayerView:
        """Return what a table seat may know; ``totals`` in it are those before this smazzata."""
        return view_at(self.match, self._position, seat, self.seats)

    @property
    def stock(self) -> tuple[Card, ...]:
        """Cards left to deal, from the top: for code that deals them again, never to be shown."""
        return self._position.stock

    def opening_events(self) -> tuple[Event, ...]:
        """Return the events of the deal of this smazzata."""
        return tuple(turned(event, self.match.leader, self.rules.players) for event in opening_events(self._position))

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Play a move of the seat whose turn it is and tell what happened; raises IllegalMove and changes nothing."""
        if seat != self.to_move:
            raise IllegalMove(IllegalReason.NOT_YOUR_TURN, move)
        before = self._position
        self._position = before.play(move)
        self._moves = (*self._moves, move)
        return events_between(self.match, before, move, self._position)

    def back_to(self, number: int) -> None:
        """Go back to the moment before move `number` of the match; ValueError beyond the smazzata on the table."""
        first = self.moves_played - len(self._position.history)
        if not first <= number <= self.moves_played:
            raise ValueError(f"Move {number} does not belong to this smazzata.")
        self._position = self._dealt
        for move in self._moves[first:number]:
            self._position = self._position.play_unchecked(move)
        self._moves = self._moves[:number]

    def fork(self, number: int) -> "Table":
        """Return a separate table as it was before move `number`, of this smazzata or an earlier one of the match."""
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
        """The moment before move `number`, of this smazzata or an earlier one of the match."""
        return self.fork(number).before(self._moves[number])

    def before(self, move: Move) -> Moment:
        """The moment before this move, which is the next one."""
        return Moment(self.moves_played, self.match, self._position, move, self.seats)

    def deal_again(self, swaps: Mapping[Card, Card]) -> None:
        """Exchange cards of this smazzata: each key of `swaps` is replaced by its value. Only for a fork.

        A player who has seen none of them sees no difference.
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
        """Begin at another position, of another match. Only for a new table: its record must not be saved."""
        self.match = match
        self._dealt = begun
        self._position = begun

    def next_smazzata(self) -> tuple[Event, ...]:
        """Count the finished smazzata, pass the deal on, deal again; ValueError while it goes on or after the match."""
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
    """The person at seat 0, this level at the other seats; ``partner``, when given, for those on the person's side."""
    return (HUMAN, *(partner if partner and seat % rules.sides == 0 else opponents for seat in range(1, rules.players)))
