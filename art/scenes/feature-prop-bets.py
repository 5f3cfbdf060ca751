"""Prop bets: the flop still face down, two chips lean against it, one for each side of the bet."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import camera, card, chip, night_lights, render, start, table

start(seed=2)
for x, turn, tilt in ((-1.5, 5, 3), (0, 0, -1), (1.5, -6, -3)):
    card((x, 0.55 + abs(x) * 0.05, 0.93), (74, tilt, turn), 'back.svg', bend=-0.04)
chip((-0.76, -0.3, 0.6), (74, 0, -16), 'ink', 'copper', 0.6)
chip((0.78, -0.28, 0.6), (74, 0, 14), 'ivory', 'rust', 0.6)
chip((1.75, -1.0, 0.055), (0, 0, 20), 'green', 'ivory', 0.6)
chip((-1.9, -0.85, 0.055), (0, 0, 50), 'ink', 'ivory', 0.6)
chip((-1.82, -0.8, 0.16), (0, 0, 15), 'rust', 'ivory', 0.6)
table()
night_lights((0, 0.2, 0.8), front=0.7, key=1.9)
camera((0.2, -9.2, 2.4), (0, 0, 0.5), focus=(0, -0.2, 0.9), lens=66, fstop=1.8)
render()
