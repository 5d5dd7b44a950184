"""Events since the last query, even if something with an unreadable name was dropped on the window."""

import pygame

_DROPS = (pygame.DROPFILE, pygame.DROPTEXT)


def events() -> list[pygame.event.Event]:
    """Return the events that wait; a file whose name pygame cannot read has "" for a name, and takes no other along."""
    found = pygame.event.get(exclude=_DROPS)
    try:
        return found + pygame.event.get(_DROPS, pump=False)
    except (SystemError, UnicodeError):
        return [*found, pygame.event.Event(pygame.DROPFILE, file="")]
