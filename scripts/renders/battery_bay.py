"""Bike batteries in use: strapped into the bay behind a motorcycle's side panel, which is removed."""
import math

import bms
import motorcycle
import studio as s
from bike_batteries import KICK_START, SELF_START, block, bolt, bolt_seat
from known import COIN_RADIUS, coin
from cells import circle, fillet, flange_nut, ring, threaded_rod

AMBER = '#c98a00'  # looks like the studio's amber in the bay's stronger light
CLOSE = dict(width=1120, height=840, samples=32)


def strap(spec, y, wide=0.015, thick=0.0026):
    """Rubber band over the lid, hooked to the tray on both sides."""
    rubber = s.material('strap rubber', base_color='#3b3f45', roughness=0.5, specular=0.4)
    x, top, foot = spec.width / 2 + 0.0012, spec.height + 0.0004, 0.016
    outer = fillet([(x + thick, foot), (x + thick, top + thick), (-x - thick, top + thick), (-x - thick, foot)], [0, 0.009, 0.009, 0], 8)
    inner = fillet([(-x, foot), (-x, top), (x, top), (x, foot)], [0, 0.0065, 0.0065, 0], 8)
    s.prism('strap', outer + inner, wide, (0, y + wide / 2, 0), s.FRONT, rubber, edge=0.0005)
    for side in (-1, 1):
        s.rounded_box('strap end', (0.006, wide + 0.005, 0.012), 0.0018, 3, (side * (x + thick / 2), y, foot + 0.004), rubber)
        s.cable([(side * (x + 0.006), y - 0.006, foot + 0.004), (side * (x + 0.006), y + 0.006, foot + 0.004)], 0.0016, s.steel(0.3), 'hook pin')


def tray(spec):
    """Folded sheet-steel tray with the rubber pad that the battery stands on."""
    coat = s.powder_coat('#3a3f46')
    w, d = spec.width + 0.014, spec.depth + 0.010
    s.plate('pad', w - 0.006, d - 0.004, 0.003, 0.004, (0, 0, -0.003), s.TOP, s.rubber('#1e2125'), edge=0.0008)
    s.plate('tray floor', w, d, 0.002, 0.003, (0, 0, -0.005), s.TOP, coat, edge=0.0006)
    s.plate('tray lip', w, 0.0085, 0.0018, 0.003, (0, -d / 2 + 0.0012, -0.0008), s.FRONT, coat, edge=0.0006)
    s.plate('tray back', w, 0.090, 0.0018, 0.006, (0, d / 2 + 0.0006, 0.040), s.FRONT, coat, edge=0.0006)
    for side, face in ((-1, s.LEFT), (1, s.RIGHT)):
        wall = s.plate('tray wall', d - 0.002, 0.034, 0.0018, 0.006, (side * (w / 2 - 0.0018), 0, 0.012), face, coat, edge=0.0006)
        s.cut(wall, [s.plate('window', 0.022, 0.008, 0.02, 0.0039, (side * (w / 2 - 0.010), 0, 0.020), face, edge=0)])


def bolted_lead(spec, side, color, angle, radius, path):
    """Lead with its lug under the terminal's bolt. `angle`, in degrees, points from lead to bolt; the rest follows `path`."""
    x, y, z = bolt_seat(spec, side)
    a = math.radians(angle)
    reach = radius * 5.6
    start = (x - reach * math.cos(a), y - radius * 0.94, z - reach * math.sin(a))
    with s.assembly('lead end', start, rotation=s.FRONT):
        bms.lug((0, 0, 0), angle, radius, color, 0.0031)
    step = 0.020
    first = (start[0] - step * math.cos(a), start[1] - 0.001, start[2] - step * math.sin(a))
    s.cable([start, first] + path, radius, s.silicone_wire(color))


def airbox(location, size, color='#7b8187'):
    x, y, z = location
    w, d, h = size
    plastic = s.abs_plastic(color, 0.48)
    s.rounded_box('air box', size, 0.014, 5, location, plastic)
    s.plate('air box cover', w - 0.030, h - 0.030, 0.006, 0.012, (x, y - d / 2, z), s.FRONT, plastic, edge=0.002)
    count = max(4, round(w / 0.034))
    for i in range(count):
        s.rounded_box('air box rib', (0.004, 0.006, h * 0.60), 0.0018, 3, (x + (i - (count - 1) / 2) * (w - 0.06) / (count - 1), y - d / 2 - 0.007, z), plastic)
    for side in (-1, 1):
        for high in (-1, 1):
            s.screw((x + side * (w / 2 - 0.024), y - d / 2 - 0.006, z + high * (h / 2 - 0.024)), 0.0036, s.FRONT, turn=25 * side + 10 * high)


def loom(points, ties=()):
    """The wiring harness in its braided sleeve, tied along the frame."""
    sleeve = s.material('loom sleeve', base_color='#24272b', roughness=0.7, specular=0.3)
    s.cable(points, 0.0068, sleeve, 'loom')
    for x, y, z in ties:
        ring('loom tie', circle(0.0092), circle(0.0070), 0.0036, (x - 0.0018, y, z), s.RIGHT, s.abs_plastic('#15171a', 0.4), edge=0.0004)
        s.rounded_box('tie head', (0.0046, 0.0046, 0.0036), 0.0006, 2, (x, y - 0.0095, z), s.abs_plastic('#15171a', 0.4))


def plug_pair(location, colors, up):
    """A nylon connector hanging from the loom by its wires."""
    x, y, z = location
    nylon = s.abs_plastic('#ddd9cc', 0.45)
    s.rounded_box('plug', (0.021, 0.011, 0.020), 0.0012, 3, location, nylon)
    s.rounded_box('socket', (0.024, 0.0135, 0.015), 0.0012, 3, (x, y, z - 0.0165), nylon)
    s.rounded_box('latch', (0.007, 0.0025, 0.017), 0.0006, 2, (x, y - 0.0072, z - 0.006), nylon)
    for i, color in enumerate(colors):
        wx = x + (i - (len(colors) - 1) / 2) * 0.0048
        s.cable([(wx, y, z + 0.008), (wx, y, z + 0.020), (wx + (up[0] - x) * 0.5, (y + up[1]) / 2, (z + 0.02 + up[2]) / 2), (up[0] + i * 0.001, up[1], up[2])], 0.0011, s.silicone_wire(color))


def starter_relay(location):
    """Relay of the self-starter on a rubber cushion, with two studs for its leads."""
    x, y, z = location
    s.rounded_box('relay', (0.037, 0.032, 0.040), 0.004, 4, location, s.abs_plastic('#2a2e33', 0.42))
    s.rounded_box('cushion', (0.040, 0.035, 0.014), 0.003, 4, (x, y, z - 0.006), s.rubber('#33363b'))
    for side in (-1, 1):
        at = (x + side * 0.0095, y, z + 0.020)
        s.cylinder('collar', 0.0065, 0.004, (at[0], at[1], at[2] + 0.002), material=s.abs_plastic('#1b1e22'), edge=0.0006)
        flange_nut((at[0], at[1], at[2] + 0.004), turn=20 * side)
        threaded_rod(0.0028, 0.012, (at[0], at[1], at[2] + 0.003), material=s.steel(0.25))


# --- scenes ----------------------------------------------------------------

def bay(spec, x, color):
    """Builds the bike around a battery at the origin; `x` is the battery's position in the bike's own space."""
    drop = motorcycle.TRAY[1]
    _yard(-drop)
    with s.assembly('bike', (-x, -motorcycle.TRAY[0], -drop)):
        motorcycle.bike(color)
    # Lights the bay, which seat and frame shade.
    s.area_light('bay', (-0.35, -0.95, 0.32), (0, 0, 0.06), (0.5, 0.4), 2.5, '#fff8ee', spread=70)
    tray(spec)
    _bearer(spec, motorcycle.SEAT_TUBE - x)


def _yard(ground):
    """A swept concrete floor before a plain wall, in the shade."""
    s.set_world('#f4f3ef', 0.42)
    s.area_light('sky', (-1.5, -1.7, 1.5), (0, 0, 0), (1.5, 1.4), 92, '#fffaf2')
    s.area_light('above', (0.3, -0.5, 2.2), (0, 0, 0), (2.4, 1.6), 42, '#fffcf6')
    s.area_light('bounce', (1.8, -1.6, 0.4), (0, 0, 0), (1.2, 1.2), 15, '#fdf8f0')
    s.area_light('yard', (0.2, 1.5, 2.3), (0.2, 1.9, ground), (3.2, 1.0), 62, '#fffaf1')
    s.rounded_box('floor', (14, 14, 0.1), 0, 1, (0, 0, ground - 0.05), s.concrete('#8f8b83', '#aaa69d'))
    s.rounded_box('wall', (14, 0.1, 4.0), 0, 1, (0, 2.4, ground + 2.0), s.wall_paint('#d5d0c3'))
    s.rounded_box('skirting', (14, 0.016, 0.10), 0.003, 2, (0, 2.343, ground + 0.05), s.wall_paint('#8f979a'))


def _bearer(spec, tube_x):
    """Support of the tray, bolted to the frame's upright tube."""
    coat = motorcycle.frame_paint()
    left = tube_x - 0.250
    s.rounded_box('bearer', (tube_x - left, 0.075, 0.0034), 0.0008, 2, ((tube_x + left) / 2, 0.030, -0.0070), coat)
    s.plate('tab', 0.030, 0.050, 0.003, 0.007, (tube_x - 0.022, -0.0060, -0.0300), s.FRONT, coat, edge=0.0008)
    bolt((tube_x - 0.022, -0.0090, -0.038), s.FRONT, 0.0060, 30)


def leaning_coin(x):
    """A coin on the bearer, leaning on the air box behind."""
    with s.assembly('leaning', (x, 0.064, -0.0050), rotation=(math.radians(52), 0, 0)):
        coin((0, COIN_RADIUS, 0), 8)


def self_start_in_bay():
    _self_start_bay('#a01218')
    leaning_coin(-0.100)
    s.camera((0.002, -0.05, 0.052), 0.52, -11, 12, fstop=14)
    return dict(CLOSE, samples=24)


def _self_start_bay(color):
    spec = SELF_START
    bay(spec, -0.185, color)
    block(spec, clamped=0.0030 * 0.42, amber=AMBER)
    strap(spec, 0.012)
    bolted_lead(spec, -1, '#b3161c', -62, 0.0030, [(-0.090, -0.048, 0.126), (-0.098, -0.024, 0.148), (-0.092, 0.006, 0.1655), (-0.074, 0.0185, 0.1668), (-0.050, 0.0185, 0.1665)])
    bolted_lead(spec, 1, '#191b1e', -118, 0.0030, [(0.084, -0.048, 0.124), (0.094, -0.024, 0.146), (0.106, 0.006, 0.1665), (0.124, 0.0182, 0.1688), (0.150, 0.0182, 0.1693)])
    airbox((-0.030, 0.135, 0.060), (0.270, 0.11, 0.170))
    loom([(-0.60, 0.020, 0.195), (-0.30, 0.020, 0.176), (-0.14, 0.020, 0.168), (0.02, 0.018, 0.166), (0.26, 0.018, 0.176), (0.40, 0.06, 0.235)], [(-0.050, 0.0185, 0.1665), (0.062, 0.0182, 0.1668)])
    plug_pair((-0.112, 0.008, 0.104), ('#c01c1c', '#e6c21e', '#2f8f3c', '#1a1b1d'), (-0.118, 0.018, 0.168))
    starter_relay((0.1105, 0.012, 0.040))
    s.plate('relay bracket', 0.050, 0.105, 0.003, 0.006, (0.1105, 0.0335, 0.010), s.FRONT, s.powder_coat('#3a3f46'), edge=0.0008)
    s.cylinder('boot', 0.0086, 0.016, (0.120, 0.012, 0.071), material=s.rubber('#a3161b'), edge=0.0022, top_radius=0.0062)
    s.cable([(0.120, 0.012, 0.072), (0.123, 0.010, 0.094), (0.127, 0.012, 0.134), (0.138, 0.0175, 0.162), (0.160, 0.0182, 0.1695)], 0.003, s.silicone_wire('#b3161c'))


def kick_start_in_bay():
    spec = KICK_START
    bay(spec, -0.150, '#14315f')
    block(spec, clamped=0.0021 * 0.42, amber=AMBER)
    strap(spec, 0.012, 0.012)
    bolted_lead(spec, -1, '#b3161c', -64, 0.0021, [(-0.052, -0.038, 0.124), (-0.060, -0.018, 0.142), (-0.056, 0.004, 0.1585), (-0.042, 0.017, 0.1602), (-0.022, 0.017, 0.1600)])
    bolted_lead(spec, 1, '#191b1e', -116, 0.0021, [(0.048, -0.038, 0.124), (0.055, -0.018, 0.142), (0.062, 0.004, 0.1590), (0.076, 0.017, 0.1600), (0.100, 0.017, 0.1605)])
    airbox((-0.040, 0.135, 0.060), (0.250, 0.11, 0.170))
    loom([(-0.60, 0.020, 0.190), (-0.30, 0.020, 0.172), (-0.05, 0.017, 0.160), (0.08, 0.017, 0.160), (0.22, 0.018, 0.172), (0.36, 0.06, 0.235)], [(-0.030, 0.0172, 0.1600), (0.046, 0.0172, 0.1600)])
    plug_pair((0.078, 0.006, 0.104), ('#1a1b1d', '#c01c1c', '#2f8f3c'), (0.082, 0.017, 0.160))
    leaning_coin(-0.068)
    s.camera((-0.004, -0.05, 0.055), 0.46, -11, 12, fstop=14)
    return dict(CLOSE, samples=20)


def motorcycle_side():
    """For the service tile: from further away, so that the bike is recognisable at that size."""
    _self_start_bay('#a01218')
    s.camera((0.075, -0.06, 0.040), 1.32, -12, 12, fstop=11)
    return dict(CLOSE)


SCENES = {
    'bike-6-5ah-in-bay': self_start_in_bay,
    'bike-2-5ah-in-bay': kick_start_in_bay,
    'service-motorcycle': motorcycle_side,
}
