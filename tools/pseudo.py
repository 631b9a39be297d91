"""A language for tests: each English text with accents, in brackets, and 35 % longer.

`use()` switches the program to it. A text on the screen without brackets does not come from the
catalogue; a text with a bar, or without its end, is not made as the catalogue asks.
"""

import re
from functools import cache
from gettext import GNUTranslations
from io import BytesIO

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from slots import PERCENT, PHRASE_SLOTS
from words import PHRASE, TEMPLATE

from cubacube.session.language.translation import use_catalogue

NAME = "pseudo"
LONGER = 0.35
_TITLE = "Cuba Cube"
_SLOT = re.compile(rf"(\{{[^{{}}]*\}}|{PERCENT.pattern})")
_ACCENTS = str.maketrans("AEIOUYaceinouy", "ÁÉÎÖÚÝáçéîñöúý")


def use() -> None:
    """Switch the program to this language."""
    use_catalogue(NAME, _translations())


@cache
def _translations() -> GNUTranslations:
    file = BytesIO()
    write_mo(file, catalogue())
    file.seek(0)
    return GNUTranslations(file)


def catalogue() -> Catalog:
    """Return the catalogue of this language for the template."""
    made = Catalog(locale="de", domain="cubacube")  # for a singular and one plural
    with TEMPLATE.open("rb") as file:
        texts = read_po(file)
    for each in texts:
        if each.id:
            said = tuple(map(pseudo, each.id)) if each.pluralizable else pseudo(str(each.id))
            if PHRASE in each.auto_comments:
                said = f"{said}|nom={said}"
            made.add(each.id, said, context=each.context)
    return made


def pseudo(text: str) -> str:
    """Return an English text as this language says it; letters of dice and the title stay."""
    parts = _SLOT.split(text)
    words = "".join(parts[::2]).translate(_ACCENTS)
    if len(text) <= 2 or text == _TITLE:
        return text
    more = words[: max(0, round(len(words) * LONGER) - 2)].replace("\n", " ").replace("*", "")
    said = [
        f"{{{part[1:-1]}:nom}}"
        if at % 2 and part[1:-1] in PHRASE_SLOTS
        else part
        if at % 2
        else part.translate(_ACCENTS)
        for at, part in enumerate(parts)
    ]
    return f"[{''.join(said)}{more}]"
