"""Record of a match in the archive, if this version of the game can replay it."""

from scopa_gui.engine.record import Record, record_from
from scopa_gui.game.moment import moments_of
from scopa_gui.store.archive import Stored


def record_of(stored: Stored | None) -> Record | None:
    """Return the record of a stored match; None if the match is missing or has wrong seats or moves, or no move."""
    if stored is None:
        return None
    try:
        record = record_from({"rules": stored.rules, "seed": stored.seed, "moves": stored.moves})
        if len(stored.seats) != record.rules.players:
            return None
        return record if moments_of(record, tuple(stored.seats)) else None
    except ValueError:
        return None
