"""PublicTable: a smazzata followed move by move by its open cards, without knowing the hands.

The kind trace replays moves on it, and seat_view.py works out a view from it. Unlike a Position it allows any seating
of the sides and an incomplete pack.
"""

from collections.abc import Sequence

from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.dealing import dealer_scope
from scopa_gui.engine.legality import cappotto_of, is_scopa, why_illegal
from scopa_gui.engine.moves import IllegalReason, Move
from scopa_gui.engine.rules import Rules


class PublicTable:
    """Table with piles and scope by seat; the last seat is the dealer.

    ``sides`` has the side of each seat; ``to_play`` is the number of cards played in the whole smazzata. ``flags`` has
    True for each move that made a scopa.
    """

    def __init__(self, rules: Rules, sides: Sequence[int], first_table: CardSet, to_play: int) -> None:
        self.rules = rules
        self.sides = tuple(sides)
        self.to_play = to_play
        self.played = 0
        self.table = first_table
        self.piles = [0] * len(sides)
        self.scope = [0] * len(sides)
        self.flags: list[bool] = []
        self.last_taker: int | None = None
        self._last_capture: int | None = None
        swept = dealer_scope(rules, first_table)
        if swept:
            self.piles[-1], self.scope[-1], self.table = first_table, swept, 0
            self.last_taker = len(sides) - 1

    @property
    def turn(self) -> int:
        """Seat whose turn it is."""
        return self.played % len(self.sides)

    @property
    def is_over(self) -> bool:
        """True when every card has been played, or a cappotto has ended the match."""
        return self.played == self.to_play or self.cappotto is not None

    @property
    def cappotto(self) -> int | None:
        """Side that has won with all ten coins, or None."""
        return cappotto_of(self.rules, self.by_side(self.piles))

    def by_side(self, by_seat: Sequence[int]) -> tuple[int, ...]:
        """Return piles or scope added up by side."""
        return tuple(
            sum(value for seat, value in enumerate(by_seat) if self.sides[seat] == side)
            for side in range(max(self.sides) + 1)
        )

    def why_illegal(self, hand: CardSet, move: Move) -> IllegalReason | None:
        """Return the reason why the seat to play, with this hand, may not make this move; None if it may."""
        return why_illegal(self.rules, hand, self.table, move, is_first_play=not self.played)

    def play(self, move: Move) -> None:
        """Make a legal move for the seat whose turn it is."""
        seat = self.turn
        self.played += 1
        scored = False
        self.table = move.leaves(self.table)
        self.piles[seat] |= move.gained
        if not (move.is_lay or move.is_for_itself):
            scored = not self.table and is_scopa(self.rules, move, is_last_card=self.played == self.to_play)
            self.last_taker = seat
            self._last_capture = len(self.flags)
        self.flags.append(scored)
        self.scope[seat] += scored

    def settle(self) -> None:
        """End the smazzata after the last card: remove a void last scopa, and give the leftovers to the last taker."""
        index = self._last_capture
        if not self.rules.last_capture_may_score and index is not None and self.flags[index]:
            # Rule: S2, to the letter: the last capture of a smazzata never counts as a scopa.
            self.flags[index] = False
            self.scope[index % len(self.sides)] -= 1
        if self.last_taker is not None and self.rules.leftovers_are_taken:
            self.piles[self.last_taker] |= self.table
            self.table = 0
