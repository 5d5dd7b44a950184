"""The kinds of gamepads by what is written on their buttons."""

from enum import Enum

_PLAYSTATION = (3, 4, 7)
_NINTENDO = (5, 11, 12, 13)
"""Of SDL_GameControllerType."""


class PadFamily(Enum):
    """Families of names for the buttons of a gamepad; an unknown one has those of the Xbox, as most have."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"

    @classmethod
    def of(cls, kind: int) -> "PadFamily":
        """Return the family for one of SDL's numbers of the kind."""
        if kind in _PLAYSTATION:
            return cls.PLAYSTATION
        return cls.NINTENDO if kind in _NINTENDO else cls.XBOX
