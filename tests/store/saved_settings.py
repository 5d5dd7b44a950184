"""Settings for tests: all of them unlike the usual ones, and a file of settings with whatever it holds."""

import json

import msgspec

from scopa_gui.store.settings import Settings

UNLIKE = Settings(
    language="it",
    deck="french",
    escoba_deck="neapolitan",
    usual_deck="piacentine",
    back="trinacria",
    speed="very_slow",
    reduced_motion=True,
    text_scale=1.5,
    volume=0.25,
    window_size=(1440, 900),
    window_position=(-1200, 40),
    level="master",
    index="large",
    table="wood",
    music=0.2,
    background_music=0.35,
    partner="carmela",
    face="il_notaio",
    variant="scopone_scientifico",
    players=4,
    target=21,
    company=("Luca", "Nonna Pia"),
    contrast="on",
    capture_stop="click",
    watched=("maestro", "rosa"),
    first_steps="first_match",
    counters="full",
    **{field.name: not field.default for field in msgspec.structs.fields(Settings) if field.type is bool},
)


def write(paths, text):
    paths.config.mkdir(parents=True, exist_ok=True)
    paths.settings.write_bytes(text if isinstance(text, bytes) else json.dumps(text).encode())
