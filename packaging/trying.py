"""Test of a package: its first picture is drawn and saved for the next start, its window closes, its Maestro thinks.

build.py and windows.py use it. `python packaging/trying.py WINDOW ENGINE` tests an installed game, by the paths of its
two programs.
"""

import os
import shutil
import sys
import tempfile
import time

import fetching
import fresh

MAESTRO = (
    b'{"kind": "choose", "preset": "scopa", "given": {"first_table": ["2D", "3C", "4B", "RS"], "history": [], '
    b'"hand": ["AD", "5C", "6B"], "me": 0, "level": "maestro", "iterations": 200}}\n'
)
PATIENCE, STAYS = 60, 1.0
"""Most seconds until the first picture, and seconds for which the program must keep running after it."""


def not_thought(engine, environment=None):
    """Return a reason why the engine program's Maestro makes no move; nothing if he does."""
    works, said = fresh.quiet(engine, MAESTRO, environment)
    if works and '"ok": true' in said and '"worlds"' in said:
        return ""
    return "the Maestro does not answer: " + fetching.last_line(said)[:500]


def not_opened(window):
    """Return a reason why the first picture is not drawn, on a virtual screen with an empty home; nothing if it is."""
    home = tempfile.mkdtemp(prefix="scopa-")
    environment = dict(os.environ, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", SCOPA_HOME=home)
    try:
        return not_drawn([window], environment, os.path.join(home, "cache"))
    finally:
        shutil.rmtree(home, ignore_errors=True)


def not_drawn(window, environment, cache, close=None):
    """Return a reason why the program saves no picture in the folder `cache` or ends too soon; nothing if it is right.

    The program is then ended, by a signal or by `close`, which is given for a program under Wine.
    """
    import subprocess

    with open(os.devnull, "w+b") if close else tempfile.TemporaryFile() as said:
        process = subprocess.Popen(window, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        until = time.time() + PATIENCE
        while process.poll() is None and time.time() < until and not has_files(cache):
            time.sleep(0.05)
        drawn = has_files(cache)
        time.sleep(STAYS)
        ended = process.poll()
        if ended is None and drawn and not has_ended(process, close or process.terminate):
            return "the window does not close"
        if process.poll() is None:
            process.kill()
        process.wait()
        words = "" if close else fetching.last_line(text_of(said))
    if drawn and ended is None:
        return ""
    return "the window does not draw the title{}: {}".format(
        "" if ended is None else " and exits with status %d" % ended,
        words or "its output could not be read",
    )


def has_ended(process, close):
    """Ask a program to end and return whether it does; otherwise kill it."""
    until = time.time() + PATIENCE
    close()
    while process.poll() is None and time.time() < until:
        time.sleep(0.05)
    if process.poll() is not None:
        return True
    process.kill()
    process.wait()
    return False


def text_of(file):
    """Return all text of a file."""
    file.seek(0)
    return file.read().decode("utf-8", "replace")


def has_files(folder):
    """Return whether a picture has been saved in the folder."""
    return os.path.isdir(folder) and bool(os.listdir(folder))


def main():
    """Test both programs; if something does not work, print a sentence and return 1."""
    if len(sys.argv) != 3:
        fresh.stop("Usage: python packaging/trying.py WINDOW ENGINE")
    window, engine = (os.path.abspath(path) for path in sys.argv[1:])
    wrong = not_thought([engine]) or not_opened(window)
    if wrong:
        fresh.stop("The game does not work: " + wrong)
    print("The game works: the Maestro answers, the window is drawn and closes.")


if __name__ == "__main__":
    main()
