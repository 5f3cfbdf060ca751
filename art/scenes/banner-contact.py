"""Banner of the contact page: a slab, chips and a small copper bell on its plate; the left half stays dark."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy  # noqa: E402
from parts import (camera, chip, lathe, link, night_lights, place, relief, render, slab, stack, start, table)  # noqa: E402

start(seed=13)
bell = place(link(bpy.data.objects.new('bell', None)), (2.3, -.75, 0), (0, 0, 0), 1.12)
dome = [(.86, .2), (.9, .2), (.905, .225), (.85, .26)]
dome += [(.80 * (1 - (i / 18) ** 2.4) ** .5 if i < 18 else 0, .27 + .56 * i / 18) for i in range(19)]
pieces = [lathe('plate', [(0, 0), (.98, 0), (1.0, .02), (1.0, .1), (.97, .13), (.9, .15), (.3, .16), (.3, .25), (0, .25)], ['ink'], 160, smooth_angle=30),
          lathe('dome', dome, ['copper'], 192, smooth_angle=60),
          lathe('pin', [(.05, .8), (.05, .95), (.16, .96), (.185, .985), (.18, 1.02), (.12, 1.055), (0, 1.065)], ['copper'], 64, smooth_angle=50)]
for piece in pieces:
    piece.parent = bell
phone = place(link(bpy.data.objects.new('phone', None)), (3.75, .4, 1.24), (76, 0, -14))
parts_of_phone = [slab('body', (1.36, 2.55, .15), .21, .035, ['slab']), place(slab('glass', (1.27, 2.46, .02), .17, .006, ['glass']), (0, 0, .072)),
                  place(relief('message.svg', .52, .05, .018), (0, .25, .08))]
for piece in parts_of_phone:
    piece.parent = phone
stack(1.15, .9, 4, [('ivory', 'ink')], .8)
stack(5.0, 1.0, 7, [('green', 'ivory'), ('ink', 'copper')], .8)
chip((4.15, -1.25, .07), (0, 0, 25), 'rust', 'ivory', .8)
chip((4.3, -1.1, .21), (3, 2, 60), 'green', 'ivory', .8)
table()
night_lights((2.6, .2, .8), left=.3, key=1.2)
camera((.75, -11.6, 2.9), (1.0, 0, 1.05), focus=(2.3, -1.2, .7), lens=50)
render()
