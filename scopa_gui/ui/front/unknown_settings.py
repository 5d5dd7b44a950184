"""Check of names in the settings: those that no longer exist, such as an old deck, become defaults, with a notice."""

from collections.abc import Collection, Mapping
from pathlib import Path

import msgspec

from scopa_gui.art.masters import backs, decks
from scopa_gui.art.tables import TABLES
from scopa_gui.store.notices import Notice, NoticeKey
from scopa_gui.store.settings import Loaded, Settings
from scopa_gui.ui.context import Context


def known_looks(loaded: Loaded, assets: Path) -> Loaded:
    """Return the settings with a deck, back and table that exist. Raises `MissingPictureError` if there are none."""
    gone = _gone(loaded.settings, {"deck": decks(assets), "back": backs(assets), "table": TABLES})
    if not gone:
        return loaded
    return Loaded(msgspec.structs.replace(loaded.settings, **gone), (*loaded.notices, _notice(gone)))


def check_next_match(context: Context) -> None:
    """Change the next match's game, level and partner to defaults if they no longer exist.

    This loads the games and the levels, so it must not happen before the first picture.
    """
    from scopa_gui.ai.levels import LEVELS
    from scopa_gui.engine.variants import VARIANTS

    games = VARIANTS if context.settings.variant in VARIANTS else {game.key for game in context.own_rules().games}
    gone = _gone(context.settings, {"variant": games, "level": LEVELS, "partner": ("", *LEVELS)})
    if gone:
        context.change(**gone)
        context.tell(_notice(gone))


def _gone(settings: Settings, there: Mapping[str, Collection[str]]) -> dict[str, str]:
    """Return the defaults, by name, of the settings whose values are not available."""
    return {name: getattr(_USUAL, name) for name, known in there.items() if getattr(settings, name) not in known}


def _notice(gone: Collection[str]) -> Notice:
    return Notice(NoticeKey.SETTINGS_GONE, {"fields": ", ".join(gone)})


_USUAL = Settings()
