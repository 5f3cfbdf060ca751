"""Emoji: a copper medallion with a plain smiling face, alone on the table."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import camera, night_lights, relief, render, start, table
from medal import medal

start(seed=5)
medal((-0.05, -0.35, 1.22), (79, 3, -14), 1.22, [relief('emoji-face.svg', 1.28, 0.07, 0.03)])
table()
night_lights((0, 0.2, 0.8))
camera((-0.3, -9.2, 2.5), (0, 0, 0.72), focus=(0, -0.5, 1.2), lens=70)
render()
