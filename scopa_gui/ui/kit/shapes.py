"""Smooth shapes that pygame.draw does not have: rounded boxes, soft shadows, focus rings. Each is cached."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec, TypedDict

import pygame

from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.picture_cache import PictureCache
from scopa_gui.ui.kit.theme import BRASS, GOLD, INK, SLATE, Colour, Theme

_FINER = 4
_SHADOW: Colour = (8, 12, 8)
_SOFT = 5
_REACH = 6
"""A shadow is blurred in a smaller picture: greatest blur there in pixels, and how far the blur reaches."""
_LARGEST_SAVED = 300_000
"""Pixels: a larger shape, such as a sheet of paper, is not cached, because it takes megabytes."""
_SAVED_BYTES = 8 << 20
"""Limits for a window of 1920x1080; they grow with the window."""
P = ParamSpec("P")


class _ShapeCache(PictureCache[Hashable]):
    """Pictures by the function that makes them and its arguments, unless they have more pixels than `largest`."""

    largest = _LARGEST_SAVED

    def put(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        is_small = picture.get_width() * picture.get_height() <= self.largest
        return super().put(key, picture) if is_small else picture


_shapes = _ShapeCache(_SAVED_BYTES)


def forget(window: tuple[int, int]) -> None:
    """Drop every shape, because the next screen has others. The cache is larger for a larger window."""
    _shapes.clear()
    share = max(1.0, window[0] * window[1] / (1920 * 1080))
    _shapes.budget = round(_SAVED_BYTES * share)
    _shapes.largest = round(_LARGEST_SAVED * share)


def cached(make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """Cache the pictures that a function returns until `forget`; nobody may draw on them."""

    @wraps(make)
    def made(*given: P.args, **named: P.kwargs) -> pygame.Surface:
        return _shapes.picture((make, given, *named.items()), lambda: make(*given, **named))

    return made


def enlarged(size: tuple[int, int], colour: Colour, finer: int = _FINER) -> pygame.Surface:
    """Return an empty surface `finer` times as large as a picture, to draw it on with smooth edges.

    `colour` is that of most edges. (The middle of pygame's own `aacircle` is always a whole pixel.)
    """
    big = pygame.Surface((size[0] * finer, size[1] * finer), pygame.SRCALPHA)
    big.fill((*colour, 0))
    return big


def reduced(big: pygame.Surface, finer: int = _FINER) -> pygame.Surface:
    """Return the picture on an enlarged surface in its final size."""
    return pygame.transform.smoothscale(big, (big.get_width() // finer, big.get_height() // finer))


@cached
def sign(draw: Callable[[pygame.Surface, pygame.Rect], None], side: int, colour: Colour) -> pygame.Surface:
    """Return a square sign with smooth edges, `side` pixels wide; `colour` is that of most of it."""
    big = enlarged((side, side), colour)
    draw(big, big.get_rect())
    return reduced(big)


@cached
def coin(size: int, fill: Colour, line: Colour) -> pygame.Surface:
    """Return a disc with an edge, `size` pixels wide."""
    big = enlarged((size, size), line, 3)
    middle = big.get_width() / 2
    pygame.draw.circle(big, line, (middle, middle), middle)
    pygame.draw.circle(big, fill, (middle, middle), middle - max(3, size // 4))
    return reduced(big, 3)


def around(centre: tuple[float, float], size: tuple[float, float]) -> pygame.Rect:
    """Return the rectangle of a size around a centre, in whole pixels."""
    return rects.sized((round(size[0]), round(size[1])), center=(round(centre[0]), round(centre[1])))


def blit(surface: pygame.Surface, picture: pygame.Surface, centre: tuple[float, float], alpha: float = 1.0) -> None:
    """Draw a picture around a centre; `alpha` is from 0 (invisible) to 1."""
    where = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    if alpha >= 0.98:
        surface.blit(picture, where)
        return
    picture.set_alpha(round(255 * max(0.0, alpha)))
    surface.blit(picture, where)
    picture.set_alpha(255)


def is_seen(surface: pygame.Surface, box: pygame.Rect) -> bool:
    """Return True if a part of a box is inside the clip of a surface: not if it is scrolled out of view."""
    return bool(surface.get_clip().colliderect(box))


@cached
def _disc(radius: int, colour: Colour, alpha: int) -> pygame.Surface:
    big = enlarged((2 * radius, 2 * radius), colour)
    pygame.draw.circle(big, (*colour, alpha), big.get_rect().center, radius * _FINER)
    return reduced(big)


@cached
def box(size: tuple[int, int], radius: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """Return a filled box with round corners."""
    width, height = size
    radius = max(0, min(radius, width // 2, height // 2))
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((*colour, alpha))
    if radius:
        disc = _disc(radius, colour, alpha)
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
            corner = (x * (width - radius), y * (height - radius), radius, radius)
            picture.fill((0, 0, 0, 0), corner)
            quarter = (x * radius, y * radius, radius, radius)
            picture.blit(disc, corner, quarter, pygame.BLEND_RGBA_ADD)
    return picture


@cached
def frame(size: tuple[int, int], radius: int, line: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """Return the outline of a box with round corners, `line` pixels thick."""
    picture = box(size, radius, colour, alpha).copy()
    inner = (max(1, size[0] - 2 * line), max(1, size[1] - 2 * line))
    hole = box(inner, max(0, radius - line), (0, 0, 0))
    picture.blit(hole, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return picture


@cached
def fade(size: tuple[int, int], colour: Colour, *, up: bool) -> pygame.Surface:
    """Return a colour that is opaque at the lower edge and transparent at the upper one; with `up` the reverse."""
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        way = (y + 1) / size[1]
        column.set_at((0, size[1] - 1 - y if up else y), (*colour, round(255 * way**1.5)))
    return pygame.transform.scale(column, size)


@cached
def shadow(size: tuple[int, int], radius: int, blur: int, strength: int = 110) -> pygame.Surface:
    """Return a soft shadow, `blur` pixels larger than `size` on each side; blit it at (x - blur, y - blur)."""
    whole = (size[0] + 2 * blur, size[1] + 2 * blur)
    corner = radius + 2 * max(blur, _SOFT)
    least = (min(whole[0], 2 * corner + 1), min(whole[1], 2 * corner + 1))
    grain = max(1.0, blur / _SOFT)
    small = (max(1, round(least[0] / grain)), max(1, round(least[1] / grain)))
    picture = pygame.Surface(small, pygame.SRCALPHA)
    dark = (max(1, small[0] - 2 * _REACH), max(1, small[1] - 2 * _REACH))
    picture.blit(
        box(dark, round(radius / grain), _SHADOW, strength), ((small[0] - dark[0]) // 2, (small[1] - dark[1]) // 2)
    )
    soft = pygame.transform.smoothscale(pygame.transform.gaussian_blur(picture, 2, repeat_edge_pixels=False), least)
    return soft if least == whole else _stretch(soft, whole, corner)


def _stretch(picture: pygame.Surface, whole: tuple[int, int], corner: int) -> pygame.Surface:
    """Return the picture enlarged to `whole`: corners unchanged, the rest stretched.

    Speed: takes a tenth of the time of blurring a large picture.
    """
    larger = pygame.Surface(whole, pygame.SRCALPHA)
    parts = [
        list(zip(_thirds(had, corner), _thirds(has, corner), strict=True))
        for had, has in zip(picture.get_size(), whole, strict=True)
    ]
    for (left, width), (over, across) in parts[0]:
        for (top, height), (down, along) in parts[1]:
            if width == height == 1:
                larger.fill(picture.get_at((left, top)), (over, down, across, along))
            else:
                part = picture.subsurface((left, top, width, height))
                pygame.transform.scale(part, (across, along), larger.subsurface((over, down, across, along)))
    return larger


def _thirds(length: int, corner: int) -> list[tuple[int, int]]:
    """Return start and length of first corner, middle and last corner; one part if the corners do not fit."""
    return (
        [(0, length)]
        if length <= 2 * corner
        else [(0, corner), (corner, length - 2 * corner), (length - corner, corner)]
    )


class PanelOptions(TypedDict, total=False):
    """Options of `panel`: colour of its line, radius of its corners in units, opacity 0 to 255, shadow or not."""

    line: Colour | None
    radius: float
    alpha: int
    raised: bool


def panel(
    surface: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    fill: Colour,
    *,
    line: Colour | None = None,
    radius: float = 14,
    alpha: int = 255,
    raised: bool = True,
) -> None:
    """Draw a box with a soft shadow and a thin line: a sheet of paper, or a plate in the table's colours.

    `radius` is in units.
    """
    if not surface.get_clip().colliderect(rects.inset(rect, -2 * theme.px(14))):
        return
    corner = theme.px(radius)
    if raised:
        blur = max(3, theme.px(14))
        surface.blit(shadow(rect.size, corner, blur), (rect.x - blur, rect.y - blur + blur // 3))
    surface.blit(box(rect.size, corner, theme.dyed(fill), 255 if theme.strong else alpha), rect)
    if line is not None:
        more = theme.hairline if theme.strong and rect.height >= 44 else 0  # in a lower one words are too close
        edge = rects.inset(rect, -more)
        surface.blit(frame(edge.size, corner + more, theme.hairline + more, theme.outlined(line, fill)), edge)


def dashes(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, colour: Colour) -> None:
    """Draw a broken line inside a box: with strong contrast it marks what cannot be pressed now."""
    width = 2 * theme.hairline
    step = theme.px(14)
    inner = rect.inflate(-3 * width, -3 * width)
    for left in range(inner.left + step // 2, inner.right - step, step):
        for top in (inner.top, inner.bottom - width):
            surface.fill(colour, (left, top, step // 2, width))
    for top in range(inner.top + step // 2, inner.bottom - step, step):
        for left in (inner.left, inner.right - width):
            surface.fill(colour, (left, top, width, step // 2))


def lozenge(
    surface: pygame.Surface, middle: tuple[int, int], half: int, theme: Theme, line: Colour, fill: Colour | None = None
) -> None:
    """Draw the diamond of the pack with a thin line, filled or hollow; `half` pixels from its centre to its tips."""
    x, y = middle
    for reach in range(half, max(0, half - theme.hairline), -1):
        points = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
        if fill is not None and reach == half:
            pygame.draw.polygon(surface, fill, points)
        pygame.draw.aalines(surface, line, True, points)


def under_words(surface: pygame.Surface, box: pygame.Rect, width: int, theme: Theme) -> None:
    """Draw a plate below words on a painted table: they take `width` pixels from the left of a box."""
    if theme.has_frieze:
        words, _rest = rects.cut_left(box, min(width, box.width))
        panel(surface, rects.inset(words, -theme.space(1.5), 0), theme, SLATE, line=BRASS)


def ring_reach(theme: Theme) -> int:
    """Return how far in pixels a focus ring reaches beyond its rectangle: words stay out of it."""
    return 2 * max(2, theme.px(3)) + 1


def focus_ring(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, radius: float = 12) -> None:
    """Draw the sign of keyboard focus around a rectangle: a gold line with a dark line outside and a gap inside."""
    gap = max(2, theme.px(3))
    line = max(2, theme.px(3))
    outer = rects.inset(rect, -(gap + line))
    if theme.strong:
        line += gap - 1
    corner = theme.px(radius) + gap + line
    edge = rects.inset(outer, -1)
    surface.blit(frame(edge.size, corner + 1, line + 2, INK, 255 if theme.strong else 170), edge)
    surface.blit(frame(outer.size, corner, line, theme.inked(GOLD)), outer)


def triangle(surface: pygame.Surface, box: pygame.Rect, colour: Colour, *, pointing: int) -> None:
    """Draw a triangle in a box that points to the left (-1) or to the right (1)."""
    near, far = (0.26, 0.80) if pointing > 0 else (0.74, 0.20)
    big = enlarged(box.size, colour)
    width, height = big.get_size()
    pygame.draw.polygon(
        big, colour, [(width * near, height * 0.14), (width * near, height * 0.86), (width * far, height * 0.5)]
    )
    surface.blit(reduced(big), box)
