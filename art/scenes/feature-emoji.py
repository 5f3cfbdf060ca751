"""Emoji: a copper medallion with a plain smiling face, at rest among chips."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import camera, chip, night_lights, relief, render, stack, start, table
from medal import medal

start(seed=5)
medal((-0.05, -0.35, 1.22), (79, 3, -14), 1.22, [relief('emoji-face.svg', 1.28, 0.07, 0.03)])
stack(1.75, 1.2, 7, [('green', 'ivory'), ('ink', 'copper')])
stack(-1.9, 1.5, 5, [('ivory', 'ink')])
chip((1.45, -0.95, 0.088), (0, 0, 20), 'ink', 'ivory')
chip((2.0, -0.45, 0.26), (4, 8, 70), 'rust', 'ivory')
chip((-1.75, -0.7, 0.088), (0, 0, 140), 'green', 'copper')
table()
night_lights((0, 0.2, 0.8))
camera((-0.3, -9.2, 2.5), (0, 0, 0.72), focus=(0, -0.5, 1.2), lens=61)
render()
