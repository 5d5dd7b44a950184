"""The rules pages as one text."""

from scopa_gui.ui.front.rules_text import parts


def blocks():
    """Return the whole text in the active language, with the names of the active deck."""
    return [block for part in parts() for block in part.blocks]
