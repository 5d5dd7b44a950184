"""Texts of the program that are no code: TOML files in assets/texts, in English, the language of the messages."""

import re
from typing import TypeVar

import msgspec

from scopa_gui.store import files, program_parts
from scopa_gui.store.paths import assets

_MOST = 1 << 20
"""Largest size of a file in bytes."""
BLANKS = frozenset(
    ("cards", "coins", "count", "hundredths", "name", "part", "partner", "percent", "point", "points", "rank")
)
"""Blanks that sentences may have."""
_BRACED = re.compile(r"\{([^{}]*)\}|[{}]")

Texts = TypeVar("Texts")


def load(name: str, kind: type[Texts]) -> Texts:
    """Return the texts of a file; raise OSError or ValueError if it cannot be read as this kind of texts."""
    text = files.read(assets() / "texts" / f"{name}.toml", _MOST).decode("utf-8")
    unknown = {found[1] for found in _BRACED.finditer(text) if not found[0].endswith(" }")} - BLANKS
    if unknown:
        raise ValueError(f"Blanks that nothing fills: {unknown}")
    return msgspec.toml.decode(text, type=kind)


def load_or(name: str, kind: type[Texts], otherwise: Texts) -> Texts:
    """Return the texts of a file, or `otherwise` if the file is missing or damaged, which is reported to the player."""
    try:
        return load(name, kind)
    except (OSError, ValueError, RecursionError):
        program_parts.miss(assets() / "texts" / f"{name}.toml")
        return otherwise
