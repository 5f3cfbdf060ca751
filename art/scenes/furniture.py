"""What stands in rooms: a chair that looks along +y, a cup on its saucer, a lamp that hangs."""

import math

import bpy
from parts import glow, lathe, link, mesh, place, slab


def _bent_back(radius, sweep, low, high, surface, thick=0.09):
    """A bent board: the back of a chair, round its seat."""
    points, faces, count = [], [], 48
    for i in range(count + 1):
        a = math.radians(-90 - sweep / 2 + sweep * i / count)
        top = high - 0.16 * abs(2 * i / count - 1) ** 3
        for r, z in ((radius, low), (radius + thick, low), (radius + thick * 1.3, top), (radius + thick * 0.3, top)):
            points.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(count):
        for k in range(4):
            faces.append(((4 * i + k, 4 * (i + 1) + k, 4 * (i + 1) + (k + 1) % 4, 4 * i + (k + 1) % 4), 0))
    made = mesh('back', points, faces, [surface], smooth_angle=50)
    soft = made.modifiers.new('soft edge', 'BEVEL')
    soft.width, soft.segments, soft.limit_method = 0.02, 3, 'ANGLE'
    return made


def chair(location, turn=0, seat='leather', frame='leather'):
    """A chair with a round back whose seat is 1 high; `location` is where it stands."""
    whole = place(link(bpy.data.objects.new('chair', None)), location, (0, 0, turn))
    pieces = [
        place(slab('seat', (1.02, 0.98, 0.2), 0.3, 0.07, [seat]), (0, 0, 1.1)),
        place(_bent_back(0.56, 168, 0.0, 0.9, frame), (0, 0, 1.08)),
        place(lathe('ring', [(0.5, -0.03), (0.53, 0), (0.5, 0.03)], ['copper'], 96), (0, 0, 0.98)),
    ]
    pieces += [place(lathe('foot', [(0.05, 1.0), (0.035, 0)], ['copper'], 24), (x, y, 0)) for x in (-0.36, 0.36) for y in (-0.34, 0.34)]
    for piece in pieces:
        piece.parent = whole
    return whole


def cup(location, turn=0, scale=1.0):
    """A cup of coffee on its saucer, both with a copper edge."""
    whole = place(link(bpy.data.objects.new('cup', None)), location, (0, 0, turn), scale)
    inside = [(0, 0.02), (0.3, 0.02), (0.36, 0.1), (0.45, 0.5), (0.47, 0.82), (0.45, 0.85), (0.43, 0.82), (0.41, 0.5), (0.33, 0.14), (0, 0.12)]
    saucer = [(0, 0.03), (0.5, 0.03), (0.86, 0.1), (0.88, 0.12), (0.86, 0.13), (0.5, 0.06), (0, 0.06)]
    pieces = [
        lathe('cup', inside, ['ivory', 'copper'], 128, lambda _, k: 1 if k in (4, 5) else 0, smooth_angle=50),
        lathe('coffee', [(0, 0.68), (0.43, 0.68)], ['ink'], 96),
        lathe('saucer', saucer, ['ivory', 'copper'], 128, lambda _, k: 1 if k in (2, 3) else 0),
    ]
    bpy.ops.mesh.primitive_torus_add(major_radius=0.26, minor_radius=0.06, major_segments=64, minor_segments=24)
    handle = place(bpy.context.object, (0.52, -0.06, 0.48), (90, 0, -10))
    handle.data.materials.append(bpy.data.materials['ivory'])
    for polygon in handle.data.polygons:
        polygon.use_smooth = True
    for piece in (*pieces, handle):
        piece.parent = whole
    return whole


def hanging_lamp(location, radius=0.9, cord=8.0):
    """A copper shade that hangs from above, its bulb just seen; the light itself is the scene's."""
    glow('bulb', (1, 0.6, 0.28), 6)
    shade = [(0.0, 0.69), (0.1, 0.69), (0.12, 0.61), (0.33, 0.55), (0.68, 0.35), (0.95, 0.06), (1.0, 0), (0.98, 0), (0.66, 0.32), (0.3, 0.52), (0, 0.55)]
    pieces = [
        lathe('shade', [(r * radius, z * radius) for r, z in shade], ['copper'], 160, smooth_angle=50),
        lathe('bulb', [(0, 0.05), (0.12, 0.09), (0.17, 0.2), (0.1, 0.36), (0, 0.4)], ['bulb'], 48, smooth_angle=80),
        lathe('cord', [(0.018, 0.6), (0.018, cord)], ['ink'], 12),
    ]
    return [place(piece, location) for piece in pieces]
