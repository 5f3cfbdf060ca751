"""Funds: the round door of a strongroom, not quite shut, copper light round its edge."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from grounds import metal
from parts import COPPER_LIGHT, TEAL_LIGHT, WARM_LIGHT, glow, lathe, light, link, place, relief, render, start
from views import dark, low

start(seed=26)
dark()
place(metal((0.032, 0.036, 0.034)), (0, 0.9, 0), (90, 0, 0))
middle = 2.4
frame = [(2.16, 0.75), (2.16, 0.3), (2.2, 0.24), (2.5, 0.2), (2.62, 0.24), (2.68, 0.34), (2.68, 0.9)]
glow('inside', (1, 0.34, 0.09), 3.2)


def facing(thing, at=(0, 0), out=0.0):
    """Turns what lies face up towards the camera: `at` is right and up of the door's middle, `out` how far it stands before the wall."""
    return place(thing, (at[0], 0.6 - out, middle + at[1]), (90, 0, 0))


frame_of_door = lathe('frame', [(r, 0.9 - z) for r, z in frame], ['slab'], 256, smooth_angle=40)
facing(frame_of_door, out=-0.3)
facing(lathe('gap', [(1.9, 0), (2.2, 0)], ['inside'], 256), out=-0.28)
door = place(link(bpy.data.objects.new('door', None)), (0, 0.46, middle), (88, 0, -5))
body = [(2.08, -0.3), (2.08, 0.06), (2.04, 0.12), (1.86, 0.14), (1.84, 0.2), (1.62, 0.22), (1.6, 0.15), (1.12, 0.15), (1.1, 0.22), (0.98, 0.24), (0.96, 0.18), (0, 0.18)]
pieces = [lathe('body', body, ['slab', 'copper'], 256, lambda _, k: 1 if k in (4, 8) else 0, smooth_angle=30)]
for i in range(16):
    a = math.radians(i * 22.5 + 11.25)
    bolt = [(0.085, 0), (0.085, 0.07), (0.065, 0.1), (0, 0.1)]
    pieces.append(place(lathe('bolt', bolt, ['copper'], 32), (1.36 * math.cos(a), 1.36 * math.sin(a), 0.15)))
for i in range(5):
    a = i * 72 + 90
    spoke = [(0, 0), (0.085, 0.02), (0.065, 0.9), (0.065, 1.0), (0.13, 1.04), (0.16, 1.14), (0.13, 1.24), (0, 1.27)]
    pieces.append(place(lathe('spoke', spoke, ['copper', 'ink'], 48, lambda _, k: 1 if k >= 3 else 0, smooth_angle=50), (0, 0, 0.52), (-90, 0, a - 90)))
pieces.append(lathe('axle', [(0.16, 0.18), (0.16, 0.44), (0.34, 0.46), (0.36, 0.52), (0.34, 0.6), (0.26, 0.64), (0, 0.64)], ['copper'], 96, smooth_angle=40))
pieces.append(place(relief('emblem.svg', 0.36, 0.03, 0.008, 'ink'), (0, 0, 0.635)))
bpy.ops.mesh.primitive_torus_add(major_radius=0.78, minor_radius=0.06, major_segments=160, minor_segments=24, location=(0, 0, 0.52))
wheel = bpy.context.object
wheel.data.materials.append(bpy.data.materials['copper'])
for polygon in wheel.data.polygons:
    polygon.use_smooth = True
for piece in (*pieces, wheel):
    piece.parent = door
light((-4.5, -5.0, 5.6), (0, 0, middle), 2.2, 620, WARM_LIGHT)
light((4.8, -3.0, 4.4), (0, 0, middle), 1.8, 380, COPPER_LIGHT)
light((3, -6, 0.8), (0, 0, middle), 2.2, 150, TEAL_LIGHT)
light((0, -7, 3.2), (0, 0, middle), 2.6, 90, COPPER_LIGHT)
low((0, 0.4, middle), 12.2, shift=(0.17, 0.0), focus=(0, 0.1, middle), side=-0.34, lift=0.08, blur=0.8)
render()
