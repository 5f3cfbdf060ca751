"""Highland Open: a house of cards on a rock, the hills behind it in the last light."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from grounds import dusk, hills, slate
from parts import COPPER_LIGHT, WARM_LIGHT, card, chip, face, light, link, place, render, stack, start
from views import dark, low, spot

start(seed=41)
dark()
dusk(y=90, horizon=5, tall=40, strength=1.2, centre=12)
for y, height, colour, rough, seed in (
    (80, 6.0, (0.05, 0.021, 0.012), 0.05, 5.2),
    (62, 2.6, (0.026, 0.0145, 0.0095), 0.06, 7.7),
    (46, 0.6, (0.011, 0.0095, 0.0075), 0.08, 1.4),
    (30, -0.9, (0.0035, 0.0062, 0.0054), 0.13, 9.3),
):
    hills(y, height, colour, rough, seed)
place(slate(), (0, -56.5, 0))
faces = (face('K', 'club'), face('7', 'heart'), 'back.svg', face('Q', 'diamond'))
house = place(link(bpy.data.objects.new('house', None)), (0.2, 0.2, 0), (0, 0, -38), 0.84)
tall, lean = 1.72, 15.5


def stand(x, z, degrees, front):
    card((x, 0, z), degrees, front, bend=0).parent = house


for level in range(3):
    for i in range(3 - level):
        x, z = (i + level * 0.5 - 1) * 1.0, 0.86 + level * tall
        stand(x - 0.24, z, (90 + lean, 0, 90), faces[(i + level) % 4])
        stand(x + 0.24, z, (90 - lean, 0, 90), faces[(i + level + 2) % 4])
    for i in range(2 - level):
        stand((i + 0.5 + level * 0.5 - 1) * 1.0, 0.86 + level * tall + 0.86, (0, 180, 90), 'ace.svg')
stack(-2.3, 0.9, 4, [('green', 'ivory')], 0.8)
stack(2.5, 0.5, 7, [('ink', 'copper')], 0.8)
chip((1.7, -1.1, 0.08), (0, 0, 25), 'rust', 'ivory', 0.8)
chip((-1.7, -1.0, 0.08), (0, 0, 60), 'ivory', 'ink', 0.8)
light((-5, 5, 4), (0, 0, 2), 1.8, 700, COPPER_LIGHT)
light((6, 5, 4.5), (0, 0, 2), 1.8, 900, COPPER_LIGHT)
light((-4.6, -5.6, 4.4), (0, 0, 2), 1.8, 330, WARM_LIGHT)
low((0, 0, 2.3), 11.4, shift=(0.16, 0.0), focus=(0, -0.4, 2), lift=0.09, blur=0.9)
render()
