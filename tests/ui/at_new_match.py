"""Choosing a new match as a player does, for tests."""

from scopa_gui.ui.play.new_match_screen import NewMatchScreen


def choose_game(pilot, key):
    """Press a game, on the page of all games if it is not among the first ones."""
    if f"list:variant={key}" in pilot.targets:
        pilot.press(f"list:variant={key}")
        return
    pilot.press("button:games")
    pilot.press(f"list:variant={key}")
    pilot.press("button:back")
    assert isinstance(pilot.scene, NewMatchScreen)


def choose_at_table(pilot, **parts):
    """Press players, points or deck on the sheet that is theirs: `players=3`."""
    pilot.press("button:table")
    for name, value in parts.items():
        pilot.press(f"choice:{name}={value}")
    pilot.press("button:back")
    assert isinstance(pilot.scene, NewMatchScreen)


def choose_person(pilot, key, who="level"):
    """Press the arrow until this person is shown."""
    options = [option[0] for option in pilot.control(f"choice:{who}").options]
    while pilot.control(f"choice:{who}").value != key:
        way = "more" if options.index(key) > options.index(pilot.control(f"choice:{who}").value) else "less"
        pilot.press(f"choice:{who}={way}")
