"""Verdicts in words: how good a move was, what it costs, why in one true sentence, and warnings beforehand."""

from collections.abc import Mapping

from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, LATER, Cause, Grade, Reading, Verdict
from scopa_gui.engine.scoring.categories import CAPPOTTO, SCOPE_AGAINST, SCOPE_FOR, Category
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, decimal, joined, mark, ngettext, rank_name, the_cards, with_coins


def point_words(part: str, deck: str) -> str:
    """Return a part of the count with its article, as after "does more towards"."""
    words = {
        CAPPOTTO: _("the cappotto"),
        Category.CARTE: _("the point for cards"),
        Category.DENARI: _("the point for {coins}"),
        Category.SETTEBELLO: _("the settebello"),
        Category.PRIMIERA: _("the primiera"),
        Category.SCOPE: _("the scopas"),
        Category.RE_BELLO: _("the re bello"),
        Category.SETTE_TUTTI: _("all four sevens"),
        Category.NAPOLA: _("the napola"),
        Category.COIN_POINTS: _("the {coins} that count"),
    }
    return with_coins(words[part], deck)


_GRADES: Mapping[Grade, str] = {
    Grade.BEST: mark("The best move"),
    Grade.GOOD: mark("A good move"),
    Grade.INACCURACY: mark("An inaccuracy"),
    Grade.MISTAKE: mark("A mistake"),
    Grade.BLUNDER: mark("A blunder"),
    Grade.DISASTER: mark("A disaster"),
}
_LEAST_PART = 0.05
"""Smallest part in points that is shown."""
_COUNTED_OUT = mark("This close to the end everything can be counted: the better move brings home {cards}.")
"""Sentence of COUNTED if every card is known and nothing is left to chance."""
_SENTENCES: Mapping[str, str] = {
    "makes_scopa": mark("There was a scopa to be made."),
    "takes_settebello": mark("The settebello was there for the taking."),
    "takes_sevens": mark("A capture would have brought home {cards}. Sevens decide the primiera."),
    "takes_sixes": mark(
        "A capture would have brought home {cards}. After the sevens, sixes count most for the primiera."
    ),
    "primiera_race": mark("There was a capture that did more for the primiera."),
    "denari_race": mark("There was a capture that did more in the race for the {coins}."),
    "carte_race": mark("There was a capture that took more cards, and having the most cards is worth a point."),
    "extras_race": mark(
        "A capture would have brought home {cards}: under these rules such cards score points of their own."
    ),
    "gives_scopa_later": mark("If the table stays as it is, the opponent just before you may clear it."),
    "gives_cards": mark("It leaves the next player more to take."),
    "feeds_partner": mark("Another move leaves more that your partner may take."),
    "starves": mark("Another move would leave the next player nothing to take."),
    "keeps_own_take": mark("Another move leaves you more to take next time."),
    "card_spent": mark("It lays a card that is worth keeping; a cheaper one would do."),
    "lays_coin": mark("It lays a card of {coins}, which the others may take."),
    "lays_seven": mark("It lays a seven that the others can still take."),
    "wins_leftovers": mark("Another move takes, and near the end the last to take also gets what is left."),
    "becomes_last_taker": mark("Another move takes, and near the end the last to take also gets what is left."),
    "spends_ace": mark("The ace could take a fuller table later."),
    "feeds_ace": mark("It sets the table up for an ace."),
    "anchor": mark("Another move leaves an anchor that only you can take: {cards}."),
    "gives_up_anchor": mark("It gives up your anchor, a card that only you could take."),
    "lays_dead_rank": mark("There was a card to lay that nobody can take any more."),
    "lays_held_twice": mark("Better to lay a rank you hold two of, so you can take it back: {rank}."),
    "echoes_partner": mark("Better to echo the rank your partner laid: {rank}."),
    "takes_partners_double": mark("Your partner may hold another {rank}: leave this one for them."),
    "breaks_pairs": mark("Against the dealer’s side, ranks are best left unpaired: the spariglio."),
    "keeps_pairs": mark("On the dealer’s side, ranks are best kept paired: then the last card takes."),
    "sevens_paired": mark("On the dealer’s side, the sevens are best kept paired."),
    "sevens_unpaired": mark("Against the dealer’s side, the sevens are best left unpaired."),
    "offers_seven_sum": mark("It leaves cards that make seven together."),
    "whirlwind": mark("It stops the whirlwind: another move takes, and leaves the next player nothing to take."),
    "safe_eleven": mark("Eleven or more on the table cannot be cleared with one card; this leaves less."),
    CARDS_LOST: mark("The better move more often brings home {cards}."),
    COUNTED: mark("This close to the end the better move more often brings home {cards}."),
    LATER: mark("Later on the better move does more towards {point}."),
    "keeps_last_card": mark("The dealer’s last card should be one that pairs."),
}
_OF_ANOTHER: Mapping[str, str] = {
    "gives_scopa_later": mark("If the table stays as it is, the opponent just before {name} may clear it."),
    "feeds_partner": mark("Another move leaves more that their partner may take."),
    "keeps_own_take": mark("Another move leaves {name} more to take next time."),
    "anchor": mark("Another move leaves an anchor that only {name} can take: {cards}."),
    "gives_up_anchor": mark("It gives up an anchor, a card that only {name} could take."),
    "lays_held_twice": mark("Better to lay a rank {name} holds two of, so as to take it back: {rank}."),
    "echoes_partner": mark("Better to echo the rank their partner laid: {rank}."),
    "takes_partners_double": mark("Their partner may hold another {rank}: better to leave this one for them."),
    CARDS_LOST: mark("The better move more often brings home {cards} for {name}."),
}
"""Sentences about somebody else's move, in place of those in _SENTENCES that say "you"."""
_OF_SCOPE: Mapping[str, str] = {
    SCOPE_FOR: mark("The better move leads to more scopas later on."),
    SCOPE_AGAINST: mark("It leads to more scopas for the others later on."),
}
"""Sentences of LATER for parts that are not points of the count."""
_WITH_PARTNER: Mapping[str, str] = {
    "feeds_partner": mark("Another move leaves more that {partner} may take."),
    "echoes_partner": mark("Better to echo the rank {partner} laid: {rank}."),
    "takes_partners_double": mark("{partner} may hold another {rank}: this one is better left there."),
}
"""Sentences with the partner's name, for the player's own moves and those of others."""


def grade_words(verdict: Verdict) -> str:
    """Say how good a move was, in two or three words."""
    return _("Nothing clearly better") if is_open(verdict) else _(_GRADES[verdict.grade])


def is_open(verdict: Verdict) -> bool:
    """Return True if a move may be as good as the best one, but cannot be called the best."""
    return verdict.grade <= Grade.BEST and not verdict.is_settled


def part_name(part: str, deck: str) -> str:
    """Return the name of a part of a loss, as the count names it."""
    others = {SCOPE_FOR: _("your scopas"), SCOPE_AGAINST: _("scopas against you"), CAPPOTTO: _("Cappotto")}
    return others[part] if part in others else category_name(Category(part), deck)


def lost_parts(lost: Mapping[str, float], deck: str) -> list[tuple[str, float]]:
    """Return where points went: names of parts of the count, the largest first; points that are lost are negative."""
    parts = [(sentence(part_name(part, deck)), -points) for part, points in lost.items() if abs(points) >= _LEAST_PART]
    return sorted(parts, key=lambda part: -abs(part[1]))


def cause_sentence(cause: Cause, deck: str, partner: str = "", name: str = "") -> str:
    """Explain in one true sentence why a move costs points.

    `name` is the player who moves, "" for the reader; `partner` is that player's partner, "" if unknown. A sentence
    about cards is replaced by a more general one if there are no cards to name.
    """
    tactic = cause.tactic
    args = cause.args
    if tactic == "gives_scopa":
        words = ngettext(
            "One unseen card could clear what it leaves: the chance of a scopa against you is {percent}%.",
            "{count} unseen cards could clear what it leaves: the chance of a scopa against you is {percent}%.",
            args["count"],
        )
        of_another = ngettext(
            "One unseen card could clear what it leaves: the chance of a scopa for the next player is {percent}%.",
            "{count} unseen cards could clear what it leaves: the chance of a scopa for the next player is {percent}%.",
            args["count"],
        )
        return (of_another if name else words).format(count=args["count"], percent=args["percent"])
    plain = {**_SENTENCES, **(_OF_ANOTHER if name else {}), **(_WITH_PARTNER if partner else {})}[tactic]
    if tactic == LATER:
        plain = _OF_SCOPE.get(cause.part, plain)
    elif tactic == COUNTED and args.get("sure"):
        plain = _COUNTED_OUT
    cards = the_cards(args.get("cards", 0), deck)
    if "{cards}" in plain and not cards:
        plain = _SENTENCES["primiera_race"]
    point = point_words(cause.part, deck) if "{point}" in plain else ""
    rank = rank_name(args.get("rank", 1), deck)
    filled = with_coins(_(plain), deck).format(cards=cards, rank=rank, name=name, partner=partner, point=point)
    return joined(filled)


def reading_sentence(reading: Reading, deck: str, words: str) -> str:
    """Say that a move is a mistake only because of what was read from the play.

    `words` say who played what and what that reveals.
    """
    plain = (
        _(
            "This is only a mistake because of what the play so far reveals. {words} – so this rank is likelier in "
            "that hand: {rank}."
        )
        if reading.is_likelier
        else _(
            "This is only a mistake because of what the play so far reveals. {words} – so this rank is less likely "
            "in that hand: {rank}."
        )
    )
    return plain.format(words=words, rank=rank_name(reading.rank, deck))


def loss_words(verdict: Verdict) -> str:
    """Say how many points of the round a move costs."""
    if is_open(verdict):
        return _("There is no telling whether it costs anything.")
    if verdict.grade <= Grade.BEST or verdict.lost < 0.05:
        return _("It costs nothing.")
    return _("It costs {points} points.").format(points=decimal(verdict.lost))


_WARNINGS: Mapping[str, str] = {
    "makes_scopa": mark("It passes up something worth a whole point."),
    "takes_settebello": mark("It passes up a card that must not be left to the others."),
    "takes_sevens": mark("It passes up a card that matters for the primiera."),
    "takes_sixes": mark("It passes up a card that matters for the primiera."),
    "primiera_race": mark("It does too little for the primiera."),
    "denari_race": mark("It does too little in the race for the {coins}."),
    "carte_race": mark("It takes too few cards, and having the most cards is worth a point."),
    "extras_race": mark("It does too little for the cards that score by themselves."),
    "feeds_partner": mark("It leaves your partner too little to take."),
    "keeps_own_take": mark("It leaves you too little to take next time."),
    "starves": mark("It makes it easier for the next player to take something."),
    "wins_leftovers": mark("Near the end it takes nothing, and the last to take also gets what is left."),
    "becomes_last_taker": mark("Near the end it takes nothing, and the last to take also gets what is left."),
    "card_spent": mark("It gives away a card that is worth keeping."),
    "anchor": mark("It leaves too little that only you can take."),
    "lays_dead_rank": mark("It is not the safest card that you hold."),
    "lays_held_twice": mark("It is not the safest card that you hold."),
    "echoes_partner": mark("It overlooks what your partner has played."),
    "takes_partners_double": mark("It overlooks what your partner has played."),
    "whirlwind": mark("It stops the whirlwind."),
    CARDS_LOST: mark("It brings home too little of what counts."),
    COUNTED: mark("It brings home too little of what counts."),
    LATER: mark("Another move promises more."),
    "keeps_last_card": mark("It gives away a card that you will want at the very end."),
}
"""Warnings in place of sentences in _SENTENCES that would give away the better move."""
_WARNED_WITH_PARTNER: Mapping[str, str] = {
    "feeds_partner": mark("It leaves {partner} too little to take."),
    "echoes_partner": mark("It overlooks what {partner} has played."),
    "takes_partners_double": mark("It overlooks what {partner} has played."),
}
"""Warnings with the partner's name."""


def warning_sentence(verdict: Verdict, deck: str, partner: str = "") -> str:
    """Say what is wrong with a move without giving away a better one.

    `partner` is the partner's name, "" if unknown.
    """
    if verdict.cause is None:
        return _("Another move promises more.")
    if verdict.cause.tactic in _WARNINGS:
        plain = _WARNED_WITH_PARTNER.get(verdict.cause.tactic) if partner else None
        return joined(with_coins(_(plain or _WARNINGS[verdict.cause.tactic]), deck).format(partner=partner))
    return cause_sentence(verdict.cause, deck, partner)


def whole_sentence(verdict: Verdict, deck: str, partner: str = "") -> str:
    """Explain why a move costs points, and how many."""
    cause = "" if verdict.cause is None else cause_sentence(verdict.cause, deck, partner)
    return f"{cause} {loss_words(verdict)}".strip()
