"""What a picture stands on, one ground a family: felt (games), black (tournaments), copper cloth (promotions), notes on paper (school), brushed metal (help), slate (the house and its people), a real place (live)."""

import math

import bpy
from mathutils import Vector, noise
from parts import mesh, place, sheet


def _surface(name, colour, metallic=0.0, roughness=0.5, **more):
    """A material of a ground. Returns (material, its nodes, its links, the shader)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    values = {'Base Color': (*colour, 1), 'Metallic': metallic, 'Roughness': roughness, **more}
    for key, value in values.items():
        shader.inputs[key].default_value = value
    return made, nodes, links, shader


def _bump(nodes, links, shader, height, strength, distance=1.0):
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, distance
    links.new(height, bump.inputs['Height'])
    links.new(bump.outputs['Normal'], shader.inputs['Normal'])


def _noise(nodes, links, scale, stretch=(1, 1, 1), detail=2.0):
    """A noise over the object's own units; `stretch` draws it out along an axis."""
    where, mapping, made = (nodes.new('ShaderNode' + kind) for kind in ('TexCoord', 'Mapping', 'TexNoise'))
    mapping.inputs['Scale'].default_value = stretch
    made.inputs['Scale'].default_value, made.inputs['Detail'].default_value = scale, detail
    links.new(where.outputs['Object'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], made.inputs['Vector'])
    return made.outputs['Fac']


def felt(colour=(0.006, 0.075, 0.052)):
    """The wool of a card table, matt, with its short hair."""
    made, nodes, links, shader = _surface('wool', colour, roughness=0.95, Sheen=0.6, Specular=0.1)
    _bump(nodes, links, shader, _noise(nodes, links, 42, detail=6), 0.55, 0.05)
    return sheet('wool', 120, 120, made)


def black(roughness=0.16):
    """Black lacquer without an end: it shows what stands on it a second time."""
    made, nodes, links, shader = _surface('lacquer', (0.0025, 0.004, 0.0038), roughness=roughness, Specular=0.55)
    _bump(nodes, links, shader, _noise(nodes, links, 3, detail=4), 0.05, 0.05)
    return sheet('lacquer', 400, 400, made)


def paper(drawing, size=(7.0, 9.6), location=(0, 0, 0), turn=0):
    """A sheet of paper on a dark desk; `drawing` is the printed material that it bears."""
    desk, *_ = _surface('desk', (0.004, 0.011, 0.009), roughness=0.5)
    sheet('desk', 120, 120, desk).location.z = -0.05
    return place(sheet('paper', *size, drawing), location, (0, 0, turn))


def metal(colour=(0.16, 0.17, 0.165)):
    """A brushed plate: long fine lines, light drawn across them."""
    made, nodes, links, shader = _surface('brushed', colour, metallic=1, roughness=0.4, Anisotropic=0.8)
    _bump(nodes, links, shader, _noise(nodes, links, 3, (0.12, 16, 1), 6), 0.5, 0.05)
    return sheet('brushed', 120, 120, made)


def slate(colour=(0.011, 0.017, 0.016), rough=0.5):
    """A slab of split stone: flat steps with sharp edges, dull."""
    made, nodes, links, shader = _surface('stone', colour, roughness=rough, Specular=0.35)
    steps = nodes.new('ShaderNodeValToRGB')
    steps.color_ramp.interpolation = 'EASE'
    for position, height in ((0.38, 0.2), (0.5, 0.55), (0.53, 0.6), (0.66, 1.0)):
        steps.color_ramp.elements.new(position).color = (height, height, height, 1)
    links.new(_noise(nodes, links, 0.55, (1, 1.7, 1), 9), steps.inputs['Fac'])
    _bump(nodes, links, shader, steps.outputs['Color'], 0.7, 0.12)
    return sheet('slate', 120, 120, made)


def water(height=0.0, start=2.0, calm=0.35):
    """A harbour at night from `start` on: short waves that draw lights out into paths."""
    made, nodes, links, shader = _surface('water', (0.0012, 0.004, 0.005), roughness=0.06, Specular=0.6)
    _bump(nodes, links, shader, _noise(nodes, links, 1.5, (0.4, 1, 1), 3), calm, 0.12)
    return place(sheet('water', 200, 120, made), (0, start + 60, height))


def dusk(y=60, horizon=0.0, tall=26, strength=1.0, centre=6):
    """The last light behind everything: copper on the horizon, brightest at x = `centre`, night above."""
    made = bpy.data.materials.new('dusk')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    new = lambda kind: nodes.new('ShaderNode' + kind)
    where, apart, ramp, shine = new('TexCoord'), new('SeparateXYZ'), new('ValToRGB'), new('Emission')
    stops = ((0, (0.5, 0.12, 0.022)), (0.1, (0.22, 0.055, 0.016)), (0.22, (0.085, 0.03, 0.014)), (0.36, (0.032, 0.019, 0.013)), (0.52, (0.011, 0.013, 0.011)), (0.72, (0.004, 0.008, 0.0072)), (1, (0.002, 0.0045, 0.004)))
    ramp.color_ramp.interpolation = 'B_SPLINE'
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(1)
    for element, (position, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = position, (*colour, 1)
    links.new(where.outputs['Object'], apart.inputs['Vector'])
    high, aside, square, far = new('Math'), new('Math'), new('Math'), new('Math')
    high.operation, high.inputs[1].default_value = 'DIVIDE', tall
    aside.operation, aside.inputs[1].default_value = 'SUBTRACT', centre
    square.operation, square.inputs[1].default_value = 'POWER', 2
    far.operation, far.inputs[1].default_value = 'MULTIPLY_ADD', 0.0007
    links.new(apart.outputs['Y'], high.inputs[0])
    links.new(apart.outputs['X'], aside.inputs[0])
    links.new(aside.outputs['Value'], square.inputs[0])
    links.new(square.outputs['Value'], far.inputs[0])
    links.new(high.outputs['Value'], far.inputs[2])
    links.new(far.outputs['Value'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], shine.inputs['Color'])
    shine.inputs['Strength'].default_value = strength
    links.new(shine.outputs['Emission'], nodes['Material Output'].inputs['Surface'])
    return place(sheet('dusk', 260, 120, made), (0, y, horizon), (90, 0, 0))


def hills(y, height, colour, rough=0.06, seed=0.0, wide=240):
    """A ridge against the sky, one colour as distance makes it: the farther, the lighter."""
    made = bpy.data.materials.new('ridge')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    shine = nodes.new('ShaderNodeEmission')
    shine.inputs['Color'].default_value = (*colour, 1)
    links.new(shine.outputs['Emission'], nodes['Material Output'].inputs['Surface'])
    points, count = [], 420
    for i in range(count + 1):
        x = (i / count - 0.5) * wide
        far = noise.fractal(Vector((x * rough, seed, 0)), 0.9, 2.1, 6)
        points += [(x, y, -20), (x, y, height + y * 0.06 * far)]
    faces = [((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1), 0) for i in range(count)]
    return mesh('ridge', points, faces, [made], smooth=False)


def _satin():
    made, nodes, links, shader = _surface('satin', (0.24, 0.07, 0.02), metallic=0.5, roughness=0.36, Sheen=0.3)
    _bump(nodes, links, shader, _noise(nodes, links, 60, (1, 0.2, 1), 3), 0.06, 0.02)
    return made


def _fold(u, v, turn, deep):
    """The height of the cloth: long folds across `turn`, bent by a slow noise."""
    a = math.radians(turn)
    across, along = u * math.cos(a) + v * math.sin(a), -u * math.sin(a) + v * math.cos(a)
    bend = noise.noise(Vector((u * 0.11, v * 0.11, 3.3))) * 2.6
    wave = math.sin((across + bend) * 1.9) * 0.5 + 0.5
    sharp = wave**1.6 * (0.6 + 0.4 * math.sin(along * 0.3 + bend * 1.4))
    return deep * (sharp + 0.18 * noise.noise(Vector((u * 0.5, v * 0.5, 1.7))))


def copper_cloth(turn=35, deep=0.5, flat_at=(), size=(46, 34), centre=(0, 4), step=0.09, rise=0.0):
    """Copper satin in folds, drawn up behind by `rise`. It lies flat round each (x, y, radius) of `flat_at`, so that things can stand there."""
    columns, rows = int(size[0] / step), int(size[1] / step)
    points, faces = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = centre[0] + (i / columns - 0.5) * size[0], centre[1] + (j / rows - 0.5) * size[1]
            height = _fold(x, y, turn, deep)
            for fx, fy, radius in flat_at:
                away = math.hypot(x - fx, y - fy) / radius
                height *= min(1, max(0, away - 0.75) ** 2 / (0.4 + max(0, away - 0.75) ** 2)) if away < 4 else 1
            points.append((x, y, height + rise * max(0, (y - 1.2) / 6) ** 1.6))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append(((a, a + 1, a + columns + 2, a + columns + 1), 0))
    return mesh('cloth', points, faces, [_satin()], smooth_angle=180)


def curtain(y=9, width=60, tall=26, deep=0.9, fold=1.7):
    """The same satin, hanging behind."""
    step, points, faces = 0.12, [], []
    columns = int(width / step)
    for i in range(columns + 1):
        x = (i / columns - 0.5) * width
        bend = noise.noise(Vector((x * 0.22, 0, 8.1))) * 1.8
        wave = math.sin(x * fold + bend * 2) * 0.6 + math.sin(x * fold * 0.41 + bend) * 0.4
        points += [(x, y + deep * wave, 0), (x, y + deep * wave * 0.8, tall)]
    faces = [((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1), 0) for i in range(columns)]
    return mesh('curtain', points, faces, [_satin()], smooth_angle=180)


def thin_glass(name='thin glass', tint=(0.9, 0.97, 0.94)):
    """Glass without thickness: clear from the front, bright at the edges; it bends no light."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    clear, shine, mix, facing = (
        nodes.new('ShaderNode' + kind) for kind in ('BsdfTransparent', 'BsdfGlossy', 'MixShader', 'Fresnel')
    )
    clear.inputs['Color'].default_value = (*tint, 1)
    shine.inputs['Roughness'].default_value = 0.02
    facing.inputs['IOR'].default_value = 1.5
    links.new(facing.outputs['Fac'], mix.inputs['Fac'])
    links.new(clear.outputs['BSDF'], mix.inputs[1])
    links.new(shine.outputs['BSDF'], mix.inputs[2])
    links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return made


def glowing_disc(location, radius):
    """A low sun: bright in the middle, copper at its edge, and its glow round it."""
    made = bpy.data.materials.new('sun')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    new = lambda kind: nodes.new('ShaderNode' + kind)
    where, mapping, length = new('TexCoord'), new('VectorMath'), new('ValToRGB')
    mapping.operation = 'LENGTH'
    links.new(where.outputs['Object'], mapping.inputs[0])
    scale = new('Math')
    scale.operation, scale.inputs[1].default_value = 'DIVIDE', radius * 4
    links.new(mapping.outputs['Value'], scale.inputs[0])
    links.new(scale.outputs['Value'], length.inputs['Fac'])
    ramp = length.color_ramp
    ramp.interpolation = 'EASE'
    stops = (
        (0.0, (1.9, 0.66, 0.16)),
        (0.17, (1.45, 0.42, 0.09)),
        (0.246, (0.9, 0.21, 0.04)),
        (0.252, (0.26, 0.06, 0.014)),
        (0.4, (0.075, 0.018, 0.005)),
        (0.65, (0.014, 0.004, 0.0015)),
        (1.0, (0, 0, 0)),
    )
    while len(ramp.elements) < len(stops):
        ramp.elements.new(1)
    for element, (position, colour) in zip(ramp.elements, stops):
        element.position, element.color = position, (*colour, 1)
    shine, clear, both = new('Emission'), new('BsdfTransparent'), new('AddShader')
    links.new(length.outputs['Color'], shine.inputs['Color'])
    links.new(shine.outputs['Emission'], both.inputs[0])
    links.new(clear.outputs['BSDF'], both.inputs[1])
    links.new(both.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return place(sheet('sun', radius * 8, radius * 8, made), location, (90, 0, 0))


def boards(colour):
    """The material of waxed boards: each has its own shade, joints are black."""
    made, nodes, links, shader = _surface('planks', colour, roughness=0.38, Specular=0.4)
    where, bricks, mixed = (nodes.new('ShaderNode' + kind) for kind in ('TexCoord', 'TexBrick', 'MixRGB'))
    bricks.inputs['Scale'].default_value, bricks.inputs['Mortar Size'].default_value = 1, 0.012
    bricks.inputs['Brick Width'].default_value, bricks.inputs['Row Height'].default_value = 4.6, 0.62
    bricks.inputs['Color1'].default_value = (*colour, 1)
    bricks.inputs['Color2'].default_value = (*(part * 0.45 for part in colour), 1)
    bricks.inputs['Mortar'].default_value = (0.001, 0.001, 0.001, 1)
    links.new(where.outputs['Object'], bricks.inputs['Vector'])
    fibre = _noise(nodes, links, 2.2, (0.5, 9, 1), 8)
    mixed.blend_type, mixed.inputs['Fac'].default_value = 'MULTIPLY', 0.75
    links.new(bricks.outputs['Color'], mixed.inputs['Color1'])
    links.new(fibre, mixed.inputs['Color2'])
    links.new(mixed.outputs['Color'], shader.inputs['Base Color'])
    _bump(nodes, links, shader, bricks.outputs['Fac'], -0.3, 0.03)
    return made


def planks(colour=(0.05, 0.021, 0.0105)):
    """A floor of dark boards."""
    return sheet('planks', 60, 60, boards(colour))


def mist(y, low, tall, strength):
    """A bank of mist in a valley: nothing at its edges, thickest at a third of its height, lit by the same dusk."""
    made = bpy.data.materials.new('mist')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    new = lambda kind: nodes.new('ShaderNode' + kind)
    where, apart, ramp, drift, thick, mix, clear, shine = (new(kind) for kind in ('TexCoord', 'SeparateXYZ', 'ValToRGB', 'TexNoise', 'Math', 'MixShader', 'BsdfTransparent', 'Emission'))
    links.new(where.outputs['Generated'], apart.inputs['Vector'])
    links.new(apart.outputs['Y'], ramp.inputs['Fac'])
    ramp.color_ramp.interpolation = 'EASE'
    ramp.color_ramp.elements[0].color = ramp.color_ramp.elements[1].color = (0, 0, 0, 1)
    ramp.color_ramp.elements.new(0.35).color = (strength, strength, strength, 1)
    drift.inputs['Scale'].default_value, drift.inputs['Detail'].default_value = 9, 3
    links.new(where.outputs['Generated'], drift.inputs['Vector'])
    thick.operation = 'MULTIPLY'
    links.new(ramp.outputs['Color'], thick.inputs[0])
    links.new(drift.outputs['Fac'], thick.inputs[1])
    shine.inputs['Color'].default_value = (0.05, 0.03, 0.021, 1)
    links.new(thick.outputs['Value'], mix.inputs['Fac'])
    links.new(clear.outputs['BSDF'], mix.inputs[1])
    links.new(shine.outputs['Emission'], mix.inputs[2])
    links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return place(sheet('mist', 240, tall, made), (0, y, low + tall / 2), (90, 0, 0))
