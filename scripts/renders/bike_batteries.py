"""Motorcycle batteries, each alone on the catalogue ground."""
import math
from dataclasses import dataclass

import studio as s
from cells import brand_line, circle, fillet, ring, rounded_rectangle, sign


@dataclass(frozen=True)
class Block:
    width: float
    depth: float
    height: float
    lid: float
    notch: tuple  # width and depth of the cut-out front corners for the terminals
    lines: tuple  # (text, cap height), from the top of the label
    starter: str


SELF_START = Block(0.150, 0.087, 0.105, 0.029, (0.027, 0.026), (('12V 6.5Ah', 0.0148),), 'SELF-START')
KICK_START = Block(0.080, 0.070, 0.105, 0.027, (0.0235, 0.024), (('12V', 0.0120), ('2.5Ah', 0.0120)), 'KICK-START')

CASE = '#23272d'
SEAM = 0.0009


def block(spec, location=(0, 0, 0), rotation_z=0.0, clamped=0.0, amber=s.VOLT):
    """A battery with its label facing -Y. `clamped` is the thickness of the lug under each bolt."""
    with s.assembly('bike battery', location, rotation_z) as root:
        plastic = s.abs_plastic(CASE, 0.4)
        _case(spec, plastic)
        _lid(spec, plastic)
        _label(spec, amber)
        for kind, side in (('+', -1), ('-', 1)):
            _terminal(spec, kind, side, clamped)
    return root


def _case(spec, plastic):
    w, d = spec.width, spec.depth
    low = spec.height - spec.lid
    s.plate('case', w, d, low, 0.0045, (0, 0, 0), s.TOP, plastic, edge=0.0013)
    s.plate('seam', w - 0.0022, d - 0.0022, 0.004, 0.0036, (0, 0, low - 0.0015), s.TOP, s.abs_plastic('#101216', 0.6), edge=0)
    for side, face in ((-1, s.LEFT), (1, s.RIGHT)):
        panel = (d - 0.020, low - 0.020)
        ring('side rim', rounded_rectangle(panel[0], panel[1], 0.005), rounded_rectangle(panel[0] - 0.004, panel[1] - 0.004, 0.003),
             0.0009, (side * (w / 2 - 0.0001), 0, low / 2), face, plastic, edge=0.0003)
        for k in range(3):
            s.rounded_box('rib', (0.0018, d - 0.032, 0.0024), 0.0008, 3, (side * w / 2, 0, low / 2 + (k - 1) * 0.012), plastic)


def _lid(spec, plastic):
    w, d = spec.width - 0.0006, spec.depth - 0.0006
    nw, nd = spec.notch
    x, y = w / 2, d / 2
    low = spec.height - spec.lid + SEAM
    outline = fillet([(-x, y), (-x, -y + nd), (-x + nw, -y + nd), (-x + nw, -y), (x - nw, -y), (x - nw, -y + nd), (x, -y + nd), (x, y)],
                     [0.0042, 0.003, 0.004, 0.003, 0.003, 0.004, 0.003, 0.0042])
    s.prism('lid', outline, spec.height - low - 0.0012, (0, 0, low), s.TOP, plastic, edge=0.0014)
    s.plate('deck', w, d, 0.0015, 0.004, (0, 0, low), s.TOP, plastic, edge=0.0005)
    _lid_top(spec, plastic)


def _lid_top(spec, plastic):
    nd = spec.notch[1]
    width, deep = spec.width - 0.016, spec.depth - nd - 0.012
    top = spec.height - 0.0012
    y = nd / 2 + 0.001
    s.plate('crown', width, deep, 0.0012, 0.006, (0, y, top - 0.00005), s.TOP, plastic, edge=0.0005)
    s.bars_mark(0.015, (0, y, spec.height - 0.0001), s.TOP, '#3b4149', '#2b3036', 0.0005)
    for kind, side in (('+', -1), ('-', 1)):
        sign(kind, 0.0085, (side * (width / 2 - 0.012), y - deep / 2 + 0.0105, spec.height), s.TOP,
             s.ink_print('#d8433a' if kind == '+' else '#e9e6de'), 0.0003)


POST = (0.0136, 0.0130, 0.0135)


def _terminal_foot(spec, side):
    nw, nd = spec.notch
    return (side * (spec.width / 2 - nw / 2 + 0.0006), -spec.depth / 2 + nd / 2 - 0.0008, spec.height - spec.lid + SEAM + 0.0015)


def bolt_seat(spec, side):
    """The point on the front of a terminal post where a lug's ring lies."""
    x, y, z = _terminal_foot(spec, side)
    return x, y - POST[1] / 2, z + 0.0024 + POST[2] / 2


def _terminal(spec, kind, side, clamped):
    nw, nd = spec.notch
    wide, deep, tall = POST
    shade = '#a8231c' if kind == '+' else '#121417'
    with s.assembly('terminal', _terminal_foot(spec, side)):
        s.plate('foot', nw - 0.006, nd - 0.006, 0.0026, 0.003, (0, 0, 0), s.TOP, s.abs_plastic(shade, 0.42), edge=0.0006)
        metal = s.nickel(0.27)
        s.rounded_box('post', (wide, deep, tall), 0.0009, 3, (0, 0, 0.0024 + tall / 2), metal)
        s.cylinder('hole', 0.0031, 0.0006, (0, 0, 0.0024 + tall - 0.0001), material=s.material('bore', base_color='#2a2a2b', roughness=0.6, metallic=0.6), edge=0)
        bolt((0, -deep / 2 - clamped, 0.0024 + tall * 0.5), s.FRONT, 0.0049, turn=14 + 22 * (side > 0))


def bolt(location, rotation=s.FRONT, radius=0.0049, turn=14):
    """M6 bolt with a captive washer and a cross recess, as sold with bike batteries."""
    metal = s.nickel(0.24)
    dark = s.material('recess', base_color='#26272a', roughness=0.6, metallic=0.5)
    with s.assembly('bolt', location, rotation=rotation) as root:
        s.cylinder('washer', radius * 1.22, 0.0009, (0, 0, 0.00045), material=metal, edge=0.00025)
        outline = [(radius * math.cos(math.radians(turn + 60 * i)), radius * math.sin(math.radians(turn + 60 * i))) for i in range(6)]
        s.prism('hexagon', outline, 0.0032, (0, 0, 0.0009), s.TOP, metal, edge=0.0004)
        ring('dish', circle(radius * 0.78), circle(radius * 0.58), 0.0003, (0, 0, 0.0041), material=metal, edge=0.0001)
        for a in (turn, turn + 90):
            s.rounded_box('slot', (radius * 0.95, radius * 0.22, 0.0002), 0, 1, (0, 0, 0.0041), dark, (0, 0, math.radians(a)))
    return root


def _label(spec, amber):
    low = spec.height - spec.lid
    w, h = spec.width - 0.014, low - 0.011
    y, z = -spec.depth / 2, low / 2 - 0.0002
    ring('label rim', rounded_rectangle(w + 0.0032, h + 0.0032, 0.0046), rounded_rectangle(w + 0.0004, h + 0.0004, 0.0034),
         0.0006, (0, y + 0.0001, z), s.FRONT, s.abs_plastic(CASE, 0.4), edge=0.0002)
    s.plate('label', w, h, 0.00025, 0.0032, (0, y, z), s.FRONT, s.material('label stock', base_color='#0f1318', roughness=0.33, specular=0.5), edge=0.0001)
    front = y - 0.00025
    strip = 0.0150
    x, foot = w / 2, -h / 2
    s.prism('strip', fillet([(-x, foot), (x, foot), (x, foot + strip), (-x, foot + strip)], [0.0032, 0.0032, 0, 0]),
            0.00005, (0, front, z), s.FRONT, s.ink_print(amber), edge=0)
    _label_print(spec, w, h, front - 0.00005, z, strip)


def _label_print(spec, w, h, y, z, strip):
    white, ink = s.ink_print('#f6f4ee'), s.ink_print('#14181e')
    bottom, top = z - h / 2, z + h / 2
    wide = w > 0.1
    cap = 0.0062 if wide else 0.0046
    brand_line(w * (0.64 if wide else 0.84), (0, y, top - cap * 1.75))
    zone_top, zone_bottom = top - cap * 2.9, bottom + strip
    pitch = (zone_top - zone_bottom) / (len(spec.lines) + 1)
    gap = 0.0062
    total = sum(size for _, size in spec.lines) + gap * (len(spec.lines) - 1)
    at = (zone_top + zone_bottom) / 2 + total / 2
    for words, size in spec.lines:
        s.text(words, size, (0, y, at - size / 2), s.FRONT, white, 0.0001)
        at -= size + gap
    small = 0.0058 if wide else 0.0040
    middle = bottom + strip / 2
    if wide:
        s.text(spec.starter, small, (-w / 2 + 0.008, y, middle), s.FRONT, ink, 0.0001, align='LEFT')
        s.text('LiFePO4', small, (w / 2 - 0.008, y, middle), s.FRONT, ink, 0.0001, align='RIGHT')
    else:
        s.text(spec.starter, small, (0, y, middle + 0.0031), s.FRONT, ink, 0.0001)
        s.text('LiFePO4', small * 0.86, (0, y, middle - 0.0034), s.FRONT, ink, 0.0001)


# --- scenes ----------------------------------------------------------------

def self_start():
    s.light_studio(0.22)
    block(SELF_START)
    s.seen((0, 0, 0.050), 0.80)
    return {'samples': 32}


def kick_start():
    s.light_studio(0.18)
    block(KICK_START)
    s.seen((0, 0, 0.050), 0.66)
    return {'samples': 32}


SCENES = {
    'bike-6-5ah-battery': self_start,
    'bike-2-5ah-battery': kick_start,
}
