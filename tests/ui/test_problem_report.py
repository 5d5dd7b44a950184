"""The report of a problem: whole, private, fair, taken along by clipboard or file; the way to it after a failure."""

from pathlib import Path
from random import Random

import pygame
import pytest

from scopa_gui.engine.cards import names_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.store.error_log import write_log
from scopa_gui.ui.front.problem_report.match_section import match_lines
from scopa_gui.ui.front.problem_report.report_screen import FailureScreen, ProblemReportScreen
from scopa_gui.ui.front.problem_report.report_text import (
    REPORT,
    report_of,
    text_of_report,
    without_cards,
    without_folders,
)
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.play.pause_screen import PauseScreen
from tests.conftest import LANGUAGES
from tests.ui.pilot import Pilot
from tests.ui.test_loop import Probe


def played(archive, variant, players, moves, seed="5eed5eed"):
    """A match of the archive after so many moves, made at random; its table as it then is."""
    rules = VARIANTS[variant].rules_by_players[players]
    table, chance = Table.new(rules, seed, level_seats(rules, "rosa")), Random(f"{seed}/{moves}")
    match, _notice = archive.start_match(rules.as_dict(), seed, table.seats, 1.0, {"variant": variant})
    for number in range(moves):
        if table.to_move is None and table.winner is None:
            table.next_smazzata()
        if table.winner is not None:
            break
        move = chance.choice(table.view(table.to_move).legal_moves())
        table.play(table.to_move, move)
        archive.append_move(match, number, str(move), 1.0)
    return match, table


@pytest.mark.rotating
@pytest.mark.parametrize(("variant", "players"), [("scopa", 2), ("scopa", 3), ("scopa", 4), ("scopone_scientifico", 4)])
def test_of_a_match_that_goes_on_nothing_is_told_that_its_player_does_not_see(context, variant, players):
    for moves in range(0, 45, 4):
        match, table = played(context.archive, variant, players, moves)
        told = match_lines(context.archive.match(match))
        assert not any("5eed" in line for line in told)
        now = "\n".join(line for line in told if not line.startswith("moves of earlier"))
        hidden = set(names_of(table.view().unseen)) if table.to_move is not None else set()
        assert not [name for name in hidden if name in now]
        assert all(name in now for name in names_of(table.view().hand | table.view().table))


def test_of_a_match_that_is_over_all_is_told_that_deals_it_again(context):
    match, table = played(context.archive, "scopa", 2, 2000)
    assert table.winner is not None
    told = "\n".join(match_lines(context.archive.match(match)))
    assert "5eed5eed" in told
    assert " ".join(map(str, table.record.moves)) in told


def test_a_match_that_cannot_be_dealt_again_is_told_without_its_seed(context):
    match, _notice = context.archive.start_match({"players": 77}, "5eed5eed", ["human"], 1.0)
    told = "\n".join(match_lines(context.archive.match(match)))
    assert "cannot be dealt again" in told
    assert "5eed" not in told


def test_the_report_has_all_its_parts_and_no_folder_of_the_player(context):
    error = OSError(13, "Permission denied", str(Path.home() / "letters" / "to anna.txt"))
    try:
        raise error
    except OSError as caught:
        write_log(context.paths.logs, caught)
    context.change(language="de", speed="fast")
    played(context.archive, "scopa", 2, 3)
    text = text_of_report(report_of(context))
    for word in (
        "[Scopa]",
        "[System]",
        "pygame-ce",
        "SDL",
        "[Window]",
        "[Settings]",
        'speed "fast"',
        "my hand:",
        "[Log]",
        "Permission denied",
        "test_problem_report.py",
    ):
        assert word in text
    for private in (str(Path.home()), str(context.paths.logs), str(Path(__file__).parent), "letters"):
        assert private not in text
    assert "not known" not in text


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        (
            '  File "/srv/anna maria/.local/lib/python3.11/site-packages/scopa_gui/ui/loop.py", line 9, in step',
            '  File "scopa_gui/ui/loop.py", line 9, in step',
        ),
        (r'  File "C:\Users\Anna\Scopa\scopa_gui\ui\loop.py", line 9', r'  File "scopa_gui\ui\loop.py", line 9'),
        (
            "OSError: [Errno 2] No such file: '/srv/anna/Spiele/x.sqlite'",
            "OSError: [Errno 2] No such file: '.../x.sqlite'",
        ),
        ("OSError: No such file: '/srv/anna/my letters/x.sqlite'", "OSError: No such file: '.../x.sqlite'"),
        (r"PermissionError: C:\Users\Anna\x.json", "PermissionError: .../x.json"),
        ("3 / 4 of a/b, 1/2", "3 / 4 of a/b, 1/2"),
    ],
)
def test_folders_are_left_out(line, meant):
    assert without_folders(line, Path("/nowhere")) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("7D is in two places.", "?? is in two places."),
        ("1099511627775 is not a set of cards.", "# is not a set of cards."),
        ("Random('5eed1234abcd/2')", "Random('#/2')"),
        ("no move: FC=4C3B", "no move: ??=??"),
        ("line 234, in decade", "line 234, in decade"),
    ],
)
def test_cards_and_seeds_that_an_error_names_are_left_out(line, meant):
    assert without_cards(line) == meant


def test_it_is_shown_before_it_is_copied_and_copied_as_it_is_shown(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(SettingsScreen(context))
    pilot.press("button:report")
    scene = pilot.scene
    assert isinstance(scene, ProblemReportScreen)
    shown = [cell for block in pilot.page.blocks for cell in block.cells]
    assert all(line in shown for part in scene.parts for line in (part.title, *part.lines))
    pilot.key("page down")
    assert pilot.page.scrolling.offset > 0
    pygame.scrap.put_text("before")
    pilot.press("button:copy")
    assert pygame.scrap.get_text() == text_of_report(scene.parts)
    assert "clipboard" in pilot.news[-1]


def test_without_a_clipboard_it_goes_into_a_file(context, monkeypatch):
    def refuse(text):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    pilot = Pilot(context, ProblemReportScreen(context))
    pilot.press("button:copy")
    assert (context.paths.logs / REPORT).read_text() == text_of_report(pilot.scene.parts)
    assert REPORT in pilot.news[-1]
    (context.paths.logs / REPORT).unlink()
    pilot.press("button:save")
    assert (context.paths.logs / REPORT).exists()


def test_a_file_that_cannot_be_written_is_told(context):
    context.paths.logs.parent.mkdir(parents=True, exist_ok=True)
    context.paths.logs.write_text("a file where the folder should be")
    pilot = Pilot(context, ProblemReportScreen(context))
    pilot.press("button:save")
    assert pilot.news[-1] == "The report could not be saved."


def test_from_the_menu_at_the_table_it_is_of_that_match(context):
    first, _table = played(context.archive, "scopa", 2, 2, "aaaa1111")
    played(context.archive, "scopa", 3, 2, "bbbb2222")
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(PauseScreen(context, match=first))
    pilot.press("button:more")
    pilot.press("button:report")
    lines = next(part.lines for part in pilot.scene.parts if part.title == "Match")
    assert lines == match_lines(context.archive.match(first))


def test_after_a_failure_the_report_is_at_hand_and_the_match_it_was_in(context):
    match, _table = played(context.archive, "scopa", 2, 2)
    broken = Probe()
    broken.match_id = match
    broken.failure = ZeroDivisionError("the wheel came off")
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(broken)
    pilot.key("x")
    assert isinstance(pilot.scene, FailureScreen)
    pilot.press("button:report")
    assert isinstance(pilot.scene, ProblemReportScreen)
    text = text_of_report(pilot.scene.parts)
    assert "the wheel came off" in text
    assert "my hand" in text
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)


def test_a_part_that_fails_does_not_take_the_others_with_it(context, monkeypatch):
    monkeypatch.setattr(context.archive, "unfinished", lambda most: 1 / 0)
    text = text_of_report(report_of(context))
    assert "not known: ZeroDivisionError" in text
    assert "pygame-ce" in text


def test_a_clock_beyond_all_years_does_not_take_the_report_away(context, monkeypatch):
    monkeypatch.setattr(context, "now", lambda: 1e18)
    text = text_of_report(report_of(context))
    assert "[Scopa]\nnot known: " in text
    assert "[System]" in text


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_report_and_failure_have_room(make_context, language, size):
    context = make_context(language=language)
    for scene in (ProblemReportScreen(context), FailureScreen(context, "x" * 40)):
        pilot = Pilot(context, scene, size)
        boxes = list(pilot.targets.values())
        window = pygame.Rect((0, 0), size)
        assert all(window.contains(box) for box in boxes)
        assert all(not box.colliderect(other) for box in boxes for other in boxes if other is not box)


def test_no_line_of_the_report_is_cut_however_long_its_words(context):
    write_log(context.paths.logs, RuntimeError("x" * 150 + " " + "y/" * 90))
    context.change(
        variant="scopone_scientifico", players=4, deck="french", large_index=True, four_colours=True, text_scale=1.3
    )
    pilot = Pilot(context, ProblemReportScreen(context), (1024, 640))
    page = pilot.control("page:text")
    told = [line for line in page._lines if line.mark or line.x]
    assert all(
        line.x + context.text.width(line.text, line.style, pilot.scene.theme)
        <= page.rect.width - pilot.scene.theme.space(4)
        for line in told
    )
    assert "x" * 150 in "".join(line.text for line in told)
