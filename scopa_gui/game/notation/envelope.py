"""Envelope of a shared text: its beginning and end, its parts, its limits, and the faults that it may have.

opened() reads a text and sealed() writes one. The docstring of this package describes the format. Reading raises
SharedTextError and nothing else.
"""

import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, NoReturn

VERSION = 1
LONGEST = 50_000
"""Most characters of a text; a long match has some 10,000."""
NONE = "-"
"""Word that stands for an empty part."""
BAR = "|"
MOST_POINTS = 9999
_BEGINNING = "scopa"
_END = "check:"
_NUMBER = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)
_PART = re.compile(r"([a-z]+|[1-9][0-9]{0,3}):", re.ASCII)
_SHOWN = 24
"""Most characters of a word in an error."""


class Fault(Enum):
    """Faults of a text, each with the ``word`` or ``number`` that its error has."""

    NO_SCOPA = "no_scopa"
    """It is not a shared text."""
    TOO_LONG = "too_long"
    NEWER = "newer"
    """Its version belongs to a newer program."""
    NO_BEGINNING = "no_beginning"
    """It has an end but no beginning."""
    NOT_WHOLE = "not_whole"
    """Its end is missing."""
    DAMAGED = "damaged"
    """It has been changed: the checksum is wrong."""
    KIND = "kind"
    """``word`` is a kind that is not known."""
    PART = "part"
    """``word`` is a part that is missing, in the wrong place, or has wrong contents."""
    RULES = "rules"
    """``word`` is a rule that is not known."""
    SEATS = "seats"
    """A player at a seat is not known."""
    CARDS = "cards"
    """``word`` is no card, is there twice, or cannot be there."""
    DEAL = "deal"
    """The cards of smazzata ``number`` are not those of the deal."""
    MOVE = "move"
    """``word`` is an illegal move, the one with this ``number`` (from 1) in its smazzata."""
    UNFINISHED = "unfinished"
    """The match is not over, or goes on after its end."""
    RESULT = "result"
    """The result is not the one of the moves."""
    NO_TURN = "no_turn"
    """The smazzata is over: there is no move to make."""


@dataclass(frozen=True, slots=True)
class TextFault:
    """Fault of a text that cannot be read, and the word or number to which it belongs."""

    kind: Fault
    word: str
    number: int


class SharedTextError(ValueError):
    """Error for a text that cannot be read, raised while it is taken apart; shared_in() returns its TextFault."""

    def __init__(self, fault: Fault, word: str = "", number: int = 0) -> None:
        self.fault = fault
        self.number = number
        self.word = word if len(word) <= _SHOWN else f"{word[:_SHOWN]}..."
        super().__init__(" ".join(filter(None, (fault.value, ascii(self.word) if word else "", str(number or "")))))

    @property
    def as_value(self) -> TextFault:
        """Fault to return to those who only need to say what is wrong."""
        return TextFault(self.fault, self.word, self.number)


class Parts:
    """Parts of a text, read one after the other. Every method raises SharedTextError."""

    def __init__(self, words: Sequence[str]) -> None:
        self._left: list[tuple[str, list[str]]] = []
        for word in words:
            found = _PART.fullmatch(word)
            if found:
                self._left.append((found[1], []))
            elif self._left:
                self._left[-1][1].append(word)
            else:
                raise SharedTextError(Fault.PART, word)
        self._left.reverse()

    def words(self, name: str, least: int = 1, most: int = LONGEST) -> list[str]:
        """Return the words of the next part, which must have this name and from `least` to `most` words.

        The list is empty for ``-``.
        """
        found = self._left.pop() if self._left else ("", [])
        if found[0] != name or not found[1]:
            raise SharedTextError(Fault.PART, f"{name}:")
        words = [] if found[1] == [NONE] else found[1]
        if not least <= len(words) <= most:
            raise SharedTextError(Fault.PART, f"{name}:")
        return words

    def word(self, name: str) -> str:
        """Return the only word of the next part."""
        return self.words(name, 1, 1)[0]

    def number(self, name: str, high: int) -> int:
        """Return the next part, a whole number from 0 to ``high``."""
        return whole(self.word(name), high, f"{name}:")

    def numbered(self) -> Iterator[tuple[int, list[str]]]:
        """Yield the number and words of the parts named 1, 2, 3 and so on that come next."""
        number = 1
        while self._left and self._left[-1][0] == str(number):
            yield number, self.words(str(number))
            number += 1

    def end(self) -> None:
        """Check that no part is left."""
        if self._left:
            raise SharedTextError(Fault.PART, f"{self._left[-1][0]}:")


class OpenedText(NamedTuple):
    """A complete text: its kind, its parts and its checksum."""

    kind: str
    parts: Parts
    check: str


def opened(text: str) -> OpenedText:
    """Open a text of this version whose checksum is right; raises SharedTextError for any other."""
    if len(text) > LONGEST:
        raise SharedTextError(Fault.TOO_LONG)
    words = text.removeprefix("\N{BOM}").split()
    if words[:1] != [_BEGINNING] or len(words) < 3 or not _NUMBER.fullmatch(words[1]):
        raise SharedTextError(Fault.NO_SCOPA)
    if int(words[1]) > VERSION:
        raise SharedTextError(Fault.NEWER)
    if words[-2] != _END:
        raise SharedTextError(Fault.NOT_WHOLE)
    *held, _end, check = words
    if check != checksum(held):
        raise SharedTextError(Fault.DAMAGED)
    return OpenedText(held[2], Parts(held[3:]), check)


def checksum(words: Iterable[str]) -> str:
    """Return the CRC-32 of words joined by single spaces, as eight hexadecimal digits."""
    return f"{zlib.crc32(' '.join(words).encode('utf-8', 'surrogatepass')):08x}"


def sealed(kind: str, parts: Iterable[tuple[str, Iterable[str]]], between: str = " ") -> str:
    """Return the text of a kind with these parts, with ``between`` after each; opened() reads it."""
    written = [f"{name}: {' '.join(words) or NONE}" for name, words in parts]
    whole_text = between.join((f"{_BEGINNING} {VERSION} {kind}", *written))
    return f"{whole_text}{between}{_END} {checksum(whole_text.split())}"


def whole(word: str, high: int, name: str) -> int:
    """Return the whole number from 0 to ``high`` that a word is; raises SharedTextError for the part ``name``."""
    if (word == "0" or _NUMBER.fullmatch(word)) and int(word) <= high:
        return int(word)
    raise SharedTextError(Fault.PART, name)


def refuse(fault: Fault, word: str = "") -> NoReturn:
    """Raise SharedTextError."""
    raise SharedTextError(fault, word) from None
