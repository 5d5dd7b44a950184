"""Texts of the first lessons: taking cards, the points, the sevens."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "taking.title": mark("Taking cards"),
    "taking.line": mark("One card from your hand, and what it finds on the table."),
    "taking.hello": mark(
        "Welcome, take a seat! These three cards are yours. On your turn you play one of them, always exactly one."
    ),
    "taking.equal": mark("A card takes its twin. There’s a 5 on the table and a 5 in your hand: they belong together."),
    "taking.five": mark("Play your 5 and take the other one."),
    "taking.five_yes": mark("There. Both cards go face down onto your pile: the one you took and the one you played."),
    "taking.five_no": mark("You could, but first let me see the 5 take the 5."),
    "taking.stays": mark(
        "Rosa plays a 6. There’s no 6 on the table, and nothing adds up to six. So her card stays there for "
        "anybody to take."
    ),
    "taking.sum": mark(
        "A card can also take several at once, if they add up to its value. Your 3 has spotted the 2 and the "
        "ace: two and one make three."
    ),
    "taking.three": mark("Take both with your 3."),
    "taking.three_yes": mark("Well done: three cards for your pile in a single move."),
    "taking.three_no": mark("That would take something too. But now I want to see your 3 at work."),
    "taking.figures": mark(
        "Court cards have values, too: {knave} 8, {knight} 9, king 10. The ace is worth 1. Rosa’s {knight} takes "
        "nothing here and stays."
    ),
    "taking.choice": mark(
        "New cards. Your 7 can take in two ways: five and two, or four and three. The choice is yours. Which do you "
        "like better?"
    ),
    "taking.choice_yes": mark(
        "Well spotted. You get two cards either way, but here one is a card of {coins}, and that suit counts at "
        "the end."
    ),
    "taking.choice_plain": mark(
        "That makes seven as well. But look at the suits: the other way brings home a card of {coins}."
    ),
    "taking.choice_no": mark("Look at your 7: it takes two cards, and one can be a card of {coins}."),
    "taking.end": mark(
        "That’s nearly the whole game: play a card, take its twin or a sum, or leave it on the table. The rest "
        "is knowing what to leave for the others."
    ),
    "traps.title": mark("Traps in the rules"),
    "traps.line": mark("Same rank first, then sums; and a card that can take must take."),
    "traps.love": mark(
        "Your 7 has its eye on the 3 and the 4: seven together, and one is a card of {coins}. Lovely, isn’t it?"
    ),
    "traps.seven": mark("Play your 7 and see what happens."),
    "traps.seven_yes": mark("It took the other 7, and nothing else was allowed."),
    "traps.seven_no": mark("The 7 first, please. I want you to see what it does."),
    "traps.equal_first": mark(
        "That’s the first trap: a card of the same rank comes before a sum. As long as there’s a 7 on the table, "
        "a 7 takes the 7 and never three and four."
    ),
    "traps.must": mark(
        "Second trap: a card that can take must take. You can’t quietly lay your 6 beside the 4 and the 2: it "
        "takes them."
    ),
    "traps.lay": mark(
        "But nobody forces you to play the 6. Suppose you don’t want to take anything at all: which card can you lay?"
    ),
    "traps.lay_yes": mark("Right: there’s no ace, and no sum makes one. Your ace just stays."),
    "traps.lay_no": mark("Watch out: that one takes. Look for sums: four and two, eight and two."),
    "traps.which": mark(
        "Third trap: there are two sixes on the table and you hold a third. It takes only one of them, and you "
        "choose which."
    ),
    "traps.which_yes": mark("Of course: the 6 of {coins}. When the rank is the same, look at the suit."),
    "traps.which_plain": mark(
        "A six for a six. But the other one is a card of {coins}, and that suit counts at the end."
    ),
    "traps.which_no": mark("Why leave the sixes for Rosa? Take one: the better one."),
    "traps.end": mark(
        "Same rank first; a card that can take must take; only one of several alike. Know these three, and "
        "nobody at the bar will ever tell you off."
    ),
    "scopa.title": mark("The scopa"),
    "scopa.line": mark("Sweep the table: a point at once."),
    "scopa.look": mark(
        "Scopa means broom. Take everything on the table with one card, and you’ve swept it: a point, at once."
    ),
    "scopa.king": mark("Add up what’s on the table. Do you see it?"),
    "scopa.king_yes": mark(
        "Scopa! Four, two, one and three make ten. The king stays face up across your pile, so that everyone can "
        "see it."
    ),
    "scopa.king_no": mark("That leaves something on the table. One of your cards takes all four: add them up again."),
    "scopa.must_lay": mark("And now poor Rosa: the table is empty, so she can only lay a card. It’s a 5."),
    "scopa.again": mark("A single card on the table… What do you do?"),
    "scopa.again_yes": mark("Scopa again! Two points in one breath."),
    "scopa.again_no": mark("You’re leaving it there? Its twin is in your hand."),
    "scopa.once_more": mark("Rosa has to lay a card again. After a scopa the next player always faces an empty table."),
    "scopa.price": mark(
        "Remember her face: half of this game is making scopas, and the other half is not giving any away. That "
        "has a lesson of its own."
    ),
    "scopa.last": mark(
        "Now the very last card of the round (smazzata): that’s what we call playing through all forty cards. "
        "You hold it, and it takes the only card on the table."
    ),
    "scopa.none": mark("How many scopa points is that worth?"),
    "scopa.none_yes": mark("Exactly: none. The very last card takes, but it never makes a scopa."),
    "scopa.none_no": mark(
        "You’d think so. But the very last card never makes a scopa: otherwise the dealer would have it too easy."
    ),
    "scopa.taken": mark("The cards are yours, the broom stays in its corner."),
    "count.title": mark("Counting the points"),
    "count.line": mark("Four points are waiting in the piles, plus the scopas."),
    "count.end_of_hand": mark(
        "All the cards have been played. On the left is what you’ve captured, on the right what Rosa has. Now we "
        "count. There are four points to win, plus the scopas."
    ),
    "count.cards": mark("First: who has more cards? How many do you have?"),
    "count.cards_yes": mark("Twenty-one out of forty: more than half, so the point for cards is yours."),
    "count.cards_no": mark("Count again, row by row, suit by suit."),
    "count.coins": mark("Second: {coins}. How many of that suit do you have?"),
    "count.coins_yes": mark("Four out of ten. Rosa has six, so this point is hers."),
    "count.coins_no": mark("Only the suit of {coins}: the first row."),
    "count.settebello": mark(
        "Third: the settebello, the {7D}. It’s worth a point all by itself, and it’s in your pile."
    ),
    "count.primiera": mark(
        "Fourth: the primiera. It has a lesson of its own; for now, just know that more sevens usually win it. "
        "Who gets it here?"
    ),
    "count.primiera_yes": mark("Three sevens against one: yours."),
    "count.primiera_no": mark("Look for the sevens in both piles."),
    "count.points": mark("You also made one scopa, and Rosa two. So how many points do you have in all?"),
    "count.points_yes": mark(
        "Cards, settebello, primiera and a scopa: four. Rosa has three. That’s how you win a round."
    ),
    "count.points_no": mark("One by one: cards, {coins}, settebello, primiera, and then your scopa."),
    "count.level": mark("Another round. You have twenty cards and Rosa has twenty. Who gets the point for cards?"),
    "count.level_yes": mark("Nobody. When it’s level, neither of you gets the point."),
    "count.level_no": mark("Twenty is not more than twenty."),
    "count.level_coins": mark("And the point for {coins}? Count yours."),
    "count.level_coins_yes": mark("Five and five: nobody again."),
    "count.level_coins_no": mark("You have five, so Rosa has five as well."),
    "count.end": mark(
        "So the twenty-first card and the sixth of {coins} are worth a point each. A good player always knows "
        "how many they still need."
    ),
    "primiera.title": mark("The primiera"),
    "primiera.line": mark("Your best card of each suit, with values of its own."),
    "primiera.values": mark(
        "For the primiera the cards have values of their own:\n7 = 21, 6 = 18,\nace = 16, 5 = 15,\n4 = 14, 3 = "
        "13,\n2 = 12, every court card = 10."
    ),
    "primiera.four": mark("Only your best card of each suit counts, so four cards in all. Here they’re lit up."),
    "primiera.best": mark(
        "Look at this row. You have a 4, an ace, a 3 and the court cards. What is the best card worth?"
    ),
    "primiera.best_yes": mark("Yes: the ace, 16. It’s worth little in a capture, but it’s third best in the primiera."),
    "primiera.best_no": mark("Sevens first, then sixes, and then? The little one everybody forgets."),
    "primiera.sum": mark("Now add up: 7, 7, 6 and ace."),
    "primiera.sum_yes": mark("21 + 21 + 18 + 16 = 76. Four sevens would be 84, the best there is."),
    "primiera.sum_no": mark("21 and 21 for the sevens, 18 for the six, 16 for the ace."),
    "primiera.who": mark("Rosa’s best: two sevens and two sixes. Who wins the primiera?"),
    "primiera.who_yes": mark("Rosa, with 78 against your 76."),
    "primiera.who_no": mark("Add up hers: 21 + 21 + 18 + 18."),
    "primiera.two_each": mark(
        "You see: with two sevens each, the sixes decide, and then the aces. So take sixes while nobody’s looking."
    ),
    "primiera.no_swords": mark(
        "One more thing. Here you have three sevens and a fine pile. But look at the last row: not one card of "
        "{swords}."
    ),
    "primiera.missing": mark("Who wins this primiera?"),
    "primiera.missing_yes": mark(
        "Rosa. You’re missing a suit, and a primiera with all four suits beats yours, however poor it is."
    ),
    "primiera.missing_no": mark("Three sevens are not enough: one suit is missing, and Rosa has all four."),
    "primiera.end": mark(
        "It’s rare, but when it happens it hurts. Sevens first, sixes and aces next, and at least one card of "
        "every suit."
    ),
    "sevens.title": mark("Settebello and sevens"),
    "sevens.line": mark("The finest card, its three sisters, and how to guard them."),
    "sevens.fine": mark(
        "There it is, the settebello: a point by itself, a card of {coins}, and a seven for the primiera. No "
        "card is worth more."
    ),
    "sevens.two_cards": mark("With your {knave} you could take two cards. With your 7 only one. Well?"),
    "sevens.two_cards_yes": mark(
        "Two sevens in one capture, and the settebello is safe. That’s worth more than one extra card."
    ),
    "sevens.two_not": mark("One more card, yes. But then any seven takes the settebello from under your nose."),
    "sevens.two_cards_no": mark("And leave the settebello there for Rosa? Never."),
    "sevens.guard": mark(
        "Now you hold a 7, and there’s nothing for it to take. While other sevens are hidden, a 7 on the table "
        "is a present."
    ),
    "sevens.lay": mark("What do you play?"),
    "sevens.lay_yes": mark("Good: your 7 stays in your hand and waits for something to take."),
    "sevens.lay_seven": mark("Rosa says thank you: her 7 takes yours, and two sevens are in her pile."),
    "sevens.lay_no": mark("Keep the 7, play something else."),
    "sevens.makes_seven": mark("You don’t hold a seven. How many are there that you haven’t seen?"),
    "sevens.makes_seven_yes": mark("All four, the settebello among them."),
    "sevens.makes_seven_no": mark("None in your hand, none on the table: all four are hidden."),
    "sevens.no_sum": mark("So be careful what you add to this table. What do you play?"),
    "sevens.no_sum_yes": mark("A court card of {coins} comes home, and nothing on the table adds up to seven."),
    "sevens.sum_seven": mark(
        "Three and four make seven, and Rosa had the settebello: she brings it home with two cards."
    ),
    "sevens.no_sum_no": mark("Think of the 3 on the table."),
    "sevens.end": mark(
        "Take sevens when you can and don’t lay them. And don’t leave a seven in pieces: not four and three, not "
        "five and two, not six and ace."
    ),
}
