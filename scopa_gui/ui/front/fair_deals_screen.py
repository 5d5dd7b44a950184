"""Were the deals fair? How often settebello, sevens, coins, aces and figures were dealt to whom, each with its band.

What is counted and what is fair is worked out in coach/fair_deals; here it is drawn, a few deals at a time.
"""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.fair_deals.deal_record import DealFigures
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.fair_deals_chart import draw_deals
from scopa_gui.ui.kit.paragraphs import draw_paragraphs
from scopa_gui.ui.kit.scene import Answer, Pop, Push
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, group_of
from scopa_gui.ui.kit.theme import INK
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.awaited import draw_awaited
from scopa_gui.ui.words.fair_deals_words import figures_words, line_words
from scopa_gui.ui.words.translation import _, ngettext

_AT_ONCE = 400
_AT_A_TIME = 120
"""Deals that are counted before the page is shown, and then in each frame."""
_CHART = 0.64
"""Of the width."""
_HAND = ("", "", "7D", "", "")
"""The cards that are shown while nothing is counted."""


class FairDealsScreen(ControlScreen):
    """One sheet: the chart on the left, what it says on the right. While deals are still counted it says how many."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._record = context.deal_record()
        self._figures: DealFigures | None = None
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def open(self) -> None:
        """A match may have gone on since."""
        self._record.renew()
        self._count(_AT_ONCE)

    def update(self, dt: float) -> Answer:
        if self.animating:
            self._count(_AT_A_TIME)
        return None

    def _count(self, most: int) -> None:
        """Go on counting; when all is counted, show it."""
        self._record.go_on(most)
        self.animating = not self._record.is_done
        self._figures = None if self.animating else self._record.count.figures()
        self.rebuild()

    # Controls

    def build(self) -> list[Widget]:
        back = Button("back", _("Back"), Pop)
        if self._figures is None or self._figures.deals:
            return [back]
        return [Button("new", _("New match"), lambda: Push("new_match"), ButtonKind.PRIMARY), back]

    def arrange(self) -> None:
        theme = self.theme
        wide = min(theme.size[0] - theme.space(8), round(theme.size[1] * 1.75))
        top = theme.px(98)
        left = (theme.size[0] - wide) // 2
        self._sheet = pygame.Rect(left, top, wide, theme.size[1] - top - theme.control - theme.space(5))
        self.place_row(
            [("button:new", 240), ("button:back", 180)], self._sheet.right, self._sheet.bottom + theme.space(2.5)
        )

    def spoken_parts(self) -> Sequence[Spoken]:
        if self._figures is None:
            return ()
        deck = self.context.settings.deck
        lines = [
            Spoken(f"line:{who.value}:{dealt.value}", SpokenRole.TEXT, line_words(who, dealt, line, deck))
            for (who, dealt), line in self._figures.lines.items()
        ]
        return group_of("deals", _("How the cards were dealt"), lines)

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        self.draw_title(surface, _("Were the deals fair?"), self._sheet.left, self._sheet.width)
        self.draw_sheet(surface, self._sheet)
        theme = self.theme
        brush = self.brush(surface)
        figures = self._figures
        inner = self._sheet.inflate(-2 * theme.space(3.5), -2 * theme.space(2.5))
        if figures is None or not figures.deals:
            draw_awaited(brush, self.context.cards(), inner, self._nothing_words(), _HAND)
            return
        chart = pygame.Rect(inner.left, inner.top, round(inner.width * _CHART), inner.height)
        draw_deals(brush, chart, figures.lines, self.context.settings.deck)
        words = pygame.Rect(
            chart.right + theme.space(3), inner.top, inner.right - chart.right - theme.space(3), inner.height
        )
        draw_paragraphs(brush, words, [(sentence, INK) for sentence in figures_words(figures)])

    def _nothing_words(self) -> str:
        if self._figures is not None:
            return _("You haven’t finished a round yet. After a few matches this page shows how the cards fell.")
        count = self._record.count.deals.total()
        return ngettext("Counting {count} deal…", "Counting {count} deals…", count).format(count=count)
