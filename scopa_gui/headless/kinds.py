"""What may be asked, and the function that answers it; each is loaded when it is first asked for, so that the program
starts at once.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from scopa_gui.headless.given import Refused, shown
from scopa_gui.headless.request import Request

Answerer = Callable[[Request], Mapping[str, Any]]

_PLACES = {
    "captures": ("capturing", "captures"),
    "legal": ("capturing", "legal"),
    "sweep": ("capturing", "sweep"),
    "primiera": ("counting", "primiera"),
    "score": ("counting", "score_of"),
    "match": ("counting", "match"),
    "deal": ("dealing", "deal"),
    "trace": ("trace", "trace"),
    "variant": ("declared", "variant"),
    "presets": ("catalogue", "presets"),
    "choose": ("choosing", "choose"),
    "judge": ("judging", "judge"),
    "selfplay": ("playing", "selfplay"),
    "bench": ("speed", "bench"),
}
KINDS = tuple(_PLACES)


def answerer_of(kind: str) -> Answerer:
    """The function that answers requests of a kind."""
    if kind not in _PLACES:
        raise Refused(f"There is no kind {shown(kind)}; there are {', '.join(KINDS)}.", "kind")
    module, name = _PLACES[kind]
    found: Answerer = getattr(import_module(f"scopa_gui.headless.{module}"), name)
    return found
