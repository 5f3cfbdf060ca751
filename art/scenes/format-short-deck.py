"""Short deck: the lowest straight of a deck without twos to fives, ace to nine, as a stair on the felt, from above."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import felt
from parts import card, chip, face, render, stack, start
from views import above, dark, side_light

start(seed=24)
dark()
felt()
steps = (face('A', 'diamond'), face('6', 'spade'), face('7', 'heart'), face('8', 'club'), face('9', 'spade'))
for i, front in enumerate(steps):
    card((-2.0 + i * 0.98, -0.85 + i * 0.42, 0.03 + i * 0.03), (0, 1.2, -7), front, bend=0.02, scale=1.2)
stack(2.9, -1.2, 7, [('rust', 'ivory')], 0.8)
stack(1.6, -1.7, 3, [('ink', 'copper')], 0.8)
chip((-1.9, 1.5, 0.08), (0, 0, 25), 'green', 'ivory', 0.8)
chip((0.4, -2.0, 0.08), (0, 0, 60), 'ivory', 'ink', 0.8)
side_light((0, 0, 0.3), watts=1.7, fill=1.2, back=1.4, cone=50, high=4.5)
above((0.1, -0.1, 0.1), 9.0, shift=(0.17, 0.0), focus=(0, 0, 0.1), steep=1.5, blur=3)
render()
