"""The team: four copper cameos in a row on slate, close, a low light across their faces."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import slate
from medal import medal
from parts import WARM_LIGHT, layered_relief, light, render, start
from views import dark, macro, side_light, spot

start(seed=42)
dark()
slate()
for i, number in enumerate((3, 1, 6, 4)):
    size = (1.3, 1.2, 1.1, 1.0)[i]
    marks = layered_relief(f'cameo-{number}.svg', size * 1.2, (0.07, 0.105), 0.013, ('copper', 'copper'))
    medal((-1.9 + i * 1.56, -0.7 + i * 0.62, size), (78, 0, (-18, -13, -8, -3)[i]), size, marks, field='dark field')
side_light((0, 0, 1.1), watts=1.2, fill=1.2, back=1.4, cone=46, high=4.5)
spot((-6, -6, 4), (-0.8, 0, 1.2), 3600, WARM_LIGHT, 34, 0.8)
light((-3, -7, 3), (0.6, 0, 1.2), 1.6, 160, (1, 0.6, 0.32))
spot((3, -9, 6), (2.4, 1, 1), 3200, WARM_LIGHT, 26, 1.2)
macro((0, 0, 1.2), 10.2, shift=(0.16, 0.0), focus=(-1.5, -0.8, 1.3), side=-0.12, lift=0.3, blur=6)
render()
