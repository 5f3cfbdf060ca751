"""The team: four copper cameos in a row."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from medal import medal
from parts import chip, layered_relief, light, stack, start
from stage import show

start(seed=42)
for i, number in enumerate((3, 1, 6, 4)):
    size = (1.15, 1.0, 0.9, 0.8)[i]
    marks = layered_relief(f'cameo-{number}.svg', size * 1.2, (0.07, 0.105), 0.013, ('copper', 'copper'))
    medal((1.7 + i * 1.5, -0.35 + i * 0.75, size), (80, 0, (-12, -6, 2, 8)[i]), size, marks, field='dark field')
stack(5.6, -0.7, 4, [('ink', 'copper')])
chip((3.3, -1.3, 0.088), (0, 0, 25), 'green', 'ivory')
light((1.2, -7, 4.4), (2.6, 0, 1), 2.4, 150, (1, 0.6, 0.32))
show(focus=(1.8, -0.4, 1.15), front=2.2)
