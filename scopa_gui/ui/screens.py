"""Every screen by the name with which others ask for it, and where it is made.

A module is imported when its screen is first needed, so that the first picture only waits for the title.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Scene

SCREENS: Mapping[str, str] = {
    "about": "front.about_screen:AboutScreen",
    "anew": "front.profiles.profiles_screen:StartAgainScreen",
    "continue_match": "play.match_start:continue_match",
    "count": "play.count.count_screen:CountScreen",
    "deal": "review.deal_screen:DealScreen",
    "deal_match": "play.match_start:deal_match",
    "drill": "practice.drill.drill_screen:DrillScreen",
    "enough_today": "practice.mistakes_sheets:EnoughTodayScreen",
    "even_position": "front.sharing.shared_position_screens:even_position",
    "face": "front.face_screen:FaceScreen",
    "failure": "front.problem_report.report_screen:FailureScreen",
    "fair_deals": "front.fair_deals_screen:FairDealsScreen",
    "first_match": "play.match_start:first_match",
    "first_match_over": "play.match_end.help_question:HelpQuestionScreen",
    "first_step": "front.first_step:first_step",
    "from_here": "practice.own_position.own_position_screen:FromHereScreen",
    "games": "play.more_match_screens:GamesScreen",
    "handover": "play.handover_screen:HandoverScreen",
    "history": "front.history_screen:HistoryScreen",
    "keys": "front.keys_screen:KeysScreen",
    "lesson": "practice.lessons.lesson_session:lesson_screen_of",
    "lessons": "practice.lessons.lessons_screen:LessonsScreen",
    "licences": "front.about_screen:LicencesScreen",
    "match_course": "play.match_end.match_course_screen:MatchCourseScreen",
    "match_end": "play.match_end.match_end_screen:MatchEndScreen",
    "match_report": "review.match_report_screen:MatchReportScreen",
    "match_table": "play.more_match_screens:MatchTableScreen",
    "more_matches": "play.more_match_screens:MoreMatchesScreen",
    "new_match": "play.new_match_screen:NewMatchScreen",
    "no_mistakes": "practice.mistakes_sheets:NoMistakesScreen",
    "own_rules": "play.own_rules.own_rules_screen:OwnRulesScreen",
    "own_position": "practice.own_position.own_position_screen:OwnPositionScreen",
    "pause": "play.pause_screen:PauseScreen",
    "play_on": "play.what_if_session:play_on",
    "practice": "practice.practice_screen:PracticeScreen",
    "problem_report": "front.problem_report.report_screen:ProblemReportScreen",
    "profile_file": "front.profiles.import_player_screen:import_screen_of",
    "profile_name": "front.profiles.profiles_screen:ProfileNameScreen",
    "profiles": "front.profiles.profiles_screen:ProfilesScreen",
    "progress": "practice.progress_screen:ProgressScreen",
    "puzzle": "practice.puzzles.puzzle_session:puzzle_screen_of",
    "puzzles": "practice.puzzles.puzzles_screen:PuzzlesScreen",
    "rematch": "play.match_start:rematch",
    "review": "review.review_session:review_of",
    "rules": "front.rules_screen:RulesScreen",
    "same_deal": "play.match_start:same_deal",
    "seat_knowledge": "play.seat_knowledge_screen:SeatKnowledgeScreen",
    "settings": "front.settings_screen:SettingsScreen",
    "shared": "front.sharing.open_shared:shared_of",
    "shared_file": "front.sharing.open_shared:shared_in_file",
    "shared_found": "front.sharing.open_shared:screen_of_shared",
    "statistics": "front.statistics_screen:StatisticsScreen",
    "timed_set": "practice.puzzles.timed_session:timed_screen_of",
    "title": "front.title_screen:TitleScreen",
    "together": "play.seat_names_screen:SeatNamesScreen",
    "typed_text": "front.sharing.typed_text_screen:TypedTextScreen",
    "unfinished": "play.unfinished_screen:UnfinishedScreen",
    "watch": "play.watch_screen:WatchScreen",
    "watched_match": "play.match_start:watched_match",
    "welcome": "front.welcome_screen:WelcomeScreen",
    "what_if": "play.what_if_session:what_if",
    "why": "play.why_screen:WhyScreen",
    "work": "pages.work_screen:WorkScreen",
}
"""Module in this package and maker of the screen, by the screen's name.

The maker is the screen's class, or a function that may return None after a message to the player; it is called with a
context and the screen's arguments.
"""


def maker_of(name: str) -> Callable[..., Scene | None]:
    """Return the maker of a screen. Raises KeyError if there is none of this name."""
    module, _, maker = SCREENS[name].partition(":")
    found: Callable[..., Scene | None] = getattr(import_module(f"scopa_gui.ui.{module}"), maker)
    return found


def screen_of(context: Context, name: str, arguments: Mapping[str, Any]) -> Scene | None:
    """Return the screen of a name; None, after a message to the player, if there is none to show."""
    scene = maker_of(name)(context, **arguments)
    if scene is not None:
        scene.name = name
    return scene
