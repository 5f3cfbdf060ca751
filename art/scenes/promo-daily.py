"""Daily promos: seven chips in a row that goes away from the eye, the middle one larger and in the light."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import copper_cloth
from parts import WARM_LIGHT, chip, light, render, start
from views import dark, macro, side_light, spot

start(seed=33)
dark()
row = [((3 - i) * 1.02, (i - 3) * 1.5) for i in range(7)]
copper_cloth(turn=-50, deep=0.6, rise=3, flat_at=[(x, y, 0.7) for x, y in row])
for i, (x, y) in enumerate(row):
    chosen = i == 3
    base, edge = ('ink', 'copper') if chosen else (('green', 'ivory'), ('ivory', 'ink'))[i % 2]
    size = 1.0 if chosen else 0.62
    chip((x, y, size * 0.985 + 3 * max(0, (y - 1.2) / 6) ** 1.6), (80, 0, -14), base, edge, size)
side_light((0, 0, 1), watts=1.8, back=0.8, fill=0.7, cone=24)
spot((0, 3, 9), (2, 5, 1), 3000, WARM_LIGHT, 40, 1)
light((-3.6, -5.2, 3.4), (0, 0, 1.2), 1.8, 200, WARM_LIGHT)
spot((-2.5, -5, 6), (0, 0, 1), 2600, WARM_LIGHT, 20, 0.6)
macro((0, 0, 1.0), 8.6, shift=(0.17, 0.07), focus=(0, -0.1, 1.0), side=0.12, lift=0.36, blur=9)
render()
