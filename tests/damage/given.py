"""Files of others, damaged and then opened: what is in them is as it was, or they are refused with a reason."""

from pathlib import Path

from scopa_gui.coach.puzzles.shared_text import shared_in
from scopa_gui.game.notation.envelope import TextFault
from scopa_gui.game.notation.found_text import decoded
from scopa_gui.store import files, profile_import
from scopa_gui.store.long_work import LongWork
from scopa_gui.store.paths import Paths
from scopa_gui.store.profile_file import ProfileFileError
from scopa_gui.ui.front.sharing import open_shared
from tests.damage import clock
from tests.damage.file_kinds import FileKind
from tests.damage.homes import Items
from tests.damage.seeing import Sight, see_player
from tests.damage.trials import Asked, Case, Found, Yard, harm_of, harmed_in, judge


def tried(yard: Yard, kind: FileKind, case: Case) -> Found:
    """Damage a file and open it, several times where it was slow."""
    for _again in range(3):
        random, found = case.random, Found(harm_of(case))
        top = yard.copy("given")
        texts = {path.name: path.read_text(encoding="utf-8") for path in top.glob("*.scopa")}
        harmed = harmed_in(kind, top, found.harm, random)
        if not harmed:
            return found
        look = _text if kind.name == "shared text" else _player
        items = {"/text/": texts[harmed[0].name]} if look is _text else _theirs(yard.items["whole"])
        asked = Asked(lambda look=look, path=harmed[0], items=items: look(path, items))
        if asked.trouble:
            found.faults["slow" if asked.trouble.startswith("no answer") else "crashed"] = asked.trouble
        else:
            judge(found, {}, {}, items, asked.answer)
        if "slow" not in found.faults:
            break
    return found


def _theirs(items: Items) -> Items:
    return {name: value for name, value in items.items() if name[0] == "/" and "/name/" not in name}


def _text(path: Path, items: Items) -> dict:
    """A shared text; it counts as found where it means what the undamaged one means."""
    sight = Sight()
    with sight.timed("text"):
        try:
            found = shared_in(decoded(files.read(path, open_shared._LARGEST)))
        except OSError as error:
            found = error
        if isinstance(found, OSError | TextFault):
            sight.said.append(type(found).__name__)
        else:
            sight.items["/text/"] = items["/text/"] if found == shared_in(str(items["/text/"])) else repr(found)
    return {"items": sight.items, "said": sight.said, "seconds": sight.seconds}


def _player(path: Path, _items: Items) -> dict:
    """The file of a player, brought in."""
    sight, home = Sight(), Paths(path.parent / "new")
    begun = clock.seconds()
    try:
        profile_import.name_in(path)
        incoming = profile_import.unpack(path, home, LongWork())
    except (OSError, ProfileFileError) as error:
        sight.said.append(type(error).__name__)
    else:
        see_player(sight, incoming.paths, "")
        incoming.drop()
    sight.seconds = {"bring in": clock.seconds() - begun}
    return {"items": sight.items, "said": sight.said, "seconds": sight.seconds}
