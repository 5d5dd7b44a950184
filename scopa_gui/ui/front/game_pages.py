"""Pages of the rules on each game: the named ones, preceded by the one played where they were opened."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain

from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.options import Dealing
from scopa_gui.engine.rule_changes import differences, waits_for
from scopa_gui.engine.rules import Rules, usual_sides
from scopa_gui.engine.scoring.categories import staked
from scopa_gui.engine.variants import VARIANTS, named_game
from scopa_gui.ui.front import rule_figures as figures
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.rule_words import OPTION_GROUPS, option_title, value_words
from scopa_gui.ui.words.translation import _

HERE = "here"
"""The anchor of the game that is played where the rules were opened."""
_EXPLAINED_ELSEWHERE = ("players", "sides", "deal", "direction", "target")
"""The options that the table from above shows, and the points to win."""


@dataclass(frozen=True, slots=True)
class GameHere:
    """The game that is played where the rules were opened; ``name``: of rules of one's own."""

    rules: Rules
    name: str = ""

    @property
    def key(self) -> str:
        """The named game that it is; "" for none."""
        return "" if self.name else known_game(self.rules)

    @property
    def title(self) -> str:
        """Name of the game."""
        return self.name or (_(VARIANTS[self.key].title) if self.key else _("Your own rules"))


def known_game(rules: Rules) -> str:
    """The key of the named game that these rules are, whatever the points and the size of a packet; "" for none."""
    alike = (
        deal for deal in (rules.deal, *Dealing) if (deal.hand, deal.turned) == (rules.deal.hand, rules.deal.turned)
    )
    return next(filter(None, (named_game(replace(rules, deal=deal)) for deal in alike)), "")


def anchor_of(key: str) -> str:
    """The anchor of a named game."""
    return f"game:{key}"


def named_page(key: str, deck: str) -> list[Block]:
    """Return the page on a named game."""
    variant = VARIANTS[key]
    numbers = _numbers(variant.players, variant.targets)
    seats = figures.seats(deck, variant.rules_by_players.values(), numbers)
    return [_text(_(variant.line)), *_game(variant.rules, deck), seats]


def page_here(here: GameHere, deck: str) -> list[Block]:
    """Return the page on the game being played, with its options as they are."""
    rules = here.rules
    line = [_text(_(VARIANTS[here.key].line))] if here.key else []
    return [*line, *_game(rules, deck), figures.seats(deck, [rules], _numbers((rules.players,), (rules.target,)))]


def _game(rules: Rules, deck: str) -> list[Block]:
    """The table, what is unlike plain Scopa with a picture of each, and what is counted."""
    page = [figures.table(deck, rules)]
    if hand_size(rules) * rules.players == rules.plays:
        words = _(
            "All the cards are dealt at once: any card you haven’t seen is in someone else’s hand, and every card "
            "played tells you something. The best memory wins."
        )
        page.append(_text(words))
    for option in explained_options(rules):
        _value, sentence = value_words(rules, option, getattr(rules, option), deck)
        page.append(Block(BlockKind.HEADING, (option_title(option, deck),)))
        page.append(figures.option(deck, option, rules, sentence))
    counted = ", ".join(category_name(category, deck) for category, _stake, _way in staked(rules))
    return [*page, Block(BlockKind.HEADING, (_("The count"),)), _text(f"{counted}.")]


def explained_options(rules: Rules) -> tuple[str, ...]:
    """Return the options to explain: how a card takes, and all that differs from plain Scopa or matters now.

    Seats, deal and points to win are explained in another way, unless the picture of the table does not show all.
    """
    plain = replace(VARIANTS["scopa"].rules, **{name: getattr(rules, name) for name in _EXPLAINED_ELSEWHERE})
    unlike = differences(plain, rules)

    def is_explained(option: str) -> bool:
        if option == "sides":
            return rules.sides != usual_sides(rules.players)
        if option in _EXPLAINED_ELSEWHERE:
            return option == "direction" and rules.is_clockwise
        awakened = waits_for(plain, option) is not None and getattr(rules, option) is not False
        return option == "capture" or (waits_for(rules, option) is None and (option in unlike or awakened))

    deal, *others = (options for _heading, options in OPTION_GROUPS)
    return tuple(filter(is_explained, chain(*others, deal)))


def _text(words: str) -> Block:
    return Block(BlockKind.TEXT, (words,))


def _numbers(players: Iterable[int], targets: Iterable[int]) -> str:
    several, points = (", ".join(map(str, sorted(numbers))) for numbers in (players, targets))
    return _("Players: {players}. Points to win: {targets}.").format(players=several, targets=points)
