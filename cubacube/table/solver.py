"""Move dice from contact to contact until everything rests.

A step ends where two dice first touch. This depends only on the flights of the dice.
Between contacts only the friction of the cloth acts on the dice. The engine runs only
while dice touch.
"""

from math import hypot, sqrt

from cubacube.rules.options import N_
from cubacube.table.contact_predictor import ContactPredictor
from cubacube.table.distances import card_gap
from cubacube.table.engine import Engine
from cubacube.table.faults import RestlessError
from cubacube.table.flight import Flight, Own, flight, still
from cubacube.table.level import Level
from cubacube.table.obstacle_predictor import ObstaclePredictor
from cubacube.table.terrain import Terrain
from cubacube.table.trajectory import AreaExit, Bounce, Impulse, State, Trajectory, cut


def simulate(start: State, level: Level) -> Trajectory:
    """Simulate the dice from `start` until all of them rest.

    Raises:
        RestlessError: They do not rest within the time of the level.
    """
    return _Run(start, level).until_rest()


class _Run:
    """One simulation of a flick."""

    def __init__(self, start: State, level: Level) -> None:
        count = len(start)
        self.level = level
        self.state = start
        self.inside = list(range(count))
        self.engine: Engine | None = None
        self.joined: set[int] = set()  # dice in the engine
        self.slow_mm_s2, self.edge_mm = level.slowdown_mm_s2, level.dice.edge_mm
        self.across = self.edge_mm * sqrt(2)
        self.core = level.dice.edge_mm / 2 - level.dice.corner_mm
        self.in_touch = False
        self.terrain = Terrain(level, count) if level.zones else None
        self.against: list[int] = []
        # A die touches the area if its centre is less far out than this: a die that is outside
        # has its centre at least edge / sqrt(8) out.
        reach = level.dice.edge_mm / 3
        self.near = -reach, level.area.side_mm + reach
        self.flights = [self._begin(0.0, die) for die in self.inside]
        self.predictor = ContactPredictor(level, self.flights)
        self.obstacles = ObstaclePredictor(level, self.flights) if level.fixed else None
        self.trajectory = Trajectory([0.0], [start], [[each] for each in self.flights])
        self.moving = self._find_moving(0.0)
        self.predictor.pushed(self.moving)

    def until_rest(self) -> Trajectory:
        """Simulate step by step until all dice rest."""
        trajectory, longest = self.trajectory, self.level.steps.longest_flick_s
        now = 0.0
        while self.moving:
            then = self._until_contact(now)
            if not self.moving:
                break
            self._slide(now, then)
            self.in_touch = self.predictor.arrived(then) or self.in_touch
            now = then
            trajectory.states.append(self.state)
            trajectory.times.append(now)
            if now > longest:
                raise RestlessError(N_("dice still move after steps.longest_flick_s"))
        if self.engine is not None:
            self.engine.close()
        return trajectory

    def _begin(self, now: float, die: int) -> Flight:
        """Return the flight of a die from now on, valid until something pushes it."""
        own = self.state[die]
        if self.terrain is not None:
            return self.terrain.begin(now, die, own)
        return flight(now, own, self.slow_mm_s2, self.edge_mm)

    def _go_on(self, now: float, dice: list[int]) -> None:
        """Begin new flights of these dice."""
        for die in dice:
            self.flights[die] = new = self._begin(now, die)
            self.trajectory.flights[die].append(new)
            if not new.rest_s:
                self.state[die] = new.end
        self.moving = self._find_moving(now)

    def _find_moving(self, now: float) -> list[int]:
        flights = self.flights
        return [die for die in self.inside if flights[die].until_s > now]

    def _until_contact(self, now: float) -> float:
        """Solve the contacts of this moment and return when the next step must end."""
        if not self.in_touch:
            then, self.in_touch = self._next_step(now)
            if not self.in_touch:
                return then
        pushed = self._collide(now)
        then, touching = self._next_step(now)
        self.in_touch = pushed and touching
        return then

    def _next_step(self, now: float) -> tuple[float, bool]:
        """Return when the next step must end, and whether anything touches now."""
        # No step continues after all dice rest, or over the border of a zone.
        then = max((self.flights[die].until_s for die in self.moving), default=now)
        if self.terrain is not None:
            then = min(then, self.terrain.next_border_s(self.moving))
        then, touching = self.predictor.next_step(self.state, now, self.moving, then)
        if self.obstacles is None:
            return then, touching
        then, against = self.obstacles.next_step(self.state, now, self.moving, then)
        self.against += against
        return then, touching or bool(against)

    def _slide(self, now: float, then: float) -> None:
        """Move all moving dice to the end of a step."""
        state, flights = self.state[:], self.flights
        low, high = self.near
        stopped = False
        for die in self.moving:
            flight = flights[die]
            state[die] = own = flight.at(then)
            x, y, _, _, _, _ = own
            if not (low < x < high and low < y < high):
                stopped = self._out(die, state, now, then) or stopped
            stopped = stopped or flight.until_s <= then
        self.state = state
        if stopped:
            self.moving = self._find_moving(then)
        if self.terrain is not None:
            over = [die for die in self.moving if self.terrain.border_s[die] <= then]
            if over:
                self._go_on(then, over)
                self.predictor.pushed(over)

    def _out(self, die: int, state: State, now: float, then: float) -> bool:
        """Stop a die that leaves the area in this step; return whether it leaves.

        It leaves if its whole shape is outside the area at any time of the step.
        """
        low = high = now
        for at_s in cut(now, then, self.level.steps.longest_s):
            low, high = high, at_s
            # A turning die may have been outside and have a corner inside again.
            if not self._is_inside(die, at_s):
                break
        else:
            return False
        for _ in range(40):
            middle = (low + high) / 2
            if self._is_inside(die, middle):
                low = middle
            else:
                high = middle
        x, y, angle = self.flights[die].at(high)[:3]
        left = self.flights[die] = still(high, x, y, angle)
        state[die] = left.end
        self.trajectory.flights[die].append(left)
        self.trajectory.exits.append(AreaExit(high, die, x, y))
        self.inside.remove(die)
        self.predictor.gone(die)
        if self.engine is not None:
            self.engine.take_out(die)
        return True

    def _is_inside(self, die: int, at_s: float) -> bool:
        """Return whether at least a part of a die is in the area."""
        middle = self.level.area.side_mm / 2
        x, y, angle = self.flights[die].at(at_s)[:3]
        gap_mm = card_gap(x, y, angle, self.core, (middle, middle, middle, middle))
        return gap_mm <= self.level.dice.corner_mm

    def _collide(self, now: float) -> bool:
        """Let the engine solve the contacts of this moment; return whether any die was pushed."""
        engine = self.engine = self.engine or Engine(self.level)
        touching, against = self.predictor.in_touch(), self.against
        if joining := self._joining(touching.union(against)):
            engine.add(joining)
            self.joined.update(joining)
        for die in against:
            if die in self.inside:
                engine.add_obstacles_for(die)
        self.against = []
        pushed = engine.solve(self.state)
        if not pushed:
            return False
        dice = [die for die, _ in pushed]
        if len(dice) == 2 and touching == {*dice} and not any(map(engine.has_obstacles, dice)):
            self._note_push(pushed)
        else:
            self._note_pushes(engine, dice)
        for die, own in pushed:
            self.state[die] = own
        self._go_on(now, dice)
        self.predictor.pushed(dice)
        if self.obstacles is not None:
            self.obstacles.pushed(dice)
        return True

    def _joining(self, touching: set[int]) -> list[int]:
        """Return the dice that must be added to the engine.

        These are all dice in `touching` that are not in the engine yet, and all dice that may lie
        against a die that is added.
        """
        if touching <= self.joined:
            return []
        unknown = [die for die in self.inside if die not in self.joined]
        joining = [die for die in unknown if die in touching]
        apart = [die for die in unknown if die not in touching]
        for die in joining:  # which grows in the loop
            x, y, _, _, _, _ = self.state[die]
            for other in apart[:]:
                its_x, its_y, _, _, _, _ = self.state[other]
                if hypot(its_x - x, its_y - y) < self.across:
                    joining.append(other)
                    apart.remove(other)
        return joining

    def _note_push(self, pushed: list[tuple[int, Own]]) -> None:
        """Record the push between two dice that touch nothing else."""
        (die, after), (other, _) = sorted(pushed)
        vx, vy = after[3] - self.state[die][3], after[4] - self.state[die][4]
        self.trajectory.impulses.append(Impulse(len(self.trajectory.times) - 1, die, other, vx, vy))

    def _note_pushes(self, engine: Engine, pushed: list[int]) -> None:
        """Record all pushes on dice."""
        frame, mass = len(self.trajectory.times) - 1, self.level.dice.mass_g
        for die, other, jx, jy in engine.impulses():
            self.trajectory.impulses.append(Impulse(frame, die, other, jx / mass, jy / mass))
        for die, number, jx, jy in engine.bounces(pushed):
            self.trajectory.bounces.append(Bounce(frame, die, number, jx / mass, jy / mass))
