"""Omaha: four cards in a fan."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from parts import card, chip, face, link, place, stack, start
from stage import show

start(seed=23)
fan = place(link(bpy.data.objects.new('fan', None)), (2.75, 0.4, -0.35), (77, 0, -4))
for i, front in enumerate((face('A', 'heart'), face('K', 'spade'), face('J', 'heart'), face('10', 'spade'))):
    turn = 33 - i * 22
    a = math.radians(90 + turn)
    one = card((1.75 * math.cos(a), 1.75 * math.sin(a) + 0.1, (2 - i) * -0.022), (0, 0, turn), front, bend=-0.02, scale=1.2)
    one.parent = fan
stack(5.3, 1.0, 6, [('green', 'ivory')])
chip((1.0, -1.0, 0.088), (0, 0, 12), 'ink', 'copper')
chip((4.6, -1.2, 0.088), (0, 0, 40), 'ivory', 'ink')
chip((4.7, -1.1, 0.262), (3, 2, 70), 'rust', 'ivory')
show(focus=(2.7, 0, 1.4))
