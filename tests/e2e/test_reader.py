"""A match, a lesson and a puzzle, played by somebody who has nothing of the screen but the tree of a screen reader."""

import json
from pathlib import Path

import pytest

pytest.importorskip("accesskit", reason="accesskit is not installed here")
pytest.importorskip("jeepney", reason="jeepney, with which the tests listen, is not installed here")

from tests.e2e import atspi
from tests.e2e.atspi import Part, Reader, Session
from tests.e2e.program import until

pytestmark = pytest.mark.e2e
DOES = (" takes ", " goes to ", " possibilities")
"""What the name of a card says that I may play."""


@pytest.fixture
def session(tmp_path):
    if atspi.missing():
        pytest.skip(f"{atspi.missing()} is not installed here")
    folder = tmp_path / "buses"
    folder.mkdir(mode=0o700)
    session = Session(folder)
    yield session
    session.end()


@pytest.fixture
def listened(make_program, session):
    """The program on its title, at instant speed against Pierino, and a screen reader that follows."""
    program = make_program(draws=True, **session.environment)
    program.settings.parent.mkdir(parents=True)
    program.settings.write_text(
        json.dumps({"version": 2, "speed": "instant", "level": "pierino", "first_steps": "over", "language": "en"})
    )
    program.start((1024, 640))
    reader = Reader(session)
    yield program, reader
    reader.close()


def hand(reader) -> list[Part]:
    group = reader.parts().get("Your hand")
    return [] if group is None else group.children


def use(reader, part) -> bool:
    """Press a part, and wait until that has come to something."""
    name, before = part.name, list(reader.parts())
    part.press()
    reader.until(lambda: not reader.is_there(part, name) or list(reader.parts()) != before, f"{name!r} to do something")
    return True


def play(reader) -> bool:
    """Play a card of mine, or choose what it takes; whether it was my turn."""
    offered = reader.offers()
    if offered is not None:
        return use(reader, offered.children[0])
    card = next((card for card in hand(reader) if any(words in card.name for words in DOES)), None)
    return card is not None and use(reader, card)


@pytest.mark.whole
def test_a_whole_match(listened):
    program, reader = listened
    reader.press("Play", "New match")
    reader.press("Deal", "The table")
    smazzate = 0
    while True:
        over = reader.until(lambda: reader.button("Play again", "Carry on", "Skip") or play(reader), "my turn")
        if not isinstance(over, Part):
            continue
        if over.name == "Play again":
            break
        if over.name == "Carry on":
            told = reader.told()
            assert any(line.startswith("Settebello: ") and line.endswith(".") for line in told), told
            smazzate += 1
        use(reader, over)
    assert smazzate
    assert any("Pierino" in line for line in reader.told())
    assert program.stored().outcome is not None
    assert program.said() == ""


def try_out(reader, *ways_on: str) -> bool:
    """Go on by one of these buttons, else try the next card, as one who has to find out."""
    offered = reader.offers()
    if offered is not None:
        return use(reader, offered.children[0])
    button = reader.button(*ways_on)
    if button is not None:
        return use(reader, button)
    return any(answers(reader, card) for card in hand(reader))


def answers(reader, card) -> bool:
    """Press a card; whether anything came of it: it may not be asked for now."""
    before = reader.told()
    card.press()
    try:
        return reader.until(lambda: reader.told() != before, "an answer", seconds=2.0)
    except AssertionError:
        return False


def test_a_lesson(listened):
    program, reader = listened
    reader.press("Practice", "Practice")
    reader.press("Lessons", "Lessons")
    reader.press("Begin", "Taking cards")
    ways = ("Show me", "Try again", "Next (", "Done", "Next lesson")
    for _step in range(60):
        if reader.title() != "Taking cards":
            break
        reader.until(lambda: try_out(reader, *ways) or reader.title() != "Taking cards", "something to do")
    assert reader.title() == "Lessons"
    assert any("done" in line for line in reader.told())
    assert program.said() == ""


@pytest.mark.whole
def test_a_puzzle(listened):
    program, reader = listened
    reader.press("Practice", "Practice")
    reader.press("Today")
    reader.until(lambda: hand(reader), "the cards of the puzzle")
    for _step in range(12):
        if reader.button("Done") is not None:
            break
        reader.until(lambda: reader.button("Done") or try_out(reader, "Show me", "Try again"), "something to do")
    reader.press("Done", "Practice")
    assert program.said() == ""


def test_the_focus_follows_the_keys_and_a_slider_takes_a_value(listened):
    program, reader = listened
    reader.press("Settings", "Settings")
    reader.until(lambda: any(part.has(atspi.FOCUSED) for part in reader.screen().walk()), "a focus")
    reader.press("Back", "Scopa")
    assert program.said() == ""


def test_a_reader_that_comes_and_goes_is_followed_when_it_comes_again(listened, session):
    program, reader = listened
    reader.press("Rules", "Rules")
    session.listen(on=False)
    program.server.key("Escape")
    session.listen(on=True)
    again = Reader(session)
    try:
        again.until(lambda: again.button("Settings"), "the title")
    finally:
        again.close()
    assert program.said() == ""
    program.server.key("ctrl+q")
    assert program.wait() == 0


def test_without_a_reader_nothing_is_loaded_for_one_until_it_comes(make_program, session):
    program = make_program(draws=True, **session.environment)
    program.start()
    maps = Path(f"/proc/{program.process.pid}/maps")
    assert "accesskit" not in maps.read_text()
    session.listen(on=True)
    until(lambda: "accesskit" in maps.read_text(), "the program to hear of the reader")
    program.server.key("ctrl+q")
    assert program.wait() == 0
    assert program.said() == ""
    assert until(lambda: not program.family(), "nobody left")
