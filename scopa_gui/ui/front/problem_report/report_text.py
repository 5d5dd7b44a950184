"""Text of a report: in English for the maintainers, without the player's name or folders."""

import platform
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
import pygame

from scopa_gui import __version__
from scopa_gui.complaint import is_packaged
from scopa_gui.store import files
from scopa_gui.store.error_log import LOG
from scopa_gui.store.settings import Settings
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.licences import version_of

_LIBRARIES = ("pygame-ce", "pillow", "msgspec", "appdirs", "numpy", "accesskit")
_LAST = 40
"""Number of lines of the log in a report."""
_LAST_BYTES = 100_000
"""Number of bytes at the end of the log in which these lines are looked for."""
_LONGEST = 200
"""Greatest number of letters of one of these lines."""
REPORT = "scopa-report.txt"
"""Name of a saved report."""
_OURS = re.compile(r"""(?:[A-Za-z]:)?[\\/][^"'\n]*[\\/](?=(?:scopa_gui|site-packages|python3\.[0-9]+)[\\/])""")
"""Folders of a file of the game, of a library or of Python."""
_QUOTED = re.compile(r"""(["'])(?:[A-Za-z]:)?[\\/][^"'\n]*[\\/]([^"'\\/\n]*)\1""")
"""Any other path in quotation marks; its folders may have spaces in their names."""
_FOLDERS = re.compile(r"""(?<![\w.~>])(?:[A-Za-z]:)?[\\/](?:[^\s"'\\/:]+[\\/])+""")
"""Folders of any other file."""
_CARDS = re.compile(r"(?<![A-Za-z0-9])(?:[A2-7FCR][DCBS])+(?![A-Za-z0-9])")
_NUMBERS = re.compile(r"(?<![A-Za-z0-9])(?=[0-9a-f]*[0-9])[0-9a-f]{6,}(?![A-Za-z0-9])")
"""Long numbers, such as a set of cards or the seed of a deal."""


class ReportSection(NamedTuple):
    """A title and the lines below it."""

    title: str
    lines: Sequence[str]


def report_of(context: Context, match: int | None = None) -> list[ReportSection]:
    """Return all sections, with the match of this number, or else the unfinished match played last.

    A section that fails has the name of the error instead.
    """
    parts: dict[str, Callable[[], Sequence[str]]] = {
        "Scopa": lambda: _program(context.now()),
        "System": _system,
        "Window": lambda: list(context.facts()),
        "Settings": lambda: [_settings(context.settings)],
        "Match": lambda: _match(context, match),
        "Log": lambda: _log(context.paths.logs),
    }
    sections = []
    for title, make in parts.items():
        try:
            lines = make()
        except Exception as error:
            lines = [f"not known: {type(error).__name__}"]
        sections.append(ReportSection(title, lines or ["none"]))
    return sections


def _program(now: float) -> list[str]:
    """Return the version, the kind of installation and the day."""
    place = "a folder of its own" if is_packaged() else "in a Python"
    day = datetime.fromtimestamp(now, UTC)
    return [f"version {__version__}, {place}; report of {day:%Y-%m-%d %H:%M} UTC"]


def text_of_report(parts: Sequence[ReportSection]) -> str:
    """Return the report as text."""
    return "\n\n".join("\n".join((f"[{part.title}]", *part.lines)) for part in parts) + "\n"


def save_report(text: str, folder: Path) -> Path | None:
    """Write a report to a file next to the log and return its path, or None if it cannot be written."""
    path = folder / REPORT
    try:
        files.write(path, text.encode("utf-8", "replace"))
    except OSError:
        return None
    return path


def _system() -> list[str]:
    system = f"{platform.system()} {platform.release()}"
    try:
        name = f"{system}, {platform.freedesktop_os_release().get('PRETTY_NAME', '')}"
    except OSError:
        name = f"{system}, {platform.version()}"
    python = f"Python {platform.python_version()}, {platform.python_implementation()}, {platform.machine()}"
    libraries = ", ".join(f"{name} {version_of(name) or '?'}" for name in _LIBRARIES)
    return [name, python, f"{libraries}; SDL {'.'.join(map(str, pygame.get_sdl_version()))}"]


def _settings(settings: Settings) -> str:
    """Return the settings that differ from their defaults."""
    usual = Settings()
    changed = {
        name: value for name in usual.__struct_fields__ if (value := getattr(settings, name)) != getattr(usual, name)
    }
    return (
        ", ".join(f"{name} {msgspec.json.encode(value).decode()}" for name, value in changed.items())
        or "all as they come"
    )


def _match(context: Context, match: int | None) -> list[str]:
    from scopa_gui.ui.front.problem_report.match_section import match_lines

    if match is None:
        match = next((stored.id for stored in context.archive.unfinished(1)), None)
    stored = None if match is None else context.archive.match(match)
    return [] if stored is None else match_lines(stored)


def _log(folder: Path) -> list[str]:
    try:
        text = files.read_end(folder / LOG, _LAST_BYTES).decode("utf-8", errors="replace")
    except FileNotFoundError:
        return []
    last = text.rstrip().splitlines()[-_LAST:]
    return [without_cards(without_folders(line))[:_LONGEST] for line in last]


def without_folders(text: str, home: Path | None = None) -> str:
    """Return the text without folders of files, which may contain the player's name."""
    text = _OURS.sub("", text)
    text = _QUOTED.sub(r"\1.../\2\1", text)
    text = _FOLDERS.sub(".../", text)
    return text.replace(str(home or Path.home()), "~")


def without_cards(text: str) -> str:
    """Return the text without cards and long numbers: an error may have named a hidden card."""
    return _NUMBERS.sub("#", _CARDS.sub("??", text))
