"""Tooltips for the things on the table in a Race, and how they are used."""

from typing import Final

from cubacube.games.race.referee.wording import bonus_name
from cubacube.kit.cards import Symbol
from cubacube.session.language.translation import N_, _

LIFE: Final = N_(
    "Each key is Life, each burst 1 Damage. Too much Damage breaks the Vehicle down; a clean stop "
    "within the ruler of a City repairs it."
)
BUMPERS: Final = N_(
    "Install one with its button, or key B, before you drive: a Vehicle hit after the Gate then "
    "hurts only its owner."
)
SECTOR: Final = N_(
    "Its two dice are the Gate to drive between. Any two dice of these colours will do; a white "
    "die is a Vehicle of another player."
)
TARGET: Final = N_(
    "With all five Sectors crossed, stop within the ruler of this City, without any touch."
)
CITY: Final = N_(
    "Sliding onto the card costs 1 Damage. Stop within its ruler after a clean drive, and all "
    "Damage is repaired."
)
TAGS: Final = {
    "skull": N_("Too much Damage: drive to any City, without a touch, to be repaired."),
    "blind": N_("Alcohol of a rival: all flicks of the next turns are blind."),
    "cone": N_("Weapons of a rival: the next drive must follow the wheels."),
    "cop": N_("With a Cop there is no pay at the end of a race: shake him off in a City."),
}
_USES: dict[Symbol, str] = {
    "case": N_(
        "Repairs up to 2 Damage, or brings a Bumper. Press its button, or its key, before you "
        "drive or after a clean crossing."
    ),
    "diamond": N_(
        "Keep it: two of them bring 1000 Pesos at the end of a race, if you are not last."
    ),
    "statue": N_("Keep it: after a clean flick you are asked whether two buy one more flick."),
    "alcohol": N_(
        "After a clean crossing you are asked for a rival near you, who then flicks blind for two "
        "turns."
    ),
    "weapons": N_(
        "After a clean crossing you are asked for a rival near you: 1 Damage, and the next drive "
        "must follow the wheels."
    ),
    "crate": N_("The die is rolled again and brings what it shows then; a second Crate 2 Damage."),
    "vehicle": N_("A better Vehicle at once."),
}


def describe_bonus(symbol: Symbol) -> tuple[str, str]:
    """Return the name of a bonus and how it is used."""
    return bonus_name(symbol), _(_USES[symbol])
