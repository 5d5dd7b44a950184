"""Options of the rules and their values in words, from assets/texts/options.toml, and why a value is not allowed."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from scopa_gui.engine.option_changes import changed, waits_for
from scopa_gui.engine.rules import CHOICES, OPTIONS, Rules, RulesError
from scopa_gui.store import program_texts
from scopa_gui.ui.words.translation import _, with_coins

ValueWords = tuple[str, str]
"""Name of a value, and the sentence that explains it."""

OPTION_GROUPS: Mapping[str, tuple[str, ...]] = {
    "deal": ("players", "sides", "deal", "direction", "redeal_kings", "redeal_sum_max", "dealer_bonus"),
    "taking": ("capture", "priority", "equal_take", "mandatory"),
    "ace": ("asso", "asso_with_ace", "asso_empty", "asso_self_always", "asso_scopa", "asso_redeal", "vile"),
    "scopa": ("scopa_last", "leftovers"),
    "count": ("primiera", "napola", "cappotto", "re_bello", "sette_tutti", "coin_points", "ties"),
    "match": ("target", "win"),
}
"""Every option once, by the group that it belongs to."""


class ValueText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English texts of a value: a sentence about it, and its name, "" for a number that is its own name."""

    line: str
    name: str = ""


class OptionText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English texts of an option, as options.toml describes them."""

    title: str
    value: dict[str, ValueText] = {}
    not_allowed: str = ""
    waiting: str = ""


class OptionTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All English texts of the options: titles by group, and the texts of each option."""

    group: dict[str, str] = {}
    option: dict[str, OptionText] = {}

    def mistaken(self) -> set[str]:
        """Return the names of options and values without texts, and of texts that belong to none."""
        choices = {f"{option}.{_key_of(value)}" for option, values in CHOICES.items() for value in values}
        numbers = OPTIONS - CHOICES.keys()
        needed = choices | {f"{option}.any" for option in numbers}
        optional = {f"{option}.none" for option in numbers}
        texts = {f"{option}.{key}" for option, text in self.option.items() for key in text.value} - optional
        return (needed ^ texts) | (self.option.keys() ^ OPTIONS) | (self.group.keys() ^ OPTION_GROUPS.keys())


@cache
def option_texts() -> OptionTexts:
    """Return all texts of the options; none if the file is missing or damaged."""
    return program_texts.load_or_empty("options", OptionTexts)


def _text_of(option: str) -> OptionText:
    return option_texts().option.get(option) or OptionText(program_texts.name_of_key(option))


def group_title(group: str) -> str:
    """Return the title of a group of options."""
    return _(option_texts().group.get(group) or program_texts.name_of_key(group))


def option_title(option: str) -> str:
    """Return the title of an option."""
    return with_coins(_(_text_of(option).title))


def value_words(rules: Rules, option: str, value: Any) -> ValueWords:
    """Return the name of an option's value and the sentence that explains it, with the numbers of these rules."""
    if option in CHOICES:
        key = _key_of(value)
        general = {"true": "Yes", "false": "No"}.get(key) or program_texts.name_of_key(key)
    else:
        none = value == rules.players if option == "sides" else not value
        key, general = ("none", "No") if none else ("any", "")
    text = _text_of(option).value.get(key) or ValueText("", general)
    blanks = _blanks(rules, option, value)
    number = ", ".join(f"{total} ({scope})" for total, scope in value) if isinstance(value, tuple) else str(value)
    name = with_coins(_(text.name)).format(**blanks) or number
    return name, with_coins(_(text.line)).format(**blanks)


def _key_of(value: Any) -> str:
    """Return the key of a value in options.toml."""
    return str(value).lower()


def _blanks(rules: Rules, option: str, value: Any) -> Mapping[str, Any]:
    """Return what fills the blanks of the texts of a value, in these rules with that value."""
    tried = {"players": rules.players, "sides": rules.sides, "points": rules.target}
    tried["points" if option == "target" else option] = value
    bonus = value if isinstance(value, tuple) else ()
    totals = ", ".join(f"{total}: {scope}" for total, scope in bonus)
    return {**tried, "value": value, "total": value, "totals": totals}


def why_not(rules: Rules, option: str, value: Any) -> str:
    """Explain why these rules cannot have this value; "" if they can."""
    try:
        changed(rules, option, value)
    except RulesError as error:
        words = with_coins(_(_text_of(error.option).not_allowed))
        return words.format(**_blanks(rules, option, value)) if words else str(error)
    return ""


def waiting_words(rules: Rules, option: str) -> str:
    """Explain why an option makes no difference in these rules; "" if it makes one."""
    awaited = waits_for(rules, option)
    if awaited is None:
        return ""
    text = _text_of(awaited[0])
    return with_coins(_(text.waiting or text.title))
