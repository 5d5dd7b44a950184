"""States of the endgame search: Ground has the moves as steps from state to state, and the final count.

A state is one integer. Its bits, from the lowest: 40 for the cards in the hands; 40 for the table; 40 for the cards
that side 0 has taken since the start (only those that can still change the count); 2 for the side that captured last
(0: nobody yet); 1 for a scopa that is void unless another capture follows; then 6 each for the number of cards that
side 0 has taken since the start, for its scope, and for those of side 1, as far as they matter.
"""

from functools import lru_cache

from scopa_gui.engine.cards import (
    DECK,
    RANK_SETS,
    SETTEBELLO,
    SUIT_SETS,
    Card,
    CardSet,
    bit,
    cards_of,
    mask_of,
    rank_of,
)
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category, staked
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES, primiera_sum, primiera_winner
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.scoring.usual_count import is_usual, usual_count

TABLE = 40
PILE = 80
LAST = 120
SCORED = 122
TAKEN = 123
SCOPE = (129, 135)
"""Lowest bit of each part of a state."""
_LAST_BITS = 7 << LAST
_EVERYTHING = (1 << 141) - 1
_ANY_TABLE = 1 << PILE
_COINS = SUIT_SETS[0]
_MEMO_LIMIT = 40_000
_AFTER_TAKES = 20
_DEARER = 5
_OF_MATTER = 3
_TREASURE = 12
"""Weights for the order in which moves are tried: captures before lays, cards that matter before others."""

SolverStep = tuple[int, int, int, int]
"""Move as its promise, the mask it keeps of a state, the number it adds, and 1 if it is a scopa counted at once."""
Points = tuple[int, int]


class Ground:
    """Everything about a search that depends only on its first piles: cards that matter, steps, final count.

    ``counts_scope``: scope are counted in the steps, so that states that differ only in scope are equal; otherwise they
    are part of the states. ``steps``: three caches by hand and table, for side 0, side 1 and the last card.
    """

    def __init__(self, rules: Rules, piles: tuple[CardSet, ...], *, has_taker: bool, counts_scope: bool) -> None:
        if not can_count(rules):
            raise ValueError("Only a count of piles and single scope is solved.")
        self.rules = rules
        self.piles = piles
        self.counts_scope = counts_scope
        self.is_usual = has_taker and is_usual(rules)
        self.matters = _that_matter(rules, piles) if self.is_usual else DECK
        held = tuple(pile.bit_count() for pile in piles)
        self.carte_open = self.is_usual and max(held) <= 20
        self._carte = (int(held[0] > 20), int(held[1] > 20))
        self._coins_left = _COINS & ~piles[0]
        # Rule: cappotto: only a side whose opponent has no coin can still get all ten.
        self.may_end_early = rules.cappotto and not all(pile & _COINS for pile in piles)
        self.steps: tuple[dict[int, tuple[SolverStep, ...]], ...] = ({}, {}, {})
        self._counted: dict[int, Points] = {}

    def steps_of(self, state: int, hand: CardSet, side: int) -> tuple[SolverStep, ...]:
        """Return the steps of all cards of ``hand`` that are still held, the most promising first.

        Of moves with the same result only one is returned.
        """
        memo = self.steps[side]
        table = state & DECK << TABLE
        held = state & hand
        ranked: list[SolverStep] = []
        known = set()
        while held:
            low = held & -held
            held ^= low
            kind = self._kind(low.bit_length() - 1)
            if kind in known:
                continue
            known.add(kind)
            # Speed: cached by card, because most cards have met the same table before.
            ranked += memo.get(low | table) or self.steps_of_card(low, table, side, is_last_card=False)
        ranked.sort(reverse=True)
        found = memo[state & (hand | DECK << TABLE)] = tuple(ranked)
        return found

    def steps_of_card(self, played: CardSet, table: int, side: int, *, is_last_card: bool) -> tuple[SolverStep, ...]:
        """Return the steps of one card, given as a set; ``table`` is at its place in a state."""
        memo = self.steps[2 if is_last_card else side]
        if len(memo) > _MEMO_LIMIT:
            memo.clear()
        lying = table >> TABLE
        moves = self.rules.law.moves_of(played.bit_length() - 1, lying)
        if len(moves) == 1 and moves[0].taken != lying:
            # Speed: unless it clears the table, a capture or lay is the same step on every table.
            key = played | moves[0].taken << TABLE | _ANY_TABLE
            found = memo.get(key) or (self.step_of(moves[0], lying, side, is_last_card=is_last_card),)
            memo[key] = found
        else:
            unlike = {self.likeness(move): move for move in reversed(moves)}.values()
            steps = [self.step_of(move, lying, side, is_last_card=is_last_card) for move in unlike]
            found = tuple(sorted(steps, reverse=True))
        memo[played | table] = found
        return found

    def likeness(self, move: Move) -> tuple[int, ...]:
        """Return a key that is equal for two moves of a hand that differ only in equal cards that no longer matter."""
        return (self._kind(move.card), *sorted(map(self._kind, cards_of(move.taken))))

    def _kind(self, card: Card) -> CardSet:
        """Return the card alone if it matters to the count, else all cards of its rank."""
        return bit(card) if self.matters >> card & 1 else RANK_SETS[rank_of(card)]

    def _promise(self, move: Move) -> int:
        """Return the priority of a move: captures first, by the cards that they take; then lays, high cards first."""
        if not move.taken:
            return move.card % 10 - _AFTER_TAKES - _DEARER * (self.matters >> move.card & 1)
        gained = move.taken | bit(move.card)
        worth = _OF_MATTER * (gained & self.matters).bit_count() + gained.bit_count()
        return worth + _TREASURE * (gained >> SETTEBELLO & 1)

    def step_of(self, move: Move, table: CardSet, side: int, *, is_last_card: bool) -> SolverStep:
        """Return a move as a step."""
        played = bit(move.card)
        promise = self._promise(move)
        if not move.taken:
            return promise, _EVERYTHING ^ played, played << TABLE, 0
        gained = move.taken | played
        keep = _EVERYTHING ^ played
        add = 0
        counted = 0
        if side == 0:
            add = (gained & self.matters) << PILE
            if self.carte_open:
                add += gained.bit_count() << TAKEN
        if not move.is_for_itself:
            keep ^= _LAST_BITS | move.taken << TABLE
            add |= side + 1 << LAST
            if move.taken == table and is_scopa(self.rules, move, is_last_card=is_last_card):
                if not self.rules.last_capture_may_score:
                    add |= 1 << SCORED
                counted = int(self.counts_scope)
                add += 0 if self.counts_scope else 1 << SCOPE[side]
        return promise, keep, add, counted

    def is_cappotto(self, state: int) -> bool:
        """Return whether one side has all ten coins, so that the smazzata is over."""
        return state >> PILE & self._coins_left == self._coins_left or not (
            self.piles[0] & _COINS or (state | state >> TABLE | state >> PILE) & _COINS
        )

    def points_of(self, state: int) -> Points:
        """Return the points by side of a final state, with the scope that are part of the state."""
        points = self._counted.get(state)
        if points is None:
            if len(self._counted) > _MEMO_LIMIT:
                self._counted.clear()
            points = self._counted[state] = self._count_usual(state) if self.is_usual else self._count_any(state)
        return points

    def _count_usual(self, state: int) -> Points:
        """Return the points of a final state under the usual rules, where cards that no longer matter are ignored."""
        table = state >> TABLE & DECK
        taken = state >> TAKEN & 63
        mine = state >> PILE & DECK
        if state >> LAST & 3 == 1:
            mine |= table & self.matters
            taken += table.bit_count()
        first = self.piles[0] | mine
        second = self.piles[1] | self.matters & ~mine
        a, b = usual_count(self.rules, first, second)
        seeming = first.bit_count() - second.bit_count()
        a = a - (seeming > 0)
        b = b - (seeming < 0)
        carte = self._carte
        if self.carte_open:
            held = self.piles[0].bit_count() + taken
            carte = int(held > 20), int(held < 20)
        return a + carte[0] + (state >> SCOPE[0] & 63), b + carte[1] + (state >> SCOPE[1] & 63)

    def _count_any(self, state: int) -> Points:
        """Return the points of a final state under any rules, counted by the engine."""
        rules = self.rules
        hands = state & DECK
        table = state >> TABLE & DECK
        first = self.piles[0] | state >> PILE & DECK
        piles = [first, DECK & ~(first | table | hands)]
        scope = [state >> place & 63 for place in SCOPE]
        last = state >> LAST & 3
        if last and not hands:
            # Rule: S2, to the letter: the last capture of a smazzata never counts as a scopa.
            scope[last - 1] -= state >> SCORED & 1
            if rules.leftovers_are_taken:
                piles[last - 1] |= table
        a, b = score(rules, piles, scope).worths
        return a, b


def can_count(rules: Rules) -> bool:
    """Return whether a state has all that these rules count: only piles, and one point for each scopa."""
    return all(
        counting.of_piles or (category, stake) == (Category.SCOPE, 1) for category, stake, counting in staked(rules)
    )


def _that_matter(rules: Rules, piles: tuple[CardSet, ...]) -> CardSet:
    """Return the open cards that can still change the points for coins, settebello or primiera."""
    open_cards = DECK & ~(piles[0] | piles[1])
    coins_open = max((pile & _COINS).bit_count() for pile in piles) <= 5
    found = open_cards & (_COINS if coins_open else bit(SETTEBELLO))
    mode = rules.primiera
    # More cards never make a primiera worse, so it is decided if it is the same with all open cards on either side.
    if primiera_winner(mode, (piles[0] | open_cards, piles[1])) != primiera_winner(
        mode, (piles[0], piles[1] | open_cards)
    ):
        for suit in SUIT_SETS:
            bound = min(primiera_sum(pile & suit) for pile in piles)
            found |= mask_of(card for card in cards_of(open_cards & suit) if PRIMIERA_VALUES[rank_of(card)] > bound)
    return found


@lru_cache(maxsize=2)
def ground_of(rules: Rules, piles: tuple[CardSet, ...], *, has_taker: bool, counts_scope: bool) -> Ground:
    """Return the Ground of these piles, always the same one, so that all worlds of a view share its caches."""
    return Ground(rules, piles, has_taker=has_taker, counts_scope=counts_scope)
