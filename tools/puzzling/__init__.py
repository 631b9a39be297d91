"""The search for puzzles: tables on which nearly one flick does what is asked for."""
