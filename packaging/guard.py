"""Check that Python is new enough, and say so in a sentence if not; the programs in this folder begin with this.

This file and the programs that load it first must parse under Python 2.7.
"""

import os
import sys

NEED = (3, 11)
WINDOWS = os.name == "nt"


def stop(sentence, command=None):
    """End with a sentence for the user, and the command that helps."""
    sys.stderr.write("\n" + sentence.strip() + "\n" + ("\n    " + command + "\n\n" if command else ""))
    sys.exit(1)


def install_command(debian, fedora, arch):
    """Return the command with which this system installs a package."""
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
    return "install " + debian + " with your system's package manager (these are the Debian names)"


def need_python():
    """Continue with a Python that is new enough: this one, or another one on PATH; otherwise say what is needed."""
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
    """Return the path of a Python that is new enough, or None."""
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
