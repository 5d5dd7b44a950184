"""Names that people give themselves."""

import unicodedata

LONGEST = 24
"""Letters of a name."""
_LOOKED_AT = 40 * LONGEST
"""Letters of what may come from a stranger's file: the rest of a longer text is no name."""


def cleaned(name: str) -> str:
    """Return a name as it is saved: in one line, without what cannot be seen, not too long."""
    plain = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name[:_LOOKED_AT]))
    return " ".join("".join(letter for letter in plain if letter.isprintable()).split())[:LONGEST].strip()
