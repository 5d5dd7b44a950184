"""Everything that goes into the one-folder program has its licence with it, whole."""

import importlib.util
import os
import re
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

from tests.conftest import PROJECT

SPEC = importlib.util.spec_from_file_location("papers", PROJECT / "packaging" / "papers.py")
papers = importlib.util.module_from_spec(SPEC)
sys.modules["papers"] = papers
SPEC.loader.exec_module(papers)

WHEELS = ("msgspec", "numpy", "pillow", "pygame-ce")
ELSEWHERE = """
libwebp.7.2.0.dylib libmpg123.0.dylib libxmp.4.7.2.dylib libogg.0.8.6.dylib libbrotlicommon.1.2.0.dylib
libbrotlidec.1.2.0.dylib libvorbisenc.2.0.12.dylib libpng16.16.58.0.dylib libvorbisfile.3.3.8.dylib
libtiff.6.3.0.dylib libSDL2-2.0.0.dylib libportmidi.2.0.7.dylib libjpeg.62.4.0.dylib libfreetype.6.dylib
libSDL2_mixer-2.0.0.800.2.dylib libFLAC.14.0.0.dylib libharfbuzz.0.dylib libSDL2_ttf-2.0.0.2400.0.dylib
libwebpdemux.2.0.17.dylib libz.1.3.1.zlib-ng.dylib libSDL2_image-2.0.0.800.12.dylib libwavpack.1.dylib
libsndfile.1.0.37.dylib libvorbis.0.4.9.dylib libopusfile.0.dylib libfluidsynth.3.5.6.dylib libopus.0.dylib
libsharpyuv.0.1.2.dylib liblcms2.2.dylib libxcb.1.1.0.dylib libopenjp2.2.5.4.dylib libavif.16.4.2.dylib
libXau.6.dylib libwebpmux.3.dylib liblzma.5.dylib libscipy_openblas64_.dylib libgfortran.5.dylib libquadmath.0.dylib
libgcc_s.1.1.dylib
libscipy_openblas64_-4e39871015dc1470c682dc512497ee22.dll msvcp140-a4c2229bdc2a2a630acdc095b4d86008.dll SDL2.dll
SDL2_image.dll libtiff-5.dll libwebp-7.dll libwebpdemux-2.dll libjpeg-62.dll libpng16-16.dll SDL2_mixer.dll
libogg-0.dll libopus-0.dll libopusfile-0.dll libwavpack-1.dll libxmp.dll SDL2_ttf.dll freetype.dll portmidi.dll
python311.dll python3.dll sqlite3.dll libffi-8.dll vcruntime140.dll vcruntime140_1.dll ucrtbase.dll
api-ms-win-crt-runtime-l1-1-0.dll
libpython3.11.so.1.0 libsqlite3.so.0 libstdc++.so.6 libgcc_s.so.1 libuuid.so.1 libz.so.1 libffi.so.8 libexpat.so.1
"""
"""What the wheels for other systems bring, and what Python does."""


def brought():
    """The compiled files that the wheels of this system bring."""
    return [
        path.as_posix() for name in WHEELS for path in distribution(name).files if papers.is_library(path.as_posix())
    ]


def test_every_compiled_file_of_the_libraries_is_named():
    files = brought()
    if sys.platform == "linux":
        assert len(files) > 30
    assert papers.unnamed(files) == []


@pytest.mark.parametrize("file", ELSEWHERE.split())
def test_those_of_other_systems_are_named_too(file):
    assert papers.is_library(file)
    assert papers.part_of(file) is not None


def test_a_file_that_nobody_named_is_found():
    assert papers.unnamed(
        ["a/libmystery-12ab34cd.so.1.2", "PIL/_imaging.cpython-311-x86_64-linux-gnu.so", "x.pyd", "data.txt"]
    ) == ["a/libmystery-12ab34cd.so.1.2"]


@pytest.mark.parametrize("part", papers.PARTS, ids=lambda part: part.name)
def test_the_text_of_every_part_is_where_it_is_said_to_be(part):
    library, _, section = part.text.partition(": ")
    if section:
        assert any(section in text for text in papers.own_texts(library)), part
    elif part.text:
        text = (papers.TEXTS / part.text).read_text(encoding="utf-8")
        words = {
            "LGPL": "GNU LESSER GENERAL PUBLIC LICENSE",
            "BSD": "Redistribution and use in source and binary forms",
            "MIT": "Permission is hereby granted",
            "Zlib": "This software is provided 'as-is'",
            "ZPL": "Redistribution and use in source and binary forms",
            "PSF": "PYTHON SOFTWARE FOUNDATION LICENSE",
            "public": "public domain",
        }
        assert words[re.match(r"\w+?(?=[-_ ]|$)", part.licence).group()] in re.sub(r"\s+", " ", text)
    else:
        assert part.licence == "as Microsoft gives them away"
    if "LGPL" in part.licence:
        assert re.search(r"\w\.(org|de|io|com)", part.owner), "where its source is"


def test_no_text_lies_there_for_nothing():
    used = {part.text for part in papers.PARTS} | set(papers.WITHOUT_TEXT.values())
    assert {path.name for path in papers.TEXTS.iterdir()} <= used


def test_the_libraries_are_those_of_the_project():
    asked = (PROJECT / "pyproject.toml").read_text(encoding="utf-8").split("\ndependencies = [")[1].split("]")[0]
    assert sorted([*re.findall(r'"([a-z-]+)', asked), "pyinstaller"]) == sorted(papers.LIBRARIES)


@pytest.mark.parametrize("name", papers.LIBRARIES)
def test_every_library_carries_its_text_or_has_it_here(name):
    try:
        texts = papers.own_texts(name)
    except PackageNotFoundError:
        pytest.skip(f"{name} is not installed")
    assert texts or name in papers.WITHOUT_TEXT
    assert not (texts and name in papers.WITHOUT_TEXT), "it carries one now"


def is_there(name):
    """Whether a library is installed here: PyInstaller is only to build, and accesskit has no file for some systems."""
    try:
        return bool(distribution(name))
    except PackageNotFoundError:
        return False


def test_the_file_has_them_all(monkeypatch):
    monkeypatch.setattr(papers, "LIBRARIES", tuple(filter(is_there, papers.LIBRARIES)))
    assert set(WHEELS) < set(papers.LIBRARIES)
    text = papers.licences(
        [*brought(), "libpython3.11.so.1.0", "numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so"]
    )
    for words in (
        "the Scopa contributors",
        "SIL OPEN FONT LICENSE",
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "The FreeType Project LICENSE",
        "GCC RUNTIME LIBRARY EXCEPTION",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Mark Adler",
        "Xiph.Org Foundation",
        "Sam Lantinga",
        "public domain",
        "OpenBLAS",
    ):
        assert words in text
    for name in papers.LIBRARIES:
        assert re.search(rf"^{name} \d", text, re.MULTILINE), name
    assert str(Path.home()) not in text
    assert os.fspath(PROJECT) not in text
