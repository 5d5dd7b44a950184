"""The Markdown pages: the first one is short, their links lead somewhere, and their commands exist."""

import re
from collections import Counter
from functools import cache

import pytest

from tests.conftest import PROJECT
from tests.house.test_structure import name, tracked

README = (PROJECT / "README.md").read_text(encoding="utf-8").splitlines()
PAGES = sorted(path for path in tracked() if path.suffix == ".md")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
NUMBER = r"(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)"
TIMED = re.compile(rf"\b{NUMBER}(?: to {NUMBER})? minutes?\b", re.IGNORECASE)
ALL_TESTS = re.compile(
    r"packaging[/\\]test\.py|\.ci/run\b|\b(?:all|every|the whole suite of|the) tests\b.{0,40}\btakes?\b"
)
TEXTS = (".md", ".py", ".yml", ".yaml", ".toml", ".sh", ".command", ".bat", "")


@cache
def read(path):
    return path.read_text(encoding="utf-8", errors="replace")


def anchors(text):
    """The anchors that GitHub gives to the headings of a page."""
    seen = Counter()
    found = set()
    for heading in re.findall(r"^#{1,6} (.+?)\s*$", FENCE.sub("", text), re.MULTILINE):
        plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")
        anchor = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        found.add(f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor)
        seen[anchor] += 1
    return found


def dead_links(path, text):
    """The links of a page that lead to no file of the checkout, or to no heading of a page."""
    dead = []
    for target in LINK.findall(FENCE.sub("", text)):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        there = (path.parent / file).resolve() if file else path
        is_there = there == path or (there.is_relative_to(PROJECT) and there.exists())
        page = text if there == path else read(there) if is_there and anchor else ""
        if not is_there or (anchor and anchor not in anchors(page)):
            dead.append(target)
    return dead


def timed(text):
    """The lines that say in minutes how long all the tests take: a command and its time are at most two lines apart."""
    lines = text.splitlines()
    found = []
    for time in TIMED.finditer(text):
        number = text.count("\n", 0, time.start())
        if ALL_TESTS.search(" ".join(lines[max(0, number - 2) : number + 3])):
            found.append(lines[number])
    return found


def test_the_readme_is_short():
    assert len(README) <= 150
    assert [line for line in README if len(line) > 120] == []


def test_its_first_screen_says_how_to_play_and_how_to_test():
    first = README[:40]
    assert "python3 packaging/play.py" in first
    assert any(r"py packaging\play.py" in line for line in first)
    (test,) = [line for line in first if line.startswith("python3 packaging/test.py")]
    assert TIMED.search(test)
    assert len([line for line in first if line.startswith("![")]) == 1
    pages = {target for line in first for target in LINK.findall(line)}
    assert {
        "packaging/README.md",
        "assets/gallery/README.md",
        "tests/README.md",
        "tests/measure/strength/measured.md",
        "tests/measure/second_judge/measured.md",
        "tests/measure/benchmarks/measured.md",
        "#how-it-is-built",
    } <= pages


def test_one_line_says_how_long_the_tests_take():
    """Two pages that said it named different times."""
    found = {}
    for path in tracked():
        if path.suffix not in TEXTS or path.name == "test_pages.py":
            continue
        lines = timed(read(path))
        if lines:
            found[name(path)] = lines
    assert list(found) == ["README.md"], found
    assert len(found["README.md"]) == 1


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_each_relative_link_leads_to_a_file_and_a_heading(path):
    assert dead_links(path, read(path)) == []


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_each_command_of_a_page_exists(path):
    text = read(path)
    for module in re.findall(r"python3? -m ([\w.]+)", text):
        file = PROJECT.joinpath(*module.split("."))
        if module.split(".")[0] in ("tests", "assets", "scopa_gui"):
            assert file.with_suffix(".py").is_file() or (file / "__main__.py").is_file(), module
    for program in re.findall(r"python3? ((?:packaging|tests)/[\w/]+\.py)", text):
        assert (PROJECT / program).is_file(), program


@pytest.mark.parametrize(("text", "dead"), [
    ("[a](README.md) ![b](assets/gallery/wide.webp) [c](#one-two) [d](https://none.example)\n\n## One, `two`", []),
    ("[a](NOTHING.md)", ["NOTHING.md"]),
    ("![a\nb](no.webp)", ["no.webp"]),
    ("[![a](no.webp)](README.md)", ["no.webp"]),
    ("[a](#two)\n\n## One\n\n```\n# two\n```", ["#two"]),
    ("[a](README.md#nowhere)", ["README.md#nowhere"]),
    ("[a](../elsewhere.md)", ["../elsewhere.md"]),
    ("```\n[a](NOTHING.md)\n```", []),
])  # fmt: skip
def test_a_dead_link_is_found(text, dead):
    assert dead_links(PROJECT / "PAGE.md", text) == dead


@pytest.mark.parametrize(("text", "number"), [
    ("`python3 packaging/test.py` runs every test, in about\neight minutes.", 1),
    ("# about twelve minutes\n.ci/run", 1),
    ("python3 packaging/test.py", 0),
    ("It takes ten minutes.", 0),
])  # fmt: skip
def test_a_second_time_is_found(text, number):
    assert len(timed(text)) == number
