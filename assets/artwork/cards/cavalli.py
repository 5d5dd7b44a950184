"""The four cavalli, rank 9."""

from assets.artwork.cards.knights import knight_bastoni, knight_coppe, knight_denari, knight_spade
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape
from assets.artwork.palette import (
    BAY,
    BLACK_HORSE,
    BLUES,
    CHESTNUT,
    FLAX,
    GOLDS,
    GREENS,
    JET,
    LEOPARD,
    REDS,
    SUIT_TONES,
    WHITE,
    WHITES,
)
from assets.artwork.parts.destrier import destrier, destrier_bridle, destrier_head
from assets.artwork.parts.gaits import CANTER, REAR, WALK
from assets.artwork.parts.harness import (
    body_straps,
    bridle,
    fringe,
    girth,
    hem,
    leopard,
    pendants,
    rein,
    saddle,
    saddle_cloth,
    scallops,
)
from assets.artwork.parts.horse import horse, horse_head
from assets.artwork.parts.manes import forelock, mane_cropped, mane_locks, mane_plaited, tail
from assets.artwork.parts.stock import frame, ground


def platform(d: Drawing, suit: str, shadows: tuple[tuple[float, float, float], ...]) -> None:
    """The coloured platform and the shadows of the hooves (x, y, half width)."""
    c = SUIT_TONES[suit]
    ground(d, c, 712)
    for x, y, w in shadows:
        d.fill(circle(x, y, w, 7), c[1])


def cavallo_denari(d: Drawing) -> None:
    """A youth on a walking chestnut, the coin held up before him."""
    platform(d, "D", ((100, 729, 46), (196, 722, 34), (346, 729, 40)))
    horse(d, CHESTNUT, WALK, sock="nfNF")
    horse_head(d, CHESTNUT, WALK, blaze=WHITE)
    mane_plaited(d, "276,392 284,344 300,294 328,258 364,245 386,254", FLAX, BLUES)
    forelock(d, WALK.poll, WALK.nod, WALK.head, FLAX)
    _denari_harness(d)
    _tied_tail(d)
    rein(d, WALK, (276, 370), REDS)
    with d.at(214, 432):
        knight_denari(d)
    frame(d)


def _tied_tail(d: Drawing) -> None:
    """A tail bound with a ribbon half way down."""
    tail(
        d,
        FLAX,
        (
            "58,552! 46,590 44,620 34,656! 56,632 64,600 68,552!",
            "66,552! 76,590 86,612 92,644! 72,630 62,596 58,552!",
            "58,552! 54,600 58,640 56,680! 72,640 74,600 72,552!",
            "102,438! 78,432 58,450 50,482 50,518 58,552! 72,552! 72,516 78,484 92,464 104,452!",
        ),
    )
    for q in (
        "62,552! 44,534 30,536 30,552 44,562!",
        "66,552! 84,534 98,538 98,554 84,562!",
        "60,558! 46,570 38,588! 54,586 66,566!",
    ):
        d.obj(shape(q), BLUES[0], BLUES[1], BLUES[2], w=2.8, sd=(4, 4), hinset=3, hd=(2, 2))
    d.obj(circle(64, 554, 9), BLUES[0], BLUES[1], None, w=2.8, sd=(4, 4))


def _denari_harness(d: Drawing) -> None:
    """Red leather with golden drops, a blue saddle cloth with a fringe."""
    bridle(d, WALK, REDS, tassel=BLUES)
    body_straps(d, WALK, ("262,440 322,468 390,450", "158,432 120,438 84,452", "130,436 106,482 62,524"), REDS)
    pendants(d, "274,446 322,469 374,456", 5)
    pendants(d, "118,462 92,502", 2)
    girth(d, WALK, "262,500 266,540 262,572", REDS)
    saddle_cloth(d, "150,436! 190,430 232,432 276,428! 288,470 290,520! 240,536 190,532 152,516! 148,476", BLUES)
    fringe(d, "154,516 190,532 240,536 288,520", 15, GOLDS)
    hem(d, "150,510 190,526 240,530 291,514", GOLDS, REDS[0])
    saddle(
        d,
        "142,424! 138,392 146,370 162,366 174,384 190,408 198,428!",
        "256,424! 250,396 258,374 274,372 280,388 276,408 284,430!",
        REDS,
    )


def cavallo_coppe(d: Drawing) -> None:
    """A young gallant on a white parade horse that turns to the viewer and paws."""
    platform(d, "C", ((380, 727, 40), (318, 720, 30), (236, 739, 40), (160, 732, 26)))
    destrier(d)
    saddle(
        d,
        "352,428! 360,392 350,366 334,362 322,380 308,408 300,424!",
        "262,424! 256,398 262,378 276,376 284,390 286,410 296,430!",
        GOLDS,
    )
    with d.at(302, 426, 0, 1, sx=-1):
        knight_coppe(d)
    destrier_head(d)
    destrier_bridle(d)
    frame(d)


def cavallo_bastoni(d: Drawing) -> None:
    """A soldier on a rearing black horse, the club on his shoulder."""
    platform(d, "B", ((152, 728, 44), (214, 722, 38)))
    tail(
        d,
        JET,
        (
            "104,486! 74,468 48,486 42,540 46,590 36,656! 58,612 66,560 74,520 100,512!",
            "104,490! 80,484 62,510 60,560 66,610 56,692! 84,640 88,580 84,540 106,512!",
            "108,496! 92,504 78,540 78,590 82,630 92,672! 104,620 98,570 96,540 112,514!",
        ),
    )
    horse(d, BLACK_HORSE, REAR)
    horse_head(d, BLACK_HORSE, REAR)
    falls = [(-40, 34), (-46, 26), (-52, 20), (-58, 12), (-62, 2), (-62, -8), (-56, -20), (-44, -26), (-30, -28)]
    mane_locks(d, "270,346 286,288 312,246 344,222 372,224", JET, falls, 15, 9)
    forelock(d, REAR.poll, REAR.nod, REAR.head, JET)
    _bastoni_harness(d)
    rein(d, REAR, (292, 350), REDS, sag=34)
    with d.at(216, 404, 3):
        knight_bastoni(d)
    frame(d)


def _bastoni_harness(d: Drawing) -> None:
    """Red leather with crescents, a leopard's skin under the saddle."""
    bridle(d, REAR, REDS, tassel=REDS)
    body_straps(d, REAR, ("262,400 312,420 388,392", "176,447 132,471 80,512", "142,468 112,508 66,556"), REDS)
    pendants(d, "276,408 318,420 368,402", 5, GOLDS, "crescent")
    pendants(d, "122,494 98,536", 2, GOLDS, "crescent")
    girth(d, REAR, "268,440 296,486 310,518", REDS)
    leopard(
        d,
        "168,436! 214,398 262,360! 284,392 304,436 314,474! 296,486 300,510! 272,506 262,534! 236,526 214,552! 200,530 "
        "178,536! "
        "172,500 164,470",
        LEOPARD,
    )
    saddle(
        d,
        "140,424! 130,392 140,368 158,364 170,380 188,404 198,416!",
        "258,366! 246,338 254,314 270,312 276,328 276,346 286,370!",
    )


def cavallo_spade(d: Drawing) -> None:
    """The Moor on a cantering bay, the scimitar raised; they ride to the left."""
    platform(d, "S", ((436, 730, 34), (270, 727, 44), (110, 740, 36)))
    with d.at(500, 12, 0, 1, sx=-1):
        _spade_ride(d)
    frame(d)


def _spade_ride(d: Drawing) -> None:
    horse(d, BAY, CANTER, sock="f")
    tail(
        d,
        JET,
        (
            "98,446! 86,416 60,406 42,430 36,470 42,512 36,564! 54,530 60,490 58,460 66,444 96,462!",
            "96,450! 80,432 62,446 58,480 64,520 58,576! 80,536 82,500 76,470 80,458 98,466!",
        ),
    )
    horse_head(d, BAY, CANTER, muzzle=BAY[1])
    mane_cropped(d, "256,384 278,340 304,307 334,288 360,288", JET)
    forelock(d, CANTER.poll, CANTER.nod, CANTER.head, JET)
    _spade_harness(d)
    rein(d, CANTER, (282, 366), BLUES, sag=36)
    with d.at(206, 424, 7):
        knight_spade(d)


def _spade_harness(d: Drawing) -> None:
    """Blue leather with tassels, a red cloth that ends in a point."""
    bridle(d, CANTER, BLUES, tassel=REDS)
    body_straps(d, CANTER, ("256,420 314,450 386,432", "150,430 116,438 78,464", "128,434 104,480 60,526"), BLUES)
    pendants(d, "266,426 314,449 368,438", 5, REDS, "tassel")
    girth(d, CANTER, "256,500 262,540 262,566", BLUES)
    saddle_cloth(d, "128,436! 180,424 224,426 262,410! 280,452 284,506! 232,508 184,528 126,580! 116,530 120,476", REDS)
    scallops(d, "124,580 184,528 232,508 286,504", 9, WHITES, 18)
    hem(d, "124,574 182,524 230,504 286,501", GOLDS, BLUES[0])
    saddle(
        d,
        "134,422! 126,384 138,362 156,360 166,380 182,402 190,418!",
        "248,412! 240,380 248,356 264,354 270,370 268,392 278,416!",
        GREENS,
    )
