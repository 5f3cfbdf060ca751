"""Shared parts of every picture: the renderer, table, lights and camera, and all that a scene needs from its neighbours.

One unit is the radius of a chip. The table is the plane z = 0, the camera looks along +y, words on the page
usually stand left or below. A scene script imports this module, places parts and calls `render`.
"""

import random
import sys
from pathlib import Path

import bpy
# what a scene needs, in one place
from deck import CARD_THICKNESS, CHIP_HEIGHT, STEP, card, chip, face, stack
from mathutils import Vector
from palette import glow, made_once, material, printed
from shapes import lathe, layered_relief, link, mesh, place, relief, sheet, slab


def start(seed=11):
    """Empty the file, read `-- WIDTH HEIGHT SAMPLES OUT [more]`, set the renderer. Returns (width, height, more)."""
    arguments = sys.argv[sys.argv.index('--') + 1 :]
    width, height, samples = (int(a) for a in arguments[:3])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    made_once.clear()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.015
    scene.cycles.max_bounces = 6
    scene.cycles.sample_clamp_indirect = 6
    scene.cycles.caustics_reflective = False
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.image_settings.color_depth = '16'  # eight bits would band in the dark
    scene.render.filepath = str(Path(arguments[3]).resolve())
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    scene.view_settings.exposure = 0.25
    return width, height, arguments[4:]


def render():
    """Write the picture to the path that was given on the command line; with `mask` after it, only where things are, as its alpha."""
    if sys.argv[-1] == 'mask':
        bpy.context.scene.render.film_transparent = True
        for ground in ('felt', 'wall', 'wool', 'lacquer', 'cloth', 'curtain', 'paper', 'desk', 'brushed', 'sun', 'slate', 'water', 'dusk', 'ridge'):
            if ground in bpy.data.objects:
                bpy.data.objects[ground].hide_render = True
    bpy.ops.render.render(write_still=True)


def table(wall_distance=14, wall='wall'):
    """The night-green felt with its fine grain, and the wall behind it (none when the distance is 0)."""
    felt = bpy.data.materials.new('felt')
    felt.use_nodes = True
    nodes, links = felt.node_tree.nodes, felt.node_tree.links
    surface = nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (0.004, 0.014, 0.012, 1)
    surface.inputs['Roughness'].default_value = 0.42
    surface.inputs['Clearcoat'].default_value = 0.15
    grain, bump = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
    grain.inputs['Scale'].default_value = 900
    bump.inputs['Strength'].default_value = 0.12
    links.new(grain.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], surface.inputs['Normal'])
    sheet('felt', 80, 80, felt)
    if wall_distance:
        place(sheet('wall', 60, 60, material(wall)), (0, wall_distance, 0), (90, 0, 0))


def light(location, aim, size, watts, colour):
    """An area light that looks at `aim`."""
    data = bpy.data.lights.new('light', 'AREA')
    data.energy, data.size, data.color = watts, size, colour
    made = link(bpy.data.objects.new('light', data))
    made.location = location
    made.rotation_euler = (Vector(aim) - made.location).to_track_quat('-Z', 'Y').to_euler()
    return made


COPPER_LIGHT, TEAL_LIGHT, WARM_LIGHT, SOFT_LIGHT = (1, 0.42, 0.16), (0.35, 0.85, 0.72), (1, 0.72, 0.46), (1, 0.95, 0.88)


def night_lights(centre=(2.3, 0.2, 0.8), key=1, teal=1, back=1, wall=1, front=1, left=1, wall_colour=(0.25, 0.8, 0.6)):
    """The hero's light around `centre`: warm key from the left, teal from the right, copper from behind, a lit wall."""
    c = Vector(centre)
    at = lambda x, y, z: c + Vector((x, y, z))
    light(at(-4.9, -3.7, 3.7), c, 2.2, 420 * key, WARM_LIGHT)
    light(at(5.6, 0.8, 3.2), c, 3, 380 * teal, TEAL_LIGHT)
    light(at(0.6, 6.3, 2.4), c, 5, 520 * back, COPPER_LIGHT)
    light(at(1.1, 8.8, 4.7), at(1.1, 13.8, 2.7), 5, 900 * wall, wall_colour)
    light(at(-1.4, -7.2, 6.2), c, 4, 260 * front, SOFT_LIGHT)
    light(at(-6.4, 3.8, 1.2), c, 2, 160 * teal * left, (0.2, 0.8, 0.6))
    world = bpy.data.worlds.new('night')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (0.004, 0.011, 0.010, 1)


def camera(location, aim, focus, lens=52, fstop=1.4):
    """The hero's camera: a 52 mm lens, low over the felt, sharp at `focus` and soft behind it."""
    data = bpy.data.cameras.new('camera')
    made = link(bpy.data.objects.new('camera', data))
    made.location = location
    made.rotation_euler = (Vector(aim) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    data.lens = lens
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus) - Vector(location)).length
    data.dof.aperture_fstop = fstop
    bpy.context.scene.camera = made
    return made


def seen_at(across, down, y):
    """The point of the plane of this `y` that the camera shows at these parts of the picture's width and height, from the top left."""
    scene = bpy.context.scene
    camera_now, render_now = scene.camera, scene.render
    bpy.context.view_layer.update()
    wide, tall = render_now.resolution_x, render_now.resolution_y
    half = camera_now.data.sensor_width / 2 / camera_now.data.lens / max(wide, tall)
    ray = camera_now.matrix_world.to_3x3() @ Vector(((2 * across - 1) * half * wide, (1 - 2 * down) * half * tall, -1))
    start_of_ray = camera_now.matrix_world.translation
    return start_of_ray + ray * ((y - start_of_ray.y) / ray.y)
