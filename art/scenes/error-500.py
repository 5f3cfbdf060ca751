"""500: a stack of chips that has toppled over."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math  # noqa: E402

from parts import camera, chip, night_lights, render, stack, start, table  # noqa: E402

start(seed=17)
kinds = [('ink', 'copper'), ('green', 'ivory'), ('ivory', 'ink'), ('rust', 'ivory')]
stack(-3.05, .3, 5, kinds)
chip((2.55, 0, .088), (0, 0, 15), 'ink', 'copper')
foot = 1.6 - .19 / math.tan(math.radians(12))
for i, lean in enumerate((12, 22, 31, 39, 46, 52, 57, 61)):  # each chip rests upon the one to its right
    a = math.radians(lean)
    foot -= .195 / math.sin(a) if i else 0
    chip((foot + math.cos(a) - .085 * math.sin(a), .05 * (i % 3) - .08 * i * .3, math.sin(a) + .087 * math.cos(a)), (0, -lean, 2.5 * (i % 3) - 3),
         *kinds[(i + 1) % 4])
chip((1.5, -1.75, .088), (0, 0, 70), 'ivory', 'ink')
table()
night_lights((0, .2, .8), key=1.15, front=1.4)
camera((-.9, -11, 3.2), (-.2, 0, .45), focus=(-.4, -.6, .8), lens=54, fstop=1.8)
render()
