"""Partners: two rings, one of copper, one of ivory, each through the other."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from parts import chip, link, material, place, stack, start
from stage import show

start(seed=44)
def ring(x, y, turn, surface):
    bpy.ops.mesh.primitive_torus_add(major_radius=1.15, minor_radius=0.2, major_segments=192, minor_segments=48)
    made = bpy.context.object
    made.data.materials.append(material(surface))
    for polygon in made.data.polygons:
        polygon.use_smooth = True
    return place(made, (x, y, 1.35), (84, 0, turn))
ring(2.45, -0.1, -32, 'copper')
ring(3.75, -0.05, 38, 'ivory')
stack(5.7, 1.0, 6, [('ink', 'copper')])
stack(0.9, 1.2, 3, [('green', 'ivory')])
chip((4.9, -1.2, 0.088), (0, 0, 25), 'rust', 'ivory')
chip((1.3, -1.2, 0.088), (0, 0, 60), 'ink', 'ivory')
show(focus=(2.6, -0.6, 1.4))
