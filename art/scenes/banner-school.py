"""Poker school: a pile of books on a sheet of notes, and two cards; the sheet shows hands drawn by pen."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import paper
from notes import notes
from parts import card, face, place, printed, render, slab, start
from views import above, dark, side_light

start(seed=27)
dark()
paper(printed(notes(), 1600, roughness=0.85), (7.4, 9.8), (0.9, 0.2, 0), -9)
height = 0.0
for width, depth, thick, turn, cover in ((3.0, 2.2, 0.44, 10, 'green'), (2.75, 2.0, 0.36, -6, 'leather'), (2.5, 1.85, 0.4, 17, 'rust')):
    for z in (0.03, thick - 0.03):
        place(slab('cover', (width, depth, 0.06), 0.05, 0.02, [cover]), (0.1, 0.75, height + z), (0, 0, turn))
    place(slab('pages', (width - 0.14, depth - 0.14, thick - 0.1), 0.02, 0.006, ['ivory']), (0.1, 0.75, height + thick / 2), (0, 0, turn))
    height += thick
card((-1.75, -1.35, 0.03), (0, 0, 22), face('A', 'spade'), bend=0.02, scale=0.95)
card((-0.95, -1.75, 0.05), (0, 0, -4), face('K', 'heart'), bend=0.02, scale=0.95)
side_light((0.3, 0, 0.5), watts=0.9, fill=0.9, back=0.9, cone=44, high=4.6)
above((0.2, 0, 0.6), 9.0, shift=(0.17, 0.0), focus=(0, 0, 1.2), steep=0.95)
render()
