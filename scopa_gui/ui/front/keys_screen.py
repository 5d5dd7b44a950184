"""The keys, over whatever screen they were asked for on; with a gamepad plugged in its buttons on another page."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.front.pad_keys import pad_at_the_table, pad_everywhere
from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.pad_reader import PadFamily
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.theme import INK, PAPER_BRIGHT, PAPER_DEEP, WINE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind, TextPage
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.awaited import draw_hand
from scopa_gui.ui.table.aids.aid_registry import key_rows
from scopa_gui.ui.words.translation import _

Row = tuple[str, str]
Columns = Sequence[tuple[str, list[Row]]]


def everywhere() -> list[Row]:
    """Keys of every screen, and what they do."""
    return [
        (_("Tab, arrows"), _("move around the screen")),
        (_("Enter, Space"), _("press")),
        (_("Esc"), _("back")),
        (_("Page up, Page down"), _("scroll by a page")),
        (_("Home, End"), _("to the beginning; to the end")),
        ("F11, F12", _("full screen; save a screenshot")),
        ("M", _("sound on/off")),
        ("F1, ?", _("rules for this screen; this list of keys")),
        ("F2", _("explain words with a dotted underline")),
        (_("Ctrl+C, Ctrl+V"), _("copy a match or puzzle; open one")),
        (_("Ctrl+F"), _("find words in the rules")),
        (_("Ctrl+N"), _("new match")),
        (_("Ctrl+,"), _("settings")),
        (_("Ctrl+Q"), _("quit (the match is saved)")),
    ]


def at_the_table() -> list[Row]:
    """Keys of the table, and what they do."""
    return [
        (_("← →"), _("choose a card")),
        (_("1 to 0"), _("choose a card or a capture")),
        (_("Enter, Space"), _("play it")),
        (_("↑ ↓"), _("choose among several captures")),
        (_("Esc"), _("cancel the choice; menu")),
        (_("Space"), _("skip the animation")),
        ("L", _("replay the last move")),
        ("H", _("a hint; press again for more")),
        (_("Ctrl+Z, Ctrl+Y"), _("take back a move; redo it")),
        (_("U, Backspace"), _("take back a move")),
        ("I", _("what if…")),
        ("W, K", _("why a card was played; what was known")),
        ("Z", _("look closer (or right-click)")),
        ("A", _("aids; in puzzles: cards already played")),
        *key_rows(),
        (_("Shift + arrows"), _("look through the aids")),
        (_("Page up, Page down"), _("the pages of the aids")),
    ]


def when_looking_on() -> list[Row]:
    """Keys of tables where one tries or watches, and what they do there besides."""
    return [
        ("O", _("let it play on; show the hands")),
        ("N", _("deal the others different cards")),
        ("R", _("again from the same moment")),
        (_("U, Backspace"), _("back to your last card")),
        ("L", _("replay the last move")),
        ("W, K", _("why a card was played; what was known")),
    ]


def in_practice() -> list[Row]:
    """Return the keys of lessons and of the review of a match, and what they do.

    The keys of puzzles are written on their buttons.
    """
    return [
        (_("Enter, Backspace"), _("lesson: next step; a step back")),
        (_("← →"), _("one move back, one move forward")),
        (_("↑ ↓"), _("your previous move, your next move")),
        (_("Home, End"), _("the first move, the last move")),
        (_("Page up, Page down"), _("the previous round, the next round")),
        ("N, R", _("the next mistake; the whole match")),
        ("F", _("from here: play on or set up a position")),
        ("T, S", _("try again; show what was better")),
        ("W", _("why not: how opponents could punish it")),
        ("K", _("what was known")),
        ("C, P", _("copy the match; the position")),
    ]


class KeysScreen(ControlScreen):
    """Two pages of two columns of keys, or a gamepad's buttons for who asked by it; a click next to it closes it."""

    overlay = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._shows_pad = context.by_pad()
        self._page = 0

    @property
    def _family(self) -> PadFamily | None:
        """The gamepad whose buttons are shown; None: the keys are."""
        return self.context.pad() if self._shows_pad else None

    def build(self) -> list[Widget]:
        other = _("Gamepad") if self._family is None else _("Keyboard")
        turning = [Button("other", other, self._turn, ButtonKind.PAPER)] if self.context.pad() is not None else []
        close = Button("close", _("Close"), Pop, ButtonKind.PAPER)
        page = [TextPage("keys", self._blocks(), self.context.text)] if self._scrolls else []
        words = _("At the table") if self._page else _("Lessons and reviews")
        leaf = [] if self._scrolls or self._family else [Button("page", words, self._leaf, ButtonKind.PAPER)]
        return [*page, close, *leaf, *turning]

    @property
    def _scrolls(self) -> bool:
        """True if the type is too large to show all keys at once; a gamepad has fewer buttons."""
        return self.theme.text_scale > 1.0 and self._family is None

    def _blocks(self) -> list[Block]:
        """The same rows below each other."""
        found = []
        for title, rows in self._columns():
            found.append(Block(BlockKind.HEADING, (title,)))
            found += [
                Block(BlockKind.ROW, row, shares=(0.32, 0.68)) if row[0] else Block(BlockKind.HEADING, row[1:])
                for row in rows
            ]
        return found

    def _leaf(self) -> Answer:
        self._page = 1 - self._page
        self.rebuild()
        return USED

    def _turn(self) -> Answer:
        self._shows_pad = not self._shows_pad
        self.rebuild()
        return USED

    def arrange(self) -> None:
        theme = self.theme
        size = (min(theme.size[0] - theme.space(6), theme.px(1120)), min(theme.size[1] - theme.space(6), theme.px(700)))
        self._paper = pygame.Rect((0, 0), size)
        self._paper.center = (theme.size[0] // 2, theme.size[1] // 2)
        top = self._paper.bottom - theme.space(3) - theme.control
        self.place_row(
            (("button:close", 180), ("button:page", 250), ("button:other", 200)),
            self._paper.right - theme.space(4),
            top,
        )
        if self._scrolls:
            box = self._paper.inflate(-2 * theme.space(4), -2 * theme.space(3))
            above = theme.px(56) + theme.space(1)
            below = theme.control + theme.space(2)
            page = pygame.Rect(box.left, box.top + above, box.width, box.height - above - below)
            self.group.widget("page:keys").place(page, theme)

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Press) and not self._paper.collidepoint(intent.pos):
            return Pop()
        answer = super().handle(intent)
        if answer is None and isinstance(intent, Key) and self._scrolls:
            answer = self.group.widget("page:keys").key(intent)
            self.dirty = self.dirty or answer is not None
        return answer

    def draw_still(self, surface: pygame.Surface) -> None:
        theme = self.theme
        brush = self.brush(surface)
        self.draw_sheet(surface, self._paper)
        inner = self._paper.inflate(-2 * theme.space(4), -2 * theme.space(3))
        heading = pygame.Rect(inner.topleft, (inner.width, theme.px(56)))
        brush.write(heading, _("Keys") if self._family is None else _("Gamepad"), TypeStyle.TITLE, WINE)
        fan = pygame.Rect(0, inner.top, theme.px(190), theme.px(98) if not self._scrolls else theme.px(62))
        fan.right = inner.right
        draw_hand(brush, self.context.cards(), fan, ("RS", "7D", "AC"))
        if self._scrolls:
            return
        gap = theme.space(4)
        top = heading.bottom + theme.space(1)
        columns = self._columns()
        half = (inner.width - gap) // 2
        most = max(len(rows) for _title, rows in columns)
        boxes = [
            pygame.Rect(inner.left + number * (half + gap), top, half, inner.bottom - top - theme.control)
            for number in range(len(columns))
        ]
        grid = _Grid.of(theme, boxes[0], most)
        sizes = self._sizes(grid, half, columns)
        for box, (title, rows) in zip(boxes, columns, strict=True):
            self._draw_column(surface, box, title, rows, grid, sizes)

    def _columns(self) -> Columns:
        family = self._family
        if family is not None:
            return (_("Everywhere"), pad_everywhere(family)), (_("At the table"), pad_at_the_table(family))
        pages = self._pages()
        return tuple(chain(*pages)) if self._scrolls else pages[self._page]

    @staticmethod
    def _pages() -> Sequence[Columns]:
        """Columns of the first page and of the second."""
        return (
            ((_("Everywhere"), everywhere()), (_("At the table"), at_the_table())),
            (
                (_("In lessons and reviews"), in_practice()),
                (_("Trying out and watching"), when_looking_on()),
            ),
        )

    def _sizes(self, grid: "_Grid", wide: int, columns: Columns) -> dict[TypeStyle, int]:
        """The type sizes of keys, meanings and titles: the same in both columns."""
        text = self.context.text
        theme = self.theme
        rows = [row for _title, rows in columns for row in rows]
        titles = [*(title for title, _rows in columns), *(meaning for key, meaning in rows if not key)]
        return {
            TypeStyle.SMALL: text.alike([(key, grid.key) for key, _meaning in rows if key], TypeStyle.SMALL, theme),
            TypeStyle.BODY: text.alike(
                [(meaning, grid.meaning) for key, meaning in rows if key], TypeStyle.BODY, theme
            ),
            TypeStyle.HEADING: text.alike([(title, (wide, grid.cap[1])) for title in titles], TypeStyle.HEADING, theme),
        }

    def _draw_column(
        self,
        surface: pygame.Surface,
        column: pygame.Rect,
        title: str,
        rows: list[Row],
        grid: "_Grid",
        sizes: dict[TypeStyle, int],
    ) -> None:
        """A title and rows of a key and its meaning; a row without a key is another title."""
        theme = self.theme
        brush = self.brush(surface)

        def write(box: pygame.Rect, words: str, style: TypeStyle, align: str = "left") -> None:
            self.brush(surface).write(box, words, style, INK, align=align, most=sizes[style])

        write(pygame.Rect(column.topleft, (column.width, theme.px(36))), title, TypeStyle.HEADING)
        cap = pygame.Rect((column.left, column.top + theme.px(44)), grid.cap)
        box = pygame.Rect((column.right - grid.meaning[0], cap.top), grid.meaning)
        for key, meaning in rows:
            if key:
                brush.panel(cap, PAPER_BRIGHT, line=PAPER_DEEP, radius=7, raised=False)
                write(cap.inflate(grid.key[0] - cap.width, 0), key, TypeStyle.SMALL, "centre")
                write(box, meaning, TypeStyle.BODY)
            else:
                write(cap.union(box), meaning, TypeStyle.HEADING)
            cap.y, box.y = cap.y + grid.row, box.y + grid.row


@dataclass(frozen=True, slots=True)
class _Grid:
    """Height of a row, and the sizes of a key's cap, of the words on it and of those next to it."""

    row: int
    cap: tuple[int, int]
    key: tuple[int, int]
    meaning: tuple[int, int]

    @classmethod
    def of(cls, theme: Theme, column: pygame.Rect, rows: int) -> "_Grid":
        """Return the grid for a column with room for this number of rows below its title."""
        row = min(theme.px(44 * theme.text_scale), (column.height - theme.px(44)) // rows)
        cap = (round(column.width * 0.31), row - max(3, theme.px(6)))
        return cls(row, cap, (cap[0] - theme.px(8), cap[1]), (column.width - cap[0] - theme.space(1.5), cap[1]))
