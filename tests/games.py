"""The named games, each for every number of players it is offered for: "scopa 2", "scopone 4"."""

from scopa_gui.engine.variants import VARIANTS

GAMES = {
    f"{key} {players}": rules
    for key, variant in VARIANTS.items()
    for players, rules in variant.rules_by_players.items()
}
