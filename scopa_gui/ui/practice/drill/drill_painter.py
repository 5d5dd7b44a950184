"""Painter of the drill's table: the players, the cards on it, the card being played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.coach.memory.memory_drill import LENGTH, Drill
from scopa_gui.coach.memory.memory_questions import TableSeen
from scopa_gui.engine.cards import Card
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, IVORY_SOFT, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.side_signs import side_mark
from scopa_gui.ui.pictures.sprites import Faces
from scopa_gui.ui.practice.drill.drill_layout import DrillLayout, DrillMove
from scopa_gui.ui.table.companions.question_slip import draw_pips
from scopa_gui.ui.table.paint import marks
from scopa_gui.ui.table.paint.card_layer import Cards
from scopa_gui.ui.words.level_names import portrait_of
from scopa_gui.ui.words.translation import _, decimal, ngettext


@dataclass(frozen=True, slots=True)
class DrillPlayers:
    """Players of a drill: names by seat, and the number of sides."""

    names: Sequence[str]
    sides: int


def draw_people(
    context: Context, brush: Brush, felt: DrillLayout, people: DrillPlayers, seen: TableSeen, playing: int | None
) -> None:
    """Portrait, name and pile of everybody; a gold ring round who plays the card that comes."""
    for seat, name in enumerate(people.names):
        box = felt.sitter(seat)
        _draw_sitter(context, brush, box, (name, seat % people.sides), is_playing=seat == playing)
        _draw_pile(context, brush, felt, seat, seen.taken[seat].bit_count())


def _draw_sitter(context: Context, brush: Brush, box: pygame.Rect, who: tuple[str, int], *, is_playing: bool) -> None:
    theme = brush.theme
    surface = brush.surface
    name, side = who
    plate_high = round(max(theme.px(38), theme.type_px(TypeStyle.LABEL) * 1.5))
    size = min(theme.px(124), round(box.height * 0.50) - plate_high, box.width - theme.px(50))
    top = box.top + max(theme.px(6), round(box.height * 0.30) - (size + plate_high) // 2)
    picture = context.portraits().round(portrait_of(name), size)
    where = pygame.Rect(0, top, size, size)
    where.centerx = box.centerx
    if picture is not None:
        surface.blit(picture, picture.get_rect(center=where.center))
    if is_playing:
        ring = where.inflate(theme.px(12), theme.px(12))
        surface.blit(shapes.frame(ring.size, ring.width // 2, max(2, theme.px(4)), GOLD), ring)
    plate = pygame.Rect(0, where.bottom + theme.px(8), box.width - theme.px(24), plate_high)
    plate.centerx = box.centerx
    brush.panel(plate, SLATE, line=GOLD if is_playing else BRASS, radius=10, raised=False, alpha=235)
    sign = side_mark(side, theme.px(18))
    surface.blit(sign, sign.get_rect(midleft=(plate.left + theme.px(9), plate.centery)))
    words = pygame.Rect(plate.left + theme.px(32), plate.top, plate.width - theme.px(40), plate.height)
    brush.write(words, name, TypeStyle.LABEL, IVORY, align="centre")


def _draw_pile(context: Context, brush: Brush, felt: DrillLayout, seat: int, count: int) -> None:
    """The cards taken, face down: higher the more there are."""
    if not count:
        return
    theme = brush.theme
    settings = context.settings
    at = felt.pile(seat)
    high = min(theme.px(104), round(felt.sitter(seat).height * 0.34))
    for number in range(min(6, 1 + count // 4)):
        spot = Placement(
            at.x + number * theme.px(1.5), at.y - number * theme.px(3), angle=(-3.0, 2.0, 0.0)[number % 3], flip=0.0
        )
        context.sprites.draw(
            brush.surface, Faces(settings.deck, None, settings.back, high), spot, shadow=number == 0, keep=False
        )


def draw_lying(cards: Cards, surface: pygame.Surface, lying: Mapping[Card, Placement]) -> None:
    """The cards that rest on the table."""
    cards.frame(still=True)
    for card, at in sorted(lying.items(), key=lambda item: item[1].z):
        cards.draw(surface, card, at)


def draw_moving(
    cards: Cards, brush: Brush, felt: DrillLayout, shown: DrillMove, seconds: float, lying: Mapping[Card, Placement]
) -> None:
    """The cards on their way, and the frames round those that are being taken."""
    begin, end = shown.lit
    places = shown.plan.at(seconds)
    cards.frame()
    for card, at in sorted(places.items(), key=lambda item: item[1].z):
        cards.draw(brush.surface, card, at)
        if begin <= seconds < end and card in shown.taken:
            marks.draw_frame(brush, felt.size, lying[card], "solid")


def draw_progress(brush: Brush, drill: Drill) -> None:
    """Above the table: how far the drill has come, and how fast it goes."""
    theme = brush.theme
    surface = brush.surface
    text = brush.text
    pips = pygame.Rect(0, theme.px(20), theme.px(360), theme.px(40))
    pips.centerx = theme.size[0] // 2
    brush.panel(pips.inflate(theme.px(24), 0), SLATE, line=BRASS, radius=12, raised=False, alpha=225)
    draw_pips(brush, pips, [None if one.given is None else one.is_right for one in drill.answers], LENGTH)
    level = _("Level {level}").format(level=drill.level)
    pace = _("a card every {seconds} s").format(seconds=decimal(drill.pace))
    wide = min(theme.px(330), max(text.width(level, TypeStyle.HEADING, theme), text.width(pace, TypeStyle.NOTE, theme)))
    box = pygame.Rect(theme.size[0] - wide - theme.px(28), theme.px(10), wide, theme.px(38))
    shapes.under_words(surface, pygame.Rect(box.left, box.top, wide, theme.px(68)), wide, theme)
    brush.write(box, level, TypeStyle.HEADING, IVORY, align="right")
    brush.write(pygame.Rect(box.left, box.bottom, wide, theme.px(28)), pace, TypeStyle.NOTE, IVORY_SOFT, align="right")


def draw_waiting(brush: Brush, box: pygame.Rect, title: str, left: int) -> None:
    """In the place of the slip: what to do until it comes, and after how many cards that is."""
    theme = brush.theme
    line = ngettext("Questions after {count} more card", "Questions after {count} more cards", left).format(count=left)
    plate = pygame.Rect(
        0, 0, min(box.width, theme.px(460)), min(box.height, round(theme.px(84) * max(1.0, theme.text_scale)))
    )
    plate.center = box.center
    brush.panel(plate, SLATE, line=BRASS, radius=14, raised=False, alpha=225)
    upper = pygame.Rect(
        plate.left + theme.px(16), plate.top + theme.px(6), plate.width - theme.px(32), plate.height * 52 // 100
    )
    lower = pygame.Rect(upper.left, upper.bottom, upper.width, plate.bottom - upper.bottom - theme.px(8))
    brush.write(upper, title, TypeStyle.HEADING, IVORY, align="centre")
    brush.write(lower, line, TypeStyle.NOTE, IVORY_SOFT, align="centre")
