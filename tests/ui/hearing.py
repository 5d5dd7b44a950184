"""What somebody hears who does not see the screen, and what must be true of it on every screen in every language."""

import re
from functools import cache

from scopa_gui.ui.kit.spoken import SpokenRole
from scopa_gui.ui.reader.outline import outline_of
from scopa_gui.ui.words import translation

PRESSED = {SpokenRole.BUTTON, SpokenRole.SWITCH, SpokenRole.OPTION, SpokenRole.ITEM, SpokenRole.AMOUNT}
_TARGETS = "button|choice|toggle|slider|list|card|option|plate|strip|tray"
_RAW = re.compile(rf"\b[A2-7FCR][DCBS]\b|\b({_TARGETS})[:=]\b|[a-z]_[a-z]")
"""Names of cards, of targets and of values as the program writes them for itself."""
_FOR_MAKERS = "page:text:"
"""The page of a report of a problem, which is in English for whoever mends it."""


@cache
def _untranslated(catalogue):
    """The English texts that are said otherwise in this language."""
    texts = getattr(catalogue, "_catalog", {})
    return {key for key, words in texts.items() if isinstance(key, str) and key and words not in ("", key)} - set(
        texts.values()
    )


def heard(pilot):
    """The outline of the screen of now, painted while somebody listens."""
    listening = pilot.app.context.text.heard
    if not listening.on:
        listening.on = True
        pilot.scene.redraw()
        pilot.tick(0.0)
        pilot.app.step((), 0.0)
    return outline_of(pilot.scene, listening)


def can_be_heard(pilot):
    """Every target has a name in the player's language, none like its neighbour's; the focus is where the keys are."""
    outline = heard(pilot)
    parts = {part.key: part for part in outline.walk()}
    assert len(parts) == len(list(outline.walk())), "two parts of one key"
    for target in pilot.targets:
        base = parts.get(target.split("=")[0])
        is_amount = base is not None and base.role is SpokenRole.AMOUNT
        assert target in parts or is_amount, f"{target} cannot be heard on {type(pilot.scene).__name__}"
    foreign = _untranslated(translation.catalogue())
    for part in parts.values():
        assert part.name.strip(), f"{part.key} has no name"
        if part.key.startswith(_FOR_MAKERS):
            continue
        assert not _RAW.search(part.name), f"{part.key} is called {part.name!r}"
        assert part.name not in foreign, f"{part.key} is called {part.name!r}, untranslated"
    _are_told_apart(outline.parts)
    focused = pilot.scene.focused()
    assert outline.focus in parts or not outline.focus
    assert outline.focus.split("=")[0] == (focused or "").split("=")[0] or focused not in parts


def _are_told_apart(parts):
    names = [(part.role, part.name) for part in parts if part.role in PRESSED]
    assert len(set(names)) == len(names), f"two of {names}"
    for part in parts:
        _are_told_apart(part.children)
