"""A good flick and a bad one for every drill."""

from cubacube.kit.shot import Flick, gate

_GATE = gate("R1", "B1")

GOOD = {
    "cross": Flick(0, "VA", 9000, 1200, gate=_GATE),
    "reach": Flick(0, "VA", 13200, 1600, gate=_GATE),
    "turn_up": Flick(0, "G1", 7000, 1100, height="high"),
    "ricochet": Flick(0, "VA", 2400, 1500, gate=_GATE),
    "ram": Flick(0, "VA", 9000, 1200, gate=_GATE),
    "thread": Flick(0, "VA", 9100, 1200, gate=_GATE),
    "blind": Flick(0, "VA", 0, 1200, gate=_GATE),
}
POOR = {
    "cross": Flick(0, "VA", 9000, 600, gate=_GATE),
    "reach": Flick(0, "VA", 9000, 600, gate=_GATE),
    "turn_up": Flick(0, "G1", 7000, 300),
    "ricochet": Flick(0, "VA", 0, 1500, gate=_GATE),
    "ram": Flick(0, "VA", 9000, 600, gate=_GATE),
    "thread": Flick(0, "VA", 9000, 600, gate=_GATE),
    "blind": Flick(0, "VA", 3000, 1200, gate=_GATE),
}
