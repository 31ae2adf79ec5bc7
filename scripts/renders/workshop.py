"""Groups and places: the tile of parts, the assembly bench, the workshop, and the empty tray for empty categories."""
import math

import studio as s
import bms
import cells
import fittings as f
import opened
import packs
from cells import BAR_THICKNESS, CELL_100AH, CELL_27AH, PAD_HEIGHT, ring, rounded_rectangle


# --- tools of the bench ----------------------------------------------------

def torque_screwdriver(location, rotation_z=0.0):
    """Lies along X, its tip towards +X: grip, scale collar, shaft, hexagon socket."""
    grip, collar = s.rubber('#23272c'), s.abs_plastic('#ffb800', 0.4)
    lying = (0, math.pi / 2, 0)
    r = 0.0165
    with s.assembly('torque screwdriver', (location[0], location[1], location[2] + r), rotation_z):
        profile = [(0.006, -0.066), (0.0135, -0.0645), (0.0160, -0.060), (r, -0.050), (r, -0.020), (0.0148, -0.004), (0.0128, 0.010), (0.0136, 0.022), (0.0136, 0.026), (0.006, 0.0265)]
        s.lathe('grip', profile, (0, 0, 0), lying, grip, 56)
        for i in range(12):
            a = 2 * math.pi * i / 12
            s.rounded_box('flute', (0.044, 0.0030, 0.0030), 0.0012, 3, (-0.034, math.cos(a) * r * 0.94, math.sin(a) * r * 0.94), s.rubber('#30353c'), (a, 0, 0))
        s.cylinder('cap', 0.0138, 0.006, (-0.0632, 0, 0), lying, collar, edge=0.0015)
        s.cylinder('scale', 0.0128, 0.020, (0.036, 0, 0), lying, s.brushed_metal('#c7cacd', 0.3, 'z'), edge=0.0008)
        for i in range(9):
            s.rounded_box('graduation', (0.0003, 0.0002, 0.0045 if i % 4 == 0 else 0.003), 0, 1, (0.0285 + i * 0.0018, -0.01280, 0.001), s.ink_print('#1a1d21'))
        s.cylinder('knurl', 0.0136, 0.006, (0.0490, 0, 0), lying, s.steel(0.35), edge=0.0008)
        s.cylinder('neck', 0.008, 0.010, (0.057, 0, 0), lying, s.steel(0.3), edge=0.001)
        s.cylinder('shaft', 0.0033, 0.070, (0.096, 0, 0), lying, s.steel(0.22), edge=0.0003)
        s.cylinder('socket', 0.0064, 0.020, (0.139, 0, 0), lying, s.steel(0.28), edge=0.0008)
        s.cylinder('bore', 0.0046, 0.0006, (0.1490, 0, 0), lying, s.material('bore', base_color='#1b1c1e', roughness=0.7), edge=0)


def multimeter(location, rotation_z=0.0, reading='3.302'):
    """Lies on its back, its head towards +Y."""
    body, bumper = s.abs_plastic('#2a2f36', 0.42), s.rubber('#e0a400')
    with s.assembly('multimeter', location, rotation_z):
        s.plate('bumper', 0.082, 0.168, 0.030, 0.014, (0, 0, 0.0006), s.TOP, bumper, edge=0.0045)
        s.plate('face', 0.072, 0.158, 0.0060, 0.010, (0, 0, 0.0272), s.TOP, body, edge=0.0012)
        top = 0.0332
        s.plate('window', 0.062, 0.042, 0.0012, 0.004, (0, 0.047, top), s.TOP, s.abs_plastic('#14171a', 0.3), edge=0.0004)
        s.plate('glass', 0.056, 0.034, 0.0004, 0.002, (0, 0.047, top + 0.0012), s.TOP, s.material('lcd', base_color='#a9b59c', roughness=0.22), edge=0.0001)
        on = s.material('segment', base_color='#161b16', roughness=0.4)
        off = s.material('segment rest', base_color='#9fab93', roughness=0.4)
        s.seven_segment(reading, 0.0135, (-0.0050, 0.047, top + 0.0016), s.TOP, on, off)
        s.text('V', 0.0050, (0.0218, 0.0428, top + 0.0016), s.TOP, on, 0.0001)
        _dial(top)
        _meter_sockets(top)


def _dial(top):
    white = s.ink_print('#eceae4')
    center = -0.012
    for i in range(12):
        a = math.radians(-60 + i * 27.3)
        at = (0.0268 * math.sin(a), center + 0.0268 * math.cos(a), top)
        s.plate('tick', 0.0012, 0.0042, 0.0001, 0.0003, at, (0, 0, -a), white, edge=0)
    for label, a in (('V', 0), ('A', 68)):
        s.text(label, 0.0036, (0.0318 * math.sin(math.radians(a)), center + 0.0318 * math.cos(math.radians(a)), top), s.TOP, s.ink_print(s.VOLT), 0.0001)
    s.cylinder('dial', 0.0215, 0.006, (0, center, top + 0.003), material=s.abs_plastic('#15181c', 0.4), edge=0.0012, sides=72)
    s.rounded_box('pointer', (0.0085, 0.041, 0.0065), 0.0022, 4, (0, center, top + 0.0085), s.abs_plastic('#1d2126', 0.4))
    s.plate('pointer line', 0.0014, 0.012, 0.0001, 0.0004, (0, center + 0.012, top + 0.01175), s.TOP, white, edge=0)


def _meter_sockets(top):
    for x, color in ((-0.022, '#1a1c1f'), (0.0, '#1a1c1f'), (0.022, '#b3161c')):
        ring('jack', cells.circle(0.0068), cells.circle(0.0036), 0.0014, (x, -0.062, top), material=s.abs_plastic(color, 0.35), edge=0.0004)
        s.cylinder('jack hole', 0.0037, 0.0002, (x, -0.062, top + 0.0001), material=s.material('hole', base_color='#0e0f10', roughness=0.8), edge=0)


def probe_plug(location, rotation_z, color, path):
    """A test lead's plug in a meter socket, and its cable along `path`, the knots after the plug."""
    plastic = s.silicone_wire(color)
    x, y, z = location
    s.cylinder('plug', 0.0055, 0.020, (x, y, z + 0.011), material=plastic, edge=0.001)
    s.cylinder('boot', 0.0040, 0.010, (x, y, z + 0.0255), material=plastic, edge=0.001, top_radius=0.0028)
    s.cable([(x, y, z + 0.026), (x, y, z + 0.036)] + path, 0.0019, plastic)


def parts_bin(location, rotation_z=0.0, color='#ffb800', size=(0.085, 0.060, 0.030)):
    """A small open box for parts."""
    w, d, h = size
    plastic = s.abs_plastic(color, 0.45)
    with s.assembly('bin', location, rotation_z):
        ring('sides', rounded_rectangle(w, d, 0.006), rounded_rectangle(w - 0.004, d - 0.004, 0.004), h, material=plastic, edge=0.0007)
        s.plate('floor', w - 0.001, d - 0.001, 0.002, 0.005, (0, 0, 0), s.TOP, plastic, edge=0.0003)


def loose_nuts(places, z=0.0):
    for i, (x, y) in enumerate(places):
        cells.flange_nut((x, y, z), turn=31 * i)


# --- a pack on the way -----------------------------------------------------

PITCH = CELL_100AH.depth + cells.SHEET
ROW_X = CELL_100AH.width / 2 + 0.0015
FIRST = 0.045 - 1.5 * PITCH  # leaves room in front for the management system


def open_pack(location, rotation_z=0.0, clips=False):
    """A 24V pack without its lid: two rows of four joined cells in the case. `clips` puts the meter's clips on one cell."""
    with s.assembly('open pack', location, rotation_z):
        floor = opened.DESK_FLOOR
        opened.desk_tub()
        packs.desk_panel(-packs.DESK['depth'] / 2, packs.DESK['lift'] + packs.DESK['height'] / 2, None, (0, 1), lit=False)
        for side in (-1, 1):
            cells.row(CELL_100AH, 4, (side * ROW_X, FIRST, floor), flow=side)
        inner, bar = ROW_X - CELL_100AH.terminal_x, floor + CELL_100AH.height + PAD_HEIGHT
        back = FIRST + 3 * PITCH
        cells.busbar(inner * 2, (0, back, bar), 0, 0.018, holes=False)
        for side in (-1, 1):
            cells.flange_nut((side * inner, back, bar + BAR_THICKNESS), turn=20 + 25 * side)


def cell_studs():
    """The studs of the cell at the front right: (place, colour of the test lead)."""
    z = opened.DESK_FLOOR + CELL_100AH.height + PAD_HEIGHT + 0.010
    return [((ROW_X + side * CELL_100AH.terminal_x, FIRST, z), color) for side, color in ((-1, '#1a1c1f'), (1, '#b3161c'))]


def _probe(stud, color, over):
    """A meter's probe, its tip on a stud and its handle on the case's wall, towards `over`. Returns the handle's end."""
    from mathutils import Vector
    plastic, tip = s.silicone_wire(color), Vector(stud)
    way = (Vector(over) - tip).normalized()
    turn = way.to_track_quat('Z', 'Y').to_euler()
    with s.assembly('probe', stud, rotation=turn):
        s.cylinder('needle', 0.0011, 0.022, (0, 0, 0.011), material=s.steel(0.2), edge=0.0003, sides=20)
        s.lathe('grip', [(0.0012, 0.016), (0.0026, 0.017), (0.0030, 0.038), (0.0070, 0.042), (0.0070, 0.045), (0.0042, 0.048), (0.0048, 0.075), (0.0044, 0.120), (0.0026, 0.132), (0.0022, 0.146)], material=plastic, sides=32)
        for i in range(5):
            s.cylinder('groove', 0.0050, 0.0016, (0, 0, 0.056 + i * 0.005), material=plastic, edge=0.0005)
    return tuple(tip + way * 0.144), tuple(way)


# --- service tiles ---------------------------------------------------------

def service_parts():
    s.light_studio(0.42)
    cells.cell(CELL_100AH, (-0.030, 0.040, 0))
    cells.cell(CELL_100AH, (-0.012, 0.096, 0))
    cells.cell(CELL_27AH, (0.134, 0.030, 0))
    cells.cell(CELL_27AH, (0.150, 0.075, 0))
    bms.case((0.222, -0.082, 0), 8)
    for i in range(3):
        cells.busbar(0.037, (0.010 + i * 0.006, -0.040 - i * 0.027, 0), 3 - 4 * i)
    loose_nuts([(0.068, -0.034), (0.084, -0.052), (0.070, -0.066), (0.094, -0.078), (0.076, -0.092)])
    s.camera((0.098, 0.0, 0.084), 1.28, -16, 17)
    return {'width': 1200, 'height': 600, 'samples': 48}


# --- the bench -------------------------------------------------------------

def esd_mat():
    """A rubber mat with the scuffs of use: pale scratches across it and worn patches."""
    made = s.material('esd mat', base_color='#4d6670', roughness=0.6, specular=0.3)
    return scuffed(made, '#4d6670', '#7d939b', 0.75)


def scuffed(made, base, worn, most):
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, place = nodes['Principled BSDF'], nodes.new('ShaderNodeTexCoord')
    total = None
    for turn, scale, stretch, low, high, share in ((25, 95, 0.030, 0.655, 0.70, 0.55), (-40, 80, 0.032, 0.665, 0.71, 0.5), (80, 110, 0.04, 0.665, 0.71, 0.4), (8, 150, 0.05, 0.66, 0.72, 0.4), (0, 4.5, 1, 0.48, 0.75, 0.5)):
        mapping, noise, ramp = nodes.new('ShaderNodeMapping'), nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeMapRange')
        mapping.vector_type = 'TEXTURE'
        mapping.inputs['Rotation'].default_value = (0, 0, math.radians(turn))
        mapping.inputs['Scale'].default_value = (1 / stretch, 1, 1)
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 3.0
        for name, value in (('From Min', low), ('From Max', high), ('To Min', 0), ('To Max', share * most)):
            ramp.inputs[name].default_value = value
        links.new(place.outputs['Object'], mapping.inputs['Vector'])
        links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], ramp.inputs['Value'])
        if total is None:
            total = ramp.outputs['Result']
        else:
            add = nodes.new('ShaderNodeMath')
            add.operation, add.use_clamp = 'MAXIMUM', True
            links.new(total, add.inputs[0])
            links.new(ramp.outputs['Result'], add.inputs[1])
            total = add.outputs[0]
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = s.linear(base), s.linear(worn)
    links.new(total, mix.inputs['Fac'])
    links.new(mix.outputs['Color'], shader.inputs['Base Color'])
    return made


def bench_top(width, depth, mat, z=0.0, y=0.0):
    """Table top with its surface at `z`, and a mat of 2.5 mm. Returns the z of the mat's surface."""
    s.rounded_box('table top', (width, depth, 0.040), 0.004, 3, (0, y, z - 0.020), s.wood('#8a6740', '#b08858'))
    s.plate('mat', mat[0], mat[1], 0.0025, 0.012, (0, y - 0.01, z), s.TOP, esd_mat(), edge=0.0008)
    return z + 0.0025


def assembly_bench():
    s.set_world('#f3f1ec', 0.36)
    s.area_light('window', (-1.5, -0.4, 1.2), (0, 0, 0.1), (1.2, 1.3), 46, '#fff8ee')
    s.area_light('tubes', (0.2, 0.0, 1.6), (0.05, 0, 0), (1.8, 0.6), 24, '#fffdf8')
    s.area_light('rim', (1.4, 0.5, 0.9), (0, 0, 0.1), (0.7, 0.9), 16, '#f2f6ff')
    s.area_light('wall wash', (-0.3, 0.1, 1.7), (0.1, 1.0, 0.3), (2.4, 0.3), 16, '#fff9ef')
    z = bench_top(3.2, 1.00, (1.30, 0.74), y=0.06)
    s.mesh('wall', [(-3, 0.98, -0.8), (3, 0.98, -0.8), (3, 0.98, 2), (-3, 0.98, 2)], [(0, 1, 2, 3)], s.wall_paint('#d9d4c8'))
    _bench_background(z)
    with s.assembly('on the mat', (0, 0, z)):
        open_pack(PACK_AT, 0, clips=True)
        multimeter((*METER_AT, 0), METER_TURN, '3.294')
        _test_leads()
        with s.assembly('management system', (0.262, -0.160, 0), 4):
            bms.case()
            bms.short_leads()
            bms.balance_harness()
        torque_screwdriver((-0.120, -0.205, 0), -6)
        parts_bin((0.490, 0.190, 0), 12)
        loose_nuts([(0.472, 0.184), (0.490, 0.194), (0.506, 0.184), (0.480, 0.202), (0.503, 0.202)], 0.0022)
    s.camera((0.060, -0.010, 0.085), 1.72, -20, 33, fstop=8)
    return {'width': 1120, 'height': 840, 'samples': 28}


PACK_AT = (-0.115, 0.075, 0)
METER_AT, METER_TURN = (0.300, 0.090), -12


def _test_leads():
    """Probes on the cell that the meter measures, and their leads to its sockets."""
    a = math.radians(METER_TURN)
    wall = packs.DESK['width'] / 2
    for (stud, color), x, across in zip(cell_studs(), (0.0, 0.022), (0.050, 0.0)):
        jack = (METER_AT[0] + x * math.cos(a) + 0.062 * math.sin(a), METER_AT[1] + x * math.sin(a) - 0.062 * math.cos(a), 0.033)
        tip = tuple(p + o for p, o in zip(stud, PACK_AT))
        end, way = _probe(tip, color, (PACK_AT[0] + wall + 0.005, tip[1] + 0.014 - across * 0.55, tip[2] + 0.034))
        probe_plug(jack, 0, color, [(jack[0] - 0.006, jack[1] - 0.035, 0.050), (jack[0] - 0.050, jack[1] - 0.060 - across * 0.4, 0.008), (end[0] + 0.075, end[1] - 0.020, 0.060),
                                    (end[0] + 0.030, end[1] + way[1] * 0.03, end[2] - 0.004), end])


def _bench_background(top):
    """Bins along the back of the bench, out of focus."""
    for i in range(6):
        parts_bin((-0.62 + i * 0.22, 0.50, top - 0.0025), 0, '#ffb800' if i == 4 else '#4a535b', (0.15, 0.10, 0.050))


# --- the workshop ----------------------------------------------------------

WALL = 2.2
WINDOW = (-1.02, WALL, 1.66)
WINDOW_SIZE = (1.20, 1.00)
BENCH = 0.88


def contact_workshop():
    """A bench in front of a plain wall, with an open pack on its mat, two finished packs and the name above them."""
    s.set_world('#f4f1ea', 0.34)
    s.area_light('window', (WINDOW[0], 2.10, WINDOW[2]), (0.2, 1.2, 0.7), (1.1, 0.95), 44, '#fdfaf3')
    s.area_light('tubes', (0.0, 0.9, 3.0), (0.0, 1.6, 0.9), (2.4, 1.0), 42, '#fffdf7')
    s.area_light('door', (-2.2, -1.0, 1.9), (0.2, 1.8, 1.0), (1.4, 1.6), 80, '#fff4e4')
    _room()
    _window()
    with s.assembly('bench', (-0.235, 0, 0)):
        top = bench_top(3.6, 0.76, (0.86, 0.60), BENCH, 1.80)
    steel = s.powder_coat('#3b4249')
    s.rounded_box('apron', (3.5, 0.03, 0.080), 0.003, 2, (0, 1.480, BENCH - 0.080), steel)
    with s.assembly('bench things', (0, 0, top)):
        open_pack((-0.320, 1.80, 0), 6)
        multimeter((0.030, 1.72, 0), -16, '3.294')
        torque_screwdriver((-0.300, 1.530, 0), 6)
        parts_bin((0.010, 1.94, 0), 8)
        loose_nuts([(-0.005, 1.933), (0.012, 1.942), (0.025, 1.932), (0.005, 1.954)], 0.0022)
    with s.assembly('finished', (0, 0, BENCH)):
        with s.assembly('rack', (0.375, 1.90, 0)):
            packs.pack_51v()
        with s.assembly('block', (0.375, 1.800, packs.RACK['lift'] + packs.RACK['height']), -3):
            packs.pack_12v()
    _sign((0.400, WALL - 0.012, 1.500))
    _tool_rail((-0.390, WALL, 1.500))
    # Level at a standing person's height, with a lowered lens: upright edges stay upright, and the open pack's cells show.
    s.level((0.028, 1.72), 2.35, -4, 1.50, 1.30, 1.175, fstop=5.6)
    return {'width': 1120, 'height': 840, 'samples': 24}


def _room():
    s.mesh('floor', [(-4, -4, 0), (4, -4, 0), (4, WALL, 0), (-4, WALL, 0)], [(0, 1, 2, 3)], s.concrete('#98948c', '#aeaaa1', 0.5))
    wall = s.wall_paint('#dcd8cd')
    x0, x1 = WINDOW[0] - WINDOW_SIZE[0] / 2, WINDOW[0] + WINDOW_SIZE[0] / 2
    z0, z1 = WINDOW[2] - WINDOW_SIZE[1] / 2, WINDOW[2] + WINDOW_SIZE[1] / 2
    for left, right, low, high in ((-4, x0, 0, 3.2), (x1, 4, 0, 3.2), (x0, x1, 0, z0), (x0, x1, z1, 3.2)):
        s.mesh('wall', [(left, WALL, low), (right, WALL, low), (right, WALL, high), (left, WALL, high)], [(0, 1, 2, 3)], wall)


def _window():
    """Steel casement in a deep reveal, its panes of frosted glass."""
    (x, y, z), (width, height) = WINDOW, WINDOW_SIZE
    frame, reveal = s.powder_coat('#444c54'), s.wall_paint('#efebe1')
    _frosted_glass(x, y + 0.105, z, width, height)
    middle = y + 0.082
    for side in (-1, 1):
        s.rounded_box('jamb', (0.03, 0.16, height + 0.06), 0, 1, (x + side * (width / 2 + 0.0148), middle, z), reveal)
        s.rounded_box('lintel', (width, 0.16, 0.03), 0, 1, (x, middle, z + side * (height / 2 + 0.0148)), reveal)
        s.rounded_box('stile', (0.040, 0.05, height - 0.002), 0.004, 2, (x + side * (width / 2 - 0.021), y + 0.10, z), frame)
        s.rounded_box('rail', (width - 0.002, 0.048, 0.040), 0.004, 2, (x, y + 0.10, z + side * (height / 2 - 0.021)), frame)
        s.rounded_box('mullion', (0.030, 0.046, height - 0.004), 0.004, 2, (x + side * width / 6, y + 0.10, z), frame)
    s.rounded_box('transom', (width - 0.004, 0.042, 0.028), 0.004, 2, (x, y + 0.10, z + height * 0.18), frame)
    s.rounded_box('sill', (width + 0.12, 0.11, 0.028), 0.006, 3, (x, y - 0.02, z - height / 2 - 0.012), reveal)


def _frosted_glass(x, y, z, width, height):
    """Daylight through frosted glass, with blurred sky above and trees and a wall below."""
    made = s.material('frosted glass', base_color='#000000', roughness=0.3, emission='#ffffff', emission_strength=1.05)
    made.cycles.sample_as_light = False
    tree = made.node_tree
    nodes, links = tree.nodes, tree.links
    place, split, noise = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 2.6, 0.0
    blur = nodes.new('ShaderNodeMath')
    blur.operation, blur.inputs[1].default_value = 'MULTIPLY_ADD', 0.55
    high = nodes.new('ShaderNodeMapRange')
    high.inputs['From Min'].default_value, high.inputs['From Max'].default_value = z - height / 2, z + height / 2
    high.inputs['To Min'].default_value, high.inputs['To Max'].default_value = -0.28, 0.72
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'B_SPLINE'
    for position, color in ((0.0, '#a9a792'), (0.22, '#b3b8a0'), (0.5, '#dde5e8'), (1.0, '#eef3f6')):
        element = ramp.color_ramp.elements[0] if position == 0 else ramp.color_ramp.elements[1] if position == 1 else ramp.color_ramp.elements.new(position)
        element.position, element.color = position, s.linear(color)
    links.new(place.outputs['Object'], split.inputs['Vector'])
    links.new(place.outputs['Object'], noise.inputs['Vector'])
    links.new(split.outputs['Z'], high.inputs['Value'])
    links.new(noise.outputs['Fac'], blur.inputs[0])
    links.new(high.outputs['Result'], blur.inputs[2])
    links.new(blur.outputs['Value'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Emission'])
    w, h = width / 2, height / 2
    s.mesh('panes', [(x - w, y, z - h), (x + w, y, z - h), (x + w, y, z + h), (x - w, y, z + h)], [(0, 1, 2, 3)], made).visible_shadow = False


def _tool_rail(left):
    """Hand tools on a rail: three screwdrivers, pliers, a hammer and two spanners, hung from their upper ends."""
    x, y, z = left
    steel, grip, yellow = s.steel(0.3), s.rubber('#23272c'), s.abs_plastic('#e0a400', 0.45)
    s.rounded_box('rail', (0.560, 0.018, 0.050), 0.003, 2, (x + 0.280, y - 0.009, z), s.wood('#8a6740', '#b08858'))
    out = y - 0.034
    for at, length in ((0.040, 0.100), (0.090, 0.080), (0.140, 0.060)):
        s.cylinder('handle', 0.0130, 0.085, (x + at, out, z - 0.0425), material=yellow, edge=0.005)
        s.cylinder('shaft', 0.0034, length, (x + at, out, z - 0.085 - length / 2), material=steel, edge=0.0005)
    for side in (-1, 1):
        with s.assembly('pliers half', (x + 0.225, out, z - 0.075), rotation=(0, math.radians(side * 9), 0)):
            s.rounded_box('arm', (0.016, 0.012, 0.110), 0.005, 3, (side * 0.010, 0, 0.040), grip)
            s.rounded_box('jaw', (0.012, 0.010, 0.055), 0.003, 3, (-side * 0.006, 0, -0.042), steel)
    s.cylinder('joint', 0.013, 0.014, (x + 0.225, out, z - 0.090), s.FRONT, steel, edge=0.002)
    s.cylinder('hammer handle', 0.0120, 0.240, (x + 0.325, out, z - 0.120), material=s.wood('#9a7446', '#c19a63', 'z'), edge=0.004)
    s.rounded_box('hammer head', (0.110, 0.028, 0.028), 0.005, 3, (x + 0.325, out, z - 0.004), steel)
    for at, length in ((0.430, 0.190), (0.490, 0.150)):
        s.plate('spanner', 0.014, length, 0.006, 0.006, (x + at, out + 0.003, z - length / 2), s.FRONT, steel, edge=0.001)
        for end in (0, -length):
            ring('spanner ring', cells.circle(0.017, 40), cells.circle(0.009, 40), 0.007, (x + at, out + 0.003, z + end), s.FRONT, steel, edge=0.001)


def _sign(center):
    """A board with the name on the wall."""
    x, y, z = center
    s.plate('board', 0.42, 0.110, 0.012, 0.006, center, s.FRONT, s.powder_coat('#1b2027', 0.45), edge=0.0015)
    cells.brand_line(0.350, (x, y - 0.012, z))


# --- not yet filled --------------------------------------------------------

def empty_category():
    """A 24V pack's case, open and empty, its lid leaning on it."""
    s.light_studio(0.46)
    s.edge_lights(0.46)
    opened.desk_tub()
    packs.desk_panel(-packs.DESK['depth'] / 2, packs.DESK['lift'] + packs.DESK['height'] / 2, None, (0, 1), lit=False)
    width, depth, height, lift = (packs.DESK[key] for key in ('width', 'depth', 'height', 'lift'))
    # It stands on its long edge behind the case, its handle to the front.
    with s.assembly('lid stands', (0.170, 0.215, depth / 2 + 0.001), rotation=(math.radians(78), 0, math.radians(-8))):
        with s.assembly('lid level', (0, 0, -lift - height)):
            lid = s.rounded_box('lid', (width, depth, height), 0.011, 6, (0, 0, lift + height / 2), s.powder_coat(f.GRAPHITE))
            s.cut(lid, f.box_cutter((width + 0.1, depth + 0.1, 0.4), (0, 0, lift + height - packs.LID - 0.2)), s.powder_coat(opened.INSIDE))
            packs.desk_handle(lift + height)
    s.camera((0.045, 0.030, 0.115), 2.24, -22, 24, 70)
    return {'width': 1344, 'height': 840, 'samples': 26}


SCENES = {
    'service-parts': service_parts,
    'about-assembly-bench': assembly_bench,
    'contact-workshop': contact_workshop,
    'empty-category': empty_category,
}
