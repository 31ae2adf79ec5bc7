"""The packs where they work: a utility corner, under the stairs, on a battery trolley."""
import math

import fittings as f
import inverters as i
import packs as p
import studio as s


def placed(at, local):
    """A pack's own coordinates to the room's, for packs that stand unturned."""
    return tuple(a + b for a, b in zip(at, local))


# --- 51.2V: rack below a hybrid inverter -----------------------------------

def open_rack(width=0.560, depth=0.470, height=0.500, shelf=0.235):
    """Welded floor rack; its front at y = -depth/2, stands on z = 0."""
    steel, post = s.powder_coat('#3a4149', 0.42), 0.030
    with s.assembly('rack'):
        for x in (-1, 1):
            for y in (-1, 1):
                s.rounded_box('post', (post, post, height - 0.012), 0.003, 3, (x * (width - post) / 2, y * (depth - post) / 2, 0.012 + (height - 0.012) / 2), steel)
                s.cylinder('level foot', 0.017, 0.012, (x * (width - post) / 2, y * (depth - post) / 2, 0.006), material=s.rubber(), edge=0.002)
        for z in (0.070, shelf - 0.0125, height - 0.0125):
            for y in (-1, 1):
                s.rounded_box('rail', (width - 2 * post, 0.024, 0.025), 0.002, 3, (0, y * (depth - post) / 2, z), steel)
            for x in (-1, 1):
                s.rounded_box('side rail', (0.024, depth - 2 * post, 0.025), 0.002, 3, (x * (width - post) / 2, 0, z), steel)
        s.rounded_box('shelf', (width - 2 * post, depth - 0.034, 0.003), 0.0006, 2, (0, 0, shelf + 0.0015), steel)


def pack_51v_in_use():
    i.room()
    i.window_light(1.0, height=0.9)
    rack, shelf = (-0.20, -0.26, 0), 0.235
    with s.assembly('rack stands', rack):
        open_rack(shelf=shelf)
    pack_at = (rack[0], rack[1] - 0.030, shelf + 0.003)
    with s.assembly('pack stands', pack_at):
        p.pack_51v(display=(87, 52.9))
    hung = (0.40, 0, 0.60)
    with s.assembly('inverter hangs', hung):
        i.hybrid_inverter('2.4', 'LOAD')  # no panels are wired to it here
    middle = p.RACK['lift'] + p.RACK['height'] / 2
    for (x, color, _), gland, low in ((p.RACK_TERMINALS[1], 1, 0.150), (p.RACK_TERMINALS[3], 2, 0.165)):
        stud = placed(pack_at, (x, -p.RACK['depth'] / 2, middle - 0.046))
        start, way = f.lug(stud, color, turn=24)
        mouth = i.gland_mouth(gland, hung)
        f.lead(start, way, [(stud[0] + 0.13, stud[1] - 0.035, low), (mouth[0] - 0.045, mouth[1] - 0.16, low + 0.05),
                            (mouth[0], mouth[1], mouth[2] - 0.26), (mouth[0], mouth[1], mouth[2] + 0.012)], color, 0.0066)
    s.camera((0.065, -0.2, 0.556), 3.48, -16, 5, 70)
    return {'samples': 36}


# --- 24V: shelf under the stairs -------------------------------------------

def stairs(wall_y=0.0, first=(-1.55, 1.62), tread=0.27, rise=0.175, count=9, depth=0.95):
    """The stair seen from below and the side: a sloping soffit and the open string. Runs down towards +X."""
    plaster, stone = s.wall_paint('#ece7dc'), s.concrete('#a39d92', '#b9b3a8')
    x, z = first
    outline = [(x, z)]
    for step in range(count):
        outline += [(x + tread * step, z - rise * step), (x + tread * (step + 1), z - rise * step)]
    end_x, end_z = x + tread * count, z - rise * count
    outline += [(end_x, end_z - 0.14), (x, z - 0.32)]
    s.prism('stair', list(dict.fromkeys(reversed(outline))), depth, (0, wall_y, 0), s.FRONT, plaster, edge=0.003)
    for step in range(count):
        s.rounded_box('tread', (tread + 0.022, depth + 0.012, 0.026), 0.004, 3,
                      (x + tread * (step + 0.5) - 0.006, wall_y - depth / 2, z - rise * step + 0.013), stone)


def shelf_board(width, depth, thickness, location):
    board = s.wood('#7d5a36', '#a27a4b')
    s.rounded_box('board', (width, depth, thickness), 0.003, 3, (location[0], location[1] - depth / 2, location[2] - thickness / 2), board)
    steel = s.powder_coat('#3a4149', 0.45)
    for x in (-width * 0.36, width * 0.36):
        s.rounded_box('bracket', (0.026, depth * 0.86, 0.004), 0.001, 2, (location[0] + x, location[1] - depth * 0.43, location[2] - thickness - 0.002), steel)
        s.rounded_box('bracket leg', (0.026, 0.004, 0.20), 0.001, 2, (location[0] + x, location[1] - 0.002, location[2] - thickness - 0.10), steel)


def pack_24v_in_use():
    i.room(wall='#c3cac8')
    i.window_light(1.0, height=0.7)
    stairs(first=(-1.75, 2.47))
    shelf = 0.46
    shelf_board(1.02, 0.36, 0.030, (0.02, 0, shelf))
    pack_at, ups_at = (0.19, -0.190, shelf), (-0.270, -0.185, shelf)
    with s.assembly('pack stands', pack_at):
        p.pack_24v(display=(92, 26.6))
    with s.assembly('ups stands', ups_at):
        i.home_ups()
    low = p.DESK['lift'] + p.DESK['height'] / 2 - 0.053
    front = -p.DESK['depth'] / 2 - 0.0037
    for (x, color, _), back in zip(p.DESK_TERMINALS, (0, 1)):
        stud = placed(pack_at, (x, front, low))
        # Tails lie over sideways: hanging straight down they would be longer than the way to the shelf.
        start, way = f.lug(stud, color, turn=-62, scale=1.12)
        lay, out = shelf + 0.0085, stud[1] - 0.024 - 0.016 * back
        f.lead(start, way, [(stud[0] - 0.105, out, lay + 0.004), (pack_at[0] - 0.130, out, lay),
                            (pack_at[0] - 0.205 - 0.014 * back, stud[1] + 0.03, lay + 0.004), (-0.062 + 0.012 * back, -0.12, lay + 0.03),
                            (-0.130, -0.10, shelf + 0.060 + 0.03 * back)], color, 0.0062, straight=0.012)
    s.camera((0.00, -0.2, 0.66), 2.45, -17, 6, 70)
    return {'samples': 36}


# --- 12V: trolley beside the UPS -------------------------------------------

def trolley(width=0.420, depth=0.260, deck=0.105):
    """Low battery trolley: angle frame, board, four castors. Deck's top at z = `deck`."""
    steel, board = s.powder_coat('#3a4149', 0.42), s.wood('#7d5a36', '#a27a4b')
    with s.assembly('trolley'):
        for y in (-1, 1):
            s.rounded_box('long rail', (width, 0.004, 0.034), 0.001, 2, (0, y * depth / 2, deck - 0.010), steel)
        for x in (-1, 1):
            s.rounded_box('short rail', (0.004, depth, 0.034), 0.001, 2, (x * (width / 2 - 0.002), 0, deck - 0.010), steel)
        s.rounded_box('deck', (width - 0.010, depth - 0.006, 0.014), 0.001, 2, (0, 0, deck - 0.007), board)
        for x in (-1, 1):
            for y in (-1, 1):
                castor((x * (width / 2 - 0.045), y * (depth / 2 - 0.035), 0), deck - 0.014)


def castor(location, height):
    steel, tyre = s.steel(0.3), s.rubber('#1f2125')
    radius = 0.032
    with s.assembly('castor', location):
        s.cylinder('tyre', radius, 0.022, (0.012, 0, radius), s.FRONT, tyre, edge=0.004)
        s.cylinder('hub', 0.012, 0.026, (0.012, 0, radius), s.FRONT, steel, edge=0.001)
        s.cylinder('axle', 0.0062, 0.0400, (0.012, 0, radius), s.FRONT, steel, edge=0.001, sides=6)
        low = radius - 0.012
        for y in (-1, 1):
            s.plate('fork', 0.024, height - low, 0.0030, 0.0118, (0.012, y * 0.0155 + 0.0015, (height + low) / 2), s.FRONT, steel, edge=0.0006)
        s.rounded_box('plate', (0.060, 0.050, 0.004), 0.001, 2, (0, 0, height - 0.002), steel)


def pack_12v_in_use():
    i.room(wall='#dddad2')
    i.window_light(1.0, height=0.4)
    deck = 0.105
    at = (0.17, -0.40, 0)
    with s.assembly('trolley stands', at):
        trolley(deck=deck)
    pack_at = placed(at, (0, 0, deck))
    with s.assembly('pack stands', pack_at):
        p.pack_12v(display=(95, 13.3))
    with s.assembly('ups stands', (-0.285, -0.215, 0)):
        i.home_ups('0.6', 3)  # a 100A battery of 12.8V gives 1.28 kW at the very most
    top = p.BLOCK['height'] + 0.0024
    for x, color, y_in, z_in, arch in ((-0.122, f.RED, -0.21, 0.190, 0.05), (0.122, f.BLACK, -0.17, 0.150, 0.085)):
        stud = placed(pack_at, (x, 0.018, top))
        start, way = f.lug(stud, color, s.TOP, 1.12, turn=-90)
        f.lead(start, way, [(-0.060, stud[1] + arch, stud[2] + 0.020), (-0.095, y_in, z_in + 0.05), (-0.150, y_in, z_in)], color, 0.0058)
    s.camera((-0.01, -0.30, 0.205), 1.95, -18, 11, 70)
    return {'samples': 36}


SCENES = {
    'pack-51v-in-use': pack_51v_in_use,
    'pack-24v-in-use': pack_24v_in_use,
    'pack-12v-in-use': pack_12v_in_use,
}
