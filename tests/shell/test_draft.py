import pytest

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.session.households.model import Profile, Skill
from cubacube.session.play.players import BOT_NAMES
from cubacube.session.play.setup import SIDES, SeatEntry
from cubacube.shell.pages.draft import EVEN, SetupDraft, draft_of, new_draft
from tests.shell.cards import PAIRS, RACE

GAMES = catalogue.games()


def with_seats(count: int) -> SetupDraft:
    draft = new_draft(RACE)
    while len(draft.seats) < count:
        draft = draft.with_seat_added()
    return draft


def test_a_new_draft_seats_one_person_and_a_rival_by_the_rulebook() -> None:
    entry = new_draft(RACE).entry(seed=3)

    assert entry.game == "race"
    assert entry.seats == (SeatEntry("Ana", "orange"), SeatEntry("Benito", "black", 1))
    assert dict(entry.options) == {option.name: option.default for option in RACE.options}
    assert entry.level == RACE.level
    assert entry.seed == 3


def test_a_typed_name_stands_for_the_proposed_one_and_gives_it_back_when_erased() -> None:
    draft = new_draft(RACE).with_name(0, "Zoé")

    assert draft.names == ("Zoé", "Benito")
    assert draft.with_name(0, "").names == ("Ana", "Benito")


def test_no_name_is_proposed_that_somebody_has_typed() -> None:
    draft = new_draft(RACE).with_name(0, "bruno").with_player(1, None)

    assert draft.names[0] == "bruno"
    assert draft.names[1].casefold() != "bruno"
    assert draft.fault is None


def test_a_computer_gets_a_name_of_its_own_kind() -> None:
    draft = new_draft(RACE).with_player(1, 0)

    assert draft.names == ("Ana", "Benito")
    assert draft.entry(1).seats[1].bot == 0


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [("Ana", " ana ", "Two players are called Ana"), ("   ", "", "Enter a name for seat 1")],
)
def test_bad_names_are_a_fault_in_words(first: str, second: str, said: str) -> None:
    draft = new_draft(RACE).with_name(0, first).with_name(1, second)

    assert draft.fault is not None
    assert said in draft.fault


def test_what_matters_is_asked_in_its_order_and_the_rest_are_house_rules() -> None:
    asked = {game.name: [each.name for each in new_draft(game).asked_first] for game in GAMES}

    assert asked == {
        "race": ["raid", "races"],
        "smugglers": [],
        "couriers": ["family", "difficulty"],
        "marketeers": ["long_game"],
        "cobbers": ["over", "raid", "races"],
        "calavera": [],
        "caramba": ["five_races"],
        "atacama": ["tactical", "enhanced"],
    }
    for game in GAMES:
        draft = new_draft(game)
        assert {*draft.asked_first, *draft.house_rules} == {*draft.effective}


def test_what_only_another_variant_knows_is_not_asked() -> None:
    draft = new_draft(catalogue.game("cobbers")).with_option("over", "smugglers")

    assert [each.name for each in draft.asked_first] == ["over"]


def test_names_of_people_who_have_played_are_proposed_first() -> None:
    draft = replace(new_draft(RACE), known=(Profile("Zoé"), Profile("bruno"))).with_player(1, None)

    assert draft.names == ("Zoé", "bruno")
    assert draft.with_seat_added().names == ("Zoé", "bruno", "Ana")
    assert people(draft) == ["Zoé", "bruno"]
    assert people(draft.with_name(0, "Ana").with_name(1, "Lea")) == ["Lea"]
    assert people(draft.with_name(0, "Lea").with_player(0, 1)) == ["bruno"]


def people(draft: SetupDraft) -> list[str]:
    return [profile.name for profile in draft.people]


ZOE = Profile("Zoé", "lime", "none")


def test_who_is_known_sits_down_in_their_colour_with_their_aid() -> None:
    draft = new_draft(RACE).with_known((ZOE,))

    assert (draft.seats[0].side, draft.seats[0].aid) == ("lime", "none")
    assert draft.people == (ZOE,)
    assert draft.handicaps == {"Zoé": "none"}


def test_who_has_the_colour_of_somebody_known_changes_it_with_them() -> None:
    draft = with_seats(5).with_known(()).with_name(2, "Lea")
    before = [seat.side for seat in draft.seats]
    draft = replace(draft, known=(Profile("Zoé", "turquoise"),)).with_name(2, "zoé ")

    sides = [seat.side for seat in draft.seats]
    assert (sides[2], sides[4]) == ("turquoise", before[2])
    assert sorted(sides) == sorted(before)


def test_an_aid_goes_with_who_brought_it_and_not_with_the_seat() -> None:
    draft = replace(new_draft(RACE).with_player(1, None), known=(ZOE,))

    draft = draft.with_name(1, "Zoé")
    assert draft.seats[1].aid == "none"
    assert draft.with_name(1, "Lea").seats[1].aid == "as_set"
    assert draft.with_next_aid(1).seats[1].aid == "direction"
    assert draft.with_next_aid(1).with_player(1, 0).handicaps == {}


def test_an_aid_may_be_given_to_somebody_without_a_profile() -> None:
    draft = new_draft(RACE).with_next_aid(0)

    assert draft.handicaps == {"Ana": "none"}
    assert draft.people == ()


def test_partners_keep_the_colour_of_their_team() -> None:
    game = catalogue.game("cobbers")
    draft = new_draft(game).with_player(1, None).with_known((ZOE,))

    assert draft.seats[0].side == draft.seats[1].side == "orange"
    assert draft.people == (ZOE,)


def test_other_names_are_gone_through_past_those_that_are_taken() -> None:
    draft = replace(new_draft(RACE), known=(Profile("Zoé"),)).with_player(1, None)

    assert draft.names == ("Zoé", "Ana")
    assert draft.with_other_name(0, 1).names == ("Bruno", "Ana")
    assert draft.with_other_name(0, 1).with_other_name(0, -1).names == ("Zoé", "Ana")
    assert draft.with_name(0, "Lea").with_other_name(0, 1).names == ("Zoé", "Ana")


@pytest.mark.parametrize("count", [5, 6])
def test_every_seat_has_a_name_and_a_side_of_its_own(count: int) -> None:
    draft = with_seats(count)

    assert {seat.side for seat in draft.seats} == set(SIDES[:count])
    assert len(set(draft.names)) == count
    assert draft.fault is None


def test_the_next_side_is_one_that_nobody_has() -> None:
    draft = with_seats(2)

    sides = [draft.seats[0].side]
    for _ in range(5):
        draft = draft.with_next_side(0)
        sides.append(draft.seats[0].side)

    assert sides == ["orange", "purple", "pink", "turquoise", "lime", "orange"]


def test_with_all_sides_taken_two_seats_change_sides() -> None:
    draft = with_seats(6).with_next_side(5)

    assert [seat.side for seat in draft.seats] == [
        "lime",
        "black",
        "purple",
        "pink",
        "turquoise",
        "orange",
    ]


def test_a_new_seat_takes_the_side_that_a_removed_one_had() -> None:
    draft = with_seats(3).with_seat_removed(0).with_seat_added()

    assert [seat.side for seat in draft.seats] == ["black", "purple", "orange"]


def test_changed_house_rules_are_told_and_can_be_taken_back() -> None:
    draft = new_draft(RACE).with_option("bumpers", True).with_option("races", 3)

    assert draft.changed == ("bumpers",)
    assert draft.with_rulebook_options().changed == ()
    assert dict(draft.with_rulebook_options().options)["races"] == 3


def test_a_match_leads_back_to_its_draft() -> None:
    draft = with_seats(3).with_player(2, 1).with_option("raid", True)

    again = draft_of(RACE, draft.entry(1))

    assert again.entry(1) == draft.entry(1)


def test_what_kind_of_match_it_was_leads_back_to_its_draft() -> None:
    for draft in (new_draft(RACE).with_strict(True), new_draft(RACE).with_training(True)):
        again = draft_of(RACE, draft.entry(1))

        assert again.entry(1) == draft.entry(1)
        assert (again.strict, again.training) == (draft.strict, draft.training)


def test_the_name_of_a_computer_is_not_that_of_the_person_who_takes_its_seat() -> None:
    """So nobody gets a profile by it."""
    draft = with_seats(2).with_player(1, 1)
    again = draft_of(RACE, draft.entry(1))
    assert again.names[1] in BOT_NAMES

    person = again.with_player(1, None)
    assert person.names[1] not in BOT_NAMES
    assert person.people == ()


def pairs(count: int) -> SetupDraft:
    draft = new_draft(PAIRS)
    while len(draft.seats) < count:
        draft = draft.with_seat_added()
    return draft


def sides(draft: SetupDraft) -> list[str]:
    return [seat.side for seat in draft.seats]


def test_a_new_draft_seats_as_few_as_may_play_with_partners_on_one_side() -> None:
    assert sides(new_draft(PAIRS)) == ["orange", "orange", "black", "black", "purple"]


def test_a_new_seat_is_the_partner_of_the_one_who_is_alone() -> None:
    assert sides(pairs(6))[4:] == ["purple", "purple"]
    assert sides(pairs(7))[4:] == ["purple", "purple", "pink"]


def test_ten_people_have_ten_names_and_five_sides() -> None:
    draft = pairs(10)

    assert len(set(draft.names)) == 10
    assert sides(draft) == [SIDES[seat // 2] for seat in range(10)]
    assert draft.fault is None
    assert draft_of(PAIRS, draft.entry(1)).entry(1) == draft.entry(1)


@pytest.mark.parametrize("bots", [range(10), range(0, 10, 2), range(5)])
def test_ten_seats_have_names_whoever_plays_and_whatever_is_typed(bots: range) -> None:
    draft = pairs(10).with_name(9, "Alma").with_name(4, "Ana")

    for seat in bots:
        draft = draft.with_player(seat, 1)

    assert draft.fault is None


def test_partners_change_their_side_together() -> None:
    assert sides(pairs(5).with_next_side(1)) == ["pink", "pink", "black", "black", "purple"]


def test_with_all_other_sides_taken_teams_change_sides_whole() -> None:
    draft = pairs(10)

    changed = draft.with_next_side(9).with_next_side(0)

    assert sides(changed)[8:] == ["lime", "lime"]
    assert sides(changed)[:2] == ["turquoise", "turquoise"]


def test_the_last_one_comes_to_the_partner_of_who_leaves() -> None:
    draft = pairs(8).with_name(7, "Zoé").with_seat_removed(2)

    assert sides(draft) == [SIDES[seat // 2] for seat in range(7)]
    assert draft.names[2] == "Zoé"


def test_a_member_of_the_last_team_leaves_the_partner_alone() -> None:
    draft = pairs(6).with_name(5, "Zoé").with_seat_removed(4)

    assert sides(draft) == ["orange", "orange", "black", "black", "purple"]
    assert draft.names[4] == "Zoé"


def test_an_equal_is_of_the_level_of_the_best_person_at_the_table() -> None:
    draft = new_draft(RACE).with_seat_added().with_player(1, EVEN)
    assert [each.bot for each in draft.entry(1).seats] == [None, 1, None]

    ana = Profile("Ada", skills=(Skill(RACE.name, 26), Skill("calavera", 40)))
    draft = draft.with_known((ana, Profile("Ben"))).with_name(0, "Ben").with_name(2, "Ada")
    assert draft.even == 3
    assert draft.entry(1).seats[1].bot == 3
