"""The shared parts of flicking games: clicks, panels, secrets, computers, the end."""

from types import MappingProxyType

import pytest

from cubacube.kit.shot import Flick, Pose
from cubacube.rules import NOBODY, Choice, Seat, replace
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.flicking.panels.places import ground
from cubacube.scenes.flicking.words import Interaction, PromptContext
from cubacube.scenes.match.climax import SEEN_S
from cubacube.scenes.match.effects import Effect
from cubacube.scenes.match.live.adapter import Adapter
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.modes import Curtain
from cubacube.scenes.match.pictures.banner import Banner
from cubacube.scenes.match.words import Show
from cubacube.scenes.pieces.dice_faces import VehicleFace
from cubacube.session.files.cards import load_cards
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.play.setup import SeatEntry, Seats
from tests.scenes.flick_person import FlickPerson, at_felt
from tests.scenes.toy_cloth_view import (
    CARD_BOXES,
    GAME,
    CardTaken,
    HideMoney,
    State,
    TakeCard,
    ToyFlickBoard,
    Walk,
    Walked,
    WalkPart,
    entry,
)

A_LITTLE_S = 0.1


def scene(*bots: int | None) -> FlickScene[State]:
    return FlickScene(LiveMatch[State](GAME, entry(*(bots or (None, None)))), ToyFlickBoard())


def board(person: FlickPerson) -> ToyFlickBoard:
    assert isinstance(person.table.board, ToyFlickBoard)
    return person.table.board


def viewer(person: FlickPerson) -> int:
    snapshot = board(person).snapshot
    assert snapshot is not None
    return snapshot.viewer


def middle(number: int) -> tuple[float, float]:
    x, y, width, height = CARD_BOXES[number]
    return x + width / 2, y + height / 2


@pytest.mark.parametrize("way", ["click on the card", "letter", "Tab and Enter"])
def test_a_card_in_a_panel_is_taken_beside_the_aim(way: str) -> None:
    with at_felt(scene()) as person:
        assert person.deciding.flicking
        match way:
            case "click on the card":
                person.click(middle(1))
            case "letter":
                person.keys.tap("k")
            case "Tab and Enter":
                person.press("Tab", "Tab", "Enter")

        assert person.actions() == [TakeCard(0, 1)]


def test_a_card_with_a_place_of_its_own_needs_no_button() -> None:
    with at_felt(scene()) as person:
        assert person.offers.buttons == []
        assert person.offers.widget(TakeCard(0, 0)).box.topleft == CARD_BOXES[0][:2]


def test_the_die_is_pulled_beside_the_cards() -> None:
    with at_felt(scene()) as person:
        person.mouse.drag(person.on("VA"), person.at(180, 60))

        (flick,) = person.actions()
        assert isinstance(flick, Flick)


def to_the_hiding(person: FlickPerson) -> None:
    person.click(middle(0))


def test_no_ribbon_passes_over_a_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Banner] = []
    with at_felt(scene()) as person:
        to_the_hiding(person)
        monkeypatch.setattr(Banner, "draw", lambda ribbon, _brush, _cloth: drawn.append(ribbon))
        person.pass_time(0.3)

        assert isinstance(person.table.mode, Curtain)
        assert not drawn


def test_another_seat_is_called_and_asked_behind_a_curtain() -> None:
    with at_felt(scene()) as person:
        to_the_hiding(person)

        assert isinstance(person.table.mode, Curtain)
        assert person.table.mode.seat == 1
        person.look()
        assert person.deciding.words == "hide Bruno None"
        person.choose(HideMoney(1, 2))
        assert person.actions()[-1] == HideMoney(1, 2)


def test_what_was_hidden_is_covered_again_when_the_next_one_is_asked() -> None:
    with at_felt(scene()) as person:
        to_the_hiding(person)
        person.look()
        person.choose(HideMoney(1, 2))
        person.wait()

        snapshot = board(person).snapshot
        assert snapshot is not None
        assert snapshot.viewer == NOBODY
        assert snapshot.state.hidden == (None, None)
        assert person.state.hidden == (None, 2)


def test_secrets_are_shown_to_who_has_confirmed_and_not_before() -> None:
    with at_felt(scene()) as person:
        to_the_hiding(person)
        person.wait()
        assert viewer(person) == NOBODY

        person.look()
        person.wait()
        assert viewer(person) == 1


def test_whoever_acts_next_is_called_in_a_turn_or_in_between() -> None:
    with at_felt(scene()) as person:
        play(person)

        assert board(person).calls == [
            ("Ana", True, False),
            ("Bruno", False, False),
            ("Ana", True, False),
            ("Bruno", True, False),
            ("Ana", False, False),
            ("Bruno", True, False),
        ]


def test_a_person_who_is_alone_needs_no_curtain_and_sees_his_own() -> None:
    with at_felt(scene(0, None)) as person:
        person.until_asked()
        assert isinstance(person.table.mode, Deciding)
        assert person.deciding.words == "hide Bruno None"
        person.choose(HideMoney(1, 2))
        person.wait()

        assert person.table.situation.seen.hidden == (None, 2)


def test_the_own_part_of_a_game_has_the_cloth() -> None:
    with at_felt(scene()) as person:
        to_the_hiding(person)
        person.look()
        person.choose(HideMoney(1, 0))
        assert person.deciding.words == "walk"
        person.click(person.at(100, 180))

        walk = person.actions()[-1]
        assert isinstance(walk, Walk)
        assert (walk.x_mm, walk.y_mm) == pytest.approx((100, 180), abs=0.5)
        assert person.state.seat == 1


class CoveringPart(WalkPart):
    """A walk part, optionally with a panel on the cloth."""

    def __init__(self, seat: Seat, ground: Ground, covers: bool) -> None:
        super().__init__(seat, ground)
        self._covers = covers

    @property
    def covers(self) -> bool:
        return self._covers


class CoveringBoard(ToyFlickBoard):
    """A board on which a walk is chosen in such a panel, or not."""

    def __init__(self, covers: bool) -> None:
        super().__init__()
        self._covers = covers

    def part(self, context: PromptContext[State], cloth_view: ClothView) -> Interaction | None:
        del cloth_view
        if context.state.task != "walk":
            return None
        return CoveringPart(context.seat, context.ground, self._covers)


@pytest.mark.parametrize("covers", [True, False])
def test_no_ribbon_passes_over_a_panel_on_the_cloth(
    monkeypatch: pytest.MonkeyPatch, covers: bool
) -> None:
    drawn: list[Banner] = []
    table = FlickScene(LiveMatch[State](GAME, entry(None, None)), CoveringBoard(covers))
    with at_felt(table) as person:
        to_the_hiding(person)
        person.look()
        person.choose(HideMoney(1, 0))
        monkeypatch.setattr(Banner, "draw", lambda ribbon, _brush, _cloth: drawn.append(ribbon))
        person.wait()

        assert bool(drawn) is not covers


def test_what_a_computer_is_about_to_do_is_drawn_and_named_first() -> None:
    with at_felt(scene(0, None)) as person:
        person.pass_time(0.2)
        assert person.table.mode.words == "Ana chooses"
        assert person.actions() == []

        assert set(board(person).wishes) == {TakeCard(0, 1)}


def play(person: FlickPerson, turns: int = 2) -> None:
    for _turn in range(turns):
        person.click(middle(0))
        person.look()
        person.click(person.offers.buttons[0].box.center)
        person.click(person.at(100, 180))


def test_the_results_get_columns_and_lines() -> None:
    with at_felt(scene()) as person:
        play(person)
        person.pass_time(SEEN_S + A_LITTLE_S)
        person.press("Space")

        (ended,) = person.closed
        assert isinstance(ended, MatchResult)
        assert ended.parts == (ScoreColumn("Walks", (2, 2)),)
        assert ended.lines == ("Bruno walks.", "Ana was there."), "why it ended, then the board"


def test_what_was_said_in_a_turn_stands_until_something_is_done_in_the_next() -> None:
    with at_felt(scene()) as person:
        play(person, turns=1)
        assert person.table.live.referee_lines == ("Ana takes card 0.", "Ana walks.")
        play(person, turns=1)
        assert person.table.live.referee_lines == ("Bruno takes card 0.", "Bruno walks.")


class QuietBoard(ToyFlickBoard):
    """A board on which cards appear only in the rulings, and a walk also in a bubble."""

    effects = MappingProxyType(
        {CardTaken: Effect(announce="log"), Walked: Effect(announce="afresh")}
    )

    def __init__(self) -> None:
        super().__init__()
        self.telling = replace(self.telling, notice=self.notice)

    def notice(self, show: Show[State]) -> str:
        walked = any(isinstance(event, Walked) for event in show.events)
        return "Half is over" if walked and show.after.turns == 1 else ""


def test_a_desk_says_what_becomes_of_an_event() -> None:
    table = FlickScene(LiveMatch[State](GAME, entry(None, None)), QuietBoard())
    with at_felt(table) as person:
        person.click(middle(0))
        assert not person.table.live.referee_lines
        assert [ruling.words for ruling in person.table.live.rulings] == ["Ana takes card 0."]
        person.look()
        person.click(person.offers.buttons[0].box.center)
        person.click(person.at(100, 180))

        assert person.table.live.referee_lines == ("Ana walks.",)
        assert not person.at_table, "a notice lies over it"


class Pairs(Adapter[State]):
    """Two people who take turns with the die of seat 0."""

    def who(self, choice: Choice, players: Seats, state: State) -> SeatEntry | None:
        who = super().who(choice, players, state)
        first = who is not None and who.name == "Ana" and state.task == "take"
        return SeatEntry("Carla", "purple") if first else who


def test_who_acts_need_not_be_whose_seat_it_is() -> None:
    live = LiveMatch[State](GAME, entry(None, None), adapter=Pairs())
    with at_felt(FlickScene(live, ToyFlickBoard())) as person:
        assert person.deciding.words == "take Carla None"
        assert person.table.live.asked == 0


def test_a_vehicle_die_of_nobody_is_white_with_a_plain_car() -> None:
    cloth_view = ClothView(ground(320), load_cards(), 16, {})

    assert cloth_view.face(Pose("VC", 0, 0, 0)) == VehicleFace(None)
