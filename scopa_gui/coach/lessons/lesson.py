"""Lesson and its steps: Explain, Show, Ask and CountQuestion, on given cards. Plain data, without words.

assets/texts/lessons.toml has the text of each step by the lesson's key and the step's name. A question also has the
texts "..._yes" and "..._no" for right and wrong answers.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from scopa_gui.coach.lessons.setting import Setting, cards, rules_with
from scopa_gui.engine.cards import DECK, CardSet
from scopa_gui.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Explain:
    """Step in which the teacher says something; the cards of ``lit`` are highlighted."""

    name: str
    lit: str = ""


@dataclass(frozen=True, slots=True)
class Show:
    """Step in which moves are played while the teacher says something."""

    name: str
    moves: tuple[str, ...]
    lit: str = ""


@dataclass(frozen=True, slots=True)
class Wrong:
    """Correction of a tempting wrong move: the name of its text, and the moves of the others that show why."""

    name: str
    reply: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """Step in which the pupil plays a card.

    ``right``: right moves, after which ``reply`` is played; ``wrong``: corrections of some wrong moves, by move;
    ``by_rule``: the rules, not the judge, say what is right.
    """

    name: str
    right: tuple[str, ...]
    wrong: Mapping[str, Wrong] = field(default_factory=dict)
    reply: tuple[str, ...] = ()
    lit: str = ""
    by_rule: bool = False


@dataclass(frozen=True, slots=True)
class CountQuestion:
    """Step in which the pupil chooses a number; ``what`` is counted, a name from counted_answers.py."""

    name: str
    what: str
    answers: tuple[int, ...]
    lit: str = ""


Step = Explain | Show | Ask | CountQuestion


@dataclass(frozen=True, slots=True)
class LessonPiles:
    """Finished smazzata of scopa for two: the cards in my pile, the scope, and options of the rules.

    All other cards are in Rosa's pile.
    """

    mine: str
    scope: tuple[int, int] = (0, 0)
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        """Rules by which it is counted."""
        return rules_with("scopa", 2, self.options)

    @property
    def piles(self) -> tuple[CardSet, CardSet]:
        """Both piles, mine first."""
        mine = cards(self.mine)
        return mine, DECK & ~mine


@dataclass(frozen=True, slots=True)
class LessonPart:
    """Setting and the steps that use it."""

    setting: Setting | LessonPiles
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Lesson. Progress is saved under its ``key``, so that it must never change."""

    key: str
    parts: tuple[LessonPart, ...]

    def steps(self) -> Iterator[Step]:
        """Yield all steps in order."""
        for part in self.parts:
            yield from part.steps

    def text_names(self) -> Iterator[str]:
        """Yield the names of the lesson's texts, each once: several wrong answers may share one."""
        yield from ("title", "line")
        for step in self.steps():
            yield step.name
            if isinstance(step, Ask | CountQuestion):
                yield from (f"{step.name}_yes", f"{step.name}_no")
            if isinstance(step, Ask):
                yield from dict.fromkeys(wrong.name for wrong in step.wrong.values())

    @property
    def length(self) -> int:
        """Number of steps."""
        return sum(len(part.steps) for part in self.parts)


def lesson_of(key: str, *parts: LessonPart) -> Lesson:
    """Return the lesson with this key and these parts."""
    return Lesson(key, parts)


def part_of(setting: Setting | LessonPiles, *steps: Step) -> LessonPart:
    """Return the part with this setting and these steps."""
    return LessonPart(setting, steps)
