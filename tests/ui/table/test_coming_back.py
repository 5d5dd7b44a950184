"""A match that was left, killed or played in another window."""

import pytest

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.stored_match import table_to_continue
from scopa_gui.game.table import Table, level_seats
from scopa_gui.store.archive import Archive
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_session import MatchSession
from tests.asking import Inline
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose
from tests.ui.table.test_take_back import to_my_turn


def test_a_match_that_another_window_plays_is_left_alone(context, monkeypatch):
    from scopa_gui.store.notices import Notice, NoticeKey

    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    said = []
    context.say = said.append
    monkeypatch.setattr(context.archive, "append_move", lambda *arguments: Notice(NoticeKey.MATCH_ELSEWHERE))
    record = pilot.table.record
    choose(pilot)
    assert pilot.table.record == record
    assert said
    pilot.tick(3.0)
    assert pilot.table.record == record


@pytest.mark.rotating
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
    stored = context.archive.match(pilot.match_id)
    again = MatchSession(context, table_to_continue(stored), pilot.match_id, Inline()).screen
    other = Pilot(context, again)
    assert not again.timeline.running
    assert again.timeline.view == pilot.view
    assert again.layout.cards == scene.layout.cards
    for one in (pilot, other):
        one.rest()
    assert again.session.table.record == pilot.table.record


def test_computers_answer_the_same_after_a_kill(make_context):
    """A thought's seed follows from the record, so that a match does not depend on when it was interrupted."""
    context = make_context(speed="instant")
    records = []
    for cut in (False, True):
        scene = begin(context, "scopa", 3, seed="course")
        pilot = Pilot(context, scene)
        for turn in range(6):
            pilot.rest()
            if cut and turn == 3:
                scene = MatchSession(
                    context, Table(pilot.table.record, pilot.table.seats), pilot.match_id, Inline()
                ).screen
                pilot = Pilot(context, scene)
                pilot.rest()
            choose(pilot)
        pilot.rest()
        records.append(pilot.table.record)
    assert records[0] == records[1]


def test_a_smazzata_that_was_over_shows_its_count(context):
    rules = VARIANTS["scopa"].rules
    table = Table.new(rules, "over", level_seats(rules, "carmela"))
    while (seat := table.to_move) is not None:
        table.play(seat, table.view(seat).legal_moves()[0])
    pilot = Pilot(context, begin(context, seed="over", moves=table.record.moves))
    pilot.tick(1.5)
    assert isinstance(pilot.scene, CountScreen)


def test_an_archive_deleted_during_a_match_is_told_with_the_next_card_and_the_match_goes_on_in_a_new_one(context):
    pilot = Pilot(context, begin(context))
    to_my_turn(pilot)
    for ending in ("", "-wal", "-shm"):
        context.paths.archive.with_name(f"{context.paths.archive.name}{ending}").unlink(missing_ok=True)
    choose(pilot)
    assert pilot.news[-1].startswith("The record of your matches was deleted while the game was open.")
    to_my_turn(pilot)
    moves = [str(move) for move in pilot.table.record.moves]
    assert Archive(context.paths.archive).match(pilot.match_id).moves == moves
