"""The home page's hero: a chip on its edge, two cards, stacks; the left is left dark for words. Tall when HEIGHT > WIDTH."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import camera, card, chip, night_lights, render, stack, start, table

width, height, _ = start()
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
chip((x + 3.3, -3.4, 0.75), (57, 40, 11), 'green', 'copper', 0.8)
chip((x - 1.2, 1.4, 2.75), (69, 34, 23), 'green', 'ivory', 0.55)
chip((x + 2.5, 1.8, 2.9), (29, 57, 6), 'ink', 'copper', 0.6)
chip((x + 0.9, 2.6, 3.3), (57, -29, 6), 'rust', 'ivory', 0.45)
table()
night_lights()
if width > height:
    camera((0.4, -9.2, 2.7), (0.75, 0, 1.25), focus=(x - 0.6, -0.3, 1))
else:
    camera((2.0, -11.2, 3.1), (2.15, 0, 1.75), focus=(x - 0.6, -0.3, 1))
render()
