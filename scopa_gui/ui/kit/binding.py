"""Keys bound to an action: a button shows them, the list of keys names them, and a gamepad's buttons stand for them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from scopa_gui.ui.kit.intents import Back, Intent, Key
from scopa_gui.ui.kit.scene import Answer


@dataclass(frozen=True, slots=True, eq=False)
class Binding:
    """Keys that do one thing: a button shows the first one; those in `also` are shown nowhere.

    A key has its name in `Key`, with "ctrl+", "alt+" or "shift+" before it if that is held. `pad` is SDL's name for the
    button of a gamepad; `spell` names a key in the player's language. Letters count while Shift is held, too, unless
    the binding is `unshifted`.
    """

    keys: tuple[str, ...]
    also: tuple[str, ...] = ()
    pad: str = ""
    spell: Callable[[str], str] = str.capitalize
    unshifted: bool = False

    def label(self, words: str) -> str:
        """Return the words of a button with its key: "Hint (H)"; only the words if they are the key."""
        key = self.spell(self.keys[0])
        return words if words == key else f"{words} ({key})"

    def is_pressed(self, intent: Intent) -> bool:
        """Return True if the intent is one of the keys."""
        keys = self.keys + self.also
        if isinstance(intent, Back):
            return "esc" in keys
        if not isinstance(intent, Key) or (self.unshifted and intent.shift):
            return False
        for spelled in keys:
            *held, name = spelled.split("+")
            if intent.command == ("ctrl" in held) and (intent.shift or "shift" not in held):
                is_sign = name == intent.text and not name.isalnum()
                # The Alt Gr that some keyboards need for a sign counts as Alt.
                if is_sign or (name == intent.name and intent.alt == ("alt" in held)):
                    return True
        return False


KeyDeeds = Mapping[Binding, Callable[[], Answer]]


def done_by_key(deeds: KeyDeeds, intent: Intent) -> Answer:
    """Do what the pressed key is bound to; return None if it is bound to nothing."""
    return next((deed() for binding, deed in deeds.items() if binding.is_pressed(intent)), None)
