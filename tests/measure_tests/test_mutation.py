"""Changing the program to see whether the tests can fail: what needs no change of it, and what has been explained."""

import importlib.util

import pytest

from tests.conftest import PROJECT
from tests.measure.mutation import __main__ as mutation
from tests.measure.mutation.mutants import Mutant, difference, is_sql_in_capitals, undecorated
from tests.measure.mutation.survivors import Explained, all_explained, explained, outdated, unexplained
from tests.measure.mutation.switch import Switch, switched

pytestmark = pytest.mark.whole

TEXT = """# What changes nothing.

[scopa_gui/engine/cards.py]

- return card % 10 + 1
+ return 1 + card % 10
A sum is the same either way.
"""
ENTRY = Explained(
    "scopa_gui/engine/cards.py", "return card % 10 + 1", "return 1 + card % 10", "A sum is the same either way."
)


def test_every_line_that_is_explained_is_in_the_program():
    known = all_explained()
    assert known
    assert outdated(known, PROJECT) == []
    assert len({(entry.module, entry.before, entry.after) for entry in known}) == len(known)
    assert [entry for entry in known if not entry.why.endswith(".") or entry.before == entry.after] == []


def test_a_line_that_is_no_longer_in_the_program_is_told():
    assert explained(TEXT) == [ENTRY]
    assert outdated([ENTRY], PROJECT) == []
    elsewhere = Explained("scopa_gui/engine/moves.py", *(ENTRY.before, ENTRY.after, ENTRY.why))
    part = Explained(ENTRY.module, "eturn card % 10 + 1", ENTRY.after, ENTRY.why)
    nowhere = Explained("scopa_gui/engine/no.py", *(ENTRY.before, ENTRY.after, ENTRY.why))
    assert outdated([elsewhere, part, nowhere, ENTRY], PROJECT) == [elsewhere, part, nowhere]


@pytest.mark.parametrize(
    "text",
    [TEXT.replace("[scopa_gui/engine/cards.py]\n", ""), TEXT.replace("+ ", ""), TEXT.replace("A sum", "\nA sum")],
)
def test_what_is_no_entry_is_refused(text):
    with pytest.raises(ValueError, match="no entry of no_difference"):
        explained(text)


def test_a_survivor_is_explained_by_its_module_and_both_lines():
    same = Mutant(ENTRY.module, "x_rank_of__mutmut_1", ENTRY.before, ENTRY.after)
    others = [
        Mutant(ENTRY.module, "x_rank_of__mutmut_2", ENTRY.before, "return card % 11 + 1"),
        Mutant(ENTRY.module, "x_rank_of__mutmut_3", "return card % 10", ENTRY.after),
        Mutant("scopa_gui/engine/moves.py", "x_rank_of__mutmut_1", ENTRY.before, ENTRY.after),
    ]
    assert unexplained([same, *others], [ENTRY]) == others
    assert same.name == "scopa_gui.engine.cards.x_rank_of__mutmut_1"
    assert same.function == "scopa_gui.engine.cards.x_rank_of__mutmut"


@pytest.mark.parametrize(("left", "status"), [([], 0), ([Mutant("m.py", "x_f__mutmut_1", "a", "b")], 1)])
def test_the_status_is_one_where_a_survivor_is_left(monkeypatch, capsys, left, status):
    monkeypatch.setattr(mutation, "why_not", lambda: "")
    monkeypatch.setattr(mutation, "left_of", lambda group, known, patience: left)
    assert mutation.main(["engine"]) == status
    assert capsys.readouterr().out == "".join(f"\n{mutant.name}\n- a\n+ b\n" for mutant in left)


def test_what_is_missing_is_told_in_a_sentence(monkeypatch, capsys):
    monkeypatch.setattr(mutation.os, "fork", lambda: 0, raising=False)
    monkeypatch.setattr(mutation, "find_spec", lambda name: None)
    assert mutation.main(["engine"]) == 2
    assert "mutmut, which thinks of the changes, is not installed: pip install .[mutation]" in capsys.readouterr().err
    monkeypatch.setattr(mutation, "find_spec", importlib.util.find_spec)
    monkeypatch.delattr(mutation.os, "fork")
    assert mutation.main(["engine"]) == 2
    assert "Linux, macOS or WSL" in capsys.readouterr().err


def test_an_unknown_group_is_refused(capsys):
    with pytest.raises(SystemExit):
        mutation.main(["motor"])
    assert "There is no group motor; there are engine" in capsys.readouterr().err


def test_the_groups_are_there():
    for group in mutation.GROUPS.values():
        assert all((PROJECT / pattern.removesuffix("/*")).is_dir() for pattern in group.modules)
        assert all((PROJECT / tests).exists() for tests in group.tests)


def test_properties_and_remembered_functions_are_made_after_their_definition():
    source = (
        "class A:\n    @property\n    def b(self):\n        return 1\n\n    @staticmethod\n    def c():\n        ..."
    )
    lines = ["class A:", "", "    def b(self):", "        return 1", "    b = property(b)"]
    assert undecorated(source).splitlines() == [*lines, "", "    @staticmethod", "    def c():", "        ..."]
    assert undecorated("@lru_cache(maxsize=4)\ndef f(n):\n    return n\n").endswith("f = lru_cache(maxsize=4)(f)\n")


def test_a_change_is_told_by_the_lines_that_differ():
    before = ["def x_f__mutmut_orig(a):", "return (", "a", "+ 1)"]
    after = ["def x_f__mutmut_12(a):", "return (", "a", "- 1)"]
    assert difference(before, after, "x_f__mutmut_orig", "x_f__mutmut_12") == ("+ 1)", "- 1)")


@pytest.mark.parametrize(
    ("before", "after", "answer"),
    [
        ('f("begin")', 'f("BEGIN")', True),
        ('f("a", "select b from c")', 'f("a", "SELECT B FROM C")', True),
        ('f(" where a = 1")', 'f(" WHERE A = 1")', True),
        ('f("a", "select b from c")', 'f("A", "select b from c")', False),
        ('f("select b from c")', 'f("XXselect b from cXX")', False),
        ('f["update"]', 'f["UPDATE"]', False),
        ("f(1)", "f(2)", False),
    ],
)
def test_statements_of_sql_are_not_changed_to_capitals(before, after, answer):
    assert is_sql_in_capitals(before, after) is answer


def test_a_switch_calls_the_change_that_it_is_turned_to(monkeypatch):
    found = []
    monkeypatch.setattr("tests.measure.mutation.switch.switches", found)
    mutants = {}
    answer = switched(mutants)(lambda: 0)
    mutants |= {"_mutmut_orig": lambda: "as it was", "x_f__mutmut_1": lambda: "changed"}
    switch = found[0]
    assert isinstance(switch, Switch)
    said = []
    for name in ("x_f__mutmut_1", "x_f__mutmut_2", "x_g__mutmut_1"):
        switch.turn_to(f"{__name__}.{name}")
        said.append(answer())
    switch.turn_to("elsewhere.x_f__mutmut_1")
    assert [*said, answer()] == ["changed", "as it was", "as it was", "as it was"]
