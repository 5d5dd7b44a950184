"""Charts of how well the player remembers: by rank, by how long ago, by what was asked, and the trend."""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.memory.memory_questions import QuestionKind
from scopa_gui.engine.cards import RANKS, Suit, card_of
from scopa_gui.store.recollections import AGES, TREND, Result, Share, age_of, shares, trend_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER_DEEP, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.sprites import RATIO, Faces
from scopa_gui.ui.words.memory_question_words import kind_words
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _

_GOOD: Colour = (84, 146, 92)
_FAIR: Colour = (206, 160, 62)
_POOR: Colour = (190, 92, 62)
_PALE: Colour = (196, 178, 140)
_FEW = 5
"""Answers, below which a share says little."""


def _colour(share: Share) -> Colour:
    """Green for well, gold for fairly, red for badly remembered; pale while there are too few answers to tell."""
    if share.answers < _FEW:
        return _PALE
    return _GOOD if share.part >= 0.8 else _FAIR if share.part >= 0.5 else _POOR


def percent(share: Share) -> str:
    """The part that was right, as shown."""
    return _("{share}%").format(share=round(100 * share.part))


def draw_ranks(context: Context, brush: Brush, box: pygame.Rect, results: Sequence[Result]) -> None:
    """A column for each rank, standing on its card."""
    theme = brush.theme
    surface = brush.surface
    text = brush.text
    heading = _heading(brush, box, _("By card"))
    found = shares(results, lambda result: result.rank)
    wide = box.width // len(RANKS)
    figure = round(theme.type_px(TypeStyle.SMALL) * 1.5)
    card = min(theme.px(96), round((wide - theme.px(12)) / RATIO), (box.bottom - heading) * 45 // 100)
    floor = box.bottom - card - theme.px(8)
    room = floor - heading - figure
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


def _heading(brush: Brush, box: pygame.Rect, words: str) -> int:
    """A heading at the top of a box; where it ends."""
    theme = brush.theme
    high = max(theme.px(34), round(theme.type_px(TypeStyle.LABEL) * 1.35))
    brush.write(pygame.Rect(box.left, box.top, box.width, high), words, TypeStyle.LABEL, INK)
    return box.top + high


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


def draw_ages(brush: Brush, box: pygame.Rect, results: Sequence[Result]) -> None:
    """A line for each stretch of time: how much was right of what happened then."""
    found = shares(results, age_of)
    _draw_lines(brush, box, _("How long ago"), [(age_words(place), found.get(place)) for place in range(len(AGES))])


def draw_kinds(brush: Brush, box: pygame.Rect, results: Sequence[Result], deck: str) -> None:
    """A line for each kind of question."""
    found = shares(results, lambda result: result.kind)
    _draw_lines(
        brush,
        box,
        _("By question"),
        [(sentence(kind_words(kind, deck)), found.get(kind.value)) for kind in QuestionKind],
    )


def _draw_lines(brush: Brush, box: pygame.Rect, title: str, rows: Sequence[tuple[str, Share | None]]) -> None:
    theme = brush.theme
    surface = brush.surface
    text = brush.text
    top = _heading(brush, box, title)
    high = min(theme.px(42), (box.bottom - top) // len(rows))
    label_wide = box.width * 46 // 100
    number_wide = max(theme.px(58), text.width("100 %", TypeStyle.SMALL, theme) + theme.px(6))
    size = text.alike([(words, (label_wide - theme.px(8), high)) for words, _share in rows], TypeStyle.NOTE, theme)
    for place, (words, share) in enumerate(rows):
        row = pygame.Rect(box.left, top + place * high, box.width, high)
        surface.fill(PAPER_DEEP, (row.left, row.top, row.width, theme.hairline))
        label = pygame.Rect(row.left, row.top, label_wide - theme.px(8), high)
        brush.write(label, words, TypeStyle.NOTE, INK if share else INK_SOFT, most=size)
        room = row.width - label_wide - number_wide
        track = pygame.Rect(row.left + label_wide, row.centery - max(3, high // 7), room, max(6, high * 2 // 7))
        brush.panel(track, PAPER_DEEP, radius=4, raised=False)
        if share:
            bar = pygame.Rect(track.left, track.top, max(4, round(room * share.part)), track.height)
            brush.panel(bar, _colour(share), radius=4, raised=False)
        number = pygame.Rect(row.right - number_wide, row.top, number_wide, high)
        brush.write(
            number,
            percent(share) if share else "\N{EN DASH}",
            TypeStyle.SMALL,
            INK if share else INK_SOFT,
            align="right",
        )


def draw_trend(brush: Brush, box: pygame.Rect, results: Sequence[Result]) -> None:
    """The right answers by dozens, the last at the right."""
    theme = brush.theme
    surface = brush.surface
    text = brush.text
    top = _heading(brush, box, _("The trend"))
    trend = trend_of(results)
    area = pygame.Rect(box.left, top + theme.px(8), box.width, box.bottom - top - theme.px(8))
    if len(trend) < 2:
        brush.write(
            area, _("Shown after {count} answers.").format(count=2 * TREND), TypeStyle.NOTE, INK_SOFT, valign="top"
        )
        return
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
