"""Process of a worker: started next to the window, sent what is open, interrupted when that changes.

Light to import. Its main thread works; another one listens to the pipe and interrupts it. Measured on CPython 3.11: an
interrupted search of ten seconds leaves the process ready for the next question within milliseconds, a newly started
process after half a second and more.
"""

import contextlib
import gc
import os
import signal
from _thread import interrupt_main
from collections.abc import Callable
from functools import cache, partial
from threading import Thread
from typing import TYPE_CHECKING, Any

from scopa_gui.game.agenda import Agenda, Asked

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnContext, SpawnProcess

QUIET = "import sys; sys.excepthook = lambda *_: None; "


def spawned(name: str, work: "Callable[[Connection[Any, Any]], None]") -> "tuple[SpawnProcess, Connection[Any, Any]]":
    """A process that does `work` with its end of a pipe and dies with this one; it, and our end. Raises OSError where
    none can be started. A process that fails ends without a word: who asked it works its answer out, and tells what is
    wrong.

    Programs frozen by PyInstaller call multiprocessing.freeze_support() first of all.
    """
    context = _spawning()
    ours, theirs = context.Pipe()
    process = context.Process(target=_quietly, args=(work, theirs), name=name, daemon=True)
    try:
        process.start()
    except (RuntimeError, MemoryError) as refused:  # the processes of this user are as many as they may be
        ours.close()
        raise OSError(str(refused)) from refused
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours


@cache
def _spawning() -> "SpawnContext":
    """Return the context that starts processes, changed in one thing: they print no traceback before their work begins.

    There would be one if this process ended between the start of the new one and the message that says what its work
    is.
    """
    from multiprocessing import get_context, spawn

    command_line = spawn.get_command_line

    def quiet_command_line(**ends: Any) -> list[str]:
        command = command_line(**ends)
        if "-c" in command:
            command[command.index("-c") + 1] = QUIET + command[command.index("-c") + 1]
        return command

    spawn.get_command_line = quiet_command_line
    return get_context("spawn")


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


def work(
    pipe: "Connection[Any, Any]", prepare: Callable[[], object], *, preempts: bool = False, niceness: int = 0
) -> None:
    """A worker's whole life; it ends with the pipe."""
    agenda = Agenda(prepare, preempts=preempts)
    signal.signal(signal.SIGINT, agenda.leave)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    agenda.make_ready()
    gc.freeze()  # what was loaded lives as long as the worker: no collection looks through it
    Thread(target=partial(_listen, pipe, agenda), name="scopa-questions", daemon=True).start()
    with contextlib.suppress(OSError):
        agenda.serve(pipe.send)


def _listen(pipe: "Connection[Any, Any]", agenda: Agenda) -> None:
    """Thread: take in what is asked, and the numbers of what is asked no more, until the pipe ends."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            message: Asked | int = pipe.recv()
            if isinstance(message, int):
                agenda.drop(message)
            else:
                agenda.put(message)
            _interrupt(agenda)
    agenda.end()
    _interrupt(agenda)


def _interrupt(agenda: Agenda) -> None:
    if agenda.is_astray:
        interrupt_main(signal.SIGINT)
