"""Unique features: three copper medals on felt, a face, a film and a voice, low against the light."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import felt
from medal import medal
from parts import WARM_LIGHT, relief, render, start
from views import dark, low, rim_light, spot

start(seed=26)
dark()
felt()
for x, y, size, turn, drawing in (
    (-1.75, -0.4, 1.0, -14, 'emoji-face.svg'),
    (0.25, 0.5, 1.3, 4, 'play.svg'),
    (2.2, -0.3, 0.95, 14, 'message.svg'),
):
    medal((x, y, size * 0.98), (80, 0, turn), size, [relief(drawing, size * 0.95, 0.09, 0.02)], field='dark field')
rim_light((0, 0, 1.0), watts=1.2, fill=2.2)
spot((-1.5, -9, 4), (0.5, 0.2, 1.2), 4200, WARM_LIGHT, 40, 1.2)
low((0, 0, 1.15), 9.0, shift=(0.17, 0.02), focus=(-1.5, -0.5, 1.0), side=-0.14, lift=0.22, blur=3)
render()
