"""Removal of what a report leaves out: whose computer it is, and cards that its player may not know."""

import re
from pathlib import Path

_OURS = re.compile(r"""(?:[A-Za-z]:)?[\\/][^"'\n]*[\\/](?=(?:scopa_gui|site-packages|python3\.[0-9]+)[\\/])""")
"""The way to a file of the game, of a library or of Python."""
_QUOTED = re.compile(r"""(["'])(?:[A-Za-z]:)?[\\/][^"'\n]*[\\/]([^"'\\/\n]*)\1""")
"""Any other file in quotation marks, whose folders may have names with spaces."""
_FOLDERS = re.compile(r"""(?<![\w.~>])(?:[A-Za-z]:)?[\\/](?:[^\s"'\\/:]+[\\/])+""")
"""The way to any other file."""
_CARDS = re.compile(r"(?<![A-Za-z0-9])(?:[A2-7FCR][DCBS])+(?![A-Za-z0-9])")
_NUMBERS = re.compile(r"(?<![A-Za-z0-9])(?=[0-9a-f]*[0-9])[0-9a-f]{6,}(?![A-Za-z0-9])")
"""Long ones: a set of cards, or the seed of a deal."""


def without_folders(text: str, home: Path | None = None) -> str:
    """The text without the folders that lie above a file, which tell who sits here."""
    text = _OURS.sub("", text)
    text = _QUOTED.sub(r"\1.../\2\1", text)
    text = _FOLDERS.sub(".../", text)
    return text.replace(str(home or Path.home()), "~")


def without_cards(text: str) -> str:
    """The text without cards and long numbers: what went wrong may have named a card of somebody else's hand."""
    return _NUMBERS.sub("#", _CARDS.sub("??", text))
