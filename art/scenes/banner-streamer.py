"""Streamer mode: a studio microphone before a ring of light, low over slate."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from grounds import slate
from parts import COPPER_LIGHT, WARM_LIGHT, glow, lathe, light, link, material, place, render, start
from views import dark, low, rim_light

start(seed=14)
dark()
slate(rough=0.3)


def torus(major, minor, surface, segments=160):
    bpy.ops.mesh.primitive_torus_add(major_radius=major, minor_radius=minor, major_segments=segments, minor_segments=24)
    made = bpy.context.object
    made.data.materials.append(surface)
    for polygon in made.data.polygons:
        polygon.use_smooth = True
    return made


mic = place(link(bpy.data.objects.new('microphone', None)), (2.15, -0.5, 1.72), (9, 8, 0), 1.12)
top = [(0.40 * math.cos(math.radians(a)), 0.36 + 0.40 * math.sin(math.radians(a))) for a in range(0, 91, 6)]
pieces = [
    lathe(
        'core',
        [(0.36, -0.1), (0.36, 0.36)] + [(r * 0.9, 0.36 + (z - 0.36) * 0.9) for r, z in top],
        ['ink'],
        96,
        smooth_angle=80,
    )
]
bpy.ops.mesh.primitive_uv_sphere_add(segments=44, ring_count=40, radius=0.40, location=(0, 0, 0.36))
grille = bpy.context.object
for v in grille.data.vertices:
    if v.co.z < -0.001:
        ring = math.asin(max(-1, min(1, v.co.z / 0.4)))
        a = math.atan2(v.co.y, v.co.x)
        v.co.x, v.co.y, v.co.z = 0.4 * math.cos(a), 0.4 * math.sin(a), ring / (math.pi / 2) * 0.46
wire = grille.modifiers.new('wire', 'WIREFRAME')
wire.thickness, wire.use_even_offset = 0.016, False
grille.data.materials.append(material('copper'))
pieces.append(grille)
body = [
    (0.0, -1.12),
    (0.2, -1.12),
    (0.26, -1.1),
    (0.3, -1.02),
    (0.42, -0.3),
    (0.43, -0.26),
    (0.43, -0.14),
    (0.42, -0.1),
    (0.38, -0.09),
]
pieces.append(lathe('body', body, ['slab'], 160, smooth_angle=40))
pieces += [
    place(torus(0.425, 0.035, material('copper')), (0, 0, -0.1)),
    place(torus(0.4, 0.018, material('copper')), (0, 0, 0.3)),
]
pieces.append(
    place(
        lathe('button', [(0, 0.05), (0.05, 0.045), (0.065, 0.02), (0.07, 0)], ['copper'], 48),
        (0, -0.405, -0.42),
        (82, 0, 0),
    )
)
for piece in pieces:
    piece.parent = mic
place(
    lathe(
        'stand',
        [
            (0, 0),
            (0.72, 0),
            (0.74, 0.02),
            (0.74, 0.09),
            (0.7, 0.12),
            (0.12, 0.16),
            (0.075, 0.24),
            (0.075, 0.75),
            (0, 0.75),
        ],
        ['ink'],
        128,
    ),
    (2.05, -0.42, 0),
)
place(torus(0.735, 0.014, material('copper')), (2.05, -0.42, 0.1))
place(torus(1.42, 0.085, glow('ring', (1, 0.42, 0.14), 1.5)), (2.75, 1.5, 2.02), (86, 0, -10))
place(torus(1.42, 0.12, material('copper')), (2.76, 1.56, 2.02), (86, 0, -10))
place(lathe('pole', [(0.05, 0), (0.05, 0.6)], ['ink'], 32), (2.75, 1.55, 0))
light((2.75, 1.2, 2.0), (2.2, -0.5, 1.6), 2, 110, (1, 0.62, 0.34))
rim_light((2.6, 0, 1.5), watts=0.8, fill=1.1)
light((-1.6, -5.2, 3.4), (2.2, 0, 1.7), 1.5, 170, WARM_LIGHT)
light((0.2, -4.4, 2.2), (2.1, -0.5, 2), 0.9, 90, WARM_LIGHT)
light((3.6, -4.2, 4.2), (2.1, -0.5, 1.9), 0.8, 110, COPPER_LIGHT)
light((5.4, -4.6, 2.4), (4, 0, 0.6), 1.5, 70, COPPER_LIGHT)
low((2.6, 0, 1.72), 8.0, shift=(0.16, 0.0), focus=(2.1, -0.9, 1.9), lift=0.12, blur=3)
render()
