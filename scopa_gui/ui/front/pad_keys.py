"""Actions of a gamepad's buttons, by the label on each button."""

from collections.abc import Mapping

from scopa_gui.ui.kit.pad_reader import PadFamily
from scopa_gui.ui.words.translation import _

_BEHIND: Mapping[PadFamily, tuple[str, str, str, str]] = {
    PadFamily.XBOX: ("LB", "RB", "LT", "RT"),
    PadFamily.PLAYSTATION: ("L1", "R1", "L2", "R2"),
    PadFamily.NINTENDO: ("L", "R", "ZL", "ZR"),
}
"""The shoulders and the triggers."""


def _front(family: PadFamily) -> tuple[str, str, str, str]:
    """The buttons below, right, left and above. Nintendo has A and B, X and Y the other way round, and SDL goes by what
    is written there.
    """
    if family is PadFamily.PLAYSTATION:
        return _("Cross"), _("Circle"), _("Square"), _("Triangle")
    return "A", "B", "X", "Y"


def _middle(family: PadFamily) -> tuple[str, str]:
    """The two small buttons in the middle: left and right."""
    if family is PadFamily.PLAYSTATION:
        return _("Share"), _("Options")
    return ("\N{MINUS SIGN}", "+") if family is PadFamily.NINTENDO else (_("View"), _("Menu"))


def pad_everywhere(family: PadFamily) -> list[tuple[str, str]]:
    """Buttons that do the same on every screen."""
    press, back, _left, _above = _front(family)
    before, behind, up, down = _BEHIND[family]
    return [
        (_("D-pad, left stick"), _("move around the screen")),
        (press, _("press")),
        (back, _("back")),
        (f"{before}, {behind}", _("previous item; next item")),
        (f"{up}, {down}", _("turn the page")),
        (_("Right stick"), _("pressed: explain underlined words")),
    ]


def pad_at_the_table(family: PadFamily) -> list[tuple[str, str]]:
    """Buttons at the table."""
    press, back, left, above = _front(family)
    before, behind, up, down = _BEHIND[family]
    aids, menu = _middle(family)
    return [
        (_("← →"), _("choose a card")),
        (press, _("play it")),
        (_("↑ ↓"), _("choose among several captures")),
        (back, _("cancel the choice; menu")),
        (left, _("a hint; press again for more")),
        (above, _("why a card was played")),
        (_("Left stick"), _("pressed: look closer")),
        (f"{before}, {behind}", _("to the buttons at the table")),
        (menu, _("the menu: What if…, keys")),
        (aids, _("aids; in puzzles: cards already played")),
        (_("Right stick"), _("look through the aids")),
        (f"{up}, {down}", _("the next page of the aids")),
    ]
