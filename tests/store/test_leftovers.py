"""What a killed program has left is cleared at the next start; what is in use, or anybody else's, stays."""

import os
import signal
import subprocess
import sys
import tempfile
import textwrap

import pytest

from scopa_gui.store import files, leftovers, profile_file, profile_import
from scopa_gui.store.archive import Archive
from scopa_gui.store.long_work import LongWork
from tests.conftest import PROJECT
from tests.store.incoming import coming

NOBODY = 2**22 + 7
"""No process has such a number."""
OLD = 1_000_000_000.0


@pytest.fixture(autouse=True)
def at_once(monkeypatch, tmp_path):
    """Nothing has just been made, and temporary folders are the test's own."""
    monkeypatch.setattr(leftovers, "_JUST_MADE", 0.0)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def made(path, age=3600.0):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"half")
    time = path.stat().st_mtime - age
    os.utime(path, (time, time))
    return path


def test_half_written_files_of_killed_programs_go(paths):
    folders = (paths.config, paths.data, paths.cache, paths.logs, paths.data / "players", paths.data / "pictures")
    folders += (paths.of_profile("2").config, paths.of_profile("2").data)
    left = [made(folder / f"x.json.{NOBODY}.new") for folder in folders]
    left += [
        made(paths.data / f"matches.sqlite.{NOBODY}.new-journal"),
        made(paths.data / f"old.{os.getpid()}.new", 1e6),
    ]
    leftovers.delete(paths)
    assert [file for file in left if file.exists()] == []


def test_what_is_in_use_or_somebody_elses_stays(paths, tmp_path):
    stays = [
        made(paths.data / f"x.{os.getpid()}.new"),
        made(paths.data / "x.new"),
        made(paths.data / f"x.{NOBODY}.new.txt"),
        made(paths.data / "matches.sqlite"),
        made(paths.data / f"mine.{NOBODY}.scopa-player"),
        made(paths.data / "somebody" / f"x.{NOBODY}.new"),
        made(paths.data / "profiles" / "coming-0123456789ab" / "matches.sqlite"),
        made(paths.data / "profiles" / "coming-me.lock"),
        made(tmp_path / "scopa-abcd1234" / "copy"),
        made(tmp_path / "scopa-abcd1235" / "diary"),
        made(tmp_path / "scopa-long-name" / "copy"),
    ]
    os.utime(tmp_path / "scopa-abcd1235" / "diary", (OLD, OLD))
    os.utime(tmp_path / "scopa-abcd1235", (OLD, OLD))
    folder = paths.data / f"folder.{NOBODY}.new"
    folder.mkdir()
    link = paths.data / f"link.{NOBODY}.new"
    link.symlink_to(stays[3])
    pipe = paths.data / f"pipe.{NOBODY}.new"
    os.mkfifo(pipe)
    leftovers.delete(paths)
    assert [str(file) for file in [*stays, folder, link, pipe] if not files.is_there(file)] == []


def test_copies_of_matches_that_earlier_versions_left_go_after_a_day(paths, tmp_path):
    copy = made(tmp_path / "scopa-abcd1234" / "matches.sqlite", 1e6)
    os.utime(copy.parent, (OLD, OLD))
    leftovers.delete(paths)
    assert not copy.parent.exists()


def test_where_nothing_was_ever_written_nothing_is_made(paths):
    leftovers.delete(paths)
    assert not paths.data.exists()


KILLED = {
    "import": """
        class Waiting(LongWork):
            def reach(self, share):
                print("begun", flush=True)
                time.sleep(60)
        profile_import.unpack(Path(sys.argv[1]), Paths(), Waiting())
    """,
    "export": """
        class Waiting(LongWork):
            def reach(self, share):
                if share > 0.5:
                    print("begun", flush=True)
                    time.sleep(60)
        profile_file.write(Paths(), "Anna", Paths().data / "players", "2026-11-23", Waiting())
    """,
    "settings": """
        from scopa_gui.store import files
        class Waiting(bytes):
            pass
        def fsync(handle):
            print("begun", flush=True)
            time.sleep(60)
        import os
        os.fsync = fsync
        files.write(Paths().settings, b"{}")
    """,
}
BEFORE = """
    import sys, time
    from pathlib import Path
    from scopa_gui.store import profile_file, profile_import
    from scopa_gui.store.long_work import LongWork
    from scopa_gui.store.paths import Paths
"""


def everything(paths):
    return sorted(str(file) for top in (paths.config, paths.data) for file in top.rglob("*"))


@pytest.mark.parametrize("kind", KILLED)
def test_what_another_program_is_doing_is_left_alone_and_cleared_when_it_was_killed(paths, tmp_path, kind):
    archive = Archive(paths.archive)
    archive.start_match({}, "7", ["human", "rosa"], 1.0)
    archive.close()
    (paths.data / "players").mkdir()
    (paths.data / "profiles").mkdir()
    paths.config.mkdir(exist_ok=True)
    file = profile_file.write(paths, "Anna", tmp_path / "files", "2026-11-23")
    before = everything(paths)
    program = textwrap.dedent(BEFORE) + textwrap.dedent(KILLED[kind])
    other = subprocess.Popen([sys.executable, "-c", program, file], cwd=PROJECT, stdout=subprocess.PIPE)
    assert other.stdout.readline() == b"begun\n"
    during = everything(paths)
    assert during != before
    leftovers.delete(paths)
    assert everything(paths) == during, "it is in use"
    os.kill(other.pid, signal.SIGKILL)
    other.wait()
    other.stdout.close()
    leftovers.delete(paths)
    assert everything(paths) == before


def test_a_player_who_is_coming_in_here_stays(paths, tmp_path):
    file = profile_file.write(paths, "Anna", tmp_path / "files", "2026-11-23")
    incoming = profile_import.unpack(file, paths, LongWork())
    leftovers.delete(paths)
    assert coming(paths)
    incoming.drop()
    assert not coming(paths)
