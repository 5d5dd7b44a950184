"""View of the gulf of Naples at nightfall: flat colours and the lines of an engraving, drawn in any size.

Lengths are shares of the view's height. Things at the right are measured from the right edge, so a wider window shows
more of the sea.
"""

from collections.abc import Iterable, Sequence
from random import Random

import pygame

from scopa_gui.ui.kit.theme import INK, Colour

_NIGHT: Colour = (22, 58, 110)
_DUSK: Colour = (42, 98, 164)
_WAVE: Colour = (72, 122, 184)
_MOON: Colour = (253, 224, 138)
_LAVA: tuple[Colour, Colour, Colour] = (59, 53, 80), (34, 30, 49), (106, 98, 132)
_PINE: tuple[Colour, Colour, Colour] = (42, 90, 46), (24, 58, 32), (92, 146, 78)
_BARK: tuple[Colour, Colour] = (102, 56, 25), (141, 85, 48)
_LEMON: tuple[Colour, Colour, Colour] = (239, 181, 46), (200, 132, 26), (253, 224, 138)
_HOUSES: Sequence[Colour] = ((201, 140, 92), (222, 190, 140), (176, 84, 62), (206, 160, 70), (188, 170, 150))
_SAIL: Colour = (253, 247, 232)
_SHORE = 0.74
_SILL = 0.915
"""Distances from the top to the shore and to the window sill."""
SHUTTER = 0.17
"""Width of the shutter at each side."""
_FINER = 2
_STRIP = 2600
"""The view is drawn this many times as large and then reduced, and at most this many pixels wide at a time, for a wider
picture would take much memory."""

_MOON_AT = 2.96
_SLOPES = (
    (3.05, 0.0),
    (2.7, 0.045),
    (2.4, 0.14),
    (2.2, 0.27),
    (2.06, 0.345),
    (1.96, 0.335),
    (1.88, 0.29),
    (1.8, 0.33),
    (1.7, 0.44),
    (1.62, 0.515),
    (1.585, 0.5),
    (1.55, 0.505),
    (1.52, 0.525),
    (1.42, 0.42),
    (1.28, 0.28),
    (1.1, 0.15),
    (0.86, 0.06),
    (0.5, 0.0),
)
"""Points on Monte Somma and Vesuvius: distance from the right edge, and height above the shore."""

_SOMMA = 4
_SADDLE = 6
_VESUVIUS = 12
_STEPS = 6
"""Places in `_SLOPES` of the two summits and of the saddle between them; and parts of the curve between two points."""

Spot = tuple[float, float]


def draw_gulf(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw the view into a box that is several times as wide as high."""
    strips = -(-box.width // _STRIP)
    for number in range(strips):
        left, right = (box.width * edge // strips for edge in (number, number + 1))
        fine = pygame.Surface(((right - left) * _FINER, box.height * _FINER), 0, surface)
        _Engraving(fine, left * _FINER, box.width / box.height).draw()
        surface.blit(pygame.transform.smoothscale(fine, (right - left, box.height)), (box.left + left, box.top))


def _smooth(spots: Sequence[Spot]) -> list[Spot]:
    """Return points on a Catmull-Rom curve through all spots."""
    found: list[Spot] = []
    points = list(map(pygame.Vector2, [spots[0], *spots, spots[-1]]))
    for before, start, end, after in zip(points, points[1:], points[2:], points[3:], strict=False):
        bend = 2 * before - 5 * start + 4 * end - after
        turn = 3 * (start - end) + after - before
        for number in range(_STEPS):
            t = number / _STEPS
            x, y = start + 0.5 * t * (end - before + t * (bend + t * turn))
            found.append((x, y))
    return [*found, spots[-1]]


class _Engraving:
    """Drawer of the strip of the view that begins at `left` pixels; the whole view is `span` heights wide."""

    def __init__(self, picture: pygame.Surface, left: int, span: float) -> None:
        self.picture = picture
        self.unit = picture.get_height()
        self.left = left
        self.span = span
        self.line = max(1, round(0.009 * self.unit))

    def draw(self) -> None:
        self._sky()
        self._mountain()
        self._sea()
        self._town()
        self._pine()
        self._branch()
        self._window()

    # Strokes

    def _at(self, spots: Iterable[Spot]) -> list[tuple[int, int]]:
        return [(round(x * self.unit) - self.left, round(y * self.unit)) for x, y in spots]

    def _fill(self, colour: Colour, spots: Iterable[Spot], *, ink: bool = False) -> None:
        points = self._at(spots)
        pygame.draw.polygon(self.picture, colour, points)
        if ink:
            pygame.draw.lines(self.picture, INK, True, points, self.line)

    def _bar(self, colour: Colour, x: float, y: float, width: float, height: float) -> None:
        left = round(x * self.unit)
        top = round(y * self.unit)
        size = max(1, round((x + width) * self.unit) - left), max(1, round((y + height) * self.unit) - top)
        self.picture.fill(colour, (left - self.left, top, *size))

    def _disc(self, colour: Colour, x: float, y: float, reach: float) -> None:
        (middle,) = self._at([(x, y)])
        pygame.draw.circle(self.picture, colour, middle, round(reach * self.unit))

    def _oval(self, colours: tuple[Colour, Colour, Colour], x: float, y: float, width: float, height: float) -> None:
        """Draw an oval: its ink line, shadow, colour and a sliver of light at the upper left."""
        base, shadow, light = colours
        edge = self.line / self.unit
        for colour, across, down, w, h in (
            (INK, 0.0, 0.0, width + 2 * edge, height + 2 * edge),
            (shadow, 0.0, 0.0, width, height),
            (base, -0.07 * width, -0.07 * height, 0.86 * width, 0.86 * height),
            (light, -0.20 * width, -0.22 * height, 0.34 * width, 0.18 * height),
        ):
            spot = pygame.Rect(0, 0, max(2, round(w * self.unit)), max(2, round(h * self.unit)))
            (spot.center,) = self._at([(x + across, y + down)])
            pygame.draw.ellipse(self.picture, colour, spot)

    # The view

    def _sky(self) -> None:
        """Draw the night sky with the moon; the lines of the last light grow broader downwards."""
        self.picture.fill(_NIGHT)
        lines = 17
        for number in range(lines):
            share = (number + 1) / lines
            self._bar(_DUSK, 0.0, _SHORE * (0.16 + 0.84 * share), self.span, 0.037 * share**1.6)
        x = self.span - _MOON_AT
        y = 0.27
        self._disc(_NIGHT, x, y, 0.115)
        self._disc(_MOON, x, y, 0.088)

    def _mountain(self) -> None:
        """Draw the mountain; lines lead from the shaded slopes into those in moonlight."""
        base, shadow, light = _LAVA
        ridge = [(self.span - x, _SHORE - up) for x, up in _smooth(_SLOPES)]
        foot = (self.span - 1.30, _SHORE)
        self._fill(base, ridge)
        for peak, end in ((_SOMMA, _SADDLE), (_VESUVIUS, len(_SLOPES) - 1)):
            lee = ridge[peak * _STEPS : end * _STEPS + 1]
            inner = [foot] if end > _SADDLE else [(lee[-1][0] - 0.01, lee[-1][1] + 0.10)]
            self._fill(shadow, [*lee, *inner])
            for number in range(1, 10):
                x, y = lee[number * (len(lee) - 1) // 11]
                reach = 0.055 + 0.012 * number if end > _SADDLE else 0.03
                self._stroke(base, (x, y + 0.012), (x - 0.45 * reach, min(_SHORE, y + 0.012 + reach)))
        for first, last in ((0, _SOMMA), (_SADDLE, _VESUVIUS - 2)):
            for x, y in ridge[first * _STEPS + 3 : last * _STEPS : 3]:
                if y < _SHORE - 0.05:
                    self._stroke(light, (x + 0.012, y + 0.022), (x + 0.035, y + 0.022 + 0.30 * (_SHORE - y) ** 1.3))
        pygame.draw.lines(self.picture, INK, False, self._at(ridge), self.line)

    def _stroke(self, colour: Colour, start: Spot, end: Spot) -> None:
        pygame.draw.lines(self.picture, colour, False, self._at([start, end]), max(1, self.line * 2 // 3))

    def _sea(self) -> None:
        """Draw waves, longer ones nearer and gold ones under the moon, and a boat with a lateen sail."""
        self._bar(_NIGHT, 0.0, _SHORE, self.span, 1.0 - _SHORE)
        rng = Random(3)
        rows = 6
        moon = self.span - _MOON_AT
        for row in range(rows):
            y = _SHORE + 0.022 + (_SILL - _SHORE - 0.02) * row / rows
            x = self.span - 0.2 * rng.random()
            while x > 0.0:
                long = (0.07 + 0.035 * row) * (0.6 + rng.random())
                x -= long
                self._bar(_MOON if abs(x + long / 2 - moon) < 0.05 + 0.02 * row else _WAVE, x, y, long, 0.008)
                x -= long * (0.5 + 1.6 * rng.random())
        x = self.span - 2.64
        self._fill(_SAIL, [(x - 0.02, 0.695), (x + 0.0644, 0.8126), (x - 0.042, 0.8126)], ink=True)
        hull = [(x - 0.077, 0.821), (x + 0.0868, 0.8154), (x + 0.056, 0.849), (x - 0.0532, 0.849)]
        self._fill(_HOUSES[2], hull, ink=True)

    def _town(self) -> None:
        """Draw houses on a quay below the mountain, some of them lit."""
        rng = Random(9)
        x = self.span - 2.42
        self._bar(INK, x - 0.12, _SHORE, self.span, 0.018)
        self._bar(_LAVA[0], x - 0.11, _SHORE + 0.004, self.span, 0.009)
        while x < self.span - SHUTTER:
            width = rng.uniform(0.026, 0.05)
            tall = rng.uniform(0.022, 0.062)
            self._bar(INK, x, _SHORE - tall, width, tall + 0.006)
            edge = self.line / self.unit
            self._bar(rng.choice(_HOUSES), x + edge, _SHORE - tall + edge, width - edge, tall - edge)
            if rng.random() < 0.5:
                self._bar(_MOON if rng.random() < 0.6 else INK, x + width * 0.45, _SHORE - tall * 0.7, 0.010, 0.014)
            x += width + (0.0 if rng.random() < 0.75 else rng.uniform(0.01, 0.08))

    def _pine(self) -> None:
        """Draw a stone pine on a hill, at the right."""
        bark, light = _BARK
        x = self.span - 0.60
        ground = [
            (x - 0.62, 1.0),
            (x - 0.40, 0.895),
            (x - 0.12, 0.853),
            (x + 0.2, 0.862),
            (x + 0.8, 0.80),
            (x + 0.8, 1.0),
        ]
        self._fill(_PINE[1], _smooth(ground), ink=True)
        trunk = [
            (x - 0.035, 1.0),
            (x - 0.016, 0.70),
            (x - 0.03, 0.46),
            (x + 0.01, 0.44),
            (x + 0.018, 0.70),
            (x + 0.025, 1.0),
        ]
        for lean in (-0.15, 0.16):
            pygame.draw.lines(self.picture, INK, False, self._at([(x, 0.62), (x + lean, 0.45)]), 3 * self.line)
        self._fill(bark, trunk, ink=True)
        pygame.draw.lines(self.picture, light, False, self._at([(x - 0.016, 0.96), (x - 0.006, 0.52)]), self.line)
        crowns = (
            (-0.24, 0.425, 0.24, 0.09),
            (0.22, 0.42, 0.26, 0.10),
            (-0.10, 0.385, 0.34, 0.13),
            (0.10, 0.375, 0.30, 0.13),
        )
        for across, y, width, height in crowns:
            self._oval(_PINE, x + across, y, width, height)

    def _branch(self) -> None:
        """Draw a branch with lemons in front of the window, at the upper left."""
        stem = [(0.22, 0.0), (0.46, 0.075), (0.74, 0.095), (1.00, 0.075)]
        pygame.draw.lines(self.picture, INK, False, self._at(stem), 3 * self.line)
        pygame.draw.lines(self.picture, _BARK[1], False, self._at(stem), self.line)
        for x, y, aside, down in (
            (0.34, 0.03, 0.11, 0.12),
            (0.44, 0.07, -0.12, 0.09),
            (0.62, 0.09, 0.13, 0.10),
            (0.72, 0.09, -0.05, 0.15),
            (0.84, 0.09, 0.12, 0.09),
            (0.99, 0.075, 0.14, 0.03),
            (0.90, 0.085, 0.06, -0.08),
            (0.56, 0.085, 0.08, -0.08),
        ):
            self._leaf(x, y, aside, down)
        for x, y in ((0.53, 0.175), (0.79, 0.19), (0.98, 0.155)):
            self._fill(INK, [(x - 0.014, y + 0.05), (x + 0.014, y + 0.05), (x, y + 0.082)])
            self._oval(_LEMON, x, y, 0.085, 0.115)

    def _leaf(self, x: float, y: float, aside: float, down: float) -> None:
        base, shadow, light = _PINE
        tip = (x + aside, y + down)

        def edge(side: float) -> list[Spot]:
            spots = ((0.0, 0.0), (0.2, 0.2), (0.5, 0.3), (0.8, 0.17), (1.0, 0.0))
            return [
                (x + along * aside - side * out * down, y + along * down + side * out * aside) for along, out in spots
            ]

        near = _smooth(edge(1.0))
        far = _smooth(edge(-1.0))
        self._fill(base, [*near, *far[::-1]], ink=True)
        self._fill(shadow, near)
        self._stroke(light, (x + 0.12 * aside, y + 0.12 * down), (x + 0.84 * aside, y + 0.84 * down))
        pygame.draw.lines(self.picture, INK, False, self._at([*near, tip, *far[::-1]]), self.line)

    def _window(self) -> None:
        """Draw shutters at both sides, and the sill."""
        base, shadow, light = _PINE
        width = SHUTTER
        slats = 12
        for left in (0.0, self.span - width):
            self._bar(INK, left - 0.01, 0.0, width + 0.02, _SILL)
            self._bar(shadow, left, 0.0, width, _SILL)
            for number in range(slats):
                self._bar(base, left + 0.022, _SILL * (number + 0.2) / slats, width - 0.044, _SILL * 0.55 / slats)
                self._bar(light, left + 0.022, _SILL * (number + 0.2) / slats, width - 0.044, 0.006)
        bark, wood = _BARK
        self._bar(INK, 0.0, _SILL - 0.008, self.span, 1.0)
        self._bar(wood, 0.0, _SILL, self.span, 0.022)
        self._bar(bark, 0.0, _SILL + 0.026, self.span, 0.05)
