"""What a level does to the games is estimated from drives that nobody sees."""

from cubacube.rules import replace
from cubacube.session.files.levels import load_level
from cubacube.session.workshop.estimate import Estimate, estimate
from cubacube.session.workshop.estimating import Apart, AtOnce
from cubacube.table.level import Level

HABANA = load_level("habana")


def with_friction(friction: float) -> Level:
    return replace(HABANA, cloth=replace(HABANA.cloth, friction=friction))


def test_it_is_the_same_every_time() -> None:
    assert estimate(HABANA) == estimate(HABANA)


def test_on_ice_dice_leave_and_on_a_rough_cloth_none_tumbles_off() -> None:
    ice, felt = estimate(with_friction(0.12)), estimate(HABANA)
    assert ice is not None
    assert felt is not None
    assert 0 < felt.clean < 1
    assert felt.clean_error < 0.05
    assert ice.left > felt.left


def test_bouncing_dice_without_thresholds_tumble_more() -> None:
    tumbling = replace(HABANA.tumbling, forward_mm2_s=100.0, backward_mm2_s=100.0)
    wild, calm = estimate(replace(HABANA, tumbling=tumbling)), estimate(HABANA)
    assert wild is not None
    assert calm is not None
    assert wild.tumbles > 5 * calm.tumbles


def test_another_process_answers_the_same_and_only_the_last_question() -> None:
    apart = Apart()
    try:
        for friction in (0.2, 0.3, 0.4):
            apart.ask(with_friction(friction))
        told: list[tuple[Level, Estimate | None]] = []
        while len(told) < 2:
            answer = apart.answer()
            if answer is not None:
                told.append(answer)
    finally:
        apart.close()

    assert [level.cloth.friction for level, _found in told] == [0.2, 0.4]
    assert told[1][1] == estimate(with_friction(0.4))


def test_at_once_answers_the_last_question_once() -> None:
    here = AtOnce()
    assert here.answer() is None
    here.ask(HABANA)
    assert here.answer() == (HABANA, estimate(HABANA))
    assert here.answer() is None
