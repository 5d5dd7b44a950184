"""Difficulty of a puzzle as five small coins, of which 1 to 5 are gold."""

from math import cos, pi, sin

import pygame

from scopa_gui.coach.puzzles.puzzle import DIFFICULTIES
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import Colour
from scopa_gui.ui.kit.widgets.widget import Brush

_EDGE: Colour = (122, 82, 24)
_GOLD: Colour = (226, 176, 70)
_SHINE: Colour = (250, 222, 142)
_HOLLOW: Colour = (196, 174, 132)
_PETALS = 6


@shapes.cached
def coin(size: int, *, filled: bool) -> pygame.Surface:
    """Return a coin with a flower, `size` pixels square; if not `filled`, a ring. Do not draw on it."""
    big = shapes.enlarged((size, size), _EDGE if filled else _HOLLOW)
    width = big.get_width()
    middle = width / 2
    if not filled:
        pygame.draw.circle(big, _HOLLOW, (middle, middle), width * 0.44, max(4, round(width * 0.07)))
        return shapes.reduced(big)
    pygame.draw.circle(big, _EDGE, (middle, middle), width * 0.49)
    pygame.draw.circle(big, _GOLD, (middle, middle), width * 0.43)
    pygame.draw.circle(big, _EDGE, (middle, middle), width * 0.35, max(2, round(width * 0.03)))
    for petal in range(_PETALS):
        turn = 2 * pi * petal / _PETALS - pi / 2
        pygame.draw.circle(
            big, _EDGE, (middle + width * 0.19 * cos(turn), middle + width * 0.19 * sin(turn)), width * 0.085
        )
    pygame.draw.circle(big, _SHINE, (middle, middle), width * 0.09)
    return shapes.reduced(big)


def draw_coins(brush: Brush, box: pygame.Rect, difficulty: int, *, align: str = "left") -> None:
    """Draw five coins, as many of gold as the difficulty."""
    count = len(DIFFICULTIES)
    size = max(8, min(box.height, brush.theme.px(20)))
    step = size + max(1, size // 6)
    left = box.left if align == "left" else box.right - count * step + step - size
    for number in range(count):
        picture = coin(size, filled=number < difficulty)
        brush.surface.blit(picture, (left + number * step, box.centery - size // 2))
