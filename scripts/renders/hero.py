"""The three packs of the home page's first screen, with the same viewpoint, lens and light, on a transparent ground."""
import math

import packs
import studio as s

AZIMUTH, EYE, DISTANCE, WIDTH = 20, 0.42, 1.8, 0.575


def hero_studio():
    """A ground of the page's dark colour: a hard light from the left, a soft box above, a card that the panels reflect."""
    s.bpy.context.scene['ground'] = s.INK
    s.set_world('#8796b0', 0.035)
    s.sweep(s.material('ink ground', base_color='#0f151e', roughness=0.42, specular=0.30), 40, -9, 15, 8, 12)
    s.area_light('rim', (-1.30, 0.20, 0.45), (-0.1, 0.0, 0.10), (0.06, 0.80), 330, '#fff1dd', spread=120)
    s.area_light('top', (-0.15, -0.05, 1.0), (-0.05, 0.08, 0.15), (0.9, 0.45), 9.5, '#eef3ff', spread=140)
    s.area_light('card', (-1.00, -1.75, 0.62), (-0.02, 0, 0.11), (0.34, 1.20), 27, '#fff8ef', spread=120)
    s.area_light('fill', (1.6, -1.2, 0.5), (0.1, 0, 0.1), (0.8, 0.9), 3, '#dfe8ff', spread=120)
    strips = [s.area_light('edge above', (-0.45, -0.20, 1.2), (0, 0, 0.15), (1.2, 0.06), 50, '#f4f7ff'),
              s.area_light('edge beside', (1.3, -0.45, 0.12), (0, 0, 0.12), (0.04, 0.9), 18, '#cfdcff')]
    for light in strips:
        light.visible_diffuse = False


def stand(build, front, middle):
    """`front` is the y of the panel's face in the pack's own space; the pack is moved so that it is at y = 0."""
    hero_studio()
    with s.assembly('stands', (0, -front, 0)):
        build()
    s.level((0, 0), DISTANCE, AZIMUTH, EYE, WIDTH, 0.118, middle)
    return dict(width=1600, height=1067, samples=18, fine=2, cut_out=True)


def hero_51v():
    return stand(packs.pack_51v, -packs.RACK['depth'] / 2, 0.06)


def hero_24v():
    return stand(packs.pack_24v, -packs.DESK['depth'] / 2 - 0.0025, 0.05)


def hero_12v():
    return stand(packs.pack_12v, -packs.BLOCK['depth'] / 2, 0.04)


SCENES = {
    'hero-51v': hero_51v,
    'hero-24v': hero_24v,
    'hero-12v': hero_12v,
}
