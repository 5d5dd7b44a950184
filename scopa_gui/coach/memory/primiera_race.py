"""Race for the primiera: each side's best card of each suit (`race_of`), and the chance of each side to win it (Odds).

Odds plays the smazzata to its end from random deals of the hidden cards (ai/seat/worlds.py) with quick players
(ai/search/deal_playout.py); each sample makes the chances more exact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from scopa_gui.ai.search.deal_playout import PlayoutState, QuickPlay
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.worlds import Deal, Worlds, position_of, seat_of
from scopa_gui.engine.cards import SUIT_SETS, Card, CardSet, Suit, cards_of, cards_outside, rank_of
from scopa_gui.engine.dealing import deal_from
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES, primiera_slots, primiera_sum, primiera_winner
from scopa_gui.engine.view import PlayerView

ENOUGH = 400
"""Number of samples after which a chance is exact to 5 percentage points in 19 of 20 cases."""


@dataclass(frozen=True, slots=True)
class Runner:
    """One side's best card of each suit D C B S, None if it has none, and the sum of their primiera values."""

    side: int
    best: tuple[Card | None, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Race:
    """State of the race.

    ``open_cards``: by suit, cards in no pile that would improve a side's best card, the most valuable first.
    ``decided``: the side that is certain to win, or None. ``is_open``: the result is not yet certain.
    """

    runners: tuple[Runner, ...]
    open_cards: tuple[tuple[Card, ...], ...]
    decided: int | None
    is_open: bool


def race_of(view: PlayerView) -> Race:
    """Return the state of the race after the moves of a view."""
    runners = tuple(Runner(side, primiera_slots(pile), primiera_sum(pile)) for side, pile in enumerate(view.piles))
    left = open_of(view)
    winners = {
        side for side in range(len(view.piles)) if _is_safe(view.rules, view.piles, left, side)
    } or _at_the_last_card(view)
    decided = next(iter(winners)) if len(winners) == 1 else None
    return Race(runners, tuple(_raising(runners, left, suit) for suit in Suit), decided, len(winners) != 1)


def open_of(view: PlayerView) -> CardSet:
    """Return the cards in no pile; none once all cards have been played."""
    return cards_outside(view.piles) if view.plays_left else 0


def _raising(runners: Sequence[Runner], left: CardSet, suit: Suit) -> tuple[Card, ...]:
    """Return the cards of a suit in no pile that are worth more than some side's best one, the most valuable first."""
    lowest = min(worth(runner.best[suit]) for runner in runners)
    cards = [card for card in cards_of(left & SUIT_SETS[suit]) if worth(card) > lowest]
    return tuple(sorted(cards, key=lambda card: (-worth(card), -card)))


def worth(card: Card | None) -> int:
    """Return the primiera value of a card; 0 for None."""
    return 0 if card is None else PRIMIERA_VALUES[rank_of(card)]


def _is_safe(rules: Rules, piles: Sequence[CardSet], left: CardSet, side: int) -> bool:
    """Return whether a side wins even if one of the others gets all remaining cards."""
    if not rules.primiera_is_played:
        return False
    # More cards never make a primiera worse, so the strongest rival is one that gets everything.
    return all(
        primiera_winner(rules.primiera, [pile | (left if other == rival else 0) for other, pile in enumerate(piles)])
        == side
        for rival in range(len(piles))
        if rival != side
    )


def _at_the_last_card(view: PlayerView) -> set[int | None]:
    """Return the sides, None for nobody, that may win if only the last card is still to be played; empty before."""
    if not (view.is_last_card and view.rules.primiera_is_played):
        return set()
    me = seat_of(view)
    sides = view.rules.sides
    world = position_of(view, Deal((view.hand, *(view.unseen if count else 0 for count in view.counts[1:])), ()))
    found = {primiera_winner(view.rules.primiera, world.play(move).piles) for move in world.legal_moves()}
    return {None if winner is None else (winner - me) % sides for winner in found}


class Odds:
    """Estimated chance of each side to win the primiera, from smazzate played on from a view."""

    def __init__(self, view: PlayerView, rng: Random) -> None:
        self.view = view
        self.samples = 0
        self._wins = [0] * view.rules.sides
        self._rng = rng
        self._worlds = Worlds(view)
        self._quick = QuickPlay(facts_of(view))
        self._leader = -seat_of(view) % view.rules.players

    @property
    def chances(self) -> tuple[float, ...]:
        """Share of the samples that each side has won, from 0 to 1."""
        return tuple(won / max(1, self.samples) for won in self._wins)

    @property
    def is_enough(self) -> bool:
        """True if more samples would add little."""
        return self.samples >= ENOUGH

    def run(self, samples: int) -> None:
        """Play ``samples`` more smazzate to their end."""
        for _ in range(samples):
            winner = primiera_winner(self.view.rules.primiera, self._played_out())
            if winner is not None:
                self._wins[winner] += 1
            self.samples += 1

    def _played_out(self) -> tuple[CardSet, ...]:
        """Return the piles at the end of a new sample."""
        view = self.view
        rules = self.view.rules
        hands, rest = self._worlds.hands(self._rng.random)
        stock = [cards.bit_length() - 1 for cards in rest]
        self._rng.shuffle(stock)
        state = PlayoutState(view.table, view.piles, view.scope, view.last_taker, swept=False)
        seat = view.turn
        while any(hands):
            state = self._quick.play_deal(
                state, seat, hands, sum(hand.bit_count() for hand in hands) + len(stock), self._rng.random
            )
            if not stock:
                break
            dealt, _, after = deal_from(rules, stock)
            hands = [dealt[(other - self._leader) % rules.players] for other in range(rules.players)]
            stock = list(after)
            seat = self._leader
        piles = list(state.piles)
        if state.last is not None and rules.leftovers_are_taken:
            piles[state.last % rules.sides] |= state.table
        return tuple(piles)
