"""[2.0.4] One flick read into facts. The variants judge facts, not shots."""

from cubacube.rules import City, Crossed, Die, EnteredCity, Left, Shot, Touched, frozen


@frozen
class Ride:
    """What happened to the flicked die; everything counts once (R3).

    `early` dice were touched at or before t_c, or in a flick without a crossing; `late` ones only
    after it. A die touched both before and after counts as early (R55).
    """

    through: bool
    early: tuple[Die, ...]
    late: tuple[Die, ...]
    cities: tuple[City, ...]
    left: bool

    @property
    def touched(self) -> tuple[Die, ...]:
        """Every die met, in the order of the first touches."""
        return self.early + self.late


def read(shot: Shot) -> Ride:
    """[2.0.4] Put the story of a shot in the words of the decision table."""
    early: list[Die] = []
    late: list[Die] = []
    cities: list[City] = []
    left = through = False
    for event in shot.events:
        match event:
            case Touched(die=die):
                if die not in early and die not in late:
                    (late if through else early).append(die)
            case EnteredCity(city=city):
                if city not in cities:
                    cities.append(city)
            case Left(die=die):
                left = left or die == shot.flick.die
            case Crossed():
                through = True
    return Ride(through, tuple(early), tuple(late), tuple(cities), left)
