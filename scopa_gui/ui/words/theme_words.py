"""Themes of practice in words, from assets/texts/themes.toml."""

from functools import cache

import msgspec

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.store import program_texts
from scopa_gui.ui.words.translation import _, with_coins


class ThemeTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English texts of a theme: its name, a sentence about it, and the heading that it belongs under."""

    name: str
    line: str
    group: str


@cache
def _texts() -> dict[str, ThemeTexts]:
    nameless = {theme.value: ThemeTexts(theme.value.replace("_", " ").capitalize(), "", "") for theme in PracticeTheme}
    return nameless | program_texts.load_or("themes", dict[str, ThemeTexts], {})


def theme_group(theme: PracticeTheme) -> str:
    """Return the heading that a theme belongs under."""
    return _(_texts()[theme.value].group)


def theme_name(theme: PracticeTheme) -> str:
    """Return the name of a theme."""
    return with_coins(_(_texts()[theme.value].name))


def theme_line(theme: PracticeTheme) -> str:
    """Describe a theme in one sentence."""
    return with_coins(_(_texts()[theme.value].line))
