"""Ways to the page of own rules, for tests."""

from scopa_gui.game.notation.written_named_rules import SharedRules, named_rules_text
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.play.own_rules.own_rules_screen import NAME
from tests.games import GAMES
from tests.ui.pilot import Pilot

CODE = named_rules_text(SharedRules(GAMES["scopa_dassi 2"], "scopa", "Nonna Pia"))


def at_new_match(context, size=(1280, 800)):
    """The page of a new match."""
    pilot = Pilot(context, TitleScreen(context), size, blind=True)
    pilot.app.stack.apply(Push("new_match"))
    return pilot


def at_own(context, game="", size=(1280, 800)):
    """The page of own rules, which begins with this game."""
    pilot = at_new_match(context, size)
    pilot.app.stack.apply(Push("own_rules", game=game))
    return pilot


def to(pilot, row):
    """Choose a row, wherever the list stands."""
    pilot.scene.choose(row)
    pilot.tick()


def make_own(context, name="Nonna Pia", option="napola"):
    """Rules that differ in an option, kept under a name."""
    pilot = at_own(context)
    to(pilot, option)
    pilot.press(f"list:options={option}:next")
    to(pilot, NAME)
    pilot.press("field:name")
    pilot.type(name)
    pilot.press("button:use")
    return pilot
