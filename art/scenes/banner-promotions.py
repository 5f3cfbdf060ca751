"""Promotions: tickets with the emblem in a fan on copper cloth, from above."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

from grounds import copper_cloth
from parts import place, relief, render, slab, start
from views import above, dark, side_light

start(seed=31)
dark()
copper_cloth(turn=-34, deep=0.9, flat_at=[(0, 0.2, 1.9)])
for i, (paper, mark) in enumerate((('green', 'ivory'), ('rust', 'ivory'), ('ivory', 'ink'), ('copper', 'ink'))):
    turn = 42 - i * 26
    a = math.radians(turn)
    at = lambda right, up: (right * math.cos(a) - up * math.sin(a), -1.3 + right * math.sin(a) + up * math.cos(a), 0.12 + i * 0.07)
    place(slab('ticket', (1.25, 2.5, 0.035), 0.13, 0.01, [paper]), at(0, 1.45), (2, 0, turn))
    for right, up, part in ((0, 1.85, relief('emblem.svg', 0.72, 0.03, 0.006, mark)), (0, 1.0, slab('line', (1.0, 0.025, 0.014), 0.006, 0.002, [mark])), (0, 0.86, slab('line', (0.6, 0.025, 0.014), 0.006, 0.002, [mark]))):
        x, y, z = at(right, up)
        place(part, (x, y, z + 0.022), (2, 0, turn))
side_light((0, 0.3, 0.5), watts=1.7, fill=1.2, back=1.2, cone=46, high=4.2)
above((0, 0, 0.5), 7.8, shift=(0.17, 0.02), focus=(0, 0.3, 0.3))
render()
