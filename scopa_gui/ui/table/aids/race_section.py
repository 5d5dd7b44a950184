"""The race for the primiera as a section of the sheet of aids: each side's best cards and sum, and its odds."""

from collections.abc import Sequence
from enum import Enum
from random import Random

from scopa_gui.coach.memory.primiera_race import Odds, Race, race_of, worth
from scopa_gui.engine.cards import Suit
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit.widgets.widget import Brush
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
from scopa_gui.ui.table.aids.primiera_painter import RaceBoxes, draw_odds, draw_race
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, ngettext, rank_name, suit_name

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
