"""The clipboard of the system, for text."""

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; return whether it is there."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text().replace("\r\n", "\n") == text
    except (pygame.error, NotImplementedError, UnicodeError):
        return False


def paste() -> str:
    """Return the text on the clipboard; "" if there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, NotImplementedError, UnicodeError):
        return ""
