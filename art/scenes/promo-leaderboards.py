"""Leaderboards: three green steps with copper tops, a chip on each, against a curtain of copper satin; low, with the light behind."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import black, curtain
from parts import COPPER_LIGHT, WARM_LIGHT, chip, light, place, render, slab, start
from views import dark, low, rim_light, spot

start(seed=34)
dark()
black(0.22)
curtain(y=8)
for x, tall, base, edge in ((-1.62, 1.0, 'green', 'ivory'), (0, 1.7, 'ink', 'copper'), (1.62, 0.6, 'rust', 'ivory')):
    place(slab('step', (1.58, 1.58, tall), 0.1, 0.03, ['green']), (x, 0, tall / 2))
    place(slab('top', (1.6, 1.6, 0.07), 0.1, 0.025, ['copper']), (x, 0, tall + 0.01))
    chip((x, -0.1, tall + 0.74), (81, 0, -x * 5 - 6), base, edge, 0.7)
rim_light((0, 0, 1.5), fill=2.2, left=0)
spot((-3, 3, 9), (1.5, 8, 3.5), 9000, WARM_LIGHT, 50, 0.8)
spot((5, 2, 1), (3, 8, 4), 2500, COPPER_LIGHT, 60, 0.8)
light((-2.6, -5.6, 3.6), (0, 0, 2.2), 1.6, 110, WARM_LIGHT)
low((0, 0, 1.5), 10.4, shift=(0.165, 0.07), focus=(0, -0.1, 2.3), lift=0.14, blur=4)
render()
