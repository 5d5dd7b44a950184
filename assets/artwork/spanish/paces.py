"""How the horses of the Spanish pack go: a trot, a halt with the head low, a stretched gallop; the fourth one rears."""

from dataclasses import replace

from assets.artwork.parts.gaits import CANTER, REAR, WALK
from assets.artwork.parts.horse import Leg

__all__ = ["GALLOP", "HALT", "REAR", "TROT"]

TROT = replace(
    WALK,
    near_fore=Leg((316, 530), (392, 556), (388, 620), (375, 640), 58),
    far_fore=Leg((346, 526), (350, 616), (342, 688), (350, 708)),
    near_hind=Leg((140, 552), (92, 620), (84, 686), (94, 708)),
    far_hind=Leg((180, 560), (160, 614), (200, 664), (216, 680), 30),
)
HALT = replace(
    WALK,
    trunk=(
        "262,420 214,436 164,424 126,422 90,444 74,484 82,536 120,568 178,552! 216,566 262,572 306,564 342,540 "
        "370,510 384,478 384,450 382,424 386,402 396,384 408,368! 430,356! 420,288! 388,272 348,282 312,310 290,352 "
        "276,394"
    ),
    muscles=(
        "380,460 356,484 322,488",
        "374,422 344,440 328,470 338,508",
        "298,412 288,456 300,500",
        "194,512 190,540 176,560",
        "368,340 338,362 322,394",
    ),
    near_fore=Leg((316, 530), (316, 618), (312, 688), (321, 708)),
    far_fore=Leg((346, 526), (358, 614), (362, 684), (371, 704)),
    near_hind=Leg((140, 552), (94, 620), (101, 688), (112, 708)),
    far_hind=Leg((180, 560), (142, 622), (152, 684), (164, 702)),
    poll=(414, 300),
    nod=14,
)
GALLOP = replace(
    CANTER,
    near_fore=Leg((312, 514), (384, 562), (418, 616), (428, 634), 22),
    far_fore=Leg((340, 500), (410, 530), (444, 580), (454, 597), 26),
    near_hind=Leg((140, 552), (84, 610), (40, 654), (26, 668), 62),
    far_hind=Leg((188, 556), (130, 628), (92, 676), (80, 691), 54),
)
