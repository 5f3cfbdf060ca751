"""Contact: a copper counter bell on brushed metal, alone and close, waiting for a hand."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import metal
from parts import WARM_LIGHT, lathe, light, place, render, start
from views import dark, macro, side_light

start(seed=13)
dark()
metal((0.075, 0.08, 0.078))
size = 1.7
foot = [(0, 0), (1.02, 0), (1.05, 0.02), (1.05, 0.09), (1.02, 0.13), (0.95, 0.16), (0.3, 0.17), (0.3, 0.26), (0, 0.26)]
dome = [(0.86, 0.2), (0.9, 0.2), (0.912, 0.222), (0.9, 0.25), (0.85, 0.27)]
dome += [(0.80 * (1 - (i / 24) ** 2.4) ** 0.5 if i < 24 else 0, 0.28 + 0.56 * i / 24) for i in range(25)]
pin = [(0.05, 0.8), (0.05, 0.95), (0.16, 0.96), (0.185, 0.985), (0.18, 1.02), (0.12, 1.055), (0, 1.065)]
for name, profile, surface, smooth in (('foot', foot, 'ink', 30), ('dome', dome, 'copper', 60), ('pin', pin, 'copper', 50)):
    place(lathe(name, profile, [surface], 256, smooth_angle=smooth), (0, 0, 0), (0, 0, 0), size)
side_light((0, 0, 0.8), watts=1.25, fill=1.1, back=1.5, cone=40, high=5)
light((-2.6, 1.5, 5.2), (0, 0, 1), 1.3, 220, WARM_LIGHT)  # the lamp that the dome shows
macro((0, 0, 0.95), 7.2, shift=(0.17, 0.03), focus=(0, -1.3, 0.9), side=-0.22, lift=0.34, blur=7)
render()
