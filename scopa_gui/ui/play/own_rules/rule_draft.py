"""Rules in the making: the game that they began with, what they are now, and a value that was asked for in vain."""

from dataclasses import dataclass, replace
from typing import Any

from scopa_gui.engine.rule_changes import changed, differences, nearest, values_of, waits_for
from scopa_gui.engine.rules import Rules, RulesError, usual_sides
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.ui.pages.offered_games import game_near, unlike

Asked = tuple[str, Any]
"""An option, and a value that it cannot have as things are."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Draft of rules on the page; every step gives a new one."""

    game: str
    rules: Rules
    asked: Asked | None = None

    @property
    def unlike(self) -> tuple[str, ...]:
        """The options that are otherwise than in the game that the rules began with."""
        return unlike(self.game, self.rules)

    def with_value(self, option: str, value: Any) -> "Draft":
        """Return the rules with a value; if they cannot have it they stay, and it is remembered as asked for."""
        try:
            return replace(self, rules=changed(self.rules, option, value), asked=None)
        except RulesError:
            return replace(self, asked=(option, value))

    def asked_nothing(self) -> "Draft":
        """The same rules, whatever was asked for forgotten."""
        return replace(self, asked=None)

    def stepped(self, option: str, way: int) -> "Draft":
        """The next value of an option that can be had, or the one before; after the last comes the first."""
        values = values_of(self.rules, option)
        now = getattr(self.rules, option)
        place = values.index(now)
        for steps in range(1, len(values)):
            found = self.with_value(option, values[(place + way * steps) % len(values)])
            if found.asked is None:
                return found
        return self

    def way_out(self, option: str) -> Rules | None:
        """The nearest rules with what was asked for, or in which the option matters; None: nothing is amiss."""
        if self.asked is not None and self.asked[0] == option:
            return nearest(self.rules, *self.asked)
        awaited = waits_for(self.rules, option)
        return nearest(self.rules, *awaited) if awaited is not None else None

    def needed_for(self, rules: Rules) -> tuple[str, ...]:
        """The options that change on the way to these rules, but for the one asked for, and sides that stay usual."""
        known = {"sides"} if all(those.sides == usual_sides(those.players) for those in (self.rules, rules)) else set()
        asked = () if self.asked is None else self.asked[:1]
        return tuple(option for option in differences(self.rules, rules) if option not in {*known, *asked})

    def as_in_game(self, option: str) -> Rules:
        """The rules with the option as in the game that they began with."""
        return nearest(self.rules, option, getattr(game_near(self.game, self.rules), option))

    def begun_with(self, game: str) -> "Draft":
        """Return the rules of another game, for the same number of players if it is played by that many."""
        return Draft(game, VARIANTS[game].rules_for(self.rules.players, self.rules.target))
