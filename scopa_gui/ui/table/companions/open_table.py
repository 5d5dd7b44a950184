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
from scopa_gui.ui.table.geometry.table_layout import FAN_Z, Hidden, Layout, SpriteId
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.words.table_talk import card_line

_EDGE = 4.0
"""Distance in units of open cards from the window's edge."""
_LEAST = 0.42
"""Least distance from one card to the next in a single row, as a share of its width."""
_OF_TWO = 0.62
"""Height of a card in one of two rows, as a share of the height of both."""
_APART = 1.06
"""Largest distance from one card to the next, as a share of its width or height."""


def _spots(layout: Layout, seat: int, count: int) -> list[Placement]:
    """Return the places of the cards of one of the others, next to their bust, in one row or two."""
    regions = layout.regions
    if not seat or not count:
        return []
    unit = regions.unit
    bust = regions.busts[seat]
    edge = _EDGE * unit
    right = regions.hint.left - 2 * edge if len(regions.busts) == 2 else regions.hands[seat].right
    across = right - bust.right
    high = regions.plates[seat].top - 2 * edge
    width = high * RATIO
    rows = 1 if width + (count - 1) * _LEAST * width <= across else 2
    height = high if rows == 1 else high * _OF_TWO
    width = height * RATIO
    scale = height / layout.card[1]
    columns = -(-count // rows)
    spots = []
    for row in range(rows):
        cards = min(columns, count - row * columns)
        y = edge + height / 2 + row * (high - height)
        spots += [(x, y) for x in in_row(bust.right + across / 2, across, width, cards, _APART * width)]
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
        self.slots = {}
        for seat, hand in enumerate(self._dealt):
            cards = sorted(cards_of(hand), key=lambda card: (rank_of(card), suit_of(card)))
            self.slots |= zip(cards, _spots(layout, seat, len(cards)), strict=True)

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
