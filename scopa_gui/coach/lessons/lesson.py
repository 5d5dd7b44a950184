"""Parts of a lesson: it explains, shows, asks and counts, on cards that are laid out. Plain data, no words.

Texts are names ("anchor.first"); the words, in every language, are in ui/practice/lessons/words. A lesson's text is
named by the lesson's key, a dot and the step's name; a question has further ones: name_yes, name_no.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from scopa_gui.coach.lessons.setting import Setting, cards, rules_with
from scopa_gui.engine.cards import DECK, CardSet
from scopa_gui.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Explain:
    """The teacher says something; the cards of ``lit`` are lit up."""

    name: str
    lit: str = ""


@dataclass(frozen=True, slots=True)
class Show:
    """Moves are played, each by whose turn it is, while the teacher says something."""

    name: str
    moves: tuple[str, ...]
    lit: str = ""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A tempting wrong move: the text that corrects it and the moves of the others that show why."""

    name: str
    reply: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """The pupil is to play. ``right`` moves are praised (name_yes) and played, then ``reply``.

    ``wrong``: corrections by move; for all others name_no. ``by_rule``: the rule, not the judge, says what is right.
    """

    name: str
    right: tuple[str, ...]
    wrong: Mapping[str, Wrong] = field(default_factory=dict)
    reply: tuple[str, ...] = ()
    lit: str = ""
    by_rule: bool = False


@dataclass(frozen=True, slots=True)
class CountQuestion:
    """A question with numbers to choose from. ``what`` is counted: a name of counted_answers.py.

    Texts: name, name_yes, name_no.
    """

    name: str
    what: str
    answers: tuple[int, ...]
    lit: str = ""


Step = Explain | Show | Ask | CountQuestion


@dataclass(frozen=True, slots=True)
class LessonPiles:
    """A smazzata of two played to its end: the cards I have captured, Rosa's are the rest; the scope; the options."""

    mine: str
    scope: tuple[int, int] = (0, 0)
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        """The rules it is counted by."""
        return rules_with("scopa", 2, self.options)

    @property
    def piles(self) -> tuple[CardSet, CardSet]:
        """Both piles, mine first."""
        mine = cards(self.mine)
        return mine, DECK & ~mine


@dataclass(frozen=True, slots=True)
class LessonPart:
    """A setting and what is done with it."""

    setting: Setting | LessonPiles
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Lesson; ``key`` is its permanent name (progress is saved under it); key.title and key.line are its texts."""

    key: str
    parts: tuple[LessonPart, ...]

    def steps(self) -> Iterator[Step]:
        """All steps in order."""
        for part in self.parts:
            yield from part.steps

    @property
    def length(self) -> int:
        """Number of steps."""
        return sum(len(part.steps) for part in self.parts)


def lesson_of(key: str, *parts: LessonPart) -> Lesson:
    """The lesson of this key with these parts."""
    return Lesson(key, parts)


def part_of(setting: Setting | LessonPiles, *steps: Step) -> LessonPart:
    """Return the part with this setting and these steps."""
    return LessonPart(setting, steps)
