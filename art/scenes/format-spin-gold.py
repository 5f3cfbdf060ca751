"""Spin & Gold: a brass wheel of twelve fields and its pointer."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from parts import chip, lathe, link, material, place, relief, stack, start
from stage import show

start(seed=25)
wheel = place(link(bpy.data.objects.new('wheel', None)), (3.0, 0.4, 1.75), (80, 0, -12))
fields = ['ink', 'green', 'rust', 'copper', 'brass']
profile = [(0, 0.05), (0.5, 0.05), (0.52, 0.05), (1.36, 0.05), (1.38, 0.12), (1.6, 0.12), (1.66, 0.05), (1.66, -0.1), (0, -0.1)]
paint = lambda i, k: (4 if k in (0, 1) else 3 if k >= 3 else (1, 0, 2, 0)[i * 12 // 240 % 4])
disc = lathe('wheel', profile, fields, 240, paint, smooth_angle=30)
pieces = [disc]
for i in range(12):
    a = math.radians(i * 30)
    pieces.append(place(lathe('stud', [(0, 0.1), (0.07, 0.08), (0.09, 0), (0, 0)], ['ivory'], 32), (1.49 * math.cos(a), 1.49 * math.sin(a), 0.12)))
    spoke = place(lathe('spoke', [(0, 0), (0.014, 0), (0.014, 0.86), (0, 0.86)], ['brass'], 16), (0.51 * math.cos(a), 0.51 * math.sin(a), 0.055), (0, 90, i * 30))
    pieces.append(spoke)
pieces.append(place(relief('emblem.svg', 0.7, 0.08, 0.014, 'ink'), (0, 0, 0.05)))
for piece in pieces:
    piece.parent = wheel
pointer = lathe('pointer', [(0, 0), (0.2, 0.42), (0.17, 0.5), (0, 0.54)], ['copper'], 64, smooth_angle=50)
place(pointer, (2.98, 0.28, 3.25), (0, 0, 0))
place(lathe('foot', [(0, 0), (0.95, 0), (0.98, 0.03), (0.96, 0.1), (0.3, 0.2), (0, 0.2)], ['ink'], 128), (3.0, 0.5, 0))
chip((0.75, -0.9, 0.075), (0, 0, 40), 'ink', 'copper', 0.85)
chip((0.85, -0.84, 0.225), (0, 0, 15), 'green', 'ivory', 0.85)
chip((1.75, -1.7, 0.075), (0, 0, 70), 'rust', 'ivory', 0.85)
stack(5.4, 1.1, 5, [('ivory', 'ink')])
show(focus=(2.8, -0.1, 1.8), lift=0.35, look=1.5, back=1.3)
