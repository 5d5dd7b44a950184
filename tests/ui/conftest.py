"""The window without a screen: a context with its own folders, pictures shared by all tests."""

from functools import lru_cache

import pygame
import pytest

from scopa_gui.art import cards, portraits
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths, assets
from scopa_gui.store.settings import Settings
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.sound import Sound
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.pictures.cloth import Cloth
from scopa_gui.ui.pictures.sprites import Sprites
from scopa_gui.ui.words import translation

KEPT = 1200
"""So many drawn cards a process of the tests keeps, some 200 MB."""


@pytest.fixture(scope="session", autouse=True)
def display():
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("Scopa", (320, 200))
    window.get_surface()
    yield window
    window.destroy()
    pygame.quit()


@pytest.fixture(scope="session")
def pictures(tmp_path_factory):
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture(scope="package", autouse=True)
def drawn_once():
    """The same card or portrait in the same size is drawn once, not by every test: a third of their time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cards, "sprite", lru_cache(KEPT)(cards.sprite))
        patch.setattr(portraits, "_drawn", lru_cache(KEPT)(portraits._drawn))
        yield


@pytest.fixture(scope="session")
def measured():
    """How wide words are, by face and size: the same for all tests."""
    return {}


@pytest.fixture
def make_context(tmp_path, pictures, measured):
    """Builds contexts: `make_context(language="it", deck="french")`; each has the same folders, as two starts would."""
    made = []

    def make(**settings):
        paths = Paths(tmp_path)
        chosen = Settings(**{"language": "en", **settings})
        translation.use(chosen.language, assets() / "locale")
        seeds, text = iter(range(1, 1000)), Text()
        text._words = measured
        context = Context(
            settings=chosen,
            paths=paths,
            archive=Archive(paths.archive),
            text=text,
            sprites=Sprites.of(assets(), pictures),
            cloth=Cloth.of(pictures),
            sound=Sound(assets() / "sounds", chosen.volume, muted=True),
            seed=lambda: next(seeds),
            wake=lambda: None,
            now=lambda: 1_000_000.0,
        )
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def context(make_context):
    return make_context()
