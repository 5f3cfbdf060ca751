"""Welcome: two large chips side by side on copper cloth, one dark, one light: a choice. Close, with a long lens."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import copper_cloth
from parts import WARM_LIGHT, chip, light, render, start
from views import dark, macro, side_light, spot

start(seed=32)
dark()
copper_cloth(turn=-28, deep=0.85, rise=4, flat_at=[(-0.9, 0, 1.0), (1.05, 0.3, 1.0)])
chip((-0.95, -0.1, 0.98), (80, 0, -16), 'ink', 'copper')
chip((1.1, 0.35, 0.98), (80, 0, 14), 'ivory', 'rust')
side_light((0, 0, 1), watts=1.5, back=0.5, fill=0.9, cone=32)
spot((-2, 1, 9), (1, 5, 2), 9000, WARM_LIGHT, 46, 1)
light((-3.6, -5.2, 2.9), (-0.95, 0, 1.2), 1.8, 60, WARM_LIGHT)
macro((0.05, 0, 1.0), 8.8, shift=(0.16, 0.075), focus=(-0.95, -0.2, 1.3), blur=5)
render()
