"""Shared texts as mails, messengers and forums leave them: read as they were written, or refused with the true reason.

Every kind of text is wrapped and damaged in hundreds of ways. What only stands around it, or tears its lines, is read;
what takes something away is told as what it is; nothing else is ever raised.
"""

import html
import quopri
from functools import cache
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.puzzles.shared_text import puzzle_text, shared_in
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.view import view_of
from scopa_gui.game.notation.envelope import Fault, TextFault
from scopa_gui.game.notation.found_text import MOST_AROUND, decoded
from scopa_gui.game.notation.written_match import SharedDeal, deal_text, match_text
from scopa_gui.game.notation.written_named_rules import SharedRules, named_rules_text
from scopa_gui.game.notation.written_position import position_text
from scopa_gui.game.notation.written_setup import setup_text
from scopa_gui.game.stored_match import PlayedMatch
from scopa_gui.game.table import level_seats
from tests.coach.test_shared_text import POSITION, PUZZLE
from tests.engine.worlds import NAMED
from tests.game.sharing import played_out
from tests.game.test_shared_match import EXAMPLE
from tests.tiers import examples


@cache
def texts():
    """A text of every kind, short and long, of two players and more."""
    scopone = NAMED["scopone_scientifico 4"]
    position = deal_smazzata(NAMED["scopa 2"], Random(4))
    for _ in range(7):
        position = position.play(position.legal_moves()[0])
    view = view_of(position, position.turn)
    whole = PlayedMatch(played_out(scopone, "9f3a0c2e77b1", 3), level_seats(scopone, "maestro", "rosa"))
    return {
        "match": EXAMPLE,
        "long match": match_text(whole),
        "deal": deal_text(SharedDeal(scopone, "9f3a0c2e77b1", level_seats(scopone, "rosa", "rosa"))),
        "position": POSITION,
        "position on the way": position_text(view),
        "puzzle": PUZZLE,
        "puzzle that ships": puzzle_text(shipped()[40]),
        "setup": setup_text(setup_seen(view)),
        "rules": named_rules_text(SharedRules(NAMED["scopa 2"], "scopa", "Così da noi - 2")),
    }


KINDS = sorted(texts())


def wrapped(text, width, between="\n"):
    """Broken after so many letters, inside a word or not, as mail programs do."""
    line = " ".join(text.split())
    return between.join(line[at : at + width] for at in range(0, len(line), width))


def softly(text, width, between="\n"):
    """Broken at spaces alone."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return between.join(lines)


HARMLESS = {
    "words before": lambda text: f"Ciao Anna,\nlook at this one: {text}",
    "words after": lambda text: f"{text}\n-- \nUgo, Bologna. PS: scopa at 8?",
    "words all around": lambda text: (
        f"I played scopa 3 times. Here is scopa 1 match, then:\n\n{text}\n\nCheck: it is good!"
    ),
    "glued between words": lambda text: f"here:{text}.",
    "quoted by a mail": lambda text: "\n".join(f"> {line}" for line in softly(text, 70).splitlines()),
    "quoted twice": lambda text: "\n".join(f">> {line}" for line in softly(text, 66).splitlines()),
    "quoted three times with spaces": lambda text: "\n".join(f"> > > {line}" for line in softly(text, 60).splitlines()),
    "quoted with bars": lambda text: "\n".join(f"| {line}" for line in softly(text, 70).splitlines()),
    "in quotes": lambda text: f'"{text}"',
    "in typographic quotes": lambda text: f"\N{LEFT DOUBLE QUOTATION MARK}{text}\N{RIGHT DOUBLE QUOTATION MARK}",
    "in guillemets": lambda text: f"«\N{NO-BREAK SPACE}{text}\N{NO-BREAK SPACE}»",
    "in German quotes": lambda text: f"„{text}“",
    "in backticks": lambda text: f"`{text}`",
    "in a code fence": lambda text: f"```\n{text}\n```",
    "in a code fence with a name": lambda text: f"~~~text\n{text}\n~~~",
    "in a forum's code": lambda text: f"[code]{text}[/code]",
    "in a forum's quote": lambda text: f'[quote="Ugo"]{text}[/quote]',
    "in bold": lambda text: f"**{text}**",
    "in tags": lambda text: f"<p><b>{html.escape(text)}</b></p>",
    "with tags for breaks": lambda text: text.replace("\n", "<br>\n").replace(" totals:", "<br/>totals:"),
    "with entities for spaces": lambda text: text.replace(" ", "&nbsp;"),
    "as a list": lambda text: "\n".join(f"* {line}" for line in softly(text, 80).splitlines()),
    "indented": lambda text: "\n".join(f"    {line}" for line in softly(text, 70).splitlines()),
    "with a mark at the front": lambda text: f"\N{BOM}{text}",
    "with zero-width spaces": lambda text: "\N{ZERO WIDTH SPACE}".join(wrapped(text, 10, "\0").split("\0")),
    "with soft hyphens": lambda text: wrapped(text, 12, "\N{SOFT HYPHEN}"),
    "with word joiners at the edges": lambda text: f"\N{WORD JOINER}{text}\N{RIGHT-TO-LEFT MARK}",
    "with hard spaces": lambda text: text.replace(" ", "\N{NO-BREAK SPACE}"),
    "with thin spaces": lambda text: text.replace(" ", "\N{NARROW NO-BREAK SPACE}"),
    "with tabs": lambda text: text.replace(" ", "\t"),
    "with returns": lambda text: softly(text, 60, "\r"),
    "with line separators": lambda text: softly(text, 60, "\N{LINE SEPARATOR}"),
    "with long dashes": lambda text: text.replace(" - ", " \N{EN DASH} "),
    "with hard hyphens": lambda text: text.replace("-", "\N{NON-BREAKING HYPHEN}"),
    "in wide letters": lambda text: "".join(chr(ord(one) + 0xFEE0) if "!" <= one <= "~" else one for one in text),
    "a capital at the front": lambda text: text[0].upper() + text[1:],
    "capitals at the fronts of lines": lambda text: "\n".join(
        line[:1].upper() + line[1:] for line in text.splitlines()
    ),
    "quoted-printable": lambda text: quopri.encodestring(text.encode()).decode(),
    "in one line": lambda text: " ".join(text.split()),
    "every word in a line": lambda text: "\n".join(text.split()),
    "twice, as answered": lambda text: f"{text}\n\nUgo wrote:\n> {softly(text, 70, chr(10) + '> ')}",
}


@pytest.mark.rotating
@pytest.mark.parametrize("way", HARMLESS)
def test_what_stands_around_or_between_is_passed_over(way):
    for kind, text in texts().items():
        assert shared_in(HARMLESS[way](text)) == shared_in(text), kind


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "rules"])
@pytest.mark.parametrize("case", [str.upper, str.lower])
def test_letters_may_be_large_or_small(kind, case):
    text = texts()[kind]
    assert shared_in(case(text)) == shared_in(text)


def test_where_letters_have_a_meaning_of_their_own_their_size_is_damage():
    assert fault_of(texts()["rules"].upper()) is Fault.DAMAGED


@pytest.mark.rotating
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("between", ["\n", "\r\n", "\n> ", "\n>> ", " \n", "\n    ", "\n\n"])
def test_a_break_inside_a_word_is_mended(kind, between):
    text = texts()[kind]
    for width in (40, 58, 64, 65, 70, 72, 74, 75, 76, 77, 78, 79, 80, 98, 132):
        torn = f"> {wrapped(text, width, between)}\n" if ">" in between else wrapped(text, width, between)
        assert shared_in(f"Hello,\n{torn}") == shared_in(text), width


@pytest.mark.parametrize("kind", KINDS)
def test_one_break_at_any_place_is_mended(kind):
    text = " ".join(texts()[kind].split())
    for place in range(1, len(text), 1 + len(text) // 200):
        assert shared_in(text[:place] + "\n" + text[place:]) == shared_in(text), text[place - 9 : place + 9]


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_field_of_one_line_makes_of_it_is_read_too(kind):
    """Breaks became spaces, and the text of the clipboard is longer than the shared one."""
    text = texts()[kind]
    assert shared_in(f"From: Ugo {'bla ' * 500} {wrapped(text, 76, ' ')} {'bla ' * 500}") == shared_in(text)


def test_of_several_texts_the_first_is_opened():
    for first, second in ((PUZZLE, POSITION), (POSITION, PUZZLE), (EXAMPLE, POSITION), (PUZZLE, EXAMPLE)):
        assert shared_in(f"One:\n{first}\nand another:\n{second}") == shared_in(first)
        assert shared_in(f"{first} {second}") == shared_in(first)
        assert shared_in(f"{first}{second}") == shared_in(first)


# What cannot be read


def fault_of(text):
    found = shared_in(text)
    assert isinstance(found, TextFault), found
    return found.kind


@pytest.mark.parametrize("kind", KINDS)
def test_the_reason_is_the_true_one(kind):
    text = texts()[kind]
    words = text.split()
    around = "Ciao, {}\nUgo"
    for count in range(5, len(words) - 1, 1 + len(words) // 40):
        assert fault_of(around.format(" ".join(words[:count]))) is Fault.NOT_WHOLE
        assert fault_of(around.format(" ".join(words[count:]))) is Fault.NO_BEGINNING
    assert fault_of(around.format(text[:-1])) is Fault.NOT_WHOLE
    assert fault_of(around.format(text.replace("scopa 1", "scopa 7"))) is Fault.NEWER
    assert fault_of(around.format(text[:-1] + ("0" if text[-1] != "0" else "1"))) is Fault.DAMAGED
    place = len(words) // 2
    assert fault_of(around.format(" ".join([*words[:place], *words[place + 1 :]]))) is Fault.DAMAGED
    assert fault_of(" ".join(words[:place]) + "\n" + PUZZLE + "x") in (Fault.NOT_WHOLE, Fault.DAMAGED)


@pytest.mark.parametrize(
    "text",
    ["", "hello", "scopa", "I played scopa 1 match today.", "Scopa 11 punti: chi gioca?", "check: it", "> " * 99],
)
def test_a_mail_without_a_text_is_none_of_scopa(text):
    assert fault_of(text) is Fault.NO_SCOPA


def test_a_huge_text_is_refused_for_its_length_and_a_long_mail_is_not():
    assert fault_of("x" * (MOST_AROUND + 1)) is Fault.TOO_LONG
    assert fault_of(PUZZLE.replace("moves:", "moves: " + "7D " * 20_000)) is Fault.TOO_LONG
    assert shared_in("bla " * 50_000 + PUZZLE) == shared_in(PUZZLE)


@pytest.mark.rotating
@pytest.mark.parametrize(
    "filling",
    [
        "scopa 1 match ",
        "scopa 1 match rules: ",
        "scopa 1 match rules: check: 00000000 ",
        "s     c ",
        "check: 0 ",
        "check: 00000000 ",
        "<a",
        "&amp;",
        "=3D",
        "0 ",
        f"{PUZZLE[:-1]}z ",
        f"{PUZZLE[:-8]}00000000 ",
        f"{PUZZLE.replace(' ', chr(10) + '> ')[:-8]}00000000\n",
    ],
)
def test_no_text_takes_long(filling):
    """The processor's own time, for what a paste holds at most."""
    begun = process_time()
    assert fault_of(filling * (MOST_AROUND // len(filling))) in Fault
    assert process_time() - begun < 10


def test_one_that_is_cut_short_is_passed_over_for_a_whole_one():
    assert shared_in(f"{POSITION[:100]} ...\n\nAgain, whole:\n{PUZZLE}") == shared_in(PUZZLE)


@pytest.mark.whole
@given(st.sampled_from(KINDS), st.lists(st.tuples(st.integers(0, 5), st.floats(0, 1), st.text(max_size=3)), max_size=6))
@settings(max_examples=examples(150), deadline=None)
def test_whatever_is_done_to_it_it_is_the_same_text_or_refused(kind, deeds):
    text = texts()[kind]
    spoilt = text
    for deed, where, letters in deeds:
        place = int(where * len(spoilt))
        match deed:
            case 0:
                spoilt = spoilt[:place] + letters + spoilt[place:]
            case 1:
                spoilt = spoilt[:place] + spoilt[place + 1 :]
            case 2:
                spoilt = spoilt[place:] + spoilt[:place]
            case 3:
                spoilt = spoilt[:place] + "\n> " + spoilt[place:]
            case 4:
                spoilt = spoilt[:place] + spoilt[place:].swapcase()
            case 5:
                spoilt = spoilt[:place] + spoilt[place : place + 40] + spoilt[place:]
    found = shared_in(spoilt)
    assert found == shared_in(text) or (isinstance(found, TextFault) and spoilt != text)


@given(st.binary(max_size=300) | st.text(max_size=100).map(lambda text: text.encode("utf-16")[2:]))
def test_the_bytes_of_any_file_are_some_text(held):
    assert isinstance(shared_in(decoded(held)), TextFault)


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_coding_of_a_file_is_read(kind, coding):
    text = texts()[kind]
    assert shared_in(decoded(f"{text}\n".encode(coding))) == shared_in(text)
