"""The statistics: with whom on the left; right what matches came to, where points came from, the last ones or help."""

import math
from collections.abc import Sequence

import pygame

from scopa_gui.engine.scoring.categories import Category
from scopa_gui.store.archive import Stored
from scopa_gui.store.rows import OWN
from scopa_gui.store.statistics import Help, MatchGroup, Summary, opponent_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER_DEEP, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.pictures.portrait_rows import PortraitRows
from scopa_gui.ui.review.comparison_colours import MINE, THEIRS, draw_key
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.level_names import COMPANIONS, level_keys, level_name, portrait_of
from scopa_gui.ui.words.matches import day_words, game_of, game_title, result_words
from scopa_gui.ui.words.translation import _, decimal, ngettext

EVERYBODY = "everybody"
HELPED = "helped"
TOGETHER = "together"
_LAST = 6
_AT_ONCE = 1000
_AT_A_TIME = 300
"""Matches that are counted before the page is shown, and then in each frame."""
_LEAST_HELP = 4
"""The count that the height of a column stands for at least."""
_TREND = 12
"""Matches whose help is shown side by side."""
_DIGITS = 0.75
"""Height of digits, of the size of their type."""


class StatisticsScreen(ListAndDetail):
    """Choosing somebody on the left shows the matches with them alone."""

    list_name = "list:people"
    below = (("button:new", 240), ("button:back", 180), ("button:deals", 250), ("button:history", 300))

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._counting = context.counting()
        self._groups: dict[str, MatchGroup] = {EVERYBODY: MatchGroup()}
        self._last: list[Stored] = []
        self._faces = PortraitRows(context.portraits)
        self._chosen = EVERYBODY

    def open(self) -> None:
        """A match may have ended since: count again."""
        self._counting.renew()
        self._count(_AT_ONCE)
        self._show()

    def _count(self, most: int) -> None:
        """Go on counting, the last matches first; frame by frame while some are left."""
        self._counting.go_on(most)
        self.animating = not self._counting.is_done

    def update(self, dt: float) -> Answer:
        if self.animating:
            self._count(_AT_A_TIME)
            if not self.animating:
                self._show()
        return super().update(dt)

    def _show(self) -> None:
        """Take what has been counted so far."""
        standings = self._counting.standings
        known = [key for key in level_keys() if key in standings.people]
        others = [key for key in standings.people if key not in known]
        self._groups = {EVERYBODY: standings.alone} | {key: standings.people[key] for key in (*known, *others)}
        self._groups |= {f"{OWN}{name}": group for name, group in standings.own.items()}
        if standings.helped.matches:
            self._groups[HELPED] = standings.helped
        if standings.together.matches:
            self._groups[TOGETHER] = standings.together
        if self._chosen not in self._groups or not self._groups[self._chosen].matches:
            filled = (key for key, group in self._groups.items() if group.matches)
            self._chosen = (
                HELPED if standings.helped.matches and not standings.alone.matches else next(filled, EVERYBODY)
            )
        self._take()

    def _take(self) -> None:
        """Read the last matches of the group that is shown."""
        self._last = self.context.archive.matches(self._groups[self._chosen].matches[:_LAST])
        self.rebuild()

    def build(self) -> list[Widget]:
        names = {EVERYBODY: _("Everybody"), HELPED: _("With help"), TOGETHER: _("On one computer")}
        own = [key for key in self._groups if key.startswith(OWN)]
        names |= {key: game_title(key) for key in own}
        items = [
            Item(
                key,
                names.get(key) or level_name(key),
                _line(group.summary()),
                heading=_("With your own rules") if key in own[:1] else "",
                picture=portrait_of(level_name(key)) if key in COMPANIONS else None,
            )
            for key, group in self._groups.items()
        ]
        made: list[Widget] = [Listing("people", items, self._chosen, self._choose, self._faces)]
        matches = self._groups[self._chosen].matches
        if matches:
            made.append(Button("history", _("All matches in this group"), lambda: Push("history", matches=matches)))
        else:
            made.append(Button("new", _("New match"), lambda: Push("new_match"), ButtonKind.PRIMARY))
        deals = Button("deals", _("Fair deals?"), lambda: Push("fair_deals"))
        return [*made, deals, Button("back", _("Back"), Pop)]

    def heading(self) -> str:
        return _("Statistics")

    def _choose(self, key: str) -> Answer:
        self._chosen = key
        self._take()
        return USED

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        theme = self.theme
        group = self._groups[self._chosen]
        inner = self.inner
        if not group.matches:
            words = (
                _("You haven’t finished a match without help yet.")
                if HELPED in self._groups
                else _("You haven’t finished a match yet. This page fills up after the first one.")
            )
            self.draw_nothing(surface, words)
            return
        summary = group.summary()
        figures = pygame.Rect(inner.left, inner.top, inner.width, theme.px(88))
        self.draw_figures(
            surface,
            figures,
            [
                (str(summary.matches), ngettext("match played", "matches played", summary.matches)),
                (str(summary.won), ngettext("won", "won", summary.won)),
                (_("{share}%").format(share=round(100 * summary.share)), _("win rate")),
                (str(summary.best_streak), _("best streak")),
            ],
        )
        rest = pygame.Rect(
            inner.left, figures.bottom + theme.space(2), inner.width, inner.bottom - figures.bottom - theme.space(2)
        )
        share = self._points_height(rest.height, summary) if summary.counted else 0
        if summary.counted:
            self._draw_points(surface, pygame.Rect(rest.left, rest.top, rest.width, share), summary)
        below = pygame.Rect(rest.left, rest.top + share, rest.width, rest.height - share)
        if self._chosen == HELPED:
            self._draw_help(surface, below, group.helps)
        else:
            self._draw_last(surface, below, self._last)

    def _points_height(self, free: int, summary: Summary) -> int:
        """Height in pixels of the points: half of what is free, more where many rows need it, a line left below."""
        theme = self.theme
        wanted = theme.px(36) + theme.space(1) + len(_rows_of(summary)) * pair_height(theme)
        below = theme.px(36) + 2 * theme.type_px(TypeStyle.NOTE)
        return min(max(free * 54 // 100, wanted), free - below)

    def _draw_points(self, surface: pygame.Surface, box: pygame.Rect, summary: Summary) -> None:
        """Points a smazzata by category, two bars a line: mine and the others'."""
        theme = self.theme
        brush = self.brush(surface)
        rows = _rows_of(summary)
        heading = pygame.Rect(box.left, box.top, box.width, theme.px(36))
        brush.write(heading, _("Points per round"), TypeStyle.LABEL, INK)
        draw_key(brush, heading)
        most = max((max(pair) for _category, pair in rows), default=1)
        high = min(theme.px(44), (box.height - heading.height - theme.space(1)) // max(1, len(rows)))
        for place, (category, pair) in enumerate(rows):
            row = pygame.Rect(box.left, heading.bottom + place * high, box.width, high)
            self._draw_bars(
                surface, row, category_name(category, self.context.settings.deck), pair, (most, summary.counted)
            )

    def _draw_bars(
        self, surface: pygame.Surface, row: pygame.Rect, name: str, pair: tuple[int, int], scale: tuple[int, int]
    ) -> None:
        theme = self.theme
        brush = self.brush(surface)
        most, counted = scale
        label = pygame.Rect(row.left, row.top, row.width * 26 // 100, row.height)
        brush.write(label, name, TypeStyle.NOTE, INK)
        room = row.width - label.width - theme.px(64)
        high = brush.text.height(TypeStyle.SMALL, theme)
        for bar, (value, colour) in zip(bars_in(row, theme), zip(pair, (MINE, THEIRS), strict=True), strict=True):
            bar.left, bar.width = label.right, max(2, theme.px(2), room * value // most)
            brush.panel(bar, colour, radius=4, raised=False)
            number = pygame.Rect(bar.right + theme.px(8), bar.centery - high // 2, theme.px(56), high)
            brush.write(number, decimal(value / counted, 2), TypeStyle.SMALL, INK_SOFT)

    def _draw_last(self, surface: pygame.Surface, box: pygame.Rect, matches: Sequence[Stored]) -> None:
        """The last matches, a line each: when, what, with whom, how it ended."""
        theme = self.theme
        brush = self.brush(surface)
        heading = pygame.Rect(box.left, box.top, box.width, theme.px(36))
        brush.write(heading, _("Recent matches"), TypeStyle.LABEL, INK)
        high = max(theme.px(28), theme.type_px(TypeStyle.NOTE) + theme.px(8))
        shares = (0.19, 0.36, 0.21, 0.24)
        for place, match in enumerate(matches[: (box.bottom - heading.bottom) // high]):
            row = pygame.Rect(box.left, heading.bottom + place * high, box.width, high)
            surface.fill(PAPER_DEEP, (row.left, row.top, row.width, theme.hairline))
            left = row.left
            for column, (words, share) in enumerate(zip(_cells(match), shares, strict=True)):
                cell = pygame.Rect(left, row.top, round(row.width * share), high)
                left = cell.right
                ink = INK if column else INK_SOFT
                brush.write(
                    cell.inflate(-theme.px(6), 0),
                    words,
                    TypeStyle.NOTE,
                    ink,
                    align="right" if column == len(shares) - 1 else "left",
                )

    def _draw_help(self, surface: pygame.Surface, box: pygame.Rect, helps: Sequence[Help]) -> None:
        """A row for each kind of help: a column for each of the last matches, the newest right, and how often each."""
        theme = self.theme
        brush = self.brush(surface)
        rows = [
            (_("Hints"), [found.hints for found in helps]),
            (_("Moves taken back"), [found.taken_back for found in helps]),
            (_("Moves stopped by the coach"), [found.stops for found in helps]),
        ]
        heading = pygame.Rect(box.left, box.top, box.width, theme.px(36))
        brush.write(heading, _("Help in recent matches"), TypeStyle.LABEL, INK)
        most = max(_LEAST_HELP, *(count for _name, counts in rows for count in counts[:_TREND]))
        high = min(theme.px(76), (box.bottom - heading.bottom) // len(rows))
        wide = box.width * 34 // 100
        size = brush.text.alike(
            [(name, (wide - theme.space(1), high)) for name, _counts in rows], TypeStyle.NOTE, theme
        )
        for place, (name, counts) in enumerate(rows):
            row = pygame.Rect(box.left, heading.bottom + place * high, box.width, high)
            surface.fill(PAPER_DEEP, (row.left, row.top, row.width, theme.hairline))
            brush.write(pygame.Rect(row.left, row.top, wide, high), name, TypeStyle.NOTE, INK, most=size)
            mean = pygame.Rect(row.right - wide * 2 // 3, row.top, wide * 2 // 3, high)
            words = _("{count} per match").format(count=decimal(sum(counts) / len(counts)))
            brush.write(mean, words, TypeStyle.NOTE, INK_SOFT, align="right")
            chart = pygame.Rect(row.left + wide, row.top, mean.left - row.left - wide, high).inflate(
                0, -2 * theme.px(8)
            )
            self._draw_columns(surface, chart, counts[:_TREND][::-1], most)

    def _draw_columns(self, surface: pygame.Surface, box: pygame.Rect, counts: Sequence[int], most: int) -> None:
        """Draw a column for each number, with the number above it if there is something to count."""
        theme = self.theme
        brush = self.brush(surface)
        number = round(theme.type_px(TypeStyle.SMALL) * 1.15)
        step = min(theme.px(44), box.width // _TREND)
        for place, count in enumerate(counts):
            column = pygame.Rect(
                box.left + place * step + step // 6, 0, step * 2 // 3, max(2, (box.height - number) * count // most)
            )
            column.bottom = box.bottom
            surface.fill(MINE if count else PAPER_DEEP, column)
            if count:
                over = pygame.Rect(box.left + place * step, column.top - number, step, number)
                brush.write(over, str(count), TypeStyle.SMALL, INK_SOFT, align="centre")


def _rows_of(summary: Summary) -> list[tuple[Category, tuple[int, int]]]:
    """Categories in which anybody has points, mine and the others'."""
    return [
        (category, summary.points[category.value])
        for category in Category
        if any(summary.points.get(category.value, ()))
    ]


def pair_height(theme: Theme) -> int:
    """Return the pixels from one row of two bars to the next, each bar with its number next to it."""
    return math.ceil(_DIGITS * theme.type_px(TypeStyle.SMALL)) * 2 + theme.px(6)


def bars_in(row: pygame.Rect, theme: Theme) -> tuple[pygame.Rect, pygame.Rect]:
    """Lay out the two bars of a row: both bars, and the digit-high numbers next to them, fit in the row."""
    thick = max(4, row.height * 26 // 100)
    apart = max(thick + 2, math.ceil(_DIGITS * theme.type_px(TypeStyle.SMALL)) + 2)
    upper = pygame.Rect(row.left, 0, 0, thick)
    lower = pygame.Rect(row.left, 0, 0, thick)
    upper.centery, lower.centery = row.centery - apart // 2, row.centery + apart - apart // 2
    return upper, lower


def _line(summary: Summary) -> str:
    matches = ngettext("{count} match", "{count} matches", summary.matches).format(count=summary.matches)
    won = _("{share}% won").format(share=round(100 * summary.share))
    return f"{matches}, {won}" if summary.matches else matches


def _cells(match: Stored) -> tuple[str, str, str, str]:
    """When, what was played, with whom, and how it ended."""
    return day_words(match.touched), game_of(match), level_name(opponent_of(match.seats)), result_words(match)
