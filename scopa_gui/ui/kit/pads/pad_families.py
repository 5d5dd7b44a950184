"""The kinds of gamepads by what is written on their buttons."""

from enum import Enum

_PLAYSTATION = (3, 4, 7)
_NINTENDO = (5, 11, 12, 13)
"""Of SDL_GameControllerType."""


class PadFamily(Enum):
    """Whose names the buttons of a gamepad have; what is not known has those of the Xbox, as most have."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"

    @classmethod
    def of(cls, kind: int) -> "PadFamily":
        """That of a number of SDL's for the kind."""
        if kind in _PLAYSTATION:
            return cls.PLAYSTATION
        return cls.NINTENDO if kind in _NINTENDO else cls.XBOX
