"""A drill of memory: a smazzata between good players goes by card after card, stopping now and then for questions.

The state is plain data and every step gives a new one: the same state always goes on in the same way. A right answer
raises the level, a wrong one lowers it by more, so it settles where about two answers in three are right.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.memory.memory_questions import MemoryQuestion, Watched, question, seen_tables_of
from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.moves import Played
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table

GAMES: tuple[tuple[str, int], ...] = (("scopa", 2), ("scopone_scientifico", 4))
"""The games that can be looked on at: the variant and how many play."""
PLAYER = "don_ciro"
"""Player in every seat: remembers every card, and knows his move at once."""
LEVELS = 20
FIRST_LEVEL = 3
LENGTH = 12
"""Questions of a drill."""
_AT_A_STOP = 2
_UP = 1
_DOWN = 2
_EASY_UP_TO = 4
"""The last level without questions of pairs."""
_SLOWEST = 3.2
_FASTEST = 0.45
_SHORTEST = 4
_LEVELS_A_CARD = 3
"""Cards between questions at the first level, and after how many levels there is one more."""
_TOO_LATE = 5
"""Moves before the end of a smazzata when nearly all is out and another is dealt instead."""


@dataclass(frozen=True, slots=True)
class DrillAnswer:
    """A question and what was answered; None when it was passed over. ``level`` at which it was asked."""

    question: MemoryQuestion
    given: int | None
    level: int

    @property
    def is_right(self) -> bool:
        """True if the answer was the right one."""
        return self.given == self.question.right


@dataclass(frozen=True, slots=True)
class Drill:
    """The state of a drill. ``smazzata`` from 0, ``moves`` of it shown so far; questions come after move ``due``.

    ``asking``: the questions of this stop that are still to be answered.
    """

    game: str
    players: int
    seed: str
    level: int
    smazzata: int = 0
    moves: int = 0
    due: int = 0
    asking: tuple[MemoryQuestion, ...] = ()
    answers: tuple[DrillAnswer, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules of the game looked on at."""
        return VARIANTS[self.game].rules_by_players[self.players]

    @property
    def is_over(self) -> bool:
        """True if every question has been answered."""
        return len(self.answers) >= LENGTH

    @property
    def pace(self) -> float:
        """Seconds from one card to the next."""
        return seconds_at(self.level)

    @property
    def first_table(self) -> CardSet:
        """The cards turned up at the start of this smazzata."""
        return _smazzata(self.game, self.players, f"{self.seed}/{self.smazzata}")[0]

    @property
    def shown(self) -> tuple[Played, ...]:
        """The moves of this smazzata that have been shown."""
        return _smazzata(self.game, self.players, f"{self.seed}/{self.smazzata}")[1][: self.moves]

    @property
    def fullest(self) -> int:
        """The most cards that lie on the table at any moment of this smazzata."""
        first, moves = _smazzata(self.game, self.players, f"{self.seed}/{self.smazzata}")
        return max(seen.table.bit_count() for seen in seen_tables_of(Watched(self.rules, first, moves)))

    @property
    def watched(self) -> Watched:
        """Part of this smazzata that the onlooker has seen."""
        return Watched(self.rules, self.first_table, self.shown)


def seconds_at(level: int) -> float:
    """Seconds from one card to the next: each level is faster by the same factor."""
    return float(_SLOWEST * (_FASTEST / _SLOWEST) ** ((level - 1) / (LEVELS - 1)))


def stretch_at(level: int) -> int:
    """Return the number of cards shown before the next questions."""
    return _SHORTEST + (level - 1) // _LEVELS_A_CARD


def begin(game: str, players: int, seed: str, level: int = FIRST_LEVEL) -> Drill:
    """A drill from the start; ValueError for a game that cannot be watched. A missing level: the nearest one."""
    if (game, players) not in GAMES:
        raise ValueError(f"There is no drill with {game!r} for {players}.")
    level = max(1, min(LEVELS, level))
    return Drill(game, players, seed, level, due=stretch_at(level))


def show(drill: Drill) -> Drill:
    """Show one card more, or the first table of another smazzata when this one is nearly over; at a stop, questions.

    ValueError while questions wait, and when the drill is over.
    """
    if drill.asking or drill.is_over:
        raise ValueError("The drill waits for an answer." if drill.asking else "The drill is over.")
    _table, moves = _smazzata(drill.game, drill.players, f"{drill.seed}/{drill.smazzata}")
    if drill.moves + _TOO_LATE >= len(moves):
        return replace(drill, smazzata=drill.smazzata + 1, moves=0, due=stretch_at(drill.level))
    drill = replace(drill, moves=drill.moves + 1)
    return drill if drill.moves < drill.due else _stop(drill)


@lru_cache(maxsize=4)
def cards_until_asked(drill: Drill) -> int:
    """Count the cards before the next questions, another smazzata's included; 0 while a question waits."""
    count = 0
    while not (drill.asking or drill.is_over):
        before = drill
        drill = show(drill)
        count += drill.smazzata == before.smazzata
    return count


def _stop(drill: Drill) -> Drill:
    """The questions of this stop; when nothing is worth asking, a card more."""
    rng = Random(f"{drill.seed}/{drill.smazzata}/{drill.moves}")
    wanted = min(_AT_A_STOP, LENGTH - len(drill.answers))
    asked: list[MemoryQuestion] = []
    while len(asked) < wanted:
        found = question(drill.watched, rng, easy=drill.level <= _EASY_UP_TO, asked=asked)
        if found is None:
            break
        asked.append(found)
    return replace(drill, asking=tuple(asked), due=drill.moves + (stretch_at(drill.level) if asked else 1))


def answer(drill: Drill, given: int | None) -> Drill:
    """Answer the waiting question, or pass (None), the level unchanged; ValueError without one or for no answer."""
    if not drill.asking:
        raise ValueError("No question waits.")
    asked, *rest = drill.asking
    if given is not None and given not in asked.offered:
        raise ValueError(f"{given} is none of the answers offered.")
    new = DrillAnswer(asked, given, drill.level)
    step = 0 if given is None else _UP if new.is_right else -_DOWN
    level = max(1, min(LEVELS, drill.level + step))
    due = drill.due if rest else drill.moves + stretch_at(level)
    return replace(drill, level=level, asking=tuple(rest), answers=(*drill.answers, new), due=due)


@lru_cache(maxsize=4)
def _smazzata(game: str, players: int, seed: str) -> tuple[CardSet, tuple[Played, ...]]:
    """A smazzata as good players play it: the first table, and the moves in table seats, the first to play seat 0."""
    rules = VARIANTS[game].rules_by_players[players]
    table = Table.new(rules, seed, [PLAYER] * players)
    leader = table.match.leader
    player = player_of(PLAYER)
    rng = Random(seed)
    first = table.view().first_table
    while table.to_move is not None:
        seat = table.to_move
        table.play(seat, player.choose(table.view(seat), Limit(), rng).move)
    return first, tuple(Played((seat - leader) % players, move) for seat, move in table.history)
