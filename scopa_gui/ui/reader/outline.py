"""Everything that can be seen and done on the screen of now, in the order in which it is read; and the focus."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from scopa_gui.ui.kit.heard import HeardGroup, HeardWords
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
    """The scene on top, as it was painted last while somebody listened."""
    targets = scene.targets()
    found: list[Spoken] = []
    for one in (*heard.resting, *scene.spoken_parts(), *heard.moving):
        found += [one] if isinstance(one, Spoken) else _controls(one)
    title = next((part.name for part in found if part.role is SpokenRole.HEADING), TITLE)
    parts = tuple(_usable(_named(part, title), targets) for part in _once(found))
    return Outline(id(scene), title, parts, _focus(scene.focused(), parts))


def _controls(group: HeardGroup) -> list[Spoken]:
    spoken = (control.spoken() for control in group.heard_controls)
    return [part for part in spoken if part is not None]


def _once(parts: Sequence[Spoken]) -> Iterator[Spoken]:
    """Each part once, though it may have been painted at two places."""
    seen: set[str] = set()
    for part in parts:
        if part.key not in seen:
            seen.add(part.key)
            yield part


def _named(part: Spoken, title: str) -> Spoken:
    """A list or a page without a name of its own is called as the screen is."""
    return replace(part, name=title) if part.role in _NAMELESS and not part.name else part


def _usable(part: Spoken, targets: Collection[str]) -> Spoken:
    """The same part, not to be used while neither it nor the control that it is a part of is a target."""
    can = part.role not in _PRESSED or part.key in targets or part.key.split("=")[0] in targets
    children = tuple(_usable(child, targets) for child in part.children)
    return replace(part, enabled=part.enabled and can, children=children)


def _focus(name: str | None, parts: Sequence[Spoken]) -> str:
    """The part that the keyboard is at: of a choice or a list what is chosen in it."""
    for part in parts:
        for one in part.walk():
            if one.key == name:
                return next((child.key for child in one.children if child.chosen), one.key)
    return ""
