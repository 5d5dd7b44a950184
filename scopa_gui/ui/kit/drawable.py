"""Text that can be drawn and spoken, whatever came from a file, a name of a file or another program."""

import re

_UNDRAWABLE = re.compile("[\0\ud800-\udfff]")
"""A zero ends the text for SDL; half a letter, as it stands for a byte of a file's name, has no form at all."""


def drawable(text: str) -> str:
    """Return the text with � for what can neither be drawn nor spoken."""
    return _UNDRAWABLE.sub("\N{REPLACEMENT CHARACTER}", text)
