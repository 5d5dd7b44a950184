"""Screen to choose a new match: three games, the opponent, and the rest a press away. It has twelve things to press."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Control, Drawn, Line, Paper, Part, Row, Stack
from scopa_gui.ui.kit.page_parts import SectionTitle
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind, PicturedButton
from scopa_gui.ui.kit.widgets.listing import Listing
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.level_picker import LevelPicker
from scopa_gui.ui.pictures.card_preview import deck_fan, deck_names, draw_deck
from scopa_gui.ui.play.wish_page import WishPage
from scopa_gui.ui.words.dealt_words import seats_words
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _

USUAL_GAMES = ("scopa", "scopone_scientifico", "escoba")
"""Games that are offered first: the best known for two, the best known for two pairs, and the Spanish one."""
_ROW = 57
"""Height of a game's row in units."""
_CHOICES = 76
"""Height of the button with players, points and cards, in units."""


class _ShortList(Control):
    """List that is as high as its rows."""

    def height(self, brush: Brush, width: int) -> int:
        assert isinstance(self.widget, Listing)
        theme: Theme = brush.theme
        return len(self.widget.items) * max(45, theme.px(_ROW * theme.text_scale))


class _Choices(Control):
    """Button with the picture of a deck."""

    def height(self, brush: Brush, width: int) -> int:
        return max(60, brush.theme.px(_CHOICES * brush.theme.text_scale))


class NewMatchScreen(WishPage):
    """Three games on the left, people and the table on the right, at first those of the last match.

    A game that is not among the usual three takes the place of the last one while it is chosen.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._offered: Sequence[str] = USUAL_GAMES

    def content(self) -> Part:
        if self.wish.variant not in self._offered or not set(self._offered) <= self.games.keys():
            has_usual = self.wish.variant in USUAL_GAMES
            self._offered = USUAL_GAMES if has_usual else (*USUAL_GAMES[:-1], self.wish.variant)
        sheets = Row(
            Paper(self._games(self._offered), (1.5, 2.0), share=0.44),
            Paper(self._choices(), (2.5, 2.5), share=0.56),
            gap=2,
        )
        return self.full_page(
            _("New match"),
            sheets,
            Button("deal", _("Deal the cards"), self.deal, ButtonKind.PRIMARY),
            Button("more", _("More…"), lambda: Push("more_matches", wish=self.wish)),
        )

    def _games(self, offered: Sequence[str]) -> Part:
        """Return the usual games, the way to all others, and a picture and a line about the chosen one."""
        return Stack(
            _ShortList(self.list_of_games(offered), grow=0.0),
            Control(Button("games", _("More games…"), lambda: Push("games"), ButtonKind.PAPER)),
            Line(),
            self.table_picture(),
            Drawn(self.draw_line, 56 * max(1.0, self.theme.text_scale)),
        )

    def _choices(self) -> Part:
        wish = self.wish
        others = [(_("Opponents") if wish.players > 2 else _("Opponent"), "level", wish.level)]
        if self.rules.sides < wish.players:
            others.append((_("Partner"), "partner", wish.partner))
        faces = self.context.portraits()
        people = [Control(LevelPicker(who, label, now, self.set(who), faces), grow=1.0) for label, who, now in others]
        return Stack(*people, SectionTitle(_("Players, points and cards")), _Choices(self._table_button()))

    def _table_button(self) -> Button:
        """Return the button that shows players, points and deck, and opens the sheet on which they are chosen."""
        deck = self.context.settings.deck
        seats = sentence(seats_words(self.wish.players, self.rules.sides))
        words = _("{match}, to {points}").format(match=seats, points=self.wish.target)

        def paint(brush: Brush, box: pygame.Rect) -> None:
            draw_deck(brush.surface, self.context.cards(), deck_fan(deck), box)

        cards = _("{deck} cards. Change…").format(deck=deck_names()[deck])
        return PicturedButton("table", words, cards, lambda: Push("match_table"), paint, share=1.5)
