"""A level as it played at a commit of this project: ``maestro@COMMIT``.

The package as it was then lies in build/versions, and the level plays there in a process of its own
(version_worker.py). Its seconds are of the processor, so that what else runs on the machine takes nothing from either
side: `python -m tests.measure.strength.ladder --pairing maestro@HEAD maestro@COMMIT --seconds 0.1`.
"""

import json
import os
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView
from tests.conftest import PROJECT

AT = "@"
VERSIONS = PROJECT / "build" / "versions"


def folder_of(revision: str) -> Path:
    """The folder with the package as it was, made where it is not there; raises ValueError for an unknown commit."""
    named = _git("rev-parse", "--short", "--verify", "--quiet", f"{revision}^{{commit}}")
    if named.returncode:
        raise ValueError(f"There is no commit {revision}.")
    folder = VERSIONS / named.stdout.decode().strip()
    if not folder.exists():
        VERSIONS.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(dir=VERSIONS))
        with tarfile.open(fileobj=BytesIO(_git("archive", folder.name, "scopa_gui").stdout)) as packed:
            packed.extractall(fresh, filter="data")
        try:
            fresh.rename(folder)
        except OSError:  # another process was sooner
            rmtree(fresh)
    return folder


def _git(*words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", *words], cwd=PROJECT, capture_output=True, check=False)


class EarlierPlayer:
    """A level of an earlier version, given what its seat may know as a line of JSON."""

    def __init__(self, level: str, revision: str) -> None:
        program = [sys.executable, str(Path(__file__).with_name("version_worker.py")), level]
        environment = os.environ | {"PYTHONPATH": str(folder_of(revision)), "OMP_NUM_THREADS": "1"}
        self._worker = subprocess.Popen(
            program, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def close(self) -> None:
        """End its process."""
        self._worker.communicate()

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """Its choice; of how it came by it nothing is told."""
        asked = {**asked_of(view), "seconds": limit.seconds, "iterations": limit.iterations}
        print(json.dumps({**asked, "seed": rng.getrandbits(64)}), file=self._worker.stdin, flush=True)
        answer = self._worker.stdout.readline()
        if not answer:
            raise RuntimeError("The earlier version gave up.")
        return Choice(move_named(json.loads(answer)))


def asked_of(view: PlayerView) -> dict[str, object]:
    """A view in plain values: the game by its name, moves as they are written, sets of cards as numbers."""
    plain = {name: getattr(view, name) for name in PlayerView.__slots__ if name not in {"rules", "history"}}
    history = [(played.seat, str(played.move)) for played in view.history]
    return {"game": game_of(view.rules), "players": view.rules.players, "view": plain, "history": history}


def game_of(rules: Rules) -> str:
    """The name of the game with these rules; raises StopIteration for rules that no game has."""
    return next(name for name, game in VARIANTS.items() if rules in game.rules_by_players.values())


def level_in(name: str) -> str:
    """The level that a player's name tells: that before the commit."""
    return name.partition(AT)[0]
