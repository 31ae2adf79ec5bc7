"""Prismatic LFP cells, alone and joined in series, with their busbars and nuts."""
import math
from dataclasses import dataclass

import bpy

import studio as s
from known import coin


@dataclass(frozen=True)
class Cell:
    width: float
    depth: float
    height: float  # of the can, without the studs
    terminal_x: float
    pad: tuple
    volts_hours: str


CELL_100AH = Cell(0.130, 0.036, 0.187, 0.045, (0.026, 0.022), '3.2V 100Ah')
CELL_27AH = Cell(0.148, 0.027, 0.082, 0.054, (0.022, 0.017), '3.2V 27Ah')
SHEET = 0.0010
STUD_RADIUS = 0.003
PAD_HEIGHT = 0.0032  # of the terminal block above the can, where a busbar lies
BAR_THICKNESS = 0.002


# --- shapes ----------------------------------------------------------------

def circle(radius, sides=40, center=(0, 0)):
    return [(center[0] + radius * math.cos(2 * math.pi * i / sides),
             center[1] + radius * math.sin(2 * math.pi * i / sides)) for i in range(sides)]


def rounded_rectangle(width, height, corner, segments=8):
    x, y = width / 2, height / 2
    return fillet([(-x, -y), (x, -y), (x, y), (-x, y)], corner, segments)


def stadium(width, height, segments=14):
    return rounded_rectangle(width, height, height / 2 * 0.999, segments)


def fillet(points, radius, segments=8):
    """Round the corners of a counter-clockwise outline; `radius` is one number, or one for each corner."""
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    made = []
    for i, (x, y) in enumerate(points):
        if radii[i] <= 0:
            made.append((x, y))
            continue
        made.extend(_round_corner(points[i - 1], (x, y), points[(i + 1) % len(points)], radii[i], segments))
    return made


def _round_corner(before, corner, after, radius, segments):
    def unit(a, b):
        length = math.dist(a, b)
        return ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    (ax, ay), (bx, by) = unit(corner, before), unit(corner, after)
    half = math.acos(max(-1, min(1, ax * bx + ay * by))) / 2
    reach = radius / math.tan(half)
    start = (corner[0] + ax * reach, corner[1] + ay * reach)
    end = (corner[0] + bx * reach, corner[1] + by * reach)
    mid = ((ax + bx), (ay + by))
    scale = radius / math.sin(half) / math.hypot(*mid)
    cx, cy = corner[0] + mid[0] * scale, corner[1] + mid[1] * scale
    first, last = math.atan2(start[1] - cy, start[0] - cx), math.atan2(end[1] - cy, end[0] - cx)
    turn = (last - first + math.pi) % (2 * math.pi) - math.pi
    return [(cx + radius * math.cos(first + turn * k / segments),
             cy + radius * math.sin(first + turn * k / segments)) for k in range(segments + 1)]


def ring(name, outer, inner, depth, location=(0, 0, 0), rotation=s.TOP, material=None, edge=0.0003):
    """A flat part with a hole; both outlines must have the same number of points."""
    n = len(outer)
    loops = [(outer, 0), (outer, depth), (inner, depth), (inner, 0)]
    verts = [(x, y, z) for outline, z in loops for x, y in outline]
    faces = [(a * n + i, a * n + (i + 1) % n, b * n + (i + 1) % n, b * n + i)
             for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)) for i in range(n)]
    return s.bevel(s.mesh(name, verts, faces, material, location=location, rotation=rotation), edge, 2, angle=50)


def threaded_rod(radius, length, location, rotation=s.TOP, material=None, pitch=0.001):
    crest, root = radius, radius - pitch * 0.55
    profile, z = [(root, 0)], 0.0
    while z < length - pitch * 1.2:
        profile += [(root, z + pitch * 0.1), (crest, z + pitch * 0.5), (crest, z + pitch * 0.6), (root, z + pitch)]
        z += pitch
    profile += [(crest, z + pitch * 0.4), (crest * 0.97, length - pitch * 0.5), (crest * 0.78, length)]
    return s.lathe('thread', profile, location, rotation, material)


def sign(kind, size, location, rotation=s.FRONT, material=None, depth=0.0002):
    """A printed plus or minus made of plates, because not every font has a true minus."""
    ink = material or s.ink_print()
    with s.assembly('sign', location) as root:
        s.plate('minus', size, size * 0.22, depth, size * 0.03, (0, 0, 0), s.TOP, ink, edge=0)
        if kind == '+':
            for side in (-1, 1):
                s.plate('plus', size * 0.22, size * 0.39, depth, size * 0.03, (0, side * size * 0.305, 0), s.TOP, ink, edge=0)
    root.rotation_euler = rotation
    return root


def brand_line(width, location, rotation=s.FRONT, color='#f6f4ee', dim='#6d5518'):
    """Mark and name on one line, centred, scaled to be exactly `width` wide."""
    cap = width / 13.2
    with s.assembly('brand line', location, rotation=rotation) as root:
        s.bars_mark(cap * 1.25, (-width / 2 + cap * 0.68, 0, 0), s.TOP, s.VOLT, dim, 0.0001)
        name = s.text('ALPHA AMPERE', cap, (-width / 2 + cap * 2.0, 0, 0), s.TOP, s.ink_print(color), 0.0001, 'LEFT', 1.02)
        bpy.context.view_layer.update()
        name.scale = (name.scale[0] * (width - cap * 2.0) / name.dimensions.x,) * 2 + (1,)
    return root


# --- materials -------------------------------------------------------------

def shrink_film(color='#173a74'):
    """PVC sleeve: glossy and slightly uneven."""
    made = s.material('shrink film', base_color=color, roughness=0.34, specular=0.22, clearcoat=0.08, clearcoat_roughness=0.1)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    noise, bump, place = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump'), nodes.new('ShaderNodeTexCoord')
    noise.inputs['Scale'].default_value = 30
    noise.inputs['Detail'].default_value = 1.5
    bump.inputs['Strength'].default_value = 0.22
    bump.inputs['Distance'].default_value = 0.0018
    links.new(place.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return made


def aluminium(roughness=0.4):
    return s.brushed_metal('#a2a5a9', roughness)


def glass_fibre():
    return s.material('glass fibre sheet', base_color='#c8c48d', roughness=0.5, specular=0.4)


# --- the cell --------------------------------------------------------------

def cell(spec, location=(0, 0, 0), turned=False, printed=True):
    """One cell standing on `location`. The positive terminal is at +X, or at -X when turned."""
    with s.assembly('cell', location, 180 if turned else 0) as root:
        film, metal = shrink_film(), aluminium()
        _can(spec, film, metal)
        _terminal(spec, '+', spec.terminal_x, metal)
        _terminal(spec, '-', -spec.terminal_x, metal)
        _vent(spec, metal)
        if printed:
            _front_print(spec)
    return root


def _can(spec, film, metal):
    w, d, h = spec.width, spec.depth, spec.height
    s.plate('sleeve', w, d, h, 0.0032, (0, 0, 0), s.TOP, film, edge=0.0011)
    # The film is shrunk over the edge onto the lid.
    ring('film rim', rounded_rectangle(w - 0.0012, d - 0.0012, 0.003), rounded_rectangle(w - 0.0072, d - 0.0072, 0.002), 0.0005, (0, 0, h), material=film, edge=0.0002)
    s.plate('lid', w - 0.0046, d - 0.0046, 0.0013, 0.002, (0, 0, h - 0.001), s.TOP, metal, edge=0.00015)
    for side, face in ((-1, s.LEFT), (1, s.RIGHT)):
        s.plate('seam', 0.0006, h - 0.004, 0.0004, 0.0002, (side * w / 2, d * 0.05, h / 2), face, film, edge=0.0001)
        s.plate('overlap', d * 0.22, h - 0.004, 0.00012, 0.0004, (side * w / 2, d * 0.16, h / 2), face, film, edge=0)


def _terminal(spec, kind, x, metal):
    px, py = spec.pad
    z = spec.height + 0.0003
    shade = '#a3231c' if kind == '+' else '#1d2024'
    s.plate('insulator', px, py, 0.0016, 0.003, (x, 0, z), s.TOP, s.abs_plastic(shade, 0.5), edge=0.0004)
    s.plate('block', px * 0.74, py * 0.76, PAD_HEIGHT - 0.0019, 0.0018, (x, 0, z + 0.0016), s.TOP, metal, edge=0.0003)
    ring('weld', circle(STUD_RADIUS * 1.6), circle(STUD_RADIUS * 1.05), 0.0003, (x, 0, spec.height + PAD_HEIGHT), material=s.steel(0.4), edge=0.0001)
    threaded_rod(STUD_RADIUS, 0.0098, (x, 0, spec.height + PAD_HEIGHT - 0.0002), material=s.steel(0.22))
    mark = spec.terminal_x - px / 2 - 0.0066
    sign(kind, 0.0068, (math.copysign(mark, x), 0, z), s.TOP, s.ink_print('#20242a'), 0.0001)


def _vent(spec, metal):
    w, h = (0.024, 0.012) if spec.depth > 0.03 else (0.020, 0.009)
    z = spec.height + 0.0003
    ring('vent rim', stadium(w, h), stadium(w - 0.003, h - 0.003), 0.0006, (0, 0, z), material=metal, edge=0.0002)
    s.prism('vent foil', stadium(w - 0.0028, h - 0.0028), 0.0002, (0, 0, z), s.TOP, s.brushed_metal('#aeb2b6', 0.5), edge=0)
    score = s.material('score line', base_color='#74787d', metallic=1.0, roughness=0.5)
    ring('score', stadium(w - 0.0062, h - 0.0052), stadium(w - 0.0068, h - 0.0058), 0.00026, (0, 0, z), material=score, edge=0)
    s.cylinder('filler plug', 0.0021, 0.0005, (w / 2 + 0.0045, 0, z + 0.00025), material=s.steel(0.4), edge=0.0002)


def printed_code(size, location, seed):
    """A code of random dots, as printed on cells by their makers; it encodes nothing."""
    white, black = s.ink_print('#e9e6de'), s.ink_print('#14181e')
    count, state = 12, seed
    dot = size / (count + 2)
    verts, faces = [], []
    for row in range(count):
        for column in range(count):
            state = (state * 1103515245 + 12345) % 2 ** 31
            if not (column == 0 or row == 0 or state >> 16 & 1):
                continue
            x, y, n = (column - (count - 1) / 2) * dot, (row - (count - 1) / 2) * dot, len(verts)
            verts += [(x + px * dot / 2, y + py * dot / 2, 0) for px, py in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            faces.append((n, n + 1, n + 2, n + 3))
    with s.assembly('code', location, rotation=s.FRONT):
        s.plate('patch', size, size, 0.0001, 0.0004, (0, 0, 0), s.TOP, white, edge=0)
        s.mesh('dots', verts, faces, black, location=(0, 0, 0.00016))


def _front_print(spec):
    front = -spec.depth / 2
    size = 0.020 if spec.height > 0.1 else 0.013
    printed_code(size, (-spec.width / 2 + size * 0.5 + 0.010, front, size * 0.5 + 0.010), round(spec.width * 1e4))
    white, volt = s.ink_print('#f4f2ec'), s.ink_print(s.VOLT)
    wide, tall = spec.width, spec.height
    top = tall - (0.017 if tall > 0.1 else 0.012)
    size = 0.0085 if tall > 0.1 else 0.0065
    sign('+', size, (wide / 2 - 0.014, front, top), s.FRONT, white, 0.0001)
    sign('-', size, (-wide / 2 + 0.014, front, top), s.FRONT, white, 0.0001)
    if tall > 0.1:
        brand_line(wide * 0.72, (0, front, tall * 0.615), dim='#7f6a1e')
        s.text(spec.volts_hours, 0.0132, (0, front, tall * 0.475), s.FRONT, white, 0.0001)
        s.plate('rule', wide * 0.72, 0.0011, 0.0001, 0.0003, (0, front, tall * 0.385), s.FRONT, volt, edge=0)
        s.text('LiFePO4', 0.0068, (0, front, tall * 0.325), s.FRONT, white, 0.0001)
    else:
        brand_line(wide * 0.60, (0, front, tall * 0.66), dim='#7f6a1e')
        s.text(spec.volts_hours, 0.0128, (0, front, tall * 0.405), s.FRONT, white, 0.0001)
        s.text('LiFePO4', 0.0052, (0, front, tall * 0.185), s.FRONT, volt, 0.0001)


def lying_print(spec, side):
    """The front print of a cell that lies on its side, its terminals towards `side`: upright for whoever looks at it."""
    white, half, edge = s.ink_print('#f4f2ec'), spec.width / 2, spec.height / 2
    with s.assembly('print', (0, -spec.depth / 2, spec.height / 2), rotation=(0, -side * math.pi / 2, 0)):
        brand_line(0.118, (0, 0, 0.029), dim='#7f6a1e')
        s.text(spec.volts_hours, 0.0165, (0, 0, 0.0030), s.FRONT, white, 0.0001)
        s.plate('rule', 0.118, 0.0012, 0.0001, 0.0003, (0, 0, -0.0150), s.FRONT, s.ink_print(s.VOLT), edge=0)
        s.text('LiFePO4', 0.0080, (0, 0, -0.0270), s.FRONT, white, 0.0001)
        printed_code(0.019, (-side * (edge - 0.020), 0, -half + 0.020), round(spec.width * 1e4))
        for kind, z in (('+', -side), ('-', side)):
            sign(kind, 0.0095, (side * (edge - 0.014), 0, z * (half - 0.018)), s.FRONT, white, 0.0001)


# --- joining ---------------------------------------------------------------

def busbar(length, location=(0, 0, 0), rotation_z=90.0, width=0.018, holes=True, metal=None):
    """A bar on `location`, nickel-plated unless `metal` is given; its two holes are `length` apart."""
    with s.assembly('busbar', location, rotation_z) as root:
        bar = s.plate('bar', length + width, width, BAR_THICKNESS, width * 0.28, (0, 0, 0), s.TOP, metal or s.nickel(0.24), edge=0.0005)
        if holes:
            s.cut(bar, [s.cylinder('hole', STUD_RADIUS * 1.12, 0.01, (side * length / 2, 0, 0), edge=0) for side in (-1, 1)])
    return root


def flange_nut(location, radius=0.0057, height=0.0052, turn=12):
    """M6 flange nut on `location`, with a bore for the stud."""
    metal = s.nickel(0.26)
    with s.assembly('nut', location) as root:
        ring('flange', circle(radius * 1.32, 48), circle(0.0031, 48), 0.0009, material=metal, edge=0.0002)
        ring('cone', circle(radius * 1.05, 48), circle(0.0031, 48), 0.0006, (0, 0, 0.0008), material=metal, edge=0.0003)
        outline, bore = _hexagon(radius, turn), _hexagon_rays(0.0031, turn)
        ring('hexagon', outline, bore, height - 0.001, (0, 0, 0.001), material=metal, edge=0.0003)
        ring('chamfer', _hexagon_rays(radius * 0.8, turn), bore, 0.00025, (0, 0, height - 0.00005), material=metal, edge=0.0001)
    return root


def _hexagon(radius, turn, per_side=8):
    """A hexagon with extra points along its sides, so that `ring` can join it to a round bore."""
    corners = [(radius * math.cos(math.radians(turn + 60 * i)), radius * math.sin(math.radians(turn + 60 * i))) for i in range(7)]
    return [(a[0] + (b[0] - a[0]) * k / per_side, a[1] + (b[1] - a[1]) * k / per_side)
            for a, b in zip(corners, corners[1:]) for k in range(per_side)]


def _hexagon_rays(radius, turn):
    """A circle with its points at the same angles as `_hexagon`'s."""
    return [(radius * x / math.hypot(x, y), radius * y / math.hypot(x, y)) for x, y in _hexagon(1, turn)]


def row(spec, count, location=(0, 0, 0), join=True, ends=True, flow=1, printed=True):
    """Cells in series along +Y, the first at the front; `flow` is -1 if the current runs the other way."""
    pitch = spec.depth + SHEET
    studs = []
    with s.assembly('row', location):
        sheet = glass_fibre()
        for i in range(count):
            y = i * pitch
            turned = i % 2 == 1
            cell(spec, (0, y, 0), turned, printed)
            plus = spec.terminal_x * (-1 if turned else 1)
            studs.append(((-plus, y), (plus, y)))
            if i < count - 1:
                s.rounded_box('sheet', (spec.width - 0.002, SHEET * 0.94, spec.height + 0.0015), 0.0002, 1,
                              (0, y + pitch / 2, (spec.height + 0.0015) / 2), sheet)
        if join:
            _join(spec, studs, ends, flow)


def _join(spec, studs, ends, flow):
    z = spec.height + PAD_HEIGHT
    pitch = spec.depth + SHEET
    for i in range(len(studs) - 1):
        x, y = studs[i][1 if flow > 0 else 0]
        busbar(pitch, (x, y + pitch / 2, z), 90, min(0.018, spec.pad[0] * 0.8), holes=False)
        for offset in (0, pitch):
            flange_nut((x, y + offset, z + BAR_THICKNESS), turn=12 + 17 * i + offset * 900)
    if ends:
        for x, y in (studs[0][0], studs[-1][1]) if flow > 0 else (studs[0][1], studs[-1][0]):
            flange_nut((x, y, z), turn=40)


# --- scenes ----------------------------------------------------------------

def cell_100ah_single():
    s.light_studio(0.24)
    cell(CELL_100AH)
    coin((0.034, -CELL_100AH.depth / 2 - 0.030, 0), 20)
    s.seen((0.002, -0.006, 0.090), 0.70)
    return {'samples': 32}


def cell_27ah_single():
    s.light_studio(0.20)
    cell(CELL_27AH)
    coin((0.040, -CELL_27AH.depth / 2 - 0.028, 0), 20)
    s.seen((0.002, -0.006, 0.038), 0.46)
    return {'samples': 32}


def cell_100ah_series():
    s.light_studio(0.26)
    row(CELL_100AH, 4, (0, -0.055, 0))
    s.camera((0, 0, 0.098), 1.02, -34, 27)
    return {'samples': 26}


def cell_27ah_series():
    s.light_studio(0.26)
    row(CELL_27AH, 8, (0, -0.098, 0))
    s.camera((0, 0.004, 0.040), 0.86, -38, 31)
    return {'samples': 26}


SCENES = {
    'cell-100ah-single': cell_100ah_single,
    'cell-100ah-series': cell_100ah_series,
    'cell-27ah-single': cell_27ah_single,
    'cell-27ah-series': cell_27ah_series,
}
