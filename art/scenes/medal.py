"""A struck copper medal: a raised rim, a sunken field and reliefs upon it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from parts import lathe, link, place


def medal(location, degrees, radius, marks=(), field='old copper', rim='copper'):
    """`marks` are reliefs that lie on the field; they move with the medal."""
    r, t = radius, 0.13
    profile = [
        (0, 0.03),
        (r * 0.83, 0.03),
        (r * 0.85, 0.05),
        (r * 0.86, t - 0.02),
        (r * 0.875, t),
        (r * 0.975, t),
        (r * 0.993, t - 0.012),
        (r, t - 0.04),
        (r, -t + 0.04),
        (r * 0.99, -t),
        (0, -t),
    ]
    disc = lathe('medal', profile, [field, rim], 256, lambda i, k: 1 if k >= 2 else 0, smooth_angle=35)
    holder = place(link(bpy.data.objects.new('medal', None)), location, degrees)
    disc.parent = holder
    for mark in marks:
        mark.location.z += 0.03
        mark.parent = holder
    bpy.ops.mesh.primitive_torus_add(
        major_radius=r * 0.8, minor_radius=0.012, major_segments=160, location=(0, 0, 0.032)
    )
    line = bpy.context.object
    line.data.materials.append(disc.data.materials[1])
    line.parent = holder
    return holder
