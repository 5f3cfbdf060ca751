"""A struck copper medal: a raised rim, a sunken field and reliefs upon it."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy  # noqa: E402
from parts import lathe, link, place  # noqa: E402


def medal(location, degrees, radius, marks=(), field='old copper', rim='copper'):
    """`marks` are reliefs that lie on the field; they move with the medal."""
    r, t = radius, .13
    profile = [(0, .03), (r * .83, .03), (r * .85, .05), (r * .86, t - .02), (r * .875, t), (r * .975, t),
               (r * .993, t - .012), (r, t - .04), (r, -t + .04), (r * .99, -t), (0, -t)]
    disc = lathe('medal', profile, [field, rim], 256, lambda i, k: 1 if k >= 2 else 0, smooth_angle=35)
    holder = place(link(bpy.data.objects.new('medal', None)), location, degrees)
    disc.parent = holder
    for mark in marks:
        mark.location.z += .03
        mark.parent = holder
    bpy.ops.mesh.primitive_torus_add(major_radius=r * .8, minor_radius=.012, major_segments=160, location=(0, 0, .032))
    line = bpy.context.object
    line.data.materials.append(disc.data.materials[1])
    line.parent = holder
    return holder
