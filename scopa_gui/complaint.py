"""Messages of a program at a terminal, above all when it cannot start.

Each is one sentence for the person who started it, on a terminal of any kind, or on none. Imports nothing of this
package and only what Python has loaded anyway, as a part of Python may be what is missing.
"""

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is not loaded for it
    from collections.abc import Callable
    from typing import IO

LIBRARIES = {
    "PIL": "pillow",
    "appdirs": "appdirs",
    "msgspec": "msgspec",
    "numpy": "numpy",
    "pygame": "pygame-ce",
}
"""Modules that the window cannot do without, each with the name of the package that brings it."""
PARTS = ("ctypes", "multiprocessing", "sqlite3")
"""Modules of Python itself that a system may package apart, or have without their inner part, as _sqlite3."""
_SHORT = 60
_FILES = 40
_FILES_WANTED = 256
"""Open at a time besides those of whoever started the game: at least, and where there may be as many as one likes."""

_translate: "Callable[[str], str]" = str


class CannotPlayError(Exception):
    """The program cannot start, or cannot go on: one sentence for the player, and the exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def speak(translate: "Callable[[str], str]") -> None:
    """Set the function that translates the sentences of this module for the user; they are English until then."""
    global _translate
    _translate = translate


def _(message: str) -> str:
    return _translate(message)


def complain(sentence: object) -> None:
    """Say it on standard error, in the letters it has; nothing where nobody could hear it (Windows' pythonw)."""
    stream = sys.stderr
    if stream is None:
        return
    coding = getattr(stream, "encoding", None) or "ascii"
    try:
        print(str(sentence).encode(coding, "backslashreplace").decode(coding), file=stream, flush=True)
    except (OSError, ValueError):  # a full disk, a reader that has gone, a stream that was closed
        put_aside(stream)


def tell(text: str) -> int:
    """Say what was asked for on standard output; the exit status: 1, with a complaint, where it cannot be written."""
    try:
        print(text, flush=True)
    except OSError as error:
        put_aside(sys.stdout)
        if not isinstance(error, BrokenPipeError):
            complain(f"The answer could not be written: {error.strerror}.")
            return 1
    return 0


def put_aside(stream: "IO[str]") -> None:
    """Write no more to a stream that takes nothing: the interpreter would try again when it ends, and complain."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):  # closed, or none of the system's
        return


def short(text: str) -> str:
    """A text that was given, as it is repeated in a sentence: quoted, and not at any length."""
    quoted = repr(text[: _SHORT + 1])
    return quoted if len(quoted) <= _SHORT + 2 else quoted[:_SHORT] + "..." + quoted[0]


def absent() -> list[str]:
    """The modules that the window needs and that are not there; none of them is loaded."""
    from importlib.util import find_spec

    def is_there(name: str) -> bool:
        spec = find_spec(name)
        return spec is not None and spec.origin is not None

    parts = [name for name in PARTS if not (is_there(name) and is_there(f"_{name}"))]
    return parts + [name for name in LIBRARIES if not is_there(name)]


def without(modules: list[str]) -> str:
    """The sentence for modules that are not there."""
    own = [name for name in modules if name.split(".")[0] in sys.stdlib_module_names]
    names = _listed([LIBRARIES.get(name, name) for name in own or modules])
    if is_packaged():
        return _(
            "Scopa cannot start: its folder is missing {names}. Reinstall it, or unpack the whole folder again."
        ).format(names=names)
    if own:
        version = ".".join(map(str, sys.version_info[:2]))
        sentence = _(
            "Scopa cannot start: this Python {version} is missing its own {names}. Install the full Python from "
            "your system’s packages or www.python.org."
        )
        return sentence.format(version=version, names=names)
    one = _("Scopa cannot start without the Python library {names}: {remedy}.")
    many = _("Scopa cannot start without the Python libraries {names}: {remedy}.")
    return (one if len(modules) == 1 else many).format(names=names, remedy=_remedy(modules))


def why_not_loaded(error: ImportError) -> str:
    """The sentence for a module that could not be imported: it, or something in it, is missing or broken here."""
    if isinstance(error, ModuleNotFoundError) and error.name is not None:
        return without([_public(error.name)])
    reason = " ".join(str(error).split())[:200]
    sentence = _("Scopa cannot start because {name} will not load ({reason}): {remedy}.")
    return sentence.format(name=named(error), reason=reason, remedy=_remedy([]))


def named(error: ImportError) -> str:
    """The library or part of Python that an import error is about: the first that it, or what led to it, names."""
    led: BaseException | None = error
    while led is not None:
        if isinstance(led, ImportError) and led.name:
            name = _public(led.name)
            return LIBRARIES.get(name, name)
        led = led.__cause__ or led.__context__
    return _("one of its libraries")


def cramped() -> str | None:
    """The sentence where too few files can be open for the game; this process's limit is raised first, if it may be."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = _FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, _FILES_WANTED)
        if soft != resource.RLIM_INFINITY and soft < enough:
            resource.setrlimit(resource.RLIMIT_NOFILE, (enough, hard))
    opened: list[int] = []
    try:
        while len(opened) < _FILES:
            opened.append(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        left = len(opened)
    else:
        return None
    finally:
        for handle in opened:
            os.close(handle)
    sentence = _(
        "Scopa needs {count} open files and this system allows only {left} more: raise the limit, for example "
        "with ulimit -n {wanted}, and start again."
    )
    return sentence.format(count=_FILES, left=left, wanted=_FILES_WANTED)


def _public(name: str) -> str:
    """The module a person knows, of which only the inner part is missing: sqlite3 for _sqlite3."""
    plain = name.partition(".")[0]
    return plain[1:] if plain[1:] in PARTS else plain


def is_packaged() -> bool:
    """Return whether the game came complete, with a Python of its own: then it is no use to install a library."""
    name = os.path.basename(sys.executable or "").lower()  # noqa: PTH119 - pathlib is not loaded for it
    return bool(getattr(sys, "frozen", False)) or name.startswith("scopa")


def _remedy(modules: list[str]) -> str:
    from pathlib import Path  # by now a few milliseconds are of no account

    if is_packaged():
        return _("reinstall it, or unpack the whole folder again")
    python, play = ("py", r"packaging\play.py") if os.name == "nt" else ("python3", "packaging/play.py")
    if (Path(__file__).parent.parent / "packaging" / "play.py").is_file():
        return _("start it with {command}, which fetches everything it needs").format(command=f"{python} {play}")
    packages = " ".join(LIBRARIES[name] for name in modules if name in LIBRARIES)
    return _("reinstall it with {command}").format(
        command=f"{python} -m pip install --force-reinstall {packages or 'scopa-gui'}"
    )


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])
