"""Tables of matches: new ones, rematches, unfinished ones and shared deals."""

from collections.abc import Mapping, Sequence
from typing import Any

from scopa_gui.ai.levels import LEVELS
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS, named_game
from scopa_gui.game.persons import are_several, are_watched
from scopa_gui.game.stored_match import table_to_continue
from scopa_gui.game.table import Table, level_seats
from scopa_gui.store.archive import CHOSEN_DEAL, HELP
from scopa_gui.ui.context import Context
from scopa_gui.ui.pages.offered_games import offered_games, own_name_of
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.match_wish import MatchWish, rules_of
from scopa_gui.ui.play.unfinished_matches import elsewhere_words, unplayable_words
from scopa_gui.ui.play.watched_session import WatchedSession
from scopa_gui.ui.table.aids.aids_companion import facts_of
from scopa_gui.ui.table.table_screen import TableScreen
from scopa_gui.ui.words.count_sentences import goal_sentence
from scopa_gui.ui.words.translation import _


def deal_match(context: Context, wish: MatchWish, seats: Sequence[str] = ()) -> TableScreen:
    """Deal a new match, begin its record in the archive, and return its table; `seats` are given if several play."""
    games = offered_games(context)
    rules = rules_of(wish, games)
    seats = seats or level_seats(rules, wish.level, wish.partner)
    game = {"variant": wish.variant} if wish.variant in VARIANTS else {"own_rules": games[wish.variant].title}
    return _begin_match(context, rules, seats, {**game, **_player_facts(rules, seats)})


def _player_facts(rules: Rules, seats: Sequence[str]) -> dict[str, str | bool]:
    """Return what the archive notes of the players."""
    partner = {"partner": seats[rules.sides]} if rules.sides < rules.players else {}
    return {"together": True} if are_several(seats) else {"level": seats[1], **partner}


def first_match(context: Context) -> TableScreen:
    """Return the table of a new player's first match: two-player Scopa against the weakest opponent, with help."""
    level, *_stronger = LEVELS
    wish = MatchWish("scopa", 2, VARIANTS["scopa"].targets[0], level)
    context.change(first_steps="first_match", coach=True, counters="keys", show_captures=True, level=level)
    return deal_match(context, wish)


def rematch(context: Context, table: Table, match: int) -> TableScreen:
    """Return the table of a new match with the rules and players of a finished one."""
    stored = context.archive.match(match)
    known = stored.extra if stored is not None else {}
    facts = {name: fact for name, fact in known.items() if name not in (*HELP, CHOSEN_DEAL)}
    return _begin_match(context, table.rules, table.seats, facts)


def watched_match(context: Context, rules: Rules, seats: Sequence[str], seed: str = "") -> TableScreen:
    """Return the table of a match between computer players; nothing of it is saved."""
    return WatchedSession(context, Table.new(rules, seed or f"{context.seed():x}", seats)).screen


def shared_deal(context: Context, rules: Rules, seed: str, seats: Sequence[str], **more: bool) -> TableScreen:
    """Return the table of a match with a shared deal; `more` are further facts for the archive."""
    if are_watched(seats):
        return watched_match(context, rules, seats, seed)
    names = {"variant": named_game(rules), "own_rules": own_name_of(context, rules)}
    game = {fact: name for fact, name in names.items() if name}
    return _begin_match(context, rules, seats, {**game, **_player_facts(rules, seats), CHOSEN_DEAL: True, **more}, seed)


def same_deal(context: Context, rules: Rules, seed: str, seats: Sequence[str]) -> TableScreen:
    """Return the table of a match with a deal that the player has seen before, which counts as help."""
    return shared_deal(context, rules, seed, seats, assisted=True)


def _begin_match(
    context: Context, rules: Rules, seats: Sequence[str], known: Mapping[str, Any], seed: str = ""
) -> TableScreen:
    if context.settings.first_steps in ("lessons", "first_match") and context.archive.is_empty():
        context.say(goal_sentence(rules))
    seed = seed or f"{context.seed():x}"
    facts = {**known, **facts_of(context.settings)}
    match, notice = context.archive.start_match(rules.as_dict(), seed, seats, context.now(), facts)
    context.tell(notice)
    return MatchSession(context, Table.new(rules, seed, seats), match, facts=facts).screen


def continue_match(context: Context, match: int) -> TableScreen | None:
    """Return the table of an unfinished match; None, and a message, if it cannot be continued."""
    stored = context.archive.claim(match)
    if stored is None:
        context.say(
            elsewhere_words()
            if context.archive.is_elsewhere(match)
            else _("This match is no longer among your unfinished ones.")
        )
        return None
    table = table_to_continue(stored)
    if not isinstance(table, Table):
        context.archive.release(match)
        context.say(unplayable_words(table))
        return None
    return MatchSession(context, table, stored.id, facts=stored.extra).screen
