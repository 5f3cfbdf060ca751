"""The copper cup with the emblem, shared by the pictures of live play."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from parts import lathe, link, material, place, relief


def trophy(location, degrees=(0, 0, 0), scale=1.0):
    """A cup two units tall that stands on its base."""
    holder = place(link(bpy.data.objects.new('trophy', None)), location, degrees, scale)
    foot = [(0, 0), (0.52, 0), (0.54, 0.02), (0.54, 0.2), (0.5, 0.23), (0.46, 0.24), (0, 0.24)]
    cup = [
        (0, 0.24),
        (0.4, 0.24),
        (0.41, 0.27),
        (0.3, 0.32),
        (0.13, 0.4),
        (0.085, 0.5),
        (0.08, 0.58),
        (0.13, 0.62),
        (0.14, 0.66),
        (0.1, 0.7),
        (0.22, 0.78),
        (0.42, 0.92),
        (0.55, 1.12),
        (0.61, 1.38),
        (0.63, 1.66),
        (0.655, 1.84),
        (0.69, 1.93),
        (0.7, 1.96),
        (0.685, 1.985),
        (0.66, 1.975),
        (0.6, 1.8),
        (0.57, 1.4),
        (0.48, 1.1),
        (0.2, 0.85),
        (0, 0.8),
    ]
    pieces = [lathe('foot', foot, ['ink'], 128, smooth_angle=30), lathe('cup', cup, ['copper'], 192, smooth_angle=55)]
    for r, z in ((0.648, 1.72), (0.5, 0.215)):
        bpy.ops.mesh.primitive_torus_add(major_radius=r, minor_radius=0.016, major_segments=128, location=(0, 0, z))
        pieces.append(bpy.context.object)
        pieces[-1].data.materials.append(material('copper'))
    for side in (-1, 1):
        data = bpy.data.curves.new('handle', 'CURVE')
        data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', 0.045, 8
        spline = data.splines.new('POLY')
        points = [
            (0.6 + 0.34 * math.sin(t * math.pi) ** 0.8 + 0.05 * (1 - t) - 0.1 * t * t, 1.72 - 0.72 * t)
            for t in (i / 40 for i in range(41))
        ]
        spline.points.add(len(points) - 1)
        for point, (x, z) in zip(spline.points, points):
            point.co = (side * x, 0, z, 1)
        data.materials.append(material('copper'))
        pieces.append(link(bpy.data.objects.new('handle', data)))
    pieces.append(place(relief('emblem.svg', 0.5, 0.07, 0.01, 'ivory'), (0, -0.585, 1.47), (84, 0, 0)))
    for piece in pieces:
        piece.parent = holder
    return holder
