"""Screen for the player's own rules: the options on the left, and a page about the chosen one on the right."""

from dataclasses import replace
from typing import Any

import pygame

from scopa_gui.engine.option_changes import values_of
from scopa_gui.engine.rules import Rules, rules_from
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.notation.written_named_rules import SharedRules, named_rules_text
from scopa_gui.game.own_rules_names import LONGEST_NAME, free_name, name_in
from scopa_gui.store.own_rules import OwnGame, new_key
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import TAKE_BACK, Back, Intent
from scopa_gui.ui.kit.layout import Control, Drawn, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Push
from scopa_gui.ui.kit.theme import INK, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Stepper
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.kit.widgets.value_grid import ValueGrid, ValueOffer
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.pages.list_page import ListPage
from scopa_gui.ui.pages.offered_games import offered_games, unlike_words
from scopa_gui.ui.pictures.felt import draw_felt
from scopa_gui.ui.play.match_wish import rules_of, wish_of
from scopa_gui.ui.play.own_rules.option_listing import OTHERWISE, OptionListing
from scopa_gui.ui.play.own_rules.rule_draft import Draft
from scopa_gui.ui.play.own_rules.rule_scenes import scene_of
from scopa_gui.ui.words.rule_words import OPTION_GROUPS, group_title, option_title, value_words, waiting_words, why_not
from scopa_gui.ui.words.translation import _

NAME = "name"
GAME = "game"
"""Rows that are not options: the name of the rules, and the game that they are based on."""
STEPPED = ("target", "redeal_sum_max")
"""Options with many numbers, which have a stepper."""
_EVERY = 99
"""Number of options named on the page of the name: all of them."""
_LEAST_SCENE = 24
"""Least height of an option's picture, in units."""
_MOST_UNDONE = 200
"""Number of changes that Ctrl+Z can undo."""


class Values(Control):
    """Values in as many columns as there is room for."""

    def __init__(self, grid: ValueGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    def height(self, brush: Brush, width: int) -> int:
        return self._grid.fit(brush.text, brush.theme, width)


class OwnRulesScreen(ListPage):
    """Page of the rules with the key `game`; else of `shared` rules, or new ones based on the last match's."""

    share = 0.42

    def __init__(self, context: Context, game: str = "", shared: SharedRules | None = None) -> None:
        super().__init__(context)
        own = context.own_rules()
        games = offered_games(context)
        saved = own.game(game)
        self._key = ""
        self._is_sure = False
        name = ""
        if shared is not None:
            mine = (one for one in own.games if one.name == shared.name and rules_from(one.rules) == shared.rules)
            self._key = next((one.key for one in mine), "")
            name = shared.name
            self.draft = Draft(shared.game, shared.rules)
        elif saved is not None:
            self._key = saved.key
            name = saved.name
            self.draft = Draft(saved.game, games[saved.key].rules)
        else:
            wish = wish_of(context.settings, games)
            chosen = own.game(wish.variant)
            self.draft = Draft(chosen.game if chosen else wish.variant, rules_of(wish, games))
        self._first = (self.draft, name)
        self._past: list[Draft] = []
        self._has_warned = False
        self.chosen = NAME if name else OPTION_GROUPS["deal"][0]  # rules with a name are described in full first
        self._listing = OptionListing("options", (), self.chosen, self.choose, self._step, (NAME, GAME))
        self.picture = Part()
        self.field = TextField("name", "", "", self._rename, text=name, most=LONGEST_NAME)

    # What is chosen

    @property
    def rules(self) -> Rules:
        return self.draft.rules

    @property
    def called(self) -> str:
        """Name under which the rules would be saved."""
        others = [game.name for game in self.context.own_rules().games if game.key != self._key]
        return free_name(name_in(self.field.text) or self._suggested, others)

    @property
    def _suggested(self) -> str:
        return name_in(_("{game} my way").format(game=_(VARIANTS[self.draft.game].title)))

    def _set(self, draft: Draft) -> Answer:
        """Replace the draft; Ctrl+Z brings the old one back."""
        if draft.rules != self.rules or draft.game != self.draft.game:
            self._past = [*self._past[-_MOST_UNDONE:], self.draft]
        self.draft = draft
        self._is_sure = False
        self._has_warned = False
        return self.rebuild()

    def choose(self, key: str) -> Answer:
        self.chosen = key
        self._is_sure = False
        self.draft = replace(self.draft, asked=None)
        return self.rebuild()

    def _step(self, key: str, way: int) -> Answer:
        self.chosen = key
        return self._set(self.draft.stepped(key, way))

    def _rename(self, _text: str) -> Answer:
        self._has_warned = False
        return self.rebuild()

    # Controls

    def heading(self) -> str:
        return _("Your own rules")

    def back(self) -> Button:
        return Button("back", _("Back"), self._back)

    def buttons(self) -> list[Widget]:
        use = Button("use", _("Use these rules"), self._use, ButtonKind.PRIMARY)
        return [use, Button("copy", _("Copy"), self.copy)]

    def listing(self) -> Listing:
        unlike = self.draft.unlike
        items = [Item(NAME, _("Name"), self.called), Item(GAME, _("Based on"), _(VARIANTS[self.draft.game].title))]
        for group, options in OPTION_GROUPS.items():
            for place, option in enumerate(options):
                label, _sentence = value_words(self.rules, option, getattr(self.rules, option))
                mark = OTHERWISE if option in unlike else None
                above = "" if place else group_title(group)
                items.append(Item(option, option_title(option), label, mark, heading=above))
        self._listing.items = items
        self._listing.value = self.chosen
        return self._listing

    def detail(self) -> Part:
        if self.chosen == NAME:
            return self._name_page()
        if self.chosen != GAME:
            return self._option_page(self.chosen)
        keys = list(VARIANTS)
        offers = [ValueOffer(key, _(VARIANTS[key].title), key) for key in keys]
        now = keys.index(self.draft.game)
        return Stack(
            Words(_("Based on"), TypeStyle.HEADING, INK, valign="middle"),
            Space(),
            Values(ValueGrid("value", offers, now, None, lambda key: self._set(self.draft.begun_with(key)))),
            Words(_(VARIANTS[self.draft.game].line), colour=INK),
            Words(_("Choosing another game starts again from its rules; Ctrl+Z undoes this.")),
        )

    def _name_page(self) -> Part:
        draft = self.draft
        self.field.hint = self._suggested
        reset = self._reset(draft.begun_with(draft.game)) if draft.unlike else None
        words = _("Delete for good") if self._is_sure else _("Delete these rules")
        delete = Control(Button("delete", words, self._delete, ButtonKind.PAPER)) if self._key else None
        about = _("They will be listed under this name with the other games, in your matches and in the statistics.")
        return Stack(
            Words(_("Name"), TypeStyle.HEADING, INK, valign="middle"),
            Control(self.field),
            Words(about, colour=INK),
            Words(unlike_words(draft.game, self.rules, _EVERY), grow=1),
            Row(reset, delete),
        )

    def _option_page(self, option: str) -> Part:
        """Return the page of an option: picture, values, a sentence, a problem if any, and a button to solve it."""
        asked = self.draft.asked
        out = self.draft.way_out(option)
        value = asked[1] if asked is not None else getattr(self.rules, option)
        amiss = why_not(self.rules, option, value) if asked is not None else waiting_words(self.rules, option)
        button: Part | None = None
        if out is not None:
            changes = (
                f"{option_title(name)}: {value_words(out, name, getattr(out, name))[0]}"
                for name in self.draft.needed_for(out)
            )
            words = _("Also change: {changes}").format(changes="; ".join(changes))
            button = Control(Button("way", words, lambda: self._set(Draft(self.draft.game, out)), ButtonKind.PAPER))
        elif option in self.draft.unlike:
            button = self._reset(Draft(self.draft.game, self.draft.as_in_game(option)))
        rows = scene_of((asked and out) or self.rules, option)

        def draw_scene(brush: Brush, box: pygame.Rect) -> None:
            if rows and box.height > brush.theme.px(_LEAST_SCENE):
                draw_felt(brush, self.context.cards(), rows, box)

        self.picture = Drawn(draw_scene)
        return Stack(
            Words(option_title(option), TypeStyle.HEADING, INK, valign="middle"),
            self.picture,
            self._values(option),
            Words(value_words(self.rules, option, value)[1], colour=INK),
            Words(amiss, colour=WINE) if amiss else None,
            button,
        )

    def _reset(self, draft: Draft) -> Part:
        words = _("As in {game}").format(game=_(VARIANTS[self.draft.game].title))
        return Control(Button("reset", words, lambda: self._set(draft), ButtonKind.PAPER))

    def _values(self, option: str) -> Part:
        rules = self.rules
        values = values_of(rules, option)
        words = [value_words(rules, option, value)[0] for value in values]

        def take(value: Any) -> Answer:
            return self._set(self.draft.with_value(option, value))

        if option in STEPPED:
            return Control(Stepper("value", "", list(zip(values, words, strict=True)), getattr(rules, option), take))
        offers = []
        for place, (value, label) in enumerate(zip(values, words, strict=True)):
            closed = why_not(rules, option, value)
            offers.append(ValueOffer(value, label, str(place), not closed, f"{label}. {closed}" if closed else ""))
        asked = self.draft.asked
        at = values.index(asked[1]) if asked is not None else None
        return Values(ValueGrid("value", offers, values.index(getattr(rules, option)), at, take))

    # What the buttons do

    def rules_page(self) -> Push:
        return Push("rules", rules=self.rules, name=self.called if self.draft.unlike else "")

    def handle(self, intent: Intent) -> Answer:
        """Let Ctrl+Z undo the last change; Esc warns once if changes would be lost."""
        if isinstance(intent, Back):
            return self._back()
        if intent == TAKE_BACK and self.chosen != NAME:
            if self._past:
                self.draft = self._past.pop()
                self.rebuild()
            return USED
        return super().handle(intent)

    def _back(self) -> Answer:
        first, name = self._first
        has_changed = (self.draft.game, self.rules, self.field.text) != (first.game, first.rules, name)
        if self._has_warned or not has_changed:
            return Pop()
        self._has_warned = True
        return self.context.reply(_("These rules are not saved. Go back again to discard them."))

    def copy(self) -> Answer:
        return copy(self.context, named_rules_text(SharedRules(self.rules, self.draft.game, self.called)))

    def _use(self) -> Answer:
        """Choose the rules for the next match, and save them unless they are a named game's and have no name."""
        key = self.draft.game
        if self.draft.unlike or self._key or name_in(self.field.text):
            key = self._key or new_key()
            saved = OwnGame(key, self.called, self.draft.game, self.rules.as_dict())
            self.context.tell(self.context.own_rules().keep(saved))
        self.context.change(variant=key, players=self.rules.players, target=self.rules.target)
        return Home("new_match")

    def _delete(self) -> Answer:
        """Delete the saved rules at the second press."""
        if not self._is_sure:
            self._is_sure = True
            return self.rebuild()
        self.context.tell(self.context.own_rules().drop(self._key))
        if self.context.settings.variant == self._key:
            self.context.change(variant=self.draft.game, target=0)
        return Home("new_match")
