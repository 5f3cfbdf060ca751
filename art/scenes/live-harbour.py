"""Harbour Classic: a lighthouse at the end of its mole at dusk, its lamp lit, its light on the wet stone of the quay."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import random

from grounds import dusk, slate, water
from parts import COPPER_LIGHT, WARM_LIGHT, glow, lathe, light, place, render, slab, start
from views import dark, low, spot

start(seed=40)
dark()
dusk(y=62, horizon=-0.5, tall=24, strength=0.9, centre=9)
water(height=-0.9, start=2.4)
quay = slate(rough=0.34)
place(quay, (0, -57.4, 0))
slab_of_quay = place(slab('quay', (120, 1.2, 0.9), 0.05, 0.03, [quay.data.materials[0]]), (0, 2.0, -0.46))
glow('lamp', (1, 0.6, 0.26), 16)
tower = [(0, 0), (1.0, 0), (1.02, 0.06), (0.96, 0.16), (0.74, 0.2)] + [(0.72 - 0.036 * i, 0.2 + 0.36 * i) for i in range(1, 9)]
at, size = (2.2, 14.5), 1.36
for piece, z in (
    (lathe('tower', tower + [(0.4, 3.1), (0, 3.1)], ['ink', 'ivory'], 160, lambda _, k: 1 if k in (5, 7, 9, 11) else 0, smooth_angle=20), 0),
    (lathe('gallery', [(0, 0), (0.6, 0), (0.62, 0.03), (0.6, 0.08), (0, 0.08)], ['copper'], 128), 3.06),
    (lathe('light', [(0, 0), (0.24, 0), (0.26, 0.2), (0.24, 0.4), (0, 0.4)], ['lamp'], 64), 3.16),
    (lathe('roof', [(0.4, 0), (0.42, 0.03), (0.2, 0.24), (0.05, 0.32), (0.05, 0.42), (0, 0.44)], ['copper'], 128), 3.56),
):
    place(piece, (*at, z * size), (0, 0, 0), size)
for i in range(46):  # the mole: blocks of stone out to the tower
    x = at[0] - 1.6 + i * 0.34
    block = slab('block', (random.uniform(0.5, 0.9), random.uniform(0.5, 0.9), random.uniform(0.4, 0.7)), 0.08, 0.05, [quay.data.materials[0]])
    place(block, (x, at[1] + random.uniform(-0.9, 0.5), -0.75 + random.uniform(0, 0.35)), tuple(random.uniform(-14, 14) for _ in range(3)))
for i in range(34):  # the town on the other side
    lathe('window', [(0, -0.05), (0.05, 0), (0, 0.05)], ['lamp'], 12).location = (random.uniform(-6, 26), 55 + random.uniform(0, 5), random.uniform(-0.1, 0.8) ** 2)
light((at[0], at[1] - 0.6, 3.3 * size), (at[0] - 1, at[1] - 5, 0), 0.4, 420, WARM_LIGHT)
spot((-3, 3, 7), (*at, 2), 5200, WARM_LIGHT, 24, 1)
light((-5, 4.5, 3), (0, 0, 0.5), 1.6, 420, COPPER_LIGHT)
light((6, 4.0, 3.5), (1, 0, 0.5), 1.6, 480, COPPER_LIGHT)
light((-4, -6, 4), (0, 0, 0.5), 3, 260, WARM_LIGHT)
low((0.3, 0, 2.05), 11, shift=(0.15, 0.0), focus=(1.2, 3.5, 1), lift=0.07, blur=0.9)
render()
