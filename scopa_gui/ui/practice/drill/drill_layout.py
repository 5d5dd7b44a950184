"""Places of the cards and players on the table of the drill, and the movement of the cards in a move.

The cards are in rows in the middle. The players are at the sides, counter-clockwise from the lower left; of two players
one is at each side.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from scopa_gui.coach.memory.memory_questions import TableSeen
from scopa_gui.engine.cards import Card, bit, cards_of
from scopa_gui.engine.moves import Move, Played
from scopa_gui.ui.kit.anim import Placement, Plan, Track, smooth, toss
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.table.geometry.card_rows import CardGrid, askew, card_rows, grid_for, grids_of
from scopa_gui.ui.table.geometry.regions import Box
from scopa_gui.ui.table.motion.pace import FLY, HOLD, SWEEP, Pace, carry

COLUMN = 196
"""Width in units of the columns of the players."""
_EDGE = 12
"""Empty units at both sides of a column."""
PILE_SHARE = 0.4
"""Share of a player's box that belongs to the pile, at its foot."""
_FLYING_Z = 600.0
_SHARES = (0.20, 0.42, 0.18)
"""Shares of the time from card to card: flying to the table, waiting there, going to the pile."""


@dataclass(frozen=True, slots=True)
class DrillMove:
    """Movement of the cards in a move.

    The cards `taken` have frames between the two seconds in `lit`.
    """

    plan: Plan[Card]
    lit: tuple[float, float] = (0.0, 0.0)
    taken: tuple[Card, ...] = ()


class DrillLayout:
    """Places for one smazzata in a box. All cards have one size, small enough for `most` cards on the table.

    `sitters` has the box of each player, by seat: for the portrait, the name and the pile.
    """

    def __init__(self, box: pygame.Rect, players: int, most: int, theme: Theme) -> None:
        self.table = box.inflate(-2 * theme.px(COLUMN), 0)
        left, right = box.left + theme.px(_EDGE), self.table.right + theme.px(_EDGE)
        height = box.height if players == 2 else box.height // 2
        lower = box.bottom - height
        corners = [(left, lower), (right, lower), (right, box.top), (left, box.top)]
        size = (theme.px(COLUMN - 2 * _EDGE), height)
        self.sitters = [pygame.Rect(corner, size) for corner in corners[:players]]
        self._area = Box(*self.table)
        grids = grids_of(self._area, min(box.height * 0.62, 420 * theme.unit), theme.unit)
        self.grid: CardGrid = grid_for(max(4, most), grids)

    @property
    def card_height(self) -> int:
        """Height of a card in pixels."""
        return round(self.grid.card_height)

    @property
    def card_size(self) -> tuple[int, int]:
        """Width and height of a card in pixels."""
        return round(self.grid.card_height * RATIO), self.card_height

    def places(self, seen_tables: Sequence[TableSeen]) -> dict[Card, Placement]:
        """Return the places of the cards on the table after the last of these states."""
        found = {}
        for number, row in enumerate(card_rows((seen.table for seen in seen_tables), [self.grid])):
            for place, card in enumerate(row):
                x, y = self.grid.middle(number, place, len(row), self._area)
                found[card] = Placement(x, y, angle=round(askew(card, 8) * 1.6), z=card * 0.1)
        return found

    def shown(self, seen_tables: Sequence[TableSeen], played: Played, pace: Pace) -> DrillMove:
        """Return the movement of the move that led to the last of these states, within `pace.factor` seconds."""
        old = self.places(seen_tables[:-1])
        new = self.places(seen_tables)
        # As fast as in a match if there is time for that, else faster.
        fly, hold, sweep = (
            min(share * pace.factor, usual) for share, usual in zip(_SHARES, (FLY, 1.3 * HOLD, SWEEP), strict=True)
        )
        seat, move = played
        sitter = self.sitters[seat]
        pile_y = sitter.top + sitter.height * (1 - PILE_SHARE / 2)
        home = Placement(sitter.centerx, pile_y, flip=0.0, z=_FLYING_Z)
        hand = replace(home, y=sitter.centery)
        quick = Pace(1.0, pace.calm)
        start = fly * 0.3 if move.is_lay else fly + hold
        tracks: dict[Card, tuple[Track, ...]] = {
            card: (Track(old[card], end, 0.0 if pace.calm else sweep, start, smooth),)
            for card, end in new.items()
            if card in old and old[card] != end
        }
        spot = replace(new[move.card], z=_FLYING_Z) if move.is_lay else self._capture_place(old, move)
        played_card = carry(hand, spot, fly, 0.0, quick, easing=toss, hop=0.6, flips=(0.06, 0.5))
        if move.is_lay:
            return DrillMove(Plan({**tracks, move.card: played_card}))
        taken = cards_of(move.taken & ~bit(move.card))
        hidden = replace(home, alpha=0.0)
        for number, card in enumerate((move.card, *taken)):
            lies = spot if card == move.card else replace(old[card], z=_FLYING_Z - 1 - number * 0.1)
            tracks[card] = carry(lies, hidden, sweep, fly + hold, quick, hop=0.3, flips=(0.15, 0.7))
        tracks[move.card] = (*played_card, *tracks[move.card])
        return DrillMove(Plan(tracks), (fly * 0.85, fly + hold), taken)

    def _capture_place(self, old: dict[Card, Placement], move: Move) -> Placement:
        """Return the place of a capturing card: partly over a card it takes, or in the middle if it takes none."""
        taken = cards_of(move.taken & ~bit(move.card))
        if not taken:
            return Placement(*self.table.center, z=_FLYING_Z)
        width, height = self.card_size
        near = min((old[card] for card in taken), key=lambda spot: (abs(spot.x - self.table.centerx), spot.y))
        side = 1 if near.x + width < self.table.right else -1
        low = min(0.34 * height, self.table.bottom - near.y - height / 2)
        return Placement(
            near.x + side * 0.34 * width,
            near.y + (low if low > 0.1 * height else -0.16 * height),
            angle=-3.0 * side,
            z=_FLYING_Z,
            lift=0.12,
        )
