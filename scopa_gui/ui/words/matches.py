"""Matches of the archive, and people who play on this computer, in words."""

from time import localtime

from scopa_gui.store.archive import Stored
from scopa_gui.store.glance import Glance
from scopa_gui.store.profile_file import ProfileFileFault
from scopa_gui.store.profile_list import Profile
from scopa_gui.store.rows import OWN, game_key
from scopa_gui.ui.words.translation import _, mark, ngettext

_FAULTS = {
    ProfileFileFault.NO_PLAYER: mark("{file} is not a Scopa player’s file."),
    ProfileFileFault.NEWER: mark("{file} was written by a newer version of the game."),
    ProfileFileFault.DAMAGED: mark("{file} is damaged; nothing was imported."),
    ProfileFileFault.TOO_LARGE: mark("{file} holds more than this game could have written; nothing was imported."),
}


def name_of(profile: Profile) -> str:
    """Return the name of a profile; the first player may have none."""
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


def game_of(match: Stored) -> str:
    """Return the title of the game that was played."""
    return game_title(game_key(match.extra))


def game_title(key: str) -> str:
    """Return the title of the game with this key.

    A person's own rules have their name; others without a name are "Your own rules".
    """
    from scopa_gui.engine.variants import VARIANTS

    if key.startswith(OWN):
        return key.removeprefix(OWN)
    return _(VARIANTS[key].title) if key in VARIANTS else _("Your own rules")


def short_title(key: str) -> str:
    """Return the title of a game without what is in brackets: "Scopone", for sentences."""
    return game_title(key).partition(" (")[0]


def day_words(at: float) -> str:
    """Return a day in the active language."""
    try:
        day = localtime(at)
    except (OverflowError, OSError, TypeError, ValueError):  # not a valid time
        return "\N{EN DASH}"
    return _("{day}/{month}/{year}").format(day=f"{day.tm_mday:02}", month=f"{day.tm_mon:02}", year=day.tm_year)


def is_won(match: Stored) -> bool:
    """Return True if side 0, the player's, won the match."""
    return (match.outcome or {}).get("winner") == 0


def result_words(match: Stored) -> str:
    """Return the result of a match: won or lost, and the points."""
    totals = "\N{EN DASH}".join(map(str, (match.outcome or {}).get("totals", ())))
    return (_("won {totals}") if is_won(match) else _("lost {totals}")).format(totals=totals)
