"""Voice messages: chips stacked to the shape of a sound wave."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import random

from parts import STEP, camera, chip, night_lights, render, start, table

start(seed=4)
scale = 0.215
heights = [3, 6, 4, 9, 15, 8, 21, 34, 18, 44, 60, 38, 52, 26, 40, 17, 29, 12, 20, 8, 13, 5, 9, 4, 3]
for column, height in enumerate(heights):
    x = (column - 11) * 0.465
    base, edge = ('ink', 'copper') if height > 24 else (('green', 'ivory'), ('ivory', 'ink'))[column % 2]
    turn = random.uniform(0, 45)
    for i in range(height):
        chip(
            (x + random.uniform(-0.004, 0.004), 0.08 * x + random.uniform(-0.004, 0.004), (0.088 + i * STEP) * scale),
            (0, 0, turn + random.uniform(-3, 3)),
            base,
            edge,
            scale,
        )
table()
night_lights((0, 0.2, 0.9), wall=1.1)
camera((-1.8, -10.6, 2.1), (-0.1, 0, 0.78), focus=(-0.3, -0.2, 1.2), lens=56, fstop=1.6)
render()
