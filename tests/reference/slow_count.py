"""The count and the end of a match a second time, slow and obvious."""

from tests.reference.slow import PRIME, SUITS


def best(values):
    """The sides with the highest value; None does not compete."""
    there = [value for value in values if value is not None]
    return [side for side, value in enumerate(values) if there and value == max(there)]


def only(sides):
    return sides[0] if len(sides) == 1 else None


def coins(pile):
    return [card for card in pile if card[1] == "D"]


def best_of_suits(pile):
    return [
        max(PRIME[card[0]] for card in pile if card[1] == suit)
        for suit in SUITS
        if any(card[1] == suit for card in pile)
    ]


def how_many(pile, ranks):
    return [sum(card[0] == rank for card in pile) for rank in ranks]


def primiera_values(mode, piles):
    primes = [best_of_suits(pile) for pile in piles]
    if mode == "complete_beats":
        return [[len(prime) == 4, sum(prime)] for prime in primes]
    if mode == "complete_only":
        return [sum(prime) if len(prime) == 4 else None for prime in primes]
    if mode == "suits_then_sum":
        return [[len(prime), sum(prime)] for prime in primes]
    if mode == "sum_naive":
        return [sum(prime) for prime in primes]
    return [how_many(pile, {"counts": "76A5432", "most_sevens": "7", "sevens_cascade": "76"}[mode]) for pile in piles]


def napola(pile):
    held = {card[0] for card in coins(pile)}
    run = 0
    for rank in "A234567FCR":
        if rank not in held:
            break
        run += 1
    return run if run >= 3 else 0


def count(rules, piles, scope):
    """The points by side, the winners of the four categories, the extra points, and who has all ten coins."""
    levels = {
        "carte": best([len(pile) for pile in piles]),
        "denari": best([len(coins(pile)) for pile in piles]),
        "settebello": [side for side, pile in enumerate(piles) if "7D" in pile],
        "primiera": [] if rules["primiera"] == "off" else best(primiera_values(rules["primiera"], piles)),
    }
    extra = {
        "re_bello": [int(bool(rules["re_bello"]) and "RD" in pile) for pile in piles],
        "sette_tutti": [int(bool(rules["sette_tutti"]) and how_many(pile, "7") == [4]) for pile in piles],
        "napola": [
            0 if rules["napola"] == "off" else napola(pile) if rules["napola"] == "run" else min(napola(pile), 3)
            for pile in piles
        ],
        "coin_points": [len(coins(pile)) if rules["coin_points"] else 0 for pile in piles],
    }
    points = list(scope)
    for sides in levels.values():
        if len(sides) == 1 or rules["ties"] == "each":
            for side in sides:
                points[side] += 1
    for gained in extra.values():
        points = [points[side] + gained[side] for side in range(len(piles))]
    cappotto = (
        next((side for side, pile in enumerate(piles) if len(coins(pile)) == 10), None) if rules["cappotto"] else None
    )
    return {
        "points": points,
        "winners": {name: only(sides) for name, sides in levels.items()},
        "extra": extra,
        "cappotto": cappotto,
    }


def winner(rules, totals, cappotto=None, last_hand=()):
    """Who has won at the end of a smazzata, or None."""
    if cappotto is not None:
        return cappotto
    target = rules["target"]
    over = [side for side, points in enumerate(totals) if points >= target]
    ahead = best(totals)
    if rules["win"] == "exceed":
        return only(ahead) if max(totals) > target else None
    if not over:
        return None
    if rules["win"] == "by_two" and len(over) > 1:
        first, second = sorted(totals, reverse=True)[:2]
        return only(ahead) if first - second >= 2 else None
    if rules["win"] == "ordered" and len(over) > 1 and last_hand:
        now = [points - sum(row[side] for row in last_hand) for side, points in enumerate(totals)]
        rows = [list(row) for row in last_hand]
        while True:
            leaders = [side for side in best(now) if now[side] >= target]
            if len(leaders) == 1:
                return leaders[0]
            if not rows:
                return None
            row = rows.pop(0)
            now = [points + row[side] for side, points in enumerate(now)]
    return only(ahead)
