"""Memory that is given back to the system when pictures are no longer needed; glibc on Linux would hold on to it."""

import ctypes
import gc
import sys
from functools import cache
from typing import Final

_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8
_LARGE: Final = 1 << 20
"""Bytes: a picture at least this large has memory pages of its own, which go back to the system at once.

Speed: with 128 KiB the system clears the memory of every turned card, which costs 1.2 ms a frame with forty cards in
the air.
"""
_FREE: Final = 128 << 10
"""Bytes that may stay free at the end of the heap."""


@cache
def _glibc() -> ctypes.CDLL | None:
    """Return the C library of this process if it is glibc, else None."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "gnu_get_libc_version") and hasattr(library, "malloc_trim") else None


def use_little() -> None:
    """Have large blocks go back to the system when they are freed. Call it before the first picture is made.

    Otherwise glibc raises its limit to the largest block ever freed, up to 32 MiB: after a few window-sized pictures
    all cards would be in one heap full of holes, 18 MiB more at a table of 1920x1080.
    """
    library = _glibc()
    if library is not None:
        library.mallopt(_M_MMAP_THRESHOLD, _LARGE)
        library.mallopt(_M_TRIM_THRESHOLD, _FREE)
        library.mallopt(_M_ARENA_MAX, 1)


def give_back(*, of_screen: bool = False) -> None:
    """Give free memory back to the system; `of_screen`: a screen was closed, so collect its objects first.

    Speed: 1 to 3 ms, or 13 to 26 ms after a screen was closed, so call it when nothing moves.
    """
    if of_screen:
        gc.collect()  # a screen and its parts refer to each other
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)
