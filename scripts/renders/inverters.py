"""Hybrid inverter, home UPS, solar panels and the rooms they stand in."""
import math

import studio as s
import fittings as f

INVERTER = dict(width=0.430, height=0.560, depth=0.170)


def room(wall='#dbd7ce', wall_y=0.0, size=6.0):
    """A painted wall facing -Y at `wall_y`, a tiled floor at z = 0."""
    paint = s.wall_paint(wall)
    s.rounded_box('wall', (size, 0.1, 3.2), 0, 1, (0, wall_y + 0.05, 1.6), paint)
    s.rounded_box('floor', (size, size, 0.1), 0, 1, (0, wall_y - size / 2, -0.05), s.floor_tiles())
    s.rounded_box('skirting', (size, 0.014, 0.100), 0.004, 3, (0, wall_y - 0.007, 0.050), s.material('skirting', base_color='#8d8577', roughness=0.4))


def window_light(strength=1.0, side=-1, height=1.2):
    """Soft daylight from one side, and light from the ceiling and the rest of the room."""
    s.set_world('#f4f1ea', 0.34 * strength)
    s.area_light('window', (side * 2.1, -1.9, height + 1.0), (0, 0, height * 0.6), (1.5, 1.5), 105 * strength, '#fffaf1')
    s.area_light('ceiling', (side * -0.4, -1.3, 2.9), (0, -0.3, 0), (2.6, 1.6), 40 * strength, '#fffaf2')
    s.area_light('bounce', (side * -2.3, -2.0, 1.2), (0, 0, height * 0.6), (1.8, 1.8), 22 * strength, '#fbf8f2')


def door(x, width=0.90, height=2.05):
    """A closed wooden door in its frame, its left edge at `x` on the wall at y = 0."""
    dark, light = s.wood('#5d4027', '#7b5836', 'z'), s.wood('#6b4a2d', '#8d6740', 'z')
    for at in (x - 0.035, x + width + 0.035):
        s.rounded_box('door post', (0.070, 0.050, height), 0.004, 3, (at, -0.010, height / 2), dark)
    s.rounded_box('door leaf', (width, 0.036, height - 0.012), 0.003, 2, (x + width / 2, 0.004, height / 2 + 0.006), light)
    for low, high in ((0.16, 0.86), (1.00, 1.90)):
        for side in (-1, 1):
            s.rounded_box('door panel', (width / 2 - 0.14, 0.014, high - low), 0.006, 3, (x + width / 2 + side * (width / 4 - 0.015), -0.016, (low + high) / 2), dark)
    s.cylinder('door knob', 0.024, 0.030, (x + 0.060, -0.050, 0.98), s.FRONT, s.brushed_metal('#b59a5a', 0.3), edge=0.008)


# --- hybrid inverter -------------------------------------------------------

def hybrid_inverter(power=None, source='PV'):
    """Wall-mounted, its back at y = 0 and its lower edge at z = 0; the display shows `power` in kW, or is off.

    Without a maker's name: the catalogue has no inverter.
    """
    width, height, depth = (INVERTER[key] for key in ('width', 'height', 'depth'))
    white, dark = s.powder_coat('#dedcd6', 0.40), s.powder_coat('#2b3037', 0.40)
    cover = 0.150  # height of the wiring compartment
    with s.assembly('inverter') as root:
        s.rounded_box('bracket', (width * 0.8, 0.012, height * 0.8), 0.002, 2, (0, -0.006, height / 2), s.steel(0.4))
        _heat_sink(width, height, depth)
        s.rounded_box('upper', (width, depth - 0.055, height - cover - 0.0022), 0.016, 7,
                      (0, -(depth + 0.055) / 2, cover + 0.0011 + (height - cover) / 2), white)
        s.rounded_box('lower', (width, depth - 0.055, cover - 0.0011), 0.016, 7,
                      (0, -(depth + 0.055) / 2, cover / 2), dark)
        s.rounded_box('joint', (width - 0.024, depth - 0.080, 0.02), 0.002, 1, (0, -(depth + 0.055) / 2, cover), s.abs_plastic('#15181c'))
        _inverter_face(-depth, width, height, cover, power, source)
        _glands(width, depth)
    return root


def _heat_sink(width, height, depth):
    metal = s.material('cast metal', base_color='#8f9398', metallic=0.6, roughness=0.5)
    s.rounded_box('sink', (width - 0.03, 0.044, height - 0.03), 0.002, 2, (0, -0.034, height / 2), metal)
    for side in (-1, 1):
        for i in range(5):
            s.rounded_box('fin', (0.016, 0.0026, height - 0.06), 0.0008, 2, (side * (width / 2 - 0.010), -0.0170 - 0.0085 * i, height / 2), metal)


def _inverter_face(front, width, height, cover, power, source):
    grey = s.ink_print('#aeb4bc')
    middle = cover + (height - cover) * 0.42
    inverter_display((0, front, middle + 0.012), 0.190, 0.096, power, source)
    for i, name in enumerate(('PV', 'GRID', 'BATTERY', 'LOAD')):
        x = (i - 1.5) * 0.050
        f.lamp((x, front, middle - 0.060), lit=bool(power), radius=0.0032)
        s.text(name, 0.0050, (x, front, middle - 0.0745), material=s.ink_print('#5a6069'))
    s.text('HYBRID SOLAR INVERTER', 0.0078, (0, front, cover * 0.5), material=grey, spacing=1.08)
    for x in (-1, 1):
        for z in (0.020, cover - 0.020):
            s.screw((x * (width / 2 - 0.022), front, z), 0.0042)


def inverter_display(location, width, height, power, source, level=6):
    """Shows `power` in kW and `level` of seven bars for `source`; without `power` it is off."""
    with s.assembly('display', location, rotation=s.FRONT) as root:
        z = s.glazed(width, height)
        if not power:
            return root
        lit, off = s.glow(), s.material('bar off', base_color='#182024', roughness=0.4)
        s.seven_segment(power, height * 0.38, (-width * 0.29, height * 0.09, z), s.TOP, lit)
        s.text('kW', height * 0.14, (-width * 0.035, height * -0.03, z), s.TOP, lit, extrude=0.0001)
        s.text(source, height * 0.070, (width * 0.137, height * 0.275, z), s.TOP, lit, extrude=0.0001, align='LEFT')
        s.text('BATTERY', height * 0.070, (width * 0.137, height * 0.000, z), s.TOP, lit, extrude=0.0001, align='LEFT')
        s.bars(7, (width * 0.030, height * 0.10), (width * 0.283, height * 0.155, z), s.TOP, [lit] * level + [off] * (7 - level), 0.42, 0.0001)
        s.bars(7, (width * 0.030, height * 0.10), (width * 0.283, height * -0.120, z), s.TOP, [lit] * 6 + [off], 0.42, 0.0001)
        s.bars(24, (width * 0.022, height * 0.035), (0, height * -0.34, z), s.TOP, [lit] * 17 + [off] * 7, 0.62, 0.0001)
    root.rotation_euler = s.FRONT
    return root


GLANDS = (-0.150, -0.105, -0.045, 0.045, 0.105, 0.150)


def _glands(width, depth):
    nylon = s.abs_plastic('#191c20', 0.45)
    y = -(depth + 0.055) / 2
    for x in GLANDS:
        s.cylinder('gland', 0.0135, 0.010, (x, y, -0.005), material=nylon, edge=0.001, sides=6)
        s.cylinder('dome', 0.0105, 0.014, (x, y, -0.016), material=nylon, edge=0.003)
    s.cylinder('switch', 0.0200, 0.016, (0, y, -0.008), material=nylon, edge=0.002)
    s.rounded_box('knob', (0.010, 0.036, 0.014), 0.003, 3, (0, y, -0.022), s.abs_plastic('#b3131b', 0.4))


def gland_mouth(index, origin):
    """The point where a cable leaves gland `index` of an inverter at `origin`."""
    return (origin[0] + GLANDS[index], origin[1] - (INVERTER['depth'] + 0.055) / 2, origin[2] - 0.020)


def conduit(x, low, high, y, radius=0.0125):
    white = s.material('conduit', base_color='#dcd8ce', roughness=0.4)
    s.cylinder('conduit', radius, high - low, (x, y - radius - 0.004, (low + high) / 2), material=white, edge=0.001)
    for z in [low + (high - low) * t for t in (0.15, 0.5, 0.85)]:
        s.cylinder('clip', radius * 1.16, 0.016, (x, y - radius - 0.004, z), material=white, edge=0.001)
        s.rounded_box('clip foot', (radius * 4.2, 0.004, 0.016), 0.001, 2, (x, y - 0.002, z), white)


def distribution_box(origin, drop=0.130, width=0.340, height=0.200, depth=0.100):
    """Wall enclosure below the inverter, with the inverter's cables into it and two conduits down to the floor."""
    grey, door = s.material('enclosure', base_color='#c9c7c1', roughness=0.42), s.material('door', base_color='#d6d4ce', roughness=0.4)
    x, y, z = origin
    top = z - drop
    s.rounded_box('enclosure', (width, depth, height), 0.006, 4, (x, y - depth / 2, top - height / 2), grey)
    s.plate('door', width - 0.026, height - 0.026, 0.005, 0.006, (x, y - depth + 0.001, top - height / 2), s.FRONT, door, edge=0.0014)
    s.cylinder('latch', 0.009, 0.006, (x + width / 2 - 0.032, y - depth - 0.006, top - height / 2), s.FRONT, s.steel(), edge=0.001)
    for side in (-1, 1):
        conduit(x + side * 0.100, 0.0, top - height, y)
    for index, color in ((0, '#b3131b'), (1, '#1b1d20'), (4, '#1b1d20'), (5, '#1b1d20')):
        mouth = gland_mouth(index, origin)
        into = (mouth[0], y - depth * 0.55)
        s.cylinder('entry', 0.0105, 0.012, (*into, top + 0.006), material=s.abs_plastic('#191c20'), edge=0.002)
        s.cable([(mouth[0], mouth[1], mouth[2] + 0.012), (mouth[0], mouth[1], mouth[2] - 0.03), (*into, top + 0.03), (*into, top - 0.01)],
                0.0052, s.silicone_wire(color))


def duct(x0, x1, z, y=0.0, size=(0.060, 0.075)):
    """PVC trunking along a wall."""
    white = s.material('duct', base_color='#e2dfd6', roughness=0.4)
    s.rounded_box('duct', (x1 - x0, size[0], size[1]), 0.003, 3, ((x0 + x1) / 2, y - size[0] / 2, z), white)
    s.rounded_box('duct lid', (x1 - x0 - 0.004, 0.003, size[1] - 0.010), 0.001, 2, ((x0 + x1) / 2, y - size[0] - 0.0005, z), white)


def isolator(location):
    """Battery isolator on the wall, its red handle on. Returns the openings of its four lower glands."""
    x, y, z = location
    w, d, h = 0.150, 0.085, 0.190
    s.rounded_box('isolator', (w, d, h), 0.008, 4, (x, y - d / 2, z), s.material('isolator box', base_color='#cfcdc7', roughness=0.4))
    s.plate('plate', w - 0.030, h - 0.060, 0.004, 0.006, (x, y - d, z), s.FRONT, s.abs_plastic('#e6c21e', 0.45), edge=0.001)
    s.cylinder('rotary', 0.030, 0.014, (x, y - d - 0.010, z), s.FRONT, s.abs_plastic('#b3131b', 0.38), edge=0.002)
    s.rounded_box('handle', (0.016, 0.022, 0.070), 0.005, 3, (x, y - d - 0.024, z), s.abs_plastic('#b3131b', 0.38))
    for label, dz in (('ON', 0.046), ('OFF', -0.046)):
        s.text(label, 0.0080, (x, y - d - 0.004, z + dz), material=s.ink_print('#1a1d21'))
    nylon = s.abs_plastic('#191c20', 0.45)
    out = (-0.045, -0.015, 0.015, 0.045)
    for dx in out:
        s.cylinder('gland', 0.0110, 0.020, (x + dx, y - 0.021, z - h / 2 - 0.010), material=nylon, edge=0.002)
    return [(x + dx, y - 0.021, z - h / 2 - 0.018) for dx in out]


def wall_socket(location, plugged=True):
    """A three-pin socket with a switch, and a plug if `plugged`. Returns the point where the plug's cord leaves."""
    x, y, z = location
    white, dark = s.abs_plastic('#efede6', 0.35), s.abs_plastic('#2b3037', 0.4)
    s.plate('socket', 0.086, 0.086, 0.009, 0.006, (x, y, z), s.FRONT, white, edge=0.0016)
    s.rounded_box('switch', (0.014, 0.006, 0.022), 0.0014, 3, (x + 0.024, y - 0.011, z + 0.022), white)
    for dx, dz in ((0, 0.016), (-0.011, -0.010), (0.011, -0.010)):
        s.cylinder('pin hole', 0.0035, 0.0006, (x + dx, y - 0.0095, z + dz), s.FRONT, dark, edge=0, sides=20)
    if plugged:
        s.rounded_box('plug', (0.044, 0.034, 0.046), 0.010, 5, (x - 0.002, y - 0.026, z - 0.002), s.abs_plastic('#1d2024', 0.45))
    return (x - 0.002, y - 0.030, z - 0.026)


# --- home UPS --------------------------------------------------------------

def home_ups(power='1.4', level=6, width=0.300, height=0.250, depth=0.320):
    """Floor-standing sine-wave UPS, front at y = -depth/2, stands on z = 0; its display shows a load of `power` kW."""
    lift, front = 0.010, -depth / 2
    middle = lift + height / 2
    with s.assembly('ups') as root:
        f.rubber_feet(width, depth, 0.035, 0.012, lift)
        body = s.rounded_box('body', (width, depth, height), 0.008, 5, (0, 0, middle), s.powder_coat('#d5d2ca', 0.42))
        cutters = [f.slot_cutter(0.070, 0.0055, 0.004, (side * width / 2, 0.02, middle + 0.055 - 0.0145 * row), turn)
                   for side, turn in ((-1, s.LEFT), (1, s.RIGHT)) for row in range(7)]
        s.cut(body, f.joined(cutters), f.vent_dark())
        s.plate('face', width - 0.020, height - 0.020, 0.006, 0.012, (0, front + 0.002, middle), s.FRONT, s.abs_plastic('#2b3037', 0.4), edge=0.0015)
        face = front - 0.004
        inverter_display((0, face, middle + 0.030), 0.160, 0.081, power, 'LOAD', level)
        for i, name in enumerate(('MAINS', 'BACKUP', 'CHARGE')):
            x = -0.062 + i * 0.042
            f.lamp((x, face, middle - 0.064), lit=i != 1, radius=0.0028)
            s.text(name, 0.0042, (x, face, middle - 0.0755), material=s.ink_print('#aeb4bc'))
        f.push_button((0.092, face, middle - 0.068), 0.0110)
    return root


# --- solar panels ----------------------------------------------------------

def solar_panel(columns=6, rows=20, cell=(0.182, 0.091), gap=0.002, margin=0.014):
    """Upright on z = 0 facing -Y, long side vertical, back at y = 0. Returns (root, width, height)."""
    width = columns * cell[0] + (columns + 1) * gap + 2 * margin
    height = rows * cell[1] + (rows + 1) * gap + 2 * margin + 0.010
    frame, depth = s.brushed_metal('#c6c9cc', 0.34, along='z'), 0.030
    with s.assembly('panel') as root:
        s.rounded_box('sheet', (width - 0.02, 0.006, height - 0.02), 0, 1, (0, -depth + 0.008, height / 2),
                      s.material('back sheet', base_color='#c3c8d0', roughness=0.12, specular=0.5))
        for x in (-1, 1):
            s.rounded_box('upright', (0.011, depth, height), 0.0008, 2, (x * (width - 0.011) / 2, -depth / 2, height / 2), frame)
        for z in (0.0055, height - 0.0055):
            s.rounded_box('cross', (width - 0.022, depth, 0.011), 0.0008, 2, (0, -depth / 2, z), frame)
        _panel_cells(columns, rows, cell, gap, height, -depth + 0.0046)
    return root, width, height


def _panel_cells(columns, rows, cell, gap, height, y):
    glass = s.material('cells', base_color='#0f1a33', roughness=0.24, specular=0.4)
    wires = s.material('busbars', base_color='#78808c', roughness=0.2, metallic=0.7)
    clip, verts, faces, thin, thin_faces = 0.008, [], [], [], []
    middle_gap = 0.010
    for row in range(rows):
        z = height / 2 + (row - (rows - 1) / 2) * (cell[1] + gap) + (middle_gap / 2 if row >= rows / 2 else -middle_gap / 2)
        for column in range(columns):
            x = (column - (columns - 1) / 2) * (cell[0] + gap)
            a, b, n = cell[0] / 2, cell[1] / 2, len(verts)
            verts += [(x + px, y, z + pz) for px, pz in ((-a + clip, -b), (a - clip, -b), (a, -b + clip), (a, b - clip),
                                                         (a - clip, b), (-a + clip, b), (-a, b - clip), (-a, -b + clip))]
            faces.append(tuple(range(n, n + 8)))
            for i in range(9):
                u, m = x + (i - 4) * cell[0] / 9.6, len(thin)
                thin += [(u - 0.0005, y - 0.0001, z - b), (u + 0.0005, y - 0.0001, z - b), (u + 0.0005, y - 0.0001, z + b), (u - 0.0005, y - 0.0001, z + b)]
                thin_faces.append((m, m + 1, m + 2, m + 3))
    s.mesh('cells', verts, faces, glass)
    s.mesh('busbars', thin, thin_faces, wires)


# --- pictures --------------------------------------------------------------

def roof_light():
    """Late afternoon on a flat roof: sky, and a low sun from the left that rakes along the wall."""
    import bpy
    s.set_world('#b9d0ea', 0.62)
    sun = bpy.data.objects.new('sun', bpy.data.lights.new('sun', 'SUN'))
    bpy.context.scene.collection.objects.link(sun)
    sun.data.energy, sun.data.angle, sun.data.color = 3.6, math.radians(1.2), (1.0, 0.86, 0.68)
    sun.rotation_euler = (math.radians(62), 0, math.radians(-62))


def panel_frame(x, y, count=2, tilt=28, foot=0.32):
    """Panels side by side on a steel frame, `tilt` degrees from the horizontal."""
    steel = s.powder_coat('#8f959b', 0.4)
    angle = math.radians(90 - tilt)
    for i in range(count):
        root, width, height = solar_panel()
        root.location = (x + i * (width + 0.02), y, foot)
        root.rotation_euler = (-angle, 0, 0)
    span = count * (width + 0.02)
    top = (y + height * math.sin(angle), foot + height * math.cos(angle))
    for i in range(count + 1):
        at = x - width / 2 + i * (width + 0.02) - 0.01
        s.rounded_box('front leg', (0.045, 0.045, foot), 0.003, 2, (at, y + 0.05, foot / 2), steel)
        s.rounded_box('back leg', (0.045, 0.045, top[1] - 0.04), 0.003, 2, (at, top[0], top[1] / 2), steel)
    s.rounded_box('front beam', (span, 0.045, 0.045), 0.003, 2, (x + span / 2 - width / 2, y + 0.05, foot - 0.03), steel)


def service_inverters():
    """An inverter on a roof, on the wall of a stair tower, with its panels."""
    roof_light()
    plaster = s.wall_paint('#d9d2c3')
    s.rounded_box('roof', (60, 60, 0.1), 0, 1, (0, 0, -0.05), s.concrete('#a59f93', '#bcb6a9'))
    s.rounded_box('tower', (3.0, 2.0, 3.0), 0.01, 2, (-1.30, 1.0, 1.5), plaster)
    s.rounded_box('canopy', (3.3, 0.62, 0.10), 0.006, 2, (-1.30, -0.26, 1.56), plaster)
    s.rounded_box('parapet', (60, 0.15, 0.75), 0.006, 2, (0, 7.0, 0.375), s.wall_paint('#cfc7b6'))
    at = (-0.200, 0, 0.460)
    with s.assembly('hung', at):
        hybrid_inverter('3.1', 'PV')
    distribution_box(at, 0.105, height=0.170)
    panel_frame(1.00, 0.30, 3)
    s.camera((0.265, -0.1, 0.540), 2.74, -12, 6, 60)
    # The tile is at most 370 px wide.
    return dict(width=800, height=600, samples=24)


SCENES = {
    'service-inverters': service_inverters,
}
