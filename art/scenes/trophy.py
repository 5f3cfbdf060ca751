"""The copper cup with the emblem, shared by the pictures of live play."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math  # noqa: E402

import bpy  # noqa: E402
from parts import lathe, link, material, place, relief  # noqa: E402


def trophy(location, degrees=(0, 0, 0), scale=1.0):
    """A cup two units tall that stands on its base."""
    holder = place(link(bpy.data.objects.new('trophy', None)), location, degrees, scale)
    foot = [(0, 0), (.52, 0), (.54, .02), (.54, .2), (.5, .23), (.46, .24), (0, .24)]
    cup = [(0, .24), (.4, .24), (.41, .27), (.3, .32), (.13, .4), (.085, .5), (.08, .58), (.13, .62), (.14, .66), (.1, .7),
           (.22, .78), (.42, .92), (.55, 1.12), (.61, 1.38), (.63, 1.66), (.655, 1.84), (.69, 1.93), (.7, 1.96), (.685, 1.985),
           (.66, 1.975), (.6, 1.8), (.57, 1.4), (.48, 1.1), (.2, .85), (0, .8)]
    pieces = [lathe('foot', foot, ['ink'], 128, smooth_angle=30), lathe('cup', cup, ['copper'], 192, smooth_angle=55)]
    for r, z in ((.648, 1.72), (.5, .215)):
        bpy.ops.mesh.primitive_torus_add(major_radius=r, minor_radius=.016, major_segments=128, location=(0, 0, z))
        pieces.append(bpy.context.object)
        pieces[-1].data.materials.append(material('copper'))
    for side in (-1, 1):
        data = bpy.data.curves.new('handle', 'CURVE')
        data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', .045, 8
        spline = data.splines.new('POLY')
        points = [(.6 + .34 * math.sin(t * math.pi) ** .8 + .05 * (1 - t) - .1 * t * t, 1.72 - .72 * t) for t in (i / 40 for i in range(41))]
        spline.points.add(len(points) - 1)
        for point, (x, z) in zip(spline.points, points):
            point.co = (side * x, 0, z, 1)
        data.materials.append(material('copper'))
        pieces.append(link(bpy.data.objects.new('handle', data)))
    pieces.append(place(relief('emblem.svg', .5, .07, .01, 'ivory'), (0, -.585, 1.47), (84, 0, 0)))
    for piece in pieces:
        piece.parent = holder
    return holder
