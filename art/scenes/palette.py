"""The materials of the pictures, each made once for a scene."""

import subprocess
import tempfile
from pathlib import Path

import bpy

BRAND = Path(__file__).resolve().parent.parent / 'brand'
TEMPORARY = Path(tempfile.mkdtemp(prefix='scene-'))

made_once = {}
PALETTE = {  # base colour, metallic, roughness, clear coat
    'ink': ((0.006, 0.02, 0.018), 0, 0.3, 0.7),
    'green': ((0.008, 0.11, 0.075), 0, 0.32, 0.7),
    'ivory': ((0.82, 0.75, 0.63), 0, 0.4, 0.4),
    'rust': ((0.45, 0.07, 0.02), 0, 0.35, 0.6),
    'copper': ((0.86, 0.33, 0.12), 1, 0.2, 0),
    'old copper': ((0.62, 0.24, 0.09), 1, 0.36, 0),
    'dark field': ((0.10, 0.045, 0.022), 1, 0.42, 0),
    'brass': ((0.72, 0.44, 0.16), 1, 0.28, 0),
    'glass': ((0.002, 0.006, 0.006), 0, 0.06, 1),
    'slab': ((0.012, 0.022, 0.02), 0.6, 0.34, 0.3),
    'leather': ((0.012, 0.03, 0.024), 0, 0.46, 0.25),
    'wall': ((0.006, 0.03, 0.024), 0, 0.9, 0),
    'copper wall': ((0.042, 0.0185, 0.007), 0, 0.9, 0),
}


def material(name):
    """A material of the palette, made once."""
    if name not in made_once:
        colour, metallic, roughness, coat = PALETTE[name]
        made = bpy.data.materials.new(name)
        made.use_nodes = True
        surface = made.node_tree.nodes['Principled BSDF']
        surface.inputs['Base Color'].default_value = (*colour, 1)
        surface.inputs['Metallic'].default_value = metallic
        surface.inputs['Roughness'].default_value = roughness
        surface.inputs['Clearcoat'].default_value = coat
        made_once[name] = made
    return made_once[name]


def glow(name, colour, strength):
    """A surface that shines by itself; `name` can then be used like a name of the palette."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (0, 0, 0, 1)
    surface.inputs['Emission'].default_value = (*colour, 1)
    surface.inputs['Emission Strength'].default_value = strength
    made_once[name] = made
    return made


def printed(svg, pixels=900, shine=0.0, roughness=0.35):
    """A material that shows a drawing of art/brand (or an SVG text); `shine` lights it from behind, as a screen."""
    source = svg if svg.lstrip().startswith('<') else (BRAND / svg).read_text()
    drawing, picture = TEMPORARY / f'{len(made_once)}.svg', TEMPORARY / f'{len(made_once)}.png'
    drawing.write_text(source)
    subprocess.run(['rsvg-convert', '-w', str(pixels), str(drawing), '-o', str(picture)], check=True)
    made = bpy.data.materials.new(svg[:20])
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes['Principled BSDF']
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = bpy.data.images.load(str(picture))
    links.new(texture.outputs['Color'], surface.inputs['Emission' if shine else 'Base Color'])
    if shine:
        surface.inputs['Base Color'].default_value = (0, 0, 0, 1)
        surface.inputs['Emission Strength'].default_value = shine
    surface.inputs['Roughness'].default_value = roughness
    surface.inputs['Clearcoat'].default_value = 0.3
    made_once[f'printed {len(made_once)}'] = made
    return made
