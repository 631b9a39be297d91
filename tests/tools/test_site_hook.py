"""The hook that writes lists as mkdocs reads them."""

import pytest
from site_hook import on_page_markdown


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        (
            "1. One\n\n   ```python\n   a\n     b\n   ```",
            "1. One\n\n    ```python\n    a\n      b\n    ```",
        ),
        ("- One\n  - part\n  more\n- Two", "- One\n    - part\n    more\n- Two"),
        ("1. One\n\n   part\n2. Two\n3. Three", "1. One\n\n    part\n\n2. Two\n3. Three"),
    ],
)
def test_the_parts_of_an_item_are_indented_and_end_with_an_empty_line(
    written: str, wanted: str
) -> None:
    assert on_page_markdown(written) == wanted


def test_a_page_without_lists_stays() -> None:
    page = "Text\n\n    code\n\n```diff\n- a\n  b\n```\n"

    assert on_page_markdown(page) == page
