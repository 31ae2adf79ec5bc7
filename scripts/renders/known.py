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
