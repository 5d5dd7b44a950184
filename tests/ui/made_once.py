"""What is drawn alike by many tests is drawn once in a process: makers of pictures with a memory of their own.

Each is a maker whose picture depends on nothing but what it is given; the program's own stores of pictures, which
forget, are as they are. Whoever may draw on a picture gets a copy.
"""

import gc
import hashlib
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from pathlib import Path

import pygame
from PIL import Image

from scopa_gui.art import cache, card_images, portrait_images
from scopa_gui.store.paths import assets
from scopa_gui.ui.kit import free_memory, shapes
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.pictures import cloth, sprites
from scopa_gui.ui.words import translation

KEPT = 800
"""So many small drawn cards a process of the tests keeps, some 120 MB; a quarter of that of large ones."""
OPEN = 240
"""Number of fonts that stay open, about 55 MB; the program keeps a tenth of that."""
ROOM = 360 << 20
"""Bytes by which the tests of the window may make a process larger: above that, what was drawn before is dropped."""
MOST = 880 << 20
"""Bytes that a process should have at most, while a large window is drawn, too."""
DRAWN_LARGE = 12
"""Pictures as large as the window that drawing a page may need at the same time."""
LARGE = 200 << 20
"""Bytes from which on room is made for what drawing a page needs: smaller windows find it."""
MIDDLING = (240, 384)
"""Up to this size the cards of these tests are scaled from one drawing of each; how they look is for tests/art."""


Maker = tuple[object, str, Callable[..., object]]
"""Where it is to be put, by which name, and what is put there."""


class _Stores:
    """All memories of the makers, how large the process may be before they are emptied, and how large it was then."""

    def __init__(self) -> None:
        self.emptied: list[Callable[[], None]] = []
        self.largest = 0
        self.emptied_at = 0

    def lru(self, count: int | None) -> Callable[[Callable[..., object]], Callable[..., object]]:
        """Return the decorator that remembers so many results until all is forgotten."""

        def remembered(maker: Callable[..., object]) -> Callable[..., object]:
            found = lru_cache(count)(maker)
            self.emptied.append(found.cache_clear)
            return found

        return remembered

    def forget(self) -> None:
        """Empty them and the program's own stores of pictures."""
        for empty in self.emptied:
            empty()
        shapes._shapes.clear()
        for name, module in list(sys.modules.items()):
            if name.startswith(DRAWING):
                for found in list(vars(module).values()):
                    getattr(found, "cache_clear", bool)()


DRAWING = tuple(
    f"scopa_gui.ui.{room}" for room in ("front", "pages", "pictures", "play", "practice", "review", "table")
)
_stores = _Stores()


def resident() -> int:
    """Return the bytes of memory that this process has, 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def begin_file() -> None:
    """Give back the memory of the file before; what other tests left is not searched again for what is free.

    Speed: modules, syntax trees and collected tests are a million objects, and a search takes two seconds.
    """
    if not _stores.largest:
        free_memory.give_back(of_screen=True)
        gc.freeze()
        _stores.largest = resident() + ROOM
    elif resident() > _stores.largest - ROOM // 2:
        free_memory.give_back(of_screen=True)


def make_room(size: tuple[int, int]) -> None:
    """Give memory back, and drop pictures if that is not enough, before a large window is drawn.

    Nothing is done if too little would come free: a process may be large for other reasons.
    """
    needed = DRAWN_LARGE * 4 * size[0] * size[1]
    most = max(min(_stores.largest + ROOM, MOST) - needed, _stores.emptied_at + ROOM // 2)
    if not _stores.largest or needed < LARGE or resident() <= most:
        return
    free_memory.give_back(of_screen=True)
    if resident() > most:
        _stores.forget()
        free_memory.give_back(of_screen=True)
        _stores.emptied_at = resident()


def forget_if_large() -> None:
    """Give free memory back if the process has become large, and drop pictures if that is not enough.

    The rest is not of pictures: there is room again for as many as before.
    """
    if resident() <= _stores.largest:
        return
    free_memory.give_back(of_screen=True)
    if resident() > _stores.largest - ROOM // 2:
        _stores.forget()
        free_memory.give_back(of_screen=True)
        _stores.largest = max(_stores.largest, resident() + ROOM // 2)


class Surfaces:
    """Surfaces by what they were made of, up to a budget of bytes; the longest unused goes first."""

    def __init__(self, budget: int) -> None:
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._budget = self._left = budget
        _stores.emptied.append(self.clear)

    def clear(self) -> None:
        """Drop all."""
        self._kept.clear()
        self._left = self._budget

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface itself."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = make()
        self._left -= _bytes(made)
        while self._left < 0:
            self._left += _bytes(self._kept.popitem(last=False)[1])
        return made


class Fonts(OrderedDict[Hashable, pygame.font.Font]):
    """The open fonts of all tests.

    Speed: tests try many sizes of type, and opened ten fonts again each, at 0.7 ms.
    """

    def __init__(self) -> None:
        super().__init__()
        _stores.emptied.append(self.clear)

    def popitem(self, last: bool = True) -> tuple[Hashable, pygame.font.Font] | None:
        """Close the font that was used last, or the longest unused one; none while there are few."""
        return super().popitem(last) if len(self) > OPEN else None


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()


def makers(pictures: Path) -> list[Maker]:
    """All of them; `pictures` is the folder of those that contexts share."""
    return [
        *_cards_and_portraits(),
        *_sheets(pictures),
        *_turned(),
        *_shapes(),
        *_type(),
        (cloth, "table_picture", _stores.lru(24)(cloth.table_picture)),
        (translation, "_read", read_once),
    ]


_catalogues: dict[tuple[Path, int, int], object] = {}


def read_once(path: Path) -> object:
    """Return the catalogue of a file, the same one as long as the file stays as it is.

    Speed: a catalogue takes 7 ms and 0.6 MB, and pages that were laid out in it remember it.
    """
    written = path.stat()
    key = (path, written.st_mtime_ns, written.st_size)
    if key not in _catalogues:
        _catalogues[key] = _READ(path)
    return _catalogues[key]


_READ = translation._read


def _cards_and_portraits() -> Iterator[Maker]:
    exactly = _stores.lru(KEPT // 4)(card_images._base)
    middling = lru_cache(KEPT // 4)(card_images._base)

    @_stores.lru(KEPT)
    def quickly(file, changed, inner):
        if inner > MIDDLING:
            return exactly(file, changed, inner)
        colour, seen, edge = middling(file, changed, MIDDLING)
        return colour.resize(inner, Image.Resampling.BOX), seen.resize(inner, Image.Resampling.BOX), edge

    yield card_images, "_base", quickly
    yield card_images, "_small", _stores.lru(KEPT // 4)(card_images._small.__wrapped__)
    yield card_images, "sprite", _stores.lru(KEPT)(card_images.sprite)
    yield portrait_images, "_drawn", _stores.lru(KEPT // 4)(portrait_images._drawn)
    yield portrait_images, "_changed", _stores.lru(KEPT // 4)(portrait_images._changed)


def _sheets(pictures: Path) -> Iterator[Maker]:
    """What the cards that ship are made of, and the cards of the shared folder as surfaces."""
    made_of, marks, read, surfaces = cache.faces_of, cache.fingerprint, sprites.surface_of, Surfaces(64 << 20)
    shipped = lru_cache(None)(lambda *wanted: made_of(assets(), *wanted))

    def faces_of(folder, *wanted):
        return dict(shipped(*wanted)) if folder == assets() else made_of(folder, *wanted)

    marked = lru_cache(None)(marks)

    def fingerprint(faces):
        faces = tuple(faces)
        return marked(faces) if faces[0].base.is_relative_to(assets()) else marks(faces)

    def once(shelf, which):
        path = getattr(shelf.sheet, "_path", None)  # none: a made-up sheet, or one that is kept nowhere
        if path is None or path.parent != pictures:
            return read(shelf, which)
        return surfaces.get((path, which), lambda: read(shelf, which)).copy()

    yield cache, "faces_of", faces_of
    yield cache, "fingerprint", fingerprint
    yield sprites, "surface_of", once


def _turned() -> Iterator[Maker]:
    """Pictures turned, by their pixels."""
    turn, surfaces = pygame.transform.rotozoom, Surfaces(64 << 20)

    def once(picture, angle, scale):
        pixels = hashlib.sha1(picture.get_buffer(), usedforsecurity=False).digest()
        key = (pixels, picture.get_size(), picture.get_masks(), picture.get_alpha(), angle, scale)
        return surfaces.get(key, lambda: turn(picture, angle, scale)).copy()

    yield pygame.transform, "rotozoom", once


def _shapes() -> Iterator[Maker]:
    """Boxes, frames and shadows, whether the program keeps them or not."""
    picture, surfaces = shapes._ShapeCache.picture, Surfaces(96 << 20)

    def once(store, key, make):
        return picture(store, key, lambda: surfaces.get(key, make).copy())

    yield shapes._ShapeCache, "picture", once


def _type() -> Iterator[Maker]:
    """Lines of type, and how wide they are; a test may put another font in the place of pygame's."""
    rendered, wide, surfaces = Text.render, Text.measure, Surfaces(32 << 20)
    widths: dict[Hashable, int] = {}

    def once(text, words, face, px, colour):
        return surfaces.get(
            (pygame.font.Font, words, face, px, colour), lambda: rendered(text, words, face, px, colour)
        )

    def measured(text, words, face, px):
        key = (pygame.font.Font, words, face, px)
        found = widths.get(key)
        if found is None:
            if len(widths) > 100_000:
                widths.clear()
            found = widths[key] = wide(text, words, face, px)
        return found

    yield Text, "render", once
    yield Text, "measure", measured
