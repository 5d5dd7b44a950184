"""The screen as it is told to somebody who does not see it, and what is done when a screen reader asks for it."""

import pytest

from scopa_gui.engine.cards import name_of
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.kit.spoken import SpokenRole
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.reader.requests import Deed, ReaderHands
from scopa_gui.ui.screens import SCREENS
from tests.conftest import LANGUAGES, PROJECT
from tests.ui.hearing import can_be_heard, heard
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn, begin, choose, one_capture
from tests.ui.test_scenes import ELSEWHERE

SIZE = (1280, 800)


def asked(pilot, deed, key, value=None):
    """Have a screen reader ask for something, and look at what came of it."""
    context, stack = pilot.app.context, pilot.app.stack
    ReaderHands(context.text.heard, lambda: stack.top, pilot.app.carry_out).do(heard(pilot), deed, key, value)
    pilot.rest()
    return heard(pilot)


def names(outline, key):
    return [part.name for part in outline.part(key).children]


def at(context, wanted, **game):
    scene, card = at_my_turn(context, wanted, **game)
    pilot = Pilot(context, scene, SIZE)
    pilot.rest()
    return pilot, f"card:{name_of(card)}"


@pytest.mark.rotating
@pytest.mark.parametrize("name", sorted(SCREENS))
def test_every_screen_keeps_the_contract_of_what_is_heard(name):
    file = PROJECT / "tests" / "ui" / ELSEWHERE.get(name, "test_scenes.py")
    source = file.read_text(encoding="utf-8")
    assert "draws_without_overflow" in source or "can_be_heard" in source


def test_a_press_is_never_the_second_half_of_a_double_one(context):
    """On this page another button stands where the one was that led to it."""
    pilot = Pilot(context, SettingsScreen(context), SIZE)
    about = pilot.targets["button:about"]
    asked(pilot, Deed.PRESS, "button:about")
    assert about.colliderect(pilot.targets["button:licences"])
    asked(pilot, Deed.PRESS, "button:licences")
    assert pilot.scene.name == "licences"


def test_nothing_is_noted_while_nobody_listens(context):
    pilot = Pilot(context, begin(context), SIZE)
    pilot.rest()
    assert context.text.heard.resting == context.text.heard.moving == []


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "takes"), ("it", "prende"), ("de", "nimmt")],
)
def test_a_card_of_mine_says_what_it_takes(make_context, language, words):
    pilot, card = at(make_context(language=language), one_capture)
    part = heard(pilot).part(card)
    assert part.role is SpokenRole.BUTTON
    assert words in part.name
    assert part.enabled


def test_a_card_says_no_more_than_is_shown(make_context):
    pilot, card = at(make_context(show_captures=False), one_capture)
    assert "takes" not in heard(pilot).part(card).name


def test_pressed_a_card_is_played_and_every_move_is_told_once(context):
    pilot, card = at(context, one_capture)
    before = pilot.table.moves_played
    outline = asked(pilot, Deed.PRESS, card)
    told = names(outline, "happened")
    assert len(told) == pilot.table.moves_played - before >= 2
    assert all(part.live for part in outline.part("happened").children)
    assert len(set(told)) == len(told)


def test_where_a_card_can_do_several_things_they_are_offered_and_the_keyboard_stays(context):
    pilot, card = at(context, lambda view, card, options: len(options) > 1)
    outline = asked(pilot, Deed.PRESS, card)
    offered = [part for part in outline.part("options").children if part.key != "option:more"]
    assert len(offered) > 1
    assert outline.focus == card
    pilot.key("tab")
    assert heard(pilot).focus == "option:1"
    before = pilot.table.moves_played
    asked(pilot, Deed.PRESS, "option:2")
    assert pilot.table.moves_played > before


def test_the_focus_goes_where_a_reader_wants_it_and_is_told_where_the_keys_take_it(context):
    pilot, card = at(context, one_capture)
    assert asked(pilot, Deed.FOCUS, card).focus == card
    assert asked(pilot, Deed.FOCUS, "button:hint").focus == "button:hint"
    pilot.key("tab")
    assert heard(pilot).focus == pilot.scene.focused() != "button:hint"


def test_my_turn_and_a_refusal_are_told_by_themselves(context):
    pilot, _card = at(context, one_capture)
    assert any(part.live and part.name == "Your turn" for part in heard(pilot).walk())
    pilot.press("card:" + name_of(pilot.table_cards[0]))
    pilot.scene.explain(None)
    from scopa_gui.engine.moves import IllegalReason
    from scopa_gui.ui.table.input.move_choice import PickRefusal

    pilot.scene.explain(PickRefusal(IllegalReason.NOT_YOUR_TURN, None))
    pilot.tick()
    assert any(part.live and part.name == "It is not your turn." for part in heard(pilot).walk())


def test_what_cannot_be_pressed_now_cannot_be_used(context):
    pilot, card = at(context, one_capture)
    pilot.key("l")
    outline = heard(pilot)
    assert not outline.part(card).enabled
    assert outline.part("why:1").enabled
    asked(pilot, Deed.PRESS, card)
    assert pilot.scene.has_modal


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aids_are_told_line_by_line(make_context, language):
    context = make_context(language=language, counters="full", grid=True, race=True)
    pilot, _card = at(context, one_capture)
    assert len(heard(pilot).part("aids").children) > 10
    can_be_heard(pilot)


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count_is_told_in_sentences(make_context, language):
    context = make_context(language=language, speed="instant")
    pilot = Pilot(context, begin(context, target=11), SIZE)
    while not isinstance(pilot.scene, CountScreen):
        if pilot.scene.my_turn:
            choose(pilot)
        else:
            pilot.tick(0.1)
    pilot.rest()
    can_be_heard(pilot)
    lines = [part.name for part in heard(pilot).walk() if part.key.startswith("category:")]
    assert len(lines) == len(pilot.count_steps)
    assert all(line.endswith(".") and ": " in line for line in lines)


def test_a_setting_is_changed_by_a_reader_as_by_hand(context):
    pilot = Pilot(context, SettingsScreen(context), SIZE)
    pages = next(part for part in heard(pilot).walk() if part.role in (SpokenRole.CHOICE, SpokenRole.LIST))
    for page in pages.children:
        outline = asked(pilot, Deed.PRESS, page.key)
        if outline.part("slider:volume") is not None:
            break
    slider = outline.part("slider:volume")
    assert slider.amount.value == round(context.settings.volume * 100)
    assert asked(pilot, Deed.SET, "slider:volume", 30.0).part("slider:volume").amount.value == 30
    assert context.settings.volume == 0.3
    asked(pilot, Deed.MORE, "slider:volume")
    assert round(context.settings.volume * 100) == 30 + slider.amount.step


def test_a_row_out_of_view_is_brought_there_and_chosen(context):
    from scopa_gui.ui.front.rules_screen import RulesScreen

    pilot = Pilot(context, RulesScreen(context), (1024, 640))
    rows = heard(pilot).part("list:contents").children
    hidden = next(row.key for row in reversed(rows) if row.key not in pilot.targets)
    assert asked(pilot, Deed.PRESS, hidden).focus == hidden


def test_a_text_is_written_into_a_field(context):
    from scopa_gui.ui.front.sharing.typed_text_screen import TypedTextScreen

    pilot = Pilot(context, TypedTextScreen(context), SIZE)
    field = next(part.key for part in heard(pilot).walk() if part.role is SpokenRole.FIELD)
    assert asked(pilot, Deed.SET, field, "1234").part(field).text == "1234"
    assert asked(pilot, Deed.SET, field, "").part(field).text == ""


def test_what_is_gone_is_asked_for_in_vain(context):
    pilot, _card = at(context, one_capture)
    asked(pilot, Deed.PRESS, "card:gone")
    assert pilot.scene.my_turn
