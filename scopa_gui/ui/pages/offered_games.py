"""The games that a new match or a position can be: the named ones, and those whose rules the player has made."""

from collections.abc import Mapping
from dataclasses import replace

from scopa_gui.engine.rule_changes import changed, differences
from scopa_gui.engine.rules import Rules, RulesError, rules_from, usual_sides
from scopa_gui.engine.variants import VARIANTS, Variant, named_game
from scopa_gui.store.own_rules import OwnGame
from scopa_gui.ui.context import Context
from scopa_gui.ui.words.rule_words import option_title, value_words
from scopa_gui.ui.words.translation import _

NAMED_AT_MOST = 4
"""Options that are told in the line of rules of one's own."""


def offered_games(context: Context) -> Mapping[str, Variant]:
    """All of them by key, the named ones first."""
    return {**VARIANTS, **{game.key: variant_of(game) for game in context.own_rules().games}}


def variant_of(game: OwnGame) -> Variant:
    """Rules of one's own as a game: for as many players as they can be played by, to their points or those of the game
    they began with.
    """
    rules = rules_from(game.rules)
    base = VARIANTS[game.game]
    targets = tuple(dict.fromkeys((rules.target, *base.targets)))
    return Variant(game.key, game.name, "", {rules.players: rules, **_for_others(rules)}, targets)


def _for_others(rules: Rules) -> dict[int, Rules]:
    """The same rules for every other number of players, where teams are as usual."""
    found: dict[int, Rules] = {}
    if rules.sides == usual_sides(rules.players):
        for players in range(2, 7):
            try:
                found[players] = changed(rules, "players", players)
            except RulesError:
                continue
    return found


def title_of(variant: Variant) -> str:
    """Return the name of a game: translated for named ones, as it was named for the player's own."""
    return _(variant.title) if variant.key in VARIANTS else variant.title


def game_near(game: str, rules: Rules) -> Rules:
    """The rules of a named game for as many players and to as many points, as far as it is offered for these."""
    return VARIANTS[game].rules_for(rules.players, rules.target)


def unlike(game: str, rules: Rules) -> tuple[str, ...]:
    """The options in which rules differ from the named game that they began with."""
    return differences(game_near(game, rules), rules)


def unlike_words(game: str, rules: Rules, deck: str, most: int = NAMED_AT_MOST) -> str:
    """The game that rules began with, and what of them is otherwise."""
    options = unlike(game, rules)
    texts = [
        f"{option_title(name, deck)}: {value_words(rules, name, getattr(rules, name), deck)[0]}" for name in options
    ]
    if len(texts) > most:
        texts[most:] = [f"+{len(texts) - most}"]
    title = _(VARIANTS[game].title)
    if not texts:
        return _("Just like {game}.").format(game=title)
    return _("Like {game}, but: {rules}").format(game=title, rules="; ".join(texts))


def game_of(games: Mapping[str, Variant], rules: Rules) -> str:
    """The key of the game that has these rules, whatever the points; "" where none of these has them."""
    named = named_game(rules)
    if named:
        return named
    for key, variant in games.items():
        usual = variant.rules_by_players.get(rules.players)
        if usual is not None and replace(usual, target=rules.target) == rules:
            return key
    return ""


def own_name_of(context: Context, rules: Rules) -> str:
    """The name under which the player keeps these rules, whatever the points; "" where they are a named game's or
    nobody's.
    """
    games = offered_games(context)
    key = game_of(games, rules)
    return "" if key in VARIANTS or not key else games[key].title
