"""Kind presets: the named rule sets."""

from typing import Any

from scopa_gui.engine.variants import SOURCE_PRESETS, VARIANTS
from scopa_gui.headless.request import Request


def presets(_: Request) -> dict[str, Any]:
    """Return every name that a request may have as its preset, with the options that differ from the defaults."""
    named: dict[str, Any] = {
        key: {
            "title": variant.title,
            "line": variant.line,
            "rules": variant.rules.as_dict(),
            "players": list(variant.players),
            "targets": list(variant.targets),
        }
        for key, variant in VARIANTS.items()
    }
    for key, rules in SOURCE_PRESETS.items():
        named[key] = {"title": key, "rules": rules.as_dict(), "players": [rules.players]}
    return named
