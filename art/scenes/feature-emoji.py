"""Emoji: a copper medallion with a plain smiling face, at rest among chips."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from parts import camera, chip, night_lights, relief, render, stack, start, table  # noqa: E402
from medal import medal  # noqa: E402

start(seed=5)
medal((-.05, -.35, 1.22), (79, 3, -14), 1.22, [relief('emoji-face.svg', 1.28, .07, .03)])
stack(1.75, 1.2, 7, [('green', 'ivory'), ('ink', 'copper')])
stack(-1.9, 1.5, 5, [('ivory', 'ink')])
chip((1.45, -.95, .088), (0, 0, 20), 'ink', 'ivory')
chip((2.0, -.45, .26), (4, 8, 70), 'rust', 'ivory')
chip((-1.75, -.7, .088), (0, 0, 140), 'green', 'copper')
table()
night_lights((0, .2, .8))
camera((-.3, -9.2, 2.5), (0, 0, .72), focus=(0, -.5, 1.2), lens=61)
render()
