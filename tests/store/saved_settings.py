"""Settings for tests: all of them unlike the usual ones, and a file of settings with whatever it holds."""

import json

import msgspec

from scopa_gui.store.settings import AidSettings, Settings

UNLIKE = Settings(
    language="it",
    deck="french",
    escoba_deck="neapolitan",
    usual_deck="piacentine",
    back="trinacria",
    speed="very_slow",
    reduced_motion=True,
    show_captures=False,
    text_scale=1.5,
    volume=0.25,
    muted=True,
    background_sound=False,
    fullscreen=True,
    window_size=(1440, 900),
    window_position=(-1200, 40),
    window_maximised=True,
    level="master",
    index="large",
    four_colours=True,
    large_index=True,
    table="wood",
    music=0.2,
    background_music=0.35,
    partner="carmela",
    variant="scopone_scientifico",
    players=4,
    target=21,
    coach=True,
    memory_questions=True,
    company=("Luca", "Nonna Pia"),
    contrast="on",
    capture_stop="click",
    watch_open=False,
    knows_smazzata=True,
    watched=("maestro", "rosa"),
    first_steps="first_match",
    **{"counters": "full", **{aid.name: True for aid in msgspec.structs.fields(AidSettings) if aid.type is bool}},
)


def write(paths, text):
    paths.config.mkdir(parents=True, exist_ok=True)
    paths.settings.write_bytes(text if isinstance(text, bytes) else json.dumps(text).encode())
