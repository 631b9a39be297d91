"""The state of the set-up page as a value: seats, house rules and level."""

from collections.abc import Iterator

from cubacube.rules import Decides, Option, Value, effective, frozen, put, replace
from cubacube.session.households.model import AIDS, Aid, Profile
from cubacube.session.play import setup
from cubacube.session.play.game import Game
from cubacube.session.play.options import chosen
from cubacube.session.play.players import BOT_NAMES
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.settings.model import Preview

PEOPLE = (
    *("Ana", "Bruno", "Chloé", "Jürgen", "Inés", "Mei", "Noah", "Olga", "Pablo", "Yara"),
    *("Rosa", "Sven", "Tarik", "Uma", "Vera", "Wei"),
)
"""Default names for people, by seat."""
_FIRST_SEATS = 2
_RIVAL = 1
"""Default level of computer players."""
EVEN = 9
"""Stands for a computer player level that matches the best person at the table."""
_FIRST_ASKED: tuple[Decides, ...] = ("variant", "length", "difficulty")


@frozen
class SeatDraft:
    """One seat: the name as typed, possibly empty, and who plays."""

    side: str
    typed: str = ""
    bot: int | None = None
    aid: Aid = "as_set"
    """What a person sees of a flick while aiming."""


@frozen
class SetupDraft:
    """A match being set up; every change returns a new draft."""

    game: Game
    seats: tuple[SeatDraft, ...]
    options: tuple[tuple[str, Value], ...]
    """All options of the game with their values, in the order in which the game lists them."""
    level: str
    known: tuple[Profile, ...] = ()
    """Known players, whose names are proposed first."""
    strict: bool = False
    training: bool = False
    level_text: str = ""
    """Text of the level; if empty, the level is found by its name or path."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat: the typed one, or a proposed one that is free."""
        taken = {seat.typed.strip().casefold() for seat in self.seats}
        names: list[str] = []
        for number, seat in enumerate(self.seats):
            pool = self._pool(seat)
            free = [name for name in pool if name.casefold() not in taken]
            wish = pool[number]
            name = seat.typed or (wish if wish in free else free[0])
            taken.add(name.casefold())
            names.append(name)
        return tuple(names)

    @property
    def fault(self) -> str | None:
        """Why the match cannot start yet, as a sentence; None if it can."""
        options = chosen(self.game.options_type, self.options)
        return setup.fault_in(self.names) or self.game.clash(options, len(self.seats)) or None

    @property
    def effective(self) -> tuple[Option, ...]:
        """The options that have an effect, given the values of the others."""
        return effective(self.game.options, dict(self.options))

    @property
    def asked_first(self) -> tuple[Option, ...]:
        """The most important options: variant, then length, then difficulty."""
        asked = [option for option in self.effective if option.decides is not None]
        order = _FIRST_ASKED.index
        return tuple(sorted(asked, key=lambda each: order(each.decides) if each.decides else 0))

    @property
    def house_rules(self) -> tuple[Option, ...]:
        """The other options that have an effect."""
        return tuple(option for option in self.effective if option.decides is None)

    @property
    def changed(self) -> tuple[str, ...]:
        """Names of the effective house rules that differ from their default."""
        values = dict(self.options)
        return tuple(each.name for each in self.house_rules if values[each.name] != each.default)

    @property
    def people(self) -> tuple[Profile, ...]:
        """The profiles of all people at the table, except people with a default name.

        A profile has the colour of the seat. Only a known player in a game with teams keeps the
        colour that is saved for that player.
        """
        found = []
        for name, seat in self._persons:
            if name.strip() not in PEOPLE:
                known = self._profile(name)
                side = known.side if known and self.game.crew > 1 else seat.side
                found.append(Profile(name.strip(), setup.side_named(side), seat.aid))
        return tuple(found)

    @property
    def handicaps(self) -> dict[str, Preview]:
        """Flick previews by player name, for people whose aid is not "as in the settings"."""
        return {name.strip(): seat.aid for name, seat in self._persons if seat.aid != "as_set"}

    @property
    def _persons(self) -> Iterator[tuple[str, SeatDraft]]:
        """The names and seats of people."""
        seats = zip(self.names, self.seats, strict=True)
        return ((name, seat) for name, seat in seats if seat.bot is None)

    def entry(self, seed: int) -> MatchSetup:
        """Return the setup of the match."""
        bots = (self.even if seat.bot == EVEN else seat.bot for seat in self.seats)
        sides = (seat.side for seat in self.seats)
        return MatchSetup(
            self.game.name,
            tuple(map(SeatEntry, map(str.strip, self.names), sides, bots)),
            self.options,
            self.level,
            seed,
            level_text=self.level_text,
            strict=self.strict,
            training=self.training,
        )

    @property
    def even(self) -> int:
        """The computer level that is as good as the best person at the table."""
        profiles = filter(None, (self._profile(name) for name, _seat in self._persons))
        levels = [each.skill(self.game.name).level for each in profiles]
        return min(max(levels, default=_RIVAL), len(self.game.bots) - 1)

    def with_seat_added(self) -> "SetupDraft":
        """Return the draft with one more person.

        If the last player of a team has no partner yet, the new person joins them.
        Otherwise the new person gets a free side, or one that is taken if there is none.
        """
        alone = len(self.seats) % self.game.crew
        free = *self._free_sides(), SIDES[len(self.seats) % len(SIDES)]
        side = self.seats[-1].side if alone else free[0]
        return replace(self, seats=(*self.seats, SeatDraft(side)))

    def with_seat_removed(self, seat: int) -> "SetupDraft":
        """Return the draft without the player at a seat.

        If the player's partner would be left alone, the player of the last seat becomes the new
        partner.
        """
        *others, last = self.seats
        side = self.seats[seat].side
        alone = [each.side for each in self.seats].count(side) == 1
        if alone or last.side == side:
            return replace(self, seats=(*self.seats[:seat], *self.seats[seat + 1 :]))
        return replace(self, seats=put(tuple(others), seat, replace(last, side=side)))

    def with_name(self, seat: int, typed: str) -> "SetupDraft":
        """Return the draft with a typed name at a seat.

        If a known player has this name, the seat gets the colour and aid of that player. In a game
        with teams, it gets only the aid.
        """
        before, here = self._profile(self.names[seat]), replace(self.seats[seat], typed=typed)
        if before is not None and here.bot is None:
            here = replace(here, aid="as_set")  # the aid belonged to the player before
        return self._with(seat, here)._at_home(seat)

    def with_known(self, known: tuple[Profile, ...]) -> "SetupDraft":
        """Return the draft with these known players instead of the previous ones.

        A person without a typed name gets the colour and aid of the known player whose name is
        proposed for the seat. In a game with teams, only the aid changes. If another seat has that
        colour, the two seats swap colours. A person with the typed name of a known player gets only
        the aid of that player.
        """
        draft = replace(self, known=known)
        for seat, each in enumerate(draft.seats):
            profile = draft._profile(each.typed)
            if each.bot is None and not each.typed:
                draft = draft._at_home(seat)
            elif each.bot is None and profile is not None:
                draft = draft._with(seat, replace(each, aid=profile.aid))
        return draft

    def with_next_aid(self, seat: int) -> "SetupDraft":
        """Return the draft with the next aid for the person at a seat."""
        aid = AIDS[(AIDS.index(self.seats[seat].aid) + 1) % len(AIDS)]
        return self._with(seat, replace(self.seats[seat], aid=aid))

    def with_other_name(self, seat: int, by: int) -> "SetupDraft":
        """Return the draft with another free proposed name for a seat.

        `by` is 1 for the next name and -1 for the previous one.
        """
        others = {name.casefold() for number, name in enumerate(self.names) if number != seat}
        free = [name for name in self._pool(self.seats[seat]) if name.casefold() not in others]
        now = self.names[seat]
        at = free.index(now) + by if now in free else 0
        return self.with_name(seat, free[at % len(free)])

    def with_player(self, seat: int, bot: int | None) -> "SetupDraft":
        """Return the draft with a person (None) or a computer level at a seat."""
        old = self.seats[seat]
        # A computer player's name from an earlier match is not a person's name.
        typed = "" if old.bot is not None and old.typed in BOT_NAMES else old.typed
        return self._with(seat, replace(old, typed=typed, bot=bot))

    def with_next_side(self, seat: int) -> "SetupDraft":
        """Return the draft with the seat's team on the next free side.

        If no side is free, the team swaps sides with another team.
        """
        own = self.seats[seat].side
        at, free = SIDES.index(own), self._free_sides()
        turn = (*SIDES[at + 1 :], *SIDES[:at])
        side = next((each for each in turn if each in free), turn[0])
        return self._with_side(seat, side)

    def with_option(self, name: str, value: Value) -> "SetupDraft":
        """Return the draft with another value of an option."""
        changed = tuple((each, value if each == name else old) for each, old in self.options)
        return replace(self, options=changed)

    def with_rulebook_options(self) -> "SetupDraft":
        """Return the draft with every house rule at its default."""
        rules = {option.name for option in self.game.options if option.decides is None}
        defaults = dict(_defaults(self.game))
        kept = ((name, defaults[name] if name in rules else old) for name, old in self.options)
        return replace(self, options=tuple(kept))

    def with_strict(self, strict: bool) -> "SetupDraft":
        """Return the draft with strict on or off. Turning strict on turns training off."""
        return replace(self, strict=strict, training=self.training and not strict)

    def with_training(self, training: bool) -> "SetupDraft":
        """Return the draft with training on or off. Turning training on turns strict off."""
        return replace(self, training=training, strict=self.strict and not training)

    def with_level(self, level: str) -> "SetupDraft":
        """Return the draft with another level, to be read by its name or path."""
        return replace(self, level=level, level_text="")

    def _pool(self, seat: SeatDraft) -> tuple[str, ...]:
        """Return the names to propose for a seat."""
        if seat.bot is not None:
            return BOT_NAMES
        names = tuple(profile.name for profile in self.known)
        known = {name.casefold() for name in names}
        return *names, *(name for name in PEOPLE if name.casefold() not in known)

    def _profile(self, name: str) -> Profile | None:
        """Return the known player with this name."""
        wanted = setup.normalize_name(name)
        named = (each for each in self.known if setup.normalize_name(each.name) == wanted)
        return next(named, None)

    def _at_home(self, seat: int) -> "SetupDraft":
        """Return the draft with the colour and aid of the known player at a seat.

        If another seat has that colour, the two seats swap colours. In a game with teams,
        only the aid changes.
        """
        here, profile = self.seats[seat], self._profile(self.names[seat])
        if profile is None or here.bot is not None:
            return self
        draft = self._with(seat, replace(here, aid=profile.aid))
        return draft if self.game.crew > 1 else draft._with_side(seat, profile.side)

    def _with_side(self, seat: int, side: str) -> "SetupDraft":
        """Return the draft with a seat's team on a side; the team already there swaps with it."""
        own = self.seats[seat].side
        changed = {own: side, side: own}
        seats = (replace(each, side=changed.get(each.side, each.side)) for each in self.seats)
        return replace(self, seats=tuple(seats))

    def _with(self, seat: int, changed: SeatDraft) -> "SetupDraft":
        return replace(self, seats=put(self.seats, seat, changed))

    def _free_sides(self) -> tuple[str, ...]:
        taken = {seat.side for seat in self.seats}
        return tuple(side for side in SIDES if side not in taken)


def new_draft(game: Game) -> SetupDraft:
    """Return the initial draft: a person and one computer player, or as many as needed."""
    count = max(game.fewest, min(_FIRST_SEATS, game.most))
    rival = min(_RIVAL, len(game.bots) - 1)
    sides = (SIDES[seat // game.crew] for seat in range(count))
    seats = tuple(SeatDraft(side, bot=rival if at else None) for at, side in enumerate(sides))
    return SetupDraft(game, seats, _defaults(game), game.level or "")


def draft_of(game: Game, entry: MatchSetup) -> SetupDraft:
    """Return the draft that leads to this match."""
    return SetupDraft(
        game,
        tuple(SeatDraft(seat.side, seat.name, seat.bot) for seat in entry.seats),
        tuple(dict((*_defaults(game), *entry.options)).items()),
        entry.level,
        strict=entry.strict,
        training=entry.training,
        level_text=entry.level_text,
    )


def _defaults(game: Game) -> tuple[tuple[str, Value], ...]:
    return tuple((option.name, option.default) for option in game.options)
