"""Rules as words of a shared text: a named game, the number of players, and the options that differ from it."""

from collections.abc import Sequence
from typing import Any

from scopa_gui.engine.options import Option
from scopa_gui.engine.rules import CHOICES, OPTIONS, RANGES, Rules, RulesError, rules_from
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.notation.envelope import Fault, refuse

_YES = "yes"
_NO = "no"
_NO_BONUS = "none"


def words_of_rules(rules: Rules, game: str = "") -> list[str]:
    """Return the words for these rules, as differences from a game; rules_in() reads them.

    Without ``game`` it is the one with the fewest differences, if possible one for this number of players.
    """
    if game:
        bases = [(game, VARIANTS[game].rules_for(rules.players, 0))]
    else:
        bases = [(key, each.rules_for(rules.players, 0)) for key, each in VARIANTS.items()]
        bases = [(key, base) for key, base in bases if base.players == rules.players] or bases
    options = rules.as_dict()
    written = []
    for key, base in bases:
        usual = base.as_dict()
        differing = [option for option in OPTIONS if options.get(option) != usual.get(option)]
        words = [f"{option}={_text(getattr(rules, option))}" for option in differing]
        written.append([key, str(base.players), *words])
    return min(written, key=len)


def rules_in(words: Sequence[str]) -> Rules:
    """Return the rules that these words mean; raises SharedTextError."""
    key, players, *options = [*words, "", ""] if len(words) < 2 else words
    by_players = VARIANTS[key].rules_by_players if key in VARIANTS else {}
    base = next((rules for number, rules in by_players.items() if str(number) == players), None)
    if base is None:
        refuse(Fault.RULES, f"{key} {players}".strip())
    plain: dict[str, Any] = base.as_dict()
    named: set[str] = set()
    for word in options:
        option, equals, text = word.partition("=")
        if not equals or option not in OPTIONS or option in named:
            refuse(Fault.RULES, word)
        named.add(option)
        plain[option] = _value(option, text)
    try:
        return rules_from(plain)
    except RulesError as error:
        refuse(Fault.RULES, error.option)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return _YES if value else _NO
    if isinstance(value, tuple):
        return ",".join(f"{total}/{scope}" for total, scope in value) or _NO_BONUS
    return value.value if isinstance(value, Option) else str(value)


def _value(option: str, text: str) -> object:
    if option == "dealer_bonus":
        return _bonus(text)
    if option in RANGES:
        values = [number for number in range(RANGES[option][1] + 1) if str(number) == text]
    else:
        values = [value for value in CHOICES[option] if _text(value) == text]
    return values[0] if values else refuse(Fault.RULES, f"{option}={text}")


def _bonus(text: str) -> list[tuple[int, int]]:
    if text == _NO_BONUS:
        return []
    pairs = [pair.partition("/")[::2] for pair in text.split(",")]
    if not all(number.isascii() and number.isdigit() and len(number) < 3 for pair in pairs for number in pair):
        refuse(Fault.RULES, f"dealer_bonus={text}")
    return [(int(total), int(scope)) for total, scope in pairs]
