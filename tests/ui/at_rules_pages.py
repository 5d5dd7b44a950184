"""The rules pages as one text."""

from scopa_gui.ui.front.rules_text import parts


def blocks(deck):
    """Return the whole text in the active language."""
    return [block for part in parts(deck, None) for block in part.blocks]
