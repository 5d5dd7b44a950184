"""The names of sides and of their members."""

from collections.abc import Sequence

from scopa_gui.ui.words.levels import COMPANIONS, STRANGERS
from scopa_gui.ui.words.translation import _, pgettext


def seat_names(seats: Sequence[str], sides: int) -> tuple[str, ...]:
    """A name for every seat of a table: "You" at seat 0, elsewhere somebody of that level; never the same name twice.

    The first opponent is the one the level is named after, the next ones companions; a partner is that person too where
    the opponents are of another level.
    """
    partners = range(sides, len(seats), sides)
    opponents = [seat for seat in range(1, len(seats)) if seat not in partners]
    names = [_("You")] * len(seats)
    left: dict[str, list[str]] = {}
    for seat in opponents:
        names[seat] = left.setdefault(seats[seat], list(COMPANIONS.get(seats[seat], STRANGERS))).pop(0)
    for seat in partners:
        if seats[seat] in left:
            names[seat] = left[seats[seat]].pop()
        else:
            left[seats[seat]] = list(COMPANIONS.get(seats[seat], STRANGERS))
            names[seat] = left[seats[seat]].pop(0)
    return tuple(names)


def table_names(seats: Sequence[str], sides: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names by seat, and by side."""
    return seat_names(seats, sides), side_names(seats, sides)


def partner_of(names: Sequence[str], seat: int, sides: int) -> str:
    """The name of who plays with a seat; "" where that is me, nobody, or more than one."""
    partners = [number for number in range(seat % sides, len(names), sides) if number != seat]
    return names[partners[0]] if len(partners) == 1 and partners[0] else ""


def dealer_word() -> str:
    """Who deals, as it stands beside a name; the glossary has the word with its endings."""
    return pgettext("beside a name", "dealer")


def side_names(seats: Sequence[str], sides: int) -> tuple[str, ...]:
    """A name for every side: of who plays alone, "Us" and "Them" for two teams, else a name and an initial."""
    names = seat_names(seats, sides)
    if len(names) == sides:
        return names
    if sides == 2:
        return _("Us"), _("Them")
    last = [name.split()[-1] for name in names]
    return (
        _("Us"),
        *(
            " + ".join([last[side], *(f"{name[0]}." for name in last[side + sides :: sides])])
            for side in range(1, sides)
        ),
    )
