"""Names of the settings, for their pages and for notices."""

from scopa_gui.ui.words.translation import _, mark

SETTINGS = {
    "cards": {
        "deck": mark("Deck"),
        "back": mark("Back of the cards"),
        "index": mark("Numbers in the corners"),
        "four_colours": mark("Four colours"),
        "large_index": mark("Large indices"),
        "table": mark("Table"),
        "face": mark("Your face"),
    },
    "game": {
        "speed": mark("Speed"),
        "capture_stop": mark("When others capture"),
        "show_captures": mark("Show captures"),
        "table_talk": mark("Table talk"),
        "reduced_motion": mark("Reduce motion"),
        "contrast": mark("High contrast"),
    },
    "help": {
        "counters": mark("Count for me"),
        "grid": mark("What the others can hold"),
        "race": mark("Race for the primiera"),
        "coach": mark("Coach at the table"),
        "memory_questions": mark("Memory questions"),
    },
    "window": {
        "language": mark("Language"),
        "text_scale": mark("Text size"),
        "fullscreen": mark("Full screen"),
        "muted": mark("Sound"),
        "background_sound": mark("Sound in the background"),
        "volume": mark("Effects"),
        "music": mark("Short tunes"),
        "background_music": mark("Music"),
    },
    "": {
        "escoba_deck": mark("Deck"),
        "usual_deck": mark("Deck"),
        "window_size": mark("Window size"),
        "window_position": mark("Window position"),
        "window_maximised": mark("Window size"),
        "level": mark("Opponent"),
        "partner": mark("Partner"),
        "variant": mark("Game"),
        "players": mark("Players"),
        "target": mark("Points to win"),
        "company": mark("Previous players"),
        "watch_open": mark("Hands shown while watching"),
        "watched": mark("Players being watched"),
        "first_steps": mark("First steps"),
        "knows_smazzata": mark("The first count"),
    },
}
"""Name of each setting for the player, by the page that changes and resets it; "" for settings without a page."""

_NAMES = {setting: name for page in SETTINGS.values() for setting, name in page.items()}


def setting_name(setting: str) -> str:
    """Return the name of a setting in the player's language."""
    return _(_NAMES[setting])
