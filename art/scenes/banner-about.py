"""About us: a chip taken apart, its layers one above another over slate: nothing of it is hidden."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from grounds import slate
from parts import COPPER_LIGHT, WARM_LIGHT, lathe, light, link, material, place, printed, relief, render, start
from views import dark, low, side_light, spot

start(seed=12)
dark()
slate()


def rosette():
    """The engraving of the inlay: fine lines wound round the middle, as on a banknote."""
    lines = ''
    for turn in range(24):
        points = []
        for step in range(241):
            a = step / 240 * math.tau
            r = 300 + 74 * math.sin(12 * a + turn * math.tau / 24)
            points.append(f'{500 + r * math.cos(a):.1f},{500 + r * math.sin(a):.1f}')
        lines += f'<polyline points="{" ".join(points)}"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="#b9ad98"/>'
        f'<g fill="none" stroke="#0b1714" stroke-width="3.4">{lines}<circle cx="500" cy="500" r="405" stroke-width="9"/><circle cx="500" cy="500" r="205" stroke-width="9"/></g></svg>'
    )


axis = place(link(bpy.data.objects.new('axis', None)), (0.1, 0, 2.15), (43, 15, 0), 1.08)


def layer(z, *pieces):
    for piece in pieces:
        piece.location.z += z
        piece.parent = axis


def ring(major, minor, surface):
    bpy.ops.mesh.primitive_torus_add(major_radius=major, minor_radius=minor, major_segments=192, minor_segments=24)
    made = bpy.context.object
    made.data.materials.append(material(surface))
    for polygon in made.data.polygons:
        polygon.use_smooth = True
    return made


rim = [(0.8, 0.11), (1.5, 0.11), (1.55, 0.09), (1.58, 0.04), (1.58, -0.04), (1.55, -0.09), (1.5, -0.11), (0, -0.11), (0, -0.02), (0.78, -0.02), (0.8, 0.11)]
layer(-1.2, lathe('body', rim, ['ink', 'ivory'], 192, lambda i, k: 1 if k < 6 and (i + 5) % 24 < 10 else 0, smooth_angle=40))
layer(-0.52, ring(1.12, 0.05, 'copper'), ring(0.9, 0.022, 'copper'))
disc = lathe('disc', [(0, -0.03), (1.07, -0.03), (1.09, 0), (1.07, 0.03), (0, 0.03)], ['old copper'], 192, smooth_angle=40)
for polygon in disc.data.polygons:
    polygon.use_smooth = False
engraved = lathe('engraved', [(0, 0.034), (1.05, 0.034)], [printed(rosette(), 1800, roughness=0.7)], 192)
coordinates = engraved.data.uv_layers.new()
for loop in engraved.data.loops:
    x, y, _ = engraved.data.vertices[loop.vertex_index].co
    coordinates.data[loop.index].uv = (0.5 + x / 2.5, 0.5 + y / 2.5)
layer(0.12, disc, engraved)
layer(0.85, ring(1.12, 0.05, 'copper'))
layer(1.62, relief('emblem.svg', 1.75, 0.09, 0.022))
side_light((0, 0, 2), watts=1.1, fill=1.2, back=1.6, cone=50, high=6)
spot((-5, -8, 6), (0, 0, 2), 3000, WARM_LIGHT, 30, 1.4)
light((-2.2, -5.5, 10.5), (0, 0, 3), 5, 420, WARM_LIGHT)
light((2.5, -2.5, 10), (0, 0, 3), 3, 420, COPPER_LIGHT)
low((0, 0, 2.0), 9.8, shift=(0.16, 0.0), focus=(-0.1, -0.7, 2.3), lift=0.28, blur=2)
render()
