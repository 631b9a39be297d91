"""[2.0.4] The facts of one flick; each variant judges these facts, not the shot itself."""

from cubacube.kit.shot import (
    City,
    Crossed,
    Die,
    EnteredCity,
    Left,
    Shot,
    Struck,
    Touched,
    TouchedPawn,
)
from cubacube.rules import frozen


@frozen
class Ride:
    """What happened to the flicked die; each thing that it touched counts once (R3).

    `early` dice were touched before the crossing was complete or at that moment (t_c);
    without a crossing, every touched die is early. `late` dice were touched only after t_c.
    A die touched both before and after t_c is early (R55). `pawns` were touched at any
    time, `late_pawns` only after t_c (Row 15). `struck` and `late_struck` are the indices
    of the obstacles that were hit (Row 19).
    """

    through: bool
    early: tuple[Die, ...]
    late: tuple[Die, ...]
    cities: tuple[City, ...]
    left: bool
    pawns: tuple[str, ...] = ()
    late_pawns: tuple[str, ...] = ()
    struck: tuple[int, ...] = ()
    late_struck: tuple[int, ...] = ()

    def touched(self) -> tuple[Die, ...]:
        """Return every die touched, early ones first."""
        return self.early + self.late


def read(shot: Shot) -> Ride:
    """[2.0.4] Turn the events of a shot into facts for the decision table."""
    early: list[Die] = []
    late: list[Die] = []
    cities: dict[City, None] = {}
    pawns: dict[str, bool] = {}
    struck: dict[int, bool] = {}
    left = through = False
    for event in shot.events:
        match event:
            case Touched(die=die):
                if die not in early and die not in late:
                    (late if through else early).append(die)
            case EnteredCity(city=city):
                cities.setdefault(city)
            case TouchedPawn(pawn=pawn):
                pawns.setdefault(pawn, through)
            case Struck(obstacle=number):
                struck.setdefault(number, through)
            case Left(die=die):
                left = left or die == shot.flick.die
            case Crossed():
                through = True
    return Ride(
        through=through,
        early=tuple(early),
        late=tuple(late),
        cities=tuple(cities),
        left=left,
        pawns=tuple(pawns),
        late_pawns=tuple(pawn for pawn, was_through in pawns.items() if was_through),
        struck=tuple(struck),
        late_struck=tuple(number for number, was_through in struck.items() if was_through),
    )
