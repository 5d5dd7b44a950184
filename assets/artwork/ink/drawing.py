"""The sheet one draws on: brush lines, outlines, flat tones and hatching, written as plain SVG.

Transforms are applied to the points *before* the light is computed, so a sign that is rotated or
mirrored is still lit from the upper left like everything else on the card. The lower half of a reversible card is
another thing: it is the upper one turned, light and all, as it is printed (`twice`).
"""

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from shapely import affinity
from shapely.geometry.base import BaseGeometry

from assets.artwork.ink.hatching import engraving, ticks
from assets.artwork.ink.paths import Knots, Path, shape, stroke
from assets.artwork.ink.rings import (
    LIGHT,
    disc,
    lengths,
    normals,
    oriented,
    ring_text,
    rings_of,
    strip,
    turns_right,
)
from assets.artwork.palette import INK

FINEST = 2.5
"""Card units: thinner lines are left out of the optical size; on a card of 60 pixels they are a third of one."""
HEAVIEST = 1.6
"""How many times as heavy a large outline is in the optical size."""


class Drawing:
    """A picture of w x h units.

    `lod` is the level of detail: 0 leaves out hatching and small marks (for tiny pictures), 2 draws all.
    `inkmul` makes every ink line heavier. `small` is the optical size, for cards below 80 pixels: no hatching, no fine
    lines, heavy silhouettes; a pen that finds it leaves ornaments out and draws its signs larger. The wobble of the
    lines is seeded: same calls, same picture.
    """

    def __init__(
        self,
        w: float = 500,
        h: float = 800,
        lod: int = 2,
        inkmul: float = 1.0,
        seed: int = 7,
        small: bool = False,
    ) -> None:
        """Start an empty picture."""
        self.w, self.h = w, h
        self.small = small
        self.lod, self.inkmul = 0 if small else lod, inkmul
        self.ws = 1.0
        self._out: list[str] = []
        self._defs: list[str] = []
        self._matrices = [np.array([[1.0, 0, 0], [0, 1, 0]])]
        self._rng = random.Random(seed)
        self._inks: Mapping[str, str] = {}

    def svg(self, size: tuple[int, int] | None = None, margin: int = 0) -> str:
        """Return the picture as the text of an SVG file, `size` pixels large with `margin` empty pixels around."""
        width, height = size or (self.w, self.h)
        mx, my = (margin * units / (pixels - 2 * margin) for units, pixels in ((self.w, width), (self.h, height)))
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-mx} {-my} {self.w + 2 * mx} {self.h + 2 * my}"'
            f' width="{width}" height="{height}" preserveAspectRatio="none">'
        )
        return f"{head}<defs>{''.join(self._defs)}</defs>{''.join(self._out)}</svg>"

    # ---- transforms and clips
    @property
    def matrix(self) -> np.ndarray:
        """The present transform, 2 x 3."""
        return self._matrices[-1]

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        rot: float = 0,
        s: float = 1,
        sx: float | None = None,
        sy: float | None = None,
        line: float | None = None,
    ) -> Iterator[None]:
        """Draw with the origin at x, y, rotated by rot degrees and scaled; sx = -1 mirrors.

        `line` scales the line widths; without it they grow slower than the shapes.
        """
        sx = s if sx is None else sx
        sy = abs(s) if sy is None else sy
        c, q = math.cos(math.radians(rot)), math.sin(math.radians(rot))
        inner = np.array([[c * sx, -q * sy, x], [q * sx, c * sy, y]])
        outer = self.matrix
        turned, moved = outer[:, :2] @ inner[:, :2], outer[:, :2] @ inner[:, 2] + outer[:, 2]
        before = self.ws
        self._matrices.append(np.column_stack([turned, moved]))
        self.ws *= (abs(sx * sy) ** 0.5) ** 0.75 if line is None else line
        yield
        self._matrices.pop()
        self.ws = before

    def placed(self, path: Path) -> Path:
        """Return the path in card units, under the present transform."""
        return path.moved_by(self.matrix)

    @contextmanager
    def clip(self, area: Path | BaseGeometry) -> Iterator[None]:
        """Draw only inside a path, or inside a geometry that is already in card units."""
        g = self.placed(area).poly() if isinstance(area, Path) else area
        name = f"c{len(self._defs) + 1}"
        rings = "".join(ring_text(ring) for ring in rings_of(g))
        self._defs.append(f'<clipPath id="{name}"><path d="{rings}"/></clipPath>')
        self._out.append(f'<g clip-path="url(#{name})">')
        yield
        self._out.append("</g>")

    @contextmanager
    def printed(self, inks: Mapping[str, str]) -> Iterator[None]:
        """Draw with other inks: what each colour of the palette becomes."""
        before, self._inks = self._inks, inks
        yield
        self._inks = before

    def instead(self, usual: "Pen", other: "Pen") -> None:
        """Draw `other` and go on as if `usual` had been drawn: what follows wobbles as it does after that one."""
        before, drawn = self._rng.getstate(), (len(self._out), len(self._defs))
        usual(self)
        after = self._rng.getstate()
        del self._out[drawn[0] :], self._defs[drawn[1] :]
        self._rng.setstate(before)
        other(self)
        self._rng.setstate(after)

    @contextmanager
    def turned(self) -> Iterator[None]:
        """Draw as if the card lay upside down: what is lit from the upper left is so when the card is turned."""
        self._out.append(f'<g transform="rotate(180 {self.w / 2} {self.h / 2})">')
        yield
        self._out.append("</g>")

    def twice(self, pen: "Pen") -> None:
        """Draw something and lay the same print of it down again, `turned`: light, outlines and wobble too."""
        first = len(self._out)
        pen(self)
        print_of_it = self._out[first:]
        with self.turned():
            self._out += print_of_it

    # ---- fills
    def raw(self, text: str, fill: str, op: float = 1, rule: str | None = None) -> None:
        """Fill a ready-made SVG path."""
        opacity = f' fill-opacity="{op:.2f}"' if op < 1 else ""
        evenodd = f' fill-rule="{rule}"' if rule else ""
        if text:
            self._out.append(f'<path d="{text}" fill="{self._inks.get(fill, fill)}"{opacity}{evenodd}/>')

    def fill(self, path: Path, color: str, op: float = 1) -> None:
        """Fill a closed path with one flat colour."""
        self.raw(ring_text(self.placed(path).pts), color, op)

    def fill_geom(self, g: BaseGeometry, color: str, op: float = 1) -> None:
        """Fill a geometry that is already in card units."""
        self.raw("".join(ring_text(ring) for ring in rings_of(g)), color, op, "evenodd")

    def border(self, outer: Path, inner: Path, color: str) -> None:
        """Fill the band between two outlines in card units."""
        self.raw(ring_text(outer.pts) + ring_text(inner.pts[::-1]), color)

    def shade(self, path: Path, color: str, dx: float = 10, dy: float = 12) -> None:
        """Lay the one shadow tone: the shape minus the shape pushed towards the light."""
        g = self.placed(path).poly()
        self.fill_geom(g.difference(affinity.translate(g, -dx * self.ws, -dy * self.ws)), color)

    def glint(self, path: Path, color: str, inset: float = 5, dx: float = 5, dy: float = 6, op: float = 1) -> None:
        """Lay the one highlight: a thin inset crescent on the side of the light."""
        k = self.ws
        g = self.placed(path).poly().buffer(-inset * k)
        if not g.is_empty:
            self.fill_geom(g.difference(affinity.translate(g, dx * k, dy * k)).buffer(-0.35), color, op)

    # ---- lines
    def ink(
        self,
        path: Path | Knots,
        w: float = 3.0,
        taper: tuple[float, float] = (0.5, 0.5),
        color: str | None = None,
        wob: float = 0.10,
        op: float = 1,
        fixed: bool = False,
    ) -> None:
        """Draw a brush line.

        `taper` is the fraction of the length over which each end thins out (0 = blunt), `wob` how much the
        width trembles; `fixed` keeps the width whatever the transform.
        """
        path = self.placed(path if isinstance(path, Path) else stroke(path))
        w = w if fixed else w * self.ws * self.inkmul
        if self.small and w < FINEST:
            return
        total = sum(lengths(run)[-1] for run in path.runs) or 1
        walked, rings = 0.0, []
        for k, run in enumerate(path.runs):
            if len(run) < 2:
                continue
            s = lengths(run)
            widths = w * _taper((s + walked) / total, taper) * self._wobble(s, wob)
            walked += s[-1]
            rings.append(strip(run, widths))
            if k > 0 or taper[0] == 0:
                rings.append(disc(run[0], widths[0] / 2))
            if k == len(path.runs) - 1 and taper[1] == 0:
                rings.append(disc(run[-1], widths[-1] / 2))
        self.raw("".join(ring_text(ring) for ring in rings), color or INK, op)

    def contour(
        self,
        path: Path,
        w: float = 3.2,
        color: str | None = None,
        k: float = 0.42,
        wob: float = 0.09,
        skip: tuple[float, float] | None = None,
    ) -> None:
        """Draw a closed outline: thin towards the light, heavy away from it (k = how much).

        skip = (u0, u1) leaves this fraction of the outline open (u1 may exceed 1), for a limb that grows out
        of a body; the open ends taper off.
        """
        path = self.placed(path)
        w = w * self.ws * self.inkmul
        if self.small:
            w *= _weight(path.pts)
        side = turns_right(path.pts)
        if skip:
            rings = [self._open_outline(path.pts, side, w, k, wob, skip)]
        else:
            rings = []
            for run in path.runs:
                if len(run) >= 2:
                    rings.extend(self._outline(run, len(path.runs) == 1, side, w, k, wob))
        self.raw("".join(ring_text(ring) for ring in rings), color or INK)

    def _outline(self, run: np.ndarray, alone: bool, side: int, w: float, k: float, wob: float) -> list[np.ndarray]:
        closed = alone and np.hypot(*(run[0] - run[-1])) < 1e-6
        n = normals(run, closed) * side
        s = lengths(run)
        wobble = self._wobble(s, wob)
        if closed:  # fade the wobble at the seam
            wobble = 1 + (wobble - 1) * np.clip(np.minimum(s, s[-1] - s) / 20, 0, 1)
        widths = w * (1 - k * (n @ LIGHT)) * wobble
        a, b = run + n * (widths / 2)[:, None], run - n * (widths / 2)[:, None]
        if closed:
            return [oriented(a), oriented(b)[::-1]]
        ends = [disc(run[0], widths[0] / 2), disc(run[-1], widths[-1] / 2)]
        return [oriented(np.vstack([a, b[::-1]])), *ends]

    def _open_outline(
        self, p: np.ndarray, side: int, w: float, k: float, wob: float, skip: tuple[float, float]
    ) -> np.ndarray:
        if np.hypot(*(p[0] - p[-1])) > 1e-6:
            p = np.vstack([p, p[:1]])
        u = lengths(p) / lengths(p)[-1]
        first, last = skip[1] % 1.0, skip[0] % 1.0
        if first <= last:
            kept = np.where((u >= first) & (u <= last))[0]
        else:
            kept = np.r_[np.where(u >= first)[0], np.where(u <= last)[0][1:]]
        run = p[kept]
        t = lengths(run)
        widths = w * (1 - k * (normals(run) * side @ LIGHT)) * self._wobble(t, wob)
        return strip(run, widths * np.clip(0.15 + 0.85 * np.minimum(t, t[-1] - t) / 40, 0, 1))

    def nib(self, path: Path | Knots, w: float = 10, thin: float = 2, ang: float = -35, color: str = INK) -> None:
        """Draw with a broad nib held at an angle, for letters."""
        path = self.placed(path if isinstance(path, Path) else stroke(path))
        w, thin = w * self.ws, thin * self.ws
        rings = []
        for run in path.runs:
            d = np.gradient(run, axis=0)
            angle = np.arctan2(d[:, 1], d[:, 0]) - math.radians(ang)
            widths = thin + (w - thin) * np.abs(np.sin(angle))
            rings += [strip(run, widths), disc(run[0], widths[0] / 2), disc(run[-1], widths[-1] / 2)]
        self.raw("".join(ring_text(ring) for ring in rings), color)

    # ---- hatching
    def rim_hatch(
        self,
        path: Path,
        length: float = 16,
        gap: float = 5,
        w: float = 2.0,
        ang: float | None = None,
        thresh: float = 0.15,
        jitter: float = 0.25,
    ) -> None:
        """Draw woodcut ticks on the shadow edge; give cloth a fixed angle of 200 to 250 degrees."""
        if self.lod < 1:
            return
        path, k = self.placed(path), self.ws
        rings = ticks(path, self._rng, length * k, gap * k, w * k * self.inkmul, ang, thresh, jitter)
        if rings:
            with self.clip(path.poly()):
                self.raw("".join(ring_text(ring, 0.02) for ring in rings), INK)

    def engrave(
        self,
        path: Path,
        ang: float = 30,
        gap: float = 5.0,
        depth: float = 40,
        w: float = 2.6,
        bow: float = 0.0,
        shadow_dir: Sequence[float] | None = None,
    ) -> None:
        """Draw banknote lines that swell into the shadow; bow bends them, for round things."""
        g = self.placed(path).poly()
        if self.lod < 1 or g.is_empty:
            return
        k = self.ws
        shadow = None if shadow_dir is None else np.array(shadow_dir, float)
        rings = engraving(g, ang, gap * k, depth * k, w * k * self.inkmul, bow, shadow)
        if rings:
            with self.clip(g):
                self.raw("".join(ring_text(ring, 0.03) for ring in rings), INK)

    # ---- the usual object
    def obj(
        self,
        path: Path | Knots,
        fill: str,
        sh: str | None = None,
        hi: str | None = None,
        w: float = 3.2,
        sd: tuple[float, float] = (9, 11),
        hinset: float = 5,
        hd: tuple[float, float] = (4, 5),
        hatch: dict[str, Any] | None = None,
        line: bool = True,
        eng: dict[str, Any] | None = None,
    ) -> Path:
        """Draw a thing: fill, shadow tone, highlight, engraving, hatching, outline; return its path.

        `sd` and `hd` say how far shadow and highlight reach, `eng` and `hatch` are arguments of `engrave` and
        `rim_hatch`.
        """
        path = path if isinstance(path, Path) else shape(path)
        self.fill(path, fill)
        if sh:
            self.shade(path, sh, *sd)
        if hi:
            self.glint(path, hi, hinset, *hd)
        if eng:
            self.engrave(path, **eng)
        if hatch:
            self.rim_hatch(path, **hatch)
        if line:
            self.contour(path, w)
        return path

    def _wobble(self, s: np.ndarray, amount: float, scale: float = 34) -> np.ndarray:
        phase = self._rng.random() * 100
        waves = np.sin(s / scale + phase) * 0.6 + np.sin(s / (scale * 0.37) + phase * 1.7) * 0.4
        return 1 + amount * waves


def _weight(p: np.ndarray) -> float:
    """How many times as heavy an outline is in the optical size: silhouettes more, what is tiny less."""
    across = float(np.hypot(*np.ptp(p, axis=0)))
    return float(np.interp(across, (16, 50, 150), (0.6, 1.0, HEAVIEST)))


def _taper(u: np.ndarray, taper: tuple[float, float]) -> np.ndarray:
    widths = np.ones_like(u)
    for fraction, from_end in ((taper[0], u), (taper[1], 1 - u)):
        if fraction > 0:
            widths *= 0.12 + 0.88 * np.clip(from_end / fraction, 0, 1) ** 0.75
    return widths


Pen = Callable[[Drawing], None]
"""Draws one thing."""
