"""The packs in use: below an inverter, beside a UPS, in a tray before one."""
import fittings as f
import inverters as i
import known
import packs as p
import studio as s
from cells import ring, rounded_rectangle


def placed(at, local):
    """A pack's own coordinates in the room's, for packs that are not rotated."""
    return tuple(a + b for a, b in zip(at, local))


ROOM = dict(width=1120, height=840, samples=32)


def floor_stand(width, depth, height):
    """Welded angle-steel stand on levelling feet; its top is at z = `height`."""
    steel, leg = s.powder_coat('#3a4149', 0.42), 0.030
    for x in (-1, 1):
        for y in (-1, 1):
            s.rounded_box('leg', (leg, leg, height - 0.014), 0.003, 3, (x * (width - leg) / 2, y * (depth - leg) / 2, 0.012 + (height - 0.014) / 2), steel)
            s.cylinder('level foot', 0.017, 0.012, (x * (width - leg) / 2, y * (depth - leg) / 2, 0.006), material=s.rubber(), edge=0.002)
    for y in (-1, 1):
        s.rounded_box('rail', (width, 0.032, 0.030), 0.002, 3, (0, y * (depth - 0.030) / 2, height - 0.015), steel)
    for x in (-1, 1):
        s.rounded_box('side rail', (0.032, depth - 0.064, 0.030), 0.002, 3, (x * (width - 0.030) / 2, 0, height - 0.015), steel)
    s.rounded_box('sheet', (width - 0.03, depth - 0.03, 0.003), 0.0006, 2, (0, 0, height - 0.0012), steel)


# --- 51.2V: on its stand below a hybrid inverter ----------------------------

def pack_51v_in_use():
    """Wired from battery to isolator to inverter; PV and AC cables in trunking and conduits."""
    i.room()
    i.window_light(1.0, height=0.6)
    at, height = (-0.215, -0.290, 0), 0.100
    with s.assembly('stand', at):
        floor_stand(0.500, 0.440, height)
    pack_at = placed(at, (0, 0, height))
    with s.assembly('pack stands', pack_at):
        p.pack_51v(display=(87, 52.9), covered=(0, 2))
    hung = (0.315, 0, 0.450)
    with s.assembly('inverter hangs', hung):
        i.hybrid_inverter('2.4', 'LOAD')
    lower = i.isolator((0.195, 0, 0.280))
    i.duct(0.2725, 0.740, 0.360)
    for x in (0.655, 0.705):
        i.conduit(x, 0.397, 3.2, 0)
    middle = p.RACK['lift'] + p.RACK['height'] / 2
    for (x, color, _), mouth, gland, low in ((p.RACK_TERMINALS[1], lower[0], 0, 0.030), (p.RACK_TERMINALS[3], lower[1], 1, 0.045)):
        stud = placed(pack_at, (x, -p.RACK['depth'] / 2, middle - 0.046))
        start, way = f.lug(stud, color, turn=40)
        f.lead(start, way, [(stud[0] + 0.095, stud[1] - 0.020, height + 0.020 - low * 0.3), (0.100 + low * 0.6, stud[1] + 0.20, low),
                            (mouth[0], mouth[1] - 0.030, 0.085), (mouth[0], mouth[1], mouth[2] + 0.010)], color, 0.0066)
        out, into = (mouth[0], mouth[1], 0.370), i.gland_mouth(gland, hung)
        s.cable([out, (out[0], out[1], 0.390), (into[0], into[1], into[2] - 0.030), (into[0], into[1], into[2] + 0.012)], 0.0066, s.silicone_wire(color))
    for gland, color in ((2, '#b3131b'), (3, '#1b1d20'), (4, '#2a2d31'), (5, '#2a2d31')):
        x, y, z = i.gland_mouth(gland, hung)
        s.cable([(x, y, z + 0.012), (x, y, z - 0.020), (x, -0.034, 0.405), (x, -0.034, 0.390)], 0.0050, s.silicone_wire(color))
    i.door(-1.56)
    known.water_bottle((-0.545, -0.420, 0), 20)
    s.camera((-0.045, -0.2, 0.390), 2.18, 9, 5, 62)
    return dict(ROOM)


# --- 24V: on a stand on the floor, beside the UPS ---------------------------

def pack_24v_in_use():
    i.room(wall='#d3d6d1')
    i.window_light(1.0, height=0.5)
    height = 0.140
    pack_at, ups_at = (-0.205, -0.230, height), (0.215, -0.235, height)
    with s.assembly('stand', (0, -0.235, 0)):
        floor_stand(0.840, 0.360, height)
    with s.assembly('pack stands', pack_at):
        p.pack_24v(display=(92, 26.6), covered=())
    with s.assembly('ups stands', ups_at):
        i.home_ups()
    low = p.DESK['lift'] + p.DESK['height'] / 2 - 0.053
    front = -p.DESK['depth'] / 2 - 0.0037
    # The leads run right and round the UPS to its back, without crossing a front.
    for (x, color, _), back in zip(reversed(p.DESK_TERMINALS), (0, 1)):
        stud = placed(pack_at, (x, front, low))
        start, way = f.lug(stud, color, turn=68, scale=1.12)
        lay = height + 0.0085
        f.lead(start, way, [(stud[0] + 0.075, stud[1] - 0.024, lay + 0.016 + 0.010 * back), (0.002 + 0.012 * back, stud[1] + 0.050, lay + 0.004),
                            (0.040 + 0.006 * back, -0.200, lay + 0.014 + 0.010 * back), (0.110, -0.170, lay + 0.034 + 0.030 * back)], color, 0.0062, straight=0.012)
    cord = i.wall_socket((0.330, 0, 0.560))
    s.cable([cord, (cord[0], cord[1], cord[2] - 0.06), (0.322, -0.030, 0.42), (0.300, -0.030, 0.33), (0.270, -0.050, 0.25)], 0.0042, s.silicone_wire('#1d2024'))
    i.door(0.570)
    known.water_bottle((0.340, -0.480, 0), 20)
    s.camera((0.010, -0.2, 0.275), 2.06, -17, 7, 70)
    return dict(ROOM)


# --- 12V: floor tray before the UPS -----------------------------------------

def floor_tray(width=0.400, depth=0.240, height=0.036):
    """A moulded tray that keeps a battery off the floor; the battery stands at z = 0.010."""
    plastic = s.abs_plastic('#3a4149', 0.5)
    ring('tray rim', rounded_rectangle(width, depth, 0.016), rounded_rectangle(width - 0.008, depth - 0.008, 0.012), height, material=plastic, edge=0.0015)
    s.plate('tray floor', width - 0.002, depth - 0.002, 0.010, 0.014, (0, 0, 0), s.TOP, plastic, edge=0.001)


def pack_12v_in_use():
    """The leads run back to the UPS behind, plus through a fuse on the wall; the UPS is plugged into the mains."""
    i.room(wall='#dddad2')
    i.window_light(1.0, height=0.4)
    at, ups_at = (0.150, -0.560, 0), (-0.215, -0.185, 0)
    with s.assembly('tray stands', at):
        floor_tray()
    pack_at = placed(at, (0, 0, 0.010))
    with s.assembly('pack stands', pack_at):
        p.pack_12v(display=(95, 13.3), covered=())
    with s.assembly('ups stands', ups_at):
        i.home_ups('0.6', 3)  # a 12.8V battery gives at most 1.28 kW at 100A
    fuse = (0.070, 0, 0.330)
    f.fuse_holder(fuse, s.FRONT)
    top = p.BLOCK['height'] + 0.0024
    (plus, plus_way), (minus, minus_way) = (f.lug(placed(pack_at, (x, 0.018, top)), color, s.TOP, 1.12, turn=180) for x, color in ((-0.122, f.RED), (0.122, f.BLACK)))
    into, _ = f.lug(placed(fuse, (f.FUSE_STUD, 0, 0)), f.RED, s.FRONT, 0.8, 90)
    out, _ = f.lug(placed(fuse, (-f.FUSE_STUD, 0, 0)), f.RED, s.FRONT, 0.8, -90)
    f.lead(plus, plus_way, [(plus[0] + 0.020, -0.420, 0.250), (plus[0] + 0.090, -0.200, 0.250), (0.175, -0.030, 0.290), (into[0] + 0.020, into[1], into[2]), tuple(into)], f.RED, 0.0058, 0.020)
    f.lead(minus, minus_way, [(minus[0] - 0.010, -0.400, 0.200), (minus[0] - 0.040, -0.200, 0.120), (0.130, -0.060, 0.100), (0.000, -0.050, 0.110), (-0.100, -0.040, 0.120)], f.BLACK, 0.0058, 0.020)
    s.cable([tuple(out), (out[0] - 0.020, out[1], out[2]), (-0.050, -0.018, 0.300), (-0.085, -0.014, 0.200)], 0.0058, s.silicone_wire(f.RED))
    cord = i.wall_socket((-0.330, 0, 0.450))
    s.cable([cord, (cord[0], cord[1], cord[2] - 0.06), (cord[0] + 0.004, -0.024, 0.33), (cord[0] + 0.020, -0.030, 0.20)], 0.0042, s.silicone_wire('#1d2024'))
    known.water_bottle((0.405, -0.470, 0), 20)
    s.camera((0.030, -0.40, 0.205), 1.86, -14, 9, 70)
    return dict(ROOM)


SCENES = {
    'pack-51v-in-use': pack_51v_in_use,
    'pack-24v-in-use': pack_24v_in_use,
    'pack-12v-in-use': pack_12v_in_use,
}
