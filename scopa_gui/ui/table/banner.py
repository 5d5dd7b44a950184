"""The word of a scopa: a ribbon across the table for about a second. Wine and gold when it is ours, slate and ivory when not."""

from functools import lru_cache

import pygame

from scopa_gui.ui import shapes
from scopa_gui.ui.anim.tween import clamp, ease_out, ease_out_back
from scopa_gui.ui.text import Text
from scopa_gui.ui.theme import BRASS, GOLD, INK, IVORY, SLATE, WINE, Style, Theme
from scopa_gui.ui.words import _

_IN, _OUT = 0.16, 0.24
"""Shares of the time in which the ribbon comes and goes."""


@lru_cache(maxsize=2)
def _ribbon(size: tuple[int, int], unit_line: int, *, ours: bool) -> pygame.Surface:
    """A ribbon with cut ends."""
    fine = 3
    wide, high = size[0] * fine, size[1] * fine
    big = pygame.Surface((wide, high), pygame.SRCALPHA)
    big.fill((*INK, 0))
    cut, fold = high * 0.32, high * 0.20
    fill = WINE if ours else SLATE
    dark = tuple(value * 6 // 10 for value in fill)
    edge = GOLD if ours else BRASS
    tail = [(0, fold), (wide * 0.16, fold), (wide * 0.16, high), (0, high), (cut, (high + fold) / 2)]
    for mirrored in (False, True):
        points = [(wide - x if mirrored else x, y) for x, y in tail]
        pygame.draw.polygon(big, dark, points)
        pygame.draw.polygon(big, edge, points, unit_line * fine)
    body = pygame.Rect(round(wide * 0.09), 0, round(wide * 0.82), round(high - fold))
    pygame.draw.rect(big, fill, body)
    pygame.draw.rect(big, edge, body, unit_line * fine)
    inner = body.inflate(-6 * unit_line * fine, -6 * unit_line * fine)
    pygame.draw.rect(big, edge, inner, max(1, unit_line * fine // 3))
    return pygame.transform.smoothscale(big, size)


@lru_cache(maxsize=2)
def _picture(text: Text, theme: Theme, name: str, word: str, *, ours: bool) -> pygame.Surface:
    """The ribbon with its words, in full size."""
    size = (theme.px(520), theme.px(150))
    picture = _ribbon(size, max(1, theme.px(2)), ours=ours).copy()
    box = pygame.Rect(0, 0, round(size[0] * 0.72), round(size[1] * 0.8))
    box.center = (size[0] // 2, round(size[1] * 0.4))
    colour = GOLD if ours else IVORY
    if name:
        top = pygame.Rect(box.left, box.top + theme.px(6), box.width, round(box.height * 0.28))
        text.draw(picture, top, name, Style.LABEL, theme, IVORY, align="centre")
        box = pygame.Rect(box.left, top.bottom, box.width, box.bottom - top.bottom - theme.px(4))
    px = min(theme.type_px(Style.DISPLAY), round(box.height * 0.84))
    while px > 13 and text.width(word, Style.DISPLAY, theme, px) > box.width:
        px -= 1
    for shade, shift in ((INK, max(1, px // 24)), (colour, 0)):
        line = text.line(word, Style.DISPLAY, theme, shade, px)
        picture.blit(line, line.get_rect(center=(box.centerx + shift, box.centery + shift - px // 24)))
    return picture


def draw_banner(
    surface: pygame.Surface, text: Text, theme: Theme, centre: tuple[float, float], share: float, name: str, *, ours: bool, calm: bool
) -> None:
    """The ribbon at a `share` 0..1 of its time. `name` is who made the scopa, "" for me; `calm` only fades."""
    if not 0.0 <= share < 1.0:
        return
    coming, going = clamp(share / _IN), clamp((share - (1 - _OUT)) / _OUT)
    picture = _picture(text, theme, name, _("Scopa!"), ours=ours)
    if not calm and coming < 1.0:
        scale = 0.7 + 0.3 * ease_out_back(coming)
        picture = pygame.transform.smoothscale(picture, (round(picture.get_width() * scale), round(picture.get_height() * scale)))
    alpha = round(255 * ease_out(coming) * (1.0 - going))
    up = 0 if calm else round(theme.px(26) * going)
    where = picture.get_rect(center=(round(centre[0]), round(centre[1]) - up))
    blur = max(3, theme.px(16))
    dark = shapes.shadow((theme.px(430), theme.px(118)), theme.px(8), blur)
    for layer, rect in ((dark, dark.get_rect(center=where.center)), (picture, where)):
        layer.set_alpha(alpha)
        surface.blit(layer, rect)
        layer.set_alpha(255)
