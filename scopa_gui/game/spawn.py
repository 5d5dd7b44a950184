"""A process beside the window: started in the same way wherever one is wanted. Light to import."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


def spawned(name: str, work: "Callable[[Connection[Any, Any]], None]") -> "tuple[SpawnProcess, Connection[Any, Any]]":
    """A process that does `work` with its end of a pipe and dies with this one; it, and our end. Raises OSError where none can be started.

    Programs frozen by PyInstaller call multiprocessing.freeze_support() first of all.
    """
    from multiprocessing import get_context

    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs,), name=name, daemon=True)
    try:
        process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours
