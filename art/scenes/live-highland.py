"""Highland Open: a mountain built of cards."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from parts import card, chip, face, link, place, stack, start
from stage import show

start(seed=41)
faces = (face('K', 'club'), face('7', 'heart'), 'back.svg', face('Q', 'diamond'))
house = place(link(bpy.data.objects.new('house', None)), (3.1, 0.4, 0), (0, 0, -38), 0.68)
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
stack(0.6, 0.9, 4, [('green', 'ivory')])
stack(5.7, 0.6, 7, [('ink', 'copper')])
chip((4.9, -1.0, 0.088), (0, 0, 25), 'rust', 'ivory')
chip((1.2, -1.2, 0.088), (0, 0, 60), 'ivory', 'ink')
show(focus=(3.0, -0.4, 1.6), lift=0.3, look=1.4)
