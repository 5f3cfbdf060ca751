"""Hold’em: a pair of queens lifted for a look, close, the board melting behind them on the felt."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import felt
from parts import card, chip, face, render, stack, start
from views import dark, macro, side_light

start(seed=22)
dark()
felt()
card((-0.62, -0.5, 1.02), (64, -4, 9), face('Q', 'spade'), bend=-0.03, scale=1.3)
card((0.72, -0.35, 1.0), (64, 5, -9), face('Q', 'heart'), bend=-0.03, scale=1.3)
board = (face('A', 'club'), face('9', 'diamond'), face('4', 'spade'), face('J', 'heart'), face('2', 'club'))
for i, front in enumerate(board):
    card((-2.5 + i * 1.3, 2.7, 0.03), (0, 0, (3, -2, 1, -3, 2)[i]), front, bend=0.01, scale=0.95)
stack(2.75, 0.9, 8, [('ink', 'copper'), ('green', 'ivory')], 0.8)
stack(-2.4, 1.2, 3, [('ivory', 'ink')], 0.8)
chip((2.2, -1.1, 0.08), (0, 0, 30), 'rust', 'ivory', 0.8)
side_light((0, 0, 0.8), watts=2.0, fill=1.6, back=2.0, cone=54, high=6)
macro((0, 0, 1.0), 8.4, shift=(0.17, 0.03), focus=(0, -0.45, 1.1), side=0.05, lift=0.8, blur=6)
render()
