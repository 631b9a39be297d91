import pygame

from cubacube.scenes.still import Still
from cubacube.scenes.view import View

RED, GREEN = (255, 0, 0), (0, 255, 0)


def test_a_ground_is_painted_again_only_for_another_key_or_size() -> None:
    view, still = View((320, 180)), Still()
    painted: list[tuple[int, int]] = []

    def paint(surface: pygame.Surface) -> None:
        painted.append(surface.size)
        surface.fill(RED if len(painted) == 1 else GREEN)

    surface = pygame.Surface((640, 360))
    still.draw(surface, view, "round 1", paint)
    still.draw(surface, view, "round 1", paint)
    assert painted == [(320, 180)]
    assert surface.get_at((319, 179))[:3] == RED

    still.draw(surface, view, "round 2", paint)
    view.resize((640, 360))
    still.draw(surface, view, "round 2", paint)
    assert painted == [(320, 180), (320, 180), (640, 360)]
    assert surface.get_at((639, 359))[:3] == GREEN
