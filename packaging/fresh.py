"""A private Python environment for a checkout, made on a machine that has Python and nothing else.

Shared by play.py, test.py and build.py. Standard library only, and every line parses from Python 2.7 on, so that too old a Python is
told so in a sentence instead of a SyntaxError. The game itself is not installed: its libraries are, and it runs
from the checkout, which is the quickest of all forms to start and never stale.

An environment is whole when its stamp is there: the Python version and the pyproject.toml it was made for, written last. One without
a stamp was interrupted and is made again; one with another stamp is brought up to date (no network needed when nothing new is
wanted). A lock, released by the system when its process dies, lets two first starts wait for each other.
"""

from __future__ import print_function

import os
import sys

NEED = (3, 11)
TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WINDOWS = os.name == "nt"
PIP_WITH_PYTHON_OPTION = (22, 3)


def stop(sentence, command=None):
    """End with one sentence for a person, and the command that helps."""
    sys.stderr.write("\n" + sentence.strip() + "\n" + ("\n    " + command + "\n\n" if command else ""))
    sys.exit(1)


def install_command(debian, fedora, arch):
    """How this system installs a package, as a line to type."""
    try:
        with open("/etc/os-release") as file:
            fields = dict(line.rstrip().replace('"', "").split("=", 1) for line in file if "=" in line)
    except (IOError, OSError):
        fields = {}
    system = (fields.get("ID", "") + " " + fields.get("ID_LIKE", "")).split()
    if "debian" in system or "ubuntu" in system:
        return "sudo apt install " + debian
    if "fedora" in system or "rhel" in system:
        return "sudo dnf install " + fedora
    if "arch" in system:
        return "sudo pacman -S " + arch
    return "install " + debian + " (the names in Debian) by your system's package program"


def need_python():
    """Go on under a Python that is new enough: this one, else another one on PATH, else say what is needed."""
    if sys.version_info >= NEED:
        return
    newer = newer_python()
    if newer:
        os.execv(newer, [newer, os.path.abspath(sys.argv[0])] + sys.argv[1:])
    stop(
        "Scopa needs Python %d.%d or newer; this is Python %s." % (NEED + (sys.version.split()[0],)),
        install_command("python3.11 python3.11-venv", "python3.11", "python") + "    (or www.python.org/downloads)",
    )


def newer_python():
    """The path of a Python that is new enough, or None."""
    import subprocess

    question = "import sys; sys.exit(sys.version_info < %r)" % (NEED,)
    names = ["python3.%d" % minor for minor in range(19, NEED[1] - 1, -1)]
    for name in names if not WINDOWS else []:
        for folder in os.environ.get("PATH", "").split(os.pathsep):
            path = os.path.join(folder, name)
            if os.access(path, os.X_OK):
                with open(os.devnull, "r+") as nothing:
                    if subprocess.call([path, "-c", question], stdout=nothing, stderr=nothing) == 0:
                        return path
    return None


def python_for(kind):
    """The environment's Python, made or brought up to date first, and whether that was needed.

    kind is "play", or the name of a group of pyproject.toml that is wanted besides: "test", "build".
    """
    folder = os.path.join(home_of_environments(), kind)
    python = python_in(folder)
    if stamp_of(folder) == wanted_stamp() and os.path.exists(python):
        return python, False
    make_folder(os.path.dirname(folder))
    try:
        with Lock(folder + ".lock"):
            if stamp_of(folder) != wanted_stamp() or not os.path.exists(python):  # nobody made it while this one waited
                prepare(folder, kind)
    except KeyboardInterrupt:
        stop("Stopped before the libraries were complete; start again to go on.")
    return python, True


def make_folder(folder):
    """Make a folder that may be there already, or be made by another first start at the same moment."""
    try:
        os.makedirs(folder)
    except OSError:
        if not os.path.isdir(folder):
            raise


def python_in(folder):
    """The interpreter of an environment."""
    return os.path.join(folder, "Scripts", "python.exe") if WINDOWS else os.path.join(folder, "bin", "python")


def home_of_environments():
    """A folder in the checkout, or in the user's cache when the checkout may not be written to."""
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
        stop("Scopa found no folder to keep its libraries in: neither %s nor %s may be written to (%s)." % (TOP, folder, error))
    return folder


def wanted_stamp():
    """What an environment that is up to date was made for."""
    with open(os.path.join(TOP, "pyproject.toml")) as file:
        return sys.version + "\n" + file.read()


def stamp_of(folder):
    """What the environment was made for; nothing if it is not whole."""
    try:
        with open(os.path.join(folder, "scopa-stamp")) as file:
            return file.read()
    except (IOError, OSError):
        return ""


class Lock:
    """One process at a time; the system releases it when the process ends in any way."""

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
                except OSError:  # LK_LOCK gives up after ten seconds; a first start may take longer
                    continue
        import fcntl

        return fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *error):
        self.file.close()


def prepare(folder, kind):
    """Make the environment, or bring it up to date."""
    import shutil

    needed = requirements(kind)
    same_python = stamp_of(folder).startswith(sys.version + "\n") and os.path.exists(python_in(folder))
    stamp = os.path.join(folder, "scopa-stamp")
    if os.path.exists(stamp):
        os.remove(stamp)
    print("Preparing what Scopa needs (to %s), once ..." % kind, file=sys.stderr)
    if not same_python:
        shutil.rmtree(folder, ignore_errors=True)
        make(folder)
    installed, said = quiet(installer(folder) + needed)
    if not installed:
        shutil.rmtree(folder, ignore_errors=True)
        stop(why_not_installed(said))
    with open(stamp, "w") as file:
        file.write(wanted_stamp())


def requirements(kind):
    """The libraries that pyproject.toml asks for, as pip reads them."""
    import tomllib

    with open(os.path.join(TOP, "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)["project"]
    return project["dependencies"] + project["optional-dependencies"].get(kind, [])


def make(folder):
    """An empty environment, without pip where another pip or uv can fill it (that is two seconds quicker)."""
    if has_pip() or not has_module("ensurepip"):
        made, said = quiet([sys.executable, "-m", "venv", "--without-pip", folder])
    else:
        made, said = quiet([sys.executable, "-m", "venv", folder])
    if not made or not installer(folder):
        import shutil

        shutil.rmtree(folder, ignore_errors=True)
        if made or "ensurepip" in said or "No module named" in said:
            stop("Scopa needs Python's venv module, which is not installed.", venv_command())
        stop("Scopa could not make a Python environment in %s: %s" % (folder, last_line(said)))


def venv_command():
    """How to install the venv module of this very Python."""
    package = "python3-venv"
    if not sys.executable.startswith("/usr/bin/"):
        package = "python%d.%d-venv" % sys.version_info[:2]
    return install_command(package, "python3", "python")


def installer(folder):
    """The words of the command that installs into the environment; none when there is no pip and no uv."""
    import shutil

    python = python_in(folder)
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--retries", "2", "--prefer-binary"]
    if quiet([python, "-c", "import pip"])[0]:
        return [python, "-m", "pip", "install"] + options
    if has_pip():
        return [sys.executable, "-m", "pip", "--python", python, "install"] + options
    uv = shutil.which("uv")
    return [uv, "pip", "install", "--quiet", "--python", python] if uv else []


def has_pip():
    """Whether this Python's pip can install into another environment."""
    from importlib import metadata

    try:
        version = metadata.version("pip").split(".")[:2]
        return tuple(map(int, version)) >= PIP_WITH_PYTHON_OPTION
    except (metadata.PackageNotFoundError, ValueError):
        return False


def has_module(name):
    """Whether this Python has a module, without importing it."""
    import importlib.util

    return importlib.util.find_spec(name) is not None


def quiet(command, told=b""):
    """Whether the command, told this on its standard input, succeeded, and what it said."""
    import subprocess

    environment = dict(os.environ, PIP_USER="0", PYTHONIOENCODING="utf-8")
    try:
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, env=environment)
    except OSError as error:
        return False, str(error)
    said = process.communicate(told)[0].decode("utf-8", "replace")
    return process.returncode == 0, said


def last_line(text):
    """The line of a program's complaint that says most."""
    lines = [line.strip() for line in text.splitlines() if line.strip()] or ["it gave no reason"]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines)[-1]


def why_not_installed(said):
    """The sentence for a failed installation."""
    network = ("name resolution", "new connection", "onnection refused", "timed out", "unreachable", "ProxyError", "getaddrinfo")
    if any(words in said for words in network):
        return "Scopa needs the network once, to fetch its libraries, and could not reach it: connect (or set HTTPS_PROXY) and start again."
    if "No space left" in said:
        return "Scopa needs about 100 MB of disk for its libraries, and the disk is full."
    return "Scopa could not install its libraries: " + last_line(said)


def run(python, *words):
    """Become the given program with the checkout importable; never returns."""
    environment = dict(os.environ, PYTHONPATH=TOP)
    if not os.access(TOP, os.W_OK):
        environment["PYTHONPYCACHEPREFIX"] = os.path.join(home_of_environments(), "pycache")
    command = [python] + list(words)
    sys.stdout.flush()
    if WINDOWS:  # execv there returns to the prompt at once, with the program still running behind it
        import subprocess

        sys.exit(subprocess.call(command, env=environment))
    os.execve(python, command, environment)
