"""Partners: two rings, one of copper, one of ivory, each through the other."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from grounds import slate
from parts import WARM_LIGHT, chip, light, material, place, render, stack, start
from views import dark, low, rim_light

start(seed=44)
dark()
slate(rough=0.3)


def ring(x, y, pitch, size, surface):
    bpy.ops.mesh.primitive_torus_add(major_radius=size, minor_radius=0.19, major_segments=192, minor_segments=48)
    made = bpy.context.object
    made.data.materials.append(material(surface))
    for polygon in made.data.polygons:
        polygon.use_smooth = True
    return place(made, (x, y, 1.36), (pitch, 0, -16))


# the planes meet in one level line: there each ring has the middle of the other
ring(2.3, -0.1, 84, 1.17, 'copper')
ring(3.45, -0.43, 126, 1.4, 'ivory')
stack(5.7, 1.0, 6, [('ink', 'copper')])
stack(0.9, 1.2, 3, [('green', 'ivory')])
chip((4.9, -1.2, 0.088), (0, 0, 25), 'rust', 'ivory')
chip((1.3, -1.2, 0.088), (0, 0, 60), 'ink', 'ivory')
rim_light((3, 0, 1.3), watts=0.9, fill=1.2)
light((-1.2, -5.4, 3.6), (3, 0, 1.3), 1.6, 190, WARM_LIGHT)
low((3.1, 0, 1.55), 9.2, shift=(0.16, 0.0), focus=(2.6, -0.6, 1.4), lift=0.14, blur=2.5)
render()
