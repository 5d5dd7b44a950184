#!/usr/bin/env python3
"""Update the catalogues in assets/locale from the texts in scopa_gui/ui and assets/texts, and compile them.

    python packaging/words.py           update the .po files, write the .mo files, list what is not translated
    python packaging/words.py --check   change nothing; exit 1 when something is missing, fuzzy or not compiled

A new language: add it to LANGUAGES in scopa_gui/ui/words/translation.py and run this. Needs Babel.
"""

import io
import sys
import tomllib
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir, extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from scopa_gui.coach.tactic_texts import TacticTexts  # noqa: E402 - next to this program
from scopa_gui.engine.variants import VARIANTS  # noqa: E402 - next to this program
from scopa_gui.store import program_texts  # noqa: E402 - next to this program
from scopa_gui.ui.front.page_texts import RulesTexts  # noqa: E402 - next to this program
from scopa_gui.ui.practice.lessons.lesson_texts import LessonTexts  # noqa: E402 - next to this program
from scopa_gui.ui.words.level_names import LevelTexts  # noqa: E402 - next to this program
from scopa_gui.ui.words.notice_words import NoticeTexts  # noqa: E402 - next to this program
from scopa_gui.ui.words.people_lines import PeopleTexts  # noqa: E402 - next to this program
from scopa_gui.ui.words.rule_words import OptionTexts  # noqa: E402 - next to this program
from scopa_gui.ui.words.setup_problem_words import ProblemTexts  # noqa: E402 - next to this program
from scopa_gui.ui.words.translation import DOMAIN, LANGUAGES  # noqa: E402

FOLDER = TOP / "assets" / "locale"
KEYWORDS = {"_": None, "mark": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
STARTING = ("__main__.py", "complaint.py")
NOT_FOR_PLAYERS = ("headless", "when")
"""Keys in assets/texts whose values are not shown to players."""
KINDS: Mapping[str, type[program_texts.Checked]] = {
    "lessons": LessonTexts,
    "levels": LevelTexts,
    "notices": NoticeTexts,
    "options": OptionTexts,
    "people": PeopleTexts,
    "rules": RulesTexts,
    "setup_problems": ProblemTexts,
    "tactics": TacticTexts,
}
"""Files in assets/texts whose texts the program can name: what is missing there, or too much, is reported."""
EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
"""Date in every header; today's date would change the files with every run."""
SHOWN = 10
"""Number of texts without a translation that are listed for each language."""


def texts() -> Iterator[tuple[str | tuple[str, ...], str | None]]:
    """Yield every text of the game with its context, if any: those marked in the code, and those of the variants."""
    for _file, _line, message, _comments, context in extract_from_dir(TOP / "scopa_gui" / "ui", keywords=KEYWORDS):
        yield message, context
    for file in STARTING:
        for _line, message, _comments, context in extract_from_file(
            "python", TOP / "scopa_gui" / file, keywords=KEYWORDS
        ):
            yield message, context
    for variant in VARIANTS.values():
        yield variant.title, None
        yield variant.line, None
    for path in sorted((TOP / "assets" / "texts").glob("*.toml")):
        yield from ((text, None) for text in texts_in(tomllib.loads(path.read_text(encoding="utf-8"))))


def texts_in(table: Mapping[str, Any]) -> Iterator[str | tuple[str, ...]]:
    """Yield the texts for players in a table of a file in assets/texts; a pair of them is for one and for many."""
    for key, value in table.items():
        match value:
            case _ if key in NOT_FOR_PLAYERS:
                continue
            case str():
                yield value
            case [str(), str()]:
                yield tuple(value)
            case list():
                for inner in value:
                    yield from texts_in(inner)
            case dict():
                yield from texts_in(value)


class PlainCatalog(Catalog):
    """Catalogue without the version of Babel, so that every version writes the same files."""

    @Catalog.mime_headers.getter
    def mime_headers(self) -> list[tuple[str, str]]:
        """Name and value of every line of the header."""
        return [(name, "Babel\n" if name == "Generated-By" else value) for name, value in super().mime_headers]


@cache
def template() -> PlainCatalog:
    """Return the catalogue without translations, the same for every language."""
    catalog = PlainCatalog(
        project="Scopa", version="1", copyright_holder="the Scopa contributors", creation_date=EPOCH, charset="utf-8"
    )
    for text, context in texts():
        catalog.add(text, context=context)
    return catalog


def path_of(language: str, ending: str) -> Path:
    """Return the path of a language's catalogue."""
    return FOLDER / language / "LC_MESSAGES" / f"{DOMAIN}.{ending}"


def translated(language: str) -> PlainCatalog:
    """Return a language's catalogue as it is on the disk, or an empty one."""
    catalog = PlainCatalog(locale=language, domain=DOMAIN)
    path = path_of(language, "po")
    if path.exists():
        with path.open("rb") as file:
            read = read_po(file, locale=language, domain=DOMAIN)
        catalog.header_comment, catalog.mime_headers = read.header_comment, read.mime_headers
        for message in read:
            if message.id:
                catalog[message.id] = message
    return catalog


def updated(language: str) -> PlainCatalog:
    """Return a language's catalogue with exactly the present texts, without guesses from similar texts."""
    catalog = translated(language)
    catalog.update(template(), no_fuzzy_matching=True)
    catalog.obsolete.clear()
    catalog.creation_date = catalog.revision_date = EPOCH
    catalog.project, catalog.version, catalog.last_translator = "Scopa", "1", "the Scopa contributors"
    catalog.language_team, catalog.fuzzy = language, False
    return catalog


def untranslated(catalog: Catalog) -> list[str]:
    """Return the texts of a catalogue without a complete translation."""
    missing = []
    for message in catalog:
        if not message.id:
            continue
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        if message.fuzzy or not all(strings):
            missing.append(message.id if isinstance(message.id, str) else message.id[0])
    return missing


def as_po(catalog: Catalog) -> bytes:
    """Return the catalogue as a .po file."""
    file = io.BytesIO()
    write_po(file, catalog, width=110, no_location=True, omit_header=False)
    return file.getvalue()


def as_mo(catalog: Catalog) -> bytes:
    """Return the catalogue as a compiled .mo file."""
    file = io.BytesIO()
    write_mo(file, catalog)
    return file.getvalue()


def main(words: list[str]) -> int:
    """Update the catalogues, or compare them with --check; return the exit status, 1 if texts are not translated."""
    check, wrong = words == ["--check"], 0
    for name, kind in KINDS.items():
        mistaken = sorted(program_texts.load(name, kind).mistaken())
        if mistaken:
            print(f"assets/texts/{name}.toml: texts that are missing, or that nothing needs:", *mistaken, sep="\n    ")
            wrong += len(mistaken)
    for language in LANGUAGES:
        if language == "en":
            continue
        catalog = updated(language)
        missing = untranslated(catalog)
        wrong += len(missing)
        if missing:
            print(f"{language}: not translated: {len(missing)}, for example", *missing[:SHOWN], sep="\n    ")
        for ending, content in (("po", as_po(catalog)), ("mo", as_mo(catalog))):
            path = path_of(language, ending)
            if path.exists() and path.read_bytes() == content:
                continue
            if check:
                print(f"{language}: {path.name} is out of date; run python packaging/words.py")
                wrong += 1
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
