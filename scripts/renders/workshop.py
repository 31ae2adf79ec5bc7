"""Groups and places: the service tiles, the assembly bench, the workshop and the tray that is not yet filled."""
import math

import studio as s
import bms
import cells
import fittings as f
import packs
from cells import BAR_THICKNESS, CELL_100AH, CELL_27AH, PAD_HEIGHT, ring, rounded_rectangle


# --- tools of the bench ----------------------------------------------------

def torque_screwdriver(location, rotation_z=0.0):
    """Lies along +X, tip first: grip, scale collar, shaft, hexagon socket."""
    grip, collar = s.rubber('#23272c'), s.abs_plastic('#ffb800', 0.4)
    lying = (0, math.pi / 2, 0)
    r = 0.0165
    with s.assembly('torque screwdriver', (location[0], location[1], location[2] + r), rotation_z):
        profile = [(0.006, -0.066), (0.0135, -0.0645), (0.0160, -0.060), (r, -0.050), (r, -0.020), (0.0148, -0.004), (0.0128, 0.010), (0.0136, 0.022), (0.0136, 0.026), (0.006, 0.0265)]
        cells.lathe('grip', profile, (0, 0, 0), lying, grip, 56)
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
    """A test lead's plug standing in a meter socket, and its cable along `path` (world knots after the plug)."""
    plastic = s.silicone_wire(color)
    x, y, z = location
    s.cylinder('plug', 0.0055, 0.020, (x, y, z + 0.011), material=plastic, edge=0.001)
    s.cylinder('boot', 0.0040, 0.010, (x, y, z + 0.0255), material=plastic, edge=0.001, top_radius=0.0028)
    s.cable([(x, y, z + 0.026), (x, y, z + 0.036)] + path, 0.0019, plastic)


def probe(tip, rotation_z, color, length=0.095):
    """Test probe lying with its needle at `tip`, the cable end behind at -X."""
    plastic = s.silicone_wire(color)
    lying = (0, math.pi / 2, 0)
    with s.assembly('probe', tip, rotation_z):
        r = 0.0056
        cells.lathe('handle', [(0.002, -length), (0.0034, -length + 0.001), (0.0046, -length + 0.012), (r, -length + 0.03), (r, -0.040), (0.0076, -0.037), (0.0076, -0.033), (0.0046, -0.029), (0.0026, -0.016), (0.001, -0.0155)],
                    (0, 0, 0.0076), lying, plastic, 32)
        s.cylinder('needle', 0.001, 0.017, (-0.0085, 0, 0.0076), lying, s.steel(0.25), edge=0.0003, sides=20)


def parts_bin(location, rotation_z=0.0, color='#ffb800', size=(0.085, 0.060, 0.030)):
    """A small open box of flange nuts."""
    w, d, h = size
    plastic = s.abs_plastic(color, 0.45)
    with s.assembly('bin', location, rotation_z):
        ring('sides', rounded_rectangle(w, d, 0.006), rounded_rectangle(w - 0.004, d - 0.004, 0.004), h, material=plastic, edge=0.0007)
        s.plate('floor', w - 0.001, d - 0.001, 0.002, 0.005, (0, 0, 0), s.TOP, plastic, edge=0.0003)


def loose_nuts(places, z=0.0):
    for i, (x, y) in enumerate(places):
        cells.flange_nut((x, y, z), turn=31 * i)


# --- a pack on the way -----------------------------------------------------

ROW_X = 0.0665
PACK_CELL = CELL_100AH
PITCH = CELL_100AH.depth + cells.SHEET
FIRST = -PITCH * 1.5
BASE = 0.0018
CASE_SIZE = (0.274, 0.262, 0.118)
BOARD = (0.004, FIRST - PITCH / 2 - 0.054, 0.110)
CASE_Y = -0.050  # the case reaches forward of the cells to hold the management system


def open_pack(location, rotation_z=0.0):
    """A 24V pack without its cover: two rows of four 100Ah cells, the management system on a shelf in front."""
    with s.assembly('open pack', location, rotation_z):
        with s.assembly('case', (0, CASE_Y, 0)):
            bms.tray(CASE_SIZE[0], CASE_SIZE[1], BASE, CASE_SIZE[2], material=s.powder_coat('#33383f'))
            _case_print()
        cells.row(PACK_CELL, 4, (ROW_X, FIRST, BASE), ends=False)
        cells.row(PACK_CELL, 4, (-ROW_X, FIRST, BASE), ends=False, flow=-1)
        _link_rows()
        _board_on_shelf()
        over = _pad() + 0.0045
        bms.balance_leads(_pack_joints(), _pad(), (0.0, over),
                          [(0.0, 0.02, over), (0.0, -0.058, over), (-0.030, -0.088, 0.175), (-0.080, -0.098, 0.158), (-0.112, -0.110, 0.138), (-0.120, -0.124, 0.1245)],
                          _into_plug, -1)
        _pack_power()


def _into_plug(i):
    """Last knots of a balance lead: round to the plug in the left end of the management system."""
    y, z = BOARD[1] + bms.SOCKET_Y + (4 - i) * bms.BALANCE_PITCH, BOARD[2] + 0.0105
    plug = BOARD[0] - bms.END
    return [(plug - 0.026, y - 0.001, z + 0.0006), (plug - 0.016, y, z), (plug - 0.007, y, z)]


def _case_print():
    front = -CASE_SIZE[1] / 2 - BASE
    cells.brand_line(0.120, (0, front, 0.062), s.FRONT)
    s.plate('line', CASE_SIZE[0] - 0.006, 0.003, 0.00012, 0.0003, (0, front, 0.096), s.FRONT, s.ink_print(s.VOLT), edge=0)
    s.text('24V 100Ah', 0.0125, (0, front, 0.034), s.FRONT, s.ink_print('#f6f4ee'), 0.0001)


def _pad():
    return BASE + PACK_CELL.height + PAD_HEIGHT


def _pack_joints():
    x, back = PACK_CELL.terminal_x, FIRST + 3 * PITCH
    made = [(ROW_X - x, FIRST, False)]
    made += [(ROW_X + (x if i % 2 == 0 else -x), FIRST + (i + 0.5) * PITCH, True) for i in range(3)]
    made += [(0.0012, back, True)]
    made += [(-ROW_X - (x if i % 2 == 0 else -x), FIRST + (i + 0.5) * PITCH, True) for i in (2, 1, 0)]
    made += [(-ROW_X + x, FIRST, False)]
    return made


def _link_rows():
    inner = ROW_X - PACK_CELL.terminal_x
    back = FIRST + 3 * PITCH
    cells.busbar(inner * 2, (0, back, _pad()), 0, 0.018, holes=False)
    for side in (-1, 1):
        cells.flange_nut((side * inner, back, _pad() + BAR_THICKNESS), turn=20 + 25 * side)


def _board_on_shelf():
    s.rounded_box('shelf', (CASE_SIZE[0] - 0.001, 0.094, 0.0016), 0.0004, 2, (0, BOARD[1], 0.1092), s.powder_coat('#4a5058'))
    bms.case(BOARD, 0)
    with s.assembly('grommets', BOARD):
        bms.grommets()


def _pack_power():
    y = BOARD[1]
    inner = ROW_X - PACK_CELL.terminal_x
    for name, color, radius, offset in bms.LEADS:
        wire = s.silicone_wire(color)
        out = [(BOARD[0] + bms.END - 0.004, y + offset, 0.1215), (BOARD[0] + bms.END + 0.012, y + offset, 0.1215)]
        if name == 'B−':
            tip = (inner, FIRST - radius * 5.6, _pad() + radius * 0.94)
            s.cable(out + [(0.122, y + 0.018, 0.142), (0.086, y + 0.012, 0.190), (inner + 0.014, tip[1] - 0.046, _pad() + 0.004), (inner, tip[1] - 0.018, tip[2]), tip], radius, wire)
            bms.lug(tip, 90, radius, color)
            cells.flange_nut((inner, FIRST, _pad() + radius * 0.42))
        elif name == 'P−':
            s.cable(out + [(0.132, y + offset - 0.006, 0.126), (0.158, y - 0.045, 0.090), (0.166, y - 0.070, 0.020), (0.190, y - 0.105, radius), (0.245, y - 0.125, radius)], radius, wire)
            bms.capped_end((0.245, y - 0.125, radius), -12, radius, color)
    _plus_lead(inner)


def _plus_lead(inner):
    radius, red = bms.POWER_RADIUS, '#b3161c'
    tip = (-inner, FIRST - radius * 5.6, _pad() + radius * 0.94)
    s.cable([tip, (-inner, tip[1] - 0.018, tip[2]), (-inner - 0.022, tip[1] - 0.050, _pad() + 0.010), (-0.098, -0.142, _pad() - 0.004), (-0.150, -0.150, 0.125), (-0.166, -0.150, 0.030), (-0.195, -0.175, radius), (-0.245, -0.190, radius)],
            radius, s.silicone_wire(red))
    bms.lug(tip, 90, radius, red)
    bms.capped_end((-0.245, -0.190, radius), 194, radius, red)
    cells.flange_nut((-inner, FIRST, _pad() + radius * 0.42), turn=33)


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
    return s.material('esd mat', base_color='#4d6670', roughness=0.6, specular=0.3)


def bench_top(width, depth, mat, z=0.0, y=0.0):
    """Table top whose surface is `z`; the mat on it is 2.5 mm thick. Returns the height things stand at."""
    s.rounded_box('table top', (width, depth, 0.040), 0.004, 3, (0, y, z - 0.020), s.wood('#8a6740', '#b08858'))
    s.plate('mat', mat[0], mat[1], 0.0025, 0.012, (0, y - 0.01, z), s.TOP, esd_mat(), edge=0.0008)
    return z + 0.0025


def assembly_bench():
    s.set_world('#f3f1ec', 0.36)
    s.area_light('window', (-1.5, -0.4, 1.2), (0, 0, 0.1), (1.2, 1.3), 46, '#fff8ee')
    s.area_light('tubes', (0.2, 0.0, 1.6), (0.05, 0, 0), (1.8, 0.6), 24, '#fffdf8')
    s.area_light('rim', (1.4, 0.5, 0.9), (0, 0, 0.1), (0.7, 0.9), 16, '#f2f6ff')
    s.area_light('wall wash', (-0.3, 0.1, 1.7), (0.1, 1.0, 0.3), (2.4, 0.3), 16, '#fff9ef')
    z = bench_top(3.2, 1.00, (1.25, 0.66), y=0.06)
    s.mesh('wall', [(-3, 0.98, -0.8), (3, 0.98, -0.8), (3, 0.98, 2), (-3, 0.98, 2)], [(0, 1, 2, 3)], s.wall_paint('#d9d4c8'))
    _bench_background(z)
    with s.assembly('on the mat', (0, 0, z)):
        open_pack((-0.02, 0.07, 0), 0)
        multimeter((0.285, 0.075, 0), -14, '0.000')
        _test_leads()
        torque_screwdriver((-0.030, -0.218, 0), -8)
        parts_bin((0.415, 0.130, 0), 12)
        loose_nuts([(0.397, 0.124), (0.415, 0.134), (0.431, 0.124), (0.405, 0.142), (0.428, 0.142)], 0.0022)
        for i in range(2):
            cells.busbar(0.037, (0.175 + 0.010 * i, -0.225 - 0.028 * i, 0), 8 - 14 * i)
    s.camera((0.050, 0.0, 0.090), 1.42, -20, 24, fstop=8)
    return {'width': 1120, 'height': 840, 'samples': 28}


def _test_leads():
    """From the meter's sockets to both probes, which lie before it."""
    a = math.radians(-14)
    for x, color, tip, loop in ((0.0, '#1a1c1f', (0.372, -0.072), 0.022), (0.022, '#b3161c', (0.388, -0.108), 0.046)):
        jack = (0.285 + x * math.cos(a) + 0.062 * math.sin(a), 0.075 + x * math.sin(a) - 0.062 * math.cos(a), 0.033)
        back = (tip[0] - 0.0945 * math.cos(math.radians(12)), tip[1] - 0.0945 * math.sin(math.radians(12)))
        probe_plug(jack, 0, color, [(jack[0] - 0.006, jack[1] - 0.026, 0.052), (jack[0] - loop * 0.7, jack[1] - 0.050, 0.022), (back[0] - loop, back[1] + 0.026, 0.0090),
                                    (back[0] - 0.022, back[1] - 0.003, 0.0080), (back[0], back[1], 0.0076)])
        probe((*tip, 0), 12, color)


def _bench_background(top):
    """Out of focus: bins along the back of the bench."""
    for i in range(6):
        parts_bin((-0.62 + i * 0.22, 0.50, top - 0.0025), 0, '#ffb800' if i == 4 else '#4a535b', (0.15, 0.10, 0.050))


# --- the workshop ----------------------------------------------------------

WALL = 2.2
WINDOW = (-0.62, WALL, 1.64)
WINDOW_SIZE = (1.70, 1.00)


def contact_workshop():
    s.set_world('#f4f1ea', 0.50)
    s.area_light('window', (WINDOW[0], 2.16, WINDOW[2]), (WINDOW[0] + 0.2, 0, 0.4), (1.6, 0.95), 38, '#fdfaf3')
    s.area_light('tubes', (0.3, 0.4, 3.0), (0.3, 1.1, 0), (2.4, 1.2), 58, '#fffdf7')
    s.area_light('door', (2.4, -2.0, 1.8), (0, 1.5, 0.9), (1.8, 2.0), 62, '#fff8ee')
    _room()
    _window()
    top = _long_bench(0.88)
    with s.assembly('bench things', (0, 0, top)):
        open_pack((-0.72, 1.86, 0), 0)
        multimeter((-0.36, 1.68, 0), -16)
        torque_screwdriver((-1.18, 1.60, 0), 10)
        for i, color in enumerate(('#ffb800', '#3a6f9c', '#ffb800')):
            parts_bin((-0.20 + i * 0.17, 2.06, 0), 0, color, (0.15, 0.11, 0.075))
        cells.row(CELL_100AH, 4, (0.20, 1.66, 0))
        with s.assembly('finished', (-1.52, 1.86, 0), 8):
            packs.pack_24v()
        _tester((-1.10, 1.95, 0))
    _rack()
    _peg_board((0.50, WALL - 0.016, 1.36))
    _sign((0.455, WALL - 0.012, 1.84))
    _trunking()
    # A page on a wide screen shows the middle two thirds: bench, window and shelves stand within them, whole.
    s.camera((0.10, 1.6, 1.05), 5.05, 9, 6, lens=40)
    return {'width': 1120, 'height': 840, 'samples': 32}


def _room():
    s.mesh('floor', [(-4, -4, 0), (4, -4, 0), (4, WALL, 0), (-4, WALL, 0)], [(0, 1, 2, 3)], s.concrete('#98948c', '#aeaaa1', 0.5))
    wall, lower = s.wall_paint('#e9e5da'), s.wall_paint('#8c989b')
    x0, x1 = WINDOW[0] - WINDOW_SIZE[0] / 2, WINDOW[0] + WINDOW_SIZE[0] / 2
    z0, z1 = WINDOW[2] - WINDOW_SIZE[1] / 2, WINDOW[2] + WINDOW_SIZE[1] / 2
    for left, right, low, high in ((-4, x0, 1.02, 3.2), (x1, 4, 1.02, 3.2), (x0, x1, 1.02, z0), (x0, x1, z1, 3.2)):
        s.mesh('wall', [(left, WALL, low), (right, WALL, low), (right, WALL, high), (left, WALL, high)], [(0, 1, 2, 3)], wall)
    s.mesh('dado', [(-4, WALL, 0), (4, WALL, 0), (4, WALL, 1.02), (-4, WALL, 1.02)], [(0, 1, 2, 3)], lower)
    s.rounded_box('dado rail', (8, 0.014, 0.030), 0.004, 2, (0, WALL - 0.006, 1.02), s.wall_paint('#dcd7ca'))
    s.mesh('side wall', [(-2.35, -4, 0), (-2.35, WALL, 0), (-2.35, WALL, 3.2), (-2.35, -4, 3.2)], [(0, 1, 2, 3)], wall)
    s.rounded_box('skirting', (8, 0.016, 0.09), 0.003, 2, (0, WALL - 0.007, 0.045), s.wall_paint('#667074'))


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
    """Daylight through ribbed glass: sky above, the yard's trees and wall dissolved below."""
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


def _long_bench(high):
    x, wide, deep, y = -0.62, 2.5, 0.72, 1.82
    steel = s.powder_coat('#3b4249')
    with s.assembly('bench', (x, 0, 0)):
        top = bench_top(wide, deep, (1.5, 0.56), high, y)
        for side in (-1, 0, 1):
            for front in (-1, 1):
                s.rounded_box('leg', (0.05, 0.05, high - 0.04), 0.003, 2, (side * (wide / 2 - 0.06), y + front * (deep / 2 - 0.07), (high - 0.04) / 2), steel)
        s.rounded_box('apron', (wide - 0.1, 0.03, 0.07), 0.003, 2, (0, y - deep / 2 + 0.055, high - 0.076), steel)
        s.rounded_box('low shelf', (wide - 0.1, deep - 0.16, 0.022), 0.003, 2, (0, y, 0.20), s.wood('#8a6740', '#b08858'))
    for bx, w, high, color in ((-1.38, 0.40, 0.24, '#4a535b'), (-0.90, 0.40, 0.24, '#4a535b'), (0.06, 0.40, 0.24, '#c99a1a')):
        _crate((bx, y - 0.02, 0.211), (w, 0.36, high), color)
    return top


def _crate(location, size, color):
    """A stacking crate of moulded plastic: closed, ribbed, with a grip and a card on its front."""
    w, d, h = size
    plastic = s.abs_plastic(color, 0.5)
    with s.assembly('crate', location):
        ring('sides', rounded_rectangle(w - 0.012, d - 0.012, 0.016), rounded_rectangle(w - 0.020, d - 0.020, 0.013), h, material=plastic, edge=0.001)
        s.plate('floor', w - 0.014, d - 0.014, 0.004, 0.015, (0, 0, 0), s.TOP, plastic, edge=0.001)
        for z in (h - 0.014, h * 0.62):
            ring('rim', rounded_rectangle(w, d, 0.020), rounded_rectangle(w - 0.016, d - 0.016, 0.015), 0.014 if z > h * 0.8 else 0.006, (0, 0, z), material=plastic, edge=0.002)
        front = -d / 2 + 0.006
        for side in (-1, 1):
            for x in (0.26, 0.40):
                s.rounded_box('rib', (0.008, 0.008, h * 0.62), 0.002, 2, (side * w * x, front, h * 0.31), plastic)
        s.plate('grip', 0.110, 0.028, 0.0012, 0.0138, (0, front, h * 0.80), s.FRONT, s.material('grip hole', base_color='#17191c', roughness=0.8), edge=0.0004)
        s.plate('card', 0.120, 0.062, 0.0008, 0.003, (0, front, h * 0.32), s.FRONT, s.paper_label(), edge=0.0002)
        cells.brand_line(0.096, (0, front - 0.0008, h * 0.32 + 0.004), s.FRONT, '#23282f', '#b9ab86')
        s.plate('lid', w - 0.004, d - 0.004, 0.012, 0.018, (0, 0, h), s.TOP, plastic, edge=0.003)


def _tester(location):
    """The bench's charge and discharge tester, its leads lying before it."""
    w, d, h = 0.300, 0.260, 0.150
    with s.assembly('tester', location):
        f.rubber_feet(w, d, 0.035, 0.010)
        s.rounded_box('body', (w, d, h), 0.006, 4, (0, 0, 0.008 + h / 2), s.powder_coat('#d5d2ca', 0.42))
        front, middle = -d / 2 - 0.003, 0.008 + h / 2
        s.plate('face', w - 0.012, h - 0.012, 0.005, 0.006, (0, -d / 2 + 0.002, middle), s.FRONT, s.abs_plastic('#2b3037', 0.4), edge=0.001)
        s.charge_display(64, 26.4, 0.120, 0.056, (-0.062, front, middle + 0.026))
        for i in range(2):
            f.push_button((0.050 + i * 0.044, front, middle + 0.028), 0.0105)
        for x, color in ((-0.090, f.RED), (-0.040, f.BLACK)):
            f.stud_terminal((x, front, middle - 0.040), color, scale=0.8)
        for i in range(4):
            f.lamp((0.040 + i * 0.020, front, middle - 0.040), lit=i < 3, radius=0.003)


def _sign(center):
    """The name on the wall, cut from sheet and standing a little off it."""
    x, y, z = center
    s.plate('board', 0.42, 0.110, 0.012, 0.006, center, s.FRONT, s.powder_coat('#1b2027', 0.45), edge=0.0015)
    cells.brand_line(0.350, (x, y - 0.012, z))


def _trunking():
    """Steel trunking with sockets along the wall behind the bench."""
    white, dark = s.material('trunking', base_color='#d3cfc4', roughness=0.45), s.abs_plastic('#2b3037', 0.4)
    y, z = WALL - 0.022, 0.985
    s.rounded_box('trunk', (2.6, 0.044, 0.085), 0.004, 3, (-0.66, y, z), white)
    for x in (-1.74, -0.42, 0.02, 0.46):
        s.plate('socket plate', 0.130, 0.066, 0.004, 0.004, (x, y - 0.022, z), s.FRONT, s.abs_plastic('#e9e6dd', 0.4), edge=0.001)
        for side in (-1, 1):
            for dx, dz in ((0, 0.011), (-0.010, -0.008), (0.010, -0.008)):
                s.cylinder('pin hole', 0.0035, 0.0006, (x + side * 0.032 + dx, y - 0.0262, z + dz), s.FRONT, dark, edge=0, sides=20)


def _rack():
    """Shelves of finished packs at the right."""
    steel = s.powder_coat('#59626a')
    x0, x1, y0, y1 = 0.80, 1.88, 1.66, 2.14
    for x in (x0, x1):
        for y in (y0, y1):
            s.rounded_box('post', (0.04, 0.04, 1.80), 0.003, 2, (x, y, 0.90), steel)
    levels = (0.16, 0.66, 1.11, 1.56)
    for z in levels:
        s.rounded_box('shelf', (x1 - x0 + 0.034, y1 - y0 + 0.034, 0.03), 0.003, 2, ((x0 + x1) / 2, (y0 + y1) / 2, z), steel)
    rack, desk, block = (packs.pack_51v, packs.RACK), (packs.pack_24v, packs.DESK), (packs.pack_12v, packs.BLOCK)
    high = rack[1]['lift'] + rack[1]['height']
    stock = (
        ((rack, 1.085, 0), (rack, 1.085, high), (rack, 1.595, 0), (rack, 1.595, high)),
        ((desk, 1.085, 0), (desk, 1.580, 0)),
        ((block, 1.060, 0), (block, 1.580, 0)),
    )
    for z, shelf in zip(levels, stock):
        for i, ((build, size), x, lift) in enumerate(shelf):
            with s.assembly('stock', (x, y0 + 0.03 + size['depth'] / 2, z + 0.015 + lift), (0, 0, -1, 1)[i] if size is packs.RACK else (-2, 1)[i]):
                build()
    for x, w in ((1.06, 0.40), (1.58, 0.40)):
        _crate((x, (y0 + y1) / 2, levels[-1] + 0.015), (w, 0.34, 0.20), '#4a535b')


def _peg_board(center):
    """Hand tools and two coils of cable between the window and the shelves."""
    x, y, z = center
    s.rounded_box('peg board', (0.44, 0.014, 0.66), 0.003, 2, center, s.material('hardboard', base_color='#c8bfab', roughness=0.7, specular=0.2))
    front = y - 0.022
    for i, color in enumerate(('#b3161c', '#ffb800', '#23272c', '#ffb800')):
        _hung_screwdriver((x - 0.165 + i * 0.045, front, z + 0.19), color, 0.11 + 0.015 * i)
    for i, reach in enumerate((0.10, 0.12, 0.14)):
        _hung_spanner((x + 0.045 + i * 0.055, y - 0.010, z + 0.235), reach)
    for cx, color in ((-0.105, '#a8161c'), (0.105, '#24272b')):
        _hung_coil((x + cx, front, z - 0.16), color)


def _hung_screwdriver(top, color, shaft):
    hanging = (math.pi, 0, 0)
    cells.lathe('grip', [(0.005, 0), (0.011, 0.003), (0.013, 0.02), (0.0115, 0.06), (0.0135, 0.082), (0.007, 0.09), (0.003, 0.0905)], top, hanging, s.abs_plastic(color, 0.4), 28)
    s.cylinder('shaft', 0.003, shaft, (top[0], top[1], top[2] - 0.09 - shaft / 2), material=s.steel(0.3), edge=0.0003, sides=20)
    s.rounded_box('hook', (0.030, 0.030, 0.006), 0.002, 2, (top[0], top[1] + 0.010, top[2] - 0.098), s.steel(0.4))


def _hung_spanner(top, reach):
    steel = s.steel(0.28)
    x, y, z = top
    ring('ring end', cells.circle(0.0135, 28), cells.circle(0.008, 28), 0.006, (x, y, z), s.FRONT, steel, edge=0.001)
    s.rounded_box('shank', (0.010, 0.005, reach), 0.0015, 2, (x, y - 0.003, z - 0.012 - reach / 2), steel)
    jaw = cells.fillet([(-0.014, -0.010), (-0.006, -0.012), (-0.006, 0.0), (0.006, 0.0), (0.006, -0.012), (0.014, -0.010), (0.012, 0.014), (-0.012, 0.014)],
                       [0.003, 0.001, 0.002, 0.002, 0.001, 0.003, 0.008, 0.008], 5)
    s.prism('jaw', jaw, 0.006, (x, y, z - 0.020 - reach), s.FRONT, steel, edge=0.001)
    s.cylinder('hook', 0.003, 0.03, (x, y, z + 0.005), s.FRONT, s.steel(0.4), edge=0.0005, sides=20)


def _hung_coil(center, color):
    wire = s.silicone_wire(color)
    x, y, z = center
    s.cylinder('hook', 0.004, 0.06, (x, y - 0.008, z + 0.062), s.FRONT, s.steel(0.4), edge=0.0008, sides=20)
    for k in range(4):
        r, lift = 0.058 + 0.004 * (k % 2), 0.0065
        points = [(x + r * math.cos(a) * (0.92 + 0.03 * k), y - k * lift * 0.9, z + r * math.sin(a)) for a in [2 * math.pi * i / 16 for i in range(16)]]
        coil = s.cable(points, 0.0042, wire, 'coil')
        coil.data.splines[0].use_cyclic_u = True



# --- not yet filled --------------------------------------------------------

def empty_category():
    """The brand's four bars as four empty places, cut in tool foam down to its coloured layer; the last one dim."""
    s.light_studio(0.40)
    s.edge_lights(0.40)
    w, d, h, deep = 0.400, 0.270, 0.046, 0.030
    bar, pitch = (0.050, 0.186), 0.074
    foam = s.material('foam', base_color='#24282e', roughness=0.85, specular=0.2)
    s.grain(foam, 800)
    block = s.rounded_box('foam', (w, d, h), 0.006, 4, (0, 0, h / 2), foam)
    places = [((i - 1.5) * pitch, 0.016) for i in range(4)]
    s.cut(block, f.joined([s.plate('place', *bar, 0.06, 0.005, (x, y, h - deep), s.TOP, edge=0) for x, y in places]), foam)
    for i, (x, y) in enumerate(places):
        layer = s.material('layer', base_color=s.VOLT if i < 3 else '#6d5518', roughness=0.8, specular=0.2)
        s.plate('layer', bar[0] - 0.0004, bar[1] - 0.0004, 0.001, 0.005, (x, y, h - deep - 0.0002), s.TOP, layer, edge=0)
    cells.brand_line(0.110, (0, -0.108, h + 0.0001), s.TOP)
    s.camera((0, 0.000, 0.012), 1.20, -16, 40)
    return {'width': 1344, 'height': 840, 'samples': 26}


SCENES = {
    'service-parts': service_parts,
    'about-assembly-bench': assembly_bench,
    'contact-workshop': contact_workshop,
    'empty-category': empty_category,
}
