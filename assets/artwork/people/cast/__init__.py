"""The cast, a file for each level: everybody by the name of the file in assets/portraits."""

from collections.abc import Mapping
from zlib import crc32

from assets.artwork.ink.drawing import Drawing
from assets.artwork.people import emblem
from assets.artwork.people.cast import carmela, don_ciro, gennaro, maestro, pierino, professoressa, rosa
from assets.artwork.people.person import Person, portrait
from scopa_gui.art.expressions import Expression

PEOPLE: Mapping[str, Person] = {
    **pierino.PEOPLE,
    **carmela.PEOPLE,
    **gennaro.PEOPLE,
    **rosa.PEOPLE,
    **don_ciro.PEOPLE,
    **professoressa.PEOPLE,
    **maestro.PEOPLE,
}
NAMES = (*PEOPLE, "you")


def drawing(name: str, expression: Expression = Expression.REST, *, bust: bool = False) -> Drawing:
    """Draw somebody, as a `bust` without the ground, or the sign of the player, which has neither face nor bust."""
    if name == "you":
        return emblem.you()
    return portrait(PEOPLE[name], crc32(name.encode()) % 997, expression, bust=bust)
