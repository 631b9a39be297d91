"""Tables on which computers once played for hundreds of turns, as the text of level files."""

from cubacube.session.files.levels import level_text


def _habana(*changes: tuple[str, str]) -> str:
    """Return the text of Habana with some values replaced, the first place of each."""
    text = level_text("habana")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


ICE_RINK = (
    _habana(
        ('name = "Habana"', 'name = "Ice rink"'),
        ("friction = 0.45", "friction = 0.05"),
        ("slowest_mm_s = 60 ", "slowest_mm_s = 20 "),
        ("fastest_mm_s = 2100", "fastest_mm_s = 700"),
        ("slowest_mm_s = 300.0", "slowest_mm_s = 100.0"),
        ("fastest_mm_s = 1300.0", "fastest_mm_s = 433.0"),
    )
    + """
    [[obstacles]]
    name = "Ridge"
    look = "wall"
    restitution = 0.5
    friction = 0.2
    box = { x_mm = 160, y_mm = 160, width_mm = 120, height_mm = 8, angle_deg = 30 }

    [[zones]]
    name = "Sand"
    look = "sand"
    friction = 0.9
    box = { x_mm = 160, y_mm = 250, width_mm = 190, height_mm = 60 }
    """
)
"""Slippery cloth with rough sand: the hardest flick slides 28 mm in it, the sand is 60 mm wide."""

SMALL_DICE = _habana(("edge_mm = 16.0", "edge_mm = 12"), ("friction = 0.45", "friction = 0.25"))
"""Small dice on a smooth cloth, which often come to rest at the border."""
