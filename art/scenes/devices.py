"""The client on a laptop and on a phone: both screens show our own drawing of a table."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from parts import (
    camera,
    link,
    night_lights,
    place,
    printed,
    render,
    sheet,
    slab,
    start,
    table,
)

start(seed=6)


def group(name, location, degrees, pieces):
    holder = place(link(bpy.data.objects.new(name, None)), location, degrees)
    for piece in pieces:
        piece.parent = holder
    return holder


W, D = 5.3, 3.5
keys = []
for row, count in enumerate((14, 14, 13, 12)):
    pitch = 4.5 / count
    for i in range(count):
        keys.append(
            place(
                slab('key', (pitch - 0.05, 0.26, 0.03), 0.04, 0.008, ['glass']),
                (-2.25 + (i + 0.5) * pitch, 0.95 - row * 0.31, 0.098),
            )
        )
keys.append(place(slab('space', (1.9, 0.26, 0.03), 0.04, 0.008, ['glass']), (0, -0.29, 0.098)))
base = [
    slab('base', (W, D, 0.17), 0.2, 0.04, ['slab']),
    place(slab('pad', (1.7, 0.95, 0.01), 0.06, 0.003, ['glass']), (0, -1.1, 0.085)),
]
lid = group(
    'lid',
    (0, D / 2 - 0.03, 0.1),
    (106, 0, 0),
    [
        place(slab('shell', (W, D, 0.09), 0.2, 0.03, ['slab']), (0, D / 2, 0)),
        place(slab('glass', (W - 0.08, D - 0.08, 0.012), 0.17, 0.004, ['glass']), (0, D / 2, 0.044)),
        place(
            sheet('screen', W - 0.3, (W - 0.3) * 0.625, printed('table-screen.svg', 1800, shine=1.15, roughness=0.25)),
            (0, D / 2, 0.0515),
        ),
    ],
)
lid_group = group('laptop', (-0.75, 0.4, 0.09), (0, 0, 9), base + keys + [lid])
group(
    'phone',
    (2.55, -1.25, 1.17),
    (75, 0, -13),
    [
        slab('body', (1.16, 2.36, 0.13), 0.19, 0.03, ['slab']),
        place(slab('glass', (1.11, 2.31, 0.012), 0.17, 0.004, ['glass']), (0, 0, 0.063)),
        place(
            sheet(
                'screen', 1.03, 1.03 * 1278 / 590, printed('table-screen-phone.svg', 900, shine=1.15, roughness=0.25)
            ),
            (0, 0, 0.0705),
        ),
    ],
)
table()
night_lights((0, 0.2, 0.8), key=1.1, teal=1, back=1.3, wall=1.2, front=0.55)
camera((0.3, -13, 3.7), (0.1, 0, 1.2), focus=(0.4, -0.6, 1.4), fstop=1.8)
render()
