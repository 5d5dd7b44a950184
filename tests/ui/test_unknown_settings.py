"""A name in the settings that this version does not know: the usual is there instead, told in the settings' words."""

import msgspec
import pytest

from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
from scopa_gui.store.paths import assets
from scopa_gui.store.settings import Loaded, Settings
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.front.unknown_settings import check_next_match, known_looks
from scopa_gui.ui.words.notice_words import sentence_of
from tests.conftest import LANGUAGES
from tests.ui.pilot import Pilot

LOOKS = ("deck", "back", "table")
PLAY = ("variant", "level", "partner")


@pytest.mark.rotating
@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("gone", ["tarocco", "backs", "closeup", "x" * 40])
def test_cards_and_tables_that_are_no_more_are_the_usual_ones(make_context, name, gone):
    found = known_looks(Loaded(Settings(language="en", **{name: gone})), assets())
    assert found.settings == Settings(language="en")
    assert found.notices == (Notice(NoticeKey.SETTINGS_GONE, {"fields": name}),)
    Pilot(make_context(**msgspec.structs.asdict(found.settings)), TitleScreen(make_context()))


def test_what_is_there_stays_and_what_was_told_before_is_told_too():
    chosen = Settings(deck="french", back="lemons", table="wood")
    assert known_looks(Loaded(chosen), assets()) == Loaded(chosen)
    before = Notice(NoticeKey.SETTINGS_PARTLY_BAD, {"fields": "speed"})
    found = known_looks(Loaded(Settings(deck="no", table="no"), (before,)), assets())
    assert found.notices == (before, Notice(NoticeKey.SETTINGS_GONE, {"fields": "deck, table"}))


@pytest.mark.parametrize("name", PLAY)
def test_a_game_or_a_player_that_is_no_more_is_the_usual_one(make_context, name):
    context = make_context(**{name: "nobody"})
    pilot = Pilot(context, TitleScreen(context))
    check_next_match(context)
    assert getattr(context.settings, name) == getattr(Settings(), name)
    assert pilot.news[-1] == sentence_of(Notice(NoticeKey.SETTINGS_GONE, {"fields": name}))
    pilot.app.toast.say_now("x")
    check_next_match(context)
    assert pilot.news == ["x"], "it is said once"


ARGUMENTS = {
    "file": "~/f",
    "aside": "~/g",
    "reason": FileTrouble.NO_FILE,
    "fields": ", ".join(Settings.__struct_fields__),
}


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", NoticeKey)
def test_every_notice_is_a_sentence_without_a_gap(make_context, key, language):
    make_context(language=language)
    for count, days in ((1, (1e9,)), (2, (1e9, None)), (7, (1e9, 2e9, None, 1.1e9, 1.2e9, 1.3e9, None))):
        sentence = sentence_of(Notice(key, {**ARGUMENTS, "count": count, "days": days}))
        assert sentence.endswith((".", "kept as ~/g.")), sentence
        assert "{" not in sentence
        assert "None" not in sentence
