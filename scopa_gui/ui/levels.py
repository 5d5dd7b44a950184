"""The opponents' levels in words: below the window they are only keys."""

from scopa_gui.ui.words import _


def level_name(key: str) -> str:
    """A level's name; an unknown key is shown as it is."""
    names = {"principiante": _("Beginner"), "esperto": _("Regular"), "maestro": _("Master")}
    return names.get(key, key)


def level_line(key: str) -> str:
    """What kind of player a level is, in one line; "" for an unknown key."""
    lines = {
        "principiante": _("Grabs what it sees and forgets what was played."),
        "esperto": _("Plays soundly, but forgets cards played long ago."),
        "maestro": _("Remembers every card and plays the whole art."),
    }
    return lines.get(key, "")


def level_keys() -> tuple[str, ...]:
    """The levels there are, from the weakest."""
    from scopa_gui.ai.levels import LEVELS

    return tuple(LEVELS)
