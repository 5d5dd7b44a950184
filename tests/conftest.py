"""What every test starts from: no screen, no sound card, and an empty home of its own."""

import shutil
from pathlib import Path

import pytest

from tests import world

world.enter()

PROJECT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that all per-user files of this test go to."""
    folder = tmp_path / "home"
    monkeypatch.setenv("SCOPA_HOME", str(folder))
    return folder


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests that need a real X server out where there is none."""
    missing = [program for program in ("Xvfb", "xdotool") if shutil.which(program) is None]
    if missing:
        reason = f"{' and '.join(missing)} not installed"
        for item in items:
            if item.get_closest_marker("e2e"):
                item.add_marker(pytest.mark.skip(reason=reason))
