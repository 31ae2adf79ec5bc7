"""What all pictures share: ground, lights, camera, materials, basic parts, print and rendering.

Units are metres, Z is up, a product's front faces -Y and it stands on z = 0.
"""
import json
import math
import os
from contextlib import contextmanager

import bpy
import bmesh
import numpy as np
from mathutils import Vector

import darkroom

VOLT = '#ffb800'
INK = '#12161c'  # `--color-ink` of app/globals.css
PAPER = '#e9e6de'  # placeholder colour of light pictures, `--color-placeholder-8`
FRONT = (math.radians(90), 0, 0)  # turns a flat thing (text, mark) to face -Y
TOP = (0, 0, 0)
LEFT = (math.radians(90), 0, math.radians(-90))
RIGHT = (math.radians(90), 0, math.radians(90))


def specification(product):
    """The specification in `content/shop/products.ts` by product id; labels print its values."""
    return json.loads(os.environ['RENDER_SPECIFICATIONS'])[product]


def linear(color, alpha=1.0):
    """Converts '#rrggbb' (sRGB) to the linear RGBA of Blender's nodes."""
    if not isinstance(color, str):
        return tuple(color) if len(color) == 4 else (*color, alpha)
    parts = [int(color.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts), alpha)


# --- scene -----------------------------------------------------------------

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.unit_settings.system = 'METRIC'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    set_world('#ffffff', 0.0)
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.use_denoising = False
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 12.0
    scene['ground'] = ''
    return scene


def set_world(color, strength):
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear(color)
    background.inputs[1].default_value = strength


def area_light(name, location, target, size, power, color='#ffffff', spread=180, camera_visible=False):
    data = bpy.data.lights.new(name, 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size if isinstance(size, tuple) else (size, size)
    data.energy = power
    data.color = linear(color)[:3]
    data.spread = math.radians(spread)
    light = _link(bpy.data.objects.new(name, data))
    light.location = location
    light.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    light.visible_camera = camera_visible
    return light


def sweep(material, width=14.0, front=-6.0, back=3.2, radius=1.6, height=6.0):
    """A seamless ground that curves up into the back wall."""
    steps = 48
    profile = [(front, 0.0)]
    for i in range(steps + 1):
        angle = math.pi / 2 * i / steps
        profile.append((back - radius + radius * math.sin(angle), radius - radius * math.cos(angle)))
    profile.append((back, height))
    verts = [(side * width / 2, y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return mesh('sweep', verts, faces, material, smooth=True)


def light_studio(size=1.0):
    """Light ground of the catalogue. `size` is the product's longest side in metres; lights and sweep scale with it."""
    k = size / 0.5
    bpy.context.scene['ground'] = PAPER
    set_world('#fbf8f2', 0.15)
    sweep(material('paper ground', base_color='#e9e7e2', roughness=0.8, specular=0.12),
          40 * k, -9 * k, 15 * k, 11 * k, 16 * k)
    area_light('key', (-1.5 * k, -1.0 * k, 2.0 * k), (0, 0, 0.1 * k), (1.3 * k, 1.2 * k), 48 * k * k, '#fff8ee')
    area_light('top', (0.2 * k, 0.3 * k, 2.4 * k), (0, 0.1 * k, 0), (2.4 * k, 1.4 * k), 20 * k * k, '#fffcf7')
    area_light('sheen', (3.3 * k, 5.2 * k, 2.6 * k), (0, 0, 0.12 * k), (4.8 * k, 2.7 * k), 200 * k * k, '#f4f6fb')
    area_light('fill', (1.5 * k, -2.2 * k, 1.0 * k), (0, 0, 0.1 * k), (1.6 * k, 1.6 * k), 17 * k * k, '#fffdfa')
    # Lights the far ground evenly, which would otherwise look grey in reflections.
    area_light('ground', (0, 3.2 * k, 7.0 * k), (0, 8 * k, 0.6 * k), (12 * k, 5 * k), 330 * k * k, '#fffdf8', spread=180)


def edge_lights(size):
    """Strips that only a case's rounded edges, not its flat sides, reflect towards the camera. They add no diffuse light."""
    k = size / 0.5
    for light in (area_light('edge above', (1.15 * k, -0.75 * k, 2.2 * k), (0, 0, 0.15 * k), (1.8 * k, 0.14 * k), 90 * k * k),
                  area_light('edge beside', (-2.0 * k, -1.1 * k, 0.25 * k), (0, 0, 0.12 * k), (0.14 * k, 0.8 * k), 110 * k * k)):
        light.visible_diffuse = False


def camera(target=(0, 0, 0.1), distance=2.0, azimuth=-28.0, elevation=16.0, lens=70.0,
           shift_x=0.0, shift_y=0.0, fstop=None):
    """Azimuth 0 looks at the front; positive angles, in degrees, move the camera towards +X."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.sensor_width = 36
    data.shift_x, data.shift_y = shift_x, shift_y
    data.clip_start = 0.01
    az, el = math.radians(azimuth), math.radians(elevation)
    eye = _link(bpy.data.objects.new('camera', data))
    eye.location = Vector(target) + distance * Vector(
        (math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    eye.rotation_euler = (Vector(target) - eye.location).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof = True
        data.dof.focus_distance = distance
        data.dof.aperture_fstop = fstop
    bpy.context.scene.camera = eye
    return eye


def seen(target, distance):
    """The shared viewpoint of products alone on the catalogue ground; the distance determines how large they look."""
    return camera(target, distance, -27, 17, 70)


def facing(width, centre_z, eye_z, distance):
    """Straight from the front with a shifted lens, so that shapes in the plane y = 0 are not distorted.

    In that plane the frame is `width` metres wide and centred on `centre_z`. The camera is at `eye_z`, a little higher, so
    that it sees some of the product's top.
    """
    lens = 36 * distance / width
    eye = camera((0, 0, eye_z), distance, 0, 0, lens, shift_y=(centre_z - eye_z) / width)
    return eye


def level(target, distance, azimuth, eye_z, width, centre_z, shift_x=0.0, fstop=None):
    """Looks horizontally, so that uprights stay upright; at `distance` the frame is `width` metres wide and centred on `centre_z`."""
    eye = camera((target[0], target[1], eye_z), distance, azimuth, 0, 36 * distance / width, shift_x, (centre_z - eye_z) / width, fstop)
    return eye


# --- materials -------------------------------------------------------------

def material(name, **principled):
    """Keyword arguments set inputs of the Principled shader: base_color, metallic, roughness, emission_strength…"""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    for key, value in principled.items():
        socket = shader.inputs[_INPUTS.get(key, key.replace('_', ' ').title())]
        socket.default_value = linear(value) if socket.type == 'RGBA' else value
    return made


_INPUTS = {'ior': 'IOR'}


def _bump(made, scale, strength, stretch=(1, 1, 1), distance=0.001, detail=2.0, vary_roughness=None):
    """Fine relief from noise in object space; `stretch` makes it directional (brushed metal, wood). Returns the noise node."""
    tree = made.node_tree
    nodes, links = tree.nodes, tree.links
    shader = nodes['Principled BSDF']
    coordinates = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    links.new(coordinates.outputs['Object'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    if strength:
        bump = nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = strength
        bump.inputs['Distance'].default_value = distance
        links.new(noise.outputs['Fac'], bump.inputs['Height'])
        links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    if vary_roughness:
        spread = nodes.new('ShaderNodeMapRange')
        spread.inputs['To Min'].default_value, spread.inputs['To Max'].default_value = vary_roughness
        links.new(noise.outputs['Fac'], spread.inputs['Value'])
        links.new(spread.outputs['Result'], shader.inputs['Roughness'])
    return noise


def _two_tone(made, noise, dark, light, low=0.3, high=0.7):
    tree = made.node_tree
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = low, linear(dark)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = high, linear(light)
    tree.links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])


def powder_coat(color='#23272d', roughness=0.42):
    made = material('powder coat', base_color=color, roughness=roughness, specular=0.5, clearcoat=0.35, clearcoat_roughness=0.16)
    _bump(made, 620, 0.30, distance=0.0005, detail=3, vary_roughness=(roughness - 0.05, roughness + 0.10))
    # Strong grain on a light coat would look like dirt.
    return grain(made, depth=0.55 if max(linear(color)[:3]) < 0.2 else 0.22)


def grain(made, scale=950, depth=0.55):
    """Fine grain of a surface. The darkroom applies it after denoising, which would remove it as noise."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    coordinates, noise, centre, out = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'TexNoise', 'Math', 'OutputAOV'))
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 1.0
    centre.operation, centre.inputs[1].default_value, centre.inputs[2].default_value = 'MULTIPLY_ADD', depth, -0.5 * depth
    out.name = darkroom.GRAIN
    links.new(coordinates.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], centre.inputs[0])
    links.new(centre.outputs[0], out.inputs['Value'])
    return made


def brushed_metal(color='#c9ccd0', roughness=0.3, along='x'):
    made = material('brushed metal', base_color=color, metallic=1.0, roughness=roughness)
    stretch = {'x': (0.02, 1, 1), 'y': (1, 0.02, 1), 'z': (1, 1, 0.02)}[along]
    _bump(made, 1400, 0.05, stretch, 0.0003, vary_roughness=(roughness - 0.06, roughness + 0.08))
    return made


def anodised(color='#2e3238', roughness=0.34):
    """Dark anodised aluminium, brushed along local X: stretches highlights upright, and shows fine lines and faint wear."""
    made = material('anodised', base_color=color, metallic=0.85, roughness=roughness, specular=0.5, anisotropic=0.65)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    along, turn = nodes.new('ShaderNodeCombineXYZ'), nodes.new('ShaderNodeVectorTransform')
    along.inputs[0].default_value = 1
    turn.vector_type, turn.convert_from, turn.convert_to = 'VECTOR', 'OBJECT', 'WORLD'
    links.new(along.outputs[0], turn.inputs[0])
    links.new(turn.outputs[0], nodes['Principled BSDF'].inputs['Tangent'])
    _bump(made, 900, 0.06, (0.012, 1, 1), 0.0003, detail=4, vary_roughness=(roughness - 0.05, roughness + 0.07))
    coordinates, mapping, noise, centre, out = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexNoise', 'Math', 'OutputAOV'))
    mapping.inputs['Scale'].default_value = (0.010, 1, 1)
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1100, 2.0
    centre.operation, centre.inputs[1].default_value, centre.inputs[2].default_value = 'MULTIPLY_ADD', 0.46, -0.23
    out.name = darkroom.GRAIN
    links.new(coordinates.outputs['Object'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], centre.inputs[0])
    links.new(centre.outputs[0], out.inputs['Value'])
    return made


def abs_plastic(color='#1c1f24', roughness=0.45):
    made = material('abs', base_color=color, roughness=roughness, specular=0.45)
    _bump(made, 1300, 0.05, distance=0.0003)
    return made


def nickel(roughness=0.22):
    return material('nickel', base_color='#d3d0c8', metallic=1.0, roughness=roughness)


def copper(roughness=0.28):
    return material('copper', base_color='#c5763f', metallic=1.0, roughness=roughness)


def steel(roughness=0.26):
    return material('steel', base_color='#b9bcc0', metallic=1.0, roughness=roughness)


def rubber(color='#17191c'):
    return material('rubber', base_color=color, roughness=0.75, specular=0.3)


def silicone_wire(color='#c4161c'):
    return material('wire', base_color=color, roughness=0.38, specular=0.5)


def display_ground():
    """The dark layer behind lit segments."""
    return material('display ground', base_color='#050709', roughness=0.5, specular=0.08)


def clear_glass(width, height):
    """A pane whose reflection depends on the angle, without refraction, which would add noise. Shows a soft box's edge."""
    made = bpy.data.materials.new('pane')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    out, mix, add = (nodes.new(f'ShaderNode{kind}') for kind in ('OutputMaterial', 'MixShader', 'AddShader'))
    through, mirror, sheen = (nodes.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'BsdfGlossy', 'Emission'))
    fresnel, coordinates, split = (nodes.new(f'ShaderNode{kind}') for kind in ('Fresnel', 'TexCoord', 'SeparateXYZ'))
    mirror.inputs['Roughness'].default_value = 0.03
    fresnel.inputs['IOR'].default_value = 1.45
    # Limited: at a flat angle a real pane would reflect the studio and hide the display.
    most = nodes.new('ShaderNodeMath')
    most.operation = 'MINIMUM'
    most.inputs[1].default_value = 0.004
    # The soft box's edge: a smooth step over x + 0.7 y from the pane's middle, brighter towards the upper right.
    slope, edge = nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMapRange')
    slope.operation = 'MULTIPLY_ADD'
    slope.inputs[1].default_value = 0.7
    edge.interpolation_type = 'SMOOTHSTEP'
    edge.inputs['From Min'].default_value, edge.inputs['From Max'].default_value = width * 0.06, width * 0.09
    edge.inputs['To Min'].default_value, edge.inputs['To Max'].default_value = 0.002, 0.026
    links.new(coordinates.outputs['Object'], split.inputs['Vector'])
    links.new(split.outputs['Y'], slope.inputs[0])
    links.new(split.outputs['X'], slope.inputs[2])
    links.new(slope.outputs[0], edge.inputs['Value'])
    links.new(edge.outputs[0], sheen.inputs['Strength'])
    links.new(fresnel.outputs[0], most.inputs[0])
    links.new(most.outputs[0], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(mirror.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], add.inputs[0])
    links.new(sheen.outputs[0], add.inputs[1])
    links.new(add.outputs[0], out.inputs['Surface'])
    made.cycles.sample_as_light = False
    return made


GLASS = (0.955, 0.90)  # width and height of a display's dark layer, as shares of its frame


def glazed(width, height):
    """A display's window in the XY plane: rim, dark layer, pane. Returns the z at which segments are drawn."""
    corner = height * 0.09
    plate('rim', width, height, 0.0020, corner, (0, 0, 0), TOP, brushed_metal('#8d9298', 0.34), edge=0.0007)
    plate('bezel', width - 0.0026, height - 0.0026, 0.0022, corner * 0.8, (0, 0, 0), TOP, abs_plastic('#0c0e11', 0.35), edge=0.0003)
    plate('dark', width * GLASS[0], height * GLASS[1], 0.0024, corner * 0.6, (0, 0, 0), TOP, display_ground(), edge=0)
    plate('pane', width * 0.965, height * 0.92, 0.0006, corner * 0.6, (0, 0, 0.0028), TOP, clear_glass(width, height), edge=0)
    return 0.0024


def paper_label(color='#f3f1ea'):
    return material('label', base_color=color, roughness=0.55, specular=0.3)


def ink_print(color='#f4f2ec'):
    """Silk-screen ink for text on a case."""
    return material('print', base_color=color, roughness=0.5, specular=0.3)


def glow(color='#9dffcf', strength=2.2):
    """Lit segments. Not sampled as lights: they are so small that they would only add noise."""
    made = material('glow', base_color='#000000', roughness=0.5, emission=color, emission_strength=strength)
    made.cycles.sample_as_light = False
    return made


def wood(dark='#8a6238', light='#b98a56', along='x'):
    made = material('wood', roughness=0.5, specular=0.35)
    stretch = {'x': (0.06, 1, 1), 'y': (1, 0.06, 1), 'z': (1, 1, 0.06)}[along]
    noise = _bump(made, 26, 0.06, stretch, 0.002, detail=5)
    noise.inputs['Distortion'].default_value = 0.6
    _two_tone(made, noise, dark, light)
    return made


def floor_tiles(color='#b9b2a4', joint='#958e80', side=0.45):
    """Square tiles with narrow joints, in object space."""
    made = material('tiles', roughness=0.34, specular=0.4)
    tree = made.node_tree
    place, brick = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeTexBrick')
    brick.offset = 0
    for name, value in (('Color1', linear(color)), ('Color2', linear(color)), ('Mortar', linear(joint)), ('Scale', 1.0), ('Mortar Size', 0.003),
                        ('Mortar Smooth', 0.2), ('Brick Width', side), ('Row Height', side)):
        brick.inputs[name].default_value = value
    tree.links.new(place.outputs['Object'], brick.inputs['Vector'])
    tree.links.new(brick.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return made


def concrete(dark='#9a968d', light='#b7b3a9', roughness=0.6):
    made = material('concrete', roughness=roughness, specular=0.3)
    _two_tone(made, _bump(made, 3.2, 0.05, distance=0.004, detail=7), dark, light)
    return made


def wall_paint(color='#e4dfd3'):
    made = material('wall paint', base_color=color, roughness=0.8, specular=0.2)
    _bump(made, 160, 0.06, distance=0.001)
    return made


# --- parts -----------------------------------------------------------------

_collecting = []


def _link(thing):
    bpy.context.scene.collection.objects.link(thing)
    if _collecting:
        thing.parent = _collecting[-1]
    return thing


@contextmanager
def assembly(name='assembly', location=(0, 0, 0), rotation_z=0.0, rotation=None):
    """Makes an empty the parent of everything created inside, so that it can be placed and turned as a whole.

    Use `rotation_z`, in degrees, for products on the ground, and `rotation` (FRONT, LEFT…) for parts built facing +Z.
    """
    root = bpy.data.objects.new(name, None)
    _link(root)
    root.location = location
    root.rotation_euler = rotation or (0, 0, math.radians(rotation_z))
    _collecting.append(root)
    try:
        yield root
    finally:
        _collecting.pop()


def mesh(name, verts, faces, material=None, smooth=False, location=(0, 0, 0), rotation=(0, 0, 0)):
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    data.update()
    return _finish(name, data, material, smooth, location, rotation)


def lathe(name, profile, location=(0, 0, 0), rotation=TOP, material=None, sides=36, smooth=True):
    """Turn (radius, height) pairs about Z, closed by a flat cap at both ends."""
    verts = [(r * math.cos(2 * math.pi * i / sides), r * math.sin(2 * math.pi * i / sides), z)
             for r, z in profile for i in range(sides)]
    faces = [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i)
             for k in range(len(profile) - 1) for i in range(sides)]
    faces += [tuple(reversed(range(sides))), tuple(range((len(profile) - 1) * sides, len(profile) * sides))]
    made = mesh(name, verts, faces, material, smooth, location, rotation)
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(28)
    return made


def _finish(name, data, material, smooth, location, rotation=(0, 0, 0)):
    if material:
        data.materials.append(material)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    made = _link(bpy.data.objects.new(name, data))
    made.location = location
    made.rotation_euler = rotation
    return made


def bevel(thing, radius, segments=3, angle=35):
    """Rounds the edges; flat faces keep their flat shading."""
    if radius <= 0:
        return thing
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(60)
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width = radius
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(angle)
    modifier.harden_normals = True
    return thing


def rounded_box(name, size, radius=0.002, segments=3, location=(0, 0, 0), material=None, rotation=(0, 0, 0)):
    """`location` is the box's centre."""
    x, y, z = (s / 2 for s in size)
    verts = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = mesh(name, verts, faces, material, location=location, rotation=rotation)
    return bevel(made, min(radius, min(x, y, z) * 0.98), segments)


def plate(name, width, height, depth, corner, location, rotation=FRONT, material=None, edge=0.0006, corner_segments=8):
    """A flat part with round corners (label, window, faceplate): in XY, `depth` thick towards +Z, before `rotation`."""
    outline = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(corner_segments + 1):
            a = math.radians(start + 90 * i / corner_segments)
            outline.append((cx * (width / 2 - corner) + corner * math.cos(a),
                            cy * (height / 2 - corner) + corner * math.sin(a)))
    return prism(name, outline, depth, location, rotation, material, edge)


def prism(name, outline, depth, location=(0, 0, 0), rotation=(0, 0, 0), material=None, edge=0.0006):
    """A counter-clockwise outline in XY, extruded to z = depth before `rotation`."""
    n = len(outline)
    verts = [(x, y, 0) for x, y in outline] + [(x, y, depth) for x, y in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    made = mesh(name, verts, faces, material, location=location, rotation=rotation)
    return bevel(made, min(edge, depth * 0.45), 2, angle=50)


def cylinder(name, radius, depth, location=(0, 0, 0), rotation=(0, 0, 0), material=None, edge=0.0005, sides=48, top_radius=None):
    """Its centre is `location`; its axis is Z before `rotation`."""
    shape = bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=True, segments=sides, radius1=radius,
                          radius2=radius if top_radius is None else top_radius, depth=depth)
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    made = _finish(name, data, material, True, location, rotation)
    return bevel(made, min(edge, depth * 0.45, radius * 0.45), 3)


def cut(thing, cutters, inside=None):
    """Subtracts cutters (vents, windows, sockets) from a bevelled part; `inside` is the material of the openings.

    Bevel first: afterwards the small edges of a slot would limit the width of the bevel.
    """
    if inside:
        thing.data.materials.append(inside)
    for cutter in cutters if isinstance(cutters, (list, tuple)) else [cutters]:
        if inside:
            cutter.data.materials.clear()
            cutter.data.materials.append(inside)
        modifier = thing.modifiers.new('cut', 'BOOLEAN')
        modifier.operation = 'DIFFERENCE'
        modifier.solver = 'EXACT'
        modifier.object = cutter
        cutter.hide_render = True
        cutter.display_type = 'WIRE'
    # The subtraction drops the bevel's normals; weighting them by area restores flat shading.
    weighted = thing.modifiers.new('normals', 'WEIGHTED_NORMAL')
    weighted.weight = 100
    return thing


def screw(location, radius=0.003, rotation=FRONT, material=None, turn=20):
    """Pan-head screw with a cross recess. `location` is on the surface it sits on."""
    metal = material or steel()
    with assembly('screw', location) as root:
        head = cylinder('head', radius, radius * 0.55, (0, 0, radius * 0.27), material=metal, edge=radius * 0.2, sides=32)
        dark = globals()['material']('recess', base_color='#1b1c1e', roughness=0.6)
        for a in (turn, turn + 90):
            rounded_box('slot', (radius * 1.1, radius * 0.24, radius * 0.06), 0, 1, (0, 0, radius * 0.53), dark,
                        (0, 0, math.radians(a)))
    root.rotation_euler = rotation
    return root


def cable(points, radius=0.003, material=None, name='cable', smooth=True):
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.resolution_u = 16
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = 'AUTO' if smooth else 'VECTOR'
    if material:
        curve.materials.append(material)
    return _link(bpy.data.objects.new(name, curve))


# --- print and displays ----------------------------------------------------

_fonts = {}


def text(string, size, location, rotation=FRONT, material=None, extrude=0.0002, align='CENTER', spacing=1.0):
    """`size` is the cap height. The text is `extrude` thick; put `location` on the surface."""
    path = os.environ.get('RENDER_FONT')
    curve = bpy.data.curves.new('text ' + string, 'FONT')
    curve.body = string
    if path:
        curve.font = bpy.data.fonts.load(path, check_existing=True)
    curve.size = size / 0.70
    curve.extrude = extrude / 2
    curve.align_x = align
    curve.align_y = 'CENTER'
    curve.space_character = spacing
    curve.resolution_u = 8
    curve.materials.append(material or ink_print())
    made = _link(bpy.data.objects.new('text', curve))
    made.location = location
    made.rotation_euler = rotation
    made.location = Vector(location) + made.rotation_euler.to_matrix() @ Vector((0, 0, extrude / 2))
    return made


_SEGMENTS = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc',
             '7': 'abc', '8': 'abcdefg', '9': 'abcdfg', '-': 'g', ' ': ''}


def seven_segment(string, height, location, rotation=FRONT, on=None, off=None, slant=0.12):
    """Digits and points, such as '52.9', centred on `location`, just above the surface."""
    on = on or glow()
    off = off or material('segment off', base_color='#0b0f12', roughness=0.6, specular=0.05)
    width, stroke = height * 0.5, height * 0.13
    pitch, point = width + stroke * 1.7, stroke * 1.6
    total = sum(point if c == '.' else pitch for c in string) - stroke * 1.7
    with assembly('digits', location) as root:
        x = -total / 2
        for c in string:
            if c == '.':
                at = x - stroke * 0.75
                _flat([(at, -height / 2), (at + stroke, -height / 2), (at + stroke, -height / 2 + stroke), (at, -height / 2 + stroke)], on, slant)
                x += point
                continue
            for segment, outline in _segment_outlines(width, height, stroke).items():
                _flat([(x + px, py) for px, py in outline], on if segment in _SEGMENTS[c] else off, slant)
            x += pitch
    root.rotation_euler = rotation
    return root


def _segment_outlines(w, h, s):
    g = s * 0.12  # gap between neighbouring segments
    def across(y):
        return [(s / 2 + g, y), (s + g, y - s / 2), (w - s - g, y - s / 2), (w - s / 2 - g, y), (w - s - g, y + s / 2), (s + g, y + s / 2)]
    def upright(x, low, high):
        return [(x, low + g), (x + s / 2, low + s / 2 + g), (x + s / 2, high - s / 2 - g), (x, high - g), (x - s / 2, high - s / 2 - g), (x - s / 2, low + s / 2 + g)]
    top, bottom = h / 2 - s / 2, -h / 2 + s / 2
    return {'a': across(top), 'g': across(0), 'd': across(bottom),
            'f': upright(s / 2, 0, top), 'b': upright(w - s / 2, 0, top),
            'e': upright(s / 2, bottom, 0), 'c': upright(w - s / 2, bottom, 0)}


def _flat(outline, material, slant=0.0, lift=0.00012):
    return mesh('flat', [(x + y * slant, y, lift) for x, y in outline], [tuple(range(len(outline)))], material)


def bars(count, size, location, rotation=FRONT, materials=None, gap=0.5, depth=0.0002):
    """Upright bars side by side; `size` is (width, height) of a bar, `materials` has one per bar."""
    width, height = size
    pitch = width * (1 + gap)
    with assembly('bars', location) as root:
        for i in range(count):
            plate('bar', width, height, depth, width * 0.12, ((i - (count - 1) / 2) * pitch, 0, 0), TOP, materials[i], edge=0)
    root.rotation_euler = rotation
    return root


def bars_mark(height, location, rotation=FRONT, color=VOLT, dim='#6d5518', depth=0.0002):
    """The brand mark: four upright bars, the last one dim. Its width is 1.09 x height."""
    lit, low = ink_print(color), ink_print(dim)
    return bars(4, (height * 0.2, height), location, rotation, [lit, lit, lit, low], 0.48, depth)


def charge_display(reading, width, height, location, rotation=FRONT):
    """Display of the state of charge behind glass: percentage, voltage and a row of bars. `reading` is (percent, volts), or
    None for a display that is off."""
    with assembly('display', location) as root:
        z = glazed(width, height)
        if reading:
            _charge_figures(*reading, width, height, z)
    root.rotation_euler = rotation
    return root


def _charge_figures(percent, volts, width, height, z):
    lit, off = glow(), material('bar off', base_color='#101619', roughness=0.6, specular=0.05)
    seven_segment(str(percent), height * 0.50, (-width * 0.25, height * 0.1, z), TOP, lit)
    text('%', height * 0.2, (-width * 0.25 + height * 0.53, height * -0.05, z), TOP, lit, extrude=0.0001)
    seven_segment(f'{volts:.1f}', height * 0.25, (width * 0.24, height * 0.2, z), TOP, lit)
    text('V', height * 0.14, (width * 0.41, height * 0.145, z), TOP, lit, extrude=0.0001)
    count = 10
    states = [lit if i < round(percent / 100 * count) else off for i in range(count)]
    bars(count, (width * 0.055, height * 0.1), (0, -height * 0.29, z), TOP, states, 0.42, 0.0001)


# --- the exposure ----------------------------------------------------------

def render(out_path, width=1440, height=1080, samples=40, bleed=False, cut_out=False, preview=False, fine=1):
    """Renders each view twice, with different seeds, and lets the darkroom develop them into a PNG.

    Products in a studio are put on a ground of exactly one colour; use `bleed` if they reach out of the frame, and
    `cut_out` for a transparent ground. `fine` renders that many times larger and shrinks the finished picture, for clean edges.
    """
    if preview:
        height, width, samples, fine = round(640 * height / width), 640, 24, 1
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width * fine, height * fine
    scene.render.use_persistent_data = True
    half = max(samples // 2, 8)
    ground = scene.get('ground', '')
    if not ground:
        picture = darkroom.develop(_expose(half), quick=preview)
    else:
        color = np.array(linear(ground)[:3], np.float32)
        picture = darkroom.compose(*_expose_apart(half, fine), color, bleed, cut_out, quick=preview)
    darkroom.write_png(out_path, darkroom.shrunk(picture, fine))


def _expose(samples, percent=100):
    scene = bpy.context.scene
    scene.render.resolution_percentage = percent
    scene.cycles.samples = samples
    return [darkroom.expose(scene, seed) for seed in (11, 23)]


def _expose_apart(samples, fine):
    """Exposures of the product without the ground, the ground with the product's shadow, and the ground alone."""
    scene = bpy.context.scene
    ground = bpy.data.objects['sweep']
    parts = [thing for thing in scene.objects if thing.type not in ('LIGHT', 'CAMERA', 'EMPTY') and thing is not ground]
    scene.render.film_transparent = True
    ground.visible_camera = False
    product = _expose(samples)
    scene.render.film_transparent = False
    ground.visible_camera = True
    for part in parts:
        part.visible_camera = False
    shadowed = _expose(24, 50 // fine)
    for part in parts:
        part.hide_render = True
    return product, shadowed, _expose(24, 50 // fine)
