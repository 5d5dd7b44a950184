"""The archive of a program that runs, read from outside: nothing is begun, kept, held or ended in it."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from scopa_gui.store import schema
from scopa_gui.store.archive import Archive, Stored
from scopa_gui.store.damage import Damage
from scopa_gui.store.match_locks import Claims
from scopa_gui.store.practice import Training
from scopa_gui.store.rows import waiting_of
from scopa_gui.store.thoughts import SavedThoughts

Found = TypeVar("Found")


class _Questions:
    """In place of the queue that writes: what is asked is asked of the file as it is then, what is said is dropped."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self, question: Callable[[sqlite3.Connection], Found]) -> Found:
        with closing(self._connection()) as connection:
            connection.execute("begin")
            return question(connection)

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        return self.read(lambda connection: connection.execute(query, values).fetchall())

    def _connection(self) -> sqlite3.Connection:
        """To the file; to an empty archive while there is none, or none with tables yet."""
        if self._path.exists():
            connection = sqlite3.connect(
                f"{self._path.resolve().as_uri()}?mode=ro", uri=True, timeout=10.0, isolation_level=None
            )
            if connection.execute("select count(*) from sqlite_master where name = 'move'").fetchone()[0]:
                return connection
            connection.close()
        empty = sqlite3.connect(":memory:", isolation_level=None)
        schema.bring_up_to_date(empty)
        return empty

    def write(self, *_: object, **__: object) -> None:
        return None

    attempt = write

    def trouble(self) -> None:
        return None

    close = trouble


class _Watched(Claims):
    """Who holds which match; never oneself."""

    def take(self, match: int) -> bool:
        return False


class Reading(Archive):
    """The program's archive, only read. `practised` is whose practice it shows; its own, read too, without one."""

    def __init__(self, path: Path, practised: Archive | None = None) -> None:
        self.notice = None
        self._in_file = False
        self._journal: Any = _Questions(path)
        self._damage = Damage(self._journal)
        self.training = Training(self._journal, self._damage) if practised is None else practised.training
        self._claims = _Watched(path.with_name("claims"))
        self.thoughts = SavedThoughts(path.with_name("thoughts"))
        self._lengths = {}
        self._readable = {}
        self._comparison = None
        self._has_mended = False

    def everything(self) -> list[Stored]:
        """All matches with their moves, the last touched first."""
        return self._read("order by touched desc, started desc", (), 1_000_000, waiting_of)

    def save_thought(self, *_: object) -> None:
        """Write nothing: the program has saved it."""

    def finish(self, *_: object) -> None:
        """The program does, when its own screen is shown."""

    def _demand_held(self, match: int) -> None:
        """Nothing is held here; what a screen would write is dropped."""
