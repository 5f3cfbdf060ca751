"""Voice messages: one spoken, as it is shown: bars as tall as the voice was loud, and the mark that plays it, of copper over black water."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

from grounds import black
from parts import COPPER_LIGHT, TEAL_LIGHT, WARM_LIGHT, glow, lathe, light, material, place, relief, render, sheet, start
from views import dark, low

start(seed=4)
dark()
black(0.13)
glow('spoken', (1, 0.25, 0.05), 0.5)
loud = [0.2, 0.34, 0.62, 0.44, 0.9, 1.3, 0.8, 1.62, 1.95, 1.2, 1.5, 0.86, 1.1, 0.52, 0.7, 0.36, 0.5, 0.26, 0.18]
thick, step = 0.15, 0.42
for i, half in enumerate(loud):
    half = max(half, thick * 1.05)
    round_end = [(thick * math.sin(math.radians(a)), half - thick + thick * math.cos(math.radians(a))) for a in range(0, 91, 9)]
    profile = round_end + [(r, -z) for r, z in reversed(round_end)]
    bar = lathe('bar', profile, ['spoken' if i < 8 else 'ivory' if i % 2 else 'copper'], 64, smooth_angle=60)
    place(bar, ((i - 7.2) * step, 0.09 * (i - 9) ** 2 / 9, 2.25))
rim = [(0.0, -0.12), (0.86, -0.12), (0.95, -0.08), (0.98, 0), (0.95, 0.08), (0.86, 0.12), (0.8, 0.08), (0, 0.08)]
place(lathe('button', rim, ['copper', 'ink'], 192, lambda _, k: 1 if k == 6 else 0, smooth_angle=40), (-4.35, 0.1, 2.25), (82, 0, 8))
place(relief('play.svg', 0.8, 0.06, 0.02, 'spoken'), (-4.3, 0.0, 2.26), (82, 0, 8))
light((-4, -6, 6), (-1, 0, 2), 4, 420, WARM_LIGHT)
for side, colour in ((-1, COPPER_LIGHT), (1, TEAL_LIGHT)):
    light((7 * side, 2, 5), (2 * side, 0, 2), 2, 420, colour).visible_glossy = False  # the water would show it
light((0, -7, 2.2), (0, 0, 2.2), 5, 120, WARM_LIGHT)  # what copper shows
light((1.5, 9, 6), (1.5, 15, 2.5), 5, 700, (0.25, 0.8, 0.6))
place(sheet('wall', 80, 40, material('wall')), (0, 15, 0), (90, 0, 0))
low((-0.7, 0, 2.2), 11.4, shift=(0, 0.1), focus=(-1, -0.1, 2.2), side=-0.16, lift=0.13, blur=2)
render()
