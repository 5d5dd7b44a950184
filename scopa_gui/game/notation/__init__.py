"""Notation: a match, a deal, a position, a setup, a puzzle or rules as a text to share. This is version 1.

A text is words of printable ASCII, separated by any spaces and line breaks. The first word is ``scopa``, the second the
version of the notation in digits, the third the kind: ``match``, ``deal``, ``position``, ``setup``, ``puzzle`` or
``rules``. Then come the parts, each once and in the order given below: a word that ends in a colon names a part, and
the words up to the next name are its contents. An empty part is ``-``. The last part is ``check:`` with eight
lower-case hexadecimal digits, the CRC-32 (that of zlib, PNG and ISO 3309) of all words before ``check:``, joined by
single spaces. A text has at most 50,000 characters. In a file it is UTF-8; the name of the file ends in ``.scopa``, and
its type is ``text/x-scopa``.

A card is its rank, then its suit: ``A 2 3 4 5 6 7 F C R`` and ``D C B S``. ``7D`` is the settebello, ``FC`` the fante
di coppe. A move is the card played, then ``=`` and the cards that it takes, joined by ``+``, as in ``7D=4C+3B``. A card
that takes nothing is alone, as in ``7D``; an ace that goes to its player's pile without another card is ``AD=AD``.
Seats count counter-clockwise, the usual order of play. The side of a seat is seat modulo number of sides.

``rules:`` is the key of a game (engine/variants.py) and a number of players that can play it, then an ``option=value``
for each option that differs from this game. Options and values are those of engine/rules.py, with ``yes``, ``no`` and
whole numbers; ``dealer_bonus`` has totals and scope as in ``15/1,30/2``, or ``none``. If no game is for this number of
players, ``players`` is an option too: ``scopa 2 players=5 deal=scientifico``.

``deal:`` is the seed of a match, which decides the first dealer and all packs. It has 1 to 64 letters, digits and
``. _ - /``; the program makes up to twelve lower-case hexadecimal digits. With Python's ``random`` (MT19937, seeded
with a text, version 2) the first dealer is ``Random(f"{deal}/dealer").randrange(players)``. The pack of smazzata n,
from 0, is ``list(range(40))`` after ``Random(f"{deal}/{n}").shuffle``, with its top card first; a card is
``suit * 10 + rank - 1``. If the rules require a new deal, the same generator shuffles ``list(range(40))`` again.
engine/dealing.py says how the cards are dealt from the pack.

``seats:`` has the players by seat: ``human``, or the key of a level (ai/levels.py). Seat 0 is the person who shares the
text; if no seat is ``human``, only the computer played.

- ``match``, a finished one: ``rules: deal: seats: dealer:``, where the dealer is the first one; then a part for each
  smazzata, named ``1:``, ``2:`` and so on, with the first table cards, a ``|`` and all moves; then ``result:``, the
  points by side. Dealer, first table cards and result are there for readers and must agree with the rest.
- ``deal``, for others to play: ``rules: deal: seats:``.
- ``position``, what the seat to play knows; this is seat 0: ``rules:``, ``table:`` the first table cards, ``moves:`` of
  this smazzata so far, ``hand:`` its cards, ``totals:`` the points of the match by side before this smazzata, and
  ``seats:`` as above, or ``-`` if unknown. Hidden cards cannot be written.
- ``setup``, a moment that a player has put together: ``rules:``, ``turn:`` the seat to play, ``hands:`` the known cards
  of each seat with a ``|`` between seats, ``table:``, ``piles:`` by side with bars, ``taker:`` the seat that took last
  or ``-``, ``scope:`` by side, ``stock:`` from the top or ``-``, ``first:`` and ``moves:`` the first table cards and
  the moves that led here, or ``-``, ``totals: seats:`` as above. It may lack cards or be impossible, because players go
  on editing it.
- ``rules``, those that a player has made: ``rules:`` as above, with the game from which they were made, and ``name:``,
  words of up to 40 characters in all, including spaces. Words are written as in URLs (RFC 3986): letters and digits of
  ASCII and ``_ . ~`` stay, also ``-`` in a longer word; all other characters are the bytes of their UTF-8, each as
  ``%`` and two upper-case hexadecimal digits.
- ``puzzle``: a position, then ``best:`` and ``tempting:``, two legal moves, ``theme:`` the tactic that the tempting one
  violates, or ``-``, ``part:`` the part of the count that it costs most, or ``-``, and ``difficulty:`` from 1 to 5, or
  0 if unknown.

Mails and forums surround a text by other words and break and quote its lines; found_text.py finds and repairs it, and
the checksum must then be right. A writer writes a complete and clean text.

A reader checks in this order: is it a text of Scopa, is the version known, is it complete, is the checksum right, are
the contents of every part possible, is every move legal. Other versions are refused.

    scopa 1 position rules: scopa 2 table: 5B 6C 2S RD moves: 7C=5B+2S hand: AB 4D 7S totals: 3 5 seats: - check: ...
"""
