"""Special rules in words: what in a Rules value differs from plain Scopa, a short name and a sentence for each."""

from collections.abc import Iterator
from dataclasses import dataclass

from scopa_gui.engine.rules import Rules
from scopa_gui.ui.words import _


@dataclass(frozen=True, slots=True)
class Special:
    """One special rule: the option's name, a name of a few letters for a chip, and a full sentence."""

    option: str
    short: str
    sentence: str


def special_rules(rules: Rules) -> tuple[Special, ...]:
    """What of `rules` a player of plain Scopa to 11 would not expect; target, players and deal are not among it."""
    return tuple((*_captures(rules), *_aces(rules), *_deal(rules), *_points(rules), *_end(rules)))


def _captures(rules: Rules) -> Iterator[Special]:
    if rules.capture == "fifteen":
        yield Special("capture", _("Fifteen"), _("The card you play and the cards it takes must make fifteen together."))
    if rules.capture == "cirulla":
        yield Special("capture", _("Sum or fifteen"), _(
            "A card takes cards of its own value together, or cards that make fifteen with it."))
    if rules.priority == "fewest" and rules.capture == "sum":
        yield Special("priority", _("Fewest cards"), _("Among several captures, one with the fewest cards must be taken."))
    if rules.priority == "free" and rules.capture == "sum":
        yield Special("priority", _("Free choice"), _("An equal card on the table need not be preferred to a sum."))
    if rules.equal_take == "all":
        yield Special("equal_take", _("All equals"), _("A card takes all cards of its rank at once."))
    if not rules.mandatory:
        yield Special("mandatory", _("Taking is free"), _("A card that could take may be laid on the table instead."))


def _aces(rules: Rules) -> Iterator[Special]:
    if not rules.asso:
        return
    yield Special("asso", _("Aces take all"), _("An ace takes every card on the table."))
    with_ace = {
        "ace_only": _("When an ace lies on the table, an ace takes only that ace."),
        "all": _("An ace takes the whole table even when another ace lies there."),
        "choice": _("When an ace lies on the table, an ace takes that ace or everything, as you like."),
    }
    yield Special("asso_with_ace", _("Ace on the table"), with_ace[rules.asso_with_ace])
    if rules.asso_empty == "self":
        yield Special("asso_empty", _("Ace kept"), _("An ace played on an empty table goes to your own pile."))
    if rules.asso_self_always:
        yield Special("asso_self_always", _("Ace aside"), _("An ace may always be put in your own pile, taking nothing."))
    scopa = {
        "never": _("An ace that clears the table is no scopa."),
        "match": _("An ace that clears the table is a scopa only when it took a single ace."),
        "always": _("An ace that clears the table is a scopa."),
    }
    yield Special("asso_scopa", _("Ace and scopa"), scopa[rules.asso_scopa])
    if rules.asso_redeal:
        yield Special("asso_redeal", _("No first ace"), _("With an ace among the first table cards the deal is repeated."))
    if rules.vile:
        yield Special("vile", _("No coward's ace"), _("The very first card of a deal may not be an ace."))


def _deal(rules: Rules) -> Iterator[Special]:
    if rules.dealer_bonus:
        bonus = dict(rules.dealer_bonus)
        one = next((total for total, scope in bonus.items() if scope == 1), 15)
        two = next((total for total, scope in bonus.items() if scope == 2), 30)
        yield Special("dealer_bonus", _("Dealer's sweep"), _(
            "When the first four cards total {one} the dealer takes them as one scopa, when they total {two} as two."
        ).format(one=one, two=two))
    if rules.redeal_sum_max:
        yield Special("redeal_sum_max", _("Poor table"), _(
            "When the first table cards total {count} or less, the deal is repeated.").format(count=rules.redeal_sum_max))


def _points(rules: Rules) -> Iterator[Special]:
    primiera = {
        "complete_only": (_("Strict primiera"), _("Primiera: only a side with cards of all four suits can have it.")),
        "suits_then_sum": (_("Suits first"), _("Primiera: more suits beat fewer, only then the sum counts.")),
        "counts": (_("Primiera by counting"), _(
            "Primiera goes to whoever has more sevens; when equal, more sixes, then aces, fives, fours, threes and twos.")),
        "sum_naive": (_("Plain sum"), _("Primiera: the sum of the best cards counts, also with a suit missing.")),
        "most_sevens": (_("Most sevens"), _("In place of the primiera, most sevens earn the point.")),
        "sevens_cascade": (_("Sevens, then sixes"), _("Primiera goes to more sevens; when equal, to more sixes.")),
        "off": (_("No primiera"), _("There is no point for primiera.")),
    }
    if rules.primiera in primiera:
        yield Special("primiera", *primiera[rules.primiera])
    if rules.re_bello:
        yield Special("re_bello", _("Re bello"), _("Re bello: the king of coins is worth a point."))
    if rules.sette_tutti:
        yield Special("sette_tutti", _("All sevens"), _("All four sevens are worth a point more."))
    if rules.napola == "run":
        yield Special("napola", _("Napola"), _(
            "Napola: ace, two and three of coins are worth 3 points, and one more for each next coin without a gap."))
    if rules.napola == "fixed3":
        yield Special("napola", _("Napola 3"), _("Napola: ace, two and three of coins are worth 3 points."))
    if rules.coin_points:
        yield Special("coin_points", _("Every coin counts"), _("Every card of coins is worth a point."))
    if rules.ties == "each":
        yield Special("ties", _("Ties score"), _("When a point is tied, each of the tied sides gets it."))
    scopa_last = {
        "yes": (_("Last card scopa"), _("The very last card of a smazzata may be a scopa too.")),
        "dealer": (_("Last card scopa"), _("The dealer's last card, the very last of a smazzata, may be a scopa too.")),
        "no_last_capture": (_("Last take"), _("The last capture of a smazzata is never a scopa.")),
    }
    if rules.scopa_last in scopa_last:
        yield Special("scopa_last", *scopa_last[rules.scopa_last])
    if rules.leftovers == "none":
        yield Special("leftovers", _("No leftovers"), _("The cards left on the table at the end belong to nobody."))


def _end(rules: Rules) -> Iterator[Special]:
    if rules.cappotto:
        yield Special("cappotto", _("Cappotto"), _("Cappotto: a side that takes all ten coins wins the match at once."))
    win = {
        "by_two": (_("Two ahead"), _(
            "When both sides have reached the target, the match goes on until one leads by two points.")),
        "ordered": (_("In order"), _("Points count in the order cards, coins, settebello, primiera, scope: who gets there first wins.")),
        "exceed": (_("More than the target"), _("The target must not only be reached but passed.")),
    }
    if rules.win in win:
        yield Special("win", *win[rules.win])
