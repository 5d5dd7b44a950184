"""Parts of the program that are missing or damaged: the game goes on without them and says so, or names them."""

import json
import os
import shutil
from pathlib import Path

import pygame
import pytest

from scopa_gui.ai import fitted_numbers
from scopa_gui.ai.batch import policy
from scopa_gui.ai.fitted_numbers import MissingNumbersError, numbers_in
from scopa_gui.ai.value import deal_value
from scopa_gui.art.card_images import sprite
from scopa_gui.art.expressions import Expression
from scopa_gui.art.faces import Face
from scopa_gui.art.masters import MissingPictureError
from scopa_gui.coach.puzzles import puzzle
from scopa_gui.store import program_parts
from scopa_gui.store.notices import NoticeKey
from scopa_gui.store.paths import assets
from scopa_gui.ui import crash
from scopa_gui.ui.kit import text as text_module
from scopa_gui.ui.kit.monitors import Geometry
from scopa_gui.ui.kit.sound import MusicBed, Sound
from scopa_gui.ui.kit.text import Text, font_file
from scopa_gui.ui.kit.theme import TypeFace
from scopa_gui.ui.kit.window import Window
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.notice_words import sentence_of

BROKEN = (b"", b"\0" * 999, b"RIFF", b"\x89PNG\r\n\x1a\n" + b"\xff" * 99)


def missed(path):
    (notice,) = program_parts.news()
    assert notice.key is NoticeKey.PROGRAM_DAMAGED
    assert path.name in notice.arguments["file"]
    assert path.name in sentence_of(notice)
    assert program_parts.news() == [], "said once"


@pytest.mark.parametrize("content", BROKEN)
def test_a_sound_and_the_music_that_cannot_be_played_are_said(tmp_path, content):
    sound, music = tmp_path / "win.wav", tmp_path / "barcarola.ogg"
    for file in (sound, music):
        file.write_bytes(content)
    pygame.mixer.init(44100, -16, 2, 512)
    try:
        assert Sound(tmp_path)._load("win") is None
        missed(sound)
        bed = MusicBed(music)
        bed.volume = 1.0
        bed.step()
        assert not bed.wanted
        missed(music)
    finally:
        pygame.mixer.quit()


def test_a_portrait_that_cannot_be_read_is_said_and_nobody_is_shown(tmp_path):
    (tmp_path / "portraits").mkdir()
    (tmp_path / "portraits" / "rosa.webp").write_bytes(b"no picture")
    assert Portraits.of(tmp_path, tmp_path / "cache").round("rosa", 48) is None
    missed(tmp_path / "portraits" / "rosa.webp")


def test_a_bust_and_its_faces_that_cannot_be_read_are_reported_and_the_face_stays_at_rest(tmp_path):
    shutil.copytree(assets() / "portraits", tmp_path / "portraits")
    strip = tmp_path / "portraits" / "expressions" / "rosa.webp"
    strip.write_bytes(b"no picture")
    people = Portraits.of(tmp_path, tmp_path / "cache")
    assert people.bust_face("rosa", 48, Expression.BLINK) is None
    missed(strip)
    assert people.bust("rosa", 48, Expression.BLINK) is people.bust("rosa", 48) is not None
    bust = tmp_path / "portraits" / "busts" / "ines.webp"
    bust.unlink()
    assert people.bust("ines", 48) is None
    missed(bust)


@pytest.mark.parametrize("content", BROKEN)
def test_an_icon_that_cannot_be_read_keeps_no_window_shut(tmp_path, content):
    shutil.copy(assets() / "icons" / "scopa-128.png", tmp_path)
    (tmp_path / "scopa-64.png").write_bytes(content)
    pygame.display.init()
    Window("Scopa", Geometry((640, 400)), tmp_path).close()
    missed(tmp_path / "scopa-64.png")


def catalogue(folder, change):
    """A copy of the Italian catalogue with some bytes changed; its path."""
    file = folder / "it" / "LC_MESSAGES" / "scopa.mo"
    file.parent.mkdir(parents=True)
    file.write_bytes(change((assets() / "locale" / "it" / "LC_MESSAGES" / "scopa.mo").read_bytes()))
    return file


@pytest.mark.parametrize(
    "change",
    [
        lambda held: held[:5000],
        lambda held: b"",
        lambda held: held.replace(b"charset=utf-8", b"charset=utf-9"),
        lambda held: held[:99_000] + held[99_000:].replace(b"{path}", b"{qath}"),
        lambda held: held[:99_000] + held[99_000:].replace(b"{path}", b"{path~"),
    ],
)
def test_a_damaged_catalogue_is_said_in_english_and_no_sentence_fails(tmp_path, change):
    file = catalogue(tmp_path, change)
    assert translation.use("it", tmp_path) == "it"
    assert translation._("Play") == "Play"
    missed(file)


@pytest.mark.parametrize("language", ["it", "de"])
def test_the_catalogues_that_ship_can_be_filled_in(language):
    translation.use(language, assets() / "locale")
    assert translation._("Play") != "Play"
    assert program_parts.news() == []


def test_a_damaged_line_of_puzzles_costs_itself_and_is_said(tmp_path):
    file, lines = tmp_path / "puzzles.jsonl", (assets() / "puzzles" / "puzzles.jsonl").read_bytes().splitlines()[:9]
    lines[3] = lines[3].replace(b'"best"', b'"bast"')
    lines[5] = lines[5].replace(b'"seed":"', b'"seed":"x', 1)
    lines[7] = lines[7][:40]
    file.write_bytes(b"\n".join(lines))
    assert len(puzzle.load(file)) == 6
    missed(file)
    file.write_bytes(b"")
    assert puzzle.load(file) == ()
    program_parts._missed.clear()
    assert puzzle.load(file) == ()
    missed(file)
    assert puzzle.load(tmp_path / "none.jsonl") == ()
    missed(tmp_path / "none.jsonl")


def test_every_puzzle_that_ships_has_its_checksum():
    held = (assets() / "puzzles" / "puzzles.jsonl").read_bytes().splitlines()
    assert all(b',"sum":"' in line for line in held)


@pytest.mark.skipif(os.name != "posix", reason="a file with a hole")
def test_music_without_end_is_not_looked_through(tmp_path):
    music = tmp_path / "barcarola.ogg"
    shutil.copy(assets() / "sounds" / "barcarola.ogg", music)
    os.truncate(music, 1 << 31)
    bed = MusicBed(music)
    bed.volume = 1.0
    bed.step()
    assert not bed.wanted
    missed(music)


@pytest.mark.parametrize(("old", "new"), [('"6":', '"!6":'), ("0.6406", '"x"'), ('"spread"', '"spraed"')])
def test_damaged_numbers_of_a_redeal_are_named(tmp_path, monkeypatch, old, new):
    held = (Path(fitted_numbers.__file__).parent / "data" / "redeal.json").read_text(encoding="utf-8")
    assert old in held
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "redeal.json").write_text(held.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setattr(fitted_numbers, "__file__", str(tmp_path / "fitted_numbers.py"))
    with pytest.raises(MissingNumbersError):
        deal_value.fitted_redeals.__wrapped__()


def test_a_policy_that_has_lost_a_row_is_named(tmp_path, monkeypatch):
    held = json.loads((Path(fitted_numbers.__file__).parent / "data" / "policy.json").read_text(encoding="utf-8"))
    held["asso three 2"].pop()
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "policy.json").write_text(json.dumps(held), encoding="utf-8")
    monkeypatch.setattr(fitted_numbers, "__file__", str(tmp_path / "fitted_numbers.py"))
    with pytest.raises(MissingNumbersError):
        policy.fitted_weights.__wrapped__()


@pytest.mark.parametrize("content", [b"", b"{", b'{"families": {"a": {}}}', b"[" * 9999, b"\xff"])
def test_figures_that_cannot_be_read_are_named_and_what_to_do(tmp_path, monkeypatch, content):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "redeal.json").write_bytes(content)
    monkeypatch.setattr(fitted_numbers, "__file__", str(tmp_path / "fitted_numbers.py"))
    with pytest.raises(MissingNumbersError) as caught:
        numbers_in("redeal.json", lambda plain: plain["families"]["a"]["weights"])
    told = crash.sentence(Path("/logs/scopa.log"), caught.value)
    assert "redeal.json" in told
    assert "reinstall the game" in told


class Fading(pygame.font.Font):
    """A face in which some signs are damaged."""

    def size(self, text):
        if "w" in text:
            raise pygame.error("Couldn't find glyph")
        return super().size(text)

    def render(self, text, *how):
        if "w" in text:
            raise pygame.error("Text has zero width")
        return super().render(text, *how)


def test_signs_of_a_face_that_are_damaged_leave_a_gap_and_are_said(monkeypatch):
    monkeypatch.setattr(pygame.font, "Font", Fading)
    text = Text()
    line = text.render("who wins", TypeFace.SANS, 20, (0, 0, 0))
    assert 0 < line.get_width() < Text().render("sins", TypeFace.SANS, 20, (0, 0, 0)).get_width()
    missed(font_file(TypeFace.SANS))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files of this system")
@pytest.mark.parametrize("made", ["pipe", "without end"])
def test_a_picture_that_never_ends_is_refused_at_once(tmp_path, made):
    file = tmp_path / "rosa.webp"
    if made == "pipe":
        os.mkfifo(file)
    else:
        file.touch()
        os.truncate(file, 1 << 32)
    with pytest.raises(MissingPictureError, match="cannot be read"):
        sprite(Face(file), (60, 96))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files of this system")
def test_a_pipe_in_the_place_of_a_face_is_not_waited_for(tmp_path, monkeypatch):
    os.mkfifo(tmp_path / "face.ttf")
    monkeypatch.setattr(text_module, "font_file", lambda face: tmp_path / "face.ttf")
    with pytest.raises(text_module.MissingFontError):
        Text().font(TypeFace.SANS, 20)


@pytest.mark.whole
def test_whoever_shows_a_face_in_a_whole_program_misses_nothing(tmp_path):
    portraits = Portraits.of(assets(), tmp_path)
    for name in sorted({path.stem for path in (assets() / "portraits").glob("*.webp")}):
        for expression in Expression:
            portraits.round(name, 24, expression)
            portraits.bust(name, 24, expression)
            portraits.bust_face(name, 24, expression)
    assert program_parts.news() == []
