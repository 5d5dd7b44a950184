"""The match that most reviews are of."""

import pytest

from tests.ui.review.matches import match_studied


@pytest.fixture(scope="module")
def judged():
    """Two smazzate for two, wholly judged."""
    return match_studied("scopa", 2, 2)
