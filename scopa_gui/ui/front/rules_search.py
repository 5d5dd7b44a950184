"""Search in the rules: the blocks of a page that contain some words, under their titles."""

from collections.abc import Iterable, Sequence
from unicodedata import combining, normalize

from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind

_RANK = {BlockKind.TITLE: 0, BlockKind.HEADING: 1}
_BODY = 2


def found_blocks(blocks: Sequence[Block], words: str) -> list[Block]:
    """Return the blocks that have each of these words, with the titles above them.

    Any part of a word will do; a title that has them brings everything below it. Small letters or capitals, with
    accents or without. No words: all blocks. A picture goes with the block before it.
    """
    wanted = plain(words).split()
    if not wanted:
        return list(blocks)
    found: list[Block] = []
    above: list[tuple[Block, bool]] = []
    was_found = False
    for block in blocks:
        rank = _RANK.get(block.part, _BODY)
        above = [(title, is_listed) for title, is_listed in above if _RANK[title.part] < rank]
        has_words = _has(block, wanted) or (block.part is BlockKind.PICTURE and was_found)
        if has_words or any(_has(title, wanted) for title, _is_listed in above):
            found += [title for title, is_listed in above if not is_listed]
            above = [(title, True) for title, _is_listed in above]
            found.append(block)
        was_found = block in found[-1:]
        if rank < _BODY:
            above.append((block, has_words or block in found[-1:]))
    return found


def _has(block: Block, wanted: Iterable[str]) -> bool:
    text = plain(" ".join(block.cells))
    return all(word in text for word in wanted)


def plain(text: str) -> str:
    """Small letters without accents: as one types when one looks for something."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
