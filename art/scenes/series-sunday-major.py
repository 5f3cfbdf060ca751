"""Sunday Major: a medal before a low copper sun."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from medal import medal
from parts import chip, glow, lathe, place, relief, stack, start
from stage import show

start(seed=38)
glow('sun', (1, 0.3, 0.06), 0.55)
place(lathe('sun', [(0, 0), (2.7, 0), (2.7, 0.02)], ['sun'], 192), (3.3, 8.5, 2.1), (90, 0, 0))
medal((3.0, -0.1, 1.45), (81, 0, -8), 1.45, [relief('emblem.svg', 1.6, 0.11, 0.022)], field='dark field')
stack(1.0, 0.9, 5, [('ink', 'copper')])
stack(5.2, 0.7, 9, [('ivory', 'rust'), ('ink', 'copper')])
chip((4.7, -1.2, 0.088), (0, 0, 20), 'rust', 'ivory')
chip((1.5, -1.2, 0.088), (0, 0, 60), 'ivory', 'ink')
show(focus=(2.9, -0.3, 1.4), wall=0.7, wall_colour=(1, 0.45, 0.16))
