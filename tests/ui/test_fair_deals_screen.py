"""The page of the deals: it counts the archive a few deals at a time, and shows every line with its band."""

from dataclasses import replace

import msgspec
import pytest

from scopa_gui.coach.fair_deals import deal_record
from scopa_gui.coach.fair_deals.deal_record import DealCount, DealRecord, DealtCards, Receiver, SavedDeals
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.persons import person_named
from scopa_gui.game.table import Table, level_seats
from scopa_gui.store import saved_count
from scopa_gui.store.archive import CHOSEN_DEAL
from scopa_gui.ui.front import fair_deals_screen
from scopa_gui.ui.front.fair_deals_screen import FairDealsScreen
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.play import match_start
from tests.conftest import TRANSLATED
from tests.ui import contract
from tests.ui.hearing import can_be_heard, heard
from tests.ui.pilot import Pilot

KINDS = [("scopa", 2), ("scopone_scientifico", 4), ("scopa", 6)]


def keep(archive, seed, smazzate=6, kind=("scopa", 2), seats=None, **facts):
    """A finished match of so many smazzate."""
    rules = VARIANTS[kind[0]].rules_by_players[kind[1]]
    match, _notice = archive.start_match(
        rules.as_dict(), seed, seats or level_seats(rules, "rosa"), 1.0, {"variant": kind[0], **facts}
    )
    outcome = {"winner": 0, "totals": [11, 3], "smazzate": [[1, 0]] * smazzate, "how": "points"}
    archive.finish(match, outcome, 2.0)
    return match


def keep_many(archive, matches):
    for number in range(matches):
        keep(archive, f"many {number}", kind=KINDS[number % len(KINDS)])


def counted(archive):
    record = DealRecord(archive)
    record.renew()
    while not record.is_done:
        record.go_on(50)
    return record.count.deals.total()


def test_every_finished_smazzata_is_counted_once(context):
    archive = context.archive
    keep(archive, "first", 5)
    keep(archive, "first", 5)  # the same deals once more
    keep(archive, "chosen", 5, **{CHOSEN_DEAL: True})
    keep(archive, "both", 5, seats=["human", person_named("Ada")])
    keep(archive, "helped", 4, assisted=True, taken_back=[[3, "7D"]])
    assert counted(archive) == 5 + 4


def test_smazzate_of_matches_that_wait_or_were_put_away_count_as_far_as_they_were_played(context):
    rules = replace(VARIANTS["scopa"].rules_by_players[2], target=21)
    seats = level_seats(rules, "rosa")
    table = Table.new(rules, "waits", seats)
    match, _notice = context.archive.start_match(rules.as_dict(), "waits", seats, 1.0)
    record = DealRecord(context.archive)
    found = []
    for number in range(100):
        if table.to_move is None:
            table.next_smazzata()
        move = table.view(table.to_move).legal_moves()[0]
        context.archive.append_move(match, number, str(move), 2.0 + number)
        table.play(table.to_move, move)
        if number in (10, 35, 60, 99):
            record.renew()
            record.go_on(10_000)
            assert record.is_done
            found.append(record.count.deals.total())
    assert found == [0, 1, 1, 2]
    context.archive.release(match)
    context.archive.set_aside(match, 200.0)
    record.renew()
    record.go_on(10_000)
    assert record.count.deals.total() == counted(context.archive) == 2


# Kept beside the archive


@pytest.fixture
def looked_at(monkeypatch):
    """The seeds of the matches whose deals are counted."""
    seeds, add = [], DealCount.add

    def watched(count, rules, seed, numbers):
        seeds.extend([seed] * len(numbers))
        add(count, rules, seed, numbers)

    monkeypatch.setattr(DealCount, "add", watched)
    return seeds


def with_file(context):
    """What is counted with the file of the last time, as at the next start."""
    record = DealRecord(context.archive, context.paths.deals)
    record.renew()
    while not record.is_done:
        record.go_on(50)
    return record.count


def test_deals_that_were_counted_are_not_dealt_again_at_the_next_start(context, looked_at):
    keep_many(context.archive, 9)
    first = with_file(context)
    looked_at.clear()
    assert with_file(context) == first
    assert looked_at == []
    keep(context.archive, "new", 3)
    assert with_file(context).deals.total() == first.deals.total() + 3
    assert looked_at == ["new"] * 3
    keep(context.archive, "new", 3)
    assert with_file(context).deals.total() == first.deals.total() + 3, "the same deals once more"
    assert looked_at == ["new"] * 3


def test_a_long_count_that_is_broken_off_goes_on_at_the_next_start(context, looked_at, monkeypatch):
    monkeypatch.setattr(deal_record, "_SAVED_EVERY", 2)
    keep_many(context.archive, 9)
    broken_off = DealRecord(context.archive, context.paths.deals)
    broken_off.renew()
    while len(looked_at) < 4 * 6:
        broken_off.go_on(1)
    with_file(context)
    assert len(looked_at) == 9 * 6 + 6, "three of four were kept"
    assert with_file(context).deals.total() == 9 * 6


def test_of_a_match_that_goes_on_only_what_is_new_is_dealt_again(context, looked_at):
    rules = VARIANTS["scopa"].rules_by_players[2]
    seats = level_seats(rules, "rosa")
    table = Table.new(rules, "waits", seats)
    match, _notice = context.archive.start_match(rules.as_dict(), "waits", seats, 1.0)
    for number in range(80):
        if table.to_move is None:
            table.next_smazzata()
        move = table.view(table.to_move).legal_moves()[0]
        context.archive.append_move(match, number, str(move), 2.0 + number)
        table.play(table.to_move, move)
        if number in (40, 41, 79):
            with_file(context)
    assert looked_at == ["waits"] * 2
    context.archive._database.execute("delete from match where id = ?", (match,))
    assert with_file(context).deals.total() == 0, "it was counted, and is in this archive no more"


@pytest.mark.parametrize("broken", ["cut", "rules", "kind", "match"])
def test_kept_deals_that_cannot_be_relied_on_are_counted_anew(context, looked_at, broken):
    file, matches = context.paths.deals, [keep(context.archive, f"match {number}", 2) for number in range(3)]
    whole = with_file(context)
    kept = saved_count.read(file, SavedDeals)
    if broken == "cut":
        file.write_bytes(file.read_bytes()[:-9])
    elif broken == "rules":
        saved_count.write(file, msgspec.structs.replace(kept, deals=[({"vile": 1}, 6)]))
    elif broken == "kind":
        saved_count.write(file, msgspec.structs.replace(kept, thrown="none"))
    else:
        context.archive._database.execute("delete from match where id = ?", (matches.pop(),))
    looked_at.clear()
    assert with_file(context) == whole or broken == "match"
    assert len(looked_at) == 2 * len(matches)
    looked_at.clear()
    assert with_file(context).deals.total() == 2 * len(matches)
    assert looked_at == []


def test_what_nobody_can_play_any_more_is_passed_over(context):
    match, _notice = context.archive.start_match({"players": 99}, "odd", ["human", "rosa"], 1.0)
    context.archive.finish(match, {"winner": 0, "smazzate": [[1, 1]]}, 2.0)
    keep(context.archive, "good", 3)
    assert counted(context.archive) == 3


def test_matches_with_a_chosen_deal_are_marked_and_a_rematch_is_not(context):
    rules = VARIANTS["scopa"].rules_by_players[2]
    seats = level_seats(rules, "rosa")
    for make in (match_start.same_deal, match_start.shared_deal):
        scene = make(context, rules, "abc", seats)
        assert context.archive.match(scene.session.match_id).extra[CHOSEN_DEAL]
        again = match_start.rematch(context, scene.session.table, scene.session.match_id)
        assert CHOSEN_DEAL not in context.archive.match(again.session.match_id).extra


def test_a_large_archive_is_counted_while_the_page_is_open(context, monkeypatch):
    monkeypatch.setattr(fair_deals_screen, "_AT_ONCE", 5)
    monkeypatch.setattr(fair_deals_screen, "_AT_A_TIME", 5)
    keep_many(context.archive, 9)
    pilot = Pilot(context, StatisticsScreen(context))
    pilot.press("button:deals")
    page = pilot.scene
    assert isinstance(page, FairDealsScreen)
    assert page.animating
    assert page.figures is None
    for _ in range(20):
        pilot.tick(0.1)
    assert not page.animating
    assert page.figures.deals == 54
    told = {part.key: part.name for part in heard(pilot).walk()}
    for receiver in Receiver:
        for dealt in DealtCards:
            assert "fair deals" in told[f"line:{receiver.value}:{dealt.value}"]
    pilot.press("button:back")
    keep(context.archive, "new", 2)
    pilot.press("button:deals")
    assert pilot.fair_figures.deals == 56


def test_before_anything_was_played_it_says_so(context):
    pilot = Pilot(context, FairDealsScreen(context))
    assert "line:" not in " ".join(part.key for part in heard(pilot).walk())
    assert context.text.overflows == []


@pytest.mark.rotating
@contract.EVERYWHERE
def test_the_page_fits(make_context, language, size):
    context = make_context(language=language)
    keep_many(context.archive, 9)
    contract.draws_without_overflow(context, FairDealsScreen, size)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("scale", [0.75, 1.3, 2.5])
def test_larger_and_smaller_type_fits(make_context, language, scale):
    context = make_context(language=language, text_scale=scale)
    keep_many(context.archive, 6)
    pilot = Pilot(context, FairDealsScreen(context), (1024, 640))
    pilot.tick(0.2)
    assert pilot.fair_figures.deals
    assert context.text.overflows == []
    can_be_heard(pilot)


def test_the_page_keeps_the_contract(context):
    keep_many(context.archive, 3)
    for size in contract.SIZES[:2]:
        contract.targets_are_large_enough(context, FairDealsScreen, size)
        contract.targets_do_not_overlap(context, FairDealsScreen, size)
    contract.survives_every_key(context, FairDealsScreen)
    contract.survives_every_target(context, FairDealsScreen)
    contract.back_leaves(context, FairDealsScreen)
    contract.keyboard_reaches_all(context, FairDealsScreen)
