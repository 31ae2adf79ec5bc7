"""Turns noisy linear renders into a finished picture: denoise, tone curve, ground, dither, PNG.

Debian's Blender has no denoiser, so this is one: dual-buffer non-local means guided by albedo, normal and depth.
The difference of two half exposures with different seeds gives the noise of each pixel. Each half is filtered with
weights taken from the other, so that the weights don't depend on the noise that they filter.
"""
import math
import os
import struct
import tempfile
import zlib
from concurrent.futures import ThreadPoolExecutor

import bpy
import numpy as np

FEATURES = ('Denoising Albedo', 'Denoising Normal', 'Denoising Depth')
GRAIN = 'grain'  # noise-free pass: relative lightness of a surface's grain at each point
PASSES = ('Image', *FEATURES, GRAIN)


# --- exposing --------------------------------------------------------------

def expose(scene, seed):
    """Render once. Returns ({pass name: float32 array, top row first}, coverage)."""
    scene.cycles.seed = seed
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    if GRAIN not in layer.aovs:
        wanted = layer.aovs.add()
        wanted.name, wanted.type = GRAIN, 'VALUE'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    with tempfile.TemporaryDirectory() as folder:
        for i, name in enumerate(PASSES):
            writer = tree.nodes.new('CompositorNodeOutputFile')
            writer.base_path = folder
            writer.file_slots[0].path = f'{i}_'
            writer.format.file_format = 'OPEN_EXR'
            writer.format.color_depth = '32'
            writer.format.exr_codec = 'NONE'
            tree.links.new(layers.outputs[name], writer.inputs[0])
        bpy.ops.render.render(write_still=False)
        frame = scene.frame_current
        return _split({name: _read(os.path.join(folder, f'{i}_{frame:04d}.exr')) for i, name in enumerate(PASSES)})


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[::-1])


def _split(passes):
    """The passes without their alpha channel, and the alpha of the image as coverage."""
    coverage = passes['Image'][..., 3:4]
    return {name: np.ascontiguousarray(field[..., :3]) for name, field in passes.items()}, coverage


# --- developing ------------------------------------------------------------

def develop(exposures, quick=False):
    """Develops a scene that fills its frame. Returns the finished 8-bit picture."""
    return dither(encode(shoulder(_clean([half for half, _ in exposures], quick))))


def compose(product, shadowed, empty, color, bleed, cut_out=False, quick=False):
    """Puts a product with its shadow and reflection on a ground of exactly one colour.

    `product` are exposures without the ground, `shadowed` of only the ground with the product's shadow, `empty` of the
    ground without the product. The ground's colour is multiplied by the ratio of the last two, so it is even wherever the
    product does not change it: no falloff of light and no visible frame edge. Without `bleed` the shadow is faded out
    before the edge of the frame. With `cut_out` the ground is transparent.
    """
    coverage, ground = 0.5 * (product[0][1] + product[1][1]), color
    rows, columns = (_span(coverage[..., 0].max(axis=axis)) for axis in (1, 0))
    box = (slice(*rows), slice(*columns))
    lit = np.zeros_like(product[0][0]['Image'])
    lit[box] = _clean([{name: np.ascontiguousarray(field[box]) for name, field in half.items()} for half, _ in product], quick)
    lit = shoulder(lit / np.maximum(coverage, 1e-3)) * coverage
    # Smaller changes are remaining noise and faint light: invisible, but they would cost bytes.
    least = 0.015 if ground.mean() > 0.1 else 0.05
    if cut_out:
        ground = ground * _pool(coverage.shape[:2])
    picture = lit + (1 - coverage) * ground * _ratio(shadowed, empty, coverage.shape[:2], bleed, least)
    picture, ground = encode(picture), encode(color)
    return _cut_out(picture, coverage, ground) if cut_out else dither(picture, ground)


def _cut_out(picture, coverage, ground):
    """The picture on nothing. The light on its floor fades into the ground's colour, and is opaque up to its edge: a gradient
    of opacity costs a third of a WebP. It lies to the left, so that a pack behind shows none of its own.
    """
    pool = _round_pool(coverage.shape[:2], 0.39, 0.215, 0.43)
    bare = _box(coverage, 4) <= 0
    weight, ratio = bare.astype(np.float32), (picture / ground).mean(axis=2, keepdims=True)
    for _ in range(3):
        ratio = _box(ratio * weight, 8) / np.maximum(_box(weight, 8), 1e-3)
    calm = np.where(bare, ground * (1 + (ratio - 1) * _smooth(pool / 0.25)), picture)
    opacity = np.where(pool > 0, 1, coverage)
    color = np.where(opacity > 0, ground + (calm - ground) / np.maximum(opacity, 1e-3), 0)
    return np.concatenate([dither(np.clip(color, 0, 1), np.where(bare, color, 9)), np.rint(opacity * 255).astype(np.uint8)], axis=2)


def _smooth(value):
    value = np.clip(value, 0, 1)
    return value * value * (3 - 2 * value)


POOL_X, POOL_Y, POOL_GAIN = 0.50, 0.78, 2.2  # in shares of the frame; how much lighter the floor is than the ground


def _round_pool(shape, across, down, x=None):
    """1 in the middle of an ellipse, 0 at its edge, linear between."""
    h, w = shape
    return np.clip(1 - np.hypot((np.linspace(0, 1, w)[None, :] - (x or POOL_X)) / across, (np.linspace(0, 1, h)[:, None] - POOL_Y) / down), 0, 1)[..., None].astype(np.float32)


def _pool(shape):
    """Light on a dark floor, in which a shadow is seen."""
    edge = 1 - _round_pool(shape, 0.50, 0.22)
    return 1 + POOL_GAIN * (1 - edge * edge) ** 2


def _span(occupied, margin=24):
    found = np.flatnonzero(occupied > 0)
    return max(0, found[0] - margin), min(len(occupied), found[-1] + margin + 1)


def _ratio(shadowed, empty, shape, bleed, least):
    """The share of the ground's light that is left, at full size; 1 where the product changes it by less than `least`."""
    left, even = _calm_ground(shadowed), _calm_ground(empty)
    change = left / np.maximum(even, 1e-6) - 1
    change = np.sign(change) * np.maximum(np.abs(change) - least, 0)
    if not bleed:
        h, w = change.shape[:2]
        # Round, as light falls off: 1 in the middle of the frame, 0 on the ellipse that touches its edges.
        x, y = np.linspace(-1, 1, w)[None, :], np.linspace(-1, 1, h)[:, None]
        inside = np.clip((1 - np.hypot(x, y)) / 0.3, 0, 1)
        change *= (inside * inside * (3 - 2 * inside))[..., None]
    n = round(shape[1] / change.shape[1])
    if n > 1:
        change = _enlarge(np.pad(change, ((0, 1), (0, 1), (0, 0)), mode='edge'), n)[:shape[0], :shape[1]]
    return 1 + change


def _calm_ground(exposures):
    """Denoised light on the ground. The ground has no detail, so no albedo, normal or depth guides are needed."""
    halves = [_compress(_calm(half['Image'])) for half, _ in exposures]
    depth = np.ones_like(halves[0][..., 0])
    clean = _denoise(halves, [np.zeros_like(halves[0]), depth, depth], 4, 1, 0.7)
    return _expand(_box(0.5 * (clean[0] + clean[1]), 2))


def _clean(halves, quick):
    """Denoised linear light of two half exposures."""
    colors = [_compress(_calm(half['Image'])) for half in halves]
    clean = _denoise(colors, _features(halves), 3 if quick else 5, patch=1 if quick else 2, strength=0.55)
    clean = _even_out(clean, halves, shrink=3 if quick else 5)
    return _expand(0.5 * (clean[0] + clean[1])) * (1 + 0.5 * (halves[0][GRAIN] + halves[1][GRAIN]))


def _compress(linear):
    """A log scale, on which noise is similar in light and dark parts."""
    return np.log1p(8 * np.maximum(linear, 0))


def _expand(value):
    return np.expm1(value) / 8


def _calm(image):
    """Limit single hot pixels to the brightness of their neighbours."""
    level = image.max(axis=2)
    padded = np.pad(level, 1, mode='edge')
    h, w = level.shape
    around = np.sort(np.stack([padded[y:y + h, x:x + w] for y in range(3) for x in range(3) if (y, x) != (1, 1)]), axis=0)
    limit = around[-2] * 1.5 + 0.02
    return image * np.minimum(1, limit / np.maximum(level, 1e-6))[..., None]


def _features(halves):
    """Guides without noise, scaled so that a difference of 1 means another surface."""
    albedo, normal, depth = (0.5 * (halves[0][f] + halves[1][f]) for f in FEATURES)
    depth = depth[..., :1]
    slope = np.maximum(np.abs(np.gradient(depth[..., 0], axis=0)), np.abs(np.gradient(depth[..., 0], axis=1)))
    scale = 4 * _box(slope, 2) + 0.004 * depth[..., 0] + 1e-4
    return np.concatenate([albedo / 0.07, normal / 0.22], axis=2).astype(np.float32), depth[..., 0], scale


def _denoise(colors, features, radius, patch, strength):
    noise = np.square((colors[0] - colors[1])).mean(axis=2) / 2  # variance of one half
    floor = np.median(noise) * 0.25 + 1e-7
    variance = np.maximum(_box(noise, 4), floor)
    surface, depth, depth_scale = features
    totals = [colors[0].copy(), colors[1].copy()]
    weights = [np.ones_like(depth), np.ones_like(depth)]
    with ThreadPoolExecutor(2) as pool:
        for dy, dx in _half_window(radius):
            here, there = _overlap(depth.shape, dy, dx)
            guide = np.square(surface[here] - surface[there]).sum(axis=2)
            guide += np.square((depth[here] - depth[there]) / (depth_scale[here] * max(abs(dy), abs(dx))))
            spread = variance[here] + variance[there]

            def accumulate(k):
                other = colors[1 - k]
                gap = np.square(other[here] - other[there]).mean(axis=2)
                gap = _box((gap - spread) / (1e-6 + strength ** 2 * spread), patch)
                weight = np.exp(-np.maximum(np.maximum(gap, 0), guide))
                totals[k][here] += weight[..., None] * colors[k][there]
                totals[k][there] += weight[..., None] * colors[k][here]
                weights[k][here] += weight
                weights[k][there] += weight

            list(pool.map(accumulate, (0, 1)))
    return [total / weight[..., None] for total, weight in zip(totals, weights)]


def _even_out(clean, halves, shrink):
    """Remove the wide, faint noise that is left after the first pass (mottled walls), found in a small copy."""
    small = [_shrink(half, shrink) for half in clean]
    guides = _features([{f: _shrink(half[f], shrink) for f in FEATURES} for half in halves])
    smooth = _denoise(small, guides, radius=5, patch=1, strength=0.7)
    h, w = clean[0].shape[:2]
    change = _enlarge(0.5 * (smooth[0] + smooth[1] - small[0] - small[1]), shrink)[:h, :w]
    return [half + change for half in clean]


def _shrink(field, n):
    h, w = field.shape[:2]
    padded = np.pad(field, ((0, -h % n), (0, -w % n), (0, 0)), mode='edge')
    return padded.reshape(padded.shape[0] // n, n, padded.shape[1] // n, n, -1).mean(axis=(1, 3))


def _enlarge(field, n):
    return _box(_box(np.repeat(np.repeat(field, n, axis=0), n, axis=1), n // 2), n // 2)


def _half_window(radius):
    """Offsets to neighbours, one per pair; beyond the dense core only every second one, to cover a wide window at low cost."""
    reach = radius * 2
    for dy in range(0, reach + 1):
        for dx in range(-reach, reach + 1):
            if (dy, dx) <= (0, 0) or dy * dy + dx * dx > reach * reach:
                continue
            if max(dy, abs(dx)) <= radius // 2 or (dy % 2 == 0 and dx % 2 == 0):
                yield dy, dx


def _overlap(shape, dy, dx):
    h, w = shape
    here = (slice(0, h - dy), slice(max(0, -dx), w - max(0, dx)))
    there = (slice(dy, h), slice(max(0, dx), w + min(0, dx)))
    return here, there


def _box(field, radius):
    for axis in (0, 1):
        pad = [(0, 0)] * field.ndim
        pad[axis] = (radius, radius)
        padded = np.pad(field, pad, mode='edge')
        n = field.shape[axis]
        field = sum(padded[(slice(None),) * axis + (slice(i, i + n),)] for i in range(2 * radius + 1)) / (2 * radius + 1)
    return field.astype(np.float32)


def shoulder(linear, knee=0.55):
    """Tone curve: linear below the knee, for exact brand colours; a soft shoulder above it, so that highlights don't clip."""
    top = 1 - knee
    value = np.where(linear < knee, linear, knee + top * (1 - np.exp(-(linear - knee) / top)))
    return 0.0016 + 0.9984 * np.clip(value, 0, 1)  # the darkest parts are slightly lifted


def encode(linear):
    """Linear light to sRGB."""
    value = np.clip(linear, 0, 1)
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * np.power(np.maximum(value, 1e-9), 1 / 2.4) - 0.055).astype(np.float32)


def dither(picture, ground=None):
    """8-bit picture with half a step of noise from a fixed seed, to avoid bands in soft shadows. None on the ground."""
    random = np.random.default_rng(7)
    noise = random.random(picture.shape[:2], np.float32) - random.random(picture.shape[:2], np.float32)
    if ground is not None:
        noise[np.all(np.abs(picture - ground) < 2e-4, axis=2)] = 0
    return np.clip(np.rint(picture * 255 + 0.5 * noise[..., None]), 0, 255).astype(np.uint8)


def shrunk(picture, n):
    """The 8-bit picture n times smaller; colours are weighted by their opacity."""
    if n == 1:
        return picture
    h, w, channels = picture.shape
    field = picture.astype(np.float32)
    if channels == 4:
        field[..., :3] *= field[..., 3:]
    field = field.reshape(h // n, n, w // n, n, channels).mean(axis=(1, 3))
    if channels == 4:
        field[..., :3] /= np.maximum(field[..., 3:], 1)
    return np.clip(np.rint(field), 0, 255).astype(np.uint8)


def write_png(path, picture):
    h, w, channels = picture.shape
    rows = np.concatenate([np.zeros((h, 1), np.uint8), picture.reshape(h, w * channels)], axis=1).tobytes()

    def chunk(kind, body):
        return struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))

    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 6 if channels == 4 else 2, 0, 0, 0))
                   + chunk(b'IDAT', zlib.compress(rows, 6)) + chunk(b'IEND', b''))
