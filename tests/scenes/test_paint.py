import numpy as np
import pygame
import pytest

from cubacube.scenes.canvas.paint import box_distance, reduced, rounded, soft_shadow

RED = (200, 20, 20)
BLACK = (0, 0, 0)


def opacity(surface: pygame.Surface) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return pygame.surfarray.array_alpha(surface)


@pytest.mark.parametrize("size", [(7, 7), (30, 12), (200, 90), (41, 400)])
def test_a_rounded_box_is_symmetric_full_inside_and_clear_in_its_corners(
    size: tuple[int, int],
) -> None:
    seen = opacity(rounded(size, 6, RED)).astype(int)

    assert seen.shape == size
    assert np.array_equal(seen, seen[::-1])
    assert np.array_equal(seen, seen[:, ::-1])
    assert seen[size[0] // 2, size[1] // 2] == 255
    assert seen[0, 0] < 128


def test_a_stretched_box_equals_one_painted_whole() -> None:
    stretched = rounded((300, 200), 20, RED, BLACK, 3)
    depth = -box_distance((300, 200), 20)

    assert np.array_equal(
        opacity(stretched), (np.clip(depth + 0.5, 0, 1) * 255 + 0.5).astype(np.uint8).T
    )
    assert stretched.get_at((150, 1))[:3] == BLACK
    assert stretched.get_at((150, 100))[:3] == RED


def test_a_translucent_fill_stays_translucent() -> None:
    assert rounded((60, 40), 8, (*RED, 100)).get_at((30, 20)) == pygame.Color(*RED, 100)


def test_a_shadow_is_wider_than_its_box_and_fades() -> None:
    seen = opacity(soft_shadow((100, 60), 10, 12, 0.5)).astype(int)

    assert seen.shape == (124, 84)
    row = seen[:, 42]
    assert abs(int(row[62]) - 128) <= 1
    assert row[0] <= 2
    assert all(np.diff(row[:62]) >= 0)


def test_reducing_lends_no_dark_to_the_edges() -> None:
    large = pygame.Surface((40, 40), pygame.SRCALPHA)
    pygame.draw.rect(large, RED, (0, 0, 21, 40))

    edge = reduced(large, (10, 10)).get_at((5, 5))

    assert 0 < edge.a < 255
    assert np.allclose(edge[:3], RED, atol=4)
