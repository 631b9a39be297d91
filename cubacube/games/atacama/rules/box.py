"""Components of Atacama: house rules, and the numbers of the rulebook."""

from cubacube.rules import N_, asked_first, choice, frozen, only_with, switch


@frozen
class Options:
    """The house rules of Atacama; each field is one option of the menu."""

    board: str = choice(
        N_("Board"),
        N_(
            "On board 1 the columns start. On other boards the starter is "
            "random. Three players use a hexagon."
        ),
        ("default", "second", N_("random")),
        "default",
        (("default", N_("board 1")), ("second", N_("board 2"))),
    )
    tactical: bool = asked_first(
        "variant",
        switch(
            N_("Tactical game"),
            N_("Each player has some rigs of a second colour. They count double, plus and minus."),
        ),
    )
    enhanced: bool = asked_first(
        "variant",
        switch(
            N_("Enhanced game"),
            N_("For two players. Tiles come in three stages, and you must buy the concessions."),
        ),
    )
    concessions: str = only_with(
        choice(
            N_("First concession"),
            N_(
                "Who gets turquoise and the columns: the first player, the second, or a random one."
            ),
            (N_("first"), N_("second"), "drawn"),
            "first",
            (("drawn", N_("random")),),
        ),
        ("enhanced", False),
    )


@frozen
class Box:
    """Components and options; they never change during a game.

    `stage_turns` are the numbers of turns of each player in the first and the second stage of
    the enhanced game [2.5.12].
    """

    options: Options = Options()
    stage_turns: tuple[int, int] = (3, 3)


BASIC_RIGS = {2: 14, 3: 11, 4: 7}
"""[1.3] Rigs of each player in the basic game, by number of players."""

TACTICAL_RIGS = {2: (11, 3), 3: (9, 2), 4: (6, 1)}
"""[1.3] Basic and second-colour rigs of each player in the tactical game."""
