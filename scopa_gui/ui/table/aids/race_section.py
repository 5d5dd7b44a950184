"""The race for the primiera as a section of the sheet of aids: each side's best cards and sum, and its odds."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random

import pygame

from scopa_gui.coach.memory.primiera_race import Odds, Race, race_of, worth
from scopa_gui.engine.cards import Card, Suit, bit, rank_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER_BRIGHT, PAPER_DEEP, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import SIDE_COLOURS, side_mark
from scopa_gui.ui.table.aids.aids_layout import (
    GAP,
    PAD,
    TITLE,
    AidFacts,
    AidSection,
    AidsLayout,
    AidsShown,
    SheetBuilder,
    Spot,
)
from scopa_gui.ui.table.aids.aids_painter import TILE, figure, rank_sign
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, ngettext, rank_name, suit_name


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


_TOTAL = 36.0
_ODDS = 50.0
_BAR = 18.0
_RUNNER = 24.0
_LOW_RUNNER = 19.0
"""Height of a side's row, and where there are more than three of them."""
_AT_ONCE = 4
"""Smazzate played out between two frames for the odds: 2 ms."""
_TOLD = (60, 140, 240, 400)
"""After how many the odds are shown anew."""


class RaceSpot(Enum):
    """Kinds of spots of the race: RUNNER (side), OPEN (suit)."""

    RUNNER = "runner"
    OPEN = "open"


class RaceFacts(AidFacts):
    """Facts on the race: ``chances`` by side, None before the first.

    ``odds`` found for the same view are not estimated again.
    """

    def __init__(self, view: PlayerView, odds: Odds | None) -> None:
        self.view = view
        self.race: Race = race_of(view)
        self.chances: tuple[float, ...] | None = None
        self.odds = odds
        if not self.race.is_open:
            self.chances = tuple(float(side == self.race.decided) for side in range(view.rules.sides))
        elif any(view.counts):
            self.odds = self.odds or Odds(view, Random(f"race/{len(view.history)}/{view.hand}"))
            self.chances = self.odds.chances if self.odds.samples >= _TOLD[0] else None

    @property
    def is_thinking(self) -> bool:  # type: ignore[override]
        """True if the odds could still be given more exactly."""
        return self.odds is not None and not self.odds.is_enough

    def think(self) -> bool:
        """Play some smazzate out; whether there are new odds to show."""
        if self.odds is None or not self.is_thinking:
            return False
        self.odds.run(_AT_ONCE)
        if any(self.odds.samples - _AT_ONCE < threshold <= self.odds.samples for threshold in _TOLD):
            self.chances = self.odds.chances
            return True
        return False


class RaceSection(AidSection[RaceFacts]):
    """A row for each side, one for the cards that can still change it where not all are counted above, and a bar."""

    kinds = RaceSpot
    has_suits = True
    rules_part = "primiera"

    def width(self, shown: AidsShown) -> float:
        return GAP + _TOTAL + _ODDS

    def height(self, shown: AidsShown) -> float:
        return GAP + shown.sides * _runner(shown) + _BAR + (0.0 if shown.counters == "full" else _RUNNER)

    def place(self, sheet: SheetBuilder, *, titled: bool) -> None:
        shown = sheet.shown
        boxes = RaceBoxes()
        runner = _runner(sheet.shown)
        sheet.layout.parts[self] = boxes
        sheet.y += GAP
        if titled:
            boxes.title.append(sheet.box(0, shown.width - 2 * PAD, TITLE))
            sheet.y += TITLE
        after = sheet.after_suits
        for side in range(shown.sides):
            for suit in Suit:
                boxes.bests[side, suit] = sheet.suit_box(suit, runner)
            boxes.totals[side] = sheet.box(after, _TOTAL, runner)
            boxes.odds[side] = sheet.box(after + _TOTAL, _ODDS, runner)
            boxes.runners[side] = sheet.box(0, after + _TOTAL + _ODDS, runner)
            sheet.layout.spots[Spot(RaceSpot.RUNNER, (side,))] = boxes.runners[side]
            sheet.y += runner
        if shown.counters != "full":
            for suit in Suit:
                boxes.opens[suit] = sheet.suit_box(suit, _RUNNER)
                sheet.layout.spots[Spot(RaceSpot.OPEN, (suit,))] = boxes.opens[suit]
            sheet.y += _RUNNER
        boxes.bar.append(sheet.box(0, shown.width - 2 * PAD, _BAR).inflate(0, -round(6 * sheet.unit)))
        sheet.y += _BAR

    def know(self, view: PlayerView, before: RaceFacts | None) -> RaceFacts:
        return RaceFacts(view, None if before is None else before.odds)

    def tell(self, facts: RaceFacts, spot: Spot, names: Sequence[str], sides: Sequence[str], deck: str) -> str:
        (about,) = spot.about
        if spot.kind is RaceSpot.RUNNER:
            return f"{sides[about]}: {_runner_line(facts, about)}"
        return sentence(_open_line(facts.race, about, deck))

    def draw_still(self, brush: Brush, layout: AidsLayout, facts: RaceFacts, settings: Settings) -> None:
        draw_race(brush, layout.parts[self], facts.view, facts.race, settings)

    def draw(self, brush: Brush, layout: AidsLayout, facts: RaceFacts) -> None:
        draw_odds(brush, layout.parts[self], facts.race, facts.chances)


def _runner(shown: AidsShown) -> float:
    """The units of height of a side's row."""
    return _RUNNER if shown.sides <= 3 else _LOW_RUNNER


def _runner_line(facts: RaceFacts, side: int) -> str:
    race = facts.race
    if race.decided is not None:
        if race.decided == side:
            return _("the primiera is won, whatever happens")
        return _("the primiera is lost, whatever happens")
    points = race.runners[side].total
    words = ngettext("{count} primiera point so far", "{count} primiera points so far", points).format(count=points)
    if facts.chances is None:
        return words
    return _("{words}; wins it in {percent} of 100 such deals").format(
        words=words, percent=round(100 * facts.chances[side])
    )


def _open_line(race: Race, suit: int, deck: str) -> str:
    cards = race.open_cards[suit]
    if not cards:
        return _("{suit}: nothing can change any more").format(suit=suit_name(Suit(suit), deck))
    listed = ", ".join(
        _("{rank} ({points})").format(rank=rank_name(card % 10 + 1, deck), points=worth(card)) for card in cards
    )
    return _("{suit} that can still change it: {cards}").format(suit=suit_name(Suit(suit), deck), cards=listed)
