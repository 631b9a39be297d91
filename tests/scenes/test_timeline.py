"""Timeline: stages follow each other without gaps."""

from cubacube.scenes.match.pictures.timeline import Timeline

LINE = Timeline((("rides", 2.0), ("nothing", 0.0), ("pays", 1.0)))


def test_all_stages_together_last_as_long_as_each_of_them() -> None:
    assert LINE.seconds == 3
    assert Timeline(()).seconds == 0


def test_what_is_over_stays_and_what_comes_is_not_there_yet() -> None:
    assert list(LINE.begun(0.5)) == [("rides", 0.25)]
    assert list(LINE.begun(2.25)) == [("rides", 1.0), ("pays", 0.25)]
    assert list(LINE.begun(9)) == [("rides", 1.0), ("pays", 1.0)]


def test_a_stage_that_has_not_begun_or_takes_no_time_has_no_share() -> None:
    assert LINE.share("pays", 1.9) == 0
    assert LINE.share("pays", 2.5) == 0.5
    assert LINE.share("nothing", 2.5) == 0
