"""Chips and cards."""

import math
import random

import bpy
from palette import BRAND, made_once, material, printed
from shapes import lathe, link, mesh, place, relief

CHIP_HEIGHT = 0.17
STEP = 0.176  # from one chip of a stack to the next
CARD_WIDTH, CARD_HEIGHT, CARD_THICKNESS = 1.26, 1.76, 0.012


def _chip_model(base, edge):
    key = ('chip', base, edge)
    if key not in made_once:
        h, soft = CHIP_HEIGHT / 2, 0.026
        corner = [
            (1 - soft + soft * math.sin(math.radians(a)), h - soft + soft * math.cos(math.radians(a)))
            for a in range(0, 91, 18)
        ]
        top = [(0, h), (0.71, h), (0.735, h), (0.97, h)] + corner
        profile = top + [(r, -z) for r, z in reversed(top)]
        inlay = {k for k, (r, _) in enumerate(profile[:-1]) if min(r, profile[k + 1][0]) >= 0.735}
        body = lathe(
            'chip',
            profile,
            [base, edge],
            192,
            lambda i, k: 1 if k in inlay and (i + 5) % 24 < 10 else 0,
            smooth_angle=60,
        )
        made = bpy.data.collections.new('chip')
        parts_of_chip = [body]
        for side in (1, -1):
            bpy.ops.mesh.primitive_torus_add(
                major_radius=0.68, minor_radius=0.02, major_segments=128, location=(0, 0, side * h)
            )
            ring = bpy.context.object
            ring.data.materials.append(material('copper'))
            for polygon in ring.data.polygons:
                polygon.use_smooth = True
            mark = place(
                relief('emblem.svg', 0.99, 0.016, 0.005), (0, 0, side * (h - 0.001)), (0, 0 if side > 0 else 180, 0)
            )
            parts_of_chip += [ring, mark]
        for o in parts_of_chip:
            for collection in list(o.users_collection):
                collection.objects.unlink(o)
            made.objects.link(o)
        made_once[key] = made
    return made_once[key]


def chip(location, degrees=(0, 0, 0), base='ink', edge='copper', scale=1):
    """One chip; `base` and `edge` are names of the palette."""
    made = bpy.data.objects.new('chip', None)
    made.instance_type, made.instance_collection = 'COLLECTION', _chip_model(base, edge)
    return place(link(made), location, degrees, scale)


def stack(x, y, count, kinds, scale=1, loose=0.03):
    """A stack on the table; `kinds` is a list of (base, edge) that repeats."""
    for i in range(count):
        base, edge = kinds[i % len(kinds)]
        dx, dy = (random.uniform(-loose, loose) * scale for _ in range(2))
        chip((x + dx, y + dy, (0.088 + i * STEP) * scale), (0, 0, random.random() * 360), base, edge, scale)


_SUITS = {
    'spade': ('#0b1714', 1.0, 'emblem'),
    'heart': (
        '#b4442a',
        1.05,
        'M0,95 C-20,60 -90,25 -90,-30 C-90,-64 -66,-82 -44,-82 C-22,-82 -8,-68 0,-50 C8,-68 22,-82 44,-82 '
        'C66,-82 90,-64 90,-30 C90,25 20,60 0,95 Z',
    ),
    'diamond': (
        '#b4442a',
        1.0,
        'M0,-100 C18,-58 44,-24 76,0 C44,24 18,58 0,100 C-18,58 -44,24 -76,0 C-44,-24 -18,-58 0,-100 Z',
    ),
    'club': (
        '#0b1714',
        1.0,
        'M0,-96 A42,42 0 0 1 32,-27 A43,43 0 1 1 14,40 C15,66 22,84 34,98 L-34,98 C-22,84 -15,66 -14,40 '
        'A43,43 0 1 1 -32,-27 A42,42 0 0 1 0,-96 Z',
    ),
}


def face(rank, suit):
    """The SVG text of any card in the design of ace.svg."""
    colour, size, shape = _SUITS[suit]
    if shape == 'emblem':
        shape = ' '.join(part.split('"')[0] for part in (BRAND / 'emblem.svg').read_text().split(' d="')[1:])
    index = (
        f'<text x="78" y="128" font-family="Oswald,DejaVu Serif" font-weight="700" font-size="{120 if len(rank) < 2 else 92}" '
        f'text-anchor="middle">{rank}</text><path transform="translate(78,190) scale({.4 * size})" d="{shape}"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 880"><rect width="630" height="880" fill="#f4ecdf"/>'
        f'<g fill="{colour}"><path transform="translate(315,440) scale({2.1 * size})" d="{shape}"/>{index}'
        f'<g transform="rotate(180 315 440)">{index}</g></g></svg>'
    )


def card(location, degrees=(0, 0, 0), front='ace.svg', bend=0.05, scale=1):
    """A card of real thickness, face to +z. `front` is a drawing of art/brand or an SVG text; `bend` lifts the short ends."""
    for drawing in (front, 'back.svg'):
        if ('print', drawing) not in made_once:
            made_once[('print', drawing)] = printed(drawing)
    radius, w, h = 0.09, CARD_WIDTH / 2, CARD_HEIGHT / 2
    xs = [-w + radius * (1 - math.cos(math.radians(a))) for a in range(0, 91, 10)]
    xs += [-w + radius + (2 * w - 2 * radius) * i / 8 for i in range(1, 8)] + [-x for x in reversed(xs)]
    rows = 16
    points, faces, uvs = [], [], []
    for z in (CARD_THICKNESS / 2, -CARD_THICKNESS / 2):
        for x in xs:
            inset = max(0, abs(x) - (w - radius))
            top = h - radius + math.sqrt(max(radius**2 - inset**2, 0))
            for j in range(rows + 1):
                y = -top + 2 * top * j / rows
                points.append((x, y, z + bend * (y / h) ** 2))
                uvs.append((0.5 + x / (2 * w), 0.5 + y / (2 * h)))
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
    made = mesh(
        'card', points, faces, [made_once[('print', front)], made_once[('print', 'back.svg')], 'ivory'], smooth_angle=30
    )
    coordinates = made.data.uv_layers.new()
    for loop in made.data.loops:
        u, v = uvs[loop.vertex_index]
        coordinates.data[loop.index].uv = (u, v)
    return place(made, location, degrees, scale)
