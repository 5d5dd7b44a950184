"""The games offered for a new match or a position: the named ones, and those whose rules the player has made."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from scopa_gui.engine.option_changes import changed, differences
from scopa_gui.engine.rules import Rules, RulesError, rules_from, usual_sides
from scopa_gui.engine.variants import VARIANTS, Variant, named_game
from scopa_gui.store.own_rules import OwnGame
from scopa_gui.ui.context import Context
from scopa_gui.ui.words.rule_words import option_title, value_words
from scopa_gui.ui.words.translation import _

NAMED_AT_MOST = 4
"""Number of options that the line about a player's own rules names."""


def offered_games(context: Context) -> Mapping[str, Variant]:
    """Return the offered games by key, the named ones first."""
    return {**VARIANTS, **{game.key: variant_of(game) for game in context.own_rules().games}}


def variant_of(game: OwnGame) -> Variant:
    """Return the player's own rules as a game, to their target or those of the game that they began with.

    It is for their number of players, and for every other that the rules allow unless their teams are unusual.
    """
    rules = rules_from(game.rules)
    by_players = {rules.players: rules}
    if rules.sides == usual_sides(rules.players):
        for players in range(2, 7):
            with suppress(RulesError):
                by_players[players] = changed(rules, "players", players)
    targets = tuple(dict.fromkeys((rules.target, *VARIANTS[game.game].targets)))
    return Variant(game.key, game.name, "", by_players, targets)


def title_of(variant: Variant) -> str:
    """Return the name of a game: translated, unless the player gave it."""
    return _(variant.title) if variant.key in VARIANTS else variant.title


def game_near(game: str, rules: Rules) -> Rules:
    """Return the rules of a named game with the number of players and the target of `rules`, if it offers them."""
    return VARIANTS[game].rules_for(rules.players, rules.target)


def unlike(game: str, rules: Rules) -> tuple[str, ...]:
    """Return the options in which rules differ from the named game that they began with."""
    return differences(game_near(game, rules), rules)


def unlike_words(game: str, rules: Rules, most: int = NAMED_AT_MOST) -> str:
    """Return a sentence with the game that rules began with, and at most `most` of the options that differ."""
    options = unlike(game, rules)
    texts = [f"{option_title(name)}: {value_words(rules, name, getattr(rules, name))[0]}" for name in options]
    if len(texts) > most:
        texts[most:] = [f"+{len(texts) - most}"]
    title = _(VARIANTS[game].title)
    if not texts:
        return _("Just like {game}.").format(game=title)
    return _("Like {game}, but: {rules}").format(game=title, rules="; ".join(texts))


def game_of(games: Mapping[str, Variant], rules: Rules) -> str:
    """Return the key of the game that has these rules, ignoring the target; "" if none has them."""
    usual = ((key, variant.rules_by_players.get(rules.players)) for key, variant in games.items())
    same = (key for key, found in usual if found is not None and replace(found, target=rules.target) == rules)
    return named_game(rules) or next(same, "")


def own_name_of(context: Context, rules: Rules) -> str:
    """Return the name that the player gave these rules, ignoring the target; "" if they are not the player's own."""
    games = offered_games(context)
    key = game_of(games, rules)
    return "" if key in VARIANTS or not key else games[key].title
