"""The reroll tables are exact: their values equal a full enumeration."""

from collections import Counter
from itertools import combinations, product

import pytest

from cubacube.ai.rerolls import DiceModel, Hand, RerollTable, hands, tables

THREE = DiceModel(count=3, faces=3, locked=2)
WORTH = {hand: float((7 * hand[0] + 3 * hand[1] * hand[1]) % 11) for hand in hands(THREE, 3)}


def cursed(hand: Hand) -> bool:
    return hand[2] >= 2


def hand_of(faces: tuple[int, ...]) -> Hand:
    shown = Counter(faces)
    return tuple(shown[face] for face in range(THREE.faces))


def tried(faces: tuple[int, ...], rolls: int) -> float:
    """Return the best expected value of three dice by full enumeration."""
    now = WORTH[hand_of(faces)]
    if not rolls or cursed(hand_of(faces)):
        return now
    loose = [die for die, face in enumerate(faces) if face != THREE.locked]
    best = now
    for count in range(1, len(loose) + 1):
        for again in combinations(loose, count):
            found = []
            for rolled in product(range(THREE.faces), repeat=count):
                lying = list(faces)
                for die, face in zip(again, rolled, strict=True):
                    lying[die] = face
                found.append(tried(tuple(lying), rolls - 1))
            best = max(best, sum(found) / len(found))
    return best


@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_every_hand_promises_what_trying_all_rerolls_brings(rolls: int) -> None:
    table = tables(THREE, WORTH, cursed, rolls)[rolls]

    for faces in product(range(THREE.faces), repeat=3):
        assert table.worth[hand_of(faces)] == pytest.approx(tried(faces, rolls))


def found() -> RerollTable:
    return tables(THREE, WORTH, cursed, 2)[2]


def test_what_is_kept_is_part_of_the_hand_with_all_that_is_locked() -> None:
    for hand, kept in found().kept.items():
        assert all(few <= many for few, many in zip(kept, hand, strict=True))
        assert kept[2] == hand[2]


def test_who_may_not_roll_any_more_keeps_all() -> None:
    assert all(found().kept[hand] == hand for hand in WORTH if cursed(hand))


def test_rolling_again_for_nothing_more_is_stopping() -> None:
    alike = dict.fromkeys(WORTH, 1.0)

    table = tables(THREE, alike, cursed, 2)[2]

    assert all(table.kept[hand] == hand for hand in alike)


def test_a_hand_counts_faces_and_there_are_as_many_as_there_should_be() -> None:
    six = hands(DiceModel(6, 6), 6)

    assert len(six) == len(set(six)) == 462
    assert all(sum(hand) == 6 for hand in six)
