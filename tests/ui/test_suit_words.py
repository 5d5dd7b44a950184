"""With French cards nobody speaks of coins, with Neapolitan ones nobody of diamonds: every screen, every language."""

import re

import pytest

from scopa_gui.coach.lessons.curriculum import BY_KEY
from scopa_gui.engine.cards import SUIT_SETS, Suit
from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.practice.drill.drill_screen import DrillScreen
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.practice.lessons.lesson_texts import lesson_text
from scopa_gui.ui.practice.lessons.lessons_screen import LessonsScreen
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from scopa_gui.ui.practice.progress_screen import ProgressScreen
from scopa_gui.ui.practice.puzzles.puzzles_screen import PuzzlesScreen
from scopa_gui.ui.words.level_names import level_keys, level_kind, level_line
from scopa_gui.ui.words.translation import suit_name, use_deck
from tests.coach.lesson_texts import ALL_TEXTS
from tests.conftest import LANGUAGES
from tests.ui.at_rules_pages import blocks
from tests.ui.pilot import Pilot
from tests.ui.review.matches import match_studied, reviewed
from tests.ui.table.at_table import at_my_turn

ITALIAN = {
    "en": r"\b(coins?|cups?|batons?|swords?)\b",
    "it": r"\b(denar[oi]|copp[ae]|baston[ei]|spad[ae])\b",
    "de": r"(m[üu]nz|kelch|\bst[aä]b|schwert)",
}
FRENCH = {
    "en": r"\b(diamonds?|hearts?|clubs?|spades?)\b",
    "it": r"\b(quadri|cuori|fiori|picche)\b",
    "de": r"\b(karo|herz|kreuz|pik)\b",
}
"""By language, with every form of the words; of another language the words as the catalogue has them."""
OTHER, SPOKEN = {"french": "neapolitan", "neapolitan": "french"}, {"french": FRENCH, "neapolitan": ITALIAN}
DECKS = tuple(OTHER)


def wrong(told, language, deck):
    """The first word in a text that belongs to the other deck."""
    use_deck(OTHER[deck])
    as_catalogued = rf"\b({'|'.join(suit_name(suit) for suit in Suit)})\b"
    use_deck(deck)
    return re.search(SPOKEN[OTHER[deck]].get(language, as_catalogued), told, re.IGNORECASE)


@pytest.fixture
def shown(monkeypatch):
    """Every text that a drawing asks for, the invisible ones too."""
    from scopa_gui.ui.kit.text import Text

    found = set()
    for name in ("line", "wrap", "fit"):
        real = getattr(Text, name)

        def noted(self, text, *rest, real=real, **named):
            found.add(text)
            return real(self, text, *rest, **named)

        monkeypatch.setattr(Text, name, noted)
    return found


def screens(context):
    yield from (
        TitleScreen(context),
        NewMatchScreen(context),
        RulesScreen(context),
        KeysScreen(context),
        StatisticsScreen(context),
        PracticeScreen(context),
    )
    yield from (SettingsScreen(context, page) for page in ("cards", "game", "help", "window"))
    yield from (LessonsScreen(context), PuzzlesScreen(context), DrillScreen(context), ProgressScreen(context))


@pytest.mark.rotating
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_speaks_of_the_suits_of_the_other_deck(make_context, shown, language, deck):
    context = make_context(language=language, deck=deck)
    for scene in screens(context):
        context.change(variant="scopa", deck=deck, usual_deck="")
        pilot = Pilot(context, scene, (1280, 800))
        for name in [name for name in pilot.targets if name.startswith("list:") and "=" in name][:40]:
            if name in pilot.targets and pilot.scene is scene:
                pilot.press(name)
                pilot.tick()
    found = {text for text in shown if wrong(text, language, deck)}
    assert not found
    assert len(shown) > 200


@pytest.mark.rotating
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "players"), [("scopone_scientifico", 4), ("scopa", 2)])
def test_nothing_at_the_table_speaks_of_the_suits_of_the_other_deck(make_context, shown, language, deck, key, players):
    context = make_context(language=language, deck=deck, counters="full", grid=True, race=True)
    scene = at_my_turn(context, lambda view, card, options: len(options) > 1 or len(view.history) > 8, key, players)[0]
    pilot = Pilot(context, scene, (1366, 768))
    pilot.rest()
    for name in [name for name in pilot.targets if name.startswith(("card:", "chip:", "plate:"))]:
        if name in pilot.targets:
            pilot.hover(name)
    for name in ("h", "h", "h", "h", "escape", "l", "escape", "w", "escape"):
        pilot.key(name)
        pilot.tick(0.3)
    assert not {text for text in shown if wrong(text, language, deck)}
    assert any(wrong(text, language, "neapolitan" if deck == "french" else "french") for text in shown), (
        "its own suits are named"
    )


@pytest.mark.rotating
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_lesson_or_person_does(make_context, language, deck):
    make_context(language=language, deck=deck)
    told = [text for block in blocks() for text in block.cells]
    told += [lesson_text(name) for name in ALL_TEXTS]
    told += [line for key in level_keys() for line in (level_kind(key), level_line(key))]
    assert not [text for text in told if wrong(text, language, deck)]


def at_a_table(context):
    return at_my_turn(context, lambda view, card, options: view.hand & SUIT_SETS[Suit.DENARI])[0]


def in_a_review(context):
    return reviewed(context, match_studied("scopa", 2, 1))[0]


@pytest.mark.parametrize(
    "make",
    [
        at_a_table,
        in_a_review,
        lambda context: LessonSession(context, BY_KEY["napola"]).screen,
        RulesScreen,
        NewMatchScreen,
    ],
    ids=["table", "review", "lesson", "rules", "new match"],
)
def test_another_deck_in_the_settings_changes_the_words_of_an_open_screen(make_context, shown, make):
    """The screen below the settings speaks of diamonds when it is shown again, and of coins after the way back."""
    context = make_context(speed="instant", counters="full", level="carmela")
    pilot = Pilot(context, make(context), (1366, 768))
    look_at(pilot)
    for deck in ("french", "neapolitan"):
        pilot.go(Push("settings", page="cards"))
        pilot.press(f"choice:deck={deck}")
        shown.clear()
        pilot.key("escape")
        look_at(pilot)
        assert not {text for text in shown if wrong(text, "en", deck)}
        assert any(wrong(text, "en", OTHER[deck]) for text in shown), "its own suits are named"


def look_at(pilot):
    """Draw the screen, point at every card, and look at the next mistake, if it has one."""
    pilot.rest()
    pilot.key("n")
    for name in [name for name in pilot.targets if name.startswith(("card:", "plate:", "choice:level="))]:
        pilot.hover(name)
    pilot.rest()
