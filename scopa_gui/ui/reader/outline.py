"""Everything that can be seen and done on the screen of now, in the order in which it is read; and the focus."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from scopa_gui.ui.kit.heard import HeardWords
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole

TITLE = "Scopa"
"""Title of the window, and of a screen without a heading."""
_PRESSED = {SpokenRole.BUTTON, SpokenRole.SWITCH, SpokenRole.OPTION, SpokenRole.ITEM, SpokenRole.AMOUNT}
"""Roles of what cannot be used while it is no target: a question has to be answered first, or cards are moving."""

_NAMELESS = {SpokenRole.LIST, SpokenRole.PAGE, SpokenRole.CHOICE}


@dataclass(frozen=True, slots=True)
class Outline:
    """A screen: `serial` tells one from the next, `focus` is the key of the part that has the focus, "" for none."""

    serial: int
    title: str
    parts: tuple[Spoken, ...]
    focus: str

    def walk(self) -> Iterator[Spoken]:
        """Every part."""
        for part in self.parts:
            yield from part.walk()

    def part(self, key: str) -> Spoken | None:
        """The part of this key."""
        return next((part for part in self.walk() if part.key == key), None)


def outline_of(scene: Scene, heard: HeardWords) -> Outline:
    """Return the scene on top, as it was painted last while somebody listened.

    A part painted at two places is there once. A list or a page without a name has that of the screen. The focus on a
    choice or a list is on what is chosen in it.
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
    """The same part, not to be used while neither it nor the control that it is a part of is a target."""
    can = part.role not in _PRESSED or part.key in targets or part.key.split("=")[0] in targets
    children = tuple(_usable(child, targets) for child in part.children)
    return replace(part, enabled=part.enabled and can, children=children)
