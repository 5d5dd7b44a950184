"""What has to be told of files and of the system, in words."""

from collections.abc import Mapping

from scopa_gui.store.notices import Argument, FileTrouble, Notice, NoticeKey
from scopa_gui.ui.words.matches import day_words
from scopa_gui.ui.words.translation import _, mark, ngettext

_REASONS = {
    FileTrouble.FULL: mark("the disk is full"),
    FileTrouble.NOT_ALLOWED: mark("the system does not allow it"),
    FileTrouble.NO_FILE: mark("what is there is not an ordinary file"),
    FileTrouble.BUSY: mark("another program is using it"),
    FileTrouble.OTHER: mark("the disk reported an error"),
}
_SENTENCES = {
    NoticeKey.SETTINGS_BROKEN: mark(
        "Your settings could not be read and start afresh. The old file was kept as {aside}."
    ),
    NoticeKey.SETTINGS_RESTORED: mark(
        "Your settings were damaged and have been restored from their copy. The damaged file is {aside}."
    ),
    NoticeKey.SETTINGS_PARTLY_BAD: mark("Some settings were not understood and are as at first: {fields}."),
    NoticeKey.SETTINGS_UNREADABLE: mark("Your settings in {file} could not be read: {reason}."),
    NoticeKey.SETTINGS_NOT_SAVED: mark("Your settings could not be saved in {file}: {reason}."),
    NoticeKey.PROFILES_UNREADABLE: mark("Who plays on this computer cannot be read in {file}: {reason}."),
    NoticeKey.PROFILES_BROKEN: mark(
        "The list of who plays on this computer was damaged. Everybody is there, some with a number instead of a name: "
        "give them their names again under “Who plays?”. The damaged file is {aside}."
    ),
    NoticeKey.PROFILES_RESTORED: mark(
        "The list of who plays on this computer was damaged and has been restored from its copy; nobody is missing. "
        "The damaged file is {aside}."
    ),
    NoticeKey.PROFILES_NEWER: mark(
        "The list of who plays on this computer was written by a newer version of the game and stays as it is."
    ),
    NoticeKey.PROFILES_NOT_SAVED: mark("Who plays on this computer could not be saved in {file}: {reason}."),
    NoticeKey.ARCHIVE_BROKEN: mark(
        "The record of your matches was damaged and begins afresh. The old file was kept as {aside}."
    ),
    NoticeKey.ARCHIVE_MENDED: mark(
        "The disk had damaged something in the record of your matches. It was put right from the second copy; nothing "
        "is lost."
    ),
    NoticeKey.ARCHIVE_EMPTY: mark(
        "The record of your matches was empty: {file} held nothing any more. A new one begins."
    ),
    NoticeKey.ARCHIVE_BACK: mark(
        "Your matches can be recorded in {file} again. What you played in the meantime is in it, too."
    ),
    NoticeKey.ARCHIVE_NEWER: mark(
        "Your matches were written by a newer version of the game; this time nothing is recorded."
    ),
    NoticeKey.ARCHIVE_UNUSABLE: mark("Your matches cannot be recorded in {file}: {reason}."),
    NoticeKey.ARCHIVE_NOT_SAVED: mark("The last moves could not be recorded: {reason}. The game will try again."),
    NoticeKey.ARCHIVE_AGAIN: mark(
        "The record of your matches was deleted while the game was open. It is written again in {file}; nothing is "
        "lost."
    ),
    NoticeKey.ARCHIVE_REPLACED: mark(
        "Another file took the place of the record of your matches, {file}. Your matches have been added to it."
    ),
    NoticeKey.ARCHIVE_GONE: mark(
        "The record of your matches is gone, and {file} cannot be written: {reason}. The match goes on; the game will "
        "try again."
    ),
    NoticeKey.PRACTICE_NOT_SAVED: mark("What you practised could not be recorded: {reason}. The game will try again."),
    NoticeKey.ARCHIVE_UNREADABLE: mark(
        "Part of the record of your matches cannot be read: {reason}. Nothing was changed; it will be looked through "
        "when the game starts again."
    ),
    NoticeKey.ANSWERS_UNREADABLE: mark("Your answers to memory questions in {file} could not be read: {reason}."),
    NoticeKey.COACH_DAMAGED: mark(
        "The coach's record of your last moves in {file} was damaged. It begins again; matches and practice are not "
        "affected."
    ),
    NoticeKey.SETTINGS_GONE: mark(
        "This version of the game does not have what was chosen here, so the usual is there instead: {fields}."
    ),
    NoticeKey.OWN_RULES_BROKEN: mark(
        "Your own rules could not be read and are gone from the list. The old file was kept as {aside}."
    ),
    NoticeKey.OWN_RULES_RESTORED: mark(
        "The file of your own rules was damaged and has been restored from its copy. The damaged file is {aside}."
    ),
    NoticeKey.OWN_RULES_UNREADABLE: mark("Your own rules in {file} could not be read: {reason}."),
    NoticeKey.OWN_RULES_NOT_SAVED: mark("Your own rules could not be saved in {file}: {reason}."),
    NoticeKey.MATCH_ELSEWHERE: mark("Another window is playing this match; moves made here are not recorded."),
    NoticeKey.THINKS_HERE: mark("The others now think in the window itself: the game goes on, but it may stutter."),
    NoticeKey.JUDGES_HERE: mark(
        "Moves are now judged in the window itself: the game goes on, but it may stutter, and the coach takes a "
        "quicker look."
    ),
}


_FIELDS = {
    "language": mark("Language"),
    "deck": mark("Deck"),
    "escoba_deck": mark("Deck"),
    "usual_deck": mark("Deck"),
    "back": mark("Back of the cards"),
    "index": mark("Numbers in the corners"),
    "four_colours": mark("Four colours"),
    "large_index": mark("Large indices"),
    "table": mark("Table"),
    "speed": mark("Speed"),
    "reduced_motion": mark("Reduce motion"),
    "contrast": mark("High contrast"),
    "capture_stop": mark("After a capture"),
    "show_captures": mark("Show captures"),
    "coach": mark("Coach at the table"),
    "memory_questions": mark("Memory questions"),
    "counters": mark("Count for me"),
    "grid": mark("What the others can hold"),
    "race": mark("Race for the primiera"),
    "text_scale": mark("Text size"),
    "volume": mark("Effects"),
    "music": mark("Short tunes"),
    "background_music": mark("Music"),
    "muted": mark("Sound"),
    "background_sound": mark("Sound in the background"),
    "fullscreen": mark("Full screen"),
    "window_size": mark("Size of the window"),
    "window_position": mark("Place of the window"),
    "window_maximised": mark("Size of the window"),
    "level": mark("Opponent"),
    "partner": mark("Partner"),
    "variant": mark("Game"),
    "players": mark("Players"),
    "target": mark("Points to win"),
    "company": mark("Who has played here"),
    "watch_open": mark("Hands open, while watching"),
    "watched": mark("Who is watched"),
    "first_steps": mark("First steps"),
    "knows_smazzata": mark("The first count"),
}
"""The settings as their own screen calls them."""
_MOST_DAYS = 4
"""Damaged matches that are named one by one."""


def sentence_of(notice: Notice) -> str:
    """A notice as one or two sentences for the player."""
    arguments = {name: _shown(value) for name, value in notice.arguments.items()}
    match notice.key:
        case NoticeKey.MATCHES_DAMAGED:
            return _damaged_matches(notice.arguments)
        case NoticeKey.EXERCISES_DAMAGED | NoticeKey.ANSWERS_DAMAGED | NoticeKey.VERDICTS_DAMAGED:
            return _damaged_practice(notice.key, notice.arguments)
        case NoticeKey.OWN_RULES_DAMAGED:
            return _damaged_rules(notice.arguments)
        case NoticeKey.PROGRAM_DAMAGED:
            return _damaged_program(notice.arguments)
        case NoticeKey.ARCHIVE_SALVAGED:
            return _salvaged(notice.arguments)
        case NoticeKey.ARCHIVE_RESTORED:
            return _restored(notice.arguments)
        case NoticeKey.SETTINGS_GONE | NoticeKey.SETTINGS_PARTLY_BAD:
            arguments["fields"] = ", ".join(_(_FIELDS[name]) for name in arguments["fields"].split(", "))
    return _(_SENTENCES[notice.key]).format(**arguments)


def _shown(value: Argument) -> str:
    return trouble_words(value) if isinstance(value, FileTrouble) else str(value)


def trouble_words(trouble: FileTrouble) -> str:
    """Why a file could not be used, as the end of a sentence."""
    return _(_REASONS[trouble])


def _damaged_matches(arguments: Mapping[str, Argument]) -> str:
    days = arguments["days"]
    assert isinstance(days, tuple)
    named = [
        _("on a day that is not known") if day is None else _("on {day}").format(day=day_words(day))
        for day in days[:_MOST_DAYS]
    ]
    listed = ", ".join(dict.fromkeys(named)) + (" \N{HORIZONTAL ELLIPSIS}" if len(days) > _MOST_DAYS else "")
    return ngettext(
        "A match that you played {days} is damaged and is left out. It stays in the file; all your other matches are "
        "there.",
        "{count} matches that you played {days} are damaged and are left out. They stay in the file; all your other "
        "matches are there.",
        len(days),
    ).format(count=len(days), days=listed)


def _salvaged(arguments: Mapping[str, Argument]) -> str:
    count = arguments["count"]
    assert isinstance(count, int)
    return ngettext(
        "The record of your matches was damaged. {count} match could be read and is in a new one; the old file was "
        "kept as {aside}.",
        "The record of your matches was damaged. {count} matches could be read and are in a new one; the old file was "
        "kept as {aside}.",
        count,
    ).format(count=count, aside=arguments["aside"])


def _damaged_program(arguments: Mapping[str, Argument]) -> str:
    count = arguments["count"]
    assert isinstance(count, int)
    return ngettext(
        "A file of the game itself is missing or damaged ({file}). The game goes on without it; install it again.",
        "{count} files of the game itself are missing or damaged, such as {file}. The game goes on without them; "
        "install it again.",
        count,
    ).format(count=count, file=arguments["file"])


def _restored(arguments: Mapping[str, Argument]) -> str:
    count = arguments["count"]
    assert isinstance(count, int)
    return ngettext(
        "The record of your matches was damaged or gone. It was restored from its second copy, with {count} match; "
        "nothing is lost.",
        "The record of your matches was damaged or gone. It was restored from its second copy, with {count} matches; "
        "nothing is lost.",
        count,
    ).format(count=count)


def _damaged_rules(arguments: Mapping[str, Argument]) -> str:
    count = arguments["count"]
    assert isinstance(count, int)
    return ngettext(
        "{count} of your own rule sets is damaged, or of a newer version, and is left out. It stays in the file.",
        "{count} of your own rule sets are damaged, or of a newer version, and are left out. They stay in the file.",
        count,
    ).format(count=count)


def _damaged_practice(key: NoticeKey, arguments: Mapping[str, Argument]) -> str:
    count = arguments["count"]
    assert isinstance(count, int)
    words = {
        NoticeKey.EXERCISES_DAMAGED: ngettext(
            "{count} position that you practise is damaged and will not be asked any more. It stays in the file; all "
            "the others are there.",
            "{count} positions that you practise are damaged and will not be asked any more. They stay in the file; "
            "all the others are there.",
            count,
        ),
        NoticeKey.ANSWERS_DAMAGED: ngettext(
            "{count} answer that you gave in practice is damaged and is not counted. It stays in the file; all the "
            "others are there.",
            "{count} answers that you gave in practice are damaged and are not counted. They stay in the file; all the "
            "others are there.",
            count,
        ),
        NoticeKey.VERDICTS_DAMAGED: ngettext(
            "What the review had found of {count} move is damaged. The review will judge it anew.",
            "What the review had found of {count} moves is damaged. The review will judge them anew.",
            count,
        ),
    }
    return words[key].format(count=count)
