"""An archive of its own for every test of the store."""

import pytest

from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths


@pytest.fixture
def path(home):
    return Paths().archive


@pytest.fixture
def archive(path):
    opened = Archive(path)
    yield opened
    opened.close()
