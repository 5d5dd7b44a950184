"""The envelope of a shared text: damaged texts, other versions and texts of strangers are refused, and nothing else is
raised.
"""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scopa_gui.game.notation.envelope import LONGEST, Fault, SharedTextError, checksum, opened, sealed
from tests.game.test_shared_match import EXAMPLE


def fault_of(text):
    with pytest.raises(SharedTextError) as found:
        opened(text)
    return found.value.fault


def test_the_sum_is_the_one_that_everybody_has():
    assert checksum(["123456789"]) == "cbf43926"


def test_every_other_character_is_noticed():
    for place, letter in enumerate(EXAMPLE):
        for other in ("x", "1", ":", "\N{SNOWMAN}", chr(ord(letter) ^ 1)):
            spoilt = EXAMPLE[:place] + other + EXAMPLE[place + 1 :]
            if spoilt.split() != EXAMPLE.split():
                assert fault_of(spoilt) in {Fault.DAMAGED, Fault.NOT_WHOLE, Fault.NEWER, Fault.NO_SCOPA}


def test_every_missing_or_doubled_character_word_and_line_is_noticed():
    for place, letter in enumerate(EXAMPLE):
        assert letter.isspace() or fault_of(EXAMPLE[:place] + EXAMPLE[place + 1 :])
        assert letter.isspace() or fault_of(EXAMPLE[:place] + letter + EXAMPLE[place:])
    for parted in (EXAMPLE.split(), EXAMPLE.splitlines()):
        for place, part in enumerate(parted):
            assert fault_of("\n".join((*parted[:place], *parted[place + 1 :])))
            assert fault_of("\n".join((*parted[:place], part, *parted[place:])))


def test_a_text_that_was_cut_short_is_not_whole():
    words = EXAMPLE.split()
    for count in range(3, len(words)):
        assert fault_of(" ".join(words[:count])) is Fault.NOT_WHOLE


def test_spaces_lines_and_a_mark_at_the_front_mean_nothing():
    parts = opened("\N{BOM}\r\n\t " + EXAMPLE.replace(" ", "\r\n") + " \n\n")
    assert (parts.kind, parts.check) == ("match", EXAMPLE[-8:])


@pytest.mark.parametrize(
    "text", ["", " ", "\0", "hello", "scopa", "scopa 1", "Scopa 1 match", "scopa x match", "1 " * 9]
)
def test_another_text_is_none_of_scopa(text):
    assert fault_of(text) is Fault.NO_SCOPA


@pytest.mark.parametrize("version", ["2", "10", "999999999"])
def test_a_newer_program_is_told_by_its_version_whatever_follows(version):
    assert fault_of(EXAMPLE.replace("scopa 1", f"scopa {version}", 1)) is Fault.NEWER


@pytest.mark.parametrize("version", ["0", "-1", "01", "1.0", "9999999999", "1" * 5000])
def test_a_version_that_never_was_is_none_of_scopa(version):
    assert fault_of(EXAMPLE.replace("scopa 1", f"scopa {version}", 1)) is Fault.NO_SCOPA


@pytest.mark.parametrize("filling", ["scopa 1 match ", " ", "\0", "7D=", "1: "])
def test_a_huge_text_is_refused_for_its_length(filling):
    assert fault_of(filling * (LONGEST + 1)) is Fault.TOO_LONG


@given(st.text(max_size=200))
@example("scopa 1 match check: " + checksum(["scopa", "1", "match"]))
@example("scopa 1 \ud800 check: 00000000")
def test_nothing_else_is_ever_raised(text):
    found = None
    try:
        opened(text)
    except SharedTextError as error:
        found = error
    assert found is None or str(found).isascii()


def test_what_is_sealed_is_opened():
    text = sealed("deal", [("rules", ["scopa", "2"]), ("seats", [])])
    parts = opened(text).parts
    assert (parts.words("rules"), parts.words("seats", 0)) == (["scopa", "2"], [])
    parts.end()
