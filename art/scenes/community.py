"""Community: chips of every kind around one light, as people around a fire."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

from parts import (
    COPPER_LIGHT,
    SOFT_LIGHT,
    camera,
    chip,
    glow,
    lathe,
    light,
    night_lights,
    place,
    relief,
    render,
    start,
    table,
)

start(seed=1)
kinds = [
    ('ink', 'copper'),
    ('green', 'ivory'),
    ('ivory', 'ink'),
    ('rust', 'ivory'),
    ('green', 'copper'),
    ('ink', 'ivory'),
    ('ivory', 'rust'),
    ('ivory', 'green'),
    ('rust', 'ivory'),
    ('green', 'ivory'),
    ('green', 'ivory'),
    ('ivory', 'ink'),
    ('ink', 'ivory'),
    ('rust', 'ivory'),
    ('green', 'copper'),
]
count, radius = len(kinds), 3.1
for i, (base, edge) in enumerate(kinds):
    a = 90 + i * 360 / count
    size = (0.56, 0.62, 0.5, 0.58)[i % 4]
    chip(
        (radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a)), size * 0.995),
        (81, 0, a - 90),
        base,
        edge,
        size,
    )
dish = [
    (0, 0.1),
    (0.3, 0.12),
    (0.5, 0.22),
    (0.62, 0.36),
    (0.645, 0.37),
    (0.66, 0.35),
    (0.55, 0.18),
    (0.34, 0.04),
    (0.36, 0),
    (0, 0),
]
lathe('dish', dish, ['copper'], 160)
ember = glow('ember', (1, 0.34, 0.08), 0.7).node_tree
place_on, split, ramp = (ember.nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (1, 0.5, 0.17, 1), (0.55, 0.085, 0.012, 1)
ember.links.new(place_on.outputs['Generated'], split.inputs['Vector'])
ember.links.new(split.outputs['Y'], ramp.inputs['Fac'])
ember.links.new(ramp.outputs['Color'], ember.nodes['Principled BSDF'].inputs['Emission'])
place(relief('emblem.svg', 1.05, 0.05, 0.02, 'ember'), (0, 0.03, 0.66), (88, 0, 0))
for k in range(4):
    a = math.radians(45 + 90 * k)
    light(
        (0.5 * math.cos(a), 0.5 * math.sin(a), 1.0), (4 * math.cos(a), 4 * math.sin(a), 0.45), 0.5, 105, (1, 0.55, 0.26)
    )
light((0, 0, 3.4), (0, 0, 0), 0.8, 120, COPPER_LIGHT)
light((4.5, -7, 3.5), (1.2, -2.5, 0.5), 1.5, 90, SOFT_LIGHT)
table()
night_lights((0, 0.2, 0.8), key=0.4, teal=0.6, back=0.35, wall=1, front=0.7)
camera((0, -11.4, 5.1), (0, 0, 0.28), focus=(0, 0.4, 0.5), lens=50, fstop=1.6)
render()
