"""A new match: which game, how many play, with which deck, against whom, to how many points."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.engine.variants import VARIANTS, Variant
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Push
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import INK_SOFT, PAPER_DEEP, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.picture_choice import Pictures
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.offered_games import NAMED_AT_MOST, offered_games, title_of, unlike_words
from scopa_gui.ui.pages.people_picker import People, Person
from scopa_gui.ui.pictures.card_preview import deck_names, draw_deck
from scopa_gui.ui.pictures.card_row import Deck
from scopa_gui.ui.pictures.game_table import WIDE, GameGlances, draw_table
from scopa_gui.ui.play.match_wish import deck_for, rules_of, wish_of
from scopa_gui.ui.words.dealt_words import glance_words, table_sentence
from scopa_gui.ui.words.level_names import level_keys, level_line, level_name, portrait_of
from scopa_gui.ui.words.translation import _

_SHOWN = tuple(card_named(name) for name in ("RS", "7D", "CC"))


class NewMatchScreen(ControlScreen):
    """The games on the left, what can be chosen for one on the right. Starts with the last match's choices."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.games = offered_games(context)
        self.wish = wish_of(context.settings, self.games)
        self._glances = GameGlances(self._cards)
        self._seen = pygame.Rect(0, 0, 0, 0)

    def _cards(self) -> Deck:
        settings = self.context.settings
        return Deck(self.context.sprites, settings.deck, settings.back)

    def open(self) -> None:
        """Rules of one's own may have come or gone since."""
        self.games = offered_games(self.context)
        self._take_up()

    def _take_up(self) -> None:
        """Follow the settings; the deck follows the game."""
        self.wish = wish_of(self.context.settings, self.games)
        own = self.context.own_rules().game(self.wish.variant)
        self.context.change(**deck_for(own.game if own else self.wish.variant, self.context.settings, deck_names()))
        self.rebuild()

    @property
    def _variant(self) -> Variant:
        """The game that is chosen."""
        return self.games[self.wish.variant]

    def rules_page(self) -> Push:
        return Push("rules", rules=rules_of(self.wish, self.games))

    def build(self) -> list[Widget]:
        wish = self.wish
        variant = self._variant
        rules = variant.rules_by_players
        players = [(count, _seats_line(count, rules[count].sides), str(count)) for count in sorted(variant.players)]
        targets = [(points, str(points), str(points)) for points in sorted(variant.targets)]
        deck = self.context.settings.deck
        people = [
            Person(key, level_name(key), level_line(key, deck), portrait_of(level_name(key))) for key in level_keys()
        ]
        faces = self.context.portraits()
        two = self._has_partner
        own = [key for key in self.games if key not in VARIANTS]
        games = [
            self._item(game, heading=_("Your own rules") if key in own[:1] else "") for key, game in self.games.items()
        ]
        others = [(_("Opponents") if wish.players > 2 else _("Opponent"), "level", wish.level)]
        if two:
            others.append((_("Partner"), "partner", wish.partner))
        return [
            Listing("variant", games, wish.variant, lambda key: self._change(variant=key, target=0), self._glances),
            Segments("players", _("Players"), players, wish.players, self._set("players")),
            Button("together", _("Together"), lambda: Push("together", wish=self.wish), ButtonKind.PAPER),
            Segments("target", _("Points to win"), targets, wish.target, self._set("target")),
            Button("watch", _("Watch"), lambda: Push("watch", wish=self.wish), ButtonKind.PAPER),
            *(People(who, label, people, now, self._set(who), faces, small=two) for label, who, now in others),
            Pictures("deck", _("Deck"), list(deck_names().items()), deck, self._deck, self._paint),
            Button("deal", _("Deal the cards"), self._deal, ButtonKind.PRIMARY),
            Button("own", _("Change these rules") if wish.variant in own else _("Your own rules"), self._own),
            Button("sent", _("From a friend"), lambda: Push("typed_text")),
            Button("back", _("Back"), Pop),
        ]

    def _item(self, game: Variant, heading: str) -> Item:
        """A game in the list, with what is dealt in it."""
        rules = game.rules_for(self.wish.players, self.wish.target)
        description = glance_words(rules, self.context.settings.deck)
        return Item(game.key, title_of(game), heading=heading, picture=rules, description=description)

    def arrange(self) -> None:
        theme = self.theme
        self._left, self._right = _sheets(theme.size, theme.space(1), theme.px(98), theme.control + theme.space(5))
        pad = theme.space(2.5)
        group = self.group
        games = self._left.inflate(-2 * theme.space(1.5), -2 * theme.space(2))
        about = max(theme.px(96), 4 * self.context.text.height(TypeStyle.QUOTE, theme) * 4 // 5)
        self._about = pygame.Rect(
            games.left + theme.space(2), games.bottom - about, games.width - theme.space(4), about
        )
        games.height -= about + theme.space(1)
        high = about - theme.space(1.5)
        self._seen = pygame.Rect(self._about.left, 0, round(high * WIDE), high)
        self._seen.bottom = self._about.bottom
        group.widget("list:variant").place(games, theme)
        inner = self._right.inflate(-2 * pad, -2 * pad)
        y = inner.top
        gap = theme.space(1)
        side_width = theme.px(160)
        for name, with_others in (("choice:players", "button:together"), ("choice:target", "button:watch")):
            group.widget(name).place(pygame.Rect(inner.left, y, inner.width - side_width, theme.control), theme)
            at_right = pygame.Rect(inner.right - side_width + gap, y, side_width - gap, theme.control)
            group.widget(with_others).place(at_right, theme)
            y += theme.control + gap
        for name in ("choice:level", "choice:partner")[: 1 + self._has_partner]:
            people = group.widget(name)
            assert isinstance(people, People)
            people.place(pygame.Rect(inner.left, y, inner.width, people.height(theme)), theme)
            y += people.rect.height + gap
        group.widget("choice:deck").place(pygame.Rect(inner.left, y, inner.width, inner.bottom - y), theme)
        bottom = self._right.bottom + theme.space(2.5)
        self.place_row((("button:deal", 300), ("button:own", 310)), self._right.right, bottom)
        back = pygame.Rect(self._left.left, bottom, theme.px(150), theme.control)
        group.widget("button:back").place(back, theme)
        sent = pygame.Rect(back.right + theme.space(2), bottom, theme.px(270), theme.control)
        group.widget("button:sent").place(sent, theme)

    def handle(self, intent: Intent) -> Answer:
        """Enter deals at once where no control wants it: a match is two keys from the title."""
        answer = super().handle(intent)
        if answer is None and isinstance(intent, Key) and intent.name == "enter" and not (intent.alt or intent.command):
            return self._deal()
        return answer

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        theme = self.theme
        self.draw_title(surface, _("New match"), self._left.left, self._right.right - self._left.left)
        self.draw_sheet(surface, self._left)
        self.draw_sheet(surface, self._right)
        surface.fill(PAPER_DEEP, pygame.Rect(self._about.left, self._about.top, self._about.width, theme.hairline))
        brush = self.brush(surface)
        draw_table(brush, self._cards(), rules_of(self.wish, self.games), self._seen)
        left = self._seen.right + theme.space(2)
        words_box = pygame.Rect(left, self._seen.top, self._about.right - left, self._seen.height)
        line = brush.text.first_that_fits(self._lines(), TypeStyle.QUOTE, theme, words_box.size)
        brush.write(words_box, line, TypeStyle.QUOTE, INK_SOFT)

    def spoken_parts(self) -> Sequence[Spoken]:
        sentence = table_sentence(rules_of(self.wish, self.games))
        return (Spoken("picture:game", SpokenRole.TEXT, sentence, box_of(self._seen)),)

    def _paint(self, brush: Brush, box: pygame.Rect, deck: str) -> None:
        draw_deck(brush.surface, self.context.sprites, deck, self.context.settings.back, _SHOWN, box)

    def _lines(self) -> list[str]:
        """Return the chosen game described in one line; for own rules several, from the longest to the shortest."""
        own = self.context.own_rules().game(self.wish.variant)
        if own is None:
            return [_(self._variant.line)]
        deck = self.context.settings.deck
        return [unlike_words(own.game, self._variant.rules, deck, most) for most in range(NAMED_AT_MOST, 0, -1)]

    def _own(self) -> Answer:
        """The page of rules of one's own: those that are chosen, or new ones that begin with the chosen game."""
        return Push("own_rules", game=self.wish.variant)

    def _set(self, name: str) -> Callable[[Any], Answer]:
        """Return a callback that stores one choice of the player."""
        return lambda value: self._change(**{name: value})

    def _change(self, **values: object) -> Answer:
        """Keep what was chosen; a number of players forced by a game in between does not replace one's own choice."""
        now = self.wish
        self.context.change(**{"variant": now.variant, "target": now.target, "level": now.level, **values})
        self._take_up()
        return USED

    @property
    def _has_partner(self) -> bool:
        """True where others sit on my side."""
        rules = self._variant.rules_by_players[self.wish.players]
        return rules.sides < rules.players

    def _deck(self, key: str) -> Answer:
        self.context.change(deck=key)
        return USED

    def _deal(self) -> Answer:
        return Home("deal_match", wish=self.wish)


def _seats_line(players: int, sides: int) -> str:
    """Return the number of players and their teams, in words."""
    if players == sides:
        return str(players)
    if players == 4:
        return _("4, two pairs")
    return _("{count}, two teams").format(count=players)


def _sheets(size: tuple[int, int], unit: int, top: int, bottom: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Two sheets of paper side by side, the left one narrower; on a wide screen they stay in the middle."""
    width = min(size[0] - 8 * unit, round(size[1] * 1.72))
    left = (size[0] - width) // 2
    gap = 2 * unit
    share = round(width * 0.44)
    height = size[1] - top - bottom
    return (
        pygame.Rect(left, top, share - gap // 2, height),
        pygame.Rect(left + share + gap // 2, top, width - share - gap // 2, height),
    )
