"""Report of missing or damaged files of the program itself, without which it can go on.

Code that reads such a file calls miss(); the window asks for news().
"""

from pathlib import Path

from scopa_gui.store import files
from scopa_gui.store.notices import Notice, NoticeKey, shown

_missed: dict[Path, bool] = {}
"""Files that are missing or cannot be used, each with True if it was reported to the player."""


def miss(path: Path) -> None:
    """Report a file that is missing or cannot be used; from any thread, as often as necessary."""
    _missed.setdefault(path, False)


def demand(path: Path, most: int) -> None:
    """Raise OSError unless this is an ordinary file of at most ``most`` bytes."""
    files.demand_file(path)
    if path.stat().st_size > most:
        raise OSError(files.NO_FILE, "This is no part of the game", str(path))


def news() -> list[Notice]:
    """Return one notice of the files reported since the last call; none if there are no new ones."""
    new = [path for path, is_known in list(_missed.items()) if not is_known]
    if not new:
        return []
    _missed.update(dict.fromkeys(new, True))
    return [Notice(NoticeKey.PROGRAM_DAMAGED, {"file": shown(new[0]), "count": len(new)})]
