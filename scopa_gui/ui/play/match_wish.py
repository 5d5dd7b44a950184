"""Wishes for a new match, and the part of them that the settings remember of the last one."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from scopa_gui.ai.levels import LEVELS, USUAL
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import Variant
from scopa_gui.store.settings import Settings


@dataclass(frozen=True, slots=True)
class MatchWish:
    """Wishes for a new match: keys of variant and levels, the number of players, the target in points."""

    variant: str
    players: int
    target: int
    level: str
    partner: str = ""


def wish_of(settings: Settings, games: Mapping[str, Variant]) -> MatchWish:
    """The choices of the last new match; what is not offered is replaced by the usual."""
    key = settings.variant if settings.variant in games else next(iter(games))
    variant = games[key]
    players = settings.players if settings.players in variant.players else variant.players[0]
    target = settings.target if settings.target in variant.targets else variant.targets[0]
    level = settings.level if settings.level in LEVELS else USUAL
    partner = settings.partner if settings.partner in LEVELS else level
    return MatchWish(key, players, target, level, partner)


def rules_of(wish: MatchWish, games: Mapping[str, Variant]) -> Rules:
    """The rules of a wish for one of these games."""
    return replace(games[wish.variant].rules_by_players[wish.players], target=wish.target)


def deck_for(game: str, settings: Settings, there: Collection[str]) -> dict[str, str]:
    """The settings that change with the deck when a game, or rules of one's own made from it, is chosen.

    Escoba has a deck of its own, the Spanish one until another is chosen for it; the other games share one.
    """
    if game == "escoba" and not settings.usual_deck:
        wanted = {"deck": settings.escoba_deck, "usual_deck": settings.deck}
    elif game != "escoba" and settings.usual_deck:
        wanted = {"deck": settings.usual_deck, "escoba_deck": settings.deck, "usual_deck": ""}
    else:
        return {}
    return wanted if wanted["deck"] in there else {**wanted, "deck": settings.deck}
