"""Aids that are on in a match: it begins with those of the settings, and switches at its table hold for it alone.

They are saved with the match, so that it is continued as it was left.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from scopa_gui.store.settings import AidSettings, Settings

FACT = "aids"
"""The name under which they are kept with a match."""


def aids_of(settings: Settings) -> AidSettings:
    """Those that a new match begins with."""
    return AidSettings(**{name: getattr(settings, name) for name in AidSettings.__struct_fields__})


def facts_of(settings: Settings) -> dict[str, Any]:
    """Return what is saved of the aids with a match that begins."""
    return {FACT: msgspec.to_builtins(aids_of(settings))}


class ChosenAids:
    """Aids of one match. `saved`: what was saved of them, None in an older match; `keep` is called with a change."""

    def __init__(
        self, settings: Settings, saved: Any, keep: Callable[[Mapping[str, Any]], None] = lambda facts: None
    ) -> None:
        self._set = aids_of(settings)
        self._keep = keep
        try:
            self.now = msgspec.convert(saved, AidSettings)
        except msgspec.ValidationError:
            self.now = self._set

    def change(self, **values: Any) -> None:
        """Switch some, in this match."""
        now = msgspec.structs.replace(self.now, **values)
        if now != self.now:
            self.now = now
            self._keep({FACT: msgspec.to_builtins(now)})

    def follow(self, settings: Settings) -> None:
        """Apply to this match, too, what has been changed in the settings since."""
        before = self._set
        self._set = aids_of(settings)
        self.change(
            **{
                name: value
                for name in AidSettings.__struct_fields__
                if (value := getattr(self._set, name)) != getattr(before, name)
            }
        )
