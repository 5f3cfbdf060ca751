"""Short deck: the lowest straight of a deck without twos to fives, ace to nine, as steps."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import card, chip, face, stack, start
from stage import show

start(seed=24)
steps = (face('A', 'diamond'), face('6', 'spade'), face('7', 'heart'), face('8', 'club'), face('9', 'spade'))
for i, front in enumerate(steps):
    card((0.9 + i * 1.0, 0.9 - i * 0.34, 0.86 + i * 0.16), (80, 0, 10 - i * 3), front, bend=-0.02)
    for k in range(i):
        chip((0.9 + i * 1.0, 0.98 - i * 0.34, 0.05 + k * 0.105), (0, 0, 30 * k), 'green' if k % 2 else 'ink', 'ivory', 0.6)
stack(6.4, 0.9, 10, [('ink', 'copper')])
chip((1.0, -1.25, 0.088), (0, 0, 25), 'rust', 'ivory')
show(focus=(3.2, 0.1, 1.2))
