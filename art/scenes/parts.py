"""Shared parts of every picture: render settings, materials, emblem, chip, card, table, lights, camera.

One unit is the radius of a chip. The table is the plane z = 0, the camera looks along +y, words on the page
usually stand left or below. A scene script imports this module, places parts and calls `render`.
"""
import math
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import bpy
from mathutils import Euler, Vector

BRAND = Path(__file__).resolve().parent.parent / 'brand'
TEMPORARY = Path(tempfile.mkdtemp(prefix='scene-'))
CHIP_HEIGHT = 0.17
STEP = 0.176  # from one chip of a stack to the next
CARD_WIDTH, CARD_HEIGHT, CARD_THICKNESS = 1.26, 1.76, 0.012


def start(seed=11):
    """Empty the file, read `-- WIDTH HEIGHT SAMPLES OUT [more]`, set the renderer. Returns (width, height, more)."""
    arguments = sys.argv[sys.argv.index('--') + 1:]
    width, height, samples = (int(a) for a in arguments[:3])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    _made.clear()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.015
    scene.cycles.max_bounces = 6
    scene.cycles.sample_clamp_indirect = 6
    scene.cycles.caustics_reflective = False
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.filepath = str(Path(arguments[3]).resolve())
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    scene.view_settings.exposure = 0.25
    return width, height, arguments[4:]


def render():
    """Write the picture to the path that was given on the command line."""
    bpy.ops.render.render(write_still=True)


# Materials

_made = {}
_PALETTE = {  # base colour, metallic, roughness, clear coat
    'ink': ((.006, .02, .018), 0, .3, .7),
    'green': ((.008, .11, .075), 0, .32, .7),
    'ivory': ((.82, .75, .63), 0, .4, .4),
    'rust': ((.45, .07, .02), 0, .35, .6),
    'copper': ((.86, .33, .12), 1, .2, 0),
    'old copper': ((.62, .24, .09), 1, .36, 0),
    'dark field': ((.10, .045, .022), 1, .42, 0),
    'brass': ((.72, .44, .16), 1, .28, 0),
    'glass': ((.002, .006, .006), 0, .06, 1),
    'slab': ((.012, .022, .02), .6, .34, .3),
    'leather': ((.012, .03, .024), 0, .46, .25),
    'wall': ((.006, .03, .024), 0, .9, 0),
    'copper wall': ((.042, .0185, .007), 0, .9, 0),
}


def material(name):
    """A material of the palette, made once."""
    if name not in _made:
        colour, metallic, roughness, coat = _PALETTE[name]
        made = bpy.data.materials.new(name)
        made.use_nodes = True
        surface = made.node_tree.nodes['Principled BSDF']
        surface.inputs['Base Color'].default_value = (*colour, 1)
        surface.inputs['Metallic'].default_value = metallic
        surface.inputs['Roughness'].default_value = roughness
        surface.inputs['Clearcoat'].default_value = coat
        _made[name] = made
    return _made[name]


def glow(name, colour, strength):
    """A surface that shines by itself; `name` can then be used like a name of the palette."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (0, 0, 0, 1)
    surface.inputs['Emission'].default_value = (*colour, 1)
    surface.inputs['Emission Strength'].default_value = strength
    _made[name] = made
    return made


def printed(svg, pixels=900, shine=0.0, roughness=.35):
    """A material that shows a drawing of art/brand (or an SVG text); `shine` lights it from behind, as a screen."""
    source = svg if svg.lstrip().startswith('<') else (BRAND / svg).read_text()
    drawing, picture = TEMPORARY / f'{len(_made)}.svg', TEMPORARY / f'{len(_made)}.png'
    drawing.write_text(source)
    subprocess.run(['rsvg-convert', '-w', str(pixels), str(drawing), '-o', str(picture)], check=True)
    made = bpy.data.materials.new(svg[:20])
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes['Principled BSDF']
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = bpy.data.images.load(str(picture))
    links.new(texture.outputs['Color'], surface.inputs['Emission' if shine else 'Base Color'])
    if shine:
        surface.inputs['Base Color'].default_value = (0, 0, 0, 1)
        surface.inputs['Emission Strength'].default_value = shine
    surface.inputs['Roughness'].default_value = roughness
    surface.inputs['Clearcoat'].default_value = .3
    _made[f'printed {len(_made)}'] = made
    return made


# Shapes

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
    points = [(r * math.cos(i * math.tau / segments), r * math.sin(i * math.tau / segments), z)
              for i in range(segments) for r, z in profile]
    n = len(profile)
    faces = [((i * n + k, (i + 1) % segments * n + k, (i + 1) % segments * n + k + 1, i * n + k + 1), paint(i, k))
             for i in range(segments) for k in range(n - 1)]
    made = mesh(name, points, faces, materials, smooth_angle=smooth_angle)
    made.data.validate()
    return made


def slab(name, size, radius, bevel, materials):
    """A plate with round corners, as a phone: `size` (x, y, z), corner `radius`, soft edge `bevel`."""
    x, y, z = (s / 2 for s in size)
    outline = [(sx * (x - radius) + radius * math.cos(a), sy * (y - radius) + radius * math.sin(a))
               for sx, sy, start_angle in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
               for a in (math.radians(start_angle + step * 7.5) for step in range(13))]
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
    made = mesh(name, [(sx * width / 2, sy * height / 2, 0) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
                [((0, 1, 2, 3), 0)], [surface])
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
        with bpy.context.temp_override(active_object=curves[0], object=curves[0], selected_objects=curves,
                                       selected_editable_objects=curves):
            bpy.ops.object.join()
        curves = curves[:1]
    bpy.context.view_layer.update()
    corners = [o.matrix_world @ Vector(c) for o in curves for c in o.bound_box]
    low, high = (Vector([pick(c[axis] for c in corners) for axis in range(3)]) for pick in (min, max))
    factor, centre = height / (high.y - low.y), (low + high) / 2
    for o in curves:
        for spline in o.data.splines:
            for point in spline.bezier_points:
                moved = [(o.matrix_world @ v - centre) * factor for v in (point.co, point.handle_left, point.handle_right)]
                point.handle_left_type = point.handle_right_type = 'FREE'
                point.co, point.handle_left, point.handle_right = moved
                point.radius = 1
        for collection in list(o.users_collection):
            collection.objects.unlink(o)
    return [o.data for o in curves]


def _raised(curve, depth, bevel, surface):
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth = max(depth - bevel, .0001), bevel
    curve.bevel_resolution, curve.resolution_u = 3, 24
    curve.materials.clear()
    curve.materials.append(material(surface))
    return curve


def relief(svg, height, depth=.02, bevel=.006, surface='copper'):
    """A drawing of art/brand as a solid `height` units tall, centred, lying face up; it rises `depth` over z = 0."""
    key = ('relief', svg, height, depth, bevel, surface)
    if key not in _made:
        _made[key] = _raised(_drawing(svg, height, True)[0], depth, bevel, surface)
    return link(bpy.data.objects.new('relief', _made[key]))


def layered_relief(svg, height, depths, bevel=.01, surfaces=('copper',)):
    """As `relief`, but each path of the drawing is an object of its own with its own depth. Returns them in order."""
    return [link(bpy.data.objects.new('relief', _raised(curve, depth, bevel, surfaces[i % len(surfaces)])))
            for i, (curve, depth) in enumerate(zip(_drawing(svg, height, False), depths))]


# Chips and cards

def _chip_model(base, edge):
    key = ('chip', base, edge)
    if key not in _made:
        h, soft = CHIP_HEIGHT / 2, .026
        corner = [(1 - soft + soft * math.sin(math.radians(a)), h - soft + soft * math.cos(math.radians(a)))
                  for a in range(0, 91, 18)]
        top = [(0, h), (.71, h), (.735, h), (.97, h)] + corner
        profile = top + [(r, -z) for r, z in reversed(top)]
        inlay = {k for k, (r, _) in enumerate(profile[:-1]) if min(r, profile[k + 1][0]) >= .735}
        body = lathe('chip', profile, [base, edge], 192,
                     lambda i, k: 1 if k in inlay and (i + 5) % 24 < 10 else 0, smooth_angle=60)
        made = bpy.data.collections.new('chip')
        parts_of_chip = [body]
        for side in (1, -1):
            bpy.ops.mesh.primitive_torus_add(major_radius=.68, minor_radius=.02, major_segments=128,
                                             location=(0, 0, side * h))
            ring = bpy.context.object
            ring.data.materials.append(material('copper'))
            for polygon in ring.data.polygons:
                polygon.use_smooth = True
            mark = place(relief('emblem.svg', .99, .016, .005), (0, 0, side * (h - .001)), (0, 0 if side > 0 else 180, 0))
            parts_of_chip += [ring, mark]
        for o in parts_of_chip:
            for collection in list(o.users_collection):
                collection.objects.unlink(o)
            made.objects.link(o)
        _made[key] = made
    return _made[key]


def chip(location, degrees=(0, 0, 0), base='ink', edge='copper', scale=1):
    """One chip; `base` and `edge` are names of the palette."""
    made = bpy.data.objects.new('chip', None)
    made.instance_type, made.instance_collection = 'COLLECTION', _chip_model(base, edge)
    return place(link(made), location, degrees, scale)


def stack(x, y, count, kinds, scale=1, loose=.03):
    """A stack on the table; `kinds` is a list of (base, edge) that repeats."""
    for i in range(count):
        base, edge = kinds[i % len(kinds)]
        dx, dy = (random.uniform(-loose, loose) * scale for _ in range(2))
        chip((x + dx, y + dy, (.088 + i * STEP) * scale), (0, 0, random.random() * 360), base, edge, scale)


_SUITS = {
    'spade': ('#0b1714', 1.0, 'emblem'),
    'heart': ('#b4442a', 1.05, 'M0,95 C-20,60 -90,25 -90,-30 C-90,-64 -66,-82 -44,-82 C-22,-82 -8,-68 0,-50 C8,-68 22,-82 44,-82 '
                               'C66,-82 90,-64 90,-30 C90,25 20,60 0,95 Z'),
    'diamond': ('#b4442a', 1.0, 'M0,-100 C18,-58 44,-24 76,0 C44,24 18,58 0,100 C-18,58 -44,24 -76,0 C-44,-24 -18,-58 0,-100 Z'),
    'club': ('#0b1714', 1.0, 'M0,-96 A42,42 0 0 1 32,-27 A43,43 0 1 1 14,40 C15,66 22,84 34,98 L-34,98 C-22,84 -15,66 -14,40 '
                             'A43,43 0 1 1 -32,-27 A42,42 0 0 1 0,-96 Z'),
}


def face(rank, suit):
    """The SVG text of any card in the design of ace.svg."""
    colour, size, shape = _SUITS[suit]
    if shape == 'emblem':
        shape = ' '.join(part.split('"')[0] for part in (BRAND / 'emblem.svg').read_text().split(' d="')[1:])
    index = (f'<text x="78" y="128" font-family="Oswald,DejaVu Serif" font-weight="700" font-size="{120 if len(rank) < 2 else 92}" '
             f'text-anchor="middle">{rank}</text><path transform="translate(78,190) scale({.4 * size})" d="{shape}"/>')
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 880"><rect width="630" height="880" fill="#f4ecdf"/>'
            f'<g fill="{colour}"><path transform="translate(315,440) scale({2.1 * size})" d="{shape}"/>{index}'
            f'<g transform="rotate(180 315 440)">{index}</g></g></svg>')


def card(location, degrees=(0, 0, 0), front='ace.svg', bend=.05, scale=1):
    """A card of real thickness, face to +z. `front` is a drawing of art/brand or an SVG text; `bend` lifts the short ends."""
    for drawing in (front, 'back.svg'):
        if ('print', drawing) not in _made:
            _made[('print', drawing)] = printed(drawing)
    radius, w, h = .09, CARD_WIDTH / 2, CARD_HEIGHT / 2
    xs = [-w + radius * (1 - math.cos(math.radians(a))) for a in range(0, 91, 10)]
    xs += [-w + radius + (2 * w - 2 * radius) * i / 8 for i in range(1, 8)] + [-x for x in reversed(xs)]
    rows = 16
    points, faces, uvs = [], [], []
    for z in (CARD_THICKNESS / 2, -CARD_THICKNESS / 2):
        for x in xs:
            inset = max(0, abs(x) - (w - radius))
            top = h - radius + math.sqrt(max(radius ** 2 - inset ** 2, 0))
            for j in range(rows + 1):
                y = -top + 2 * top * j / rows
                points.append((x, y, z + bend * (y / h) ** 2))
                uvs.append((.5 + x / (2 * w), .5 + y / (2 * h)))
    n, layer = rows + 1, len(xs) * (rows + 1)
    for i in range(len(xs) - 1):
        for j in range(rows):
            a, b, c, d = i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1
            faces += [((a, b, c, d), 0), ((layer + d, layer + c, layer + b, layer + a), 1)]
        for a, b in ((i * n, (i + 1) * n), ((i + 1) * n + rows, i * n + rows)):
            faces.append(((a, layer + a, layer + b, b), 2))
    for i, flip in ((0, 1), (len(xs) - 1, 0)):
        for j in range(rows):
            a, b = (i * n + j + flip, i * n + j + 1 - flip)
            faces.append(((a, layer + a, layer + b, b), 2))
    made = mesh('card', points, faces, [_made[('print', front)], _made[('print', 'back.svg')], 'ivory'], smooth_angle=30)
    coordinates = made.data.uv_layers.new()
    for loop in made.data.loops:
        u, v = uvs[loop.vertex_index]
        coordinates.data[loop.index].uv = (u, v)
    return place(made, location, degrees, scale)


# Table, light, camera

def table(wall_distance=14, wall='wall'):
    """The night-green felt with its fine grain, and the wall behind it (none when the distance is 0)."""
    felt = bpy.data.materials.new('felt')
    felt.use_nodes = True
    nodes, links = felt.node_tree.nodes, felt.node_tree.links
    surface = nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (.004, .014, .012, 1)
    surface.inputs['Roughness'].default_value = .42
    surface.inputs['Clearcoat'].default_value = .15
    grain, bump = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
    grain.inputs['Scale'].default_value = 900
    bump.inputs['Strength'].default_value = .12
    links.new(grain.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], surface.inputs['Normal'])
    sheet('felt', 80, 80, felt)
    if wall_distance:
        place(sheet('wall', 60, 60, material(wall)), (0, wall_distance, 0), (90, 0, 0))


def light(location, aim, size, watts, colour):
    """An area light that looks at `aim`."""
    data = bpy.data.lights.new('light', 'AREA')
    data.energy, data.size, data.color = watts, size, colour
    made = link(bpy.data.objects.new('light', data))
    made.location = location
    made.rotation_euler = (Vector(aim) - made.location).to_track_quat('-Z', 'Y').to_euler()
    return made


COPPER_LIGHT, TEAL_LIGHT, WARM_LIGHT, SOFT_LIGHT = (1, .42, .16), (.35, .85, .72), (1, .72, .46), (1, .95, .88)


def night_lights(centre=(2.3, .2, .8), key=1, teal=1, back=1, wall=1, front=1, left=1, wall_colour=(.25, .8, .6)):
    """The hero's light around `centre`: warm key from the left, teal from the right, copper from behind, a lit wall."""
    c = Vector(centre)
    at = lambda x, y, z: c + Vector((x, y, z))
    light(at(-4.9, -3.7, 3.7), c, 2.2, 420 * key, WARM_LIGHT)
    light(at(5.6, .8, 3.2), c, 3, 380 * teal, TEAL_LIGHT)
    light(at(.6, 6.3, 2.4), c, 5, 520 * back, COPPER_LIGHT)
    light(at(1.1, 8.8, 4.7), at(1.1, 13.8, 2.7), 5, 900 * wall, wall_colour)
    light(at(-1.4, -7.2, 6.2), c, 4, 260 * front, SOFT_LIGHT)
    light(at(-6.4, 3.8, 1.2), c, 2, 160 * teal * left, (.2, .8, .6))
    world = bpy.data.worlds.new('night')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (.004, .011, .010, 1)


def camera(location, aim, focus, lens=52, fstop=1.4):
    """The hero's camera: a 52 mm lens, low over the felt, sharp at `focus` and soft behind it."""
    data = bpy.data.cameras.new('camera')
    made = link(bpy.data.objects.new('camera', data))
    made.location = location
    made.rotation_euler = (Vector(aim) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    data.lens = lens
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus) - Vector(location)).length
    data.dof.aperture_fstop = fstop
    bpy.context.scene.camera = made
