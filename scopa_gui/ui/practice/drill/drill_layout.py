"""The table that is looked on at: its cards in rows in the middle, who plays at its sides. Where things lie, and how a
move moves them.

The people sit counter-clockwise from the left below: with two, one on each side. Plain geometry but for pygame's
rectangles.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from scopa_gui.coach.memory.memory_questions import TableSeen
from scopa_gui.engine.cards import Card, bit, cards_of
from scopa_gui.engine.moves import Played
from scopa_gui.ui.kit.anim import Placement, Plan, Track, smooth, toss
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.table.geometry.card_rows import CardGrid, askew, card_rows, grid_for, grids_of
from scopa_gui.ui.table.geometry.regions import CARD_RATIO, Box
from scopa_gui.ui.table.motion.pace import FLY, HOLD, SWEEP, Pace, carry

COLUMN = 196
"""Units of width of the columns in which the people sit."""
_FLYING_Z = 600.0
_SHARES = (0.20, 0.42, 0.18)
"""Parts of the time from card to card: the flight, the hold of a capture, the sweep to the pile."""


@dataclass(frozen=True, slots=True)
class DrillMove:
    """A move as it is shown: the plan, when the cards taken are lit, and which ones."""

    plan: Plan[Card]
    lit: tuple[float, float] = (0.0, 0.0)
    taken: tuple[Card, ...] = ()


class DrillLayout:
    """The places of one smazzata in a box of the window: every card the same size, for the fullest table that comes."""

    def __init__(self, box: pygame.Rect, players: int, most: int, theme: Theme) -> None:
        column = theme.px(COLUMN)
        self.box = box
        self.players = players
        self.table = pygame.Rect(box.left + column, box.top, box.width - 2 * column, box.height)
        area = Box(*self.table)
        self.grid: CardGrid = grid_for(
            max(4, most), grids_of(area, min(box.height * 0.62, 420 * theme.unit), theme.unit)
        )
        self._area = area

    @property
    def high(self) -> int:
        """Height of the cards in pixels."""
        return round(self.grid.card_height)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a card."""
        return round(self.grid.card_height * CARD_RATIO), self.high

    def sitter(self, seat: int) -> pygame.Rect:
        """The box of a player: portrait, name, pile."""
        wide = self.table.left - self.box.left
        left = seat in (0, 3)
        x = self.box.left if left else self.table.right
        if self.players == 2:
            return pygame.Rect(x, self.box.top, wide, self.box.height)
        half = self.box.height // 2
        return pygame.Rect(x, self.box.top + (half if seat in (0, 1) else 0), wide, half)

    def lying(self, seen_tables: Sequence[TableSeen]) -> dict[Card, Placement]:
        """Return the places of the cards on the table after these states of it."""
        found = {}
        for number, row in enumerate(card_rows((seen.table for seen in seen_tables), [self.grid])):
            for place, card in enumerate(row):
                x, y = self.grid.middle(number, place, len(row), self._area)
                found[card] = Placement(x, y, angle=round(askew(card, 8) * 1.6), z=card * 0.1)
        return found

    def pile(self, seat: int) -> Placement:
        """Return the place of the cards that a player takes."""
        box = self.sitter(seat)
        return Placement(box.centerx, box.top + box.height * 0.80, flip=0.0, z=_FLYING_Z)

    def shown(self, seen_tables: Sequence[TableSeen], played: Played, pace: Pace) -> DrillMove:
        """The last of these states being reached by a move, in the time that `pace` gives a card (factor, seconds)."""
        old = self.lying(seen_tables[:-1])
        new = self.lying(seen_tables)
        # As at the table where there is time, shorter where there is not.
        fly, hold, sweep = (
            min(share * pace.factor, usual) for share, usual in zip(_SHARES, (FLY, 1.3 * HOLD, SWEEP), strict=True)
        )
        seat, move = played
        home = self.pile(seat)
        hand = replace(home, y=self.sitter(seat).centery, scale=1.0)
        quick = Pace(1.0, pace.calm)
        drift = {
            card: (
                Track(old[card], end, 0.0 if pace.calm else sweep, fly * 0.3 if move.is_lay else fly + hold, smooth),
            )
            for card, end in new.items()
            if card in old and old[card] != end
        }
        if move.is_lay:
            end = replace(new[move.card], z=_FLYING_Z)
            return DrillMove(
                Plan({**drift, move.card: carry(hand, end, fly, 0.0, quick, easing=toss, hop=0.6, flips=(0.06, 0.5))})
            )
        taken = cards_of(move.taken & ~bit(move.card))
        spot = self._capture_place(old, taken)
        tracks: dict[Card, tuple[Track, ...]] = dict(drift)
        hidden = replace(home, alpha=0.0)
        for number, card in enumerate((move.card, *taken)):
            lies = spot if card == move.card else replace(old[card], z=_FLYING_Z - 1 - number * 0.1)
            tracks[card] = carry(lies, hidden, sweep, fly + hold, quick, hop=0.3, flips=(0.15, 0.7))
        tracks[move.card] = (
            *carry(hand, spot, fly, 0.0, quick, easing=toss, hop=0.6, flips=(0.06, 0.5)),
            *tracks[move.card],
        )
        return DrillMove(Plan(tracks), (fly * 0.85, fly + hold), taken)

    def _capture_place(self, old: dict[Card, Placement], taken: Sequence[Card]) -> Placement:
        """Return the place where a capturing card is shown: just over a card it takes, or in the middle."""
        if not taken:
            return Placement(*self.table.center, z=_FLYING_Z)
        wide, high = self.size
        near = min((old[card] for card in taken), key=lambda spot: (abs(spot.x - self.table.centerx), spot.y))
        side = 1 if near.x + wide < self.table.right else -1
        low = min(0.34 * high, self.table.bottom - near.y - high / 2)
        return Placement(
            near.x + side * 0.34 * wide,
            near.y + (low if low > 0.1 * high else -0.16 * high),
            angle=-3.0 * side,
            z=_FLYING_Z,
            lift=0.12,
        )
