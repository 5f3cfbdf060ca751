"""Banner of the about page: one emblem chip close by and the edges of a deck; the left half stays dark."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import random

from parts import CARD_THICKNESS, camera, card, chip, night_lights, render, stack, start, table

start(seed=12)
for i in range(46):
    card(
        (
            3.5 + random.uniform(-0.014, 0.014) + i * 0.0012,
            0.25 + random.uniform(-0.014, 0.014),
            0.008 + i * (CARD_THICKNESS + 0.0015),
        ),
        (0, 180, 24 + random.uniform(-0.7, 0.7)),
        'ace.svg',
        bend=0,
    )
card((3.45, 0.2, 0.66), (0, 0, 12), 'ace.svg', bend=0.03)
chip((1.75, -0.55, 1.0), (79, 0, -17), 'ink', 'copper')
chip((5.0, -0.9, 0.088), (0, 0, 35), 'ivory', 'ink')
chip((4.9, -0.8, 0.262), (3, 0, 75), 'green', 'ivory')
stack(5.1, 1.9, 9, [('ink', 'ivory'), ('rust', 'ivory')])
table()
night_lights((2.3, 0.2, 0.8), left=0.3, key=1.5, front=1.7)
camera((0.75, -10.4, 2.5), (0.95, 0, 0.98), focus=(1.8, -0.6, 1), lens=50)
render()
