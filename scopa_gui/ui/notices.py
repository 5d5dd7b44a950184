"""What the store has to tell, in words."""

from scopa_gui.store.notices import Key, Notice, Reason
from scopa_gui.ui.words import _, mark

_REASONS = {
    Reason.FULL: mark("the disk is full"),
    Reason.NOT_ALLOWED: mark("writing there is not allowed"),
    Reason.BUSY: mark("another program is using it"),
    Reason.OTHER: mark("the disk reported an error"),
}
_SENTENCES = {
    Key.SETTINGS_BROKEN: mark("Your settings could not be read and start afresh. The old file was kept as {aside}."),
    Key.SETTINGS_RESTORED: mark("Your settings were damaged; those of the last time are in use. The damaged file is {aside}."),
    Key.SETTINGS_PARTLY_BAD: mark("Some settings were not understood and are as at first: {fields}."),
    Key.SETTINGS_UNREADABLE: mark("Your settings in {file} could not be read: {reason}."),
    Key.SETTINGS_NOT_SAVED: mark("Your settings could not be saved in {file}: {reason}."),
    Key.ARCHIVE_BROKEN: mark("The record of your matches was damaged and begins afresh. The old file was kept as {aside}."),
    Key.ARCHIVE_NEWER: mark("Your matches were written by a newer version of the game; this time nothing is recorded."),
    Key.ARCHIVE_UNUSABLE: mark("Your matches cannot be recorded in {file}: {reason}."),
    Key.ARCHIVE_NOT_SAVED: mark("The last moves could not be recorded: {reason}. The game will try again."),
    Key.ARCHIVE_AGAIN: mark("The record of your matches was deleted while the game was open. It is written again in {file}; nothing is lost."),
    Key.ARCHIVE_REPLACED: mark("Another file took the place of the record of your matches, {file}. Your matches have been added to it."),
    Key.ARCHIVE_GONE: mark("The record of your matches is gone, and {file} cannot be written: {reason}. The match goes on; the game will try again."),
    Key.PRACTICE_NOT_SAVED: mark("What you practised could not be recorded: {reason}. The game will try again."),
    Key.MATCH_ELSEWHERE: mark("Another window is playing this match; moves made here are not recorded."),
}


def sentence_of(notice: Notice) -> str:
    """A notice as one or two sentences for the player."""
    arguments = {
        name: _(_REASONS[value]) if isinstance(value, Reason) else value for name, value in notice.arguments.items()
    }
    return _(_SENTENCES[notice.key]).format(**arguments)
