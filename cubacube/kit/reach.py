"""[2.0.1] What lies within the Walking ruler of a die."""

from cubacube.kit.geometry import gap_mm, gap_to_card_mm
from cubacube.kit.measures import Measures
from cubacube.kit.shot import City, Die, Layout


def cities_near(layout: Layout, die: Die, ruler_mm: float, measures: Measures) -> tuple[City, ...]:
    """Return the Cities within the ruler, nearest first."""
    pose = layout[die]
    gaps = sorted((gap_to_card_mm(pose, card, measures), card.city) for card in layout.cities)
    return tuple(city for gap, city in gaps if gap <= ruler_mm)


def dice_near(layout: Layout, die: Die, ruler_mm: float, measures: Measures) -> tuple[Die, ...]:
    """Return the other dice within the ruler, in the order of the layout."""
    pose = layout[die]
    return tuple(
        other.die
        for other in layout.dice
        if other.die != die and gap_mm(pose, other, measures) <= ruler_mm
    )
