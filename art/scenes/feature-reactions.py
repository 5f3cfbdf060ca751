"""Video reactions: a slab like a phone with a copper lens ring and a play mark, three seconds below it."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy  # noqa: E402
from parts import (camera, chip, lathe, link, material, night_lights, place, relief, render, slab, stack,  # noqa: E402
                   start, table)

start(seed=9)
phone = place(link(bpy.data.objects.new('phone', None)), (-.15, 0, 1.52), (77, 0, -16))
pieces = [slab('body', (1.62, 3.1, .16), .24, .035, ['slab']), place(slab('screen', (1.5, 2.98, .02), .19, .006, ['glass']), (0, 0, .078))]
ring = [(.50, .0), (.50, .09), (.515, .11), (.575, .11), (.60, .085), (.60, .0)]
pieces += [place(lathe('ring', ring, ['copper'], 192), (0, .42, .085)),
           place(lathe('dish', [(0, .012), (.3, .016), (.50, .05)], ['slab'], 128), (0, .42, .085)),
           place(relief('play.svg', .46, .07, .025), (.035, .42, .1))]
for i in range(3):
    lit = material('copper') if i < 2 else material('slab')
    dot = lathe('second', [(0, .03), (.05, .028), (.07, .015), (.075, 0)], [lit], 64)
    pieces.append(place(dot, ((i - 1) * .3, -.62, .085)))
for piece in pieces:
    piece.parent = phone
chip((1.2, .35, 1.0), (78, 0, 16), 'ink', 'copper')
stack(-1.75, .8, 6, [('ivory', 'ink')])
chip((-1.5, -.85, .088), (0, 0, 20), 'green', 'ivory')
chip((1.5, -.95, .088), (0, 0, 20), 'rust', 'ivory')
table()
night_lights((0, .2, .9))
camera((-.3, -10, 2.4), (0, 0, 1.0), focus=(0, -.1, 1.7), lens=64)
render()
