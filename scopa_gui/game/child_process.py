"""A process beside the window: started, listened to and stopped in the same way everywhere. Light to import."""

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
    """A process that does `work` with its end of a pipe and dies with this one; it, and our end. Raises OSError where
    none can be started. A process that fails ends without a word: who asked it works its answer out, and tells what is
    wrong.

    Programs frozen by PyInstaller call multiprocessing.freeze_support() first of all.
    """
    from multiprocessing import get_context

    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_quietly, args=(work, theirs), name=name, daemon=True)
    try:
        process.start()
    except RuntimeError as refused:  # the processes of this user are as many as they may be
        ours.close()
        raise OSError(str(refused)) from refused
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours


def _quietly(work: "Callable[[Connection[Any, Any]], None]", pipe: "Connection[Any, Any]") -> None:
    """The life of a process."""
    try:
        work(pipe)
    except Exception:  # noqa: BLE001 - the same error comes up again where its work is done instead
        raise SystemExit(1) from None


def begun(thread: Thread) -> bool:
    """Start a thread; whether that is possible: a system may allow no more of them, or have no memory for one."""
    try:
        thread.start()
    except (RuntimeError, MemoryError):
        return False
    return True


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
