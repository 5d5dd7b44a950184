"""The homes of the trials, made in a process of their own."""

import json
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random


def main(folder: str) -> None:
    """Make them below a folder, with `items.json`: by home the items in it."""
    os.environ["SCOPA_HOME"] = tempfile.mkdtemp(prefix="scopa-home-")
    from tests.damage import homes, seeing

    os.urandom = Random("homes").randbytes  # the numbers of matches: the same homes each time
    made = homes.made(Path(folder))
    for name in homes.HOMES:
        made[name] |= _counted(Path(folder, name), made[name], seeing.seen_in)
    Path(folder, "items.json").write_text(json.dumps(made), encoding="utf-8")
    shutil.rmtree(os.environ["SCOPA_HOME"], ignore_errors=True)


def _counted(home: Path, items: dict, look: Callable) -> dict:
    """Count with the store in an undamaged copy without saved counts, after it has found there all that was written."""
    copy = home.with_name("counted")
    shutil.copytree(home, copy)
    for file in (*copy.rglob("*.counted"), *copy.rglob("*.deals")):
        file.unlink()
    sight = look(copy)
    shutil.rmtree(copy)
    missing = {name: (value, sight.items.get(name)) for name, value in items.items() if sight.items.get(name) != value}
    if missing or sight.said:
        raise ValueError(f"The store does not find in {home.name} what was written: {missing} {sight.said}")
    return {name: value for name, value in sight.items.items() if "/count/" in name}
