"""Partners: the two halves of one chip, cut so that each fits only the other, about to close; light in the gap."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from grounds import black
from parts import COPPER_LIGHT, TEAL_LIGHT, WARM_LIGHT, lathe, light, link, mesh, place, relief, render, start
from views import dark, low

start(seed=44)
dark()
black(0.2)
thick, soft = 0.2, 0.04
corner = [(1 - soft + soft * math.sin(math.radians(a)), thick - soft + soft * math.cos(math.radians(a))) for a in range(0, 91, 15)]
face_of = [(0, thick), (0.7, thick), (0.71, thick + 0.016), (0.745, thick + 0.016), (0.755, thick), (0.96, thick)]
profile = face_of + corner + [(r, -z) for r, z in reversed(face_of + corner)]
edge = {k for k, (r, _) in enumerate(profile[:-1]) if min(r, profile[k + 1][0]) >= 0.755}
ring = {k for k, (r, _) in enumerate(profile[:-1]) if 0.7 <= min(r, profile[k + 1][0]) < 0.755}


def cut(side):
    """The half plane on one side of a line like a key's: what is taken away."""
    steps = [-1.4, -0.62, -0.5, -0.14, -0.02, 0.4, 0.52, 1.4]
    away = [0.02, 0.02, 0.27, 0.27, -0.2, -0.2, 0.05, 0.05]
    outline = [(x, y) for x, y in zip(away, steps)] + [(2 * side, 1.4), (2 * side, -1.4)]
    n = len(outline)
    points = [(x, y, z) for z in (-1, 1) for x, y in outline]
    faces = [(tuple(range(n)), 0), (tuple(range(2 * n - 1, n - 1, -1)), 0)]
    faces += [((i, n + i, n + (i + 1) % n, (i + 1) % n), 0) for i in range(n)]
    made = mesh('cut', points, faces, ['copper'], smooth=False)
    bpy.context.view_layer.objects.active = made
    bpy.ops.object.mode_set(mode='EDIT')
    bpy.ops.mesh.select_all(action='SELECT')
    bpy.ops.mesh.normals_make_consistent(inside=False)
    bpy.ops.object.mode_set(mode='OBJECT')
    made.hide_render = True
    return made


def half(side, base, inlay, mark):
    """One half of the chip: `side` 1 keeps the right of the line."""
    whole = link(bpy.data.objects.new('half', None))
    body = lathe('body', profile, [base, inlay, 'copper'], 240, lambda i, k: 2 if k in ring else 1 if k in edge and (i + 6) % 30 < 12 else 0, smooth_angle=50)
    emblem = relief('emblem.svg', 1.02, 0.03, 0.008, mark)
    solid = bpy.data.objects.new('emblem', bpy.data.meshes.new_from_object(emblem.evaluated_get(bpy.context.evaluated_depsgraph_get())))
    bpy.data.objects.remove(emblem)
    link(solid).location.z = thick - 0.004
    knife = cut(-side)
    for piece in (body, solid):
        taken = piece.modifiers.new('cut', 'BOOLEAN')
        taken.operation, taken.object, taken.solver = 'DIFFERENCE', knife, 'EXACT'
        piece.parent = whole
    knife.parent = whole
    return whole


size, apart = 1.55, 0.26
place(half(-1, 'green', 'ivory', 'ivory'), (-apart, 0, size + 0.02), (84, 0, -13), size)
place(half(1, 'ink', 'copper', 'copper'), (apart, -0.06, size + 0.02), (84, 0, -9), size)
light((0, 1.6, 1.7), (0, -4, 1.4), 0.5, 130, COPPER_LIGHT)
light((0, 2.4, 3.8), (0, 0, 1.5), 1.2, 240, COPPER_LIGHT)
light((-5, 2.5, 3.6), (0, 0, 1.5), 1.6, 560, COPPER_LIGHT)
light((5.5, 2.5, 4), (0, 0, 1.5), 1.6, 520, TEAL_LIGHT)
light((-3.4, -5.6, 4.2), (0, 0, 1.5), 2.4, 260, WARM_LIGHT)
light((3.6, -5.2, 4.6), (0.6, 0, 1.5), 2.6, 520, WARM_LIGHT)
light((0.5, -7, 1.2), (0.8, 0, 1.6), 3, 130, COPPER_LIGHT)  # what copper shows
low((0, 0, 1.55), 8.2, shift=(0.17, 0.03), focus=(0, -0.4, 1.6), lift=0.16, blur=1.6)
render()
