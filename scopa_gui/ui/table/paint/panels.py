"""Draws the panels around the cards: plates, the dealer's mark, figures at the piles, the score, the status line."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.layout import SHADOW, Line, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.rects import cut_left, cut_right, cut_top, inset, sized
from scopa_gui.ui.kit.theme import (
    BRASS,
    GOLD,
    INK,
    IVORY,
    IVORY_SOFT,
    LEAST_TYPE,
    PAPER_BRIGHT,
    PLATE_LIT,
    SLATE,
    WALNUT,
    Colour,
    Theme,
    TypeStyle,
)
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.table.paint.medallions import draw_seated, side_part
from scopa_gui.ui.words.table_talk import count_words, scope_words
from scopa_gui.ui.words.translation import _

_GLOW_RINGS = 4
_SCORE_LINE: Colour = (44, 84, 66)


@dataclass(frozen=True, slots=True)
class Plate:
    """Plate of a player.

    `note` is a quiet second line (the level, "partner"); during the player's turn the words of the turn replace it.
    `beat` is the number of seconds since the player began to think, None if nobody thinks, or only for a moment so far;
    `thinks`: the face shows it; `portrait` names the picture. `is_plain`: there is no room for a second line, and a
    sign next to the name marks the turn.
    """

    name: str
    side: int
    note: str = ""
    is_turn: bool = False
    is_me: bool = False
    beat: float | None = None
    portrait: str = ""
    is_plain: bool = False
    thinks: bool = False


def turn_words(plate: Plate) -> str:
    """Return the words for the turn of this plate's player."""
    if plate.is_me:
        return _("Your turn")
    return _("Thinking") if plate.beat is not None else _("To play")


def draw_plate(brush: Brush, rect: pygame.Rect, plate: Plate, portraits: Portraits | None = None) -> None:
    """Draw a seat's plate: portrait and side, name, and the turn, shown by a glow, by a pointer and in words."""
    surface = brush.surface
    theme = brush.theme
    faces = portraits if plate.portrait else None
    medal = medallion_box(rect, theme)
    if plate.is_turn:
        for ring in range(_GLOW_RINGS, 0, -1):
            grown = inset(rect, -theme.px(2.4 * ring))
            surface.blit(shapes.box(grown.size, theme.px(12 + 2.4 * ring), GOLD, 26), grown)
        brush.panel(rect, PLATE_LIT, line=GOLD, radius=12)
        surface.blit(shapes.frame(rect.size, theme.px(12), max(2, theme.px(2.6)), GOLD), rect)
        down = rect.centery < theme.size[1] / 2
        sign = pointer(max(14, theme.px(18)), down=down)
        edge = rect.move(0, theme.px(-3 if down else 3))
        surface.blit(sign, sign.get_rect(midtop=edge.midbottom) if down else sign.get_rect(midbottom=edge.midtop))
        if faces is not None:
            size = medal.width + 2 * theme.px(2.6)
            shapes.blit(surface, shapes.box((size, size), size // 2, GOLD), medal.center)
    else:
        brush.panel(rect, SLATE, line=BRASS, radius=12, alpha=225)
    seated = faces is not None and draw_seated(surface, faces, plate.portrait, medal, plate.side)
    if not seated:
        sign = side_mark(plate.side, _sign_size(rect, theme))
        surface.blit(sign, sign.get_rect(midleft=inset(rect, theme.px(8)).midleft))
    box = _words_room(rect, theme, seated=seated)
    if plate.is_turn and plate.is_plain:
        box = _draw_turn_sign(brush, box, plate.name)
    words = turn_words(plate) if plate.is_turn and not plate.is_plain else plate.note
    if not words:
        brush.write(box, plate.name, TypeStyle.LABEL, IVORY)
        return
    top, low = _lines(box)
    brush.write(top, plate.name, TypeStyle.LABEL, IVORY, valign="bottom")
    brush.write(low, words, TypeStyle.SMALL, GOLD if plate.is_turn else IVORY_SOFT)


def draw_pondering(brush: Brush, rect: pygame.Rect, plate: Plate, *, calm: bool, seated: bool = False) -> None:
    """Draw a word and three dots over a plate whose player thinks. `calm`: the dots do not move."""
    if plate.beat is None or plate.is_plain:
        return
    theme = brush.theme
    _top, low = _lines(_words_room(rect, theme, seated=seated))
    brush.surface.fill(theme.dyed(PLATE_LIT), low)
    _dots, room = cut_right(low, theme.px(34))
    taken = brush.write(room, turn_words(plate), TypeStyle.SMALL, GOLD)
    beat = 0.0 if calm else plate.beat
    size = max(4, theme.px(6))
    x = taken.right + theme.px(6) + size // 2
    for number in range(3):
        near = abs((beat * 1.6 - number / 3 + 0.5) % 1.0 - 0.5) * 2 if beat else 0.5
        dot = shapes.box((size, size), size // 2, GOLD, round(110 + 145 * (1.0 - near)))
        shapes.blit(brush.surface, dot, (x + number * (size + theme.px(4)), low.centery + theme.px(1)))


def _lines(box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the boxes of the name on a plate and of the quiet line below it."""
    return cut_top(box, box.height * 54 // 100)


def medallion_box(rect: pygame.Rect, theme: Theme) -> pygame.Rect:
    """Return the box of a plate's portrait: a square a little larger than the plate, at its left end."""
    box = inset(rect, -theme.px(6), -theme.px(3))
    return cut_left(box, box.height)[0]


def _words_room(rect: pygame.Rect, theme: Theme, *, seated: bool) -> pygame.Rect:
    """Return the room for words on a plate, next to the portrait or to the side's sign."""
    pad = theme.px(8)
    inner = inset(rect, 0, theme.px(3))
    if seated:
        _medal, room = cut_left(inner, medallion_box(rect, theme).width - theme.px(6), theme.px(5))
        return cut_right(room, max(6, pad))[1]
    _sign, room = cut_left(inner, pad + _sign_size(rect, theme), pad)
    return cut_right(room, pad // 2)[1]


def _sign_size(rect: pygame.Rect, theme: Theme) -> int:
    return min(theme.px(26), rect.height - 2 * theme.px(8))


@shapes.cached
def pointer(size: int, *, down: bool) -> pygame.Surface:
    """Return a gold triangle with a dark edge that points down or up. Do not draw on it."""
    big = shapes.enlarged((size, size * 3 // 4), INK)
    width, height = big.get_size()
    for colour, edge in ((INK, 0.0), (GOLD, 0.13)):
        dx = width * edge * 1.5
        top = height * edge
        low = height * (1 - edge * 1.6)
        pygame.draw.polygon(big, colour, [(dx, top), (width - dx, top), (width / 2, low)])
    small = shapes.reduced(big)
    return small if down else pygame.transform.flip(small, False, True)


def _draw_turn_sign(brush: Brush, box: pygame.Rect, name: str) -> pygame.Rect:
    """Draw the sign of the turn before the name, or above it for lack of room; return the room left for the name."""
    theme = brush.theme
    sign = _turn_sign(min(box.height, max(15, theme.px(20))))
    size = sign.get_width()
    _sign, room = cut_left(box, size, max(3, theme.px(4)))
    if brush.text.width(name, TypeStyle.LABEL, theme, LEAST_TYPE) <= room.width:
        brush.surface.blit(sign, sign.get_rect(midleft=box.midleft))
        return room
    upper, room = cut_top(box, size * 3 // 4)
    brush.surface.blit(sign, sign.get_rect(midbottom=upper.midbottom))
    return room


@shapes.cached
def _turn_sign(size: int) -> pygame.Surface:
    """Return a gold disc with an arrow in it."""
    big = shapes.enlarged((size, size), GOLD)
    width = big.get_width()
    pygame.draw.circle(big, GOLD, (width / 2, width / 2), width / 2)
    pygame.draw.polygon(big, INK, [(width * x, width * y) for x, y in ((0.36, 0.24), (0.36, 0.76), (0.8, 0.5))])
    return shapes.reduced(big)


def draw_dealer(brush: Brush, rect: pygame.Rect) -> None:
    """Draw the dealer's mark: an ivory disc with a letter."""
    side = min(rect.size)
    spot = sized((side, side), center=rect.center)
    theme = brush.theme
    brush.panel(spot, PAPER_BRIGHT, line=WALNUT, radius=side / max(0.01, theme.unit) / 2)
    inner = inset(spot, max(2, side // 12))
    brush.surface.blit(shapes.frame(inner.size, side // 2, theme.hairline, BRASS), inner)
    brush.write(spot, _("D"), TypeStyle.LABEL, INK, align="centre")


def draw_pile_figure(brush: Brush, rect: pygame.Rect, side: int, name: str, cards: int | None, scope: int) -> None:
    """Write the lines at a pile: the side's name, the number of cards (None: not counted) and the number of scope.

    Words are shortened until they fit. A low rectangle has one line, without the name.
    """
    _lay_ground(brush, rect)
    theme = brush.theme
    counted = _figures(cards, scope) if cards or (cards is None and scope) else ("",)
    has_name = rect.height >= theme.px(40)
    top, low = cut_top(rect, rect.height // 2) if has_name else (rect, rect)
    lines = (name, name.rsplit(maxsplit=1)[-1], "") if has_name else counted
    colour = IVORY_SOFT if has_name else IVORY
    size = min(top.height, theme.px(20))
    before = size + theme.px(6)
    line = _first_that_fits(brush, rect.width - before, lines)
    width = brush.text.width(line, TypeStyle.SMALL, theme)
    if line and before + width > rect.width:
        brush.write(top, line, TypeStyle.SMALL, colour, align="centre", shadow=SHADOW)
    else:
        taken = sized((before + width if line else size, top.height), center=top.center)
        sign = side_mark(side, size)
        brush.surface.blit(sign, sign.get_rect(midleft=taken.midleft))
        brush.write(taken, line, TypeStyle.SMALL, colour, align="right", shadow=SHADOW)
    if has_name:
        line = _first_that_fits(brush, low.width, counted)
        brush.write(low, line, TypeStyle.SMALL, IVORY, align="centre", shadow=SHADOW)


def _lay_ground(brush: Brush, rect: pygame.Rect) -> None:
    """Draw a dark patch below words on the tiles, which have a pattern at their edges; nothing on a calm table."""
    if brush.theme.table == "maiolica":
        brush.panel(inset(rect, -brush.theme.px(4), 0), SLATE, radius=8, alpha=190, raised=False)


def _figures(cards: int | None, scope: int) -> Sequence[str]:
    """Return the texts that can be shown at a pile, the longest first."""
    if cards is None:
        return scope_words(scope), str(scope)
    counted = count_words(cards)
    if not scope:
        return counted, str(cards)
    made = scope_words(scope)
    return (
        _("{cards} · {scope}").format(cards=counted, scope=made),
        _("{cards} · {scope}").format(cards=cards, scope=made),
        f"{cards} · {scope}",
        str(cards),
    )


def _first_that_fits(brush: Brush, width: int, lines: Sequence[str]) -> str:
    return next((line for line in lines if brush.text.width(line, TypeStyle.SMALL, brush.theme) <= width), lines[-1])


def draw_stock_figure(brush: Brush, rect: pygame.Rect, cards: int) -> None:
    """Write at the stock how many cards are left to deal."""
    _lay_ground(brush, rect)
    line = _first_that_fits(brush, rect.width, (_("{count} left to deal").format(count=cards), str(cards)))
    brush.write(rect, line, TypeStyle.SMALL, IVORY_SOFT, align="centre", shadow=SHADOW)


def draw_score(
    brush: Brush, rect: pygame.Rect, names: Sequence[str], points: Sequence[int], scope: Sequence[int], target: int
) -> None:
    """Draw the match score on a slate: the points to win, then a row for each side.

    A row has the side's sign, name and points, and before these the points of its scope, which the count will add.
    """
    theme = brush.theme
    width_of = brush.text.width
    brush.panel(rect, SLATE, line=BRASS, radius=12, alpha=235)
    inside = inset(rect, theme.px(10), theme.px(4))
    title = _("Match to {points}").format(points=target)
    parts: list[Part] = [Words(title, TypeStyle.SMALL, IVORY_SOFT, valign="middle", grow=1.0)]
    size = min(round(inside.height / (len(names) + 1)) - theme.px(6), theme.px(22))
    for side, (name, total, made) in enumerate(zip(names, points, scope, strict=True)):
        digits = width_of(str(total), TypeStyle.HEADING, theme) + theme.px(4)
        short = name.rsplit(maxsplit=1)[-1]
        more = f"+{made}" if made else ""
        # If even the short name finds no room, the points of the scope give way.
        for shown, extra in ((name, more), (short, more), (name, "")):
            mark = width_of(extra, TypeStyle.SMALL, theme) + theme.px(4) if extra else 0
            right = max(theme.px(34), digits + mark)
            if width_of(shown, TypeStyle.LABEL, theme, LEAST_TYPE) <= inside.width - size - theme.px(8) - right:
                break
        gain = Words(extra, TypeStyle.SMALL, GOLD, align="right", valign="middle", width=mark / theme.unit)
        figure = Words(str(total), TypeStyle.HEADING, GOLD, align="right", valign="middle")
        figure.width = (right - mark) / theme.unit
        label = Words(shown, TypeStyle.LABEL, IVORY, valign="middle")
        row = (side_part(side, size, theme), Space(width=8), label, gain if extra else None, figure)
        parts += [Line(_SCORE_LINE), Row(*row, gap=0.0, grow=1.0)]
    Stack(*parts, gap=0.0).paint(brush, inside)


def draw_status(brush: Brush, rect: pygame.Rect, line: str) -> None:
    """Write a line of text on a plate just wide enough for it; draw nothing if there is no text."""
    if not line:
        return
    theme = brush.theme
    width = min(rect.width, brush.text.width(line, TypeStyle.BODY, theme) + theme.px(2) + theme.space(4))
    plate = shapes.around(rect.center, (width, rect.height))
    brush.panel(plate, SLATE, radius=12, alpha=190, raised=False)
    brush.write(inset(plate, theme.space(1.5), 1), line, TypeStyle.BODY, IVORY, align="centre")
