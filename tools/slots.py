"""Find slots of a translation that the program cannot fill, or fills in the wrong form."""

import re
from collections.abc import Iterator
from string import Formatter

from babel.messages.catalog import Catalog, Message

PHRASE_SLOTS = {
    "die", "dice", "gate_dice", "obstacle", "vehicle", "thing", "things",
}  # fmt: skip
"""Slots that the program fills with a noun phrase; German and French must name its form."""
JOINS = {"de", "que", "à"}
"""Forms that the program makes of every word, for French."""
PERCENT = re.compile(r"%(?:\(\w+\))?[sr]")
"""Slots that argparse fills, in texts of the command line."""


def slots(text: str) -> list[tuple[str, str]]:
    """Return the slots of a text with the forms that they ask for."""
    braces = [
        (name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name is not None
    ]
    return braces + [(each, "") for each in PERCENT.findall(text)]


def faults(catalog: Catalog, phrases: set[tuple[str, str | None]]) -> Iterator[str]:
    """Yield each fault; `phrases` are the texts of noun phrases with their contexts."""
    asked = {
        form
        for message, text in _translations(catalog)
        for name, form in slots(text)
        if name in PHRASE_SLOTS and form and form != "nom"
    }
    for message, text in _translations(catalog):
        source = message.id if isinstance(message.id, str) else message.id[1]
        try:
            found = slots(text)
        except ValueError as why:
            yield f"{source!r}: {why}"
            continue
        wanted, used = ({name for name, _ in each} for each in (slots(source), found))
        is_counted = not isinstance(message.id, str)  # "one skull" needs no number
        if used - wanted or (wanted - used and not is_counted):
            yield f"{source!r}: its slots are {sorted(wanted)}, not those of {text!r}"
        for name, form in found:
            if name in PHRASE_SLOTS and not form:
                yield f"{source!r}: {{{name}}} needs a form, such as {{{name}:nom}}"
            known = form in JOINS or form.count("/") == 1 or (name, form) in slots(source)
            if form and name not in PHRASE_SLOTS and not known:
                yield f"{source!r}: {{{name}:{form}}} asks for a form that this slot has not"
        is_phrase = (source, message.context) in phrases
        had = {each.split("=")[0] for each in text.split("|")[1:]}
        if not text.startswith(("le ", "les ")):
            had |= JOINS  # "d’un dé rouge" is made of "un dé rouge", but "du dé rouge" is not
        if is_phrase and (lacking := asked - had):
            yield f"{source!r}: the forms {sorted(lacking)} are missing"
        if "|" in text and not is_phrase:
            yield f"{source!r}: is no phrase, so it has no forms"


def _translations(catalog: Catalog) -> Iterator[tuple[Message, str]]:
    for message in catalog:
        if message.id and message.string:
            texts = (message.string,) if isinstance(message.string, str) else message.string
            yield from ((message, text) for text in texts if text)
