"""QuickPlay, a fast player for playouts: it values moves at a glance and plays the rest of a deal by these values.

The glance of a move counts the captured cards, a scopa, and what the move leaves for the next seat. Seats and sides are
counted from mine. Each table is worked out once for a search.
"""

from collections.abc import Callable
from typing import NamedTuple

from scopa_gui.ai.seat.knowledge import Facts, none_of, sweeping_cards
from scopa_gui.engine.cards import CardSet, cards_of
from scopa_gui.engine.legality import cappotto_of, is_scopa
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score

GIVES_SCOPA = 1.4
"""Points that a scopa given to the next seat costs."""
OFFERS = 0.25
"""Share of the worth of the cards left on the table that they cost."""
KEEPS = 0.2
"""Share of a card's worth that laying it costs."""
WILD = 0.2
"""Chance that a seat plays a random card instead of the best one."""


class CardOption(NamedTuple):
    """Move with its worth in points (``glance``), the table after it, the cards gained, and whether it is a scopa."""

    glance: float = 0.0
    move: Move = Move(0)
    table: CardSet = 0
    gained: CardSet = 0
    sweeps: bool = False


class PlayoutState(NamedTuple):
    """State of a smazzata without the hands. ``last``: seat that captured last; ``swept``: it made a scopa by it."""

    table: CardSet
    piles: tuple[CardSet, ...]
    scope: tuple[int, ...]
    last: int | None
    swept: bool


class QuickPlay:
    """Values of moves for one search, with the worth of cards from its first position."""

    def __init__(self, facts: Facts) -> None:
        rules = facts.rules
        view = facts.view
        self.rules = rules
        self._worth_of = facts.worth_of
        self._pool = facts.unseen | view.hand
        self._drawn = max(view.counts)
        self.wild = WILD
        self._options: dict[int, tuple[CardOption, ...]] = {}
        self._risks: dict[CardSet, float] = {}
        self._points: dict[tuple[CardSet, ...], tuple[int, ...]] = {}

    def options(self, card: int, table: CardSet) -> tuple[CardOption, ...]:
        """Return the moves of a card on a table, the one with the best glance first."""
        key = table << 6 | card
        found = self._options.get(key)
        if found is None:
            made = [self._option(move, table) for move in self.rules.law.moves_of(card, table)]
            found = self._options[key] = tuple(sorted(made, key=lambda option: -option.glance))
        return found

    def _option(self, move: Move, table: CardSet) -> CardOption:
        after = move.leaves(table)
        if move.is_lay:
            return CardOption(-KEEPS * self._worth_of[move.card] - self._risk(after), move, after)
        gained = move.gained
        sweeps = not after and not move.is_for_itself and is_scopa(self.rules, move, is_last_card=False)
        worth = sum([self._worth_of[taken] for taken in cards_of(gained)])
        return CardOption(worth + sweeps - self._risk(after), move, after, gained, sweeps)

    def _risk(self, table: CardSet) -> float:
        """Return the points that it may cost to leave this table to the next seat."""
        found = self._risks.get(table)
        if found is None:
            pool = self._pool & ~table
            size = pool.bit_count()
            sweepers = (sweeping_cards(self.rules, table) & pool).bit_count()
            chance = 1.0 - none_of(size, sweepers, min(self._drawn, size))
            found = self._risks[table] = GIVES_SCOPA * chance + OFFERS * sum(
                [self._worth_of[card] for card in cards_of(table)]
            )
        return found

    def played(self, state: PlayoutState, seat: int, option: CardOption, *, is_last_card: bool) -> PlayoutState:
        """Return the state after a seat's move."""
        _, move, table, gained, sweeps = option
        _, piles, scope, last, swept = state
        if not gained:
            return PlayoutState(table, piles, scope, last, swept)
        side = seat % self.rules.sides
        piles = (*piles[:side], piles[side] | gained, *piles[side + 1 :])
        if not move.is_for_itself:
            last = seat
            swept = sweeps and not (is_last_card and not is_scopa(self.rules, move, is_last_card=True))
            if swept:
                scope = (*scope[:side], scope[side] + 1, *scope[side + 1 :])
        return PlayoutState(table, piles, scope, last, swept)

    def play_deal(
        self, state: PlayoutState, seat: int, hands: list[CardSet], left: int, random: Callable[[], float]
    ) -> PlayoutState:
        """Play all hands out by glances and return the final state; ``hands`` ends up empty
        unless all ten coins of one side end it.

        ``left`` is the number of cards in the hands and the stock.
        """
        players = self.rules.players
        options = self.options
        cappotto = self.rules.cappotto
        while hands[seat]:
            best = None
            hand = hands[seat]
            if random() < self.wild:
                held = cards_of(hand)
                best = options(held[int(random() * len(held))], state.table)[0]
            else:
                table = state.table
                while hand:
                    low = hand & -hand
                    hand ^= low
                    option = options(low.bit_length() - 1, table)[0]
                    if best is None or option.glance > best.glance:
                        best = option
                assert best is not None
            left -= 1
            hands[seat] ^= 1 << best.move.card
            state = self.played(state, seat, best, is_last_card=not left)
            if cappotto and cappotto_of(self.rules, state.piles) is not None:
                break
            seat = (seat + 1) % players
        return state

    def final(self, state: PlayoutState, *, is_over: bool = True) -> tuple[float, ...]:
        """Return the points of a played smazzata by side; a match won at once counts as its target."""
        rules = self.rules
        table, piles, scope, last, swept = state
        if last is not None and is_over:
            side = last % rules.sides
            if swept and not rules.last_capture_may_score:
                # Rule: S2, to the letter: the last capture of a smazzata never counts as a scopa.
                scope = (*scope[:side], scope[side] - 1, *scope[side + 1 :])
            if rules.leftovers_are_taken:
                piles = (*piles[:side], piles[side] | table, *piles[side + 1 :])
        found = self._points.get(piles)
        if found is None:
            found = self._points[piles] = score(rules, piles, (0,) * rules.sides).worths
        return tuple([points + made for points, made in zip(found, scope, strict=True)])


def is_ended(rules: Rules, state: PlayoutState) -> bool:
    """Return whether all ten coins are in one pile and end the match at once."""
    return rules.cappotto and cappotto_of(rules, state.piles) is not None
