"""Trees of parts: what a page names stands in its window, in order, and leaves nothing out."""

import re
from itertools import pairwise

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.layout import Control, Drawn, Either, Grid, Paper, Paragraphs, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Buttons, Figures, Overlay, PageFrame, TextTable, section
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import INK, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Brush
from tests.conftest import PROJECT
from tests.tiers import examples

TEXT = Text()
SENTENCE = "A card takes a card of the same value, or several that add up to it. "


def brush_of(size=(1280, 800), scale=1.0):
    return Brush(pygame.Surface(size), Theme(size, scale), TEXT)


def laid(part, rect=(0, 0, 600, 400), brush=None):
    part.lay(brush or brush_of(), pygame.Rect(rect))
    return part


def button(name, label="Go"):
    return Button(name, label, lambda: None)


def names(part):
    return [widget.name.removeprefix("button:") for widget in part.controls]


def test_a_stack_shares_out_what_is_left():
    fixed, some, more = Drawn(print, 100), Drawn(print, grow=1), Drawn(print, grow=3)
    laid(Stack(fixed, None, some, more, gap=0))
    assert [part.rect.height for part in (fixed, some, more)] == [100, 75, 225]
    assert [part.rect.top for part in (fixed, some, more)] == [0, 100, 175]


def test_what_takes_the_rest_gets_as_much_as_its_controls_need():
    words, column = Words(SENTENCE * 17), Stack(Space(), Control(button("go")), gap=0, grow=1)
    brush = brush_of()
    laid(Stack(words, column, gap=0), brush=brush)
    assert column.rect.height == brush.theme.control
    assert column.rect.bottom <= 400


def test_parts_spread_where_there_is_room_but_not_too_far():
    for high, apart in ((400, 24), (130, 16)):
        parts = [Drawn(print, 20) for _ in range(4)]
        laid(Stack(*parts, spread=3), (0, 0, 600, high))
        assert {lower.rect.top - upper.rect.bottom for upper, lower in pairwise(parts)} == {apart}, high


def test_of_several_parts_the_first_that_has_room_is_shown():
    press = button("go")
    long, short = Stack(Control(press), Drawn(print, 200)), Control(press)
    either = laid(Either(long, short))
    assert either.shown is long
    assert names(either) == ["go"]
    laid(either, (0, 0, 600, 100))
    assert list(either.everything) == [either, short]
    assert press.rect == (0, 0, 600, 100)


def test_a_row_gives_units_first_and_shares_the_rest():
    fixed, some, more = Drawn(print, width=100), Drawn(print), Drawn(print, share=4)
    laid(Row(fixed, some, more, gap=0))
    assert [part.rect.width for part in (fixed, some, more)] == [100, 100, 400]
    assert {part.rect.height for part in (fixed, some, more)} == {400}


def test_a_row_at_the_right_ends_there():
    parts = [Drawn(print, width=50), Drawn(print, width=70)]
    laid(Row(*parts, gap=1, align="right"))
    assert parts[-1].rect.right == 600
    assert parts[0].rect.right + 8 == parts[1].rect.left


def test_where_room_is_short_texts_shrink_and_controls_stay():
    words, press = Words(SENTENCE * 17), Control(button("go"))
    brush = brush_of()
    assert words.height(brush, 600) + press.height(brush, 600) > 400
    laid(Stack(words, press, gap=0), brush=brush)
    assert press.rect.height == brush.theme.control
    assert press.rect.bottom <= 400
    words.draw(brush)
    assert TEXT.overflows == []


def test_where_type_is_large_some_controls_shrink_to_what_is_easily_pressed():
    brush = brush_of(scale=2.0)
    words, one, two = Words(SENTENCE * 9), Control(button("one"), shrinks=True), Control(button("two"), shrinks=True)
    column = Stack(words, one, two, gap=0)
    laid(column, (0, 0, 600, column.height(brush, 600) * 2 // 3), brush)
    assert 44 <= one.rect.height < brush.theme.control
    assert abs(one.rect.height - two.rect.height) <= 1
    laid(column, (0, 0, 600, 88), brush)
    assert one.rect.height == two.rect.height == 44


def test_words_are_as_high_as_their_lines():
    brush = brush_of()
    step = brush.text.height(TypeStyle.BODY, brush.theme)
    assert Words("A word.").height(brush, 600) < 2 * step < Words(SENTENCE * 3).height(brush, 600)
    assert Words("A word.", lines=3).height(brush, 600) > 3 * step


def test_paragraphs_ask_for_all_their_lines():
    brush = brush_of()
    one, two = ((SENTENCE, INK),), ((SENTENCE, INK), (SENTENCE, INK))
    assert Paragraphs(two).height(brush, 300) > 2 * Paragraphs(one).height(brush, 300)


@pytest.mark.parametrize("down", [False, True])
def test_a_grid_is_filled_in_order_and_tab_follows_the_order(down):
    parts = [Control(button(str(number))) for number in range(5)]
    grid = laid(Grid(parts, 2, down=down))
    assert names(grid) == ["0", "1", "2", "3", "4"]
    lefts = [part.rect.left for part in parts]
    assert lefts == ([0, 0, 0, 308, 308] if down else [0, 308, 0, 308, 0])
    assert len({part.rect.width for part in parts}) == 1


def test_buttons_stand_from_the_right_and_back_at_the_left():
    first, second, back = button("first"), button("second"), button("back")
    row = laid(Buttons(first, None, second, back=back), (10, 20, 800, 52))
    assert names(row) == ["first", "second", "back"]
    assert back.rect.left == 10
    assert first.rect.right == 810
    assert back.rect.right < second.rect.left < second.rect.right < first.rect.left


def test_buttons_are_as_wide_as_their_words_in_one_size_of_type():
    brush = brush_of()
    short, long = button("short", "Go"), button("long", "A label that says what the button does in full")
    laid(Buttons(short, long), (0, 0, 1200, 52), brush)
    assert short.rect.width == brush.theme.px(180) < long.rect.width
    laid(Buttons(short, long), (0, 0, 400, 52), brush)
    assert short.largest == long.largest is not None
    assert not short.rect.colliderect(long.rect)


def test_the_buttons_of_a_row_of_controls_have_one_size_of_type():
    short, long = button("short"), button("long", "Set up a position with all its cards")
    laid(Row(Control(short), Control(long)), (0, 0, 300, 52))
    assert short.largest == long.largest == long.type_that_fits(brush_of())


def test_a_page_keeps_the_margin_and_is_not_too_wide_to_read():
    body = Drawn(print)
    laid(PageFrame(body), (0, 0, 1600, 800))
    assert body.rect == pygame.Rect(112, 14, 1376, 766)
    laid(PageFrame(body), (0, 0, 1024, 800))
    assert body.rect.left == 32


def test_an_overlay_is_as_high_as_it_needs_and_stays_in_the_window():
    brush = brush_of()
    little, much = Drawn(print, 50), Drawn(print, 5000)
    laid(Overlay(little, 400, 120), (0, 0, 1280, 800), brush)
    assert little.rect.size == (400, 120)
    assert little.rect.center == (640, 400)
    laid(Overlay(much, 4000), (0, 0, 1280, 800), brush)
    assert brush.surface.get_rect().contains(much.rect)


def test_paper_leaves_a_margin_round_its_part():
    inside = Drawn(print)
    paper = laid(Paper(inside, (4, 3)))
    assert paper.rect.inflate(-64, -48) == inside.rect


def test_a_list_takes_what_is_left():
    listing = Control(Listing("rows", [Item("one", "One")], "one", lambda key: None))
    laid(Stack(Words("Title"), listing))
    assert listing.rect.bottom == 400
    assert listing.rect.height > 300


def test_figures_have_words_of_one_size():
    figures = laid(Figures((7, "matches"), (12, "a long name for what was counted here")), (0, 0, 220, 90))
    sizes = {part.largest for part in figures.everything if isinstance(part, Words) and part.style is TypeStyle.NOTE}
    assert len(sizes) == 1
    assert None not in sizes


def test_a_table_shows_the_lines_that_have_room():
    brush = brush_of()
    painted = []
    table = TextTable([(lambda brush, box: painted.append(box), "last")] * 100, (0.5, 0.5))
    laid(table, (0, 0, 600, 200), brush).draw(brush)
    assert 2 < len(painted) < 100
    assert all(brush.surface.get_rect().contains(box) and box.bottom <= 200 for box in painted)


def test_pictures_are_described_in_the_order_of_the_page():
    one, two = (Spoken(name, SpokenRole.TEXT, name) for name in ("one", "two"))
    page = Stack(Row(Drawn(print, spoken=[one]), Words("Words")), section("A chart", Drawn(print, spoken=[two])))
    assert list(page.spoken) == [one, two]


def sheet_as_high_as_needed(part):
    paper = Paper(part)
    paper.grow = 0.0
    return paper


def trees(depth=3):
    leaves = st.one_of(
        st.builds(Words, st.sampled_from(["A", SENTENCE, SENTENCE * 9])),
        st.builds(lambda high: Drawn(print, high), st.sampled_from([20, 300])),
        st.builds(lambda: Control(button("go"))),
        st.builds(Space, st.sampled_from([1, 2])),
    )
    branches = lambda below: st.one_of(  # noqa: E731 - a name for what hypothesis calls
        st.lists(below, min_size=1, max_size=4).map(lambda parts: Stack(*parts)),
        st.lists(below, min_size=1, max_size=4).map(lambda parts: Row(*parts)),
        below.map(sheet_as_high_as_needed),
        st.lists(below, min_size=1, max_size=6).map(lambda parts: Grid(parts, 2)),
    )
    return st.recursive(leaves, branches, max_leaves=12)


@settings(max_examples=examples(150), deadline=None)
@given(trees(), st.sampled_from([(1024, 640), (1280, 800), (3840, 2160)]))
def test_no_part_leaves_a_page_that_has_room_and_neighbours_do_not_overlap(tree, size):
    brush = brush_of((1, 1))
    brush = Brush(brush.surface, Theme(size), TEXT)
    width = size[0] - 100
    high = tree.height(brush, width)
    tree.lay(brush, pygame.Rect(50, 0, width, high))
    for part in tree.everything:
        for one, next_one in pairwise(part.parts):
            assert not one.rect.colliderect(next_one.rect)
        for inner in part.parts:
            assert part.rect.left <= inner.rect.left
            assert inner.rect.right <= part.rect.right
            assert part.rect.top <= inner.rect.top
            assert inner.rect.bottom <= part.rect.bottom


def test_no_gap_is_negative():
    for path in sorted((PROJECT / "scopa_gui" / "ui").rglob("*.py")):
        assert not re.findall(r"\b(?:gap|between|spread)=-.*", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize(
    ("cut", "part", "rest"),
    [
        (rects.cut_left, (10, 20, 30, 50), (44, 20, 66, 50)),
        (rects.cut_right, (80, 20, 30, 50), (10, 20, 66, 50)),
        (rects.cut_top, (10, 20, 100, 30), (10, 54, 100, 16)),
        (rects.cut_bottom, (10, 40, 100, 30), (10, 20, 100, 16)),
    ],
)
def test_a_part_is_cut_from_an_edge(cut, part, rest):
    assert cut(pygame.Rect(10, 20, 100, 50), 30, 4) == (part, rest)


def test_columns_and_rows_are_alike_and_apart():
    assert rects.columns(pygame.Rect(10, 20, 101, 50), 3, 4) == [(10, 20, 31, 50), (45, 20, 31, 50), (80, 20, 31, 50)]
    assert rects.rows(pygame.Rect(10, 20, 100, 50), 2, 4) == [(10, 20, 100, 23), (10, 47, 100, 23)]
    assert rects.columns(pygame.Rect(10, 20, 101, 50), 0, 4) == rects.rows(pygame.Rect(10, 20, 100, 50), 0) == []


def test_a_rectangle_is_inset_and_put_at_a_point():
    assert rects.inset(pygame.Rect(10, 20, 100, 50), 3) == (13, 23, 94, 44)
    assert rects.inset(pygame.Rect(10, 20, 100, 50), -2, 0) == (8, 20, 104, 50)
    assert rects.sized((10, 6), midright=(100, 50)) == (90, 47, 10, 6)
