"""Evenings: rain on a window at night, the lights of a town behind it, a cup on the sill."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math
import random

import bpy
from furniture import cup
from grounds import thin_glass
from parts import WARM_LIGHT, glow, lathe, light, mesh, place, render, sheet, slab, start
from views import dark, macro

start(seed=52)
dark((0.0015, 0.004, 0.0045))
glow('copper lamp', (1, 0.33, 0.08), 2.4)
glow('warm lamp', (1, 0.55, 0.24), 2.2)
glow('teal lamp', (0.1, 0.62, 0.48), 1.0)
for i in range(84):  # lamps of the town, out of focus: low and many, few high
    name = random.choice(('copper lamp', 'copper lamp', 'warm lamp', 'teal lamp'))
    far = random.uniform(24, 60)
    z = 1.6 + (random.random() ** 2.2) * 0.26 * far - 0.02 * far
    lathe('lamp', [(0, -0.34), (0.34, 0), (0, 0.34)], [name], 12).location = (random.uniform(-0.42, 0.42) * far + 1.5, far, z)
water = bpy.data.materials.new('drop')
water.use_nodes = True
shader = water.node_tree.nodes['Principled BSDF']
for key, value in (('Base Color', (1, 1, 1, 1)), ('Transmission', 1), ('Roughness', 0.0), ('IOR', 1.33)):
    shader.inputs[key].default_value = value


def drop(x, z, size, long=1.0):
    """A drop on the inside of the pane's far face: flat behind, round in front, heavier below."""
    rings, around, points, faces = 8, 24, [], []
    for j in range(rings + 1):
        a = math.pi / 2 * j / rings
        for i in range(around):
            b = math.tau * i / around
            r = size * math.cos(a) * (1 + 0.12 * math.sin(3 * b + x * 9))
            sink = 1.15 if math.sin(b) < 0 else long
            points.append((x + r * math.cos(b), -0.42 * size * math.sin(a), z + r * math.sin(b) * sink))
    for j in range(rings):
        for i in range(around):
            faces.append(((j * around + i, j * around + (i + 1) % around, (j + 1) * around + (i + 1) % around, (j + 1) * around + i), 0))
    faces.append((tuple(reversed(range(around))), 0))
    return mesh('drops', points, faces, [water], smooth_angle=180)


for _ in range(520):
    drop(random.uniform(-5.2, 5.2), random.uniform(0.1, 5.6), 0.012 + 0.075 * random.random() ** 3.2)
for _ in range(11):  # drops that ran: a heavy one and what it left above
    x, z = random.uniform(-4.5, 4.8), random.uniform(0.4, 3.2)
    drop(x, z, random.uniform(0.09, 0.13), 1.7)
    for k in range(random.randint(4, 9)):
        drop(x + 0.02 * math.sin(k * 1.7), z + 0.3 + k * 0.24 + random.uniform(-0.05, 0.05), 0.05 * 0.86**k + 0.012)
place(sheet('pane', 14, 9, thin_glass()), (0, 0.02, 3), (90, 0, 0))
for x in (-1.95, 3.55):
    place(slab('bar', (0.2, 0.3, 9), 0.03, 0.03, ['ink']), (x, -0.02, 3))
place(slab('sill', (16, 1.5, 0.24), 0.04, 0.03, ['slab']), (0, -0.7, -0.12))
cup((2.55, -0.75, -0.02), -6, 1.15)
for lamp in (light((-2.6, -3.6, 3.4), (2.4, -0.7, 0.4), 1.6, 210, WARM_LIGHT), light((5.5, -1.6, 3.2), (2.4, -0.7, 0.5), 1.2, 160, (1, 0.4, 0.14))):
    lamp.visible_glossy = False  # the pane would show it
macro((2.2, 0, 1.75), 8.4, shift=(0.14, 0.0), focus=(2.2, -0.05, 1.5), side=-0.1, lift=0.03, blur=13)
render()
