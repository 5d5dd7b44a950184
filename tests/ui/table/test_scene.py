"""Whole matches at the table by named targets, skipping, resuming, and what may never happen."""

import ast
from pathlib import Path

import pytest

import scopa_gui
from scopa_gui.engine.cards import name_of
from scopa_gui.engine.record import record_from
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.game.thinker import think
from scopa_gui.ui.scenes.count import CountScene
from scopa_gui.ui.scenes.match_end import MatchEnd
from scopa_gui.ui.scenes.pause import Pause
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.table.choice import options_of
from tests.ui.pilot import Pilot


class Inline:
    """A thinker that answers at the next poll, in this process."""

    def __init__(self):
        self.waiting = None
        self.views = []

    def ask(self, view, level, limit, seed, on_done):
        self.views.append(view)
        self.waiting = think(view, "random" if level == "random" else level, limit, seed), on_done

    def poll(self):
        if self.waiting is None:
            return False
        choice, on_done = self.waiting
        self.waiting = None
        on_done(choice)
        return True

    def cancel(self):
        self.waiting = None

    def start(self):
        pass


def begin(context, key="scopa", players=2, *, seed="scene", target=11, moves=()):
    """A started match in the archive and its scene."""
    from dataclasses import replace

    rules = replace(VARIANTS[key].rules_by_players[players], target=target)
    seats = level_seats(rules, "carmela")
    table = Table.new(rules, seed, seats)
    match, _ = context.archive.start_match(rules.as_dict(), seed, seats, context.now())
    for move in moves:
        context.archive.append_move(match, table.moves_played, str(move), context.now())
        table.play(table.to_move, move)
    return TableScene(context, table, match, Inline())


def choose(pilot):
    """Play one card of mine the way a player would: the first card, the first option."""
    view = pilot.scene.table.view()
    card = next(card for card in pilot.scene.layout.hand if options_of(view, card))
    pilot.press(f"card:{name_of(card)}")
    if "option:1" in pilot.targets:
        pilot.press("option:1")


def play_match(pilot, most=400):
    """Play to the end of the match; how many smazzate it took."""
    smazzate = 0
    for _ in range(most):
        scene = pilot.scene
        if isinstance(scene, MatchEnd):
            return smazzate
        if isinstance(scene, CountScene):
            smazzate += 1
            while not scene.done:
                pilot.key("escape")
            pilot.press("button:continue")
            continue
        pilot.rest()
        if isinstance(pilot.scene, TableScene) and pilot.scene.my_turn:
            choose(pilot)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("key", "players"), [
    ("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("escoba", 2), ("scopa", 6), ("scopa_dassi", 2),
])
def test_a_whole_match_is_played_by_named_targets(make_context, key, players):
    context = make_context(speed="instant")
    scene = begin(context, key, players, target=3)
    match, table = scene.match_id, scene.table
    pilot = Pilot(context, scene)
    assert play_match(pilot) >= 1
    assert table.winner is not None
    stored = context.archive.match(match)
    assert stored.moves == [str(move) for move in table.record.moves]
    assert stored.outcome is not None
    assert not context.text.overflows


def test_a_match_at_normal_speed_shows_every_move(context):
    scene = begin(context, target=1)
    pilot = Pilot(context, scene)
    seen = 0
    while isinstance(pilot.scene, TableScene):
        pilot.tick(0.1)
        seen += pilot.scene is scene and scene.course.running
        if pilot.scene is scene and scene.my_turn and not scene.course.running:
            choose(pilot)
    assert seen > 100


def test_the_first_deal_is_shown_and_my_cards_can_then_be_pressed(context):
    pilot = Pilot(context, begin(context))
    assert pilot.scene.course.running
    assert not any(name.startswith("card:") for name in pilot.targets)
    assert pilot.scene.course.view.hand == 0
    pilot.rest()
    assert sum(name.startswith("card:") for name in pilot.targets) >= 6


def test_a_move_is_in_the_archive_before_anything_of_it_is_shown(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    kept = len(context.archive.match(scene.match_id).moves)
    shown = scene.course.view
    choose(pilot)
    assert scene.course.running
    assert scene.course.view == shown
    assert len(context.archive.match(scene.match_id).moves) == kept + 1


def test_no_figure_changes_before_the_motion_is_over(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    for _ in range(6):
        if not scene.my_turn:
            pilot.tick(0.05)
            continue
        before = scene.course.view
        choose(pilot)
        while scene.course.running and scene.course.view.history == before.history:
            sight = scene.sight()
            assert sight.view.piles == before.piles
            assert sight.view.turn == before.turn == 0
            assert [plate.is_turn for plate in sight.plates] == [True, False]
            pilot.tick(0.05)
        pilot.rest()


def at_my_turn(context, wanted, key="scopa", players=2):
    """A resumed scene at a turn of mine where `wanted(view, card, options)` holds, and that card."""
    for number in range(200):
        rules = VARIANTS[key].rules_by_players[players]
        table = Table.new(rules, f"turn {number}", level_seats(rules, "carmela"))
        while (seat := table.to_move) is not None:
            view = table.view()
            if seat == 0:
                for card in range(40):
                    options = options_of(view, card) if view.hand >> card & 1 else ()
                    if options and wanted(view, card, options) and table.history:
                        return begin(context, key, players, seed=f"turn {number}", moves=table.record.moves), card
            table.play(seat, think(table.view(seat), "carmela", None, str(number)).move)
    raise AssertionError("no such turn was found")


def one_capture(view, card, options):
    return len(options) == 1 and options[0].move.taken and len(view.history) % 6 not in (0, 5) and view.hand.bit_count() > 1


def test_one_click_plays_a_card_with_one_possibility(context):
    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    played = scene.table.moves_played
    pilot.press(f"card:{name_of(card)}")
    assert scene.table.moves_played == played + 1
    assert scene.table.history[-1].move.card == card


def test_several_captures_are_chosen_in_place(context):
    scene, card = at_my_turn(context, lambda view, card, options: len(options) >= 2)
    pilot = Pilot(context, scene)
    pilot.rest()
    played = scene.table.moves_played
    options = options_of(scene.table.view(), card)
    pilot.press(f"card:{name_of(card)}")
    assert scene.table.moves_played == played
    assert {"option:1", "option:2"} <= set(pilot.targets)
    pilot.key("escape")
    assert "option:1" not in pilot.targets
    assert pilot.scene is scene
    pilot.press(f"card:{name_of(card)}")
    pilot.press("option:2")
    assert scene.table.record.moves[played] == options[1].move


def test_number_keys_and_tab_choose_too(context):
    scene, card = at_my_turn(context, lambda view, card, options: len(options) >= 2)
    pilot = Pilot(context, scene)
    pilot.rest()
    played, options = scene.table.moves_played, options_of(scene.table.view(), card)
    pilot.key(str(scene.layout.hand.index(card) + 1))
    assert scene.focused() == f"card:{name_of(card)}"
    pilot.key("return")
    pilot.key("tab")
    pilot.key("tab")
    pilot.key("return")
    assert scene.table.record.moves[played] == options[1].move


def test_a_refused_pick_says_why_and_plays_nothing(context):
    def wanted(view, card, options):
        taken = sum({option.move.taken for option in options}) if len(options) >= 2 else 0
        return len(options) >= 2 and any(not option.move.is_lay for option in options) and view.table & ~_union(options) and taken

    scene, card = at_my_turn(context, wanted)
    pilot = Pilot(context, scene)
    pilot.rest()
    view = scene.table.view()
    other = next(c for c in scene.layout.table if not _union(options_of(view, card)) >> c & 1)
    pilot.press(f"card:{name_of(card)}")
    played = scene.table.moves_played
    pilot.press(f"card:{name_of(other)}")
    assert scene.table.moves_played == played
    assert scene.speaker.warns
    assert scene.sight().line
    pilot.tick(6.0)
    assert not scene.speaker.warns


def _union(options):
    found = 0
    for option in options:
        found |= option.move.taken
    return found


def test_a_card_is_dragged_to_the_table_or_back(context):
    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    played, name = scene.table.moves_played, f"card:{name_of(card)}"
    pilot.drag(name, (scene.layout.regions.hands[0].left + 30, scene.layout.size[1] - 20))
    assert scene.table.moves_played == played
    assert scene.control.dragged is None
    pilot.drag(name, tuple(map(round, scene.layout.regions.table.centre)))
    assert scene.table.moves_played == played + 1


def test_the_stock_gets_lower_while_cards_are_dealt_from_it(context, monkeypatch):
    from scopa_gui.ui.table.layout import Stocked

    scene = begin(context, "scopone_scientifico", 4)
    pilot, lying = Pilot(context, scene), []
    assert scene.course.running
    monkeypatch.setattr(scene.painter.cards, "draw_stack", lambda surface, stack: lying.extend(name for name, _ in stack))
    scene.redraw()
    pilot.tick()
    assert not [name for name in lying if isinstance(name, Stocked)], "those on their way are drawn where they are"


def test_a_dragged_card_swings_glides_back_and_all_comes_to_rest(context):
    import pygame

    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    x, y = pilot.targets[f"card:{name_of(card)}"].center
    leaning = scene.layout.cards[card].angle
    pilot._post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
    for step in range(1, 7):
        pilot._post(pygame.MOUSEMOTION, pos=(x + 12 * step, y - 6 * step), rel=(0, 0), buttons=(1, 0, 0))
    shown = scene.painter.in_hand(scene.sight(), card)
    assert shown.angle < min(0.0, leaning) - 1
    pilot.rest()
    assert scene.painter.in_hand(scene.sight(), card).angle == pytest.approx(0.0, abs=0.01)
    assert not scene.animating, "held still, nothing moves"
    pilot._post(pygame.MOUSEBUTTONUP, pos=(x + 72, scene.layout.size[1] - 10), button=1)
    assert scene.painter.in_hand(scene.sight(), card).angle == pytest.approx(0.0, abs=2.0), "it does not jump when let go"
    pilot.rest()
    assert scene.painter.in_hand(scene.sight(), card).angle == pytest.approx(leaning)
    assert scene.control.lifts.offsets.get(card, (0.0, 0.0))[0] == 0.0


def test_an_option_can_be_pressed_while_a_dropped_card_glides_back_under_it(context):
    scene, card = at_my_turn(context, lambda view, card, options: len(options) >= 2)
    pilot = Pilot(context, scene)
    pilot.rest()
    played, x = scene.table.moves_played, round(scene.layout.cards[card].x)
    pilot.drag(f"card:{name_of(card)}", (x, scene.layout.regions.table.top + 4))
    assert scene.control.choice.aimed == card
    across = next(rect for rect in scene.control.option_boxes().values() if rect.left <= x < rect.right)
    pilot.click((x, across.centery))
    assert scene.table.moves_played == played + 1


def test_a_whole_smazzata_by_keyboard(make_context):
    context = make_context(speed="instant")
    scene = begin(context)
    pilot = Pilot(context, scene)
    for _ in range(200):
        pilot.tick(0.2)
        if isinstance(pilot.scene, CountScene):
            return
        if scene.my_turn:
            pilot.key("right")
            pilot.key("return")
            if scene.control.choice.aimed is not None:
                pilot.key("down")
                pilot.key("space")
    raise AssertionError("the smazzata does not end")


# A click while cards move


def moving(context):
    """A scene in which the computer's card is on its way, and the pilot."""
    scene, card = at_my_turn(context, lambda view, card, options: len(options) == 1 and view.hand.bit_count() == 3 and view.stock)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.press(f"card:{name_of(card)}")
    while not (scene.course.running and scene.my_turn):
        pilot.tick()
    return scene, pilot


def test_a_click_on_the_cloth_finishes_the_motion_and_nothing_else(context):
    scene, pilot = moving(context)
    played = scene.table.moves_played
    pilot.click((scene.layout.regions.table.left + 3, scene.layout.regions.table.bottom - 3))
    assert not scene.course.running
    assert scene.course.view == scene.table.view()
    assert scene.table.moves_played == played


def test_a_click_on_a_card_that_lies_still_finishes_the_motion_and_is_not_swallowed(context):
    scene, pilot = moving(context)
    played = scene.table.moves_played
    card = scene.layout.hand[0]
    options = options_of(scene.table.view(), card)
    at = scene.layout.cards[card]
    pilot.click((round(at.x - scene.layout.card[0] * 0.3), round(at.y)))
    if len(options) == 1:
        assert scene.table.record.moves[played].card == card
    else:
        assert scene.control.choice.aimed == card


def test_a_click_while_dealing_never_plays_a_card_that_was_not_there(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    for _ in range(3):
        pilot.tick(0.2)
    assert scene.course.running
    final = scene.layout_of(scene.table.view())
    at = final.cards[final.hand[0]]
    played = scene.table.moves_played
    pilot.click((round(at.x), round(at.y)))
    assert not scene.course.running
    assert scene.table.moves_played == played
    assert scene.control.choice.aimed is None


def test_a_card_that_has_been_dealt_can_be_clicked_before_the_others_have(context):
    scene = next(found for seed in range(9) if (found := begin(context, seed=f"landed {seed}")).my_turn)
    pilot = Pilot(context, scene)
    view, landed = scene.table.view(), set()
    while not landed:
        assert scene.course.running
        pilot.tick()
        landed = scene.control._landed()
    card = landed.pop()
    at = scene.layout_of(view).cards[card]
    pilot.click((round(at.x), round(at.y)))
    assert scene.control.choice.aimed == card or scene.table.record.moves[0].card == card


def test_keys_finish_the_motion_too(context):
    for key in ("space", "return", "escape"):
        scene, pilot = moving(context)
        played = scene.table.moves_played
        pilot.key(key)
        assert not scene.course.running
        assert scene.table.moves_played == played
        assert isinstance(pilot.scene, Pause) == (key == "escape")


# The menu, the last cards, another window


def test_the_menu_loses_nothing(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    record = scene.table.record
    pilot.press("button:menu")
    assert isinstance(pilot.scene, Pause)
    pilot.press("button:continue")
    assert pilot.scene is scene
    assert scene.table.record == record
    pilot.key("escape")
    pilot.key("escape")
    assert pilot.scene is scene


def test_everybody_s_last_card_is_shown_on_l_and_goes_with_any_click(context):
    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    plain = pilot.picture().copy()
    pilot.key("l")
    assert scene.recalling
    pilot.tick()
    assert pilot.picture().get_buffer().raw != plain.get_buffer().raw
    played = scene.table.moves_played
    pilot.press(f"card:{name_of(card)}")
    assert not scene.recalling
    assert scene.table.moves_played == played


def test_a_match_that_another_window_plays_is_left_alone(context, monkeypatch):
    from scopa_gui.store.notices import Key, Notice

    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    said = []
    context.say = said.append
    monkeypatch.setattr(context.archive, "append_move", lambda *arguments: Notice(Key.MATCH_ELSEWHERE))
    record = scene.table.record
    choose(pilot)
    assert scene.table.record == record
    assert said
    pilot.tick(3.0)
    assert scene.table.record == record


# Coming back


@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_scientifico", 4), ("escoba", 2)])
def test_a_killed_match_comes_back_to_exactly_the_same_table_and_course(make_context, key, players):
    context = make_context(speed="instant")
    scene = begin(context, key, players, target=2)
    pilot = Pilot(context, scene)
    for _ in range(9):
        pilot.rest()
        if scene.my_turn:
            choose(pilot)
    pilot.rest()
    stored = context.archive.match(scene.match_id)
    record = record_from({"rules": stored.rules, "seed": stored.seed, "moves": stored.moves})
    again = TableScene(context, Table(record, stored.seats), scene.match_id, Inline())
    other = Pilot(context, again)
    assert not again.course.running
    assert again.course.view == scene.course.view
    assert again.layout.cards == scene.layout.cards
    for one in (pilot, other):
        one.rest()
    assert again.table.record == scene.table.record


def test_computers_answer_the_same_after_a_kill(make_context):
    """The seed of a thought follows from the record, so that the course of a match does not depend on when it was interrupted."""
    context = make_context(speed="instant")
    records = []
    for cut in (False, True):
        scene = begin(context, "scopa", 3, seed="course")
        pilot = Pilot(context, scene)
        for turn in range(6):
            pilot.rest()
            if cut and turn == 3:
                scene = TableScene(context, Table(scene.table.record, scene.table.seats), scene.match_id, Inline())
                pilot = Pilot(context, scene)
                pilot.rest()
            choose(pilot)
        pilot.rest()
        records.append(scene.table.record)
    assert records[0] == records[1]


def test_a_smazzata_that_was_over_shows_its_count(context):
    rules = VARIANTS["scopa"].rules
    table = Table.new(rules, "over", level_seats(rules, "carmela"))
    while (seat := table.to_move) is not None:
        table.play(seat, table.view(seat).legal_moves()[0])
    pilot = Pilot(context, begin(context, seed="over", moves=table.record.moves))
    pilot.tick(1.5)
    assert isinstance(pilot.scene, CountScene)


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1080), (1024, 768)])
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_table_is_drawn_in_every_size_and_language_without_a_text_that_does_not_fit(make_context, size, language):
    context = make_context(language=language)
    scene, card = at_my_turn(context, lambda view, card, options: len(options) >= 2 and len(view.history) > 6)
    pilot = Pilot(context, scene, size)
    pilot.rest()
    pilot.hover(f"card:{name_of(card)}")
    pilot.tick(0.3)
    pilot.press(f"card:{name_of(card)}")
    pilot.tick(0.3)
    pilot.press("option:1")
    pilot.tick(0.5)
    pilot.key("l")
    pilot.tick(0.1)
    assert context.text.overflows == []


def test_reduced_motion_and_switched_off_hints_play_as_well(make_context):
    context = make_context(reduced_motion=True, show_captures=False)
    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.hover(f"card:{name_of(card)}")
    pilot.tick(0.2)
    sight = scene.sight()
    assert sight.choice.marks(show_captures=sight.hints).solid == 0
    played = scene.table.moves_played
    pilot.press(f"card:{name_of(card)}")
    pilot.rest()
    assert scene.table.moves_played > played


def test_a_resize_in_mid_flight_goes_on_in_the_new_size(context):
    scene, pilot = moving(context)
    from scopa_gui.ui.theme import Theme

    pilot.window.surface = type(pilot.window.surface)((1920, 1080))
    pilot.app.stack.resize(Theme((1920, 1080)))
    pilot.rest()
    assert scene.layout.size == (1920, 1080)
    assert scene.layout.cards == scene.layout_of(scene.table.view()).cards


def test_the_table_never_touches_the_whole_truth():
    """No module of the window names Position or the private position of a table."""
    root = Path(scopa_gui.__file__).parent / "ui"
    for path in root.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                assert node.module != "scopa_gui.engine.position", path
            if isinstance(node, ast.Attribute):
                assert node.attr not in ("_position", "hands_of", "stock_cards"), (path, node.lineno)


def test_computers_are_asked_with_their_own_view_alone(make_context):
    context = make_context(speed="instant")
    scene = begin(context, "scopone_scientifico", 4)
    pilot = Pilot(context, scene)
    pilot.rest()
    mine = scene.table.view(0).hand
    for view in scene.turns._thinker.views:
        assert view.turn == 0
        assert not view.hand & mine


def test_a_card_is_looked_at_while_the_right_button_is_held(context):
    import pygame

    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    pos, played = pilot.targets[f"card:{name_of(card)}"].center, scene.table.moves_played
    pilot._post(pygame.MOUSEBUTTONDOWN, pos=pos, button=3)
    assert scene.close_up.card == card
    pilot.tick()
    pilot._post(pygame.MOUSEBUTTONUP, pos=pos, button=3)
    assert scene.close_up.card is None
    assert scene.table.moves_played == played


def test_more_options_than_have_room_are_turned_page_by_page(make_context):
    context = make_context(language="it")
    scene, card = at_my_turn(context, lambda view, card, options: len(options) >= 6, "escoba")
    pilot = Pilot(context, scene, (1024, 640))
    pilot.rest()
    options, played = options_of(scene.table.view(), card), scene.table.moves_played
    pilot.press(f"card:{name_of(card)}")
    seen = []
    while len(seen) < len(options):
        seen += [name for name in pilot.targets if name.startswith("option:") and name != "option:more"]
        pilot.press("option:more")
        assert scene.table.moves_played == played
    assert sorted(seen) == sorted(f"option:{option.number}" for option in options)
    assert context.text.overflows == []
    pilot.press("option:2")
    assert scene.table.record.moves[played] == options[1].move
