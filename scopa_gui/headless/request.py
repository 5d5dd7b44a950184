"""One request: its kind, the rules it is asked under, what it gives."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from scopa_gui.engine.rules import Rules, RulesError, rules_from
from scopa_gui.engine.variants import named_rules
from scopa_gui.headless.given import Given, Refused, an_object, shown

_FIELDS = ("kind", "rules", "preset", "given", "id")


@dataclass(frozen=True, slots=True)
class Request:
    """Content of one request line."""

    kind: str
    rules: Rules
    given: Given

    def rules_for(self, players: int) -> Rules:
        """Return the same rules for this number of players, with the usual sides for it; raises Refused."""
        if players == self.rules.players:
            return self.rules
        try:
            return replace(self.rules, players=players, sides=0)
        except RulesError as wrong:
            raise Refused(str(wrong), "given.players") from None


def request_of(plain: Mapping[str, Any]) -> Request:
    """The request in a decoded line; raises Refused."""
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
    """The default rules, or those of a preset, with these options changed."""
    base = {} if preset is None else _named(preset).as_dict()
    try:
        return rules_from({**base, **options})
    except RulesError as wrong:
        raise Refused(str(wrong), f"rules.{wrong.option}") from None


def _named(preset: object) -> Rules:
    if not isinstance(preset, str):
        raise Refused(f"preset is the name of a rule set, not {shown(preset)}.", "preset")
    try:
        return named_rules(preset)
    except ValueError:
        raise Refused(f"There is no rule set called {shown(preset)}; the kind presets lists them.", "preset") from None
