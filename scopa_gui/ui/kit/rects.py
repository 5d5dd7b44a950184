"""Rectangles made from others: inset or enlarged, cut from an edge, equal columns and rows, placed by a point."""

import pygame


def inset(rect: pygame.Rect, across: int, down: int | None = None) -> pygame.Rect:
    """Return a rectangle smaller by `across` pixels at left and right and by `down`, usually the same, above and below.

    Negative numbers make it larger.
    """
    return rect.inflate(-2 * across, -2 * (across if down is None else down))


def sized(size: tuple[int, int], **point: tuple[int, int]) -> pygame.Rect:
    """Return a rectangle of this size, placed by one of its points: `sized((40, 20), midright=box.midright)`."""
    rect = pygame.Rect((0, 0), size)
    for name, at in point.items():
        setattr(rect, name, at)
    return rect


def cut_left(rect: pygame.Rect, size: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the left part, `size` pixels wide, and what remains, `gap` pixels to its right."""
    x, y, width, height = rect
    return pygame.Rect(x, y, size, height), pygame.Rect(x + size + gap, y, width - size - gap, height)


def cut_right(rect: pygame.Rect, size: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the right part, `size` pixels wide, and what remains, `gap` pixels to its left."""
    rest, part = cut_left(rect, rect.width - size - gap, gap)
    return part, rest


def cut_top(rect: pygame.Rect, size: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the upper part, `size` pixels high, and what remains, `gap` pixels below it."""
    x, y, width, height = rect
    return pygame.Rect(x, y, width, size), pygame.Rect(x, y + size + gap, width, height - size - gap)


def cut_bottom(rect: pygame.Rect, size: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the lower part, `size` pixels high, and what remains, `gap` pixels above it."""
    rest, part = cut_top(rect, rect.height - size - gap, gap)
    return part, rest


def columns(rect: pygame.Rect, count: int, gap: int = 0) -> list[pygame.Rect]:
    """Return columns of one width, `gap` pixels apart; pixels that cannot be shared out stay empty at the right."""
    x, y, width, height = rect
    size = (width - gap * (count - 1)) // max(1, count)
    return [pygame.Rect(x + number * (size + gap), y, size, height) for number in range(count)]


def rows(rect: pygame.Rect, count: int, gap: int = 0) -> list[pygame.Rect]:
    """Return rows of one height, `gap` pixels apart; pixels that cannot be shared out stay empty at the bottom."""
    x, y, width, height = rect
    size = (height - gap * (count - 1)) // max(1, count)
    return [pygame.Rect(x, y + number * (size + gap), width, size) for number in range(count)]
