"""Kinds of request, and the function that answers each.

Its module is loaded only when it is first needed, so that the program starts fast.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from scopa_gui.headless.given import Refused, shown
from scopa_gui.headless.request import Request

Answerer = Callable[[Request], Mapping[str, Any]]

_PLACES = {
    "captures": ("kind_captures", "captures"),
    "legal": ("kind_captures", "legal"),
    "sweep": ("kind_captures", "sweep"),
    "primiera": ("kind_score", "primiera"),
    "score": ("kind_score", "score_of"),
    "match": ("kind_score", "match"),
    "deal": ("kind_deal", "deal"),
    "trace": ("kind_trace", "trace"),
    "variant": ("kind_variant", "variant"),
    "presets": ("kind_presets", "presets"),
    "choose": ("kind_choose", "choose"),
    "judge": ("kind_judge", "judge"),
    "selfplay": ("kind_selfplay", "selfplay"),
    "bench": ("kind_bench", "bench"),
}
KINDS = tuple(_PLACES)


def answerer_of(kind: str) -> Answerer:
    """Return the function that answers requests of a kind; raises Refused if there is no such kind."""
    if kind not in _PLACES:
        raise Refused(f"There is no kind {shown(kind)}; there are {', '.join(KINDS)}.", "kind")
    module, name = _PLACES[kind]
    found: Answerer = getattr(import_module(f"scopa_gui.headless.{module}"), name)
    return found
