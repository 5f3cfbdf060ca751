"""Prop bets: the flop still face down, two chips lean against it, one for each side of the bet."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import camera, card, chip, night_lights, render, stack, start, table  # noqa: E402

start(seed=2)
for x, turn, tilt in ((-1.5, 5, 3), (0, 0, -1), (1.5, -6, -3)):
    card((x, .55 + abs(x) * .05, .93), (74, tilt, turn), 'back.svg', bend=-.04)
chip((-.76, -.3, .6), (74, 0, -16), 'ink', 'copper', .6)
chip((.78, -.28, .6), (74, 0, 14), 'ivory', 'rust', .6)
chip((1.75, -1.0, .055), (0, 0, 20), 'green', 'ivory', .6)
chip((-1.9, -.85, .055), (0, 0, 50), 'ink', 'ivory', .6)
chip((-1.82, -.8, .16), (0, 0, 15), 'rust', 'ivory', .6)
table()
night_lights((0, .2, .8), front=.7, key=1.9)
camera((.2, -9.2, 2.4), (0, 0, .5), focus=(0, -.2, .9), lens=66, fstop=1.8)
render()
