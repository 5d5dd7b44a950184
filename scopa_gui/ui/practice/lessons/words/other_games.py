"""The words of the lessons on Scopa d'Assi and fifteen."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "assi.title": mark("Scopa d'Assi"),
    "assi.line": mark("The ace takes the whole table."),
    "assi.ace": mark(
        "Another game, another king: here the ace takes everything that lies on the table. Everything, whatever it "
        "adds up to."
    ),
    "assi.no_scopa": mark("If you sweep with the ace, how many points for a scopa do you get?"),
    "assi.no_scopa_yes": mark("None. The cards are yours, but a scopa must be earned with an ordinary capture."),
    "assi.no_scopa_no": mark("That would be too cheap: the ace takes all, but it makes no scopa."),
    "assi.all": mark("The settebello, the {RD} and a six lie there. Now?"),
    "assi.all_yes": mark("Five cards, settebello and two of {coins} among them. For such a table an ace is made."),
    "assi.all_king": mark("One king, and the settebello stays for Rosa, who may have an ace as well."),
    "assi.all_no": mark("There is a fat table in front of you, and the ace in your hand."),
    "assi.on_table": mark("But when an ace already lies on the table, your ace takes just that one and nothing else."),
    "assi.keep": mark("So what do you play here?"),
    "assi.keep_yes": mark("The 4 takes the three and the ace out of the way, and your own ace is free again."),
    "assi.keep_ace": mark("An ace for an ace: you spend your strongest card on one small card."),
    "assi.keep_no": mark("Take that ace away without using your own."),
    "assi.wait": mark("Next turn your ace takes whatever has gathered, if Rosa lets it gather."),
    "assi.alone": mark(
        "One more rule: on an empty table the ace does not stay lying. It goes straight into your own pile, alone."
    ),
    "assi.save": mark(
        "Rosa has just swept. You hold two fives and the ace, and the other fives are gone. What do you play?"
    ),
    "assi.save_yes": mark("A 5 that only you can pair, and the ace stays in reserve."),
    "assi.save_ace": mark("It saves you for one turn, but the ace brings in one single card: itself."),
    "assi.save_no": mark("Which card can nobody equal?"),
    "assi.end": mark(
        "With the ace about: keep it for a full table, and while other aces are out, do not make the table full for "
        "somebody else."
    ),
    "fifteen.title": mark("Fifteen"),
    "fifteen.line": mark("Your card and what it takes make fifteen."),
    "fifteen.rule": mark(
        "Another way of taking: your card and the cards it takes must make fifteen together. So a 5 takes a king: five "
        "and ten."
    ),
    "fifteen.ways": mark(
        "Your {knave} is worth 8 and needs seven more: the 7 itself, or the three and the four. Here no single card "
        "goes first. You choose."
    ),
    "fifteen.knave": mark("Find the capture that brings most."),
    "fifteen.knave_yes": mark("Two cards of {coins} in one capture. A feast."),
    "fifteen.knave_seven": mark("A seven is fine for the primiera. But three cards, two of {coins}, are finer."),
    "fifteen.knave_no": mark("It makes fifteen, yes. But look at the {knave} and the suit of {coins}."),
    "fifteen.equal": mark(
        "And see: a king and a 7 lie there, and Rosa's 6 takes neither. Six needs nine, and there is no nine. Equal "
        "cards do not take each other here."
    ),
    "fifteen.guard": mark(
        "How do you guard a table here? To sweep, Rosa needs one card that brings it to fifteen, and her biggest card "
        "is ten."
    ),
    "fifteen.sum": mark("An ace lies there. If you lay the 4, what is on the table?"),
    "fifteen.sum_yes": mark("Five. And five and ten are fifteen."),
    "fifteen.sum_no": mark("One and four."),
    "fifteen.low": mark("So which card keeps her from sweeping for certain?"),
    "fifteen.low_yes": mark("Three on the table: even a king makes only thirteen. The less lies here, the safer."),
    "fifteen.low_four": mark("Five on the table, and she had a king: fifteen, scopa."),
    "fifteen.low_knight": mark("One and nine are ten: every 5 would sweep. And you lay a card of {coins} besides."),
    "fifteen.low_no": mark("Leave so little that not even a king reaches fifteen."),
    "fifteen.end": mark(
        "Four or less is always safe; otherwise leave a sum whose complement she cannot hold. The rest you know "
        "already."
    ),
    "escoba_dealer.title": mark("Escoba: the dealer's gift"),
    "escoba_dealer.line": mark("Fifteen or thirty on the first table."),
    "escoba_dealer.gift": mark(
        "In Escoba points are made before anybody has played. If the first four cards make fifteen, the dealer takes "
        "them with a scopa; if they make thirty, with two. Whoever deals looks there first."
    ),
    "escoba_dealer.total": mark("You dealt. How much do the four cards make?"),
    "escoba_dealer.total_yes": mark("Six, six, eight and ten: thirty."),
    "escoba_dealer.total_no": mark("The figures: {knave} 8, king 10."),
    "escoba_dealer.scope": mark("How many scope is that for you?"),
    "escoba_dealer.scope_yes": mark("Two, and all four cards besides. Fifteen would have been one."),
    "escoba_dealer.scope_no": mark("Thirty is twice fifteen."),
    "escoba_dealer.led": mark("After that the table is empty, and Rosa has to lay the first card: a 3."),
    "escoba_dealer.answer": mark("You can take nothing. What do you lay?"),
    "escoba_dealer.answer_yes": mark("Four on the table: even a king makes only fourteen. She cannot sweep."),
    "escoba_dealer.answer_seven": mark(
        "Three and seven are ten, and Rosa had the 5: fifteen, scopa, and the settebello with it."
    ),
    "escoba_dealer.answer_king": mark("Thirteen: every 2 would be a scopa."),
    "escoba_dealer.answer_no": mark("Four or less cannot be swept."),
    "escoba_dealer.hers": mark(
        "And the other way round: Rosa dealt, her four cards made fifteen. She has taken them, and you lead onto the "
        "empty table."
    ),
    "escoba_dealer.lead": mark("One scopa is enough. What do you play?"),
    "escoba_dealer.lead_yes": mark("The 4: to fifteen she would need an eleven."),
    "escoba_dealer.lead_knave": mark(
        "Eight and seven are fifteen, and Rosa had a 7. Two scope, and you have only played one card."
    ),
    "escoba_dealer.lead_king": mark("Any 5 takes the king for a scopa, and four of them are out."),
    "escoba_dealer.lead_no": mark("Lay so little that not even a king reaches fifteen."),
    "escoba_dealer.near": mark("One more first table. Rosa deals, and you play first. How much is there?"),
    "escoba_dealer.near_yes": mark("Fourteen: nothing for the dealer, by a single point."),
    "escoba_dealer.near_no": mark("Three, five, one and five."),
    "escoba_dealer.sweep": mark("And what do you make of it?"),
    "escoba_dealer.sweep_yes": mark("Your ace makes it fifteen: the scopa that the dealer missed is yours."),
    "escoba_dealer.sweep_knight": mark("Three cards. But there was a capture that leaves nothing at all."),
    "escoba_dealer.sweep_no": mark("What is missing to fifteen?"),
    "escoba_dealer.end": mark(
        "So in Escoba look twice before the first card: is it fifteen or thirty for the dealer, and what is missing "
        "for you?"
    ),
}
