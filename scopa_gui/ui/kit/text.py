"""Text rendering: fonts, a cache of rendered lines, and text shrunk or cut to fit its box.

At small sizes letters are placed on whole pixels, which narrows the spaces between words, most of all where the font
kerns across a space ("Am Tisch"). So words are drawn one by one, at least the width of a space apart.
"""

import math
import re
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

import pygame

from scopa_gui.store import files, program_parts
from scopa_gui.store.paths import assets
from scopa_gui.ui.kit.explained import Explained
from scopa_gui.ui.kit.file_objects import readable
from scopa_gui.ui.kit.heard import HeardWords
from scopa_gui.ui.kit.theme import LEAST_TYPE, Colour, Theme, TypeFace, TypeStyle

_FONTS = 24
"""Greatest number of open fonts (face and size); a screen uses a dozen, and each takes a third of a MiB.

Speed: measurements are cached separately, so trying sizes does not open fonts that are already measured.
"""
_LINES_SAVED = 700
_WORDS_SAVED = 20_000
_FITS_SAVED = 1000
_SPACE = re.compile("[ \N{NO-BREAK SPACE}]")
_UNDRAWABLE = re.compile("[\0\ud800-\udfff]")
"""Characters without a form: SDL ends a text at a zero, and surrogates stand for bytes of a file name."""
_INCLINED = frozenset({TypeFace.SERIF_ITALIC, TypeFace.SANS_ITALIC})
_MEASURED_AT = 1000
"""Font size in pixels for measuring the space, large enough that rounding does not matter."""


class MissingFontError(Exception):
    """A font file is missing or cannot be read; `path` names it."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"A type face of the game is missing or cannot be read: {path}")
        self.path = path


@dataclass(frozen=True, slots=True)
class Overflow:
    """Text that did not fit its box even at the smallest size: a mistake in the layout, noted for the tests."""

    text: str
    box: tuple[int, int]


def drawable(text: str) -> str:
    """Return the text with � in place of every character that cannot be drawn or spoken."""
    return _UNDRAWABLE.sub("\N{REPLACEMENT CHARACTER}", text)


def font_file(face: TypeFace) -> Path:
    """Return the path of the face's file."""
    return assets() / "fonts" / f"{face.value}.ttf"


def _render_word(font: pygame.font.Font, word: str, colour: Colour) -> pygame.Surface:
    """Return a word as a surface; an empty one if the glyphs of a damaged font have no width."""
    try:
        return font.render(word, True, colour)
    except pygame.error:
        return pygame.Surface((1, font.get_height()), pygame.SRCALPHA)


class WritingOptions(TypedDict, total=False):
    """Options of `Text.draw`, which explains them."""

    align: str
    valign: str
    shadow: Colour | None
    most: int | None
    explains: bool


class Text:
    """Renders and draws text; one for the whole program. `overflows` lists what did not fit."""

    def __init__(self) -> None:
        self.overflows: list[Overflow] = []
        self.explained = Explained()
        self.heard = HeardWords()
        self.fonts: OrderedDict[tuple[TypeFace, int], pygame.font.Font] = OrderedDict()
        self._lines: OrderedDict[tuple[str, TypeFace, int, Colour], pygame.Surface] = OrderedDict()
        self._words: dict[tuple[str, TypeFace, int], int] = {}
        self._spaces: dict[TypeFace, float] = {}
        self._ends: dict[tuple[str, TypeFace, int], tuple[int, int]] = {}
        self._heights: dict[tuple[TypeFace, int], tuple[int, int]] = {}
        self._fits: dict[tuple[str, TypeFace, int, tuple[int, int]], tuple[int, list[str]] | None] = {}

    def font(self, face: TypeFace, px: int) -> pygame.font.Font:
        """Return the font of a face at a pixel size. Raises MissingFontError if its file is missing or not a font."""
        key = (face, px)
        if key not in self.fonts:
            try:
                files.demand_file(font_file(face))
                font = pygame.font.Font(readable(font_file(face)), px)
                font.size(" ")  # pygame rejects a file that is not a font only on first use
            except (OSError, ValueError, pygame.error):
                raise MissingFontError(font_file(face)) from None
            self.fonts[key] = font
            if len(self.fonts) > _FONTS:
                self.fonts.popitem(last=False)
        self.fonts.move_to_end(key)
        return self.fonts[key]

    def _heights_of(self, face: TypeFace, px: int) -> tuple[int, int]:
        """Return the distance in pixels from one line to the next, and the height of a line."""
        if (face, px) not in self._heights:
            font = self.font(face, px)
            self._heights[face, px] = font.get_linesize(), font.get_height()
        return self._heights[face, px]

    def gap(self, face: TypeFace, px: int) -> int:
        """Return the width in pixels of the face's space, rounded up."""
        if face not in self._spaces:
            self._spaces[face] = self.font(face, _MEASURED_AT).size(" ")[0] / _MEASURED_AT
        return math.ceil(self._spaces[face] * px)

    def line(self, text: str, style: TypeStyle, theme: Theme, colour: Colour, px: int | None = None) -> pygame.Surface:
        """Return one line of text as a surface, cached for the next time. Do not draw on it."""
        size = theme.type_px(style) if px is None else px
        colour = theme.inked(colour)
        key = (text, style.face, size, colour)
        if key in self._lines:
            self._lines.move_to_end(key)
        else:
            self._lines[key] = self.render(text, style.face, size, colour)
            if len(self._lines) > _LINES_SAVED:
                self._lines.popitem(last=False)
        return self._lines[key]

    def render(self, text: str, face: TypeFace, px: int, colour: Colour) -> pygame.Surface:
        """Return a new picture of a line, rendered word by word."""
        font = self.font(face, px)
        gap = self.gap(face, px)
        words = _SPACE.split(drawable(text))
        if len(words) == 1:
            return _render_word(font, words[0], colour)
        line = pygame.Surface((self.measure(text, face, px), font.get_height()), pygame.SRCALPHA)
        line.fill((*colour, 0))
        pen = self._overhang(words[0], face, px)[0]
        for word in words:
            if word:
                line.blit(_render_word(font, word, colour), (pen - self._overhang(word, face, px)[0], 0))
            pen += self._word_width(word, face, px) + gap
        return line

    def measure(self, text: str, face: TypeFace, px: int) -> int:
        """Return the width in pixels of a line rendered word by word."""
        words = _SPACE.split(drawable(text))
        ends = self._overhang(words[0], face, px)[0] + self._overhang(words[-1], face, px)[1]
        return sum(self._word_width(word, face, px) for word in words) + self.gap(face, px) * (len(words) - 1) + ends

    def _overhang(self, word: str, face: TypeFace, px: int) -> tuple[int, int]:
        """Return the left and right overhang in pixels of a word in an italic face, as an f has; else 0, 0."""
        if face not in _INCLINED or not word:
            return 0, 0
        key = (word[0] + word[-1], face, px)
        if key not in self._ends:
            first, *_rest, last = self.font(face, px).metrics(key[0])
            left = 0 if first is None else max(0, -first[0])
            right = 0 if last is None else max(0, last[1] - last[4])
            self._ends[key] = (left, right)
        return self._ends[key]

    def _word_width(self, word: str, face: TypeFace, px: int) -> int:
        """Return the width of a word in pixels, without its overhang."""
        key = (word, face, px)
        if key not in self._words:
            if len(self._words) >= _WORDS_SAVED:
                self._words.clear()
                self._ends.clear()
            width = 0
            try:
                width = self.font(face, px).size(word)[0] if word else 0
            except pygame.error:  # one of its glyphs is damaged
                program_parts.miss(font_file(face))
            self._words[key] = width - sum(self._overhang(word, face, px))
        return self._words[key]

    def put(
        self,
        surface: pygame.Surface,
        at: tuple[int, int],
        line: str,
        style: TypeStyle,
        theme: Theme,
        colour: Colour,
        px: int | None = None,
    ) -> None:
        """Draw one line, and underline the words that have an explanation."""
        size = theme.type_px(style) if px is None else px
        surface.blit(self.line(line, style, theme, colour, size), at)
        for start, end, key in self.explained.find(line):
            left = at[0] + (self.measure(line[:start], style.face, size) if start else 0)
            width = self.measure(line[start:end], style.face, size)
            height = self._heights_of(style.face, size)[1]
            self.explained.note(surface, key, pygame.Rect(left, at[1], width, height), colour)

    def begin_painting(self, moving: bool) -> None:
        """Start a new painting of the moving or the still parts; forget the words of the previous one."""
        self.explained.begin(moving=moving)
        self.heard.begin(moving=moving)

    def forget(self) -> None:
        """Clear the cached lines, because the next screen has others."""
        self._lines.clear()

    def width(self, text: str, style: TypeStyle, theme: Theme, px: int | None = None) -> int:
        """Return the width of a line in pixels."""
        return self.measure(text, style.face, px or theme.type_px(style))

    def height(self, style: TypeStyle, theme: Theme, px: int | None = None) -> int:
        """Return the line spacing in pixels."""
        return self._heights_of(style.face, px or theme.type_px(style))[0]

    def wrap(self, text: str, style: TypeStyle, theme: Theme, width: int, px: int | None = None) -> list[str]:
        """Break a text into lines of `width` pixels, and at every newline; an over-long word gets its own line."""
        face = style.face
        size = px or theme.type_px(style)
        gap = self.gap(face, size)
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            line_width = 0
            for word in paragraph.split(" "):
                word_width = self.measure(word, face, size)
                if line and line_width + gap + word_width <= width:
                    line = f"{line} {word}"
                    line_width += gap + word_width
                else:
                    if line:
                        lines.append(line)
                    line = word
                    line_width = word_width
            lines.append(line)
        return lines

    def breakable(self, text: str, style: TypeStyle, theme: Theme, width: int) -> str:
        """Return the text with words that are too long split into pieces that fit a line: for paths."""
        found: list[str] = []
        for word in text.split(" "):
            left = word
            while self.width(left, style, theme) > width and len(left) > 1:
                fits = max(1, self._fitting(left, "", style, theme, width))
                found.append(left[:fits])
                left = left[fits:]
            found.append(left)
        return " ".join(found)

    def fit(
        self, text: str, style: TypeStyle, theme: Theme, box: tuple[int, int], most: int | None = None
    ) -> tuple[int, list[str]] | None:
        """Return the largest size (at most `most`) at which the wrapped text fits `box`, and its lines; or None."""
        full = min(theme.type_px(style), most or theme.type_px(style))
        key = (text, style.face, full, box)
        if key in self._fits:
            return self._fits[key]
        found = None
        for px in (full, *range(full - 1, LEAST_TYPE - 1, -1)):
            step, line_height = self._heights_of(style.face, px)
            lines = self.wrap(text, style, theme, box[0], px)
            slack = max(2, line_height // 6)
            if step * (len(lines) - 1) + line_height <= box[1] + slack and all(
                self.measure(line, style.face, px) <= box[0] for line in lines
            ):
                found = px, lines
                break
        if len(self._fits) >= _FITS_SAVED:
            self._fits.clear()
        self._fits[key] = found
        return found

    def in_line(self, words: str, style: TypeStyle, theme: Theme, width: int, *, share: float = 0.0) -> int:
        """Return the largest size, at least `share` of the style's, in which the words fit on one line.

        If none does, return the style's own size.
        """
        full = theme.type_px(style)
        least = max(LEAST_TYPE, math.ceil(full * share))
        return next((px for px in range(full, least - 1, -1) if self.measure(words, style.face, px) <= width), full)

    def first_that_fits(self, texts: Sequence[str], style: TypeStyle, theme: Theme, box: tuple[int, int]) -> str:
        """Return the first of several texts that fits a box; the last one if none does."""
        return next((text for text in texts if self.fit(text, style, theme, box) is not None), texts[-1])

    def shortened(self, text: str, style: TypeStyle, theme: Theme, box: tuple[int, int]) -> str:
        """Return the text, cut and ended with an ellipsis if it does not fit a box: for names that players enter."""
        if self.fit(text, style, theme, box) is not None:
            return text
        fits = bisect_right(
            range(len(text)), 0, key=lambda length: self.fit(text[:length].rstrip() + "…", style, theme, box) is None
        )
        return text[: max(0, fits - 1)].rstrip() + "…"

    def alike(self, texts: Iterable[tuple[str, tuple[int, int]]], style: TypeStyle, theme: Theme) -> int:
        """Return the largest type size in which every text fits its own box: for texts shown side by side."""
        fitting = [self.fit(text, style, theme, box) for text, box in texts]
        return min((found[0] for found in fitting if found is not None), default=theme.type_px(style))

    def draw(
        self,
        surface: pygame.Surface,
        box: pygame.Rect,
        text: str,
        style: TypeStyle,
        theme: Theme,
        colour: Colour,
        *,
        align: str = "left",
        valign: str = "middle",
        shadow: Colour | None = None,
        most: int | None = None,
        explains: bool = False,
    ) -> pygame.Rect:
        """Draw a text inside `box`, wrapped and shrunk as needed; return the rectangle it takes up.

        `align` is "left", "centre" or "right"; `valign` "top", "middle" or "bottom"; `most` is the largest type size in
        pixels. With `explains`, words that have an explanation are underlined. Text that cannot fit is cut with an
        ellipsis and noted in `overflows`.
        """
        self.heard.words(surface, box, text, style)
        found = self.fit(text, style, theme, (box.width, box.height), most)
        if found is None:
            self.overflows.append(Overflow(text, (box.width, box.height)))
            one_line = text.replace("\n", " ")
            fits = self._fitting(one_line, "…", style, theme, box.width, LEAST_TYPE)
            found = LEAST_TYPE, [one_line[:fits] + "…"]
        px, lines = found
        step, line_height = self._heights_of(style.face, px)
        height = step * (len(lines) - 1) + line_height
        top = {"top": box.top, "middle": box.centery - height // 2, "bottom": box.bottom - height}[valign]
        widths = [self.measure(line, style.face, px) for line in lines]
        width = max(widths)
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
        taken = pygame.Rect(box.left + math.floor((box.width - width) * share), top, width, height)
        if not surface.get_clip().colliderect(taken):  # Speed: most of a text's time is its rendering
            return taken
        for number, line in enumerate(lines):
            x = box.left + math.floor((box.width - widths[number]) * share)
            y = top + number * step
            if shadow is not None:
                depth = max(1, px // 28)
                surface.blit(self.line(line, style, theme, shadow, px), (x + depth, y + depth))
            if explains:
                self.put(surface, (x, y), line, style, theme, colour, px)
            else:
                surface.blit(self.line(line, style, theme, colour, px), (x, y))
        return taken

    def _fitting(self, text: str, end: str, style: TypeStyle, theme: Theme, width: int, px: int | None = None) -> int:
        """Return the number of leading characters that fit `width` pixels with `end` appended."""
        counts = range(1, len(text) + 1)
        return bisect_right(counts, width, key=lambda count: self.width(text[:count] + end, style, theme, px))
