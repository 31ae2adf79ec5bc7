"""From noisy linear exposures to a finished picture: denoise, tone, fade, dither, PNG.

Debian's Blender is built without a denoiser, so this is one: dual-buffer non-local means guided by
albedo, normal and depth. Two half exposures with different seeds give each pixel's own noise; weights taken
from one half filter the other, so noise never picks its own weights.
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
INK = np.array([0x12, 0x16, 0x1c], np.float32) / 255


# --- exposing --------------------------------------------------------------

def expose(scene, seed):
    """Render once and return {pass name: float32 array, top row first}."""
    scene.cycles.seed = seed
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    with tempfile.TemporaryDirectory() as folder:
        for i, name in enumerate(('Image',) + FEATURES):
            writer = tree.nodes.new('CompositorNodeOutputFile')
            writer.base_path = folder
            writer.file_slots[0].path = f'{i}_'
            writer.format.file_format = 'OPEN_EXR'
            writer.format.color_depth = '32'
            writer.format.exr_codec = 'NONE'
            tree.links.new(layers.outputs[name], writer.inputs[0])
        bpy.ops.render.render(write_still=False)
        frame = scene.frame_current
        return {name: _read(os.path.join(folder, f'{i}_{frame:04d}.exr')) for i, name in enumerate(('Image',) + FEATURES)}


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[::-1, :, :3])


# --- developing ------------------------------------------------------------

def develop(halves, fade='', quick=False):
    """Returns the finished 8-bit picture."""
    colors = [_compress(_calm(half['Image'])) for half in halves]
    features = _features(halves)
    radius = 3 if quick else 7
    clean = _denoise(colors, features, radius, patch=1 if quick else 2, strength=0.55)
    clean = _even_out(clean, halves, shrink=3 if quick else 5)
    picture = tone(_expand(0.5 * (clean[0] + clean[1])))
    if fade:
        picture = _fade(picture, fade.split())
    return _dither(picture)


def _compress(linear):
    """Even out noise between lights and darks before comparing pixels."""
    return np.log1p(8 * np.maximum(linear, 0))


def _expand(value):
    return np.expm1(value) / 8


def _calm(image):
    """Pull single hot pixels down to the brightest of their neighbours."""
    level = image.max(axis=2)
    padded = np.pad(level, 1, mode='edge')
    h, w = level.shape
    around = np.sort(np.stack([padded[y:y + h, x:x + w] for y in range(3) for x in range(3) if (y, x) != (1, 1)]), axis=0)
    limit = around[-2] * 1.5 + 0.02
    return image * np.minimum(1, limit / np.maximum(level, 1e-6))[..., None]


def _features(halves):
    """Noise-free guides in units where a difference of 1 means 'another surface'."""
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
    """What noise is left after the first pass is wide and faint (mottled walls): find it in a small copy and take it off."""
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
    """Every neighbour once per pair; beyond the dense core only every second one, for reach at little cost."""
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


def tone(linear, knee=0.55):
    """Straight below the knee, so brand colours stay true; a soft shoulder above it, so nothing blows out."""
    top = 1 - knee
    shoulder = knee + top * (1 - np.exp(-(linear - knee) / top))
    value = np.clip(np.where(linear < knee, linear, shoulder), 0, 1)
    value = 0.0016 + 0.9984 * value  # a breath of light in the darkest parts
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * np.power(value, 1 / 2.4) - 0.055).astype(np.float32)


def _fade(picture, edges):
    """A pool of light that has become exactly the page's ink before it meets the named edges."""
    h, w, _ = picture.shape
    x, y = np.linspace(0, 1, w)[None, :] - 0.59, np.linspace(0, 1, h)[:, None] - 0.53
    reach = {'left': 0.58, 'right': 0.405, 'top': 0.52, 'bottom': 0.46}
    far = {edge: size if edge in edges else 9.0 for edge, size in reach.items()}
    across = np.where(x < 0, x / far['left'], x / far['right'])
    upright = np.where(y < 0, y / far['top'], y / far['bottom'])
    t = np.clip((np.sqrt(across ** 2 + upright ** 2) - 0.46) / 0.53, 0, 1)
    keep = 1 - t * t * t * (t * (6 * t - 15) + 10)
    return (INK + (picture - INK) * keep[..., None]).astype(np.float32)


def _dither(picture):
    """Half a step of fixed noise: smooth ground without bands, still far below what an eye calls grain."""
    random = np.random.default_rng(7)
    noise = random.random(picture.shape[:2], np.float32) - random.random(picture.shape[:2], np.float32)
    flat = np.all(np.abs(picture - INK) < 1e-4, axis=2)
    noise[flat] = 0
    return np.clip(np.rint(picture * 255 + 0.5 * noise[..., None]), 0, 255).astype(np.uint8)


def write_png(path, picture):
    h, w, _ = picture.shape
    rows = np.concatenate([np.zeros((h, 1), np.uint8), picture.reshape(h, w * 3)], axis=1).tobytes()

    def chunk(kind, body):
        return struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))

    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0))
                   + chunk(b'IDAT', zlib.compress(rows, 6)) + chunk(b'IEND', b''))
