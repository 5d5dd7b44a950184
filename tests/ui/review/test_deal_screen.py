"""The deal of a match: played again, passed on, and played by the Maestro in my seat, beside my result."""

from dataclasses import replace

import pytest

from scopa_gui.coach.puzzles.shared_text import shared_in
from scopa_gui.game.deal_fingerprint import fingerprint
from scopa_gui.game.duplicate import DuplicateQuestion, results_of
from scopa_gui.game.notation.written_match import SharedDeal
from scopa_gui.game.persons import person_named
from scopa_gui.game.table import Table
from scopa_gui.ui.front.history_screen import HistoryScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.review.deal_screen import DealScreen
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.words.shared_texts import in_fours
from tests.asking import Inline
from tests.game.sharing import played_out
from tests.games import GAMES
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.rings import watched
from tests.ui.table.at_table import begin
from tests.ui.test_sharing import kept

SEATS = ("human", "carmela")


class Streaming(Inline):
    """One more answer of the question at each poll."""

    def poll(self):
        if not self.waiting:
            return False
        held = self.waiting[-1]
        if not hasattr(held, "answers"):
            held.answers = held.question.answers(None, 0)
        for answer in held.answers:
            held.on_answer(answer)
            return True
        self.waiting.remove(held)
        return False


@pytest.fixture(scope="module")
def record():
    return played_out(replace(GAMES["scopa 2"], target=3), "9f3a0c2e77b1", 2)


@pytest.fixture
def quick(monkeypatch):
    """Carmela plays for the Maestro: at once."""
    monkeypatch.setattr("scopa_gui.ui.review.deal_screen.ADVISER", "carmela")


def cells(scene):
    return [block.cells for block in scene.blocks() if len(block.cells) == 3]


def test_the_number_is_read_out_in_groups():
    assert in_fours("9f3a0c2e77b1") == "9f3a 0c2e 77b1"


def shown_words(pilot, monkeypatch):
    """All words on the screen."""
    with watched(monkeypatch) as drawn:
        pilot.look()
        pilot.tick()
    return " ".join(words for words, _box in drawn.words)


def test_the_fingerprint_is_that_of_the_menu_and_of_any_other_program(context, record, monkeypatch):
    assert fingerprint("9f3a0c2e77b1") == "e4cd14345ce1f25e", "as sha256sum works it out"
    told = in_fours(fingerprint(record.seed))
    assert any(told in cell for block in DealScreen(context, record, SEATS).blocks() for cell in block.cells)
    pilot = Pilot(context, begin(context, seed=record.seed), blind=True)
    pilot.rest()
    pilot.key("escape")
    assert isinstance(pilot.scene, PauseScreen)
    assert shown_words(pilot, monkeypatch).count(told) == 0, "not among the things of every day"
    pilot.press("button:more")
    assert told in shown_words(pilot, monkeypatch)
    assert record.seed not in shown_words(pilot, monkeypatch).replace(" ", "")


def test_where_several_people_played_nobody_takes_a_seat(context, record):
    seats = (person_named("Anna"), person_named("Luca"))
    pilot = Pilot(context, DealScreen(context, record, seats), blind=True)
    assert "button:compare" not in pilot.targets
    pilot.press("button:again")
    assert pilot.table.seats == seats


def test_my_points_stand_there_and_the_maestros_when_he_has_played(context, record, quick):
    pilot = Pilot(context, DealScreen(context, record, SEATS, Streaming), blind=True)
    scene = pilot.scene
    mine = ["\N{EN DASH}".join(map(str, sheet.points)) for _number, sheet in results_of(record)]
    assert [row[1] for row in cells(scene)[1:-1]] == mine
    assert {row[2] for row in cells(scene)[1:]} == {"\N{EN DASH}"}
    pilot.press("button:compare")
    for _ in range(100):
        pilot.tick(0.05)
        if not scene.is_played:
            break
    theirs = list(DuplicateQuestion(record, SEATS, "carmela").answers(None, 0))
    assert [row[2] for row in cells(scene)[1:-1]] == [
        "\N{EN DASH}".join(map(str, sheet.points)) for _number, sheet in theirs
    ]
    total = [sum(points) for points in zip(*(sheet.points for _number, sheet in theirs), strict=True)]
    assert cells(scene)[-1][2] == "\N{EN DASH}".join(map(str, total))
    assert "button:compare" not in pilot.targets or not pilot.control("button:compare").enabled


def test_the_maestro_can_be_stopped_and_begins_again(context, quick):
    long = played_out(replace(GAMES["scopa 2"], target=21), "9f3a0c2e77b1", 2)
    pilot = Pilot(context, DealScreen(context, long, SEATS, Streaming), blind=True)
    pilot.press("button:compare")
    assert pilot.scene.is_played
    pilot.press("button:compare")
    assert not pilot.scene.is_played
    pilot.press("button:compare")
    assert pilot.scene.is_played


def test_it_is_played_again_with_the_same_cards_and_counts_as_played_with_help(context, record):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.enter(DealScreen(context, record, SEATS, Streaming))
    pilot.press("button:again")
    assert isinstance(pilot.session, MatchSession)
    assert len(pilot.app.stack.scenes) == 2
    table = pilot.table
    assert table.view().hand == Table.new(record.rules, record.seed, SEATS).view().hand
    (waiting,) = context.archive.unfinished()
    assert (waiting.seed, waiting.seats, waiting.extra["assisted"]) == (record.seed, list(SEATS), True)
    assert (waiting.extra["variant"], waiting.extra["level"]) == ("scopa", "carmela")


def test_it_is_copied_for_somebody_else(context, record, clipboard):
    pilot = Pilot(context, DealScreen(context, record, SEATS, Streaming), blind=True)
    pilot.press("button:copy")
    assert shared_in(clipboard[0]) == SharedDeal(record.rules, record.seed, SEATS)


def test_the_history_the_report_and_the_end_of_a_match_lead_to_it(context, record):
    match, shared = kept(context)
    pilot = Pilot(context, HistoryScreen(context, [match]), blind=True)
    pilot.press("button:deal")
    assert pilot.scene.record == shared.record
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.enter(ReviewSession(context, shared.record, shared.seats).screen)
    pilot.key("r")
    pilot.press("button:deal")
    assert (pilot.scene.record, pilot.scene.seats) == (shared.record, shared.seats)
    match, _ = context.archive.start_match(record.rules.as_dict(), record.seed, SEATS, 5.0)
    pilot.app.stack.enter(MatchEndScreen(context, Table(record, SEATS), match))
    pilot.press("button:review")
    pilot.press("button:deal")
    assert (pilot.scene.record, pilot.scene.seats) == (record, SEATS)


def with_results(record, seats):
    def make(context):
        scene = DealScreen(context, record, seats, Streaming)
        scene.theirs = dict(scene.mine)
        return scene

    return make


@pytest.mark.rotating
@contract.EVERYWHERE
@pytest.mark.parametrize("name", ["scopa 2", "scopa 3"])
def test_it_fits(make_context, language, size, name):
    long = played_out(replace(GAMES[name], target=11), "9f3a0c2e77b1", 2)
    seats = ("human", *["professoressa"] * (long.rules.players - 1))
    contract.draws_without_overflow(make_context(language=language), with_results(long, seats), size)


def test_the_scene_keeps_the_contract(context, record):
    make = with_results(record, SEATS)
    contract.targets_are_large_enough(context, make, (1024, 640))
    contract.targets_do_not_overlap(context, make, (1024, 640))
    contract.survives_every_key(context, make)
    contract.keyboard_reaches_all(context, make)
    contract.back_leaves(context, make)
