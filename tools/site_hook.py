"""Hook of mkdocs for lists: our pages are written as GitHub reads them, mkdocs is stricter."""

import re

_ITEM = re.compile(r"(?:\d+\.|-) +")
_WANTED = 4


def on_page_markdown(markdown: str, **_page: object) -> str:
    """Return the page with lists as mkdocs needs them.

    The parts of an item are indented by four spaces. After an item of several parts, an empty
    line comes before the next one.
    """
    lines, width, several, in_code = list[str](), 0, False, False
    for line in markdown.split("\n"):
        in_code ^= line.startswith("```")
        if not in_code and (item := _ITEM.match(line)):
            if several and lines[-1]:
                lines.append("")
            width, several = len(item[0]), False
        elif line.strip() and not line.startswith(" " * width):
            width, several = 0, False
        several = several or (width > 0 and not line)
        belongs = width and line.startswith(" " * width)
        lines.append(" " * (_WANTED - width) + line if belongs else line)
    return "\n".join(lines)
