"""Spin & Gold: a brass wheel whose fields are as wide as their odds, and its pointer."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from grounds import felt
from parts import WARM_LIGHT, chip, lathe, link, place, relief, render, stack, start
from views import above, dark, side_light, spot

start(seed=25)
dark()
felt()
wheel = place(link(bpy.data.objects.new('wheel', None)), (0, 0.2, 1.55), (74, 0, -8))
# The fields are as wide as their odds at small stakes (content/games/spin-gold.yaml), those of 20 times and more as one; the small ones are by the pointer.
odds = [('copper', 0.6), ('ink', 2), ('rust', 6), ('ink', 5), ('green', 8.3), ('ivory', 78.1)]
fields = ['copper', 'ink', 'rust', 'ivory', 'green', 'brass']
edges = [sum(share for _, share in odds[:i]) * 3.6 for i in range(len(odds))]
first = 14


def paint(i, k):
    """Rim and hub are metal; between them a field has the colour of the odds at its angle."""
    if k in (0, 1):
        return fields.index('brass')
    if k >= 3:
        return fields.index('copper')
    angle = (i * 0.5 - first) % 360
    return fields.index(odds[max(n for n, edge in enumerate(edges) if edge <= angle)][0])


profile = [(0, 0.05), (0.5, 0.05), (0.52, 0.05), (1.36, 0.05), (1.38, 0.12), (1.6, 0.12), (1.66, 0.05), (1.66, -0.1), (0, -0.1)]
disc = lathe('wheel', profile, fields, 720, paint, smooth_angle=30)
pieces = [disc]
for i in range(12):
    a = math.radians(i * 30)
    pieces.append(place(lathe('stud', [(0, 0.1), (0.07, 0.08), (0.09, 0), (0, 0)], ['ivory'], 32), (1.49 * math.cos(a), 1.49 * math.sin(a), 0.12)))
for edge in edges:
    a = math.radians(first + edge)
    spoke = place(lathe('spoke', [(0, 0), (0.012, 0), (0.012, 0.86), (0, 0.86)], ['brass'], 16), (0.51 * math.cos(a), 0.51 * math.sin(a), 0.055), (0, 90, first + edge))
    pieces.append(spoke)
pieces.append(place(relief('emblem.svg', 0.7, 0.08, 0.014, 'ink'), (0, 0, 0.05)))
for piece in pieces:
    piece.parent = wheel
pointer = lathe('pointer', [(0, 0), (0.2, 0.42), (0.17, 0.5), (0, 0.54)], ['copper'], 64, smooth_angle=50)
place(pointer, (0.02, 0.45, 3.1), (-10, 0, 0))
place(lathe('foot', [(0, 0), (0.95, 0), (0.98, 0.03), (0.96, 0.1), (0.3, 0.2), (0, 0.2)], ['ink'], 128), (0, 0.6, 0))
stack(-2.3, -0.2, 3, [('ink', 'copper')], 0.8)
stack(-1.5, -1.5, 2, [('rust', 'ivory')], 0.8)
stack(2.35, -0.4, 6, [('ivory', 'ink')], 0.8)
chip((1.6, -1.6, 0.08), (0, 0, 30), 'green', 'ivory', 0.8)
side_light((0, 0, 1.0), watts=2.0, fill=0.5, back=1.6, cone=40, high=8)
spot((-4, -8, 5), (0, 0.2, 1.6), 1900, WARM_LIGHT, 24, 1.2)
above((0, 0, 1.2), 11, shift=(0.17, -0.03), focus=(0, -0.2, 1.5), steep=0.6, blur=1.5)
render()
