"""Rules that are not the usual ones, in words: a short label for a chip on the table, and a sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

from scopa_gui.engine.options import AceOnAces, AceOnNothing, AceScopa, Capturing, NapolaCount
from scopa_gui.engine.rules import DEFAULT, Rules, usual_sides
from scopa_gui.ui.words.rule_words import option_title, value_words
from scopa_gui.ui.words.translation import _, mark

Chip = tuple[str, str]
"""Label and sentence."""

_TAKING = ("capture", "priority", "equal_take", "mandatory", "asso", "asso_redeal", "vile")
"""Options for capturing and for aces."""
_ORDER = (
    *("target", "win", "ties", "sides", "direction"),
    *_TAKING,
    *("scopa_last", "leftovers", "dealer_bonus", "primiera"),
    *("napola", "cappotto", "re_bello", "sette_tutti", "coin_points"),
    *("deal", "redeal_kings", "redeal_sum_max"),
)
"""Options that have a chip, the most important first."""
_LABELS: Mapping[Any, str] = {NapolaCount.RUN: mark("Napola")}
_SENTENCES: Mapping[Any, str] = {
    Capturing.CIRULLA: mark("A card takes its own value, or cards that make fifteen with it."),
}
"""Words of values that the page "Your own rules" describes in other words."""


def rules_chips(rules: Rules, name: str = "") -> list[Chip]:
    """List what somebody who knows plain Scopa to 11 must know about these rules, the most important first.

    The ``name`` of a player's own rules comes first. An option that makes no difference under these rules has no chip.
    Cards dealt one by one or in threes are the same game.
    """
    own = [(name, _("Your own rules: {name}.").format(name=name))] if name else []
    return [*own, *_chips(rules, _ORDER)]


def taking_words(rules: Rules) -> list[str]:
    """List what somebody who knows plain Scopa must know about capturing by these rules, a paragraph each."""
    return [sentence for _label, sentence in _chips(rules, _TAKING)]


def _chips(rules: Rules, options: Sequence[str]) -> list[Chip]:
    """Return a chip for each of these options that is not as usual and makes a difference."""
    usual = {option: getattr(DEFAULT, option) == getattr(rules, option) for option in options}
    usual["sides"] = rules.sides == usual_sides(rules.players)
    usual["deal"] = rules.deal.hand == DEFAULT.deal.hand
    idle = set() if rules.law.by_rank else {"priority", "equal_take"}
    if not rules.turned:
        idle |= {"asso_redeal", "dealer_bonus", "redeal_kings", "redeal_sum_max"}
    return [_chip(rules, option) for option in options if not usual[option] and option not in idle]


def _chip(rules: Rules, option: str) -> Chip:
    """Return the words of the page "Your own rules" for an option's value, or others where those do not fit a chip."""
    value = getattr(rules, option)
    label, sentence = value_words(rules, option, value)
    match option:
        case "target":
            label = _("To {points}").format(points=value)
        case "asso":
            return option_title(option), _ace_words(rules)
        case "redeal_kings" if value:
            label = _("Kings: new deal at {kings}").format(kings=value)
            words = _("There is a new deal if at least this many of the first four cards are kings: {kings}.")
            sentence = words.format(kings=value)
        case "redeal_sum_max":
            label = _("Under {total}: new deal").format(total=value + 1)
        case "dealer_bonus" | "cappotto" | "re_bello" | "sette_tutti" | "coin_points":
            label = option_title(option)
    return _(_LABELS.get(value, "")) or label, _(_SENTENCES.get(value, "")) or sentence


def _ace_words(rules: Rules) -> str:
    """Return the sentences on an ace that takes everything."""
    with_ace = {
        AceOnAces.ACE_ONLY: _("If there is an ace on the table, yours takes only that one."),
        AceOnAces.ALL: _("It does so even if there is an ace on the table."),
        AceOnAces.CHOICE: _("If there is an ace on the table, you choose: that ace, or everything."),
    }
    always = _("You may always put an ace on your own pile without taking anything.")
    on_nothing = {
        AceOnNothing.SELF: _("On an empty table it goes to your own pile."),
        AceOnNothing.LAY: "" if rules.asso_self_always else _("On an empty table it stays there."),
    }
    scopa = {
        AceScopa.NEVER: _("Clearing the table with it is not a scopa."),
        AceScopa.MATCH: _("Clearing the table with it is a scopa only if it takes a single ace."),
        AceScopa.ALWAYS: _("Clearing the table with it is a scopa."),
    }
    sentences = (
        _("An ace takes all the cards on the table."),
        with_ace[rules.asso_with_ace],
        always if rules.asso_self_always else "",
        on_nothing[rules.asso_empty],
        scopa[rules.asso_scopa],
    )
    return " ".join(filter(None, sentences))
