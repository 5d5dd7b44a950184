"""A shadow ends in nothing: no box is to be seen around it, whatever throws it."""

import numpy as np
import pygame
import pytest

from scopa_gui.art.card_images import shadow as shadow_of_a_card
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.play.match_end.tossed_coins import _shadow as shadow_of_a_coin

LEAST_SEEN = 2
"""Of 255: fainter than this no eye tells a shadow from the table."""


def at_the_border(picture):
    """The strongest alpha in the outermost pixels."""
    alpha = pygame.surfarray.array_alpha(picture)
    return int(max(alpha[0].max(), alpha[-1].max(), alpha[:, 0].max(), alpha[:, -1].max()))


@pytest.mark.rotating
@pytest.mark.parametrize("blur", [3, 4, 5, 7, 8, 11, 14, 15, 19, 28, 40, 56, 112])
@pytest.mark.parametrize("strength", [110, 170])
def test_the_shadow_of_a_panel_fades_to_nothing(blur, strength):
    for size in ((8, 8), (30, 20), (76, 34), (180, 44), (300, 200), (900, 600)):
        for radius in (0, 7, 14, 36):
            picture = shapes.shadow(size, radius, blur, strength)
            assert picture.get_size() == (size[0] + 2 * blur, size[1] + 2 * blur)
            assert at_the_border(picture) < LEAST_SEEN, (size, radius)
            assert (
                min(size) < 3 * blur or picture.get_at((blur + size[0] // 2, blur + size[1] // 2))[3] > 0.75 * strength
            )


def test_the_shadow_of_a_large_panel_is_that_of_a_small_one_drawn_out():
    small, large = shapes.shadow((200, 120), 14, 14), shapes.shadow((900, 500), 14, 14)
    assert np.array_equal(pygame.surfarray.array_alpha(small)[:60, :60], pygame.surfarray.array_alpha(large)[:60, :60])
    assert np.array_equal(
        pygame.surfarray.array_alpha(small)[-60:, -60:], pygame.surfarray.array_alpha(large)[-60:, -60:]
    )


def test_a_shadow_falls_evenly_from_the_box_to_its_border():
    down = pygame.surfarray.array_alpha(shapes.shadow((300, 200), 14, 14))[164, :114].astype(int)
    assert (np.diff(down) >= 0).all()
    assert np.diff(down).max() <= 14


def test_the_shadow_of_a_card_fades_to_nothing_at_every_size():
    for width in (*range(8, 60), 75, 100, 150, 240, 480):
        pixels, size = shadow_of_a_card((width, round(width * 1.6)))
        assert at_the_border(pygame.image.frombuffer(pixels, size, "RGBA")) < LEAST_SEEN, width


@pytest.mark.parametrize("window", [(1024, 640), (1366, 768), (3840, 2160)])
def test_the_shadow_of_a_coin_fades_to_nothing(window):
    for units in (8, 20, 40, 90):
        assert at_the_border(shadow_of_a_coin(Theme(window).px(units))) < LEAST_SEEN
