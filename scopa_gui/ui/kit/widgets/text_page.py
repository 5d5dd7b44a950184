"""A page of text that scrolls: headings, paragraphs, points of a list, rows of a table."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Key, Wheel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, in_one
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, PAPER_DEEP, WINE, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.scrolling import ScrolledWidget
from scopa_gui.ui.kit.widgets.widget import Brush, Look


class BlockKind(Enum):
    """Kind of block on a page."""

    TITLE = "title"
    HEADING = "heading"
    TEXT = "text"
    POINT = "point"
    ROW = "row"
    PICTURE = "picture"


@dataclass(frozen=True, slots=True)
class Block:
    """A block of a page: its cells (one, except for a ROW), and the name of an anchor to scroll to."""

    part: BlockKind
    cells: tuple[str, ...]
    anchor: str = ""
    shares: tuple[float, ...] = ()
    """Shares of the width of the cells of a ROW; if empty, all have the same width."""
    picture: Hashable = None
    """Subject of a PICTURE, for PagePictures; the cell is the text next to it or below."""
    description: str = ""
    """Words that a screen reader says instead of the cells."""


@dataclass(frozen=True, slots=True)
class _Line:
    y: int
    x: int
    text: str
    style: TypeStyle
    colour: Colour
    height: int
    mark: bool = False
    rule: bool = False


class PagePictures(Protocol):
    """Painter of the pictures between the texts."""

    def size(self, brush: Brush, picture: Any, width: int) -> tuple[int, int]:
        """Return the width, at most `width`, and the height of a picture in pixels."""

    def draw(self, brush: Brush, picture: Any, box: pygame.Rect) -> None:
        """Paint a picture into a box."""


_STYLES = {
    BlockKind.TITLE: (TypeStyle.TITLE, WINE),
    BlockKind.HEADING: (TypeStyle.HEADING, INK),
    BlockKind.TEXT: (TypeStyle.BODY, INK),
    BlockKind.POINT: (TypeStyle.BODY, INK),
    BlockKind.ROW: (TypeStyle.BODY, INK),
    BlockKind.PICTURE: (TypeStyle.BODY, INK),
}
_LISTED = (BlockKind.POINT, BlockKind.ROW)
"""Kinds of blocks that are closer to others of their kind."""
_AIR_ABOVE = {BlockKind.TITLE: 6.0, BlockKind.HEADING: 3.0}
"""Steps of the grid between a block of this kind and the one before."""
_WIDEST = 46.0
"""Greatest width of lines, as a multiple of their type size: longer ones are hard to read."""
_NARROWEST = 9.0
"""Least width of text next to a picture, as a multiple of its type size."""


class TextPage(ScrolledWidget):
    """Blocks one below the other on paper; arrows, Page Up and Down, Home, End, Space and the wheel scroll."""

    stretches = True

    def __init__(self, name: str, blocks: Sequence[Block], text: Text, pictures: PagePictures | None = None) -> None:
        super().__init__(f"page:{name}")
        self._drawn = pictures
        self._pictures: list[tuple[pygame.Rect, Hashable]] = []
        self.blocks = list(blocks)
        self.anchors: dict[str, int] = {}
        self._text = text
        self._lines: list[_Line] = []

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        width = min(rect.width, self.widest(theme)) - theme.space(5)
        self._lines = []
        self._pictures = []
        self.anchors = {}
        y = theme.space(1)
        before: BlockKind | None = None
        for block in self.blocks:
            if before is not None:
                between = 0.75 if before is block.part and before in _LISTED else 1.5
                y += theme.space(_AIR_ABOVE.get(block.part, between))
            if block.anchor:
                self.anchors[block.anchor] = y - theme.space(1)
            add = {BlockKind.ROW: self._add_row, BlockKind.PICTURE: self._add_picture}.get(block.part, self._add_text)
            y = add(theme, width, y, block)
            before = block.part
        self.scrolling.place(self.rect, theme, y + theme.space(3))

    @staticmethod
    def widest(theme: Theme) -> int:
        """Return the width in pixels beyond which a page only gets emptier at its right."""
        return round(theme.type_px(TypeStyle.BODY) * _WIDEST) + theme.space(5)

    def _line_step(self, theme: Theme, style: TypeStyle) -> int:
        """Return the distance in pixels from one line to the next."""
        return round(self._text.height(style, theme) * 1.08)

    def _add_text(self, theme: Theme, width: int, y: int, block: Block) -> int:
        """Add the lines of a block from `y` on; return its bottom, as do the other two."""
        style, colour = _STYLES[block.part]
        step = self._line_step(theme, style)
        indent = theme.space(3) if block.part is BlockKind.POINT else 0
        words = self._text.breakable(block.cells[0], style, theme, width - indent)
        for number, line in enumerate(self._text.wrap(words, style, theme, width - indent)):
            mark = block.part is BlockKind.POINT and number == 0
            self._lines.append(_Line(y, indent, line, style, colour, step, mark=mark))
            y += step
        return y

    def _add_picture(self, theme: Theme, width: int, y: int, block: Block) -> int:
        """Add a picture with its text next to it if that leaves enough room to read, else below."""
        brush = Brush(pygame.Surface((1, 1)), theme, self._text)
        gap = theme.space(2)
        size = self._drawn.size(brush, block.picture, width) if self._drawn is not None else (0, 0)
        box = pygame.Rect((0, y), size)
        self._pictures.append((box, block.picture))
        style, colour = _STYLES[block.part]
        step = self._line_step(theme, style)
        room = width - box.width - gap
        is_at_side = room >= theme.type_px(style) * _NARROWEST
        lines = self._text.wrap(block.cells[0], style, theme, room if is_at_side else width) if block.cells[0] else []
        at = max(y, box.centery - step * len(lines) // 2) if is_at_side else box.bottom + theme.space(0.5)
        for number, line in enumerate(lines):
            x = box.right + gap if is_at_side else 0
            self._lines.append(_Line(at + number * step, x, line, style, colour, step))
        return max(box.bottom, at + step * len(lines)) if lines else box.bottom

    def _add_row(self, theme: Theme, width: int, y: int, block: Block) -> int:
        """Add the cells of a row of a table next to each other."""
        step = self._line_step(theme, TypeStyle.BODY)
        shares = block.shares or (1 / len(block.cells),) * len(block.cells)
        x = 0
        rows = 1
        for number, (cell, share) in enumerate(zip(block.cells, shares, strict=True)):
            style = TypeStyle.LABEL if number == 0 else TypeStyle.BODY
            cell_width = round(width * share)
            lines = self._text.wrap(cell, style, theme, cell_width - theme.space(2))
            for row, line in enumerate(lines):
                rule = number == 0 and row == 0
                self._lines.append(_Line(y + row * step, x, line, style, INK, step, rule=rule))
            rows = max(rows, len(lines))
            x += cell_width
        return y + rows * step

    def spoken(self) -> Spoken:
        """Return the page with all of its text, also what is out of view."""
        blocks = tuple(
            Spoken(
                f"{self.name}:{number}",
                SpokenRole.HEADING if block.part in (BlockKind.TITLE, BlockKind.HEADING) else SpokenRole.TEXT,
                block.description or in_one(*(" ".join(cell.split()) for cell in block.cells)),
            )
            for number, block in enumerate(self.blocks)
            if block.description or any(cell.strip() for cell in block.cells)
        )
        return self.spoken_as(SpokenRole.PAGE, "", children=blocks)

    def go(self, anchor: str) -> Answer:
        """Scroll to an anchor."""
        self.scrolling.to(self.anchors.get(anchor, 0))
        return USED

    def reading(self) -> str:
        """Return the anchor whose part is at the top of the view; "" without anchors."""
        offset = self.scrolling.offset
        is_at_end = 0 < offset == self.scrolling.most
        end = offset + (self.rect.height // 3 - 1 if is_at_end else self.scrolling.line)
        seen = [name for name, y in self.anchors.items() if y <= end]
        return seen[-1] if seen else next(iter(self.anchors), "")

    def wheel(self, wheel: Wheel) -> Answer:
        self.scrolling.to(self.scrolling.offset - round(wheel.steps * self.scrolling.line * 1.5))
        return USED

    def key(self, key: Key) -> Answer:
        moved = self.scrolling.key(key)
        if moved is None or (not moved and key.name in ("up", "down")):
            return None
        return USED

    def draw(self, brush: Brush, look: Look) -> None:
        surface = brush.surface
        theme = brush.theme
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        left, top = self.rect.move(0, -self.scrolling.offset).topleft
        for line in self._lines:
            y = top + line.y
            if not self.rect.colliderect(left, y, 1, line.height):
                continue
            if line.rule:
                surface.fill(PAPER_DEEP, (left, y - theme.px(3), self.rect.width - theme.space(5), 1))
            if line.mark:
                # The diamond of the pack.
                at = (left + theme.space(1), y + line.height // 2)
                shapes.lozenge(surface, at, max(3, theme.px(4.5)), theme, GOLD_DEEP, GOLD_DEEP)
            surface.blit(brush.text.line(line.text, line.style, theme, line.colour), (left + line.x, y))
        for box, picture in self._pictures:
            there = box.move(left, top)
            if self._drawn is not None and there.colliderect(self.rect):
                self._drawn.draw(brush, picture, there)
        reach = round(brush.text.height(TypeStyle.BODY, theme) * 1.3)
        self.scrolling.draw_ends(brush, reach, reach)
        surface.set_clip(clip)
        self.scrolling.draw_bar(brush)
        if look.focused:
            shapes.focus_ring(surface, self.rect.inflate(theme.space(3), theme.space(1.5)), theme)
