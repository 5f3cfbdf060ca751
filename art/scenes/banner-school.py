"""Poker school: three books, a card for a bookmark, a chip on top."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import card, chip, face, place, slab, stack, start
from stage import show

start(seed=27)
height = 0.0
for i, (width, depth, thick, turn, cover) in enumerate(
    ((3.3, 2.4, 0.5, 7, 'green'), (3.0, 2.2, 0.42, -8, 'leather'), (2.7, 2.0, 0.46, 14, 'rust'))
):
    for z in (0.035, thick - 0.035):
        place(slab('cover', (width, depth, 0.07), 0.05, 0.02, [cover]), (3.1, 0.5, height + z), (0, 0, turn))
    place(slab('pages', (width - 0.16, depth - 0.16, thick - 0.12), 0.02, 0.006, ['ivory']), (3.1, 0.5, height + thick / 2), (0, 0, turn))
    height += thick
card((3.3, -0.3, height + 0.02), (0, 0, 30), face('A', 'spade'), bend=0.03)
chip((2.6, 0.65, height + 0.72), (78, 0, -22), 'ink', 'copper', 0.72)
stack(5.7, 0.9, 5, [('ivory', 'ink')])
chip((1.0, -1.1, 0.088), (0, 0, 20), 'green', 'ivory')
chip((5.3, -1.0, 0.088), (0, 0, 50), 'ink', 'copper')
show(focus=(2.7, -0.2, 1.6), lift=0.4)
