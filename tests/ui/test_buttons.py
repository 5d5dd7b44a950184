"""Gold is for what goes on: searched for in the text of every module, and in the order of Tab on the screens."""

import ast

import pygame
import pytest

from scopa_gui.ui.front.history_screen import HistoryScreen
from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import USED
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush, Look
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.play.unfinished_screen import UnfinishedScreen
from scopa_gui.ui.practice.drill.drill_screen import DrillScreen
from scopa_gui.ui.practice.lessons.lessons_screen import LessonsScreen
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from scopa_gui.ui.practice.progress_screen import ProgressScreen
from scopa_gui.ui.practice.puzzles.puzzles_screen import PuzzlesScreen
from tests.conftest import PROJECT
from tests.sources import tree_of
from tests.store.matches import over
from tests.ui.pilot import Pilot
from tests.ui.test_unfinished import keep

THEME = Theme((1280, 800))
LEAVING = ("Back", "Close", "Main menu", "Stop", "Quit", "Skip")


def is_gold(call):
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    return any(isinstance(one, ast.Attribute) and one.attr == "PRIMARY" for one in given)


def labels(call):
    """The texts among the arguments of a button, those of a condition too."""
    return [
        node.value
        for one in call.args[1:]
        for node in ast.walk(one)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def golden():
    """Every call with a golden button in the window's code, and its texts."""
    for path in sorted((PROJECT / "scopa_gui" / "ui").rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and is_gold(node):
                yield path.name, labels(node)


def test_no_button_that_leaves_is_gold():
    found = list(golden())
    assert len(found) > 12
    assert [(name, text) for name, texts in found for text in texts if text.startswith(LEAVING)] == []


@pytest.mark.parametrize("kind", ButtonKind)
def test_a_button_that_cannot_be_pressed_looks_so(kind):
    drawn = []
    for enabled in (True, False):
        surface = pygame.Surface((220, 70))
        button = Button("x", "Deal", lambda: USED, kind)
        button.enabled = enabled
        button.place(pygame.Rect(10, 10, 200, 50), THEME)
        button.draw(Brush(surface, THEME, Text()), Look())
        drawn.append(surface)
    assert pygame.image.tobytes(drawn[0], "RGB") != pygame.image.tobytes(drawn[1], "RGB")
    assert button.press((20, 20)) is None


SCREENS = {
    "title": TitleScreen,
    "new": NewMatchScreen,
    "settings": SettingsScreen,
    "rules": RulesScreen,
    "statistics": StatisticsScreen,
    "practice": PracticeScreen,
    "pause": PauseScreen,
    "progress": ProgressScreen,
    "lessons": LessonsScreen,
    "puzzles": PuzzlesScreen,
    "drill": DrillScreen,
    "unfinished": UnfinishedScreen,
    "history": lambda context: HistoryScreen(context, [match.id for match in over(context.archive)]),
}


@pytest.mark.rotating
@pytest.mark.parametrize("screen", SCREENS)
def test_tab_comes_to_what_goes_on_before_it_comes_to_back(context, screen):
    keep(context)
    scene = Pilot(context, SCREENS[screen](context)).scene
    buttons = [widget for widget in scene.group.widgets if isinstance(widget, Button)]
    golds = [place for place, button in enumerate(buttons) if button.kind is ButtonKind.PRIMARY]
    backs = [place for place, button in enumerate(buttons) if button.name == "button:back"]
    assert len(golds) <= 1
    assert all(gold < back for gold in golds for back in backs)
    assert all(back == len(buttons) - 1 for back in backs)
