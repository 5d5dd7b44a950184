"""Hands and what they hold, in front of a bust, in units of the picture."""

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle, rect, shape, stroke, tube
from assets.artwork.palette import BLUE, BLUE_SH, BROWNS, GOLD, GOLD_HI, GOLD_SH, PAPER, RED, WHITE, Tones
from assets.artwork.people.worn import coin


def hand_with_coin(skin: Tones, sleeve: Tones) -> Pen:
    """A hand that holds up a coin between thumb and fingers."""

    def pen(d: Drawing) -> None:
        d.obj(tube([(330, 440), (338, 400), (336, 366)], [34, 30, 25]), sleeve[0], sleeve[1], sleeve[2], w=5, sd=(9, 6))
        palm = shape("310,372! 300,350 304,326 318,312 340,306 360,316 366,340 360,372! 336,380")
        d.obj(palm, skin[0], skin[1], None, w=4.6, sd=(9, 8))
        coin(d, 316, 284, 30)
        for knots in (
            "356,326! 366,306 354,286 334,276 326,282! 334,296 340,312",
            "364,340! 378,322 376,304 364,298! 358,310 352,326",
        ):
            d.obj(shape(knots), skin[0], skin[1], None, w=4.4, sd=(5, 5))
        d.obj(
            shape("304,352! 292,330 294,306 304,294! 314,304 312,322 322,340"), skin[0], skin[1], None, w=4.4, sd=(5, 5)
        )

    return pen


def arm_with_watch(skin: Tones, sleeve: Tones) -> Pen:
    """A raised forearm with a wristwatch, a finger tapping it."""

    def pen(d: Drawing) -> None:
        d.obj(tube([(250, 446), (286, 396), (318, 352)], [40, 34, 27]), sleeve[0], sleeve[1], sleeve[2], w=5, sd=(9, 9))
        d.obj(tube([(306, 368), (330, 336), (346, 312)], [22, 20, 21]), skin[0], skin[1], None, w=4.6, sd=(9, 7))
        with d.at(322, 346, 37, 1):
            d.obj(rect(-27, -12, 54, 24, 5), "#5a4031", "#3b281e", None, w=4, sd=(7, 4))
            d.obj(circle(0, 0, 25), GOLD, GOLD_SH, GOLD_HI, w=4.4, sd=(5, 5))
            d.fill(circle(0, 0, 18), WHITE)
            d.contour(circle(0, 0, 18), 2.6)
            d.ink(stroke("0,0 0,-13"), 3.6, taper=(0, 0.2), wob=0)
            d.ink(stroke("0,0 9,5"), 3.6, taper=(0, 0.2), wob=0)
        fist = shape("328,322! 322,296 334,274 358,266 380,276 388,300 376,324 356,334")
        d.obj(fist, skin[0], skin[1], None, w=4.6, sd=(9, 8))
        for line in ("352,270 356,286 350,296", "368,272 372,288 366,298", "382,284 384,296 378,304"):
            d.ink(stroke(line), 3, taper=(0.1, 0.6))
        d.obj(
            shape("328,312! 332,296 348,292 362,298! 360,310 346,310 336,322"), skin[0], skin[1], None, w=4.2, sd=(4, 4)
        )

    return pen


def fan_of_cards(skin: Tones, sleeve: Tones) -> Pen:
    """A hand with a fan of cards held close, their backs to us."""

    def pen(d: Drawing) -> None:
        for k, turn in enumerate((-34, -12, 10, 32)):
            with d.at(112, 400, turn, 1, line=1):
                d.obj(rect(-32, -128, 64, 104, 7), PAPER, "#d8c9a4", None, w=4, sd=(4, 4))
                d.obj(rect(-25, -121, 50, 90, 4), BLUE, BLUE_SH, None, w=2.4, sd=(3, 3))
                for y in (-106, -76, -46):
                    d.fill(shape([(0, y - 10, 1), (7, y, 1), (0, y + 10, 1), (-7, y, 1)]), GOLD if k % 2 else RED)
        d.obj(tube([(60, 460), (84, 424), (100, 398)], [32, 28, 24]), sleeve[0], sleeve[1], sleeve[2], w=5, sd=(9, 7))
        d.obj(
            shape("78,392! 76,366 92,346 116,344 134,356 140,380 126,402 100,408"),
            skin[0],
            skin[1],
            None,
            w=4.6,
            sd=(8, 8),
        )
        for line in ("100,350 112,362 128,366", "92,360 106,374 126,380", "88,374 100,386 120,392"):
            d.ink(stroke(line), 3, taper=(0.5, 0.1))
        d.obj(shape("120,356! 112,338 118,324 130,326! 136,342 134,360"), skin[0], skin[1], None, w=4.2, sd=(4, 4))

    return pen


def pipe(d: Drawing) -> None:
    """A pipe in the corner of the mouth, in the units of a head."""
    d.ink(stroke("22,31 32,37 42,42"), 6.4, taper=(0, 0), wob=0)
    d.ink(stroke("22,31 32,37 42,42"), 3, taper=(0, 0), wob=0, color="#4a3128")
    d.obj(
        shape("38,28! 56,26! 57,42 50,51 41,49 37,40"),
        BROWNS[0],
        BROWNS[1],
        BROWNS[2],
        w=2.8,
        sd=(4, 4),
        hinset=3,
        hd=(2, 2),
    )
    d.obj(circle(47, 27.5, 9, 3), "#3a2720", None, None, w=2)
    for line in ("48,20 42,10 50,2 46,-8", "54,16 60,6 54,-4"):
        d.ink(stroke(line), 3.4, taper=(0.4, 0.7), color="#ffffff", op=0.85, wob=0)


def hand_fan(c: Tones, skin: Tones) -> Pen:
    """A lady's folding fan, open."""

    def pen(d: Drawing) -> None:
        with d.at(18, 0, line=1):
            for k in range(7):
                with d.at(92, 418, -62 + 19 * k, 1, line=1):
                    d.obj(
                        shape("-5,-20! -19,-108! 0,-116 19,-108! 5,-20!"),
                        c[0] if k % 2 else c[2],
                        c[1],
                        None,
                        w=3.6,
                        sd=(4, 4),
                    )
            for a in (-40, 0, 40):
                with d.at(92, 418, a, 1, line=1):
                    d.fill(circle(0, -84, 5), GOLD)
            d.obj(shape("66,432! 68,406 84,392 106,394 120,408 118,440!"), skin[0], skin[1], None, w=4.4, sd=(7, 7))
            for line in ("80,400 92,410 112,410", "76,414 90,422 114,420"):
                d.ink(stroke(line), 3, taper=(0.4, 0.1))

    return pen
