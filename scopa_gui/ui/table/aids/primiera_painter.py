"""Paints the race for the primiera: each side's best card of every suit, its sum, and the odds as a bar."""

import pygame

from scopa_gui.coach.memory.primiera_race import Race
from scopa_gui.engine.cards import Card, Suit, bit, cards_of, rank_of
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER_BRIGHT, PAPER_DEEP, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.side_signs import SIDE_COLOURS, side_mark
from scopa_gui.ui.table.aids.aids_layout import Ledger, Spot, SpotKind
from scopa_gui.ui.table.aids.aids_painter import TILE, figure, rank_sign
from scopa_gui.ui.table.aids.known_cards import Known
from scopa_gui.ui.table.aids.suit_signs import suit_sign
from scopa_gui.ui.words.translation import _


def draw_race(brush: Brush, ledger: Ledger, known: Known, settings: Settings) -> None:
    """Everything but the odds."""
    race = known.race
    assert race is not None
    for box in ledger.title:
        brush.text.draw(brush.surface, box, _("Primiera"), TypeStyle.SMALL, brush.theme, INK_SOFT, align="centre")
    for runner in race.runners:
        row = ledger.spots[Spot(SpotKind.RUNNER, (runner.side,))]
        label = pygame.Rect(row.left, row.top, ledger.bests[runner.side, Suit.DENARI].left - row.left, row.height)
        mark = side_mark(runner.side, max(9, round(row.height * 0.66)))
        brush.surface.blit(mark, mark.get_rect(center=label.center))
        for suit in Suit:
            best, box = runner.best[suit], ledger.bests[runner.side, suit]
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
        figure(brush, ledger.totals[runner.side], str(runner.total), INK_SOFT, TypeStyle.BODY)
    for suit in Suit:
        spot = Spot(SpotKind.OPEN, (suit,))
        if spot in ledger.spots:
            _draw_open(brush, ledger.spots[spot], known, race.open_cards[suit], settings)
            if suit is Suit.DENARI:
                label = ledger.spots[spot].move(-ledger.spots[spot].width, 0)
                figure(brush, label, "+", INK_SOFT, TypeStyle.LABEL)


def _draw_open(brush: Brush, box: pygame.Rect, known: Known, cards: tuple[Card, ...], settings: Settings) -> None:
    """The weightiest card that can still change a suit: on a tile when I hold it, in a frame when on the table."""
    if not cards:
        return
    card, theme = cards[0], brush.theme
    tile = box.inflate(-theme.px(6), -theme.px(4))
    if known.view.hand & bit(card):
        shapes.panel(brush.surface, tile, theme, TILE, line=GOLD_DEEP, radius=5, raised=False)
    elif known.view.table & bit(card):
        shapes.panel(brush.surface, tile, theme, PAPER_BRIGHT, line=INK_SOFT, radius=5, raised=False)
    figure(brush, box, rank_sign(rank_of(card), settings.deck), INK_SOFT, TypeStyle.SMALL)


def draw_odds(brush: Brush, ledger: Ledger, known: Known) -> None:
    """How often each side wins it, in figures and as a bar; what is left over belongs to nobody."""
    race = known.race
    assert race is not None
    for side, box in ledger.odds.items():
        if known.chances is not None:
            words = _odds_words(race, known.chances[side])
            figure(brush, box, words, INK, TypeStyle.LABEL, most=0.7)
    for bar in ledger.bar:
        _draw_bar(brush, bar, known.chances)


def _odds_words(race: Race, chance: float) -> str:
    """Never 0 or 100 while it is open."""
    percent = round(100 * chance)
    if race.is_open:
        percent = min(99, max(1, percent))
    return _("{number} %").format(number=percent)


def _draw_bar(brush: Brush, bar: pygame.Rect, chances: tuple[float, ...] | None) -> None:
    surface, theme = brush.surface, brush.theme
    shapes.panel(surface, bar, theme, PAPER_DEEP, line=INK_SOFT, radius=6, raised=False)
    inside = bar.inflate(-2 * theme.hairline, -2 * theme.hairline)
    left = float(inside.left)
    for side, chance in enumerate(chances or ()):
        wide = chance * inside.width
        part = pygame.Rect(round(left), inside.top, round(left + wide) - round(left), inside.height)
        if part.width > 1:
            surface.fill(SIDE_COLOURS[side], part)
            surface.fill(INK_SOFT, (part.right - 1, part.top, 1, part.height))
        left += wide


def draw_coins(brush: Brush, ledger: Ledger, known: Known, settings: Settings) -> None:
    """The coins that every side has, and those still to come."""
    box = ledger.spots.get(Spot(SpotKind.COINS))
    if box is None:
        return
    tracker = known.tracker
    size = max(9, round(box.height * 0.5))
    parts = [(side_mark(side, size), str(count)) for side, count in enumerate(tracker.coins_captured)]
    parts.append(
        (suit_sign(settings, Suit.DENARI, round(box.height * 0.72)), str(len(cards_of(tracker.coins_to_come))))
    )
    wide = box.width / len(parts)
    for number, (sign, words) in enumerate(parts):
        cell = pygame.Rect(round(box.left + number * wide), box.top, round(wide), box.height)
        left = cell.centerx - (sign.get_width() + brush.theme.px(14)) // 2
        brush.surface.blit(sign, sign.get_rect(midleft=(left, cell.centery)))
        start = left + sign.get_width()
        figure(
            brush,
            pygame.Rect(start, cell.top, cell.right - start, cell.height).inflate(-brush.theme.px(2), 0),
            words,
            INK,
        )
