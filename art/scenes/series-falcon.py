"""Falcon Series: the emblem large and upright, chips in its draught."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import chip, light, place, relief, stack, start
from stage import show

start(seed=39)
place(relief('emblem.svg', 2.75, 0.3, 0.05), (3.1, 0.4, 1.52), (78, 0, -10))
for x, y, z, tilt, kinds, size in (
    (1.1, 0.6, 2.5, (70, 20, 30), ('green', 'ivory'), 0.5),
    (5.0, 1.0, 2.9, (50, -30, 10), ('rust', 'ivory'), 0.55),
    (5.6, -0.4, 1.5, (75, 15, -25), ('ink', 'copper'), 0.6),
    (1.5, -0.9, 1.1, (65, -25, 40), ('ivory', 'ink'), 0.5),
    (4.4, -1.2, 0.6, (30, 30, 0), ('green', 'ivory'), 0.45),
):
    chip((x, y, z), tilt, *kinds, size)
stack(5.9, 1.6, 5, [('ink', 'ivory')])
chip((2.2, -1.5, 0.088), (0, 0, 15), 'ink', 'copper')
light((2.2, -7, 4.2), (3.1, 0.4, 1.7), 2.2, 95, (1, 0.55, 0.28))
show(focus=(3.0, 0.1, 1.8))
