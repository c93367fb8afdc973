"""Beds and what is laid on them. A bed's head is at y = 0 against the wall, its foot towards -y."""

import math
import random

import numpy as np

from .cushions import pillow, soft
from .geometry import box, boxes, mesh, tube


def cloth(x0, x1, y0, y1, top, drop, mat, seed, ripple=0.018, over_foot=True, n=90, m=70):
    """A cover hanging over both sides of a bed (and its foot), with soft folds. Heights in metres above the floor."""
    r = np.random.RandomState(seed)
    phase, waves = r.rand(8) * 6, r.uniform(2, 9, (8, 2)) * r.choice((-1, 1), (8, 2))
    verts, faces = [], []
    radius = 0.07

    def fold(past):
        """Sideways and downward run of cloth `past` an edge."""
        if past <= 0:
            return 0, 0
        turn = min(past, radius * 1.57) / radius
        return radius * math.sin(turn), radius * (1 - math.cos(turn)) + max(0, past - radius * 1.57)

    foot = drop if over_foot else 0
    for j in range(m + 1):
        for i in range(n + 1):
            s = (x0 - drop) + (x1 - x0 + 2 * drop) * i / n
            t = (y0 - foot) + (y1 - y0 + foot) * j / m
            past_x, past_y = max(x0 - s, 0, s - x1), max(y0 - t, 0) if over_foot else 0
            out_x, down_x = fold(past_x)
            out_y, down_y = fold(past_y)
            x = x0 - out_x if s < x0 else x1 + out_x if s > x1 else s
            y = y0 - out_y if t < y0 else t
            down = max(down_x, down_y)
            wave = sum(math.sin(waves[k][0] * s + waves[k][1] * t + phase[k]) for k in range(8)) / 8
            along = t if past_x > past_y else s
            pleat = (
                math.sin(along * 19 + phase[0] * 1.3 + 2 * math.sin(along * 5 + phase[1])) * min(1, down * 4) * 0.028
            )
            if past_x > 0:
                x += pleat * (1 if s > x1 else -1)
            elif past_y > 0:
                y -= pleat
            verts.append((x, y, max(0.02, top + 0.02 - down + ripple * 2.2 * wave * (1 if down < 0.02 else 0.3))))
    for j in range(m):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    sheet = mesh('cloth', verts, faces, mat, smooth=True)
    solid = sheet.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.02
    smooth = sheet.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1
    return sheet


def bed(width, base, linen, runner=None, accent=None, length=2.1, small=None, seed=2, duvet=None, base_height=0.3):
    """A made bed: base, mattress, duvet turned down, pillows in rows, a runner across the foot."""
    x = width / 2
    box(-x - 0.04, x + 0.04, -length - 0.03, -0.02, 0.08, base_height, base, 0.02)
    boxes(
        [(u, u + 0.06, v, v + 0.06, 0, 0.08) for u in (-x + 0.1, x - 0.16) for v in (-length + 0.08, -0.2)], base, 0.004
    )
    soft(-x, x, -length, -0.03, base_height, base_height + 0.26, linen, 0.08, 0.02)
    top = base_height + 0.3
    cloth(-x - 0.01, x + 0.01, -length - 0.01, -0.92, top, 0.34, duvet or linen, seed)
    soft(-x - 0.07, x + 0.07, -1.1, -0.8, top - 0.01, top + 0.055, linen, 0.05, 0.02)
    if runner:
        cloth(
            -x - 0.03,
            x + 0.03,
            -length + 0.25,
            -length + 0.85,
            top + 0.032,
            0.4,
            runner,
            seed + 3,
            0.016,
            False,
            90,
            40,
        )
    r = random.Random(seed)
    count = 2 if width > 1.3 else 1
    lean = math.radians
    for i in range(count):
        u = (i - (count - 1) / 2) * width * 0.5
        w = min(0.78, width * 0.47 if count == 2 else width * 0.7)
        pillow(w, 0.5, 0.22, linen, (u, -0.23, top + 0.24), (lean(-22), 0, r.uniform(-0.05, 0.05)), seed * 7 + i)
        pillow(
            w - 0.04,
            0.48,
            0.2,
            linen,
            (u + 0.02, -0.43, top + 0.22),
            (lean(-28), r.uniform(-0.05, 0.05), 0),
            seed * 11 + i,
        )
        if accent:
            pillow(
                0.5,
                0.48,
                0.18,
                accent,
                (u * 0.78, -0.62, top + 0.23),
                (lean(-28), r.uniform(-0.06, 0.06), r.uniform(-0.1, 0.1)),
                seed * 13 + i,
            )
    if small:
        pillow(0.62, 0.32, 0.16, small, (0, -0.8, top + 0.16), (lean(-32), 0, 0.02), seed + 8)


def channel_headboard(width, height, mat, channels=14, low=0.1):
    """Upright upholstered channels along a wall."""
    w = width / channels
    for i in range(channels):
        x = -width / 2 + i * w
        soft(x + 0.004, x + w - 0.004, -0.13, -0.02, low, height, mat, 0.05, 0.02)


def panel_headboard(width, height, mat, count=3, low=0.1, rows=1):
    """Large padded squares."""
    w, h = width / count, (height - low) / rows
    for i in range(count):
        for j in range(rows):
            x = -width / 2 + i * w
            soft(
                x + 0.004, x + w - 0.004, -0.11, -0.02, low + j * h + 0.004, low + (j + 1) * h - 0.004, mat, 0.05, 0.02
            )


def tufted_headboard(width, height, mat, trim, low=0.2):
    """A classical headboard: a crested frame round a buttoned field."""
    n, rows = 44, 22
    verts, faces = [], []
    for j in range(rows + 1):
        for i in range(n + 1):
            u, v = -1 + 2 * i / n, j / rows
            crest = height + 0.22 * math.cos(u * math.pi / 2) ** 1.5
            x, z = u * width / 2, low + (crest - low) * v
            button = abs(math.sin(x * math.pi / 0.32 + (z / 0.3) * math.pi)) * abs(
                math.sin(x * math.pi / 0.32 - (z / 0.3) * math.pi)
            )
            verts.append((x, -0.07 - 0.035 * button**0.6, z))
    for j in range(rows):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    field = mesh('tufting', verts, faces, mat, smooth=True)
    smooth = field.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1
    box(-width / 2, width / 2, -0.06, 0, low, height, mat, 0.01)
    crest = (
        [(-width / 2, -0.07, low)]
        + [
            (u * width / 2, -0.07, height + 0.22 * math.cos(u * math.pi / 2) ** 1.5)
            for u in [-1 + 2 * i / 40 for i in range(41)]
        ]
        + [(width / 2, -0.07, low)]
    )
    tube(crest, 0.045, trim)


def house_bed(wood, linen, cover, width=0.95, length=1.95, height=1.75, accent=None):
    """A child's bed under a little house of poles; its long side along x, its back on y = 0."""
    x, t = length / 2, 0.05
    rows = []
    for s in (-1, 1):
        for y in (-width, -t):
            rows.append((s * x - t / 2, s * x + t / 2, y, y + t, 0, 1.2))
    rows += [(-x, x, y, y + t, 1.17, 1.22) for y in (-width, -t)]
    rows += [(-x, x, y, y + t, 0.26, 0.36) for y in (-width, -t)]
    rows += [(s * x - t / 2, s * x + t / 2, -width, 0, 0.26, 0.36) for s in (-1, 1)]
    boxes(rows, wood, 0.006)
    for s in (-1, 1):
        tube([(s * x, -width + t / 2, 1.19), (s * x, -width / 2, height), (s * x, -t / 2, 1.19)], 0.027, wood)
    tube([(-x, -width / 2, height), (x, -width / 2, height)], 0.027, wood)
    soft(-x + 0.03, x - 0.03, -width + 0.03, -0.03, 0.3, 0.5, linen, 0.06, 0.02)
    with_cover = cloth(-x + 0.25, x - 0.02, -width + 0.02, -0.06, 0.5, 0.14, cover, 4, 0.012)
    with_cover.name = 'cover'
    pillow(0.45, 0.62, 0.16, linen, (-x + 0.28, -width / 2, 0.6), (math.radians(90), math.radians(-20), 0), 3)
    if accent:
        pillow(0.4, 0.38, 0.15, accent, (x - 0.35, -0.2, 0.72), (math.radians(-18), 0, 0.1), 5)
        pillow(0.36, 0.36, 0.15, linen, (0, -0.2, 0.7), (math.radians(-18), 0, -0.1), 6)


def single_bed(wood, linen, cover, accent=None, width=1.0, length=2.0, head=0.95, seed=3):
    """A single bed, head at y = 0."""
    x = width / 2
    box(-x - 0.03, x + 0.03, -0.05, 0, 0.1, head, wood, 0.012)
    box(-x - 0.03, x + 0.03, -length - 0.03, -length, 0.1, 0.42, wood, 0.012)
    boxes([(s * x - 0.02, s * x + 0.02, -length, -0.04, 0.16, 0.34) for s in (-1, 1)], wood, 0.008)
    boxes(
        [(u, u + 0.06, v, v + 0.06, 0, 0.12) for u in (-x - 0.02, x - 0.04) for v in (-length - 0.02, -0.06)],
        wood,
        0.004,
    )
    soft(-x + 0.03, x - 0.03, -length + 0.02, -0.05, 0.24, 0.48, linen, 0.06, 0.02)
    cloth(-x + 0.02, x - 0.02, -length + 0.04, -0.72, 0.5, 0.2, cover, seed, 0.014, False, 60, 60)
    pillow(0.62, 0.44, 0.18, linen, (0, -0.2, 0.68), (math.radians(-24), 0, 0.03), seed)
    if accent:
        pillow(0.42, 0.4, 0.16, accent, (0.04, -0.38, 0.66), (math.radians(-28), 0.05, -0.06), seed + 2)
