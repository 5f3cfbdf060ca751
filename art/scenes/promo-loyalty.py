"""Loyalty: five columns, each taller than the last, a medal on the highest."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from medal import medal
from parts import chip, lathe, place, relief, stack, start
from stage import show

start(seed=36)
for i in range(5):
    tall = 0.35 + i * 0.36
    column = [(0, 0), (0.56, 0), (0.58, 0.03), (0.58, 0.1), (0.46, 0.14), (0.46, tall - 0.12), (0.56, tall - 0.08), (0.58, tall - 0.04), (0.56, tall), (0, tall)]
    place(lathe('column', column, ['ink', 'old copper' if i < 4 else 'copper'], 128, lambda _, k: 1 if k in (1, 2, 6, 7) else 0, smooth_angle=30), (0.5 + i * 1.12, 0.9 - i * 0.12, 0))
    if i < 4:
        chip((0.5 + i * 1.12, 0.9 - i * 0.12, tall + 0.05), (0, 0, 25 * i), *(('ivory', 'ink'), ('green', 'ivory'), ('rust', 'ivory'), ('ink', 'copper'))[i], 0.52)
medal((4.98, 0.4, 2.5), (82, 0, 6), 0.7, [relief('emblem.svg', 0.74, 0.07, 0.015)], field='dark field')
chip((2.6, -1.2, 0.088), (0, 0, 25), 'ink', 'copper')
show(focus=(3.4, 0.3, 1.2), lift=0.3)
