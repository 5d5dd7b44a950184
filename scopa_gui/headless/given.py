"""Reading and checking of the values in a request; every function raises Refused with the path of a wrong value.

A path is as in ``given.table[2]``. Given reads the fields of an object by name.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from scopa_gui.engine.cards import Card, CardSet, card_named, mask_of, name_of

SELF = "@self"
"""Word used instead of a card for an ace that goes to its player's pile without another card."""
_SHOWN = 60
_LONGEST_PATH = 120
_Value = TypeVar("_Value", bound=str)


class Refused(ValueError):  # noqa: N818 - says what happens to the request
    """Error for a request that cannot be answered: a sentence, and the path of the wrong field ("" for none)."""

    def __init__(self, sentence: str, field: str) -> None:
        super().__init__(sentence)
        self.field = field if len(field) <= _LONGEST_PATH else f"{field[:_LONGEST_PATH]}..."


def shown(value: object) -> str:
    """Return a value as it is written in an error: in one line, and not too long."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    text = json.dumps(value) if value is None or isinstance(value, bool) else repr(value)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "..."


def a_card(value: object, path: str) -> Card:
    """Return the card with this short name."""
    if not isinstance(value, str):
        raise Refused(f'{path} is a card such as "7D", not {shown(value)}.', path)
    try:
        return card_named(value)
    except ValueError:
        raise Refused(
            f"{shown(value)} is no card: a card is a rank from A 2 3 4 5 6 7 F C R and a suit from D C B S, as in 7D.",
            path,
        ) from None


def a_list(value: object, path: str, *, least: int = 0, most: int = 1000) -> Sequence[Any]:
    """Return a list of `least` to `most` items."""
    if not isinstance(value, list):
        raise Refused(f"{path} is a list, not {shown(value)}.", path)
    if not least <= len(value) <= most:
        size = f"{least}" if least == most else f"{least} to {most}"
        raise Refused(f"{path} is a list of {size} items, not {len(value)}.", path)
    return value


def an_object(value: object, path: str) -> Mapping[str, Any]:
    """Return a JSON object."""
    if not isinstance(value, dict):
        raise Refused(f"{path} is an object, not {shown(value)}.", path)
    return value


def a_whole(value: object, path: str, low: int, high: int) -> int:
    """Return a whole number from `low` to `high`."""
    if type(value) is not int or not low <= value <= high:
        raise Refused(f"{path} is a whole number from {low} to {high}, not {shown(value)}.", path)
    return value


def a_number(value: object, path: str, low: float, high: float) -> float:
    """Return a number from `low` to `high`."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise Refused(f"{path} is a number from {low:g} to {high:g}, not {shown(value)}.", path)
    return float(value)


def a_boolean(value: object, path: str) -> bool:
    """Return a boolean."""
    if not isinstance(value, bool):
        raise Refused(f"{path} is true or false, not {shown(value)}.", path)
    return value


def one_of(value: object, path: str, allowed: Sequence[_Value]) -> _Value:
    """Return the allowed word that is equal to the value."""
    for word in allowed:
        if value == word:
            return word
    raise Refused(f"{path} is one of {', '.join(allowed)}, not {shown(value)}.", path)


def cards_in(value: object, path: str) -> list[Card]:
    """Return the cards of a list in its order; they must be different."""
    found: list[Card] = []
    for index, name in enumerate(a_list(value, path, most=40)):
        card = a_card(name, f"{path}[{index}]")
        if card in found:
            raise Refused(f"{name_of(card)} is in {path} twice.", f"{path}[{index}]")
        found.append(card)
    return found


def a_set(value: object, path: str) -> CardSet:
    """Return the set of the cards in a list."""
    return mask_of(cards_in(value, path))


def sets_in(value: object, path: str, *, least: int, most: int) -> tuple[CardSet, ...]:
    """Return the sets of a list of lists of cards; no card may be in two of them."""
    found: list[CardSet] = []
    seen = 0
    for index, cards in enumerate(a_list(value, path, least=least, most=most)):
        here = a_set(cards, f"{path}[{index}]")
        if here & seen:
            twice = name_of((here & seen).bit_length() - 1)
            raise Refused(f"{twice} is in {path} twice.", f"{path}[{index}]")
        seen |= here
        found.append(here)
    return tuple(found)


def wholes_in(value: object, path: str, size: int | None, low: int, high: int) -> tuple[int, ...]:
    """Return whole numbers from `low` to `high`; there must be `size` of them unless it is None."""
    numbers = a_list(value, path) if size is None else a_list(value, path, least=size, most=size)
    return tuple(a_whole(number, f"{path}[{index}]", low, high) for index, number in enumerate(numbers))


def taken_by(card: Card, value: object, path: str) -> CardSet:
    """Return the set that a card takes, from a list of cards or ``["@self"]``; null and [] take nothing."""
    if value is None:
        return 0
    if value == [SELF]:
        return 1 << card
    return a_set(value, path)


class Given:
    """Fields of a JSON object, read by name; `path` is where the object is in the request."""

    def __init__(self, fields: object, path: str = "given") -> None:
        self.fields = an_object(fields, path)
        self.path = path

    def __contains__(self, name: str) -> bool:
        return self.fields.get(name) is not None

    def at(self, name: str) -> str:
        """Return the path of a field."""
        return f"{self.path}.{name}"

    def need(self, name: str) -> Any:
        """Return the value of a field that must be there."""
        if name not in self.fields:
            raise Refused(f"{self.at(name)} is missing.", self.at(name))
        return self.fields[name]

    def card(self, name: str) -> Card:
        """Return a field that is a card."""
        return a_card(self.need(name), self.at(name))

    def set(self, name: str) -> CardSet:
        """Return a field that is a list of cards, as a set."""
        return a_set(self.need(name), self.at(name))

    def whole(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """Return a field that is a whole number; it must be there unless there is a default."""
        if default is not None and name not in self:
            return default
        return a_whole(self.need(name), self.at(name), low, high)

    def boolean(self, name: str, *, default: bool | None = None) -> bool:
        """Return a field that is a boolean; it must be there unless there is a default."""
        if default is not None and name not in self:
            return default
        return a_boolean(self.need(name), self.at(name))

    def only(self, *names: str) -> None:
        """Raise Refused if there is a field with another name."""
        for name in self.fields:
            if name not in names:
                raise Refused(
                    f"There is no field {shown(name)} in {self.path} here; there are {', '.join(names)}.", self.at(name)
                )
