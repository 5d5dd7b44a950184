"""Memory drill: the player watches a smazzata between good players, which stops now and then for questions.

`begin` makes a Drill; `show` and `answer` return the next state of it, always the same from the same state. A right
answer raises the level by one and a wrong one lowers it by two, so about two answers in three are right in the end.
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
"""Games that can be watched: variant and number of players."""
PLAYER = "don_ciro"
"""Player in every seat, chosen because it plays well and at once."""
LEVELS = 20
FIRST_LEVEL = 3
LENGTH = 12
"""Number of questions in a drill."""
_AT_A_STOP = 2
"""Largest number of questions in a row."""
_UP = 1
_DOWN = 2
_EASY_UP_TO = 4
"""Last level without questions about paired ranks."""
_SLOWEST = 3.2
_FASTEST = 0.45
"""Seconds for each card at the first level, and at the last one."""
_SHORTEST = 4
_LEVELS_A_CARD = 3
"""Number of cards between questions at the first level, and number of levels for each further card."""
_TOO_LATE = 5
"""Number of moves left in a smazzata at which a new one begins, because nearly all cards have been seen."""


@dataclass(frozen=True, slots=True)
class DrillAnswer:
    """Question with the answer given, None if it was skipped, and the level at that time."""

    question: MemoryQuestion
    given: int | None
    level: int

    @property
    def is_right(self) -> bool:
        """True if the answer was the right one."""
        return self.given == self.question.right


@dataclass(frozen=True, slots=True)
class Drill:
    """State of a drill: ``moves`` of smazzata number ``smazzata`` (from 0) have been shown.

    The next questions come after move ``due``. ``asking`` has the questions that wait for an answer.
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
        """Rules of the game that is watched."""
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
        """Cards turned up at the start of this smazzata."""
        return _smazzata(self.game, self.players, f"{self.seed}/{self.smazzata}")[0]

    @property
    def shown(self) -> tuple[Played, ...]:
        """Moves of this smazzata that have been shown."""
        return _smazzata(self.game, self.players, f"{self.seed}/{self.smazzata}")[1][: self.moves]

    @property
    def fullest(self) -> int:
        """Largest number of cards on the table at any time of this smazzata."""
        first, moves = _smazzata(self.game, self.players, f"{self.seed}/{self.smazzata}")
        return max(seen.table.bit_count() for seen in seen_tables_of(Watched(self.rules, first, moves)))

    @property
    def watched(self) -> Watched:
        """Part of this smazzata that has been shown."""
        return Watched(self.rules, self.first_table, self.shown)


def seconds_at(level: int) -> float:
    """Return the seconds from one card to the next at a level; each level is faster by the same factor."""
    return float(_SLOWEST * (_FASTEST / _SLOWEST) ** ((level - 1) / (LEVELS - 1)))


def stretch_at(level: int) -> int:
    """Return the number of cards shown between questions at a level."""
    return _SHORTEST + (level - 1) // _LEVELS_A_CARD


def begin(game: str, players: int, seed: str, level: int = FIRST_LEVEL) -> Drill:
    """Return a new drill at the nearest level that exists; raise ValueError if the game cannot be watched."""
    if (game, players) not in GAMES:
        raise ValueError(f"There is no drill with {game!r} for {players}.")
    level = max(1, min(LEVELS, level))
    return Drill(game, players, seed, level, due=stretch_at(level))


def show(drill: Drill) -> Drill:
    """Return the drill after one more move, with questions if they are due, or at the start of a new smazzata.

    Raise ValueError if questions wait or the drill is over.
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
    """Return the number of cards to be shown before the next questions; 0 while a question waits."""
    count = 0
    while not (drill.asking or drill.is_over):
        before = drill
        drill = show(drill)
        count += drill.smazzata == before.smazzata
    return count


def _stop(drill: Drill) -> Drill:
    """Return the drill with questions to ask, or due again after the next card if there is nothing worth asking."""
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
    """Return the drill after an answer to the waiting question; None skips it and leaves the level as it is.

    Raise ValueError if no question waits or the answer is not among those offered.
    """
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
    """Return the first table and all moves of a smazzata between good players; seat 0 plays first."""
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
