"""Full-screen menu pages on a blurred table."""

import pygame

from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.files.data import folder

_PICTURE = "pictures/menu.jpg"


class SheetPage(Dialogue):
    """A page that hides the scene below."""

    overlay = False

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the blurred table, and the page on it."""
        draw_backdrop(surface, view)
        super().draw(surface, view)


def draw_backdrop(surface: pygame.Surface, view: View) -> None:
    """Fill the whole window, letterbox included, with the blurred table."""

    def make() -> pygame.Surface:
        return _covering(pygame.image.load(folder("assets") / _PICTURE), surface.size)

    surface.blit(view.cached(("backdrop", surface.size), make), (0, 0))


def _covering(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Scale and crop `picture` to cover `size`, keeping its proportions."""
    scale = max(size[0] / picture.width, size[1] / picture.height)
    part = pygame.Rect(0, 0, round(size[0] / scale), round(size[1] / scale))
    part.center = picture.get_rect().center
    visible = picture.subsurface(part.clip(picture.get_rect()))
    return pygame.transform.smoothscale(visible, size).convert()
