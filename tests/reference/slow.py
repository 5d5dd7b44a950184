"""Scopa a second time, slow and obvious: cards are names, sets are lists, every subset is tried. No code is shared."""

from itertools import combinations

RANKS, SUITS = "A234567FCR", "DCBS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
PRIME = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}
SELF = "@self"
DEFAULTS = {
    "capture": "sum",
    "priority": "single",
    "equal_take": "one",
    "mandatory": True,
    "asso": False,
    "asso_with_ace": "ace_only",
    "asso_empty": "lay",
    "asso_self_always": False,
    "asso_scopa": "never",
    "asso_redeal": False,
    "vile": False,
    "scopa_last": "no",
    "leftovers": "last_capturer",
    "redeal_kings": 3,
    "redeal_sum_max": 0,
    "primiera": "complete_beats",
    "ties": "none",
    "re_bello": 0,
    "sette_tutti": 0,
    "napola": "off",
    "cappotto": False,
    "coin_points": 0,
    "target": 11,
    "win": "highest",
    "dealer_bonus": {},
    "deal": "scopa_single",
    "players": 2,
}


def full(rules):
    return {**DEFAULTS, **rules}


def value(card):
    return RANKS.index(card[0]) + 1


def total(cards):
    return sum(value(card) for card in cards)


def subsets(cards):
    return [list(chosen) for size in range(1, len(cards) + 1) for chosen in combinations(cards, size)]


def captures(rules, table, played):
    """Every set that may be taken, each a frozenset of names; {"@self"} for an ace that goes to its own pile alone."""
    found = []
    aces = [card for card in table if card[0] == "A"]
    if rules["capture"] in ("fifteen", "cirulla"):
        found += [chosen for chosen in subsets(table) if total(chosen) + value(played) == 15]
    if rules["capture"] in ("sum", "cirulla") and not (rules["asso"] and played[0] == "A"):
        found += simple_captures(rules, table, played)
    if played[0] == "A" and (rules["asso"] or rules["capture"] == "cirulla"):
        with_ace = rules["asso_with_ace"] if rules["asso"] else "ace_only"
        if aces and with_ace in ("ace_only", "choice"):
            found += [aces] if rules["equal_take"] == "all" else [[ace] for ace in aces]
        if table and (not aces or with_ace in ("all", "choice")):
            found.append(table)
    if (
        played[0] == "A"
        and rules["asso"]
        and (rules["asso_self_always"] or (not table and rules["asso_empty"] == "self"))
    ):
        found.append([SELF])
    return {frozenset(chosen) for chosen in found}


def simple_captures(rules, table, played):
    equal = [card for card in table if value(card) == value(played)]
    pairs = ([equal] if rules["equal_take"] == "all" else [[card] for card in equal]) if equal else []
    sums = [chosen for chosen in subsets(table) if len(chosen) > 1 and total(chosen) == value(played)]
    if rules["priority"] == "single":
        return pairs or sums
    if rules["priority"] == "fewest":
        fewest = min([len(chosen) for chosen in pairs + sums], default=0)
        return [chosen for chosen in pairs + sums if len(chosen) == fewest]
    return pairs + sums


def moves(rules, hand, table, is_first_play=False):
    """Every legal (card, taken set); a card that is laid takes the empty set."""
    playable = hand
    if rules["vile"] and is_first_play and any(card[0] != "A" for card in hand):
        playable = [card for card in hand if card[0] != "A"]
    found = set()
    for card in playable:
        options = captures(rules, table, card)
        if not options or not rules["mandatory"]:
            options = options | {frozenset()}
        found |= {(card, chosen) for chosen in options}
    return found


def is_scopa(rules, played, taken, table_after, is_final_card):
    """Whether a capture scores as a scopa, before it is known whether a later capture follows."""
    if table_after or not taken or SELF in taken:
        return False
    if is_final_card and rules["scopa_last"] in ("no", "no_last_capture"):
        return False
    if played[0] == "A" and (rules["asso"] or rules["capture"] == "cirulla"):
        if rules["asso_scopa"] == "never":
            return False
        if rules["asso_scopa"] == "match":
            return len(taken) == 1 and next(iter(taken))[0] == "A"
    return True


class Smazzata:
    """One smazzata on lists; the side of a seat is seat % sides."""

    def __init__(self, rules, sides, pack):
        self.rules, self.sides, self.players = rules, sides, rules["players"]
        self.stock = list(pack)
        self.hands = [[] for _ in range(self.players)]
        self.table = []
        self.piles = [[] for _ in range(sides)]
        self.scope = [0] * sides
        self.turn = 0
        self.taker = None
        self.scored_last = None
        self.plays = 0
        self.deal()
        bonus = {int(key): scope for key, scope in rules["dealer_bonus"].items()}.get(total(self.table), 0)
        if bonus:
            self.taker = self.players - 1
            self.piles[self.taker % sides] += self.table
            self.scope[self.taker % sides] += bonus
            self.table = []

    def deal(self):
        first = len(self.stock) == 40
        kind = self.rules["deal"]
        with_table = first and not kind.startswith("scientifico")
        each = {"scopa_single": 3, "scopa_packet": 3, "scopone9": 9}.get(kind, 10)
        each = min(each, (len(self.stock) - (4 if with_table else 0)) // self.players)
        if kind == "scopa_single":
            for _ in range(each):
                for hand in self.hands:
                    hand.append(self.stock.pop(0))
        elif kind == "scopone9":
            for packet in range(3):
                for hand in self.hands:
                    while len(hand) < min(3 * packet + 3, each):
                        hand.append(self.stock.pop(0))
                if with_table and packet < 2:
                    self.table += [self.stock.pop(0), self.stock.pop(0)]
        else:
            size = 5 if kind == "scientifico_5_5" else each
            while len(self.hands[-1]) < each:
                for hand in self.hands:
                    for _ in range(min(size, each - len(hand))):
                        hand.append(self.stock.pop(0))
        if with_table and kind.startswith("scopa_"):
            self.table += [self.stock.pop(0) for _ in range(4)]

    def moves(self):
        return (
            set()
            if self.cappotto() is not None
            else moves(self.rules, self.hands[self.turn], self.table, self.plays == 0)
        )

    def play(self, card, taken):
        side = self.turn % self.sides
        self.hands[self.turn].remove(card)
        self.plays += 1
        final = not any(self.hands) and not self.stock
        if not taken:
            self.table.append(card)
        elif SELF in taken:
            self.piles[side].append(card)
        else:
            self.table = [other for other in self.table if other not in taken]
            self.piles[side] += [card, *taken]
            self.taker = self.turn
            scored = is_scopa(self.rules, card, taken, self.table, final)
            self.scope[side] += scored
            self.scored_last = side if scored else None
        self.turn = (self.turn + 1) % self.players
        if not any(self.hands):
            if self.stock:
                self.deal()
            else:
                self.end()

    def end(self):
        if self.rules["scopa_last"] == "no_last_capture" and self.scored_last is not None:
            self.scope[self.scored_last] -= 1
        if self.taker is not None and self.rules["leftovers"] == "last_capturer":
            self.piles[self.taker % self.sides] += self.table
            self.table = []

    def cappotto(self):
        if self.rules["cappotto"]:
            for side, pile in enumerate(self.piles):
                if sum(card[1] == "D" for card in pile) == 10:
                    return side
        return None


def must_redeal(rules, table):
    kings = sum(card[0] == "R" for card in table)
    return bool(
        (rules["redeal_kings"] and kings >= rules["redeal_kings"])
        or (rules["asso_redeal"] and any(card[0] == "A" for card in table))
        or (table and total(table) <= rules["redeal_sum_max"])
    )
