"""Rules of one's own: all the options on the left; on the right what one of them means, as a sentence and a picture."""

from typing import Any

import pygame

from scopa_gui.engine.rule_changes import values_of
from scopa_gui.engine.rules import Rules, rules_from
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.notation.written_named_rules import SharedRules, named_rules_text
from scopa_gui.game.own_game import LONGEST_NAME, free_name, name_in
from scopa_gui.store.own_rules import OwnGame, new_key
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import TAKE_BACK, Back, Intent
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Push
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Stepper
from scopa_gui.ui.kit.widgets.listing import Item
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.kit.widgets.value_grid import ValueGrid, ValueOffer
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.pages.offered_games import offered_games, unlike_words
from scopa_gui.ui.pictures.card_row import Deck
from scopa_gui.ui.play.match_wish import rules_of, wish_of
from scopa_gui.ui.play.own_rules.option_listing import OTHERWISE, OptionListing
from scopa_gui.ui.play.own_rules.option_page import OptionPage, PageText
from scopa_gui.ui.play.own_rules.rule_draft import Draft
from scopa_gui.ui.play.own_rules.rule_scenes import scene_of
from scopa_gui.ui.words.rule_words import OPTION_GROUPS, option_title, value_words, waiting_words, why_not
from scopa_gui.ui.words.translation import _

NAME = "name"
GAME = "game"
"""The rows that are no options: what the rules are called, and which game they began with."""
STEPPED = ("target", "redeal_sum_max")
"""Options with many numbers."""
_EVERY = 99
_MOST_UNDONE = 200


class OwnRulesScreen(ListAndDetail):
    """Rules of one's own by their key, or new ones: those that somebody ``shared``, or the game of the last match."""

    share = 0.42
    list_name = "list:options"
    below = (("button:use", 330), ("button:copy", 190), ("button:back", 170))

    def __init__(self, context: Context, game: str = "", shared: SharedRules | None = None) -> None:
        super().__init__(context)
        self._key = ""
        self._is_sure = False
        self.draft, name = self._begin(game, shared)
        self._first = (self.draft, name)
        self._past: list[Draft] = []
        self._has_warned = False
        self._chosen = NAME if name else OPTION_GROUPS[0][1][0]  # what is known by name is told in whole first
        self._listing = OptionListing("options", (), self._chosen, self._choose, self._step, (NAME, GAME))
        self._field = TextField("name", "", "", self._named, text=name, most=LONGEST_NAME)
        self._page = OptionPage()

    def _begin(self, key: str, shared: SharedRules | None) -> tuple[Draft, str]:
        """Return the page's first draft and its name."""
        if shared is not None:
            own = self.context.own_rules().games
            mine = (game for game in own if game.name == shared.name and rules_from(game.rules) == shared.rules)
            self._key = next((game.key for game in mine), "")
            return Draft(shared.game, shared.rules), shared.name
        saved = self.context.own_rules().game(key)
        if saved is not None:
            self._key = saved.key
            return Draft(saved.game, offered_games(self.context)[saved.key].rules), saved.name
        games = offered_games(self.context)
        wish = wish_of(self.context.settings, games)
        of_own = self.context.own_rules().game(wish.variant)
        return Draft(of_own.game if of_own else wish.variant, rules_of(wish, games)), ""

    # What is chosen

    @property
    def rules(self) -> Rules:
        """The rules as they are on the page."""
        return self.draft.rules

    @property
    def called(self) -> str:
        """Name under which they would be saved."""
        others = [game.name for game in self.context.own_rules().games if game.key != self._key]
        return free_name(name_in(self._field.text) or self._suggested, others)

    @property
    def _suggested(self) -> str:
        return name_in(_("{game} my way").format(game=_(VARIANTS[self.draft.game].title)))

    @property
    def _is_saved(self) -> bool:
        """True when nothing would be lost by leaving."""
        first, name = self._first
        return (self.draft.game, self.rules) == (first.game, first.rules) and self._field.text == name

    def _set(self, draft: Draft) -> Answer:
        """Go on with another draft."""
        if draft.rules != self.rules or draft.game != self.draft.game:
            self._past = [*self._past[-_MOST_UNDONE:], self.draft]
        self.draft = draft
        self._is_sure = False
        self._has_warned = False
        self.rebuild()
        return USED

    def _undo(self) -> Answer:
        if self._past:
            self.draft = self._past.pop()
            self.rebuild()
        return USED

    def _choose(self, key: str) -> Answer:
        self._chosen = key
        self._is_sure = False
        self.draft = self.draft.asked_nothing()
        self.rebuild()
        return USED

    def _step(self, key: str, way: int) -> Answer:
        self._chosen = key
        return self._set(self.draft.stepped(key, way))

    def _named(self, _text: str) -> Answer:
        self._has_warned = False
        self.rebuild()
        return USED

    # Controls

    def build(self) -> list[Widget]:
        self._listing.items = self._items()
        self._listing.value = self._chosen
        return [
            self._listing,
            *self._detail(),
            Button("use", _("Use these rules"), self._use, ButtonKind.PRIMARY),
            Button("copy", _("Copy"), self.copy),
            Button("back", _("Back"), self._back),
        ]

    def _items(self) -> list[Item]:
        deck = self.context.settings.deck
        unlike = self.draft.unlike
        items = [
            Item(NAME, _("Name"), self.called),
            Item(GAME, _("Based on"), _(VARIANTS[self.draft.game].title)),
        ]
        for heading, options in OPTION_GROUPS:
            for place, option in enumerate(options):
                label, _sentence = value_words(self.rules, option, getattr(self.rules, option), deck)
                mark = OTHERWISE if option in unlike else None
                items.append(
                    Item(option, option_title(option, deck), label, mark, heading=_(heading) if not place else "")
                )
        return items

    def _detail(self) -> list[Widget]:
        """Return the widgets of the right sheet."""
        if self._chosen == NAME:
            return self._name_detail()
        if self._chosen == GAME:
            return [self._games()]
        found: list[Widget] = [self._values(self._chosen)]
        out = self.draft.way_out(self._chosen)
        if out is not None:
            found.append(Button("way", self._change_words(out), lambda: self._take(out), ButtonKind.PAPER))
        elif self._chosen in self.draft.unlike:
            found.append(
                Button(
                    "reset",
                    self._reset_words(),
                    lambda: self._take(self.draft.as_in_game(self._chosen)),
                    ButtonKind.PAPER,
                )
            )
        return found

    def _name_detail(self) -> list[Widget]:
        self._field.hint = self._suggested
        found: list[Widget] = [self._field]
        if self.draft.unlike:
            found.append(
                Button(
                    "reset",
                    self._reset_words(),
                    lambda: self._set(self.draft.begun_with(self.draft.game)),
                    ButtonKind.PAPER,
                )
            )
        if self._key:
            words = _("Delete for good") if self._is_sure else _("Delete these rules")
            found.append(Button("delete", words, self._delete, ButtonKind.PAPER))
        return found

    def _reset_words(self) -> str:
        return _("As in {game}").format(game=_(VARIANTS[self.draft.game].title))

    def _games(self) -> Widget:
        keys = list(VARIANTS)
        offers = [ValueOffer(key, _(VARIANTS[key].title), key) for key in keys]
        return ValueGrid(
            "value", offers, keys.index(self.draft.game), None, lambda key: self._set(self.draft.begun_with(key))
        )

    def _values(self, option: str) -> Widget:
        deck = self.context.settings.deck
        rules = self.rules
        values = values_of(rules, option)
        words = [value_words(rules, option, value, deck)[0] for value in values]

        def take(value: Any) -> Answer:
            return self._set(self.draft.with_value(option, value))

        if option in STEPPED:
            return Stepper("value", "", list(zip(values, words, strict=True)), getattr(rules, option), take)
        offers = [
            self._offer(option, value, label, place)
            for place, (value, label) in enumerate(zip(values, words, strict=True))
        ]
        asked = self.draft.asked
        at = values.index(asked[1]) if asked is not None else None
        return ValueGrid("value", offers, values.index(getattr(rules, option)), at, take)

    def _offer(self, option: str, value: Any, label: str, place: int) -> ValueOffer:
        closed = why_not(self.rules, option, value)
        return ValueOffer(value, label, str(place), not closed, f"{label}. {closed}" if closed else "")

    def _change_words(self, rules: Rules) -> str:
        """Return the words of the button for the other changes that it makes."""
        deck = self.context.settings.deck
        changes = [
            f"{option_title(name, deck)}: {value_words(rules, name, getattr(rules, name), deck)[0]}"
            for name in self.draft.needed_for(rules)
        ]
        return _("Also change: {changes}").format(changes="; ".join(changes))

    def _take(self, rules: Rules) -> Answer:
        return self._set(Draft(self.draft.game, rules))

    def arrange(self) -> None:
        super().arrange()
        self._page.arrange(self.theme, self.context.text, self.inner, self.group, self._text())

    # What is done

    def rules_page(self) -> Push:
        return Push("rules", rules=self.rules, name=self.called if self.draft.unlike else "")

    def handle(self, intent: Intent) -> Answer:
        """Ctrl+Z brings back what was there before; Esc asks once where something would be lost."""
        if isinstance(intent, Back):
            return self._back()
        if intent == TAKE_BACK and self._chosen != NAME:
            return self._undo()
        return super().handle(intent)

    def _back(self) -> Answer:
        if self._is_saved or self._has_warned:
            return Pop()
        self._has_warned = True
        self.context.say(_("These rules are not saved. Go back again to discard them."))
        return USED

    def copy(self) -> Answer:
        return copy(self.context, named_rules_text(SharedRules(self.rules, self.draft.game, self.called)))

    def _use(self) -> Answer:
        """Keep the rules, and choose them for the next match; those of a named game without a name need no keeping."""
        key = self.draft.game
        if self.draft.unlike or self._key or name_in(self._field.text):
            key = self._key or new_key()
            saved = OwnGame(key, self.called, self.draft.game, self.rules.as_dict())
            self.context.tell(self.context.own_rules().keep(saved))
        self.context.change(variant=key, players=self.rules.players, target=self.rules.target)
        return Home("new_match")

    def _delete(self) -> Answer:
        """Delete the saved rules; only the second press does it."""
        if not self._is_sure:
            self._is_sure = True
            self.rebuild()
            return USED
        self.context.tell(self.context.own_rules().drop(self._key))
        if self.context.settings.variant == self._key:
            self.context.change(variant=self.draft.game, target=0)
        return Home("new_match")

    # What is seen

    def heading(self) -> str:
        return _("Your own rules")

    def _text(self) -> PageText:
        """The words on the right sheet, and its picture."""
        deck = self.context.settings.deck
        if self._chosen == NAME:
            about = _(
                "They will be listed under this name with the other games, in your matches and in the statistics."
            )
            return PageText(_("Name"), (), about, unlike_words(self.draft.game, self.rules, deck, _EVERY))
        if self._chosen == GAME:
            about = _("Choosing another game starts again from its rules; Ctrl+Z undoes this.")
            return PageText(_("Based on"), (), _(VARIANTS[self.draft.game].line), about)
        asked = self.draft.asked
        option = self._chosen
        value = asked[1] if asked is not None else getattr(self.rules, option)
        amiss = why_not(self.rules, option, value) if asked is not None else waiting_words(self.rules, option)
        rules = self.rules if asked is None else self.draft.way_out(option) or self.rules
        _label, sentence = value_words(self.rules, option, value, deck)
        return PageText(option_title(option, deck), scene_of(rules, option), sentence, amiss, is_amiss=bool(amiss))

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        settings = self.context.settings
        self._page.draw(self.brush(surface), Deck(self.context.sprites, settings.deck, settings.back), self._text())
