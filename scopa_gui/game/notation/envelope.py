"""The envelope of a shared text: how it begins and ends, its parts, its limits, and what may be wrong with it.

The format is described in this package's docstring. Whatever the text, the only error is SharedTextError.
"""

import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple, NoReturn

VERSION = 1
LONGEST = 50_000
"""Characters of a text; a long match has some 10,000."""
NONE = "-"
BAR = "|"
MOST_POINTS = 9999
_BEGINNING = "scopa"
_END = "check:"
_NUMBER = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)
_PART = re.compile(r"([a-z]+|[1-9][0-9]{0,3}):", re.ASCII)
_SHOWN = 24


class Fault(Enum):
    """Faults of a text. The line under each says what comes with it."""

    NO_SCOPA = "no_scopa"
    """It is something else."""
    TOO_LONG = "too_long"
    NEWER = "newer"
    """Its version is one of a newer program."""
    NO_BEGINNING = "no_beginning"
    """It has an end and no beginning."""
    NOT_WHOLE = "not_whole"
    """Its end is missing."""
    DAMAGED = "damaged"
    """It is not as it was written."""
    KIND = "kind"
    """word: what it holds is no kind that is known."""
    PART = "part"
    """word: a part that is missing, out of place, or does not say what it must."""
    RULES = "rules"
    """word: rules that are not known."""
    SEATS = "seats"
    """Somebody sits there who is not known."""
    CARDS = "cards"
    """word: a card that is none, is there twice, or cannot lie there."""
    DEAL = "deal"
    """number: these cards of a smazzata are not those of the deal."""
    MOVE = "move"
    """number, word: a move, from 1 in its smazzata, that is not legal there."""
    UNFINISHED = "unfinished"
    """The match is not over, or goes on after its end."""
    RESULT = "result"
    """The result is another one than that of the moves."""
    NO_TURN = "no_turn"
    """The smazzata is over: nobody has a turn."""


class SharedTextError(ValueError):
    """A text that cannot be taken in: its fault, and the word or number that it is about."""

    def __init__(self, fault: Fault, word: str = "", number: int = 0) -> None:
        self.fault = fault
        self.number = number
        self.word = word if len(word) <= _SHOWN else f"{word[:_SHOWN]}..."
        super().__init__(" ".join(filter(None, (fault.value, ascii(self.word) if word else "", str(number or "")))))


class Parts:
    """The parts of a text, taken one after the other."""

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

        The list is empty for ``-``. Raises SharedTextError.
        """
        found = self._left.pop() if self._left else ("", [])
        if found[0] != name or not found[1]:
            raise SharedTextError(Fault.PART, f"{name}:")
        words = [] if found[1] == [NONE] else found[1]
        if not least <= len(words) <= most:
            raise SharedTextError(Fault.PART, f"{name}:")
        return words

    def word(self, name: str) -> str:
        """The one word that the next part holds."""
        return self.words(name, 1, 1)[0]

    def number(self, name: str, high: int) -> int:
        """The whole number from 0 that the next part holds."""
        return whole(self.word(name), high, f"{name}:")

    def numbered(self) -> Iterator[tuple[int, list[str]]]:
        """The parts named 1, 2, 3 ... that come next."""
        number = 1
        while self._left and self._left[-1][0] == str(number):
            yield number, self.words(str(number))
            number += 1

    def end(self) -> None:
        """No part may be left."""
        if self._left:
            raise SharedTextError(Fault.PART, f"{self._left[-1][0]}:")


class OpenedText(NamedTuple):
    """A text that is whole: its kind, its parts, and its sum."""

    kind: str
    parts: Parts
    check: str


def opened(text: str) -> OpenedText:
    """A text of this version whose sum is right; raises SharedTextError."""
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
    """The CRC-32 of words joined by single spaces, as eight hexadecimal digits."""
    return f"{zlib.crc32(' '.join(words).encode('utf-8', 'surrogatepass')):08x}"


def sealed(kind: str, parts: Iterable[tuple[str, Iterable[str]]], between: str = " ") -> str:
    """The text of a kind with these parts, ``between`` one and the next; opened() is the inverse."""
    written = [f"{name}: {' '.join(words) or NONE}" for name, words in parts]
    whole_text = between.join((f"{_BEGINNING} {VERSION} {kind}", *written))
    return f"{whole_text}{between}{_END} {checksum(whole_text.split())}"


def whole(word: str, high: int, name: str) -> int:
    """The whole number from 0 to ``high`` in a word of the part of this name."""
    if (word == "0" or _NUMBER.fullmatch(word)) and int(word) <= high:
        return int(word)
    raise SharedTextError(Fault.PART, name)


def refuse(fault: Fault, word: str = "") -> NoReturn:
    """Say what is wrong."""
    raise SharedTextError(fault, word) from None
