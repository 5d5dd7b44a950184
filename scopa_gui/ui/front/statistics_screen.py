"""Statistics: groups of matches on the left; on the right results, points by category, and recent matches or help."""

from collections.abc import Sequence

from scopa_gui.engine.scoring.categories import Category
from scopa_gui.store.rows import OWN
from scopa_gui.store.statistics import Help, MatchGroup, Summary, opponent_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.charts import Bar, Bars, columns
from scopa_gui.ui.kit.layout import Drawn, Line, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Figures, TextTable, section
from scopa_gui.ui.kit.scene import Answer, Push
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER_DEEP, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_page import ListPage
from scopa_gui.ui.pictures.portraits import PortraitRows
from scopa_gui.ui.review.report_charts import MINE, compared, draw_key
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.level_names import COMPANIONS, level_keys, level_name, portrait_of
from scopa_gui.ui.words.matches import day_words, game_of, game_title, result_words
from scopa_gui.ui.words.translation import _, decimal, ngettext

EVERYBODY = "everybody"
HELPED = "helped"
TOGETHER = "together"
_RECENT = 6
"""Number of recent matches that are listed."""
_AT_ONCE = 1000
_AT_A_TIME = 300
"""Number of matches counted before the page is shown, and then in each frame."""
_LEAST_HELP = 4
"""Least count for which a column of help has the full height."""
_TREND = 12
"""Number of matches whose help is shown side by side."""


class StatisticsScreen(ListPage):
    """Statistics of all matches, or of those with the opponent or rules chosen on the left."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._counting = context.counting()
        self.groups: dict[str, MatchGroup] = {EVERYBODY: MatchGroup()}
        self.chosen = EVERYBODY

    def open(self) -> None:
        """Count again, with matches that have ended since."""
        self._counting.renew()
        self._count(_AT_ONCE)
        self._show()

    def _count(self, most: int) -> None:
        """Count up to `most` more matches, the latest first."""
        self._counting.go_on(most)
        self.animating = not self._counting.is_done

    def update(self, dt: float) -> Answer:
        if self.animating:
            self._count(_AT_A_TIME)
            if not self.animating:
                self._show()
        return super().update(dt)

    def _show(self) -> None:
        standings = self._counting.standings
        people = standings.people
        order = dict.fromkeys((*level_keys(), *people))
        special = ((HELPED, standings.helped), (TOGETHER, standings.together))
        self.groups = {EVERYBODY: standings.alone} | {key: people[key] for key in order if key in people}
        self.groups |= {f"{OWN}{name}": group for name, group in standings.own.items()}
        self.groups |= {key: group for key, group in special if group.matches}
        if self.chosen not in self.groups or not self.groups[self.chosen].matches:
            filled = (key for key, group in self.groups.items() if group.matches)
            is_helped = standings.helped.matches and not standings.alone.matches
            self.chosen = HELPED if is_helped else next(filled, EVERYBODY)
        self.renew()

    def heading(self) -> str:
        return _("Statistics")

    def listing(self) -> Listing:
        names = {EVERYBODY: _("Everybody"), HELPED: _("With help"), TOGETHER: _("On one computer")}
        own = [key for key in self.groups if key.startswith(OWN)]
        names |= {key: game_title(key) for key in own}
        items = []
        for key, group in self.groups.items():
            summary = group.summary()
            line = ngettext("{count} match", "{count} matches", summary.matches).format(count=summary.matches)
            if summary.matches:
                line += ", " + _("{share}% won").format(share=round(100 * summary.share))
            heading = _("With your own rules") if key in own[:1] else ""
            portrait = portrait_of(level_name(key)) if key in COMPANIONS else None
            items.append(Item(key, names.get(key) or level_name(key), line, heading=heading, picture=portrait))
        return Listing("people", items, self.chosen, self.choose, PortraitRows(self.context.portraits))

    def buttons(self) -> Sequence[Widget]:
        matches = self.groups[self.chosen].matches
        deals = Button("deals", _("Fair deals?"), lambda: Push("fair_deals"))
        if not matches:
            return Button("new", _("New match"), lambda: Push("new_match"), ButtonKind.PRIMARY), deals
        return Button("history", _("All matches in this group"), lambda: Push("history", matches=matches)), deals

    def detail(self) -> Part:
        group = self.groups[self.chosen]
        if not group.matches:
            return self.nothing(
                _("You haven’t finished a match without help yet.")
                if HELPED in self.groups
                else _("You haven’t finished a match yet. This page fills up after the first one.")
            )
        summary = group.summary()
        figures = Figures(
            (summary.matches, ngettext("match played", "matches played", summary.matches)),
            (summary.won, ngettext("won", "won", summary.won)),
            (_("{share}%").format(share=round(100 * summary.share)), _("win rate")),
            (summary.best_streak, _("best streak")),
        )
        if self.chosen == HELPED:
            below = _help(group.helps)
        else:
            lines = [
                (day_words(match.touched), game_of(match), level_name(opponent_of(match.seats)), result_words(match))
                for match in self.context.archive.matches(group.matches[:_RECENT])
            ]
            table = TextTable(lines, (0.19, 0.36, 0.21, 0.24), inks=(INK_SOFT, INK, INK, INK))
            below = section(_("Recent matches"), table, grow=0.0)
        return Stack(figures, self._points(summary) if summary.counted else None, below, gap=1.5)

    def _points(self, summary: Summary) -> Part:
        """Return a chart of the points per smazzata by category, mine and the opponents'."""
        rows = [
            (category_name(category), compared(mine / summary.counted, theirs / summary.counted, 2))
            for category in Category
            for mine, theirs in [summary.points.get(category.value, (0, 0))]
            if mine or theirs
        ]
        if not rows:
            return Space(1)
        return section(_("Points per round"), Bars(rows, label=0.26, row=44.0, grow=1.0), key=draw_key, grow=0.0)


def _help(helps: Sequence[Help]) -> Part:
    """Return a row for each kind of help, with a column for each recent match, the latest rightmost, and the mean."""
    rows = [
        (_("Hints"), [found.hints for found in helps]),
        (_("Moves taken back"), [found.taken_back for found in helps]),
        (_("Moves stopped by the coach"), [found.stops for found in helps]),
    ]
    most = max(_LEAST_HELP, *(count for _name, counts in rows for count in counts[:_TREND]))
    parts: list[Part] = []
    for name, counts in rows:
        shown = [
            ("", [Bar(count, str(count) if count else "", MINE if count else PAPER_DEEP)])
            for count in counts[:_TREND][::-1]
        ]
        mean = _("{count} per match").format(count=decimal(sum(counts) / len(counts)))
        row = Row(
            Words(name, TypeStyle.NOTE, INK, valign="middle", share=0.34),
            Drawn(columns(shown, most=most, widest=44.0), 76, share=0.44),
            Words(mean, TypeStyle.NOTE, align="right", valign="middle", share=0.22),
        )
        parts += [Line(), row]
    return section(_("Help in recent matches"), *parts, grow=0.0)
