"""Texts of the lessons on napola, re bello and cappotto, on Scopa d'Assi and on fifteen."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "napola.title": mark("The napola"),
    "napola.line": mark("Ace, 2, 3 of {coins} and on, without a gap."),
    "napola.what": mark(
        "At many tables one prize can be worth more than a whole round: the napola. Capture the ace, the 2 and "
        "the 3 of {coins} and you get three points, plus one for every card that follows without a gap."
    ),
    "napola.run": mark(
        "The round is over. Ace, 2, 3, 4 and 6 of {coins} are yours. How many points is that napola worth?"
    ),
    "napola.run_yes": mark("Four. The 5 is missing, so the 6 no longer counts."),
    "napola.run_no": mark("Start from the ace and stop at the first gap."),
    "napola.unbroken": mark(
        "And without the ace, the 2 or the 3 you get nothing at all. So three little cards that nobody looks at "
        "become the most valuable on the table. Here the napola counts; in your own matches you can add it to "
        "the rules."
    ),
    "napola.third": mark("You have already captured the ace and the 2 of {coins}. What do you play?"),
    "napola.third_yes": mark("A little 3, and three points are yours for good."),
    "napola.third_five": mark("A pair is a pair. But the {3D} is left for Rosa, and your whole napola with it."),
    "napola.third_seven": mark("Your 7 takes nothing here, and the {3D} is left for Rosa."),
    "napola.third_no": mark("One card on this table is worth three points today."),
    "napola.hers": mark(
        "Now the other way round. Rosa has captured the ace of {coins}, and you hold the 2. Once the 2 is in your "
        "pile, there is no napola for her."
    ),
    "napola.break": mark("What do you play?"),
    "napola.break_yes": mark("The 2 is home. Rosa can wait for the 3 as long as she likes."),
    "napola.break_seven": mark(
        "Three cards, but you took away the very 2 that yours could have captured. Now you may have to lay the {2D}."
    ),
    "napola.break_six": mark("And the {2D}? Right now it has something to take. Next time perhaps not."),
    "napola.break_no": mark("Think of the {2D}: how does it get home?"),
    "napola.seven": mark(
        "Now it gets serious: Rosa has captured all the {coins} from the 2 to the 7. Only the ace is missing, "
        "and it is in your hand."
    ),
    "napola.ace": mark("What do you play?"),
    "napola.ace_yes": mark("Good. As long as the ace isn’t on the table, Rosa’s seven points are only a dream."),
    "napola.ace_laid": mark(
        "The most expensive little card of the evening: an ace takes it, a 7 takes it with the 6, a king with the 9. "
        "Seven points for Rosa."
    ),
    "napola.ace_no": mark("Which card must not end up on the table?"),
    "napola.long": mark(
        "And now you. You have captured the 2, 3, 5, 6, 7 and 8 of {coins}. The ace is on the table, the 4 is in "
        "your hand, and nothing is left to deal."
    ),
    "napola.both": mark("Find the most valuable move of this lesson."),
    "napola.both_yes": mark(
        "Ace and 4 in one capture: from the ace to the 8 without a gap, eight points. A whole round rarely brings more."
    ),
    "napola.both_ace": mark(
        "The ace is home: three points. But your 4 stays in your hand, and without it the run ends at the 3."
    ),
    "napola.both_king": mark("Then Rosa takes the ace, and your fine run has no beginning."),
    "napola.both_no": mark("You want both the ace and the 4."),
    "napola.end": mark(
        "Where the napola counts, ask yourself about every small card of {coins}: whose run is it, and which "
        "card breaks it?"
    ),
    "re_bello.title": mark("The re bello"),
    "re_bello.line": mark("Where the {RD} is worth a point of its own."),
    "re_bello.what": mark(
        "Some tables give a fifth point: for the {RD}, the handsome king. That makes it a second settebello, and "
        "if you forget it you give a point away. Here it counts; in your matches you can add it to the rules."
    ),
    "re_bello.both_there": mark("The settebello is on the table, and the {RD} is in your hand. A point each."),
    "re_bello.both": mark("What do you play?"),
    "re_bello.both_yes": mark("Seven and three are ten: settebello and re bello with one move."),
    "re_bello.both_seven": mark(
        "The settebello is home. But the king still has to find something to take, and Rosa may snatch it from him."
    ),
    "re_bello.both_left": mark("The king is home, and the settebello is left for Rosa."),
    "re_bello.both_lay": mark("Two points are there for the taking, and you take neither?"),
    "re_bello.both_no": mark("There are two points in this. Look for ten."),
    "re_bello.kings": mark(
        "You hold the {RD}, and only an 8 is on the table. One king has been played. How many have you not seen yet?"
    ),
    "re_bello.kings_yes": mark("Two. And either of them would take yours."),
    "re_bello.kings_no": mark("Four in the pack: one has been played, one is yours."),
    "re_bello.keep": mark("What do you play?"),
    "re_bello.keep_yes": mark("Eleven on the table, and the king waits until there is something for him to take."),
    "re_bello.keep_king": mark("Rosa had a king. That was a point, and you served it to her yourself."),
    "re_bello.keep_no": mark("Keep the king."),
    "re_bello.take": mark(
        "The last cards: Rosa has a 2, a 4 and a king. The six takes the six, the king takes the king. Which first?"
    ),
    "re_bello.take_yes": mark("The king, of course: the re bello does not wait."),
    "re_bello.take_six": mark("And Rosa’s king takes the {RD} and sweeps the table as well: two points at one stroke."),
    "re_bello.take_lay": mark("Rosa doesn’t need to be asked twice: her king takes the {RD}."),
    "re_bello.take_no": mark("Which card on the table is worth a point?"),
    "re_bello.end": mark(
        "Treat the {RD} like the settebello: bring him home as soon as you can, and don’t lay him while other "
        "kings are still around."
    ),
    "cappotto.title": mark("The cappotto"),
    "cappotto.line": mark("All ten {coins}, and the match is over."),
    "cappotto.what": mark(
        "Where the cappotto is played, no lead is safe: capture all ten {coins} and you win the match at once. "
        "It is rare, but it catches anyone who isn’t counting."
    ),
    "cappotto.coins": mark(
        "Rosa has captured seven cards of {coins}. The 5 is on the table, and nothing is left to deal. How many "
        "{coins} does she hold?"
    ),
    "cappotto.coins_yes": mark("Two. With the 5 she would have all ten."),
    "cappotto.coins_no": mark("Ten in all: seven are hers, one is on the table, and you hold none."),
    "cappotto.one": mark("What do you play?"),
    "cappotto.one_yes": mark("A single card of {coins} in your pile, and there’s no more cappotto."),
    "cappotto.one_lay": mark("Her 8 takes the 5, and you can’t get at her 2 any more. The match is lost."),
    "cappotto.one_no": mark("You need one card of {coins}, whatever it costs."),
    "cappotto.yours": mark("This time Rosa has eight. The 4 is on the table, the 2 is in your hand."),
    "cappotto.hold": mark("What do you play?"),
    "cappotto.hold_yes": mark("The 2 stays in your hand. Without it there’s no cappotto for Rosa."),
    "cappotto.hold_two": mark(
        "Her 2 takes yours. You can’t capture anything more, and in the end she gets the 4 as well: ten."
    ),
    "cappotto.hold_no": mark("Which card must she not get?"),
    "cappotto.nine": mark(
        "Now you: nine are yours, and the tenth, the 6, is in your hand. If you lay it, it’s lost: it has to "
        "capture something to come home."
    ),
    "cappotto.build": mark("Rosa holds an 8 and two kings. What do you play?"),
    "cappotto.build_yes": mark("Rosa can’t take it. And an ace and a 5 together make six."),
    "cappotto.build_six": mark("Nobody can take it, not even you. In the end it goes to Rosa, who took last."),
    "cappotto.build_no": mark("What could your 6 take later?"),
    "cappotto.wait": mark(
        "Patience: ace, then 5, and the 6 takes both. All ten are yours, and the match is over, whatever the score."
    ),
    "cappotto.last_coin": mark(
        "Nine again, but this time Rosa has the tenth, the 6, and a 5 as well. You hold a 5, a 6 and a 7."
    ),
    "cappotto.bait": mark("She has to play her 6 sooner or later. What do you play so that you’re the one to take it?"),
    "cappotto.bait_yes": mark("Your 5 and your 6 wait for hers."),
    "cappotto.bait_six": mark("Her 6 takes yours, and there goes the cappotto."),
    "cappotto.bait_five": mark("Five and ace make six: her 6 takes both, and that’s a scopa, too."),
    "cappotto.bait_no": mark("Keep the cards that can take hers."),
    "cappotto.caught": mark("Five takes five, she has to give up the 6, and yours takes it. Ten out of ten!"),
    "cappotto.end": mark(
        "Count the {coins} from the first capture on. Once seven are in one pile, think of nothing else."
    ),
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
