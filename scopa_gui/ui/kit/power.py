"""When the game is to spare the computer: what nobody waits for rests on battery, and while the window is put away."""

import pygame


def on_battery() -> bool:
    """Return whether the computer runs on its battery; False if the system does not say."""
    try:
        state = pygame.system.get_power_state()
    except (pygame.error, NotImplementedError):
        return False
    return state is not None and state.on_battery
