"""Hand rankings: the highest of them, ten to ace of spades, in a fan."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from parts import card, chip, face, link, place, stack, start
from stage import show

start(seed=28)
fan = place(link(bpy.data.objects.new('fan', None)), (3.0, 0.4, -0.75), (77, 0, -5))
for i, rank in enumerate(('10', 'J', 'Q', 'K', 'A')):
    turn = 36 - i * 18
    a = math.radians(90 + turn)
    one = card((2.1 * math.cos(a), 2.1 * math.sin(a) + 0.1, (2 - i) * -0.022), (0, 0, turn), face(rank, 'spade'), bend=-0.02, scale=1.2)
    one.parent = fan
stack(5.8, 0.6, 7, [('ink', 'copper')])
chip((0.9, -1.0, 0.088), (0, 0, 25), 'green', 'ivory')
chip((4.7, -1.3, 0.088), (0, 0, 5), 'rust', 'ivory')
show(focus=(2.9, 0, 1.5))
