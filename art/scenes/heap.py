"""Chips that have fallen: a small rigid-body simulation with plain cylinders, whose end positions the real chips take."""

import math
import random

import bpy
from mathutils import Euler
from parts import CHIP_HEIGHT, chip


def heap(centre, count, kinds, scale=0.6, spread=0.7, frames=140, obstacles=()):
    """Drop `count` chips over `centre` and let them come to rest on the table; `obstacles` are solid objects."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 24, 24
    world.point_cache.frame_end = frames + 1

    def solid(thing, kind, shape):
        bpy.context.view_layer.objects.active = thing
        bpy.ops.object.select_all(action='DESELECT')
        thing.select_set(True)
        bpy.ops.rigidbody.object_add(type=kind)
        body = thing.rigid_body
        body.collision_shape, body.friction, body.restitution = shape, 0.7, 0.05
        body.use_margin, body.collision_margin = True, 0.0

    bpy.ops.mesh.primitive_cube_add(size=1, location=(0, 0, -0.5))
    floor = bpy.context.object
    floor.scale = (40, 40, 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    solid(floor, 'PASSIVE', 'BOX')
    for o in obstacles:
        solid(o, 'PASSIVE', 'MESH')
    falling = []
    for i in range(count):
        bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=scale, depth=CHIP_HEIGHT * scale)
        body = bpy.context.object
        a, r = random.random() * math.tau, spread * math.sqrt(random.random())
        body.location = (centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), 0.4 + i * 0.42 * scale)
        body.rotation_euler = Euler((random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5), random.random() * 6.3))
        solid(body, 'ACTIVE', 'CONVEX_HULL')
        body.rigid_body.linear_damping, body.rigid_body.angular_damping = 0.15, 0.35
        falling.append(body)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    rest = [o.evaluated_get(graph).matrix_world.copy() for o in falling]
    for o in [floor, *falling]:
        bpy.data.objects.remove(o, do_unlink=True)
    for o in obstacles:
        bpy.context.view_layer.objects.active = o
        bpy.ops.rigidbody.object_remove()
    bpy.ops.rigidbody.world_remove()
    for i, matrix in enumerate(rest):
        where, turn, _ = matrix.decompose()
        made = chip(where, (0, 0, 0), *kinds[i % len(kinds)], scale)
        made.rotation_euler = turn.to_euler()
