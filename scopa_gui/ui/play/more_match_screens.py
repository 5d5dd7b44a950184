"""Further choices for a new match: all games; players, points and deck; and other ways to play."""

from dataclasses import replace

import pygame

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Control, Drawn, Paper, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import Push, Replace
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.kit.widgets.picture_choice import Pictures
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.offered_games import title_of
from scopa_gui.ui.pictures.card_preview import deck_fan, deck_names, draw_deck
from scopa_gui.ui.play.match_wish import MatchWish
from scopa_gui.ui.play.wish_page import WishPage
from scopa_gui.ui.words.dealt_words import table_sentence
from scopa_gui.ui.words.translation import _

_FANS = 190
"""Height of the pictures of the decks, in units."""


class GamesScreen(WishPage):
    """List of all games, with a picture and a line about the chosen one."""

    def content(self) -> Part:
        about = Stack(
            Words(title_of(self.variant), TypeStyle.HEADING, INK),
            Drawn(self.draw_line, 56 * max(1.0, self.theme.text_scale)),
            self.table_picture(),
            Words(table_sentence(self.rules), lines=2),
        )
        own = self.wish.variant not in VARIANTS
        return self.full_page(
            _("All games"),
            Row(
                Paper(Control(self.list_of_games(list(self.games), headed=True)), (1.5, 2.0), share=0.5),
                Paper(about, (2.5, 2.5), share=0.5),
                gap=2,
            ),
            Button("deal", _("Deal the cards"), self.deal, ButtonKind.PRIMARY),
            Button(
                "own",
                _("Change these rules") if own else _("Your own rules"),
                lambda: Push("own_rules", game=self.wish.variant),
            ),
        )


class MatchTableScreen(WishPage):
    """Sheet with the number of players, the points to win and the deck."""

    overlay = True

    def content(self) -> Part:
        wish = self.wish
        rules = self.variant.rules_by_players
        players = []
        for count in sorted(self.variant.players):
            words = str(count)
            if rules[count].sides < count:
                words = _("4, two pairs") if count == 4 else _("{count}, two teams").format(count=count)
            players.append((count, words, str(count)))
        targets = [(points, str(points), str(points)) for points in sorted(self.variant.targets)]
        decks = list(deck_names().items())

        def paint(brush: Brush, box: pygame.Rect, key: str) -> None:
            draw_deck(brush.surface, replace(self.context.cards(), deck=key), deck_fan(key), box)

        def choose(deck: str) -> None:
            self.context.change(deck=deck)

        pictures = Pictures("deck", _("Deck"), decks, self.context.settings.deck, choose, paint)
        return self.sheet(
            Words(_("Players, points and cards"), TypeStyle.HEADING, INK, valign="middle"),
            Control(Segments("players", _("Players"), players, wish.players, self.set("players"), share=0.24)),
            Control(Segments("target", _("Points to win"), targets, wish.target, self.set("target"), share=0.24)),
            _Fans(pictures),
            Buttons(Button("deal", _("Deal the cards"), self.deal, ButtonKind.PRIMARY), back=self.back()),
            width=1080,
        )


class _Fans(Control):
    """Row of decks, high enough for a fan of each."""

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.px(_FANS + 30 * brush.theme.text_scale)

    def least(self, brush: Brush, width: int) -> int:
        return self.height(brush, width) * 3 // 5


class MoreMatchesScreen(ControlScreen):
    """Sheet with other ways to play: several people, the computer alone, what a friend has sent, rules of one's own."""

    overlay = True

    def __init__(self, context: Context, wish: MatchWish) -> None:
        super().__init__(context)
        self._wish = wish

    def content(self) -> Part:
        own = self._wish.variant not in VARIANTS
        change = _("Change these rules") if own else _("Your own rules")
        wish = self._wish
        ways = {
            "together": (_("Together at this computer"), Replace("together", wish=wish)),
            "watch": (_("Watch the computer play"), Replace("watch", wish=wish)),
            "sent": (_("From a friend"), Replace("typed_text")),
            "own": (change, Replace("own_rules", game=wish.variant)),
        }

        def button(name: str) -> Button:
            label, way = ways[name]
            return Button(name, label, lambda: way, ButtonKind.PAPER)

        return self.sheet(
            Words(_("More"), TypeStyle.HEADING, INK, align="centre"),
            *(Control(button(name)) for name in ways),
            Buttons(back=self.back()),
            width=520,
            gap=1.5,
        )
