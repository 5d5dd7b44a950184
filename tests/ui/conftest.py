"""The window without a screen: a context with its own folders, pictures shared by all tests."""

import shutil
import sqlite3
from functools import partial

import pygame
import pytest

from scopa_gui.store import program_parts, program_texts
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths, assets
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.settings import Settings
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.sound import Sound
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.pictures.cloth import Cloth
from scopa_gui.ui.pictures.sprites import Sprites
from scopa_gui.ui.words import translation
from tests import sources
from tests.ui import made_once, text_files


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


@pytest.fixture(scope="session")
def makers(pictures):
    return made_once.makers(pictures)


@pytest.fixture(scope="module", autouse=True)
def drawn_once(makers):
    """The same picture is drawn once, not by every test: a third of their time."""
    with pytest.MonkeyPatch.context() as patch:
        for place, name, maker in makers:
            patch.setattr(place, name, maker)
        yield


@pytest.fixture(autouse=True)
def memory_stays_small():
    """What tests drew is dropped when the process becomes large."""
    yield
    made_once.forget_if_large()


@pytest.fixture(scope="module", autouse=True)
def memory_goes_back(request):
    """The memory of a file that is done goes back to the system before the next: its last test has gone only then."""
    if not vars(request.module).keys() & {"tree_of", "handled"}:
        sources.forget()
    made_once.begin_file()


class Unhurried(sqlite3.Connection):
    """An archive that does not wait for the disk either; that a real one does is for tests/store."""

    def execute(self, statement, *given):
        return super().execute(statement.replace("synchronous = full", "synchronous = off"), *given)


@pytest.fixture(scope="module", autouse=True)
def archives_at_once():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Unhurried))
        yield


@pytest.fixture(scope="session")
def type_cases():
    """The fonts, and how wide words are in them, by face and size: the same for all tests."""
    text = Text()
    text.fonts = made_once.Fonts()
    return text


@pytest.fixture
def make_context(tmp_path, pictures, type_cases):
    """Builds contexts: `make_context(language="it", deck="french")`; each has the same folders, as two starts would."""
    made = []

    def make(**settings):
        paths = Paths(tmp_path)
        chosen = Settings(**{"language": "en", **settings})
        translation.use(chosen.language, assets() / "locale")
        seeds, text = iter(range(1, 1000)), Text()
        for kept in ("fonts", "_words", "_spaces", "_ends", "_heights"):
            setattr(text, kept, getattr(type_cases, kept))
        context = Context(
            settings=chosen,
            profiles=Profiles(paths),
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
        for worker in context.judging:
            worker.close()
        context.close()


@pytest.fixture
def context(make_context):
    return make_context()


@pytest.fixture
def clipboard(monkeypatch):
    """What is on the clipboard, as a list of one text."""
    held = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: held.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[0])
    return held


@pytest.fixture
def texts(tmp_path, monkeypatch):
    """A copy of the folder with the texts, from which the program reads them again after each `text_files.forget()`."""
    folder = tmp_path / "texts"
    shutil.copytree(assets() / "texts", folder)
    monkeypatch.setattr(program_texts, "assets", lambda: tmp_path)
    monkeypatch.setattr(program_parts, "_missed", {})
    text_files.forget()
    yield folder
    text_files.forget()
