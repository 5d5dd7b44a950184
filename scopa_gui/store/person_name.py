"""Cleaning of names that players enter."""

import unicodedata

LONGEST = 24
"""Most characters of a name."""
_LOOKED_AT = 40 * LONGEST
"""Most characters of a text that are read; it may come from a stranger's file."""


def cleaned(name: str) -> str:
    """Return a name as it is saved: on one line, without invisible characters, and not too long."""
    plain = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name[:_LOOKED_AT]))
    return " ".join("".join(letter for letter in plain if letter.isprintable()).split())[:LONGEST].strip()
