"""Video reactions: a slab like a phone with a copper lens ring and a play mark, three seconds below it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from parts import (
    camera,
    lathe,
    link,
    material,
    night_lights,
    place,
    relief,
    render,
    slab,
    start,
    table,
)

start(seed=9)
phone = place(link(bpy.data.objects.new('phone', None)), (-0.15, 0, 1.52), (77, 0, -16))
pieces = [
    slab('body', (1.62, 3.1, 0.16), 0.24, 0.035, ['slab']),
    place(slab('screen', (1.5, 2.98, 0.02), 0.19, 0.006, ['glass']), (0, 0, 0.078)),
]
ring = [(0.50, 0.0), (0.50, 0.09), (0.515, 0.11), (0.575, 0.11), (0.60, 0.085), (0.60, 0.0)]
pieces += [
    place(lathe('ring', ring, ['copper'], 192), (0, 0.42, 0.085)),
    place(lathe('dish', [(0, 0.012), (0.3, 0.016), (0.50, 0.05)], ['slab'], 128), (0, 0.42, 0.085)),
    place(relief('play.svg', 0.46, 0.07, 0.025), (0.035, 0.42, 0.1)),
]
for i in range(3):
    lit = material('copper') if i < 2 else material('slab')
    dot = lathe('second', [(0, 0.03), (0.05, 0.028), (0.07, 0.015), (0.075, 0)], [lit], 64)
    pieces.append(place(dot, ((i - 1) * 0.3, -0.62, 0.085)))
for piece in pieces:
    piece.parent = phone
table()
night_lights((0, 0.2, 0.9))
camera((-0.3, -10, 2.4), (0, 0, 1.0), focus=(0, -0.1, 1.7), lens=64)
render()
