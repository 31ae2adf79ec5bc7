"""The 4S-8S 100A battery management system in its finned case, alone and wired to an open pack."""
import math

import fittings as f
import known
import studio as s
from cells import (BAR_THICKNESS, CELL_27AH, PAD_HEIGHT, SHEET, brand_line, circle, fillet, flange_nut, ring,
                   rounded_rectangle, row)

LENGTH, DEPTH, HEIGHT = 0.160, 0.090, 0.020
PLATEAU = 0.046  # depth of the flat middle, where the label is
END = LENGTH / 2 + 0.0025
POWER_RADIUS, THIN_RADIUS, BALANCE_RADIUS = 0.0040, 0.0022, 0.00075
LEADS = (('P−', '#191b1e', POWER_RADIUS, -0.027), ('B−', '#1d4fa3', POWER_RADIUS, -0.006), ('B+', '#b3161c', THIN_RADIUS, 0.012))
BALANCE_COLORS = ('#1a1b1d', '#7a4a22', '#c01c1c', '#e07a1c', '#e6c21e', '#2f8f3c', '#2357b8', '#7a3f9c', '#e8e6df')
SOCKET_Y = -0.004
BALANCE_PITCH = 0.0025


def case(location=(0, 0, 0), rotation_z=0.0, name='BMS 4S-8S 100A', pins=9):
    """`name` is printed on the label; `pins` is the number of cells it can monitor plus one."""
    with s.assembly('bms', location, rotation_z) as root:
        shell = s.material('anodised', base_color='#23262b', metallic=0.75, roughness=0.4, specular=0.5)
        s.prism('finned body', _profile(), LENGTH, (-LENGTH / 2, 0, 0.0012), s.RIGHT, shell, edge=0.00035)
        _flange(shell)
        _end_cap(1)
        _end_cap(-1)
        _top_label(name)
        _socket(pins)
    return root


def _profile():
    """Cross-section across the case: fins, plateau, fins. Counter-clockwise seen from the right end."""
    half, valley, fin, pitch = DEPTH / 2, 0.0095, 0.0018, 0.0041
    points = [(-half, 0), (half, 0)]
    right = []
    y = half
    while y - pitch > PLATEAU / 2 + 0.001:
        right += [(y, HEIGHT), (y - fin, HEIGHT), (y - fin, valley), (y - pitch, valley)]
        y -= pitch
    right += [(PLATEAU / 2, valley), (PLATEAU / 2, HEIGHT)]
    if y > PLATEAU / 2:
        right = right[:-3] + right[-2:]
    return points + right + [(-a, b) for a, b in reversed(right)]


def _flange(shell):
    plate = s.plate('flange', LENGTH + 0.030, DEPTH - 0.012, 0.0022, 0.006, (0, 0, 0), s.TOP, shell, edge=0.0004)
    holes = []
    for x in (-1, 1):
        for y in (-1, 1):
            holes.append(s.cylinder('hole', 0.0022, 0.01, (x * (LENGTH / 2 + 0.0095), y * (DEPTH / 2 - 0.014), 0.001), edge=0))
    s.cut(plate, holes)


def _end_cap(side):
    face = s.RIGHT if side > 0 else s.LEFT
    z = 0.0012 + HEIGHT / 2
    s.plate('cap', DEPTH + 0.0008, HEIGHT + 0.0012, 0.0025, 0.0022, (side * LENGTH / 2, 0, z), face, s.abs_plastic('#191c20', 0.45), edge=0.0005)
    for y in (-1, 1):
        s.screw((side * END, y * (DEPTH / 2 - 0.0055), z + 0.0050), 0.0022, face, turn=33 * y)
        s.screw((side * END, y * (DEPTH / 2 - 0.0055), z - 0.0050), 0.0022, face, turn=12 * y)


def _top_label(name):
    w, h, z = 0.144, 0.038, 0.0012 + HEIGHT
    s.plate('label', w, h, 0.0002, 0.0025, (0, 0, z), s.TOP, s.material('label stock', base_color='#0f1318', roughness=0.33), edge=0.00005)
    top = z + 0.0002
    s.prism('edge strip', fillet([(0, -h / 2), (0.0052, -h / 2), (0.0052, h / 2), (0, h / 2)], [0.0025, 0, 0, 0.0025]),
            0.00005, (-w / 2, 0, top), s.TOP, s.ink_print(s.VOLT), edge=0)
    white = s.ink_print('#f6f4ee')
    left = -w / 2 + 0.0125
    brand_line(0.060, (left + 0.030, 0.0098, top), s.TOP)
    s.text('LiFePO4', 0.0044, (w / 2 - 0.008, 0.0098, top), s.TOP, s.ink_print(s.VOLT), 0.0001, 'RIGHT')
    s.text(name, 0.0108, (left, -0.0072, top), s.TOP, white, 0.0001, 'LEFT')


def _socket(pins):
    """Balance socket in the left end cap, with its plug."""
    z = 0.0105
    nylon = s.abs_plastic('#e4e1d8', 0.42)
    width = pins * BALANCE_PITCH + 0.0035
    s.plate('socket', width + 0.002, 0.0078, 0.0016, 0.0008, (-END, SOCKET_Y, z), s.LEFT, s.abs_plastic('#cfccc2', 0.45), edge=0.0003)
    s.plate('plug', width, 0.0060, 0.0080, 0.0006, (-END - 0.0010, SOCKET_Y, z), s.LEFT, nylon, edge=0.0003)
    s.rounded_box('latch', (0.0066, width * 0.35, 0.0012), 0.0003, 2, (-END - 0.0048, SOCKET_Y, z + 0.0035), nylon)


# --- leads -----------------------------------------------------------------

def lug(location, rotation_z, radius, sleeve, hole=0.0034):
    """Ring lug. The lead comes from -X to the origin; the ring lies ahead, at the level of the lead's underside."""
    tin = s.nickel(0.3)
    with s.assembly('lug', location, rotation_z) as root:
        lying = (0, math.pi / 2, 0)
        s.cylinder('sleeve', radius * 1.16, radius * 4.6, (-radius * 0.6, 0, 0), lying, s.material('sleeve', base_color=sleeve, roughness=0.5), edge=radius * 0.12)
        s.cylinder('barrel', radius * 0.94, radius * 2.2, (radius * 2.2, 0, 0), lying, tin, edge=0.0002)
        thick, floor = radius * 0.42, -radius * 0.94
        reach, wide = radius * 5.6, max(radius * 1.5, hole * 1.9)
        neck = [(radius * 2.0, -radius * 0.9), (radius * 4.0, -radius * 1.05), (reach - wide * 0.8, -wide * 0.6),
                (reach - wide * 0.8, wide * 0.6), (radius * 4.0, radius * 1.05), (radius * 2.0, radius * 0.9)]
        s.prism('neck', neck, thick, (0, 0, floor), s.TOP, tin, edge=0.0002)
        ring('palm', circle(wide), circle(hole), thick, (reach, 0, floor + 0.00004), material=tin, edge=0.0002)
        _crimp(radius, tin)
    return root


def capped_end(location, rotation_z, radius, color):
    """A lead's unconnected end under a vinyl cap; the lead comes from -X."""
    vinyl = s.material('cap', base_color=color, roughness=0.4, specular=0.5)
    lying = (0, math.pi / 2, 0)
    with s.assembly('capped end', location, rotation_z):
        s.cylinder('collar', radius * 1.28, radius * 3.0, (radius * 0.4, 0, 0), lying, vinyl, edge=radius * 0.2)
        s.rounded_box('cap', (radius * 7.2, radius * 4.2, radius * 2.5), radius * 0.9, 5, (radius * 4.6, 0, radius * 0.25), vinyl)


def _crimp(radius, tin):
    """The crimped transition from the barrel to the ring."""
    r = radius * 0.93
    back, front, floor = radius * 3.1, radius * 4.6, -radius * 0.93
    verts = [(back, -r, floor), (back, r, floor), (back, r * 0.75, r * 0.8), (back, -r * 0.75, r * 0.8),
             (front, -r * 0.9, floor), (front, r * 0.9, floor), (front, r * 0.9, floor + radius * 0.42), (front, -r * 0.9, floor + radius * 0.42)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    s.bevel(s.mesh('press', verts, faces, tin), radius * 0.18, 3)


def small_lug(location, rotation_z, color):
    """Balance lead's ring, centred on its screw; the wire starts 11.5 mm behind that."""
    tin = s.nickel(0.3)
    with s.assembly('small lug', location, rotation_z):
        ring('ring', circle(0.0034, 28), circle(0.0016, 28), 0.0007, material=tin, edge=0.0001)
        s.rounded_box('neck', (0.0036, 0.0022, 0.0007), 0.0002, 2, (-0.0042, 0, 0.00035), tin)
        s.cylinder('barrel', 0.0011, 0.0030, (-0.0068, 0, 0.0010), (0, math.pi / 2, 0), tin, edge=0.0002, sides=24)
        s.cylinder('sleeve', 0.00125, 0.0050, (-0.0100, 0, 0.0010), (0, math.pi / 2, 0), s.silicone_wire(color), edge=0.0002, sides=24)


def grommets():
    for _, _, radius, y in LEADS:
        s.cylinder('grommet', radius * 1.45, 0.0024, (END + 0.0008, y, _exit_height(radius)), (0, math.pi / 2, 0), s.rubber('#202327'), edge=0.0007)


def _exit_height(radius):
    return 0.0115 if radius == POWER_RADIUS else 0.0125


def short_leads():
    """The three power leads leave the right end, turn to the front and end side by side."""
    grommets()
    for i, (_, color, radius, y) in enumerate(LEADS):
        wire = s.silicone_wire(color)
        turn = 0.020 + (y - LEADS[0][3]) * 1.02
        x, end = END + 0.008 + turn, -0.060
        s.cable([(END - 0.004, y, _exit_height(radius)), (END + 0.010, y, _exit_height(radius) - 0.0015),
                 (END + 0.010 + turn * 0.72, y - turn * 0.30, radius + 0.0012),
                 (x, y - turn * 1.05, radius), (x, end, radius)], radius, wire)
        lug((x, end, radius), -90, radius, '#a3161b' if i == 2 else color)


def balance_harness():
    """Ribbon of nine leads from the plug, turned round to lie along the front of the case."""
    for i, color in enumerate(BALANCE_COLORS):
        k = i - 4
        start, end = SOCKET_Y + k * BALANCE_PITCH, -0.0715 - k * 0.00175
        r, x, z = (start - end) / 2, -END - 0.009, BALANCE_RADIUS
        tip = -0.018 - (0.011 if i % 2 else 0.0)
        s.cable([(-END - 0.007, start, 0.0105), (-END - 0.012, start, 0.0100), (x - r * 0.72, start - r * 0.30, 0.0042),
                 (x - r, start - r, 0.0016), (x - r * 0.70, end + r * 0.29, z + 0.0002), (x, end, z), (-0.07, end, z), (tip, end, z)],
                BALANCE_RADIUS, s.silicone_wire(color))
        s.cylinder('bare end', BALANCE_RADIUS * 0.62, 0.006, (tip + 0.0028, end, z), (0, math.pi / 2, 0), s.nickel(0.3), edge=0.0001, sides=20)
    for x in (-0.085, -0.042):
        tie((x, -0.0715, BALANCE_RADIUS), 0.0172, 0.0022)


def tie(location, across, high, rotation_z=0.0):
    """A cable tie round a flat bundle running along X."""
    nylon = s.abs_plastic('#15171a', 0.4)
    with s.assembly('tie', location, rotation_z):
        ring('band', rounded_rectangle(across, high, high * 0.4), rounded_rectangle(across - 0.0014, high - 0.0009, high * 0.25),
             0.0024, (-0.0012, 0, 0), s.RIGHT, nylon, edge=0.0001)
        s.rounded_box('head', (0.0042, 0.0040, 0.0024), 0.0005, 2, (0, across * 0.28, high / 2 + 0.0006), nylon)


# --- wired to a pack -------------------------------------------------------

def tray(width, depth, wall=0.0016, high=0.022, location=(0, 0, 0), material=None):
    """Open sheet-steel tray with folded walls; `width` and `depth` are inside measures."""
    coat = material or s.powder_coat('#2b3036')
    w, d = width + wall * 2, depth + wall * 2
    with s.assembly('tray', location) as root:
        s.plate('floor', w - 0.0008, d - 0.0008, wall, 0.0034, (0, 0, 0.0002), s.TOP, coat, edge=0.0004)
        ring('walls', rounded_rectangle(w, d, 0.0042), rounded_rectangle(width, depth, 0.0026), high, material=coat, edge=wall * 0.36)
    return root


def joints(spec, count, first_y):
    """Ends of the balance leads from the pack's minus to its plus: (x, y, whether it is between two cells)."""
    pitch = spec.depth + SHEET
    made = [(-spec.terminal_x, first_y, False)]
    for i in range(count):
        x = spec.terminal_x * (-1 if i % 2 else 1)
        between = i < count - 1
        made.append((x, first_y + i * pitch + (pitch / 2 if between else 0), between))
    return made


def balance_leads(places, bar, lane, exit_path, tail, heading=1):
    """Leads from every joint to a bundle along `lane` (x, z), then along `exit_path`, the knots of the bundle's centre.

    `bar` is the height of the terminal pads, `tail(i)` the last knots of lead i, `heading` the bundle's direction along Y.
    """
    lane_end = [k[1] for k in exit_path if k[0] == lane[0]][-1]
    for i, (x, y, between) in enumerate(places):
        color = BALANCE_COLORS[i]
        side = math.copysign(1, x - lane[0])
        z = bar + (BAR_THICKNESS if between else POWER_RADIUS * 0.42)
        small_lug((x, y, z), 0 if side > 0 else 180, color)
        if between:
            s.screw((x, y, z + 0.0007), 0.0027, s.TOP, turn=25 * i)
        a, b = strand(i)
        knots = [(x - side * 0.0115, y, z + 0.0010), (x - side * 0.016, y, z + 0.0006)]
        if (lane_end - y) * heading > 0:
            knots += [(lane[0] + a + side * 0.005, y + heading * 0.004, lane[1] + b), (lane[0] + a, y + heading * 0.013, lane[1] + b)]
        ahead = [k for k in exit_path if k[0] != lane[0] or (k[1] - y) * heading > 0.02]
        s.cable(knots + [(px + a, py + a, pz + b) for px, py, pz in ahead] + tail(i), BALANCE_RADIUS, s.silicone_wire(color))


def strand(i):
    """Offset of lead i in the bundle's 3 x 3 cross-section."""
    return ((i % 3) - 1) * 0.0017, (i // 3) * 0.0016


# --- scenes ----------------------------------------------------------------

def board():
    s.light_studio(0.26)
    case()
    short_leads()
    balance_harness()
    known.coin((0.016, -0.098, 0), 12)
    s.camera((0.019, -0.018, 0.004), 0.86, -22, 38)
    return {'samples': 26}


def wired():
    s.light_studio(0.36)
    # Turned as a whole, so that the labels of both board and pack face the camera.
    with s.assembly('wired pack', (0, 0, 0), 90):
        _wired_pack()
    s.camera((-0.014, -0.084, 0.014), 1.16, -22, 32)
    return {'width': 1120, 'height': 840, 'samples': 26}


def _wired_pack():
    base, first = 0.0018, -0.098
    tray(CELL_27AH.width + 0.004, 8 * (CELL_27AH.depth + SHEET) + 0.004)
    row(CELL_27AH, 8, (0, first, base), ends=False)
    at = (-0.160, 0.0, 0.0)
    case(at, -90)
    top = base + CELL_27AH.height
    lane = -0.012
    over = top + 0.0022
    balance_leads(joints(CELL_27AH, 8, first), top + PAD_HEIGHT, (lane, over),
                  [(lane, 0.0, over), (lane, 0.055, over), (-0.024, 0.0835, top + 0.003),
                   (-0.066, 0.0835, top + 0.0035), (-0.088, 0.090, 0.060), (-0.104, 0.112, 0.018), (-0.122, 0.128, 0.010)],
                  lambda i: _into_plug(at, i))
    tie((lane, 0.020, over + 0.0016), 0.0068, 0.0064, 90)
    tie((-0.046, 0.0835, top + 0.0048), 0.0068, 0.0064)
    _power_leads(at, base, first)


def _into_plug(at, i):
    """Last knots of lead i, into the plug at the back end of the case."""
    x, y = at[0] + SOCKET_Y + (i - 4) * BALANCE_PITCH, at[1] + END
    return [(x + 0.004, y + 0.030, 0.0104), (x, y + 0.016, 0.0105), (x, y + 0.007, 0.0105)]


def _power_leads(at, base, first):
    """P- lies unconnected on the ground, B- goes to the pack's minus, B+ and the load's plus share the last stud."""
    with s.assembly('grommets', at, -90):
        grommets()
    stud = base + CELL_27AH.height + PAD_HEIGHT
    x, front = -CELL_27AH.terminal_x, at[1] - END
    ways = {'P−': _load_minus, 'B−': _pack_minus, 'B+': _pack_plus}
    for name, color, radius, offset in LEADS:
        exit_x, z = at[0] + offset, _exit_height(radius)
        start = [(exit_x, front + 0.004, z), (exit_x, front - 0.012, z - 0.001)]
        ways[name](start, s.silicone_wire('#b3161c' if name == 'B+' else color), color, radius, (x, first, stud), front)
    _load_plus((x, first + 7 * (CELL_27AH.depth + SHEET), stud))


def _load_minus(start, wire, color, radius, post, front):
    x = start[0][0]
    s.cable(start + [(x - 0.010, front - 0.040, radius), (x - 0.045, front - 0.070, radius)], radius, wire)
    capped_end((x - 0.045, front - 0.070, radius), 222, radius, color)


def _pack_minus(start, wire, color, radius, post, front):
    x = start[0][0]
    tip = (post[0] - radius * 5.6, post[1], post[2] + radius * 0.94)
    s.cable(start + [(x + 0.010, front - 0.034, 0.014), (x + 0.046, front - 0.036, 0.044), (tip[0] - 0.020, post[1] - 0.006, post[2] + 0.006), tip], radius, wire)
    lug(tip, 0, radius, color)
    flange_nut((post[0], post[1], post[2] + radius * 0.42))


def _pack_plus(start, wire, color, radius, post, front):
    """Runs along the gap between case and tray to the far stud."""
    x, far = start[0][0], post[1] + 7 * (CELL_27AH.depth + SHEET)
    tip = (post[0] - radius * 5.6, far, post[2] + POWER_RADIUS * 0.42 + radius * 0.94)
    s.cable(start + [(x + 0.010, front - 0.027, 0.0045), (-0.120, front - 0.020, radius), (-0.0985, front + 0.020, radius), (-0.0965, 0.0, radius),
                     (-0.0950, 0.055, 0.010), (-0.0905, 0.086, 0.055), (tip[0] - 0.014, far, tip[2] + 0.003), tip], radius, wire)
    lug(tip, 0, radius, color)
    flange_nut((post[0], far, post[2] + 0.0026))


def _load_plus(post):
    """The load's plus lead with its fuse."""
    radius, red = POWER_RADIUS, '#b3161c'
    x, y, z = post
    tip = (x, y + radius * 5.6, z + radius * 0.94)
    holder = (x - 0.080, y + 0.078)
    f.fuse_holder((*holder, 0), rotation_z=180)
    near, way = f.lug((holder[0] + f.FUSE_STUD, holder[1], 0), red, s.TOP, 0.8, 90)
    s.cable([tip, (x - 0.002, tip[1] + 0.018, z + 0.003), (x - 0.006, y + 0.066, 0.050), (x - 0.012, holder[1], 0.022), tuple(near)], radius, s.silicone_wire(red))
    lug(tip, -90, radius, red)
    far, way = f.lug((holder[0] - f.FUSE_STUD, holder[1], 0), red, s.TOP, 0.8, -90)
    end = (holder[0] - 0.112, holder[1] - 0.012, radius)
    s.cable([tuple(far), (far[0] - 0.012, far[1], far[2] - 0.003), (end[0] + 0.026, holder[1] - 0.003, radius), end], radius, s.silicone_wire(red))
    capped_end(end, 198, radius, red)


SCENES = {
    'bms-100a-board': board,
    'bms-100a-wired': wired,
}
