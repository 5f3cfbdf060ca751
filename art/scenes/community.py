"""Community: eight empty chairs round one lit table, seen from above; somebody has just moved theirs."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math
import random

import bpy
from furniture import chair
from grounds import planks
from parts import TEAL_LIGHT, card, face, lathe, material, place, render, start
from views import above, dark, spot

start(seed=21)
dark()
place(planks((0.085, 0.036, 0.018)), (0, 0, -2.3))
cloth = material('green').copy()
surface = cloth.node_tree.nodes['Principled BSDF']
surface.inputs['Base Color'].default_value, surface.inputs['Roughness'].default_value = (0.008, 0.1, 0.07, 1), 0.9
surface.inputs['Clearcoat'].default_value, surface.inputs['Sheen'].default_value = 0, 0.4
lathe('cloth', [(0, 0), (2.2, 0)], [cloth], 192)
lathe('line', [(1.62, 0.001), (1.62, 0.006), (1.645, 0.006), (1.645, 0.001)], ['copper'], 192)
rail = [(2.18, -0.06), (2.2, 0.05), (2.27, 0.13), (2.37, 0.17), (2.49, 0.15), (2.57, 0.08), (2.6, 0), (2.57, -0.16), (2.4, -0.26), (0, -0.3)]
lathe('rail', rail, ['leather'], 192, smooth_angle=60)
lathe('leg', [(0.9, -0.3), (0.5, -0.8), (0.5, -1.9), (1.2, -2.25), (1.2, -2.3)], ['ink'], 96)


for i in range(8):
    moved = i == 6
    away, a = 3.05 + (0.75 if moved else random.uniform(0, 0.18)), math.radians(22.5 + 45 * i)
    chair((away * math.cos(a), away * math.sin(a), -2.28), 112.5 + 45 * i + (31 if moved else random.uniform(-5, 5)), 'rust' if moved else 'leather')
for i, front in enumerate((face('10', 'heart'), face('J', 'spade'), face('4', 'diamond'), face('K', 'club'))):
    card(((i - 1.75) * 0.5, 0.05, 0.012), (0, 0, random.uniform(-3, 3)), front, bend=0.006, scale=0.36)
for m in bpy.data.materials:  # matt cards: the lamp must not wash them out
    if m.node_tree and 'Image Texture' in m.node_tree.nodes:
        m.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0
        m.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 0
for i in (0, 3, 6):
    a = math.radians(22.5 + 45 * i)
    for k in (-0.16, 0.16):
        card((1.86 * math.cos(a) - k * math.sin(a), 1.86 * math.sin(a) + k * math.cos(a), 0.02 + (k > 0) * 0.012), (0, 180, -(22.5 + 45 * i - 90) + k * 40), 'ace.svg', bend=-0.01, scale=0.34)
spot((0.2, 0.3, 7), (0, 0, 0), 3600, (1, 0.72, 0.42), 92, 0.5)
spot((-7, 6, 8), (0, 0, -1), 6000, TEAL_LIGHT, 60, 2)
spot((8, -5, 8), (0, 0, -1), 12000, (1, 0.5, 0.2), 60, 2)
above((0, -0.3, -0.6), 13.8, shift=(0.0, 0.0), focus=(0, 0, 0), side=0.08, steep=1.75, blur=0.6)
render()
