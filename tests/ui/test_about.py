"""About the game: its version and files; and the licences, whole, of everything the program brings along."""

from importlib import metadata

import pytest

from scopa_gui import __version__
from scopa_gui.complaint import LIBRARIES
from scopa_gui.store.notices import shown
from scopa_gui.store.paths import assets
from scopa_gui.ui.front import licences
from scopa_gui.ui.front.about_screen import AboutScreen, LicencesScreen
from scopa_gui.ui.front.problem_report.report_screen import ProblemReportScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.kit import input_reader
from tests.ui import contract
from tests.ui.pilot import Pilot


def cells(scene):
    return [cell for block in scene.blocks() for cell in block.cells]


def test_it_is_reached_from_the_settings_and_leads_to_the_licences_and_the_report(context):
    pilot = Pilot(context, SettingsScreen(context), blind=True)
    pilot.press("button:about")
    about = pilot.scene
    assert isinstance(about, AboutScreen)
    for button, scene in (("licences", LicencesScreen), ("report", ProblemReportScreen)):
        pilot.tick(input_reader.GUARD_SECONDS)  # the buttons of both pages stand in one place
        pilot.press(f"button:{button}")
        assert isinstance(pilot.scene, scene)
        pilot.key("escape")
        assert pilot.scene is about


def test_it_says_version_files_and_what_it_is_made_of(context):
    said = cells(AboutScreen(context))
    assert any(__version__ in cell for cell in said)
    for path in (context.paths.settings, context.paths.archive, context.paths.logs, context.paths.cache):
        assert shown(path) in said
    for name in LIBRARIES.values():
        assert name in said
        assert metadata.version(name) in said


def test_in_a_checkout_every_library_type_face_and_the_game_have_their_whole_licence():
    found = {paper.title.split(" ")[0]: paper.text for paper in licences.papers(assets())}
    carried = {name for name in LIBRARIES.values() if licences.licences_of(name)}
    assert {"Scopa", *carried} <= found.keys()
    assert carried >= {"msgspec", "numpy", "pillow"}
    assert sum("SIL OPEN FONT LICENSE" in text.upper() for text in found.values()) >= 1
    assert found["Scopa"].startswith("MIT License")
    assert all(len(text) > 400 for text in found.values())


def test_a_package_shows_the_file_of_licences_it_was_made_with(tmp_path):
    inner = tmp_path / "inner" / "assets"
    inner.mkdir(parents=True)
    line = "-" * 100
    parts = (
        "Scopa's own comes first,\nthen the others.\n\nFree.",
        "Ogg: BSD",
        "ogg.txt\n\nKeep this.",
        "Of a file\nof its own: keep that.",
    )
    (tmp_path / licences.PAPERS).write_bytes(f"\n\n{line}\n\n".join(parts).replace("\n", "\r\n").encode())
    assert licences.papers(inner) == [
        ("Scopa", parts[0]), ("Ogg: BSD", "Ogg: BSD"), ("ogg.txt", f"Keep this.\n\n{parts[3]}"),
    ]  # fmt: skip


@pytest.mark.rotating
@pytest.mark.parametrize("scene", [AboutScreen, LicencesScreen])
def test_both_keep_the_contract(make_context, scene):
    for language, size in (("en", (1024, 640)), ("it", (1024, 640)), ("de", (1024, 640)), ("de", (3840, 2160))):
        context = make_context(language=language, text_scale=1.3)
        contract.draws_without_overflow(context, scene, size)
        contract.targets_do_not_overlap(context, scene, size)
        contract.targets_are_large_enough(context, scene, size)
    contract.back_leaves(context, scene)
    contract.keyboard_reaches_all(context, scene)


def test_page_keys_turn_the_licences_to_their_end(context):
    pilot = Pilot(context, SettingsScreen(context))
    pilot.app.stack.enter(LicencesScreen(context))
    pilot.tick()
    page = pilot.scene.text
    pilot.key("page down")
    assert page.scrolling.offset > 0
    pilot.key("end")
    assert page.scrolling.offset == page.scrolling.most > 10 * page.rect.height
