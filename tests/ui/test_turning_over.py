"""A card that is turned over: narrow, one edge nearer, darker; never a jump."""

from itertools import pairwise

import pygame
import pytest

from scopa_gui.ui.pictures.card_drawing import turned_width, turning


def card():
    picture = pygame.Surface((100, 160), pygame.SRCALPHA)
    picture.fill((240, 230, 210, 255))
    return picture


def heights(picture):
    """How many pixels are there in the first and in the last column."""
    mask = pygame.mask.from_surface(picture)
    wide, high = picture.get_size()
    return [sum(mask.get_at((x, y)) for y in range(high)) for x in (0, wide - 1)]


@pytest.mark.parametrize("nearer", [-1, 1])
def test_the_edge_that_comes_up_is_higher(nearer):
    left, right = heights(turning(card(), (50, 160), 0.5, nearer=nearer))
    assert (right - left) * nearer > 10
    assert abs(left + right - 320) <= 4


def test_a_card_that_lies_flat_is_as_it_was():
    flat = turning(card(), (100, 160), 1.0, nearer=1)
    assert flat.get_size() == (100, 160)
    assert flat.get_at((50, 80))[:3] == (240, 230, 210)


def test_the_light_leaves_it_while_it_stands():
    lights = []
    for width in (1.0, 0.75, 0.5, 0.25):
        picture = turning(card(), (max(2, round(100 * width)), 160), width, nearer=1)
        lights.append(picture.get_at((picture.get_width() // 2, picture.get_height() // 2))[0])
    assert lights == sorted(lights, reverse=True)
    assert lights[-1] > 120, "it can still be read"


def test_a_turn_has_no_jump():
    widths = [turned_width(step / 100) for step in range(101)]
    assert widths[0] == widths[-1] == 1.0
    assert min(widths) < 0.02
    assert max(abs(b - a) for a, b in pairwise(widths)) < 0.04
