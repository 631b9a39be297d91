"""Components of Atacama: house rules, and the numbers of the rulebook."""

from cubacube.rules import N_, asked_first, choice, frozen, only_with, switch


@frozen
class Options:
    """The house rules of Atacama; each field is one option of the menu."""

    board: str = choice(
        N_("Board"),
        N_(
            "On the default board the columns begin, on any other chance names who. "
            "Three players have a hexagon."
        ),
        (N_("default"), N_("second"), N_("random")),
        "default",
    )
    tactical: bool = asked_first(
        "variant",
        switch(
            N_("Tactical game"),
            N_("Some rigs of every player have a second colour and count double, plus and minus."),
        ),
    )
    enhanced: bool = asked_first(
        "variant",
        switch(
            N_("Enhanced game"),
            N_("Two players: tiles come in three stages, and the concessions must be bought."),
        ),
    )
    concessions: str = only_with(
        choice(
            N_("First concession"),
            N_("Who has turquoise and the columns: the first player, the second, or drawn by lot."),
            (N_("first"), N_("second"), N_("drawn")),
            "first",
        ),
        ("enhanced", False),
    )


@frozen
class Box:
    """Components and options; they never change during a game.

    `stage_turns` are the turns of each player in the first and the second stage of the
    enhanced game [2.5.12].
    """

    options: Options = Options()
    stage_turns: tuple[int, int] = (3, 3)


BASIC_RIGS = {2: 14, 3: 11, 4: 7}
"""[1.3] Rigs of each player in the basic game, by number of players."""

TACTICAL_RIGS = {2: (11, 3), 3: (9, 2), 4: (6, 1)}
"""[1.3] Basic and second-colour rigs of each player in the tactical game."""
