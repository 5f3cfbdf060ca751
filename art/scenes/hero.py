"""
The home page's hero: a chip on its edge, two cards, stacks. The left third is dark for words; what flies is right of two thirds and below the header.
Tall when HEIGHT > WIDTH: a picture of its own for phones, all of it above the words.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import WARM_LIGHT, camera, card, chip, light, night_lights, render, seen_at, stack, start, table

width, height, _ = start()
wide = width > height
x = 1.9
stack(x - 0.2, 1.9, 8, [('ink', 'ivory'), ('green', 'copper')])
stack(x + 1.9, 1.5, 5, [('ivory', 'ink')])
stack(x + 3.1, 0.1, 3, [('green', 'ivory')])
card((x + 0.55, 0.9, 1.0), (76, -7, 6), 'ace.svg', bend=-0.05)
card((x + 1.35, 1.05, 0.96), (76, 10, -12), 'king.svg', bend=-0.05)
chip((x - 0.75, -0.35, 1.0), (80, 0, -24), 'ink', 'copper')
chip((x + 1.25, -1.2, 0.09), (0, 0, 29), 'ivory', 'ink')
chip((x + 2.5, -1.0, 0.09), (0, 0, 63), 'rust', 'ivory')
chip((x + 2.15, -1.25, 0.26), (9, 3, 120), 'ink', 'copper')
table()
night_lights(left=0)
light((-3.4, -4.6, 3.2), (x - 0.75, -0.35, 1.3), 1.8, 34, WARM_LIGHT)  # seen in the copper of the large chip
if wide:
    camera((0.55, -9.6, 2.6), (1.05, 0, 1.42), focus=(x - 0.6, -0.3, 1), lens=50)
    chip(seen_at(0.75, 0.245, 0.2), (74, 14, 23), 'green', 'ivory', 0.4)
    chip(seen_at(0.925, 0.24, -0.2), (57, -29, 6), 'rust', 'ivory', 0.33)
    chip(seen_at(0.952, 0.44, -1.6), (36, 50, 16), 'ink', 'copper', 0.26)
else:
    camera((1.6, -11.6, 2.9), (2.42, 0, 1.32), focus=(x - 0.6, -0.3, 1), lens=66)
    chip(seen_at(0.2, 0.22, 0.2), (62, 34, 23), 'green', 'ivory', 0.5)
    chip(seen_at(0.58, 0.17, 1.2), (57, -29, 6), 'rust', 'ivory', 0.42)
    chip(seen_at(0.9, 0.27, -0.6), (36, 50, 16), 'ink', 'copper', 0.36)
render()
