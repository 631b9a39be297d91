"""The sounds of flicks as a WAV file, to be listened to or measured: what the game would play.

    python tools/sound_of_film.py turn.wav --seed 7
    python tools/sound_of_film.py turn.wav --code match.txt --turn 3 --speed 0.2

Computer players play the Race until a turn is over; its flicks are put one after the other, a second
of silence between them. A table tells when which impact is, how hard it is, and how loud it is heard
around that moment; below it how loud it is where nothing moves.
"""

import argparse
import os
import wave
from pathlib import Path
from typing import Final

os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import numpy as np
from sounds.measure import decibels
from sounds.mixdown import mixdown
from sounds.tape import RATE, Floats
