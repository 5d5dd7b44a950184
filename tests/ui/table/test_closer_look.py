"""A closer look at cards, stock and piles, by mouse, keys and gamepad: nothing is played by it, nothing given away."""

import pygame
import pytest

from scopa_gui.engine.cards import mask_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.kit.spoken import SpokenRole
from scopa_gui.ui.table.companions.closer_look import card_looked_at, pile_looked_at, stock_looked_at
from tests.conftest import LANGUAGES
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, free_place, smazzata_of

SIZES = ((1024, 640), (1920, 1080), (3840, 2160))
GAMES = (("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa", 6), ("escoba", 2), ("scopa_dassi", 2))


def played(context, count, key="scopa", players=2, size=(1280, 800)):
    """A pilot at a table where so many moves were played, or one or two more, until it is my turn."""
    moves = smazzata_of(key, players, "closer")
    rules = VARIANTS[key].rules_by_players[players]
    table = Table.new(rules, "closer", level_seats(rules, "carmela"))
    for number, move in enumerate(moves):
        if number >= count and table.to_move == 0:
            break
        table.play(table.to_move, move)
    pilot = Pilot(context, begin(context, key, players, seed="closer", moves=moves[:number]), size)
    pilot.rest()
    assert pilot.scene.my_turn
    return pilot


def held(pilot, pos):
    pilot.mouse_down(pos, 3)
    return pilot.close_up


def let_go(pilot, pos):
    pilot.mouse_up(pos, 3)
    assert pilot.close_up is None


def middle(box):
    return tuple(map(round, box.centre))


def things(pilot):
    """What can be looked at, by its name, with a point where it lies."""
    found = {}
    found |= {name: rect.center for name, rect in pilot.targets.items() if name.startswith("card:")}
    found["stock"] = pilot.region("stock").center
    return found | {f"pile:{side}": pilot.region("piles", side).center for side in range(pilot.view.rules.sides)}


def test_everything_is_looked_at_while_the_right_button_is_held_and_nothing_is_played(context):
    pilot = played(context, 16)
    before = pilot.table.moves_played
    for name, pos in things(pilot).items():
        assert held(pilot, pos).name == name
        pilot.post(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 1))
        pilot.tick(1.0)
        assert pilot.close_up.name == name, "as long as it is held"
        let_go(pilot, pos)
    assert pilot.table.moves_played == before
    assert pilot.chosen_card is None


def test_on_nothing_there_is_nothing_to_be_seen(context):
    pilot = played(context, 0)
    assert held(pilot, free_place(pilot)) is None


def walked(pilot, step="right"):
    """By Z and an arrow once round: the names of all that was seen."""
    pilot.key("z")
    names = []
    while pilot.close_up.name not in names:
        names.append(pilot.close_up.name)
        pilot.key(step)
    pilot.key("escape")
    return names


@pytest.mark.rotating
@pytest.mark.parametrize(("key", "players"), GAMES)
def test_by_keys_all_that_the_mouse_can_look_at_comes_one_after_the_other(make_context, key, players):
    pilot = played(make_context(speed="instant"), 12, key, players)
    scene = pilot.scene
    wanted = {name for name in pilot.targets if name.startswith("card:")} | {
        f"pile:{side}" for side in range(len(scene.sides))
    }
    names = walked(pilot)
    assert set(names) - {"stock"} == wanted
    assert ("stock" in names) == bool(pilot.view.stock)
    assert set(walked(pilot, "left")) == set(names)
    assert pilot.close_up is None


def test_z_shows_the_card_that_has_the_focus(context):
    pilot = played(context, 4)
    pilot.key("right")
    focus = pilot.scene.focused()
    pilot.key("z")
    assert pilot.close_up.name == focus
    pilot.key("z")
    assert pilot.close_up is None
    assert pilot.scene.focused() == focus


def test_z_shows_what_is_pointed_at(context):
    pilot = played(context, 8)
    side = pilot.region("piles", 1).center
    pilot.point(side)
    pilot.key("z")
    assert pilot.close_up.name == "pile:1"


@pytest.mark.parametrize("end", ["return", "space", "escape", "1", "z", "h", "click", "pad"])
def test_the_press_that_ends_it_does_nothing_else(context, end):
    pilot = played(context, 4)
    scene = pilot.scene
    pilot.key("right")
    before, focus = pilot.table.moves_played, scene.focused()
    pilot.key("z")
    if end == "click":
        pilot.click(pilot.region("menu").center)
    elif end == "pad":
        pilot.pad("a")
    else:
        pilot.key(end)
    assert pilot.close_up is None
    assert pilot.scene is scene
    assert pilot.table.moves_played == before
    assert not scene.has_modal
    assert end == "click" or scene.focused() == focus


def test_by_gamepad_it_is_looked_and_walked_and_left(context):
    pilot = played(context, 8)
    pilot.pad("leftstick")
    first = pilot.close_up
    pilot.pad("dpad_right")
    assert pilot.close_up not in (None, first)
    pilot.pad("b")
    assert pilot.close_up is None


def test_keys_of_the_whole_program_go_on_working(context):
    pilot = played(context, 4)
    pilot.key("z")
    pilot.key("f11")
    assert context.settings.fullscreen
    pilot.key("z")
    pilot.key("n", pygame.KMOD_CTRL)
    assert pilot.scene.name == "new_match"


def test_it_ends_when_the_table_is_another(make_context):
    pilot = played(make_context(speed="instant"), 4)
    scene = pilot.scene
    pilot.key("z")
    scene.play(pilot.table.view().legal_moves()[0])
    pilot.tick(2.0)
    assert pilot.close_up is None


def test_while_a_question_waits_nothing_can_be_looked_at(context):
    pilot = played(context, 4)
    pilot.key("a")
    assert pilot.scene.has_modal
    pilot.key("z")
    assert pilot.close_up is None
    assert held(pilot, pilot.region("piles", 0).center) is None


# What is shown


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_nothing_is_shown_that_does_not_lie_open(key, players):
    """Of piles: the cards of scope, and of the side's last capture, both of which everybody has just seen."""
    rules = VARIANTS[key].rules_by_players[players]
    table = Table.new(rules, "closer", level_seats(rules, "carmela"))
    hidden = 0
    for move in smazzata_of(key, players, "closer"):
        table.play(table.to_move, move)
        for seat in range(players):
            view = table.view(seat)
            for side in range(rules.sides):
                captures = [one.move for one in view.history if view.side_of(one.seat) == side and not one.move.is_lay]
                seen = pile_looked_at(view, side, "side", counted=True)
                shown = mask_of({card for _caption, cards in seen.rows for card in cards if card is not None})
                assert not shown & ~view.piles[side]
                assert not shown & (view.unseen | view.hand | view.table)
                last = (1 << captures[-1].card | captures[-1].taken) if captures else 0
                scope = dict(seen.rows).get("Scopas", ())
                assert len(scope) <= view.scope[side]
                assert not shown & ~(last | mask_of(scope))
                assert not captures or not last & view.piles[side] & ~shown
                hidden += bool(view.piles[side] & ~shown)
            assert stock_looked_at(view, [str(number) for number in range(players)]).rows == (("", (None,)),)
    assert hidden, "most of a pile stays covered"


def test_where_piles_are_not_counted_a_look_does_not_count_them_either(make_context):
    for counters, told in (("none", False), ("piles", True)):
        pilot = played(make_context(counters=counters, speed="instant"), 16)
        view = pilot.view
        side = next(side for side, pile in enumerate(view.piles) if pile.bit_count() > 1)
        lines = held(pilot, pilot.region("piles", side).center).lines
        assert (f"{view.piles[side].bit_count()} cards" in lines) is told


def test_the_stock_says_how_many_are_left_and_who_deals(context):
    pilot = played(context, 0)
    view = pilot.view
    lines = held(pilot, pilot.region("stock").center).lines
    dealer = "You deal" if view.dealer == 0 else "Carmela deals"
    assert lines == ("The cards still to be dealt", f"{view.stock} cards", dealer)


def test_a_pile_in_which_nothing_is_says_so(context):
    pilot = played(context, 0)
    seen = held(pilot, pilot.region("piles", 0).center)
    assert seen.lines == ("You: the cards taken", "Nothing taken yet")
    assert seen.rows == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_heard(make_context, language):
    pilot = played(make_context(language=language, speed="instant"), 16)
    heard(pilot)
    for _ in walked(pilot):
        pilot.key("z")
        seen = pilot.close_up
        (told,) = [part for part in pilot.scene.spoken_parts() if part.key == f"look:{seen.name}"]
        assert told.live
        assert told.role is SpokenRole.TEXT
        assert seen.lines[0] in told.name
        pilot.key("escape")


def test_what_is_told_names_the_cards_that_are_shown(context):
    pilot = played(context, 20)
    seen = pile_looked_at(pilot.view, 0, "You", counted=True)
    words = seen.describe()
    shown = [card for _caption, cards in seen.rows for card in cards if card is not None]
    assert shown
    assert all(card_looked_at(card).lines[0].lower().split(":")[0] in words.lower() for card in shown)


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_it_is_drawn_inside_the_window_with_all_its_words(make_context, language, size, scale):
    context = make_context(language=language, text_scale=scale, speed="instant")
    pilot = played(context, 24, "escoba", 2, size)
    look, window = pilot.scene.closer_look, pygame.Rect((0, 0), size)
    names = walked(pilot)
    picked = [
        next(name for name in names if name.startswith("card:")),
        *(n for n in names if not n.startswith("card:")),
    ]
    for name in picked:
        while look.seen is None or look.seen.name != name:
            pilot.key("z" if look.seen is None else "right")
        pilot.tick()
        assert window.contains(look.drawn)
        pilot.key("escape")
    assert context.text.overflows == []


def test_many_scope_lie_side_by_side_within_the_window(context):
    from scopa_gui.ui.kit.theme import Theme
    from scopa_gui.ui.kit.widgets.widget import Brush
    from scopa_gui.ui.table.companions.closer_look import LookedAt, draw_close_up

    surface = pygame.Surface((1024, 640))
    many = LookedAt(
        "pile:0", ("You", "30 cards"), (("Scopas", tuple(range(12))), ("Last capture", tuple(range(14, 26))))
    )
    brush = Brush(surface, Theme((1024, 640)), context.text)
    covered = draw_close_up(brush, many, context.sprites, context.settings)
    assert surface.get_rect().contains(covered)
