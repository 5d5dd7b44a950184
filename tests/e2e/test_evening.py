"""What measurements drive the program by: an evening goes through match, help, count, review and the other screens."""

import pytest

from tests.e2e.evening import WAYS, Evening

pytestmark = [pytest.mark.e2e, pytest.mark.slow]


def test_an_evening_goes_from_the_title_through_a_match_to_the_title(make_server, tmp_path):
    seen = []
    with Evening(make_server((1024, 640)), tmp_path, speed="instant") as evening:
        for moment in evening.moments():
            seen.append(moment)
            if seen.count("title") == 2:
                break
        assert evening.process.poll() is None
    assert {"table", "hint", "why", "count", "match end", "review", *WAYS} <= set(seen)
    assert seen.count("table") > 18, "more than a smazzata"
