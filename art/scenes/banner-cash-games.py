"""Cash games: two cards face down under a copper chip, and stacks of every height."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import card, chip, stack, start
from stage import show

start(seed=21)
card((2.05, -0.75, 0.02), (0, 180, -10), 'ace.svg', bend=-0.02, scale=1.15)
card((2.75, -0.6, 0.05), (0, 180, 9), 'ace.svg', bend=-0.02, scale=1.15)
chip((2.4, -0.85, 0.19), (0, 0, 20), 'ink', 'copper', 0.9)
for x, y, count, kinds in (
    (1.2, 1.6, 5, [('ivory', 'ink')]),
    (3.3, 1.5, 11, [('ink', 'copper'), ('green', 'ivory')]),
    (5.2, 1.3, 15, [('rust', 'ivory')]),
    (4.5, -0.3, 7, [('green', 'ivory')]),
    (6.2, -0.5, 4, [('ivory', 'ink')]),
):
    stack(x, y, count, kinds, 0.92)
chip((4.1, -1.7, 0.088), (0, 0, 50), 'rust', 'ivory')
show(focus=(2.6, -0.8, 0.3), lift=0.4)
