"""Puzzles of a kind, opened above the title, and their right and wrong cards: for tests of the page of a puzzle."""

from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.engine.cards import name_of
from scopa_gui.engine.moves import move_named
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from tests.ui.pilot import Pilot
from tests.ui.refuting import Here


def some(game="scopa_in_due", players=2, number=3):
    """The first puzzles of a game in which no card of the answer or of the wrong move takes in more ways than one."""
    found = []
    for puzzle in shipped():
        if (puzzle.game, puzzle.players) == (game, players):
            cards = [move.card for move in puzzle.view().legal_moves()]
            if (
                cards.count(puzzle.answer.card) == cards.count(move_named(puzzle.tempting).card) == 1
                and puzzle.best[:2] != puzzle.tempting[:2]
            ):
                found.append(exercise_of(puzzle, 5.0))
    return found[:number]


def opened_puzzles(context):
    """What drives a scene of three puzzles above the title, and the scene."""
    pilot = Pilot(context, TitleScreen(context))
    scene = PuzzleSession(context, some(), 0, Here()).screen
    pilot.app.stack.enter(scene)
    pilot.rest()
    return pilot, scene


def wrong_of(scene):
    return f"card:{name_of(scene.session.attempt.tempting.card)}"


def right_of(scene):
    return f"card:{name_of(scene.session.attempt.question.answer.card)}"


def through(pilot, scene):
    """Go through a line by its key, to its last move."""
    while not pilot.session.variation.is_last_step:
        pilot.key("right")
        pilot.rest()


def press_card(pilot, name):
    """Press a card, and wait so long that the next press is no double click."""
    pilot.press(name)
    pilot.tick(0.6)
