"""Notices to the player about files and the system: a key and its arguments. The words come from the window."""

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path


class NoticeKey(Enum):
    """Kinds of event to report. In each line: the arguments that come with it."""

    SETTINGS_BROKEN = "settings_broken"
    """file, aside: unreadable, moved aside, all settings are at their defaults."""
    SETTINGS_RESTORED = "settings_restored"
    """file, aside: unreadable, moved aside, the copy is in use."""
    SETTINGS_PARTLY_BAD = "settings_partly_bad"
    """fields: names of the values that were not understood and are at their defaults; the others are kept."""
    SETTINGS_UNREADABLE = "settings_unreadable"
    """file, reason: it may not be read; nothing was changed, the settings are those of the backup or the defaults."""
    SETTINGS_NOT_SAVED = "settings_not_saved"
    """file, reason."""
    PROFILES_UNREADABLE = "profiles_unreadable"
    """file, reason: who plays here may not be read; nothing was changed, everybody has a number for a name."""
    PROFILES_BROKEN = "profiles_broken"
    """aside: damaged, moved aside, no copy: everybody has a number for a name."""
    PROFILES_RESTORED = "profiles_restored"
    """aside: damaged, moved aside, the copy is in use."""
    PROFILES_NEWER = "profiles_newer"
    """Written by a newer program; who plays here is as it was."""
    PROFILES_NOT_SAVED = "profiles_not_saved"
    """file, reason: who plays here is as it was."""
    ARCHIVE_BROKEN = "archive_broken"
    """file, aside: damaged, moved aside, a new one begun."""
    ARCHIVE_SALVAGED = "archive_salvaged"
    """file, aside, count: damaged, moved aside; so many matches could be read and are in a new one."""
    ARCHIVE_RESTORED = "archive_restored"
    """file, count: damaged or gone; all that it held was in its second copy, and so many matches are there again."""
    ARCHIVE_MENDED = "archive_mended"
    """file: some of what it says was damaged by the disk, and is as it was, from the second copy."""
    ARCHIVE_EMPTY = "archive_empty"
    """file: there is nothing in it any more, and nothing is known of what was."""
    ARCHIVE_BACK = "archive_back"
    """file: it could not be used when it was opened; it can again, and what was played meanwhile is in it."""
    ARCHIVE_NEWER = "archive_newer"
    """file: written by a newer program; left alone, matches are not kept this time."""
    ARCHIVE_UNUSABLE = "archive_unusable"
    """file, reason: it cannot be opened; matches are not kept this time."""
    ARCHIVE_NOT_SAVED = "archive_not_saved"
    """file, reason: moves wait in memory and are written with the next one that can be."""
    ARCHIVE_AGAIN = "archive_again"
    """file: it was deleted while it was open, and has been written again, whole."""
    ARCHIVE_REPLACED = "archive_replaced"
    """file: another one came into its place while it was open; what was open has been added to that one."""
    ARCHIVE_GONE = "archive_gone"
    """file, reason: it is no longer there, and cannot be written again now; that is tried with every move."""
    PRACTICE_NOT_SAVED = "practice_not_saved"
    """file, reason: answers wait in memory and are written with the next one that can be."""
    MATCHES_DAMAGED = "matches_damaged"
    """days: when they were last played, None if unreadable; set aside in the archive itself, all others are there."""
    EXERCISES_DAMAGED = "exercises_damaged"
    """count: of what is practised; as above."""
    ANSWERS_DAMAGED = "answers_damaged"
    """count: answers given in practice; as above."""
    ANSWERS_UNREADABLE = "answers_unreadable"
    """file, reason: the answers to questions of memory may not be read; nothing was changed."""
    COACH_DAMAGED = "coach_damaged"
    """file: the grades of the last moves, or some of them, could not be read."""
    VERDICTS_DAMAGED = "verdicts_damaged"
    """count: moves that have to be judged anew."""
    ARCHIVE_UNREADABLE = "archive_unreadable"
    """file, reason: what was asked for cannot be read; the file is looked through at the next start."""
    SETTINGS_GONE = "settings_gone"
    """fields: names of values this version does not know, as a deck that is no more; they are at their defaults."""
    OWN_RULES_BROKEN = "own_rules_broken"
    """aside: the file of one's own rules was unreadable, moved aside; there are none."""
    OWN_RULES_RESTORED = "own_rules_restored"
    """aside: unreadable, moved aside; those of the copy are there."""
    OWN_RULES_UNREADABLE = "own_rules_unreadable"
    """file, reason: it may not be read; nothing was changed."""
    OWN_RULES_DAMAGED = "own_rules_damaged"
    """count: rules of one's own that are left out and stay in the file; all others are there."""
    OWN_RULES_NOT_SAVED = "own_rules_not_saved"
    """file, reason: they are there until the program ends."""
    MATCH_ELSEWHERE = "match_elsewhere"
    """Another running copy goes on with this match; this copy's moves are not kept."""
    THINKS_HERE = "thinks_here"
    """No process can be started for the computer's players, or not again: they think in the window's."""
    PROGRAM_DAMAGED = "program_damaged"
    """file, count: so many files that ship with the game are missing or damaged, one of them this; it does without."""
    JUDGES_HERE = "judges_here"
    """No process can be started for coach, review or puzzles, or not again: moves are judged in the window's."""


class FileTrouble(Enum):
    """Reasons why a file could not be used, as far as a player can do something about it."""

    FULL = "full"
    NO_FILE = "no_file"
    """A folder, a pipe or a device stands where the file should be."""
    NOT_ALLOWED = "not_allowed"
    BUSY = "busy"
    OTHER = "other"


Argument = str | int | FileTrouble | tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to tell; arguments are texts (paths, names), a `Reason`, a number, or days as seconds since 1970."""

    key: NoticeKey
    arguments: Mapping[str, Argument] = field(default_factory=dict)


_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_NOT_ALLOWED = (errno.EACCES, errno.EPERM, errno.EROFS)
_NO_FILE = (errno.EINVAL, errno.EISDIR, errno.ENXIO, errno.ELOOP)
_BUSY = (errno.EAGAIN, errno.EBUSY, errno.ETXTBSY, errno.EDEADLK)


def reason_of(error: OSError) -> FileTrouble:
    """The reason in an error of the system."""
    if error.errno in _FULL:
        return FileTrouble.FULL
    if error.errno in _NOT_ALLOWED:
        return FileTrouble.NOT_ALLOWED
    if error.errno in _NO_FILE:
        return FileTrouble.NO_FILE
    if error.errno in _BUSY:
        return FileTrouble.BUSY
    return FileTrouble.OTHER


def shown(path: str | os.PathLike[str]) -> str:
    """A path as a person reads it: the home folder as ~, and � for what cannot be shown."""
    whole = Path(path)
    with suppress(ValueError, RuntimeError):  # elsewhere, or no home at all
        whole = "~" / whole.relative_to(Path.home())
    return _seen(str(whole))


def shown_name(path: str | os.PathLike[str]) -> str:
    """The last part of a path as a person reads it: � for what cannot be shown."""
    return _seen(Path(path).name)


def _seen(text: str) -> str:
    plain = (" " if letter.isspace() else letter for letter in text)
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in plain)
