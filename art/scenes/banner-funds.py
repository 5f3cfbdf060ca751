"""Funds: copper coins in stacks, one upright with the emblem."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import random

from medal import medal
from parts import chip, lathe, place, relief, start
from stage import show

start(seed=30)
edge = [(0, 0.075), (0.86, 0.075), (0.88, 0.09), (0.97, 0.09), (1.0, 0.07), (1.0, -0.07), (0.97, -0.09), (0.88, -0.09), (0.86, -0.075), (0, -0.075)]
def coins(x, y, count, scale=0.62):
    for i in range(count):
        made = lathe('coin', edge, ['old copper' if i % 3 else 'copper'], 96, smooth_angle=40)
        place(made, (x + random.uniform(-0.03, 0.03), y + random.uniform(-0.03, 0.03), (0.09 + i * 0.182) * scale), (0, 0, random.random() * 360), scale)
for x, y, count in ((1.0, 1.0, 4), (2.4, 1.7, 9), (3.9, 1.5, 14), (5.3, 1.2, 19), (4.6, 0.1, 6), (5.9, -0.3, 9), (1.0, -0.9, 2)):
    coins(x, y, count)
medal((2.75, -0.35, 1.2), (80, 0, -14), 1.22, [relief('emblem.svg', 1.3, 0.09, 0.02)], field='dark field')
chip((4.2, -1.4, 0.088), (0, 0, 30), 'ink', 'copper')
show(focus=(2.7, -0.5, 1.2))
