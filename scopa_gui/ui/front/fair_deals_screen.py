"""Page "Were the deals fair?": a chart of how often the good cards were dealt to each player, and how often is fair.

coach/fair_deals counts, a few deals at a time; this page draws.
"""

from collections.abc import Sequence

from scopa_gui.coach.fair_deals.deal_record import DealFigures, DealtCards, Frequency
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.charts import band
from scopa_gui.ui.kit.layout import Drawn, Line, Paper, Paragraphs, Part, Row, Stack, Words
from scopa_gui.ui.kit.scene import Answer, Push
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, group_of
from scopa_gui.ui.kit.theme import BAIZE, INK, INK_SOFT, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.cards_with_words import draw_cards_with_words
from scopa_gui.ui.words.fair_deals_words import (
    band_words,
    dealt_name,
    figures_words,
    line_words,
    receiver_name,
    share_words,
)
from scopa_gui.ui.words.translation import _, ngettext

_AT_ONCE = 400
_AT_A_TIME = 120
"""Number of deals counted before the page is shown, and then in each frame."""
_CHART = 0.64
"""Share of the width for the chart."""
_AIR = 1.04
"""Reach of the chart, as a multiple of the distance from the middle to the outermost band or mark."""
_HAND = ("", "", "7D", "", "")
"""Cards shown instead of the chart, "" for a face-down one."""


class FairDealsScreen(ControlScreen):
    """Sheet with the chart on the left and sentences about it on the right; while it counts, the number of deals."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._record = context.deal_record()
        self.figures: DealFigures | None = None

    def open(self) -> None:
        """Count the deals since the last time, too."""
        self._record.renew()
        self._count(_AT_ONCE)

    def update(self, dt: float) -> Answer:
        if self.animating:
            self._count(_AT_A_TIME)
        return None

    def _count(self, most: int) -> None:
        """Count up to `most` more deals, and show the chart when all are counted."""
        self._record.go_on(most)
        self.animating = not self._record.is_done
        self.figures = None if self.animating else self._record.count.figures()
        self.renew()

    def content(self) -> Part:
        figures = self.figures
        new = None
        if figures is not None and figures.deals:
            words = Paragraphs([(sentence, INK) for sentence in figures_words(figures)], share=1 - _CHART)
            inner: Part = Row(_Chart(figures), words, gap=3.0)
        else:
            if figures is not None:
                reason = _("You haven’t finished a round yet. After a few matches this page shows how the cards fell.")
                new = Button("new", _("New match"), lambda: Push("new_match"), ButtonKind.PRIMARY)
            else:
                count = self._record.count.deals.total()
                reason = ngettext("Counting {count} deal…", "Counting {count} deals…", count).format(count=count)
            inner = Drawn(lambda brush, box: draw_cards_with_words(brush, self.context.cards(), box, reason, _HAND))
        return self.full_page(_("Were the deals fair?"), Paper(inner, (3.5, 2.5)), new)


class _DealtLine(Row):
    """Line about some cards: name, fair band with a mark, share dealt, fair share. The chart describes it in words."""

    def __init__(self, dealt: DealtCards, line: Frequency, reach: float) -> None:
        self.name = Words(dealt_name(dealt), TypeStyle.NOTE, INK, valign="middle", share=0.24)
        colour = WINE if line.is_outside else BAIZE
        low, high, seen = ((count - line.band.mean) / line.all for count in (line.band.low, line.band.high, line.seen))
        ink = colour if line.is_outside else INK
        super().__init__(
            self.name,
            Drawn(band((low, high), seen, reach, colour, square=line.is_outside), 32, share=0.44),
            Words(share_words(line.seen, line.all), TypeStyle.SMALL, ink, align="right", valign="middle", share=0.12),
            Words(band_words(line), TypeStyle.SMALL, align="right", valign="middle", share=0.2),
        )

    def draw(self, brush: Brush) -> None:
        with brush.text.heard.quiet():
            super().draw(brush)


class _Chart(Stack):
    """Lines of each receiver under a heading, all to one scale, with the expected share in the middle."""

    def __init__(self, figures: DealFigures) -> None:
        lines = figures.lines
        far = (
            abs(count - line.band.mean) / line.all
            for line in lines.values()
            for count in (line.band.low, line.band.high, line.seen)
        )
        reach = _AIR * max(0.001, *far)
        names: list[Words] = []
        parts: list[Part] = []
        for receiver in dict.fromkeys(receiver for receiver, _dealt in lines):
            shown = {dealt: line for (who, dealt), line in lines.items() if who is receiver}
            deals = next(iter(shown.values())).deals
            words = ngettext("{count} deal", "{count} deals", deals).format(count=deals)
            parts.append(
                Row(
                    Words(receiver_name(receiver), TypeStyle.LABEL, INK, valign="middle"),
                    Words(words, TypeStyle.SMALL, INK_SOFT, align="right", valign="middle"),
                )
            )
            drawn = [_DealtLine(dealt, line, reach) for dealt, line in shown.items()]
            names += [line.name for line in drawn]
            parts += [part for line in drawn for part in (line, Line())]
        super().__init__(*parts, gap=0.0, share=_CHART, one_size=names)
        self._spoken = [
            Spoken(f"line:{who.value}:{dealt.value}", SpokenRole.TEXT, line_words(who, dealt, line))
            for (who, dealt), line in lines.items()
        ]

    @property
    def spoken(self) -> Sequence[Spoken]:
        return group_of("deals", _("How the cards were dealt"), self._spoken)
