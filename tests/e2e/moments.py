"""Moments of matches worth showing, found by letting the game's own players play; an archive as after some weeks."""

import time
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.game.thinking import think
from scopa_gui.store.archive import Archive
from scopa_gui.ui.play.match_end.match_ending import ending_of
from scopa_gui.ui.table.input.move_choice import options_of

Wanted = Callable[[Table], bool]
PLAYED = (
    ("scopa", "pierino"),
    ("scopa", "carmela"),
    ("scopa", "rosa"),
    ("escoba", "rosa"),
    ("scopa_dassi", "gennaro"),
    ("scopa", "rosa"),
    ("scopa_in_due", "don_ciro"),
    ("scopa", "gennaro"),
    ("scopa_di_quindici", "rosa"),
    ("scopa", "don_ciro"),
)


def made(key: str, players: int, target: int, wanted: Wanted) -> Table:
    """A table at the first moment when I am to play and `wanted` holds; I play as a master, the others as beginners."""
    rules = replace(VARIANTS[key].rules_by_players[players], target=target)
    for number in range(100):
        table = Table.new(rules, f"gallery {number}", level_seats(rules, "rosa"))
        while table.winner is None:
            if table.to_move is None:
                table.next_smazzata()
            if table.to_move == 0 and wanted(table):
                return table
            level = "carmela" if table.to_move % rules.sides else "don_ciro"
            table.play(
                table.to_move, think(table.view(table.to_move), level, None, f"{number}/{table.moves_played}").move
            )
    raise AssertionError("no such moment was found")


def scope_of_both(table: Table) -> bool:
    """Some scope lie crosswise, cards are on the table, some are still to come."""
    view = table.view()
    return (
        all(view.scope)
        and view.table.bit_count() >= 4
        and view.hand.bit_count() == 3
        and 0 < view.stock < 24
        and max(table.totals) > 3
    )


def four_at_the_table(table: Table) -> bool:
    """The middle of a Scopone with a scopa and much on the table."""
    view = table.view()
    return view.table.bit_count() >= 4 and 5 <= view.hand.bit_count() <= 7 and any(view.scope)


def several_captures(table: Table) -> bool:
    """A card of mine may take in three ways."""
    view = table.view()
    return (
        any(len(options_of(view, card)) == 3 for card in range(40) if view.hand >> card & 1)
        and view.hand.bit_count() >= 2
    )


def last_card(table: Table) -> bool:
    """The last of mine in a smazzata, won well, with all others' played."""
    return (
        table.view().hand.bit_count() == 1
        and table.view().stock == 0
        and sum(table.view().counts) <= 2
        and not table.match.sheets
    )


def last_of_the_match(table: Table) -> bool:
    """My last card of a match that I win."""
    if not last_card_of_any(table) or len(table.match.sheets) < 3:
        return False
    ahead = Table(table.record, table.seats)
    while ahead.to_move is not None:
        ahead.play(ahead.to_move, think(ahead.view(ahead.to_move), "rosa", None, "end").move)
    return ahead.winner == 0


def last_card_of_any(table: Table) -> bool:
    return table.view().hand.bit_count() == 1 and table.view().stock == 0


def four_at_three(table: Table) -> bool:
    """Three players, some scope, some cards, one of which I can take."""
    view = table.view()
    if not any(move.taken for move in view.legal_moves()):
        return False
    return any(view.scope) and view.table.bit_count() >= 4 and view.hand.bit_count() == 3 and view.stock > 0


def six_at_the_table(table: Table) -> bool:
    """Six players with something on the table and on both sides."""
    view = table.view()
    return view.table.bit_count() >= 4 and all(view.piles) and view.hand.bit_count() >= 2


def keep_some_weeks(archive: Archive) -> None:
    """Finished matches, one every second day up to today."""
    levels = cycle(("don_ciro", "rosa"))
    for number, (key, level) in enumerate(PLAYED):
        rules = VARIANTS[key].rules_by_players[2]
        table, mine = Table.new(rules, f"weeks {number}", level_seats(rules, level)), next(levels)
        while table.winner is None:
            if table.to_move is None:
                table.next_smazzata()
            playing = table.seats[table.to_move] if table.to_move else mine
            table.play(
                table.to_move, think(table.view(table.to_move), playing, None, f"{number}/{table.moves_played}").move
            )
        when = time.time() - 2 * 86_400 * (len(PLAYED) - number)
        match, _ = archive.start_match(
            rules.as_dict(), table.record.seed, table.seats, when, {"variant": key, "level": level}
        )
        for place, move in enumerate(table.record.moves):
            archive.append_move(match, place, str(move), when)
        archive.finish(match, ending_of(rules, (*table.match.sheets, table.sheet), table.winner).outcome(), when)
