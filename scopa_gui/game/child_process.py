"""Child process of a worker: it gets the open questions and is interrupted if it should stop the current one.

This module is quick to import. In the child, the main thread works; a second thread reads the pipe and interrupts it.
Measured on CPython 3.11: after interrupting a ten-second search the process is ready for the next question within
milliseconds; a new process takes at least half a second.
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
"""Code put before that of a new child, so that it prints no traceback."""


def start_process(
    name: str, work: "Callable[[Connection[Any, Any]], None]"
) -> "tuple[SpawnProcess, Connection[Any, Any]]":
    """Start a daemon process that runs `work(pipe)`; return the process and our end of the pipe.

    Raises OSError if no process can be started. A process that fails ends silently: the Worker starts another one, then
    does the work itself, where the error is reported. A PyInstaller build must call multiprocessing.freeze_support()
    before anything else.
    """
    context = _spawn_context()
    ours, theirs = context.Pipe()
    process = context.Process(target=_quietly, args=(work, theirs), name=name, daemon=True)
    try:
        process.start()
    except (RuntimeError, MemoryError) as refused:  # the user's process limit is reached
        ours.close()
        raise OSError(str(refused)) from refused
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours


@cache
def _spawn_context() -> "SpawnContext":
    """Return the spawn context, and patch get_command_line for the whole program.

    The patch keeps a child from printing a traceback before its work starts. It would print one if this process ended
    after starting the child but before sending it its work.
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
    """Entry point of the child: run the work; on an error exit with 1 and no traceback."""
    try:
        work(pipe)
    except Exception:  # noqa: BLE001 - the worker does the work again where the error is reported
        raise SystemExit(1) from None


def start_thread(thread: Thread) -> bool:
    """Start a thread; return False if the system cannot create one, for lack of threads or memory."""
    try:
        thread.start()
    except (RuntimeError, MemoryError):
        return False
    return True


def work(
    pipe: "Connection[Any, Any]", prepare: Callable[[], object], *, preempts: bool = False, niceness: int = 0
) -> None:
    """Answer the questions that come through the pipe until it is closed; the main function of the child."""
    agenda = Agenda(prepare, preempts=preempts)
    signal.signal(signal.SIGINT, agenda.leave)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    agenda.make_ready()
    gc.freeze()  # what is loaded now stays until the process ends, so garbage collection can skip it
    Thread(target=partial(_listen, pipe, agenda), name="scopa-questions", daemon=True).start()
    with contextlib.suppress(OSError):
        agenda.serve(pipe.send)


def _listen(pipe: "Connection[Any, Any]", agenda: Agenda) -> None:
    """Pass new questions, and numbers of cancelled ones, from the pipe to the agenda; runs in a thread of its own."""
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
    if agenda.should_stop:
        interrupt_main(signal.SIGINT)
