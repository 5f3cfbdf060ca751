"""A door ajar at night: the warm room behind it throws its light across the boards."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from grounds import planks
from parts import TEAL_LIGHT, glow, lathe, light, link, material, place, render, sheet, slab, start
from views import dark, low

start(seed=51)
dark((0.0012, 0.003, 0.0026))
planks()
wide, tall, thick = 2.1, 4.5, 0.3
plaster = material('wall')
for size, location in (
    ((30, thick, 14), (-15 - wide / 2, 0, 7)),
    ((30, thick, 14), (15 + wide / 2, 0, 7)),
    ((wide, thick, 9.5), (0, 0, tall + 4.75)),
):
    place(slab('plaster', size, 0.01, 0.004, [plaster]), location)
for x in (-1, 1):
    place(slab('frame', (0.22, 0.5, tall + 0.22), 0.03, 0.015, ['ink']), (x * (wide / 2 + 0.08), -0.05, (tall + 0.22) / 2))
    place(slab('skirting', (12, 0.08, 0.34), 0.02, 0.01, ['ink']), (x * (wide / 2 + 6.2), -0.19, 0.17))
place(slab('frame', (wide + 0.38, 0.5, 0.22), 0.03, 0.015, ['ink']), (0, -0.05, tall + 0.1))
leaf = place(link(bpy.data.objects.new('leaf', None)), (wide / 2 - 0.02, 0.1, 0), (0, 0, -74))
pieces = [place(slab('board', (wide - 0.06, 0.12, tall - 0.06), 0.02, 0.012, ['green']), (-(wide - 0.06) / 2, 0, tall / 2))]
for z, high in ((1.15, 1.5), (3.1, 1.9)):
    pieces.append(place(slab('panel', (wide - 0.7, 0.16, high), 0.04, 0.03, ['green']), (-(wide - 0.06) / 2, 0, z)))
for y in (-0.14, 0.14):
    pieces.append(place(lathe('knob', [(0, 0.12), (0.07, 0.11), (0.1, 0.06), (0.08, 0.02), (0.035, 0), (0.035, -0.1), (0.09, -0.11), (0.09, -0.13), (0, -0.13)], ['copper'], 64, smooth_angle=60), (-(wide - 0.26), y, 2.1), (90 if y < 0 else -90, 0, 0)))
for piece in pieces:
    piece.parent = leaf
glow('far', (1, 0.4, 0.12), 0.5)
place(sheet('far', 16, 12, material('copper wall')), (0, 9, 4), (90, 0, 0))
place(slab('sill', (1.7, 0.5, 0.12), 0.03, 0.02, ['rust']), (-0.4, 6.4, 1.6))  # a table's edge in the room behind
for x in (-1.1, 0.3):
    place(slab('leg', (0.12, 0.12, 1.6), 0.03, 0.01, ['rust']), (x, 6.4, 0.8))
place(lathe('shade', [(0.26, 0.5), (0.62, 0), (0.6, 0), (0.24, 0.5)], ['far'], 96), (-0.4, 6.4, 2.7))
place(lathe('stem', [(0.05, 0), (0.05, 1.05), (0, 1.05)], ['copper'], 32), (-0.4, 6.4, 1.66))
light((-0.9, 3.6, 5.0), (0.2, -3.5, 0), 1.0, 3600, (1, 0.5, 0.18))
light((-0.3, 6.2, 3.6), (-0.3, 8.8, 3), 1.0, 900, (1, 0.45, 0.16))
light((-5, -9, 7), (1, 0, 2.6), 4, 1500, TEAL_LIGHT)
low((0, 0, 2.0), 11.6, shift=(0.18, 0.0), focus=(0, 0, 2), side=-0.2, lift=0.13, blur=0.3)
render()
