"""The twelve courts: pages on red ground, riders on yellow, kings on green."""

from collections.abc import Mapping, Sequence
from functools import partial

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.palette import Tones
from assets.artwork.siciliane.cart_paint import LEAF, POPPY, SUN, stage
from assets.artwork.siciliane.sicilian_bradamante import bradamante
from assets.artwork.siciliane.sicilian_brigand import brigand_girl
from assets.artwork.siciliane.sicilian_cupbearer import cupbearer
from assets.artwork.siciliane.sicilian_king_bastoni import saracen_king
from assets.artwork.siciliane.sicilian_king_coppe import king_of_goblets
from assets.artwork.siciliane.sicilian_king_denari import matta
from assets.artwork.siciliane.sicilian_king_spade import charlemagne
from assets.artwork.siciliane.sicilian_maid import maid_of_denari
from assets.artwork.siciliane.sicilian_merchant import merchant
from assets.artwork.siciliane.sicilian_paladin import paladin
from assets.artwork.siciliane.sicilian_saracen import saracen
from assets.artwork.siciliane.sicilian_troubadour import troubadour

Shadows = Sequence[tuple[float, float, float]]


def _court(d: Drawing, c: Tones, figure: Pen, shadows: Shadows) -> None:
    """The ground in the colour of the rank, and the figure on it."""
    stage(d, c, shadows)
    figure(d)


PENS: Mapping[str, Pen] = {
    "fd": partial(_court, c=POPPY, figure=maid_of_denari, shadows=((196, 722, 54), (312, 718, 50))),
    "fc": partial(_court, c=POPPY, figure=cupbearer, shadows=((200, 726, 50), (316, 722, 44))),
    "fb": partial(_court, c=POPPY, figure=brigand_girl, shadows=((182, 724, 54), (352, 716, 50))),
    "fs": partial(_court, c=POPPY, figure=bradamante, shadows=((176, 722, 50), (306, 724, 48), (394, 712, 60))),
    "cd": partial(
        _court, c=SUN, figure=merchant, shadows=((112, 729, 34), (322, 729, 34), (184, 720, 28), (380, 720, 28))
    ),
    "cc": partial(_court, c=SUN, figure=troubadour, shadows=((436, 730, 34), (276, 722, 44), (166, 636, 0))),
    "cs": partial(_court, c=SUN, figure=paladin, shadows=((152, 728, 44), (214, 722, 38))),
    "cb": partial(_court, c=SUN, figure=saracen, shadows=((130, 728, 36), (374, 722, 34), (152, 720, 30))),
    "rd": partial(_court, c=LEAF, figure=matta, shadows=((250, 722, 170),)),
    "rc": partial(_court, c=LEAF, figure=king_of_goblets, shadows=((260, 722, 170),)),
    "rb": partial(_court, c=LEAF, figure=saracen_king, shadows=((240, 722, 130), (396, 722, 60))),
    "rs": partial(_court, c=LEAF, figure=charlemagne, shadows=((250, 722, 170),)),
}
