"""Tables whose smazzata or match has just ended, played by the engine with a seed."""

from random import Random

from scopa_gui.engine.match import Match
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table, level_seats


def played(rules=None, seed="a", smazzate=1):
    """A table after so many smazzate, everybody taking at random when they can; fewer when the match is over before."""
    rules = rules or Rules()
    table = Table.new(rules, seed, level_seats(rules, "rosa"))
    rng = Random(seed)
    while True:
        while table.to_move is not None:
            moves = table.view(table.to_move).legal_moves()
            table.play(table.to_move, rng.choice([move for move in moves if move.taken] or moves))
        if table.smazzata >= smazzate or table.winner is not None:
            return table
        table.next_smazzata()


def won_by(side, rules=None, seed="a"):
    """A table where this side has won the match."""
    return next(table for number in range(200) if (table := played(rules, f"{seed}{number}", 99)).winner == side)


class CountedTable:
    """Stands for a table whose last smazzata gave a certain sheet: what the scenes of the count ask of a table."""

    def __init__(self, sheet, before=None, winner=None, sheets=()):
        sides = len(sheet.piles)
        self.rules, self.sheet, self.winner = sheet.rules, sheet, winner
        self.seats = level_seats(self.rules, "don_ciro")
        self.match = Match(self.rules, "x", 0, tuple(before or (0,) * sides), tuple(sheets))
        self.totals = tuple(a + b for a, b in zip(self.match.totals, sheet.points, strict=True))
        self.smazzata = len(sheets) + 1

    def view(self, seat=0):
        """No history: no card is known to have made a scopa."""
        del seat
        sides = self.rules.sides
        return PlayerView(
            rules=self.rules,
            hand=0,
            table=0,
            piles=(0,) * sides,
            scope=(0,) * sides,
            counts=(0,) * self.rules.players,
            stock=0,
            turn=0,
            last_taker=None,
            dealer=0,
            first_table=0,
            history=(),
            totals=(0,) * sides,
        )
