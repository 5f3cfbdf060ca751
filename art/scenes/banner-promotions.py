"""Promotions: tickets with the emblem in a fan, and chips."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

import bpy
from parts import chip, link, place, relief, slab, stack, start
from stage import show

start(seed=31)
fan = place(link(bpy.data.objects.new('fan', None)), (2.9, 0.3, 0.1), (76, 0, -6))
for i, (paper, mark) in enumerate((('green', 'ivory'), ('rust', 'ivory'), ('ivory', 'ink'), ('copper', 'ink'))):
    turn = 36 - i * 24
    a = math.radians(90 + turn)
    x, y, z = 1.35 * math.cos(a), 1.35 * math.sin(a), i * 0.05
    ticket = place(slab('ticket', (1.2, 2.3, 0.03), 0.12, 0.008, [paper]), (x, y, z), (0, 0, turn))
    print_on = place(relief('emblem.svg', 0.62, 0.02, 0.005, mark), (x - 0.35 * math.sin(math.radians(turn)), y + 0.35 * math.cos(math.radians(turn)), z + 0.012), (0, 0, turn))
    line = place(slab('line', (1.0, 0.02, 0.012), 0.005, 0.002, [mark]), (x + 0.32 * math.sin(math.radians(turn)), y - 0.32 * math.cos(math.radians(turn)), z + 0.016), (0, 0, turn))
    for piece in (ticket, print_on, line):
        piece.parent = fan
stack(5.4, 1.0, 9, [('ink', 'copper'), ('ivory', 'ink')])
stack(0.9, 1.4, 4, [('green', 'ivory')])
chip((1.3, -1.1, 0.088), (0, 0, 20), 'ink', 'copper')
chip((4.8, -1.2, 0.088), (0, 0, 40), 'rust', 'ivory')
show(focus=(2.9, 0, 1.5))
