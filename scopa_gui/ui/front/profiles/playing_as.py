"""Change of the player: from now on the new player's settings, matches and practice are used, in the same window."""

import msgspec

from scopa_gui.store import settings as stored
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import Notice
from scopa_gui.store.paths import assets
from scopa_gui.store.settings import Settings
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.unknown_settings import check_next_match, known_looks
from scopa_gui.ui.front.welcome_screen import is_to_be_asked
from scopa_gui.ui.kit.scene import Home, HomeAfter
from scopa_gui.ui.words.matches import day_words, name_of
from scopa_gui.ui.words.translation import _

_OF_THE_WINDOW = ("fullscreen", "window_size", "window_position", "window_maximised")


def play_as(context: Context, key: str) -> HomeAfter:
    """Save everything, let this player play, and show the title or the question of a first start.

    A match at the table is closed before that, in the archive of its own player.
    """

    def sit_down() -> Home:
        context.save()
        context.tell(context.profiles.choose(key))
        context.archive.close()
        context.paths = context.profiles.paths
        context.archive = Archive(context.paths.archive)
        context.archive.begin_to_compare(context.now(), context.wake)
        context.records.clear()
        loaded = known_looks(stored.load(context.paths), assets())
        unchanged = {name: getattr(context.settings, name) for name in _OF_THE_WINDOW}
        context.change(**{**msgspec.structs.asdict(loaded.settings), **unchanged})
        for notice in (*loaded.notices, context.archive.notice):
            context.tell(notice)
        check_next_match(context)
        context.say(_("{name} is playing now.").format(name=name_of(context.profiles.current)))
        return Home("welcome") if is_to_be_asked(context) else Home()

    return HomeAfter(sit_down)


def add(context: Context, name: str) -> HomeAfter | None:
    """Add a player, who plays at once, in the current language; None, and a message, if that cannot be saved."""
    key, notice = context.profiles.add(name)
    first = Settings(language=context.settings.language, text_scale=context.settings.text_scale)
    return _play_first(context, key, notice, first)


def start_again(context: Context) -> HomeAfter | None:
    """Let the current player begin again without matches, statistics and practice, with the same settings.

    The old data is set aside as another player. Returns None, and shows a message, if that cannot be saved.
    """
    profiles = context.profiles
    context.save()
    key, notice = profiles.start_again(profiles.current.key, _("until {day}").format(day=day_words(context.now())))
    return _play_first(context, key, notice, context.settings)


def _play_first(context: Context, key: str, notice: Notice | None, settings: Settings) -> HomeAfter | None:
    """Save the settings of a new player, who plays at once; None, and a message, after a `notice` or if that fails."""
    notice = notice or stored.save(context.profiles.paths_of(key), settings)
    context.tell(notice)
    return play_as(context, key) if notice is None else None
