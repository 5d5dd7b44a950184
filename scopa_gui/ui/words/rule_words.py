"""Options of the rules, their values, and what rules a value out, as sentences for the page of own rules."""

from typing import Any

from scopa_gui.engine.rule_changes import changed, waits_for
from scopa_gui.engine.rules import Rules, RulesError
from scopa_gui.ui.words.rule_values import TITLES, VALUES, ValueWords
from scopa_gui.ui.words.translation import _, mark, with_coins

OPTION_GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        mark("The deal"),
        ("players", "sides", "deal", "direction", "redeal_kings", "redeal_sum_max", "dealer_bonus"),
    ),
    (mark("Taking cards"), ("capture", "priority", "equal_take", "mandatory")),
    (
        mark("The ace"),
        ("asso", "asso_with_ace", "asso_empty", "asso_self_always", "asso_scopa", "asso_redeal", "vile"),
    ),
    (mark("The scopa"), ("scopa_last", "leftovers")),
    (
        mark("The count"),
        ("primiera", "napola", "cappotto", "re_bello", "sette_tutti", "coin_points", "ties"),
    ),
    (mark("Winning the match"), ("target", "win")),
)
"""Every option once, under the heading to which it belongs."""

_CONTRADICTIONS = {
    "sides": mark("{players} players cannot form {sides} sides of equal size."),
    "players": mark("With this deal, forty cards cannot be shared among {players} players."),
}
"""By the option that the engine names."""
_WAITING = {
    "asso": mark("It makes no difference here: no ace takes everything."),
    "capture": mark("It makes no difference here: you take only what makes fifteen."),
    "deal": mark("It makes no difference here: no cards are dealt to the table."),
    "asso_self_always": mark("It makes no difference here: you may keep an ace at any time."),
}
"""By the option that an idle one waits for."""


def option_title(option: str, deck: str) -> str:
    """Return the title of an option."""
    return with_coins(_(TITLES[option]), deck)


def value_words(rules: Rules, option: str, value: Any, deck: str) -> ValueWords:
    """Return the name and the meaning of a value of an option, with the numbers of these rules."""
    name, sentence = VALUES[option][value] if option in VALUES else _number_words(rules, option, value)
    points = value if option == "target" else rules.target
    return (
        with_coins(_(name), deck).format(value=value, points=points, sides=value),
        with_coins(_(sentence), deck).format(
            value=value, points=points, sides=value, total=value, totals=_shown(value)
        ),
    )


def _number_words(rules: Rules, option: str, value: Any) -> ValueWords:
    """The messages for a value that is a number, or totals of the first table."""
    match option:
        case "players":
            return str(value), mark("Players at the table: {value}.")
        case "sides" if value == rules.players:
            return mark("No partners"), mark("No partners: all play for themselves.")
        case "sides":
            return mark("{sides} teams"), mark("You play in {sides} teams, seated alternately.")
        case "redeal_sum_max" if value:
            return mark("{value} or less"), mark(
                "If the first four cards total {total} or less, the cards are dealt again."
            )
        case "redeal_sum_max":
            return mark("No new deal"), mark("The first four cards are played, however low their total.")
        case "target":
            return str(value), mark("The match is played to {points} points.")
    if not value:
        return mark("No"), mark("The four cards stay on the table, whatever they add up to.")
    return ", ".join(f"{total} ({scope})" for total, scope in value), mark(
        "If the first four cards make one of these totals, the dealer takes them and scores this many scopas: {totals}."
    )


def _shown(value: Any) -> str:
    """Totals of the first table, each with its scope."""
    return ", ".join(f"{total}: {scope}" for total, scope in value) if isinstance(value, tuple) else str(value)


def why_not(rules: Rules, option: str, value: Any) -> str:
    """Explain why these rules cannot have this value; "" if they can."""
    try:
        changed(rules, option, value)
    except RulesError as error:
        tried = {"players": rules.players, "sides": rules.sides, option: value}
        return _(_CONTRADICTIONS[error.option]).format(players=tried["players"], sides=tried["sides"])
    return ""


def waiting_words(rules: Rules, option: str) -> str:
    """Explain why an option makes no difference in these rules; "" if it makes one."""
    awaited = waits_for(rules, option)
    return _(_WAITING[awaited[0]]) if awaited else ""
