"""Everything in the program that needs no window and is no rule of a game.

`play` runs a match, and `keeping` saves matches. The other packages are `files`, `language`,
`settings`, `households` (the players' profiles), and `workshop` (the model of the workshop).
"""
