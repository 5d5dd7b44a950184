"""Texts of the lessons on Scopa d'Assi and on fifteen."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "assi.title": mark("Scopa d’Assi"),
    "assi.line": mark("The ace takes the whole table."),
    "assi.ace": mark(
        "Another game, another king: here the ace takes everything on the table. Everything, whatever it adds up to."
    ),
    "assi.no_scopa": mark("If you sweep with the ace, how many scopa points do you get?"),
    "assi.no_scopa_yes": mark("None. The cards are yours, but you have to earn a scopa with an ordinary capture."),
    "assi.no_scopa_no": mark("That would be too cheap: the ace takes everything, but it doesn’t make a scopa."),
    "assi.all": mark("The settebello, the {RD}, a 6 and a 3 are on the table. What now?"),
    "assi.all_yes": mark(
        "Five cards, two of {coins}, and one of those is the settebello. Aces are made for a table like this."
    ),
    "assi.all_king": mark("One king, and you leave the settebello for Rosa, who may have an ace as well."),
    "assi.all_no": mark("There’s a rich table in front of you, and an ace in your hand."),
    "assi.on_table": mark(
        "But when there’s already an ace on the table, your ace takes just that one and nothing else."
    ),
    "assi.keep": mark("So what do you play here?"),
    "assi.keep_yes": mark("The 4 takes the 3 and the ace out of the way, and your own ace is free again."),
    "assi.keep_ace": mark("An ace for an ace: you spend your strongest card on one small card."),
    "assi.keep_no": mark("Get that ace out of the way without using your own."),
    "assi.wait": mark("Next turn your ace takes everything that has piled up, if Rosa lets it pile up."),
    "assi.alone": mark(
        "One more rule: on an empty table the ace doesn’t stay. It goes straight to your own pile, alone."
    ),
    "assi.save": mark(
        "Rosa has just swept. You hold two fives and an ace, and the other fives have been played. What do you play?"
    ),
    "assi.save_yes": mark("A 5 that only you can pair, and the ace stays in reserve."),
    "assi.save_ace": mark("It saves you for one turn, but the ace brings in a single card: itself."),
    "assi.save_no": mark("Which card can nobody pair?"),
    "assi.end": mark(
        "When aces take everything: keep yours for a full table. While other aces are unplayed, don’t fill the "
        "table for somebody else."
    ),
    "fifteen.title": mark("Fifteen"),
    "fifteen.line": mark("Your card and what it takes make fifteen."),
    "fifteen.rule": mark(
        "There’s another way to take: your card and the cards it takes must make fifteen together. So a 5 takes "
        "a king: five and ten."
    ),
    "fifteen.ways": mark(
        "Your {knave} is worth 8 and needs seven more: the 7 itself, or the 3 and the 4. Here a single card "
        "doesn’t come first. You choose."
    ),
    "fifteen.knave": mark("Find the capture that brings you the most."),
    "fifteen.knave_yes": mark("Two cards of {coins} in one capture. A feast."),
    "fifteen.knave_seven": mark("A seven is good for the primiera. But three cards, two of {coins}, are better."),
    "fifteen.knave_no": mark("It makes fifteen, yes. But look at your {knave} and at the suit of {coins}."),
    "fifteen.equal": mark(
        "And see: a king and a 7 are on the table, and Rosa’s 6 takes neither. Six needs nine, and there’s no "
        "nine. Cards of the same rank don’t take each other here."
    ),
    "fifteen.guard": mark(
        "How do you guard a table here? To sweep, Rosa needs one card that brings it to fifteen, and no card is "
        "worth more than ten."
    ),
    "fifteen.sum": mark("There’s an ace on the table. If you lay the 4, what does it add up to?"),
    "fifteen.sum_yes": mark("Five. And five and ten are fifteen."),
    "fifteen.sum_no": mark("One and four."),
    "fifteen.low": mark("So which card makes sure she can’t sweep?"),
    "fifteen.low_yes": mark("Three on the table: even a king makes only thirteen. The less you leave here, the safer."),
    "fifteen.low_four": mark("Five on the table, and she had a king: fifteen, scopa."),
    "fifteen.low_knight": mark("One and nine are ten: any 5 would sweep. And you lay a card of {coins} as well."),
    "fifteen.low_no": mark("Leave so little that not even a king reaches fifteen."),
    "fifteen.end": mark(
        "Four or less is always safe; otherwise leave a sum that would need a card she can’t have. You know the "
        "rest already."
    ),
    "escoba_dealer.title": mark("Escoba: the dealer’s gift"),
    "escoba_dealer.line": mark("Fifteen or thirty in the first four cards."),
    "escoba_dealer.gift": mark(
        "In Escoba you can score before anybody has played. If the first four cards make fifteen, the dealer "
        "takes them and scores a scopa; if they make thirty, two. The dealer looks there first."
    ),
    "escoba_dealer.total": mark("You dealt. What do the four cards add up to?"),
    "escoba_dealer.total_yes": mark("Six, six, eight and ten: thirty."),
    "escoba_dealer.total_no": mark("The court cards: {knave} 8, king 10."),
    "escoba_dealer.scope": mark("How many scopas is that for you?"),
    "escoba_dealer.scope_yes": mark("Two, and all four cards as well. For fifteen it would have been one."),
    "escoba_dealer.scope_no": mark("Thirty is twice fifteen."),
    "escoba_dealer.led": mark("After that the table is empty, and Rosa has to lay the first card: a 3."),
    "escoba_dealer.answer": mark("You can’t take anything. What do you lay?"),
    "escoba_dealer.answer_yes": mark("Four on the table: even a king makes only fourteen. She can’t sweep."),
    "escoba_dealer.answer_seven": mark(
        "Three and seven are ten, and Rosa had the 5: fifteen, scopa, and the settebello with it."
    ),
    "escoba_dealer.answer_king": mark("Thirteen: any 2 would be a scopa."),
    "escoba_dealer.answer_no": mark("Four or less can’t be swept."),
    "escoba_dealer.hers": mark(
        "And the other way round: Rosa dealt, and the first four cards made fifteen. She has taken them, and you "
        "lead to an empty table."
    ),
    "escoba_dealer.lead": mark("One scopa is enough. What do you play?"),
    "escoba_dealer.lead_yes": mark("The 4: she’d need an eleven to make fifteen."),
    "escoba_dealer.lead_knave": mark(
        "Eight and seven are fifteen, and Rosa had a 7. That’s two scopas, and you’ve only played one card."
    ),
    "escoba_dealer.lead_king": mark("Any 5 takes the king for a scopa, and all four are still unplayed."),
    "escoba_dealer.lead_no": mark("Lay so little that not even a king reaches fifteen."),
    "escoba_dealer.near": mark(
        "Once more, the first four cards. Rosa deals, and you play first. What do they add up to?"
    ),
    "escoba_dealer.near_yes": mark("Fourteen: one short, so nothing for the dealer."),
    "escoba_dealer.near_no": mark("Three, five, one and five."),
    "escoba_dealer.sweep": mark("And what do you make of it?"),
    "escoba_dealer.sweep_yes": mark("Your ace makes it fifteen: the scopa that the dealer missed is yours."),
    "escoba_dealer.sweep_knight": mark("Three cards. But there was a capture that leaves nothing at all."),
    "escoba_dealer.sweep_no": mark("How much more do you need for fifteen?"),
    "escoba_dealer.end": mark(
        "So in Escoba, look twice before the first card: is it fifteen or thirty for the dealer, and what do you need?"
    ),
}
