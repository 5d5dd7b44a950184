"""Pictures of a deck in an exact size for the window, drawn once and then read from a cache file.

At first a picture is drawn with Pillow when it is asked for (5 to 13 ms each), so that the visible cards come first.
`SpriteSheet.step` saves them, draws the others between frames, and finally saves all; `keep_drawn` saves what was drawn
and draws no more. Saved pictures need no Pillow. Of very large cards only those that are asked for are ever drawn.
"""

import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Thread

from scopa_gui.art import atlas
from scopa_gui.art.atlas import Atlas, RawPicture
from scopa_gui.art.faces import Face
from scopa_gui.art.masters import MASTER, MissingPictureError, backs, decks, faces_of, fingerprint, tallest
from scopa_gui.art.style import PLAIN as PLAIN_STYLE
from scopa_gui.art.style import Style
from scopa_gui.engine.cards import Card

__all__ = [
    "MissingPictureError",
    "RawPicture",
    "SpriteSheet",
    "Style",
    "backs",
    "decks",
    "draw_in_parallel",
    "sprites",
    "tallest",
]

VERSION = 6
"""Raise it when cards are drawn in another way."""
SMALLEST = 8
SHADOW = "shadow"

Size = tuple[int, int]


class SpriteSheet:
    """All pictures of a deck in one style and size: 40 cards, every back, and the shadow of a card."""

    def __init__(self, deck: str, size: Size, faces: dict[Card | str, Face], path: Path | None) -> None:
        self.deck = deck
        self.size = size
        self._faces = faces
        self._path = path
        self._drawn: dict[Card | str, RawPicture] = {}
        self._atlas = Atlas.open(path) if path else None
        stored = self._atlas.names if self._atlas else ()
        self._missing = [key for key in [*faces, SHADOW] if str(key) not in stored]
        self._keeps_first = not stored
        self._tried = 0
        if path and self._atlas:
            atlas.touch(path)

    def card(self, card: Card) -> bytes:
        """Return the picture of a card 0..39: RGBA bytes, straight alpha, exactly `size` pixels."""
        return self._picture(card).pixels

    def back(self, name: str) -> bytes:
        """Return the picture of a back; for an unknown name, the first back."""
        return self._picture(name if name in self._faces else self.backs[0]).pixels

    def shadow(self) -> RawPicture:
        """Return a soft shadow, larger than the card by the same amount on every side."""
        return self._picture(SHADOW)

    @property
    def backs(self) -> tuple[str, ...]:
        """The names of the backs."""
        return tuple(key for key in self._faces if isinstance(key, str))

    @property
    def is_whole(self) -> bool:
        """True if every picture has been drawn or is in the cache file."""
        return not self._missing

    def lacks(self, key: Card | str) -> bool:
        """Return whether a picture still has to be drawn."""
        return key in self._missing

    def step(self) -> bool:
        """Draw one more picture that was not asked for yet; return True while there is more to do.

        What was asked for before the first step is saved at once, so that it is there at the next start even if the
        window is soon closed; everything is saved after the last step. A step takes 5 to 13 ms, the first and the last
        a few more.
        """
        if self._missing and self._keeps_first and self._drawn:
            self._store()
        elif self._missing:
            self._picture(self._missing[0])
        self._keeps_first = False
        return bool(self._missing)

    def keep_drawn(self) -> bool:
        """Save what was drawn since the last time, without drawing more; return whether there was anything."""
        if len(self._drawn) == self._tried:
            return False
        self._keeps_first = False
        self._store()
        self._tried = len(self._drawn)
        return True

    def finish(self) -> None:
        """Draw all that is missing, which takes 0.2 to 0.5 s on a slow machine."""
        while self.step():
            pass

    def _picture(self, key: Card | str) -> RawPicture:
        picture = self._drawn.get(key)
        if picture is None and self._atlas and not self.lacks(key):
            picture = self._atlas.read(str(key))
            if picture is None or (key != SHADOW and picture.size != self.size):
                self._distrust()
                picture = None
        if picture is None:
            picture = self.draw(key)
            self.keep(key, picture)
        return picture

    def keep(self, key: Card | str, picture: RawPicture) -> None:
        """Add a picture that was drawn."""
        self._drawn[key] = picture
        if key in self._missing:
            self._missing.remove(key)
            if not self._missing:
                self._store()

    def draw(self, key: Card | str) -> RawPicture:
        """Draw a picture without adding it to the sheet."""
        from scopa_gui.art.card_images import shadow, sprite

        if key == SHADOW:
            pixels, size = shadow(self.size)
            return RawPicture(*size, pixels)
        shift = key if isinstance(key, int) else len(self._faces)
        return RawPicture(*self.size, sprite(self._faces[key], self.size, shift))

    def _store(self) -> None:
        """Save the pictures and read from the file from now on; without a file they stay in memory."""
        if self._path is None:
            return
        if not atlas.write(self._path, self._pictures()):
            return
        self._atlas = Atlas.open(self._path)
        if self._atlas:
            self._drawn.clear()

    def _pictures(self) -> dict[str, RawPicture]:
        """Return the pictures for the cache file: those in it, and those drawn since."""
        names = self._atlas.names if self._atlas else ()
        found = {}
        for key in [*self._faces, SHADOW]:
            picture = self._drawn.get(key)
            if picture is None and self._atlas and str(key) in names:
                picture = self._atlas.read(str(key))
            if picture is not None:
                found[str(key)] = picture
        return found

    def _distrust(self) -> None:
        """Forget a damaged cache file: everything is drawn and saved again."""
        self._atlas = None
        self._missing = [key for key in [*self._faces, SHADOW] if key not in self._drawn]


class LargeSheet(SpriteSheet):
    """Cards above the usual size, few of them on a page: only those that are asked for are drawn and saved.

    Speed: a whole sheet for the title at 3840x2160 would be 140 MB and take seconds.
    """

    def __init__(self, deck: str, size: Size, faces: dict[Card | str, Face], path: Path | None) -> None:
        super().__init__(deck, size, faces, path)
        self._missing = []

    @property
    def is_whole(self) -> bool:
        return not self._drawn

    def lacks(self, key: Card | str) -> bool:
        return key not in self._drawn and (self._atlas is None or str(key) not in self._atlas.names)

    def step(self) -> bool:
        """Save what was drawn since the last time."""
        self.keep_drawn()
        return False

    def _distrust(self) -> None:
        self._atlas = None


def draw_in_parallel(wanted: Iterable[tuple[SpriteSheet, Card | str]]) -> None:
    """Draw the missing ones of these pictures in two threads; a single one is not worth it.

    Speed: Pillow lets another thread run while it decodes and scales; on two cores that saves a third of the time. A
    picture that cannot be drawn, or all if a library does not load, is left until it is asked for.
    """
    left = [(sheet, key) for sheet, key in dict.fromkeys(wanted) if sheet.lacks(key)]
    if len(left) < 2:
        return
    done: list[tuple[SpriteSheet, Card | str, RawPicture]] = []

    def draw() -> None:
        with suppress(IndexError, ImportError, MissingPictureError):
            while True:
                sheet, key = left.pop()
                done.append((sheet, key, sheet.draw(key)))

    second = Thread(target=draw)
    with suppress(RuntimeError, MemoryError):  # a system that allows no more threads
        second.start()
    draw()
    if second.ident is not None:
        second.join()
    for sheet, key, picture in done:
        sheet.keep(key, picture)


def sprites(assets: Path, cache: Path | None, deck: str, size: Size, style: Style = PLAIN_STYLE) -> SpriteSheet:
    """Return the pictures of a deck in exactly this size in pixels and in this style.

    The parts of the style that do not concern the deck are ignored, so that styles that look alike share a cache file.
    Above the size of the usual masters the larger ones are used for cards that have one. `cache` is the folder for
    cache files or None; a folder that cannot be used only costs time. Raises MissingPictureError if a picture that
    ships is missing.
    """
    if min(size) < SMALLEST:
        raise ValueError(f"A card has to be {SMALLEST} pixels wide and high at least, not {size}.")
    style = style.of(deck)
    faces = faces_of(assets, deck, style, size[1])
    name = f"{deck}-{style}-{size[0]}x{size[1]}-{_key(fingerprint(faces.values()))}{atlas.SUFFIX}"
    kind = LargeSheet if size[1] > MASTER[1] else SpriteSheet
    return kind(deck, size, faces, cache / name if cache else None)


def _key(text: str) -> str:
    return f"{zlib.crc32(f'{VERSION} {text}'.encode()):08x}"
