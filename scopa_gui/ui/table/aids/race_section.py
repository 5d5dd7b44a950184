"""The race for the primiera as a section of the sheet of aids: each side's best cards and sum, and its odds."""

from collections.abc import Sequence
from enum import Enum
from random import Random

import pygame

from scopa_gui.coach.memory.primiera_race import Odds, Race, race_of, worth
from scopa_gui.engine.cards import Card, Suit, bit, rank_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit.layout import Part, Space
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER_BRIGHT, PAPER_DEEP, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import SIDE_COLOURS, side_mark
from scopa_gui.ui.table.aids.aids_layout import (
    GAP,
    LABEL,
    SUIT,
    TITLE,
    AidFacts,
    AidSection,
    AidsLayout,
    AidsShown,
    Cell,
    Spot,
)
from scopa_gui.ui.table.aids.aids_painter import TILE, figure, rank_sign
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, ngettext, rank_name, suit_name


class RaceSpot(Enum):
    """Kinds of spots of the race: RUNNER (side), OPEN (suit)."""

    RUNNER = "runner"
    OPEN = "open"


class RacePlace(Enum):
    """Kinds of places that nothing is said of: the title, best cards (side, suit), sums and odds (side), the bar."""

    TITLE = "title"
    BEST = "best"
    TOTAL = "total"
    ODDS = "odds"
    OPEN_ROW = "open row"
    BAR = "bar"


def draw_race(brush: Brush, layout: AidsLayout, view: PlayerView, race: Race, settings: Settings) -> None:
    """Draw everything but the odds."""
    places = layout.places
    title = places.get(Spot(RacePlace.TITLE))
    if title is not None:
        brush.write(title, _("Primiera"), TypeStyle.SMALL, INK_SOFT, align="centre")
    for runner in race.runners:
        row = places[Spot(RaceSpot.RUNNER, (runner.side,))]
        mark = side_mark(runner.side, max(9, round(row.height * 0.66)))
        brush.surface.blit(mark, mark.get_rect(center=(row.left + brush.theme.px(LABEL) // 2, row.centery)))
        for suit in Suit:
            best = runner.best[suit]
            box = places[Spot(RacePlace.BEST, (runner.side, suit))]
            if best is None:
                figure(brush, box, "-", INK_SOFT, TypeStyle.BODY)
            else:
                ink = WINE if rank_of(best) == 7 else INK
                figure(brush, box, rank_sign(rank_of(best), settings.deck), ink, TypeStyle.LABEL)
        figure(brush, places[Spot(RacePlace.TOTAL, (runner.side,))], str(runner.total), INK_SOFT, TypeStyle.BODY)
    for number, box in layout.named(RaceSpot.OPEN):
        _draw_open(brush, box, view, race.open_cards[Suit(number)], settings)
        if number == Suit.DENARI:
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


def draw_odds(brush: Brush, layout: AidsLayout, race: Race, chances: tuple[float, ...] | None) -> None:
    """Draw how often each side wins it, in figures and as a bar; what is left over belongs to nobody."""
    for side, box in layout.named(RacePlace.ODDS):
        if chances is not None:
            percent = round(100 * chances[side])
            if race.is_open:
                percent = min(99, max(1, percent))
            figure(brush, box, _("{number}%").format(number=percent), INK, TypeStyle.LABEL, most=0.7)
    bar = layout.places[Spot(RacePlace.BAR)]
    _draw_bar(brush, bar.inflate(0, -brush.theme.px(6)), chances)


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

    def parts(self, shown: AidsShown, *, titled: bool) -> Sequence[Part]:
        runner = _runner(shown)
        found: list[Part] = [Space(GAP / 8)]
        if titled:
            found.append(Cell(Spot(RacePlace.TITLE), high=TITLE))
        for side in range(shown.sides):
            bests = [Cell(Spot(RacePlace.BEST, (side, suit)), width=SUIT) for suit in Suit]
            total = Cell(Spot(RacePlace.TOTAL, (side,)), width=_TOTAL)
            odds = Cell(Spot(RacePlace.ODDS, (side,)), width=_ODDS)
            row = (Space(width=LABEL), *bests, Space(width=GAP), total, odds)
            found.append(Cell(Spot(RaceSpot.RUNNER, (side,)), *row, high=runner))
        if shown.counters != "full":
            opens = [Cell(Spot(RaceSpot.OPEN, (suit,)), width=SUIT) for suit in Suit]
            found.append(Cell(Spot(RacePlace.OPEN_ROW), Space(width=LABEL), *opens, high=_RUNNER))
        return [*found, Cell(Spot(RacePlace.BAR), high=_BAR)]

    def know(self, view: PlayerView, before: RaceFacts | None) -> RaceFacts:
        return RaceFacts(view, None if before is None else before.odds)

    def tell(self, facts: RaceFacts, spot: Spot, names: Sequence[str], sides: Sequence[str], deck: str) -> str:
        (about,) = spot.about
        race = facts.race
        if spot.kind is RaceSpot.OPEN:
            suit = suit_name(Suit(about), deck)
            listed = ", ".join(
                _("{rank} ({points})").format(rank=rank_name(card % 10 + 1, deck), points=worth(card))
                for card in race.open_cards[about]
            )
            if not listed:
                return sentence(_("{suit}: nothing can change any more").format(suit=suit))
            return sentence(_("{suit} that can still change it: {cards}").format(suit=suit, cards=listed))
        points = race.runners[about].total
        words = ngettext("{count} primiera point so far", "{count} primiera points so far", points).format(count=points)
        if race.decided == about:
            words = _("the primiera is won, whatever happens")
        elif race.decided is not None:
            words = _("the primiera is lost, whatever happens")
        elif facts.chances is not None:
            percent = round(100 * facts.chances[about])
            words = _("{words}; wins it in {percent} of 100 such deals").format(words=words, percent=percent)
        return f"{sides[about]}: {words}"

    def draw_still(self, brush: Brush, layout: AidsLayout, facts: RaceFacts, settings: Settings) -> None:
        draw_race(brush, layout, facts.view, facts.race, settings)

    def draw(self, brush: Brush, layout: AidsLayout, facts: RaceFacts) -> None:
        draw_odds(brush, layout, facts.race, facts.chances)


def _runner(shown: AidsShown) -> float:
    """The units of height of a side's row."""
    return _RUNNER if shown.sides <= 3 else _LOW_RUNNER
