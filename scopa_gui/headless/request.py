"""Request to the headless program: its kind, its rules and its given values."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from scopa_gui.engine.rules import Rules, RulesError, rules_from
from scopa_gui.engine.variants import named_rules
from scopa_gui.headless.given import Given, Refused, an_object, shown

_FIELDS = ("kind", "rules", "preset", "given", "id")


@dataclass(frozen=True, slots=True)
class Request:
    """Content of a request line."""

    kind: str
    rules: Rules
    given: Given

    def rules_for(self, players: int) -> Rules:
        """Return the rules for this number of players, with the usual number of sides; raises Refused."""
        if players == self.rules.players:
            return self.rules
        try:
            return replace(self.rules, players=players, sides=0)
        except RulesError as wrong:
            raise Refused(str(wrong), "given.players") from None


def request_of(plain: Mapping[str, Any]) -> Request:
    """Return the request in a decoded line; raises Refused."""
    for name in plain:
        if name not in _FIELDS:
            raise Refused(f"There is no field {shown(name)} in a request; there are {', '.join(_FIELDS)}.", name)
    if not isinstance(plain.get("kind"), str):
        raise Refused('A request has a kind, as in {"kind": "captures"}.', "kind")
    options = an_object(plain["rules"], "rules") if plain.get("rules") is not None else {}
    return Request(
        plain["kind"], _rules(plain.get("preset"), options), Given({} if plain.get("given") is None else plain["given"])
    )


def _rules(preset: object, options: Mapping[str, Any]) -> Rules:
    """Return the rules of a preset, or the default rules, with these options changed; raises Refused."""
    if preset is not None and not isinstance(preset, str):
        raise Refused(f"preset is the name of a rule set, not {shown(preset)}.", "preset")
    try:
        base = {} if preset is None else named_rules(preset).as_dict()
    except ValueError:
        raise Refused(f"There is no rule set called {shown(preset)}; the kind presets lists them.", "preset") from None
    try:
        return rules_from({**base, **options})
    except RulesError as wrong:
        raise Refused(str(wrong), f"rules.{wrong.option}") from None
