"""A table with everything a level may have: zones, and obstacles of every shape."""

from typing import Final

from cubacube.session.files.levels import level_text, parse_level

ROUGH_TEXT: Final = (
    level_text("habana")
    + """
[[zones]]
name = "Wet street"
look = "wet"
friction = 0.12
box = { x_mm = 160, y_mm = 160, width_mm = 40, height_mm = 300, angle_deg = 30 }

[[zones]]
name = "Gravel"
look = "gravel"
friction = 0.7
circle = { x_mm = 230, y_mm = 230, radius_mm = 30 }

[[obstacles]]
name = "Bollard"
look = "bollard"
restitution = 0.6
friction = 0.2
damage = 1
circle = { x_mm = 160, y_mm = 70, radius_mm = 6 }

[[obstacles]]
name = "Harbour wall"
look = "wall"
restitution = 0.3
friction = 0.4
box = { x_mm = 75, y_mm = 180, width_mm = 70, height_mm = 8, angle_deg = 60 }

[[obstacles]]
name = "Reef"
look = "stone"
restitution = 0.5
friction = 0.3
damage = 1
polygon = [
    { x_mm = 230, y_mm = 150 },
    { x_mm = 250, y_mm = 140 },
    { x_mm = 262, y_mm = 156 },
    { x_mm = 244, y_mm = 170 },
]
"""
)
ROUGH: Final = parse_level(ROUGH_TEXT, "rough")
