"""What build.py finds wrong with the folder that it has made; the real one is in test_build.py."""

import ast
import importlib.util
import os
import sys

import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs as shell scripts")
GOOD = {
    "scopa-gui": (
        '[ "$1" = --version ] || { mkdir -p "$SCOPA_HOME/cache"; touch "$SCOPA_HOME/cache/x"; exec sleep 60; }'
    ),
    "scopa-engine": 'echo \'{"id": null, "ok": true, "answer": {"worlds": 7}}\'',
}


@pytest.fixture
def build(monkeypatch):
    monkeypatch.syspath_prepend(PROJECT / "packaging")
    spec = importlib.util.spec_from_file_location("build_alone", PROJECT / "packaging" / "build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    for name in ("trying", "fresh", "fetching"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize(("program", "does", "wrong"), [
    (None, "", ""),
    ("scopa-gui", "echo no library >&2; exit 1", "scopa-gui does not start: no library"),
    (
        "scopa-gui", '[ "$1" = --version ] || { echo "Scopa needs numpy." >&2; exit 1; }',
        "the window does not draw the title and exits with status 1: Scopa needs numpy.",
    ),
    (
        "scopa-gui",
        '[ "$1" = --version ] || { mkdir -p "$SCOPA_HOME/cache"; touch "$SCOPA_HOME/cache/x"; sleep 0.1; exit 3; }',
        "the window does not draw the title and exits with status 3: no reason was given",
    ),
    ("scopa-gui", '[ "$1" = --version ] || exec sleep 60', "the window does not draw the title: no reason was given"),
    (
        "scopa-gui",
        ('[ "$1" = --version ] || '
         '{ mkdir -p "$SCOPA_HOME/cache"; touch "$SCOPA_HOME/cache/x"; trap "" TERM; exec sleep 60; }'),
        "the window does not close",
    ),
    ("scopa-engine", "exit 1", "the Maestro does not answer: no reason was given"),
    (
        "scopa-engine", 'echo \'{"ok": false, "error": "This needs numpy."}\'',
        'the Maestro does not answer: {"ok": false, "error": "This needs numpy."}',
    ),
    ("scopa-engine", 'echo \'{"ok": true, "answer": {}}\'', 'the Maestro does not answer: {"ok": true, "answer": {}}'),
])  # fmt: skip
def test_what_does_not_work_is_named(build, tmp_path, monkeypatch, program, does, wrong):
    monkeypatch.setattr(build.trying, "PATIENCE", 0.5)
    monkeypatch.setattr(build.trying, "STAYS", 0.3)
    for name, body in (GOOD | ({program: does} if program else {})).items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    assert build.wrong_with(str(tmp_path)) == wrong


@pytest.mark.whole
def test_no_library_of_the_system_is_named_in_the_call_that_loads_it():
    """PyInstaller takes such a library along, with all that it needs."""
    loaders = {"CDLL", "WinDLL", "PyDLL", "OleDLL", "LoadLibrary", "find_library"}
    named = [
        f"{file.name}:{call.lineno}"
        for file in sorted((PROJECT / "scopa_gui").rglob("*.py"))
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "attr", getattr(call.func, "id", "")) in loaders
        if call.args and isinstance(call.args[0], ast.Constant) and ".so" in str(call.args[0].value)
    ]
    assert named == []
