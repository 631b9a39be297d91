"""What there is to choose, in sections: each setting with its name and what it does."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.rules import frozen
from cubacube.session.language.translation import N_, languages


@frozen
class Entry:
    """A setting by its path, what it is called, and what it does, in a line."""

    path: str
    title: str
    note: str


@frozen
class Section:
    """Settings that belong together."""

    title: str
    entries: tuple[Entry, ...]


_PLAY: Final = Section(
    N_("Match"),
    (
        Entry(
            "play.film_percent",
            N_("Speed of films"),
            N_("How fast dice slide and pieces move before your eyes."),
        ),
        Entry(
            "play.computer_percent",
            N_("Speed of computers"),
            N_("How fast a computer shows what it is about to do."),
        ),
        Entry(
            "play.thinking",
            N_("Computers think"),
            N_("Half, all or twice of what their level tries; from the next match on."),
        ),
        Entry(
            "play.reading_percent",
            N_("Time to read"),
            N_("How long a ruling is left before the match goes on by itself."),
        ),
        Entry(
            "play.instant",
            N_("Results at once"),
            N_("No films: everything lies at once where it comes to rest."),
        ),
        Entry(
            "play.less_motion",
            N_("Less motion"),
            N_("Pages and paper stand still; no ribbon, no slow film for great moments."),
        ),
        Entry(
            "play.curtain",
            N_("Curtain"),
            N_("Before a hand is shown, the other players are asked to look away."),
        ),
        Entry(
            "play.ask",
            N_("Ask before leaving"),
            N_("Whether a match is left, or begun anew, only after a question."),
        ),
    ),
)
_SOUND: Final = Section(
    N_("Sound"),
    (
        Entry("sound.muted", N_("Silence"), N_("Nothing is heard; F8 does the same, anywhere.")),
        Entry("sound.master", N_("Volume"), N_("How loud everything is.")),
        Entry(
            "sound.effects",
            N_("Dice, cards and coins"),
            N_("How loud is what happens on the table."),
        ),
        Entry(
            "sound.ambience",
            N_("Music"),
            N_("How loud is what plays beside it, other in each game."),
        ),
    ),
)
_AIDS: Final = Section(
    N_("Aids"),
    (
        Entry(
            "aids.preview",
            N_("Preview of a flick"),
            N_(
                "What is seen of a flick while you aim: more makes it easier. Chances are those of "
                "a hand that strays by 1 degree and 3 %."
            ),
        ),
        Entry(
            "aids.gate_labels",
            N_("Words at Gates"),
            N_("Labels tell which Gates are open, and why others are not."),
        ),
        Entry(
            "aids.outcome",
            N_("Ruling beforehand"),
            N_("A tag tells what the referee would say of the flick you aim."),
        ),
    ),
)
_SCREEN: Final = Section(
    N_("Screen"),
    (
        Entry(
            "screen.full_screen",
            N_("Full screen"),
            N_("The game fills the screen; F11 and Alt + Enter do the same."),
        ),
        Entry(
            "screen.text_percent",
            N_("Size of texts"),
            N_("Rules, rulings and buttons; on panels and cards as far as there is room."),
        ),
    ),
)
_LANGUAGE: Final = Entry("language", N_("Language"), N_("In which language everything is written."))
_KEYS: Final = Section(
    N_("Keys"),
    (
        Entry("keys.take_back", N_("Take back"), N_("The last choice of a person.")),
        Entry("keys.do_again", N_("Do again"), N_("What was taken back.")),
        Entry("keys.rulings", N_("Rulings"), N_("All the referee has said.")),
        Entry("keys.what_if", N_("What if"), N_("The last flick, made otherwise.")),
        Entry("keys.next_die", N_("Next die"), N_("Aims at another one.")),
        Entry("keys.next_gate", N_("Next Gate"), N_("Declares another one.")),
        Entry("keys.higher", N_("Hit higher"), N_("Raises the finger.")),
        Entry("keys.lower", N_("Hit lower"), N_("In films: slow motion.")),
        Entry("keys.left", N_("Hit farther left"), N_("So a die spins.")),
        Entry("keys.right", N_("Hit farther right"), N_("So a die spins.")),
        Entry("keys.look", N_("Look"), N_("Opens the curtain.")),
    ),
)

WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "none": N_("nothing"),
        "direction": N_("the direction"),
        "first_contact": N_("to the first contact"),
        "full": N_("the whole way"),
        "chances": N_("the way and the chances"),
        "never": N_("never"),
        "when_lost": N_("if it would be lost"),
        "always": N_("always"),
        "quick": N_("quick"),
        "usual": N_("usual"),
        "long": N_("long"),
    }
)
"""What the values of choices are called."""


def sections() -> tuple[Section, ...]:
    """All there are; a language can be chosen where there is more than one."""
    screen = _SCREEN
    if len(languages()) > 1:
        screen = Section(screen.title, (*screen.entries, _LANGUAGE))
    return _PLAY, _AIDS, _SOUND, screen, _KEYS
