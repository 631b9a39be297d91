"""The frame that every game with dice to flick is played in.

A game describes itself by a `FlickBoard`; `FlickScene` does everything else. `sector_card`,
`player_parts` and `vehicle_face` draw what lies on the table in more than one of them.
"""
