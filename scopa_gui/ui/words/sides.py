"""The names of sides and of their members."""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.game.persons import are_several, are_watched, is_person, person_name
from scopa_gui.ui.words.level_names import COMPANIONS, STRANGERS
from scopa_gui.ui.words.translation import _, pgettext


@dataclass(frozen=True, slots=True)
class Sides:
    """Names of the sides.

    `teams`: each side has several players; `mine` is the side addressed as "you", None if none is.
    """

    names: Sequence[str]
    teams: bool = False
    mine: int | None = 0


def seat_names(seats: Sequence[str], sides: int) -> tuple[str, ...]:
    """Return a name for every seat: "You" at seat 0, a name of the seat's level elsewhere; no name occurs twice.

    The first opponent has the level's own name, the others are companions. So is a partner of the same level; a partner
    of another level has that level's own name. If several people play, each is called by name; if none does, nobody is
    "You".
    """
    partners = range(sides, len(seats), sides)
    opponents = [seat for seat in range(1, len(seats)) if seat not in partners]
    plays_alone = not are_several(seats) and not are_watched(seats)
    names = [_("You")] + [""] * (len(seats) - 1) if plays_alone else []
    for number, key in () if plays_alone else enumerate(seats, 1):
        name = (person_name(key) or _("Player {number}").format(number=number)) if is_person(key) else ""
        names.append(f"{name} {number}" if name and name in names else name)
    left: dict[str, list[str]] = {}

    def free(level: str) -> list[str]:
        return left.setdefault(level, [one for one in COMPANIONS.get(level, STRANGERS) if one not in names])

    for seat in (0, *opponents):
        names[seat] = names[seat] or free(seats[seat]).pop(0)
    for seat in partners:
        which = -1 if seats[seat] in left else 0
        names[seat] = names[seat] or free(seats[seat]).pop(which)
    return tuple(names)


def seat_places(players: int, sides: int, first: str) -> Sequence[str]:
    """Return a name for each seat, counter-clockwise; the first is called `first`, and its partners' names say so."""
    if players == 2:
        return first, _("Opposite")
    named = [_("Seat {number}").format(number=seat + 1) for seat in range(players)]
    named[0] = first
    for seat in range(sides, players, sides):
        named[seat] = _("Seat {number}, with seat 1").format(number=seat + 1)
    return named


def sides_of(seats: Sequence[str], sides: int) -> Sides:
    """Return the names of the sides, for the sentences of a count.

    "You" is used only if one person plays, or if all people are on one side.
    """
    people = {seat % sides for seat, sitting in enumerate(seats) if is_person(sitting)}
    mine = 0 if people == {0} else None
    return Sides(side_names(seats, sides), len(seats) > sides, mine)


def table_names(seats: Sequence[str], sides: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names by seat, and by side."""
    return seat_names(seats, sides), side_names(seats, sides)


def partner_of(names: Sequence[str], seat: int, sides: int) -> str:
    """Return the name of a seat's partner; "" if that is the player, nobody, or more than one."""
    partners = [number for number in range(seat % sides, len(names), sides) if number != seat]
    return names[partners[0]] if len(partners) == 1 and partners[0] else ""


def dealer_word() -> str:
    """Return the word for the dealer that is shown next to a name; the glossary explains it."""
    return pgettext("beside a name", "dealer")


def side_names(seats: Sequence[str], sides: int) -> tuple[str, ...]:
    """Return a name for every side: the player's name, "Us" and "Them" for two teams, or a name and how many more."""
    names = seat_names(seats, sides)
    if len(names) == sides:
        return names
    people = {seat % sides for seat, sitting in enumerate(seats) if is_person(sitting)}
    if sides == 2 and len(people) == 1:
        return _("Us"), _("Them")
    joined: list[str] = [_("Us")] if len(people) == 1 else []
    for side in range(len(joined), sides):
        first, *others = (name.split()[-1] for name in names[side::sides])
        joined.append(f"{first} + {others[0][0]}." if len(others) == 1 else f"{first} +{len(others)}")
    return tuple(joined)
