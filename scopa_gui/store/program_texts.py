"""Texts of the program that are no code: TOML files in assets/texts, in English, the language of the messages."""

import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec

from scopa_gui.store import files, program_parts
from scopa_gui.store.paths import assets

_MOST = 1 << 20
"""Largest size of a file in bytes."""
_END = b"# End of the file"
"""Last line of every file, so that one which was cut off is noticed."""
_CARDS = tuple(rank + suit for suit in "DCBS" for rank in "A234567FCR")
BLANKS: Mapping[str, frozenset[str]] = {
    "glossary": frozenset(("coins", "knave", "knight")),
    "lessons": frozenset((*_CARDS, "coins", "knave", "knight", "swords")),
    "levels": frozenset(),
    "notices": frozenset(("aside", "count", "days", "fields", "file", "reason")),
    "people": frozenset(),
    "options": frozenset(("coins", "players", "points", "sides", "total", "totals", "value")),
    "rules": frozenset(("players", "targets")),
    "setup_problems": frozenset(("card", "coins", "count", "told")),
    "tactics": frozenset(
        ("cards", "coins", "count", "hundredths", "name", "part", "partner", "percent", "point", "points", "rank")
    ),
    "themes": frozenset(("coins",)),
}
"""Blanks that the sentences of each file may have."""
_BRACED = re.compile(r"\{([^{}]*)\}|[{}]")

Texts = TypeVar("Texts")


@runtime_checkable
class Checked(Protocol):
    """Texts that know which of them the program needs."""

    def mistaken(self) -> Collection[str]:
        """Return the names of the texts that are missing, and of those that nothing needs."""


def path_of(name: str) -> Path:
    """Return the path of a file with texts."""
    return assets() / "texts" / f"{name}.toml"


def load(name: str, kind: type[Texts]) -> Texts:
    """Return the texts of a file; raise OSError or ValueError if it cannot be read as this kind of texts."""
    content = files.read(path_of(name), _MOST)
    if not content.rstrip().endswith(_END):
        raise ValueError("The end is missing.")
    table = msgspec.toml.decode(content)
    unknown = {found[1] for text in _strings(table) for found in _BRACED.finditer(text)} - BLANKS[name]
    if unknown:
        raise ValueError(f"Blanks that nothing fills: {unknown}")
    return msgspec.convert(table, kind, str_keys=True)


def load_or_empty(name: str, kind: type[Texts]) -> Texts:
    """Return the texts of a file, or `kind()` if the file is missing or damaged, which is reported to the player.

    It is also reported, and what is left is returned, if texts are missing.
    """
    try:
        texts = load(name, kind)
    except (OSError, ValueError, RecursionError):
        program_parts.miss(path_of(name))
        return kind()
    if isinstance(texts, Checked) and texts.mistaken():
        program_parts.miss(path_of(name))
    return texts


def name_of_key(key: str) -> str:
    """Return a key as a name, for a text that is missing: "rule_of_48" as "Rule of 48"."""
    return key.replace("_", " ").capitalize()


def _strings(value: Any) -> Iterator[str]:
    """Yield every text in a table of a file."""
    match value:
        case str():
            yield value
        case list():
            for inner in value:
                yield from _strings(inner)
        case dict():
            for inner in value.values():
                yield from _strings(inner)
