"""Hold’em: a pair of queens standing, the board at their feet."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import card, chip, face, stack, start
from stage import show

start(seed=22)
card((2.0, 0.2, 1.12), (78, -5, 7), face('Q', 'spade'), scale=1.25)
card((3.2, 0.35, 1.1), (78, 7, -9), face('Q', 'heart'), scale=1.25)
board = (face('A', 'club'), face('9', 'diamond'), face('4', 'spade'), face('J', 'heart'), face('2', 'club'))
for i, front in enumerate(board):
    card((0.9 + i * 0.98, -1.35, 0.02), (0, 0, (3, -2, 1, -3, 2)[i]), front, bend=0.01, scale=0.7)
stack(5.0, 0.8, 8, [('ink', 'copper'), ('green', 'ivory')])
chip((6.1, -0.3, 0.088), (0, 0, 30), 'rust', 'ivory')
show(focus=(2.4, 0, 1.1), lift=0.5)
