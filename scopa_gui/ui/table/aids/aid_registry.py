"""List of the aids at the table: how each is switched, what it adds to the sheet, and whether it counts as help.

The switches, the settings, the sheet, its sample, the list of keys and the tests read it. The name of an entry is that
of its field in `AidSettings` (store/settings.py); `setting_name` gives it in words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from scopa_gui.engine.rules import Rules
from scopa_gui.store.settings import AidSettings
from scopa_gui.ui.kit.binding import Binding
from scopa_gui.ui.pages.bindings import COUNT_CARDS, HOLDINGS, PRIMIERA_RACE
from scopa_gui.ui.table.aids.aids_layout import AidSection, AidsShown
from scopa_gui.ui.table.aids.race_section import RaceSection
from scopa_gui.ui.words.translation import _


@dataclass(frozen=True, slots=True)
class Aid:
    """Aid that can be switched at the table.

    `key` switches it between `on` and its value before; `sentence` explains it on the settings page. `options` has
    value, label and name of each value if there are more than two. `is_help` returns whether a match with this value
    counts as played with help, `shows_answers` whether this value shows what a memory question would ask, `in_rows`
    whether the rows of a page show the aid, and `is_there` whether the aid has something to show under these rules.
    `section` is its part of the sheet below the rows.
    """

    name: str
    key: Binding
    sentence: Callable[[], str]
    on: Any = True
    off: Any = False
    options: Callable[[], Sequence[tuple[str, Any, str]]] | None = None
    is_help: Callable[[Any], bool] = bool
    shows_answers: Callable[[Any], bool] = lambda value: False
    section: AidSection[Any] | None = None
    in_rows: Callable[[AidsShown], bool] = lambda shown: False
    is_there: Callable[[Rules], bool] = lambda rules: True

    def is_on(self, shown: AidsShown) -> bool:
        """Return whether a page shows it."""
        return self.in_rows(shown) or self.section in shown.sections


def counter_options() -> list[tuple[str, str, str]]:
    """Return the values for how much is counted."""
    return [
        ("none", _("Nothing"), "none"),
        ("piles", _("Piles"), "piles"),
        ("keys", _("Key cards"), "keys"),
        ("full", _("All cards"), "full"),
    ]


AIDS = (
    Aid(
        "counters",
        COUNT_CARDS,
        lambda: _("The cards in the piles, or the cards already played."),
        on="full",
        off="none",
        options=counter_options,
        is_help=lambda value: value == "full",
        shows_answers=lambda value: value == "full",
        in_rows=lambda shown: bool(shown.counted),
    ),
    Aid(
        "grid",
        HOLDINGS,
        lambda: _("Which cards each of them may still have."),
        shows_answers=bool,
        in_rows=lambda shown: shown.grid,
    ),
    Aid(
        "race",
        PRIMIERA_RACE,
        lambda: _("Who is ahead in each suit."),
        section=RaceSection(),
        is_there=lambda rules: rules.primiera_is_played,
    ),
)
"""In the order of the switches and of the sheet."""


def assisted_note() -> str:
    """Return the note that says which aids count as help."""
    return _(
        "If you use “All cards”, “What the others can hold” or “Race for the primiera”, the match counts as "
        "played with help."
    )


def everything() -> AidSettings:
    """Return settings with all aids on."""
    return AidSettings(**{aid.name: aid.on for aid in AIDS})


def nothing() -> AidSettings:
    """Return settings with all aids off."""
    return AidSettings(**{aid.name: aid.off for aid in AIDS})


def shown_of(now: AidSettings, rules: Rules) -> AidsShown:
    """Return what the sheet shows under these rules."""
    on = [aid.section for aid in AIDS if getattr(now, aid.name) and aid.is_there(rules)]
    sections = tuple(section for section in on if section is not None)
    return AidsShown(now.counters, now.grid, sections, rules.players, rules.sides)


def is_help(now: AidSettings, rules: Rules) -> bool:
    """Return whether a match with these aids counts as one played with help."""
    return any(aid.is_help(getattr(now, aid.name)) and aid.is_there(rules) for aid in AIDS)


def shows_answers(now: AidSettings) -> bool:
    """Return whether the answer to a memory question can be read off an aid."""
    return any(aid.shows_answers(getattr(now, aid.name)) for aid in AIDS)
