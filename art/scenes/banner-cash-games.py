"""Cash games: felt from above, stacks of all colours, two cards face down under a copper chip."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import felt
from parts import card, chip, render, stack, start
from views import above, dark, side_light

start(seed=21)
dark()
felt()
card((-1.3, -1.2, 0.03), (0, 180, -16), 'ace.svg', bend=-0.02, scale=1.1)
card((-0.62, -1.1, 0.06), (0, 180, 7), 'ace.svg', bend=-0.02, scale=1.1)
chip((-0.95, -1.25, 0.2), (0, 0, 20), 'ink', 'copper', 0.8)
for x, y, count, kinds in (
    (-1.9, 1.0, 5, [('ivory', 'ink')]),
    (-0.2, 1.15, 9, [('ink', 'copper'), ('green', 'ivory')]),
    (1.5, 1.0, 12, [('rust', 'ivory')]),
    (0.85, -0.55, 6, [('green', 'ivory')]),
    (2.5, -0.5, 4, [('ivory', 'ink')]),
    (2.2, -2.0, 2, [('ink', 'copper')]),
):
    stack(x, y, count, kinds, 0.8)
chip((0.7, -2.1, 0.088), (0, 0, 50), 'rust', 'ivory', 0.8)
side_light((0, 0, 0.5), watts=2.2, fill=1.6, back=1.6, cone=42, high=5)
above((0.1, -0.2, 0.5), 10.6, shift=(0.17, 0.0), focus=(-0.9, -1.1, 0.3), steep=1.4)
render()
