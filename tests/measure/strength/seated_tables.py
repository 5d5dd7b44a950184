"""Smazzate of tables at which it is known who sits where: all of one level, or drawn from several."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from scopa_gui.ai.levels import LEVELS, player_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of

GAMES: dict[str, Rules] = {
    "scopone_scientifico": VARIANTS["scopone_scientifico"].rules,
    "scopone": VARIANTS["scopone"].rules,
    "scopa 2": VARIANTS["scopa"].rules,
    "escoba 2": VARIANTS["escoba"].rules,
    "scopa_dassi 2": VARIANTS["scopa_dassi"].rules_by_players[2],
    "scopa 3": VARIANTS["scopa"].rules_by_players[3],
    "scopa 4": VARIANTS["scopa"].rules_by_players[4],
}
MIXED = {
    "weak mix": ("pierino", "carmela", "gennaro", "rosa"),
    "strong mix": ("rosa", "don_ciro", "professoressa", "maestro"),
    "any mix": tuple(LEVELS),
}
"""Tables at which every seat is drawn from these levels."""
TABLES = (*LEVELS, *MIXED)
THINKING = Limit(iterations=500)
"""For those who search: of them there are many moves."""


class Seated(NamedTuple):
    """A smazzata to be played: the game, the table, its number."""

    game: str
    table: str
    number: int

    @property
    def levels(self) -> tuple[str, ...]:
        """Who sits there, by seat from the first player."""
        drawn = Random(f"seated/{self.game}/{self.table}/{self.number}")
        return tuple(drawn.choice(MIXED.get(self.table, (self.table,))) for _ in range(GAMES[self.game].players))


def positions_of(seated: Seated) -> Iterator[Position]:
    """The positions of the smazzata, the end too: the last one's history is the whole smazzata."""
    seed = f"{seated.game}/{seated.table}/{seated.number}"
    position, rng = deal_smazzata(GAMES[seated.game], Random(f"dealt/{seed}")), Random(f"played/{seed}")
    players = [player_of(level) for level in seated.levels]
    yield position
    while not position.is_over:
        player = players[position.turn]
        position = position.play(player.choose(view_of(position, position.turn), THINKING, rng).move)
        yield position
