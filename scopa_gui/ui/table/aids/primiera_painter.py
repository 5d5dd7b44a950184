"""Paints the race for the primiera: each side's best card of every suit, its sum, and the odds as a bar."""

from dataclasses import dataclass, field

import pygame

from scopa_gui.coach.memory.primiera_race import Race
from scopa_gui.engine.cards import Card, Suit, bit, rank_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER_BRIGHT, PAPER_DEEP, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.side_signs import SIDE_COLOURS, side_mark
from scopa_gui.ui.table.aids.aids_painter import TILE, figure, rank_sign
from scopa_gui.ui.words.translation import _


@dataclass(slots=True)
class RaceBoxes:
    """Rectangles in pixels: of the title at most one, of the sides' sums, odds and best cards, of the bar."""

    title: list[pygame.Rect] = field(default_factory=list)
    totals: dict[int, pygame.Rect] = field(default_factory=dict)
    odds: dict[int, pygame.Rect] = field(default_factory=dict)
    bests: dict[tuple[int, Suit], pygame.Rect] = field(default_factory=dict)
    bar: list[pygame.Rect] = field(default_factory=list)
    runners: dict[int, pygame.Rect] = field(default_factory=dict)
    opens: dict[Suit, pygame.Rect] = field(default_factory=dict)


def draw_race(brush: Brush, boxes: RaceBoxes, view: PlayerView, race: Race, settings: Settings) -> None:
    """Everything but the odds."""
    for box in boxes.title:
        brush.write(box, _("Primiera"), TypeStyle.SMALL, INK_SOFT, align="centre")
    for runner in race.runners:
        row = boxes.runners[runner.side]
        label = pygame.Rect(row.left, row.top, boxes.bests[runner.side, Suit.DENARI].left - row.left, row.height)
        mark = side_mark(runner.side, max(9, round(row.height * 0.66)))
        brush.surface.blit(mark, mark.get_rect(center=label.center))
        for suit in Suit:
            best = runner.best[suit]
            box = boxes.bests[runner.side, suit]
            if best is None:
                figure(brush, box, "-", INK_SOFT, TypeStyle.BODY)
            else:
                figure(
                    brush,
                    box,
                    rank_sign(rank_of(best), settings.deck),
                    WINE if rank_of(best) == 7 else INK,
                    TypeStyle.LABEL,
                )
        figure(brush, boxes.totals[runner.side], str(runner.total), INK_SOFT, TypeStyle.BODY)
    for suit, box in boxes.opens.items():
        _draw_open(brush, box, view, race.open_cards[suit], settings)
        if suit is Suit.DENARI:
            figure(brush, box.move(-box.width, 0), "+", INK_SOFT, TypeStyle.LABEL)


def _draw_open(brush: Brush, box: pygame.Rect, view: PlayerView, cards: tuple[Card, ...], settings: Settings) -> None:
    """The weightiest card that can still change a suit: on a tile when I hold it, in a frame when on the table."""
    if not cards:
        return
    card = cards[0]
    theme = brush.theme
    tile = box.inflate(-theme.px(6), -theme.px(4))
    if view.hand & bit(card):
        brush.panel(tile, TILE, line=GOLD_DEEP, radius=5, raised=False)
    elif view.table & bit(card):
        brush.panel(tile, PAPER_BRIGHT, line=INK_SOFT, radius=5, raised=False)
    figure(brush, box, rank_sign(rank_of(card), settings.deck), INK_SOFT, TypeStyle.SMALL)


def draw_odds(brush: Brush, boxes: RaceBoxes, race: Race, chances: tuple[float, ...] | None) -> None:
    """Draw how often each side wins it, in figures and as a bar; what is left over belongs to nobody."""
    for side, box in boxes.odds.items():
        if chances is not None:
            words = _odds_words(race, chances[side])
            figure(brush, box, words, INK, TypeStyle.LABEL, most=0.7)
    for bar in boxes.bar:
        _draw_bar(brush, bar, chances)


def _odds_words(race: Race, chance: float) -> str:
    """Never 0 or 100 while it is open."""
    percent = round(100 * chance)
    if race.is_open:
        percent = min(99, max(1, percent))
    return _("{number}%").format(number=percent)


def _draw_bar(brush: Brush, bar: pygame.Rect, chances: tuple[float, ...] | None) -> None:
    surface = brush.surface
    theme = brush.theme
    brush.panel(bar, PAPER_DEEP, line=INK_SOFT, radius=6, raised=False)
    inside = bar.inflate(-2 * theme.hairline, -2 * theme.hairline)
    left = float(inside.left)
    for side, chance in enumerate(chances or ()):
        wide = chance * inside.width
        part = pygame.Rect(round(left), inside.top, round(left + wide) - round(left), inside.height)
        if part.width > 1:
            surface.fill(SIDE_COLOURS[side], part)
            surface.fill(INK_SOFT, (part.right - 1, part.top, 1, part.height))
        left += wide
