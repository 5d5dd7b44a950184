"""Rules that a player has made and named, as a shared text."""

from dataclasses import dataclass
from urllib.parse import quote, unquote

from scopa_gui.engine.rules import Rules
from scopa_gui.game.notation.envelope import NONE, Fault, Parts, SharedTextError, refuse, sealed
from scopa_gui.game.notation.written_rules import rules_in, words_of_rules
from scopa_gui.game.own_rules_names import name_in

RULES = "rules"


@dataclass(frozen=True, slots=True)
class SharedRules:
    """Rules and their name; ``game`` is the key of the game from which they were made."""

    rules: Rules
    game: str
    name: str


def named_rules_text(shared: SharedRules) -> str:
    """Return the text of named rules; raises ValueError if the name is empty or not as name_in() returns it."""
    if not shared.name or name_in(shared.name) != shared.name:
        raise ValueError(f"{shared.name!r} is no name of rules.")
    parts = (("rules", words_of_rules(shared.rules, shared.game)), ("name", map(_written, shared.name.split(" "))))
    return sealed(RULES, parts)


def named_rules_in(parts: Parts) -> SharedRules:
    """Return the named rules in these parts, which must be all of a text; raises SharedTextError."""
    words = parts.words("rules")
    rules = rules_in(words)
    name = " ".join(map(_read, parts.words("name")))
    parts.end()
    if name_in(name) != name:
        refuse(Fault.PART, "name:")
    return SharedRules(rules, words[0], name)


def _written(word: str) -> str:
    return quote(word, safe="") if word != NONE else "%2D"


def _read(written: str) -> str:
    try:
        word = unquote(written, errors="strict")
    except UnicodeDecodeError:
        raise SharedTextError(Fault.PART, "name:") from None
    if not word or " " in word or _written(word) != written:
        refuse(Fault.PART, "name:")
    return word
