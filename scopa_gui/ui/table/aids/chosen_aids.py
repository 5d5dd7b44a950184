"""Which aids are on in a match: it begins with those of the settings, and what is switched at its table holds for it
alone.

They are kept with the match, so that it is gone on with as it was left.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from scopa_gui.store.settings import Settings

FACT = "aids"
"""The name under which they are kept with a match."""


class OpenAids(msgspec.Struct, frozen=True, kw_only=True):
    """Each as the setting of the same name has it."""

    counters: Literal["none", "piles", "keys", "full"] = "piles"
    grid: bool = False
    race: bool = False


def aids_of(settings: Settings) -> OpenAids:
    """Those that a new match begins with."""
    return OpenAids(counters=settings.counters, grid=settings.grid, race=settings.race)


def facts_of(settings: Settings) -> dict[str, Any]:
    """What is kept of them with a match that begins."""
    return {FACT: msgspec.to_builtins(aids_of(settings))}


class Chosen:
    """The aids of one match. `kept`: what was kept of them, None in an older match; `keep` is told of a change."""

    def __init__(
        self, settings: Settings, kept: Any, keep: Callable[[Mapping[str, Any]], None] = lambda facts: None
    ) -> None:
        self._set = aids_of(settings)
        self._keep = keep
        try:
            self.now = msgspec.convert(kept, OpenAids)
        except msgspec.ValidationError:
            self.now = self._set

    def change(self, **values: Any) -> None:
        """Switch some, in this match."""
        now = msgspec.structs.replace(self.now, **values)
        if now != self.now:
            self.now = now
            self._keep({FACT: msgspec.to_builtins(now)})

    def follow(self, settings: Settings) -> None:
        """What has been changed in the settings since holds in this match, too."""
        before, self._set = self._set, aids_of(settings)
        self.change(
            **{
                name: value
                for name in OpenAids.__struct_fields__
                if (value := getattr(self._set, name)) != getattr(before, name)
            }
        )
