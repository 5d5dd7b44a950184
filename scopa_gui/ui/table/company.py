"""Company of a pupil at a table where nobody is chosen: people with short names."""

from collections.abc import Sequence

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.words.level_names import partner_word, portraits_of
from scopa_gui.ui.words.sides import dealer_word, table_names


def names_of(view: PlayerView, people: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """The names by seat, and by side; `people` sit counter-clockwise from the pupil, as many as are wanted."""
    rules = view.rules
    seats = ["human", *people[: rules.players - 1]]
    return table_names(seats, rules.sides)


def plates_of(view: PlayerView, names: Sequence[str]) -> tuple[Plate, ...]:
    """Return the plates, which say who sits at each seat, who is the partner, who deals and whose turn it is."""
    going = any(view.counts)
    found = []
    for seat, (name, portrait) in enumerate(zip(names, portraits_of(names), strict=True)):
        side = view.side_of(seat)
        note = (
            partner_word(name)
            if seat and side == 0
            else dealer_word()
            if seat == view.dealer and len(names) > 2
            else ""
        )
        found.append(Plate(name, side, note, is_turn=going and view.turn == seat, is_me=seat == 0, portrait=portrait))
    return tuple(found)
