"""Cuba Cube: a dice-flicking game on a simulated table, and the map of its code.

- `rules`    the words all games speak: seats, actions, choices, dice, shots
- `kit`      rulebook parts that several Cuba games share: geometry, gates, rides, cards
- `table`    physics: `shoot(layout, flick, level)` tells what a flick does
- `session`  one game being played: match, dealer, level files, JSON, words
- `ai`       computer players
- `scenes`   the pygame toolkit: view, widgets, aiming, the cloth
- `games`    one folder per game: its rules, its referee's words, its scene
- `shell`    window, menus, command line

Arrows point up this list only: a lower line may import a higher one.
"""

__version__ = "0.1.0"
