"""Texts of the rules pages, from assets/texts/rules.toml."""

from functools import cache

import msgspec

from scopa_gui.store import program_parts, program_texts
from scopa_gui.ui.words.translation import _, has_french_names


class PageTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English title and texts of a page; `french` has those that differ with French cards."""

    title: str = ""
    text: dict[str, str] = {}
    french: dict[str, str] = {}


class RulesTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English headings and pages of the rules."""

    heading: dict[str, str] = {}
    page: dict[str, PageTexts] = {}

    def mistaken(self) -> set[str]:
        """Return the names of texts for French cards that nothing needs; `page_text` finds those that are missing."""
        pages = self.page.items()
        return {f"{page}.{name}" for page, texts in pages for name in texts.french.keys() - texts.text.keys()}


@cache
def rules_texts() -> RulesTexts:
    """Return all texts of the rules pages; none if the file is missing or damaged."""
    return program_texts.load_or_empty("rules", RulesTexts)


def page_heading(group: str) -> str:
    """Return the heading of a group of pages."""
    return _found(rules_texts().heading.get(group)) or program_texts.name_of_key(group)


def page_title(page: str) -> str:
    """Return the title of a page."""
    return _found(_page(page).title) or program_texts.name_of_key(page)


def page_text(page: str, name: str) -> str:
    """Return a text of a page for the cards in use; "" if it is missing, which is reported to the player."""
    texts = _page(page)
    french = texts.french.get(name) if has_french_names() else None
    return _found(french or texts.text.get(name))


def _page(page: str) -> PageTexts:
    return rules_texts().page.get(page) or PageTexts()


def _found(message: str | None) -> str:
    """Return a message in the active language; if there is none, report it and return ""."""
    if message:
        return _(message)
    program_parts.miss(program_texts.path_of("rules"))
    return ""
