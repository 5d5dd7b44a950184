"""Text that can be drawn and spoken, whatever file, file name or other program it comes from."""

import re

_UNDRAWABLE = re.compile("[\0\ud800-\udfff]")
"""Characters without a form: SDL ends a text at a zero, and surrogates stand for bytes of a file name."""


def drawable(text: str) -> str:
    """Return the text with � in place of every character that cannot be drawn or spoken."""
    return _UNDRAWABLE.sub("\N{REPLACEMENT CHARACTER}", text)
