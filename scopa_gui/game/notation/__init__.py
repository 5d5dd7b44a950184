"""A match, a deal, a position, a puzzle or rules as text that people and programs read: version 1 of the notation.

The envelope. A text is words separated by spaces, line breaks or both, in any number: line breaks have no meaning.
Every word is printable ASCII. The first three are ``scopa``, the version of the notation in digits, here ``1``, and
the kind: ``match``, ``deal``, ``position``, ``setup``, ``puzzle`` or ``rules``. Parts follow, in the order given below
and each once: a word that ends in a colon names a part, the words up to the next one are its contents; ``-`` means
nothing. The last part is ``check:`` with eight lower-case hexadecimal digits: the CRC-32 (that of zlib, PNG and ISO
3309) of all words before ``check:``, joined by single spaces. A text has at most 50,000 characters; in a file it is
UTF-8, the file's name ends in ``.scopa``, its type is ``text/x-scopa``.

Cards are rank then suit: ``A 2 3 4 5 6 7 F C R`` and ``D C B S``: ``7D`` is the settebello, ``FC`` the fante di coppe.
A move is the card played, and after ``=`` the cards that it takes, joined by ``+``: ``7D=4C+3B`` takes, ``7D`` lays,
``AD=AD`` is an ace that goes to its player's own pile alone. Seats count counter-clockwise, the order of play under the
usual rules. Sides count as seats do: side = seat modulo the number of sides.

``rules:`` is a game of engine/variants.py by its key, a number of players it is offered for, and then, as
``option=value``, everything that differs from it: the options of engine/rules.py with the texts of their values,
``yes`` and ``no``, whole numbers, and for ``dealer_bonus`` totals and scope as in ``15/1,30/2``, or ``none``. If no
game is offered for that number, ``players`` is itself an option: ``scopa 2 players=5 deal=scientifico``.

``deal:`` is the number of a match: it decides the first dealer and all packs. It has 1 to 64 letters, digits and
``. _ - /``; the program's own are up to twelve lower-case hexadecimal digits. With Python's ``random`` (MT19937, seeded
with a text, version 2) the first dealer is ``Random(f"{deal}/dealer").randrange(players)``, and the pack of smazzata n,
from 0, is ``list(range(40))`` after ``Random(f"{deal}/{n}").shuffle``, a card being ``suit * 10 + rank - 1``, the first
on top. Where the rules require a new deal, the same generator shuffles ``list(range(40))`` again. Dealing from a pack,
by packets and turned-up cards, is in engine/dealing.py.

``seats:`` says who sits where: ``human``, or a level of ai/levels.py (``maestro``); seat 0 is the person who shares it,
or nobody is ``human`` and the match was watched.

- ``match``, one that is over: ``rules: deal: seats: dealer:``, the seat that deals first; then each smazzata, a part
  named by its number from ``1:`` on, with the cards turned up at first, a ``|``, and all its moves; and ``result:``,
  the points by side. Dealer, turned-up cards and result follow from the rest, for readers; they must agree with it.
- ``deal``, to be played: ``rules: deal: seats:``.
- ``position``, what the seat whose turn it is knows, which is seat 0 here: ``rules: table:``, the cards turned up at
  first, ``moves:`` of this smazzata so far, ``hand:`` its cards, ``totals:`` the points of the match by side before
  this smazzata, ``seats:`` as above or ``-`` where that is not known. No hidden card can be written.
- ``setup``, a moment that somebody has set up: ``rules: turn:``, the seat that plays next, ``hands:`` the known cards
  of each seat's hand with a ``|`` between one and the next, ``table:``, ``piles:`` by side with bars, ``taker:`` the
  seat that took last or ``-``, ``scope:`` by side, ``stock:`` from the top or ``-``, ``first:`` and ``moves:`` the
  cards turned up at first and the moves that led here, or ``-``, ``totals: seats:`` as above. It may lack cards, or be
  impossible: it is meant to be edited further.
- ``rules``, somebody's own: ``rules:`` as above, from the game that they were made from, and ``name:``, words of up to
  40 letters in all, spaces included. Each is written as in the address of a page (RFC 3986): letters and digits of
  ASCII and ``_ . ~`` as they are, and ``-`` in a longer word; every other letter as the bytes of its UTF-8, each ``%``
  and two upper-case hexadecimal digits.
- ``puzzle``: a position, then ``best:`` and ``tempting:``, two legal moves, ``theme:`` the tactic that the tempting one
  goes against, or ``-``, ``part:`` the part of the count that it costs most, or ``-``, and ``difficulty:`` 1 to 5, or
  0.

Anything may surround a text, and mails and forums break and quote its lines: found_text.py says what is mended, and
the sum decides. A text that is written is whole and clean.

A program that reads asks in this order: is it a text of Scopa, is its version known, is it whole, is the sum right,
does every part say what it must, is every move legal. Other versions are refused.

    scopa 1 position rules: scopa 2 table: 5B 6C 2S RD moves: 7C=5B+2S hand: AB 4D 7S totals: 3 5 seats: - check: ...
"""
