"""An ambassador's copper cameo; the last argument is the number of the silhouette, 1 to 8, or 0 for somebody without one. Square."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

from medal import medal
from parts import COPPER_LIGHT, camera, layered_relief, light, night_lights, render, start, table

_, _, more = start()
silhouette = layered_relief(f'cameo-{more[0]}.svg', 1.5, (0.075, 0.115), 0.014, ('copper', 'copper'))
for part in silhouette:
    part.location.y -= 0.02
yaw = (-9, 8, -7, 9, -8, 7, -9, 8)[int(more[0]) - 1]
medal((0, 0, 1.23), (80, 0, yaw), 1.25, silhouette, field='dark field')
table()
night_lights((0, 0.2, 0.9), key=0.8, teal=0.8, back=0.35, wall=1, front=0.2)
# the reflection of this one fills the struck faces
mirror = math.radians(2 * yaw - 5)
light((7 * math.sin(mirror), -7 * math.cos(mirror), 4.1), (0, 0, 1.25), 2.4, 85, (1, 0.56, 0.28))
light((-3.4, -1.2, 3.6), (0, 0, 1.25), 0.7, 150, COPPER_LIGHT)
camera((0, -9.4, 1.75), (0, 0, 1.24), focus=(0, -0.12, 1.3), lens=108, fstop=2)
render()
