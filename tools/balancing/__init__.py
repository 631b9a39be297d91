"""How the games of Cuba Cube come out when the computer plays them on the real table."""
