"""The end of a match: recorded before anything moves, told rightly, and a way on from it."""

from itertools import pairwise

import pygame
import pytest

from scopa_gui.engine.rules import Rules
from scopa_gui.store.paths import assets
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.play import match_start
from scopa_gui.ui.play.match_end import match_end_screen, scoreboard
from scopa_gui.ui.play.match_end.celebration import LASTS, handful
from scopa_gui.ui.play.match_end.match_course_screen import MatchCourseScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_end.match_ending import Ending, How, account, ending_of, headline, kind_words
from scopa_gui.ui.play.match_end.tossed_coins import FALLING, shower
from scopa_gui.ui.review.deal_screen import DealScreen
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.level_names import ME
from scopa_gui.ui.words.sides import Sides
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.count.sheets import sheet
from tests.ui.count.tables import played, won_by
from tests.ui.hearing import can_be_heard
from tests.ui.pilot import Pilot


@pytest.fixture(scope="module")
def won():
    return won_by(0)


@pytest.fixture(scope="module")
def lost():
    return won_by(1)


def piloted(context, table, size=(1280, 800), blind=False, **facts):
    match, _notice = context.archive.start_match(
        table.rules.as_dict(), "x", table.seats, 1.0, {"variant": "scopa", **facts}
    )
    return Pilot(context, MatchEndScreen(context, table, match), size, blind), match


def test_it_cannot_open_while_the_match_goes_on(context):
    with pytest.raises(ValueError, match="not over"):
        MatchEndScreen(context, played(), 1)


def test_the_result_is_in_the_archive_when_it_opens(context, won):
    pilot, match = piloted(context, won)
    assert pilot.scene.animating
    stored = context.archive.match(match)
    assert stored.outcome["winner"] == 0
    assert tuple(stored.outcome["totals"]) == won.totals
    assert tuple(map(sum, zip(*stored.outcome["smazzate"], strict=True))) == won.totals
    assert context.archive.unfinished() == []


def hear(context, monkeypatch):
    heard = []
    monkeypatch.setattr(context.sound, "play", lambda name, gain=1.0, step=None: heard.append(name))
    return heard


def test_a_win_is_heard_and_cards_coins_and_paper_come_to_rest(context, won, monkeypatch):
    heard = hear(context, monkeypatch)
    pilot, _match = piloted(context, won)
    assert heard == ["win"]
    pilot.rest(8.0)
    assert heard.count("deal") == 3
    assert heard.count("coin") > 10
    frames = pilot.window.frames
    pilot.tick(1.0)
    assert pilot.window.frames == frames, "nothing moves any more"


def test_a_loss_is_quiet_short_and_without_coins(context, lost, monkeypatch):
    heard = hear(context, monkeypatch)
    pilot, _match = piloted(context, lost)
    assert pilot.scene.celebration.coins == pilot.scene.celebration.paper == ()
    pilot.rest(2.5)
    assert heard == ["lose", "card", "card", "card"]


def test_reduced_motion_and_instant_show_what_lies_in_the_end(make_context, won, lost):
    for settings in ({"reduced_motion": True}, {"speed": "instant"}):
        for table in (won, lost):
            pilot, _match = piloted(make_context(**settings), table)
            assert not pilot.scene.animating


def test_a_faster_game_ends_sooner(make_context, won):
    lasts = {}
    for speed in ("fast", "normal", "very_slow"):
        pilot, _match = piloted(make_context(speed=speed), won, blind=True)
        lasts[speed] = pilot.rest(9.0)
    assert lasts["fast"] < lasts["normal"] < lasts["very_slow"]


def test_a_click_ends_the_celebration_and_a_button_is_not_swallowed(context, won):
    pilot, _match = piloted(context, won)
    pilot.tick(0.3)
    pilot.click((4, 4))
    pilot.tick()
    assert not pilot.scene.animating
    pilot, _match = piloted(context, won)
    pilot.press("button:new")
    assert not isinstance(pilot.scene, MatchEndScreen)


def test_no_coin_ever_jumps_and_all_lie_apart_from_the_others_in_the_end():
    coins = shower(5)
    for coin in coins:
        seen = [at for step in range(int(60 * FALLING) + 30) if (at := coin.at(step / 60)) is not None]
        for before, after in pairwise(seen):
            assert abs(after.x - before.x) < 0.03
            assert abs(after.y - before.y) < 0.03
            assert abs(after.height - before.height) < 0.16
        assert (seen[-1].x, seen[-1].y, seen[-1].height, seen[-1].facing) == (coin.x, coin.y, 0.0, 1.0)
        assert coin.start < coin.lands < coin.start + coin.lasts <= FALLING
    assert len({(coin.x, coin.y) for coin in coins}) == len(coins)


def test_the_paper_is_gone_in_the_end_and_only_then():
    gone = [piece.start + piece.lasts for piece in handful(3)]
    assert 0.85 * LASTS < max(gone) <= LASTS


@pytest.mark.rotating
@contract.EVERYWHERE
def test_all_text_stays_in_its_box(make_context, won, lost, language, size):
    for table in (won, lost):
        context = make_context(language=language)
        pilot, _match = piloted(context, table, size)
        pilot.tick(0.2)
        assert context.text.overflows == []
        can_be_heard(pilot)
        for page in ("end", "course"):
            for name, rect in pilot.targets.items():
                contract.fits_a_finger(name, rect)
                assert pilot.picture().get_rect().contains(rect)
            if page == "end":
                pilot.press("button:review")
                can_be_heard(pilot)
        assert context.text.overflows == []


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(
    ("players", "sides", "target"),
    [(3, 3, 11), (4, 2, 21), (4, 4, 11), (6, 6, 11), (6, 3, 11), (6, 2, 11), (2, 2, 101)],
)
def test_sides_and_lengths_of_matches_fit_the_smallest_window(make_context, language, players, sides, target, scale):
    context = make_context(language=language, text_scale=scale)
    table = played(Rules(players=players, sides=sides, target=target), "d", 200)
    pilot, _match = piloted(context, table, (1024, 640))
    assert context.text.overflows == []
    pilot.press("button:review")
    assert context.text.overflows == []


def test_who_won_is_drawn_larger_than_everybody_else(context, monkeypatch):
    drawn = []

    def note(_surface, _portraits, names, _at, size, side, **_how):
        drawn.append((side, size, tuple(names)))

    monkeypatch.setattr(scoreboard, "draw_row", note)
    for rules in (Rules(), Rules(players=4), Rules(players=3, sides=3), Rules(players=6, sides=6)):
        drawn.clear()
        table = won_by(1, rules)
        piloted(context, table)
        sizes = {side: size for side, size, _names in drawn}
        assert sorted(sizes) == list(range(rules.sides))
        assert all(sizes[1] > 1.2 * size for side, size in sizes.items() if side != 1)
        assert {len(names) for _side, _size, names in drawn} == {rules.players // rules.sides}


def test_the_keyboard_goes_round_and_escape_goes_home(context, won):
    pilot, _match = piloted(context, won)
    reached = set()
    for _ in range(5):
        pilot.key("tab")
        reached.add(pilot.scene.focused())
    assert reached == {f"button:{name}" for name in ("again", "review", "new", "title")}
    assert pilot.scene.focused() == "button:again"


@pytest.mark.parametrize(
    ("rules", "before", "last", "winner", "how"),
    [
        ({}, ((5, 4), (3, 3)), (3, 1), 0, How.POINTS),
        ({"win": "by_two"}, ((5, 5), (5, 5)), (3, 1), 0, How.BY_TWO),
        ({"win": "by_two"}, ((5, 2), (5, 2)), (3, 1), 0, How.POINTS),
        ({}, ((6, 6), (5, 5)), (3, 1), 0, How.EXTRA),
        ({"win": "ordered"}, ((6, 6), (4, 4)), (2, 3), 0, How.ORDERED),
        ({"win": "ordered"}, ((6, 6), (4, 4)), (3, 2), 0, How.POINTS),
    ],
)
def test_how_it_was_decided(rules, before, last, winner, how):
    sheets = [sheet("", "", scope=gained, **rules) for gained in (*before, last)]
    assert ending_of(Rules(**rules), sheets, winner).how is how


def test_a_cappotto_decides_at_once():
    counted = sheet("AD 2D 3D 4D 5D 6D 7D FD CD RD", "7C", cappotto=True)
    ending = ending_of(counted.rules, (counted,), 0)
    assert ending.how is How.CAPPOTTO
    assert account(ending) == "3 to 0 in a single round. All ten coins in one pile: cappotto, and the match is won."
    assert kind_words(ending, Sides(("a", "b"))) == "They’ll be talking about this at the bar for years."


def test_courses_are_running_totals():
    ending = Ending(Rules(), 0, ((4, 1), (3, 2), (4, 0)), How.POINTS)
    assert ending.running_totals == ((0, 4, 7, 11), (0, 1, 3, 3))
    assert ending.totals == (11, 3)
    assert account(ending) == "11 to 3 after 3 rounds."


@pytest.mark.parametrize(
    ("players", "totals", "said"),
    [
        (3, (7, 11, 9), "11 to 9 and 7 in a single round."),
        (4, (11, 2, 9, 3), "11 to 9, 3 and 2 in a single round."),
    ],
)
def test_every_other_side_is_told_best_first(players, totals, said):
    ending = Ending(Rules(players=players, sides=players), totals.index(11), (totals,), How.POINTS)
    assert account(ending) == said


@pytest.mark.parametrize("language", translation.LANGUAGES)
def test_there_is_a_kind_word_for_every_ending(language):
    translation.use(language, assets() / "locale")
    said = set()
    for how in How:
        for winner, rows in ((0, ((11, 10),)), (0, ((12, 9),)), (0, ((11, 2),)), (1, ((10, 11),)), (1, ((2, 11),))):
            ending = Ending(Rules(), winner, rows, how)
            said.add(kind_words(ending, Sides(("a", "b"))))
            assert account(ending)
            for sides in (Sides(("You", "Rosa")), Sides(("Us", "Them"), teams=True)):
                assert headline(ending, sides)
    assert len(said) == 7


def test_new_game_and_title_leave_for_good(context, won):
    for name, scene in (("button:new", "new_match"), ("button:title", "")):
        pilot, _match = piloted(context, won)
        pilot.press(name)
        assert pilot.scene.name == scene


def test_playing_again_keeps_rules_and_opponents_and_deals_other_cards(context, won, monkeypatch):
    class TableScene(Scene):
        def __init__(self, context, table, match_id, facts=None):
            super().__init__()
            self.screen, self.table, self.match_id, self.facts = self, table, match_id, facts

    monkeypatch.setattr(match_start, "MatchSession", TableScene)
    pilot, match = piloted(context, won, assisted=True, help={"hints": 2}, taken_back=[[3, "7D"]])
    pilot.press("button:again")
    scene = pilot.scene
    assert pilot.table.rules == won.rules
    assert pilot.table.seats == won.seats
    assert pilot.table.record.seed != won.record.seed
    assert pilot.table.totals == (0, 0)
    stored = context.archive.match(pilot.match_id)
    assert stored.extra == scene.facts
    assert stored.extra["variant"] == "scopa"
    assert not {"assisted", "help", "taken_back"} & stored.extra.keys()
    assert pilot.match_id != match


def test_the_match_can_be_reviewed_at_once(context, won):
    match, _notice = context.archive.start_match(
        won.rules.as_dict(), won.record.seed, won.seats, 1.0, {"variant": "scopa"}
    )
    for number, move in enumerate(won.record.moves):
        context.archive.append_move(match, number, str(move), 1.0)
    pilot = Pilot(context, MatchEndScreen(context, won, match))
    pilot.press("button:review")
    assert isinstance(pilot.scene, MatchCourseScreen)
    pilot.press("button:moves")
    assert isinstance(pilot.session, ReviewSession)
    assert sum(len(smazzata.moments) for smazzata in pilot.review.smazzate) == len(won.record.moves)
    pilot.key("escape")
    assert isinstance(pilot.scene, MatchCourseScreen)
    pilot.press("button:deal")
    assert isinstance(pilot.scene, DealScreen)
    pilot.key("escape")
    pilot.key("escape")
    assert isinstance(pilot.scene, MatchEndScreen)


class Judging:
    """Stands in for who judges a match afterwards."""

    def __init__(self, log):
        self.log = log

    def __call__(self, training, match, record, seats):
        self.log.append(f"begin {match} with {len(record.moves)} moves")
        return self

    is_over = False

    def poll(self):
        self.log.append("poll")

    def rest(self):
        self.log.append("rest")

    def go_on(self):
        self.log.append("go on")

    def close(self, now):
        self.log.append("close")


@pytest.mark.parametrize("way", [("button:review", "button:moves"), ("button:title",)])
def test_once_all_is_still_the_match_is_judged_until_one_goes_on(context, won, monkeypatch, way):
    log = []
    monkeypatch.setattr(match_end_screen, "MatchJudging", Judging(log))
    match, _notice = context.archive.start_match(won.rules.as_dict(), "x", won.seats, 1.0)
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(MatchEndScreen(context, won, match))
    pilot.rest(8.0)
    assert log == []
    pilot.tick(1.5)
    assert log == []
    pilot.tick(1.0)
    assert log[0] == f"begin {match} with {len(won.record.moves)} moves"
    assert set(log[1:]) == {"poll"}
    for button in way:
        pilot.press(button)
    assert log.count("close") == 1


def test_while_the_course_is_looked_at_judging_rests_and_then_goes_on(context, won, monkeypatch):
    log = []
    monkeypatch.setattr(match_end_screen, "MatchJudging", Judging(log))
    pilot, _match = piloted(context, won)
    pilot.rest(8.0)
    pilot.tick(3.0)
    log.clear()
    pilot.press("button:review")
    assert log[-1] == "rest"
    log.clear()
    pilot.key("escape")
    pilot.tick(6.0)
    assert "go on" in log


def test_the_judge_rests_on_battery_and_while_nobody_can_see_the_window(context, won, monkeypatch):
    log = []
    monkeypatch.setattr(match_end_screen, "MatchJudging", Judging(log))
    context.on_battery = lambda: True
    match, _notice = context.archive.start_match(won.rules.as_dict(), "x", won.seats, 1.0)
    pilot = Pilot(context, MatchEndScreen(context, won, match))
    pilot.rest(8.0)
    pilot.tick(12.0)
    assert log == [], "on battery it does not begin"
    context.on_battery = lambda: False
    pilot.tick(6.0)
    assert [word for word in log if word not in ("poll", "go on")] == [
        f"begin {match} with {len(won.record.moves)} moves"
    ]
    log.clear()
    pilot.window.minimised = True
    pilot.app.step((pygame.event.Event(pygame.WINDOWMINIMIZED),), 0.01)
    pilot.app.step((), 0.01)
    assert "rest" in log
    log.clear()
    pilot.window.minimised = False
    pilot.tick(6.0)
    assert "go on" in log
    assert "rest" not in log


@pytest.mark.parametrize("face", ["", "il_notaio"])
def test_the_chosen_face_is_in_the_place_of_the_coin(make_context, won, face):
    """The winner's place and the course of the match show it."""
    pilot, _match = piloted(make_context(face=face), won, blind=True)
    people = pilot.scene.context.portraits()
    asked = set()
    people.round = lambda name, *_how: asked.add(name)
    pilot.scene.draw_still(pilot.window.surface)
    assert asked & {ME, "il_notaio"} == {face or ME}
    pilot.press("button:review")
    asked.clear()
    pilot.scene.draw_still(pilot.window.surface)
    assert asked & {ME, "il_notaio"} == {face or ME}
