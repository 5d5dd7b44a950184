"""A program that ends, in the way of its argument, while the process of its worker starts or works.

Its standard output closes with the last of its processes.
"""

import os
import signal
import sys
from multiprocessing import util
from threading import Event
from typing import NamedTuple

from scopa_gui.game.worker import Worker, WorkPolicy

IS_AT_WORK = "at work"


class Endless(NamedTuple):
    """Is worked on until that is interrupted."""

    def answers(self, given, had):
        print(IS_AT_WORK, flush=True)
        while True:
            pass
        yield


def start_and(then):
    """Have a process started, and something else done instead of sending it its work."""
    start = util.spawnv_passfds

    def start_only(path, args, passfds):
        child = start(path, args, passfds)
        if b"spawn_main" in b" ".join(map(os.fsencode, args)):
            then()
        return child

    util.spawnv_passfds = start_only


def main(way):
    is_started, never = Event(), Event()
    if way == "killed before it sends the work":
        start_and(lambda: os.kill(os.getpid(), signal.SIGKILL))
    elif way == "done before it sends the work":
        start_and(lambda: (is_started.set(), never.wait()))
    Worker("scopa-test", WorkPolicy.QUEUE).ask(Endless(), print)
    (never if way.startswith("killed") else is_started).wait()


if __name__ == "__main__":
    main(sys.argv[1])
