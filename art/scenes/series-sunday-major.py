"""Sunday Major: a large coin before a sun that sets behind a black, still surface."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import black, glowing_disc
from medal import medal
from parts import WARM_LIGHT, light, relief, render, stack, start
from views import dark, low, rim_light

start(seed=38)
dark((0.0016, 0.003, 0.0028))
black(0.12)
glowing_disc((3.4, 16, 1.9), 1.95)
medal((-0.55, 0, 1.4), (83, 0, -14), 1.4, [relief('emblem.svg', 1.56, 0.11, 0.022)], field='dark field')
stack(1.75, 0.9, 5, [('ivory', 'rust'), ('ink', 'copper')], 0.8)
stack(2.9, -0.1, 2, [('ink', 'copper')], 0.8)
rim_light((0, 0, 1.2), watts=0.8, fill=1.0, left=0.6)
light((-4.2, -4.6, 2.6), (-0.55, 0, 1.5), 1.6, 150, WARM_LIGHT)
low((0.1, 0, 1.5), 10.2, shift=(0.16, 0.0), focus=(-0.55, -0.1, 1.4), lift=0.1, blur=2.5)
render()
