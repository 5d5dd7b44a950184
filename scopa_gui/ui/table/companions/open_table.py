"""Open hands: the others' cards face up instead of their backs; at a watched table only on request."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from scopa_gui.engine.cards import Card, CardSet, bit, cards_of, rank_of, suit_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Placement, Plan, Track
from scopa_gui.ui.kit.intents import Point
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_places import RATIO, in_row
from scopa_gui.ui.pictures.described_rows import spoken_cards
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.geometry.hit_test import is_on
from scopa_gui.ui.table.geometry.regions import COLUMN, PLACES, Box, Place
from scopa_gui.ui.table.geometry.table_layout import FAN_Z, Hidden, Layout, SpriteId
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.words.table_talk import card_line

_LOWER = 16.0
_EDGE = 4.0
"""Units by which open cards may reach lower than backs, and their distance from the window's edge."""
_APART = 1.06
"""Largest distance from one card to the next, as a share of its width or height."""


def _spots(layout: Layout, at: Place, seat: int, count: int) -> list[Placement]:
    """Return the places of a seat's cards: side by side at the top.

    At the sides they are in rows if the column next to the hand is free, otherwise one below the other.
    """
    regions = layout.regions
    box = regions.hands[seat]
    unit = regions.unit
    edge = _EDGE * unit
    if at is Place.BOTTOM or not count:
        return []
    if at not in (Place.LEFT, Place.RIGHT):
        height = box.height + (_LOWER - _EDGE) * unit
        width = height * RATIO
        spots = [(x, edge + height / 2) for x in in_row(box.centre[0], box.width, width, count, _APART * width)]
    else:
        width = box.width - 2 * edge
        height = width / RATIO
        across = COLUMN * unit - 2 * edge
        left = edge if box.left == 0 else layout.size[0] - edge - across
        neighbours = [*regions.piles[1:], *regions.figures[1:], *filter(None, (regions.stock, regions.stock_figure))]
        if any(Box(round(left), box.top, round(across), box.height).overlaps(other) for other in neighbours):
            left = box.left + edge
            across = width
        columns = min(count, int((across - width) / (_APART * width)) + 1)
        rows = [min(columns, count - first) for first in range(0, count, columns)]
        spots = [
            (x, y)
            for y, row in zip(in_row(box.centre[1], box.height, height, len(rows), _APART * height), rows, strict=True)
            for x in in_row(left + across / 2, across, width, row, width)
        ]
    scale = height / layout.card[1]
    return [Placement(x, y, scale=scale, z=FAN_Z + 20 * seat + number) for number, (x, y) in enumerate(spots)]


class HandsCompanion(Companion):
    """Companion that can show the others' hands face up.

    `slots` has the places of all cards of the deal, played ones included.
    """

    def __init__(self, screen: TableContext) -> None:
        super().__init__(screen)
        self.slots: dict[Card, Placement] = {}
        self._shown: CardSet = 0
        self._dealt: tuple[CardSet, ...] = ()

    @property
    def has_open_hands(self) -> bool:
        """True while hands are open."""
        return bool(self._dealt)

    def open_hands(self, hands: Sequence[CardSet], without: CardSet = 0) -> None:
        """Show these hands, by relative seat, except for the cards in `without`."""
        others = (0, *hands[1:])
        if not self._dealt or any(hand & ~dealt for hand, dealt in zip(others, self._dealt, strict=True)):
            self._dealt = others
            self.lay(self.screen.layout)
        self._shown = sum(others) & ~without

    def close_hands(self) -> None:
        """Hide the hands."""
        self.slots = {}
        self._shown = 0
        self._dealt = ()

    def adapt(self, layout: Layout) -> Layout:
        """Return the layout, without the others' backs while the hands are open."""
        if not self.has_open_hands:
            return layout
        cards: Mapping[SpriteId, Placement] = {
            name: replace(at, alpha=0.0) if isinstance(name, Hidden) else at for name, at in layout.cards.items()
        }
        return replace(layout, cards=cards)

    def lay(self, layout: Layout) -> None:
        """Lay out all cards of the deal at a table."""
        places = PLACES[max(2, len(layout.regions.hands))]
        self.slots = {}
        for seat, hand in enumerate(self._dealt):
            cards = sorted(cards_of(hand), key=lambda card: (rank_of(card), suit_of(card)))
            self.slots |= zip(cards, _spots(layout, places[seat], seat, len(cards)), strict=True)

    def adapt_beat(self, beat: Beat) -> Beat:
        """Return the beat with the played card starting from its place in the open hand."""
        tracks: dict[SpriteId, Sequence[Track]] = dict(beat.plan.tracks)
        for name, way in beat.plan.tracks.items():
            if isinstance(name, int) and name in self.slots and way[0].start.alpha == 0.0:
                first = way[0]
                slot = replace(self.slots[name], z=way[0].start.z)
                # With reduced motion the card fades in its place; otherwise it flies.
                fades = len(way) > 1 and first.end.alpha == 0.0
                end = replace(slot, alpha=0.0) if fades else replace(first.end, alpha=1.0)
                tracks[name] = (replace(first, start=slot, end=end), *way[1:])
        return replace(beat, plan=Plan(tracks))

    def open_card_at(self, point: Point) -> Card | None:
        """Return the uppermost open card at a point; None if there is none."""
        held = [card for card in self.slots if self._shown >> card & 1]
        return next((card for card in reversed(held) if is_on(self.screen.layout, self.slots[card], point)), None)

    def pointed_card(self) -> str:
        """Return the name of the open card under the pointer; "" if there is none."""
        card = self.open_card_at(self.screen.control.pointer)
        return "" if card is None else card_line(card)

    def spoken_parts(self) -> Sequence[Spoken]:
        """Return descriptions of the open hands, without my own, which the table describes."""
        names = self.screen.status_line.names
        hands = enumerate(hand & self._shown for hand in self._dealt)
        return tuple(chain(*(spoken_cards(f"open:{seat}", names[seat], hand) for seat, hand in hands)))

    def draw_below(self, brush: Brush) -> None:
        cards = self.screen.painter.cards
        cards.frame(still=not self.screen.timeline.running)
        for card, at in self.slots.items():
            if self._shown >> card & 1:
                cards.draw(brush.surface, card, at)


class OpenTable(HandsCompanion):
    """Open hands at a table that is watched. `held` returns the hands by seat; `is_open` whether they are shown."""

    def __init__(
        self, screen: TableContext, held: Callable[[], Sequence[CardSet]], is_open: Callable[[], bool]
    ) -> None:
        super().__init__(screen)
        self._held = held
        self._is_open = is_open

    def turn_over(self) -> None:
        """Show or hide the hands, after `is_open` has changed."""
        self.close_hands()
        if self._is_open():
            self.open_hands(self._held())

    def before(self, card: int) -> None:
        """Hide a card that leaves its hand; the others stay in their places."""
        if self.has_open_hands:
            self.open_hands(self._held(), bit(card))

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        """Show the dealt cards once nothing moves."""
        hands = self._held()
        if self._is_open() and any(hands):
            was_open = self.has_open_hands
            self.open_hands(hands)
            if not was_open:
                self.screen.lay_again()

    def adapt_beat(self, beat: Beat) -> Beat:
        """Return the beat with the played card starting from its open place, and dealt cards visible on their way."""
        beat = super().adapt_beat(beat)
        tracks: dict[SpriteId, Sequence[Track]] = {
            name: tuple(map(_seen, way)) if isinstance(name, Hidden) and way[0].start.alpha else way
            for name, way in beat.plan.tracks.items()
        }
        return replace(beat, plan=Plan(tracks))

    def line(self) -> str:
        return self.pointed_card()


def _seen(track: Track) -> Track:
    return replace(track, start=replace(track.start, alpha=1.0), end=replace(track.end, alpha=1.0))
