"""Gamepads: which are plugged in, and what their buttons and sticks mean as intents; no screen knows of them."""
