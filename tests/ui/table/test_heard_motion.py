"""What moves is heard: whose it is, from where, and nothing unseen."""

import pytest

from scopa_gui.engine.events import Scopa
from scopa_gui.ui.table.motion.beats import from_seats
from scopa_gui.ui.table.motion.pace import Pace
from tests.ui.table.at_motion import CASES, played, smazzata


@pytest.mark.whole
def test_a_scopa_is_heard_as_ours_or_theirs_and_knocks_when_it_lies_there():
    heard = set()
    for number in range(12):
        for key, players in (("scopa", 2), ("scopone", 4)):
            _, turns = smazzata(key, players, Pace(), f"heard {number}")
            for seat, events, beats in turns:
                if any(isinstance(event, Scopa) for event in events):
                    names = [name for _, name in beats[0].cues]
                    assert names == ["card", "gather", "scopa" if seat % 2 == 0 else "theirs", "knock"]
                    assert beats[0].cues[-1][0] < beats[0].flourish.lands <= beats[0].plan.duration
                    heard.add(names[2])
    assert heard == {"scopa", "theirs"}


def test_what_a_player_does_is_heard_from_where_the_player_sits():
    class Ears:
        def play(self, name, place):
            heard.append((name, place))

    heard = []
    _, turns = smazzata("scopone", 4, Pace(), "from where")
    play = from_seats(Ears(), 4)
    for seat, _, beats in turns:
        assert beats[0].seat == seat
        if seat is None:
            continue
        for _, name in beats[0].cues:
            play(name, beats[0].seat)
        assert {place for _, place in heard} == {(0.0, 0.8, 0.0, -0.8)[seat]}
        heard.clear()
    play("deal", None)
    assert heard == [("deal", 0.0)]


@pytest.mark.parametrize("players", range(2, 7))
def test_those_on_the_left_are_heard_on_the_left_and_i_in_the_middle(players):
    class Ears:
        def play(self, name, place):
            places.append(place)

    places = []
    for seat in range(players):
        from_seats(Ears(), players)("card", seat)
    assert places[0] == 0
    assert sum(places) == pytest.approx(0)
    assert places[1:] == sorted(places[1:], reverse=True), "counter-clockwise from the right"


@pytest.mark.rotating
@pytest.mark.parametrize(("key", "players", "number"), CASES)
def test_whatever_is_heard_is_seen_too(key, players, number):
    """Cards that move or a word that comes, until after the sound; a scopa's music has its word."""
    heard = 0
    for _, _, beats in played(key, players, number)[1]:
        for beat in beats:
            for moment, cue in beat.cues:
                heard += 1
                assert beat.plan.tracks or beat.flourish or beat.note, cue
                assert moment <= beat.duration + 1e-9, cue
                assert beat.flourish is not None or cue not in ("scopa", "theirs")
    assert heard > 10
