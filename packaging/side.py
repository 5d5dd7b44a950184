"""Picture on the last page of the setup program: the game's icon on green cloth, as a BMP for NSIS.

It needs only the standard library.
"""

import struct
import zlib
from pathlib import Path

SIZE = (328, 628)
"""Width and height in pixels, for high-resolution screens."""
CLOTH, EDGE = (24, 92, 62), (6, 38, 26)
"""Colours of the cloth in the middle and at the edges."""


def picture(sign: Path) -> bytes:
    """Return a BMP with the icon of a PNG file (8 bits each of red, green, blue and opacity) in its middle."""
    wide, high = SIZE
    width, height, rows = unpacked(sign.read_bytes())
    left, top = (wide - width) // 2, (high - height) // 2
    lines = []
    for y in range(high):
        line = bytearray()
        for x in range(wide):
            red, green, blue, shown = (
                rows[y - top][x - left] if top <= y < top + height and left <= x < left + width else (0, 0, 0, 0)
            )
            far = min(1.0, ((2 * x / wide - 1) ** 2 + (2 * y / high - 1) ** 2) / 2)
            ground = [round(a + (b - a) * far) for a, b in zip(CLOTH, EDGE, strict=True)]
            line += bytes(
                (over * shown + under * (255 - shown)) // 255
                for over, under in zip((blue, green, red), reversed(ground), strict=True)
            )
        lines.append(bytes(line) + bytes(-len(line) % 4))
    pixels = b"".join(reversed(lines))
    head = struct.pack("<IiiHHIIiiII", 40, wide, high, 1, 24, 0, len(pixels), 5669, 5669, 0, 0)
    return struct.pack("<2sIHHI", b"BM", 54 + len(pixels), 0, 0, 54) + head + pixels


def unpacked(content: bytes) -> tuple[int, int, list[list[tuple[int, int, int, int]]]]:
    """Return width, height and rows of such a PNG file; raises ValueError for another kind."""
    width, height, bits, kind, _, _, woven = struct.unpack(">IIBBBBB", content[16:29])
    if (bits, kind, woven) != (8, 6, 0):
        raise ValueError("the sign is no PNG of the usual kind")
    packed, place = b"", 8
    while place < len(content):
        length, name = struct.unpack(">I4s", content[place : place + 8])
        packed += content[place + 8 : place + 8 + length] if name == b"IDAT" else b""
        place += 12 + length
    flat, step = zlib.decompress(packed), 4 * width
    rows, above = [], bytes(step)
    for start in range(0, len(flat), step + 1):
        above = restored(flat[start], flat[start + 1 : start + 1 + step], above)
        rows.append([(above[n], above[n + 1], above[n + 2], above[n + 3]) for n in range(0, step, 4)])
    return width, height, rows


def restored(way: int, line: bytes, above: bytes) -> bytes:
    """Return a row of a PNG from its filtered bytes, which are differences to the left, above, or above left."""
    made = bytearray()
    for n, value in enumerate(line):
        left, up, corner = (made[n - 4], above[n], above[n - 4]) if n >= 4 else (0, above[n], 0)
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda each: abs(guess - each))
        made.append((value + (0, left, up, (left + up) // 2, nearest)[way]) & 255)
    return bytes(made)
