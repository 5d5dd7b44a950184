"""Every screen of the table keeps the contract of scenes, in every language, from the smallest window to 4K."""

import inspect
from functools import partial
from pathlib import Path

import pygame
import pytest

from scopa_gui.ui import crash
from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.kit.theme import TypeStyle
from scopa_gui.ui.pages.bindings import at_the_table, everywhere, in_practice
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.match_wish import MatchWish
from scopa_gui.ui.play.turns_session import RoundsSession, TurnsSession
from scopa_gui.ui.play.watched_session import WatchedSession
from scopa_gui.ui.play.what_if_session import WhatIfSession
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.practice.paper_session import PaperSession
from scopa_gui.ui.practice.puzzles.puzzle_paper import PuzzlePaper
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.practice.puzzles.timed_session import TimedSession
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.screens import SCREENS, maker_of
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.table_screen import Session, TableScreen
from tests.conftest import LANGUAGES, PROJECT, TRANSLATED
from tests.ui import contract
from tests.ui.pilot import Pilot

ELSEWHERE = {
    "about": "test_about.py",
    "anew": "test_profiles.py",
    "continue_match": "table/test_contract.py",
    "count": "count/test_count_scene.py",
    "deal": "review/test_deal_screen.py",
    "deal_match": "table/test_contract.py",
    "drill": "test_drill.py",
    "even_position": "test_sharing.py",
    "fair_deals": "test_fair_deals_screen.py",
    "first_match": "test_first_start.py",
    "first_step": "test_first_start.py",
    "from_here": "test_own_position.py",
    "handover": "table/test_together.py",
    "history": "test_history.py",
    "lesson": "test_lessons.py",
    "lessons": "test_lessons.py",
    "licences": "test_about.py",
    "match_course": "count/test_match_end.py",
    "match_end": "count/test_match_end.py",
    "match_report": "review/test_match_report_screen.py",
    "pause": "table/test_contract.py",
    "play_on": "test_own_position.py",
    "profile_file": "test_profiles.py",
    "profile_name": "test_profiles.py",
    "profiles": "test_profiles.py",
    "progress": "test_progress.py",
    "puzzle": "test_puzzle_fits.py",
    "puzzles": "test_puzzle_choice.py",
    "rematch": "table/test_contract.py",
    "review": "review/test_review_looks.py",
    "same_deal": "table/test_contract.py",
    "seat_knowledge": "table/test_seat_knowledge_screen.py",
    "shared": "test_sharing.py",
    "shared_file": "test_sharing.py",
    "shared_found": "test_typed_text.py",
    "together": "table/test_together.py",
    "timed_set": "test_timed_set.py",
    "unfinished": "test_unfinished.py",
    "watch": "table/test_watched.py",
    "watched_match": "table/test_watched.py",
    "what_if": "test_what_if.py",
    "why": "table/test_why.py",
    "work": "test_profiles.py",
}
"""Screens that want something to show: the contract is kept by tests that prepare it. All others are tested here."""
ARGUMENTS = {
    "failure": {"message": crash.sentence(Path("~/.local/state/scopa/log/scopa.log"))},
    "more_matches": {"wish": MatchWish("scopa", 2, 11, "rosa")},
}
"""Of screens tested here, where they want any."""
HERE = sorted(SCREENS.keys() - ELSEWHERE.keys())


@pytest.fixture(params=HERE)
def make(request):
    return partial(maker_of(request.param), **ARGUMENTS.get(request.param, {}))


@pytest.mark.rotating
@pytest.mark.parametrize("name", HERE)
def test_a_screen_that_wants_something_to_show_is_given_it(name):
    arguments = ARGUMENTS.get(name, {})
    assert inspect.signature(maker_of(name)).bind("context", **arguments), "give it in ARGUMENTS, or test it elsewhere"


@pytest.mark.parametrize(("name", "file"), ELSEWHERE.items())
def test_the_contract_is_kept_where_it_is_said_to_be(name, file):
    assert name in SCREENS
    source = (PROJECT / "tests" / "ui" / file).read_text(encoding="utf-8")
    assert "contract." in source
    sizes = ("draws_without_overflow", "targets_are_large_enough", "takes_all", "fits_a_finger")
    assert any(f"contract.{check}" in source for check in sizes), "a finger wants targets of 24 pixels each way"
    assert "overflow" in source


@pytest.mark.rotating
@contract.EVERYWHERE
def test_a_scene_draws_itself_with_all_text_in_its_boxes(make_context, make, language, size):
    contract.draws_without_overflow(make_context(language=language), make, size)


@contract.EVERYWHERE
def test_the_title_with_a_match_to_continue_fits(make_context, language, size):
    context = make_context(language=language)
    facts = {"variant": "scopone_scientifico"}
    match, _notice = context.archive.start_match({}, "1f", ["human", *["rosa"] * 3], 5.0, facts)
    context.archive.append_move(match, 0, "7D", 6.0)
    contract.draws_without_overflow(context, TitleScreen, size)
    contract.targets_do_not_overlap(context, TitleScreen, size)


def keep_matches(archive):
    """Finished matches of several kinds against everybody."""
    counts = [{"carte": [1, 0], "denari": [0, 1], "settebello": [1, 0], "primiera": [0, 1], "scope": [2, 3]}]
    for number, (level, variant) in enumerate(
        [
            ("rosa", "scopone_scientifico"),
            ("professoressa", "scopa_di_quindici"),
            ("maestro", "escoba"),
            ("pierino", "scopone_strict_primiera"),
            ("rosa", "scopa"),
            ("gennaro", "scopa"),
        ]
        * 2
    ):
        match, _notice = archive.start_match({}, "1f", ["human", level], 5.0 + number, {"variant": variant})
        outcome = {
            "winner": number % 3 % 2,
            "totals": [21, 19],
            "smazzate": [[4, 4]],
            "how": "points",
            "counts": counts,
        }
        archive.finish(match, outcome, 9.0 + number)


@pytest.mark.rotating
@contract.EVERYWHERE
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_full_statistics_fit(make_context, language, size, scale):
    context = make_context(language=language, text_scale=scale)
    keep_matches(context.archive)
    contract.draws_without_overflow(context, StatisticsScreen, size)


@pytest.mark.rotating
@pytest.mark.parametrize("size", [(1024, 640), (3840, 2160)], ids=["smallest", "largest"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_matches_with_help_fit_and_say_how_much_it_was(make_context, language, size, scale):
    context = make_context(language=language, text_scale=scale)
    keep_matches(context.archive)
    for number in range(14):
        facts = {
            "variant": "scopa",
            "assisted": True,
            "help": {"hints": 14 - number, "stops": number % 2},
            "taken_back": [[3, "7D"]] * (number % 5),
        }
        match, _notice = context.archive.start_match({}, "1f", ["human", "rosa"], 1.0 + number, facts)
        counts = [{"carte": [1, 0], "denari": [0, 1], "settebello": [1, 0], "primiera": [0, 1], "scope": [2, 3]}]
        context.archive.finish(
            match,
            {"winner": 0, "totals": [21, 19], "smazzate": [[4, 4]], "how": "points", "counts": counts},
            90.0 + number,
        )
    pilot = Pilot(context, StatisticsScreen(context), size)
    alone = pygame.image.tobytes(pilot.picture(), "RGB")
    pilot.press("list:people=helped")
    pilot.tick()
    assert context.text.overflows == []
    assert pygame.image.tobytes(pilot.picture(), "RGB") != alone


def test_where_every_match_had_help_the_statistics_open_on_those(context):
    match, _notice = context.archive.start_match(
        {}, "1f", ["human", "rosa"], 1.0, {"variant": "scopa", "assisted": True}
    )
    context.archive.finish(match, {"winner": 0, "totals": [11, 3], "smazzate": [[11, 3]], "how": "points"}, 9.0)
    pilot = Pilot(context, StatisticsScreen(context))
    assert pilot.scene.chosen == "helped"
    assert "button:history" in pilot.targets
    pilot.press("list:people=everybody")
    assert "button:history" not in pilot.targets


def test_the_statistics_show_the_matches_with_somebody_alone(context):
    keep_matches(context.archive)
    pilot = Pilot(context, StatisticsScreen(context))
    everybody = pilot.picture().copy()
    assert [name.partition("=")[2] for name in pilot.targets if name.startswith("list:people=")] == [
        "everybody",
        "pierino",
        "gennaro",
        "rosa",
        "professoressa",
        "maestro",
    ]
    pilot.press("list:people=rosa")
    assert pygame.image.tobytes(pilot.picture(), "RGB") != pygame.image.tobytes(everybody, "RGB")


@pytest.mark.rotating
@pytest.mark.parametrize("scale", [0.75, 1.3])
@pytest.mark.parametrize("language", TRANSLATED)
def test_larger_and_smaller_type_fits_the_smallest_window(make_context, make, language, scale):
    contract.draws_without_overflow(make_context(language=language, text_scale=scale), make, (1024, 640))


@pytest.mark.rotating
@pytest.mark.parametrize("size", contract.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_targets_are_large_and_apart(context, make, size):
    contract.targets_are_large_enough(context, make, size)
    contract.targets_do_not_overlap(context, make, size)


@pytest.mark.rotating
def test_every_key_is_survived(context, make):
    contract.survives_every_key(context, make)


@pytest.mark.rotating
def test_every_target_is_survived(context, make):
    contract.survives_every_target(context, make)


def test_a_lost_release_presses_nothing(context, make):
    contract.a_lost_release_presses_nothing(context, make)


@pytest.mark.rotating
def test_back_leaves(context, make):
    contract.back_leaves(context, make)


@pytest.mark.rotating
def test_the_keyboard_alone_reaches_everything(context, make):
    contract.keyboard_reaches_all(context, make)


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 0.9), ((1366, 768), 1.0), ((1920, 1080), 0.9)]
)
def test_both_columns_of_the_keys_are_written_in_one_size(make_context, monkeypatch, language, size, scale):
    context, sizes = make_context(language=language, text_scale=scale), {}
    line = context.text.line

    def noted(text, style, theme, colour, px=None):
        sizes.setdefault(style, set()).add(px)
        return line(text, style, theme, colour, px)

    scene = KeysScreen(context)
    pilot = Pilot(context, scene, size)
    monkeypatch.setattr(context.text, "line", noted)
    scene.draw_still(pilot.window.surface)
    assert context.text.overflows == []
    assert all(len(sizes[style]) == 1 for style in (TypeStyle.SMALL, TypeStyle.BODY, TypeStyle.HEADING)), sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_larger_type_the_keys_are_a_page_to_scroll_by_mouse_and_keys(make_context, language):
    context = make_context(language=language, text_scale=1.3)
    pilot = Pilot(context, KeysScreen(context), (1024, 640))
    page = pilot.control("page:keys")
    rows = [block.cells for block in page.blocks]
    assert set(everywhere() + at_the_table() + in_practice()) <= set(rows)
    top = pygame.image.tobytes(pilot.picture(), "RGB")
    pilot.key("page down")
    assert pygame.image.tobytes(pilot.picture(), "RGB") != top
    assert context.text.overflows == []


def test_every_table_is_the_same_screen_and_only_sessions_of_turns_and_papers_share_a_base():
    for name in SCREENS:
        maker_of(name)
    assert TableScreen.__subclasses__() == []
    assert TableScreen.__bases__ == (TableContext,)
    assert TableContext.__bases__ == (Scene,)
    assert TableContext.__subclasses__() == [TableScreen]
    assert Session.__bases__ == (Companion,)
    sessions = Session.__subclasses__()
    assert len(sessions) >= 3
    assert {session for session in sessions if session.__subclasses__()} == {TurnsSession, PaperSession}
    deeper = [session for base in (TurnsSession, PaperSession) for session in base.__subclasses__()]
    assert {session for session in deeper if session.__subclasses__()} == {RoundsSession, PuzzlePaper}
    deepest = [session for base in (RoundsSession, PuzzlePaper) for session in base.__subclasses__()]
    assert [session for session in deepest if session.__subclasses__()] == []
    kinds = {MatchSession, WatchedSession, WhatIfSession, LessonSession, PuzzleSession, TimedSession, ReviewSession}
    assert kinds <= {*sessions, *deeper, *deepest}


@pytest.mark.parametrize("name", SCREENS)
def test_no_session_is_opened_without_its_screen(name):
    maker = maker_of(name)
    assert not isinstance(maker, type) or issubclass(maker, Scene)


@pytest.mark.parametrize("button", [1, 2, 3], ids=["left", "middle", "right"])
def test_a_click_of_any_button_next_to_the_keys_closes_them(context, button):
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(KeysScreen(context))
    pilot.tick()
    pilot.click((640, 400), button=button)
    assert isinstance(pilot.scene, KeysScreen)
    pilot.tick(1.0)
    pilot.click((3, 3), button=button)
    assert isinstance(pilot.scene, TitleScreen)
