"""Several people on one computer, in the window: chosen, added, named, put away; into a file and back from one."""

import threading
import time
from functools import partial

import pytest

from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.store import profile_file, profile_import
from scopa_gui.store import settings as stored
from scopa_gui.store.archive import Archive
from scopa_gui.store.person_name import LONGEST
from scopa_gui.store.profile_import import IncomingPlayer
from scopa_gui.store.settings import Settings
from scopa_gui.ui.front.profiles.import_player_screen import ImportPlayerScreen, import_screen_of
from scopa_gui.ui.front.profiles.profiles_screen import ProfileNameScreen, ProfilesScreen, StartAgainScreen
from scopa_gui.ui.front.sharing.open_shared import shared_in_file
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.front.welcome_screen import WelcomeScreen
from scopa_gui.ui.kit import sdl
from scopa_gui.ui.kit.running_work import RunningWork
from scopa_gui.ui.kit.scene import Push, Quit
from scopa_gui.ui.loop import SAVES
from scopa_gui.ui.pages.work_screen import WorkScreen
from scopa_gui.ui.words.matches import name_of
from scopa_gui.ui.words.translation import card_name
from tests.conftest import LANGUAGES
from tests.store.incoming import coming
from tests.store.matches import begin
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.table import at_table
from tests.ui.test_unfinished import keep

LONG_NAME = "Giovannantonio Wwwwwwwww"[:LONGEST]


@pytest.fixture(autouse=True)
def folders(monkeypatch):
    """The folders that were opened; none really is."""
    opened = []
    monkeypatch.setattr(sdl, "open_folder", lambda path: not opened.append(path))
    return opened


def at_title(context):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.tick(0.5)
    return pilot


def at_profiles(context):
    pilot = at_title(context)
    pilot.press("button:profiles")
    return pilot


def said(pilot):
    """What stands over the screen."""
    return "\n".join(pilot.news)


def wait(pilot):
    """Wait until long work is done."""
    end = time.monotonic() + 30
    while isinstance(pilot.scene, WorkScreen):
        assert time.monotonic() < end
        time.sleep(0.01)
        pilot.tick(0.1)


def finish_one(archive):
    """A match that is over."""
    match = begin(archive, "7D")
    archive.finish(match, {"winner": 0, "totals": [21, 3]}, 9.0)
    return match


def add(pilot, name):
    pilot.press("button:add")
    pilot.type(name)
    pilot.key("return")


def choose(pilot, name):
    here = pilot.app.context.profiles.here
    key = next(profile.key for profile in here if name_of(profile) == name)
    pilot.press(f"list:profiles=here:{key}")


def test_somebody_new_plays_at_once_and_is_asked_what_the_first_one_was(context):
    context.change(first_steps="over", deck="french", language="it")
    keep(context)
    pilot = at_profiles(context)
    add(pilot, "Luca")
    assert isinstance(pilot.scene, WelcomeScreen)
    assert (context.settings.deck, context.settings.language) == ("neapolitan", "it")
    assert card_name(SETTEBELLO) == "7 of coins"
    assert context.archive.is_empty()
    pilot.press("button:yes")
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)
    assert "button:continue" not in pilot.targets
    pilot.press("button:profiles")
    choose(pilot, name_of(context.profiles.profile("")))
    pilot.press("button:play")
    assert isinstance(pilot.scene, TitleScreen)
    assert context.settings.deck == "french"
    assert card_name(SETTEBELLO) == "7 of diamonds"
    assert "button:continue" in pilot.targets


def test_what_was_just_changed_is_saved_for_whoever_changed_it(context):
    pilot = at_profiles(context)
    context.change(table="walnut")
    add(pilot, "Luca")
    context.change(table="maiolica")
    pilot.press("button:yes")
    pilot.tick(SAVES + 0.1)
    first, second = (stored.load(context.profiles.paths_of(key)).settings.table for key in ("", "2"))
    assert (first, second) == ("walnut", "maiolica")


def test_the_window_stays_as_it_is(context):
    stored.save(
        context.profiles.paths_of(context.profiles.add("Luca")[0]), Settings(fullscreen=True, window_size=(700, 700))
    )
    pilot = at_profiles(context)
    choose(pilot, "Luca")
    pilot.press("button:play")
    assert not pilot.window.fullscreen
    assert context.settings.window_size != (700, 700)


def test_statistics_and_practice_are_each_ones_own(context):
    finish_one(context.archive)
    pilot = at_profiles(context)
    assert context.counting() is context.counting()
    context.counting().renew()
    add(pilot, "Luca")
    pilot.press("button:yes")
    pilot.key("escape")
    assert context.archive.finished_keys() == []
    context.counting().renew()
    pilot.press("button:statistics")
    assert isinstance(pilot.scene, StatisticsScreen)
    assert "button:history" not in pilot.targets
    assert context.recollections() is not None
    assert not context.paths.memory.exists() or context.paths.memory.parent.name == "2"


def test_esc_and_the_play_button_of_who_plays_lead_back(context):
    pilot = at_profiles(context)
    pilot.press("button:play")
    assert isinstance(pilot.scene, TitleScreen)
    pilot.press("button:profiles")
    pilot.press("button:add")
    assert isinstance(pilot.scene, ProfileNameScreen)
    pilot.key("return")
    assert isinstance(pilot.scene, ProfileNameScreen), "nobody without a name"
    pilot.key("escape")
    assert [name_of(profile) for profile in context.profiles.here] == ["Player 1"]


def test_another_name_is_seen_on_the_title(context):
    pilot = at_profiles(context)
    pilot.press("button:rename")
    pilot.type("Nonna Pina")
    pilot.key("return")
    assert isinstance(pilot.scene, ProfilesScreen)
    assert context.profiles.current.name == "Nonna Pina"
    pilot.press("button:back")
    title = pilot.control("button:profiles")
    assert title.label == "Nonna Pina"


def test_somebody_put_away_is_brought_back_with_everything(context):
    key, _notice = context.profiles.add("Luca")
    theirs = Archive(context.profiles.paths_of(key).archive)
    finish_one(theirs)
    theirs.close()
    pilot = at_profiles(context)
    assert "button:away" not in pilot.targets, "not who plays"
    choose(pilot, "Luca")
    pilot.press("button:away")
    assert [profile.name for profile in context.profiles.hidden] == ["Luca"]
    pilot.press(f"list:profiles=away:{key}")
    pilot.press("button:bring")
    pilot.press("button:play")
    assert context.profiles.current.name == "Luca"
    assert context.archive.finished_keys()


def test_who_begins_anew_keeps_the_settings_and_can_have_the_rest_back(context):
    context.change(deck="french", first_steps="over")
    finish_one(context.archive)
    pilot = at_profiles(context)
    pilot.press("button:anew")
    pilot.key("return")
    assert len(context.archive.finished_keys()) == 1, "the harmless answer comes first"
    pilot.press("button:anew")
    pilot.press("button:anew")
    assert isinstance(pilot.scene, TitleScreen)
    assert context.settings.deck == "french"
    assert context.archive.finished_keys() == []
    pilot.press("button:profiles")
    pilot.press("list:profiles=away:")
    pilot.press("button:bring")
    pilot.press("button:play")
    assert len(context.archive.finished_keys()) == 1


def test_everything_goes_into_a_file_and_comes_back_from_it(context, folders):
    context.change(deck="french")
    finish_one(context.archive)
    pilot = at_profiles(context)
    pilot.press("button:write")
    wait(pilot)
    (file,) = (context.profiles.folder / "players").iterdir()
    assert str(file.name) in said(pilot)
    pilot.press("button:folder")
    assert folders == [file.parent]
    pilot.press(f"list:profiles=file:{file.name}")
    pilot.press("button:bring")
    assert isinstance(pilot.scene, ImportPlayerScreen)
    pilot.press("button:bring")
    wait(pilot)
    assert isinstance(pilot.scene, TitleScreen)
    assert context.profiles.current.name == "Player 1"
    assert context.profiles.current.key == "2"
    assert context.settings.deck == "french"
    assert card_name(SETTEBELLO) == "7 of diamonds"
    assert len(context.archive.finished_keys()) == 1


def slow(monkeypatch, module, name):
    """Have the work take as long as somebody wishes: what it is given to end."""
    going = threading.Event()
    quick = getattr(module, name)

    def slowly(*given):
        while not going.wait(0.005):
            given[-1].reach(0.5)
        return quick(*given)

    monkeypatch.setattr(module, name, slowly)
    return going


def coming_in(context, tmp_path):
    """At the question whether somebody is to be brought in."""
    finish_one(context.archive)
    file = profile_file.write(context.paths, "Ugo", tmp_path / "away", "2026-11-23")
    pilot = at_title(context)
    pilot.app.open_file(str(file))
    return pilot


def test_bringing_in_goes_on_beside_the_window_and_shows_how_far_it_is(context, tmp_path, monkeypatch):
    going = slow(monkeypatch, profile_import, "unpack")
    pilot = coming_in(context, tmp_path)
    begun = time.monotonic()
    pilot.press("button:bring")
    assert time.monotonic() - begun < 1.0
    assert isinstance(pilot.scene, WorkScreen)
    pilot.tick(1.0)
    assert isinstance(pilot.scene, WorkScreen)
    assert pilot.scene.running.share == 0.5
    going.set()
    wait(pilot)
    assert isinstance(pilot.scene, TitleScreen)
    assert context.profiles.current.name == "Ugo"
    assert coming(context.profiles.paths_of("")) == []


@pytest.mark.parametrize("how", ["button", "escape", "quit"])
def test_bringing_in_can_be_stopped(context, tmp_path, monkeypatch, how):
    slow(monkeypatch, profile_import, "unpack")
    pilot = coming_in(context, tmp_path)
    pilot.press("button:bring")
    if how == "button":
        pilot.tick(0.5)  # at once it would be the second half of a double click
        pilot.press("button:stop")
    elif how == "escape":
        pilot.key("escape")
    else:
        pilot.app.stack.apply(Quit())
    assert not isinstance(pilot.scene, WorkScreen)
    assert len(context.profiles.here) == 1
    assert coming(context.profiles.paths_of("")) == []


def test_what_was_brought_in_when_nobody_waits_any_more_is_removed(context, tmp_path):
    finish_one(context.archive)
    file = profile_file.write(context.paths, "Ugo", tmp_path / "away", "2026-11-23")
    paths = context.profiles.paths_of("")
    running = RunningWork(
        lambda work: profile_import.unpack(file, paths, work),
        lambda result: None,
        IncomingPlayer.drop,
        context.wake,
        60.0,
    )
    assert running.is_done(30.0)
    assert coming(context.profiles.paths_of(""))
    running.stop()
    assert coming(context.profiles.paths_of("")) == []
    assert running.answer() is None


def test_writing_goes_on_beside_the_window_and_can_be_stopped(context, monkeypatch):
    going = slow(monkeypatch, profile_file, "write")
    pilot = at_profiles(context)
    pilot.press("button:write")
    assert isinstance(pilot.scene, WorkScreen)
    pilot.press("button:stop")
    assert isinstance(pilot.scene, ProfilesScreen)
    folder = context.profiles.folder / "players"
    assert not folder.exists()
    pilot.press("button:write")
    going.set()
    wait(pilot)
    assert isinstance(pilot.scene, ProfilesScreen)
    assert len(list(folder.iterdir())) == 1


def test_a_player_dropped_on_a_match_plays_and_the_match_waits_for_whoever_played_it(context, tmp_path):
    other = Settings(first_steps="over", deck="french", language="de", table="walnut", grid=True, race=True)
    stored.save(context.paths, other)
    file = profile_file.write(context.paths, "Ugo", tmp_path / "away", "2026-11-23")
    pilot = at_title(context)
    table, _card = at_table.at_my_turn(context, lambda *given: True)
    pilot.app.stack.enter(table)
    pilot.rest()
    at_table.choose(pilot)
    pilot.app.open_file(str(file))
    pilot.press("button:bring")
    wait(pilot)
    assert isinstance(pilot.scene, TitleScreen), "no failure"
    assert context.profiles.current.name == "Ugo"
    assert "button:continue" not in pilot.targets
    mine = Archive(context.profiles.paths_of("").archive)
    ((match, _touched),) = mine.waiting()
    assert mine.match(match).moves
    assert mine.claim(match) is not None, "nobody holds it any more"
    mine.close()


def test_a_file_that_is_put_into_the_folder_appears(context):
    pilot = at_profiles(context)
    folder = context.profiles.folder / "players"
    assert not any(name.startswith("list:profiles=file:") for name in pilot.targets)
    profile_file.write(context.paths, "Ugo", folder, "2026-11-23")
    pilot.tick(3.0)
    assert any(name.startswith("list:profiles=file:") for name in pilot.targets)


def test_a_file_dropped_on_the_window_is_asked_about_and_a_bad_one_told(context, tmp_path):
    pilot = at_title(context)
    file = profile_file.write(context.paths, "Ugo", tmp_path / "away", "2026-11-23")
    pilot.app.open_file(str(file))
    assert isinstance(pilot.scene, ImportPlayerScreen)
    pilot.key("escape")
    assert len(context.profiles.here) == 1
    file.write_bytes(b"no player")
    pilot.app.open_file(str(file))
    assert isinstance(pilot.scene, TitleScreen)
    assert "is not a Scopa player’s file" in said(pilot)
    assert shared_in_file(context, str(tmp_path / f"none{profile_file.ENDING}")) is None
    assert "cannot be read" in said(pilot)


def test_a_file_that_went_bad_between_question_and_answer_brings_in_nobody(context, tmp_path):
    file = profile_file.write(context.paths, "Ugo", tmp_path / "away", "2026-11-23")
    pilot = at_title(context)
    pilot.app.open_file(str(file))
    file.write_bytes(file.read_bytes()[:-40])
    pilot.press("button:bring")
    wait(pilot)
    assert isinstance(pilot.scene, TitleScreen)
    assert "damaged" in said(pilot)
    assert len(context.profiles.here) == 1


def test_where_it_cannot_be_written_nothing_is_lost_and_it_is_told(context):
    pilot = at_profiles(context)
    (context.profiles.folder / "players").write_text("a file where the folder should be")
    pilot.press("button:write")
    wait(pilot)
    assert "could not be written" in said(pilot)
    pilot.press("button:folder")
    assert "could not be written" in said(pilot)
    (context.paths.config / "profiles.json").mkdir(parents=True)
    add(pilot, "Luca")
    assert "could not be saved" in said(pilot)
    assert context.profiles.current.key == ""


# What every screen must pass


def filled(context):
    """People of every kind, with long names, one of them put away, and a file."""
    if len(context.profiles.here) == 1:
        context.profiles.rename("", LONG_NAME)
        for name in ("Anna", LONG_NAME, "Nonna Pina", "Ugo", "Zia Concetta", "Salvatore"):
            context.profiles.add(name)
        context.profiles.hide("5")
        finish_one(context.archive)
        profile_file.write(context.paths, LONG_NAME, context.profiles.folder / "players", "2026-11-23")
    return context


def profiles_of(context):
    return ProfilesScreen(filled(context))


def away_of(context):
    screen = profiles_of(context)
    screen.chosen = "away:5"
    return screen


def file_of(context):
    screen = profiles_of(context)
    screen.chosen = f"file:{next((context.profiles.folder / 'players').iterdir()).name}"
    return screen


def question_of(context):
    return import_screen_of(filled(context), str(next((context.profiles.folder / "players").iterdir())))


UNFINISHED = []
"""Work begun by a screen of this file, which its test stops at its end."""


def work_of(context):
    """Work that is half done, and goes on until it is stopped."""

    def wait(work):
        while not work.is_over:
            time.sleep(0.001)
        work.reach(1.0)

    running = RunningWork(wait, lambda result: None, lambda result: None, context.wake, 600.0)
    running._work.share = 0.5
    UNFINISHED.append(running)
    return WorkScreen(filled(context), running, LONG_NAME)


SCREENS = {
    "work": work_of,
    "profiles": profiles_of,
    "away": away_of,
    "file": file_of,
    "question": question_of,
    "anew": StartAgainScreen,
    "new": ProfileNameScreen,
    "name": partial(ProfileNameScreen, key=""),
}


@pytest.fixture(params=SCREENS)
def make(request):
    yield SCREENS[request.param]
    while UNFINISHED:
        UNFINISHED.pop().stop(2.0)


@pytest.mark.rotating
@contract.EVERYWHERE
def test_all_text_is_in_its_boxes(make_context, make, language, size):
    contract.draws_without_overflow(make_context(language=language), make, size)


@pytest.mark.rotating
@contract.OTHER_TYPE
def test_larger_and_smaller_type_fits_the_smallest_window(make_context, make, language, scale):
    contract.draws_without_overflow(make_context(language=language, text_scale=scale), make, (1024, 640))


@pytest.mark.rotating
def test_the_contract_of_screens(make_context, make):
    contract.takes_all(make_context, make)
    contract.back_leaves(make_context(), make)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (3840, 2160)])
def test_the_title_with_a_long_name_fits(make_context, language, size):
    context = make_context(language=language)
    context.profiles.rename("", LONG_NAME)
    contract.draws_without_overflow(context, TitleScreen, size)
    contract.targets_do_not_overlap(context, TitleScreen, size)


def test_the_way_there_is_by_name(context):
    pilot = at_title(context)
    pilot.app.stack.apply(Push("profiles"))
    assert isinstance(pilot.scene, ProfilesScreen)
