"""The blog: an open notebook, a copper pen across it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import chip, lathe, place, slab, stack, start
from stage import show

start(seed=43)
for side in (-1, 1):
    place(slab('cover', (2.1, 2.9, 0.05), 0.06, 0.015, ['leather']), (3.2 + side * 1.04, -0.1, 0.03), (0, -side * 2, -8))
    place(slab('pages', (1.96, 2.74, 0.2), 0.03, 0.01, ['ivory']), (3.2 + side * 1.0, -0.1, 0.16), (0, -side * 3, -8))
    for row in range(7):
        place(slab('line', (1.3 if row < 6 else 0.7, 0.02, 0.004), 0.004, 0.001, ['ink']), (3.2 + side * 1.0, 0.9 - row * 0.3, 0.268 + side * 0.002), (0, -side * 3, -8))
pen = [(0, 0), (0.02, 0.02), (0.09, 0.32), (0.12, 0.36), (0.13, 0.5), (0.135, 1.5), (0.145, 1.52), (0.145, 1.6), (0.13, 1.62), (0.125, 2.7), (0.08, 2.78), (0, 2.8)]
place(lathe('pen', pen, ['copper', 'ink'], 96, lambda _, k: 1 if k in (4, 8) else 0, smooth_angle=40), (3.5, -0.9, 0.42), (0, 84, 38))
stack(5.9, 1.2, 5, [('green', 'ivory')])
chip((1.0, -1.2, 0.088), (0, 0, 25), 'ink', 'copper')
chip((5.9, -0.8, 0.088), (0, 0, 60), 'ivory', 'ink')
show(focus=(3.4, -0.7, 0.4), lift=2.6, look=0.45)
