"""Motorcycle batteries: the sealed block by itself, and strapped into a bike's battery bay."""
import math
from dataclasses import dataclass

import bms
import studio as s
from cells import brand_line, circle, fillet, flange_nut, ring, rounded_rectangle, sign, threaded_rod


@dataclass(frozen=True)
class Block:
    width: float
    depth: float
    height: float
    lid: float
    notch: tuple  # the front corners where the terminals stand
    lines: tuple  # (text, cap height), from the top of the label
    starter: str


SELF_START = Block(0.150, 0.087, 0.105, 0.029, (0.027, 0.026), (('12V 6.5Ah', 0.0148),), 'SELF-START')
KICK_START = Block(0.080, 0.070, 0.105, 0.027, (0.0235, 0.024), (('12V', 0.0120), ('2.5Ah', 0.0120)), 'KICK-START')

CASE = '#23272d'
SEAM = 0.0009


def block(spec, location=(0, 0, 0), rotation_z=0.0, clamped=0.0):
    """A finished battery; its label faces -Y. `clamped` is the thickness of a lug held under each bolt."""
    with s.assembly('bike battery', location, rotation_z) as root:
        plastic = s.abs_plastic(CASE, 0.4)
        _case(spec, plastic)
        _lid(spec, plastic)
        _label(spec)
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
    """Where a lug's ring lies flat on the post's front."""
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
    """M6 bolt with a captive washer and a cross recess: what a bike battery is sold with."""
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


def _label(spec):
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
            0.00005, (0, front, z), s.FRONT, s.ink_print(s.VOLT), edge=0)
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


# --- the bike round the battery --------------------------------------------


def tube(points, radius=0.0135, color='#33373d', smooth=True):
    return s.cable(points, radius, s.material('frame paint', base_color=color, roughness=0.3, specular=0.5, clearcoat=0.4), 'frame tube', smooth)


def strap(spec, y, wide=0.015, thick=0.0026):
    """Rubber band over the lid, hooked to the tray on both sides."""
    rubber = s.material('strap rubber', base_color='#3b3f45', roughness=0.5, specular=0.4)
    x, top, foot = spec.width / 2 + 0.0012, spec.height + 0.0004, 0.016
    outer = fillet([(x + thick, foot), (x + thick, top + thick), (-x - thick, top + thick), (-x - thick, foot)], [0, 0.009, 0.009, 0], 8)
    inner = fillet([(-x, foot), (-x, top), (x, top), (x, foot)], [0, 0.0065, 0.0065, 0], 8)
    s.prism('strap', outer + inner, wide, (0, y + wide / 2, 0), s.FRONT, rubber, edge=0.0005)
    for side in (-1, 1):
        s.rounded_box('strap end', (0.006, wide + 0.005, 0.012), 0.0018, 3, (side * (x + thick / 2), y, foot + 0.004), rubber)
        s.cable([(side * (x + 0.006), y - 0.006, foot + 0.004), (side * (x + 0.006), y + 0.006, foot + 0.004)], 0.0016, s.steel(0.3), 'hook pin')


def tray(spec):
    """Folded sheet-steel seat of the battery on its rubber pad."""
    coat = s.powder_coat('#3a3f46')
    w, d = spec.width + 0.014, spec.depth + 0.010
    s.plate('pad', w - 0.006, d - 0.004, 0.003, 0.004, (0, 0, -0.003), s.TOP, s.rubber('#1e2125'), edge=0.0008)
    s.plate('tray floor', w, d, 0.002, 0.003, (0, 0, -0.005), s.TOP, coat, edge=0.0006)
    s.plate('tray lip', w, 0.0085, 0.0018, 0.003, (0, -d / 2 + 0.0012, -0.0008), s.FRONT, coat, edge=0.0006)
    s.plate('tray back', w, 0.090, 0.0018, 0.006, (0, d / 2 + 0.0006, 0.040), s.FRONT, coat, edge=0.0006)
    for side, face in ((-1, s.LEFT), (1, s.RIGHT)):
        wall = s.plate('tray wall', d - 0.002, 0.034, 0.0018, 0.006, (side * (w / 2 - 0.0018), 0, 0.012), face, coat, edge=0.0006)
        s.cut(wall, [s.plate('window', 0.022, 0.008, 0.02, 0.0039, (side * (w / 2 - 0.010), 0, 0.020), face, edge=0)])


def bolted_lead(spec, side, color, angle, radius, path):
    """Lug under the post's bolt; `angle` in degrees points from the lead to the bolt; the lead goes on along `path`."""
    x, y, z = bolt_seat(spec, side)
    a = math.radians(angle)
    reach = radius * 5.6
    start = (x - reach * math.cos(a), y - radius * 0.94, z - reach * math.sin(a))
    with s.assembly('lead end', start, rotation=s.FRONT):
        bms.lug((0, 0, 0), angle, radius, color, 0.0031)
    step = 0.020
    first = (start[0] - step * math.cos(a), start[1] - 0.001, start[2] - step * math.sin(a))
    s.cable([start, first] + path, radius, s.silicone_wire(color))


def bay_light(k=1.0):
    s.set_world('#f2efe8', 0.42)
    ground = s.sweep(s.material('far ground', base_color='#b9b5ac', roughness=0.85, specular=0.1), 14, -5, 3.2, 1.6, 6)
    ground.location[2] = -0.62
    s.area_light('key', (-0.75, -1.1, 0.95), (0, 0, 0.05), (0.8, 0.7), 25 * k, '#fff6ea')
    s.area_light('front', (0.9, -1.4, 0.45), (0, 0, 0.05), (0.7, 0.9), 10 * k, '#f7f9ff')
    s.area_light('top', (0.1, -0.1, 1.4), (0, 0, 0), (1.2, 0.5), 10 * k, '#fffdf8')
    s.area_light('back', (0.6, 1.4, 0.7), (0, 0.1, 0.1), (1.0, 0.8), 18 * k, '#eef3ff')


def airbox(location, size, color='#3a3f46'):
    x, y, z = location
    w, d, h = size
    plastic = s.abs_plastic(color, 0.48)
    s.rounded_box('air box', size, 0.014, 5, location, plastic)
    s.plate('air box cover', w - 0.030, h - 0.030, 0.006, 0.012, (x, y - d / 2, z), s.FRONT, plastic, edge=0.002)
    count = max(4, round(w / 0.034))
    for i in range(count):
        s.rounded_box('air box rib', (0.004, 0.006, h * 0.60), 0.0018, 3, (x + (i - (count - 1) / 2) * (w - 0.06) / (count - 1), y - d / 2 - 0.007, z), plastic)
    for side in (-1, 1):
        for high in (-1, 1):
            s.screw((x + side * (w / 2 - 0.024), y - d / 2 - 0.006, z + high * (h / 2 - 0.024)), 0.0036, s.FRONT, turn=25 * side + 10 * high)


def loom(points, ties=()):
    """The wiring harness in its braided sleeve, tied along the frame."""
    sleeve = s.material('loom sleeve', base_color='#24272b', roughness=0.7, specular=0.3)
    s.cable(points, 0.0068, sleeve, 'loom')
    for x, y, z in ties:
        ring('loom tie', circle(0.0092), circle(0.0070), 0.0036, (x - 0.0018, y, z), s.RIGHT, s.abs_plastic('#15171a', 0.4), edge=0.0004)
        s.rounded_box('tie head', (0.0046, 0.0046, 0.0036), 0.0006, 2, (x, y - 0.0095, z), s.abs_plastic('#15171a', 0.4))


def plug_pair(location, colors, up):
    """A nylon connector hanging from the loom by its wires."""
    x, y, z = location
    nylon = s.abs_plastic('#ddd9cc', 0.45)
    s.rounded_box('plug', (0.021, 0.011, 0.020), 0.0012, 3, location, nylon)
    s.rounded_box('socket', (0.024, 0.0135, 0.015), 0.0012, 3, (x, y, z - 0.0165), nylon)
    s.rounded_box('latch', (0.007, 0.0025, 0.017), 0.0006, 2, (x, y - 0.0072, z - 0.006), nylon)
    for i, color in enumerate(colors):
        wx = x + (i - (len(colors) - 1) / 2) * 0.0048
        s.cable([(wx, y, z + 0.008), (wx, y, z + 0.020), (wx + (up[0] - x) * 0.5, (y + up[1]) / 2, (z + 0.02 + up[2]) / 2), (up[0] + i * 0.001, up[1], up[2])], 0.0011, s.silicone_wire(color))


def starter_relay(location):
    """Relay of the self-starter: two studs with booted leads, on a rubber cushion."""
    x, y, z = location
    s.rounded_box('relay', (0.037, 0.032, 0.040), 0.004, 4, location, s.abs_plastic('#2a2e33', 0.42))
    s.rounded_box('cushion', (0.040, 0.035, 0.014), 0.003, 4, (x, y, z - 0.006), s.rubber('#33363b'))
    for side in (-1, 1):
        at = (x + side * 0.0095, y, z + 0.020)
        s.cylinder('collar', 0.0065, 0.004, (at[0], at[1], at[2] + 0.002), material=s.abs_plastic('#1b1e22'), edge=0.0006)
        flange_nut((at[0], at[1], at[2] + 0.004), turn=20 * side)
        threaded_rod(0.0028, 0.012, (at[0], at[1], at[2] + 0.003), material=s.steel(0.25))


def weld(location, radius, rotation=s.TOP):
    """The bead where two tubes meet."""
    bead = s.material('weld bead', base_color='#3a3e45', roughness=0.4, specular=0.5)
    points = [(math.cos(a) * radius, math.sin(a) * radius, 0.0006 * math.sin(a * 9)) for a in [2 * math.pi * i / 36 for i in range(37)]]
    with s.assembly('weld', location, rotation=rotation):
        s.cable(points, 0.0024, bead, 'bead')


CLOSE = dict(width=1120, height=840, samples=32)


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


def self_start_in_bay():
    spec = SELF_START
    bay_light()
    block(spec, clamped=0.0030 * 0.42)
    tray(spec)
    strap(spec, 0.012)
    bolted_lead(spec, -1, '#b3161c', -62, 0.0030, [(-0.090, -0.048, 0.126), (-0.098, -0.024, 0.148), (-0.092, 0.006, 0.1655), (-0.074, 0.0185, 0.1668), (-0.050, 0.0185, 0.1665)])
    bolted_lead(spec, 1, '#191b1e', -118, 0.0030, [(0.084, -0.048, 0.124), (0.094, -0.024, 0.146), (0.106, 0.006, 0.1665), (0.124, 0.0182, 0.1688), (0.150, 0.0182, 0.1693)])
    airbox((-0.045, 0.130, 0.062), (0.300, 0.12, 0.190))
    tube([(-0.5, 0.0, 0.216), (-0.1, 0.0, 0.190), (0.5, 0.0, 0.198)])
    tube([(0.158, 0.004, 0.19), (0.166, 0.004, 0.05), (0.128, 0.004, -0.30)])
    weld((0.158, 0.003, 0.177), 0.0138)
    tube([(-0.5, 0.02, -0.060), (-0.14, 0.02, -0.042), (0.15, 0.01, -0.052)], 0.0115)
    weld((0.144, 0.011, -0.052), 0.0118, s.RIGHT)
    _brackets(spec)
    loom([(-0.5, 0.018, 0.190), (-0.14, 0.020, 0.168), (0.02, 0.018, 0.166), (0.5, 0.018, 0.176)], [(-0.050, 0.0185, 0.1665), (0.062, 0.0182, 0.1668)])
    plug_pair((-0.112, 0.008, 0.104), ('#c01c1c', '#e6c21e', '#2f8f3c', '#1a1b1d'), (-0.118, 0.018, 0.168))
    starter_relay((0.1105, 0.012, 0.040))
    s.plate('relay bracket', 0.050, 0.105, 0.003, 0.006, (0.1105, 0.0335, 0.010), s.FRONT, s.powder_coat('#3a3f46'), edge=0.0008)
    s.cylinder('boot', 0.0086, 0.016, (0.120, 0.012, 0.071), material=s.rubber('#a3161b'), edge=0.0022, top_radius=0.0062)
    s.cable([(0.120, 0.012, 0.072), (0.123, 0.010, 0.094), (0.127, 0.012, 0.134), (0.138, 0.0175, 0.162), (0.160, 0.0182, 0.1695)], 0.003, s.silicone_wire('#b3161c'))
    s.camera((0.006, -0.02, 0.062), 0.50, -16, 13)
    return dict(CLOSE)


def _brackets(spec):
    """A bearer under the tray, hung on the frame by two bolted tabs."""
    coat = s.powder_coat('#3a3f46')
    s.rounded_box('bearer', (spec.width + 0.082, 0.030, 0.0030), 0.0008, 2, (0, 0.008, -0.0066), coat)
    for side in (-1, 1):
        x = side * (spec.width / 2 + 0.030)
        s.plate('tab', 0.022, 0.046, 0.003, 0.006, (x, 0.0082, -0.0281), s.FRONT, coat, edge=0.0008)
        bolt((x, 0.0052, -0.038), s.FRONT, 0.0052, 30 * side)


def kick_start_in_bay():
    spec = KICK_START
    bay_light()
    block(spec, clamped=0.0021 * 0.42)
    tray(spec)
    strap(spec, 0.012, 0.012)
    bolted_lead(spec, -1, '#b3161c', -64, 0.0021, [(-0.052, -0.038, 0.124), (-0.060, -0.018, 0.142), (-0.056, 0.004, 0.1585), (-0.042, 0.017, 0.1602), (-0.022, 0.017, 0.1600)])
    bolted_lead(spec, 1, '#191b1e', -116, 0.0021, [(0.048, -0.038, 0.124), (0.055, -0.018, 0.142), (0.062, 0.004, 0.1590), (0.076, 0.017, 0.1600), (0.100, 0.017, 0.1605)])
    airbox((0.03, 0.115, 0.060), (0.230, 0.11, 0.180))
    tube([(-0.4, 0.0, 0.206), (-0.05, 0.0, 0.180), (0.4, 0.0, 0.186)], 0.012)
    tube([(-0.098, 0.004, 0.180), (-0.108, 0.004, 0.05), (-0.080, 0.004, -0.30)], 0.012)
    weld((-0.099, 0.003, 0.168), 0.0122)
    tube([(-0.3, 0.015, -0.052), (0.05, 0.015, -0.040), (0.35, 0.010, -0.060)], 0.0105)
    _brackets(spec)
    loom([(-0.4, 0.016, 0.186), (-0.05, 0.017, 0.160), (0.08, 0.017, 0.160), (0.4, 0.017, 0.166)], [(-0.030, 0.0172, 0.1600), (0.046, 0.0172, 0.1600)])
    plug_pair((0.078, 0.006, 0.104), ('#1a1b1d', '#c01c1c', '#2f8f3c'), (0.082, 0.017, 0.160))
    s.camera((0.004, -0.02, 0.060), 0.42, -16, 13)
    return dict(CLOSE)


SCENES = {
    'bike-6-5ah-battery': self_start,
    'bike-6-5ah-in-bay': self_start_in_bay,
    'bike-2-5ah-battery': kick_start,
    'bike-2-5ah-in-bay': kick_start_in_bay,
}
