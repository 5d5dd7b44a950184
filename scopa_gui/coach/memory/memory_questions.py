"""Memory questions: which cards have been played, which ranks are unpaired, who took a card. Without any words.

`question` makes one from what was seen at the table; `asking_turns` says when to ask during a match. Each question has
one right answer that is not easily guessed.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random

from scopa_gui.engine.cards import DECK, RANK_SETS, RANKS, SUIT_SETS, Card, CardSet, Suit, bit, cards_of, rank_of
from scopa_gui.engine.dealing import deal_starts
from scopa_gui.engine.moves import Played
from scopa_gui.engine.replayed_moves import replayed_from, table_to_play
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView

NOBODY = -1
"""Answer to TAKER for a card that nobody has taken."""
_OFFERED = 4
"""Number of answers offered by a question that has many possible ones."""
_TO_ONE = 5
"""Number of taken cards that are asked about for each one that was not taken."""
_BEGUN = 5
"""Number of captured cards from which on ODD_RANKS is asked."""


class QuestionKind(Enum):
    """Kinds of question, each with its answer."""

    OUT = "out"
    """Number of cards of a rank that have been played or dealt to the table."""
    TO_COME = "to_come"
    """Number of cards of a rank that the others may still play."""
    TAKER = "taker"
    """Seat that took a card, or NOBODY."""
    PLAYED = "played"
    """1 if a card has been played or dealt to the table, else 0."""
    PAIRED = "paired"
    """1 if an even number of cards of a rank has been captured, else 0."""
    UNPAIRED = "unpaired"
    """Only unpaired rank among those offered."""
    ODD_RANKS = "odd_ranks"
    """Number of unpaired ranks."""
    COINS = "coins"
    """Number of coins that the others may still play."""


_EASY = (QuestionKind.OUT, QuestionKind.TAKER, QuestionKind.PLAYED)
_PAIRING = (QuestionKind.PAIRED, QuestionKind.UNPAIRED, QuestionKind.ODD_RANKS)


@dataclass(frozen=True, slots=True)
class MemoryQuestion:
    """Question about a ``rank``, a ``card`` or neither (None), with the answers ``offered`` and the ``right`` one.

    ``age``: number of moves for which this answer has been right.
    """

    kind: QuestionKind
    rank: int | None
    card: Card | None
    offered: tuple[int, ...]
    right: int
    age: int


@dataclass(frozen=True, slots=True)
class Watched:
    """Part of a smazzata that one seat has seen; ``hand`` is None for an onlooker."""

    rules: Rules
    first_table: CardSet
    history: tuple[Played, ...]
    hand: CardSet | None = None


@dataclass(frozen=True, slots=True)
class TableSeen:
    """Cards after some moves: on the ``table``, ``taken`` by each seat, and in my ``hand``."""

    table: CardSet
    taken: tuple[CardSet, ...]
    hand: CardSet = 0

    @property
    def captured(self) -> CardSet:
        """Cards of all piles."""
        found = 0
        for cards in self.taken:
            found |= cards
        return found

    @property
    def out(self) -> CardSet:
        """Cards that everybody has seen."""
        return self.captured | self.table

    @property
    def to_come(self) -> CardSet:
        """Cards that I have not seen."""
        return DECK & ~(self.out | self.hand)

    @property
    def unpaired(self) -> tuple[int, ...]:
        """Ranks of which an odd number of cards has been captured."""
        return tuple(rank for rank in RANKS if (self.captured & RANK_SETS[rank]).bit_count() & 1)

    def taker_of(self, card: Card) -> int:
        """Return the seat that took a card, or NOBODY."""
        return next((seat for seat, cards in enumerate(self.taken) if cards & bit(card)), NOBODY)


def watched_by(view: PlayerView) -> Watched:
    """Return the part of the smazzata that the seat of a view has seen."""
    return Watched(view.rules, view.first_table, view.history, view.hand)


def seen_tables_of(watched: Watched) -> tuple[TableSeen, ...]:
    """Return what was seen before the first move, after it, and so on up to now."""
    rules = watched.rules
    table = table_to_play(rules, watched.first_table)
    taken = [0] * rules.players
    if table != watched.first_table:
        first = watched.history[0].seat if watched.history else 0
        taken[(first - 1) % rules.players] = watched.first_table
    hands = _hands(watched)
    seen_tables = [TableSeen(table, tuple(taken), hands[0])]
    for number, seat, move, _before, after in replayed_from(table, watched.history):
        taken[seat] |= move.gained
        seen_tables.append(TableSeen(after, tuple(taken), hands[number + 1]))
    return tuple(seen_tables)


def _hands(watched: Watched) -> tuple[CardSet, ...]:
    """Return my hand before the first move, after it, and so on; all empty for an onlooker."""
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
"""Weight of each kind of question in the random choice."""
_SEVENS = 2.0
"""Weight of a question about the sevens; other ranks weigh 1."""


def kinds_for(rules: Rules, *, easy: bool = False) -> tuple[QuestionKind, ...]:
    """Return the kinds of question for these rules; those about paired ranks only if ranks stay paired."""
    if easy:
        return _EASY
    paired = rules.law.takes_own_value_only
    return tuple(kind for kind in QuestionKind if paired or kind not in _PAIRING)


def question(
    watched: Watched, rng: Random, *, easy: bool = False, asked: Sequence[MemoryQuestion] = ()
) -> MemoryQuestion | None:
    """Return a random question about what was seen, none of those ``asked`` before; None if there is none yet."""
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
    """Return the number of moves for which the answer has been the same as now."""
    now = answer(seen_tables[-1])
    age = 0
    while age + 1 < len(seen_tables) and answer(seen_tables[-2 - age]) == now:
        age += 1
    return age


def _near(right: int, least: int, most: int, rng: Random) -> tuple[int, ...]:
    """Return consecutive numbers from ``least`` to ``most``, with the right one at a random place."""
    low = max(least, min(right - rng.randrange(_OFFERED), most - _OFFERED + 1))
    return tuple(range(low, min(most, low + _OFFERED - 1) + 1))


def _out(seen_tables: Sequence[TableSeen], _rng: Random) -> Iterator[MemoryQuestion]:
    """Yield a question for each rank of which a card has been captured."""
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
    """Yield questions about the captured cards, and about some that were not."""
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
    """Yield questions about captured cards and as many unseen ones."""
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
    """Yield a question for each unpaired rank, offered among paired ones, of which preferably cards were captured."""
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


# Times to ask during a smazzata

QUESTIONS = 3
"""Largest number of questions in a smazzata."""
FEWER = 2
"""Largest number of questions if each player has at most SHORT turns."""
SHORT = 12
UNASKED = 2
"""Least number of my turns before the first question."""
SILENT = 3
"""Divisor of the number of my turns: before the first 1/SILENT of them there is no question."""
LAST = 2
"""Number of my turns at the end without a question."""


def asking_turns(rules: Rules, rng: Random) -> tuple[int, ...]:
    """Return the numbers, from 0, of my turns in a smazzata before which a question is asked."""
    turns = rules.plays // rules.players
    first = max(UNASKED, turns // SILENT)
    last = turns - LAST
    count = min(QUESTIONS if turns > SHORT else FEWER, (last - first + 1) // 2)
    found = []
    for number in range(count):
        begin, end = (first + (last - first + 1) * (number + part) // count for part in (0, 1))
        found.append(rng.randrange(begin, max(begin + 1, end - 1)))
    return tuple(found)
