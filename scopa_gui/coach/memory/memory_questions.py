"""Questions of memory: what is out, what is unpaired, who took a card, by what was seen at the table. Without words.

Each has one right answer that is not easily guessed, and knows for how many moves that has been true.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random

from scopa_gui.engine.cards import DECK, RANK_SETS, RANKS, SUIT_SETS, Card, CardSet, Suit, bit, cards_of, rank_of
from scopa_gui.engine.dealing import deal_starts, dealer_scope
from scopa_gui.engine.moves import Played
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView

NOBODY = -1
"""The answer to TAKER when the card has not been seen yet."""
_OFFERED = 4
"""Answers that a question with many possible ones offers."""
_TO_ONE = 5
"""Number of taken cards that are asked about for each one that was not taken."""
_BEGUN = 5
"""Captured cards from which on the unpaired ranks are worth counting."""


class QuestionKind(Enum):
    """Kinds of question. In each line: the answer."""

    OUT = "out"
    """Number of cards of a rank that are out: taken or on the table."""
    TO_COME = "to_come"
    """Number of cards of a rank that the others may still play."""
    TAKER = "taker"
    """Seat that took a card, or NOBODY."""
    PLAYED = "played"
    """True if a card is out, as 1 or 0."""
    PAIRED = "paired"
    """True if an even number of cards of a rank has been captured, as 1 or 0."""
    UNPAIRED = "unpaired"
    """Which of some ranks is the only unpaired one: a rank."""
    ODD_RANKS = "odd_ranks"
    """The rule of 48: how many ranks are unpaired: a number."""
    COINS = "coins"
    """Number of coins that the others may still play."""


_EASY = (QuestionKind.OUT, QuestionKind.TAKER, QuestionKind.PLAYED)
_PAIRING = (QuestionKind.PAIRED, QuestionKind.UNPAIRED, QuestionKind.ODD_RANKS)


@dataclass(frozen=True, slots=True)
class MemoryQuestion:
    """``rank`` or ``card`` that it is about, None where about neither; ``right`` is one of those ``offered``.

    ``age``: the moves since the answer became what it is; all of the smazzata where it has been so from the start.
    """

    kind: QuestionKind
    rank: int | None
    card: Card | None
    offered: tuple[int, ...]
    right: int
    age: int


@dataclass(frozen=True, slots=True)
class Watched:
    """Part of a smazzata that one seat has seen; ``hand`` None for an onlooker. Seats as in the history."""

    rules: Rules
    first_table: CardSet
    history: tuple[Played, ...]
    hand: CardSet | None = None


@dataclass(frozen=True, slots=True)
class TableSeen:
    """After some moves: the cards on the ``table``, ``taken`` by each seat, and mine in ``hand``."""

    table: CardSet
    taken: tuple[CardSet, ...]
    hand: CardSet = 0

    @property
    def captured(self) -> CardSet:
        """The cards in all piles."""
        found = 0
        for cards in self.taken:
            found |= cards
        return found

    @property
    def out(self) -> CardSet:
        """The cards that everybody has seen."""
        return self.captured | self.table

    @property
    def to_come(self) -> CardSet:
        """The cards that I have not seen."""
        return DECK & ~(self.out | self.hand)

    @property
    def unpaired(self) -> tuple[int, ...]:
        """The ranks of which an odd number has been captured."""
        return tuple(rank for rank in RANKS if (self.captured & RANK_SETS[rank]).bit_count() & 1)

    def taker_of(self, card: Card) -> int:
        """The seat that took a card; NOBODY."""
        return next((seat for seat, cards in enumerate(self.taken) if cards & bit(card)), NOBODY)


def watched_by(view: PlayerView) -> Watched:
    """Return what the seat of a view has seen."""
    return Watched(view.rules, view.first_table, view.history, view.hand)


def seen_tables_of(watched: Watched) -> tuple[TableSeen, ...]:
    """Return what was seen after no move, after one, and so on up to now."""
    rules = watched.rules
    table = watched.first_table
    taken = [0] * rules.players
    if dealer_scope(rules, table):
        dealer = _dealer(watched)
        table, taken[dealer] = 0, table
    hands = _hands(watched)
    seen_tables = [TableSeen(table, tuple(taken), hands[0])]
    for number, (seat, move) in enumerate(watched.history):
        if move.is_lay:
            table |= bit(move.card)
        else:
            table &= ~move.taken
            taken[seat] |= move.taken | bit(move.card)
        seen_tables.append(TableSeen(table, tuple(taken), hands[number + 1]))
    return tuple(seen_tables)


def _dealer(watched: Watched) -> int:
    """The seat before the one that played first; before any move it is the last."""
    first = watched.history[0].seat if watched.history else 0
    return (first - 1) % watched.rules.players


def _hands(watched: Watched) -> tuple[CardSet, ...]:
    """My hand after each number of moves: what I played later of the same deal, and what I still hold of this one."""
    count = len(watched.history)
    if watched.hand is None:
        return (0,) * (count + 1)
    starts = deal_starts(watched.rules)
    hands = [watched.hand]
    hand = watched.hand
    for number in range(count - 1, -1, -1):
        if number + 1 in starts:
            hand = 0
        seat, move = watched.history[number]
        if seat == 0:
            hand |= bit(move.card)
        hands.append(hand)
    return tuple(reversed(hands))


# Questions

_Answer = Callable[[TableSeen], int]
_WEIGHTS = {
    QuestionKind.OUT: 3.0,
    QuestionKind.TO_COME: 2.0,
    QuestionKind.TAKER: 3.0,
    QuestionKind.PLAYED: 2.0,
    QuestionKind.PAIRED: 2.0,
    QuestionKind.UNPAIRED: 2.0,
    QuestionKind.ODD_RANKS: 1.0,
    QuestionKind.COINS: 1.5,
}
"""Weight of each kind of question: how often it is asked, compared with the others."""
_SEVENS = 2.0
"""Factor by which the sevens are asked about more often than another rank."""


def kinds_for(rules: Rules, *, easy: bool = False) -> tuple[QuestionKind, ...]:
    """The kinds that mean something here: where an ace sweeps or fifteen is made, ranks do not stay paired."""
    if easy:
        return _EASY
    paired = rules.law.takes_own_value_only
    return tuple(kind for kind in QuestionKind if paired or kind not in _PAIRING)


def question(
    watched: Watched, rng: Random, *, easy: bool = False, asked: Sequence[MemoryQuestion] = ()
) -> MemoryQuestion | None:
    """A question on what was seen, not one ``asked``; None when none is worth asking yet. The same by the same rng."""
    seen_tables = seen_tables_of(watched)
    before = {(old.kind, old.rank, old.card) for old in asked}
    by_kind: dict[QuestionKind, list[MemoryQuestion]] = {}
    for kind in kinds_for(watched.rules, easy=easy):
        found = [new for new in _MAKERS[kind](seen_tables, rng) if (new.kind, new.rank, new.card) not in before]
        if found:
            by_kind[kind] = found
    if not by_kind:
        return None
    kind = rng.choices(list(by_kind), [_WEIGHTS[kind] for kind in by_kind])[0]
    found = by_kind[kind]
    return rng.choices(found, [_SEVENS if new.rank == 7 else 1.0 for new in found])[0]


def _age(seen_tables: Sequence[TableSeen], answer: _Answer) -> int:
    """For how many moves the answer has been what it is."""
    now = answer(seen_tables[-1])
    age = 0
    while age + 1 < len(seen_tables) and answer(seen_tables[-2 - age]) == now:
        age += 1
    return age


def _near(right: int, least: int, most: int, rng: Random) -> tuple[int, ...]:
    """Some numbers in a row from ``least`` to ``most`` with the right one at a place that tells nothing."""
    low = max(least, min(right - rng.randrange(_OFFERED), most - _OFFERED + 1))
    return tuple(range(low, min(most, low + _OFFERED - 1) + 1))


def _out(seen_tables: Sequence[TableSeen], _rng: Random) -> Iterator[MemoryQuestion]:
    """Yield questions on ranks that have a card no longer to be seen on the table."""
    now = seen_tables[-1]
    for rank in RANKS:

        def answer(seen: TableSeen, cards: CardSet = RANK_SETS[rank]) -> int:
            return (seen.out & cards).bit_count()

        if now.captured & RANK_SETS[rank]:
            yield _counted(QuestionKind.OUT, rank, seen_tables, answer)


def _to_come(seen_tables: Sequence[TableSeen], _rng: Random) -> Iterator[MemoryQuestion]:
    now = seen_tables[-1]
    for rank in RANKS:

        def answer(seen: TableSeen, cards: CardSet = RANK_SETS[rank]) -> int:
            return (seen.to_come & cards).bit_count()

        if now.hand and now.captured & RANK_SETS[rank]:
            yield _counted(QuestionKind.TO_COME, rank, seen_tables, answer)


def _counted(kind: QuestionKind, rank: int, seen_tables: Sequence[TableSeen], answer: _Answer) -> MemoryQuestion:
    return MemoryQuestion(kind, rank, None, tuple(range(5)), answer(seen_tables[-1]), _age(seen_tables, answer))


def _taker(seen_tables: Sequence[TableSeen], rng: Random) -> Iterator[MemoryQuestion]:
    """Yield questions on cards that were taken, and now and then on one that was not."""
    now = seen_tables[-1]
    seats = tuple(range(len(now.taken)))
    cards = [
        *cards_of(now.captured),
        *rng.sample(cards_of(now.to_come), min(now.to_come.bit_count(), now.captured.bit_count() // _TO_ONE)),
    ]
    for card in cards:

        def answer(seen: TableSeen, card: Card = card) -> int:
            return seen.taker_of(card)

        yield MemoryQuestion(
            QuestionKind.TAKER, rank_of(card), card, (*seats, NOBODY), answer(now), _age(seen_tables, answer)
        )


def _played(seen_tables: Sequence[TableSeen], rng: Random) -> Iterator[MemoryQuestion]:
    """As many cards that are out as cards that are not."""
    now = seen_tables[-1]
    out = cards_of(now.captured)
    still = cards_of(now.to_come)
    count = min(len(out), len(still))
    for card in (*rng.sample(out, count), *rng.sample(still, count)):

        def answer(seen: TableSeen, card: Card = card) -> int:
            return int(bool(seen.out & bit(card)))

        yield MemoryQuestion(QuestionKind.PLAYED, rank_of(card), card, (1, 0), answer(now), _age(seen_tables, answer))


def _paired(seen_tables: Sequence[TableSeen], _rng: Random) -> Iterator[MemoryQuestion]:
    now = seen_tables[-1]
    for rank in RANKS:

        def answer(seen: TableSeen, rank: int = rank) -> int:
            return int(rank not in seen.unpaired)

        if now.captured & RANK_SETS[rank]:
            yield MemoryQuestion(QuestionKind.PAIRED, rank, None, (1, 0), answer(now), _age(seen_tables, answer))


def _unpaired(seen_tables: Sequence[TableSeen], rng: Random) -> Iterator[MemoryQuestion]:
    """One unpaired rank among paired ones, those of which something was captured first."""
    now = seen_tables[-1]
    paired = [rank for rank in RANKS if rank not in now.unpaired]
    begun = [rank for rank in paired if now.captured & RANK_SETS[rank]]
    others = rng.sample(begun, len(begun)) + rng.sample(
        [rank for rank in paired if rank not in begun], len(paired) - len(begun)
    )
    if not begun or len(others) < _OFFERED - 1:
        return
    for rank in now.unpaired:

        def answer(seen: TableSeen, rank: int = rank) -> int:
            return int(rank in seen.unpaired)

        offered = tuple(sorted((rank, *others[: _OFFERED - 1])))
        yield MemoryQuestion(QuestionKind.UNPAIRED, rank, None, offered, rank, _age(seen_tables, answer))


def _odd_ranks(seen_tables: Sequence[TableSeen], rng: Random) -> Iterator[MemoryQuestion]:
    def answer(seen: TableSeen) -> int:
        return len(seen.unpaired)

    now = seen_tables[-1]
    if now.captured.bit_count() >= _BEGUN:
        offered = _near(answer(now), 0, len(RANKS), rng)
        yield MemoryQuestion(QuestionKind.ODD_RANKS, None, None, offered, answer(now), _age(seen_tables, answer))


def _coins(seen_tables: Sequence[TableSeen], rng: Random) -> Iterator[MemoryQuestion]:
    coins = SUIT_SETS[Suit.DENARI]

    def answer(seen: TableSeen) -> int:
        return (seen.to_come & coins).bit_count()

    now = seen_tables[-1]
    if now.captured & coins:
        offered = _near(answer(now), 0, 10, rng)
        yield MemoryQuestion(QuestionKind.COINS, None, None, offered, answer(now), _age(seen_tables, answer))


_MAKERS: dict[QuestionKind, Callable[[Sequence[TableSeen], Random], Iterator[MemoryQuestion]]] = {
    QuestionKind.OUT: _out,
    QuestionKind.TO_COME: _to_come,
    QuestionKind.TAKER: _taker,
    QuestionKind.PLAYED: _played,
    QuestionKind.PAIRED: _paired,
    QuestionKind.UNPAIRED: _unpaired,
    QuestionKind.ODD_RANKS: _odd_ranks,
    QuestionKind.COINS: _coins,
}


# When to ask during a smazzata

QUESTIONS = 3
FEWER = 2
SHORT = 12
"""In a smazzata; in one where everybody plays so few cards, fewer."""
UNASKED = 2
SILENT = 3
LAST = 2
"""Never before the first moves; nor in the first third, nor before the last moves."""


def asking_turns(rules: Rules, rng: Random) -> tuple[int, ...]:
    """Before which of my moves of a smazzata, from 0, to ask a question: none in the first third nor the last."""
    turns = rules.plays // rules.players
    first = max(UNASKED, turns // SILENT)
    last = turns - LAST
    count = min(QUESTIONS if turns > SHORT else FEWER, (last - first + 1) // 2)
    found = []
    for number in range(count):
        begin, end = (first + (last - first + 1) * (number + part) // count for part in (0, 1))
        found.append(rng.randrange(begin, max(begin + 1, end - 1)))
    return tuple(found)
