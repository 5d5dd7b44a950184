"""Several people at one computer: the cards are covered between their turns, and nobody sees another one's hand."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.engine.cards import cards_of, name_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.persons import LONGEST, bytes_of_name, person_name, person_named
from scopa_gui.game.table import Table
from scopa_gui.store import program_parts
from scopa_gui.store.person_name import cleaned
from scopa_gui.ui.front.history_screen import HistoryScreen
from scopa_gui.ui.front.statistics_screen import TOGETHER, StatisticsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Home, Push
from scopa_gui.ui.kit.widgets.text_field import EditedLine
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.handover_screen import HandoverScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.match_start import continue_match
from scopa_gui.ui.play.match_wish import MatchWish
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.seat_names_screen import SeatNamesScreen
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.words.level_names import ME
from tests.asking import Inline
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import choose

ANNA, LUCA, PINA = (person_named(name) for name in ("Anna", "Luca", "Pina"))


def begin(context, seats, key="scopa", target=11, *, blind=False):
    """A match of these people, and what shows it, the speed set so that nothing moves."""
    context.change(speed="instant", coach=True, memory_questions=True)
    rules = VARIANTS[key].rules_by_players[len(seats)]
    match, _notice = context.archive.start_match(rules.as_dict(), "7", seats, context.now(), {"together": True})
    scene = MatchSession(context, Table.new(rules, "7", seats), match, Inline()).screen
    pilot = Pilot(context, TitleScreen(context), blind=blind)
    pilot.app.stack.enter(scene)
    pilot.tick()
    return pilot


def to_a_decision(pilot):
    """Let the computers play until something is to be done."""
    for _wait in range(400):
        if not isinstance(pilot.session, MatchSession) or pilot.scene.my_turn:
            return
        pilot.tick(0.1)
    raise AssertionError("nobody comes to play")


def shown_hand(pilot):
    return [card for card in pilot.hand if f"card:{name_of(card)}" in pilot.targets]


def test_a_person_s_name_is_no_picture_of_the_game(context):
    """A person called like an opponent does not get that opponent's face, and no file is missed for another name."""
    program_parts.news()
    pilot = begin(context, (ANNA, person_named("Rosa")))
    to_a_decision(pilot)
    pilot.press("button:ready") if "button:ready" in pilot.targets else None
    assert [plate.portrait for plate in pilot.plates] == [ME, ""]
    assert program_parts.news() == []


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("seats", "key"),
    [
        ((ANNA, LUCA), "scopa"),
        ((ANNA, "rosa", LUCA), "scopa"),
        ((ANNA, LUCA, PINA), "scopa"),
        ((ANNA, "carmela", LUCA, "carmela"), "scopone_scientifico"),
        ((ANNA, LUCA, "carmela", PINA), "scopone_scientifico"),
    ],
    ids=["two", "three with one computer", "three", "partners", "four with one computer"],
)
def test_a_whole_match_is_played_and_nobody_sees_anothers_hand(context, seats, key):
    """The one with all that there is, partners, computers and people, is drawn, too."""
    pilot = begin(context, seats, key, blind=seats != (ANNA, "carmela", LUCA, "carmela"))
    match, order, smazzate = pilot.match_id, [], 0
    for _step in range(3000):
        to_a_decision(pilot)
        scene = pilot.scene
        if isinstance(scene, HandoverScreen):
            person = pilot.table.next_person
            theirs = set(cards_of(pilot.table.view(person).hand))
            assert not theirs & set(pilot.hand) or (person == 0 and theirs == set(pilot.hand))
            order.append(pilot.next_person)
            pilot.press("button:show")
            continue
        if isinstance(pilot.session, MatchSession):
            assert set(pilot.hand) == set(cards_of(pilot.table.view().hand))
            assert pilot.table.seats[0] == person_named(pilot.names[0])
            assert pilot.stopped_verdict is None
            choose(pilot)
            continue
        if isinstance(scene, CountScreen):
            smazzate += 1
            assert pilot.table.facing == 0
            while not scene.done:
                pilot.key("escape")
            pilot.press("button:continue")
            continue
        break
    assert isinstance(pilot.scene, MatchEndScreen)
    stored = context.archive.match(match)
    assert set(order) == set(filter(None, map(person_name, seats)))
    assert smazzate == len(stored.outcome["smazzate"])
    again = Table(pilot.table.record, seats)
    assert (again.winner, list(again.totals)) == (stored.outcome["winner"], stored.outcome["totals"])
    assert stored.seats == list(seats)
    pilot.press("button:review")
    pilot.press("button:moves")
    assert isinstance(pilot.session, ReviewSession)


def test_esc_leaves_and_the_match_goes_on_covered_with_whose_turn_it_is(context):
    pilot = begin(context, (ANNA, LUCA))
    assert isinstance(pilot.scene, HandoverScreen)
    first = pilot.next_person
    pilot.press("button:show")
    match = pilot.match_id
    choose(pilot)
    to_a_decision(pilot)
    assert isinstance(pilot.scene, HandoverScreen)
    second = pilot.next_person
    assert {first, second} == {"Anna", "Luca"}
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)
    pilot.app.stack.enter(continue_match(context, match))
    pilot.tick()
    assert isinstance(pilot.scene, HandoverScreen)
    assert pilot.next_person == second
    pilot.press("button:show")
    assert pilot.table.seats[0] == person_named(second)
    assert shown_hand(pilot)


@pytest.mark.parametrize(
    "way", [("escape", "escape"), ("escape", "i", "escape"), ("w", "escape"), ("f1", "escape")], ids="+".join
)
def test_whoever_looks_elsewhere_while_a_card_moves_still_hands_over(context, way):
    pilot = begin(context, (ANNA, LUCA))
    pilot.press("button:show")
    choose(pilot)
    to_a_decision(pilot)
    context.change(speed="normal")
    pilot.press("button:show")
    mover = pilot.names[0]
    choose(pilot)
    pilot.tick(0.05)
    assert isinstance(pilot.session, MatchSession)
    assert pilot.is_showing_move
    for key in way:
        pilot.key(key)
        pilot.tick(0.05)
    for _wait in range(200):
        if not isinstance(pilot.session, MatchSession):
            break
        assert pilot.names[0] == mover, "the next person's hand lies open without a word"
        pilot.tick(0.05)
    assert isinstance(pilot.scene, HandoverScreen)
    assert pilot.next_person != mover


@pytest.mark.parametrize("turns", [0, 1])
def test_begun_again_the_same_people_get_the_same_cards(context, turns):
    pilot = begin(context, (ANNA, LUCA))
    for _turn in range(turns):
        pilot.press("button:show")
        choose(pilot)
        to_a_decision(pilot)
    pilot.press("button:show")
    before = pilot.match_id
    hands = {seat: Table.new(pilot.table.rules, "7", (ANNA, LUCA)).view(seat).hand for seat in (0, 1)}
    pilot.press("button:menu")
    pilot.press("button:more")
    pilot.press("button:same")
    to_a_decision(pilot)
    assert isinstance(pilot.scene, HandoverScreen)
    pilot.press("button:show")
    assert pilot.match_id != before
    assert context.archive.match(pilot.match_id).seats == [ANNA, LUCA]
    assert pilot.table.view().hand == hands[(ANNA, LUCA).index(pilot.table.seats[0])]


def test_taking_back_and_looking_round_stay_with_whoever_looks(context):
    pilot = begin(context, (ANNA, LUCA))
    for _turn in range(4):
        pilot.press("button:show")
        choose(pilot)
        to_a_decision(pilot)
    pilot.press("button:show")
    scene = pilot.scene
    before = pilot.table.seats
    for key in ("l", "l", "h", "w", "escape", "i"):
        pilot.key(key)
        pilot.tick(0.2)
    while pilot.scene is not scene:
        pilot.key("escape")
        pilot.tick(0.1)
        if not isinstance(pilot.session, MatchSession) and "button:continue" in pilot.targets:
            pilot.press("button:continue")
    played = pilot.table.moves_played
    pilot.key("u")
    assert pilot.table.moves_played < played
    assert pilot.table.seats == before
    assert scene.my_turn


def test_such_matches_are_counted_apart(context):
    for seats in (["human", "rosa"], [ANNA, LUCA]):
        together = {"together": True} if seats[1] == LUCA else {}
        match, _notice = context.archive.start_match({}, "7", seats, 1.0, together)
        context.archive.finish(match, {"winner": 1, "totals": [3, 11], "smazzate": [[3, 11]], "counts": []}, 9.0)
    pilot = Pilot(context, StatisticsScreen(context), blind=True)
    pilot.tick(0.5)
    standings = context.counting().standings
    assert (len(standings.alone.matches), len(standings.together.matches)) == (1, 1)
    assert set(standings.people) == {"rosa"}
    pilot.press(f"list:people={TOGETHER}")
    pilot.press("button:history")
    assert isinstance(pilot.scene, HistoryScreen)
    assert "Luca" in pilot.control("list:matches").items[0].line


def at_seats(context, **wish):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    context.change(**wish)
    pilot.app.stack.apply(Push("new_match"))
    pilot.press("button:more")
    pilot.press("button:together")
    return pilot


def test_two_names_and_a_press_deal_a_match(context):
    context.profiles.rename("", "Anna")
    pilot = at_seats(context, variant="scopa", players=2)
    assert isinstance(pilot.scene, SeatNamesScreen)
    pilot.key("return")
    assert isinstance(pilot.scene, SeatNamesScreen), "nobody else has a name yet"
    pilot.type("Luca")
    pilot.press("button:deal")
    pilot.tick()
    assert isinstance(pilot.scene, HandoverScreen)
    (match,) = [match for match, _touched in context.archive.waiting()] or [pilot.app.stack.scenes[1].match_id]
    stored = context.archive.match(match)
    assert (stored.seats, stored.extra["together"], stored.extra["variant"]) == ([ANNA, LUCA], True, "scopa")


def test_where_no_name_stands_the_computer_plays(context):
    pilot = at_seats(context, variant="scopone_scientifico", players=4, level="rosa", partner="maestro")
    pilot.press("field:seat3")
    pilot.type("Pina")
    assert pilot.scene.people[1:] == ("rosa", "maestro", PINA)
    pilot.key("escape")
    assert isinstance(pilot.scene, NewMatchScreen)


def test_who_played_is_offered_the_next_time(context):
    context.profiles.rename("", "Anna")
    pilot = at_seats(context, variant="scopa", players=2)
    assert not any(name.startswith("button:known") for name in pilot.targets)
    pilot.type("Luca")
    pilot.press("button:deal")
    assert context.settings.company == ("Luca",)
    pilot.app.stack.apply(Home())
    pilot = at_seats(context, variant="scopone_scientifico", players=4)
    pilot.type("Pina")
    pilot.press("button:known0")
    assert [field.text for field in pilot.scene.fields] == ["Anna", "Pina", "Luca", ""]
    assert pilot.scene.focused() == "field:seat3"
    assert not pilot.scene.offered, "nobody is there who has no seat"
    pilot.press("button:deal")
    assert context.settings.company == ("Pina", "Luca")


def test_with_one_name_known_two_presses_deal(context):
    context.change(company=("Luca",))
    context.profiles.rename("", "Anna")
    pilot = at_seats(context, variant="scopa", players=2)
    pilot.press("button:known0")
    assert pilot.scene.focused() == "button:deal"
    pilot.key("return")
    pilot.tick()
    assert isinstance(pilot.scene, HandoverScreen)


def test_the_last_dozen_are_remembered_and_odd_names_of_a_file_are_none(context):
    context.change(company=("\x07", *(f"Gast {number}" for number in range(11))))
    context.profiles.rename("", "Anna")
    pilot = at_seats(context, variant="scopa", players=2)
    assert pilot.scene.offered == [f"Gast {number}" for number in range(4)]
    for name in ("Zoe", "Ugo"):
        pilot.scene.fields[1].put(name)
        pilot.scene._deal()
        assert context.settings.company[0] == name
        pilot.scene._company = list(context.settings.company)
    assert len(context.settings.company) == 12
    assert context.settings.company[:3] == ("Ugo", "Zoe", "Gast 0")


def together_of(players):
    wish = MatchWish("scopone_scientifico" if players == 4 else "scopa", players, 11, "rosa", "maestro")
    return lambda context: SeatNamesScreen(context, wish)


def known_to(players):
    """The same where many have played, some with long names."""

    def make(context):
        context.change(company=("Giovannantonio Wwwwww", *(f"Gast {number}" for number in range(9))))
        return together_of(players)(context)

    return make


SCREENS = {
    "handover": lambda context: HandoverScreen(context, "Giovannantonio Wwwwww", 10),
    "last card": lambda context: HandoverScreen(context, "Anna", 1),
    **{f"{players} seats": together_of(players) for players in (2, 3, 4, 6)},
    **{f"{players} seats, names known": known_to(players) for players in (2, 6)},
}


@pytest.fixture(params=SCREENS)
def make(request):
    return SCREENS[request.param]


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


# Names that are too long for a seat


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Massimiliano Giuseppe Maria", "Massimiliano Giuseppe"),
        ("Ángela Núñez Íñigo Óscar", "Ángela Núñez Íñi"),
        ("\u5c71\u7530\u592a\u90ce\u5c71\u7530\u592a\u90ce", "\u5c71\u7530\u592a\u90ce\u5c71\u7530\u592a"),
        ("Ann\u0301a\u0323\u0302 " * 4, None),
        ("\U0001f1ee\U0001f1f9" * 4, "\U0001f1ee\U0001f1f9" * 2),
        ("\U0001f44b\U0001f3fd" * 4, "\U0001f44b\U0001f3fd" * 2),
    ],
)
def test_a_name_stops_where_a_seat_is_full_and_that_is_said(context, typed, kept):
    context.profiles.rename("", "Anna")
    pilot = at_seats(context, variant="scopa", players=2)
    pilot.scene.fields[1].put(typed)
    written = cleaned(pilot.scene.fields[1].text)
    assert written == kept or kept is None
    assert typed.startswith(written) or kept is None
    assert person_name(pilot.scene.people[1]) == written, "what stands in the field is what is kept"
    assert "No room left" in pilot.scene.words()
    pilot.key("backspace")
    assert "hidden" in pilot.scene.words()


def test_letter_by_letter_and_from_the_clipboard_it_stops_too(context, clipboard):
    context.profiles.rename("", "Anna")
    pilot = at_seats(context, variant="scopa", players=2)
    pilot.type("Massimiliano Giuseppe")
    assert "hidden" in pilot.scene.words()
    pilot.type("!")
    assert (pilot.scene.fields[1].text, "No room left" in pilot.scene.words()) == ("Massimiliano Giuseppe", True)
    clipboard[0] = "Bartolomeo Bartolomeo Bartolomeo"
    pilot.key("a", pygame.KMOD_CTRL)
    pilot.key("v", pygame.KMOD_CTRL)
    assert (pilot.scene.fields[1].text.strip(), "No room left" in pilot.scene.words()) == (
        "Bartolomeo Bartolomeo",
        True,
    )


def test_a_long_name_of_who_plays_is_shown_as_it_will_be_kept(context):
    context.profiles.rename("", "Ángela Núñez Íñigo Óscar")
    pilot = at_seats(context, variant="scopa", players=2)
    assert pilot.scene.fields[0].text.strip() == person_name(pilot.scene.people[0]) == "Ángela Núñez Íñi"
    assert "No room left" in pilot.scene.words()


@pytest.mark.whole
@given(st.lists(st.text(max_size=12), max_size=5))
def test_whatever_is_written_in_whatever_steps_nothing_is_lost_behind_the_field(parts):
    line = EditedLine("", LONGEST, size=lambda text: bytes_of_name(cleaned(text)))
    for part in parts:
        line.insert(part)
    name = cleaned(line.text)
    assert person_name(person_named(name)) == name


@contract.EVERYWHERE
def test_that_a_name_is_full_fits_everywhere(make_context, language, size):
    def make(context):
        screen = together_of(4)(context)
        screen.fields[1].put("W" * 40)
        return screen

    contract.draws_without_overflow(make_context(language=language), make, size)
