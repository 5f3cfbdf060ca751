"""Help: a copper compass, its needle towards you."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from parts import chip, glow, lathe, link, place, relief, slab, stack, start
from stage import show

start(seed=29)
compass = place(link(bpy.data.objects.new('compass', None)), (2.9, -0.1, 1.42), (64, 0, -10))
case = [(0, -0.3), (1.2, -0.3), (1.42, -0.2), (1.5, 0), (1.5, 0.16), (1.44, 0.22), (1.36, 0.2), (1.34, 0.02), (0, 0.02)]
pieces = [lathe('case', case, ['copper', 'ivory'], 256, lambda i, k: 1 if k == 7 else 0, smooth_angle=40)]
for i in range(32):
    a, long = math.radians(i * 11.25), i % 8 == 0
    mark = slab('mark', (0.2 if long else 0.09, 0.05 if long else 0.022, 0.02), 0.008, 0.003, ['ink'])
    pieces.append(place(mark, (1.16 * math.cos(a), 1.16 * math.sin(a), 0.03), (0, 0, i * 11.25)))
for turn, surface in ((62, 'rust'), (242, 'ink')):
    needle = lathe('needle', [(0, 0), (0.13, 0.02), (0, 0.98)], [surface], 4, smooth_angle=1)
    pieces.append(place(needle, (0, 0, 0.1), (0, 90, turn), (0.35, 1, 1)))
pieces.append(place(lathe('pin', [(0, 0.2), (0.1, 0.19), (0.13, 0.14), (0.13, 0.02), (0, 0.02)], ['copper'], 48), (0, 0, 0)))
for piece in pieces:
    piece.parent = compass
stack(3.2, 1.5, 4, [('ink', 'ivory')], 0.9)
stack(5.6, 0.9, 6, [('green', 'ivory')])
chip((1.1, -1.2, 0.088), (0, 0, 25), 'ink', 'copper')
chip((5.0, -1.1, 0.088), (0, 0, 60), 'ivory', 'ink')
show(focus=(2.8, -0.5, 1.4))
