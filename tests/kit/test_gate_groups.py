from cubacube.kit.gate_groups import GROUPS, group
from cubacube.session.files.cards import load_cards


def test_the_groups_of_gates_are_as_many_as_the_rules_say() -> None:
    """[1.4] Nine grey, nine pairs, six with yellow, six doubles, six and two with a Vehicle."""
    found = [group(card) for card in load_cards().sectors]

    assert [found.count(name) for name in GROUPS] == [9, 9, 6, 6, 2, 6]
