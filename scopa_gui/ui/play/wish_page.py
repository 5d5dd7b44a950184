"""Base of the screens on which a new match is chosen."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS, Variant
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.layout import Drawn, Part
from scopa_gui.ui.kit.scene import USED, Answer, Home, Push
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole
from scopa_gui.ui.kit.theme import INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.offered_games import NAMED_AT_MOST, offered_games, title_of, unlike_words
from scopa_gui.ui.pictures.card_preview import deck_names
from scopa_gui.ui.pictures.game_table import TABLE_WIDTH, GameGlances, draw_table
from scopa_gui.ui.play.match_wish import deck_for, rules_of, wish_of
from scopa_gui.ui.words.dealt_words import game_in_a_list, table_sentence
from scopa_gui.ui.words.translation import _


class WishPage(ControlScreen):
    """Screen with choices for a match, at first those of the last match. What is chosen is stored at once."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.games = offered_games(context)
        self.wish = wish_of(context.settings, self.games)
        self._glances = GameGlances(context.cards)

    def open(self) -> None:
        """List the games again, as the player's own rules may have changed, and show what is chosen by now."""
        self.games = offered_games(self.context)
        self.follow_settings()

    def follow_settings(self) -> None:
        """Show the choices of the settings, and change the deck to the game's."""
        self.wish = wish_of(self.context.settings, self.games)
        own = self.context.own_rules().game(self.wish.variant)
        self.context.change(**deck_for(own.game if own else self.wish.variant, self.context.settings, deck_names()))
        self.rebuild()

    @property
    def variant(self) -> Variant:
        """The chosen game."""
        return self.games[self.wish.variant]

    @property
    def rules(self) -> Rules:
        """Rules of the chosen match."""
        return rules_of(self.wish, self.games)

    def rules_page(self) -> Push:
        return Push("rules", rules=self.rules)

    def handle(self, intent: Intent) -> Answer:
        """Deal when Enter is pressed and no control answers it."""
        answer = super().handle(intent)
        if answer is None and isinstance(intent, Key) and intent.name == "enter" and not (intent.alt or intent.command):
            return self.deal()
        return answer

    def deal(self) -> Answer:
        return Home("deal_match", wish=self.wish)

    def list_of_games(self, offered: Sequence[str], *, headed: bool = False) -> Listing:
        """Return a list of games, each with a picture; with `headed` the player's own rules have a heading."""
        own = [key for key in offered if key not in VARIANTS]
        items = []
        for key in offered:
            rules = self.games[key].rules_for(self.wish.players, self.wish.target)
            heading = _("Your own rules") if headed and key in own[:1] else ""
            title = title_of(self.games[key])
            items.append(Item(key, title, heading=heading, picture=rules, description=game_in_a_list(rules)))
        return Listing("variant", items, self.wish.variant, self.set("variant", target=0), self._glances)

    def table_picture(self) -> Part:
        """Return a picture of the table of the chosen game at the deal."""
        rules = self.rules

        def paint(brush: Brush, box: pygame.Rect) -> None:
            height = min(box.height, round(box.width / TABLE_WIDTH))
            table = rects.sized((round(height * TABLE_WIDTH), height), center=box.center)
            draw_table(brush, self.context.cards(), rules, table)

        return Drawn(paint, spoken=[Spoken("picture:game", SpokenRole.TEXT, table_sentence(rules))])

    def draw_line(self, brush: Brush, box: pygame.Rect) -> None:
        """Write a line about the chosen game, for the player's own rules as much as there is room for."""
        lines = [_(self.variant.line)]
        own = self.context.own_rules().game(self.wish.variant)
        if own is not None:
            numbers = range(NAMED_AT_MOST, 0, -1)
            lines = [unlike_words(own.game, self.variant.rules, most) for most in numbers]
        line = brush.text.first_that_fits(lines, TypeStyle.QUOTE, brush.theme, box.size)
        brush.write(box, line, TypeStyle.QUOTE, INK_SOFT)

    def set(self, name: str, **values: object) -> Callable[[Any], Answer]:
        """Return a callback that stores a choice of the player, and other `values` with it.

        The number of players stays as the player chose it, even if the current game needs another one.
        """

        def change(value: Any) -> Answer:
            now = self.wish
            wish = {"variant": now.variant, "target": now.target, "level": now.level}
            self.context.change(**{**wish, name: value, **values})
            self.follow_settings()
            return USED

        return change
