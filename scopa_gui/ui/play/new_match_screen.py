"""Screen to choose game, players, target, opponents and deck of a new match."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.engine.variants import VARIANTS, Variant
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.layout import Control, Drawn, Line, Paper, Part, Row, Stack
from scopa_gui.ui.kit.scene import USED, Answer, Home, Push
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole
from scopa_gui.ui.kit.theme import INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.picture_choice import Pictures
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.level_picker import LevelPicker
from scopa_gui.ui.pages.offered_games import NAMED_AT_MOST, offered_games, title_of, unlike_words
from scopa_gui.ui.pictures.card_preview import deck_names, draw_deck
from scopa_gui.ui.pictures.game_table import TABLE_WIDTH, GameGlances, draw_table
from scopa_gui.ui.play.match_wish import deck_for, rules_of, wish_of
from scopa_gui.ui.words.dealt_words import game_in_a_list, table_sentence
from scopa_gui.ui.words.translation import _

_TABLE = 84
"""Height of the picture of the chosen game's table, in units."""
_SHOWN = tuple(card_named(name) for name in ("RS", "7D", "CC"))


class NewMatchScreen(ControlScreen):
    """List of games on the left, and choices for a match on the right, at first those of the last match."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.games = offered_games(context)
        self.wish = wish_of(context.settings, self.games)
        self._glances = GameGlances(context.cards)

    def open(self) -> None:
        """List the games again: the player's own rules may have changed."""
        self.games = offered_games(self.context)
        self._follow_settings()

    def _follow_settings(self) -> None:
        """Show the choices of the settings, and change the deck to the game's."""
        self.wish = wish_of(self.context.settings, self.games)
        own = self.context.own_rules().game(self.wish.variant)
        self.context.change(**deck_for(own.game if own else self.wish.variant, self.context.settings, deck_names()))
        self.rebuild()

    @property
    def _variant(self) -> Variant:
        return self.games[self.wish.variant]

    def rules_page(self) -> Push:
        return Push("rules", rules=rules_of(self.wish, self.games))

    def content(self) -> Part:
        own = [key for key in self.games if key not in VARIANTS]
        change = _("Change these rules") if self.wish.variant in own else _("Your own rules")
        sheets = Row(
            Paper(self._list_of_games(own), (1.5, 2.0), share=0.44),
            Paper(self._choices(), (2.5, 2.5), share=0.56),
            gap=2,
        )
        return self.full_page(
            _("New match"),
            sheets,
            Button("deal", _("Deal the cards"), self._deal, ButtonKind.PRIMARY),
            Button("own", change, lambda: Push("own_rules", game=self.wish.variant)),
            Button("sent", _("From a friend"), lambda: Push("typed_text")),
        )

    def _list_of_games(self, own: Sequence[str]) -> Part:
        """Return the list of games, and a picture and a line about the chosen one below it.

        `own` are the keys of the player's own rules.
        """
        items = []
        for key, game in self.games.items():
            rules = game.rules_for(self.wish.players, self.wish.target)
            heading = _("Your own rules") if key in own[:1] else ""
            glance = game_in_a_list(rules)
            items.append(Item(key, title_of(game), heading=heading, picture=rules, description=glance))
        choose = self._set("variant", target=0)
        rules = rules_of(self.wish, self.games)
        height = _TABLE * max(1.0, self.theme.text_scale)
        return Stack(
            Control(Listing("variant", items, self.wish.variant, choose, self._glances)),
            Line(),
            Row(
                Drawn(
                    lambda brush, box: draw_table(brush, self.context.cards(), rules, box),
                    height,
                    width=height * TABLE_WIDTH,
                    spoken=[Spoken("picture:game", SpokenRole.TEXT, table_sentence(rules))],
                ),
                Drawn(self._draw_line),
                gap=2,
            ),
        )

    def _choices(self) -> Part:
        wish = self.wish
        variant = self._variant
        rules = variant.rules_by_players
        deck = self.context.settings.deck
        players = []
        for count in sorted(variant.players):
            words = str(count)
            if rules[count].sides < count:
                words = _("4, two pairs") if count == 4 else _("{count}, two teams").format(count=count)
            players.append((count, words, str(count)))
        targets = [(points, str(points), str(points)) for points in sorted(variant.targets)]
        others = [(_("Opponents") if wish.players > 2 else _("Opponent"), "level", wish.level)]
        if rules[wish.players].sides < wish.players:
            others.append((_("Partner"), "partner", wish.partner))
        faces = self.context.portraits()
        decks = list(deck_names().items())

        def paint(brush: Brush, box: pygame.Rect, key: str) -> None:
            draw_deck(brush.surface, replace(self.context.cards(), deck=key), _SHOWN, box)

        small = len(others) > 1
        together = Button("together", _("Together"), lambda: Push("together", wish=self.wish), ButtonKind.PAPER)
        watch = Button("watch", _("Watch"), lambda: Push("watch", wish=self.wish), ButtonKind.PAPER)
        return Stack(
            Row(
                Control(Segments("players", _("Players"), players, wish.players, self._set("players"))),
                Control(together, width=152),
            ),
            Row(
                Control(Segments("target", _("Points to win"), targets, wish.target, self._set("target"))),
                Control(watch, width=152),
            ),
            *(Control(LevelPicker(who, label, now, self._set(who), faces, small=small)) for label, who, now in others),
            Control(Pictures("deck", _("Deck"), decks, deck, lambda key: self.context.change(deck=key), paint), grow=1),
        )

    def handle(self, intent: Intent) -> Answer:
        """Deal when Enter is pressed and no control answers it: a match is two keys from the title."""
        answer = super().handle(intent)
        if answer is None and isinstance(intent, Key) and intent.name == "enter" and not (intent.alt or intent.command):
            return self._deal()
        return answer

    def _draw_line(self, brush: Brush, box: pygame.Rect) -> None:
        """Write a line about the chosen game, for the player's own rules as much as there is room for."""
        lines = [_(self._variant.line)]
        own = self.context.own_rules().game(self.wish.variant)
        if own is not None:
            numbers = range(NAMED_AT_MOST, 0, -1)
            lines = [unlike_words(own.game, self._variant.rules, most) for most in numbers]
        line = brush.text.first_that_fits(lines, TypeStyle.QUOTE, brush.theme, box.size)
        brush.write(box, line, TypeStyle.QUOTE, INK_SOFT)

    def _set(self, name: str, **values: object) -> Callable[[Any], Answer]:
        """Return a callback that stores a choice of the player, and other `values` with it.

        The number of players stays as the player chose it, even if the current game needs another one.
        """

        def change(value: Any) -> Answer:
            now = self.wish
            wish = {"variant": now.variant, "target": now.target, "level": now.level}
            self.context.change(**{**wish, name: value, **values})
            self._follow_settings()
            return USED

        return change

    def _deal(self) -> Answer:
        return Home("deal_match", wish=self.wish)
