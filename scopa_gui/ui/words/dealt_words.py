"""Name, seats and deal of a game, each in one line."""

from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.ui.kit.spoken import in_one
from scopa_gui.ui.words.rule_words import option_title, value_words
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, ngettext


def game_words(rules: Rules) -> str:
    """Return the name of a game with its number of players."""
    for variant in VARIANTS.values():
        if rules in variant.rules_by_players.values():
            return ngettext("{game}, {count} player", "{game}, {count} players", rules.players).format(
                game=_(variant.title), count=rules.players
            )
    return _("Your own rules")


def seats_words(players: int, sides: int) -> str:
    """Say how many play, and in which teams: "4 players in two pairs"."""
    if players == sides:
        return ngettext("{count} player", "{count} players", players).format(count=players)
    if (players, sides) == (4, 2):
        return _("4 players in two pairs")
    return _("{count} players in {sides} teams").format(count=players, sides=sides)


def dealt_words(rules: Rules) -> str:
    """Say how many cards are in a hand and on the table: "3 cards each, 4 on the table"."""
    hand = hand_size(rules)
    each = ngettext("{count} card each", "{count} cards each", hand).format(count=hand)
    return in_one(each, _("{count} on the table").format(count=rules.turned) if rules.turned else _("an empty table"))


def table_sentence(rules: Rules) -> str:
    """Describe seats and deal in one sentence."""
    return sentence(f"{in_one(seats_words(rules.players, rules.sides), dealt_words(rules))}.")


def game_in_a_list(rules: Rules) -> str:
    """Describe the picture of a game in a list: the deal, and special ways of capturing."""
    return in_one(
        seats_words(rules.players, rules.sides),
        dealt_words(rules),
        *([value_words(rules, "capture", rules.capture)[0]] if rules.law.by_fifteen else []),
        *([option_title("asso")] if rules.law.ace_is_special else []),
    )
