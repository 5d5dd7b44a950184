"""The words of the first lessons: taking, the points, the sevens."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "taking.title": mark("Taking cards"),
    "taking.line": mark("One card from your hand, and what it finds on the table."),
    "taking.hello": mark(
        "Sit down, welcome! These three cards are yours. On your turn you play one of them, always exactly one."
    ),
    "taking.equal": mark(
        "A card takes its equal. There is a 5 on the table and a 5 in your hand: they belong together."
    ),
    "taking.five": mark("Play your 5 and take the other one."),
    "taking.five_yes": mark("There. Both cards go face down onto your pile: the one you took and the one you played."),
    "taking.five_no": mark("You may, but first let me see the 5 take the 5."),
    "taking.stays": mark(
        "Rosa plays a 6. No 6 lies there, and nothing adds up to six. So her card stays on the table, open for anybody."
    ),
    "taking.sum": mark(
        "A card can also take several at once, if they add up to its value. Your 3 looks at the 2 and the ace: two and "
        "one make three."
    ),
    "taking.three": mark("Take both with your 3."),
    "taking.three_yes": mark("Well done: three cards for your pile with a single play."),
    "taking.three_no": mark("That would take something too. But now I want to see your 3 at work."),
    "taking.figures": mark(
        "The figures have values, too: {knave} 8, {knight} 9, king 10. The ace is worth 1. Rosa's {knight} takes "
        "nothing here and stays."
    ),
    "taking.choice": mark(
        "New cards. Your 7 can take in two ways: five and two, or four and three. The choice is yours. Which do you "
        "like better?"
    ),
    "taking.choice_yes": mark(
        "Good eye. Both ways bring two cards, but here one of them is of {coins}, and that suit counts at the end."
    ),
    "taking.choice_plain": mark(
        "It makes seven as well. But look at the suits: the other way brings home a card of {coins}."
    ),
    "taking.choice_no": mark("Look at your 7: it takes two cards, and one of them may be of {coins}."),
    "taking.end": mark(
        "That is nearly the whole game: play one, take its equal or a sum, or leave it lying. The rest is knowing what "
        "to leave to the others."
    ),
    "traps.title": mark("Traps of the rule"),
    "traps.line": mark("Equal before sum, and a card that can take must take."),
    "traps.love": mark(
        "Your 7 has its eye on the 3 and the 4: seven together, and one of them is of {coins}. Lovely, isn't it?"
    ),
    "traps.seven": mark("Play your 7 and see what happens."),
    "traps.seven_yes": mark("It took the other 7, and nothing else was allowed."),
    "traps.seven_no": mark("The 7 first, please. I want you to see what it does."),
    "traps.equal_first": mark(
        "That is the first trap: an equal card goes before a sum. As long as a 7 lies there, a 7 takes the 7 and never "
        "three and four."
    ),
    "traps.must": mark(
        "Second trap: a card that can take must take. You cannot put your 6 down quietly beside the 4 and the 2: it "
        "takes them."
    ),
    "traps.lay": mark(
        "But nobody forces you to play the 6. Suppose you want to take nothing at all: which card can you put down?"
    ),
    "traps.lay_yes": mark("Right: no ace lies there, and no sum makes one. Your ace just stays."),
    "traps.lay_no": mark("Watch out: that one takes. Look for sums: four and two, eight and two."),
    "traps.which": mark(
        "Third trap: two sixes lie there and you hold a third. It takes only one of them, and you say which."
    ),
    "traps.which_yes": mark("Of course: the one of {coins}. When the value is the same, look at the suit."),
    "traps.which_plain": mark("A six for a six. But the other one is of {coins}, and that suit counts at the end."),
    "traps.which_no": mark("Why leave the sixes to Rosa? Take one: the better one."),
    "traps.end": mark(
        "Equal first; a card that can take must take; one of several equals. With these three you will never be told "
        "off at a bar table."
    ),
    "scopa.title": mark("The scopa"),
    "scopa.line": mark("Sweep the table: a point at once."),
    "scopa.look": mark(
        "Scopa means broom. Take everything that lies on the table with one card, and you have swept it: a point, at "
        "once."
    ),
    "scopa.king": mark("Add up what lies there. Do you see it?"),
    "scopa.king_yes": mark(
        "Scopa! Four, two, one and three make ten. The king stays face up across your pile, so that all can see it."
    ),
    "scopa.king_no": mark("That leaves something lying. One of your cards takes all four: add them up once more."),
    "scopa.must_lay": mark("And now poor Rosa: the table is empty, so she can only lay a card. It is a 5."),
    "scopa.again": mark("A single card on the table ... What do you do?"),
    "scopa.again_yes": mark("Scopa again! Two points in one breath."),
    "scopa.again_no": mark("You let it lie? Its twin is in your hand."),
    "scopa.once_more": mark("Rosa must lay again. After a scopa the next one always plays onto an empty table."),
    "scopa.price": mark(
        "Remember her face: half of this game is making scope, and the other half is not giving any. That has a lesson "
        "of its own."
    ),
    "scopa.last": mark(
        "Now the very last card of the smazzata; that is what a round with all forty cards is called. "
        "You hold it, and it takes the only card on the table."
    ),
    "scopa.none": mark("How many points for a scopa is that worth?"),
    "scopa.none_yes": mark("None, exactly. The last card of all takes, but it never makes a scopa."),
    "scopa.none_no": mark(
        "You would think so. But the last card of all never makes a scopa: otherwise the dealer would have it too easy."
    ),
    "scopa.taken": mark("The cards are yours, the broom stays in its corner."),
    "count.title": mark("Counting the points"),
    "count.line": mark("Four points wait in the piles, and the scope on top."),
    "count.end_of_hand": mark(
        "The cards are all played. On the left what you have captured, on the right Rosa's. Now we count. There are "
        "four points to win, and the scope come on top."
    ),
    "count.cards": mark("First: who has more cards? How many have you?"),
    "count.cards_yes": mark("Twenty-one of forty: more than half, so the point for cards is yours."),
    "count.cards_no": mark("Count again, row by row, suit by suit."),
    "count.coins": mark("Second: {coins}. How many of that suit have you?"),
    "count.coins_yes": mark("Four of ten. Rosa has six, so this point is hers."),
    "count.coins_no": mark("Only the suit of {coins}: the first row."),
    "count.settebello": mark("Third: the settebello, the {7D}. It alone is worth a point, and it lies in your pile."),
    "count.primiera": mark(
        "Fourth: the primiera. It has a lesson of its own; for now: whoever has more sevens usually gets it. Who gets "
        "it here?"
    ),
    "count.primiera_yes": mark("Three sevens against one: yours."),
    "count.primiera_no": mark("Look for the sevens in both piles."),
    "count.points": mark("You also made one scopa, and Rosa two. So how many points have you in all?"),
    "count.points_yes": mark(
        "Cards, settebello, primiera and a scopa: four. Rosa has three. That is how a smazzata is won."
    ),
    "count.points_no": mark("One by one: cards, {coins}, settebello, primiera, and then your scopa."),
    "count.level": mark("Another smazzata. You have twenty cards and Rosa has twenty. Who gets the point for cards?"),
    "count.level_yes": mark("Nobody. When it is level the point stays in the pack."),
    "count.level_no": mark("Twenty is not more than twenty."),
    "count.level_coins": mark("And the point for {coins}? Count yours."),
    "count.level_coins_yes": mark("Five and five: nobody again."),
    "count.level_coins_no": mark("You have five, so Rosa has five as well."),
    "count.end": mark(
        "So the twenty-first card and the sixth of {coins} are worth a point each. A player at the table always knows "
        "how many are still missing."
    ),
    "primiera.title": mark("The primiera"),
    "primiera.line": mark("Your best card of each suit, with values of its own."),
    "primiera.values": mark(
        "For the primiera the cards have values of their own:\n7 = 21, 6 = 18,\nace = 16, 5 = 15,\n4 = 14, 3 = 13,\n2 "
        "= 12, every figure = 10."
    ),
    "primiera.four": mark("Of each suit only your best card counts, so four cards in all. Here they are lit."),
    "primiera.best": mark("Look at this row. You have a 4, an ace, a 3 and the figures. What is the best card worth?"),
    "primiera.best_yes": mark("Yes: the ace, 16. Little in a capture, but third best in the primiera."),
    "primiera.best_no": mark("Sevens first, then sixes, and then? The small one people forget."),
    "primiera.sum": mark("Now add up: 7, 7, 6 and ace."),
    "primiera.sum_yes": mark("21 + 21 + 18 + 16 = 76. Four sevens would be 84, the best there is."),
    "primiera.sum_no": mark("21 and 21 for the sevens, 18 for the six, 16 for the ace."),
    "primiera.who": mark("Rosa's best: two sevens and two sixes. Who wins the primiera?"),
    "primiera.who_yes": mark("Rosa, with 78 against your 76."),
    "primiera.who_no": mark("Add up hers: 21 + 21 + 18 + 18."),
    "primiera.two_each": mark(
        "You see: when the sevens are two and two, the sixes decide, and then the aces. So take sixes while nobody is "
        "looking."
    ),
    "primiera.no_swords": mark(
        "One more thing. Here you have three sevens and a fine pile. But look at the last row: not one card of "
        "{swords}."
    ),
    "primiera.missing": mark("Who wins this primiera?"),
    "primiera.missing_yes": mark(
        "Rosa. A suit is missing from yours, and a primiera with all four suits beats it, however poor it is."
    ),
    "primiera.missing_no": mark("Three sevens are not enough: one suit is missing, and Rosa has all four."),
    "primiera.end": mark(
        "It happens rarely, but when it does it hurts. Sevens first, sixes and aces next, and one card at least of "
        "every suit."
    ),
    "sevens.title": mark("Settebello and sevens"),
    "sevens.line": mark("The finest card, its three sisters, and how to guard them."),
    "sevens.fine": mark(
        "There it lies, the settebello: a point by itself, a card of {coins}, and a seven for the primiera. No card is "
        "worth more."
    ),
    "sevens.two_cards": mark("With your {knave} you could take two cards. With your 7 only one. Well?"),
    "sevens.two_cards_yes": mark(
        "Two sevens in one capture, and the settebello is safe. That is worth more than one card extra."
    ),
    "sevens.two_not": mark("One card more, yes. But any seven then takes the settebello from under your nose."),
    "sevens.two_cards_no": mark("And the settebello stays there for Rosa? Never."),
    "sevens.guard": mark(
        "Now you hold a 7, and there is nothing for it to take. While other sevens are hidden, a 7 on the table is a "
        "present."
    ),
    "sevens.lay": mark("What do you play?"),
    "sevens.lay_yes": mark("Good: your 7 stays in your hand and waits for something to take."),
    "sevens.lay_seven": mark("Rosa says thank you: her 7 takes yours, and two sevens are in her pile."),
    "sevens.lay_no": mark("Keep the 7, play something else."),
    "sevens.makes_seven": mark("You hold no seven. How many are there that you have not seen?"),
    "sevens.makes_seven_yes": mark("All four, the settebello among them."),
    "sevens.makes_seven_no": mark("None in your hand, none on the table: all four are hidden."),
    "sevens.no_sum": mark("So be careful what you add to this table. What do you play?"),
    "sevens.no_sum_yes": mark("A figure of {coins} comes home, and nothing on the table adds up to seven."),
    "sevens.sum_seven": mark(
        "Three and four make seven, and Rosa had the settebello: with two cards, it comes home to her."
    ),
    "sevens.no_sum_no": mark("Think of the 3 that lies there."),
    "sevens.end": mark(
        "Take sevens when you can, do not lay them, and leave no seven in pieces: neither four and three, nor five and "
        "two, nor six and ace."
    ),
}
