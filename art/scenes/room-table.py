"""A table at home in the evening: one lamp, a hand of cards dealt to two chairs, a cup of coffee."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math
import random

import bpy
from furniture import chair, cup, hanging_lamp
from grounds import boards, planks
from parts import TEAL_LIGHT, card, face, lathe, light, material, place, render, sheet, start
from views import dark, low, spot

start(seed=53)
dark()
place(sheet('wall', 60, 40, material('wall')), (0, 9, 0), (90, 0, 0))
place(planks(), (0, 0, -2.3))
top = [(0, 0), (2.72, 0), (2.8, -0.02), (2.84, -0.07), (2.8, -0.16), (2.7, -0.2), (0, -0.2)]
lathe('top', top, [boards((0.19, 0.075, 0.032))], 256, smooth_angle=50)
lathe('leg', [(0.5, -0.2), (0.3, -0.6), (0.24, -1.6), (0.5, -2.1), (1.15, -2.26), (1.15, -2.3), (0, -2.3)], ['ink'], 96, smooth_angle=60)
chair((-3.5, 1.0, -2.28), -74, 'green', 'ink')
chair((3.3, 1.5, -2.28), 66, 'green', 'ink')
chair((0.9, 3.7, -2.28), 172, 'green', 'ink')
for i, front in enumerate((face('A', 'heart'), face('8', 'spade'), face('Q', 'diamond'))):
    card(((i - 1) * 0.92 - 0.1, 0.15, 0.015), (0, 0, random.uniform(-4, 4)), front, bend=0.008, scale=0.66)
for x, y, turn in ((-2.0, 0.5, -70), (1.9, 0.85, 62)):
    for k in (0, 1):
        card((x + 0.16 * k, y + 0.12 * k, 0.03 + 0.014 * k), (0, 180, turn + 16 * k), 'ace.svg', bend=-0.012, scale=0.6)
for k in range(26):
    card((1.05 + random.uniform(-0.012, 0.012), -1.15 + random.uniform(-0.012, 0.012), 0.014 + 0.013 * k), (0, 180, 24 + random.uniform(-2, 2)), 'ace.svg', bend=0, scale=0.6)
for m in bpy.data.materials:  # matt cards: the lamp must not wash them out
    if m.node_tree and 'Image Texture' in m.node_tree.nodes:
        m.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0
        m.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 0
cup((-1.35, -1.0, 0), 150, 0.62)
bowl = [(0, 0.05), (0.2, 0.05), (0.42, 0.2), (0.52, 0.36), (0.55, 0.36), (0.46, 0.16), (0.24, 0.0), (0, 0)]
place(lathe('bowl', bowl, ['copper'], 128), (0.15, 1.45, 0))
for _ in range(60):
    a, r = random.uniform(0, 6.28), 0.38 * random.random() ** 0.5
    bpy.ops.mesh.primitive_uv_sphere_add(segments=12, ring_count=8, radius=0.055, location=(0.15 + r * 0.9 * math.cos(a), 1.45 + r * 0.9 * math.sin(a), 0.22 + 0.12 * random.random()))
    bpy.context.object.scale = (1, 1.5, 1)
    bpy.context.object.rotation_euler = (random.random() * 3, random.random() * 3, random.random() * 3)
    bpy.context.object.data.materials.append(material('brass'))
hanging_lamp((0.1, 0.7, 2.55), 1.0)
spot((0.1, 0.7, 2.75), (0.1, 0.5, 0), 2600, (1, 0.6, 0.3), 140, 0.3)
light((0.1, 4.5, 1.2), (0.1, 9, 1.4), 2.5, 420, (1, 0.45, 0.16))  # the wall behind the lamp
light((-6, -5, 5), (0, 0, 1), 4, 520, TEAL_LIGHT)
light((3.5, -6, 3.6), (0.1, 0.6, 2.6), 1.5, 150, (1, 0.5, 0.2))
light((7, 5, 5), (2, 2, 0), 3, 900, TEAL_LIGHT)
low((0, 0.4, 0.9), 11.0, shift=(0.17, -0.06), focus=(0, -0.4, 0.2), side=0.1, lift=0.42, blur=1)
render()
