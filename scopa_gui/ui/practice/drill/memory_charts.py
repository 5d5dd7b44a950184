"""Charts of how well the player remembers: by question, by card, by how long ago, and the trend."""

from collections.abc import Sequence
from functools import partial

import pygame

from scopa_gui.coach.memory.memory_questions import QuestionKind
from scopa_gui.engine.cards import RANKS, Suit, card_of
from scopa_gui.store.recollections import AGES, TREND, Result, Share, age_of, shares, trend_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.charts import FAIR, RIGHT, WRONG, share_bar
from scopa_gui.ui.kit.layout import Drawn, Line, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel, section
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER_DEEP, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.cards_with_words import draw_cards_with_words
from scopa_gui.ui.words.memory_question_words import kind_words
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _

_PALE: Colour = (196, 178, 140)
_FEW = 5
"""Below this number of answers a share says little."""


def charts(context: Context, results: Sequence[Result]) -> Part:
    """Return the charts by card, by how long ago, and of the trend; before the first answer, cards and a sentence."""
    if not results:
        words = _("Here you will see which cards you remember, for how long, and how you improve.")
        hand = ("7D", "FS", "", "", "")
        return Drawn(lambda brush, box: draw_cards_with_words(brush, context.cards(), box, words, hand))
    found = shares(results, age_of)
    ages = _bars([(age_words(place), found.get(place)) for place in range(len(AGES))])
    trend = trend_of(results)
    by_time: Part = Words(_("Shown after {count} answers.").format(count=2 * TREND), TypeStyle.NOTE, grow=1.0)
    if len(trend) > 1:
        highest, middle, lowest = (
            Words(_("{share}%").format(share=part), TypeStyle.SMALL, align="right", valign="middle", most=1.0)
            for part in (100, 50, 0)
        )
        scale = Stack(highest, Space(), middle, Space(), lowest, gap=0.0, share=0.2)
        by_time = Row(scale, Drawn(partial(_draw_trend, trend), share=0.8), Space(width=8), grow=1.0)
    low = Row(section(_("How long ago"), ages), section(_("The trend"), by_time), gap=4.0, grow=0.48)
    return Stack(section(_("By card"), _rank_columns(context, results), grow=0.52), low, gap=2.0)


def by_kind(results: Sequence[Result]) -> Part:
    """Return a bar for each kind of question."""
    found = shares(results, lambda result: result.kind)
    rows = [(sentence(kind_words(kind)), found.get(kind.value)) for kind in QuestionKind]
    return section(_("By question"), _bars(rows))


def age_words(place: int) -> str:
    """Return an entry of AGES in words: how many moves ago."""
    first, last = AGES[place]
    if not first:
        return _("up to {last} moves").format(last=last)
    return (
        _("{first} to {last} moves").format(first=first, last=last)
        if last is not None
        else _("{first} moves or more").format(first=first)
    )


def _colour(share: Share) -> Colour:
    """Return green for cards remembered well, gold for fairly well, red for badly, pale for too few answers."""
    if share.answers < _FEW:
        return _PALE
    return RIGHT if share.part >= 0.8 else FAIR if share.part >= 0.5 else WRONG


def _percent(share: Share | None, *, align: str, width: float = 0.0) -> Words:
    """Return the share of right answers as words; a dash if there are no answers."""
    words = _("{share}%").format(share=round(100 * share.part)) if share else "\N{EN DASH}"
    ink = INK if share else INK_SOFT
    return Words(words, TypeStyle.SMALL, ink, align=align, valign="middle", most=1.0, width=width)


def _rank_columns(context: Context, results: Sequence[Result]) -> Part:
    """Return a column for each rank, as high as its share of right answers, above its card."""
    found = shares(results, lambda result: result.rank)
    numbers = [_percent(found.get(rank), align="centre") for rank in RANKS]
    columns = []
    for rank, number in zip(RANKS, numbers, strict=True):
        share = found.get(rank)
        part = share.part if share else 0.0
        fill = _colour(share) if share else PAPER_DEEP
        bar = Panel(Part(), (0.0, 0.0), fill=fill, line=None, radius=4, raised=False, width=40)
        on_card = Row(Space(), bar, Space(), gap=0.0, grow=max(0.01, part), floor=2)
        card = Drawn(partial(_draw_card, context, rank), 96)
        columns.append(Stack(Part(grow=1.01 - part), number, on_card, Space(1.0), card, gap=0.0))
    return Row(*columns, gap=0.0, grow=1.0, one_size=numbers)


def _draw_card(context: Context, rank: int, brush: Brush, box: pygame.Rect) -> None:
    card = card_of(rank, Suit.DENARI)
    context.cards().draw(brush.surface, card, box.height, Placement(*box.center))


def _bars(rows: Sequence[tuple[str, Share | None]]) -> Part:
    """Return lines of words, a bar and the share of right answers, with a fine line above each."""
    texts: list[Words] = []
    lines: list[Part] = []
    for words, share in rows:
        ink = INK if share else INK_SOFT
        bar = share_bar(share.part, _colour(share)) if share else share_bar(0.0)
        label = Words(words, TypeStyle.NOTE, ink, valign="middle", most=1.0, share=0.54)
        number = _percent(share, align="right", width=58)
        texts += (label, number)
        lines += (Line(), Row(label, Drawn(bar, 42, share=0.46), number, gap=0.5))
    return Stack(*lines, gap=0.0, grow=1.0, one_size=texts)


def _draw_trend(trend: Sequence[Share], brush: Brush, box: pygame.Rect) -> None:
    """Draw a line through the shares of right answers in each dozen of answers, the latest at the right."""
    theme = brush.theme
    surface = brush.surface
    graph = box.inflate(0, -brush.text.height(TypeStyle.SMALL, theme))

    def at(across: float, up: float) -> tuple[int, int]:
        return round(graph.left + across * graph.width), round(graph.bottom - up * graph.height)

    for up in (0.0, 0.5, 1.0):
        pygame.draw.line(surface, PAPER_DEEP, at(0.0, up), at(1.0, up), theme.hairline)
    points = [at(place / (len(trend) - 1), share.part) for place, share in enumerate(trend)]
    pygame.draw.lines(surface, GOLD_DEEP, False, points, max(2, theme.px(3)))
    for point, share in zip(points, trend, strict=True):
        pygame.draw.aacircle(surface, _colour(share), point, max(4, theme.px(6)))
        pygame.draw.aacircle(surface, INK, point, max(4, theme.px(6)), max(1, theme.hairline))
