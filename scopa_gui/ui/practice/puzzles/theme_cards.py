"""The cards that stand beside a theme of practice in a list."""

from collections.abc import Mapping

from scopa_gui.coach.practice.themes import PracticeTheme

THEME_CARDS: Mapping[PracticeTheme, tuple[str, ...]] = {
    PracticeTheme.MAKING_SCOPA: ("5C", "5B"),
    PracticeTheme.GIVING_SCOPA: ("4C", "7B"),
    PracticeTheme.SETTEBELLO: ("7D",),
    PracticeTheme.PRIMIERA: ("7C", "6S"),
    PracticeTheme.DENARI: ("AD", "RD"),
    PracticeTheme.CARTE: ("", ""),
    PracticeTheme.GIVING_CARDS: ("", "2B"),
    PracticeTheme.FORCING: ("RC", "RB"),
    PracticeTheme.WHIRLWIND: ("3S", ""),
    PracticeTheme.DECLINING: ("", "FC"),
    PracticeTheme.ANCHORS: ("RS",),
    PracticeTheme.DEAD_RANKS: ("CB",),
    PracticeTheme.HELD_TWICE: ("CC", "CS"),
    PracticeTheme.PREPARING: ("3C", "4S"),
    PracticeTheme.PARTNER: ("FD", "FS"),
    PracticeTheme.PARTNERS_DOUBLE: ("6C", "6B"),
    PracticeTheme.ECHO: ("2S", "2C"),
    PracticeTheme.PAIRS: ("5B", "3D"),
    PracticeTheme.SEVENS: ("7D", "7S"),
    PracticeTheme.LAST_CARD: ("RD",),
    PracticeTheme.READING: ("", "", ""),
    PracticeTheme.OPENINGS: ("FB", ""),
    PracticeTheme.ACES: ("AD", "AC"),
    PracticeTheme.ENDINGS: ("", "7C"),
    PracticeTheme.SCORE: ("RC",),
}
"""By name, "" for one that lies face down: what the theme is about where cards can say it."""
