"""Rules under a name as a shared text: written and read back, and a bad one refused with what is wrong."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.notation.envelope import Fault, SharedTextError, opened, sealed
from scopa_gui.game.notation.written_named_rules import SharedRules, named_rules_in, named_rules_text
from scopa_gui.game.own_rules_names import name_in
from tests.engine.worlds import rules_values
from tests.games import GAMES
from tests.tiers import examples

EXAMPLE = "scopa 1 rules rules: scopa_dassi 2 asso_redeal=yes napola=run name: Nonna Pi%C3%A0 check: 83dac09d"


def read(text):
    found = opened(text)
    assert found.kind == "rules"
    return named_rules_in(found.parts)


@given(rules_values(), st.sampled_from(sorted(VARIANTS)), st.text(max_size=60).map(name_in).filter(bool))
@settings(max_examples=examples(150), deadline=None, derandomize=True, database=None)
def test_what_is_written_is_read_back_and_is_ascii(rules, game, name):
    shared = SharedRules(rules, game, name)
    text = named_rules_text(shared)
    assert text.isascii()
    assert text.isprintable()
    assert read(text) == shared
    assert read("\n".join(text.split())) == shared


@pytest.mark.parametrize("name", ["-", "- -", "check:", "rules:", "a%20b", "|", "50 %", "Ü", "A:B"])
def test_names_that_look_like_notation_are_read_back(name):
    shared = SharedRules(GAMES["escoba 2"], "scopa", name)
    assert read(named_rules_text(shared)) == shared


def test_a_code_is_short():
    text = named_rules_text(SharedRules(GAMES["scopone_trentino 4"], "scopone_trentino", "Nonna"))
    assert text.startswith("scopa 1 rules rules: scopone_trentino 4 name: Nonna check: ")
    assert len(text) < 80


@pytest.mark.parametrize("name", ["", " ", "a ", "a\nb", "x" * 41])
def test_what_is_no_name_is_not_written(name):
    with pytest.raises(ValueError, match="name"):
        named_rules_text(SharedRules(GAMES["scopa 2"], "scopa", name))


BAD_NAMES = ("-", "%", "%zz", "%c3%a9", "%FF", "%41", "a%20b", "x" * 41, "%0A", "é", "a%00", " ".join(["x"] * 30))


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_bad_name_is_refused(name):
    text = sealed("rules", [("rules", ["scopa", "2"]), ("name", [name])])
    with pytest.raises(SharedTextError) as found:
        read(text)
    assert found.value.fault is Fault.PART


def test_parts_and_rules_must_be_right():
    for parts, fault in (
        ([("rules", ["scopa", "2"])], Fault.PART),
        ([("name", ["A"]), ("rules", ["scopa", "2"])], Fault.PART),
        ([("rules", ["scopa", "2"]), ("name", ["A"]), ("seats", ["-"])], Fault.PART),
        ([("rules", ["scopa", "2", "napola=long"]), ("name", ["A"])], Fault.RULES),
        ([("rules", ["scopa", "2", "players=5"]), ("name", ["A"])], Fault.RULES),
    ):
        with pytest.raises(SharedTextError) as found:
            read(sealed("rules", parts))
        assert found.value.fault is fault


def test_a_letter_lost_on_the_way_is_noticed():
    text = named_rules_text(SharedRules(GAMES["escoba 2"], "escoba", "Nonna"))
    for bad, fault in (
        (text.replace("Nonna", "Nona"), Fault.DAMAGED),
        (text[:-4], Fault.DAMAGED),
        (text.rpartition(" check")[0], Fault.NOT_WHOLE),
        (text.replace("scopa 1", "scopa 2"), Fault.NEWER),
    ):
        with pytest.raises(SharedTextError) as found:
            read(bad)
        assert found.value.fault is fault


def test_the_example_of_the_documents_is_one():
    assert read(EXAMPLE).name == "Nonna Pià"
