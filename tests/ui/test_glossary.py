"""The words of the trade: each explained in two sentences, found where they stand, told under the pointer and by F2."""

import re
import sys

import pygame
import pytest

from scopa_gui.coach.lessons.curriculum import BY_KEY, COURSE
from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.kit.explained import ExplainedWord
from scopa_gui.ui.kit.layout import Paragraphs
from scopa_gui.ui.kit.theme import INK, Theme
from scopa_gui.ui.kit.tip import Tip
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.practice.lessons.lesson_texts import lesson_text
from scopa_gui.ui.practice.lessons.lessons_screen import LessonsScreen
from scopa_gui.ui.table.companions.text_slip import TextSlip
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.glossary import alphabetical, explanation, terms, title_of, words_in
from tests.coach.lesson_texts import ALL_TEXTS
from tests.conftest import LANGUAGES, PROJECT
from tests.ui.at_rules_pages import blocks
from tests.ui.count.tables import played
from tests.ui.pilot import Pilot

FOUND = [key for key, term in terms().items() if term.forms]


def keys_in(text):
    return [key for _start, _end, key in words_in(text)]


def lesson(context, key="spariglio", step=1, size=(1280, 800)):
    """A lesson at rest."""
    pilot = Pilot(context, LessonSession(context, BY_KEY[key], step).screen, size)
    pilot.rest()
    return pilot


def explained(pilot):
    return {word.key: word.rect for word in pilot.app.context.text.explained.words}


# The words


def test_there_are_about_twenty_five():
    assert 25 <= len(terms()) <= 30


@pytest.mark.parametrize("deck", ["neapolitan", "french"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_is_told_in_two_sentences_as_the_deck_calls_things(make_context, language, deck):
    make_context(language=language, deck=deck)
    for key in terms():
        words = explanation(key)
        assert len(re.findall(r"[.](?: |$)", words)) == 2, words
        assert "{" not in words
        assert len(words) < 200, words
    coins = translation.suit_name(0)
    assert coins in explanation("settebello")
    assert len({title_of(key) for key in terms()}) == len(terms())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_rules_has_them_all_by_the_alphabet(make_context, language):
    context = make_context(language=language)
    rows = alphabetical()
    assert [title for title, _words in rows] == sorted((title_of(key) for key in terms()), key=str.casefold)
    cells = [block.cells for block in blocks()]
    assert all(row in cells for row in rows)
    pilot = Pilot(context, RulesScreen(context))
    pilot.key("end")
    assert "list:contents=words" in pilot.targets


# Where they stand


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_word_is_found_as_itself_and_belongs_to_it_alone(make_context, language):
    make_context(language=language)
    seen = {}
    for key in FOUND:
        for form in translation._(terms()[key].forms).split("|"):
            assert form.strip() == form
            assert seen.setdefault(form.casefold(), key) == key
            start = len("x (")
            assert list(words_in(f"x ({form}).")) == [(start, start + len(form), key)]
            assert keys_in(f"{form[0].upper()}{form[1:]}, y") == [key]
            assert key not in keys_in(f"x{form} {form}x")


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_is_idle(make_context, language):
    """Each is in some text of the program beside the glossary itself."""
    make_context(language=language)
    sys.path.insert(0, str(PROJECT / "packaging"))
    try:
        import words as tool
    finally:
        sys.path.pop(0)
    own = {text for term in terms().values() for text in (term.title, term.text, term.forms)}
    messages = {text if isinstance(text, str) else text[-1] for text, _context in tool.texts()} - own
    assert set(FOUND) <= {key for text in messages for key in keys_in(translation._(text))}


def test_words_that_only_look_alike_are_left_alone(make_context):
    make_context(language="de")
    assert keys_in("Nimm ein paar Karten vom Tisch.") == []
    assert keys_in("Ein Paar bricht nichts.") == ["pair"]
    make_context(language="it")
    assert keys_in("Le tocca scartare ancora, e ancora.") == []
    assert keys_in("Hai levato l\N{RIGHT SINGLE QUOTATION MARK}ancora.") == ["anchor"]
    make_context(language="en")
    assert keys_in("The dealer\N{RIGHT SINGLE QUOTATION MARK}s side: pairs. Against the dealer: sums.") == [
        "deck_side",
        "pair",
        "hand_side",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_are_full_of_them_but_not_too_full(make_context, language):
    make_context(language=language)
    texts = [lesson_text(name) for name in ALL_TEXTS]
    found = [keys_in(text) for text in texts]
    assert len(texts) / 2 > sum(map(bool, found)) > 4 * len(COURSE)
    assert max(len(set(keys)) for keys in found) <= 4


# On the screen


def test_under_the_pointer_a_word_is_explained_and_beside_it_no_more(context):
    pilot = lesson(context)
    plain = pygame.image.tobytes(pilot.picture(), "RGB")
    assert "pair" in explained(pilot)
    pilot.point(explained(pilot)["pair"].center)
    assert pilot.app.tip.key == "pair"
    assert pygame.image.tobytes(pilot.picture(), "RGB") != plain
    pilot.point((5, 300))
    assert pilot.app.tip.key is None
    assert pygame.image.tobytes(pilot.picture(), "RGB") == plain


def test_f2_goes_from_word_to_word_and_any_other_key_ends_it(context):
    pilot = lesson(context, "count", 3)
    keys = list(explained(pilot))
    assert keys
    for key in (*keys, None, keys[0]):
        pilot.key("f2")
        assert pilot.app.tip.key == key
    pilot.key("tab")
    assert pilot.app.tip.key is None
    pilot.key("f2")
    pilot.key("return")
    assert pilot.app.tip.key is None


def test_where_nothing_is_explained_f2_does_nothing(context):
    pilot = Pilot(context, LessonsScreen(context))
    before = pygame.image.tobytes(pilot.picture(), "RGB")
    pilot.key("f2")
    assert pilot.app.tip.key is None
    assert pygame.image.tobytes(pilot.picture(), "RGB") == before


def test_words_go_with_the_screen_they_stood_on(context):
    pilot = lesson(context)
    pilot.app.stack.enter(LessonsScreen(context))
    pilot.tick()
    assert explained(pilot) == {}
    pilot.key("escape")
    pilot.tick()
    assert "pair" in explained(pilot)


def test_a_word_is_marked_once_with_dots_below_it(context):
    context.text.explained.find = words_in
    surface = pygame.Surface((900, 200))
    surface.fill((250, 240, 220))
    context.text.explained.begin(moving=False)
    brush = Brush(surface, Theme((1280, 800)), context.text)
    Paragraphs([("A scopa and the settebello, and a scopa more.", INK)]).paint(brush, surface.get_rect())
    words = context.text.explained.words
    assert [word.key for word in words] == ["scopa", "settebello"]
    for word in words:
        row = [surface.get_at((x, word.rect.bottom - 1))[:3] for x in range(word.rect.left, word.rect.right)]
        assert INK in row
        assert (250, 240, 220) in row, "dots are no line"
    assert words[0].rect.right < words[1].rect.left


def test_coach_and_count_explain_theirs_too(context):
    context.text.explained.find = words_in
    slip, surface = TextSlip(), pygame.Surface((1280, 800))
    pilot = lesson(context)
    slip.show(pilot.scene, "Wait", "That gives away the settebello.")
    for moving in (True, False):
        context.text.explained.begin(moving=moving)
    slip.draw(Brush(surface, Theme((1280, 800)), context.text))
    assert [word.key for word in context.text.explained.words] == ["settebello"]
    pilot = Pilot(context, CountScreen(context, played(), 0))
    while not pilot.scene.done:
        pilot.key("escape")
    pilot.tick()
    assert {"settebello", "primiera", "scopa"} <= explained(pilot).keys()


@pytest.mark.rotating
@pytest.mark.parametrize("size", [(1024, 640), (3840, 2160)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_every_tip_fits_wherever_its_word_stands(make_context, language, size, scale):
    context = make_context(language=language, text_scale=scale)
    explained, theme, surface = context.text.explained, Theme(size, scale), pygame.Surface(size)
    tip = Tip(context.text, lambda key: (title_of(key), explanation(key)))
    for key in terms():
        for corner in ((0, 0), (size[0] - 40, 0), (0, size[1] - 20), (size[0] - 40, size[1] - 20)):
            explained.begin(moving=False)
            explained._now.append(ExplainedWord(key, pygame.Rect(corner, (40, 20))))
            surface.fill((0, 0, 0))
            tip.point((corner[0] + 5, corner[1] + 5))
            tip.draw(surface, theme)
            drawn = surface.get_bounding_rect() if surface.get_flags() & pygame.SRCALPHA else None
            assert drawn is None or surface.get_rect().contains(drawn)
            assert surface.get_at((corner[0] + 5, corner[1] + 5))[:3] == (0, 0, 0), "the word itself is not covered"
    assert context.text.overflows == []
