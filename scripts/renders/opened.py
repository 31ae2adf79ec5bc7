"""The home packs as exploded views: parts moved apart upwards and forwards, with numbers.

The numbers mean the same in all three: 1 case and lid, 2 cells, 3 busbars, 4 management system, 5 breaker (51.2V) or fuse
(24V, 12V), 6 charge display, 7 terminals.
"""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view

import bms
import cells
import fittings as f
import packs
import studio as s
from cells import CELL_100AH, PAD_HEIGHT, SHEET

WIDTH, HEIGHT = 1600, 1200
PITCH = CELL_100AH.depth + SHEET
INSIDE = '#3a424c'
APART = 0.030  # between terminals and busbars


# --- numbers ---------------------------------------------------------------

def flat_ink(color):
    """A flat colour that is exact in the picture: it compensates for the darkroom's tone curve."""
    made = bpy.data.materials.new('flat ink')
    made.use_nodes = True
    nodes = made.node_tree.nodes
    nodes.clear()
    out, emission = nodes.new('ShaderNodeOutputMaterial'), nodes.new('ShaderNodeEmission')
    emission.inputs['Color'].default_value = tuple(_before_shoulder(c) for c in s.linear(color)[:3]) + (1,)
    made.node_tree.links.new(emission.outputs[0], out.inputs['Surface'])
    made.cycles.sample_as_light = False
    return made


def _before_shoulder(value, knee=0.55):
    return value if value < knee else knee - (1 - knee) * math.log(1 - (value - knee) / (1 - knee))


def numbers(marks):
    """Numbered discs, each with a line to its part, in a plane just in front of the camera.

    `marks` are (number, point of the part in the world, place of the disc as shares of the picture from its upper left).
    """
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    bpy.context.view_layer.update()
    eye = scene.camera
    distance = 0.10
    wide = 36 / eye.data.lens * distance
    unit = wide / WIDTH  # one pixel of the full picture
    before = set(scene.objects)
    ink, paper = flat_ink(s.INK), flat_ink(s.PAPER)

    def place(u, v):
        return ((u - 0.5) * wide, (0.5 - v) * wide * HEIGHT / WIDTH)

    with s.assembly('numbers', eye.location, rotation=eye.rotation_euler):
        with s.assembly('plane', (0, 0, -distance)):
            for figure, point, disc in marks:
                at = world_to_camera_view(scene, eye, s.Vector(point))
                _mark(str(figure), place(at.x, 1 - at.y), place(*disc), unit, ink, paper)
    for thing in set(scene.objects) - before:
        for ray in ('shadow', 'diffuse', 'glossy', 'transmission'):
            setattr(thing, f'visible_{ray}', False)


def _mark(figure, end, disc, unit, ink, paper):
    angle = math.atan2(disc[1] - end[1], disc[0] - end[0])
    length = math.dist(end, disc)
    for width, color, lift in ((8, paper, 0), (3.2, ink, 1)):
        _strip(end, angle, length, width * unit, lift * unit, color)
    for radius, color, lift in ((11, paper, 2), (7, ink, 3)):
        _disc(end, radius * unit, lift * unit, color)
    for radius, color, lift in ((40, paper, 4), (36, ink, 5)):
        _disc(disc, radius * unit, lift * unit, color)
    s.text(figure, 37 * unit, (disc[0], disc[1], 6 * unit), s.TOP, paper, 0)


def _strip(start, angle, length, width, lift, color):
    with s.assembly('strip', (*start, lift), math.degrees(angle)):
        s.mesh('strip', [(0, -width / 2, 0), (length, -width / 2, 0), (length, width / 2, 0), (0, width / 2, 0)], [(0, 1, 2, 3)], color)


def _disc(at, radius, lift, color):
    s.mesh('disc', [(x, y, 0) for x, y in cells.circle(radius, 64)], [tuple(range(64))], color, location=(*at, lift))


# --- parts -----------------------------------------------------------------

def row_apart(count, first, gap, flow=1, lying=0):
    """Cells in series, with their busbars lifted clear of the terminals by `gap`. `lying` is the side that their terminals face."""
    cells.row(CELL_100AH, count, (0, first, 0), join=False, printed=not lying)
    if lying:
        with s.assembly('first', (0, first, 0)):
            cells.lying_print(CELL_100AH, lying)
    x, z = CELL_100AH.terminal_x, CELL_100AH.height + PAD_HEIGHT + gap
    for i in range(count - 1):
        side = (-1 if i % 2 else 1) * flow
        cells.busbar(PITCH, (side * x, first + (i + 0.5) * PITCH, z), 90, 0.018)


def hollow(thing, boxes, vents=(), corner=0.002):
    """Cut openings into a solid case; each of `boxes` is (size, centre), its corners rounded by `corner`."""
    s.cut(thing, [s.plate('cutter', x, y, z, corner, (at[0], at[1], at[2] - z / 2), s.TOP, edge=0) for (x, y, z), at in boxes] + ([f.joined(vents)] if vents else []), s.powder_coat(INSIDE))


def studio():
    s.light_studio(0.80)
    s.edge_lights(0.80)


# --- pictures --------------------------------------------------------------

def pack_51v_opened():
    """Sixteen cells lie in two rows, terminals outwards: upright they would be higher than the case."""
    studio()
    width, depth, height, lift = (packs.RACK[key] for key in ('width', 'depth', 'height', 'lift'))
    middle, low = lift + height / 2, height - 0.030
    coat = s.powder_coat(f.GRAPHITE)
    f.rubber_feet(width, depth)
    body = s.rounded_box('body', (width, depth - 0.003, low), 0.0030, 4, (0, 0.0015, lift + low / 2), coat)
    hollow(body, [((width - 0.005, 0.5, 0.3), (0, depth / 2 - 0.0025 - 0.25, lift + 0.003 + 0.15))], packs.rack_vents(middle))
    cells_z, first = lift + low + 0.045, -3.5 * PITCH + 0.040
    for side in (-1, 1):
        with s.assembly('row', (0, 0, cells_z + CELL_100AH.width / 2), rotation=(0, side * math.pi / 2, 0)):
            row_apart(8, first, APART, -side, side)
    bms.case((0, -0.225, cells_z + 0.015), name='BMS 100A', pins=17)
    with s.assembly('panel', (0, -0.205, 0)):
        packs.rack_panel(-depth / 2, middle, (87, 52.9), (0, 1, 2, 3))
    top = cells_z + CELL_100AH.width + 0.165 + 0.030
    with s.assembly('lid', (0, 0, top)):
        packs.rack_lid(coat, 0)
    s.camera((-0.01, -0.11, 0.252), 3.42, -32, 30, 100)
    face, low_z = -depth / 2 - 0.205, middle - 0.046
    numbers([
        (1, (0.215, 0.06, top - 0.012), (0.86, 0.135)),
        (2, (0.110, first + 2 * PITCH, cells_z + CELL_100AH.width), (0.86, 0.335)),
        # The upper bar of the third pair from the front.
        (3, (-CELL_100AH.height - PAD_HEIGHT - APART - cells.BAR_THICKNESS, first + 3.5 * PITCH, cells_z + CELL_100AH.width / 2 + CELL_100AH.terminal_x), (0.085, 0.300)),
        (4, (0.040, -0.225, cells_z + 0.040), (0.86, 0.510)),
        (5, (0.012, face - 0.018, low_z - 0.018), (0.585, 0.935)),
        (6, (0.052, face - 0.003, middle + 0.0605), (0.770, 0.597)),
        (7, (0.181, face - 0.030, low_z + 0.004), (0.900, 0.840)),
    ])
    return dict(width=WIDTH, height=HEIGHT, samples=32)


DESK_FLOOR = packs.DESK['lift'] + 0.006


def desk_tub():
    """The 24V pack's case without lid and panel; its inner floor is at z = `DESK_FLOOR`."""
    width, depth, height, lift = (packs.DESK[key] for key in ('width', 'depth', 'height', 'lift'))
    middle = lift + height / 2
    f.rubber_feet(width, depth, 0.045)
    body = s.rounded_box('body', (width, depth, height), 0.011, 6, (0, 0, middle), s.powder_coat(f.GRAPHITE))
    hollow(body, [((width - 0.005, depth - 0.005, height), (0, 0, middle + 0.006)),
                  ((width + 0.1, depth + 0.1, 0.1), (0, 0, lift + height - packs.LID + 0.05)),
                  ((0.346, 0.04, 0.3), (0, -depth / 2, lift + 0.022 + 0.15))], packs.desk_vents(middle), corner=0.009)


def pack_24v_opened():
    """Eight cells stand in two rows."""
    studio()
    width, depth, height, lift = (packs.DESK[key] for key in ('width', 'depth', 'height', 'lift'))
    middle, low = lift + height / 2, height - packs.LID
    coat = s.powder_coat(f.GRAPHITE)
    desk_tub()
    cells_z, back, apart = lift + 0.110, 0.045, 0.040
    for side in (-1, 1):
        with s.assembly('row', (side * 0.0665, back, cells_z)):
            row_apart(4, -1.5 * PITCH, apart, side)
    inner, cells_top = 0.0665 - CELL_100AH.terminal_x, cells_z + CELL_100AH.height
    cells.busbar(inner * 2, (0, back + 1.5 * PITCH, cells_top + PAD_HEIGHT + apart), 0, 0.018)
    board = (-0.055, -0.205, lift + 0.175)
    bms.case(board)
    f.fuse_holder((0.125, -0.205, board[2]))
    top = cells_top + 0.140 + packs.LID
    with s.assembly('lid', (0, 0, top - lift - height)):
        lid = s.rounded_box('lid', (width, depth, height), 0.011, 6, (0, 0, middle), coat)
        s.cut(lid, f.box_cutter((width + 0.1, depth + 0.1, 0.4), (0, 0, lift + low - 0.2)), s.powder_coat(INSIDE))
        packs.desk_handle(lift + height)
    with s.assembly('panel', (0, -0.230, 0)):
        packs.desk_panel(-depth / 2, middle, (92, 26.6), (0, 1))
    s.camera((0, -0.095, 0.245), 3.00, -32, 28, 100)
    face = -depth / 2 - 0.230
    numbers([
        (1, (0.185, 0.06, top - 0.012), (0.86, 0.150)),
        (2, (0.131, 0.08, cells_top - 0.03), (0.86, 0.385)),
        (3, (-0.0665 - CELL_100AH.terminal_x, back - PITCH, cells_top + apart + 0.005), (0.120, 0.330)),
        (4, (board[0] - 0.070, board[1] - 0.02, board[2] + 0.018), (0.120, 0.560)),
        (5, (0.150, -0.205, board[2] + 0.022), (0.86, 0.560)),
        (6, (-0.1605, face, middle + 0.004), (0.200, 0.860)),
        (7, (0.122, face - 0.034, middle - 0.054), (0.86, 0.880)),
    ])
    return dict(width=WIDTH, height=HEIGHT, samples=32)


def pack_12v_opened():
    studio()
    width, depth, height, lid = (packs.BLOCK[key] for key in ('width', 'depth', 'height', 'lid'))
    shell = s.grain(s.abs_plastic('#343a42', 0.42))
    tub = packs.block_tub(shell, width, depth, height - lid)
    hollow(tub, [((width - 0.014, depth - 0.014, height), (0, 0, height / 2 + 0.006))])
    cells_z, apart = height - lid + 0.030, 0.040
    cells_top = cells_z + CELL_100AH.height
    with s.assembly('row', (-0.090, 0, cells_z)):
        row_apart(4, -1.5 * PITCH, apart)
    board = (0.105, 0.015, cells_z + 0.040)
    # Tilted, so that its label reflects no light.
    with s.assembly('board', board, rotation=(math.radians(14), 0, 0)):
        bms.case()
    f.fuse_holder((0.105, -0.075, board[2] - 0.015))
    up = cells_top + 0.120 - (height - lid)
    with s.assembly('lid', (0, 0, up)):
        packs.block_lid(shell, (95, 13.3), (0, 1))
    s.camera((0.01, 0, 0.305), 3.10, -32, 24, 115)
    numbers([
        (1, (-0.163, -0.040, 0.075), (0.130, 0.840)),
        (2, (-0.157, 0.02, cells_z + 0.09), (0.130, 0.560)),
        (3, (-0.090 - CELL_100AH.terminal_x, 0.012, cells_top + apart + 0.005), (0.130, 0.330)),
        (4, (board[0] + 0.078, board[1] + 0.030, board[2] + 0.028), (0.86, 0.510)),
        (5, (0.140, -0.075, board[2] - 0.002), (0.86, 0.655)),
        (6, (0.060, -depth / 2 + 0.012, up + height - 0.030), (0.86, 0.330)),
        (7, (0.122, 0.018, up + height + 0.030), (0.86, 0.120)),
    ])
    return dict(width=WIDTH, height=HEIGHT, samples=32)


SCENES = {
    'pack-51v-opened': pack_51v_opened,
    'pack-24v-opened': pack_24v_opened,
    'pack-12v-opened': pack_12v_opened,
}
