"""Splash: chips frozen in the air above a pot, everything in copper light. Portrait."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import random

from mathutils import Vector
from heap import heap
from parts import COPPER_LIGHT, camera, chip, light, night_lights, render, start, table

start(seed=7)
kinds = [
    ('ink', 'copper'),
    ('green', 'ivory'),
    ('ivory', 'ink'),
    ('rust', 'ivory'),
    ('ink', 'ivory'),
    ('green', 'copper'),
]
heap((0, 0.3), 34, kinds, scale=0.52, spread=0.75)
air = []
while len(air) < 20:
    z = random.uniform(1.05, 6.2)
    where = Vector((random.gauss(0, 0.35 + 0.17 * z), random.uniform(-0.9, 1.5), z))
    size = random.uniform(0.44, 0.56)
    if abs(where.x) < 2.3 and all((where - other).length > 0.98 for other, _ in air):
        air.append((where, size))
for i, (where, size) in enumerate(air):
    chip(where, [random.uniform(0, 360) for _ in range(3)], *kinds[(i * 5 + 1) % 6], size)
chip((-1.75, -4.6, 2.9), (65, 30, 20), 'ink', 'copper', 0.5)
chip((1.75, -4.2, 4.3), (50, -35, 10), 'green', 'ivory', 0.46)
table(wall='copper wall')
night_lights((0, 0.2, 1.8), key=1.5, teal=0.5, back=1.5, wall=0.8, front=1.3, wall_colour=(1, 0.47, 0.19))
light((0, -1, 9.5), (0, 0.3, 0), 1.6, 330, COPPER_LIGHT)
camera((0.2, -11.6, 2.4), (0, 0, 1.5), focus=(0, -0.3, 1.8), fstop=1.1)
render()
