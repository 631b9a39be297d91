"""What leagues say of the games: how long they are, whether a seat is better, who beats whom."""
