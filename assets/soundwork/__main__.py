"""Write assets/sounds anew: python -m assets.soundwork [music] [FOLDER]. Some seconds; the music some minutes."""

import struct
import sys
import wave
from pathlib import Path

from assets.soundwork.barcarola import barcarola
from assets.soundwork.measure import RATE
from assets.soundwork.sounds import BED, SOUNDS


def main(words: list[str]) -> None:
    """Render every sound into the folder, or the bed of music."""
    is_bed = words[:1] == ["music"]
    named = words[is_bed:]
    folder = Path(named[0]) if named else Path(__file__).resolve().parent.parent / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    if is_bed:
        from assets.soundwork import vorbis

        vorbis.write(folder / BED, barcarola())
    else:
        for name, samples_of in SOUNDS.items():
            _write_wave(folder / f"{name}.wav", samples_of())


def _write_wave(path: Path, samples: list[int]) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


if __name__ == "__main__":
    main(sys.argv[1:])
