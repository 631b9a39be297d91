"""The shared scene code for all games with dice to flick.

A game describes itself with a `FlickBoard`; `FlickScene` does everything else.
`sector_card`, `player_parts` and `vehicle_face` draw things that several games have on the
table.
"""
