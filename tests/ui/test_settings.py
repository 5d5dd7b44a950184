"""The settings: every page fits, works by mouse and by keyboard, and changes what is seen at once."""

import pygame
import pytest

from scopa_gui.art.faces import face
from scopa_gui.store.paths import assets
from scopa_gui.store.settings import Settings
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.layout import Words
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.kit.system_wishes import SystemWishes
from scopa_gui.ui.kit.theme import GOLD, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.pictures.card_preview import deck_names
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.words.setting_names import SETTINGS, setting_name
from tests.conftest import LANGUAGES
from tests.store.saved_settings import UNLIKE
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.rings import watched

PAGES = ("cards", "game", "help", "window")
every_page = pytest.mark.parametrize("page", PAGES)


def on(page):
    return lambda context: SettingsScreen(context, page)


def seen(pilot):
    return pygame.image.tobytes(pilot.picture(), "RGB")


@pytest.mark.rotating
@every_page
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1080)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_fits_with_the_largest_type(make_context, page, size, language):
    for deck in ("neapolitan", "french") if page == "cards" else ("french",):
        context = make_context(language=language, text_scale=1.3, deck=deck, table="maiolica")
        contract.draws_without_overflow(context, on(page), size)
        contract.targets_are_large_enough(context, on(page), size)
        contract.targets_do_not_overlap(context, on(page), size)


@every_page
def test_a_page_is_drawn_with_the_largest_type_that_a_settings_file_may_ask_for(make_context, page):
    context = make_context(text_scale=2.5)
    pilot = Pilot(context, SettingsScreen(context, page), (1024, 640))
    pilot.picture()
    assert type(pilot.scene) is SettingsScreen


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_the_sentence_of_a_switch_is_right_below_its_label(make_context, scale):
    context = make_context(text_scale=scale)
    pilot = Pilot(context, SettingsScreen(context, "game"), (1920, 1500), blind=True)  # room for all sentences
    note = next(
        part.rect
        for part in pilot.scene.tree.everything
        if isinstance(part, Words) and part.words == "Outlines what a card would take."
    )
    switch = pilot.targets["toggle:captures"]
    label = context.text.height(TypeStyle.LABEL, pilot.scene.theme)
    assert abs(note.top - (switch.centery + label // 2)) <= 1


@pytest.mark.rotating
@every_page
def test_a_page_keeps_the_contract_of_scenes(make_context, page):
    contract.keyboard_reaches_all(make_context(), on(page))
    contract.survives_every_target(make_context(), on(page))
    contract.back_leaves(make_context(), on(page))


def changed(page):
    """Every setting of a page unlike the usual one."""
    return {name: getattr(UNLIKE, name) for name in SETTINGS[page]}


def of_page(context, page):
    return {name: getattr(context.settings, name) for name in SETTINGS[page]}


@every_page
def test_a_page_is_set_back_alone_and_that_can_be_taken_back(make_context, page):
    everything = {name: value for other in PAGES for name, value in changed(other).items()}
    context = make_context(**everything)
    pilot = Pilot(context, SettingsScreen(context, page), blind=True)
    usual = {name: getattr(Settings(), name) for name in SETTINGS[page]}
    pilot.press("button:reset")
    assert of_page(context, page) == usual
    for other in PAGES:
        assert other == page or of_page(context, other) == changed(other)
    pilot.press("button:reset")
    assert of_page(context, page) == changed(page)
    pilot.press("button:reset")
    pilot.press("choice:page=" + PAGES[PAGES.index(page) - 1])
    pilot.press(f"choice:page={page}")
    assert of_page(context, page) == usual
    pilot.press("button:reset")
    assert of_page(context, page) == changed(page), "the way back is there after another page, too"
    pilot.press("button:reset")
    later = Pilot(context, SettingsScreen(context, page), blind=True)
    assert not later.control("button:reset").enabled, "there is nothing to set back"


def test_a_volume_can_be_set_back_and_a_change_after_that_is_kept(context):
    context.change(language="")
    pilot = Pilot(context, SettingsScreen(context, "window"), blind=True)
    reset = pilot.control("button:reset")
    assert not reset.enabled
    pilot.drag("slider:volume", pilot.targets["slider:volume"].midleft)
    assert context.settings.volume != Settings().volume
    assert reset.enabled
    pilot.press("button:reset")
    assert context.settings.volume == Settings().volume
    assert reset.label == "Undo the reset"
    pilot.press("toggle:sound")
    assert context.settings.muted
    pilot.press("button:reset")
    assert not context.settings.muted, "it is the page that is set back, not the reset that is undone"


def test_every_setting_has_one_name():
    named = [name for names in SETTINGS.values() for name in names]
    assert sorted(named) == sorted(Settings.__struct_fields__)


@every_page
def test_a_page_has_a_control_of_each_of_its_settings_and_of_no_other(make_context, page):
    labels, changed = set(), set()
    for deck in ("neapolitan", "french"):
        context = make_context(deck=deck)
        pilot = Pilot(context, SettingsScreen(context, page), blind=True)
        labels |= {getattr(control, "label", "") for control in pilot.controls}
        context.change = lambda **values: changed.update(values)
        for target in pilot.targets:
            if target.startswith(("choice:", "toggle:", "slider:", "picture:")) and not target.startswith(
                "choice:page"
            ):
                pilot.press(target)
        if "button:face" in pilot.targets:
            pilot.press("button:face")
            pilot.press("choice:face=rosa")
    assert {setting_name(name) for name in SETTINGS[page]} <= labels
    assert changed == set(SETTINGS[page])


def test_motion_is_set_back_to_what_the_system_wishes(make_context):
    context = make_context(reduced_motion=False)
    context.wishes = SystemWishes(less_motion=True)
    pilot = Pilot(context, SettingsScreen(context, "game"), blind=True)
    pilot.press("button:reset")
    assert context.has_reduced_motion
    assert context.settings.reduced_motion is None


@pytest.mark.rotating
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tab_is_broken_into_two_lines_and_no_line_lies_under_two(make_context, monkeypatch, language, size):
    context = make_context(language=language, text_scale=1.3)
    pilot = Pilot(context, SettingsScreen(context, "window"), size)
    with watched(monkeypatch) as drawn:
        pilot.scene.redraw()
        pilot.tick()
    tabs = {text for _, text, _ in pilot.control("choice:page").options}
    assert sorted(words for words, _box in drawn.words if words in tabs) == sorted(tabs)


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["settings", "new match"])
def test_the_line_under_a_chosen_option_goes_through_no_word(make_context, monkeypatch, language, page):
    context = make_context(language=language, text_scale=1.3)
    pilot = Pilot(
        context, NewMatchScreen(context) if page == "new match" else SettingsScreen(context, "game"), (1024, 640)
    )
    choices = [widget for widget in pilot.controls if type(widget) is Segments]
    for widget in choices:
        for value, _text, _name in widget.options:
            widget.value = value
            with watched(monkeypatch) as drawn:
                pilot.scene.redraw()
                pilot.tick()
            lines = [line for choice in choices for line in gold_lines(pilot.picture(), choice)]
            assert len(lines) == len(choices)
            assert not [words for words, box in drawn.words if box.collidelist(lines) >= 0]


def gold_lines(picture, choice):
    """Return the rectangles of what is painted in gold in the chosen segment."""
    segment = choice.segments()[choice.index]
    gold = pygame.mask.from_threshold(picture.subsurface(segment), GOLD, (1, 1, 1))
    return [line.move(segment.topleft) for line in gold.get_bounding_rects()]


def test_the_pages_are_turned_by_arrows_and_the_focus_stays_on_the_tabs(context):
    pilot = Pilot(context, SettingsScreen(context))
    pilot.key("tab")
    assert pilot.scene.focused() == "choice:page"
    pilot.key("right")
    assert pilot.scene.page == "game"
    assert pilot.scene.focused() == "choice:page"
    assert "choice:speed" in pilot.targets
    pilot.key("tab")
    assert pilot.scene.focused() == "choice:speed"


@pytest.mark.rotating
@pytest.mark.parametrize(
    "press",
    [
        "choice:deck=french",
        "choice:index=off",
        "choice:index=large",
        "choice:back=red",
        "choice:table=wood",
        "choice:table=maiolica",
    ],
)
def test_the_table_beside_the_controls_changes_at_once(context, press):
    pilot = Pilot(context, SettingsScreen(context))
    stage = pilot.showcase_box
    before = pygame.image.tobytes(pilot.picture().subsurface(stage), "RGB")
    pilot.press(press)
    assert pygame.image.tobytes(pilot.picture().subsurface(stage), "RGB") != before


def test_each_deck_has_the_choices_that_belong_to_it(context):
    pilot = Pilot(context, SettingsScreen(context))
    assert "choice:index" in pilot.targets
    pilot.press("choice:deck=french")
    assert "choice:index" not in pilot.targets
    before = seen(pilot)
    pilot.press("toggle:colours")
    assert context.settings.four_colours
    coloured = seen(pilot)
    assert coloured != before
    pilot.press("toggle:indices")
    assert context.settings.large_index
    assert seen(pilot) != coloured


def test_shown_captures_are_shown(context):
    pilot = Pilot(context, SettingsScreen(context, "game"))
    before = pygame.image.tobytes(pilot.picture().subsurface(pilot.showcase_box), "RGB")
    pilot.press("toggle:captures")
    assert pygame.image.tobytes(pilot.picture().subsurface(pilot.showcase_box), "RGB") != before


def test_cards_and_music_have_volumes_of_their_own_and_each_lets_itself_be_heard(context, monkeypatch):
    heard = []
    monkeypatch.setattr(context.sound, "play", heard.append)
    context.settings = type(context.settings)(muted=True, language="en")
    pilot = Pilot(context, SettingsScreen(context, "window"))
    music = pilot.targets["slider:music"]
    pilot.click((music.left + music.width // 2, music.centery))
    assert (context.settings.music, context.settings.volume, context.settings.muted) != (0.7, 0.7, True)
    assert context.settings.volume == 0.7
    assert not context.settings.muted
    assert pilot.control("toggle:sound").value
    volume = pilot.targets["slider:volume"]
    pilot.click((volume.left + volume.width // 2, volume.centery))
    assert context.settings.volume == context.settings.music != 0.7
    assert heard == ["scopa", "card"]


def test_the_bed_of_music_is_off_until_it_is_wanted_and_is_heard_by_itself(context, monkeypatch):
    heard = []
    monkeypatch.setattr(context.sound, "play", heard.append)
    pilot = Pilot(context, SettingsScreen(context, "window"))
    assert context.settings.background_music == 0
    bed = pilot.targets["slider:bed"]
    pilot.click((bed.left + bed.width // 2, bed.centery))
    assert context.settings.background_music > 0
    assert heard == []
    pilot.press("button:reset")
    assert context.settings.background_music == 0


def test_every_table_dyes_the_plates(make_context):
    fills = set()
    for table in ("baize", "wood", "maiolica"):
        pilot = Pilot(make_context(table=table), SettingsScreen(make_context(table=table), "game"))
        back = next(widget for widget in pilot.controls if isinstance(widget, Button))
        chosen = pilot.targets["choice:page=game"]
        assert back.rect.width
        fills.add(tuple(pilot.picture().get_at((chosen.left + 14, chosen.centery))[:3]))
    assert len(fills) == 3


def test_full_screen_by_its_key_is_seen_in_the_settings_and_in_the_menu(context):
    pilot = Pilot(context, SettingsScreen(context, "window"))
    assert not pilot.control("toggle:fullscreen").value
    pilot.key("f11")
    assert pilot.window.fullscreen
    assert pilot.control("toggle:fullscreen").value
    pilot.app.stack.enter(PauseScreen(context))
    pilot.press("button:more")
    button = pilot.control("button:screen")
    assert button.label == "Leave full screen (F11)"
    pilot.press("button:screen")
    assert not pilot.window.fullscreen
    assert not context.settings.fullscreen
    assert pilot.control("button:screen").label == "Full screen (F11)"
    pilot.key("f11")
    assert pilot.control("button:screen").label == "Leave full screen (F11)"


def test_esc_leaves_the_full_screen_where_there_is_nothing_to_go_back_from(context):
    title = TitleScreen(context)
    pilot = Pilot(context, title, blind=True)
    pilot.key("f11")
    pilot.app.stack.apply(Push("rules"))
    pilot.key("escape")
    assert pilot.scene is title
    assert pilot.window.fullscreen, "the first Esc goes back"
    pilot.key("escape")
    assert not pilot.window.fullscreen
    assert not context.settings.fullscreen
    pilot.key("escape")
    assert pilot.scene is title


@pytest.mark.parametrize(
    ("language", "printed", "none", "large"),
    [
        ("en", "As printed", "Off", "Large"),
        ("it", "Come da stampa", "No", "Grandi"),
        ("de", "Wie gedruckt", "Aus", "Groß"),
    ],
)
def test_corner_numbers_are_called_off_only_where_the_pack_has_none(make_context, language, printed, none, large):
    for deck in deck_names():
        if deck == "french":
            continue
        context = make_context(language=language, deck=deck)
        pilot = Pilot(context, SettingsScreen(context), (1024, 640))
        options = pilot.control("choice:index").options
        pictured = bool(face(assets(), deck, 0).stamps)
        assert options[0][1] == (printed if pictured else none), deck
        assert options[2][1] == large
        assert context.text.overflows == []
