"""The figure of the rider (cavallo)."""

from collections.abc import Callable

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle, rect, shape, stroke, tube
from assets.artwork.palette import (
    BLUES,
    BROWN,
    BROWN_HI,
    BROWN_SH,
    CHESTNUT,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREENS,
    RED,
    REDS,
    SKINS,
    WHITES,
    Tones,
)
from assets.artwork.parts.finery import trim
from assets.artwork.parts.headgear import beard_moor, cap_plume, hair_page_back, hair_page_front, turban
from assets.artwork.parts.heads import ear, face
from assets.artwork.parts.horse import horse
from assets.artwork.parts.limbs import fold, forearm, hand_grip, shoe, sleeve_puff
from assets.artwork.parts.tack import breaststrap, bridle, saddle_cloth, scimitar


def rider(
    d: Drawing,
    coat_h: Tones = CHESTNUT,
    mane: Tones | None = None,
    tack: Tones = BLUES,
    cloth: Tones = REDS,
    fringe: Tones = GOLDS,
    coat: Tones = GREENS,
    trimc: Tones = GOLDS,
    bead: str = RED,
    placket: Tones = REDS,
    sash: Tones = BLUES,
    trousers: Tones = WHITES,
    boots: Tones = GOLDS,
    collar: Tones = REDS,
    fore: Tones = WHITES,
    skin: str = "moor",
    head: Pen | None = None,
    weapon: Callable[[Drawing, int], None] | None = None,
) -> None:
    """A rider on a prancing horse; `weapon` draws what he holds, behind (0) and before (1) his sleeve."""
    sk = SKINS[skin]
    horse(d, coat_h, mane)
    breaststrap(d, tack)
    bridle(d, tack)
    _saddle(d, tack, cloth, fringe)
    _rein_arm(d, tack, fore, skin)
    _riding_leg(d, boots, trousers, trimc)
    _coat(d, coat, trimc, bead)
    _frogging_and_sash(d, placket, sash)
    _rider_collar(d, sk, collar)
    _weapon_arm(d, weapon, fore, coat, skin)
    with d.at(214, 178, 0, 0.92):
        if head:
            head(d)
        else:
            ear(d, "moor", True)
            face(d, skin="moor", age="mid", stern=0.8, blush=False, lips="#8e3a2b")
            beard_moor(d)
            turban(d)


def _saddle(d: Drawing, tack: Tones, cloth: Tones, fringe: Tones) -> None:
    """Girth, saddle cloth and saddle."""
    # girth
    d.ink(stroke("262,470 290,500 292,528"), 12, taper=(0, 0), wob=0)
    d.ink(stroke("262,470 290,500 292,528"), 7, taper=(0, 0), wob=0, color=tack[0])
    saddle_cloth(d, cloth, fringe)
    # saddle: cantle and pommel
    d.obj(
        shape("150,424! 146,392 156,366 172,362 182,378 196,402 206,410!"),
        BROWN,
        BROWN_SH,
        BROWN_HI,
        w=3.4,
        sd=(7, 5),
        hinset=4,
        hd=(3, 3),
    )
    d.obj(
        shape("262,362! 256,338 262,318 276,316 284,330 282,350 290,374!"),
        BROWN,
        BROWN_SH,
        BROWN_HI,
        w=3.4,
        sd=(7, 5),
        hinset=4,
        hd=(3, 3),
    )


def _rein_arm(d: Drawing, tack: Tones, fore: Tones, skin: str) -> None:
    """The far arm, holding the reins."""
    # far arm with the reins
    d.ink(stroke("300,330 340,336 382,322 400,310"), 7.4, taper=(0, 0), wob=0)
    d.ink(stroke("300,330 340,336 382,322 400,310"), 3.6, taper=(0, 0), wob=0, color=tack[0])
    forearm(d, (238, 312), (288, 330), fore, 22, 14)
    hand_grip(d, 300, 330, 12, 0.95, skin=skin)


def _riding_leg(d: Drawing, boots: Tones, trousers: Tones, trimc: Tones) -> None:
    """The near leg in its boot and stirrup."""
    # near leg: loose trouser, boot, stirrup
    d.ink(stroke("246,452 262,500 262,556"), 7, taper=(0, 0), wob=0)
    d.ink(stroke("246,452 262,500 262,556"), 3.4, taper=(0, 0), wob=0, color=BROWN)
    sh = tube([(282, 478), (272, 520), (262, 558)], [21, 18, 13], [20, 22, 13], cap=(8, 0))
    d.obj(
        sh,
        boots[0],
        boots[1],
        boots[2],
        w=3.4,
        sd=(9, 3),
        hinset=5,
        hd=(3, 1),
        hatch={"length": 12, "gap": 5, "w": 2, "ang": 205},
    )
    shoe(d, (262, 566), boots, 1, 0.86)
    d.obj(shape("248,592! 262,560! 276,562! 302,594! 296,600 252,600!"), "none", None, None, w=0, line=False)
    d.ink(stroke("243,590 256,556 276,556 292,590"), 4.4, taper=(0, 0), wob=0)
    d.obj(rect(238, 588, 60, 9, 3), GOLD, GOLD_SH, None, w=2.8, sd=(5, 3))
    th = shape(
        "176,404! 178,380 206,366 240,372 276,404 306,452 312,482 300,500 276,504 256,496! 236,486 214,470 194,444"
    )
    d.fill(th, trousers[0])
    for q in (
        "196,392 232,424 262,474",
        "216,382 254,420 284,482",
        "240,384 276,430 300,484",
        "190,420 220,452 250,484",
    ):
        fold(d, q, trousers[1], 12, 2.5)
    d.shade(th, trousers[1], 6, 14)
    d.rim_hatch(th, 14, 5, 2.1, ang=250)
    d.contour(th, 3.6)
    trim(d, "254,492 276,501 299,498", trimc[0], trimc[1], 12)


def _coat(d: Drawing, coat: Tones, trimc: Tones, bead: str) -> None:
    """The coat."""
    # coat skirt
    ck = shape("178,366! 166,396 158,430 170,446! 196,452 222,446 236,426! 252,418 262,398 250,366!")
    d.fill(ck, coat[0])
    for q in ("192,374 182,410 178,444", "212,376 208,412 206,448", "232,376 232,404 228,434"):
        fold(d, q, coat[1], 11)
    d.shade(ck, coat[1], 12, 6)
    d.rim_hatch(ck, 12, 5, 2.1, ang=220)
    d.contour(ck, 3.5)
    trim(d, "160,428 172,442 196,447 222,441 236,423 250,415 260,398", trimc[0], trimc[1], 12, beads=(bead, 13))
    # torso
    to = shape("166,262! 160,292 170,330 178,372! 214,380 252,370! 258,330 264,290 254,258! 232,246 206,244 186,248")
    d.fill(to, coat[0])
    d.shade(to, coat[1], 14, 5)
    for q in ("184,300 194,334 194,366", "250,300 240,336 240,364", "180,280 192,298"):
        fold(d, q, coat[1], 9)
    d.rim_hatch(to, 14, 5, 2.1, ang=205)
    d.contour(to, 3.6)


def _frogging_and_sash(d: Drawing, placket: Tones, sash: Tones) -> None:
    """The braid on the breast, and the sash."""
    # frogging
    pl = shape("212,250! 208,310 212,378! 232,376! 230,310 236,248!")
    d.obj(pl, placket[0], placket[1], None, w=2.8, sd=(7, 2))
    for yy in (268, 290, 312, 334):
        d.ink(stroke([(200, yy - 2), (221, yy + 2), (244, yy - 2)]), 5.4, taper=(0, 0), wob=0)
        d.ink(stroke([(200, yy - 2), (221, yy + 2), (244, yy - 2)]), 2.6, taper=(0, 0), wob=0, color=GOLD)
        for x in (200, 221, 244):
            d.obj(circle(x, yy - (2 if x != 221 else -2), 4), GOLD, None, None, w=2)
    # sash
    trim(d, "174,356 196,366 214,369 234,367 254,356", sash[0], sash[1], 24)
    for q in ("178,352 214,364 252,352", "180,362 214,373 250,362"):
        d.ink(stroke(q), 2, taper=(0.3, 0.3))
    d.obj(
        shape("196,362! 186,384 184,410 190,424! 206,420! 206,396 210,368!"),
        sash[0],
        sash[1],
        sash[2],
        w=3,
        sd=(6, 2),
        hinset=3,
        hd=(2, 1),
    )
    d.ink(stroke("200,372 195,394 196,418"), 2, taper=(0.3, 0.5))
    for x in (189, 195, 201):
        d.ink(stroke([(x, 421), (x - 1, 431)]), 3, taper=(0, 0.5), color=GOLD_SH)


def _rider_collar(d: Drawing, sk: Tones, collar: Tones) -> None:
    """Neck and collar."""
    # neck, collar
    with d.at(214, 178, 0, 0.88):
        nk = shape("-20,26! -22,60 -34,84! 34,84! 20,62 16,44!")
        d.fill(nk, sk[1])
        d.contour(nk, 3)
    d.obj(
        shape("186,236! 176,250 180,268! 206,274 222,270! 244,276 258,266! 258,248 246,236! 238,254 222,262 200,254"),
        collar[0],
        collar[1],
        collar[2],
        w=3.2,
        sd=(5, 6),
        hinset=3,
        hd=(2, 2),
    )


def _weapon_arm(d: Drawing, weapon: Callable[[Drawing, int], None] | None, fore: Tones, coat: Tones, skin: str) -> None:
    """The raised arm and what it holds."""
    # weapon arm
    if weapon:
        weapon(d, 0)
    else:
        with d.at(90, 262, 0, 1, sx=-1, sy=1):
            scimitar(d, 0, 0, 22, 1.0)
    forearm(d, (112, 344), (95, 286), fore, 22, 14)
    sleeve_puff(d, (178, 276), (122, 336), coat, r0=34, r1=29)
    d.obj(shape("78,280! 78,292! 112,298! 114,286! 96,280"), GOLD, GOLD_SH, None, w=2.8, sd=(5, 3))
    if weapon:
        weapon(d, 1)
    hand_grip(d, 92, 264, -2, 1.05, skin=skin)


def head_knight(hair: Tones, hatc: Tones, brim: Tones, plum: Tones, tache: bool = True) -> Pen:
    """A bobbed head with a feathered cap, with or without a moustache."""

    def f(d: Drawing) -> None:
        hair_page_back(d, hair)
        face(d, age="mid", stern=0.5)
        hair_page_front(d, hair)
        if tache:
            m = shape(
                "17,21! 8,19.5 0,23 -7,29 -14,25! -10,35 -1,34 9,27 16.5,25! 22,27 29,32 37,29! 38,24 33,26 28,20 23,19"
            )
            d.fill(m, hair[1])
            d.contour(m, 2.2)
            g = shape("12,37! 16,36 20,37! 18,46 15.5,50 13,46")
            d.fill(g, hair[1])
            d.contour(g, 1.6)
        cap_plume(d, c=hatc, brim=brim, plume=plum, up=True)

    return f
