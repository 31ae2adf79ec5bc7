"""Objects of well-known size, to show the size of a product. No maker's shapes or names."""
import math

import studio as s


def clear_plastic(tint='#f3f8f8'):
    """Transparent, without refraction, which would add noise."""
    made = s.bpy.data.materials.new('clear plastic')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    out, mix = nodes.new('ShaderNodeOutputMaterial'), nodes.new('ShaderNodeMixShader')
    through, mirror, edge = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeBsdfGlossy'), nodes.new('ShaderNodeLayerWeight')
    through.inputs['Color'].default_value = s.linear(tint)
    mirror.inputs['Color'].default_value = s.linear('#e8f0f2')
    mirror.inputs['Roughness'].default_value = 0.08
    edge.inputs['Blend'].default_value = 0.28
    links.new(edge.outputs['Facing'], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(mirror.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs['Surface'])
    return made


def water_bottle(location, rotation_z=0.0):
    """1.5 litres: 0.32 m high, 0.088 m across."""
    wall, water = clear_plastic(), clear_plastic('#e9f3f5')
    r = 0.044
    outline = [(0.002, 0.004), (0.026, 0.0), (0.036, 0.003), (r, 0.016), (r, 0.060)]
    for i in range(3):  # grip grooves
        z = 0.064 + i * 0.013
        outline += [(r, z), (r - 0.0022, z + 0.004), (r - 0.0022, z + 0.006), (r, z + 0.010)]
    outline += [(r, 0.200)]
    shoulder = [(r, 0.222), (0.0425, 0.236), (0.037, 0.254), (0.0265, 0.274), (0.0165, 0.288), (0.0140, 0.294), (0.0138, 0.304)]
    with s.assembly('water bottle', location, rotation_z):
        made = s.lathe('bottle', outline + shoulder, material=wall, sides=72)
        made.data.auto_smooth_angle = math.radians(70)
        inner = [(max(x - 0.0012, 0.001), z + 0.001) for x, z in outline + shoulder[:4]]
        s.lathe('water', inner, material=water, sides=72).data.auto_smooth_angle = math.radians(70)
        band = s.material('band', base_color='#e9edee', roughness=0.35)
        s.lathe('band', [(r - 0.001, 0.116), (r + 0.0004, 0.116), (r + 0.0004, 0.190), (r - 0.001, 0.190)], material=band, sides=72)
        for z in (0.121, 0.183):
            s.lathe('stripe', [(r, z), (r + 0.0006, z), (r + 0.0006, z + 0.002), (r, z + 0.002)], material=s.material('stripe', base_color='#2f6f9f', roughness=0.35), sides=72)
        s.cylinder('collar', 0.0165, 0.002, (0, 0, 0.2965), material=wall, edge=0.0004)
        s.cylinder('cap', 0.0152, 0.0160, (0, 0, 0.3115), material=s.abs_plastic('#2f6f9f', 0.4), edge=0.0014, sides=72)
        for i in range(36):
            a = 2 * math.pi * i / 36
            s.rounded_box('rib', (0.0009, 0.0009, 0.012), 0.0003, 1, (0.0152 * math.cos(a), 0.0152 * math.sin(a), 0.3105), s.abs_plastic('#2f6f9f', 0.4), (0, 0, a))


COIN_RADIUS, COIN_THICK = 0.00925, 0.0018


def coin(location, rotation_z=0.0):
    """As large as a 5-rupee coin, with only the number on it."""
    brass, figure = (s.material(name, base_color=color, metallic=0.9, roughness=0.38) for name, color in (('coin', '#c9a357'), ('figure', '#6d5122')))
    r, t = COIN_RADIUS, COIN_THICK
    with s.assembly('coin', location, rotation_z):
        s.lathe('coin', [(0.0005, 0), (r - 0.0003, 0), (r, 0.0003), (r, t - 0.0003), (r - 0.0003, t), (r - 0.0010, t), (r - 0.0012, t - 0.0003), (0.0005, t - 0.0003)], material=brass, sides=96)
        s.text('5', 0.0092, (0, 0, t - 0.0003), s.TOP, figure, 0.0003)
        for i in range(48):
            a = 2 * math.pi * i / 48
            s.cylinder('bead', 0.00022, 0.0003, ((r - 0.0018) * math.cos(a), (r - 0.0018) * math.sin(a), t - 0.0002), material=brass, edge=0, sides=8)
