"""The door to the table: a new match from what the player wishes, or the one that waits to be continued."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scopa_gui.ui.notices import sentence_of
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.words import _, ngettext

if TYPE_CHECKING:
    from scopa_gui.engine.rules import Rules
    from scopa_gui.store.archive import Stored
    from scopa_gui.store.settings import Settings
    from scopa_gui.ui.context import Context


@dataclass(frozen=True, slots=True)
class Wish:
    """What a new match shall be: keys of variant and levels, how many play, to how many points."""

    variant: str
    players: int
    target: int
    level: str
    partner: str = ""


@dataclass(frozen=True, slots=True)
class Waiting:
    """An unfinished match: its number in the archive, its variant's key and how many play."""

    match: int
    variant: str
    players: int

    def line(self) -> str:
        """What it is, in a few words."""
        from scopa_gui.engine.variants import VARIANTS

        title = _(VARIANTS[self.variant].title) if self.variant in VARIANTS else _("House rules")
        players = ngettext("{count} player", "{count} players", self.players).format(count=self.players)
        return f"{title}, {players}"


def wish_of(settings: "Settings") -> Wish:
    """The last new match again, where it can still be had: what the settings remember is checked against what there is."""
    from scopa_gui.ai.levels import LEVELS, USUAL
    from scopa_gui.engine.variants import VARIANTS

    key = settings.variant if settings.variant in VARIANTS else next(iter(VARIANTS))
    variant = VARIANTS[key]
    players = settings.players if settings.players in variant.players else variant.players[0]
    target = settings.target if settings.target in variant.targets else variant.targets[0]
    level = settings.level if settings.level in LEVELS else USUAL
    partner = settings.partner if settings.partner in LEVELS else level
    return Wish(key, players, target, level, partner)


def rules_of(wish: Wish) -> "Rules":
    """The rules of a wish."""
    from dataclasses import replace

    from scopa_gui.engine.variants import VARIANTS

    return replace(VARIANTS[wish.variant].rules_by_players[wish.players], target=wish.target)


def new_match(context: "Context", wish: Wish) -> Scene:
    """Deal a new match, begin its record in the archive, and give its table."""
    from scopa_gui.game.table import Table, level_seats
    from scopa_gui.ui.scenes.table import TableScene

    rules = rules_of(wish)
    seed = f"{context.seed():x}"
    seats = level_seats(rules, wish.level, wish.partner)
    facts = {"variant": wish.variant, "level": wish.level} | ({"partner": wish.partner} if rules.sides < rules.players else {})
    match, notice = context.archive.start_match(rules.as_dict(), seed, seats, context.now(), facts)
    if notice is not None:
        context.say(sentence_of(notice))
    return TableScene(context, Table.new(rules, seed, seats), match)


def waiting(context: "Context") -> Waiting | None:
    """The unfinished match that was played last, or None."""
    for stored in context.archive.unfinished(1):
        return Waiting(stored.id, str(stored.extra.get("variant", "")), len(stored.seats))
    return None


def continue_match(context: "Context") -> Scene | None:
    """The table of the last unfinished match that this copy of the program may have; None, and a word why, if there is none."""
    elsewhere = False
    for offered in context.archive.unfinished():
        stored = context.archive.claim(offered.id)
        if stored is None:
            elsewhere = True
            continue
        scene = _scene_of(context, stored)
        if scene is not None:
            return scene
    if elsewhere:
        context.say(_("This match is open in another window of the game."))
    return None


def _scene_of(context: "Context", stored: "Stored") -> Scene | None:
    """The table of a stored match. One that cannot be replayed, of another version say, is closed with a word."""
    from scopa_gui.engine.moves import IllegalMove
    from scopa_gui.engine.record import record_from
    from scopa_gui.game.table import Table
    from scopa_gui.ui.scenes.table import TableScene

    try:
        record = record_from({"rules": stored.rules, "seed": stored.seed, "moves": stored.moves})
        table = Table(record, stored.seats)
    except (ValueError, IllegalMove) as error:
        context.archive.finish(stored.id, {"unreadable": str(error)}, context.now())
        context.say(_("A match that was written by another version of the game cannot be continued."))
        return None
    return TableScene(context, table, stored.id)
