"""The real program with a wire to who drives it: `python -m tests.e2e.wired`, as `evening.py` starts it.

A line on its standard input asks what is shown; a line of JSON answers: `screen`, its name (a table goes by that of its
session); `moves`, True while it moves; `targets`, by name the middle of each; `cards`, where I am to play, by target
those of my hand, with the numbers of the captures to choose from (none where there is nothing to choose). The loop of
the window answers between two frames, so that no thread comes between; clicks and keys come by the window, as
everybody's.
"""

import json
import os
import sys
from queue import Empty, SimpleQueue
from threading import Thread

from tests.screen_names import screen_name

Shown = dict[str, object]


def wire():
    """Have the application answer what is asked; before it is started."""
    from scopa_gui.ui.kit import process_environment

    process_environment.hint()
    from scopa_gui.ui.loop import App

    step, run, asked = App.step, App.run, SimpleQueue()

    def wired_step(app, *given):
        step(app, *given)
        try:
            while asked.get_nowait():
                print(json.dumps(shown_by(app)), flush=True)
        except Empty:
            pass

    def wired_run(app, *given):
        Thread(target=_listen, args=(asked, app.context.wake), daemon=True).start()
        return run(app, *given)

    App.step, App.run = wired_step, wired_run


def _listen(asked, wake):
    """Thread: take in questions until there are no more."""
    for line in sys.stdin:
        asked.put(line)
        wake()


def shown_by(app) -> Shown:
    """What the window shows now."""
    scene = app.stack.top
    if scene is None:
        return {"screen": "", "moves": False, "targets": {}, "cards": {}}
    return {
        "screen": screen_name(scene),
        "moves": scene.animating,
        "targets": {name: box.center for name, box in scene.targets().items()},
        "cards": cards_of(scene),
    }


def cards_of(scene) -> dict[str, list[int]]:
    """My cards where I am to play one: by target, and the numbers of what each may take instead of another capture."""
    from scopa_gui.engine.cards import cards_of, name_of
    from scopa_gui.ui.table.input.move_choice import options_of
    from scopa_gui.ui.table.table_screen import TableScreen

    if not isinstance(scene, TableScreen) or not scene.my_turn or scene.timeline.running or scene.has_modal:
        return {}
    view, found = scene.timeline.view, {}
    for card in cards_of(view.hand):
        options = options_of(view, card)
        found[f"card:{name_of(card)}"] = [option.number for option in options] if len(options) > 1 else []
    return found


if __name__ == "__main__":
    wire()
    from scopa_gui.ui import app

    status = app.run()
    sys.stdout.flush()
    os._exit(status)  # the thread that listens may still be in the middle of a line
