"""The system clipboard, as far as the system has one."""

import pygame

from cubacube.session.files.importing import imported

_SCRAP = "pygame.scrap"


def copy(text: str) -> None:
    """Put a text on the clipboard.

    Raises:
        pygame.error: There is no clipboard, or it is not available now.
    """
    try:
        imported(_SCRAP).put_text(text)
    except ImportError as fault:
        raise pygame.error(str(fault)) from fault


def pasted() -> str:
    """Return the text on the clipboard; empty without a clipboard."""
    try:
        text: str = imported(_SCRAP).get_text()
    except (ImportError, pygame.error):
        return ""
    return text
