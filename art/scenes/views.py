"""The cameras of the families: close with a long lens, from above, low against the light; each with the light that belongs to it."""

import math

import bpy
from mathutils import Vector
from parts import COPPER_LIGHT, SOFT_LIGHT, TEAL_LIGHT, WARM_LIGHT, camera, light, link


def dark(colour=(0.002, 0.0045, 0.004)):
    """The night around everything."""
    world = bpy.data.worlds.new('night')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (*colour, 1)
    bpy.context.scene.cycles.max_bounces = 4  # what bounces longer is lost in it


def _aimed(centre, offset, lens, width, shift, focus, blur):
    """A camera that sees `width` units across at `centre`, which it shows at `shift` (parts of the picture from its centre, right and up)."""
    centre, direction = Vector(centre), Vector(offset).normalized()
    place_of_camera = centre + direction * (width * lens / 36)
    made = camera(place_of_camera, centre, focus or centre, lens=lens, fstop=1.4 / blur)
    made.data.shift_x, made.data.shift_y = -shift[0], -shift[1]
    return made


def macro(centre, width, shift=(0.18, 0.06), focus=None, side=-0.25, lift=0.3, blur=12):
    """A 100 mm lens, close: what is not in its plane melts."""
    return _aimed(centre, (side, -1, lift), 100, width, shift, focus, blur)


def above(centre, width, shift=(0.18, 0.06), focus=None, side=-0.12, steep=1.6, blur=2):
    """Looking down on the table, a little from the front."""
    return _aimed(centre, (side, -1, steep), 60, width, shift, focus, blur)


def low(centre, width, shift=(0.18, 0.02), focus=None, side=-0.1, lift=0.05, blur=2):
    """At the height of the table, for things that stand against the light."""
    return _aimed(centre, (side, -1, lift), 60, width, shift, focus, blur)


def spot(location, aim, watts, colour=WARM_LIGHT, cone=40, size=0.6):
    """A light that reaches only what it looks at: round it stays night."""
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, size
    data.spot_size, data.spot_blend = math.radians(cone), 1
    made = link(bpy.data.objects.new('spot', data))
    made.location = location
    made.rotation_euler = (Vector(aim) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return made


def side_light(centre, watts=1.0, fill=1.0, back=1.0, cone=34, high=7.0):
    """For `macro` and `above`: one warm window from the upper left, a copper edge from behind, a breath of teal."""
    c = Vector(centre)
    spot(c + Vector((-6, 1.5, high)), c, 5200 * watts, WARM_LIGHT, cone, 1.2)
    spot(c + Vector((4, 7, 4)), c, 4200 * back, COPPER_LIGHT, cone, 1.4)
    spot(c + Vector((7, -3, 5)), c, 700 * fill, TEAL_LIGHT, cone * 0.8, 1.5)
    spot(c + Vector((-1.5, -9, 5)), c, 1700 * fill, SOFT_LIGHT, cone * 0.6, 1.5)


def rim_light(centre, watts=1.0, fill=1.0, left=1.0):
    """For `low`: copper from behind on both sides, almost nothing from the front."""
    c = Vector(centre)
    light(c + Vector((-5, 4.5, 3)), c, 1.6, 800 * watts * left, COPPER_LIGHT)
    light(c + Vector((5.5, 4.5, 3.5)), c, 1.6, 900 * watts, COPPER_LIGHT)
    light(c + Vector((0.5, 5, 7)), c, 2.5, 420 * watts, WARM_LIGHT)
    light(c + Vector((-5, -6, 4)), c, 3, 150 * fill, WARM_LIGHT)
    light(c + Vector((6, -3, 3)), c, 3, 90 * fill, TEAL_LIGHT)
