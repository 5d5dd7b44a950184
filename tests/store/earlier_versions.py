"""The files of earlier versions, laid out as those versions left them."""

import shutil
import sqlite3
from pathlib import Path

from scopa_gui.store.paths import Paths


def laid_out(version, home):
    """The paths to copies of the files in the folder of a version, the archive made of its statements."""
    files, paths = Path(__file__).parent / version, Paths(home)
    paths.data.mkdir(parents=True)
    paths.config.mkdir(parents=True)
    database = sqlite3.connect(paths.archive)
    database.executescript((files / "matches.sql").read_text(encoding="utf-8"))
    database.execute("pragma journal_mode = wal")
    database.close()
    for path in (paths.settings, paths.memory, paths.data / "coach.json"):
        if (files / path.name).exists():
            shutil.copy(files / path.name, path)
    return paths
