"""The figure of the king (re)."""

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle, rect, shape, stroke
from assets.artwork.palette import (
    BLUE,
    BLUES,
    BROWNS,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    RED,
    RED_HI,
    RED_SH,
    REDS,
    SKIN_SH,
    WHITE,
    WHITE_SH,
    Tones,
)
from assets.artwork.parts.finery import brocade, ermine, sceptre, trim
from assets.artwork.parts.headgear import beard_king, crown, hair_king_back
from assets.artwork.parts.heads import face, locks
from assets.artwork.parts.limbs import fold, forearm, hand_grip


def king(
    d: Drawing,
    robe: Tones = REDS,
    mantle: Tones = BLUES,
    motif: str | None = GOLD,
    hem: Tones = GOLDS,
    hair: Tones = BROWNS,
    jewel: tuple[str, str] = (RED, BLUE),
    held: Pen | None = None,
    rod: bool = True,
    age: str = "old",
    shoe_c: Tones = REDS,
) -> None:
    """A standing king in robe, mantle and ermine; `held` draws what his raised hand holds."""
    _mantle(d, mantle, motif, shoe_c)
    _robe(d, robe, hem)
    _orphrey(d, hem, jewel)
    _ermine_edges(d)
    _sceptre_arm(d, rod, robe, mantle, motif, hem)
    _raised_arm(d, robe, mantle, motif, hem, held)
    _head_and_cape(d, hair, jewel, age)


def _mantle(d: Drawing, mantle: Tones, motif: str | None, shoe_c: Tones) -> None:
    """The mantle behind the king, its dark inside and the shoes."""
    # ---- mantle, back
    ma = shape(
        "168,252! 132,330 108,440 96,560 66,694! 104,708 150,700 200,712 250,706 300,712 350,700 398,708 "
        "434,694! 404,560 392,440 374,340 332,252!"
    )
    d.fill(ma, mantle[0])
    if motif:
        brocade(d, ma, motif, 42, 11, "fleur")
    for q in (
        "140,340 118,470 96,600 84,696",
        "152,380 136,520 124,620 118,700",
        "360,380 374,520 384,620 392,702",
        "368,340 396,480 410,600 420,694",
    ):
        fold(d, q, mantle[1], 20, 2.8)
    d.shade(ma, mantle[1], 18, 0)
    d.rim_hatch(ma, 22, 6, 2.4, ang=200)
    d.contour(ma, 3.8)
    # ---- dark inside of the mantle, shoes
    d.fill(shape("196,300! 170,560 140,704! 200,712 250,706 300,712 362,704! 334,560 306,300!"), mantle[1])
    for x, m in ((212, -1), (290, 1)):
        with d.at(x, 690, 0, 0.9, sx=0.9 * m, sy=0.9):
            d.obj(
                shape("-26,2! -26,-14 0,-18 20,-14 44,2 60,16! 46,23 10,24 -24,21!"),
                shoe_c[0],
                shoe_c[1],
                shoe_c[2],
                w=3.2,
                sd=(4, 6),
                hinset=4,
                hd=(2, 3),
            )


def _robe(d: Drawing, robe: Tones, hem: Tones) -> None:
    """The robe with its folds and hem."""
    # ---- robe
    ro = shape(
        "196,286! 188,350 194,420 178,540 158,676! 178,690 204,680 228,694 252,684 276,694 300,680 324,690 "
        "344,676! 324,540 306,420 312,350 304,286!"
    )
    d.fill(ro, robe[0])
    for q in (
        "206,430 194,560 180,680",
        "226,430 218,560 212,684",
        "282,430 288,560 296,684",
        "296,430 312,560 326,680",
        "214,470 206,600 198,676",
    ):
        fold(d, q, robe[1], 18, 2.6)
    d.shade(ro, robe[1], 16, 2)
    d.rim_hatch(ro, 20, 5.5, 2.3, ang=200)
    d.contour(ro, 3.6)
    trim(
        d,
        "161,664 182,677 206,667 229,681 252,671 275,681 298,667 322,677 342,664",
        hem[0],
        hem[1],
        22,
        beads=(robe[0] if robe is not GOLDS else RED, 21),
    )


def _orphrey(d: Drawing, hem: Tones, jewel: tuple[str, str]) -> None:
    """The jewelled band down the middle, and the girdle."""
    # central orphrey
    orp = shape("236,290! 232,420 230,540 226,672! 252,662! 278,672! 274,540 272,420 268,290!")
    d.obj(orp, hem[0], hem[1], None, w=3, sd=(10, 1))
    for k, yy in enumerate((450, 486, 522, 558, 594, 630)):
        if k % 2 == 0:
            d.obj(
                shape([(252, yy - 13, 1), (264, yy, 1), (252, yy + 13, 1), (240, yy, 1)]),
                jewel[1],
                None,
                None,
                w=2.6,
            )
        else:
            d.obj(circle(252, yy, 8.5), jewel[0], None, None, w=2.6)
        if d.lod > 0:
            d.ink(stroke([(248, yy - 4), (250, yy - 7)]), 2.6, taper=(0.3, 0.3), color=WHITE, wob=0)
    # girdle
    trim(d, "194,412 222,422 252,425 282,422 308,412", GOLD, GOLD_SH, 20, beads=(RED, 17))
    d.obj(circle(252, 424, 15), GOLD, GOLD_SH, GOLD_HI, w=3, sd=(4, 5), hinset=3, hd=(2, 2))
    d.obj(circle(252, 424, 7.5), jewel[1], None, None, w=2.2)


def _ermine_edges(d: Drawing) -> None:
    """The turned-back edges of the mantle."""
    # ---- ermine edges of the mantle
    for m in (0, 1):
        e = shape("186,300! 178,420 156,560 126,706! 150,700 172,706! 192,560 206,420 212,306!")
        if m:
            e = e.mirror(251)
        d.obj(e, WHITE, WHITE_SH, None, w=3.2, sd=(9, 2))
        ermine(d, e, 30, 1.0)
        d.contour(e, 3.2)


def _sceptre_arm(d: Drawing, rod: bool, robe: Tones, mantle: Tones, motif: str | None, hem: Tones) -> None:
    """The arm on the left, with the sceptre."""
    # ---- sceptre arm (viewer's left)
    if rod:
        sceptre(d, 166, 604, 98, 196)
    forearm(d, (92, 372), (132, 424), robe, 24, 17, folds=True)
    dl = shape("182,240! 142,256 104,304 72,372! 84,392 104,398 122,390! 148,350 176,318 196,296!")
    d.fill(dl, mantle[0])
    if motif:
        brocade(d, dl, motif, 42, 11, "fleur")
    for q in ("160,262 122,318 98,386", "176,276 144,324 116,384", "140,268 106,318 84,372"):
        fold(d, q, mantle[1], 12, 2.4)
    d.shade(dl, mantle[1], 10, 8)
    d.rim_hatch(dl, 14, 5.2, 2.2, ang=220)
    d.contour(dl, 3.6)
    trim(d, "74,368 86,388 104,393 121,386", hem[0], hem[1], 13)
    with d.at(133, 424, -36, 1):
        d.obj(rect(-21, -7, 42, 15, 4), hem[0], hem[1], None, w=2.9, sd=(7, 4))
    hand_grip(d, 137, 436, -9, 1.08)


def _raised_arm(d: Drawing, robe: Tones, mantle: Tones, motif: str | None, hem: Tones, held: Pen | None) -> None:
    """The arm on the right, lifting the suit sign."""
    # ---- raised arm (viewer's right)
    forearm(d, (398, 356), (402, 262), robe, 25, 17)
    dr = shape("318,240! 356,256 392,298 428,352! 424,380 400,392 374,384! 348,350 324,318 306,296!")
    d.fill(dr, mantle[0])
    if motif:
        brocade(d, dr, motif, 42, 11, "fleur")
    for q in ("336,262 372,318 392,384", "322,276 348,324 376,378", "352,266 392,318 414,368"):
        fold(d, q, mantle[1], 12, 2.4)
    d.shade(dr, mantle[1], 14, 8)
    d.rim_hatch(dr, 16, 5.2, 2.2, ang=215)
    d.contour(dr, 3.6)
    trim(d, "427,354 423,376 400,387 375,380", hem[0], hem[1], 13)
    d.obj(rect(381, 250, 42, 17, 4), hem[0], hem[1], None, w=2.9, sd=(7, 4))
    if held:
        held(d)


def _head_and_cape(d: Drawing, hair: Tones, jewel: tuple[str, str], age: str) -> None:
    """Head, ermine cape and chain of office."""
    # ---- hair behind, neck, ermine cape, head
    scale = 1.1
    with d.at(248, 158, 0, scale):
        hair_king_back(d, hair)
        nk = shape("-20,26! -24,52 -30,70! 34,70! 18,50 16,40!")
        d.fill(nk, SKIN_SH)
        d.contour(nk, 2.8)
    ca = shape(
        "216,210! 182,226 152,258 158,294! 200,320 252,330 304,320 346,294! 352,258 320,226 288,210! 272,238 "
        "250,246 230,238"
    )
    d.obj(ca, WHITE, WHITE_SH, None, w=3.6, sd=(10, 10), hatch={"length": 14, "gap": 5, "w": 2, "ang": 240})
    ermine(d, ca, 34, 1.15)
    d.contour(ca, 3.6)
    # chain of office
    ch = stroke("188,246 206,290 250,312 296,290 314,246")
    d.ink(ch, 9, taper=(0, 0), wob=0)
    d.ink(ch, 5, taper=(0, 0), color=GOLD, wob=0)
    for k in range(1, 10):
        q, _ = ch.at(k / 10)
        d.obj(circle(q[0], q[1], 5.4), GOLD, GOLD_SH, None, w=2.2, sd=(2, 2))
    d.obj(
        shape("251,304! 266,322 251,344! 236,322"),
        jewel[0],
        RED_SH,
        RED_HI,
        w=2.8,
        sd=(5, 3),
        hinset=3,
        hd=(2, 2),
    )
    with d.at(248, 158, 0, scale):
        face(d, age=age, stern=0.6)
        locks(
            d,
            "-14,-40 -30,-34 -36,-14 -35,8! -40,10 -46,-10 -42,-36 -26,-50",
            hair[0],
            hair[1],
            ["-30,-34 -38,-16 -38,6", "-36,-36 -43,-14 -41,6"],
            w=2.6,
        )
        beard_king(d, hair)
        crown(d, jewel)
