"""The comparison of moves: another version's other answers are found."""

import json
import subprocess
import sys
from shutil import copytree

import pytest

from tests.conftest import PROJECT


@pytest.mark.whole
def test_the_moves_of_a_changed_version_are_different_and_fail_the_command(tmp_path):
    (tmp_path / "assets").symlink_to(PROJECT / "assets")
    copied = copytree(
        PROJECT / "scopa_gui", tmp_path / "scopa_gui", ignore=lambda _folder, names: {"ui", "__pycache__"}
    )
    figures = copied / "ai" / "data" / "policy.json"
    changed = {
        game: [{**weights, "scopa": 0.0} for weights in each] for game, each in json.loads(figures.read_text()).items()
    }
    figures.write_text(json.dumps(changed))
    words = [sys.executable, "-m", "tests.measure.same_moves", str(tmp_path), "--count", "2"]
    done = subprocess.run(words, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert '"professoressa, position' in done.stdout
    assert "14 choices compared, 0 different" not in done.stdout
