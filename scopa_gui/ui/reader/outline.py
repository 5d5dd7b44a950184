"""Everything that can be seen and done on the current screen, in the order of reading; and the focus."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from scopa_gui.ui.kit.heard import HeardWords
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole

TITLE = "Scopa"
"""Title of the window, and of a screen without a heading."""
_PRESSED = {SpokenRole.BUTTON, SpokenRole.SWITCH, SpokenRole.OPTION, SpokenRole.ITEM, SpokenRole.AMOUNT}
"""Roles that cannot be used unless they are targets now: there may be a question to answer first, or cards moving."""

_NAMELESS = {SpokenRole.LIST, SpokenRole.PAGE, SpokenRole.CHOICE}


@dataclass(frozen=True, slots=True)
class Outline:
    """A screen. `serial` distinguishes it from others; `focus` is the key of the part with the focus, "" for none."""

    serial: int
    title: str
    parts: tuple[Spoken, ...]
    focus: str

    def walk(self) -> Iterator[Spoken]:
        """Yield every part."""
        for part in self.parts:
            yield from part.walk()

    def part(self, key: str) -> Spoken | None:
        """Return the part of a key, or None."""
        return next((part for part in self.walk() if part.key == key), None)


def outline_of(scene: Scene, heard: HeardWords) -> Outline:
    """Return the outline of the top scene, as it was last painted while somebody listened.

    A part that was painted twice is in it once. A list or page without a name gets that of the screen. The focus on a
    choice or a list is on its chosen part.
    """
    targets = scene.targets()
    found: dict[str, Spoken] = {}
    for one in (*heard.resting, *scene.spoken_parts(), *heard.moving):
        for part in [one] if isinstance(one, Spoken) else [control.spoken() for control in one.widgets]:
            if part is not None:
                found.setdefault(part.key, part)
    title = next((part.name for part in found.values() if part.role is SpokenRole.HEADING), TITLE)
    parts = []
    for part in found.values():
        is_nameless = part.role in _NAMELESS and not part.name
        parts.append(_usable(replace(part, name=title) if is_nameless else part, targets))
    name = scene.focused()
    focused = next((one for part in parts for one in part.walk() if one.key == name), None)
    chosen = None if focused is None else next((child for child in focused.children if child.chosen), focused)
    return Outline(id(scene), title, tuple(parts), "" if chosen is None else chosen.key)


def _usable(part: Spoken, targets: Collection[str]) -> Spoken:
    """Return the part, disabled unless it or the control that it belongs to is a target."""
    can = part.role not in _PRESSED or part.key in targets or part.key.split("=")[0] in targets
    children = tuple(_usable(child, targets) for child in part.children)
    return replace(part, enabled=part.enabled and can, children=children)
