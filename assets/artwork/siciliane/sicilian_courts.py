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
from assets.artwork.siciliane.sicilian_motifs import jug, prickly_pear
from assets.artwork.siciliane.sicilian_paladin import paladin
from assets.artwork.siciliane.sicilian_saracen import saracen
from assets.artwork.siciliane.sicilian_troubadour import troubadour

Shadows = Sequence[tuple[float, float, float]]


def _court(d: Drawing, c: Tones, figure: Pen, shadows: Shadows) -> None:
    """The ground in the colour of the rank, and the figure on it."""
    stage(d, c, shadows)
    figure(d)


def _turned(d: Drawing, c: Tones, figure: Pen, shadows: Shadows) -> None:
    """A court turned round, so that an index in the corner does not cover the sign."""
    stage(d, c, [(500 - x, y, w) for x, y, w in shadows])
    with d.at(500, 0, 0, 1, sx=-1):
        figure(d)


def _beside(d: Drawing, figure: Pen, thing: Pen) -> None:
    """A figure with something at its side; a small card leaves it out."""
    if not d.small:
        thing(d)
    figure(d)


PENS: Mapping[str, Pen] = {
    "fd": partial(_court, c=POPPY, figure=maid_of_denari, shadows=((196, 722, 54), (312, 718, 50))),
    "fc": partial(
        _court,
        c=POPPY,
        figure=partial(_beside, figure=cupbearer, thing=partial(jug, x=92, y=718)),
        shadows=((200, 726, 50), (316, 722, 44), (98, 720, 40)),
    ),
    "fb": partial(
        _court,
        c=POPPY,
        figure=partial(_beside, figure=brigand_girl, thing=partial(prickly_pear, x=92, y=716, s=0.8)),
        shadows=((182, 724, 54), (352, 716, 50)),
    ),
    "fs": partial(_turned, c=POPPY, figure=bradamante, shadows=((176, 722, 50), (306, 724, 48), (394, 712, 60))),
    "cd": partial(
        _court, c=SUN, figure=merchant, shadows=((112, 729, 34), (322, 729, 34), (184, 720, 28), (380, 720, 28))
    ),
    "cc": partial(_turned, c=SUN, figure=troubadour, shadows=((436, 730, 34), (276, 722, 44))),
    "cs": partial(_turned, c=SUN, figure=paladin, shadows=((152, 728, 44), (214, 722, 38))),
    "cb": partial(_turned, c=SUN, figure=saracen, shadows=((130, 728, 36), (374, 722, 34), (152, 720, 30))),
    "rd": partial(_turned, c=LEAF, figure=matta, shadows=((250, 722, 170),)),
    "rc": partial(_turned, c=LEAF, figure=king_of_goblets, shadows=((260, 722, 170),)),
    "rb": partial(_court, c=LEAF, figure=saracen_king, shadows=((240, 722, 130), (396, 722, 60))),
    "rs": partial(_court, c=LEAF, figure=charlemagne, shadows=((250, 722, 170),)),
}
