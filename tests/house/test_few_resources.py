"""Where the system is short of open files or threads, the game does without, or says why it cannot in one sentence."""

import ast
import os
import subprocess
import sys

import pytest

from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths
from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="limits as on POSIX")
TO_A_TABLE = ("escape", "return", "return")
HELD = PROJECT / "scopa_gui" / "game" / "child_process.py", PROJECT / "scopa_gui" / "art" / "cache.py"
"""Where a thread is started besides: by `begun`, in a process that may end of it, and for two pictures at a time."""

NO_THREADS = """
import sys, threading

def refuse(thread):
    raise RuntimeError("can't start new thread")

threading.Thread.start = refuse
from tests.house.driven import main
sys.exit(main(sys.argv[1:]))
"""


def run(*words, home, files=None):
    def limit():
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, files)

    environment = os.environ | {"SCOPA_HOME": str(home), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=PROJECT,
        env=environment,
        preexec_fn=limit if files else None,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )


def check(done, limit):
    assert "Traceback" not in done.stderr
    if done.returncode == 0:
        assert done.stderr == ""
        assert limit > 40
    else:
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
        assert done.stderr.startswith("Scopa needs 40 open files and this system allows only ")
        assert limit < 50


@pytest.mark.parametrize("limit", [8, 14, 42])
def test_few_open_files_are_told_in_one_sentence(tmp_path, limit):
    check(run("-m", "tests.house.driven", home=tmp_path, files=(limit, limit)), limit)


@pytest.mark.slow
@pytest.mark.parametrize("limit", range(8, 61))
def test_with_any_number_of_open_files_it_works_or_says_why_not(tmp_path, limit):
    check(run("-m", "tests.house.driven", *TO_A_TABLE, "return", "t", "h", home=tmp_path, files=(limit, limit)), limit)


def test_a_low_limit_that_may_be_raised_is_raised(tmp_path):
    done = run("-m", "tests.house.driven", home=tmp_path, files=(14, 300))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_without_threads_a_match_is_played_and_kept(tmp_path):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(
        '{"version": 2, "coach": true, "speed": "instant", "level": "maestro"}', encoding="utf-8"
    )
    done = run("-c", NO_THREADS, *TO_A_TABLE, *("right", "return") * 6, "h", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    archive = Archive(Paths(tmp_path).archive)
    (match,) = archive.unfinished()
    assert len(archive.match(match.id).moves) > 2
    archive.close()
    assert not list((tmp_path / "logs").glob("*"))


def _starts(tree):
    """The calls of start() in this part of a program, those of ``self`` left out."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    return {call.lineno for call in calls if call.func.attr == "start" and ast.unparse(call.func.value) != "self"}


def _guarded(tree):
    """Those of them where a system may have no more threads."""

    def is_held(node):
        caught = [word.type for word in node.handlers] if isinstance(node, ast.Try) else []
        suppressed = [item.context_expr for item in node.items] if isinstance(node, ast.With) else []
        return any("RuntimeError" in ast.unparse(one) for one in (*caught, *suppressed) if one is not None)

    held = [node for node in ast.walk(tree) if is_held(node)]
    return {line for one in held for part in one.body for line in _starts(part)}


def test_a_thread_is_started_only_where_it_may_fail():
    told = []
    for path in sorted((PROJECT / "scopa_gui").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "Thread(" in text and path not in HELD:
            tree = ast.parse(text)
            told += [f"{path.name}:{line}" for line in sorted(_starts(tree) - _guarded(tree))]
            assert _guarded(tree) or "start_thread(" in text, path
    assert told == []


def test_no_function_has_two_caches():
    """A cache without a limit around one with a limit keeps everything for ever."""
    found = []
    for path in sorted((PROJECT / "scopa_gui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            decorators = map(ast.unparse, node.decorator_list) if isinstance(node, ast.FunctionDef) else ()
            if sum(one.partition("(")[0].endswith("cache") for one in decorators) > 1:
                found.append(f"{path.name}: {node.name}")
    assert found == []
