"""Notices about files and the system, in words."""

from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
from scopa_gui.ui.words.matches import day_words
from scopa_gui.ui.words.setting_names import setting_name
from scopa_gui.ui.words.translation import _, mark, ngettext

_REASONS = {
    FileTrouble.FULL: mark("the disk is full"),
    FileTrouble.NOT_ALLOWED: mark("the system does not allow it"),
    FileTrouble.NO_FILE: mark("it is not an ordinary file"),
    FileTrouble.BUSY: mark("another program is using it"),
    FileTrouble.OTHER: mark("the disk reported an error"),
}
_SENTENCES = {
    NoticeKey.SETTINGS_BROKEN: mark(
        "Your settings could not be read, so the defaults are used. The old file was saved as {aside}."
    ),
    NoticeKey.SETTINGS_RESTORED: mark(
        "Your settings were damaged and have been restored from their copy. The damaged file is {aside}."
    ),
    NoticeKey.SETTINGS_PARTLY_BAD: mark("Some settings were not understood and have been reset: {fields}."),
    NoticeKey.SETTINGS_UNREADABLE: mark("Your settings in {file} could not be read: {reason}."),
    NoticeKey.SETTINGS_NOT_SAVED: mark("Your settings could not be saved to {file}: {reason}."),
    NoticeKey.PROFILES_UNREADABLE: mark("The list of players in {file} could not be read: {reason}."),
    NoticeKey.PROFILES_BROKEN: mark(
        "The list of players was damaged. Everyone is still there, some with a number instead of a name: you can "
        "name them again under “Who’s playing?”. The damaged file is {aside}."
    ),
    NoticeKey.PROFILES_RESTORED: mark(
        "The list of players was damaged and has been restored from its copy; nobody is missing. The damaged "
        "file is {aside}."
    ),
    NoticeKey.PROFILES_NEWER: mark("The list of players comes from a newer version of the game and stays as it is."),
    NoticeKey.PROFILES_NOT_SAVED: mark("The list of players could not be saved to {file}: {reason}."),
    NoticeKey.ARCHIVE_BROKEN: mark(
        "The record of your matches was damaged, so a new one was started. The old file was saved as {aside}."
    ),
    NoticeKey.ARCHIVE_MENDED: mark(
        "Part of the record of your matches was damaged on the disk. It was repaired from the second copy; "
        "nothing is lost."
    ),
    NoticeKey.ARCHIVE_EMPTY: mark(
        "The record of your matches was empty: there was nothing left in {file}. A new one has been started."
    ),
    NoticeKey.ARCHIVE_BACK: mark(
        "Your matches can be recorded in {file} again. What you played in the meantime is there, too."
    ),
    NoticeKey.ARCHIVE_NEWER: mark(
        "Your matches come from a newer version of the game; nothing will be recorded this time."
    ),
    NoticeKey.ARCHIVE_UNUSABLE: mark("Your matches cannot be recorded in {file}: {reason}."),
    NoticeKey.ARCHIVE_NOT_SAVED: mark("The last moves could not be recorded: {reason}. The game will try again."),
    NoticeKey.ARCHIVE_AGAIN: mark(
        "The record of your matches was deleted while the game was open. It has been written to {file} again; "
        "nothing is lost."
    ),
    NoticeKey.ARCHIVE_REPLACED: mark(
        "Another file has replaced the record of your matches, {file}. Your matches have been added to it."
    ),
    NoticeKey.ARCHIVE_GONE: mark(
        "The record of your matches is missing, and {file} cannot be written: {reason}. The match goes on; the "
        "game will try again."
    ),
    NoticeKey.PRACTICE_NOT_SAVED: mark("Your practice could not be recorded: {reason}. The game will try again."),
    NoticeKey.ARCHIVE_UNREADABLE: mark(
        "Part of the record of your matches cannot be read: {reason}. Nothing was changed; it will be checked "
        "when the game next starts."
    ),
    NoticeKey.ANSWERS_UNREADABLE: mark("Your answers to memory questions in {file} could not be read: {reason}."),
    NoticeKey.COACH_DAMAGED: mark(
        "The coach’s record of your last moves in {file} was damaged. A new one has been started; matches and "
        "practice are not affected."
    ),
    NoticeKey.SETTINGS_GONE: mark(
        "This version of the game doesn’t have what you chose, so the default is used: {fields}."
    ),
    NoticeKey.OWN_RULES_BROKEN: mark(
        "Your own rules could not be read and are missing from the list. The old file was saved as {aside}."
    ),
    NoticeKey.OWN_RULES_RESTORED: mark(
        "The file with your own rules was damaged and has been restored from its copy. The damaged file is {aside}."
    ),
    NoticeKey.OWN_RULES_UNREADABLE: mark("Your own rules in {file} could not be read: {reason}."),
    NoticeKey.OWN_RULES_NOT_SAVED: mark("Your own rules could not be saved to {file}: {reason}."),
    NoticeKey.MATCH_ELSEWHERE: mark("This match is being played in another window; moves made here are not recorded."),
    NoticeKey.THINKS_HERE: mark(
        "The computer players now run inside the game window: play continues, but may stutter."
    ),
    NoticeKey.JUDGES_HERE: mark(
        "Moves are now judged inside the game window: play continues, but may stutter, and the coach thinks for "
        "less time."
    ),
}
_MOST_DAYS = 4
"""Greatest number of damaged matches whose days are named."""


def sentence_of(notice: Notice) -> str:
    """Return a notice as one or two sentences for the player."""
    arguments = {
        name: trouble_words(value) if isinstance(value, FileTrouble) else str(value)
        for name, value in notice.arguments.items()
    }
    if notice.key is NoticeKey.MATCHES_DAMAGED:
        days = notice.arguments["days"]
        assert isinstance(days, tuple)
        named = [
            _("on an unknown date") if day is None else _("on {day}").format(day=day_words(day))
            for day in days[:_MOST_DAYS]
        ]
        listed = ", ".join(dict.fromkeys(named)) + (" \N{HORIZONTAL ELLIPSIS}" if len(days) > _MOST_DAYS else "")
        return ngettext(
            "A match you played {days} is damaged and has been left out. It stays in the file; all your other "
            "matches are there.",
            "{count} matches you played {days} are damaged and have been left out. They stay in the file; all your "
            "other matches are there.",
            len(days),
        ).format(count=len(days), days=listed)
    if notice.key in (NoticeKey.SETTINGS_GONE, NoticeKey.SETTINGS_PARTLY_BAD):
        arguments["fields"] = ", ".join(setting_name(name) for name in arguments["fields"].split(", "))
    if notice.key in _SENTENCES:
        return _(_SENTENCES[notice.key]).format(**arguments)
    count = notice.arguments["count"]
    assert isinstance(count, int)
    return _counted(notice.key, count).format(**arguments)


def trouble_words(trouble: FileTrouble) -> str:
    """Explain why a file could not be used, as the end of a sentence."""
    return _(_REASONS[trouble])


def _counted(key: NoticeKey, count: int) -> str:
    """Return the sentence of a notice with a number, before it is filled in."""
    return {
        NoticeKey.ARCHIVE_SALVAGED: ngettext(
            "The record of your matches was damaged. {count} match could be read and is in a new one; the old file "
            "was saved as {aside}.",
            "The record of your matches was damaged. {count} matches could be read and are in a new one; the old "
            "file was saved as {aside}.",
            count,
        ),
        NoticeKey.PROGRAM_DAMAGED: ngettext(
            "A file of the game is missing or damaged ({file}). The game runs without it; please reinstall the game.",
            "{count} files of the game are missing or damaged, such as {file}. The game runs without them; please "
            "reinstall the game.",
            count,
        ),
        NoticeKey.ARCHIVE_RESTORED: ngettext(
            "The record of your matches was damaged or missing. It was restored from its second copy, with {count} "
            "match; nothing is lost.",
            "The record of your matches was damaged or missing. It was restored from its second copy, with {count} "
            "matches; nothing is lost.",
            count,
        ),
        NoticeKey.OWN_RULES_DAMAGED: ngettext(
            "{count} set of your own rules is damaged or from a newer version and has been left out. It stays in "
            "the file.",
            "{count} sets of your own rules are damaged or from a newer version and have been left out. They stay in "
            "the file.",
            count,
        ),
        NoticeKey.EXERCISES_DAMAGED: ngettext(
            "{count} practice position is damaged and will not come up any more. It stays in the file; all the "
            "others are there.",
            "{count} practice positions are damaged and will not come up any more. They stay in the file; all "
            "the others are there.",
            count,
        ),
        NoticeKey.ANSWERS_DAMAGED: ngettext(
            "{count} practice answer is damaged and does not count. It stays in the file; all the others are there.",
            "{count} practice answers are damaged and do not count. They stay in the file; all the others are there.",
            count,
        ),
        NoticeKey.VERDICTS_DAMAGED: ngettext(
            "The review of {count} move is damaged. The move will be reviewed again.",
            "The review of {count} moves is damaged. They will be reviewed again.",
            count,
        ),
    }[key]
