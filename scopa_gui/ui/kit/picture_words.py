"""Words in a picture that is shown again and again: they can be explained and heard wherever the picture is."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from scopa_gui.ui.kit.explained import ExplainedWord
from scopa_gui.ui.kit.heard import HeardPart
from scopa_gui.ui.kit.intents import Point
from scopa_gui.ui.kit.text import Text


class PictureWords:
    """Words of one picture, as they were noted when it was drawn."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._explained: Sequence[ExplainedWord] = ()
        self._heard: Sequence[HeardPart] = ()

    @contextmanager
    def drawn(self) -> Iterator[None]:
        """Take the words that are drawn meanwhile."""
        explained = self._text.explained
        heard = self._text.heard
        before = explained.count, heard.count
        yield
        self._explained, self._heard = explained.taken_since(before[0]), heard.taken_since(before[1])

    def show(self, offset: Point) -> None:
        """Note the words where they are seen: the picture is ``offset`` pixels to the right and down."""
        self._text.explained.show(self._explained, offset)
        self._text.heard.show(self._heard, offset)
