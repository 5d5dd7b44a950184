"""The stage of the count: the sides' plates, the cards on their way, what they are worth, what decided."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.engine.cards import RANK_LETTERS, Card, Suit, bit, rank_of
from scopa_gui.engine.scoring.decisions import Because
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement, Plan, Track, ease_out
from scopa_gui.ui.kit.layout import SHADOW
from scopa_gui.ui.kit.theme import BRASS, GOLD, INK, IVORY, IVORY_SOFT, SLATE, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.pictures.sprites import Faces, Sprites
from scopa_gui.ui.play.count.count_layout import CountLayout
from scopa_gui.ui.play.count.count_steps import FLIGHT, CountRow, CountStep
from scopa_gui.ui.table.paint.panels import pointer
from scopa_gui.ui.words.sides import Sides
from scopa_gui.ui.words.translation import suit_name

Spot = tuple[int, int]
"""Side, and number of the card in its row."""


@dataclass(frozen=True, slots=True)
class StepInstant:
    """A step at one instant: how many seconds of normal pace it has been moving, and whether its result is out."""

    step: CountStep
    seconds: float
    settled: bool


def prepare(sprites: Sprites, deck: str, theme: Theme, sides: int) -> None:
    """Have the loop make the count's pictures while nothing moves; the table calls this long before they are needed."""
    high = CountLayout(theme, sides, 6).card[1]
    sprites.complete(deck, (high,))
    sprites.face(deck, 0, high)


def plan_of(places: CountLayout, step: CountStep) -> Plan[Spot]:
    """The way of every card from below its side's plate to its place, at normal pace."""
    tracks: dict[Spot, tuple[Track, ...]] = {}
    for side, row in enumerate(step.rows):
        source = places.plate(side)
        for number, spot in enumerate(places.spots(step, row, side)):
            end = Placement(float(spot.centerx), float(spot.centery), z=number)
            start = Placement(float(source.centerx), float(source.centery), z=number)
            tracks[side, number] = (Track(start, end, FLIGHT, number * step.stagger, ease_out, hop=0.5),)
    return Plan(tracks)


def arrived(row: CountRow, moment: StepInstant) -> int:
    """Return the number of cards of a row that have arrived at their place."""
    if moment.settled or moment.seconds >= moment.step.flight:
        return len(row.cards)
    gone = moment.seconds - FLIGHT
    return 0 if gone < 0 else min(len(row.cards), int(gone / moment.step.stagger) + 1)


class CountStage:
    """Draws one step of a count at one moment."""

    def __init__(self, brush: Brush, sprites: Sprites, places: CountLayout, sides: Sides, back: str) -> None:
        self.brush = brush
        self.theme = brush.theme
        self.sprites = sprites
        self.places = places
        self.sides = sides
        self.back = back

    def draw_ground(self, step: CountStep, title: str) -> None:
        """Draw the still parts: the title and the empty places."""
        surface = self.brush.surface
        places = self.places
        shapes.under_words(surface, places.title, self.brush.text.width(title, TypeStyle.TITLE, self.theme), self.theme)
        taken = self.brush.write(places.title, title, TypeStyle.TITLE, IVORY, shadow=SHADOW)
        surface.fill(
            BRASS, pygame.Rect(taken.left, taken.bottom + self.theme.px(2), self.theme.px(76), max(2, self.theme.px(3)))
        )
        if step.in_slots or step.ranks:
            for side, row in enumerate(step.rows):
                for spot, card in zip(places.spots(step, row, side), row.cards, strict=True):
                    if step.in_slots or card is None:
                        shape = shapes.box(spot.size, self.theme.px(9), self.theme.dyed(SLATE), 90)
                        surface.blit(shape, spot)
                        surface.blit(
                            shapes.frame(spot.size, self.theme.px(9), self.theme.hairline, IVORY_SOFT, 90), spot
                        )

    def draw(self, moment: StepInstant, plan: Plan[Spot], sentence: str) -> None:
        """Draw the moving parts, and everything on top of them."""
        where = plan.end() if moment.settled else plan.at(moment.seconds)
        for (side, number), at in sorted(where.items(), key=lambda item: item[1].z):
            card = moment.step.rows[side].cards[number]
            track = plan.tracks[side, number][0]
            if card is not None and (moment.settled or moment.seconds > track.delay):
                faces = Faces(self.sides.deck, card, self.back, self.places.card[1])
                self.sprites.draw(self.brush.surface, faces, at)
        for side, row in enumerate(moment.step.rows):
            self._draw_labels(moment, side, row)
        if moment.settled:
            self._draw_what_decided(moment.step)
        for side, row in enumerate(moment.step.rows):
            self._draw_plate(moment, side, row)
        if moment.settled and sentence:
            self.draw_sentence(sentence)

    def draw_sentence(self, sentence: str) -> None:
        """Draw the sentence below the cards: why, and who gets the point."""
        box = self.places.sentence
        self.brush.panel(box, SLATE, radius=12, alpha=205, raised=False)
        inner = box.inflate(-2 * self.theme.px(18), -self.theme.px(8))
        self.brush.write(inner, sentence, TypeStyle.QUOTE, IVORY, align="centre")

    def draw_hint(self, hint: str) -> None:
        """Draw a quiet line next to the button."""
        shapes.under_words(
            self.brush.surface, self.places.hint, self.brush.text.width(hint, TypeStyle.SMALL, self.theme), self.theme
        )
        self.brush.write(self.places.hint, hint, TypeStyle.SMALL, IVORY_SOFT, shadow=SHADOW)

    # Plates

    def _draw_plate(self, moment: StepInstant, side: int, row: CountRow) -> None:
        surface = self.brush.surface
        theme = self.theme
        rect = self.places.plate(side)
        won = moment.settled and row.points > 0
        self.brush.panel(rect, SLATE, line=GOLD if won else BRASS, radius=12)
        if won:
            surface.blit(shapes.frame(rect.size, theme.px(12), max(2, theme.px(3)), GOLD), rect)
        pad = theme.px(10)
        low = rect.height >= theme.px(76)
        size = min(theme.px(26), rect.height // 3 if low else rect.height * 55 // 100)
        name = pygame.Rect(
            rect.left + pad,
            rect.top + pad // 2,
            rect.width - 2 * pad,
            rect.height * 38 // 100 if low else rect.height - pad,
        )
        number = pygame.Rect(rect.left + pad, name.bottom, rect.width - 2 * pad, rect.bottom - pad // 2 - name.bottom)
        if not low:
            name.width = rect.width * 58 // 100 - pad
            number = pygame.Rect(name.right, name.top, rect.right - pad - name.right, name.height)
        surface.blit(side_mark(side, size), side_mark(side, size).get_rect(midleft=(name.left, name.centery)))
        name.width -= size + theme.px(8)
        name.left += size + theme.px(8)
        self.brush.write(name, self.sides.names[side], TypeStyle.LABEL, IVORY)
        out = moment.settled and row.value is None
        value = str(row.total if moment.settled else row.after(arrived(row, moment)))
        colour = IVORY_SOFT if out else GOLD if won else IVORY
        taken = self._draw_number(number, f"({value})" if out else value, colour, low=low, left=won)
        if won:
            self._draw_points(number, taken, row.points, low=low)

    def _draw_number(self, box: pygame.Rect, value: str, colour: Colour, *, low: bool, left: bool) -> pygame.Rect:
        style = TypeStyle.TITLE if low else TypeStyle.HEADING
        room = pygame.Rect(box)
        if left:
            room.width = box.width * 58 // 100
        return self.brush.write(room, value, style, colour, align="centre" if low else "right")

    def _draw_points(self, box: pygame.Rect, taken: pygame.Rect, points: int, *, low: bool) -> None:
        """The points gained, on a gold piece."""
        theme = self.theme
        wide = box.right - max(taken.right, box.left + box.width * 56 // 100) - theme.px(4)
        high = min(box.height - theme.px(4), theme.px(40))
        piece = pygame.Rect(0, 0, max(theme.px(22), min(wide, theme.px(56))), max(18, high))
        piece.midright = (box.right, box.centery)
        self.brush.panel(piece, GOLD, radius=10, raised=low)
        self.brush.write(piece, f"+{points}", TypeStyle.LABEL, INK, align="centre")

    # Under the cards

    def _draw_labels(self, moment: StepInstant, side: int, row: CountRow) -> None:
        step = moment.step
        if not (step.in_slots or step.ranks):
            return
        spots = self.places.spots(step, row, side)
        here = arrived(row, moment)
        decision = step.decision
        framed = decision.cards if decision is not None and moment.settled else 0
        for number, card in enumerate(row.cards[:here]):
            if step.in_slots:
                deciding = card is not None and bool(bit(card) & framed) and row.points > 0
                self._draw_worth(self.places.below(spots[number]), card, deciding=deciding)
                if card is None:
                    self._draw_dash(spots[number], Suit(number))
            elif card is None:
                self._draw_dash(spots[number], None)
        if step.ranks and here == len(row.cards):
            self._draw_groups(step, row, spots)

    def _draw_worth(self, box: pygame.Rect, card: Card | None, *, deciding: bool) -> None:
        if card is None:
            return
        worth = str(PRIMIERA_VALUES[rank_of(card)])
        colour = GOLD if deciding else IVORY
        self.brush.write(box, worth, TypeStyle.LABEL, colour, align="centre", shadow=SHADOW)

    def _draw_dash(self, spot: pygame.Rect, suit: Suit | None) -> None:
        """An empty place: a dash, and the suit that is missing in words."""
        theme = self.theme
        dash = pygame.Rect(0, 0, spot.width // 3, max(2, theme.px(4)))
        dash.center = spot.center
        self.brush.surface.fill(IVORY_SOFT, dash)
        if suit is not None:
            box = self.places.below(spot)
            box = box.inflate(spot.width * 28 // 100, 0)
            name = suit_name(suit, self.sides.deck)
            self.brush.write(box, name, TypeStyle.SMALL, IVORY_SOFT, align="centre", shadow=SHADOW)

    def _draw_groups(self, step: CountStep, row: CountRow, spots: Sequence[pygame.Rect]) -> None:
        decision = step.decision
        for place, first in enumerate(row.groups):
            end = row.groups[place + 1] if place + 1 < len(row.groups) else len(row.cards)
            box = self.places.below(spots[first])
            box.width = (spots[end].left if end < len(spots) else spots[-1].right) - box.left - self.theme.px(4)
            count = sum(card is not None for card in row.cards[first:end])
            words = f"{RANK_LETTERS[step.ranks[place] - 1]}: {count}"
            deciding = decision is not None and decision.because is Because.RANK and step.ranks[place] == decision.rank
            self.brush.write(box, words, TypeStyle.SMALL, GOLD if deciding else IVORY_SOFT, shadow=SHADOW)

    # What decided

    def _draw_what_decided(self, step: CountStep) -> None:
        decision = step.decision
        if decision is None:
            return
        for side, row in enumerate(step.rows):
            spots = self.places.spots(step, row, side)
            if step.in_slots or step.ranks:
                framed = [
                    spot
                    for spot, card in zip(spots, row.cards, strict=True)
                    if card is not None and bit(card) & decision.cards
                ]
                if row.points:
                    self._frame(framed)
            if step.in_slots:
                self._frame([spots[suit] for at, suit in decision.missing if at == side])

    def _frame(self, spots: Sequence[pygame.Rect]) -> None:
        """A thick gold frame and a pointer above the card that decided."""
        theme = self.theme
        thick = max(3, theme.px(4))
        for spot in spots:
            grown = spot.inflate(2 * thick, 2 * thick)
            self.brush.surface.blit(
                shapes.frame(grown.inflate(2, 2).size, theme.px(11) + 1, thick + 2, INK, 150), grown.inflate(2, 2)
            )
            self.brush.surface.blit(shapes.frame(grown.size, theme.px(11), thick, GOLD), grown)
            arrow = pointer(max(12, theme.px(22)), down=True)
            self.brush.surface.blit(arrow, arrow.get_rect(midbottom=(spot.centerx, grown.top + theme.px(4))))
