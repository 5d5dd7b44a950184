"""Those who play on this computer, in words."""

from scopa_gui.store.glance import Glance
from scopa_gui.store.profile_book import Profile
from scopa_gui.store.profile_file import ProfileFileFault
from scopa_gui.ui.words.matches import day_words
from scopa_gui.ui.words.translation import _, mark, ngettext

_FAULTS = {
    ProfileFileFault.NO_PLAYER: mark("{file} is not a Scopa player’s file."),
    ProfileFileFault.NEWER: mark("{file} was written by a newer version of the game."),
    ProfileFileFault.DAMAGED: mark("{file} is damaged; nothing was imported."),
    ProfileFileFault.TOO_LARGE: mark("{file} holds more than this game could have written; nothing was imported."),
}


def name_of(profile: Profile) -> str:
    """Return the name of a profile; the first player need not have one."""
    return profile.name or _("Player 1")


def glance_words(there: Glance | None) -> str:
    """Sum up in one line what somebody has played."""
    if there is None:
        return _("cannot be read right now")
    if not there.finished and not there.waiting:
        return _("nothing played yet")
    played = ngettext("{count} match", "{count} matches", there.finished).format(count=there.finished)
    return (
        played if there.last is None else _("{played}, last on {day}").format(played=played, day=day_words(there.last))
    )


def fault_words(fault: ProfileFileFault, file: str) -> str:
    """Explain why nobody can be imported from a file."""
    return _(_FAULTS[fault]).format(file=file)
