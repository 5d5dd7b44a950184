"""Charts of how well the player remembers: by rank, by how long ago, by what was asked, and the trend."""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.memory.memory_questions import QuestionKind
from scopa_gui.engine.cards import RANKS, Suit, card_of
from scopa_gui.store.recollections import AGES, TREND, Result, Share, age_of, shares, trend_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.charts import FAIR, RIGHT, WRONG, share_bar
from scopa_gui.ui.kit.layout import Drawn, Part, Row, Stack, Words, alike
from scopa_gui.ui.kit.page_parts import section
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER_DEEP, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.sprites import RATIO, Faces
from scopa_gui.ui.words.memory_question_words import kind_words
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _

_PALE: Colour = (196, 178, 140)
_FEW = 5
"""Answers, below which a share says little."""


def _colour(share: Share) -> Colour:
    """Green for well, gold for fairly, red for badly remembered; pale while there are too few answers to tell."""
    if share.answers < _FEW:
        return _PALE
    return RIGHT if share.part >= 0.8 else FAIR if share.part >= 0.5 else WRONG


def percent(share: Share) -> str:
    """The part that was right, as shown."""
    return _("{share}%").format(share=round(100 * share.part))


def by_rank(context: Context, results: Sequence[Result]) -> Part:
    """Return a column for each rank, standing on its card."""
    return section(_("By card"), Drawn(lambda brush, box: _draw_ranks(context, brush, box, results)), grow=0.52)


def _draw_ranks(context: Context, brush: Brush, box: pygame.Rect, results: Sequence[Result]) -> None:
    theme = brush.theme
    surface = brush.surface
    text = brush.text
    found = shares(results, lambda result: result.rank)
    wide = box.width // len(RANKS)
    figure = round(theme.type_px(TypeStyle.SMALL) * 1.5)
    card = min(theme.px(96), round((wide - theme.px(12)) / RATIO), box.height * 45 // 100)
    floor = box.bottom - card - theme.px(8)
    room = floor - box.top - figure
    size = text.alike(
        [(percent(found.get(rank, Share(0, 0))), (wide, figure)) for rank in RANKS], TypeStyle.SMALL, theme
    )
    for place, rank in enumerate(RANKS):
        share = found.get(rank)
        middle = box.left + place * wide + wide // 2
        faces = Faces(context.settings.deck, card_of(rank, Suit.DENARI), context.settings.back, card)
        context.sprites.draw(surface, faces, Placement(middle, box.bottom - card / 2), keep=False)
        high = max(theme.px(3), round(room * share.part)) if share else theme.px(3)
        bar = pygame.Rect(0, 0, min(theme.px(40), wide - theme.px(14)), high)
        bar.midbottom = (middle, floor)
        brush.panel(bar, _colour(share) if share else PAPER_DEEP, radius=4, raised=False)
        over = pygame.Rect(middle - wide // 2, bar.top - figure, wide, figure)
        brush.write(
            over,
            percent(share) if share else "\N{EN DASH}",
            TypeStyle.SMALL,
            INK if share else INK_SOFT,
            align="centre",
            most=size,
        )


def age_words(place: int) -> str:
    """Return the time since the event in words, for one of AGES."""
    first, last = AGES[place]
    if not first:
        return _("up to {last} moves").format(last=last)
    return (
        _("{first} to {last} moves").format(first=first, last=last)
        if last is not None
        else _("{first} moves or more").format(first=first)
    )


def by_age(results: Sequence[Result]) -> Part:
    """Return a line for each stretch of time since what was asked for."""
    found = shares(results, age_of)
    return section(_("How long ago"), _Bars([(age_words(place), found.get(place)) for place in range(len(AGES))]))


def by_kind(results: Sequence[Result], deck: str) -> Part:
    """Return a line for each kind of question."""
    found = shares(results, lambda result: result.kind)
    rows = [(sentence(kind_words(kind, deck)), found.get(kind.value)) for kind in QuestionKind]
    return section(_("By question"), _Bars(rows))


class _Bars(Stack):
    """Lines of words, a bar and the share of right answers that it stands for, with a fine line above each."""

    def __init__(self, rows: Sequence[tuple[str, Share | None]]) -> None:
        self._words: list[Words] = []
        lines = []
        for words, share in rows:
            ink = INK if share else INK_SOFT
            figure = percent(share) if share else "\N{EN DASH}"
            bar = share_bar(share.part, _colour(share)) if share else share_bar(0.0)
            label = Words(words, TypeStyle.NOTE, ink, valign="middle", most=1.0, share=0.54)
            number = Words(figure, TypeStyle.SMALL, ink, align="right", valign="middle", most=1.0, width=58)
            self._words += (label, number)
            lines.append(Row(label, Drawn(bar, 42, share=0.46), number, gap=0.5))
        super().__init__(*lines, gap=0.0, grow=1.0)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        alike(brush, self._words)

    def draw(self, brush: Brush) -> None:
        for line in self.parts:
            brush.surface.fill(PAPER_DEEP, (*line.rect.topleft, line.rect.width, brush.theme.hairline))
        super().draw(brush)


def by_time(results: Sequence[Result]) -> Part:
    """Return a line through the shares of right answers by dozens, the last at the right."""
    trend = trend_of(results)
    if len(trend) < 2:
        words = _("Shown after {count} answers.").format(count=2 * TREND)
        return section(_("The trend"), Words(words, TypeStyle.NOTE, INK_SOFT, grow=1.0))
    return section(_("The trend"), Drawn(lambda brush, box: _draw_trend(brush, box, trend)))


def _draw_trend(brush: Brush, area: pygame.Rect, trend: Sequence[Share]) -> None:
    theme = brush.theme
    surface = brush.surface
    text = brush.text
    label = text.width("100 %", TypeStyle.SMALL, theme) + theme.px(8)
    line_high = round(theme.type_px(TypeStyle.SMALL) * 1.3)
    graph = pygame.Rect(
        area.left + label, area.top + line_high // 2, area.width - label - theme.px(8), area.height - line_high
    )
    for part in (0.0, 0.5, 1.0):
        low = round(graph.bottom - part * graph.height)
        surface.fill(PAPER_DEEP, (graph.left, low, graph.width, theme.hairline))
        words = pygame.Rect(area.left, low - line_high // 2, label - theme.px(8), line_high)
        brush.write(words, percent(Share(round(part * 100), 100)), TypeStyle.SMALL, INK_SOFT, align="right")
    step = graph.width / max(1, len(trend) - 1)
    points = [
        (graph.left + place * step, graph.bottom - share.part * graph.height) for place, share in enumerate(trend)
    ]
    pygame.draw.lines(surface, GOLD_DEEP, False, points, max(2, theme.px(3)))
    for (x, y), share in zip(points, trend, strict=True):
        pygame.draw.aacircle(surface, _colour(share), (round(x), round(y)), max(4, theme.px(6)))
        pygame.draw.aacircle(surface, INK, (round(x), round(y)), max(4, theme.px(6)), max(1, theme.hairline))
