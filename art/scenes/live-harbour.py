"""Harbour Classic: a lighthouse of ink and ivory, its lamp lit."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import WARM_LIGHT, chip, glow, lathe, light, link, place, stack, start
from stage import show

start(seed=40)
glow('lamp', (1, 0.55, 0.2), 9)
tower = [(0, 0), (1.0, 0), (1.02, 0.06), (0.96, 0.16), (0.74, 0.2)] + [(0.72 - 0.075 * i, 0.2 + 0.42 * i) for i in range(1, 6)]
place(lathe('tower', tower + [(0.34, 2.3), (0, 2.3)], ['ink', 'ivory'], 160, lambda _, k: 1 if k in (5, 7) else 0, smooth_angle=20), (3.2, 0.3, 0))
place(lathe('gallery', [(0, 0), (0.56, 0), (0.58, 0.03), (0.56, 0.08), (0, 0.08)], ['copper'], 128), (3.2, 0.3, 2.28))
place(lathe('light', [(0, 0), (0.24, 0), (0.26, 0.2), (0.24, 0.4), (0, 0.4)], ['lamp'], 64), (3.2, 0.3, 2.38))
place(lathe('roof', [(0.4, 0), (0.42, 0.03), (0.2, 0.24), (0.05, 0.32), (0.05, 0.42), (0, 0.44)], ['copper'], 128), (3.2, 0.3, 2.78))
light((3.2, -0.4, 2.6), (0.8, -2.4, 0), 0.4, 90, WARM_LIGHT)
for x, y, count, kinds in ((1.1, 1.0, 3, [('green', 'ivory')]), (1.7, -0.8, 2, [('ivory', 'ink')]), (5.1, 0.9, 6, [('ink', 'copper')]), (4.9, -0.8, 3, [('rust', 'ivory')]), (6.4, 0.1, 4, [('green', 'ivory')])):
    stack(x, y, count, kinds, 0.85)
show(focus=(3.1, -0.2, 1.8), lift=0.2, key=1.0, front=1.2)
