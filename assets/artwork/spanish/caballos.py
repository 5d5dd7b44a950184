"""The four caballos, elevens of the pack: riders on horses in four paces, harnessed in the colours of the suit."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import BAY, CHESTNUT, FLAX, JET, WHITE, Tones
from assets.artwork.parts.harness import (
    body_straps,
    bridle,
    fringe,
    girth,
    hem,
    pendants,
    rein,
    saddle,
    saddle_cloth,
    scallops,
)
from assets.artwork.parts.horse import Gait, horse, horse_head
from assets.artwork.parts.manes import forelock, mane_cropped, mane_locks, tail
from assets.artwork.spanish.jinetes import jinete_bastos, jinete_copas, jinete_espadas, jinete_oros
from assets.artwork.spanish.paces import GALLOP, HALT, REAR, TROT
from assets.artwork.spanish.pinta import meadow, paper, pinta
from assets.artwork.spanish.tints import AZURE, DUSK, LEAF_GREEN, LINEN, SCARLET, YELLOW

ISABELLA = ("#e8c27c", "#b98742", "#fbe6b8", "#c79a55", "#94692f")
"""The pale gold of a Spanish horse."""
GREY = ("#c3c8cd", "#8b939c", "#eef1f3", "#a3abb2", "#717a84")
SILVER = ("#e9ebed", "#a9b0b7", "#ffffff")
TAIL = (
    "98,446! 70,436 50,460 46,510 52,560 34,640! 60,600 68,550 66,500 76,464 96,466!",
    "98,450! 78,440 62,468 60,516 68,570 58,660! 82,606 84,550 78,500 84,466 100,468!",
    "100,456! 88,452 78,480 78,530 84,580 88,632! 100,580 96,530 92,490 94,470 104,466!",
)


def _bridled(d: Drawing, g: Gait, leather: Tones, tassel: Tones, straps: tuple[str, ...], belt: str) -> None:
    bridle(d, g, leather, tassel=tassel)
    body_straps(d, g, straps, leather)
    girth(d, g, belt, leather)


def caballo_oros(d: Drawing) -> None:
    """A trot to the right on a pale gold horse."""
    meadow(d, (110, 730, 38), (346, 730, 38), w=172, x=226)
    with d.at(0, 4, 0, 1, line=1):
        tail(d, LINEN, TAIL)
        horse(d, ISABELLA, TROT, sock="fN")
        horse_head(d, ISABELLA, TROT, blaze=WHITE)
        falls = [(-30, 34), (-38, 34), (-44, 32), (-48, 28), (-50, 22), (-50, 14), (-46, 4), (-38, -6)]
        mane_locks(d, "278,392 286,342 304,292 332,256 364,244 388,252", SILVER, falls, 14, 9)
        forelock(d, TROT.poll, TROT.nod, TROT.head, SILVER)
        straps = ("262,440 322,468 390,450", "158,432 120,438 84,452", "130,436 106,482 62,524")
        _bridled(d, TROT, SCARLET, AZURE, straps, "262,500 266,540 262,572")
        pendants(d, "274,446 322,469 374,456", 5, YELLOW, "bell")
        saddle_cloth(
            d, "146,436! 190,430 232,432 280,428! 290,470 288,524! 240,540 192,536 150,518! 144,476", SCARLET, YELLOW
        )
        fringe(d, "150,518 192,536 240,540 288,524", 15, YELLOW)
        hem(d, "150,512 192,530 240,534 289,518", YELLOW, SCARLET[0])
        _saddle(d, AZURE)
        rein(d, TROT, (312, 372), SCARLET)
        with d.at(214, 432):
            jinete_oros(d)


def _saddle(d: Drawing, c: Tones) -> None:
    saddle(
        d,
        "142,424! 138,392 146,370 162,366 174,384 190,408 198,428!",
        "256,424! 250,396 258,374 274,372 280,388 276,408 284,430!",
        c,
    )


def caballo_copas(d: Drawing) -> None:
    """A halt to the left; the bay bows its head."""
    meadow(d, (342, 732, 44), (170, 730, 54), y=718, w=160, x=240)
    with d.at(498, 4, 0, 1, sx=-1):
        tail(d, JET, TAIL)
        horse(d, BAY, HALT, sock="nN")
        horse_head(d, BAY, HALT, blaze=WHITE)
        mane_cropped(d, "276,392 290,350 312,309 348,281 388,271 412,280", JET, 15)
        forelock(d, HALT.poll, HALT.nod, HALT.head, JET)
        straps = ("262,440 322,470 392,452", "158,432 120,438 84,452", "130,436 106,482 62,524")
        _bridled(d, HALT, DUSK, YELLOW, straps, "262,500 266,540 262,572")
        pendants(d, "274,446 322,470 378,458", 5, YELLOW, "tassel")
        saddle_cloth(
            d,
            "146,436! 190,430 232,432 280,428! 288,470 296,520! 262,560 218,582 176,560 140,520! 142,476",
            AZURE,
            YELLOW,
        )
        hem(d, "141,518 176,556 218,577 262,555 295,517", YELLOW, SCARLET[0], 14)
        _saddle(d, SCARLET)
        rein(d, HALT, (294, 380), DUSK, sag=30)
        with d.at(214, 432):
            jinete_copas(d)


def caballo_espadas(d: Drawing) -> None:
    """A gallop to the right on a grey."""
    meadow(d, (156, 738, 58), (320, 738, 58), y=720, w=156, x=238)
    with d.at(4, 62, -2, 0.925):
        tail(
            d,
            SILVER,
            (
                "100,446! 70,424 40,432 26,452 14,484! 34,474 44,474 66,468 92,464!",
                "100,452! 76,438 52,454 40,486 22,518! 46,502 58,486 74,474 96,468!",
                "102,458! 84,454 66,474 54,506 40,534! 66,514 78,492 88,478 102,468!",
            ),
        )  # fmt: skip
        horse(d, GREY, GALLOP)
        horse_head(d, GREY, GALLOP, muzzle=GREY[1])
        falls = [(-40, 4), (-46, 0), (-52, -4), (-56, -8), (-58, -10), (-54, -14), (-44, -18)]
        mane_locks(d, "258,382 280,336 306,305 336,287 364,287", SILVER, falls, 13, 8)
        forelock(d, GALLOP.poll, GALLOP.nod, GALLOP.head, SILVER)
        straps = ("256,420 314,450 386,432", "150,430 116,438 78,464", "128,434 104,480 60,526")
        _bridled(d, GALLOP, AZURE, SCARLET, straps, "256,500 262,540 262,566")
        saddle_cloth(
            d, "128,436! 180,424 224,426 266,412! 282,452 286,510! 232,520 180,520 134,510! 126,470", AZURE, YELLOW
        )
        scallops(d, "134,510 180,520 232,520 286,510", 8, SCARLET, 20)
        hem(d, "134,506 180,515 232,515 286,505", YELLOW, SCARLET[0])
        saddle(
            d,
            "134,422! 126,384 138,362 156,360 166,380 182,402 190,418!",
            "248,412! 240,380 248,356 264,354 270,370 268,392 278,416!",
            SCARLET,
        )
        rein(d, GALLOP, (290, 368), AZURE, sag=30)
        with d.at(206, 424, 8):
            jinete_espadas(d)


def caballo_bastos(d: Drawing) -> None:
    """A chestnut that rears to the left."""
    meadow(d, (330, 732, 56), y=718, w=150, x=248)
    with d.at(500, 6, 0, 1, sx=-1):
        tail(
            d,
            FLAX,
            (
                "104,486! 74,468 48,486 42,540 46,590 38,640! 58,612 66,560 74,520 100,512!",
                "104,490! 80,484 62,510 60,560 66,600 58,660! 84,640 88,580 84,540 106,512!",
                "108,496! 92,504 78,540 78,590 82,610 92,650! 104,620 98,570 96,540 112,514!",
            ),
        )
        horse(d, CHESTNUT, REAR, sock="nfNF")
        horse_head(d, CHESTNUT, REAR, blaze=WHITE)
        falls = [(-40, 34), (-46, 26), (-52, 20), (-58, 12), (-62, 2), (-62, -8), (-56, -20), (-44, -26)]
        mane_locks(d, "270,346 286,288 312,246 344,222 372,224", FLAX, falls, 15, 9)
        forelock(d, REAR.poll, REAR.nod, REAR.head, FLAX)
        straps = ("262,400 312,420 388,392", "176,447 132,471 80,512", "142,468 112,508 66,556")
        _bridled(d, REAR, LEAF_GREEN, YELLOW, straps, "268,440 296,486 310,518")
        pendants(d, "276,408 318,420 368,402", 5, YELLOW)
        saddle_cloth(
            d,
            "150,446! 198,412 232,392 262,360! 292,396 312,440! 286,484 246,516 206,536! 174,500 158,470",
            LEAF_GREEN,
            YELLOW,
        )
        hem(d, "206,532 246,511 284,480 308,440", YELLOW, SCARLET[0])
        saddle(
            d,
            "140,424! 130,392 140,368 158,364 170,380 188,404 198,416!",
            "258,366! 246,338 254,314 270,312 276,328 276,346 286,370!",
            SCARLET,
        )
        rein(d, REAR, (298, 350), LEAF_GREEN, sag=34)
        with d.at(216, 404, 3):
            jinete_bastos(d)


def caballo(d: Drawing, suit: str) -> None:
    """The rider of a suit in his frame."""
    paper(d)
    {"d": caballo_oros, "c": caballo_copas, "s": caballo_espadas, "b": caballo_bastos}[suit](d)
    pinta(d, suit)
