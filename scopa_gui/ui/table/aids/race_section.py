"""Section of the sheet of aids for the primiera: each side's best cards, their sum, and its odds to win the point."""

from collections.abc import Sequence
from enum import Enum
from functools import partial
from random import Random

from scopa_gui.coach.memory.primiera_race import Odds, Race, race_of, worth
from scopa_gui.engine.cards import Suit, rank_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit.layout import Part, Space
from scopa_gui.ui.kit.rects import cut_left, inset
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER_DEEP, WINE, TypeStyle
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
from scopa_gui.ui.table.aids.aids_painter import draw_sign, draw_tile, figure, rank_sign
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, ngettext, rank_name, suit_name


class RaceSpot(Enum):
    """Kinds of spots that can be described: RUNNER, the row of a side; OPEN, the cards of a suit still to come."""

    RUNNER = "runner"
    OPEN = "open"


class RacePlace(Enum):
    """Kinds of places without a description: the title, best cards (side, suit), sums and odds (side), the bar."""

    TITLE = "title"
    BEST = "best"
    TOTAL = "total"
    ODDS = "odds"
    OPEN_ROW = "open row"
    BAR = "bar"


_TOTAL = 36.0
_ODDS = 50.0
_BAR = 18.0
_RUNNER = 24.0
_LOW_RUNNER = 19.0
"""Units of height of a side's row, and of each if there are more than three of them."""
_AT_ONCE = 4
"""Smazzate played out between two frames to estimate the odds: 2 ms."""
_SHOWN_AFTER = (60, 140, 240, 400)
"""Numbers of smazzate after which new odds are shown."""


class RaceFacts(AidFacts):
    """Facts about the race. `chances` of each side to win it are None until enough smazzate have been played out.

    `odds` that were found for the same view are taken over.
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
            self.chances = self.odds.chances if self.odds.samples >= _SHOWN_AFTER[0] else None

    @property
    def is_thinking(self) -> bool:
        """True if the odds could become more exact."""
        return self.odds is not None and not self.odds.is_enough

    def think(self) -> bool:
        """Play out some smazzate; return whether there are new odds to show."""
        if self.odds is None or not self.is_thinking:
            return False
        self.odds.run(_AT_ONCE)
        if any(self.odds.samples - _AT_ONCE < threshold <= self.odds.samples for threshold in _SHOWN_AFTER):
            self.chances = self.odds.chances
            return True
        return False


class RaceSection(AidSection[RaceFacts]):
    """Rows of the race: one for each side, one for the cards that can still change it, and a bar of the odds.

    If all cards are counted above, the row of the cards is left out.
    """

    kinds = RaceSpot
    has_suits = True
    rules_part = "primiera"

    def width(self, shown: AidsShown) -> float:
        return GAP + _TOTAL + _ODDS

    def height(self, shown: AidsShown) -> float:
        return GAP + shown.sides * _runner(shown) + _BAR + (0.0 if shown.counters == "full" else _RUNNER)

    def parts(self, shown: AidsShown, *, titled: bool) -> Sequence[Part]:
        found: list[Part] = [Space(GAP / 8)]
        if titled:
            found.append(Cell(Spot(RacePlace.TITLE), high=TITLE))
        for side in range(shown.sides):
            bests = [Cell(Spot(RacePlace.BEST, (side, suit)), width=SUIT) for suit in Suit]
            total = Cell(Spot(RacePlace.TOTAL, (side,)), width=_TOTAL)
            odds = Cell(Spot(RacePlace.ODDS, (side,)), width=_ODDS)
            row = (Space(width=LABEL), *bests, Space(width=GAP), total, odds)
            found.append(Cell(Spot(RaceSpot.RUNNER, (side,)), *row, high=_runner(shown)))
        if shown.counters != "full":
            opens = [Cell(Spot(RaceSpot.OPEN, (suit,)), width=SUIT) for suit in Suit]
            found.append(Cell(Spot(RacePlace.OPEN_ROW), Space(width=LABEL), *opens, high=_RUNNER))
        return [*found, Cell(Spot(RacePlace.BAR), high=_BAR)]

    def know(self, view: PlayerView, before: RaceFacts | None) -> RaceFacts:
        return RaceFacts(view, None if before is None else before.odds)

    def describe(self, facts: RaceFacts, spot: Spot, names: Sequence[str], sides: Sequence[str]) -> str:
        (about,) = spot.about
        race = facts.race
        if spot.kind is RaceSpot.OPEN:
            suit = suit_name(Suit(about))
            listed = ", ".join(
                _("{rank} ({points})").format(rank=rank_name(card % 10 + 1), points=worth(card))
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
        places = layout.places
        title = places.get(Spot(RacePlace.TITLE))
        if title is not None:
            brush.write(title, _("Primiera"), TypeStyle.SMALL, INK_SOFT, align="centre")
        for runner in facts.race.runners:
            row = places[Spot(RaceSpot.RUNNER, (runner.side,))]
            draw_sign(brush, cut_left(row, brush.theme.px(LABEL))[0], partial(side_mark, runner.side), 0.66)
            for suit in Suit:
                best = runner.best[suit]
                box = places[Spot(RacePlace.BEST, (runner.side, suit))]
                if best is None:
                    figure(brush, box, "-", INK_SOFT, TypeStyle.BODY)
                else:
                    ink = WINE if rank_of(best) == 7 else INK
                    figure(brush, box, rank_sign(rank_of(best)), ink, TypeStyle.LABEL)
            figure(brush, places[Spot(RacePlace.TOTAL, (runner.side,))], str(runner.total), INK_SOFT, TypeStyle.BODY)
        for number, box in layout.named(RaceSpot.OPEN):
            cards = facts.race.open_cards[Suit(number)]
            if cards:
                draw_tile(brush, box, facts.view, cards[0])
                figure(brush, box, rank_sign(rank_of(cards[0])), INK_SOFT)
            if number == Suit.DENARI:
                figure(brush, box.move(-box.width, 0), "+", INK_SOFT, TypeStyle.LABEL)

    def draw(self, brush: Brush, layout: AidsLayout, facts: RaceFacts) -> None:
        theme = brush.theme
        chances = facts.chances or ()
        for side, box in layout.named(RacePlace.ODDS):
            if chances:
                percent = round(100 * chances[side])
                if facts.race.is_open:
                    percent = min(99, max(1, percent))
                figure(brush, box, _("{number}%").format(number=percent), INK, TypeStyle.LABEL, most=0.7)
        bar = inset(layout.places[Spot(RacePlace.BAR)], 0, theme.px(3))
        brush.panel(bar, PAPER_DEEP, line=INK_SOFT, radius=6, raised=False)
        inside = inset(bar, theme.hairline)
        left = float(inside.left)
        for side, chance in enumerate(chances):
            right = left + chance * inside.width
            width = round(right) - round(left)
            if width > 1:
                brush.surface.fill(SIDE_COLOURS[side], (round(left), inside.top, width, inside.height))
                brush.surface.fill(INK_SOFT, (round(right) - 1, inside.top, 1, inside.height))
            left = right


def _runner(shown: AidsShown) -> float:
    """Return the units of height of a side's row."""
    return _RUNNER if shown.sides <= 3 else _LOW_RUNNER
