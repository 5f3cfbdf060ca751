"""Daily promos: a copper clock that stands on copper cloth, five to eight in the evening."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from grounds import copper_cloth, thin_glass
from parts import WARM_LIGHT, lathe, light, link, place, render, slab, start
from views import dark, macro, side_light, spot

start(seed=33)
dark()
copper_cloth(turn=-38, deep=0.55, rise=3.4, flat_at=[(0, 0, 1.5)])
clock = place(link(bpy.data.objects.new('clock', None)), (0, 0, 1.62), (84, 0, -13), 1.02)
case = [(0, -0.5), (1.2, -0.5), (1.4, -0.42), (1.5, -0.25), (1.56, 0), (1.56, 0.14), (1.5, 0.21), (1.4, 0.2), (1.36, 0.12), (1.34, 0.0), (0, 0.0)]
pieces = [lathe('case', case, ['copper', 'ivory'], 256, lambda _, k: 1 if k == 9 else 0, smooth_angle=50)]
for i in range(60):
    a, long = math.radians(i * 6), i % 5 == 0
    mark = slab('mark', (0.2 if i % 15 == 0 else 0.13 if long else 0.06, 0.05 if long else 0.016, 0.012), 0.006, 0.002, ['ink'])
    pieces.append(place(mark, ((1.16 if long else 1.21) * math.cos(a), (1.16 if long else 1.21) * math.sin(a), 0.008), (0, 0, i * 6)))
pieces.append(lathe('ring', [(0.94, 0.002), (0.94, 0.006), (0.952, 0.006), (0.952, 0.002)], ['old copper'], 192))


def hand(long, wide, clockwise, z, surface):
    """A hand that points `clockwise` degrees from twelve, with its short other end."""
    made = slab('hand', (wide, long * 1.22, 0.018), wide * 0.4, 0.006, [surface])
    a = math.radians(90 - clockwise)
    return place(made, (long * 0.39 * math.cos(a), long * 0.39 * math.sin(a), z), (0, 0, -clockwise))


pieces += [hand(0.72, 0.085, 237.5, 0.05, 'ink'), hand(1.06, 0.06, 330, 0.08, 'ink'), hand(1.12, 0.018, 68, 0.11, 'rust')]
pieces.append(lathe('pin', [(0, 0.16), (0.05, 0.15), (0.07, 0.12), (0.07, 0)], ['copper'], 48))
pieces.append(place(lathe('glass', [(0, 0.2), (0.8, 0.185), (1.36, 0.13)], [thin_glass()], 128), (0, 0, 0)))
for x in (-0.62, 0.62):  # two bells and the hammer between them, two feet
    bell = [(0, 0.34), (0.2, 0.32), (0.36, 0.22), (0.44, 0.06), (0.46, 0), (0.43, 0.02), (0, 0.3)]
    pieces.append(place(lathe('bell', bell, ['copper'], 96, smooth_angle=60), (x * 1.28, 1.56, -0.14), (-90, -27 if x < 0 else 27, 0)))
    pieces.append(place(lathe('foot', [(0, 0), (0.1, 0.02), (0.07, 0.3), (0.09, 0.6), (0, 0.6)], ['copper'], 48), (x * 1.5, -1.6, -0.14), (-90, 0, 0)))
pieces.append(place(slab('hammer', (0.07, 0.44, 0.07), 0.02, 0.01, ['copper']), (0, 1.74, -0.14)))
pieces.append(place(lathe('head', [(0, -0.13), (0.1, -0.12), (0.1, 0.12), (0, 0.13)], ['ink'], 48), (0, 1.92, -0.14), (0, 90, 0)))
for piece in pieces:
    piece.parent = clock
side_light((0, 0, 1.4), watts=1.1, back=1.0, fill=0.6, cone=30)
spot((0, 3, 9), (2, 5, 1), 3600, WARM_LIGHT, 44, 1)
light((-3.8, -5.4, 4.2), (0, 0, 1.5), 2.2, 150, WARM_LIGHT).visible_glossy = False  # the glass would show it
macro((0, 0, 1.75), 8.8, shift=(0.17, 0.0), focus=(0, -0.3, 1.6), side=-0.16, lift=0.2, blur=5)
render()
