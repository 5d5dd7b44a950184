"""The log of errors: each is added with its traceback, and an old log gives way before it grows for ever."""

import pytest

from scopa_gui.store import error_log


def test_errors_follow_one_another_in_one_file(tmp_path):
    folder = tmp_path / "state" / "logs"
    for text in ("first", "second \ud800"):
        with pytest.raises(ValueError, match=text[:5]) as caught:
            raise ValueError(text)
        assert error_log.write_log(folder, caught.value) == folder / "scopa.log"
    written = (folder / "scopa.log").read_text(encoding="utf-8")
    assert written.count('Traceback (most recent call last):\n  File "') == 2
    assert written.index("ValueError: first\n\n") < written.index("ValueError: second \\ud800\n\n")


def test_a_log_that_has_grown_is_kept_beside_the_new_one(tmp_path):
    log, old = tmp_path / "scopa.log", tmp_path / "scopa.old.log"
    log.write_bytes(b"x" * 200_000)
    error_log.write_log(tmp_path, ValueError("added"))
    assert log.read_bytes().startswith(b"xxx")
    assert not old.exists()
    error_log.write_log(tmp_path, ValueError("begun anew"))
    assert old.read_bytes().endswith(b"ValueError: added\n\n")
    assert log.read_bytes() == b"ValueError: begun anew\n\n"
