"""Parts shared by packs and inverters. Each is built facing +Z and turned by `rotation`."""
import math

import studio as s

GRAPHITE = '#2b323b'
RED, BLACK = '#b3131b', '#16181b'


def sign(kind, size, location, rotation=s.FRONT, material=None):
    """A plus or minus made of bars, so that it is exact at any size."""
    ink = material or s.ink_print()
    with s.assembly('sign', location, rotation=rotation) as root:
        stroke = size * 0.24
        s.plate('across', size, stroke, 0.0003, stroke * 0.1, (0, 0, 0), s.TOP, ink, edge=0)
        if kind == '+':
            s.plate('upright', stroke, size, 0.0003, stroke * 0.1, (0, 0, 0.00002), s.TOP, ink, edge=0)
    return root


def stud_terminal(location, color, rotation=s.FRONT, scale=1.0, lug=None):
    """Threaded stud in a coloured insulator with washer and flange nut."""
    plastic = s.material('insulator', base_color=color, roughness=0.4, specular=0.45)
    plated = s.nickel(0.2)
    k = scale
    with s.assembly('terminal', location, rotation=rotation) as root:
        s.plate('base', 0.036 * k, 0.036 * k, 0.005 * k, 0.006 * k, (0, 0, 0), s.TOP, plastic, edge=0.001 * k)
        s.cylinder('collar', 0.0152 * k, 0.009 * k, (0, 0, 0.0085 * k), material=plastic, edge=0.0012 * k, sides=64)
        s.cylinder('seat', 0.0122 * k, 0.0016 * k, (0, 0, 0.0134 * k), material=plated, edge=0.0004 * k, sides=64)
        top = 0.0142 * k
        s.cylinder('washer', 0.0098 * k, 0.0016 * k, (0, 0, top + 0.0008 * k), material=plated, edge=0.0003 * k, sides=64)
        nut(0.0072 * k, 0.0062 * k, (0, 0, top + 0.0016 * k), plated)
        thread(0.004 * k, 0.0062 * k, (0, 0, top + 0.0078 * k), plated, 0.00125 * k)
    return root


def lug(location, color, rotation=s.FRONT, scale=1.0, turn=0.0):
    """Crimped ring lug on a stud terminal, its tail pointing to local -Y, turned by `turn` degrees.

    Returns the cable's start and the unit vector of its direction, in the pack's space.
    """
    from mathutils import Euler, Vector
    tin, sleeve, k = s.nickel(0.3), s.material('sleeve', base_color=color, roughness=0.5), scale
    z = 0.0168 * k
    with s.assembly('lug', location, rotation=rotation):
        with s.assembly('tail', (0, 0, z), turn):
            s.cylinder('ring', 0.0102 * k, 0.0022 * k, (0, 0, 0), material=tin, edge=0.0004)
            s.rounded_box('tongue', (0.0130 * k, 0.018 * k, 0.0018 * k), 0.0004, 2, (0, -0.0125 * k, 0), tin)
            s.cylinder('barrel', 0.0060 * k, 0.016 * k, (0, -0.024 * k, 0.0032 * k), s.FRONT, tin, edge=0.0006)
            s.cylinder('sleeve', 0.0070 * k, 0.026 * k, (0, -0.040 * k, 0.0032 * k), s.FRONT, sleeve, edge=0.0012)
    matrix = Euler(rotation).to_matrix() @ Euler((0, 0, math.radians(turn))).to_matrix()
    start = Vector(location) + matrix @ Vector((0, -0.046 * k, z + 0.0032 * k))
    return start, matrix @ Vector((0, -1, 0))


def lead(start, direction, points, color, radius=0.0056, straight=0.03):
    """A battery cable from a lug: straight for `straight` metres, then through `points`."""
    return s.cable([tuple(start), tuple(start + direction * straight)] + list(points), radius, s.silicone_wire(color))


def nut(radius, height, location, material, turn=12):
    outline = [(radius * math.cos(math.radians(turn + 60 * i)), radius * math.sin(math.radians(turn + 60 * i))) for i in range(6)]
    with s.assembly('nut', location) as root:
        s.prism('hexagon', outline, height, material=material, edge=radius * 0.09)
        s.cylinder('chamfer', radius * 0.8, height * 0.1, (0, 0, height), material=material, edge=radius * 0.04)
    return root


def thread(radius, length, location, material, pitch):
    """Stacked ridges that look like a thread, without a helix."""
    with s.assembly('thread', location) as root:
        count = max(2, int(length / pitch))
        for i in range(count):
            z = pitch * i
            s.cylinder('rise', radius * 0.86, pitch / 2, (0, 0, z + pitch / 4), material=material, edge=0, sides=32, top_radius=radius)
            s.cylinder('fall', radius, pitch / 2, (0, 0, z + pitch * 0.75), material=material, edge=0, sides=32, top_radius=radius * 0.86)
        s.cylinder('tip', radius * 0.86, pitch * 0.5, (0, 0, pitch * (count + 0.25)), material=material, edge=0, sides=32, top_radius=radius * 0.6)
    return root


def breaker(location, rotation=s.FRONT):
    """Two-pole DC breaker in the panel, lever up (on)."""
    body, lever = s.abs_plastic('#d9d7d0', 0.42), s.abs_plastic('#15171a', 0.35)
    with s.assembly('breaker', location, rotation=rotation) as root:
        s.plate('surround', 0.046, 0.058, 0.0016, 0.003, (0, 0, 0), s.TOP, s.abs_plastic('#14161a'), edge=0.0004)
        for x in (-0.009, 0.009):
            s.rounded_box('pole', (0.0176, 0.046, 0.012), 0.0008, 3, (x, 0, 0.006), body)
            s.rounded_box('shoulder', (0.0176, 0.026, 0.007), 0.0008, 3, (x, 0, 0.0150), body)
            s.rounded_box('well', (0.0095, 0.019, 0.0004), 0.0002, 1, (x, 0, 0.0186), lever)
        s.rounded_box('lever', (0.029, 0.0085, 0.0085), 0.0018, 4, (0, 0.0045, 0.0222), lever)
        s.text('ON', 0.0028, (-0.009, 0.0178, 0.012), s.TOP, s.ink_print('#2a2d31'))
        s.text('OFF', 0.0028, (-0.009, -0.0178, 0.012), s.TOP, s.ink_print('#2a2d31'))
    return root


def terminal_cover(location, color, kind, rotation=s.FRONT, scale=1.0):
    """Moulded cap over a stud terminal, with its sign and a lip to lift it by."""
    k = scale
    vinyl = s.material('cover', base_color=color, roughness=0.36, specular=0.5)
    with s.assembly('cover', location, rotation=rotation) as root:
        s.plate('skirt', 0.0380 * k, 0.0420 * k, 0.0080 * k, 0.0070 * k, (0, 0, 0), s.TOP, vinyl, edge=0.0016 * k)
        s.plate('cap', 0.0340 * k, 0.0380 * k, 0.0310 * k, 0.0090 * k, (0, 0, 0), s.TOP, vinyl, edge=0.0046 * k)
        s.plate('lip', 0.0150 * k, 0.0100 * k, 0.0050 * k, 0.0040 * k, (0, 0.0240 * k, 0.0020 * k), s.TOP, vinyl, edge=0.0012 * k)
        sign(kind, 0.0130 * k, (0, 0, 0.0310 * k), s.TOP, s.ink_print('#f4f2ec'))
    return root


def boot(location, color, kind, rotation=s.FRONT, scale=1.0, turn=0.0):
    """A cap over a terminal with a cable in it, which leaves towards local -Y turned by `turn`. Returns the cable's start and direction."""
    from mathutils import Euler, Vector
    k, z = scale, 0.0150 * scale
    vinyl = s.material('boot', base_color=color, roughness=0.36, specular=0.5)
    terminal_cover(location, color, kind, rotation, scale)
    with s.assembly('boot', location, rotation=rotation):
        with s.assembly('neck', (0, 0, z), turn):
            s.cylinder('neck', 0.0125 * k, 0.018 * k, (0, -0.0270 * k, 0), s.FRONT, vinyl, edge=0.002 * k, sides=40)
            s.cylinder('tail', 0.0082 * k, 0.016 * k, (0, -0.0430 * k, 0), s.FRONT, vinyl, edge=0.001 * k, top_radius=0.0105 * k, sides=40)
            for i in range(3):
                s.cylinder('ring', 0.0098 * k, 0.0022 * k, (0, -(0.0385 + 0.0046 * i) * k, 0), s.FRONT, vinyl, edge=0.0006 * k)
    matrix = Euler(rotation).to_matrix() @ Euler((0, 0, math.radians(turn))).to_matrix()
    return Vector(location) + matrix @ Vector((0, -0.040 * k, z)), matrix @ Vector((0, -1, 0))


def run(points, color, radius=0.0066, corner=0.022):
    """A cable laid straight, with round corners."""
    return s.cable(bow([tuple(p) for p in points], corner), radius, s.silicone_wire(color), smooth=False)


def saddle(location, along='x', out='-y', radius=0.0066):
    """A screwed clip over a cable whose axis is at `location`."""
    black = s.abs_plastic('#15171a', 0.45)
    x, y, z = location
    wide, r = 0.010, radius
    turn = {('x', '-y'): (math.radians(90), 0, 0), ('z', '-y'): (math.radians(90), math.radians(90), 0),
            ('y', 'x'): (0, math.radians(90), 0)}[along, out]
    with s.assembly('saddle', location, rotation=turn):
        s.rounded_box('arch', (wide, 2 * r + 0.0046, 2 * r + 0.0030), 0.0030, 4, (0, 0, 0.0005), black)
        s.rounded_box('foot', (wide, 2 * r + 0.026, 0.0030), 0.0010, 3, (0, 0, -r + 0.0012), black)
        for side in (-1, 1):
            s.screw((0, side * (r + 0.0075), -r + 0.0027), 0.0026, s.TOP, turn=30 * side)


FUSE_BOX, FUSE_REACH = (0.096, 0.050, 0.042), 0.062


def fuse_box(location, rotation=s.FRONT, rotation_z=0.0):
    """A fuse in a closed holder with a clear cover; cables enter at both ends, `FUSE_REACH` from its middle along local X, at z = 0.017."""
    import known
    w, h, d = FUSE_BOX
    black, metal, grey = s.abs_plastic('#1b1e22', 0.42), s.nickel(0.28), s.abs_plastic('#c9c7c1', 0.42)
    with s.assembly('fuse box', location, rotation=rotation):
        s.rounded_box('base', (w, h, 0.012), 0.0025, 3, (0, 0, 0.006), grey)
        for side in (-1, 1):
            s.rounded_box('end', (0.014, h * 0.72, 0.030), 0.0030, 4, (side * (w / 2 - 0.006), 0, 0.016), grey)
            s.cylinder('gland', 0.0110, 0.014, (side * (w / 2 + 0.006), 0, 0.017), s.RIGHT, black, edge=0.002, sides=32)
            s.rounded_box('ear', (0.012, h + 0.020, 0.004), 0.0012, 3, (side * 0.030, 0, 0.002), grey)
            for y in (-1, 1):
                s.screw((side * 0.030, y * (h / 2 + 0.005), 0.004), 0.0028, s.TOP, turn=35)
            s.rounded_box('blade', (0.016, 0.016, 0.0024), 0.0004, 2, (side * 0.026, 0, 0.0150), metal)
            nut(0.0062, 0.0052, (side * 0.028, 0, 0.0160), metal)
        s.cylinder('fuse', 0.0125, 0.034, (0, 0, 0.0215), s.RIGHT, s.material('ceramic', base_color='#e8e2d2', roughness=0.35), edge=0.001)
        for side in (-1, 1):
            s.cylinder('ferrule', 0.0129, 0.008, (side * 0.0150, 0, 0.0215), s.RIGHT, metal, edge=0.0012)
        s.text('DC FUSE', 0.0048, (0, 0.0, 0.0342), s.TOP, s.ink_print('#22262b'), 0.0001)
        s.rounded_box('cover', (w - 0.020, h - 0.004, 0.028), 0.0060, 5, (0, 0, 0.0262), known.clear_plastic('#eef4f6'))


BREAKER_BOX, BREAKER_POLES = (0.092, 0.120, 0.058), (-0.019, 0.019)


def breaker_box(location, rotation=s.FRONT, turned=False, name='BATTERY'):
    """A two-pole DC breaker, on, in a closed box. Cables enter and leave along local Y (X if `turned`), at z = 0.022."""
    w, h, d = BREAKER_BOX
    shell, grey = s.material('breaker box', base_color='#d3d1cb', roughness=0.4), s.abs_plastic('#eceae4', 0.42)
    black, ink = s.abs_plastic('#17191c', 0.35), s.ink_print('#22262b')
    with s.assembly('breaker box', location, rotation=rotation):
        s.rounded_box('box', (w, h, d), 0.007, 5, (0, 0, d / 2), shell)
        s.plate('frame', w - 0.010, h - 0.010, 0.0016, 0.006, (0, 0, d), s.TOP, s.abs_plastic('#c2c0ba', 0.4), edge=0.0006)
        s.plate('opening', 0.0400, 0.0500, 0.0004, 0.0020, (0, 0.004, d + 0.0014), s.TOP, black, edge=0)
        for x in (-0.009, 0.009):
            s.rounded_box('pole', (0.0176, 0.046, 0.011), 0.0008, 3, (x, 0.004, d + 0.004), grey)
            s.rounded_box('well', (0.0095, 0.020, 0.0006), 0.0002, 1, (x, 0.004, d + 0.0095), black)
        s.rounded_box('lever', (0.029, 0.0090, 0.0120), 0.0020, 4, (0, 0.0100, d + 0.0135), s.abs_plastic('#1c4f8f', 0.35))
        s.text('I  ON', 0.0034, (0, 0.0218, d + 0.0095), s.TOP, ink, 0.0001)
        s.text('O  OFF', 0.0034, (0, -0.0140, d + 0.0095), s.TOP, ink, 0.0001)
        s.text('DC', 0.0085, (0, 0.0440, d + 0.0016), s.TOP, ink, 0.0001)
        s.text(name, 0.0050, (0, -0.0400, d + 0.0016), s.TOP, ink, 0.0001)
        for x, kind in zip(BREAKER_POLES, '-+'):
            for end in (-1, 1):
                at = (end * (w / 2 + 0.006), x, 0.022) if turned else (x, end * (h / 2 + 0.006), 0.022)
                s.cylinder('gland', 0.0110, 0.016, at, s.RIGHT if turned else s.FRONT, black, edge=0.0025, sides=32)
        for x in (-1, 1):
            for y in (-1, 1):
                s.screw((x * (w / 2 - 0.010), y * (h / 2 - 0.010), d + 0.0016), 0.0026, s.TOP, turn=20 * x)


FUSE_STUD = 0.029  # from the holder's middle, along local X


def fuse_holder(location, rotation=s.TOP, rotation_z=0.0):
    """A bolt-down fuse on its base. Its studs take a `lug` of scale 0.8."""
    metal, black = s.nickel(0.28), s.abs_plastic('#1b1e22', 0.42)
    with s.assembly('fuse holder', location, rotation_z, None if rotation_z else rotation) as root:
        s.rounded_box('base', (0.098, 0.036, 0.0122), 0.003, 3, (0, 0, 0.0061), black)
        for x in (-0.0455, 0.0455):
            s.screw((x, 0, 0.0122), 0.0024, s.TOP, turn=40)
        for x in (-FUSE_STUD, FUSE_STUD):
            nut(0.0064, 0.0050, (x, 0, 0.0162), metal)
            thread(0.0034, 0.0040, (x, 0, 0.0212), metal, 0.00125)
        s.plate('blade', 0.076, 0.014, 0.0016, 0.006, (0, 0, 0.0146), s.TOP, metal, edge=0.0003)
        s.rounded_box('fuse', (0.032, 0.022, 0.014), 0.0025, 4, (0, 0, 0.0190), s.abs_plastic('#e4e0d5', 0.4))
    return root


def rating_plate(width, height, rows, location, rotation=s.FRONT, title='LiFePO4 BATTERY'):
    """A metal plate; `rows` are (label, value) from the product's specification."""
    metal, ink = s.brushed_metal('#c3c6ca', 0.42), s.ink_print('#15181d')
    with s.assembly('rating plate', location, rotation=rotation) as root:
        s.plate('plate', width, height, 0.0008, 0.0022, (0, 0, 0), s.TOP, metal, edge=0.0002)
        pitch = (height - 0.004) / (len(rows) + 1)
        cap, z, x = pitch * 0.43, 0.0008, width / 2 - 0.0040
        y = height / 2 - 0.002 - pitch / 2
        s.plate('head', width - 0.0026, pitch, 0.0001, 0.0010, (0, y, z), s.TOP, ink, edge=0)
        s.text(title, cap, (-x, y, z + 0.0001), s.TOP, s.ink_print('#e9e6de'), 0.0001, align='LEFT', spacing=1.05)
        for at, (label, value) in enumerate(rows, 1):
            s.text(label, cap, (-x, y - pitch * at, z), s.TOP, ink, 0.0001, align='LEFT')
            s.text(value, cap, (x, y - pitch * at, z), s.TOP, ink, 0.0001, align='RIGHT')
    return root


def push_button(location, radius=0.009, rotation=s.FRONT, ring=True):
    with s.assembly('button', location, rotation=rotation) as root:
        s.cylinder('bezel', radius * 1.28, 0.003, (0, 0, 0.0015), material=s.steel(0.25), edge=0.0007, sides=64)
        s.cylinder('cap', radius, 0.002, (0, 0, 0.0032), material=s.abs_plastic('#1a1d21', 0.35), edge=0.0006, sides=64)
        if ring:
            lit = s.glow('#9dffcf', 1.6)
            _ring('ring', radius * 0.62, radius * 0.09, (0, 0, 0.00425), lit)
    return root


def _ring(name, radius, width, location, material, sides=64):
    verts, faces = [], []
    for i in range(sides):
        a = 2 * math.pi * i / sides
        for r in (radius - width, radius + width):
            verts.append((r * math.cos(a), r * math.sin(a), 0))
        j = (i + 1) % sides
        faces.append((2 * i, 2 * i + 1, 2 * j + 1, 2 * j))
    return s.mesh(name, verts, faces, material, location=location)


def lamp(location, color='#9dffcf', lit=True, rotation=s.FRONT, radius=0.0022):
    with s.assembly('lamp', location, rotation=rotation) as root:
        s.cylinder('rim', radius * 1.35, 0.0008, (0, 0, 0.0004), material=s.abs_plastic('#0d0f11'), edge=0.0002, sides=32)
        s.cylinder('lens', radius, 0.0014, (0, 0, 0.0007),
                   material=s.glow(color, 1.6) if lit else s.material('lens', base_color='#39251f', roughness=0.25), edge=0.0005, sides=32)
    return root


def bow(points, corner, steps=8):
    """A polyline with rounded corners, for bent bars."""
    from mathutils import Vector
    points = [Vector(p) for p in points]
    path = [points[0]]
    for before, at, after in zip(points, points[1:], points[2:]):
        a, b = (before - at).normalized(), (after - at).normalized()
        half = a.angle(b) / 2
        inset = corner / math.tan(half)
        centre = at + (a + b).normalized() * (corner / math.sin(half))
        start, end = at + a * inset - centre, at + b * inset - centre
        path += [centre + corner * start.normalized().slerp(end.normalized(), i / steps) for i in range(steps + 1)]
    return [tuple(p) for p in path + [points[-1]]]


def pull_handle(location, length, reach=0.036, radius=0.0055, rotation=s.FRONT, material=None):
    """Handle bent from a bar, along local Y."""
    metal = material or s.brushed_metal('#b9bdc2', 0.32, along='y')
    half = length / 2
    with s.assembly('handle', location, rotation=rotation) as root:
        s.cable(bow([(0, -half, 0), (0, -half, reach), (0, half, reach), (0, half, 0)], 0.012), radius, metal, smooth=False)
        for y in (-half, half):
            s.cylinder('foot', radius * 1.7, 0.0026, (0, y, 0.0013), material=metal, edge=0.0006)
    return root


def slot_cutter(length, width, depth, location, rotation=s.FRONT):
    """Cutter for a round-ended slot (vents, rack holes) along local X, `depth` deep."""
    cutter = s.plate('slot', length, width, depth * 2, width * 0.4999, (0, 0, 0), rotation, None, edge=0, corner_segments=6)
    from mathutils import Vector
    cutter.location = Vector(location) - cutter.rotation_euler.to_matrix() @ Vector((0, 0, depth))
    return cutter


def vent_dark():
    """For the inside of vents: cut into a solid block, they would not look dark enough."""
    return s.material('vent', base_color='#0b0d10', roughness=0.9, specular=0.1)


def box_cutter(size, location):
    return s.rounded_box('cutter', size, 0, 1, location)


def joined(parts):
    """Join many cutters into one mesh, which needs one boolean instead of dozens."""
    import bmesh
    import bpy
    from mathutils import Matrix
    shape = bmesh.new()
    for part in parts:
        part.modifiers.clear()
        piece = bmesh.new()
        piece.from_mesh(part.data)
        bmesh.ops.transform(piece, matrix=Matrix.LocRotScale(part.location, part.rotation_euler, None), verts=piece.verts)
        data = bpy.data.meshes.new('piece')
        piece.to_mesh(data)
        shape.from_mesh(data)
        piece.free()
        bpy.data.objects.remove(part)
    data = bpy.data.meshes.new('cutters')
    shape.to_mesh(data)
    shape.free()
    return s._finish('cutters', data, None, False, (0, 0, 0))


def rubber_feet(width, depth, inset=0.04, radius=0.012, height=0.008):
    for x in (-1, 1):
        for y in (-1, 1):
            s.cylinder('foot', radius, height, (x * (width / 2 - inset), y * (depth / 2 - inset), height / 2),
                       material=s.rubber(), edge=0.001, top_radius=radius * 1.1)
