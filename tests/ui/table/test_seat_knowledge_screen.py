"""What was known, from the why of a card and from the review: it shows a view, and no card that may not be seen."""

from random import Random

import pygame
import pytest

from scopa_gui.coach.review.seat_knowledge import knowledge_at
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.play.seat_knowledge_screen import SeatKnowledgeScreen
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.words.translation import card_name
from tests.conftest import TRANSLATED
from tests.ui import contract
from tests.ui.hearing import can_be_heard, heard
from tests.ui.pilot import Pilot
from tests.ui.review.matches import Answers, match_studied
from tests.ui.table.at_table import begin, choose

GAMES = [("scopa", 2, "gennaro"), ("scopone_scientifico", 4, "carmela"), ("scopa", 6, "pierino")]


def played(key, players, level, less=0):
    """A smazzata, all but so many moves of it."""
    rules = VARIANTS[key].rules_by_players[players]
    table, chance = Table.new(rules, "page", level_seats(rules, level)), Random(1)
    while table.moves_played < rules.plays - less:
        table.play(table.to_move, chance.choice(table.view(table.to_move).legal_moves()))
    return table


def page_of(table, *, all_open=False, number=None):
    last = max(number for number in range(table.moves_played) if table.moment(number).seat)

    def make(context):
        return SeatKnowledgeScreen(
            context,
            lambda number: knowledge_at(table, number, all_open=all_open),
            table.moves_played,
            table.seats,
            last if number is None else number,
            is_help=not all_open,
        )

    return make


def shown(context, table, **how):
    """Picture and spoken parts of the page."""
    context.text.heard.on = True
    pilot = Pilot(context, page_of(table, **how)(context), (1024, 640))
    told = [(part.key, part.role, part.name) for part in heard(pilot).walk()]
    return pygame.image.tobytes(pilot.picture(), "RGB"), told


@pytest.mark.parametrize(("key", "players", "level"), GAMES)
def test_a_running_smazzata_shows_and_tells_no_hidden_card(context, key, players, level):
    table = played(key, players, level, less=players * 4 - 1)
    mine, theirs = table.view(), table.view(1).hand
    first, second = cards_of(theirs)[0], cards_of(mine.unseen & ~theirs)[0]
    other = table.fork(table.moves_played)
    other.deal_again({first: second, second: first})
    assert [other.view(seat).hand for seat in range(players)] != [table.view(seat).hand for seat in range(players)]
    picture, told = shown(context, table)
    assert (picture, told) == shown(context, other)
    names = {card_name(card) for card in cards_of(mine.unseen | mine.hand)}
    assert not [name for _key, _role, name in told if any(one.lower() in name.lower() for one in names)]


@pytest.mark.parametrize(("key", "players", "level"), GAMES)
def test_in_the_open_only_the_view_is_shown(context, key, players, level):
    table = played(key, players, level, less=players * 2 - 1)
    number = max(number for number in range(table.moves_played) if table.moment(number).seat)
    view = table.moment(number).known
    hidden = [card for card in cards_of(view.unseen) if all(card != move.card for move in table.record.moves)]
    other = table.fork(table.moves_played)
    other.deal_again({hidden[0]: hidden[-1], hidden[-1]: hidden[0]})
    picture, told = shown(context, table, all_open=True, number=number)
    assert (picture, told) == shown(context, other, all_open=True, number=number)
    assert (picture, told) != shown(context, table, number=number)
    words = [name for _key, _role, name in told]
    for card in cards_of(view.hand | view.table):
        assert any(card_name(card).lower() == name.lower() for name in words)


def test_it_opens_from_the_why_of_a_card_and_counts_as_help_while_the_smazzata_goes_on(context):
    context.change(speed="instant")
    pilot = Pilot(context, begin(context, level="carmela"), blind=True)
    pilot.rest()
    while pilot.table.to_move or not pilot.table.moves_played:
        if pilot.scene.my_turn:
            choose(pilot)
        pilot.tick()
        pilot.rest()
    match = pilot.match_id
    pilot.key("w")
    if pilot.moment.seat == 0:
        pilot.key("left")
    facts = context.archive.match(match).extra
    pilot.key("k")
    assert isinstance(pilot.scene, SeatKnowledgeScreen)
    assert pilot.knowledge.is_covered
    assert context.archive.match(match).extra["assisted"]
    assert "counts as help" in pilot.scene.words[-1]
    assert "assisted" not in facts or pilot.scene.number
    number = pilot.scene.number
    pilot.press("button:other")
    pilot.key("left")
    assert pilot.scene.number == max(0, number - 1)
    pilot.key("k")
    pilot.press("button:knew")
    pilot.key("escape")
    pilot.key("escape")
    assert pilot.scene.my_turn


def test_of_a_move_in_the_review_it_is_what_its_player_was_given(context):
    record, seats, seen = match_studied("scopa", 2, 2)
    pilot = Pilot(context, ReviewSession(context, record, seats, seen, studies=lambda numbers: Answers()).screen)
    pilot.tick()
    while pilot.moment.seat == 0:
        pilot.key("right")
        pilot.rest()
    moment = pilot.moment
    pilot.press("button:knew")
    assert pilot.knowledge.view == moment.known
    assert not pilot.knowledge.is_covered
    pilot.key("k")
    pilot.key("k")
    assert pilot.scene.number == moment.number


def test_what_was_forgotten_is_told(context):
    table = played("scopone_scientifico", 4, "carmela")
    number = max(number for number in range(table.moves_played) if table.moment(number).seat)
    pilot = Pilot(context, page_of(table, number=number)(context))
    known = pilot.knowledge
    assert known.forgotten.bit_count() > 3
    assert str(known.forgotten.bit_count()) in " ".join(pilot.scene.words)
    told = {part.key for part in heard(pilot).walk()}
    assert sum(key.startswith("forgotten:") for key in told) == known.forgotten.bit_count()
    pilot.press("button:other")
    assert not [part for part in heard(pilot).walk() if part.key.startswith(("forgotten:", "pile:"))]


@pytest.mark.rotating
@contract.EVERYWHERE
@pytest.mark.parametrize(("key", "players", "level"), GAMES)
def test_the_page_fits(make_context, language, size, key, players, level):
    context = make_context(language=language)
    for all_open in (False, True):
        table = played(key, players, level, less=players + 1)
        contract.draws_without_overflow(context, page_of(table, all_open=all_open), size)


@pytest.mark.rotating
@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("scale", [0.75, 1.3, 2.5])
def test_larger_and_smaller_type_fits(make_context, language, scale):
    context = make_context(language=language, text_scale=scale)
    for game in GAMES:
        table = played(*game, less=0)
        pilot = Pilot(context, page_of(table)(context), (1024, 640))
        assert context.text.overflows == []
        pilot.press("button:other")
        pilot.tick()
        assert context.text.overflows == []
        can_be_heard(pilot)


@pytest.mark.rotating
def test_the_page_keeps_the_contract(context):
    make = page_of(played("scopone_scientifico", 4, "rosa"))
    for size in contract.SIZES[:2]:
        contract.targets_are_large_enough(context, make, size)
        contract.targets_do_not_overlap(context, make, size)
    contract.survives_every_key(context, make)
    contract.survives_every_target(context, make)
    contract.back_leaves(context, make)
    contract.keyboard_reaches_all(context, make)


def test_what_was_played_is_told_in_pictures_and_words_the_last_card_first(context):
    table = played("scopa", 2, "gennaro", less=30)
    pilot = Pilot(context, page_of(table, number=5)(context), (1024, 640))
    cards = pygame.image.tobytes(pilot.picture(), "RGB")
    pilot.press("button:other")
    blocks = pilot.page.blocks
    assert [block.cells[0].partition(".")[0] for block in blocks] == ["5", "4", "3", "2", "1"]
    for block, done in zip(blocks, reversed(table.history[:5]), strict=True):
        (row,) = block.picture
        assert row[0].cards == (done.move.card,)
        assert tuple(card for piece in row[2:] for card in piece.cards) == cards_of(done.move.taken)
    assert pygame.image.tobytes(pilot.picture(), "RGB") != cards


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
def test_before_the_first_card_there_is_a_picture_and_the_way_on(context, size):
    context.text.heard.on = True
    pilot = Pilot(context, page_of(played("scopa", 2, "gennaro", less=30), number=0)(context), size)
    pilot.press("button:other")
    assert any("Nobody has played yet" in part.name for part in heard(pilot).walk())
    assert "page:moves" not in pilot.targets
    pilot.press("button:later")
    assert pilot.page.blocks
    assert context.text.overflows == []
