"""What is said of a move, taken at its word: what somebody sees who only knows the cards and the law, and counts.

Nothing here knows a tactic: captures are asked of the engine's law, card by card, and chances are counted over the
hidden cards.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from math import comb
from random import Random

from scopa_gui.engine.cards import DECK, NAMES, RANK_SETS, SUIT_SETS, bit, cards_of, rank_of, sum_of
from scopa_gui.engine.dealing import dealer_scope, hand_size
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES, primiera_winner
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.words.translation import card_name

COINS, SEVENS, SIXES = SUIT_SETS[0], RANK_SETS[7], RANK_SETS[6]
EXTRAS = (Category.RE_BELLO, Category.SETTE_TUTTI, Category.NAPOLA, Category.COIN_POINTS)
_BY_NAME = {card_name(card): card for card in range(40)}
_CARD = re.compile("|".join(sorted(_BY_NAME, key=len, reverse=True)))
_RANK = re.compile(r"(?:: |another |rank, )(ace|knave|knight|king|\d+)\b")
_FIGURES = {"ace": 1, "knave": 8, "knight": 9, "king": 10}


@dataclass(frozen=True)
class After:
    """What a move of mine leaves."""

    table: int
    hand: int
    gained: int
    scored: bool


@dataclass
class Sight:
    """A position as its seat sees it, and everything that can be counted from there."""

    view: PlayerView

    @property
    def rules(self):
        return self.view.rules

    @cached_property
    def hidden(self):
        """The cards in other hands and in the stock."""
        seen = self.view.hand | self.view.table
        for pile in self.view.piles:
            seen |= pile
        return [card for card in range(40) if not seen >> card & 1]

    @cached_property
    def moves_left(self):
        """The moves of this smazzata, mine included."""
        return sum(self.view.counts) + self.view.stock

    def of_rank(self, rank):
        return [card for card in self.hidden if rank_of(card) == rank]

    def after(self, move):
        view, played = self.view, bit(move.card)
        if move.is_lay:
            return After(view.table | played, view.hand & ~played, 0, scored=False)
        if move.taken == played:
            return After(view.table, view.hand & ~played, played, scored=False)
        table = view.table & ~move.taken
        scored = not table and is_scopa(view.rules, move, is_last_card=self.moves_left == 1)
        return After(table, view.hand & ~played, move.taken | played, scored)

    def takes(self, card, table):
        """The sets of table cards that a card may take."""
        return [
            taken
            for taken in self.rules.law.captures(card, table)
            if taken and taken & table == taken and taken != bit(card)
        ]

    def can_take(self, card, table, wanted=DECK):
        return any(taken & wanted for taken in self.takes(card, table))

    def can_sweep(self, card, table, *, is_last=False):
        return bool(table) and any(
            taken == table and is_scopa(self.rules, Move(card, taken), is_last_card=is_last)
            for taken in self.takes(card, table)
        )

    def size_of(self, seat):
        """How many cards a seat holds at its next turn."""
        if self.view.counts[seat] or not self.view.stock:
            return self.view.counts[seat]
        return hand_size(self.rules, self.view.stock)

    def holders(self, seats=None):
        """The cards that some of the other seats may hold when its turn comes."""
        seats = range(1, self.rules.players) if seats is None else seats
        return self.hidden if any(self.size_of(seat) for seat in seats) else []

    @property
    def partners(self):
        return [seat for seat in range(1, self.rules.players) if self.view.side_of(seat) == 0]

    @property
    def deals(self):
        """Whether my side is the dealer's."""
        return self.view.side_of(self.view.dealer) == 0

    # Hidden cards

    def sweeps_passed_by(self, seat):
        """The cards of a scopa that a seat did not make since its last deal."""
        view, rules = self.view, self.rules
        starts, size = [0], hand_size(rules, 40)
        left, number = 40 - rules.turned - size * rules.players, size * rules.players
        while left:
            size = hand_size(rules, left)
            starts.append(number)
            left, number = left - size * rules.players, number + size * rules.players
        begun = max(start for start in starts if start <= len(view.history))
        table = 0 if dealer_scope(rules, view.first_table) else view.first_table
        last, found = 40 - rules.turned, set()
        for number, (who, move) in enumerate(view.history):
            if who == seat and number >= begun and move.taken != table:
                found |= {card for card in self.hidden if self.can_sweep(card, table, is_last=number + 1 >= last)}
            table = table | bit(move.card) if move.is_lay else table & ~move.taken
        return found

    def chance(self, wanted):
        """The chance that the next seat has one of these cards, all hands alike but that it makes every scopa."""
        size, passed = self.size_of(1), self.sweeps_passed_by(1) if self.view.counts[1] else set()
        pool = [card for card in self.hidden if card not in passed]
        if len(pool) < self.view.counts[1]:
            pool = self.hidden
        among, size = sum(card in wanted for card in pool), min(size, len(pool))
        return 1 - comb(len(pool) - among, size) / comb(len(pool), size) if size else 0.0

    def hands(self, number, seat):
        """Hands that a seat may have."""
        rng, size = Random(f"{self.view.hand}/{self.view.table}"), min(self.size_of(seat), len(self.hidden))
        return [rng.sample(self.hidden, size) for _ in range(number)]

    def share_without(self, cards):
        """The share of the hands of the next seat that have none of these cards."""
        size, hidden = min(self.size_of(1), len(self.hidden)), len(self.hidden)
        return comb(hidden - len(cards), size) / comb(hidden, size)

    def prize(self, cards):
        """About how much cards are worth, to whoever knows the game."""
        worth = 0.1 * cards.bit_count() + 0.2 * (cards & COINS).bit_count() + 0.25 * (cards & SEVENS).bit_count()
        return worth + 0.1 * (cards & SIXES).bit_count() + (0.9 if cards & bit(6) else 0.0)

    def prize_for(self, seat, table):
        """What a seat takes of a table by its best capture, over its hands."""
        best = {
            card: max((self.prize(taken) for taken in self.takes(card, table)), default=0.0) for card in self.hidden
        }
        hands = self.hands(400, seat)
        return sum(max((best[card] for card in hand), default=0.0) for hand in hands) / len(hands)

    def most_of_mine(self, hand, table):
        """What the cards that I keep may take of a table, each by its best capture."""
        return {taken for card in cards_of(hand) for taken in self.takes(card, table)}

    # The count

    @property
    def open_cards(self):
        return DECK & ~self.taken_by_all

    @property
    def taken_by_all(self):
        found = 0
        for pile in self.view.piles:
            found |= pile
        return found

    def is_majority_open(self, among):
        """Whether most of these cards is still a point to be won, or to be kept from the one who leads."""
        counts = sorted(((pile & among).bit_count() for pile in self.view.piles), reverse=True)
        return counts[0] - counts[1] <= (among & self.open_cards).bit_count()

    def is_primiera_open(self):
        """Whether the primiera can end in more than one way: some ways for the open cards to fall, with extremes."""
        if self.rules.primiera == "off":
            return False
        rng, open_cards = Random(1), cards_of(self.open_cards)
        ends = set()
        for side in range(len(self.view.piles)):
            ends.add(
                primiera_winner(
                    self.rules.primiera,
                    [pile | (self.open_cards if side == mine else 0) for mine, pile in enumerate(self.view.piles)],
                )
            )
        for _ in range(60 if len(ends) == 1 else 0):
            piles = list(self.view.piles)
            for card in open_cards:
                piles[rng.randrange(len(piles))] |= bit(card)
            ends.add(primiera_winner(self.rules.primiera, piles))
        return len(ends) > 1

    def helps_primiera(self, cards, *, mine_only=False):
        """Whether one of these cards beats the best of its suit in my pile or in another: some way it counts."""
        mode = self.rules.primiera
        if mode in ("counts", "most_sevens", "sevens_cascade"):
            ranks = {"counts": (7, 6, 1, 5, 4, 3, 2), "most_sevens": (7,), "sevens_cascade": (7, 6)}[mode]
            return any(rank_of(card) in ranks for card in cards_of(cards))
        piles = self.view.piles[:1] if mine_only else self.view.piles
        return any(self._is_best_of_suit(card, pile) for card in cards_of(cards) for pile in piles)

    @staticmethod
    def _is_best_of_suit(card, pile):
        held = [PRIMIERA_VALUES[rank_of(other)] for other in cards_of(pile & SUIT_SETS[card // 10])]
        return PRIMIERA_VALUES[rank_of(card)] > max(held, default=0)

    def primiera_of(self, pile):
        """What a pile shows for the primiera: by suit its best card, or the cards of the ranks that are counted."""
        ranks = {"counts": (7, 6, 1, 5, 4, 3, 2), "most_sevens": (7,), "sevens_cascade": (7, 6)}.get(
            self.rules.primiera
        )
        if ranks:
            return [(pile & RANK_SETS[rank]).bit_count() for rank in ranks]
        return [
            sum(
                max((PRIMIERA_VALUES[rank_of(card)] for card in cards_of(pile & suit)), default=0) for suit in SUIT_SETS
            )
        ]

    def pays_extra(self, card):
        """Whether there is an end at which what these rules pay besides the usual points hangs on who has this card."""
        sides, others = range(len(self.view.piles)), self.open_cards & ~bit(card)
        for getting in sides:
            ends = {
                self._extras_of(
                    [
                        pile | (others if side == getting else 0) | (bit(card) if side == owner else 0)
                        for side, pile in enumerate(self.view.piles)
                    ]
                )
                for owner in sides
            }
            if len(ends) > 1:
                return True
        return False

    def _extras_of(self, piles):
        sheet = score(self.rules, piles, (0,) * len(piles))
        return sheet.cappotto, tuple(award.points for award in sheet.awards if award.category in EXTRAS)

    def odd_ranks(self, gained=0):
        """The ranks of which an odd number has been captured."""
        captured = self.taken_by_all | gained
        return {rank for rank in range(1, 11) if (captured & RANK_SETS[rank]).bit_count() % 2}

    def laid_by_partner(self):
        """The cards on the table that a partner laid there."""
        return [
            move.card
            for seat, move in self.view.history
            if seat in self.partners and move.is_lay and self.view.table >> move.card & 1
        ]

    def sums_to_seven(self, table):
        cards = cards_of(table)
        return any(
            sum_of(sum(bit(card) for number, card in enumerate(cards) if chosen >> number & 1)) == 7
            for chosen in range(1, 1 << len(cards))
            if chosen.bit_count() > 1
        )


@dataclass(frozen=True)
class Said:
    """A sentence about ``move``; where it is about a mistake, ``best`` is what should have been played."""

    words: str
    sight: Sight
    move: Move
    best: Move | None = None

    @property
    def cards(self):
        return sum({bit(_BY_NAME[name]) for name in _CARD.findall(self.words)})

    @property
    def numbers(self):
        return [int(number) for number in re.findall(r"\d+", _CARD.sub("", self.words))]

    @property
    def rank(self):
        found = _RANK.search(self.words).group(1)
        return _FIGURES.get(found) or int(found)

    @cached_property
    def after(self):
        return self.sight.after(self.move)

    @cached_property
    def instead(self):
        """What the better move leaves."""
        return self.sight.after(self.best)

    def __str__(self):
        view = self.sight.view
        better = f", better {self.best}" if self.best else ""
        names = [NAMES[card] for card in cards_of(view.table)]
        return (
            f"{self.words!r} of {self.move}{better}: hand {[NAMES[card] for card in cards_of(view.hand)]}, "
            f"table {names}, {view.counts}+{view.stock}, hidden {len(self.sight.hidden)}"
        )
