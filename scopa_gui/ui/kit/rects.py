"""Rectangles made from others: smaller ones inside, parts cut from an edge, equal columns, boxes put at a point."""

import pygame


def inset(rect: pygame.Rect, across: int, down: int | None = None) -> pygame.Rect:
    """Return a rectangle smaller by so many pixels on each side; negative numbers make it larger."""
    return rect.inflate(-2 * across, -2 * (across if down is None else down))


def sized(size: tuple[int, int], **point: tuple[int, int]) -> pygame.Rect:
    """Return a rectangle of a size that has one of its points somewhere: `sized((40, 20), midright=box.midright)`."""
    rect = pygame.Rect((0, 0), size)
    for name, at in point.items():
        setattr(rect, name, at)
    return rect


def cut_left(rect: pygame.Rect, width: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the left part, `width` pixels wide, and what remains, `gap` pixels to its right."""
    rest = pygame.Rect(rect.left + width + gap, rect.top, rect.width - width - gap, rect.height)
    return pygame.Rect(rect.topleft, (width, rect.height)), rest


def cut_right(rect: pygame.Rect, width: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the right part, `width` pixels wide, and what remains, `gap` pixels to its left."""
    rest, part = cut_left(rect, rect.width - width)
    rest.width -= gap
    return part, rest


def cut_top(rect: pygame.Rect, height: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the upper part, `height` pixels high, and what remains, `gap` pixels below it."""
    rest = pygame.Rect(rect.left, rect.top + height + gap, rect.width, rect.height - height - gap)
    return pygame.Rect(rect.topleft, (rect.width, height)), rest


def cut_bottom(rect: pygame.Rect, height: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the lower part, `height` pixels high, and what remains, `gap` pixels above it."""
    rest, part = cut_top(rect, rect.height - height)
    rest.height -= gap
    return part, rest


def columns(rect: pygame.Rect, count: int, gap: int = 0) -> list[pygame.Rect]:
    """Return columns of one width, `gap` pixels apart; pixels that cannot be shared out stay empty at the right."""
    width = (rect.width - gap * (count - 1)) // count
    return [pygame.Rect(rect.left + number * (width + gap), rect.top, width, rect.height) for number in range(count)]


def rows(rect: pygame.Rect, count: int, gap: int = 0) -> list[pygame.Rect]:
    """Return rows of one height, `gap` pixels apart; pixels that cannot be shared out stay empty at the bottom."""
    height = (rect.height - gap * (count - 1)) // count
    return [pygame.Rect(rect.left, rect.top + number * (height + gap), rect.width, height) for number in range(count)]
