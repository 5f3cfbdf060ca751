"""Contact: a copper bell and a phone with a message on brushed metal, close."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from grounds import metal
from parts import chip, lathe, link, place, relief, render, slab, stack, start
from views import dark, macro, side_light

start(seed=13)
dark()
metal()
bell = place(link(bpy.data.objects.new('bell', None)), (2.3, -0.75, 0), (0, 0, 0), 1.12)
dome = [(0.86, 0.2), (0.9, 0.2), (0.905, 0.225), (0.85, 0.26)]
dome += [(0.80 * (1 - (i / 18) ** 2.4) ** 0.5 if i < 18 else 0, 0.27 + 0.56 * i / 18) for i in range(19)]
pieces = [
    lathe(
        'plate',
        [(0, 0), (0.98, 0), (1.0, 0.02), (1.0, 0.1), (0.97, 0.13), (0.9, 0.15), (0.3, 0.16), (0.3, 0.25), (0, 0.25)],
        ['ink'],
        160,
        smooth_angle=30,
    ),
    lathe('dome', dome, ['copper'], 192, smooth_angle=60),
    lathe(
        'pin',
        [(0.05, 0.8), (0.05, 0.95), (0.16, 0.96), (0.185, 0.985), (0.18, 1.02), (0.12, 1.055), (0, 1.065)],
        ['copper'],
        64,
        smooth_angle=50,
    ),
]
for piece in pieces:
    piece.parent = bell
phone = place(link(bpy.data.objects.new('phone', None)), (3.75, 0.4, 1.24), (76, 0, -14))
parts_of_phone = [
    slab('body', (1.36, 2.55, 0.15), 0.21, 0.035, ['slab']),
    place(slab('glass', (1.27, 2.46, 0.02), 0.17, 0.006, ['glass']), (0, 0, 0.072)),
    place(relief('message.svg', 0.52, 0.05, 0.018), (0, 0.25, 0.08)),
]
for piece in parts_of_phone:
    piece.parent = phone
stack(1.15, 0.9, 4, [('ivory', 'ink')], 0.8)
stack(5.0, 1.0, 7, [('green', 'ivory'), ('ink', 'copper')], 0.8)
chip((4.15, -1.25, 0.07), (0, 0, 25), 'rust', 'ivory', 0.8)
chip((4.3, -1.1, 0.21), (3, 2, 60), 'green', 'ivory', 0.8)
side_light((2.8, 0, 1), watts=1.3, fill=1.5, back=1.3, cone=46, high=5)
macro((2.9, 0, 1.1), 8.6, shift=(0.16, 0.0), focus=(2.3, -1.2, 0.7), side=-0.16, lift=0.4, blur=6)
render()
