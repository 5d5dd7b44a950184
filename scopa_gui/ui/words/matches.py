"""A match of the archive in words: what was played, when, and how it ended."""

from time import localtime

from scopa_gui.store.archive import Stored
from scopa_gui.store.rows import OWN, game_key
from scopa_gui.ui.words.translation import _


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


def day_words(at: float) -> str:
    """A day as the language writes it."""
    try:
        day = localtime(at)
    except (OverflowError, OSError, TypeError, ValueError):  # no moment at all
        return "\N{EN DASH}"
    return _("{day}/{month}/{year}").format(day=f"{day.tm_mday:02}", month=f"{day.tm_mon:02}", year=day.tm_year)


def is_won(match: Stored) -> bool:
    """Return whether side 0, the player's, won the match."""
    return (match.outcome or {}).get("winner") == 0


def result_words(match: Stored) -> str:
    """Won or lost, and how high."""
    totals = "\N{EN DASH}".join(map(str, (match.outcome or {}).get("totals", ())))
    return (_("won {totals}") if is_won(match) else _("lost {totals}")).format(totals=totals)
