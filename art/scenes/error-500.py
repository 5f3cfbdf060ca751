"""500: a stack of chips that has toppled over."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

from parts import camera, chip, night_lights, render, stack, start, table

start(seed=17)
kinds = [('ink', 'copper'), ('green', 'ivory'), ('ivory', 'ink'), ('rust', 'ivory')]
stack(-3.05, 0.3, 5, kinds)
chip((2.55, 0, 0.088), (0, 0, 15), 'ink', 'copper')
foot = 1.6 - 0.19 / math.tan(math.radians(12))
for i, lean in enumerate((12, 22, 31, 39, 46, 52, 57, 61)):  # each chip rests upon the one to its right
    a = math.radians(lean)
    foot -= 0.195 / math.sin(a) if i else 0
    chip(
        (foot + math.cos(a) - 0.085 * math.sin(a), 0.05 * (i % 3) - 0.08 * i * 0.3, math.sin(a) + 0.087 * math.cos(a)),
        (0, -lean, 2.5 * (i % 3) - 3),
        *kinds[(i + 1) % 4]
    )
chip((1.5, -1.75, 0.088), (0, 0, 70), 'ivory', 'ink')
table()
night_lights((0, 0.2, 0.8), key=1.15, front=1.4)
camera((-0.9, -11, 3.2), (-0.2, 0, 0.45), focus=(-0.4, -0.6, 0.8), lens=54, fstop=1.8)
render()
