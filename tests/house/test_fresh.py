"""The first start on a machine that has Python and nothing else: whole, or a sentence that says what is missing."""

import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import textwrap
import time
import zipfile
from pathlib import Path

import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.rotating

PACKAGING = PROJECT / "packaging"
PYTHON = sys._base_executable
"""The Python of the machine, with its own pip: not the environment of this run, which has none and would take longer.
"""


@pytest.fixture
def checkout(tmp_path):
    """A bare checkout: the programs of packaging/ and a project file that asks for one small library."""
    top = tmp_path / "a checkout"
    (top / "packaging").mkdir(parents=True)
    for name in ("fetching", "fresh", "guard", "play", "playing", "wanted"):
        shutil.copy(PACKAGING / f"{name}.py", top / "packaging")
    write_project(top, f"small @ {small_library(tmp_path).as_uri()}")
    (top / "scopa_gui").mkdir()
    (top / "scopa_gui" / "__main__.py").write_text("import sys, small; print('the game', *sys.argv[1:])")
    (top / "scopa_gui" / "complaint.py").write_text("LIBRARIES = {'small': 'small'}\n\ndef absent():\n    return []\n")
    return top


def write_project(top, library):
    (top / "pyproject.toml").write_text(
        f"""[project]\ndependencies = ["{library}"]\n[project.optional-dependencies]\n"""
    )


def small_library(folder):
    wheel = folder / "small-1.0-py3-none-any.whl"
    about = "small-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr("small.py", "")
        file.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: small\nVersion: 1.0\n")
        file.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        file.writestr(f"{about}/RECORD", f"small.py,,\n{about}/METADATA,,\n{about}/WHEEL,,\n{about}/RECORD,,\n")
    return wheel


@pytest.fixture
def fresh(checkout, monkeypatch):
    monkeypatch.syspath_prepend(PACKAGING)
    spec = importlib.util.spec_from_file_location("fresh_of_checkout", checkout / "packaging" / "fresh.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def play(checkout, *words, **changed):
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in screens} | changed
    return subprocess.run(
        [PYTHON, checkout / "packaging" / "play.py", *words],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )


def test_the_first_start_makes_the_environment_and_the_second_is_at_once(checkout):
    first = play(checkout, "--version")
    assert (first.returncode, first.stdout) == (0, "the game --version\n")
    assert "Preparing" in first.stderr
    second = play(checkout, "--version")
    assert (second.returncode, second.stdout, second.stderr) == (0, "the game --version\n", "")


def test_an_interrupted_environment_is_made_again(checkout, fresh):
    play(checkout, "--version")
    stamp = checkout / ".venv-scopa" / "play" / "scopa-stamp"
    stamp.unlink()
    (checkout / ".venv-scopa" / "play" / "half").touch()
    assert play(checkout, "--version").returncode == 0
    assert stamp.read_text() == fresh.wanted_stamp("play")
    assert not (checkout / ".venv-scopa" / "play" / "half").exists()


def test_a_changed_project_file_is_followed_without_starting_over(checkout, fresh):
    play(checkout, "--version")
    mark = checkout / ".venv-scopa" / "play" / "mark"
    mark.touch()
    with (checkout / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    assert play(checkout, "--version").stderr == "", "nothing else is asked for"
    write_project(checkout, "small>=1.0")
    again = play(checkout, "--version")
    assert "Preparing" in again.stderr
    assert mark.exists()
    assert (checkout / ".venv-scopa" / "play" / "scopa-stamp").read_text() == fresh.wanted_stamp("play")


def test_killed_in_the_middle_the_next_start_is_whole(checkout):
    environment = os.environ | {"DISPLAY": ":0"}
    words = [PYTHON, checkout / "packaging" / "play.py", "--version"]
    with subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, start_new_session=True
    ) as first:
        folder = checkout / ".venv-scopa" / "play.new"
        until = time.monotonic() + 20
        while not folder.exists() and time.monotonic() < until:
            time.sleep(0.005)
        os.killpg(first.pid, signal.SIGKILL)
    assert not (checkout / ".venv-scopa" / "play").exists()
    assert play(checkout, "--version").stdout == "the game --version\n"


def test_two_first_starts_wait_for_each_other(checkout):
    words = [PYTHON, checkout / "packaging" / "play.py", "--version"]
    both = [subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate() for process in both]
    assert [out for out, _ in said] == ["the game --version\n"] * 2, said
    assert sum("Preparing" in err for _, err in said) == 1


def test_a_checkout_that_may_not_be_written_to_uses_the_users_cache(fresh, monkeypatch, tmp_path):
    monkeypatch.setattr(fresh.os, "access", lambda path, mode: False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert fresh.home_of_environments().startswith(str(tmp_path / "cache" / "scopa-gui"))
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    assert fresh.home_of_environments().startswith(str(tmp_path / "me" / ".cache" / "scopa-gui"))


def test_no_desktop_is_said_before_anything_is_fetched(checkout):
    answer = play(checkout)
    assert answer.returncode == 1
    assert "no display" in answer.stderr
    assert len(answer.stderr.strip().splitlines()) == 1
    assert not (checkout / ".venv-scopa").exists()


def test_no_pip_no_ensurepip_and_no_uv_names_the_package_to_install(fresh, checkout, monkeypatch, capsys):
    monkeypatch.setattr(fresh, "has_pip", lambda: False)
    monkeypatch.setattr(fresh, "has_module", lambda name: False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit) as end:
        fresh.python_for("play")
    assert end.value.code == 1
    said = capsys.readouterr().err
    assert "needs Python's venv module, which is not installed" in said
    assert "venv" in said.strip().splitlines()[-1]
    assert not (checkout / ".venv-scopa" / "play").exists()


def test_a_library_that_cannot_be_had_leaves_nothing_half(checkout):
    write_project(checkout, "small @ file:///nowhere/at/all/small-1.0-py3-none-any.whl")
    answer = play(checkout, "--version")
    assert answer.returncode == 1
    assert "could not install its libraries" in answer.stderr
    assert "Traceback" not in answer.stderr
    assert [path.name for path in (checkout / ".venv-scopa").iterdir()] == ["play.lock"]


def test_what_worked_is_kept_and_used_when_it_cannot_be_brought_up_to_date(checkout):
    assert play(checkout, "--version").returncode == 0
    stamp = (checkout / ".venv-scopa" / "play" / "scopa-stamp").read_text()
    write_project(checkout, "small @ file:///nowhere/at/all/small-1.0-py3-none-any.whl")
    answer = play(checkout, "--version")
    assert (answer.returncode, answer.stdout) == (0, "the game --version\n")
    assert "could not install its libraries" in answer.stderr
    assert answer.stderr.endswith("The game starts with the libraries it had before; the next start tries again.\n")
    assert (checkout / ".venv-scopa" / "play" / "scopa-stamp").read_text() == stamp
    assert sorted(path.name for path in (checkout / ".venv-scopa").iterdir()) == ["play", "play.lock"]


def write_lock(checkout, digest, newest="3.99"):
    locks = checkout / "packaging" / "locks"
    locks.mkdir()
    wheel = (checkout.parent / "small-1.0-py3-none-any.whl").as_uri()
    (locks / "play.txt").write_text(
        f"# For Python 3.11 to {newest}, by packaging/lock.py\nsmall @ {wheel} \\\n    --hash=sha256:{digest}\n"
    )


def test_what_is_locked_is_taken_and_a_new_lock_is_followed(checkout):
    write_project(checkout, "small >= 0.5")
    write_lock(checkout, hashlib.sha256((checkout.parent / "small-1.0-py3-none-any.whl").read_bytes()).hexdigest())
    first = play(checkout, "--version")
    assert (first.returncode, first.stdout) == (0, "the game --version\n")
    assert "locked " in (checkout / ".venv-scopa" / "play" / "scopa-stamp").read_text()
    assert play(checkout, "--version").stderr == ""
    with (checkout / "packaging" / "locks" / "play.txt").open("a") as lock:
        lock.write("# another\n")
    assert "Preparing" in play(checkout, "--version").stderr


def test_a_library_with_another_checksum_is_not_installed(checkout):
    write_lock(checkout, "0" * 64)
    answer = play(checkout, "--version")
    assert answer.returncode == 1
    assert "its checksum differs" in answer.stderr
    assert [path.name for path in (checkout / ".venv-scopa").iterdir()] == ["play.lock"]


def test_a_python_newer_than_the_lock_takes_the_ranges_and_says_so(checkout):
    write_lock(checkout, "0" * 64, newest="3.10")
    answer = play(checkout, "--version")
    assert (answer.returncode, answer.stdout) == (0, "the game --version\n")
    assert "is newer than those Scopa was tested with" in answer.stderr
    assert play(checkout, "--version").stderr == ""


def test_where_a_locked_library_has_no_file_for_this_system_the_ranges_are_taken(checkout):
    write_lock(checkout, "0" * 64)
    lock = checkout / "packaging" / "locks" / "play.txt"
    lock.write_text(lock.read_text().replace("small @", "none-such==1.0 \\\n    --hash=sha256:00\n# small @"))
    lock.write_text("\n".join(line for line in lock.read_text().splitlines()[:3]))
    answer = play(checkout, "--version", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(checkout))
    assert (answer.returncode, answer.stdout) == (0, "the game --version\n"), answer.stderr
    assert "are not available for this system" in answer.stderr


@pytest.mark.slow
def test_what_worked_is_kept_but_not_used_where_the_game_no_longer_runs_in_it(checkout):
    assert play(checkout, "--version").returncode == 0
    write_project(checkout, "small @ file:///nowhere/at/all/small-1.0-py3-none-any.whl")
    (checkout / "scopa_gui" / "complaint.py").write_text(
        "LIBRARIES = {'newer': 'newer'}\n\ndef absent():\n    return ['newer']\n"
    )
    answer = play(checkout, "--version")
    assert (answer.returncode, answer.stdout) == (1, "")
    assert "could not install its libraries" in answer.stderr
    assert (checkout / ".venv-scopa" / "play" / "scopa-stamp").exists()


@pytest.mark.parametrize("killed", ["before the old one went", "between the two", "after the new one came"])
def test_killed_while_the_new_takes_the_place_of_the_old_one_of_them_is_there(fresh, checkout, killed):
    place = checkout / ".venv-scopa"
    old, new, now = place / "play.old", place / "play.new", place / "play"
    for folder, stamp in ((old, "of yesterday"), (new, fresh.wanted_stamp("play"))):
        (folder / "bin").mkdir(parents=True)
        (folder / "bin" / "python").write_text(stamp)
        (folder / "scopa-stamp").write_text(stamp)
    if killed == "before the old one went":
        old.rename(now)
    elif killed == "after the new one came":
        new.rename(now)
    fresh.recover(str(now), "play")
    assert [path.name for path in place.iterdir()] == ["play"]
    assert (now / "scopa-stamp").read_text() == (
        "of yesterday" if killed == "before the old one went" else fresh.wanted_stamp("play")
    )


def test_a_full_disk_leaves_what_worked(fresh, checkout, monkeypatch, capsys):
    assert play(checkout, "--version").returncode == 0
    write_project(checkout, "small >= 7")

    def full(source, target, **_how):
        Path(target).mkdir()
        raise shutil.Error([("a", "b", "[Errno 28] No space left on device")])

    monkeypatch.setattr(shutil, "copytree", full)
    monkeypatch.setattr(
        fresh.sys, "version", (checkout / ".venv-scopa" / "play" / "scopa-stamp").read_text().split("\n" + "small")[0]
    )
    python, first = fresh.python_for("play")
    assert not first
    assert Path(python).exists()
    assert "needs about 130 MB of disk space for its libraries, and the disk is full" in capsys.readouterr().err
    assert not (checkout / ".venv-scopa" / "play.new").exists()


@pytest.fixture
def guard(monkeypatch):
    monkeypatch.syspath_prepend(PACKAGING)
    return importlib.import_module("guard")


def test_too_old_a_python_is_told_so(guard, monkeypatch, capsys):
    monkeypatch.setattr(guard.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(guard, "newer_python", lambda: None)
    with pytest.raises(SystemExit) as end:
        guard.need_python()
    assert end.value.code == 1
    assert "Scopa needs Python 3.11 or newer" in capsys.readouterr().err


def test_another_python_that_is_new_enough_is_found(guard, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    broken = tmp_path / "python3.14"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    assert guard.newer_python() is None
    (tmp_path / "python3.13").symlink_to(sys.executable)
    assert guard.newer_python() == str(tmp_path / "python3.13")


@pytest.mark.parametrize("version", ["2.7", "3.6"])
def test_a_real_old_python_says_it_in_words(version, tmp_path):
    old = shutil.which(f"python{version}")
    if old is None or subprocess.run([old, "-c", ""], capture_output=True, check=False).returncode:
        pytest.skip(f"no Python {version} here")
    answer = subprocess.run(
        [old, "-c", textwrap.dedent(f"""
            import sys
            sys.argv = [{str(PACKAGING / "play.py")!r}]
            sys.path.insert(0, {str(PACKAGING)!r})
            sys.dont_write_bytecode = True
            import os
            os.environ["PATH"] = ""
            import play
        """)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert answer.returncode == 1
    assert answer.stderr.strip().startswith("Scopa needs Python 3.11 or newer; this is Python " + version)


@pytest.mark.parametrize(
    ("words", "status", "last"),
    [
        (["passing.py"], 0, "1 passed"),
        (["failing.py"], 1, "1 failed"),
        (["none"], 4, "no tests ran"),
        (["--optimized", "-W", "ignore", "optimized.py"], 0, "1 passed"),
    ],
)
def test_test_py_ends_with_pytests_own_line_and_status(tmp_path, words, status, last):
    """With the environment of this very run in the place of the one it would make."""
    (tmp_path / "passing.py").write_text(
        "import sys\n\ndef test_good():\n    assert sys.getfilesystemencoding() == 'utf-8'\n"
    )
    (tmp_path / "failing.py").write_text("def test_bad():\n    assert False\n")
    (tmp_path / "optimized.py").write_text("import sys\n\ndef test_fast():\n    assert sys.flags.optimize == 1\n")
    program = textwrap.dedent(f"""
        import sys
        sys.path.insert(0, {str(PACKAGING)!r})
        sys.argv[0] = "test.py"
        import fresh, testing
        fresh.TOP = {str(tmp_path)!r}
        fresh.python_for = lambda kind: ({sys.executable!r}, False)
        testing.main()
    """)
    answer = subprocess.run(
        [sys.executable, "-c", program, *words],
        env={**os.environ, "LC_ALL": "de_DE.ISO-8859-1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == status
    assert last in answer.stdout.strip().splitlines()[-1]
