"""Live series: the final table at night from above, one copper lamp, the cup waiting."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math
import random

import bpy
from parts import (
    COPPER_LIGHT,
    SOFT_LIGHT,
    TEAL_LIGHT,
    WARM_LIGHT,
    camera,
    card,
    face,
    lathe,
    light,
    material,
    night_lights,
    place,
    render,
    sheet,
    stack,
    start,
)
from trophy import trophy

start(seed=8)
HALF = 3.1  # half of the straight side


def oval(name, profile, materials, paint=lambda i, k: 0):
    """A lathe whose two halves are pulled apart along x."""
    made = lathe(name, profile, materials, 192, paint, smooth_angle=50)
    for v in made.data.vertices:
        v.co.x += HALF if v.co.x > 0 else -HALF
    return made


cloth = material('green').copy()
surface = cloth.node_tree.nodes['Principled BSDF']
surface.inputs['Base Color'].default_value, surface.inputs['Roughness'].default_value = (0.006, 0.075, 0.052, 1), 0.85
surface.inputs['Clearcoat'].default_value, surface.inputs['Sheen'].default_value = 0, 0.4
oval('cloth', [(0, 0), (2.62, 0)], [cloth])
oval('line', [(1.9, 0.001), (1.9, 0.006), (1.93, 0.006), (1.93, 0.001)], ['copper'])
rail = [
    (2.6, -0.1),
    (2.62, 0.06),
    (2.68, 0.15),
    (2.78, 0.21),
    (2.92, 0.23),
    (3.06, 0.2),
    (3.16, 0.12),
    (3.2, 0),
    (3.18, -0.2),
    (3.0, -0.35),
    (0, -0.4),
]
oval('rail', rail, ['leather'])
oval('trim', [(2.575, 0), (2.575, 0.055), (2.6, 0.065), (2.625, 0.055), (2.625, 0)], ['copper'])
lathe('leg', [(1.1, -0.4), (0.8, -1.2), (1.6, -3)], ['ink'])
sheet('floor', 80, 80, material('wall')).location.z = -3
kinds = [[('ink', 'copper')], [('green', 'ivory')], [('ivory', 'ink')], [('rust', 'ivory')]]
for seat in range(9):
    t = math.radians(-90 + 40 * seat + 20)
    c, s = math.cos(t), math.sin(t)
    shift = HALF * max(-1, min(1, c * 1.9))
    x, y = 2.2 * c + shift, 2.2 * s
    turn = math.degrees(math.atan2(s * 2.6, c * 0.9)) + 90
    if seat not in (2, 7):
        for k, lean in ((-0.14, 6), (0.14, -7)):
            card(
                (
                    x * 0.985 + k * math.cos(math.radians(turn)),
                    y * 0.96 + k * math.sin(math.radians(turn)),
                    0.02 + (k > 0) * 0.012,
                ),
                (0, 180, -turn + lean),
                'ace.svg',
                bend=-0.01,
                scale=0.36,
            )
    for k in range(random.choice((2, 3, 3))):
        a, b = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        off = 0.5 + 0.36 * (k % 2)
        back = 0.36 * (k // 2)
        stack(
            x * 0.93 + off * a - back * c * 0.8,
            y * 0.9 + off * b - back * s * 0.8,
            random.randint(4, 13),
            kinds[(seat + k) % 4],
            0.165,
        )
    place(
        lathe(
            'stool',
            [(0, -0.75), (0.5, -0.75), (0.58, -0.8), (0.6, -0.88), (0.56, -0.96), (0.1, -1.0), (0.1, -3), (0, -3)],
            ['leather'],
            96,
        ),
        (4.0 * c + shift, 4.0 * s, 0),
    )
for i, front in enumerate(
    (face('Q', 'spade'), face('7', 'heart'), face('2', 'club'), face('J', 'diamond'), face('9', 'spade'))
):
    card(((i - 2) * 0.68, -0.62, 0.012), (0, 0, random.uniform(-2, 2)), front, bend=0.008, scale=0.5)
for m in bpy.data.materials:  # matt cards: the lamp must not wash them out
    if m.node_tree and 'Image Texture' in m.node_tree.nodes:
        m.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0
        m.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 0
for i in range(5):
    stack(-1.75 + 0.38 * (i % 3) + 0.1 * (i // 3), 0.25 + 0.36 * (i // 3), (5, 8, 3, 6, 4)[i], kinds[i % 4], 0.18)
trophy((0.15, 0.75, 0), (0, 0, -6), 0.98)
shade = [
    (0.0, 0.62),
    (0.09, 0.62),
    (0.11, 0.55),
    (0.3, 0.5),
    (0.62, 0.32),
    (0.86, 0.05),
    (0.9, 0),
    (0.885, 0),
    (0.6, 0.29),
    (0.28, 0.47),
    (0, 0.5),
]
lamp = (2.3, 1.9, 2.3)
place(lathe('shade', shade, ['copper'], 160), lamp)
place(lathe('cord', [(0.018, 0), (0.018, 8)], ['ink'], 24), (lamp[0], lamp[1], lamp[2] + 0.6))
light((lamp[0], lamp[1], lamp[2] - 0.12), (0.4, 0, 0), 0.7, 560, WARM_LIGHT)
light((-1.2, -4.5, 3.2), (0.1, 0.7, 1.2), 1, 150, SOFT_LIGHT)
light((-1.5, -1, 5.5), (lamp[0], lamp[1], lamp[2] + 0.3), 0.6, 150, WARM_LIGHT)
light((-1.5, -1.5, 7), (0, 0, 0), 1.2, 760, COPPER_LIGHT)
light((-9, 5, 4), (0, 0, 0), 4, 420, TEAL_LIGHT)
light((9, 6, 3), (0, 0, 0), 3, 260, TEAL_LIGHT)
night_lights((0, 0, 0), key=0, teal=0, back=0, wall=0, front=0)
camera((-0.5, -11.6, 8.0), (0.1, 0, 0.72), focus=(0.1, 0.2, 0.9), lens=41, fstop=2)
render()
