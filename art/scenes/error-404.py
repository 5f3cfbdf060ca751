"""404: a misdealt hand, one card face up among the face-down ones, sliding off the table."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from parts import (
    TEAL_LIGHT,
    camera,
    card,
    chip,
    light,
    material,
    night_lights,
    place,
    render,
    sheet,
    slab,
    start,
    table,
)

start(seed=16)
table()
bpy.data.objects['felt'].location = (0, 38.4, 0)  # the table ends at y = -1.6
place(slab('edge', (80, 0.3, 0.34), 0.14, 0.03, ['leather']), (0, -1.62, -0.1))
place(slab('trim', (80, 0.05, 0.05), 0.02, 0.01, ['copper']), (0, -1.44, 0.03))
place(sheet('floor', 80, 80, material('wall')), (0, 0, -6))
for x, y, turn in ((-2.0, 0.75, 24), (-1.05, 0.35, 9), (0.05, 0.1, -8), (1.2, 0.3, -26)):
    card((x, y, 0.03 + (x + 2) * 0.006), (0, 180, turn), 'ace.svg', bend=0.02)
card((0.45, -1.75, 0.5), (33, 6, 17), 'ace.svg', bend=0.05)
card((1.85, -2.35, -0.6), (52, -34, -24), 'back.svg', bend=0.08)
chip((-3.0, -0.45, 0.088), (0, 0, 20), 'ink', 'copper')
chip((2.65, 0.9, 0.088), (0, 0, 50), 'green', 'ivory')
night_lights((0, 0.2, 0.6), key=1.3, front=1.5, back=0.12, wall=1.3)
light((3, -7, 1), (1, -1.6, -0.3), 2, 60, TEAL_LIGHT)
camera((0.3, -9.4, 5.0), (0.1, 0, -0.35), focus=(0.5, -1.5, 0.4), lens=55, fstop=1.8)
render()
