"""Welcome: two large chips side by side, one dark, one light: a choice."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import card, chip, stack, start
from stage import show

start(seed=32)
chip((2.0, -0.2, 1.22), (79, 0, -14), 'ink', 'copper', 1.22)
chip((4.4, -0.2, 1.22), (79, 0, 12), 'ivory', 'rust', 1.22)
card((3.2, 1.3, 0.98), (80, 0, 0), 'back.svg', scale=1.1)
stack(5.9, 1.4, 6, [('green', 'ivory')])
chip((3.2, -1.5, 0.088), (0, 0, 30), 'green', 'ivory')
show(focus=(2.4, -0.3, 1.2))
