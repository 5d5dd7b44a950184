"""Facts that follow from a view: unseen cards, cards a seat cannot hold, chances, unpaired ranks, outcomes of moves."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb

from scopa_gui.ai.value.expected_points import prospect
from scopa_gui.engine.cards import DECK, RANK_SETS, RANKS, Card, CardSet, cards_of, cards_outside, mask_of, sum_of
from scopa_gui.engine.dealing import hand_size, last_deal
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.moves import Move
from scopa_gui.engine.replayed_moves import table_to_play
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.counting import Piles
from scopa_gui.engine.view import PlayerView


@lru_cache(maxsize=20_000)
def none_of(pool: int, wanted: int, drawn: int) -> float:
    """Return the chance that ``drawn`` cards from a pool of ``pool`` include none of ``wanted`` given ones."""
    if drawn > pool - wanted:
        return 0.0
    return comb(pool - wanted, drawn) / comb(pool, drawn)


def any_of(pool: int, wanted: int, drawn: int) -> float:
    """Return the chance that ``drawn`` cards from a pool of ``pool`` include at least one of ``wanted`` given ones."""
    return 1.0 - none_of(pool, wanted, drawn)


def expected_best(worths: Iterable[float], pool: int, drawn: int) -> float:
    """Return the expected worth of the best of ``drawn`` cards from a pool of ``pool``.

    ``worths`` has the worth of each card of the pool that is worth more than 0.
    """
    total = 0.0
    without = 1.0
    for better, worth in enumerate(sorted(worths, reverse=True), start=1):
        lacking = none_of(pool, better, drawn)
        total += worth * (without - lacking)
        without = lacking
        if not lacking:
            break
    return total


@dataclass(frozen=True, slots=True)
class MoveOutcome:
    """Situation after one of my moves.

    ``gained``: the cards that went into my pile, the played one included; ``piles``: by side, mine first.
    """

    table: CardSet
    hand: CardSet
    gained: CardSet
    piles: Piles
    is_scopa: bool
    last_taker: int | None


@dataclass(frozen=True, slots=True)
class Reply:
    """Best capture with a card: the table cards ``taken`` and their ``worth`` in points.

    The worth includes neither the played card nor a scopa; ``sweeps`` says whether the capture is a scopa.
    """

    taken: CardSet
    worth: float
    sweeps: bool


@dataclass(frozen=True, slots=True)
class Threats:
    """Captures that a seat may make from a table at its next turn.

    ``replies``: for each rank the best capture and the cards of that rank that the seat may hold; ``take``: expected
    points of its best capture without a scopa; ``take_with_scopa``: the same with a point for a scopa; ``drawn``:
    number of cards it will hold, out of the ``pool`` cards that it may hold.
    """

    replies: tuple[tuple[Reply, tuple[Card, ...]], ...]
    take: float
    take_with_scopa: float
    pool: int
    drawn: int


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts that a player knows from a view, as far as it remembers the captures.

    ``unseen``: cards not seen, or forgotten; ``captured``: remembered cards of all piles; ``excluded``: by seat from
    mine, cards it is assumed not to hold because it could have made a scopa with them; ``worth_of``: points of each
    card, by card number; ``is_complete``: nothing has been forgotten.
    """

    view: PlayerView
    unseen: CardSet
    captured: CardSet
    excluded: tuple[CardSet, ...]
    worth_of: tuple[float, ...]
    is_complete: bool = True
    _outcomes: dict[Move, MoveOutcome] = field(default_factory=dict, repr=False, compare=False)
    threats: dict[tuple[int, CardSet], Threats] = field(default_factory=dict, repr=False, compare=False)

    @property
    def complete(self) -> "Facts":
        """Facts of the same view with nothing forgotten."""
        return self if self.is_complete else facts_of(self.view)

    @property
    def rules(self) -> Rules:
        """Rules of the game."""
        return self.view.rules

    @property
    def plays_left(self) -> int:
        """Number of moves still to be made in this smazzata, mine included."""
        return self.view.plays_left

    @property
    def is_dealers_side(self) -> bool:
        """True if the dealer, who plays the last card, is on my side."""
        return self.view.side_of(self.view.dealer) == 0

    @property
    def partners(self) -> tuple[int, ...]:
        """Seats of my partners, counted from mine."""
        sides = self.rules.sides
        return tuple(range(sides, self.rules.players, sides))

    @property
    def laid_by_partners(self) -> CardSet:
        """Cards that my partners have laid in this smazzata."""
        partners = self.partners
        return mask_of(move.card for seat, move in self.view.history if seat in partners and move.is_lay)

    def cards_in(self, seat: int) -> int:
        """Return the number of cards that a seat will hold at its next turn, after a new deal if its hand is empty."""
        count = self.view.counts[seat]
        if count or not self.view.stock:
            return count
        return hand_size(self.rules, self.view.stock)

    def pool(self, seat: int) -> CardSet:
        """Return the cards that a seat may hold at its next turn."""
        if not self.view.counts[seat]:
            return self.unseen
        pool = self.unseen & ~self.excluded[seat]
        return pool if pool.bit_count() >= self.view.counts[seat] else self.unseen

    def chance_holds(self, seat: int, cards: CardSet) -> float:
        """Return the chance that a seat holds one of these cards at its next turn, all hands being equally likely."""
        pool = self.pool(seat)
        drawn = self.cards_in(seat)
        wanted = (pool & cards).bit_count()
        if not wanted or not drawn:
            return 0.0
        return any_of(pool.bit_count(), wanted, min(drawn, pool.bit_count()))

    def unseen_of(self, rank: int) -> int:
        """Return the number of unseen cards of a rank."""
        return (self.unseen & RANK_SETS[rank]).bit_count()

    def is_unpaired(self, rank: int) -> bool:
        """Return whether an odd number of cards of a rank has been captured."""
        return bool((self.captured & RANK_SETS[rank]).bit_count() & 1)

    def outcome(self, move: Move) -> MoveOutcome:
        """Return the situation after a move of mine, worked out once for each move."""
        found = self._outcomes.get(move)
        if found is None:
            found = self._outcomes[move] = _outcome(self, move)
        return found

    def worth(self, cards: CardSet) -> float:
        """Return the sum of the worths of these cards, in points."""
        return sum(self.worth_of[card] for card in cards_of(cards))


def _outcome(facts: Facts, move: Move) -> MoveOutcome:
    view = facts.view
    gained = move.gained
    takes = not (move.is_lay or move.is_for_itself)
    return MoveOutcome(
        move.leaves(view.table),
        view.hand & ~(1 << move.card),
        gained,
        (view.piles[0] | gained, *view.piles[1:]),
        is_scopa=takes and view.makes_scopa(move),
        last_taker=0 if takes else view.last_taker,
    )


def facts_of(view: PlayerView, memory: int | None = None) -> Facts:
    """Return the facts for a player who remembers the captures of the last ``memory`` moves; None: of all moves."""
    captured = remembered(view, memory)
    unseen = DECK & ~(view.hand | view.table | captured)
    return Facts(
        view, unseen, captured, _excluded(view, memory), _worths(view), memory is None or memory >= len(view.history)
    )


def remembered(view: PlayerView, memory: int | None) -> CardSet:
    """Return the cards captured in the last ``memory`` moves; None: in all moves."""
    captured = DECK & ~(view.hand | view.table | view.unseen)
    if memory is None:
        return captured
    found = 0
    for played in view.history[max(0, len(view.history) - memory) :]:
        found |= played.move.taken | 1 << played.move.card
    return found & captured


def _worths(view: PlayerView) -> tuple[float, ...]:
    """Return the worth of each card in points, by card number: half the difference that its owner makes.

    It compares the expected points with the card in my pile and in the next side's; captured cards are worth 0.
    """
    rules = view.rules
    piles = view.piles
    left = cards_outside(piles)
    worths = []
    for card in range(40):
        played = 1 << card
        if not left & played:
            worths.append(0.0)
            continue
        mine = prospect(rules, (piles[0] | played, *piles[1:]))
        theirs = prospect(rules, (piles[0], piles[1] | played, *piles[2:]))
        worths.append((mine - theirs) / 2)
    return tuple(worths)


@lru_cache(maxsize=15_000)
def sweeping_cards(rules: Rules, table: CardSet, *, is_last_card: bool = False) -> CardSet:
    """Return the cards, none of them on the table, that can clear this table for a scopa."""
    if not table or (rules.law.takes_own_value_only and sum_of(table) > 10):
        return 0
    found = 0
    for rank in RANKS:
        off_table = RANK_SETS[rank] & ~table
        if not off_table:
            continue
        card = off_table.bit_length() - 1
        moves = rules.law.moves_of(card, table)
        if any(move.taken == table and is_scopa(rules, move, is_last_card=is_last_card) for move in moves):
            found |= off_table
    return found


def _excluded(view: PlayerView, memory: int | None) -> tuple[CardSet, ...]:
    """Return, by seat, the cards with which it could have made a scopa since the last deal and did not."""
    rules = view.rules
    history = view.history
    before = view.moves_before
    dealt = max(0, last_deal(rules, before + len(history)) - before)
    known_from = dealt if memory is None else max(dealt, len(history) - memory)
    excluded = [0] * rules.players
    last = rules.plays - before
    table = view.first_table if before else table_to_play(rules, view.first_table)
    for number, (seat, move) in enumerate(history):
        if number >= known_from and move.taken != table:
            excluded[seat] |= sweeping_cards(rules, table, is_last_card=number + 1 >= last)
        table = move.leaves(table)
    return tuple(excluded)
