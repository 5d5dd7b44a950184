"""What the comparison with other card games goes by: when a picture is complete, what counts as memory and as size."""

import os
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.measure.benchmarks import desktop
from tests.measure.benchmarks.first_picture import alike, complete, is_painted, pixels_of
from tests.measure.benchmarks.installed_size import Package, bytes_of, libraries, names_in, needed, packages_in
from tests.measure.benchmarks.process_family import Taken, family, memory, session_of, share_of, worked
from tests.measure.benchmarks.session import Program

pytestmark = pytest.mark.whole

SIZE = (480, 270)
PIXELS = SIZE[0] * SIZE[1]


def picture(changed=0, by=100):
    """A grey picture of many shades in which so many pixels are otherwise."""
    shades = np.arange(PIXELS, dtype=np.int64) % 100
    shades[:changed] += by
    return Image.fromarray(shades.astype(np.uint8).reshape(SIZE[::-1]))


def row(name, **found):
    return desktop.Row(Program(name, ("true",)), **found)


# The picture


def test_a_screen_of_plain_areas_with_a_pointer_is_not_painted():
    screen = Image.new("L", SIZE)
    screen.paste(picture().crop((0, 0, 16, 16)), (100, 100))
    screen.paste(80, (0, 200, 480, 230))
    assert not is_painted(screen)
    screen.paste(picture().crop((0, 0, 80, 80)), (100, 100))
    assert is_painted(screen)


@pytest.mark.parametrize(("changed", "by", "same"), [(PIXELS // 100, 100, True), (PIXELS // 50, 100, False)])
def test_pictures_are_alike_up_to_one_pixel_in_a_hundred(changed, by, same):
    assert alike(picture(), picture(changed, by)) is same


def test_shades_that_nobody_sees_make_no_difference():
    assert alike(picture(), picture(PIXELS, 8))
    assert not alike(picture(), picture(PIXELS, 9))


def test_complete_is_the_first_picture_as_the_last_and_not_the_last_change():
    shots = [(0.1, picture(PIXELS)), (0.2, picture(PIXELS // 2)), (0.3, picture(9)), (0.4, picture(0))]
    assert complete(shots) == 0.3


def test_the_pixels_of_a_screen_are_read_from_its_dump():
    width, height, line, colours = 3, 2, 16, 2
    head = [0] * 25
    head[0], head[1], head[4], head[5], head[12], head[19] = 104, 7, width, height, line, colours
    rows = bytes(range(12)) + b"\xff" * 4 + bytes(range(20, 32)) + b"\xff" * 4
    pixels = pixels_of(struct.pack(">25I", *head) + b"name" + b"\x00" * 12 * colours + rows)
    assert pixels.shape == (height, width, 4)
    assert pixels[1, 0].tolist() == [20, 21, 22, 23]
    assert pixels[0, 2].tolist() == [8, 9, 10, 11]


# Memory and the processor


def test_the_session_of_a_process_is_found_behind_any_name():
    assert session_of("17 (a) name (1 2) S 3 4 5 0 -1") == 5


def test_the_share_is_read_and_a_kernel_without_it_gives_none():
    assert share_of("00400000-7ff [rollup]\nRss:  4096 kB\nPss:     2048 kB\nPss_Dirty: 9 kB\n") == 2.0
    assert share_of("") is None


def test_memory_is_the_share_only_where_that_of_each_process_is_known():
    assert memory({1: Taken(30.0, 20.0, 0.0), 2: Taken(10.0, 5.0, 0.0)}) == (25.0, "PSS")
    assert memory({1: Taken(30.0, 20.0, 0.0), 2: Taken(10.0, None, 0.0)}) == (40.0, "RSS")


def test_a_process_that_came_meanwhile_has_worked_from_nothing():
    assert worked({1: Taken(1, 1, 2.0), 3: Taken(1, 1, 9.0)}, {1: Taken(1, 1, 2.5), 2: Taken(1, 1, 0.25)}) == 0.75


def test_a_thread_that_has_ended_gives_no_time_back():
    assert worked({1: Taken(1, 1, 2.0)}, {1: Taken(1, 1, 1.5)}) == 0.0


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="there is no /proc here")
def test_a_family_is_a_program_and_what_it_has_started():
    program = "import subprocess, sys; c = subprocess.Popen(['sleep', '60']); print(c.pid, flush=True); c.wait()"
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, start_new_session=True)
    try:
        child = int(parent.stdout.readline())
        assert set(family(parent.pid)) == {parent.pid, child}
        assert family(parent.pid)[parent.pid].resident > 1.0
    finally:
        os.killpg(parent.pid, 9)
        parent.wait()
        parent.stdout.close()


# The size


def test_a_relation_is_read_with_its_versions_and_alternatives():
    told = "libc6 (>= 2.14), gsettings (= 1) | other:any, plain"
    assert names_in(told) == (("libc6",), ("gsettings", "other"), ("plain",))
    assert names_in("") == ()


def test_what_dpkg_tells_is_read_and_what_was_removed_is_not_there():
    lines = (
        ("game", "ii ", "optional", "no", "", "lib (>= 1)", ""),
        ("old", "rc ", "optional", "no", "", "", ""),
        ("base", "ii ", "required", "yes", "", "", "sh (= 1)"),
    )
    assert packages_in("".join("\t".join(line) + "\n" for line in lines)) == {
        "game": Package("game", (("lib",),)),
        "base": Package("base", (), ("sh",), is_everywhere=True),
    }


def test_all_that_a_package_needs_is_followed_through_but_for_what_is_everywhere():
    known = {
        "game": Package("game", (("lib",), ("gone", "given"), ("base",))),
        "lib": Package("lib", (("deep",), ("game",))),
        "deep": Package("deep", ()),
        "giver": Package("giver", (), ("given",)),
        "base": Package("base", (("hidden",),), is_everywhere=True),
        "hidden": Package("hidden", ()),
    }
    assert needed("game", known) == {"lib", "deep", "giver"}


def test_links_and_folders_have_no_bytes_and_no_file_counts_twice(tmp_path):
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"12345")
    link.symlink_to(file)
    assert bytes_of([tmp_path, file, link, file]) == 5


def test_libraries_are_followed_and_those_of_other_systems_left_out():
    assert libraries(["pillow>=11", "no-such-library>=1", "ruff; extra == 'test'"], set()) == {"pillow"}


# The table


def test_times_are_told_with_extremes_and_their_ratio():
    assert desktop.times([200.0, 260.0, 210.0], [300.0]) == "210 (200 to 260), x 0.70"
    assert desktop.times([200.0], ()) == "200 (200 to 200)"
    assert desktop.times((), [300.0]) == "-"


def test_the_table_has_a_line_for_each_and_says_who_never_painted():
    rows = [
        row("Scopa", warm=[150.0], first=[300.0], memory=(40.0, 41.0), kind="PSS", idle=0.0, size=(2**20, 2**21)),
        row("aisleriot", warm=[200.0], first=[200.0]),
        row("lskat", failed="no picture within 30 s"),
    ]
    lines = desktop.table(rows)
    assert len({line.count("|") for line in lines}) == 1
    assert lines[2] == (
        "| Scopa | 150 (150 to 150), x 0.75 | 300 (300 to 300), x 1.50 | 40.0 PSS | 41.0 PSS | 0.000 | 1.0 | 2.0 |"
    )
    assert "no picture within 30 s" in lines[4]


def test_without_aisleriot_there_are_no_ratios():
    lines = desktop.table([row("Scopa", warm=[150.0]), row("aisleriot", failed="it ended with status 1")])
    assert not [line for line in lines if " x " in line]


def test_what_is_missing_is_named_and_the_rest_goes_on(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(desktop.PEERS, "lskat", Program("lskat", (str(tmp_path / "lskat"),)))
    assert [found.program.name for found in desktop.chosen("Scopa,lskat", tmp_path)] == ["Scopa"]
    assert "lskat is not installed" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="solitaire"):
        desktop.chosen("solitaire", tmp_path)
