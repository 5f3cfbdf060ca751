"""Help: a copper compass on brushed metal, close, from above."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from grounds import metal
from parts import lathe, link, place, render, slab, start
from views import above, dark, side_light

start(seed=29)
dark()
metal()
compass = place(link(bpy.data.objects.new('compass', None)), (0, 0.2, 1.3), (56, 0, -12))
case = [(0, -0.3), (1.2, -0.3), (1.42, -0.2), (1.5, 0), (1.5, 0.16), (1.44, 0.22), (1.36, 0.2), (1.34, 0.02), (0, 0.02)]
pieces = [lathe('case', case, ['copper', 'wall'], 256, lambda i, k: 1 if k == 7 else 0, smooth_angle=40)]
for i in range(32):
    a, long = math.radians(i * 11.25), i % 8 == 0
    mark = slab('mark', (0.2 if long else 0.09, 0.05 if long else 0.022, 0.02), 0.008, 0.003, ['ivory'])
    pieces.append(place(mark, (1.16 * math.cos(a), 1.16 * math.sin(a), 0.03), (0, 0, i * 11.25)))
for turn, surface in ((62, 'rust'), (242, 'ivory')):
    needle = lathe('needle', [(0, 0), (0.13, 0.02), (0, 0.98)], [surface], 4, smooth_angle=1)
    pieces.append(place(needle, (0, 0, 0.1), (0, 90, turn), (0.35, 1, 1)))
pieces.append(place(lathe('pin', [(0, 0.2), (0.1, 0.19), (0.13, 0.14), (0.13, 0.02), (0, 0.02)], ['copper'], 48), (0, 0, 0)))
for piece in pieces:
    piece.parent = compass
side_light((0, 0, 1), watts=1.5, fill=1.6, back=1.0, cone=46, high=4.5)
above((0, 0, 1.05), 8.6, shift=(0.17, 0.0), focus=(0, -0.3, 1.3), steep=0.85, blur=3)
render()
