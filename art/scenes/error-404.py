"""404: a misdealt hand, one card face up among the face-down ones, sliding off the table."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy  # noqa: E402
from parts import TEAL_LIGHT, camera, card, chip, light, material, night_lights, place, render, sheet, slab, start, table  # noqa: E402

start(seed=16)
table()
bpy.data.objects['felt'].location = (0, 38.4, 0)  # the table ends at y = -1.6
place(slab('edge', (80, .3, .34), .14, .03, ['leather']), (0, -1.62, -.1))
place(slab('trim', (80, .05, .05), .02, .01, ['copper']), (0, -1.44, .03))
place(sheet('floor', 80, 80, material('wall')), (0, 0, -6))
for x, y, turn in ((-2.0, .75, 24), (-1.05, .35, 9), (.05, .1, -8), (1.2, .3, -26)):
    card((x, y, .03 + (x + 2) * .006), (0, 180, turn), 'ace.svg', bend=.02)
card((.45, -1.75, .5), (33, 6, 17), 'ace.svg', bend=.05)
card((1.85, -2.35, -.6), (52, -34, -24), 'back.svg', bend=.08)
chip((-3.0, -.45, .088), (0, 0, 20), 'ink', 'copper')
chip((2.65, .9, .088), (0, 0, 50), 'green', 'ivory')
night_lights((0, .2, .6), key=1.3, front=1.5, back=.12, wall=1.3)
light((3, -7, 1), (1, -1.6, -.3), 2, 60, TEAL_LIGHT)
camera((.3, -9.4, 5.0), (.1, 0, -.35), focus=(.5, -1.5, .4), lens=55, fstop=1.8)
render()
