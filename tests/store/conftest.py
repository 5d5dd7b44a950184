"""An archive of its own for every test of the store; and every notice comes with what its words need."""

from pathlib import Path

import pytest

from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
from scopa_gui.store.paths import Paths

ARGUMENTS = {
    NoticeKey.SETTINGS_BROKEN: {"file", "aside"},
    NoticeKey.SETTINGS_RESTORED: {"file", "aside"},
    NoticeKey.SETTINGS_PARTLY_BAD: {"fields"},
    NoticeKey.SETTINGS_UNREADABLE: {"file", "reason"},
    NoticeKey.SETTINGS_NOT_SAVED: {"file", "reason"},
    NoticeKey.PROFILES_UNREADABLE: {"file", "reason"},
    NoticeKey.PROFILES_BROKEN: {"aside"},
    NoticeKey.PROFILES_RESTORED: {"aside"},
    NoticeKey.PROFILES_NEWER: set(),
    NoticeKey.PROFILES_NOT_SAVED: {"file", "reason"},
    NoticeKey.ARCHIVE_BROKEN: {"file", "aside"},
    NoticeKey.ARCHIVE_SALVAGED: {"file", "aside", "count"},
    NoticeKey.ARCHIVE_RESTORED: {"file", "count"},
    NoticeKey.ARCHIVE_MENDED: {"file"},
    NoticeKey.ARCHIVE_EMPTY: {"file"},
    NoticeKey.ARCHIVE_BACK: {"file"},
    NoticeKey.ARCHIVE_NEWER: {"file"},
    NoticeKey.ARCHIVE_UNUSABLE: {"file", "reason"},
    NoticeKey.ARCHIVE_NOT_SAVED: {"file", "reason"},
    NoticeKey.ARCHIVE_AGAIN: {"file"},
    NoticeKey.ARCHIVE_REPLACED: {"file"},
    NoticeKey.ARCHIVE_GONE: {"file", "reason"},
    NoticeKey.PRACTICE_NOT_SAVED: {"file", "reason"},
    NoticeKey.MATCHES_DAMAGED: {"days"},
    NoticeKey.EXERCISES_DAMAGED: {"count"},
    NoticeKey.ANSWERS_DAMAGED: {"count"},
    NoticeKey.VERDICTS_DAMAGED: {"count"},
    NoticeKey.ANSWERS_UNREADABLE: {"file", "reason"},
    NoticeKey.COACH_DAMAGED: {"file"},
    NoticeKey.PROGRAM_DAMAGED: {"file", "count"},
    NoticeKey.ARCHIVE_UNREADABLE: {"file", "reason"},
    NoticeKey.SETTINGS_GONE: {"fields"},
    NoticeKey.OWN_RULES_BROKEN: {"aside"},
    NoticeKey.OWN_RULES_RESTORED: {"aside"},
    NoticeKey.OWN_RULES_UNREADABLE: {"file", "reason"},
    NoticeKey.OWN_RULES_DAMAGED: {"count"},
    NoticeKey.OWN_RULES_NOT_SAVED: {"file", "reason"},
    NoticeKey.MATCH_ELSEWHERE: set(),
    NoticeKey.THINKS_HERE: set(),
}
KINDS = {"file": str, "aside": str, "fields": str, "count": int, "days": tuple, "reason": FileTrouble}


@pytest.fixture(autouse=True)
def _notices_are_whole(monkeypatch):
    """Each has the arguments of its key and no others, of the kind that its words need."""
    made = Notice.__init__

    def checked(self, key, arguments=None):
        made(self, key, {} if arguments is None else arguments)
        assert arguments is not None or not ARGUMENTS[key]
        assert set(self.arguments) == ARGUMENTS[key], key
        for name, value in self.arguments.items():
            assert isinstance(value, KINDS[name]), (key, name, value)
        if "file" in self.arguments:
            assert Path(self.arguments["file"]).suffix in {".json", ".sqlite", ".jsonl"}

    monkeypatch.setattr(Notice, "__init__", checked)


@pytest.fixture
def path(home):
    return Paths().archive


@pytest.fixture
def archive(path):
    opened = Archive(path)
    yield opened
    opened.close()


@pytest.fixture
def paths(home):
    return Paths()
