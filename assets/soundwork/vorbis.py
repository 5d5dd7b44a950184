"""The bed of music as an Ogg Vorbis file, by libsndfile: the one sound too long for a WAV."""

from pathlib import Path

import soundfile

from assets.soundwork.measure import RATE
from assets.soundwork.synth import Samples

_SMALLER = 0.75
"""0, the best, to 1, the smallest: about 96 kbit/s of stereo."""


def write(path: Path, sound: Samples) -> None:
    """Write left and right; a second at a time, as the library is not equal to more."""
    with soundfile.SoundFile(path, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=_SMALLER) as file:
        for begin in range(0, sound.shape[1], RATE):
            file.write(sound[:, begin : begin + RATE].T)
