"""The door to the table: a new match from what the player wishes, or one that waits to be continued."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.words.notices import sentence_of
from scopa_gui.ui.words.translation import _

if TYPE_CHECKING:
    from scopa_gui.engine.rules import Rules
    from scopa_gui.store.settings import Settings
    from scopa_gui.ui.context import Context


@dataclass(frozen=True, slots=True)
class MatchWish:
    """What a new match shall be: keys of variant and levels, how many play, to how many points."""

    variant: str
    players: int
    target: int
    level: str
    partner: str = ""


def wish_of(settings: "Settings") -> MatchWish:
    """The last new match again, where it can still be had: what the settings remember is checked first."""
    from scopa_gui.ai.levels import LEVELS, USUAL
    from scopa_gui.engine.variants import VARIANTS

    key = settings.variant if settings.variant in VARIANTS else next(iter(VARIANTS))
    variant = VARIANTS[key]
    players = settings.players if settings.players in variant.players else variant.players[0]
    target = settings.target if settings.target in variant.targets else variant.targets[0]
    level = settings.level if settings.level in LEVELS else USUAL
    partner = settings.partner if settings.partner in LEVELS else level
    return MatchWish(key, players, target, level, partner)


def rules_of(wish: MatchWish) -> "Rules":
    """The rules of a wish."""
    from dataclasses import replace

    from scopa_gui.engine.variants import VARIANTS

    return replace(VARIANTS[wish.variant].rules_by_players[wish.players], target=wish.target)


def new_match(context: "Context", wish: MatchWish) -> Scene:
    """Deal a new match, begin its record in the archive, and give its table."""
    from scopa_gui.game.table import Table, level_seats
    from scopa_gui.ui.play.match_screen import MatchScreen
    from scopa_gui.ui.table.aids.chosen_aids import facts_of

    rules = rules_of(wish)
    seed = f"{context.seed():x}"
    seats = level_seats(rules, wish.level, wish.partner)
    facts = {"variant": wish.variant, "level": wish.level} | (
        {"partner": wish.partner} if rules.sides < rules.players else {}
    )
    facts |= facts_of(context.settings)
    match, notice = context.archive.start_match(rules.as_dict(), seed, seats, context.now(), facts)
    if notice is not None:
        context.say(sentence_of(notice))
    return MatchScreen(context, Table.new(rules, seed, seats), match, facts=facts)


def continue_match(context: "Context", match: int) -> Scene | None:
    """The table of this unfinished match; None, and a word why, when it cannot be had."""
    from scopa_gui.game.resume import UnplayableError, table_of
    from scopa_gui.ui.play.match_screen import MatchScreen
    from scopa_gui.ui.play.unfinished_matches import elsewhere_words, unplayable_words

    stored = context.archive.claim(match)
    if stored is None:
        context.say(elsewhere_words() if context.archive.is_elsewhere(match) else _("This match is no longer waiting."))
        return None
    try:
        table = table_of(stored.rules, stored.seed, stored.seats, stored.moves)
    except UnplayableError as error:
        context.archive.release(match)
        context.say(unplayable_words(error.amiss))
        return None
    return MatchScreen(context, table, stored.id, facts=stored.extra)
