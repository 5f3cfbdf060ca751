"""The blog: an open notebook on dark felt, a page about to turn over a drawn curve, a copper pen across it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math
import random

from grounds import felt
from parts import lathe, mesh, place, printed, render, slab, start
from views import above, dark, side_light

start(seed=43)
dark()
felt((0.004, 0.03, 0.024))


def words(x, y, wide, rows, step=30):
    """Rows of a text as ink that is too small to read: words of several lengths."""
    made = ''
    for row in range(rows):
        at, end = x, x + wide * (1 if row < rows - 1 else 0.55)
        while at < end - 14:
            long = min(random.uniform(16, 62), end - at)
            made += f'<rect x="{at:.0f}" y="{y + row * step}" width="{long:.0f}" height="7" rx="3"/>'
            at += long + 9
    return made


curve = ' '.join(f'{"M" if i == 0 else "L"}{90 + i * 10},{560 - 190 * (1 - math.exp(-i / 16)) - 16 * math.sin(i / 3.1):.0f}' for i in range(47))
sheet_of = lambda inside: f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 900"><rect width="640" height="900" fill="#f1e8d8"/>{inside}</svg>'
left = printed(
    sheet_of(
        f'<g fill="#2a3a33">{words(80, 110, 480, 6)}{words(80, 650, 480, 6)}</g><g stroke="#5c665f" stroke-width="4" fill="none"><path d="M90,330V570H570"/><path d="M90,490H570M90,410H570" opacity=".4"/></g>'
        f'<path d="{curve}" fill="none" stroke="#a8430f" stroke-width="15" stroke-linecap="round"/>'
    ),
    1400,
)
right = printed(sheet_of(f'<g fill="#2a3a33"><rect x="80" y="104" width="330" height="20" rx="6"/>{words(80, 170, 480, 9)}{words(80, 480, 480, 11)}</g>'), 1400)


def leaf(material, side, lift, curl, height, wide=2.0, tall=2.8):
    """A page that leaves the spine at x = 0, rises by `lift` and rolls up towards its edge by `curl`."""
    columns, rows, points, faces, where = 40, 24, [], [], []
    for i in range(columns + 1):
        for j in range(rows + 1):
            u, v = i / columns, j / rows
            corner = max(0, u - 0.35 + 0.3 * v) ** 2
            points.append((side * wide * u * (1 - curl * 0.42 * corner), (v - 0.5) * tall, height + lift * math.sin(u * math.pi * 0.62) * 0.5 + curl * 1.5 * corner * (0.5 + 0.5 * v)))
            where.append((u if side > 0 else 1 - u, v))
    for i in range(columns):
        for j in range(rows):
            a, b = i * (rows + 1) + j, (i + 1) * (rows + 1) + j
            face = (a, b, b + 1, a + 1)
            faces.append((face if side > 0 else tuple(reversed(face)), 0))
    made = mesh('leaf', points, faces, [material], smooth_angle=180)
    layer = made.data.uv_layers.new()
    for loop in made.data.loops:
        layer.data[loop.index].uv = where[loop.vertex_index]
    return made


pieces = []
for side in (-1, 1):
    pieces.append(place(slab('cover', (2.12, 2.96, 0.06), 0.06, 0.02, ['leather']), (side * 1.06, 0, 0.03)))
    pieces.append(place(slab('block', (1.98, 2.8, 0.16), 0.03, 0.01, ['ivory']), (side * 1.0, 0, 0.14)))
pieces += [leaf(left, -1, 0.16, 0.0, 0.225), leaf(right, 1, 0.16, 0.0, 0.225), leaf(right, 1, 0.34, 0.5, 0.24)]
for piece in pieces:
    x, y, z = piece.location
    turn = math.radians(-9)
    place(piece, (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z), (0, 0, -9))
pen = [(0, 0), (0.02, 0.02), (0.075, 0.3), (0.1, 0.34), (0.11, 0.5), (0.115, 1.5), (0.125, 1.52), (0.125, 1.6), (0.11, 1.62), (0.105, 2.6), (0.07, 2.68), (0, 2.7)]
place(lathe('pen', pen, ['copper', 'ink'], 96, lambda _, k: 1 if k in (4, 8) else 0, smooth_angle=40), (-0.95, -0.35, 0.42), (0, 86, 212))
side_light((0, 0, 0.3), watts=0.95, fill=0.7, back=1.4, cone=42, high=3.6)
above((0, 0, 0.25), 7.8, shift=(0.17, 0.02), focus=(-0.2, -0.6, 0.35), steep=1.05, blur=3.5)
render()
