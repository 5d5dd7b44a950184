"""The other players sit behind the table, large enough to be seen, and say something now and then."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table
from scopa_gui.store import program_texts
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.table.companions.speech_bubbles import Said, SpeechBubbles
from scopa_gui.ui.table.geometry.regions import regions_of
from scopa_gui.ui.table.paint.panels import draw_plate, draw_pondering
from scopa_gui.ui.words.level_names import COMPANIONS
from scopa_gui.ui.words.people_lines import Occasion, PeopleTexts, lines_of
from scopa_gui.ui.words.translation import _
from tests.asking import Inline
from tests.conftest import LANGUAGES
from tests.ui.contract import SIZES
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin
from tests.ui.table.test_moments import taken_by_me

LEVELS = [names[0] for names in COMPANIONS.values()]
EVERY_LINE = {line for name in (*LEVELS, "Anna") for occasion in Occasion for line in lines_of(name, occasion)}


def bubbles_of(pilot) -> SpeechBubbles:
    return pilot.companion(SpeechBubbles)


@pytest.mark.parametrize(
    ("size", "players", "least"),
    [
        ((1920, 1080), 2, 170),
        ((1920, 1080), 4, 170),
        ((1920, 1080), 6, 150),
        ((1024, 640), 2, 100),
        ((1024, 640), 4, 100),
        ((1024, 640), 6, 90),
    ],
    ids=str,
)
def test_the_others_are_large_enough_to_be_seen(size, players, least):
    regions = regions_of(players, players, False, size)
    boxes = [pygame.Rect(box) for box in regions.busts[1:]]
    assert all(min(box.size) >= least for box in boxes)
    assert all(box.right < pygame.Rect(other).right for other, box in pairwise(boxes))
    panels = [pygame.Rect(box) for box in (regions.score, regions.menu, regions.last, regions.hint)]
    assert all(box.collidelist(panels) < 0 for box in boxes)


def test_somebody_greets_at_the_first_deal_and_not_when_a_match_goes_on(context):
    scene = begin(context)
    pilot = Pilot(context, scene, blind=True)
    said = bubbles_of(pilot).said
    assert said is not None
    assert said.seat == 1
    assert said.line in lines_of(pilot.names[1], Occasion.GREETS)
    pilot.rest()
    scene.play(pilot.view.legal_moves()[0])
    pilot.rest()
    table = pilot.table
    again = MatchSession(context, Table(table.record, table.seats), pilot.match_id, Inline()).screen
    assert bubbles_of(Pilot(context, again, blind=True)).said is None


def test_it_is_read_aloud_and_ends_by_itself(context):
    scene = begin(context)
    pilot = Pilot(context, scene, blind=True)
    bubbles = bubbles_of(pilot)
    (part,) = bubbles.spoken_parts()
    assert part.live
    assert pilot.names[1] in part.name
    assert _(bubbles.said.line) in part.name
    assert bubbles.next_timer > 0
    pilot.tick(20.0)
    assert bubbles.said is None
    assert bubbles.spoken_parts() == ()


def test_nobody_talks_if_it_is_switched_off(make_context):
    context = make_context(table_talk=False)
    pilot = Pilot(context, begin(context), blind=True)
    assert bubbles_of(pilot).said is None


def test_nobody_says_anything_twice_and_mostly_all_are_silent(context, monkeypatch):
    """The settebello is taken five hundred times."""
    pilot = taken_by_me(context)
    scene = pilot.scene
    bubbles = bubbles_of(pilot)
    heard = []
    say = bubbles._say
    monkeypatch.setattr(bubbles, "_say", lambda seat, occasion: (heard.append(occasion), say(seat, occasion)))
    lines = []
    beat = scene.timeline.beat
    for _turn in range(500):
        bubbles.said = None
        bubbles._react(beat, 0, Occasion.SETTEBELLO, Occasion.SETTEBELLO_TOGETHER, Occasion.SIGHS)
        lines += [] if bubbles.said is None else [bubbles.said.line]
    assert set(heard) == {Occasion.SIGHS}, "it is mine"
    assert len(heard) < 300
    assert lines
    assert len(lines) == len(set(lines)) == len(lines_of(pilot.names[1], Occasion.SIGHS))


def test_everybody_has_something_short_to_say_about_everything():
    program_texts.load("people", PeopleTexts)
    for name in LEVELS:
        for occasion in Occasion:
            assert lines_of(name, occasion)
    assert all(len(line.split()) <= 7 for line in EVERY_LINE), [line for line in EVERY_LINE if len(line.split()) > 7]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SIZES[0], (1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_sentence_fits_its_bubble_beside_the_face(make_context, language, size, players):
    context = make_context(language=language)
    key = next(key for key, variant in VARIANTS.items() if players in variant.players)
    pilot = Pilot(context, begin(context, key=key, players=players), size, blind=True)
    bubbles = bubbles_of(pilot)
    scale = 1.3 if size == SIZES[0] else 1.0
    theme = Theme(size, scale)
    brush = Brush(pygame.Surface(size), theme, context.text)
    window = pygame.Rect((0, 0), size)
    for seat in range(1, players):
        face = pilot.region("busts", seat)
        face = face.inflate(-face.width * 0.5, -face.height * 0.4)
        for line in EVERY_LINE:
            bubbles.said = Said(seat, line, 3.0)
            bubbles.draw(brush)
            assert window.contains(bubbles.drawn)
            assert not bubbles.drawn.colliderect(pilot.region("hint"))
            assert not bubbles.drawn.colliderect(face), (line, bubbles.drawn, face)
    assert context.text.overflows == []


def test_nobody_goes_on_talking_at_the_count_or_after_a_move_is_taken_back(context):
    scene = begin(context)
    pilot = Pilot(context, scene, blind=True)
    pilot.rest()
    pilot.session.play(pilot.view.legal_moves()[0])
    pilot.rest()
    bubbles = bubbles_of(pilot)
    for deed in (pilot.session.take_back, pilot.session.count):
        bubbles.said = Said(1, "Scopa!", 60.0)
        deed()
        assert bubbles.said is None


def test_busts_are_square_so_that_their_pictures_are_made_beforehand():
    for size in (*SIZES, (1366, 768), (1600, 900), (1680, 1050), (1100, 700), (1280, 720)):
        for players in (2, 3, 4, 5, 6):
            busts = regions_of(players, players, False, size).busts[1:]
            assert {bust.width - bust.height for bust in busts} == {0}
            assert len({bust.width for bust in busts}) == 1


@pytest.mark.parametrize("size", [(1007, 592), *((1024, height) for height in range(600, 660, 4))], ids=str)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_in_a_window_with_a_title_bar_on_a_small_screen_no_plate_is_cut_off(context, players, size):
    key = next(key for key, variant in VARIANTS.items() if players in variant.players)
    pilot = Pilot(context, begin(context, key=key, players=players), size, blind=True)
    context.text.overflows.clear()
    brush = Brush(pygame.Surface(size), Theme(size), context.text)
    for seat, plate in enumerate(pilot.plates[1:], 1):
        for shown in (plate, replace(plate, is_turn=True), replace(plate, is_turn=True, beat=1.0)):
            draw_plate(brush, pilot.region("plates", seat), shown)
            draw_pondering(brush, pilot.region("plates", seat), shown, calm=False)
    assert context.text.overflows == []
