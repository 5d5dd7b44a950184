"""Sprites of a deck at an exact size for the window, quickly.

The first time in a size every picture is drawn with Pillow when it is asked for (5 to 13 ms each), so the visible cards
can come first; `SpriteSheet.step` writes them to the cache file, draws the others between frames, and the last step
writes the whole; `keep_drawn` writes what was asked for where no more is wanted. What was written needs no Pillow. Of
cards larger than the usual masters only those asked for are ever drawn.
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
"""Raise when the way sprites are drawn changes."""
SMALLEST = 8
SHADOW = "shadow"

Size = tuple[int, int]


class SpriteSheet:
    """All pictures of one deck in one style and size: 40 cards, every back, and the shadow of a card."""

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
        """The sprite of a card 0..39: RGBA bytes, straight alpha, exactly `size` pixels."""
        return self._picture(card).pixels

    def back(self, name: str) -> bytes:
        """The sprite of a back; a name that is not there gives the first of those that are."""
        return self._picture(name if name in self._faces else self.backs[0]).pixels

    def shadow(self) -> RawPicture:
        """A soft shadow, larger than the card by the same amount on every side."""
        return self._picture(SHADOW)

    @property
    def backs(self) -> tuple[str, ...]:
        """The names of the backs."""
        return tuple(key for key in self._faces if isinstance(key, str))

    @property
    def is_whole(self) -> bool:
        """Tell whether every picture has been drawn or is in the cache file."""
        return not self._missing

    def lacks(self, key: Card | str) -> bool:
        """Return whether this picture has still to be drawn."""
        return key in self._missing

    def step(self) -> bool:
        """Draw one more picture that has not been asked for yet, and write the cache after the last one.

        Those that were asked for before the first step are written at once, so that they are there at the next start
        even if the window is soon closed. True while there is more to do. Takes 5 to 13 ms, the first and the last step
        a few more.
        """
        if self._missing and self._keeps_first and self._drawn:
            self._store()
        elif self._missing:
            self._picture(self._missing[0])
        self._keeps_first = False
        return bool(self._missing)

    def keep_drawn(self) -> bool:
        """Write down what was drawn since the last time, and draw nothing; whether there was anything."""
        if len(self._drawn) == self._tried:
            return False
        self._keeps_first = False
        self._store()
        self._tried = len(self._drawn)
        return True

    def finish(self) -> None:
        """Draw all that is left, 0.2 to 0.5 s on a slow machine."""
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
        """Take a picture that was drawn."""
        self._drawn[key] = picture
        if key in self._missing:
            self._missing.remove(key)
            if not self._missing:
                self._store()

    def draw(self, key: Card | str) -> RawPicture:
        """Draw a picture; the sheet stays as it is."""
        from scopa_gui.art.card_images import shadow, sprite

        if key == SHADOW:
            pixels, size = shadow(self.size)
            return RawPicture(*size, pixels)
        shift = key if isinstance(key, int) else len(self._faces)
        return RawPicture(*self.size, sprite(self._faces[key], self.size, shift))

    def _store(self) -> None:
        """Write the cache and read from it from now on; without one, keep the pictures in memory."""
        if self._path is None:
            return
        if not atlas.write(self._path, self._pictures()):
            return
        self._atlas = Atlas.open(self._path)
        if self._atlas:
            self._drawn.clear()

    def _pictures(self) -> dict[str, RawPicture]:
        """Collect the pictures for the cache file: those in it already, and those drawn since."""
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
        """Forget a damaged cache file: everything is drawn again, and the file is written again."""
        self._atlas = None
        self._missing = [key for key in [*self._faces, SHADOW] if key not in self._drawn]


class LargeSheet(SpriteSheet):
    """Cards above the usual size, a few of them on a page: only those asked for are drawn and saved on disk.

    Speed: a whole sheet for the title at 3840x2160 would be 140 MB, and take seconds.
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
        """Write down what was drawn since the last time."""
        self.keep_drawn()
        return False

    def _distrust(self) -> None:
        self._atlas = None


def draw_in_parallel(wanted: Iterable[tuple[SpriteSheet, Card | str]]) -> None:
    """Draw the wanted pictures that are not there yet, in two threads; a single one is left alone.

    Speed: Pillow lets another thread run while it decodes and scales; on two cores a third of the time is saved. A
    picture
    that cannot be drawn, and any picture where a library does not load, is left until it is asked for.
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

    helper = Thread(target=draw)
    with suppress(RuntimeError, MemoryError):  # a system that allows no more threads
        helper.start()
    draw()
    if helper.ident is not None:
        helper.join()
    for sheet, key, picture in done:
        sheet.keep(key, picture)


def sprites(assets: Path, cache: Path | None, deck: str, size: Size, style: Style = PLAIN_STYLE) -> SpriteSheet:
    """The pictures of a deck at exactly this size in pixels, in the style the player wants.

    What a deck has no use for is left out of the style, so two styles that look alike share a cache file. Above the
    size of the usual masters the larger ones are taken, of cards that have one. `cache` is the folder for cache files,
    None for none; a folder that cannot be used costs time, nothing else. Raises MissingPictureError when a picture that
    ships is not there.
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
