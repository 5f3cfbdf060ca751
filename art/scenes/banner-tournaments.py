"""Tournaments: the cup, and stacks on their way to it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from trophy import trophy
from parts import card, chip, face, stack, start
from stage import show

start(seed=37)
trophy((3.3, 0.5, 0), (0, 0, -12), 1.35)
for x, y, count, kinds in ((1.2, 1.2, 4, [('ivory', 'ink')]), (1.5, -0.6, 7, [('green', 'ivory')]), (5.2, 1.0, 12, [('ink', 'copper')]), (5.5, -0.7, 6, [('rust', 'ivory')])):
    stack(x, y, count, kinds, 0.8)
card((3.1, -1.3, 0.03), (0, 0, 14), face('A', 'spade'), bend=0.02, scale=0.9)
card((3.9, -1.25, 0.05), (0, 0, -12), face('A', 'heart'), bend=0.02, scale=0.9)
show(focus=(3.2, -0.2, 1.6), lift=0.2)
