"""Hand review: five cards in a fan, one of them under a copper magnifier."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from parts import camera, card, face, lathe, link, night_lights, place, render, start, table

start(seed=3)
hand = [face('10', 'club'), face('J', 'diamond'), face('Q', 'spade'), 'king.svg', 'ace.svg']
fan = place(link(bpy.data.objects.new('fan', None)), (0, 0.5, -0.35), (74, 0, 0))
for i, front in enumerate(hand):
    turn = 40 - i * 20
    a = math.radians(90 + turn)
    one = card(
        (1.62 * math.cos(a), 1.62 * math.sin(a) + 0.15, (2 - i) * -0.022 - 0.04), (0, 0, turn), front, bend=-0.02
    )
    one.parent = fan
glass = bpy.data.materials.new('lens')
glass.use_nodes = True
surface = glass.node_tree.nodes['Principled BSDF']
surface.inputs['Base Color'].default_value = (0.97, 1, 0.98, 1)
(
    surface.inputs['Transmission'].default_value,
    surface.inputs['Roughness'].default_value,
    surface.inputs['IOR'].default_value,
) = (1, 0, 1.42)
magnifier = place(link(bpy.data.objects.new('magnifier', None)), (0.93, -0.3, 1.38), (76, 28, -3))
bow = [(0.62 * i / 16, 0.055 * (1 - (i / 16) ** 2)) for i in range(17)]
pieces = [
    lathe('lens', bow + [(r, -z) for r, z in reversed(bow)], [glass], 128, smooth_angle=80),
    lathe(
        'ring',
        [
            (0.60, -0.07),
            (0.60, 0.07),
            (0.625, 0.09),
            (0.68, 0.09),
            (0.705, 0.06),
            (0.705, -0.06),
            (0.68, -0.09),
            (0.625, -0.09),
            (0.60, -0.07),
        ],
        ['copper'],
        192,
    ),
    place(lathe('neck', [(0, 0), (0.045, 0), (0.045, 0.3), (0, 0.3)], ['copper'], 48), (0, -0.69, 0), (90, 0, 0)),
    place(
        lathe(
            'handle',
            [(0, 0), (0.075, 0.0), (0.095, 0.03), (0.085, 0.2), (0.10, 0.85), (0.115, 1.0), (0.09, 1.06), (0, 1.07)],
            ['ink'],
            64,
        ),
        (0, -0.93, 0),
        (90, 0, 0),
    ),
    place(
        lathe('collar', [(0, 0), (0.1, 0), (0.115, 0.02), (0.115, 0.07), (0.1, 0.09), (0, 0.09)], ['copper'], 64),
        (0, -0.9, 0),
        (90, 0, 0),
    ),
]
for piece in pieces:
    piece.parent = magnifier
table()
night_lights((0, 0.2, 0.9))
camera((0, -9.6, 2.7), (0.05, 0, 0.72), focus=(0.5, -0.2, 1.4), lens=66, fstop=2)
render()
