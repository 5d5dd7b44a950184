"""The blue back: Vesuvius smoking in arabesques over a sea of scales, the same from both ends."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect
from assets.artwork.palette import BLUE, BLUE_HI, BLUE_SH, GOLD, GOLD_HI, INK, PAPER, RED
from assets.artwork.parts.flat import border, crescents, field, line, piece, scroll, sun, twice

NIGHT = "#12305e"


def back_blue(d: Drawing) -> None:
    """Two bays meeting in the middle of the sea."""
    with d.clip(field(d, NIGHT)):
        twice(d, _sky)
        twice(d, _mountain)
        for a in (0, 180):
            with d.at(250, 400, a, 1, line=1), d.at(-250, -400, 0, 1, line=1), d.clip(rect(0, 0, 500, 400)):
                _sea(d)
        _middle(d)
    border(d, BLUE_SH, PAPER)


def _sky(d: Drawing) -> None:
    """Smoke rolling up to both sides, stars between."""
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, sy=1, line=1):
            scroll(d, 8, 158, -14, 1.2, PAPER, 9)
            scroll(d, 86, 134, -62, 0.96, PAPER, 9)
            scroll(d, 12, 126, -64, 0.82, PAPER, 9)
            scroll(d, 105, 160, 10, 0.96, PAPER, 9)
            for x, y, r in ((164, 98, 6), (188, 66, 7), (186, 224, 7), (112, 226, 5)):
                star = [(0, -r * 2, 1), (r * 0.55, -r * 0.55, 1), (r * 2, 0, 1), (r * 0.55, r * 0.55, 1)]
                with d.at(x, y, 0, 1, line=1):
                    piece(d, [*star, *[(-px, -py, 1) for px, py, _ in star]], GOLD, 0)


def _mountain(d: Drawing) -> None:
    """Vesuvius and its brother Somma, gullies down the slopes, fire at the top."""
    piece(d, "30,330! 30,286! 70,262 118,216 148,204! 168,212 188,206! 240,250 320,330!", BLUE_SH, 3.4)
    piece(
        d,
        "60,334! 130,290 186,226 216,178 228,164! 237,171 245,165 254,171 263,165 273,170 282,163! "
        "300,188 340,236 398,292 470,322! 470,340!",
        BLUE,
        3.4,
    )
    piece(d, "282,163! 300,188 340,236 398,292 470,322! 470,340! 330,340! 296,280 270,230 268,172!", BLUE_SH, 0)
    for q in (
        "226,186 204,232 168,282",
        "238,194 222,250 204,304",
        "252,196 248,246 244,296",
        "246,262 240,292 236,312",
        "196,262 178,288 158,304",
    ):
        line(d, q, 4.6, BLUE_HI, (0.3, 0.6))
    for q in ("292,204 320,254 356,296", "284,226 300,266 322,306", "336,254 368,290 400,308"):
        line(d, q, 4.6, BLUE, (0.3, 0.6))
    for q in ("230,170 222,196 232,216 228,234", "246,171 252,192 246,210", "264,171 272,190 266,206 274,222"):
        line(d, q, 7, RED, (0.1, 0.6))
    for q in ("230,170 224,190 230,206", "246,171 250,186 247,198", "264,171 270,186 266,198"):
        line(d, q, 2.6, GOLD, (0.1, 0.6))


def _sea(d: Drawing) -> None:
    """Rows of scales from the shore to the middle."""
    r = 31
    for j in range(5):
        y = 326 + 19 * j
        for i in range(-1, 9):
            x = 250 + 54 * (i - 3.5 + (0.5 if j % 2 else 0))
            crescents(d, x, y, r, (PAPER, BLUE, BLUE_HI) if j % 2 else (PAPER, BLUE_SH, BLUE))


def _middle(d: Drawing) -> None:
    """The sun on the waters."""
    line(d, "20,400 480,400", 12, INK)
    line(d, "20,400 480,400", 7, GOLD)
    for k in range(24):
        with d.at(250, 400, 15 * k, 1, line=1):
            piece(d, f"76,-8! {118 if k % 2 else 100},0! 76,8!", GOLD if k % 2 else PAPER, 2.4)
    piece(d, circle(250, 400, 84), INK, 0)
    sun(d, 250, 400, 80, (GOLD, GOLD_HI, RED, BLUE))
