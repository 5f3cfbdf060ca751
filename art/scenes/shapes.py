"""Solids: a mesh, a lathe, a slab with round corners, a flat sheet, and drawings raised to reliefs."""

import math

import bpy
from mathutils import Euler, Vector
from palette import BRAND, made_once, material


def mesh(name, points, faces, materials, smooth=True, smooth_angle=40):
    """A mesh object from points and faces; a face is (indices, material index)."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], [f[0] for f in faces])
    for m in materials:
        data.materials.append(material(m) if isinstance(m, str) else m)
    for polygon, face in zip(data.polygons, faces):
        polygon.material_index = face[1]
        polygon.use_smooth = smooth
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(smooth_angle)
    return link(bpy.data.objects.new(name, data))


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def place(thing, location=(0, 0, 0), degrees=(0, 0, 0), scale=1):
    """Put an object somewhere; angles in degrees. Returns it."""
    thing.location, thing.rotation_euler = location, Euler([math.radians(d) for d in degrees])
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return thing


def lathe(name, profile, materials, segments=160, paint=lambda i, k: 0, smooth_angle=40):
    """Turn a profile of (radius, height) points around z; `paint(segment, band)` gives a face's material index."""
    points = [
        (r * math.cos(i * math.tau / segments), r * math.sin(i * math.tau / segments), z)
        for i in range(segments)
        for r, z in profile
    ]
    n = len(profile)
    faces = [
        ((i * n + k, (i + 1) % segments * n + k, (i + 1) % segments * n + k + 1, i * n + k + 1), paint(i, k))
        for i in range(segments)
        for k in range(n - 1)
    ]
    made = mesh(name, points, faces, materials, smooth_angle=smooth_angle)
    made.data.validate()
    return made


def slab(name, size, radius, bevel, materials):
    """A plate with round corners, as a phone: `size` (x, y, z), corner `radius`, soft edge `bevel`."""
    x, y, z = (s / 2 for s in size)
    outline = [
        (sx * (x - radius) + radius * math.cos(a), sy * (y - radius) + radius * math.sin(a))
        for sx, sy, start_angle in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
        for a in (math.radians(start_angle + step * 7.5) for step in range(13))
    ]
    n = len(outline)
    points = [(px, py, -z) for px, py in outline] + [(px, py, z) for px, py in outline]
    faces = [(tuple(reversed(range(n))), 0), (tuple(range(n, 2 * n)), 0)]
    faces += [((i, (i + 1) % n, n + (i + 1) % n, n + i), 0) for i in range(n)]
    made = mesh(name, points, faces, materials)
    soft = made.modifiers.new('soft edge', 'BEVEL')
    soft.width, soft.segments, soft.limit_method = bevel, 4, 'ANGLE'
    return made


def sheet(name, width, height, surface):
    """A flat picture, centred, facing +z."""
    made = mesh(
        name,
        [(sx * width / 2, sy * height / 2, 0) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
        [((0, 1, 2, 3), 0)],
        [surface],
    )
    layer = made.data.uv_layers.new()
    for corner, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = uv
    return made


def _drawing(svg, height, joined):
    """The curves of a drawing of art/brand, centred and `height` units tall; one object when `joined`."""
    before = set(bpy.data.objects)
    bpy.ops.import_curve.svg(filepath=str(BRAND / svg))
    curves = [o for o in bpy.data.objects if o not in before]
    if joined and len(curves) > 1:
        with bpy.context.temp_override(
            active_object=curves[0], object=curves[0], selected_objects=curves, selected_editable_objects=curves
        ):
            bpy.ops.object.join()
        curves = curves[:1]
    bpy.context.view_layer.update()
    corners = [o.matrix_world @ Vector(c) for o in curves for c in o.bound_box]
    low, high = (Vector([pick(c[axis] for c in corners) for axis in range(3)]) for pick in (min, max))
    factor, centre = height / (high.y - low.y), (low + high) / 2
    for o in curves:
        for spline in o.data.splines:
            for point in spline.bezier_points:
                moved = [
                    (o.matrix_world @ v - centre) * factor for v in (point.co, point.handle_left, point.handle_right)
                ]
                for side in ('handle_left_type', 'handle_right_type'):
                    if getattr(point, side) != 'VECTOR':  # Blender keeps the straight ones itself
                        setattr(point, side, 'FREE')
                point.co, point.handle_left, point.handle_right = moved
                point.radius = 1
        for collection in list(o.users_collection):
            collection.objects.unlink(o)
    return [o.data for o in curves]


def _raised(curve, depth, bevel, surface):
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth = max(depth - bevel, 0.0001), bevel
    curve.bevel_resolution, curve.resolution_u = 3, 24
    curve.materials.clear()
    curve.materials.append(material(surface))
    return curve


def relief(svg, height, depth=0.02, bevel=0.006, surface='copper'):
    """A drawing of art/brand as a solid `height` units tall, centred, lying face up; it rises `depth` over z = 0."""
    key = ('relief', svg, height, depth, bevel, surface)
    if key not in made_once:
        made_once[key] = _raised(_drawing(svg, height, True)[0], depth, bevel, surface)
    return link(bpy.data.objects.new('relief', made_once[key]))


def layered_relief(svg, height, depths, bevel=0.01, surfaces=('copper',)):
    """As `relief`, but each path of the drawing is an object of its own with its own depth. Returns them in order."""
    return [
        link(bpy.data.objects.new('relief', _raised(curve, depth, bevel, surfaces[i % len(surfaces)])))
        for i, (curve, depth) in enumerate(zip(_drawing(svg, height, False), depths))
    ]
