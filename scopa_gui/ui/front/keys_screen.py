"""Lists of the keys over any screen, and of the buttons if a gamepad is plugged in."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Control, Drawn, Part, Row, Stack, Words
from scopa_gui.ui.kit.pad_reader import PadFamily
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import Answer, Pop
from scopa_gui.ui.kit.theme import INK, PAPER_BRIGHT, PAPER_DEEP, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind, TextPage
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import (
    KeyRow,
    at_the_table,
    everywhere,
    in_practice,
    pad_at_the_table,
    pad_everywhere,
    when_looking_on,
)
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.cards_with_words import draw_hand
from scopa_gui.ui.words.translation import _

Column = tuple[str, list[KeyRow]]
"""Title and rows of a column."""
_CAP = 0.31
"""Share of the column's width for a key."""


class _Cap(Words):
    """Picture of a key, with its name."""

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect.inflate(-brush.theme.px(8), -max(3, brush.theme.px(6))))

    def draw(self, brush: Brush) -> None:
        brush.panel(self.rect.inflate(brush.theme.px(8), 0), PAPER_BRIGHT, line=PAPER_DEEP, radius=7, raised=False)
        super().draw(brush)


class _KeyLine(Row):
    """Line with a key and its effect, or an empty line."""

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.px(44 * brush.theme.text_scale)


class _KeyColumns(Row):
    """Columns of keys and their effects: all lines of one height, all texts of a kind in one size."""

    def __init__(self, columns: Sequence[Column]) -> None:
        most = max(len(rows) for _title, rows in columns)
        stacks = []
        for title, rows in columns:
            lines = [
                _KeyLine(
                    _Cap(key, TypeStyle.SMALL, INK, align="centre", valign="middle", share=_CAP),
                    Words(words, TypeStyle.BODY, INK, valign="middle", share=1 - _CAP),
                    gap=1.5,
                )
                for key, words in rows
            ]
            lines += [_KeyLine() for _ in range(most - len(rows))]
            stacks.append(Stack(Words(title, TypeStyle.HEADING, INK), Stack(*lines, gap=0.0, grow=1.0)))
        words = [part for stack in stacks for part in stack.everything if isinstance(part, Words)]
        super().__init__(*stacks, gap=4.0, grow=1.0, one_size=words)

    def height(self, brush: Brush, width: int) -> int:
        return 0


class KeysScreen(ControlScreen):
    """Two pages with two columns of keys each; a click next to the sheet closes it.

    It shows the gamepad's buttons first if it was opened with one. If the type is too large for two columns, all keys
    are on one page to scroll.
    """

    overlay = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.group.focus = "button:close"
        self._shows_pad = context.by_pad()
        self._is_second = False

    def content(self) -> Part:
        pad = self.context.pad()
        family = pad if self._shows_pad else None
        scrolls = self.theme.text_scale > 1.0 and family is None
        columns = self._columns(family, every=scrolls)
        self.scrolled = None
        if scrolls:
            blocks = []
            for title, rows in columns:
                blocks.append(Block(BlockKind.HEADING, (title,)))
                blocks += [Block(BlockKind.ROW, row, shares=(0.32, 0.68)) for row in rows]
            self.scrolled = TextPage("keys", blocks, self.context.text)
        hand = ("RS", "7D", "AC")
        page = _("At the table") if self._is_second else _("Lessons and reviews")
        other = _("Gamepad") if family is None else _("Keyboard")
        return self.sheet(
            Row(
                Words(_("Keys") if family is None else _("Gamepad"), TypeStyle.TITLE, WINE),
                Drawn(lambda brush, box: draw_hand(brush, self.context.cards(), box, hand), 76, width=190),
            ),
            Control(self.scrolled) if self.scrolled is not None else _KeyColumns(columns),
            Buttons(
                None if scrolls or family else self._turn("page", page, self._shows_pad, not self._is_second),
                None if pad is None else self._turn("other", other, not self._shows_pad, self._is_second),
                back=Button("close", _("Close"), Pop, ButtonKind.PAPER),
            ),
            width=1120,
            height=700,
            gap=1.0,
            closes_outside=True,
        )

    def _columns(self, family: PadFamily | None, *, every: bool) -> Sequence[Column]:
        """Return the columns of a gamepad, of the current page of keys, or of `every` key."""
        if family is not None:
            return (_("Everywhere"), pad_everywhere(family)), (_("At the table"), pad_at_the_table(family))
        first = (_("Everywhere"), everywhere()), (_("At the table"), at_the_table())
        second = (_("In lessons and reviews"), in_practice()), (_("Trying out and watching"), when_looking_on())
        return (*first, *second) if every else second if self._is_second else first

    def _turn(self, name: str, words: str, shows_pad: bool, is_second: bool) -> Button:
        """Return a button that turns to the gamepad's buttons, or to one of the pages of keys."""

        def press() -> Answer:
            self._shows_pad = shows_pad
            self._is_second = is_second
            return self.rebuild()

        return Button(name, words, press, ButtonKind.PAPER)
