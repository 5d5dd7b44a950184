"""Aids at the table: they cover nothing, speak of every spot, obey mouse and keys, and help is kept with the match."""

from itertools import product

import pygame
import pytest
from msgspec import to_builtins

from scopa_gui.coach.memory.card_tracker import tracker_of
from scopa_gui.coach.memory.holdings import holdings_of
from scopa_gui.engine.cards import name_of
from scopa_gui.engine.rules import Rules
from scopa_gui.store.settings import AidSettings
from scopa_gui.ui.kit.intents import Key
from scopa_gui.ui.kit.layout import UNSEEN
from scopa_gui.ui.kit.theme import Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import at_the_table, cell
from scopa_gui.ui.table.aids.aid_registry import AIDS, everything, nothing, shown_of
from scopa_gui.ui.table.aids.aids_companion import AidsCompanion
from scopa_gui.ui.table.aids.aids_layout import Spot, SpotKind, aids_layout_of, pages_of, scale_of, theme_of
from scopa_gui.ui.table.aids.race_section import RaceSpot
from scopa_gui.ui.table.geometry.table_layout import layout_of, table_room
from scopa_gui.ui.words.table_talk import scope_words
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn, begin, choose

GAMES = [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa", 6), ("escoba", 2)]
SIZES = [(1024, 640), (1024, 768), (1366, 768), (1920, 1080), (2560, 1080)]
VALUES = {aid.name: [option[0] for option in aid.options()] if aid.options else [False, True] for aid in AIDS}
"""Of every aid, what it can be set to."""
EVERYTHING = to_builtins(everything())
SWITCHES = {*(f"{'choice' if aid.options else 'toggle'}:{aid.name}" for aid in AIDS), "button:close"}
ALL_SHOWN = [AidSettings(**dict(zip(VALUES, chosen, strict=True))) for chosen in product(*VALUES.values())]


@pytest.fixture(autouse=True)
def quick_odds(monkeypatch):
    monkeypatch.setattr("scopa_gui.coach.memory.primiera_race.ENOUGH", 64)


def table(context, key="scopa", players=2, *, after=8):
    return at_my_turn(context, lambda view, card, options: len(view.history) > after, key, players)[0]


def aids_of(scene):
    return next(companion for companion in scene.companions if isinstance(companion, AidsCompanion))


def settled(context, *game, size=(1280, 800), **named):
    pilot = Pilot(context, table(context, *game, **named), size)
    pilot.rest()
    return pilot


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.3, 2.5])
@pytest.mark.parametrize(("key", "players"), GAMES)
def test_no_page_of_the_sheet_covers_a_card_or_anything_else(context, key, players, scale, size):
    view = table(context, key, players).session.table.view()
    theme = Theme(size, scale)
    for chosen in ALL_SHOWN:
        shown = shown_of(chosen, view.rules)
        pages = pages_of(shown, table_room(view.rules, size), scale_of(theme))
        layout = layout_of(view, size, max((page.room for page in pages), default=0.0))
        regions = layout.regions
        assert (regions.sheet is None) == shown.is_empty == (not pages)
        told = set()
        for page in pages:
            brush = Brush(UNSEEN, theme_of(theme, page), context.text)
            sheet = aids_layout_of(page.shown, pygame.Rect(regions.sheet), brush, paged=len(pages) > 1)
            pagers = [sheet.pager] if sheet.pager is not None else []
            assert len(pagers) == (len(pages) > 1)
            told |= {spot for spot in sheet.spots if spot.kind is not RaceSpot.OPEN}
            assert pygame.Rect(regions.sheet).inflate(2, 2).contains(sheet.rect)
            around = [layout.box_of(placement) for placement in layout.cards.values()]
            around += [
                *regions.plates,
                *regions.marks,
                *regions.hands,
                regions.band,
                regions.menu,
                regions.last,
                regions.hint,
                regions.aids,
            ]
            assert not [box for box in around if sheet.rect.colliderect(box)]
            assert all(sheet.rect.contains(rect) for rect in (*sheet.places.values(), *pagers))
            assert not [
                1
                for one in sheet.spots.items()
                for other in sheet.spots.items()
                if one[0] != other[0] and one[1].colliderect(other[1])
            ]
            assert not [1 for box in pagers for rect in sheet.spots.values() if box.colliderect(rect)]
            assert all(box.height >= 24 for box in pagers)
        everything = aids_layout_of(
            shown, pygame.Rect(0, 0, 4000, 4000), Brush(UNSEEN, Theme((1280, 800)), context.text)
        ).spots
        assert told >= {spot for spot in everything if spot.kind not in (RaceSpot.OPEN, SpotKind.COINS)}


@pytest.mark.parametrize("size", [(1024, 640), (3840, 2160)], ids=str)
def test_the_figures_grow_with_the_text_size(context, size):
    rules = table(context, "scopone_scientifico", 4).session.table.rules
    shown, rows = shown_of(everything(), rules), []
    for scale in (1.0, 1.15, 1.3, 2.5):
        theme = Theme(size, scale)
        pages = pages_of(shown, table_room(rules, size), scale_of(theme))
        assert all(
            theme_of(theme, page).type_px(TypeStyle.BODY) == pytest.approx(theme.type_px(TypeStyle.BODY), abs=1)
            for page in pages
        )
        high = [
            aids_layout_of(
                page.shown,
                pygame.Rect(0, 0, 3000, round(table_room(rules, size)[1] * theme.unit)),
                Brush(UNSEEN, theme_of(theme, page), context.text),
                paged=len(pages) > 1,
            )
            .places[Spot(SpotKind.RANK, page.shown.ranks[:1])]
            .height
            for page in pages
            if page.shown.ranks
        ]
        rows.append(min(high) / theme.unit)
    assert rows == sorted(rows)
    assert rows[-1] > 1.6 * rows[0]


@pytest.mark.parametrize(
    "turns", [lambda pilot: pilot.key("page down"), lambda pilot: pilot.press("page:next")], ids=["key", "mouse"]
)
def test_pages_are_turned_and_come_round_again(make_context, turns):
    pilot = settled(make_context(text_scale=2.5, **EVERYTHING))
    aids = aids_of(pilot.scene)
    first, seen = aids.page, []
    for _ in aids.pages:
        seen.append(aids.page)
        turns(pilot)
    assert len(set(seen)) == len(aids.pages) > 2
    assert aids.page == first
    pilot.hover("page:next")
    assert "page" in pilot.scene.line()
    assert pilot.overflows == []


def test_the_key_of_an_aid_turns_to_its_page_and_only_there_switches_it_off(make_context):
    context = make_context(text_scale=2.5, **EVERYTHING)
    pilot = settled(context)
    aids = aids_of(pilot.scene)
    pilot.key("p")
    assert aids.chosen.now.race
    assert aids.page.shown.sections
    pilot.key("g")
    assert aids.chosen.now.grid
    assert aids.page.shown.grid
    pilot.key("p")
    pilot.key("p")
    assert not aids.chosen.now.race
    pilot.key("p")
    assert aids.chosen.now.race
    assert aids.page.shown.sections


def test_by_the_arrows_one_goes_on_to_the_next_page(make_context):
    pilot = settled(make_context(text_scale=2.5, counters="full"))
    aids = aids_of(pilot.scene)
    reached = set()
    for _ in range(14):
        pilot.key("down", pygame.KMOD_SHIFT)
        reached.add(aids.spot)
    assert {Spot(SpotKind.RANK, (rank,)) for rank in range(1, 11)} <= reached


@pytest.mark.rotating
@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa", 6)])
@pytest.mark.parametrize("size", [(1024, 640), (2560, 1080)], ids=str)
def test_with_all_aids_the_table_keeps_the_contract(make_context, key, players, size):
    make = lambda context: table(context, key, players)  # noqa: E731 - as the contract asks
    for chosen in (EVERYTHING, {"counters": "keys", "race": True}):
        context = make_context(**chosen)
        contract.draws_without_overflow(context, make, size)
        contract.targets_are_large_enough(context, make, size)
        contract.targets_do_not_overlap(context, make, size)


@pytest.mark.rotating
@pytest.mark.parametrize(("language", "deck"), [("en", "french"), ("it", "neapolitan"), ("de", "neapolitan")])
def test_every_spot_is_told_in_a_line_that_fits(make_context, language, deck):
    context = make_context(language=language, deck=deck, text_scale=1.3, counters="keys", grid=True, race=True)
    pilot = settled(context, "scopone_scientifico", 4, size=(1024, 640), after=20)
    aids, lines = aids_of(pilot.scene), set()
    for counters in ("keys", "full"):
        context.change(counters=counters)
        kinds = set()
        for _ in aids.pages:
            for spot, box in aids.layout.spots.items():
                pilot.point(box.center)
                line = pilot.scene.line()
                assert line, spot
                lines.add(line)
                kinds.add(spot.kind)
            pilot.key("page down")
        assert kinds >= {SpotKind.RANK, SpotKind.CARD, SpotKind.HOLD, RaceSpot.RUNNER}
    assert len(lines) > 80
    assert context.text.overflows == []


@pytest.mark.parametrize("aid", AIDS, ids=lambda aid: aid.name)
def test_a_key_switches_an_aid_and_switches_it_back(make_context, aid):
    pilot = settled(make_context(counters="keys"))
    before, was = pygame.image.tobytes(pilot.picture(), "RGB"), pilot.aids
    pilot.key(*aid.key.keys)
    pilot.rest()
    assert getattr(pilot.aids, aid.name) == aid.on != getattr(was, aid.name)
    assert pygame.image.tobytes(pilot.picture(), "RGB") != before
    pilot.key(*aid.key.keys)
    assert pilot.aids == was


def test_every_setting_of_an_aid_has_its_entry_and_every_entry_its_own_key_that_is_told():
    assert [aid.name for aid in AIDS] == list(AidSettings.__struct_fields__)
    assert cell(*(aid.key for aid in AIDS)) in [keys for keys, _meaning in at_the_table()]
    assert nothing() != everything()
    assert shown_of(nothing(), Rules()).is_empty
    assert all(aid.is_on(shown_of(everything(), Rules())) for aid in AIDS)


def test_the_switches_open_by_key_and_by_mouse_and_keep_everything_else_waiting(context):
    pilot = settled(context)
    played = len(pilot.table.history)
    for opens in (lambda: pilot.key("a"), lambda: pilot.press("button:aids")):
        opens()
        assert set(pilot.targets) >= SWITCHES
        assert not [name for name in pilot.targets if name.startswith("card:")]
        pilot.key("return")
        pilot.key("escape")
        assert "button:aids" in pilot.targets
    pilot.press("button:aids")
    pilot.press("choice:counters=full")
    pilot.press("toggle:grid")
    assert (pilot.aids.counters, pilot.aids.grid) == ("full", True)
    pilot.click((4, 4))
    assert "button:aids" in pilot.targets, "a press beside the sheet closes it"
    assert len(pilot.table.history) == played


def test_the_keyboard_alone_reaches_every_switch(context):
    pilot = settled(context)
    pilot.key("a")
    reached = set()
    for _ in range(len(SWITCHES) + 1):
        pilot.key("tab")
        reached.add(pilot.scene.focused())
    assert reached == SWITCHES
    while pilot.scene.focused() != "toggle:race":
        pilot.key("tab")
    pilot.key("space")
    assert pilot.aids.race
    pilot.key("a")
    assert "button:aids" in pilot.targets


@pytest.mark.parametrize(
    ("chosen", "assisted"),
    [
        ({"counters": "none"}, False),
        ({"counters": "piles"}, False),
        ({"counters": "keys"}, False),
        ({"counters": "full"}, True),
        ({"grid": True}, True),
        ({"race": True}, True),
    ],
)
def test_what_counts_as_help_is_kept_with_the_match(make_context, chosen, assisted):
    context = make_context(**chosen)
    pilot = settled(context)
    assert context.archive.match(pilot.match_id).extra.get("assisted", False) is assisted


def test_help_asked_for_by_a_key_counts_from_then_on(context):
    pilot = settled(context)
    assert not context.archive.match(pilot.match_id).extra.get("assisted")
    pilot.key("g")
    assert context.archive.match(pilot.match_id).extra["assisted"] is True


def test_shift_and_arrows_go_from_spot_to_spot_and_esc_leaves_them(make_context):
    pilot = settled(make_context(**EVERYTHING))
    aids = aids_of(pilot.scene)
    seen = []
    for key in ("right", "right", "down", "left", "down"):
        pilot.key(key, pygame.KMOD_SHIFT)
        seen.append(aids.spot)
        assert pilot.scene.line()
    assert seen[0] == Spot(SpotKind.RANK, (1,))
    assert len(set(seen)) > 3
    assert pilot.focused_card is None, "the hand is left alone"
    pilot.key("escape")
    assert aids.spot is None
    assert pilot.scene.companions


def test_all_spots_can_be_reached_by_keys(make_context):
    pilot = settled(make_context(**EVERYTHING), "scopa", 3)
    layout = aids_of(pilot.scene).layout
    reached, fresh = set(), {layout.neighbour(None, 1, 0)}
    while fresh:
        reached |= fresh
        fresh = {
            layout.neighbour(spot, dx, dy) for spot in fresh for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        } - reached
    assert reached == set(layout.spots)


def test_nothing_is_counted_before_the_motion_is_over(make_context):
    context = make_context(**EVERYTHING)
    pilot = settled(context)
    aids = aids_of(pilot.scene)
    before = aids.known.view
    choose(pilot)
    assert pilot.is_showing_move
    assert aids.known.view == before != pilot.table.view()
    pilot.rest()
    assert aids.known.view == pilot.view
    assert aids.known.tracker == tracker_of(pilot.view)
    assert aids.known.holdings == holdings_of(pilot.view)


def test_the_odds_are_thought_out_while_nothing_moves_and_then_rest(make_context):
    pilot = settled(make_context(race=True))
    aids = aids_of(pilot.scene)
    assert not aids.animating
    (facts,) = aids.known.facts.values()
    assert sum(facts.chances) <= 1.0 + 1e-9


def test_where_the_primiera_is_not_played_for_there_is_no_race(context):
    context.change(race=True)
    scene = begin(context)
    object.__setattr__(scene.timeline.view, "rules", Rules(primiera="off"))
    assert not aids_of(scene).shown.sections
    assert aids_of(scene).room() == 0.0


def test_without_counters_not_even_the_piles_are_counted(make_context):
    pilot = settled(make_context(counters="none"), after=12)
    counted = settled(make_context(counters="piles"), after=12)
    side = next(side for side, pile in enumerate(pilot.table.view().piles) if pile)
    box = pilot.region("figures", side)
    pictures = [pygame.image.tobytes(each.picture().subsurface(box), "RGB") for each in (pilot, counted)]
    assert pictures[0] != pictures[1]
    for each, told in ((pilot, False), (counted, True)):
        over = each.region("piles", side).center
        each.point(over)
        assert ("in this pile" in each.scene.line()) is told
    assert scope_words(2) == "2 scopas"


@pytest.mark.rotating
@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_scientifico", 4)])
def test_a_smazzata_is_played_with_everything_on(make_context, key, players):
    context = make_context(speed="instant", **EVERYTHING)
    pilot = Pilot(context, begin(context, key, players))
    for _ in range(12):
        pilot.rest()
        if not hasattr(pilot.scene, "my_turn"):
            break
        if pilot.scene.my_turn:
            choose(pilot)
    assert not pilot.app.stack.failed
    assert context.text.overflows == []


def test_with_shift_held_the_keys_of_aids_do_nothing(make_context):
    context = make_context(**to_builtins(nothing()))
    pilot = settled(context)
    chosen = pilot.aids
    for key in "atgp":
        pilot.key(key, pygame.KMOD_SHIFT)
        assert not aids_of(pilot.scene).switches.is_open
    assert pilot.aids == chosen
    assert not context.archive.match(pilot.match_id).extra.get("assisted")


def test_a_held_key_of_the_window_is_left_to_it(context):
    scene = begin(context)
    for name in ("t", "g", "p", "a"):
        assert aids_of(scene).handle(Key(name, command=True)) is None
        assert aids_of(scene).handle(Key(name, alt=True)) is None
    assert name_of(6) == "7D"


def test_while_memory_is_asked_the_sheet_is_turned_over_and_its_keys_rest(make_context):
    context = make_context(speed="instant", memory_questions=True, counters="keys", race=True)
    pilot = Pilot(context, begin(context, "scopone_scientifico", 4))
    aids = aids_of(pilot.scene)
    for _ in range(10):
        pilot.rest()
        if aids._examined():
            break
        assert aids.layout.rect.width
        choose(pilot)
    assert aids._examined()
    pilot.rest()
    assert aids._turned
    box = aids.layout.rect.inflate(-24, -24)
    shown = pygame.Surface(pilot.window.size)
    aids.draw_still(Brush(shown, pilot.scene.theme, context.text))
    aids.draw(Brush(shown, pilot.scene.theme, context.text))
    places = [(x, y) for x in range(box.left, box.right, 2) for y in range(box.top, box.bottom, 2)]
    assert len({shown.get_at(at)[:3] for at in places}) == 1
    assert aids.line() == ""
    for key in ("g", "t", "a"):
        pilot.key(key)
    assert (aids.chosen.now.grid, aids.chosen.now.counters, aids.switches.is_open) == (False, "keys", False)
