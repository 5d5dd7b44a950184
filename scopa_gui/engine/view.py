"""PlayerView: everything that one seat may know, and nothing else.

Code that chooses or judges a move gets a PlayerView and never a Position, so that it cannot see hidden cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.engine.cards import DECK, CardSet, written
from scopa_gui.engine.legality import cappotto_of, is_scopa, legal_moves, why_illegal
from scopa_gui.engine.moves import IllegalReason, Move, Played
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules


@dataclass(frozen=True, slots=True, repr=False)
class PlayerView:
    """Knowledge of one seat, called "me". Seats are relative: mine is 0, then counter-clockwise; side = seat % sides.

    ``hand`` is my hand; ``counts`` has the number of cards in every hand; ``stock`` is the number of cards to deal;
    ``first_table`` has the cards turned up at the start; ``history`` has every move of this smazzata, oldest first;
    ``totals`` are the points of the match so far; ``seated`` names the players by seat, or is empty if unknown.
    """

    rules: Rules
    hand: CardSet
    table: CardSet
    piles: tuple[CardSet, ...]
    scope: tuple[int, ...]
    counts: tuple[int, ...]
    stock: int
    turn: int
    last_taker: int | None
    dealer: int
    first_table: CardSet
    history: tuple[Played, ...]
    totals: tuple[int, ...]
    seated: tuple[str, ...] = ()

    def __repr__(self) -> str:
        """Write the cards by name: my hand, the number of cards in each hand, the table, piles by side."""
        moves = " ".join(str(one.move) for one in self.history)
        return (
            f"<PlayerView: seat {self.turn} plays; hand {written(self.hand)}; counts {self.counts}; "
            f"table {written(self.table)}; stock {self.stock}; piles {' '.join(map(written, self.piles))}; "
            f"scopas {self.scope}; moves {moves or '-'}>"
        )

    @property
    def unseen(self) -> CardSet:
        """Cards that I have not seen: those in other hands and in the stock."""
        seen = self.hand | self.table
        for pile in self.piles:
            seen |= pile
        return DECK & ~seen

    @property
    def plays_left(self) -> int:
        """Number of moves still to be made in this smazzata by all seats."""
        return sum(self.counts) + self.stock

    @property
    def moves_before(self) -> int:
        """Number of moves missing at the start of the history: 0 unless the position was set up by hand."""
        return max(0, self.rules.plays - self.plays_left - len(self.history))

    @property
    def is_last_card(self) -> bool:
        """True when the next card to be played is the last of the smazzata."""
        return self.plays_left == 1

    def side_of(self, seat: int) -> int:
        """Return the side of a relative seat; mine is 0."""
        return seat % self.rules.sides

    def legal_moves(self) -> tuple[Move, ...]:
        """Return my legal moves; empty when it is not my turn or the smazzata is over."""
        if self.turn or cappotto_of(self.rules, self.piles) is not None:
            return ()
        return legal_moves(self.rules, self.hand, self.table, is_first_play=not self.history)

    def makes_scopa(self, move: Move) -> bool:
        """Return whether a move of the seat whose turn it is makes a scopa."""
        clears = move.taken == self.table and not move.is_lay
        return clears and is_scopa(self.rules, move, is_last_card=self.is_last_card)

    def why_illegal(self, move: Move) -> IllegalReason | None:
        """Return the reason why I may not make this move now, or None if I may."""
        if self.turn or not self.hand or cappotto_of(self.rules, self.piles) is not None:
            return IllegalReason.NOT_YOUR_TURN
        return why_illegal(self.rules, self.hand, self.table, move, is_first_play=not self.history)


def view_of(position: Position, seat: int, totals: Sequence[int] = (), seated: Sequence[str] = ()) -> PlayerView:
    """Return what this seat of a position knows; ``totals`` are by the position's sides, ``seated`` by its seats."""
    rules = position.rules
    players = rules.players
    sides = rules.sides

    def relative(other: int) -> int:
        return (other - seat) % players

    def by_side(values: Sequence[int]) -> tuple[int, ...]:
        return tuple(values[(side + seat) % sides] for side in range(sides))

    return PlayerView(
        rules=rules,
        hand=position.hands[seat],
        table=position.table,
        piles=by_side(position.piles),
        scope=by_side(position.scope),
        counts=tuple(position.hands[(seat + other) % players].bit_count() for other in range(players)),
        stock=len(position.stock),
        turn=relative(position.turn),
        last_taker=None if position.last_taker is None else relative(position.last_taker),
        dealer=relative(players - 1),
        first_table=position.first_table,
        history=tuple(Played(relative(played.seat), played.move) for played in position.history),
        totals=by_side(totals or (0,) * sides),
        seated=(*seated[seat:], *seated[:seat]),
    )
