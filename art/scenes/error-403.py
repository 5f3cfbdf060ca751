"""403: a chip behind a closed brass gate."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from parts import camera, chip, lathe, link, night_lights, place, relief, render, slab, start, table

start(seed=15)
chip((0.1, 0.6, 1.18), (78, 0, -12), 'ink', 'copper', 1.18)
chip((-1.75, 1.5, 0.088), (0, 0, 8), 'ivory', 'ink')
chip((1.7, 1.3, 0.088), (0, 0, 40), 'green', 'ivory')
bar = [
    (0.1, 0),
    (0.1, 0.05),
    (0.05, 0.08),
    (0.045, 0.12),
    (0.045, 2.3),
    (0.06, 2.33),
    (0.06, 2.37),
    (0.045, 2.4),
    (0.05, 2.45),
    (0.075, 2.52),
    (0.05, 2.62),
    (0, 2.76),
]
for i in range(12):
    place(lathe('bar', bar, ['brass'], 48, smooth_angle=50), ((i - 5.5) * 0.52, -0.45, 0))
for z in (0.32, 2.08):
    place(slab('rail', (6.4, 0.11, 0.09), 0.03, 0.012, ['brass']), (0, -0.45, z))
lock = place(link(bpy.data.objects.new('lock', None)), (1.56, -0.62, 0.86), (4, 0, 3))
data = bpy.data.curves.new('shackle', 'CURVE')
data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', 0.055, 8
spline = data.splines.new('BEZIER')
spline.bezier_points.add(3)
for point, (x, z) in zip(spline.bezier_points, ((-0.24, 0), (-0.24, 0.42), (0.24, 0.42), (0.24, 0))):
    point.co = (x, 0, z)
    point.handle_left_type = point.handle_right_type = 'VECTOR'
spline.bezier_points[1].handle_right_type = spline.bezier_points[2].handle_left_type = 'FREE'
spline.bezier_points[1].handle_right, spline.bezier_points[2].handle_left = (-0.24, 0, 0.74), (0.24, 0, 0.74)
data.materials.append(bpy.data.materials['brass'])
pieces = [
    place(link(bpy.data.objects.new('shackle', data)), (0, 0, 0.05)),
    place(slab('body', (0.84, 0.74, 0.26), 0.12, 0.04, ['copper']), (0, 0, -0.3), (90, 0, 0)),
    place(relief('emblem.svg', 0.42, 0.035, 0.008, 'ink'), (0, -0.12, -0.3), (90, 0, 0)),
]
for piece in pieces:
    piece.parent = lock
table()
night_lights((0, 0.2, 0.9), key=1.6, front=1.6)
camera((-1.1, -9.4, 2.5), (0, 0, 1.15), focus=(0, -0.3, 1.2), lens=64, fstop=1.6)
render()
