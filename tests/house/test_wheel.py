"""What pip and pipx install: the wheel, built and installed without a network, starts by its command and by `-m`."""

import json
import os
import subprocess
import sys
import sysconfig
import time
import venv
import zipfile
from pathlib import Path

import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.slow
pytest.importorskip("ensurepip", reason="this Python comes without pip")
LEAST = 5_000_000
"""Bytes of a wheel that holds the pictures, fonts and sounds."""


def ran(*command, **more):
    return subprocess.run(
        command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=300, check=False, **more
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    built = ran(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=PROJECT)
    assert built.returncode == 0, built.stderr
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """An environment with the wheel, as pip installs it; its libraries are those of the tests."""
    folder = tmp_path_factory.mktemp("environment")
    venv.EnvBuilder(with_pip=True, symlinks=os.name == "posix").create(folder)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    python = programs / ("python.exe" if os.name == "nt" else "python")
    site = ran(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    libraries = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (Path(site) / "libraries.pth").write_text("\n".join(libraries), encoding="utf-8")
    done = ran(python, "-m", "pip", "install", "--no-index", "--no-deps", "--disable-pip-version-check", wheel)
    assert done.returncode == 0, done.stderr
    return programs, python


def alone(tmp_path):
    """Nothing of the checkout is in reach."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return {"env": {**kept, "SCOPA_HOME": str(tmp_path / "home"), "SDL_VIDEODRIVER": "dummy"}, "cwd": tmp_path}


def test_everything_that_is_needed_is_in_it(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.stat().st_size > LEAST
    for part in ("scopa_gui/__main__.py", ".ttf", ".mo", ".wav"):
        assert any(name.endswith(part) for name in names), part
    assert not [name for name in names if name.startswith(("tests/", "packaging/"))]


def test_the_command_and_the_module_are_the_same_program(installed, tmp_path):
    programs, python = installed
    by_command = ran(programs / "scopa-gui", "--version", **alone(tmp_path))
    by_module = ran(python, "-m", "scopa_gui", "--version", **alone(tmp_path))
    assert (by_command.returncode, by_module.returncode) == (0, 0), by_command.stderr + by_module.stderr
    assert by_command.stdout == by_module.stdout != ""
    where = ran(python, "-c", "import scopa_gui; print(scopa_gui.__file__)", **alone(tmp_path)).stdout
    assert str(PROJECT) not in where


@pytest.mark.parametrize("how", ["command", "module"])
def test_its_window_opens_with_what_is_in_the_wheel_alone(installed, tmp_path, how):
    programs, python = installed
    command = [programs / "scopa-gui"] if how == "command" else [python, "-m", "scopa_gui"]
    more = alone(tmp_path)
    program = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, **more)
    try:
        end = time.monotonic() + 90
        while not list((tmp_path / "home" / "cache").rglob("*")) and time.monotonic() < end:
            assert program.poll() is None, program.stderr.read()
            time.sleep(0.05)
        assert list((tmp_path / "home" / "cache").rglob("*")), "no first picture"
    finally:
        program.terminate()
        program.communicate(timeout=60)


def test_the_engine_answers(installed, tmp_path):
    programs, _python = installed
    request = json.dumps({"id": 1, "kind": "presets"})
    answer = subprocess.run(
        [programs / "scopa-engine"],
        input=request + "\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        **alone(tmp_path),
    )
    assert json.loads(answer.stdout.splitlines()[0])["ok"], answer.stdout + answer.stderr
