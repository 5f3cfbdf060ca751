"""Unique features: three copper medals, a face, a voice and a film, among chips."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from medal import medal
from parts import chip, relief, stack, start
from stage import show

start(seed=26)
for x, y, size, turn, drawing in (
    (1.3, -0.2, 1.0, -12, 'emoji-face.svg'),
    (3.2, 0.6, 1.25, 6, 'play.svg'),
    (4.95, -0.1, 0.95, 12, 'message.svg'),
):
    medal((x, y, size * 0.98), (80, 0, turn), size, [relief(drawing, size * 0.95, 0.09, 0.02)], field='dark field')
stack(2.55, 1.9, 6, [('green', 'ivory')])
chip((2.6, -1.4, 0.088), (0, 0, 33), 'ink', 'ivory')
chip((4.7, -1.3, 0.088), (0, 0, 10), 'rust', 'ivory')
show(focus=(1.6, -0.2, 1.0))
