"""Funds: copper coins in stacks on brushed metal, one upright with the emblem, close."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import random

from grounds import metal
from medal import medal
from parts import WARM_LIGHT, chip, lathe, place, relief, render, start
from views import dark, macro, side_light, spot

start(seed=30)
dark()
metal()
edge = [(0, 0.075), (0.86, 0.075), (0.88, 0.09), (0.97, 0.09), (1.0, 0.07), (1.0, -0.07), (0.97, -0.09), (0.88, -0.09), (0.86, -0.075), (0, -0.075)]
def coins(x, y, count, scale=0.62):
    for i in range(count):
        made = lathe('coin', edge, ['old copper' if i % 3 else 'copper'], 96, smooth_angle=40)
        place(made, (x + random.uniform(-0.03, 0.03), y + random.uniform(-0.03, 0.03), (0.09 + i * 0.182) * scale), (0, 0, random.random() * 360), scale)
for x, y, count in ((-2.1, 1.0, 3), (-0.9, 1.7, 7), (0.6, 1.6, 11), (2.0, 1.3, 15), (1.5, 0.1, 5), (2.8, -0.1, 8), (-2.0, -0.9, 2)):
    coins(x, y, count)
medal((-0.35, -0.4, 1.2), (80, 0, -10), 1.22, [relief('emblem.svg', 1.3, 0.09, 0.02)], field='dark field')
chip((1.3, -1.5, 0.08), (0, 0, 30), 'ink', 'copper', 0.8)
side_light((0, 0, 1.0), watts=1.3, fill=1.4, back=1.2, cone=40, high=6)
spot((-5, -8, 5), (-0.3, 0, 1.2), 2600, WARM_LIGHT, 24, 1.2)
macro((0, 0, 1.15), 9.0, shift=(0.17, 0.03), focus=(-0.35, -0.5, 1.2), side=-0.1, lift=0.4, blur=7)
render()
