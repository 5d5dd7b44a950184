"""Rules that are not the usual ones, in words: a short label for a chip on the table, and a sentence."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from scopa_gui.engine.options import (
    AceOnAces,
    AceOnNothing,
    AceScopa,
    CapturePriority,
    Capturing,
    Dealing,
    EqualTake,
    LastScopa,
    LeftoverCards,
    NapolaCount,
    Option,
    PrimieraMode,
    Ties,
    WinCondition,
)
from scopa_gui.engine.rules import Rules, usual_sides
from scopa_gui.ui.words.translation import _, with_coins

Chip = tuple[str, str]
"""Label and sentence."""


def rules_chips(rules: Rules, deck: str = "neapolitan", name: str = "") -> list[Chip]:
    """List what somebody who knows plain Scopa to 11 must know about these rules, the most important first.

    The ``name`` of a player's own rules comes first. Options that make no difference with the others as they are have
    no chip. Cards dealt one by one or in threes are the same game.
    """
    parts: Sequence[Callable[[Rules], Iterator[Chip]]] = (_target, _captures, _aces, _scope, _primiera, _extras, _deal)
    own = [(name, _("Your own rules: {name}.").format(name=name))] if name else []
    return own + [
        (with_coins(label, deck), with_coins(sentence, deck)) for part in parts for label, sentence in part(rules)
    ]


def _chip_of(value: Option, words: Mapping[Option, Chip | None]) -> Iterator[Chip]:
    """Yield the chip of a value, unless it is the usual one. Every value must be in `words`."""
    chip = words[value]
    if chip is not None:
        yield chip


def taking_words(rules: Rules) -> list[str]:
    """List what somebody who knows plain Scopa must know about capturing by these rules, a paragraph each."""
    return [explanation for part in (_captures, _aces) for _label, explanation in part(rules)]


def _target(rules: Rules) -> Iterator[Chip]:
    if rules.target != 11:
        yield (
            _("To {points}").format(points=rules.target),
            _("The match is played to {points} points.").format(points=rules.target),
        )
    yield from _chip_of(
        rules.win,
        {
            WinCondition.HIGHEST: None,
            WinCondition.BY_TWO: (
                _("Lead by two"),
                _("Once both reach the target, the winner must lead by two."),
            ),
            WinCondition.ORDERED: (
                _("First to get there"),
                _(
                    "If several reach the target at once, the points are counted in order and the first to get "
                    "there wins."
                ),
            ),
            WinCondition.EXCEED: (
                _("More than {points}").format(points=rules.target),
                _("The winner must have more than {points} points.").format(points=rules.target),
            ),
        },
    )
    yield from _chip_of(
        rules.ties,
        {
            Ties.NONE: None,
            Ties.EACH: (_("If level: one each"), _("If a category is level, everyone who is level gets the point.")),
        },
    )
    if rules.sides != usual_sides(rules.players):
        if rules.sides == rules.players:
            yield _("No partners"), _("No partners: all play for themselves.")
        else:
            sentence = _("You play in {sides} teams, seated alternately.").format(sides=rules.sides)
            yield _("{sides} teams").format(sides=rules.sides), sentence
    if rules.is_clockwise:
        yield _("Clockwise"), _("Play and dealing go clockwise, to the left.")


def _captures(rules: Rules) -> Iterator[Chip]:
    yield from _chip_of(
        rules.capture,
        {
            Capturing.SUM: None,
            Capturing.FIFTEEN: (_("Fifteen"), _("Your card and the cards it takes must add up to fifteen.")),
            Capturing.CIRULLA: (_("Cirulla"), _("A card takes its own value, or cards that make fifteen with it.")),
        },
    )
    if rules.law.by_rank:
        yield from _chip_of(
            rules.priority,
            {
                CapturePriority.SINGLE: None,
                CapturePriority.FEWEST: (
                    _("Fewest cards"),
                    _("If you can capture in several ways, you must take the fewest cards."),
                ),
                CapturePriority.FREE: (
                    _("Free choice"),
                    _("You may take a sum even if a card of the same rank is on the table."),
                ),
            },
        )
        yield from _chip_of(
            rules.equal_take,
            {
                EqualTake.ONE: None,
                EqualTake.ALL: (_("All of that rank"), _("A card takes every card of its rank, not just one.")),
            },
        )
    if not rules.mandatory:
        yield _("Optional capture"), _("You may lay a card even if it could take something.")


def _aces(rules: Rules) -> Iterator[Chip]:
    if rules.asso:
        with_ace = {
            AceOnAces.ACE_ONLY: _("If there is an ace on the table, yours takes only that one."),
            AceOnAces.ALL: _("It does so even if there is an ace on the table."),
            AceOnAces.CHOICE: _("If there is an ace on the table, you choose: that ace, or everything."),
        }
        always = _("You may always put an ace on your own pile without taking anything.")
        on_nothing = {
            AceOnNothing.SELF: _("On an empty table it goes to your own pile."),
            AceOnNothing.LAY: "" if rules.asso_self_always else _("On an empty table it stays there."),
        }
        scopa = {
            AceScopa.NEVER: _("Clearing the table with it is not a scopa."),
            AceScopa.MATCH: _("Clearing the table with it is a scopa only if it takes a single ace."),
            AceScopa.ALWAYS: _("Clearing the table with it is a scopa."),
        }
        sentences = (
            _("An ace takes all the cards on the table."),
            with_ace[rules.asso_with_ace],
            always if rules.asso_self_always else "",
            on_nothing[rules.asso_empty],
            scopa[rules.asso_scopa],
        )
        yield _("Ace takes all"), " ".join(filter(None, sentences))
    if rules.asso_redeal and rules.turned:
        yield _("Ace: new deal"), _("If there is an ace among the first four cards, the same dealer deals again.")
    if rules.vile:
        yield _("No ace to start"), _("The very first card of a round must not be an ace.")


def _scope(rules: Rules) -> Iterator[Chip]:
    yield from _chip_of(
        rules.scopa_last,
        {
            LastScopa.NO: None,
            LastScopa.YES: (_("Last scopa counts"), _("Clearing the table with the very last card is a scopa too.")),
            LastScopa.NO_LAST_CAPTURE: (
                _("Last capture void"),
                _("The last capture of a round is never a scopa, even with cards still to play."),
            ),
            LastScopa.DEALER: (_("Dealer’s last scopa"), _("The dealer’s scopa with the very last card counts.")),
        },
    )
    yield from _chip_of(
        rules.leftovers,
        {
            LeftoverCards.LAST_CAPTURER: None,
            LeftoverCards.NONE: (_("Leftovers to nobody"), _("What is left on the table at the end goes to nobody.")),
        },
    )
    if rules.dealer_bonus and rules.turned:
        totals = ", ".join(f"{total}: {scope}" for total, scope in rules.dealer_bonus)
        yield (
            _("Dealer’s sweep"),
            _(
                "If the first four cards make one of these totals, the dealer takes them and scores this many "
                "scopas: {totals}."
            ).format(totals=totals),
        )


def _primiera(rules: Rules) -> Iterator[Chip]:
    yield from _chip_of(
        rules.primiera,
        {
            PrimieraMode.COMPLETE_BEATS: None,
            PrimieraMode.COMPLETE_ONLY: (_("Strict primiera"), _("A primiera that lacks a suit cannot score.")),
            PrimieraMode.SUITS_THEN_SUM: (
                _("Primiera: suits"),
                _("In the primiera more suits win; if level, the higher total."),
            ),
            PrimieraMode.COUNTS: (
                _("Primiera: by count"),
                _(
                    "The primiera goes to the side with the most sevens; if level, the most sixes, then aces, "
                    "fives, fours, threes, twos."
                ),
            ),
            PrimieraMode.SUM_NAIVE: (
                _("Primiera: plain sum"),
                _("Higher total wins the primiera, even if a suit is missing."),
            ),
            PrimieraMode.MOST_SEVENS: (
                _("Most sevens"),
                _("The primiera point goes to the side with the most sevens."),
            ),
            PrimieraMode.SEVENS_CASCADE: (
                _("Sevens, then sixes"),
                _("The primiera point goes to the side with the most sevens; if level, with the most sixes."),
            ),
            PrimieraMode.OFF: (_("No primiera"), _("There is no point for the primiera.")),
        },
    )


def _extras(rules: Rules) -> Iterator[Chip]:
    yield from _chip_of(
        rules.napola,
        {
            NapolaCount.OFF: None,
            NapolaCount.RUN: (
                _("Napola"),
                _("Ace, 2 and 3 of {coins}, and any that follow without a gap: a point for each card."),
            ),
            NapolaCount.FIXED3: (_("Napola: 3 points"), _("Ace, 2 and 3 of {coins} together are worth three points.")),
        },
    )
    if rules.cappotto:
        yield _("Cappotto"), _("All ten {coins} win the whole match at once.")
    if rules.re_bello:
        yield _("Re bello"), _("The king of {coins} is worth a point.")
    if rules.sette_tutti:
        yield _("All four sevens"), _("All four sevens together are worth a point.")
    if rules.coin_points:
        yield _("Every card of {coins}"), _("Every card of {coins} is worth a point.")


def _deal(rules: Rules) -> Iterator[Chip]:
    yield from _chip_of(
        rules.deal,
        {
            Dealing.SCOPA_SINGLE: None,
            Dealing.SCOPA_PACKET: None,
            Dealing.SCOPONE9: (_("9 each + 4"), _("Nine cards each and four on the table, all dealt at once.")),
            Dealing.SCIENTIFICO: (_("All cards dealt"), _("All the cards are dealt at once, none to the table.")),
            Dealing.SCIENTIFICO_5_5: (
                _("All dealt, in fives"),
                _("All the cards are dealt at once, five at a time, none to the table."),
            ),
        },
    )
    if not rules.turned:
        return
    if rules.redeal_kings == 0:
        yield _("Kings: no new deal"), _("There is no new deal, however many kings are among the first four cards.")
    elif rules.redeal_kings != 3:
        kings = rules.redeal_kings
        yield (
            _("Kings: new deal at {kings}").format(kings=kings),
            _("There is a new deal if at least this many of the first four cards are kings: {kings}.").format(
                kings=kings
            ),
        )
    if rules.redeal_sum_max:
        total = rules.redeal_sum_max
        yield (
            _("Under {total}: new deal").format(total=total + 1),
            _("If the first four cards total {total} or less, the cards are dealt again.").format(total=total),
        )
