"""Facts that follow from a view: what is unseen, what a seat cannot hold, unpaired ranks, what a move leaves."""

from dataclasses import dataclass, field
from functools import cache, lru_cache

from scopa_gui.ai.seat import hypergeometric
from scopa_gui.ai.value.expected_points import prospect
from scopa_gui.engine.cards import DECK, RANK_SETS, RANKS, Card, CardSet, cards_of, sum_of
from scopa_gui.engine.dealing import dealer_scope, hand_size, last_deal
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.counting import Piles
from scopa_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class MoveOutcome:
    """Result of one of my moves. ``gained`` cards go into my pile; ``piles`` by side afterwards, mine first."""

    table: CardSet
    hand: CardSet
    gained: CardSet
    piles: Piles
    is_scopa: bool
    last_taker: int | None


@dataclass(frozen=True, slots=True)
class Reply:
    """The best that a card could take: ``worth`` of the cards taken, with neither its own nor that of a scopa."""

    taken: CardSet
    worth: float
    sweeps: bool


@dataclass(frozen=True, slots=True)
class Threats:
    """Captures that a seat may make from a table.

    ``replies``: by rank the reply and the cards of that rank it may hold; ``take``: what it is expected to take by its
    best capture, ``take_with_scopa`` with a point for a scopa; ``drawn``: the number of cards it holds out of ``pool``.
    """

    replies: tuple[tuple[Reply, tuple[Card, ...]], ...]
    take: float
    take_with_scopa: float
    pool: int
    drawn: int


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts that a view gives to a player who remembers it.

    ``unseen``: cards not seen or forgotten; ``captured``: cards remembered in the piles; ``excluded`` by relative seat:
    cards it is assumed not to hold, for it could have made a scopa with one and did not; ``is_whole``: nothing has been
    forgotten.
    """

    view: PlayerView
    unseen: CardSet
    captured: CardSet
    excluded: tuple[CardSet, ...]
    worth_of: tuple[float, ...]
    is_whole: bool = True
    _outcomes: dict[Move, MoveOutcome] = field(default_factory=dict, repr=False, compare=False)
    threats: dict[tuple[int, CardSet], Threats] = field(default_factory=dict, repr=False, compare=False)

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.view.rules

    @property
    def plays_left(self) -> int:
        """The moves still to be made in this smazzata, mine included."""
        return self.view.plays_left

    @property
    def is_dealers_side(self) -> bool:
        """True when the dealer, who plays the last card, is of my side."""
        return self.view.side_of(self.view.dealer) == 0

    @property
    def partners(self) -> tuple[int, ...]:
        """The relative seats of my side besides mine."""
        sides = self.rules.sides
        return tuple(range(sides, self.rules.players, sides))

    def cards_in(self, seat: int) -> int:
        """Return the number of cards a seat will hold when its next turn comes, including a new deal."""
        count = self.view.counts[seat]
        if count or not self.view.stock:
            return count
        return hand_size(self.rules, self.view.stock)

    def pool(self, seat: int) -> CardSet:
        """The cards that a seat may hold at its next turn."""
        if not self.view.counts[seat]:
            return self.unseen
        pool = self.unseen & ~self.excluded[seat]
        return pool if pool.bit_count() >= self.view.counts[seat] else self.unseen

    def chance_holds(self, seat: int, cards: CardSet) -> float:
        """The chance that a seat holds at least one of these cards at its next turn, all hands from its pool alike."""
        pool = self.pool(seat)
        drawn = self.cards_in(seat)
        wanted = (pool & cards).bit_count()
        if not wanted or not drawn:
            return 0.0
        return hypergeometric.any_of(pool.bit_count(), wanted, min(drawn, pool.bit_count()))

    def unseen_of(self, rank: int) -> int:
        """Count the unseen cards of a rank."""
        return (self.unseen & RANK_SETS[rank]).bit_count()

    def is_unpaired(self, rank: int) -> bool:
        """True when an odd number of a rank has been captured: the rule of 48."""
        return bool((self.captured & RANK_SETS[rank]).bit_count() & 1)

    def outcome(self, move: Move) -> MoveOutcome:
        """Return the outcome of a move of mine."""
        found = self._outcomes.get(move)
        if found is None:
            found = self._outcomes[move] = _outcome(self, move)
        return found

    def worth(self, cards: CardSet) -> float:
        """About the points it makes whether my side or the others get these cards, halved: the sum over the cards."""
        return sum(self.worth_of[card] for card in cards_of(cards))


def _outcome(facts: Facts, move: Move) -> MoveOutcome:
    view = facts.view
    played = 1 << move.card
    hand = view.hand & ~played
    if not move.taken:
        return MoveOutcome(view.table | played, hand, 0, view.piles, is_scopa=False, last_taker=view.last_taker)
    gained = move.taken | played
    table = view.table & ~move.taken
    piles = (view.piles[0] | gained, *view.piles[1:])
    if move.is_for_itself:
        return MoveOutcome(view.table, hand, gained, piles, is_scopa=False, last_taker=view.last_taker)
    return MoveOutcome(table, hand, gained, piles, view.makes_scopa(move), last_taker=0)


def facts_of(view: PlayerView, memory: int | None = None) -> Facts:
    """The facts of a view for one who remembers the captures of the last ``memory`` moves only, or all (None)."""
    captured = remembered(view, memory)
    unseen = DECK & ~(view.hand | view.table | captured)
    return Facts(
        view, unseen, captured, _excluded(view, memory), _worths(view), memory is None or memory >= len(view.history)
    )


def remembered(view: PlayerView, memory: int | None) -> CardSet:
    """The cards in the piles as far as one knows of them who remembers the captures of the last ``memory`` moves."""
    captured = DECK & ~(view.hand | view.table | view.unseen)
    if memory is None:
        return captured
    found = 0
    for played in view.history[max(0, len(view.history) - memory) :]:
        found |= played.move.taken | 1 << played.move.card
    return found & captured


def _worths(view: PlayerView) -> tuple[float, ...]:
    """Half the difference that each open card makes to the prospects by falling to my side or to the next one."""
    rules = view.rules
    piles = view.piles
    taken = 0
    for pile in piles:
        taken |= pile
    worths = []
    for card in range(40):
        played = 1 << card
        if taken & played:
            worths.append(0.0)
            continue
        mine = prospect(rules, (piles[0] | played, *piles[1:]))
        theirs = prospect(rules, (piles[0], piles[1] | played, *piles[2:]))
        worths.append((mine - theirs) / 2)
    return tuple(worths)


@cache
@lru_cache(maxsize=15_000)
def sweeping_cards(rules: Rules, table: CardSet, *, is_last_card: bool = False) -> CardSet:
    """The cards, table cards apart, with which somebody may clear this table and score for it."""
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
    """Return, by seat, the cards with which it would have made a scopa since its last deal, had it held them."""
    rules = view.rules
    history = view.history
    before = view.moves_before
    dealt = max(0, last_deal(rules, before + len(history)) - before)
    known_from = dealt if memory is None else max(dealt, len(history) - memory)
    excluded = [0] * rules.players
    last = rules.plays - before
    table = 0 if not before and dealer_scope(rules, view.first_table) else view.first_table
    for index, (seat, move) in enumerate(history):
        if index >= known_from and move.taken != table:
            excluded[seat] |= sweeping_cards(rules, table, is_last_card=index + 1 >= last)
        if move.is_lay:
            table |= 1 << move.card
        elif not move.is_for_itself:
            table &= ~move.taken
    return tuple(excluded)
