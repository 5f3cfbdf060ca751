"""Jackpots: a copper bowl full of chips on copper cloth, seen from above."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math
import random

from grounds import copper_cloth
from parts import chip, lathe, place, render, start
from views import above, dark, side_light

start(seed=35)
dark()
copper_cloth(turn=-30, deep=0.7, flat_at=[(0, 0, 1.5)])
bowl = [(0, 0.12), (0.7, 0.14), (1.3, 0.4), (1.75, 0.95), (1.92, 1.3), (1.98, 1.32), (2.0, 1.28), (1.84, 0.88), (1.4, 0.28), (0.8, 0.02), (0.7, 0), (0, 0)]
place(lathe('bowl', bowl, ['copper'], 256, smooth_angle=60), (0, 0, 0))
kinds = [('ink', 'copper'), ('green', 'ivory'), ('rust', 'ivory'), ('ivory', 'ink')]
count = 0
for z, radius, number in ((0.55, 0.7, 6), (0.85, 1.05, 9), (1.12, 1.26, 11), (1.3, 0.75, 7), (1.42, 1.1, 8), (1.55, 0.35, 3), (1.72, 0.72, 5), (1.86, 0.1, 1)):
    for i in range(number):
        a = i * math.tau / number + z * 3
        tilt = (random.uniform(-24, 24), random.uniform(-24, 24), random.random() * 360)
        chip((radius * math.cos(a), radius * math.sin(a), z + random.uniform(-0.03, 0.05)), tilt, *kinds[count % 4], 0.52)
        count += 1
chip((-2.45, -1.3, 0.16), (12, -8, 15), 'ink', 'copper', 0.52)
chip((2.3, -1.7, 0.2), (-6, 10, 55), 'ivory', 'ink', 0.52)
side_light((0, 0, 1), watts=1.7, fill=1.2, back=1.2, cone=46)
above((0, 0, 0.9), 10.6, shift=(0.16, 0.015), focus=(0, -0.8, 1.5))
render()
