"""Draft of the player's own rules: the game they are based on, the rules, and a value that they cannot have."""

from dataclasses import dataclass, replace
from typing import Any

from scopa_gui.engine.option_changes import changed, differences, nearest, values_of, waits_for
from scopa_gui.engine.rules import Rules, RulesError, usual_sides
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.ui.pages.offered_games import game_near, unlike

Asked = tuple[str, Any]
"""Option, and a value that it cannot have under the current rules."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Draft of rules; every change returns a new one."""

    game: str
    rules: Rules
    asked: Asked | None = None

    @property
    def unlike(self) -> tuple[str, ...]:
        """Options that differ from the game that the rules are based on."""
        return unlike(self.game, self.rules)

    def with_value(self, option: str, value: Any) -> "Draft":
        """Return the rules with a value; if they cannot have it, they stay the same and `asked` remembers it."""
        try:
            return replace(self, rules=changed(self.rules, option, value), asked=None)
        except RulesError:
            return replace(self, asked=(option, value))

    def stepped(self, option: str, way: int) -> "Draft":
        """Return the rules with the next possible value of an option, or the one before; it goes round."""
        values = values_of(self.rules, option)
        place = values.index(getattr(self.rules, option))
        for steps in range(1, len(values)):
            found = self.with_value(option, values[(place + way * steps) % len(values)])
            if found.asked is None:
                return found
        return self

    def way_out(self, option: str) -> Rules | None:
        """Return the nearest rules with the value asked for, or in which the option matters; None if all is well."""
        if self.asked is not None and self.asked[0] == option:
            return nearest(self.rules, *self.asked)
        awaited = waits_for(self.rules, option)
        return nearest(self.rules, *awaited) if awaited is not None else None

    def needed_for(self, rules: Rules) -> tuple[str, ...]:
        """Return the options that would change, except the one asked for, and the sides if they stay usual."""
        known = {"sides"} if all(those.sides == usual_sides(those.players) for those in (self.rules, rules)) else set()
        asked = () if self.asked is None else self.asked[:1]
        return tuple(option for option in differences(self.rules, rules) if option not in {*known, *asked})

    def as_in_game(self, option: str) -> Rules:
        """Return the rules with an option as in the game that they are based on."""
        return nearest(self.rules, option, getattr(game_near(self.game, self.rules), option))

    def begun_with(self, game: str) -> "Draft":
        """Return the rules of another game, for the same number of players if it allows that."""
        return Draft(game, VARIANTS[game].rules_for(self.rules.players, self.rules.target))
