from datetime import UTC, datetime, timedelta

import pytest

from cubacube.session.language.numbers import ago

NOW = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-5, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (12 * 60 + 20, "12 minutes ago"),
        (3600, "1 hour ago"),
        (86_399, "24 hours ago"),
        (86_400, "1 day ago"),
        (6 * 86_400, "6 days ago"),
    ],
)
def test_it_is_said_in_the_largest_unit(seconds: int, said: str) -> None:
    assert ago(NOW - timedelta(seconds=seconds), NOW) == said


def test_after_a_week_the_date_is_said() -> None:
    assert ago(NOW - timedelta(days=30), NOW) == "23 Oct 2026"
