"""The packs in use: below an inverter, beside a UPS, in a tray before one."""
import math

import fittings as f
import inverters as i
import packs as p
import studio as s
from cells import ring, rounded_rectangle


def placed(at, local):
    """A pack's own coordinates in the room's, for packs that are not rotated."""
    return tuple(a + b for a, b in zip(at, local))


ROOM = dict(width=1120, height=840, samples=32)


def floor_stand(width, depth, height):
    """Welded angle-steel stand on levelling feet; its top is at z = `height`."""
    steel, leg = s.powder_coat('#4d555e', 0.42), 0.030
    for x in (-1, 1):
        for y in (-1, 1):
            s.rounded_box('leg', (leg, leg, height - 0.014), 0.003, 3, (x * (width - leg) / 2, y * (depth - leg) / 2, 0.012 + (height - 0.014) / 2), steel)
            s.cylinder('level foot', 0.017, 0.012, (x * (width - leg) / 2, y * (depth - leg) / 2, 0.006), material=s.rubber(), edge=0.002)
    for y in (-1, 1):
        s.rounded_box('rail', (width, 0.032, 0.030), 0.002, 3, (0, y * (depth - 0.030) / 2, height - 0.015), steel)
    for x in (-1, 1):
        s.rounded_box('side rail', (0.032, depth - 0.064, 0.030), 0.002, 3, (x * (width - 0.030) / 2, 0, height - 0.015), steel)
    s.rounded_box('sheet', (width - 0.03, depth - 0.03, 0.003), 0.0006, 2, (0, 0, height - 0.0012), steel)


# --- 51.2V: on its stand beside a hybrid inverter ---------------------------

def pack_51v_in_use():
    """Wired from battery to fuse to isolator to inverter; PV and AC cables in trunking and conduits."""
    i.room()
    i.window_light(1.0, height=0.6)
    height, depth, at = 0.125, 0.440, (-0.230, -0.270, 0)
    face = at[1] - depth / 2 - 0.004
    with s.assembly('stand', at):
        floor_stand(0.500, depth, height)
    apron(0.490, height, face, at[0])
    pack_at = (at[0], face + p.RACK['depth'] / 2 + 0.006, height)
    with s.assembly('pack stands', pack_at):
        p.pack_51v(display=(87, 52.9), covered=(0, 3))
    hung, box, wall, r = (0.395, 0, 0.330), (0.081, 0, 0.480), -0.021, 0.0066
    with s.assembly('inverter hangs', hung):
        i.hybrid_inverter('2.4', 'LOAD')
    mouths = i.isolator(box)
    low = p.RACK['lift'] + p.RACK['height'] / 2 - 0.046
    front, lay = -p.RACK['depth'] / 2, face - 0.019
    fuse_x, plus_z, minus_z = at[0] + 0.155, 0.054, 0.098
    (plus, _), (minus, _) = (f.boot(placed(pack_at, (x, front, low)), color, kind) for x, color, kind in p.RACK_TERMINALS[1:3])
    f.fuse_box((fuse_x, face, plus_z))
    f.run([plus, (plus[0], lay, height + 0.012), (plus[0], lay, plus_z), (fuse_x - 0.05, lay, plus_z)], f.RED, r, 0.014)
    for first, mouth, z, color in (([(fuse_x + 0.05, lay, plus_z)], mouths[1], plus_z, f.RED),
                                   ([minus, (minus[0], lay, height + 0.012), (minus[0], lay, minus_z)], mouths[0], minus_z, f.BLACK)):
        f.run(first + [(mouth[0], lay, z), (mouth[0], wall, z), (mouth[0], wall, mouth[2] + 0.01)], color, r, 0.018)
        for high in (0.190, 0.310):
            f.saddle((mouth[0], wall + 0.004, high), 'z', '-y', r)
    for mouth, gland, drop, color in ((mouths[3], 0, 0.275, f.RED), (mouths[2], 1, 0.250, f.BLACK)):
        x, y, z = i.gland_mouth(gland, hung)
        f.run([(mouth[0], wall, mouth[2] + 0.01), (mouth[0], wall, drop), (x, wall, drop), (x, y, drop), (x, y, z + 0.012)], color, r, 0.018)
        f.saddle((0.190, wall + 0.004, drop), 'x', '-y', r)
    i.duct(0.330, 1.300, 0.195)
    for gland, color in ((2, '#b3131b'), (3, '#1b1d20'), (4, '#2a2d31'), (5, '#2a2d31')):
        x, y, z = i.gland_mouth(gland, hung)
        s.cable([(x, y, z + 0.012), (x, y, z - 0.016), (x, -0.034, 0.250), (x, -0.034, 0.225)], 0.0050, s.silicone_wire(color))
    f.saddle((at[0] + 0.215, lay, minus_z), 'x', '-y', r)
    s.camera((0.072, -0.25, 0.424), 2.42, 6, 5, 66)
    return dict(ROOM)


# --- 24V: on a stand on the floor, beside the UPS ---------------------------

def apron(width, height, y, x=0.0):
    """A steel panel along a stand's front, on which fuse, breaker and cables are fixed; its face is at `y`."""
    s.rounded_box('apron', (width, 0.004, height - 0.020), 0.0008, 2, (x, y + 0.002, height / 2 + 0.008), s.powder_coat('#59616a', 0.42))


def pack_24v_in_use():
    """Both leads go down from covered poles and along the stand: plus through a fuse close to it, both through a breaker."""
    i.room(wall='#d3d6d1')
    i.window_light(1.0, height=0.5)
    height, depth, middle_y = 0.165, 0.330, -0.235
    face = middle_y - depth / 2 - 0.004
    pack_at, ups_at = (-0.225, face + p.DESK['depth'] / 2 + 0.004, height), (0.270, -0.235, height)
    with s.assembly('stand', (0.035, middle_y, 0)):
        floor_stand(0.940, depth, height)
    apron(0.930, height, face, 0.035)
    with s.assembly('pack stands', pack_at):
        p.pack_24v(display=(92, 26.6), covered=())
    with s.assembly('ups stands', ups_at):
        i.home_ups()
    low = p.DESK['lift'] + p.DESK['height'] / 2 - 0.053
    front, r = -p.DESK['depth'] / 2 - 0.0037, 0.0062
    lay = face - 0.019
    plus_z, minus_z = 0.072, 0.110
    fuse_x, breaker_x, far = 0.010, 0.255, 0.520
    starts = {}
    for x, color, kind in p.DESK_TERMINALS:
        starts[kind], _ = f.boot(placed(pack_at, (x, front, low)), color, kind, scale=1.12)
    f.fuse_box((fuse_x, face, plus_z))
    f.breaker_box((breaker_x, face, (plus_z + minus_z) / 2), turned=True)
    edge = f.BREAKER_BOX[0] / 2
    at = starts['+']
    f.run([at, (at[0], at[1], height + 0.02), (at[0], lay, height - 0.010), (at[0], lay, plus_z), (fuse_x - 0.05, lay, plus_z)], f.RED, r, 0.016)
    f.run([(fuse_x + 0.05, lay, plus_z), (breaker_x - edge, lay, plus_z)], f.RED, r)
    at = starts['-']
    f.run([at, (at[0], at[1], height + 0.02), (at[0], lay, height - 0.010), (at[0], lay, minus_z), (breaker_x - edge, lay, minus_z)], f.BLACK, r, 0.016)
    for z, color in ((plus_z, f.RED), (minus_z, f.BLACK)):
        f.run([(breaker_x + edge, lay, z), (far, lay, z), (far, lay + 0.2, z)], color, r, 0.02)
        for x in ((0.130,) if z == plus_z else (-0.010, 0.130)) + (0.370, 0.470):
            f.saddle((x, lay, z), 'x', '-y', r)
    cord = i.wall_socket((0.330, 0, 0.600))
    s.cable([cord, (cord[0], cord[1], cord[2] - 0.06), (cord[0], -0.030, 0.48), (cord[0] - 0.01, -0.030, 0.36), (cord[0] - 0.02, -0.050, 0.28)], 0.0042, s.silicone_wire('#1d2024'))
    i.door(0.640)
    s.camera((0.030, -0.3, 0.250), 1.96, -13, 7, 68)
    return dict(ROOM)


# --- 12V: floor tray before the UPS -----------------------------------------

def floor_tray(width=0.400, depth=0.240, height=0.036):
    """A moulded tray that keeps a battery off the floor; the battery stands at z = 0.010."""
    plastic = s.abs_plastic('#3a4149', 0.5)
    ring('tray rim', rounded_rectangle(width, depth, 0.016), rounded_rectangle(width - 0.008, depth - 0.008, 0.012), height, material=plastic, edge=0.0015)
    s.plate('tray floor', width - 0.002, depth - 0.002, 0.010, 0.014, (0, 0, 0), s.TOP, plastic, edge=0.001)


def pack_12v_in_use():
    """Both leads go straight up the wall behind: plus through a fuse close to it, both through a breaker above the UPS."""
    i.room(wall='#dddad2')
    i.window_light(1.0, height=0.4)
    at, ups_at = (0.160, -0.190, 0), (-0.190, -0.185, 0)
    with s.assembly('tray stands', at):
        floor_tray()
    pack_at = placed(at, (0, 0, 0.010))
    with s.assembly('pack stands', pack_at):
        p.pack_12v(display=(95, 13.3), covered=())
    with s.assembly('ups stands', ups_at):
        i.home_ups('0.6', 3, 0.255, 0.205, 0.270)  # a 12.8V battery gives at most 1.28 kW at 100A
    top, r, lay = p.BLOCK['height'] + 0.0024, 0.0058, -0.017
    plus_z, minus_z, breaker_x, breaker_z = 0.440, 0.468, -0.150, 0.352
    half = f.BREAKER_BOX[1] / 2
    for x, color, kind, high, pole in ((-0.122, f.RED, '+', plus_z, 1), (0.122, f.BLACK, '-', minus_z, 0)):
        start, _ = f.boot(placed(pack_at, (x, 0.018, top)), color, kind, s.TOP, 1.12, 180)
        into = breaker_x + f.BREAKER_POLES[pole]
        first, last = (start[0], lay, start[2]), [(start[0], lay, high), (into, lay, high), (into, lay, breaker_z + half)]
        if kind == '+':
            f.run([start, first, (start[0], lay, 0.290)], color, r, 0.016)
            f.fuse_box((start[0], 0, 0.345), (math.radians(90), math.radians(90), 0))
            f.run([(start[0], lay, 0.400)] + last, color, r, 0.02)
        else:
            f.run([start, first] + last, color, r, 0.02)
            for z in (0.310, 0.405):
                f.saddle((start[0], lay, z), 'z', '-y', r)
        for along in ((0.125, 0.215) if kind == '-' else ()) + (-0.035,):
            f.saddle((along, lay, high), 'x', '-y', r)
        f.run([(into, lay, breaker_z - half), (into, lay, 0.060)], color, r)
    f.breaker_box((breaker_x, 0, breaker_z))
    cord = i.wall_socket((-0.290, 0, 0.420))
    s.cable([cord, (cord[0], cord[1], cord[2] - 0.06), (cord[0], -0.024, 0.31), (cord[0], -0.030, 0.16)], 0.0042, s.silicone_wire('#1d2024'))
    s.camera((0.005, -0.25, 0.225), 1.735, -9, 8, 72)
    return dict(ROOM)


SCENES = {
    'pack-51v-in-use': pack_51v_in_use,
    'pack-24v-in-use': pack_24v_in_use,
    'pack-12v-in-use': pack_12v_in_use,
}
