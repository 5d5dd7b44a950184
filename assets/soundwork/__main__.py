"""Write assets/sounds anew: python -m assets.soundwork [FOLDER]. A few seconds."""

import struct
import sys
import wave
from pathlib import Path

from assets.soundwork.measure import RATE
from assets.soundwork.sounds import SOUNDS


def main() -> None:
    """Render every sound into the folder."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).resolve().parent.parent / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples_of in SOUNDS.items():
        samples = samples_of()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


if __name__ == "__main__":
    main()
