"""Windows that ask, each with a worker of its own; the workers are closed with the test."""

import pytest

from scopa_gui.game import worker
from scopa_gui.game.thinking import thinker
from tests.game.asking_window import Window


@pytest.fixture
def opened():
    """Makes windows, and closes their workers."""
    made = []

    def window(make=thinker):
        made.append(Window(make))
        return made[-1]

    yield window
    for one in made:
        one.worker.close()


@pytest.fixture
def window(opened):
    return opened()


@pytest.fixture
def no_process(monkeypatch):
    def refuse(name, work):
        raise OSError("no more processes")

    monkeypatch.setattr(worker, "start_process", refuse)
