"""Watching: the computer plays all seats, each with its own view; open or covered, stopped by any key, kept nowhere."""

import re
from dataclasses import replace

import pytest

from scopa_gui.ai.levels import Level
from scopa_gui.ai.player import Limit
from scopa_gui.engine.cards import cards_of, name_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.notation.envelope import opened
from scopa_gui.game.notation.written_match import match_in
from scopa_gui.game.table import Table
from scopa_gui.store.settings import SPEEDS
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Home
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_wish import MatchWish
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.play.watch_screen import WatchScreen
from scopa_gui.ui.play.watched_session import WatchedSession
from scopa_gui.ui.play.why_screen import WhyScreen
from scopa_gui.ui.practice.own_position.own_position_screen import FromHereScreen
from scopa_gui.ui.review import review_session
from scopa_gui.ui.review.background_judging import Judging
from scopa_gui.ui.review.deal_screen import DealScreen
from scopa_gui.ui.review.review_cursor import LEAST_MISTAKE
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.words.translation import card_name
from tests.asking import Inline
from tests.games import GAMES
from tests.ui import contract
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot
from tests.ui.review.matches import Answers, match_studied, reviewed

QUICK = ("pierino", "carmela", "gennaro", "rosa", "don_ciro", "rosa")


def table_of(seats, key="scopa", target=11):
    rules = replace(VARIANTS[key].rules_by_players[len(seats)], target=target)
    return Table.new(rules, "watched", seats)


def watch(context, seats=("rosa", "carmela"), key="scopa", target=11, **settings):
    """A match of these at its beginning, above the title, nothing moving where the speed is not given."""
    context.change(**{"speed": "instant", "first_steps": "over", **settings})
    context.worker = Inline()
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.enter(WatchedSession(context, table_of(seats, key, target)).screen)
    pilot.tick()
    return pilot


def to_the_end(pilot):
    for _step in range(4000):
        scene = pilot.scene
        if isinstance(scene, MatchEndScreen):
            return
        if isinstance(scene, CountScreen):
            while not scene.done:
                pilot.key("escape")
            pilot.press("button:continue")
        pilot.tick(0.1)
    raise AssertionError("the match does not end")


def spoken_cards(pilot):
    """The cards that somebody who does not see the table is told of, where they lie."""
    return {part.name for part in heard(pilot).walk() if part.name.lower() in _names()}


def _names():
    return {card_name(card).lower() for card in range(40)}


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("seats", "key"),
    [
        (("maestro", "professoressa"), "scopa"),
        (QUICK[:2], "escoba"),
        (QUICK[:3], "scopa"),
        (QUICK[1:5], "scopone_scientifico"),
        (QUICK, "scopa"),
    ],
    ids=["the strongest", "two", "three", "two pairs", "two teams"],
)
def test_a_whole_match_is_played_by_the_computer_and_counts_for_nobody(context, seats, key, monkeypatch):
    monkeypatch.setattr(Level, "limit", lambda level: Limit(iterations=60) if level.is_search else Limit())
    pilot = watch(context, seats, key)
    table = pilot.table
    to_the_end(pilot)
    assert table.winner is not None
    pilot.tick(30.0)
    assert context.archive.is_empty()
    counting = context.counting()
    counting.renew()
    assert counting.is_done
    assert not counting.standings.alone.matches


def test_every_player_is_asked_with_its_own_view_alone(context):
    pilot = watch(context, ("rosa", "don_ciro", "gennaro"))
    table, asked = pilot.table, context.worker.asked
    for _move in range(12):
        number, seat, hand = table.moves_played, table.to_move, table.view(table.to_move).hand
        while table.moves_played == number:
            pilot.tick()
        question = asked[number]
        assert isinstance(question.view, PlayerView)
        assert (question.view.turn, question.view.hand) == (0, hand)
        assert question.level == table.seats[seat]


def test_nobody_is_called_you_and_every_move_is_told(context):
    pilot = watch(context, ("rosa", "carmela"), speed="normal")
    pilot.look()
    pilot.tick(12.0)
    scene = pilot.scene
    assert pilot.table.moves_played >= 2
    assert pilot.names == ("Rosa", "Carmela")
    assert not any(plate.is_me for plate in scene.plates())
    told = [part.name for part in heard(pilot).walk()]
    for seat, move in pilot.table.history:
        words = scene.status_line.words_of((seat, move))
        assert words.startswith(pilot.names[seat])
        assert any(line.startswith(words) for line in told), words
    assert not any("Your" in line or "your" in line for line in told)


def test_open_hands_are_seen_and_told_and_covered_ones_are_not(context):
    pilot = watch(context, ("rosa", "carmela", "gennaro"), speed="very_slow", watch_open=True)
    pilot.look()
    pilot.tick(9.0)
    while pilot.is_showing_move:
        pilot.tick(0.1)
    table = pilot.table
    hands = {card for seat in range(3) for card in cards_of(table.view(seat).hand)}
    seen = pilot.picture().copy()
    names = {card_name(card).lower() for card in hands}
    assert names <= {name.lower() for name in spoken_cards(pilot)}
    assert {f"card:{name_of(card)}" for card in cards_of(table.view().hand)} <= set(pilot.targets)
    pilot.key("o")
    assert not context.settings.watch_open
    assert not names & {name.lower() for name in spoken_cards(pilot)}
    assert not {f"card:{name_of(card)}" for card in hands} & set(pilot.targets)
    assert pilot.view.hand == 0
    assert pilot.picture().get_buffer().raw != seen.get_buffer().raw


def test_covered_hands_are_played_out_of(context):
    pilot = watch(context, ("rosa", "carmela"), speed="fast", watch_open=False, target=1)
    while isinstance(pilot.session, WatchedSession):
        pilot.tick(0.3)
        assert not pilot.view.hand if isinstance(pilot.session, WatchedSession) else True
    assert isinstance(pilot.scene, CountScreen)


def test_it_goes_on_at_every_speed_and_a_faster_one_is_faster(make_context):
    played = []
    for speed in reversed(SPEEDS):
        pilot = watch(make_context(), ("rosa", "carmela"), speed=speed)
        table = pilot.table
        pilot.tick(12.0)
        played.append(table.moves_played)
    assert played == sorted(set(played))
    assert played[0] > 0


@pytest.mark.rotating
@pytest.mark.parametrize("key", ["escape", "x", "p", "h"])
def test_any_key_that_means_nothing_else_stops_it(context, key):
    pilot = watch(context, speed="normal")
    pilot.tick(4.0)
    played = pilot.table.moves_played
    pilot.key(key)
    assert isinstance(pilot.scene, PauseScreen)
    pilot.look()
    assert any("only watching" in part.name for part in heard(pilot).walk())
    pilot.tick(20.0)
    table = pilot.table
    assert table.moves_played == played, "it waits"
    pilot.key("escape")
    pilot.tick(20.0)
    assert table.moves_played > played


def test_a_key_that_means_something_everywhere_does_that(context):
    pilot = watch(context, speed="normal")
    pilot.key("m")
    assert context.settings.muted
    assert isinstance(pilot.session, WatchedSession)


def test_the_last_cards_and_the_reason_of_every_move_are_told(context):
    pilot = watch(context, ("rosa", "don_ciro"), speed="very_slow")
    while pilot.table.moves_played < 5:
        pilot.tick(0.2)
    assert any(name.startswith("plate:") for name in pilot.targets)
    pilot.key("l")
    assert pilot.shows_last_moves or any(name.startswith("recall") for name in pilot.targets)
    assert not any(name.startswith("plate:") for name in pilot.targets), "nothing below the sheet can be pressed"
    pilot.key("escape")
    pilot.key("w")
    assert isinstance(pilot.scene, WhyScreen)
    for _move in range(5):
        scene = pilot.scene
        pilot.tick(0.2)
        assert scene.known is not None, "the hands lie open"
        assert scene.choice is not None
        assert scene.reason()
        assert "You" not in f"{scene.title()} {scene.knew()} {scene.heading()}"
        pilot.key("left")


def test_while_the_hands_are_covered_why_tells_only_what_lies_open(context):
    pilot = watch(context, ("rosa", "don_ciro"), speed="very_slow", watch_open=False)
    while pilot.table.moves_played < 3:
        pilot.tick(0.2)
    pilot.key("w")
    assert pilot.scene.known is None
    pilot.key("left")
    assert pilot.scene.known is None, "of the seat at the front, too"


def test_from_any_moment_one_can_play_on_oneself(context):
    pilot = watch(context, ("rosa", "carmela", "rosa", "gennaro"), "scopone_scientifico", speed="very_slow")
    while pilot.table.moves_played < 3:
        pilot.tick(0.2)
    pilot.key("escape")
    pilot.press("button:more")
    pilot.press("button:from")
    assert isinstance(pilot.scene, FromHereScreen)


def test_after_it_the_review_works_and_looks_for_everybodys_mistakes(context, clipboard):
    pilot = watch(context, ("pierino", "carmela"), target=1)
    to_the_end(pilot)
    end = pilot.scene
    pilot.key("c", 64)
    assert match_in(opened(clipboard[0]).parts).seats == ("pierino", "carmela")
    pilot.press("button:review")
    pilot.press("button:deal")
    assert isinstance(pilot.scene, DealScreen)
    assert not pilot.control("button:compare").enabled
    pilot.press("button:again")
    assert isinstance(pilot.session, WatchedSession)
    assert pilot.table.match.seed == end.table.match.seed


def test_the_button_leads_to_the_review(context, monkeypatch):
    monkeypatch.setattr(review_session, "Judging", lambda cursor, _studies: Judging(cursor, lambda numbers: Answers()))
    pilot = watch(context, ("pierino", "carmela"), target=1)
    to_the_end(pilot)
    pilot.press("button:review")
    pilot.press("button:moves")
    assert isinstance(pilot.session, ReviewSession)
    assert pilot.session.seats == ("pierino", "carmela")
    assert context.archive.is_empty()


@pytest.fixture(scope="module")
def judged():
    """A match of which all is known, as if nobody but the computer had played it."""
    record, seats, seen = match_studied("scopa", 2, 2)
    return record, ("pierino", *seats[1:]), seen


@pytest.mark.whole
def test_the_review_looks_for_everybodys_mistakes_and_calls_nobody_you(context, judged):
    scene, _made = reviewed(context, judged)
    pilot, cursor = Pilot(context, scene), scene.session.cursor
    assert cursor.is_watched
    assert not context.text.overflows
    met = set()
    while True:
        before = cursor.index, cursor.at
        pilot.key("n")
        if (cursor.index, cursor.at) <= before:
            break
        moment = cursor.moment
        met.add(moment.seat)
        assert cursor.verdict(moment).grade >= LEAST_MISTAKE
        assert not scene.my_turn
        assert not any(name in pilot.targets for name in ("button:again", "button:show", "button:why"))
    assert met == {0, 1}
    for smazzata in range(len(cursor.smazzate)):
        for place in range(len(cursor.smazzate[smazzata].moments) + 1):
            pilot.show_place(place, smazzata)
            pilot.tick()
            words = [part.name for part in heard(pilot).walk()]
            assert not [line for line in words if re.search(r"\b[Yy]ou(r|rs)?\b", line)], (smazzata, place)
    assert "button:report" not in pilot.targets


def test_again_has_the_same_people_play_other_cards(context):
    pilot = watch(context, ("pierino", "carmela"), target=1)
    to_the_end(pilot)
    seed = pilot.table.match.seed
    pilot.press("button:again")
    assert isinstance(pilot.session, WatchedSession)
    assert pilot.table.seats == ("pierino", "carmela")
    assert pilot.table.match.seed != seed


def test_one_that_is_left_or_killed_is_gone_and_nothing_else_is(context):
    pilot = watch(context, speed="normal")
    pilot.tick(6.0)
    assert pilot.table.moves_played
    pilot.app.stack.apply(Home())
    assert isinstance(pilot.scene, TitleScreen)
    assert "button:continue" not in pilot.targets
    assert context.archive.waiting() == []


def seats_of(players):
    variant = "scopone_scientifico" if players == 4 else "scopa"
    return lambda context: WatchScreen(context, MatchWish(variant, players, 11, "rosa", "maestro"))


def going(name, open_hands):
    def make(context):
        context.worker = Inline()
        context.change(watch_open=open_hands, speed="instant")
        table = Table.new(GAMES[name], "going", ("professoressa", *QUICK[: GAMES[name].players - 1]))
        while table.moves_played < 3:
            table.play(table.to_move, table.view(table.to_move).legal_moves()[0])
        session = WatchedSession(context, table)
        session._opened = True
        session.screen.timeline.view = session.seen
        context.change(speed="very_slow")
        return session.screen

    return make


SCREENS = {
    **{f"{players} seats": seats_of(players) for players in (2, 3, 4, 6)},
    "two, open": going("scopa 2", True),
    "three, covered": going("scopa 3", False),
    "ten cards, open": going("scopone_scientifico 4", True),
    "six, open": going("scopa 6", True),
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
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_contract_of_screens(make_context, players):
    contract.takes_all(make_context, seats_of(players))


@pytest.mark.rotating
def test_the_table_survives_every_key_and_every_target(context):
    contract.survives_every_key(context, going("scopa 2", True))
    contract.survives_every_target(context, going("scopa 3", False))
