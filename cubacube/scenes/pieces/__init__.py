"""Things of the games as drawn: Pawns, Goods, prices, dice."""
