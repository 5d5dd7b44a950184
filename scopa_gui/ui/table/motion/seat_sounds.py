"""Position of sounds at the table: each comes from where its player sits, mine from the middle."""

from collections.abc import Callable, Mapping

from scopa_gui.ui.kit.sound import Sound
from scopa_gui.ui.table.geometry.places import PLACES, Place

_TO_THE_SIDE: Mapping[Place, float] = {
    Place.LEFT: -0.8,
    Place.TOP_LEFT: -0.4,
    Place.BOTTOM: 0.0,
    Place.TOP: 0.0,
    Place.TOP_RIGHT: 0.4,
    Place.RIGHT: 0.8,
}


def from_seats(sound: Sound, players: int) -> Callable[[str, int | None], None]:
    """Return a function that plays a sound, given its name and its relative seat (None: the middle)."""

    def play(name: str, seat: int | None) -> None:
        sound.play(name, place=0.0 if seat is None else _TO_THE_SIDE[PLACES[players][seat]])

    return play
