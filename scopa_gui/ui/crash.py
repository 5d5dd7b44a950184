"""Handling of an error in a scene: plain words on the screen, and the game is saved."""

import threading
from pathlib import Path

from scopa_gui.ai.fitted_numbers import MissingNumbersError
from scopa_gui.art.masters import MissingPictureError
from scopa_gui.complaint import complain, named
from scopa_gui.store.error_log import write_log
from scopa_gui.store.notices import shown
from scopa_gui.store.paths import NoAssetsError, Paths
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Home
from scopa_gui.ui.kit.scene_stack import SceneStack
from scopa_gui.ui.kit.text import MissingFontError
from scopa_gui.ui.words.translation import _


def sentence(path: Path | None, error: BaseException | None = None) -> str:
    """Return the message for the player; it names a library that could not be loaded."""
    if isinstance(error, ImportError):
        return _(
            "Scopa could not load {name}, which it needs. Your matches are safe; please reinstall the game."
        ).format(name=named(error))
    missing = None if error is None else missing_part(error)
    if missing is not None:
        return _(
            "Part of the game is missing or damaged ({path}). Your matches are safe; please reinstall the game."
        ).format(path=shown(missing))
    if path is None:
        return _("Something went wrong. Your match is saved: choose Continue to play on.")
    return _(
        "Something went wrong. Your match is saved: choose Continue to play on. Details for a bug report are in {path}"
    ).format(path=shown(path))


def listen(context: Context) -> None:
    """Report to the player, too, when a thread fails; the game goes on without it."""

    def tell(failed: threading.ExceptHookArgs) -> None:
        error = failed.exc_value
        if error is not None and not isinstance(error, SystemExit):
            message = sentence(write_log(context.paths.logs, error), error)
            complain(message)
            context.say(message)
            context.wake()

    threading.excepthook = tell


def last_sentence(error: BaseException, log: Path | None, paths: Paths, *, has_shown: bool) -> str:
    """Return the message if the game cannot start, or has to close after it `has_shown` something."""
    if isinstance(error, ImportError):
        return sentence(log, error)
    settings = shown(paths.settings)
    matches = shown(paths.archive)
    sentences = [
        _("Something went wrong and Scopa has to close.") if has_shown else _("Scopa could not show its first screen."),
        _("Nothing has been lost: your settings are in {settings} and your matches in {matches}.").format(
            settings=settings, matches=matches
        ),
    ]
    missing = missing_part(error)
    if missing is not None:
        sentences.append(
            _("Part of the game is missing or damaged ({path}). Please reinstall it.").format(path=shown(missing))
        )
    elif has_shown:
        sentences.append(
            _(
                "Start it again. If it closes again, rename {settings} and the game will start with its default "
                "settings."
            ).format(settings=settings)
        )
    else:
        sentences.append(
            _(
                "Start it again. If it still won’t start, rename {settings} and the game will start with its "
                "default settings."
            ).format(settings=settings)
        )
    if log is not None:
        sentences.append(_("Details for a bug report are in {path}").format(path=shown(log)))
    return " ".join(sentences)


def missing_part(error: BaseException) -> Path | None:
    """Return the file of the game that caused an error; None if no file did, or one of the player's own."""
    known = MissingPictureError | MissingFontError | NoAssetsError | MissingNumbersError
    return error.path if isinstance(error, known) else None


def survive(stack: SceneStack, context: Context, error: Exception, *, has_shown: bool) -> None:
    """Go back to the title and say what happened; if that fails, or nothing was shown yet, end the program."""
    path = write_log(context.paths.logs, error)
    if len(stack.scenes) <= 1 or not has_shown:
        _end(stack, context, error, path, has_shown=has_shown)
        return
    message = sentence(path, error)
    complain(message)
    at_table = [match for scene in stack.scenes if (match := getattr(scene, "match_id", None)) is not None]
    try:
        # A line of news has to do if the page for failures, or for a report, has failed.
        if stack.top is not None and stack.top.name in {"failure", "problem_report"}:
            stack.apply(Home())
            context.say(message)
        else:
            stack.apply(Home("failure", message=message, match=at_table[-1] if at_table else None))
    except Exception as second:
        _end(stack, context, second, write_log(context.paths.logs, second), has_shown=has_shown)


def _end(stack: SceneStack, context: Context, error: Exception, log: Path | None, *, has_shown: bool) -> None:
    stack.scenes.clear()
    stack.failed = last_sentence(error, log, context.paths, has_shown=has_shown)
