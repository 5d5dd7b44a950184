"""The moves that are told of are shown in cards where the paper has room, and no better move before it is told."""

import pytest

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.engine.cards import SETTEBELLO, card_named, cards_of, mask_of
from scopa_gui.engine.moves import Move
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.pictures.card_row import ArrowPiece, CardsPiece, EmptyPlace, SignPiece
from scopa_gui.ui.pictures.felt import FeltPictures
from scopa_gui.ui.review.review_sheet import rows_of
from tests.ui.pilot import Pilot
from tests.ui.review.matches import reviewed

LAID = Move(SETTEBELLO)
TAKES = Move(SETTEBELLO, mask_of([card_named("3C"), card_named("4S")]))


def test_a_move_is_its_card_and_what_it_takes():
    (row,) = rows_of([TAKES])
    assert row == (CardsPiece((SETTEBELLO,)), ArrowPiece(), CardsPiece(cards_of(TAKES.taken)))
    (row,) = rows_of([LAID])
    assert row == (CardsPiece((SETTEBELLO,)), ArrowPiece(), EmptyPlace())
    assert rows_of([]) == ()


def test_of_two_the_better_one_has_the_tick():
    worse, better = rows_of([LAID, TAKES])
    assert worse[0] == SignPiece(good=False)
    assert better[0] == SignPiece(good=True)


def test_the_better_move_is_shown_with_its_words_and_not_before(context, judged):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene, (1920, 1080))
    found = set()
    for place, moment in enumerate(pilot.review.smazzata.moments):
        pilot.show_place(place)
        pilot.rest()
        told, seen = pilot.paper_text, pilot.review.seen.get(moment.number)
        assert told.moves[:1] == (moment.move,)
        if seen is None or not moment.has_choice:
            continue
        hidden, worse = pilot.review.hides(moment), seen.verdict.grade > Grade.BEST
        assert len(told.moves) == (1 if hidden or not worse else 2)
        found.add((hidden, worse))
        pilot.review.revealed.add(moment.number)
        assert pilot.paper_text.moves == ((moment.move, seen.verdict.best) if worse else (moment.move,))
    assert {(True, True), (False, False)} <= found


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_cards_stand_below_the_words_and_above_the_buttons(context, judged, size, monkeypatch):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene, size)
    boxes = []

    def draw(felt, brush, rows, box):
        boxes.append((box, pilot.session.sheet.words.rect))

    monkeypatch.setattr(FeltPictures, "draw", draw)
    for place in range(len(pilot.review.smazzata.moments)):
        pilot.show_place(place)
        pilot.rest()
    assert boxes
    aside = Theme(size).px(16)
    for box, words in boxes:
        top = words.top - pilot.session.sheet.layout.sheet.top + aside
        assert top < box.top
        assert box.bottom <= top + words.height
        assert box.width <= words.width
