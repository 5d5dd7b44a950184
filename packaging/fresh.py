"""A private Python environment for a checkout, made on a machine that has Python and nothing else.

play.py, test.py, lock.py and the programs that build packages use it. It needs only the standard library. The libraries
of the game are installed, but the game itself runs from the checkout, so that it starts fast and is never out of date.

An environment is complete when it has its stamp: the Python version and the requirements for which it was made, written
last. Without a stamp it was interrupted and is made again. With another stamp it is updated in a copy (without network
if nothing new is needed), which replaces it when it is complete. A lock, freed by the system when its process ends,
makes two first starts wait for each other.
"""

import os
import sys

import fetching
import wanted
from guard import WINDOWS, install_command, stop

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PIP_WITH_PYTHON_OPTION = (22, 3)


class NotPreparedError(Exception):
    """Error if the environment cannot be made or updated: a sentence, and the command that helps."""

    def __init__(self, sentence, command=None):
        super().__init__(sentence)
        self.sentence = sentence
        self.command = command


def python_for(kind):
    """Make or update an environment if necessary; return its Python, and whether that was necessary.

    `kind` is "play", or the name of a group of pyproject.toml that it has too: "test" or "build".
    """
    folder = os.path.join(home_of_environments(), kind)
    python = python_in(folder)
    if is_ready(folder, kind):
        return python, False
    make_folder(os.path.dirname(folder))
    try:
        with Lock(folder + ".lock"):
            recover(folder, kind)
            if not is_ready(folder, kind):  # no other process made it while this one waited
                prepare(folder, kind)
    except NotPreparedError as wrong:
        go_on_with_the_old(folder, kind, wrong)
        return python, False
    except KeyboardInterrupt:
        stop("Stopped before all libraries were installed. Start again to continue.")
    return python, True


def is_ready(folder, kind):
    """Return whether the environment is complete and up to date."""
    return stamp_of(folder) == wanted_stamp(kind) and os.path.exists(python_in(folder))


def recover(folder, kind):
    """Use the complete environment if a process was killed while it replaced the old one."""
    import shutil

    new, old = folder + ".new", folder + ".old"
    if not os.path.exists(folder):
        whole = new if is_ready(new, kind) else old
        if stamp_of(whole):
            os.rename(whole, folder)
    for left in (new, old):
        shutil.rmtree(left, ignore_errors=True)


def go_on_with_the_old(folder, kind, wrong):
    """Report that a new environment could not be made; end the program unless the game runs in the old one."""
    if kind != "play" or not stamp_of(folder) or not runs_the_game(python_in(folder)):
        stop(wrong.sentence, wrong.command)
    sys.stderr.write(
        wrong.sentence + "\nThe game starts with the libraries it had before; the next start tries again.\n"
    )


def runs_the_game(python):
    """Return whether all libraries of the game can be loaded in an environment."""
    program = f"import sys, importlib; sys.path.insert(0, {TOP!r}); from scopa_gui import complaint; "
    program += "assert not complaint.absent(); [importlib.import_module(name) for name in complaint.LIBRARIES]"
    return quiet([python, "-P", "-c", program])[0]


def make_folder(folder):
    """Make a folder unless it is there, or another process makes it at the same time."""
    try:
        os.makedirs(folder)
    except OSError:
        if not os.path.isdir(folder):
            raise


def python_in(folder):
    """Return the interpreter of an environment."""
    return os.path.join(folder, "Scripts", "python.exe") if WINDOWS else os.path.join(folder, "bin", "python")


def home_of_environments():
    """Return a folder in the checkout, or in the user's cache if the checkout cannot be written to."""
    if os.access(TOP, os.W_OK):
        return os.path.join(TOP, ".venv-scopa")
    cache = os.environ.get("XDG_CACHE_HOME", "")
    if WINDOWS:
        cache = os.environ.get("LOCALAPPDATA", "")
    elif sys.platform == "darwin":
        cache = os.path.expanduser("~/Library/Caches")
    if not os.path.isabs(cache):
        cache = os.path.expanduser("~/.cache")
    folder = os.path.join(cache, "scopa-gui", "checkout-" + TOP.strip(os.sep).replace(os.sep, "-").replace(":", ""))
    try:
        make_folder(folder)
    except OSError as error:
        stop(f"Scopa has no folder for its libraries: it may write neither to {TOP} nor to {folder} ({error}).")
    return folder


def wanted_stamp(kind):
    """Return the stamp of an environment that is up to date."""
    return wanted.stamp(TOP, kind)


def stamp_of(folder):
    """Return the stamp of an environment; nothing if it is not complete."""
    try:
        with open(os.path.join(folder, "scopa-stamp")) as file:
            return file.read()
    except OSError:
        return ""


class Lock:
    """Lock that one process holds at a time; the system frees it when the process ends, however it ends."""

    def __init__(self, path):
        self.path = path

    def __enter__(self):
        self.file = open(self.path, "a+b")
        if WINDOWS:
            import msvcrt

            while True:
                try:
                    self.file.seek(0)
                    return msvcrt.locking(self.file.fileno(), msvcrt.LK_LOCK, 1)
                except OSError:  # LK_LOCK stops waiting after ten seconds; a first start may take longer
                    continue
        import fcntl

        return fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *error):
        self.file.close()


def prepare(folder, kind):
    """Make or update the environment; the old one stays until the new one is complete. Raises NotPreparedError."""
    import shutil

    new = folder + ".new"
    print(
        "Preparing what Scopa needs to %s (only this once, about %d MB) ..."
        % (kind, fetching.SIZES.get(kind, fetching.SIZE)),
        file=sys.stderr,
    )
    try:
        fill(folder, new, kind)
        exchange(folder, new)
    except OSError as error:
        raise NotPreparedError(fetching.why_not(str(error))) from error
    finally:
        if os.path.exists(new):
            shutil.rmtree(new, ignore_errors=True)


def fill(folder, new, kind):
    """Make a complete new environment next to the old one, as an updated copy of it if possible."""
    import shutil

    if has_same_python(folder):
        shutil.copytree(folder, new, symlinks=True, ignore=shutil.ignore_patterns("scopa-stamp"))
    else:
        make(new)
    install(new, kind)
    with open(os.path.join(new, "scopa-stamp"), "w") as file:
        file.write(wanted_stamp(kind))


def install(folder, kind):
    """Install the libraries in an environment: those of the lock, otherwise those that pyproject.toml allows."""
    said = ""
    for why, words, number in wanted.wordings(TOP, kind):
        if why:
            sys.stderr.write(why + "\n")
        installed, said = fetching.fetch(installer(folder) + words, number)
        if installed:
            return
        if not wanted.has_no_files(said):
            break
    raise NotPreparedError(fetching.why_not(said))


def has_same_python(folder):
    """Return whether there is a complete environment that was made by this Python."""
    return stamp_of(folder).startswith(sys.version + "\n") and os.path.exists(python_in(folder))


def exchange(folder, new):
    """Replace the old environment by a new one, unless it is in use and the system forbids that."""
    import shutil

    old = folder + ".old"
    try:
        if os.path.exists(folder):
            os.rename(folder, old)
        os.rename(new, folder)
    except OSError as error:
        if not os.path.exists(folder) and os.path.exists(old):
            os.rename(old, folder)
        raise NotPreparedError(
            f"The new libraries could not be installed ({error}). If the game is still open, close it and start again."
        ) from error
    shutil.rmtree(old, ignore_errors=True)


def make(folder):
    """Make an empty environment, without pip if another pip or uv can fill it, which saves two seconds."""
    if has_pip() or not has_module("ensurepip"):
        made, said = quiet([sys.executable, "-m", "venv", "--without-pip", folder])
    else:
        made, said = quiet([sys.executable, "-m", "venv", folder])
    if not made or not installer(folder):
        if made or "ensurepip" in said or "No module named" in said:
            raise NotPreparedError("Scopa needs Python's venv module, which is not installed.", venv_command())
        raise NotPreparedError(f"Scopa could not create a Python environment in {folder}: {fetching.last_line(said)}")


def venv_command():
    """Return the command that installs the venv module of this Python."""
    package = "python3-venv"
    if not sys.executable.startswith("/usr/bin/"):
        package = "python%d.%d-venv" % sys.version_info[:2]
    return install_command(package, "python3", "python")


def installer(folder):
    """Return the words of the command that installs into the environment; none if there is no pip and no uv."""
    import shutil

    python = python_in(folder)
    options = ["--disable-pip-version-check", "--no-input", "--retries", "2", "--prefer-binary", "--progress-bar"]
    has_own, version = quiet([python, "-c", "import pip; print(pip.__version__)"])
    if has_own:
        return [python, "-m", "pip", "install", *options, fetching.bar_of(version_in(version))]
    if has_pip():
        return [sys.executable, "-m", "pip", "--python", python, "install", *options, fetching.bar_of(pip_version())]
    uv = shutil.which("uv")
    return [uv, "pip", "install", "--no-progress", "--python", python] if uv else []


def has_pip():
    """Return whether this Python's pip can install into another environment."""
    return pip_version() >= PIP_WITH_PYTHON_OPTION


def pip_version():
    """Return the version of this Python's pip, (0, 0) if it has none."""
    from importlib import metadata

    try:
        return version_in(metadata.version("pip"))
    except metadata.PackageNotFoundError:
        return (0, 0)


def version_in(text):
    """Return the first two numbers of a version; (0, 0) if there are none."""
    try:
        first, second = text.strip().split(".")[:2]
        return int(first), int(second)
    except ValueError:
        return (0, 0)


def has_module(name):
    """Return whether this Python has a module, without importing it."""
    import importlib.util

    return importlib.util.find_spec(name) is not None


def quiet(command, stdin=b"", environment=None):
    """Run a command with this standard input; return whether it succeeded, and its output."""
    import subprocess

    environment = environment or fetching.at_once()
    try:
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, env=environment)
    except OSError as error:
        return False, str(error)
    said = process.communicate(stdin)[0].decode("utf-8", "replace")
    return process.returncode == 0, said


def run(python, *words):
    """Replace this process by the given program with the checkout importable; never returns."""
    command = [python, *words]
    sys.stdout.flush()
    if WINDOWS:  # execv there returns to the prompt at once, with the program still running behind it
        import subprocess

        sys.exit(subprocess.call(command, env=importable()))
    os.execve(python, command, importable())


def leave(python, *words):
    """Start the given program as a separate process, on Windows without a console; it shows messages in a box."""
    import subprocess

    apart = (
        {"creationflags": 0x00000008 | 0x00000200} if WINDOWS else {"start_new_session": True}
    )  # detached, in a group of its own
    silent = os.path.join(os.path.dirname(python), "pythonw.exe")
    with open(os.devnull, "r+") as nothing:
        command = [silent if WINDOWS and os.path.exists(silent) else python, *words]
        subprocess.Popen(command, env=importable(), stdin=nothing, stdout=nothing, stderr=nothing, **apart)


def importable():
    """Return environment variables with which a program finds the checkout and can write compiled files."""
    environment = dict(os.environ, PYTHONPATH=TOP)
    if not os.access(TOP, os.W_OK):
        environment["PYTHONPYCACHEPREFIX"] = os.path.join(home_of_environments(), "pycache")
    return environment
