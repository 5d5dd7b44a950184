"""Whole matches with either pair of hands: from the title to the end, with the archive as the witness of every card."""

from collections.abc import Callable
from random import Random

from scopa_gui.game.table import Table
from scopa_gui.store.archive import Stored
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.play.more_match_screens import GamesScreen, MatchTableScreen
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from tests.e2e.hands import Hands, lively
from tests.e2e.mirror import table_of
from tests.e2e.program import PATIENCE, Program, until

Look = Callable[[str], None]
"""Called with the name of a moment, for taking pictures."""


def _nothing(_moment: str) -> None:
    pass


def title(program: Program) -> TitleScreen:
    """The mirror shows the title, as it is with the matches that wait now."""
    return program.mirror.show(program.mirror.title)


def choose_speed(program: Program, hands: Hands, speed: str) -> None:
    """From the title into the settings and back."""
    title(program)
    hands.press("button:settings")
    program.mirror.show(SettingsScreen(program.mirror.context))
    hands.choose("choice:page", "game")
    hands.choose("choice:speed", speed)
    hands.press("button:back")
    title(program)


def begin(program: Program, hands: Hands, variant: str, players: int, look: Look = _nothing) -> Stored:
    """From the title through a new game to its table, to the lowest target that is offered; the match that began."""
    before = {stored.id for stored in program.matches()}
    title(program)
    hands.press("button:change" if program.matches() else "button:play")
    scene = program.mirror.show(NewMatchScreen(program.mirror.context))
    if scene.wish.variant != variant:
        if f"list:variant={variant}" in scene.targets():
            hands.choose("list:variant", variant)
        else:
            hands.press("button:games")
            program.mirror.show(GamesScreen(program.mirror.context), scene)
            hands.choose("list:variant", variant)
            hands.press("button:back")
            scene = program.mirror.show(NewMatchScreen(program.mirror.context))
    look("new game")
    hands.press("button:table")
    sheet = program.mirror.show(MatchTableScreen(program.mirror.context), scene)
    if sheet.wish.players != players:
        hands.choose("choice:players", str(players))
    targets = [part for _, _, part in sheet.group.widget("choice:target").options]
    least = min(targets, key=int)
    if sheet.wish.target != int(least):
        hands.choose("choice:target", least)
    hands.press("button:deal")
    until(lambda: {stored.id for stored in program.matches()} - before, "a new match in the archive")
    stored = next(stored for stored in program.matches() if stored.id not in before)
    assert (stored.extra["variant"], len(stored.seats)) == (variant, players)
    return stored


class Course:
    """One match being played. `left_count` is the number of moves after which the count was last left."""

    def __init__(self, program: Program, hands: Hands, match: int, rng: Random, look: Look = _nothing) -> None:
        self.program, self.hands, self.match, self.rng, self.look = program, hands, match, rng, look
        self.left_count = -1
        self.choices = 0
        self._known: tuple[tuple[str, ...], bool] | None = None
        self._table: Table | None = None

    def stored(self) -> Stored:
        return self.program.stored(self.match)

    def table(self) -> Table:
        stored = self.stored()
        known = (tuple(stored.moves), len(stored.moves) == self.left_count)
        if self._known != known:
            self._known, self._table = known, table_of(stored, counted=known[1])
        return self._table

    def wait_for_me(self) -> Table:
        """The table when it is my turn, or when the smazzata is over."""

        def mine() -> Table | None:
            assert self.program.runs, f"the program ended: {self.program.said()}"
            table = self.table()
            return table if not table.to_move else None

        return until(mine, "the others play")

    def see_my_hand(self, table: Table) -> None:
        """Wait until the window shows the table as it is: my cards and those on the table."""
        self.program.step_aside()
        scene = self.program.mirror.table(table)
        self.program.wait_to_see(*(name for name in scene.targets() if name.startswith("card:")))

    def turn(self, table: Table) -> None:
        """Play one card and wait until it is in the archive."""
        move = lively(table.view(), self.rng)
        number = table.moves_played
        self.choices += sum(other.card == move.card for other in table.view().legal_moves()) > 1
        self.hands.play(self.program.mirror.table(table), move)
        try:
            until(lambda: len(self.stored().moves) > number, f"{move} as move {number} in the archive")
        except AssertionError:
            self.program.keep_pictures(f"move-{number}")
            raise
        assert self.stored().moves[number] == str(move)

    def pass_count(self, table: Table) -> None:
        """Look at the count and go on."""
        self.program.mirror.count(table, self.match)
        self.program.wait_to_see("button:continue")
        self.look("count")
        self.hands.press("button:continue")
        self.left_count = table.moves_played

    def play(self, most: int = 10_000) -> bool:
        """Play until the match is over, or `most` cards of mine; whether it is over."""
        fresh = True
        while True:
            table = self.wait_for_me()
            if table.to_move is None:
                self.pass_count(table)
                if table.winner is not None:
                    self.finish(table)
                    return True
                fresh = True
                continue
            if most <= 0:
                return False
            if fresh:
                self.see_my_hand(table)
                fresh = False
            self.look(f"turn {table.moves_played}")
            self.turn(table)
            most -= 1

    def see_end(self, table: Table) -> None:
        """Wait until the end of the match is shown and stands in the archive."""
        program = self.program
        until(lambda: self.stored().outcome is not None, "the outcome in the archive")
        assert tuple(self.stored().outcome["totals"]) == table.totals
        assert self.stored().outcome["winner"] == table.winner
        program.mirror.end(table, self.match)
        program.wait_to_see("button:title", seconds=PATIENCE)

    def finish(self, table: Table) -> None:
        """The end of the match, and back to the title."""
        self.see_end(table)
        self.look("match end")
        self.hands.press("button:title")
        title(self.program)
        self.program.wait_to_see("button:play")
