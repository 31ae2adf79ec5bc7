"""The three packs of the home page's first screen, with the same viewpoint, lens and light, on a transparent ground."""
import math

import packs
import studio as s

EYE, DISTANCE = 0.345, 3.0  # 4 degrees above a panel's middle


def hero_studio():
    """A ground of the page's dark colour, and lights that make a dark case's edges visible on it."""
    s.bpy.context.scene['ground'] = s.INK
    s.set_world('#8796b0', 0.05)
    s.sweep(s.material('ink ground', base_color='#0f151e', roughness=0.20, specular=0.35), 40, -9, 15, 8, 12)
    # A soft box to the left of the camera, and one close above the panel at a grazing angle.
    s.area_light('front', (-1.1, -2.0, 1.1), (-0.05, 0, 0.12), (0.9, 1.2), 20, '#fff7ec', spread=110)
    s.area_light('fill', (1.5, -2.2, 0.7), (0.05, 0, 0.1), (0.9, 1.1), 8, '#eef3ff', spread=110)
    s.area_light('wash', (-0.10, -0.17, 0.90), (-0.05, -0.02, 0.13), (0.9, 0.16), 6, '#fff9f0', spread=120)
    s.area_light('top', (0, 0.9, 1.5), (0, 0.15, 0.15), (1.6, 0.4), 6.5, '#e8eefc', spread=110)
    # Rounded edges reflect these strips towards the camera; flat sides do not.
    strips = [s.area_light('edge above', (0, 0.0, 1.5), (0, 0, 0.15), (1.6, 0.5), 34, '#f4f7ff')]
    strips += [s.area_light('edge beside', (side * 1.3, -0.05, 0.35), (0, 0, 0.12), (0.5, 1.0), 30, '#f4f7ff') for side in (-1, 1)]
    for light in strips:
        light.visible_diffuse = False


def stand(build, front):
    """`front` is the y of the panel's face in the pack's own space; the pack is moved so that it is at y = 0."""
    hero_studio()
    with s.assembly('stands', (0, -front, 0)):
        build()
    s.facing(0.520, 0.1315, EYE, DISTANCE)
    return dict(width=1600, height=1067, samples=40, cut_out=True)


def hero_51v():
    return stand(packs.pack_51v, -packs.RACK['depth'] / 2)


def hero_24v():
    return stand(packs.pack_24v, -packs.DESK['depth'] / 2 - 0.0025)


def hero_12v():
    return stand(packs.pack_12v, -packs.BLOCK['depth'] / 2)


SCENES = {
    'hero-51v': hero_51v,
    'hero-24v': hero_24v,
    'hero-12v': hero_12v,
}
