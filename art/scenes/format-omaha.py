"""Omaha: four cards in a fan on the felt, from above, the pot beside them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

from grounds import felt
from parts import card, chip, face, render, stack, start
from views import above, dark, side_light

start(seed=23)
dark()
felt()
for i, front in enumerate((face('A', 'heart'), face('K', 'spade'), face('J', 'heart'), face('10', 'spade'))):
    turn = 33 - i * 22
    a = math.radians(90 + turn)
    card((2.0 * math.cos(a) - 0.6, 2.0 * math.sin(a) - 2.0, 0.03 + i * 0.035), (0, 1.4, turn), front, bend=0.03, scale=1.4)
for x, y, count, kinds in (
    (2.2, 1.2, 7, [('green', 'ivory')]),
    (2.9, -0.3, 4, [('ivory', 'ink')]),
    (-2.6, 1.5, 3, [('ink', 'copper')]),
):
    stack(x, y, count, kinds, 0.8)
chip((1.9, -1.5, 0.08), (0, 0, 12), 'rust', 'ivory', 0.8)
chip((2.9, -1.9, 0.08), (0, 0, 40), 'ink', 'copper', 0.8)
side_light((0, 0, 0.3), watts=1.7, fill=1.2, back=1.4, cone=50, high=4.5)
above((0, -0.1, 0.1), 9.4, shift=(0.17, 0.0), focus=(-0.3, 0.1, 0.1), steep=1.5, blur=3)
render()
