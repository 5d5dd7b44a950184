"""CONTRIBUTING.md is true: its commands, places and words exist, and the games of the sources are as in its table."""

import importlib.util
import json
import re
from dataclasses import replace

import pytest

from scopa_gui.engine.option_changes import values_of
from scopa_gui.engine.variants import SOURCE_PRESETS, VARIANTS
from tests.conftest import PROJECT

TEXT = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CODE = re.findall(r"`([^`\n]+)`", TEXT)
DIALECT = re.compile(r"\b(anew|afresh|kept|put away|taken up|brought in|beside|whoever|lies|told)\b", re.IGNORECASE)


def rows_below(heading: str) -> list[list[str]]:
    """Return the cells of the first table below a heading, its head left out."""
    table = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = re.findall(r"^\|(.*)\|$", table, re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in lines[2:]]


def anchors_of(text: str) -> set[str]:
    """Return the anchors of the headings of a page in Markdown."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("command", [code for code in CODE if re.match(r"python3? ", code)])
def test_each_command_exists(command):
    words = command.split()
    if words[1] == "-m":
        assert importlib.util.find_spec(words[2]) is not None
    elif words[1] != "-O":
        assert [word for word in words[1:] if word.endswith(".py") and not (PROJECT / word).is_file()] == []


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)]+)\)", TEXT))
def test_each_link_leads_somewhere(target):
    file, _, anchor = target.partition("#")
    page = PROJECT / file if file else PROJECT / "CONTRIBUTING.md"
    assert page.is_file()
    assert not anchor or anchor in anchors_of(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "place", sorted({code for code in CODE if re.fullmatch(r"[\w./]+", code) and "/" in code.rstrip("/")})
)
def test_each_place_exists(place):
    assert (PROJECT / place).exists() or (PROJECT / "scopa_gui" / place).exists()


def test_each_word_of_the_glossary_is_in_the_code():
    rooms = [PROJECT / "scopa_gui" / room for room in ("engine", "ai", "coach")]
    code = "\n".join(path.read_text(encoding="utf-8") for room in rooms for path in sorted(room.rglob("*.py")))
    words = [word for row in rows_below("Glossary") for word in re.findall(r"`([^`]+)`", row[0])]
    assert len(words) == len(set(words)) >= 45
    assert [word for word in words if not re.search(rf"(?<![a-z]){re.escape(word)}(?![a-z])", code)] == []


def test_each_word_of_the_glossary_has_every_column():
    assert [row for row in rows_below("Glossary") if len(row) != 4 or not all(row)] == []


SOURCES = rows_below("The five sources")


@pytest.mark.parametrize(("name", "preset", "game", "options"), SOURCES, ids=[row[0] for row in SOURCES])
def test_a_game_of_a_source_is_the_game_of_the_menu_with_these_options(name, preset, game, options):
    title, key = re.fullmatch(r"(.+) \(`(\w+)`\)", game).groups()
    variant = VARIANTS[key]
    assert title == variant.title
    source = SOURCE_PRESETS.get(preset.strip("`"), variant.rules)
    rules = variant.rules_by_players[source.players]
    changes = [found.split(": ", 1) for found in re.findall(r"`([^`]+)`", options)]
    assert bool(changes) == (options != "none")
    for option, text in changes:
        value = json.loads(text) if re.match(r"[\d{]|true|false", text) else text
        changed = replace(rules, **{option: value})
        assert changed != rules, f"{option} has this value in {key} already"
        assert getattr(changed, option) in values_of(rules, option), "it can be chosen on the page of own rules"
        rules = changed
    assert name.startswith(preset[1:3] if preset.startswith("`") else "S")
    assert preset == "-" or rules == source


def test_no_rule_set_of_a_source_is_missing():
    assert {preset.strip("`") for _, preset, _, _ in SOURCES} - {"-"} == set(SOURCE_PRESETS)


def test_the_two_games_that_differ_from_their_source():
    assert VARIANTS["escoba"].rules.dealer_bonus == ((15, 1), (30, 2))
    assert SOURCE_PRESETS["S3_escoba"].dealer_bonus == ((15, 1), (20, 2))
    assert VARIANTS["scopa_in_due"].rules.last_capture_may_score
    assert not VARIANTS["scopa_in_due"].rules.last_card_may_score
    assert not SOURCE_PRESETS["S2_scopa_literal"].last_capture_may_score


def test_it_is_in_plain_english():
    assert DIALECT.findall(re.sub(r"`[^`\n]+`", "", TEXT)) == []
