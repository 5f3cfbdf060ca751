"""Falcon Series: the emblem large and upright, chips in its draught."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import black
from parts import chip, light, place, relief, render, stack, start
from views import dark, low, rim_light

start(seed=39)
dark((0.001, 0.002, 0.0019))
black(0.12)
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
rim_light((3.1, 0.2, 1.7), watts=1.1, fill=0.9, left=0.9)
low((3.2, 0, 1.75), 9.8, shift=(0.16, 0.0), focus=(3.0, 0.1, 1.8), lift=0.1, blur=2.5)
render()
