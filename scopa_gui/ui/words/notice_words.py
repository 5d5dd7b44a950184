"""Notices about files and the system in words, from assets/texts/notices.toml."""

from functools import cache

import msgspec

from scopa_gui.store import program_texts
from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
from scopa_gui.ui.words.matches import day_words
from scopa_gui.ui.words.setting_names import setting_name
from scopa_gui.ui.words.translation import _, ngettext

_MOST_DAYS = 4
"""Greatest number of damaged matches whose days are named."""


class NoticeTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English texts: reasons by FileTrouble, and a sentence for each notice, or two of them: for one and for many."""

    reason: dict[str, str] = {}
    notice: dict[str, str | tuple[str, str]] = {}

    def mistaken(self) -> set[str]:
        """Return the names of the reasons and notices without texts, and of texts that belong to none."""
        notices = {key.value for key in NoticeKey if key is not NoticeKey.PROGRAM_DAMAGED}
        return (self.reason.keys() ^ {trouble.value for trouble in FileTrouble}) | (self.notice.keys() ^ notices)


@cache
def notice_texts() -> NoticeTexts:
    """Return all texts of notices; none if the file is missing or damaged."""
    return program_texts.load_or_empty("notices", NoticeTexts)


def sentence_of(notice: Notice) -> str:
    """Return a notice as one or two sentences for the player."""
    arguments = {
        name: trouble_words(value) if isinstance(value, FileTrouble) else str(value)
        for name, value in notice.arguments.items()
    }
    count = notice.arguments.get("count", 0)
    assert isinstance(count, int)
    match notice.key:
        case NoticeKey.PROGRAM_DAMAGED:
            return ngettext(
                "A file of the game is missing or damaged ({file}). The game runs without it; please reinstall the "
                "game.",
                "{count} files of the game are missing or damaged, such as {file}. The game runs without them; please "
                "reinstall the game.",
                count,
            ).format(**arguments)
        case NoticeKey.MATCHES_DAMAGED:
            days = notice.arguments["days"]
            assert isinstance(days, tuple)
            count = len(days)
            named = [
                _("on an unknown date") if day is None else _("on {day}").format(day=day_words(day))
                for day in days[:_MOST_DAYS]
            ]
            more = " \N{HORIZONTAL ELLIPSIS}" if count > _MOST_DAYS else ""
            arguments = {"count": str(count), "days": ", ".join(dict.fromkeys(named)) + more}
        case NoticeKey.SETTINGS_GONE | NoticeKey.SETTINGS_PARTLY_BAD:
            arguments["fields"] = ", ".join(setting_name(name) for name in arguments["fields"].split(", "))
    text = notice_texts().notice.get(notice.key.value)
    if text is None:
        return f"{program_texts.name_of_key(notice.key.value)}: {', '.join(arguments.values())}"
    words = _(text) if isinstance(text, str) else ngettext(*text, count)
    return words.format(**dict.fromkeys(program_texts.BLANKS["notices"], "") | arguments)


def trouble_words(trouble: FileTrouble) -> str:
    """Explain why a file could not be used, as the end of a sentence."""
    return _(notice_texts().reason.get(trouble.value, "")) or program_texts.name_of_key(trouble.value)
