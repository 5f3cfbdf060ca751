"""Loyalty: five columns, each taller than the last, a medal on the highest under a bell of glass; copper cloth below."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import copper_cloth, thin_glass
from medal import medal
from parts import WARM_LIGHT, chip, lathe, light, place, relief, render, start
from views import dark, macro, side_light, spot

start(seed=36)
dark()
spots = [(-2.7 + i * 1.22, 1.5 - i * 0.42, 0.5 + i * 0.4) for i in range(5)]
copper_cloth(turn=-28, deep=0.6, rise=4, flat_at=[(x, y, 0.8) for x, y, _ in spots])
for i, (x, y, tall) in enumerate(spots):
    column = [(0, 0), (0.56, 0), (0.58, 0.03), (0.58, 0.1), (0.46, 0.14), (0.46, tall - 0.12), (0.56, tall - 0.08), (0.58, tall - 0.04), (0.56, tall), (0, tall)]
    place(lathe('column', column, ['green', 'copper'], 128, lambda _, k: 1 if k in (1, 2, 6, 7) else 0, smooth_angle=30), (x, y, 0))
    if i < 4:
        chip((x, y, tall + 0.05), (0, 0, 25 * i), *(('ivory', 'ink'), ('green', 'ivory'), ('rust', 'ivory'), ('ink', 'copper'))[i], 0.52)
x, y, tall = spots[-1]
medal((x, y, tall + 0.6), (84, 0, -12), 0.56, [relief('emblem.svg', 0.6, 0.05, 0.012, 'ink')], field='copper')
bell = [(0.72, 0), (0.74, 0.02), (0.74, 0.75), (0.7, 0.98), (0.58, 1.2), (0.36, 1.36), (0.1, 1.43), (0, 1.44)]
place(lathe('bell', bell, [thin_glass()], 160, smooth_angle=60), (x, y, tall))
place(lathe('foot', [(0, -0.06), (0.8, -0.06), (0.82, -0.03), (0.8, 0.01), (0, 0.01)], ['copper'], 160), (x, y, tall))
place(lathe('knob', [(0, 1.42), (0.05, 1.43), (0.05, 1.47), (0.1, 1.53), (0.1, 1.6), (0, 1.65)], ['copper'], 64), (x, y, tall))
side_light((1, 0, 1.6), watts=1.7, back=0.9, fill=1.0, cone=34)
spot((-2, 1, 9), (1, 5, 2), 7000, WARM_LIGHT, 46, 1)
light((x - 2.1, y - 7.6, tall + 1.2), (x, y, tall + 0.6), 2.4, 55, WARM_LIGHT)  # seen in the medal
macro((0.3, 0, 1.9), 9.8, shift=(0.15, 0.03), focus=(x, y - 0.1, tall), side=-0.16, lift=0.16, blur=6)
render()
