"""The outline as nodes for accesskit: each part has the same number while it exists, and only changes are sent."""

from dataclasses import replace

from accesskit import Action, Live, Node, Rect, Role, Toggled, Tree, TreeUpdate

from scopa_gui.ui.kit.spoken import Spoken, SpokenRole
from scopa_gui.ui.kit.text import drawable
from scopa_gui.ui.reader.outline import TITLE, Outline

_WINDOW = 0
_ROLES = {
    SpokenRole.BUTTON: Role.BUTTON,
    SpokenRole.SWITCH: Role.CHECK_BOX,
    SpokenRole.CHOICE: Role.RADIO_GROUP,
    SpokenRole.OPTION: Role.RADIO_BUTTON,
    SpokenRole.LIST: Role.LIST_BOX,
    SpokenRole.ITEM: Role.LIST_BOX_OPTION,
    SpokenRole.AMOUNT: Role.SLIDER,
    SpokenRole.FIELD: Role.TEXT_INPUT,
    SpokenRole.GROUP: Role.GROUP,
    SpokenRole.PAGE: Role.DOCUMENT,
    SpokenRole.HEADING: Role.HEADING,
    SpokenRole.TEXT: Role.LABEL,
}
_PRESSED = (Action.CLICK, Action.FOCUS)
_ACTIONS = {
    SpokenRole.BUTTON: _PRESSED,
    SpokenRole.SWITCH: _PRESSED,
    SpokenRole.OPTION: _PRESSED,
    SpokenRole.ITEM: _PRESSED,
    SpokenRole.AMOUNT: (Action.FOCUS, Action.INCREMENT, Action.DECREMENT, Action.SET_VALUE),
    SpokenRole.FIELD: (Action.FOCUS, Action.SET_VALUE),
    SpokenRole.PAGE: (Action.FOCUS,),
    SpokenRole.LIST: (Action.FOCUS,),
    SpokenRole.CHOICE: (Action.FOCUS,),
}
"""Actions that a reader may request of an enabled part."""
_TOGGLED = {SpokenRole.SWITCH, SpokenRole.OPTION}

NodeFacts = tuple[Spoken, tuple[int, ...]]
"""Facts that were sent about a node, to find out what has changed."""


class AccessibleTree:
    """The tree as it was sent last."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._next = _WINDOW
        self._sent: dict[int, NodeFacts] = {}
        self._focus = _WINDOW

    def key(self, number: int) -> str:
        """Return the key of a node's part; "" if there is none."""
        return next((key for key, own in self._numbers.items() if own == number), "")

    def forget(self) -> None:
        """Send the whole tree with the next update."""
        self._sent.clear()

    def update(self, outline: Outline, size: tuple[int, int]) -> TreeUpdate | None:
        """Return what has changed since the last update; None if nothing has."""
        box = (0, 0, *size)
        key = f"screen:{outline.serial}"
        screen = Spoken(key, SpokenRole.GROUP, outline.title, box, children=outline.parts)
        window = Spoken("window", SpokenRole.GROUP, TITLE, box, children=(screen,))
        self._number(window.key)
        focus = self._number(outline.focus or screen.key)
        is_first = not self._sent
        sent: dict[int, NodeFacts] = {}
        update = TreeUpdate(focus)
        for part in window.walk():
            number = self._number(part.key)
            below = [self._number(child.key) for child in part.children]
            facts = replace(part, key="", children=()), tuple(below)
            sent[number] = facts
            if self._sent.get(number) != facts:
                update.nodes.append((number, _node(number, part, below)))
        if not update.nodes and focus == self._focus:
            return None
        if is_first:
            update.tree = Tree(_WINDOW)
            update.tree.toolkit_name = "accesskit"
        self._sent = sent
        self._focus = focus
        self._numbers = {key: number for key, number in self._numbers.items() if number in sent}
        return update

    def _number(self, key: str) -> int:
        if key not in self._numbers:
            self._numbers[key], self._next = self._next, self._next + 1
        return self._numbers[key]


def _node(number: int, part: Spoken, below: list[int]) -> Node:
    node = Node(Role.WINDOW if number == _WINDOW else _ROLES[part.role])
    if part.role is SpokenRole.TEXT:
        node.set_value(drawable(part.name))
    else:
        node.set_label(drawable(part.name))
    left, top, width, height = part.box
    if width and height:
        node.set_bounds(Rect(left, top, left + width, top + height))
    if below:
        node.set_children(below)
    if part.live:
        node.set_live(Live.POLITE)
    if not part.enabled:
        node.set_disabled()
    if part.chosen is not None and part.role in _TOGGLED:
        node.set_toggled(Toggled.TRUE if part.chosen else Toggled.FALSE)
    elif part.chosen is not None:
        node.set_selected(part.chosen)
    if part.amount is not None:
        node.set_numeric_value(part.amount.value)
        node.set_min_numeric_value(part.amount.least)
        node.set_max_numeric_value(part.amount.most)
        node.set_numeric_value_step(part.amount.step)
    if part.text:
        node.set_value(drawable(part.text))
    for action in _ACTIONS.get(part.role, ()) if part.enabled else ():
        node.add_action(action)
    return node
