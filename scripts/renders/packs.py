"""The three home packs: 51.2V, 24V and 12V, all 100Ah."""
import math

import studio as s
import fittings as f

YELLOW_LINE = 0.0022
CLOSE = dict(width=1120, height=840, samples=40, bleed=True)


def table(product, *labels):
    """Rows of a product's specification, as (label, value)."""
    values = s.specification(product)
    return [(label, values[label]) for label in labels]


def line(size, location, rotation=s.FRONT):
    """The yellow inlay."""
    return s.plate('volt line', size[0], size[1], 0.0005, min(size) * 0.2, location, rotation,
                   s.material('volt', base_color=s.VOLT, roughness=0.45), edge=0)


# --- 51.2V: rack case ------------------------------------------------------

RACK = dict(width=0.442, face=0.482, depth=0.420, height=0.177, lift=0.008)


def pack_51v(display=(87, 52.9), feet=True, covered=(0, 1, 2, 3)):
    """Stands on z = 0, front at y = -depth/2. `covered` are the indices, from the left, of terminals under caps."""
    width, depth, height = RACK['width'], RACK['depth'], RACK['height']
    lift = RACK['lift'] if feet else 0
    middle = lift + height / 2
    front = -depth / 2
    with s.assembly('51.2V pack') as root:
        coat = s.powder_coat(f.GRAPHITE)
        if feet:
            f.rubber_feet(width, depth)
        _rack_body(coat, width, depth, height, middle, front)
        rack_panel(front, middle, display, covered)
    return root


def rack_panel(front, middle, display, covered):
    """The front with all its parts, which comes off in one piece."""
    _rack_face(s.anodised(), RACK['height'], middle, front)
    _rack_print(middle, front)
    s.charge_display(display, 0.145, 0.058, (0.001, front, middle + 0.0345))
    _rack_controls(middle, front, covered)
    for x in (-0.212, 0.212):
        f.pull_handle((x, front, middle), 0.104)


def _rack_body(coat, width, depth, height, middle, front):
    body = s.rounded_box('body', (width, depth - 0.003, height - 0.003), 0.0030, 4, (0, 0.0015, middle), coat)
    cutters = [f.box_cutter((width - 0.012, 0.040, height - 0.014), (0, front + 0.003, middle))]
    s.cut(body, f.joined(cutters + rack_vents(middle)), f.vent_dark())
    rack_lid(coat, middle + height / 2)


def rack_vents(middle):
    return [f.slot_cutter(0.046, 0.0052, 0.014, (side * RACK['width'] / 2, 0.030 + 0.058 * column, middle + 0.038 - 0.014 * row), turn)
            for side, turn in ((-1, s.LEFT), (1, s.RIGHT)) for row in range(5) for column in range(3)]


def rack_lid(coat, top):
    """Folded over the sides, where its seam and screws are visible."""
    width = RACK['width']
    s.rounded_box('lid', (width + 0.0024, RACK['depth'] - 0.010, 0.030), 0.0034, 4, (0, 0.006, top - 0.0138), coat)
    for side, turn in ((-1, s.LEFT), (1, s.RIGHT)):
        for y in (-0.15, 0.006, 0.16):
            s.screw((side * (width / 2 + 0.0012), y, top - 0.020), 0.0034, turn, turn=30)


def _rack_face(coat, height, middle, front):
    face = s.plate('face', RACK['face'], height, 0.003, 0.003, (0, front + 0.003, middle), s.FRONT, coat, edge=0.0012)
    holes = []
    for x in (-0.2325, 0.2325):
        for z in (-0.0635, 0.0635):
            holes.append(f.slot_cutter(0.0105, 0.0068, 0.012, (x, front, middle + z)))
    # The face is rotated, so its cutters are placed in the pack's space, not in the face's.
    s.cut(face, f.joined(holes))


RACK_TERMINALS = ((0.0560, f.RED, '+'), (0.0970, f.RED, '+'), (0.1400, f.BLACK, '-'), (0.1810, f.BLACK, '-'))


def _rack_print(middle, front):
    line((0.420, YELLOW_LINE), (0, front, middle + 0.0745))
    s.bars_mark(0.0112, (-0.1789, front, middle + 0.0450))
    s.text('ALPHA AMPERE', 0.0077, (-0.1700, front, middle + 0.0450), align='LEFT', spacing=1.02)
    s.text('51.2V 100Ah', 0.0110, (0.192, front, middle + 0.0450), align='RIGHT')
    s.text('LiFePO4', 0.0074, (0.192, front, middle + 0.0245), material=s.ink_print(s.VOLT), align='RIGHT')
    rows = table('51-2v-100ah-lithium-battery', 'Nominal Voltage', 'Nominal Capacity', 'Cells in Series', 'Charge Cut Off Voltage', 'Discharge Cut Off Voltage')
    f.rating_plate(0.1000, 0.0580, rows, (-0.1350, front, middle - 0.0400))


def _rack_controls(middle, front, covered):
    grey = s.ink_print('#aeb4bc')
    low = middle - 0.040
    f.push_button((-0.068, front, low))
    s.text('POWER', 0.0032, (-0.068, front, low + 0.0160), material=grey)
    for z, name, lit in ((0.007, 'RUN', True), (-0.006, 'ALARM', False)):
        f.lamp((-0.046, front, low + z), lit=lit)
        s.text(name, 0.0032, (-0.0405, front, low + z), material=grey, align='LEFT')
    f.breaker((0.010, front, low - 0.006))
    for at, (x, color, kind) in enumerate(RACK_TERMINALS):
        f.stud_terminal((x, front, low - 0.006), color)
        f.sign(kind, 0.0085, (x, front, low + 0.0300), material=s.ink_print('#ff4a4a' if kind == '+' else '#f4f2ec'))
        if at in covered:
            f.terminal_cover((x, front, low - 0.006), color, kind)


# --- 24V: desktop case -----------------------------------------------------

DESK = dict(width=0.390, depth=0.270, height=0.220, lift=0.008)
DESK_TERMINALS = ((0.0480, f.RED, '+'), (0.1220, f.BLACK, '-'))


def pack_24v(display=(92, 26.6), covered=(0, 1)):
    width, depth, height, lift = (DESK[key] for key in ('width', 'depth', 'height', 'lift'))
    middle, front, top = lift + height / 2, -depth / 2, lift + height
    with s.assembly('24V pack') as root:
        f.rubber_feet(width, depth, 0.045)
        _desk_body(s.powder_coat(f.GRAPHITE), width, depth, height, middle)
        desk_handle(top)
        desk_panel(front, middle, display, covered)
        rows = table('24v-100ah-lithium-battery', 'Nominal Voltage', 'Nominal Capacity', 'Charge Cut Off Voltage', 'Discharge Cut Off Voltage')
        f.rating_plate(0.100, 0.046, rows, (-width / 2, -0.010, middle - 0.072), s.LEFT)
    return root


def desk_panel(front, middle, display, covered, lit=True):
    """The front with all its parts, which comes off in one piece."""
    face = front - 0.0025
    s.plate('face', 0.362, 0.192, 0.0045, 0.009, (0, front + 0.002, middle), s.FRONT, s.anodised(), edge=0.0011)
    for x in (-0.1735, 0.1735):
        for z in (-0.0885, 0.0885):
            s.screw((x, face, middle + z), 0.0030)
    _desk_print(face, middle)
    s.charge_display(display, 0.150, 0.070, (-0.0865, face, middle + 0.0095))
    _desk_controls(face, middle, covered, lit)


LID = 0.030  # height of the 24V case's lid


def _desk_body(coat, width, depth, height, middle):
    body = s.rounded_box('body', (width, depth, height), 0.011, 6, (0, 0, middle), coat)
    s.cut(body, f.joined(desk_vents(middle)), f.vent_dark())
    # A dark gap all round at the lid's lower edge.
    s.plate('reveal', width + 0.0004, depth + 0.0004, 0.0014, 0.0112, (0, 0, middle + height / 2 - LID), s.TOP,
            s.abs_plastic('#121417', 0.6), edge=0)


def desk_vents(middle):
    return [f.slot_cutter(0.050, 0.0056, 0.014, (side * DESK['width'] / 2, y, middle + 0.050 - 0.0145 * row), turn)
            for side, turn in ((-1, s.LEFT), (1, s.RIGHT)) for row in range(6) for y in (-0.032, 0.032)]


GRIP = 0.036  # height of the handle's axis above the lid


def desk_handle(top):
    steel, grip = s.brushed_metal('#aeb2b7', 0.32, along='x'), s.rubber('#1b1d20')
    for x in (-0.085, 0.085):
        s.plate('bracket', 0.034, 0.026, 0.004, 0.006, (x, 0, top), s.TOP, s.abs_plastic('#1a1d21'), edge=0.001)
        for dx in (-0.0115, 0.0115):
            s.screw((x + dx, 0, top + 0.004), 0.0025, s.TOP)
    s.cable(f.bow([(-0.085, 0, top + 0.003), (-0.085, 0, top + GRIP), (0.085, 0, top + GRIP), (0.085, 0, top + 0.003)], 0.015),
            0.0048, steel, smooth=False)
    s.cylinder('grip', 0.0098, 0.112, (0, 0, top + GRIP), (0, math.radians(90), 0), grip, edge=0.003)
    for i in range(9):
        s.cylinder('rib', 0.0103, 0.0035, ((i - 4) * 0.011, 0, top + GRIP), (0, math.radians(90), 0), grip, edge=0.0008)


def _desk_print(face, middle):
    line((0.338, YELLOW_LINE), (0, face, middle + 0.0555))
    s.bars_mark(0.0150, (-0.1535, face, middle + 0.0745))
    s.text('ALPHA AMPERE', 0.0112, (-0.1405, face, middle + 0.0745), align='LEFT', spacing=1.03)
    s.text('LiFePO4', 0.0082, (0.162, face, middle + 0.0745), material=s.ink_print(s.VOLT), align='RIGHT')
    s.text('24V 100Ah', 0.0200, (0.162, face, middle + 0.0260), align='RIGHT')


def _desk_controls(face, middle, covered, on):
    grey, low = s.ink_print('#aeb4bc'), middle - 0.0560
    f.push_button((-0.1400, face, low), 0.0105, ring=on)
    s.text('POWER', 0.0040, (-0.1400, face, low + 0.0200), material=grey)
    for z, name, lit in ((0.007, 'RUN', on), (-0.007, 'ALARM', False)):
        f.lamp((-0.1080, face, low + z), lit=lit, radius=0.0025)
        s.text(name, 0.0040, (-0.1015, face, low + z), material=grey, align='LEFT')
    s.plate('terminal bed', 0.150, 0.080, 0.0012, 0.006, (0.0850, face, low + 0.015), s.FRONT, s.abs_plastic('#101215', 0.5), edge=0.0004)
    for at, (x, color, kind) in enumerate(DESK_TERMINALS):
        f.stud_terminal((x, face - 0.0012, low + 0.003), color, scale=1.12)
        if at in covered:
            f.terminal_cover((x, face - 0.0012, low + 0.003), color, kind, scale=1.12)
        f.sign(kind, 0.0100, (x, face - 0.0012, low + 0.0430), material=s.ink_print('#ff5046' if kind == '+' else '#f4f2ec'))


# --- 12V: block case -------------------------------------------------------

BLOCK = dict(width=0.330, depth=0.172, height=0.215, lid=0.060, slope_y=0.031, slope_z=0.052)


def pack_12v(display=(95, 13.3), covered=(0, 1)):
    width, depth, height, lid = (BLOCK[key] for key in ('width', 'depth', 'height', 'lid'))
    shell = s.grain(s.abs_plastic('#2a2f36', 0.40))
    with s.assembly('12V pack') as root:
        block_tub(shell, width, depth, height - lid)
        s.rounded_box('seal', (width - 0.012, depth - 0.012, 0.004), 0.001, 1, (0, 0, height - lid), s.rubber('#0f1113'))
        block_lid(shell, display, covered)
    return root


def block_lid(shell, display, covered):
    """The lid with all its parts, in its place on the tub."""
    width, depth, height, lid = (BLOCK[key] for key in ('width', 'depth', 'height', 'lid'))
    _block_lid(shell, width, depth, height - lid, lid)
    _block_top(height, covered)
    slope = math.atan2(BLOCK['slope_z'], BLOCK['slope_y'])
    at = (0, -depth / 2 + BLOCK['slope_y'] / 2, height - BLOCK['slope_z'] / 2 + 0.0012)
    s.charge_display(display, 0.130, 0.050, at, (slope, 0, 0))
    for side, kind in ((-1, '+'), (1, '-')):
        f.sign(kind, 0.0150, (side * 0.122, at[1], at[2]), (slope, 0, 0),
               s.ink_print('#c81e18' if kind == '+' else '#f4f2ec'))
    for side in (-1, 1):
        _block_handle(side, width, height)


def block_tub(shell, width, depth, height):
    inset = 0.003
    tub = s.rounded_box('tub', (width - 2 * inset, depth - 2 * inset, height - 0.0012), 0.007, 5, (0, 0, (height - 0.0012) / 2), shell)
    for side in (-1, 1):
        for y in (-0.048, -0.024, 0, 0.024, 0.048):
            s.rounded_box('rib', (0.004, 0.008, height * 0.68), 0.0016, 3, (side * (width / 2 - inset), y, height * 0.44), shell)
    # A base flange for the hold-down clamp, as on any block battery.
    s.rounded_box('flange', (width, depth, 0.012), 0.003, 3, (0, 0, 0.006), shell)
    _block_print(-depth / 2 + inset, height)
    return tub


def _block_lid(shell, width, depth, bottom, lid):
    run, rise = BLOCK['slope_y'], BLOCK['slope_z']
    outline = [(-depth / 2, 0), (depth / 2, 0), (depth / 2, lid), (-depth / 2 + run, lid), (-depth / 2, lid - rise)]
    made = s.prism('lid', outline, width, (-width / 2, 0, bottom + 0.0012), s.RIGHT, shell, edge=0)
    return s.bevel(made, 0.0045, 5, angle=20)


def _block_print(face, height):
    label, middle = s.anodised(), height * 0.535
    s.plate('label', 0.290, height * 0.80, 0.0010, 0.006, (0, face, middle), s.FRONT, label, edge=0.0004)
    at = face - 0.0010
    line((0.262, YELLOW_LINE), (0, at, middle + 0.0270))
    s.bars_mark(0.0140, (-0.1240, at, middle + 0.0435))
    s.text('ALPHA AMPERE', 0.0104, (-0.1115, at, middle + 0.0435), align='LEFT', spacing=1.03)
    s.text('LiFePO4', 0.0078, (0.131, at, middle + 0.0435), material=s.ink_print(s.VOLT), align='RIGHT')
    s.text('12V 100Ah', 0.0260, (-0.131, at, middle - 0.0015), align='LEFT')
    grey = s.ink_print('#aeb4bc')
    values = table('12v-100ah-lithium-battery', 'Nominal Voltage', 'Charge Cut Off Voltage', 'Discharge Cut Off Voltage')
    for (label, value), x in zip(values, (-0.131, -0.055, 0.044)):
        s.text(label, 0.0040, (x, at, middle - 0.0320), material=grey, align='LEFT')
        s.text(value, 0.0082, (x, at, middle - 0.0445), align='LEFT')


def _block_top(height, covered):
    bed = s.abs_plastic('#15181c', 0.5)
    for at, (x, color, kind) in enumerate(((-0.122, f.RED, '+'), (0.122, f.BLACK, '-'))):
        s.plate('terminal bed', 0.060, 0.064, 0.0014, 0.008, (x, 0.018, height + 0.0010), s.TOP, bed, edge=0.0004)
        f.stud_terminal((x, 0.018, height + 0.0024), color, s.TOP, 1.12)
        if at in covered:
            f.terminal_cover((x, 0.018, height + 0.0024), color, kind, s.TOP, 1.12)


def _block_handle(side, width, height):
    strap, ferrule = s.rubber('#1b1d20'), s.abs_plastic('#15181c')
    x, z = side * width / 2, height - 0.034
    for y in (-0.046, 0.046):
        s.cylinder('ferrule', 0.0085, 0.006, (x + side * 0.003, y, z), (0, math.radians(90), 0), ferrule, edge=0.0015)
    out = x + side * 0.006
    s.cable([(out - side * 0.004, -0.046, z), (out + side * 0.011, -0.036, z - 0.017), (out + side * 0.014, 0, z - 0.031),
             (out + side * 0.011, 0.036, z - 0.017), (out - side * 0.004, 0.046, z)], 0.0050, strap)


# --- pictures --------------------------------------------------------------

def pack_51v_front():
    s.light_studio(0.48)
    s.edge_lights(0.48)
    pack_51v()
    s.seen((0.008, -0.015, 0.078), 1.60)


def pack_24v_front():
    s.light_studio(0.44)
    s.edge_lights(0.44)
    pack_24v()
    s.seen((0.002, -0.01, 0.118), 1.50)


def pack_12v_front():
    s.light_studio(0.38)
    s.edge_lights(0.38)
    pack_12v()
    s.seen((-0.004, -0.01, 0.112), 1.28)


MACRO = dict(CLOSE, samples=48)


def pack_51v_terminals():
    """A ring lug bolted to one plus, the other terminals under their caps."""
    s.light_studio(0.48)
    s.edge_lights(0.48)
    pack_51v(covered=(0, 2, 3))
    x, front, low = RACK_TERMINALS[1][0], -RACK['depth'] / 2, RACK['lift'] + RACK['height'] / 2 - 0.046
    start, way = f.lug((x, front, low), f.RED, turn=-14)
    f.lead(start, way, [(x - 0.040, front - 0.030, low - 0.12)], f.RED, 0.0058, 0.02)
    s.camera((0.104, front - 0.012, low + 0.001), 0.36, -24, 13, 85, fstop=18)
    return dict(MACRO)


def pack_24v_terminals():
    s.light_studio(0.44)
    s.edge_lights(0.44)
    pack_24v(covered=(1,))
    x, front, low = DESK_TERMINALS[0][0], -DESK['depth'] / 2 - 0.0037, DESK['lift'] + DESK['height'] / 2 - 0.053
    start, way = f.lug((x, front, low), f.RED, scale=1.12, turn=-16)
    f.lead(start, way, [(x - 0.045, front - 0.035, low - 0.13)], f.RED, 0.0062, 0.02)
    s.camera((0.074, front - 0.012, low + 0.006), 0.37, -24, 12, 85, fstop=18)
    return dict(MACRO)


def pack_12v_terminals():
    s.light_studio(0.38)
    s.edge_lights(0.38)
    pack_12v(covered=(1,))
    at = (-0.122, 0.018, BLOCK['height'] + 0.0024)
    start, way = f.lug(at, f.RED, s.TOP, 1.12, turn=-62)
    f.lead(start, way, [(-0.26, -0.05, at[2] + 0.012)], f.RED, 0.0058, 0.02)
    s.camera((-0.144, -0.010, at[2] - 0.008), 0.36, -8, 30, 85, fstop=18)
    return dict(MACRO)


def service_solar_batteries():
    """In portrait format for the tile on wide screens; phones show the middle two thirds, which are 4:3."""
    s.light_studio(0.80)
    s.edge_lights(0.80)
    with s.assembly('rack', (-0.080, 0, 0)):
        pack_51v()
    with s.assembly('desk', (-0.080, -0.045, RACK['lift'] + RACK['height'])):
        pack_24v()
    with s.assembly('block', (0.262, -0.430, 0), -6):
        pack_12v()
    s.camera((0.092, -0.18, 0.184), 2.40, -20, 18, 70)
    return dict(width=1120, height=1240, samples=32)


SCENES = {
    'pack-24v-front': pack_24v_front,
    'pack-51v-front': pack_51v_front,
    'pack-12v-front': pack_12v_front,
    'pack-51v-terminals': pack_51v_terminals,
    'pack-24v-terminals': pack_24v_terminals,
    'pack-12v-terminals': pack_12v_terminals,
    'service-solar-batteries': service_solar_batteries,
}
