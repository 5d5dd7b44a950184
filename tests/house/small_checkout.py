"""A checkout of a few tests, with our settings and all that every test of ours starts from."""

import shutil
import subprocess
import sys

from tests.conftest import PROJECT


def run_tests(folder, files, *words, options=()):
    """Write tests and run them by themselves: what pytest said. `options` are Python's, `words` pytest's."""
    shutil.copy(PROJECT / "pyproject.toml", folder)
    (folder / "scopa_gui").symlink_to(PROJECT / "scopa_gui")
    (folder / "tests").mkdir()
    for path in (PROJECT / "tests").glob("*.py"):
        shutil.copy(path, folder / "tests")
    for name, text in files.items():
        (folder / "tests" / name).parent.mkdir(exist_ok=True)
        (folder / "tests" / name).write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, *options, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
