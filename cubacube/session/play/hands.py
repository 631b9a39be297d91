"""How computer players flick, in a sentence for each level; figures are standard deviations."""

from cubacube.session.language.translation import N_

HANDS = (
    N_("knows where to flick, but the hand strays by another 5 degrees and 12 % of the speed."),
    N_("tries some flicks in its mind; its hand strays by 2 degrees and 5 % of the speed."),
)
