"""Panels round the cards: plates with names, the dealer's puck, figures at the piles, the score, the status line.

Every function paints into a rectangle it is given and knows nothing of the scene.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.layout import SHADOW
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
from scopa_gui.ui.table.paint.medallions import draw_seated
from scopa_gui.ui.words.translation import _, ngettext

_GLOW_RINGS = 4


@dataclass(frozen=True, slots=True)
class Plate:
    """Plate of a player.

    `note` is a quiet second line (the level, "partner"); during the player's turn the words of the turn replace it.
    `beat` is the number of seconds since the player began to think, None when nobody thinks, or not for long; `thinks`:
    it shows in the face; `portrait` names the picture. `is_plain`: there is no room for words; a sign next to the name
    marks the turn.
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
    """A seat's plate: portrait and the side's sign, the name, and - glowing, with a pointer and in words - the turn."""
    surface = brush.surface
    theme = brush.theme
    if plate.is_turn:
        for ring in range(_GLOW_RINGS, 0, -1):
            grown = rect.inflate(2 * theme.px(2.4 * ring), 2 * theme.px(2.4 * ring))
            surface.blit(shapes.box(grown.size, theme.px(12 + 2.4 * ring), GOLD, 26), grown)
    fill = PLATE_LIT if plate.is_turn else SLATE
    brush.panel(rect, fill, line=GOLD if plate.is_turn else BRASS, radius=12, alpha=255 if plate.is_turn else 225)
    if plate.is_turn:
        thick = max(2, theme.px(2.6))
        surface.blit(shapes.frame(rect.size, theme.px(12), thick, GOLD), rect)
        down = rect.centery < theme.size[1] / 2
        picture = pointer(max(14, theme.px(18)), down=down)
        where = picture.get_rect(centerx=rect.centerx)
        if down:
            where.top = rect.bottom - theme.px(3)
        else:
            where.bottom = rect.top + theme.px(3)
        surface.blit(picture, where)
    box = _draw_sitter(surface, rect, plate, portraits, theme)
    if plate.is_turn and plate.is_plain:
        box = _draw_turn_sign(brush, box, plate.name)
    words = turn_words(plate) if plate.is_turn and not plate.is_plain else plate.note
    if not words:
        brush.write(box, plate.name, TypeStyle.LABEL, IVORY)
        return
    top, low = _lines(box)
    brush.write(top, plate.name, TypeStyle.LABEL, IVORY, valign="bottom")
    brush.write(low, words, TypeStyle.SMALL, GOLD if plate.is_turn else IVORY_SOFT)


def draw_pondering(brush: Brush, rect: pygame.Rect, plate: Plate, *, seated: bool, calm: bool) -> None:
    """Draw over a plate that marks the turn: the player thinks, as shown by a word and three dots.

    `calm`: the dots are still.
    """
    if plate.beat is None or plate.is_plain:
        return
    theme = brush.theme
    room = _next_to_portrait(rect, theme) if seated else _next_to_sign(rect, theme)
    _top, low = _lines(room)
    brush.surface.fill(theme.dyed(PLATE_LIT), low.inflate(0, -theme.px(4)))
    dots = theme.px(34)
    low.width -= dots
    taken = brush.write(low, turn_words(plate), TypeStyle.SMALL, GOLD)
    dots_box = pygame.Rect(taken.right + theme.px(6), low.top, dots, low.height)
    beat = 0.0 if calm else plate.beat
    size = max(4, theme.px(6))
    for number in range(3):
        near = abs((beat * 1.6 - number / 3 + 0.5) % 1.0 - 0.5) * 2 if beat else 0.5
        dot = shapes.box((size, size), size // 2, GOLD, round(110 + 145 * (1.0 - near)))
        brush.surface.blit(
            dot, (dots_box.left + number * (size + theme.px(4)), dots_box.centery - size // 2 + theme.px(1))
        )


def _lines(box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the boxes of the name and of the quiet line below it."""
    high = box.height * 54 // 100
    return (
        pygame.Rect(box.left, box.top, box.width, high),
        pygame.Rect(box.left, box.top + high, box.width, box.height - high),
    )


def is_at_right(rect: pygame.Rect, theme: Theme) -> bool:
    """Return whether a plate is at the table's right edge; its portrait is then at its right, too."""
    return rect.right > theme.size[0] - theme.px(20)


def medallion_box(rect: pygame.Rect, theme: Theme) -> pygame.Rect:
    """Return the box of a plate's portrait: a square a little larger than the plate, at its outer end."""
    size = rect.height + 2 * theme.px(3)
    out = theme.px(6)
    box = pygame.Rect(0, 0, size, size)
    box.midleft = (rect.right + out - size if is_at_right(rect, theme) else rect.left - out, rect.centery)
    return box


def _draw_sitter(
    surface: pygame.Surface, rect: pygame.Rect, plate: Plate, portraits: Portraits | None, theme: Theme
) -> pygame.Rect:
    """The portrait, a little larger than the plate, at its outer end; else the side's sign. Returns the words' room."""
    medal = medallion_box(rect, theme)
    at_right = is_at_right(rect, theme)
    if plate.is_turn and portraits is not None and plate.portrait:
        lit = medal.inflate(2 * theme.px(2.6), 2 * theme.px(2.6))
        surface.blit(shapes.box(lit.size, lit.width // 2, GOLD), lit)
    if (
        portraits is not None
        and plate.portrait
        and draw_seated(surface, portraits, plate.portrait, medal, plate.side, sign_left=at_right)
    ):
        return _next_to_portrait(rect, theme)
    sign = side_mark(plate.side, _sign_side(rect, theme))
    surface.blit(sign, sign.get_rect(midleft=(rect.left + theme.px(8), rect.centery)))
    return _next_to_sign(rect, theme)


def _next_to_portrait(rect: pygame.Rect, theme: Theme) -> pygame.Rect:
    """The words' room on a plate with a portrait."""
    medal = medallion_box(rect, theme)
    gap = theme.px(5)
    end = max(6, theme.px(8))
    at_right = is_at_right(rect, theme)
    left, right = (rect.left + end, medal.left - gap) if at_right else (medal.right + gap, rect.right - end)
    inner = rect.inflate(0, -2 * theme.px(3))
    return pygame.Rect(left, inner.top, right - left, inner.height)


def _next_to_sign(rect: pygame.Rect, theme: Theme) -> pygame.Rect:
    """The words' room on a plate with the side's sign alone."""
    pad = theme.px(8)
    inner = rect.inflate(0, -2 * theme.px(3))
    left = rect.left + 2 * pad + _sign_side(rect, theme)
    return pygame.Rect(left, inner.top, rect.right - pad // 2 - left, inner.height)


def _sign_side(rect: pygame.Rect, theme: Theme) -> int:
    return min(theme.px(26), rect.height - 2 * theme.px(8))


@shapes.cached
def pointer(size: int, *, down: bool) -> pygame.Surface:
    """A gold triangle with a dark edge that points down or up. Do not draw on it."""
    big = shapes.enlarged((size, size * 3 // 4), INK)
    wide, high = big.get_size()
    for colour, inset in ((INK, 0.0), (GOLD, 0.13)):
        dx = wide * inset * 1.5
        top = high * inset
        low = high * (1 - inset * 1.6)
        pygame.draw.polygon(big, colour, [(dx, top), (wide - dx, top), (wide / 2, low)])
    small = shapes.reduced(big)
    return small if down else pygame.transform.flip(small, False, True)


def _draw_turn_sign(brush: Brush, box: pygame.Rect, name: str) -> pygame.Rect:
    """A gold disc with an arrow in it, before the name, or over it for lack of room; the room left for the name."""
    theme = brush.theme
    picture = _turn_sign(min(box.height, max(15, theme.px(20))))
    size = picture.get_width()
    left = box.left + size + max(3, theme.px(4))
    name_box = pygame.Rect(left, box.top, box.right - left, box.height)
    if brush.text.width(name, TypeStyle.LABEL, theme, LEAST_TYPE) <= name_box.width:
        brush.surface.blit(picture, picture.get_rect(midleft=box.midleft))
        return name_box
    brush.surface.blit(picture, picture.get_rect(midtop=(box.centerx, box.top - size // 4)))
    return pygame.Rect(box.left, box.top + size * 3 // 4, box.width, box.height - size * 3 // 4)


@shapes.cached
def _turn_sign(size: int) -> pygame.Surface:
    big = shapes.enlarged((size, size), GOLD)
    wide = big.get_width()
    pygame.draw.circle(big, GOLD, (wide / 2, wide / 2), wide / 2)
    pygame.draw.polygon(big, INK, [(wide * x, wide * y) for x, y in ((0.36, 0.24), (0.36, 0.76), (0.8, 0.5))])
    return shapes.reduced(big)


def draw_dealer(brush: Brush, rect: pygame.Rect) -> None:
    """The dealer's puck: an ivory disc with a letter."""
    side = min(rect.size)
    spot = shapes.around(rect.center, (side, side))
    theme = brush.theme
    brush.panel(spot, PAPER_BRIGHT, line=WALNUT, radius=side / max(0.01, theme.unit) / 2)
    inner = spot.inflate(-max(4, side // 6), -max(4, side // 6))
    brush.surface.blit(shapes.frame(inner.size, inner.width // 2, theme.hairline, BRASS), inner)
    brush.write(spot, _("D"), TypeStyle.LABEL, INK, align="centre")


def draw_pile_figure(brush: Brush, rect: pygame.Rect, side: int, name: str, cards: int | None, scope: int) -> None:
    """The lines at a pile: whose it is; how many cards it has (None: they are not counted) and how many scope it made.

    What finds no room is shortened. In a low rectangle there is one line, without the name.
    """
    _lay_ground(brush, rect)
    two = rect.height >= brush.theme.px(40)
    top = pygame.Rect(rect.left, rect.top, rect.width, rect.height // 2) if two else rect
    room = rect.width - _sign_size(brush, top) - brush.theme.px(6)
    counted = _figures(cards, scope) if cards or (cards is None and scope) else ("",)
    if not two:
        _draw_signed(brush, top, side, _first_that_fits(brush, room, counted), IVORY)
        return
    _draw_signed(brush, top, side, _first_that_fits(brush, room, (name, name.rsplit(maxsplit=1)[-1], "")), IVORY_SOFT)
    low = top.move(0, top.height)
    brush.write(low, _first_that_fits(brush, low.width, counted), TypeStyle.SMALL, IVORY, align="centre", shadow=SHADOW)


def _lay_ground(brush: Brush, rect: pygame.Rect) -> None:
    """A dark patch below words at the edge of the tiles, which have a pattern there; nothing on a calm table."""
    if brush.theme.table == "maiolica":
        brush.panel(rect.inflate(brush.theme.px(8), 0), SLATE, radius=8, alpha=190, raised=False)


def _sign_size(brush: Brush, rect: pygame.Rect) -> int:
    return min(rect.height, brush.theme.px(20))


def _draw_signed(brush: Brush, rect: pygame.Rect, side: int, line: str, colour: Colour) -> None:
    """The sign of a side and a word, together in the middle; without the sign where there is no room for both."""
    theme = brush.theme
    size = _sign_size(brush, rect)
    gap = theme.px(6)
    wide = brush.text.width(line, TypeStyle.SMALL, theme)
    if line and size + gap + wide > rect.width:
        brush.write(rect, line, TypeStyle.SMALL, colour, align="centre", shadow=SHADOW)
        return
    left = rect.centerx - (size + gap + wide) // 2 if line else rect.centerx - size // 2
    sign = side_mark(side, size)
    brush.surface.blit(sign, sign.get_rect(midleft=(left, rect.centery)))
    box = pygame.Rect(left + size + gap, rect.top, wide + 1, rect.height)
    brush.write(box, line, TypeStyle.SMALL, colour, shadow=SHADOW)


def _figures(cards: int | None, scope: int) -> Sequence[str]:
    """Return the texts that can be shown at a pile, the longest first."""
    if cards is None:
        return scope_words(scope), str(scope)
    counted = ngettext("{count} card", "{count} cards", cards).format(count=cards)
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


def scope_words(scope: int) -> str:
    """A number of scope in words: "1 scopa", "3 scope"."""
    return ngettext("{count} scopa", "{count} scopas", scope).format(count=scope)


def draw_stock_figure(brush: Brush, rect: pygame.Rect, cards: int) -> None:
    """The line at the stock: how many cards are left to deal."""
    _lay_ground(brush, rect)
    line = _first_that_fits(brush, rect.width, (_("{count} left to deal").format(count=cards), str(cards)))
    brush.write(rect, line, TypeStyle.SMALL, IVORY_SOFT, align="centre", shadow=SHADOW)


def draw_score(
    brush: Brush, rect: pygame.Rect, names: Sequence[str], points: Sequence[int], scope: Sequence[int], target: int
) -> None:
    """The match score on a slate: what it goes to, then a row for each side with its sign, name and points, and before
    these the points of its scope, which are added at the count.
    """
    theme = brush.theme
    surface = brush.surface
    brush.panel(rect, SLATE, line=BRASS, radius=12, alpha=235)
    pad = theme.px(10)
    row = (rect.height - theme.px(8)) / (len(names) + 1)
    head = pygame.Rect(rect.left + pad, rect.top + theme.px(4), rect.width - 2 * pad, round(row))
    brush.write(head, _("Match to {points}").format(points=target), TypeStyle.SMALL, IVORY_SOFT)
    for side, (name, total, made) in enumerate(zip(names, points, scope, strict=True)):
        top = rect.top + theme.px(4) + round(row * (side + 1))
        line = pygame.Rect(rect.left + pad, top, rect.width - 2 * pad, round(row))
        surface.fill((44, 84, 66), (line.left, line.top, line.width, max(1, theme.hairline)))
        _score_row(brush, line, side, name, str(total), f"+{made}" if made else "")


def _score_row(brush: Brush, line: pygame.Rect, side: int, name: str, points: str, more: str) -> None:
    theme = brush.theme
    size = min(line.height - theme.px(6), theme.px(22))
    sign = side_mark(side, size)
    brush.surface.blit(sign, sign.get_rect(midleft=(line.left, line.centery)))
    left = line.left + size + theme.px(8)
    digits = brush.text.width(points, TypeStyle.HEADING, theme) + theme.px(4)
    mark = brush.text.width(more, TypeStyle.SMALL, theme) + theme.px(4) if more else 0
    # If even the short name finds no room, the points of the scope give way.
    for shown in (name, name.rsplit(maxsplit=1)[-1]):
        wide = line.right - left - max(theme.px(34), digits + mark)
        if brush.text.width(shown, TypeStyle.LABEL, theme, LEAST_TYPE) <= wide:
            break
    else:
        shown = name
        mark = 0
        wide = line.right - left - max(theme.px(34), digits)
    brush.write(pygame.Rect(left, line.top, wide, line.height), shown, TypeStyle.LABEL, IVORY)
    if mark:
        box = pygame.Rect(line.right - digits - mark, line.top, mark, line.height)
        brush.write(box, more, TypeStyle.SMALL, GOLD, align="right")
    box = pygame.Rect(line.right - digits, line.top, digits, line.height)
    brush.write(box, points, TypeStyle.HEADING, GOLD, align="right")


def draw_status(brush: Brush, rect: pygame.Rect, line: str) -> None:
    """One calm line of text on a plate just wide enough for it; nothing when there is nothing to say."""
    if not line:
        return
    theme = brush.theme
    inside = min(rect.width - theme.space(4), brush.text.width(line, TypeStyle.BODY, theme) + theme.px(2))
    plate = shapes.around(rect.center, (inside + theme.space(4), rect.height))
    brush.panel(plate, SLATE, radius=12, alpha=190, raised=False)
    brush.write(plate.inflate(-theme.space(3), -2), line, TypeStyle.BODY, IVORY, align="centre")
