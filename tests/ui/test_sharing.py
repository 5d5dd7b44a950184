"""Matches, deals, positions and puzzles as text: copied, pasted, dropped, opened as a file; what is wrong is told."""

import re
from dataclasses import replace

import pygame
import pytest

from scopa_gui import __main__ as program
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.puzzles.shared_puzzle import SharedPuzzle
from scopa_gui.coach.puzzles.shared_text import shared_in
from scopa_gui.engine.cards import names_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.record import Record
from scopa_gui.engine.view import view_of
from scopa_gui.game.notation.envelope import LONGEST, Fault, TextFault
from scopa_gui.game.notation.written_match import SharedDeal, deal_text
from scopa_gui.game.notation.written_position import position_text
from scopa_gui.game.stored_match import PlayedMatch
from scopa_gui.game.table import level_seats
from scopa_gui.ui.front.history_screen import HistoryScreen
from scopa_gui.ui.front.sharing.open_shared import shared_of
from scopa_gui.ui.front.sharing.shared_position_screens import PositionLookScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.practice.own_position.own_position_screen import FromHereScreen
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from scopa_gui.ui.practice.puzzles.attempt import AttemptStage
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.screens import maker_of
from scopa_gui.ui.words.shared_texts import fault_words
from tests.coach.test_shared_text import POSITION, PUZZLE
from tests.conftest import PROJECT
from tests.game.sharing import played_out
from tests.game.test_shared_match import EXAMPLE
from tests.games import GAMES
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.refuting import Here

NOTATION = (PROJECT / "scopa_gui" / "game" / "notation" / "README.md").read_text(encoding="utf-8")
(SHOWN_POSITION,) = re.findall(r"^    (scopa 1 .*?)\n\n", NOTATION, re.MULTILINE | re.DOTALL)
DEAL = deal_text(SharedDeal(replace(GAMES["scopa 2"], target=16), "9f3a0c2e77b1", ("human", "maestro")))


def looked_at(context, pilot, text):
    """What comes of a position once it is judged."""
    pilot.app.stack.enter(PositionLookScreen(context, shared_in(text), Here()))
    for _ in range(4):
        pilot.tick(0.05)
    return pilot.scene


def one_move():
    """A position in which only one move is left."""
    last = next(puzzle for puzzle in shipped() if len(puzzle.moves) > 20)
    position = last.position()
    while len(position.legal_moves()) > 1:
        position = position.play(position.legal_moves()[0])
    return position_text(view_of(position, position.turn))


@pytest.fixture
def pilot(context):
    return Pilot(context, TitleScreen(context), blind=True)


def paste(pilot, clipboard, text):
    clipboard[0] = text
    pilot.key("v", pygame.KMOD_CTRL)


def told(pilot):
    return pilot.news[-1] if pilot.app.toast.lines else ""


def kept(context, rules=None):
    """A match in the archive that is over."""
    rules = rules or replace(GAMES["scopa 2"], target=2)
    record, seats = played_out(rules, "1f", 3), level_seats(rules, "rosa", "rosa")
    match, _ = context.archive.start_match(rules.as_dict(), record.seed, seats, 5.0, {"variant": "scopa"})
    for number, move in enumerate(record.moves):
        context.archive.append_move(match, number, str(move), 5.0)
    context.archive.finish(match, {"winner": 0, "totals": [2, 1]}, 9.0)
    return match, PlayedMatch(record, seats)


# Opening


def test_a_match_opens_in_the_review(context, pilot, clipboard):
    paste(pilot, clipboard, EXAMPLE)
    assert isinstance(pilot.session, ReviewSession)
    assert pilot.session.record == shared_in(EXAMPLE).record
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)
    assert not context.archive.finished_keys()


def test_a_puzzle_is_asked_and_kept_where_it_was_missed(context, pilot, clipboard):
    paste(pilot, clipboard, PUZZLE)
    assert isinstance(pilot.session, PuzzleSession)
    pilot.scene.play(move_named("3D"))
    assert pilot.puzzle.stage is AttemptStage.MISSED
    (kept_one,) = context.archive.training.exercises()
    assert (kept_one.key, kept_one.kind) == ("shared/da30bed7", "shared")
    assert kept_one.due is not None


def test_a_deal_is_played_with_its_cards(context, pilot, clipboard):
    paste(pilot, clipboard, DEAL)
    assert isinstance(pilot.session, MatchSession)
    (waiting,) = context.archive.unfinished()
    assert (waiting.seed, waiting.seats, waiting.extra["variant"]) == ("9f3a0c2e77b1", ["human", "maestro"], "scopa")


def test_a_position_is_looked_at_then_asked(context, pilot):
    text = position_text(shipped()[0].view())
    scene = PositionLookScreen(context, shared_in(text), Here())
    pilot.app.stack.enter(scene)
    for _ in range(4):
        pilot.tick(0.05)
    assert isinstance(pilot.session, PuzzleSession)
    question = pilot.puzzle.question
    assert isinstance(question, SharedPuzzle)
    assert question.is_looked_at
    assert question.view() == shared_in(text).view
    legal = set(map(str, question.view().legal_moves()))
    assert {str(question.answer), question.tempting} <= legal


def test_a_position_in_which_nothing_can_be_found_says_so(context, pilot):
    text = one_move()
    assert looked_at(context, pilot, text).name == "even_position"
    assert "only one move" in pilot.session.sentence
    assert pilot.view == shared_in(text).view


def test_the_position_of_readme_is_shown_and_then_that_nothing_is_to_be_found(context, pilot, clipboard):
    """One move is as good as another there: the cards are seen, and it can be gone on with."""
    assert looked_at(context, pilot, SHOWN_POSITION).name == "even_position"
    assert "nothing to find" in pilot.session.sentence
    pilot.look()
    pilot.rest()
    shown = shared_in(SHOWN_POSITION).view
    assert {f"card:{name}" for name in names_of(shown.hand)} <= set(pilot.targets)
    pilot.key("c", pygame.KMOD_CTRL)
    assert shared_in(clipboard[0]).view == shown
    pilot.key("f")
    assert isinstance(pilot.scene, FromHereScreen)
    pilot.key("escape")
    pilot.press("button:next")
    assert isinstance(pilot.scene, TitleScreen)


@pytest.mark.rotating
@contract.EVERYWHERE
def test_a_position_with_nothing_to_find_fits(make_context, language, size):
    context = make_context(language=language)
    for text in (SHOWN_POSITION, one_move()):
        contract.draws_without_overflow(
            context, lambda context, text=text: maker_of("even_position")(context, shared_in(text)), size
        )


@pytest.mark.parametrize("where", [TitleScreen, PracticeScreen, lambda context: HistoryScreen(context, ())])
@pytest.mark.parametrize("text", ["", "hello", EXAMPLE[:-1], EXAMPLE.replace("scopa 1", "scopa 2"), "x" * 99_999])
def test_a_wrong_text_is_one_sentence_and_nothing_is_lost(context, clipboard, where, text):
    pilot = Pilot(context, where(context), blind=True)
    scene = pilot.scene
    paste(pilot, clipboard, text)
    assert pilot.scene is scene
    assert told(pilot).count(".") == 1


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_has_its_sentence(fault):
    sentence = fault_words(TextFault(fault, "7D=AB", 3))
    assert sentence
    assert "{" not in sentence


def test_a_text_that_is_dropped_opens(pilot):
    pilot.post(pygame.DROPTEXT, text=PUZZLE)
    assert isinstance(pilot.session, PuzzleSession)


@pytest.mark.parametrize("mark", ["", "\N{BOM}"])
def test_a_file_that_is_dropped_opens(pilot, tmp_path, mark):
    file = tmp_path / "a match.scopa"
    file.write_text(mark + EXAMPLE + "\n", encoding="utf-8")
    pilot.post(pygame.DROPFILE, file=str(file))
    assert isinstance(pilot.session, ReviewSession)


def test_a_file_that_cannot_be_read_is_told_by_its_name(pilot, tmp_path):
    for path in (tmp_path / "gone.scopa", tmp_path):
        pilot.post(pygame.DROPFILE, file=str(path))
        assert isinstance(pilot.scene, TitleScreen)
        assert path.name in told(pilot)
    pilot.post(pygame.DROPFILE, file="a\0b")
    assert isinstance(pilot.scene, TitleScreen)


@pytest.mark.parametrize("held", [b"", b"\xff\xfe\0", b"\0" * 20, b"scopa 1 match " * LONGEST])
def test_a_file_with_something_else_is_one_sentence(pilot, tmp_path, held):
    file = tmp_path / "odd.scopa"
    file.write_bytes(held)
    pilot.post(pygame.DROPFILE, file=str(file))
    assert isinstance(pilot.scene, TitleScreen)
    assert told(pilot)


def test_the_command_line_names_a_file(monkeypatch, tmp_path):
    from scopa_gui.ui import app

    file = tmp_path / "match.scopa"
    file.write_text(EXAMPLE, encoding="utf-8")

    opened = []
    monkeypatch.setattr(app, "run", lambda file, demand_all: opened.append(file) or 0)
    assert program.main([str(file)]) == 0
    assert program.main([]) == 0
    assert opened == [str(file), None]


@pytest.mark.parametrize("words", [["--match"], ["pyproject.toml", "README.md"], ["-x", "README.md"], ["play"]])
def test_another_flag_a_second_file_or_one_that_is_not_there_is_refused(monkeypatch, capsys, words):
    monkeypatch.chdir(PROJECT)
    monkeypatch.setattr(program, "play", lambda *files: pytest.fail("it was opened"))
    monkeypatch.setattr("scopa_gui.ui.kit.message_box.show", lambda sentence: None)
    assert program.main(words) == 2
    assert "does not recognise" in capsys.readouterr().err


# Copying


def test_the_history_copies_the_match_that_is_chosen(context, clipboard):
    match, shared = kept(context)
    pilot = Pilot(context, HistoryScreen(context, [match]), blind=True)
    pilot.press("button:copy")
    assert shared_in(clipboard[0]) == shared
    assert "Ctrl+V" in told(pilot)
    clipboard[0] = ""
    pilot.key("c", pygame.KMOD_CTRL)
    assert shared_in(clipboard[0]) == shared


def test_the_review_copies_the_match_and_the_position(context, clipboard):
    _match, shared = kept(context)
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(ReviewSession(context, shared.record, shared.seats).screen)
    for press in (lambda: pilot.key("c"), lambda: pilot.key("c", pygame.KMOD_CTRL)):
        clipboard[0] = ""
        press()
        assert shared_in(clipboard[0]) == shared
    pilot.key("right")
    pilot.rest()
    pilot.key("p")
    assert shared_in(clipboard[0]).view == pilot.moment.known
    clipboard[0] = ""
    pilot.key("end")
    pilot.key("p")
    assert clipboard[0] == "", "nobody has a turn there"
    pilot.press("button:copy")
    assert shared_in(clipboard[0]) == shared


def test_a_match_that_goes_on_is_not_copied(context, clipboard):
    _match, shared = kept(context)
    moves = shared.record.moves[:20]
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.enter(
        ReviewSession(context, Record(shared.record.rules, shared.record.seed, moves), shared.seats).screen
    )
    pilot.key("c")
    assert clipboard[0] == ""
    assert "only finished ones can" in told(pilot)


def test_a_puzzle_is_copied_with_its_answer_and_pasted_as_the_same(context, clipboard):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    puzzle = shipped()[0]
    pilot.app.stack.enter(PuzzleSession(context, [exercise_of(puzzle, 5.0)], 0, Here()).screen)
    pilot.key("c", pygame.KMOD_CTRL)
    shared = shared_in(clipboard[0])
    assert (shared.view(), shared.answer) == (puzzle.view(), puzzle.answer)
    clipboard[0] = ""
    assert "button:copy" not in pilot.targets
    pilot.scene.play(puzzle.answer)
    pilot.rest()
    pilot.press("button:copy")
    assert shared_in(clipboard[0]) == shared


def test_without_a_clipboard_the_text_goes_into_a_file_that_opens(context, monkeypatch):
    def refuse(*_text):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    match, shared = kept(context)
    pilot = Pilot(context, HistoryScreen(context, [match]), blind=True)
    pilot.press("button:copy")
    file = context.paths.data / "scopa-copy.scopa"
    assert file.name in told(pilot)
    assert shared_in(file.read_text(encoding="utf-8")) == shared
    pilot.key("v", pygame.KMOD_CTRL)
    assert isinstance(pilot.scene, HistoryScreen)
    pilot.post(pygame.DROPFILE, file=str(file))
    assert isinstance(pilot.session, ReviewSession)


def test_with_nothing_to_copy_the_clipboard_stays(pilot, clipboard):
    clipboard[0] = "mine"
    pilot.key("c", pygame.KMOD_CTRL)
    assert clipboard[0] == "mine"


# How it looks


@contract.EVERYWHERE
def test_looking_at_a_position_fits(make_context, language, size):
    context = make_context(language=language)
    contract.draws_without_overflow(context, lambda context: shared_of(context, POSITION), size)


@pytest.mark.rotating
@contract.EVERYWHERE
def test_a_shared_puzzle_fits(make_context, language, size):
    context = make_context(language=language)
    contract.draws_without_overflow(context, lambda context: shared_of(context, PUZZLE), size)


CODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "latin-1", "cp1252")


@pytest.mark.rotating
@pytest.mark.parametrize("coding", CODINGS)
@pytest.mark.parametrize("mark", ["", "\N{BOM}"])
def test_a_file_of_any_coding_is_read(pilot, tmp_path, coding, mark):
    file = tmp_path / "puzzle.txt"
    letters = "Così da noi:\n> " if coding != "utf-16-le" else "Here:\n> "
    mark = mark if coding.startswith("utf-16-") else ""
    file.write_bytes(f"{mark}{letters}{PUZZLE}\n".encode(coding))
    pilot.post(pygame.DROPFILE, file=str(file))
    assert isinstance(pilot.session, PuzzleSession), told(pilot)


def test_a_long_mail_that_is_pasted_or_saved_is_looked_through(context, pilot, clipboard, tmp_path):
    mail = "A long letter of my aunt.\n" * 5000 + "\n".join(f"> {PUZZLE}"[at : at + 74] for at in range(0, 400, 74))
    file = tmp_path / "mail.eml"
    file.write_text(mail, encoding="utf-16")
    pilot.post(pygame.DROPFILE, file=str(file))
    assert isinstance(pilot.session, PuzzleSession)
    pilot.key("escape")
    paste(pilot, clipboard, mail)
    assert isinstance(pilot.session, PuzzleSession)
    pilot.key("escape")
    pilot.app.stack.apply(Push("typed_text"))
    pilot.press("button:paste")
    pilot.press("button:open")
    assert isinstance(pilot.session, PuzzleSession)


@pytest.mark.rotating
def test_a_position_with_nothing_to_find_keeps_the_contract(context):
    def make(context):
        return maker_of("even_position")(context, shared_in(SHOWN_POSITION))

    contract.targets_are_large_enough(context, make, (1024, 640))
    contract.survives_every_key(context, make)
    contract.survives_every_target(context, make)
    contract.back_leaves(context, make)
    pilot, reached = Pilot(context, make(context)), set()
    for _ in range(12):
        pilot.key("tab")
        reached.add(pilot.scene.focused())
    assert {"button:from", "button:next"} <= reached
