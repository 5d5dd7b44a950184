"""Words can be read on every table: at least 4.5 to 1 against what really lies behind them, or 7 where it is wished."""

import numpy as np
import pygame
import pytest

from scopa_gui.art.tables import TABLES
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.ui.front.history_screen import HistoryScreen
from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.shapes import focus_ring, panel
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import (
    BAIZE,
    BAIZE_LIGHT,
    BRASS,
    GOLD,
    GOLD_DEEP,
    INK,
    PAPER,
    PAPER_BRIGHT,
    PAPER_DEEP,
    PLATE_LIT,
    SLATE,
    Theme,
    TypeStyle,
)
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush, Look
from scopa_gui.ui.play import match_start
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_wish import MatchWish
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.practice.progress_screen import EVERYTHING, ProgressScreen
from tests.asking import Inline
from tests.coach.test_replay import match_played
from tests.store.matches import over
from tests.ui.pilot import Pilot
from tests.ui.test_history import keep
from tests.ui.test_progress import practise

LEAST, STRONG = 4.5, 7.0
SIZE = (1024, 640)
LOOKS = pytest.mark.parametrize(
    "look",
    [*({"table": table} for table in TABLES), *({"table": table, "contrast": "on"} for table in TABLES)],
    ids=str,
)
"""Every table; and with strong contrast on each, 7 to 1."""


class Reader:
    """Notes every text that is drawn and leaves it out of the picture."""

    def __init__(self, monkeypatch):
        self.drawn = []
        self.blanks = {}
        self.least = LEAST
        draw = Text.draw

        def noted(text, surface, box, words, style, theme, colour, **named):
            where = draw(text, surface, box, words, style, theme, colour, **named)
            self.drawn.append((words, theme.inked(colour), where, surface))
            self.least = STRONG if theme.strong else LEAST
            return where

        def blank(text, words, style, theme, colour, px=None):
            size = text.font(style.face, px or theme.type_px(style)).size(words)
            return self.blanks.setdefault(size, pygame.Surface(size, pygame.SRCALPHA))

        monkeypatch.setattr(Text, "draw", noted)
        monkeypatch.setattr(Text, "line", blank)

    def faint(self, picture):
        """The texts too faint against the tenth of their background nearest to them, with their contrast."""
        whole, found = light_of(picture), []
        for words, colour, where, surface in self.drawn:
            is_whole = surface.get_size() == picture.get_size()
            light, box = whole if is_whole else light_of(surface), where.clip(surface.get_rect())
            if words.strip() and box.width > 2 and box.height > 2:
                own = float(luminance(np.array(colour)))
                near = float(np.percentile(light[box.top : box.bottom, box.left : box.right], 90 if own > 0.3 else 10))
                ratio = (max(own, near) + 0.05) / (min(own, near) + 0.05)
                if ratio < self.least:
                    found.append((words, round(ratio, 2)))
        return found


def light_of(picture):
    """Of every pixel; of a picture that was painted for itself, before it is part of another."""
    return luminance(pygame.surfarray.array3d(picture).transpose(1, 0, 2))


def luminance(colours):
    share = colours / 255.0
    linear = np.where(share <= 0.03928, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


@pytest.mark.rotating
@pytest.mark.parametrize("fill", [PAPER, PAPER_BRIGHT, GOLD, SLATE, BAIZE, BAIZE_LIGHT, PLATE_LIT, (214, 194, 152)])
@pytest.mark.parametrize("line", [BRASS, GOLD, (170, 140, 96), (122, 82, 24), PAPER_DEEP, GOLD_DEEP])
def test_with_strong_contrast_every_outline_is_seen_on_its_fill(fill, line):
    theme, surface = Theme((1280, 800), strong=True), pygame.Surface((120, 80))
    panel(surface, pygame.Rect(20, 20, 80, 40), theme, fill, line=line, raised=False)
    row = [surface.get_at((60, y))[:3] for y in range(80)]
    middle, lights = row[40], [float(luminance(np.array(colour))) for colour in row[17:23]]
    inside = float(luminance(np.array(middle)))
    assert max((max(light, inside) + 0.05) / (min(light, inside) + 0.05) for light in lights) >= LEAST


def test_the_reader_finds_what_cannot_be_read(monkeypatch, context):
    reader = Reader(monkeypatch)
    pilot = Pilot(context, TitleScreen(context), SIZE)
    context.text.draw(pilot.picture(), pygame.Rect(100, 100, 400, 60), "green on green", *_style(), (50, 120, 80))
    assert [words for words, _ratio in reader.faint(pilot.picture())] == ["green on green"]


def _style():
    return TypeStyle.BODY, Theme(SIZE)


@pytest.mark.rotating
@LOOKS
@pytest.mark.parametrize("make", [TitleScreen, SettingsScreen, NewMatchScreen, RulesScreen])
def test_the_menus_can_be_read(monkeypatch, make_context, look, make):
    context = make_context(**look)
    reader = Reader(monkeypatch)
    pilot = Pilot(context, make(context), SIZE)
    assert reader.faint(pilot.picture()) == []


@pytest.mark.rotating
@LOOKS
@pytest.mark.parametrize("wish", [("scopa", 2), ("scopone_scientifico", 4), ("scopa", 6)], ids=str)
def test_the_table_can_be_read(monkeypatch, make_context, look, wish):
    context = make_context(**look, speed="instant")
    monkeypatch.setattr(context, "thinker", Inline)
    pilot = Pilot(context, match_start.deal_match(context, MatchWish(*wish, 11, "rosa")), SIZE)
    pilot.rest()
    reader = Reader(monkeypatch)
    pilot.scene.redraw()
    pilot.tick()
    assert reader.drawn
    assert reader.faint(pilot.picture()) == []


@pytest.mark.rotating
@LOOKS
def test_the_count_and_the_end_can_be_read(monkeypatch, make_context, look):
    context = make_context(**look)
    scene = match_start.deal_match(context, MatchWish("scopa", 2, 11, "rosa"))
    table = scene.session.table
    while table.winner is None:
        if table.to_move is None:
            table.next_smazzata()
        table.play(table.to_move, table.view(table.to_move).legal_moves()[0])
    for make in (CountScreen, MatchEndScreen):
        pilot = Pilot(context, make(context, scene.session.table, scene.session.match_id), SIZE)
        pilot.tick(6.0)
        reader = Reader(monkeypatch)
        pilot.scene.redraw()
        pilot.tick()
        assert reader.drawn
        assert reader.faint(pilot.picture()) == []
        monkeypatch.undo()


@pytest.mark.rotating
@LOOKS
def test_progress_and_the_matches_can_be_read(monkeypatch, make_context, look):
    context = make_context(**look)
    practise(context, days=20)
    keep(context, [("scopa", match_played("scopa", 2, "history", 2)[0])])
    reader = Reader(monkeypatch)
    pilot = Pilot(context, ProgressScreen(context), SIZE)
    for shown in (EVERYTHING, PracticeTheme.GIVING_SCOPA.value, PracticeTheme.ACES.value):
        pilot.scene.choose(shown)
        reader.drawn.clear()
        pilot.scene.redraw()
        pilot.tick()
        rows = pilot.targets["list:themes"]
        listed = [drawn for drawn in reader.drawn if rows.left < drawn[2].left < rows.right]
        cut_off = [drawn for drawn in listed if drawn[2].bottom > rows.bottom or drawn[2].top < rows.top]
        reader.drawn = [drawn for drawn in reader.drawn if drawn not in cut_off]
        assert reader.drawn
        assert reader.faint(pilot.picture()) == []
    reader.drawn.clear()
    pilot = Pilot(context, HistoryScreen(context, [match.id for match in over(context.archive)]), SIZE)
    assert reader.drawn
    assert reader.faint(pilot.picture()) == []


@pytest.mark.parametrize("ground", [PAPER, PAPER_BRIGHT, PAPER_DEEP, GOLD, SLATE, BAIZE, PLATE_LIT])
def test_with_strong_contrast_the_focus_is_seen_on_every_ground(ground):
    theme, surface = Theme(SIZE, strong=True), pygame.Surface((200, 100))
    surface.fill(theme.dyed(ground))
    focus_ring(surface, pygame.Rect(50, 30, 100, 40), theme)
    own = luminance(np.array(theme.dyed(ground)))
    lights = luminance(np.array([surface.get_at((x, 50))[:3] for x in range(50)]))
    assert max((max(light, own) + 0.05) / (min(light, own) + 0.05) for light in lights) >= LEAST


@pytest.mark.parametrize("kind", ButtonKind)
def test_with_strong_contrast_what_cannot_be_pressed_has_a_broken_line(context, kind):
    theme, parts = Theme(SIZE, strong=True), {}
    for enabled in (True, False):
        surface = pygame.Surface((240, 80))
        button = Button("deal", "", lambda: None, kind)
        button.enabled = enabled
        button.place(pygame.Rect(20, 15, 200, 50), theme)
        button.draw(Brush(surface, theme, context.text), Look())
        row = luminance(np.array([surface.get_at((x, 15 + 3 * theme.hairline))[:3] for x in range(40, 200)]))
        parts[enabled] = int(np.count_nonzero(np.diff(row)))
        if not enabled:
            assert (row.max() + 0.05) / (row.min() + 0.05) >= LEAST
    assert parts[True] == 0
    assert parts[False] > 10


def test_with_strong_contrast_the_table_beside_the_settings_has_no_pattern(make_context):
    shades = {}
    for contrast in ("off", "on"):
        context = make_context(contrast=contrast)
        pilot = Pilot(context, SettingsScreen(context, "game"), SIZE)
        corner = pygame.Rect(0, 0, 60, 60)
        corner.topleft = pilot.showcase_box.move(20, 20).topleft
        shades[contrast] = len(np.unique(pygame.surfarray.array2d(pilot.picture().subsurface(corner))))
    assert shades["on"] == 1 < shades["off"]


def test_cards_that_lie_get_their_line_while_the_match_goes_on(make_context, monkeypatch):
    context = make_context(speed="instant", contrast="off")
    monkeypatch.setattr(context, "thinker", Inline)
    pilot = Pilot(context, match_start.deal_match(context, MatchWish("scopa", 2, 11, "rosa")), SIZE)
    dark = []
    for contrast in ("off", "on", "off"):
        context.change(contrast=contrast)
        pilot.tick()
        pilot.rest()
        middle = pilot.picture().subsurface(pygame.Rect(180, 110, 440, 240))
        dark.append(int(np.count_nonzero(pygame.surfarray.array3d(middle).reshape(-1, 3) == INK) // 3))
    assert dark[1] > dark[0] + 500
    assert dark[2] == dark[0]
