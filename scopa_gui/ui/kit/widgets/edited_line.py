"""A line of text that is edited: its caret, what is selected, and what keys do to it. No drawing, no clipboard."""

import re
from dataclasses import dataclass

_WORD = re.compile(r"\w+|[^\w\s]+")


def in_one_line(text: str) -> str:
    """A text as it can stand in one line: breaks and tabs become spaces, what cannot be seen goes."""
    return "".join(letter for letter in re.sub(r"\s", " ", text) if letter.isprintable())


@dataclass(slots=True)
class EditedLine:
    """``caret`` and ``anchor`` are places between letters; what lies between the two is selected."""

    text: str = ""
    most: int = 1000
    caret: int = 0
    anchor: int = 0

    @property
    def selection(self) -> tuple[int, int]:
        """Where what is selected begins and ends."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The letters that are selected."""
        start, end = self.selection
        return self.text[start:end]

    def insert(self, text: str) -> None:
        """Put a text at the caret, in place of what is selected; of one that is too long as much as there is room."""
        start, end = self.selection
        added = in_one_line(text)[: max(0, self.most - len(self.text) + end - start)]
        self.text = self.text[:start] + added + self.text[end:]
        self.caret = self.anchor = start + len(added)

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
        """Where the word before the caret begins, or the next one behind it ends."""
        words = list(_WORD.finditer(self.text))
        if step < 0:
            return max((word.start() for word in words if word.start() < self.caret), default=0)
        return min((word.end() for word in words if word.end() > self.caret), default=len(self.text))
