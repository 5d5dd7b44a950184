"""Signs on the cards, told by shape as well as by colour: frames, number badges, the tick of a picked card, the options' bar."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import pygame

from scopa_gui.ui import shapes
from scopa_gui.ui.anim.plan import Placement
from scopa_gui.ui.table.choice import Choice, Option
from scopa_gui.ui.table.regions import Box
from scopa_gui.ui.table.speech import gains_parts, option_words, ranks_words, values_words
from scopa_gui.ui.theme import BRASS, GOLD, INK, IVORY, PAPER, SLATE, WALNUT, Colour, Style, Theme
from scopa_gui.ui.widgets.base import Brush

_FINER = 3
SIDE_BY_SIDE, ON_A_PAGE = 4, 3
"""Options shown at once; where there are more, pages of fewer and a button for the next page."""
_CORNER = 0.06
"""Radius of a card's corner for its height: the masters' 30 of 500 units of width."""


@lru_cache(maxsize=40)
def _frame(size: tuple[int, int], kind: str, line: int, angle: int) -> pygame.Surface:
    """A frame round a card of `size`: "solid" is a broad double line, "dashed" a broken one, "glow" a broad soft light."""
    pad = 3 * line
    whole = (size[0] + 2 * pad, size[1] + 2 * pad)
    picture = pygame.Surface(whole, pygame.SRCALPHA)
    corner = round(size[1] * _CORNER)
    rect = pygame.Rect(pad, pad, *size)

    def ring(grow: float, width: float, colour: Colour, alpha: int = 255) -> None:
        around = rect.inflate(round(2 * grow), round(2 * grow))
        picture.blit(shapes.frame(around.size, corner + round(grow), max(1, round(width)), colour, alpha), around)

    if kind == "glow":
        for step in range(5, 0, -1):
            ring(step * line * 0.5, line * 0.9, GOLD, 40)
    ring(line * 1.5, line * 1.7, INK, 200)
    ring(line * 1.15, line, GOLD if kind != "dashed" else IVORY)
    if kind == "dashed":
        _break(picture, rect.inflate(line * 4, line * 4), line * 5)
    if kind in ("solid", "focus"):
        ring(-line * 0.6, max(1, line * 0.5), GOLD if kind == "solid" else IVORY)
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture


def _break(picture: pygame.Surface, rect: pygame.Rect, gap: int) -> None:
    """Cut gaps into the straight sides of a frame."""
    step = 2 * gap
    band = gap
    for x in range(rect.left + 2 * gap, rect.right - 2 * gap, step):
        picture.fill((0, 0, 0, 0), (x, rect.top - band // 2, gap * 2 // 3, band))
        picture.fill((0, 0, 0, 0), (x, rect.bottom - band // 2, gap * 2 // 3, band))
    for y in range(rect.top + 2 * gap, rect.bottom - 2 * gap, step):
        picture.fill((0, 0, 0, 0), (rect.left - band // 2, y, band, gap * 2 // 3))
        picture.fill((0, 0, 0, 0), (rect.right - band // 2, y, band, gap * 2 // 3))


def draw_frame(brush: Brush, card: tuple[int, int], at: Placement, kind: str) -> None:
    """A frame round a card that lies at a placement; `card` is the size at scale 1."""
    size = (round(card[0] * at.scale), round(card[1] * at.scale))
    picture = _frame(size, kind, max(2, brush.theme.px(3.4)), round(at.angle))
    brush.surface.blit(picture, picture.get_rect(center=(round(at.x), round(at.y))))


@lru_cache(maxsize=24)
def _disc(size: int, fill: Colour, line: Colour) -> pygame.Surface:
    big = pygame.Surface((size * _FINER,) * 2, pygame.SRCALPHA)
    big.fill((*line, 0))
    middle = size * _FINER // 2
    pygame.draw.circle(big, line, (middle, middle), middle)
    pygame.draw.circle(big, fill, (middle, middle), middle - max(_FINER, size * _FINER // 12))
    return pygame.transform.smoothscale(big, (size, size))


def draw_badge(brush: Brush, centre: tuple[float, float], text: str, *, strong: bool = False) -> None:
    """A number in a round badge."""
    size = max(22, brush.theme.px(30))
    disc = _disc(size, GOLD if strong else PAPER, INK)
    where = disc.get_rect(center=(round(centre[0]), round(centre[1])))
    brush.surface.blit(disc, where)
    brush.text.draw(brush.surface, where.inflate(-size // 5, 0), text, Style.LABEL, brush.theme, INK, align="centre")


def draw_badges(brush: Brush, card: tuple[int, int], at: Placement, numbers: Sequence[int], cursor: int | None) -> None:
    """The numbers of the options a card belongs to, along its upper edge; those that do not fit are counted."""
    size = max(22, brush.theme.px(30))
    wide, high = card[0] * at.scale, card[1] * at.scale
    room = max(1, int(wide // (size * 0.94)))
    shown = [str(number) for number in numbers]
    if len(shown) > room:
        shown = [*shown[: room - 1], "…"]
    left = at.x - (len(shown) - 1) * size * 0.46
    for place, text in enumerate(shown):
        draw_badge(brush, (left + place * size * 0.92, at.y - high / 2 + size * 0.12), text, strong=text == str(cursor))


def draw_tick(brush: Brush, card: tuple[int, int], at: Placement) -> None:
    """The tick of a picked card, at its lower right corner."""
    size = max(24, brush.theme.px(34))
    x, y = at.x + card[0] * at.scale / 2 - size * 0.3, at.y + card[1] * at.scale / 2 - size * 0.3
    disc = _tick(size)
    brush.surface.blit(disc, disc.get_rect(center=(round(x), round(y))))


@lru_cache(maxsize=4)
def _tick(size: int) -> pygame.Surface:
    big = pygame.transform.smoothscale(_disc(size * _FINER, GOLD, INK), (size * _FINER,) * 2)
    points = [(0.27, 0.52), (0.44, 0.69), (0.74, 0.34)]
    scaled = [(x * size * _FINER, y * size * _FINER) for x, y in points]
    pygame.draw.lines(big, INK, False, scaled, max(2, size * _FINER // 9))
    return pygame.transform.smoothscale(big, (size, size))


# The options' bar


def shown_options(choice: Choice) -> tuple[Option, ...]:
    """The options that have a place in the bar: all, or the page with the cursor on it."""
    candidates = choice.candidates
    if len(candidates) <= SIDE_BY_SIDE:
        return candidates
    first = _place(choice) // ON_A_PAGE * ON_A_PAGE
    return candidates[first : first + ON_A_PAGE]


def _place(choice: Choice) -> int:
    """The place of the cursor among the candidates; 0 without one."""
    return next((place for place, option in enumerate(choice.candidates) if option.number == choice.cursor), 0)


def next_page(choice: Choice) -> Choice:
    """The cursor on the first option of the next page."""
    candidates = choice.candidates
    first = (_place(choice) // ON_A_PAGE + 1) * ON_A_PAGE
    return replace(choice, cursor=candidates[first if first < len(candidates) else 0].number)


def more_box(choice: Choice, band: Box, theme: Theme) -> pygame.Rect | None:
    """The button for the next page of options, where there is one."""
    if len(choice.candidates) <= SIDE_BY_SIDE:
        return None
    wide = max(44, theme.px(52))
    return pygame.Rect(band.right - wide, band.top, wide, band.height)


def option_boxes(choice: Choice, band: Box, theme: Theme) -> dict[int, pygame.Rect]:
    """The rectangle of each option in the bar, by number; the left of the band is for the question."""
    options = shown_options(choice)
    if not options:
        return {}
    gap = theme.px(8)
    left = prompt_box(band).right + gap
    more = more_box(choice, band, theme)
    right = band.right if more is None else more.left - gap
    places = max(2, len(options)) if more is None else ON_A_PAGE
    wide = min(theme.px(300), (right - left - gap * (places - 1)) // places)
    return {
        option.number: pygame.Rect(left + place * (wide + gap), band.top, wide, band.height)
        for place, option in enumerate(options)
    }


def prompt_box(band: Box) -> pygame.Rect:
    """Where the question of a choice, or why a pick was refused, is written."""
    return pygame.Rect(band.left, band.top, round(band.width * 0.22), band.height)


def draw_options(brush: Brush, choice: Choice, band: Box, pointer: tuple[int, int], deck: str) -> None:
    """The options as buttons: number, what is taken, what that wins."""
    boxes = option_boxes(choice, band, brush.theme)
    for option in shown_options(choice):
        rect = boxes[option.number]
        chosen = option.number == choice.cursor
        active = chosen or rect.collidepoint(pointer)
        theme = brush.theme
        shapes.panel(brush.surface, rect, theme, WALNUT if active else SLATE, line=GOLD if active else BRASS, radius=12)
        if chosen:
            brush.surface.blit(shapes.frame(rect.size, theme.px(12), max(2, theme.px(3)), GOLD), rect)
        size = max(22, theme.px(30))
        draw_badge(brush, (rect.left + size * 0.72, rect.centery), str(option.number), strong=active)
        left = rect.left + round(size * 1.4)
        _draw_option_words(brush, pygame.Rect(left, rect.top, rect.right - theme.px(6) - left, rect.height), option, deck)
    more = more_box(choice, band, brush.theme)
    if more is not None:
        _draw_more(brush, choice, more, pointer)


def _draw_option_words(brush: Brush, rect: pygame.Rect, option: Option, deck: str) -> None:
    """What is taken above, what that wins below: names, or where they are too long values; of the gains as many as there is room for."""
    theme = brush.theme
    inside = rect.inflate(0, -theme.px(8))

    def fits(line: str) -> bool:
        return brush.text.width(line, Style.SMALL, theme) <= inside.width

    names = option_words(option, deck)
    won = gains_parts(option.gains, deck)
    if not won:
        brush.text.draw(brush.surface, inside, names, Style.NOTE, theme, IVORY)
        return
    lines = (names, ranks_words(option.move.taken, deck), values_words(option.move.taken))
    taken = names if option.move.is_for_itself else next((line for line in lines if fits(line)), lines[-1])
    while len(won) > 1 and not fits(" · ".join(won)):
        won.pop()
    top = pygame.Rect(inside.left, inside.top, inside.width, inside.height // 2)
    brush.text.draw(brush.surface, top, taken, Style.SMALL, theme, IVORY, valign="bottom")
    brush.text.draw(brush.surface, top.move(0, inside.height // 2), " · ".join(won), Style.SMALL, theme, GOLD, valign="top")


def _draw_more(brush: Brush, choice: Choice, rect: pygame.Rect, pointer: tuple[int, int]) -> None:
    """The button for the next page: an arrow, and which page this is of how many."""
    theme = brush.theme
    active = rect.collidepoint(pointer)
    shapes.panel(brush.surface, rect, theme, WALNUT if active else SLATE, line=GOLD if active else BRASS, radius=12)
    pages = -(-len(choice.candidates) // ON_A_PAGE)
    low = pygame.Rect(rect.left + 2, rect.centery + theme.px(2), rect.width - 4, rect.height // 2 - theme.px(4))
    brush.text.draw(brush.surface, low, f"{_place(choice) // ON_A_PAGE + 1}/{pages}", Style.SMALL, theme, IVORY, align="centre")
    size, x, y = theme.px(8), rect.centerx, rect.top + rect.height * 32 // 100
    pygame.draw.polygon(brush.surface, GOLD, [(x - size * 2 // 3, y - size), (x + size, y), (x - size * 2 // 3, y + size)])
