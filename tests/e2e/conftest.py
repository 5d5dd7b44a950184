"""A private screen, a copy of the program, an empty home: what every end-to-end test starts from."""

from contextlib import suppress
from pathlib import Path

import pygame
import pytest

from scopa_gui.ui.kit import free_memory
from tests.e2e.program import Program, copied
from tests.e2e.xdrive import XServer


@pytest.fixture(scope="session", autouse=True)
def no_screen_here():
    """The mirror draws without a screen."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("mirror", (320, 200))
    window.get_surface()
    yield
    window.destroy()
    pygame.quit()


@pytest.fixture(scope="module", autouse=True)
def memory_goes_back():
    """The mirrors of the file before are gone: so is their memory."""
    free_memory.give_back(of_screen=True)


@pytest.fixture(scope="session")
def package(tmp_path_factory):
    """The program, copied out of the checkout."""
    return copied(tmp_path_factory.mktemp("program"))


@pytest.fixture(scope="session")
def pictures(tmp_path_factory):
    """Where the mirror keeps its pictures of cards, and tests those of their failures."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture(scope="session")
def drawn(tmp_path_factory):
    """The cards, tables and portraits that programs have drawn: the next ones find them in their homes."""
    return tmp_path_factory.mktemp("drawn")


def lend_pictures(source: Path, target: Path) -> None:
    """Have what is not there yet there, too: the program writes a new file each time, and never into an old one."""
    target.mkdir(parents=True, exist_ok=True)
    for picture in source.glob("*.atlas"):
        with suppress(FileExistsError, FileNotFoundError):  # or a program that still runs has just removed it
            (target / picture.name).hardlink_to(picture)


@pytest.fixture
def make_server():
    """Starts X servers; all are ended after the test."""
    servers = []

    def make(size=(1152, 720), *, window_manager=False):
        servers.append(XServer(size, window_manager))
        return servers[-1]

    yield make
    for server in servers:
        server.end()


@pytest.fixture
def make_program(make_server, package, pictures, drawn, tmp_path):
    """Makes programs with an empty home each, not yet started. `draws`: nor are its pictures there from others."""
    made = []

    def make(server=None, home=None, *, draws=False, **environment):
        program = Program(
            server or make_server(), package, home or tmp_path / f"player{len(made)}", pictures, **environment
        )
        if not draws:
            lend_pictures(drawn, program.home / "cache")
        made.append(program)
        return program

    yield make
    for program in made:
        lend_pictures(program.home / "cache", drawn)
        if program.log.exists():
            assert "Traceback" not in program.said()


@pytest.fixture
def program(make_program):
    """The program on its first picture, from an empty home."""
    return make_program().start((1024, 640))
