"""The blog: an open notebook on dark felt, a copper pen across it, from above."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import felt
from parts import chip, lathe, place, render, slab, stack, start
from views import above, dark, side_light

start(seed=43)
dark()
felt((0.004, 0.03, 0.024))
for side in (-1, 1):
    place(slab('cover', (2.1, 2.9, 0.05), 0.06, 0.015, ['leather']), (side * 1.04, -0.1, 0.03), (0, -side * 2, -8))
    place(slab('pages', (1.96, 2.74, 0.2), 0.03, 0.01, ['ivory']), (side * 1.0, -0.1, 0.16), (0, -side * 3, -8))
    for row in range(7):
        place(slab('line', (1.3 if row < 6 else 0.7, 0.02, 0.004), 0.004, 0.001, ['ink']), (side * 1.0, 0.9 - row * 0.3, 0.268 + side * 0.002), (0, -side * 3, -8))
pen = [(0, 0), (0.02, 0.02), (0.09, 0.32), (0.12, 0.36), (0.13, 0.5), (0.135, 1.5), (0.145, 1.52), (0.145, 1.6), (0.13, 1.62), (0.125, 2.7), (0.08, 2.78), (0, 2.8)]
place(lathe('pen', pen, ['copper', 'ink'], 96, lambda _, k: 1 if k in (4, 8) else 0, smooth_angle=40), (0.3, -0.9, 0.42), (0, 84, 38))
stack(2.8, 1.3, 5, [('green', 'ivory')], 0.8)
chip((-2.9, -1.2, 0.08), (0, 0, 25), 'ink', 'copper', 0.8)
chip((2.9, -0.9, 0.08), (0, 0, 60), 'rust', 'ivory', 0.8)
side_light((0, 0, 0.3), watts=1.4, fill=1.2, back=1.3, cone=46, high=4.5)
above((0, -0.1, 0.2), 9.4, shift=(0.17, 0.0), focus=(0.2, -0.8, 0.3), steep=1.25, blur=3)
render()
