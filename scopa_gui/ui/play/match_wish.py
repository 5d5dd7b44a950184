"""Choices for a new match, and the settings that remember them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from scopa_gui.ai.levels import LEVELS, USUAL
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS, Variant
from scopa_gui.store.settings import Settings
from scopa_gui.ui.words.level_names import level_name
from scopa_gui.ui.words.matches import short_title
from scopa_gui.ui.words.translation import _, joined


@dataclass(frozen=True, slots=True)
class MatchWish:
    """Choices for a new match: keys of game and levels, number of players, target in points."""

    variant: str
    players: int
    target: int
    level: str
    partner: str = ""


def wish_of(settings: Settings, games: Mapping[str, Variant]) -> MatchWish:
    """Return the choices of the last new match, with usual values for those no longer offered."""
    key = settings.variant if settings.variant in games else next(iter(games))
    variant = games[key]
    players = settings.players if settings.players in variant.players else variant.players[0]
    target = settings.target if settings.target in variant.targets else variant.targets[0]
    level = settings.level if settings.level in LEVELS else USUAL
    return MatchWish(key, players, target, level, settings.partner if settings.partner in LEVELS else level)


def rules_of(wish: MatchWish, games: Mapping[str, Variant]) -> Rules:
    """Return the rules for these choices."""
    return replace(games[wish.variant].rules_by_players[wish.players], target=wish.target)


def wish_words(wish: MatchWish, games: Mapping[str, Variant]) -> tuple[str, ...]:
    """Return a match in words, "Scopa with Rosa, to 11"; shorter ones follow, for where it does not fit."""
    game = games[wish.variant]
    title = short_title(wish.variant) if wish.variant in VARIANTS else game.title
    name = level_name(wish.level)
    if wish.players == 2:
        who = joined(_("{game} with {name}").format(game=title, name=name))
    elif rules_of(wish, games).sides < wish.players:
        who = joined(_("{game} against {name}").format(game=title, name=name))
    else:
        who = joined(_("{game} with {name} and others").format(game=title, name=name))
    return _("{match}, to {points}").format(match=who, points=wish.target), who, title


def deck_for(game: str, settings: Settings, there: Collection[str]) -> dict[str, str]:
    """Return the changes of settings, by name, that give a game its deck.

    `game` is a named game: the one chosen, or the base of the player's own rules.
    Escoba has a deck of its own, at first the Spanish one; the other games share one.
    """
    if game == "escoba" and not settings.usual_deck:
        wanted = {"deck": settings.escoba_deck, "usual_deck": settings.deck}
    elif game != "escoba" and settings.usual_deck:
        wanted = {"deck": settings.usual_deck, "escoba_deck": settings.deck, "usual_deck": ""}
    else:
        return {}
    return wanted if wanted["deck"] in there else {**wanted, "deck": settings.deck}
