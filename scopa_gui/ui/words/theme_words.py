"""Themes of practice in words, from assets/texts/themes.toml."""

from functools import cache

import msgspec

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.store import program_parts, program_texts
from scopa_gui.ui.words.translation import _, with_coins


class ThemeTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English texts of a theme: its name, a sentence about it, and the heading that it belongs under."""

    name: str
    line: str
    group: str


@cache
def theme_texts() -> dict[str, ThemeTexts]:
    """Return the texts of each theme; a theme without texts, which is reported, has a name from its key."""
    nameless = {theme.value: ThemeTexts(program_texts.name_of_key(theme.value), "", "") for theme in PracticeTheme}
    found = program_texts.load_or_empty("themes", dict[str, ThemeTexts])
    if found.keys() != nameless.keys():
        program_parts.miss(program_texts.path_of("themes"))
    return nameless | found


def theme_group(theme: PracticeTheme) -> str:
    """Return the heading that a theme belongs under."""
    return _(theme_texts()[theme.value].group)


def theme_name(theme: PracticeTheme) -> str:
    """Return the name of a theme."""
    return with_coins(_(theme_texts()[theme.value].name))


def theme_line(theme: PracticeTheme) -> str:
    """Describe a theme in one sentence."""
    return with_coins(_(theme_texts()[theme.value].line))
