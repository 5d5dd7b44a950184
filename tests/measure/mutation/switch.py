"""What stands in the copy for every function that has changes: it calls the function as it was, or the one on trial."""

import os
from collections.abc import Callable
from functools import wraps
from typing import Any

Mutants = dict[str, Callable[..., Any]]
"""The changes of a function by their keys, and what it was; filled once the function is defined."""
FROM_THE_START = "MUTANT_FROM_THE_START"
"""The variable of the environment with the name of a change that is there before anything is imported."""
_AS_IT_WAS = "_mutmut_orig"


class Switch:
    """One function with its changes; ``key`` is that of the change which is called, if it is one of them."""

    def __init__(self, module: str, mutants: Mutants) -> None:
        self.module, self.mutants = module, mutants
        self.turn_to(os.environ.get(FROM_THE_START, ""))

    @property
    def function(self) -> str:
        """Its name: that of its changes, without their number."""
        return f"{self.module}.{self.mutants[_AS_IT_WAS].__name__.removesuffix('_orig')}"

    def turn_to(self, name: str) -> None:
        """Call the change of this name, where it is one of this function, else what the function was."""
        module, _, key = name.rpartition(".")
        self.key = key if module == self.module else _AS_IT_WAS


switches: list[Switch] = []
reached: set[Switch] = set()
"""The functions that were called since somebody cleared this."""


def switched(mutants: Mutants, *, is_classmethod: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The decorator that mutmut writes above a function."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        switch = Switch(function.__module__, mutants)
        switches.append(switch)

        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            reached.add(switch)
            called = mutants.get(switch.key) or mutants[_AS_IT_WAS]
            if is_classmethod:
                return getattr(args[0], called.__name__)(*args[1:], **kwargs)
            return called(*args, **kwargs)

        return call

    return decorate
