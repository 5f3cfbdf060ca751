"""Highland Open: a stone mill by its stream in the last light, mist between the hills, one window lit."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math
import random

import bpy
from grounds import dusk, hills, mist, slate, water
from parts import COPPER_LIGHT, WARM_LIGHT, glow, lathe, light, link, mesh, place, render, slab, start
from views import dark, low, spot

start(seed=41)
dark()
dusk(y=110, horizon=4, tall=44, strength=1.9, centre=20)
for y, height, colour, rough, seed in (
    (96, 8.4, (0.1, 0.042, 0.022), 0.045, 5.2),
    (76, 4.6, (0.056, 0.028, 0.017), 0.055, 7.7),
    (56, 2.2, (0.026, 0.018, 0.013), 0.07, 1.4),
    (40, 0.8, (0.011, 0.012, 0.0095), 0.09, 9.3),
):
    hills(y, height, colour, rough, seed)
    mist(y - 2.5, height * 0.28, 2.6, 0.5)
water(height=-0.35, start=1.5, calm=0.2)
bank = slate((0.016, 0.02, 0.017), 0.75)
place(bank, (0, -57.6, 0))
stone = bank.data.materials[0]
glow('lit', (1, 0.34, 0.08), 2.4)
at = place(link(bpy.data.objects.new('mill', None)), (3.0, 11, -0.5), (0, 0, -24))


def house(wide, deep, tall, roof, x, y):
    """Walls of stone and a steep roof whose ridge runs along x."""
    w, d = wide / 2, deep / 2
    over = 0.22
    walls = [(sx * w, sy * d, z) for z in (0, tall) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(-w, 0, tall + roof), (w, 0, tall + roof)]
    faces = [((0, 1, 5, 4), 0), ((1, 2, 6, 9, 5), 0), ((2, 3, 7, 6), 0), ((3, 0, 4, 8, 7), 0)]
    lean = roof / d * over
    tiles = [(sx * (w + over), sy * (d + over), tall - lean + up) for up in (0.02, 0.14) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    tiles += [(sx * (w + over), 0, tall + roof + up) for up in (0.02, 0.14) for sx in (-1, 1)]
    covering = [((4, 5, 11, 10), 0), ((6, 7, 10, 11), 0), ((0, 1, 5, 4), 0), ((2, 3, 7, 6), 0), ((0, 4, 10, 7, 3, 8), 0), ((1, 9, 2, 6, 11, 5), 0), ((1, 0, 8, 9), 0), ((3, 2, 9, 8), 0)]
    for made in (mesh('walls', walls, faces, [stone], smooth=False), mesh('roof', tiles, covering, ['ink'], smooth=False)):
        place(made, (x, y, 0)).parent = at


house(4.4, 3.0, 2.6, 2.1, 0, 0)
house(2.4, 2.2, 1.7, 1.4, -3.1, 0.3)
for x, y, z, wide, tall in ((-0.9, -1.52, 1.5, 0.52, 0.72), (0.75, -1.52, 1.5, 0.52, 0.72), (0.75, -1.52, 0.0, 0, 0)):
    if wide:
        place(slab('window', (wide, tall, 0.03), 0.02, 0.004, ['lit']), (x, y, z), (90, 0, 0)).parent = at
        for bar in ((0.05, tall + 0.1), (wide + 0.1, 0.05)):
            place(slab('bar', (*bar, 0.05), 0.008, 0.002, ['ink']), (x, y - 0.02, z), (90, 0, 0)).parent = at
place(slab('door', (0.72, 1.35, 0.04), 0.03, 0.01, ['ink']), (-2.6, -0.83, 0.66), (90, 0, 0)).parent = at
place(slab('chimney', (0.5, 0.5, 1.7), 0.03, 0.02, [stone]), (-1.4, 0.35, 4.5)).parent = at
wheel = place(link(bpy.data.objects.new('wheel', None)), (2.62, 0, 0.95), (0, 90, 0))
wheel.parent = at
rim = [(1.35, -0.32), (1.5, -0.32), (1.5, -0.26), (1.38, -0.26), (1.38, 0.26), (1.5, 0.26), (1.5, 0.32), (1.35, 0.32), (1.35, -0.32)]
place(lathe('rim', rim, ['ink'], 96)).parent = wheel
for i in range(14):
    a = i * 360 / 14
    paddle = place(slab('paddle', (0.34, 0.05, 0.6), 0.02, 0.01, ['ink']), (1.55 * math.cos(math.radians(a)), 1.55 * math.sin(math.radians(a)), 0), (0, 0, a))
    spoke = place(slab('spoke', (1.4, 0.07, 0.07), 0.02, 0.01, ['ink']), (0.7 * math.cos(math.radians(a)), 0.7 * math.sin(math.radians(a)), 0.2 * (-1) ** i), (0, 0, a))
    paddle.parent = spoke.parent = wheel
for i in range(26):  # stones of the near bank
    size = random.uniform(0.12, 0.5)
    place(slab('rock', (size * 1.6, size, size * 0.7), size * 0.3, size * 0.18, [stone]), (random.uniform(-6, 7), random.uniform(0.2, 2.6), random.uniform(-0.1, 0.06)), tuple(random.uniform(-14, 14) for _ in range(2)) + (random.uniform(0, 180),))
spot((2.4, 7.2, 1.6), (1.6, 3, -0.4), 900, (1, 0.5, 0.18), 60, 0.4)  # what the window sheds on the water
light((-4, 15, 7), (3, 11, 2), 3, 1500, COPPER_LIGHT)
light((11, 14, 6), (4, 11, 2), 3, 2600, COPPER_LIGHT)
light((-7, 0, 7), (2, 10, 2), 4, 2400, WARM_LIGHT)
low((2.4, 11, 2.5), 17.5, shift=(0.15, 0.02), focus=(2.5, 10, 2), lift=0.05, blur=0.4)
render()
