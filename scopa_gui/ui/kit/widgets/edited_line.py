"""A line of text that is edited: its caret, what is selected, and what keys do to it. No drawing, no clipboard."""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass

_TONES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""Skin tones, which belong to the sign before."""
_FLAG_LETTERS = "".join(map(chr, range(0x1F1E6, 0x1F200)))
"""Two of them are a flag."""
_WORD = re.compile(r"\w+|[^\w\s]+")


def in_one_line(text: str) -> str:
    """Return a text fit for one line: breaks and tabs become spaces, unprintable characters are dropped."""
    return "".join(letter for letter in re.sub(r"\s", " ", text) if letter.isprintable())


def begins_letter(text: str, place: int) -> bool:
    """Tell whether a letter as people count them may end before this place.

    Not before an accent or a skin tone, and not in the middle of a flag.
    """
    if not 0 < place < len(text):
        return True
    letter = text[place]
    if unicodedata.category(letter).startswith("M") or letter in _TONES:
        return False
    before = text[:place]
    flags = len(before) - len(before.rstrip(_FLAG_LETTERS))
    return letter not in _FLAG_LETTERS or flags % 2 == 0


@dataclass(slots=True)
class EditedLine:
    """Line of text being edited. ``caret`` and ``anchor`` are places between letters; the text between them is
    selected.

    ``most`` is the room there is, as ``size`` measures a text.
    """

    text: str = ""
    most: int = 1000
    caret: int = 0
    anchor: int = 0
    size: Callable[[str], int] = len

    @property
    def selection(self) -> tuple[int, int]:
        """Start and end of the selection."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The letters that are selected."""
        start, end = self.selection
        return self.text[start:end]

    def insert(self, text: str) -> bool:
        """Put a text at the caret, in place of what is selected; whether there was room for all of it.

        Of one that is too long as many whole letters go in as there is room for.
        """
        start, end = self.selection
        wanted = in_one_line(text)
        added = wanted[: self._room_for(wanted, self.text[:start], self.text[end:])]
        self.text = self.text[:start] + added + self.text[end:]
        self.caret = self.anchor = start + len(added)
        return added == wanted

    def _room_for(self, wanted: str, before: str, after: str) -> int:
        """Number of letters for which there is room between the others."""

        def is_too_much(count: int) -> bool:
            return self.size(before + wanted[:count] + after) > self.most

        if not is_too_much(len(wanted)):
            return len(wanted)
        count = max(0, bisect_left(range(len(wanted)), True, key=is_too_much) - 1)
        while not begins_letter(wanted, count):
            count -= 1
        return count

    def erase(self, step: int, *, by_word: bool = False) -> None:
        """Take away what is selected; else a letter or a word before the caret (-1) or behind it (1)."""
        if self.caret == self.anchor:
            self.move(step, by_word=by_word, selecting=True)
        self.insert("")

    def move(self, step: int, *, by_word: bool = False, selecting: bool = False) -> None:
        """Move the caret by a letter or a word; out of a selection first to its end."""
        start, end = self.selection
        if start != end and not selecting and not by_word:
            self.go(start if step < 0 else end)
        else:
            self.go(self._word(step) if by_word else self.caret + step, selecting=selecting)

    def go(self, place: int, *, selecting: bool = False) -> None:
        """Put the caret at a place, or the nearest there is."""
        self.caret = max(0, min(place, len(self.text)))
        if not selecting:
            self.anchor = self.caret

    def select_all(self) -> None:
        """Select the whole text."""
        self.anchor, self.caret = 0, len(self.text)

    def _word(self, step: int) -> int:
        """Return the start of the word before the caret, or the end of the next one after it."""
        words = list(_WORD.finditer(self.text))
        if step < 0:
            return max((word.start() for word in words if word.start() < self.caret), default=0)
        return min((word.end() for word in words if word.end() > self.caret), default=len(self.text))
