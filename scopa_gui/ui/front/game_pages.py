"""Pages of the rules about each game: first the one of the table where the rules were opened, then the named ones."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain

from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.option_changes import differences, waits_for
from scopa_gui.engine.options import Dealing
from scopa_gui.engine.rules import Rules, usual_sides
from scopa_gui.engine.scoring.categories import staked
from scopa_gui.engine.variants import VARIANTS, named_game
from scopa_gui.ui.front import rule_figures as figures
from scopa_gui.ui.front.page_texts import page_text
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.rule_words import OPTION_GROUPS, option_title, value_words
from scopa_gui.ui.words.translation import _

HERE = "here"
"""Anchor of the game at the table where the rules were opened."""
_EXPLAINED_ELSEWHERE = ("players", "sides", "deal", "direction", "target")
"""Options that the picture of the table shows, and the points to win."""


@dataclass(frozen=True, slots=True)
class GameHere:
    """Game at the table where the rules were opened; `name` is the name of the player's own rules, "" for others."""

    rules: Rules
    name: str = ""

    @property
    def key(self) -> str:
        """Key of the named game with these rules; "" if there is none."""
        return "" if self.name else known_game(self.rules)

    @property
    def title(self) -> str:
        return self.name or (_(VARIANTS[self.key].title) if self.key else _("Your own rules"))


def known_game(rules: Rules) -> str:
    """Return the key of the named game with these rules; "" if there is none.

    The target, and the number of cards dealt at a time, may differ.
    """
    dealt = (rules.deal.hand, rules.deal.turned)
    deals = (deal for deal in (rules.deal, *Dealing) if (deal.hand, deal.turned) == dealt)
    return next(filter(None, (named_game(replace(rules, deal=deal)) for deal in deals)), "")


def anchor_of(key: str) -> str:
    """Return the anchor of a named game's page."""
    return f"game:{key}"


def named_page(key: str) -> list[Block]:
    """Return the page on a named game."""
    variant = VARIANTS[key]
    seats = figures.seats(variant.rules_by_players.values(), _numbers(variant.players, variant.targets))
    return [_text(_(variant.line)), *_game(variant.rules), seats]


def page_here(here: GameHere) -> list[Block]:
    """Return the page on the game being played, with the options that it is played with."""
    rules = here.rules
    line = [_text(_(VARIANTS[here.key].line))] if here.key else []
    return [*line, *_game(rules), figures.seats([rules], _numbers((rules.players,), (rules.target,)))]


def _game(rules: Rules) -> list[Block]:
    """Return the table, each difference from plain Scopa with a picture, and the scoring categories."""
    page = [figures.table(rules)]
    if hand_size(rules) * rules.players == rules.plays:
        page.append(_text(page_text("game", "all_dealt")))
    for option in explained_options(rules):
        _value, sentence = value_words(rules, option, getattr(rules, option))
        page.append(Block(BlockKind.HEADING, (option_title(option),)))
        page.append(figures.option(option, rules, sentence))
    counted = ", ".join(category_name(category) for category, _stake, _way in staked(rules))
    return [*page, Block(BlockKind.HEADING, (page_text("game", "count"),)), _text(f"{counted}.")]


def explained_options(rules: Rules) -> tuple[str, ...]:
    """Return the options to explain: how a card captures, and all that differ from plain Scopa or matter only here.

    The picture of the table explains seats and deal, except unusual teams and clockwise play.
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

    deal, *others = OPTION_GROUPS.values()
    return tuple(filter(is_explained, chain(*others, deal)))


def _text(words: str) -> Block:
    return Block(BlockKind.TEXT, (words,))


def _numbers(players: Iterable[int], targets: Iterable[int]) -> str:
    several, points = (", ".join(map(str, sorted(numbers))) for numbers in (players, targets))
    return page_text("game", "numbers").format(players=several, targets=points)
