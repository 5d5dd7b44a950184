"""A process beside the window: started, listened to and stopped in the same way wherever one is wanted. Light to import."""

import contextlib
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

Found = TypeVar("Found")


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


def emptied(queue: "SimpleQueue[Found]") -> list[Found]:
    """What has come into a queue since, which is empty now."""
    found = []
    with contextlib.suppress(Empty):
        while True:
            found.append(queue.get_nowait())
    return found


def stopped(process: "SpawnProcess | None", thread: Thread) -> None:
    """End a process, and wait a moment for the thread that listens to it, where they were begun."""
    if process is not None:
        process.terminate()
    if thread.ident is not None:
        thread.join(timeout=2)
