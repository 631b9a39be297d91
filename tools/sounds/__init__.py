"""How the sounds of the game are made: from numbers, without a recording."""
