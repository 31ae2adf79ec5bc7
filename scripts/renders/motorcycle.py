"""The right side of a 125 cc motorcycle without its side panel, around the battery. No maker's shapes or names.

Front is +X, the ground z = 0.
"""
import math

import fittings as f
import studio as s
from cells import circle, fillet, ring

SEAT_TUBE = -0.044  # x of the upright tube at the height of the battery's tray
TRAY = (-0.075, 0.490)  # y and z of the surface that the battery stands on


def paint(color):
    return s.material('paint', base_color=color, roughness=0.22, specular=0.5, clearcoat=1.0)


def frame_paint():
    return s.material('frame paint', base_color='#1b1e22', roughness=0.32, specular=0.5, clearcoat=0.5)


def chrome():
    return s.material('chrome', base_color='#d4d6d9', metallic=1.0, roughness=0.28)


def alloy(roughness=0.42, color='#b7babd'):
    return s.material('alloy', base_color=color, metallic=0.8, roughness=roughness)


def side_cut(name, outline, right, left, material, edge):
    """A profile seen from the side, between y = `right` (the near face) and y = `left`."""
    return s.prism(name, outline, left - right, (0, left, 0), s.FRONT, material, edge)


def rounded(points, steps=8):
    """A closed smooth outline through the points (Catmull-Rom)."""
    made, n = [], len(points)
    for i in range(n):
        a, b, c, d = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        for k in range(steps):
            u = k / steps
            made.append(tuple(0.5 * (2 * b[j] + (c[j] - a[j]) * u + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * u ** 2
                                     + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * u ** 3) for j in (0, 1)))
    return made


def along(name, start, end, radius, material, edge=0.001, top_radius=None):
    """A cylinder from one point to another."""
    from mathutils import Vector
    a, b = Vector(start), Vector(end)
    return s.cylinder(name, radius, (b - a).length, (a + b) / 2, (b - a).to_track_quat('Z', 'Y').to_euler(), material, edge, top_radius=top_radius)


# --- frame and bodywork ----------------------------------------------------

def frame():
    coat = frame_paint()
    for y in (-0.070, 0.070):
        s.cable([(-0.030, y, 0.690), (-0.30, y, 0.688), (-0.82, y, 0.715)], 0.0125, coat)
    s.cable([(-0.082, -0.081, 0.315), (-0.30, -0.084, 0.486), (-0.505, -0.091, 0.672)], 0.0110, coat)
    s.cable([(-0.020, -0.020, 0.700), (-0.030, -0.020, 0.560), (-0.058, -0.020, 0.400), (-0.082, -0.020, 0.235)], 0.0165, coat)
    s.cable([(-0.05, 0.0, 0.700), (0.20, 0.0, 0.735), (0.60, 0.0, 0.86)], 0.0210, coat)
    side_cut('pivot plate', fillet([(-0.130, 0.235), (-0.045, 0.235), (-0.030, 0.330), (-0.090, 0.360), (-0.135, 0.320)], 0.014), -0.098, -0.092, coat, 0.001)
    _pivot((-0.088, -0.098, 0.292))


def _pivot(at):
    s.cylinder('pivot washer', 0.0165, 0.003, (at[0], at[1] - 0.0015, at[2]), s.FRONT, s.steel(0.3), edge=0.0006)
    with s.assembly('pivot nut', (at[0], at[1] - 0.003, at[2]), rotation=s.FRONT):
        f.nut(0.0115, 0.009, (0, 0, 0), s.steel(0.28))


def seat():
    vinyl = s.material('vinyl', base_color='#17181b', roughness=0.52, specular=0.4)
    s._bump(vinyl, 700, 0.25, distance=0.0004, detail=3)
    outline = fillet([(0.055, 0.712), (-0.05, 0.707), (-0.45, 0.712), (-0.82, 0.742), (-0.90, 0.775), (-0.88, 0.835), (-0.55, 0.815), (-0.25, 0.790), (0.02, 0.785), (0.062, 0.760)],
                     [0.015, 0.3, 0.4, 0.1, 0.03, 0.03, 0.3, 0.4, 0.05, 0.03])
    side_cut('seat', outline, -0.128, 0.128, vinyl, 0.014)
    edge = [(0.050, -0.1285, 0.722), (-0.05, -0.1290, 0.7165), (-0.45, -0.1290, 0.7215), (-0.82, -0.1285, 0.752)]
    s.cable(edge, 0.0042, chrome(), 'seat trim')


def tank(color):
    outline = rounded([(0.110, 0.728), (0.300, 0.722), (0.480, 0.752), (0.585, 0.812), (0.590, 0.868), (0.500, 0.920), (0.350, 0.934), (0.200, 0.898), (0.105, 0.832), (0.074, 0.766)])
    side_cut('tank', outline, -0.118, 0.118, paint(color), 0.034).modifiers['bevel'].segments = 8
    pad = fillet([(0.135, 0.765), (0.33, 0.770), (0.36, 0.830), (0.17, 0.825)], [0.020, 0.024, 0.024, 0.020])
    side_cut('knee pad', pad, -0.1215, -0.115, s.rubber('#1b1c1f'), 0.002)


def mudguard(color):
    """Sheet metal over the rear wheel, with a rolled edge."""
    centre, radius = (-0.660, 0.290), 0.335
    arc = [math.radians(a) for a in range(0, 181, 5)]
    outer = [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in arc]
    inner = [(centre[0] + (radius - 0.003) * math.cos(a), centre[1] + (radius - 0.003) * math.sin(a)) for a in reversed(arc)]
    side_cut('mudguard', outer + inner, -0.055, 0.055, paint(color), 0.0005)
    s.cable([(x, -0.055, z) for x, z in outer], 0.0032, paint(color), 'rolled edge')


# --- wheel and suspension --------------------------------------------------

def wheel():
    x, z = -0.660, 0.290
    _hoop((x, 0, z), 0.252, 0.040, s.rubber('#141517'))
    with s.assembly('rim', (x, 0.018, z), rotation=s.FRONT):
        ring('rim', circle(0.226, 96), circle(0.212, 96), 0.036, material=chrome(), edge=0.003)
    s.cylinder('hub', 0.062, 0.110, (x, 0, z), s.FRONT, alloy(0.4), edge=0.006)
    s.cylinder('axle nut', 0.013, 0.250, (x, 0, z), s.FRONT, s.steel(0.3), edge=0.001, sides=6)
    metal = s.steel(0.3)
    for i in range(18):
        a, lean = 2 * math.pi * i / 18, 0.34 * (1 if i % 2 else -1)
        s.cable([(x + 0.055 * math.cos(a), -0.030, z + 0.055 * math.sin(a)), (x + 0.214 * math.cos(a + lean), -0.004, z + 0.214 * math.sin(a + lean))], 0.0016, metal, 'spoke', False)


def _hoop(centre, radius, thick, material):
    points = [(centre[0] + radius * math.cos(a), centre[1], centre[2] + radius * math.sin(a)) for a in [2 * math.pi * i / 24 for i in range(24)]]
    hoop = s.cable(points, thick, material, 'hoop')
    hoop.data.splines[0].use_cyclic_u = True


def suspension():
    coat = frame_paint()
    along('swing arm', (-0.088, -0.075, 0.292), (-0.680, -0.085, 0.288), 0.0180, coat, 0.003)
    top, low = (-0.500, -0.118, 0.665), (-0.628, -0.118, 0.318)
    at = lambda t: tuple(a + (b - a) * t for a, b in zip(top, low))
    for eye in (top, low):
        s.cylinder('eye', 0.017, 0.034, eye, s.FRONT, chrome(), edge=0.003)
        s.cylinder('eye nut', 0.0105, 0.046, eye, s.FRONT, s.steel(0.3), edge=0.001, sides=6)
    along('shock cover', at(0.06), at(0.50), 0.0300, chrome(), 0.005)
    along('damper', at(0.45), at(0.96), 0.0165, s.steel(0.35))
    along('spring seat', at(0.86), at(0.91), 0.0290, chrome(), 0.002)
    _spring(at(0.50), at(0.86), 0.0240, 0.0042, 8)


def _spring(start, end, radius, thick, turns):
    from mathutils import Vector
    a, b = Vector(start), Vector(end)
    axis = (b - a).normalized()
    side = axis.cross(Vector((0, 1, 0))).normalized()
    other = axis.cross(side)
    n = turns * 10
    points = [a + (b - a) * i / n + radius * (math.cos(math.tau * turns * i / n) * side + math.sin(math.tau * turns * i / n) * other) for i in range(n + 1)]
    s.cable([tuple(p) for p in points], thick, chrome(), 'spring')


# --- engine ----------------------------------------------------------------

COVER = ((-0.052, 0.236), (0.060, 0.206), (0.225, 0.212), (0.292, 0.262), (0.282, 0.345), (0.200, 0.392), (0.020, 0.378), (-0.050, 0.322))


def engine():
    cast = alloy(0.44, '#a2a5a8')
    block = fillet([(-0.075, 0.225), (0.060, 0.192), (0.260, 0.198), (0.318, 0.250), (0.305, 0.370), (0.235, 0.412), (0.070, 0.412), (-0.060, 0.372), (-0.090, 0.300)], 0.030)
    side_cut('crankcase', block, -0.088, 0.085, cast, 0.004)
    cover = fillet(list(COVER), 0.040)
    side_cut('gasket', fillet([(x * 1.012 - 0.0015, z * 1.008 - 0.0025) for x, z in COVER], 0.040), -0.091, -0.086, s.rubber('#2a2c2f'), 0.0004)
    side_cut('clutch cover', cover, -0.122, -0.090, alloy(0.38), 0.010).modifiers['bevel'].segments = 6
    with s.assembly('clutch', (0.088, -0.120, 0.298), rotation=s.FRONT):
        s.lathe('dome', [(0.001, 0.0215), (0.050, 0.0210), (0.063, 0.0170), (0.070, 0.0070), (0.072, 0.0), (0.001, -0.001)], material=alloy(0.36), sides=72)
        ring('step', circle(0.044, 64), circle(0.040, 64), 0.0016, (0, 0, 0.0208), material=alloy(0.40), edge=0.0005)
    _cover_screws()
    s.cylinder('filler', 0.0150, 0.022, (0.242, -0.128, 0.330), s.FRONT, s.abs_plastic('#1a1c1f', 0.4), edge=0.003)
    s.rounded_box('filler grip', (0.026, 0.010, 0.007), 0.002, 3, (0.242, -0.142, 0.330), s.abs_plastic('#1a1c1f', 0.4), (0, 0.5, 0))
    _cylinder()
    _carburettor()


def _cover_screws():
    boss, count = alloy(0.40), 7
    outline = fillet([(0.115 + (x - 0.115) * 0.925, 0.297 + (z - 0.297) * 0.885) for x, z in COVER], 0.034)
    lengths = [math.dist(a, b) for a, b in zip(outline, outline[1:] + outline[:1])]
    for k in range(count):
        left, i = sum(lengths) * (k + 0.4) / count, 0
        while left > lengths[i]:
            left, i = left - lengths[i], i + 1
        (ax, az), (bx, bz) = outline[i], outline[(i + 1) % len(outline)]
        x, z = ax + (bx - ax) * left / lengths[i], az + (bz - az) * left / lengths[i]
        s.cylinder('boss', 0.0085, 0.006, (x, -0.1225, z), s.FRONT, boss, edge=0.0012)
        s.screw((x, -0.1252, z), 0.0052, s.FRONT, turn=37 * k)


LEAN = math.radians(11)


def _cylinder():
    """Barrel and head with their cooling fins, leaning forward."""
    dark, light = alloy(0.50, '#7c8084'), alloy(0.38, '#a9acaf')
    with s.assembly('barrel', (0.178, -0.006, 0.408), rotation=(0, LEAN, 0)):
        s.rounded_box('barrel', (0.088, 0.092, 0.130), 0.010, 4, (0, 0, 0.060), dark)
        for i in range(7):
            s.plate('fin', 0.128, 0.140, 0.0050, 0.020, (0, 0, 0.012 + 0.0146 * i), s.TOP, dark, edge=0.0012)
        s.rounded_box('head', (0.084, 0.090, 0.070), 0.010, 4, (0, 0, 0.148), light)
        for i in range(3):
            s.plate('head fin', 0.134 - 0.004 * i, 0.148 - 0.004 * i, 0.0050, 0.022, (0, 0, 0.117 + 0.0170 * i), s.TOP, light, edge=0.0012)
        s.rounded_box('rocker cover', (0.098, 0.096, 0.034), 0.012, 5, (0, 0, 0.190), alloy(0.38))
        for x in (-0.030, 0.030):
            s.cylinder('tappet cap', 0.0165, 0.012, (x, -0.050, 0.190), s.FRONT, alloy(0.36), edge=0.002)
            s.cylinder('tappet hexagon', 0.0085, 0.012, (x, -0.060, 0.190), s.FRONT, alloy(0.40), edge=0.001, sides=6)
        for x in (-0.046, 0.046):
            for y in (-0.050, 0.050):
                s.cylinder('stud nut', 0.0062, 0.012, (x, y, 0.172), material=s.steel(0.3), edge=0.0008, sides=6)
        _spark_plug()


def _spark_plug():
    s.cylinder('plug hexagon', 0.0105, 0.012, (0.004, -0.066, 0.139), (math.radians(68), 0, 0), s.steel(0.28), edge=0.001, sides=6)
    s.cylinder('plug cap', 0.0095, 0.040, (0.004, -0.090, 0.149), (math.radians(68), 0, 0), s.rubber('#1b1c1f'), edge=0.002)
    s.cable([(0.004, -0.106, 0.156), (0.002, -0.120, 0.176), (-0.012, -0.100, 0.236), (-0.020, -0.050, 0.330)], 0.0038, s.rubber('#222428'))


def _carburettor():
    metal, x, y, z = alloy(0.34, '#a6a9ac'), 0.052, -0.030, 0.545
    along('manifold', (x + 0.02, y, z), (0.150, -0.010, 0.562), 0.0190, s.rubber('#202226'), 0.003)
    along('throat', (x - 0.042, y, z), (x + 0.034, y, z), 0.0210, metal, 0.002)
    s.cylinder('slide', 0.0185, 0.062, (x, y, z + 0.030), material=metal, edge=0.002)
    s.cylinder('cap', 0.0205, 0.014, (x, y, z + 0.064), material=metal, edge=0.003)
    s.rounded_box('bowl', (0.042, 0.044, 0.034), 0.006, 4, (x, y, z - 0.034), metal)
    s.cylinder('drain', 0.006, 0.010, (x, y, z - 0.055), material=s.steel(0.3), edge=0.001, sides=6)
    along('boot', (-0.075, 0.020, z), (x - 0.036, y, z), 0.0260, s.rubber('#1d1f22'), 0.003, top_radius=0.0235)
    ring_at = (x - 0.034, y, z)
    s.cylinder('clamp', 0.0250, 0.008, ring_at, (0, math.radians(90), 0), s.steel(0.3), edge=0.001)
    s.cable([(x, y, z + 0.070), (x - 0.004, y, z + 0.10), (0.03, 0.0, 0.70)], 0.0032, s.rubber('#1c1e21'))


def kick_starter():
    """Steel lever on its shaft, with the rubber pedal folded in."""
    steel = chrome()
    at = (-0.012, -0.128, 0.282)
    s.cylinder('shaft', 0.0100, 0.050, (at[0], at[1], at[2]), s.FRONT, steel, edge=0.001)
    s.cylinder('boss', 0.0190, 0.024, (at[0], at[1] - 0.012, at[2]), s.FRONT, steel, edge=0.003)
    s.cylinder('pinch bolt', 0.0058, 0.036, (at[0] - 0.013, at[1] - 0.012, at[2] + 0.014), (0, math.radians(50), 0), s.steel(0.3), edge=0.001, sides=6)
    path = [(at[0], at[1] - 0.012, at[2] + 0.006), (at[0] - 0.010, -0.150, 0.345), (-0.040, -0.164, 0.415), (-0.058, -0.168, 0.462)]
    s.cable(path, 0.0092, steel, 'kick arm')
    knuckle = path[-1]
    s.cylinder('knuckle', 0.0135, 0.026, (knuckle[0] - 0.001, knuckle[1], knuckle[2] + 0.006), material=steel, edge=0.003)
    along('pedal rod', knuckle, (0.022, -0.170, 0.472), 0.0070, steel)
    along('pedal rubber', (-0.036, -0.1695, 0.4655), (0.040, -0.170, 0.4745), 0.0145, s.rubber('#191a1d'), 0.004)
    for i in range(6):
        x = -0.026 + i * 0.011
        along('pedal rib', (x, -0.1698, 0.4667 + i * 0.0013), (x + 0.004, -0.1698, 0.4672 + i * 0.0013), 0.0158, s.rubber('#191a1d'), 0.001)


def footpeg():
    at = (0.010, -0.110, 0.236)
    along('peg bar', (at[0], 0.10, at[2]), (at[0], -0.245, at[2]), 0.0100, s.steel(0.35))
    along('peg rubber', (at[0], -0.145, at[2]), (at[0], -0.250, at[2]), 0.0195, s.rubber('#191a1d'), 0.005)
    for i in range(6):
        y = -0.155 - i * 0.016
        along('peg rib', (at[0], y, at[2]), (at[0], y - 0.007, at[2]), 0.0212, s.rubber('#191a1d'), 0.001)
    s.cable([(0.030, -0.150, 0.212), (0.11, -0.160, 0.186), (0.225, -0.165, 0.188), (0.262, -0.165, 0.210)], 0.0085, chrome(), 'brake pedal')
    s.rounded_box('brake pad', (0.050, 0.050, 0.010), 0.003, 3, (0.280, -0.168, 0.220), chrome(), (0, math.radians(-28), 0))


def exhaust():
    pipe = chrome()
    s.cable([(0.262, -0.030, 0.545), (0.308, -0.052, 0.525), (0.340, -0.085, 0.430), (0.330, -0.115, 0.270), (0.250, -0.140, 0.165), (0.080, -0.150, 0.148), (-0.120, -0.152, 0.156), (-0.200, -0.154, 0.164)], 0.0165, pipe, 'header')
    along('cone', (-0.300, -0.160, 0.178), (-0.180, -0.154, 0.163), 0.0430, pipe, 0.002, top_radius=0.0170)
    along('silencer', (-0.860, -0.180, 0.240), (-0.298, -0.160, 0.178), 0.0440, pipe, 0.008)


def bike(color):
    """The whole bike without the battery and its bay; the side panel is off, so its mounts are visible."""
    frame()
    seat()
    tank(color)
    mudguard(color)
    wheel()
    suspension()
    engine()
    kick_starter()
    footpeg()
    exhaust()
    for (x, z), tube in (((-0.345, 0.652), (-0.345, 0.686)), ((-0.072, 0.630), (-0.035, 0.645)), ((-0.225, 0.400), (-0.235, 0.430))):
        along('panel tab', (x, -0.088, z), (tube[0], -0.080, tube[1]), 0.0060, frame_paint())
        s.cylinder('panel grommet', 0.0105, 0.016, (x, -0.092, z), s.FRONT, s.rubber('#25272b'), edge=0.004)
        s.cylinder('panel hole', 0.0055, 0.0004, (x, -0.1002, z), s.FRONT, s.material('hole', base_color='#0c0d0e', roughness=0.9), edge=0)
