"""Sofas, ground seating, benches and their cushions. Pieces face -y; wall pieces have their back on y = 0."""

import math
import random

from .cushions import pillow, soft
from .geometry import box, boxes, lathe, tube


def legs(x0, x1, y0, y1, height, mat, thick=0.045, inset=0.05):
    """Four square legs under a footprint."""
    return boxes(
        [
            (u, u + thick, v, v + thick, 0, height)
            for u in (x0 + inset, x1 - inset - thick)
            for v in (y0 + inset, y1 - inset - thick)
        ],
        mat,
        0.005,
    )


def sofa(length, mat, base, seats=3, depth=0.95, arm=0.18, arm_height=0.64, back=0.8, legs_mat=None, lift=0.1):
    """A sofa with loose seat and back cushions on a low plinth."""
    x0 = -length / 2
    box(x0, -x0, -depth, 0, lift, 0.26, base, 0.015)
    each = (length - 2 * arm) / seats
    for i in range(seats):
        u = x0 + arm + i * each
        soft(u + 0.008, u + each - 0.008, -depth - 0.02, -0.22, 0.26, 0.46, mat, 0.05, 0.035)
        cushion = soft(u + 0.01, u + each - 0.01, -0.11, 0.11, -0.23, 0.25, mat, 0.06, 0.03)
        cushion.location, cushion.rotation_euler = (0, -0.2, 0.68), (math.radians(-9), 0, 0)
    if arm:
        for u in (x0, -x0 - arm):
            soft(u, u + arm, -depth, 0, 0.2, arm_height, mat, 0.05, 0.015)
    soft(x0 + arm, -x0 - arm, -0.12, 0, 0.26, back, mat, 0.03, 0.01)
    legs(x0, -x0, -depth, 0, lift, legs_mat or base)


def modular(length, mat, seats=3, depth=1.05, height=0.4, back=0.72, chaise=0, side=1):
    """A low sofa of deep blocks set on the floor; `chaise` metres of an L at one end (side 1: +x)."""
    each = length / seats
    for i in range(seats):
        u = -length / 2 + i * each
        out = chaise if chaise and i == (seats - 1 if side > 0 else 0) else 0
        soft(u + 0.006, u + each - 0.006, -depth - out, -0.02, 0.04, height, mat, 0.09, 0.04)
        soft(u + 0.01, u + each - 0.01, -0.3, 0, height - 0.04, back, mat, 0.09, 0.04)
    for end in (-1, 1):
        u = end * length / 2
        soft(
            min(u, u - end * 0.22),
            max(u, u - end * 0.22),
            -depth * 0.75,
            -0.05,
            height - 0.03,
            height + 0.16,
            mat,
            0.08,
            0.03,
        )


def classic_sofa(length, mat, wood, gold, seats=3, depth=0.88):
    """A carved-frame sofa: show-wood rail, rolled arms, a crested back."""
    half = length / 2
    box(-half, half, -depth, 0, 0.2, 0.3, wood, 0.03)
    for i in range(seats):
        w = (length - 0.3) / seats
        soft(
            -half + 0.15 + i * w + 0.004,
            -half + 0.15 + (i + 1) * w - 0.004,
            -depth - 0.01,
            -0.16,
            0.3,
            0.47,
            mat,
            0.05,
            0.05,
        )
    soft(-half + 0.1, half - 0.1, -0.16, -0.02, 0.3, 0.95, mat, 0.05, 0.03)
    crest = [
        (-half + 0.05 + length * 0.98 * t, -0.06, 0.95 + 0.1 * math.sin(math.pi * t) + 0.03 * math.cos(6 * math.pi * t))
        for t in [i / 40 for i in range(41)]
    ]
    tube(crest, 0.032, wood)
    tube([(x, y - 0.03, z + 0.012) for x, y, z in crest], 0.009, gold)
    for s in (-1, 1):
        soft(s * half - 0.08, s * half + 0.08, -depth + 0.04, -0.04, 0.3, 0.6, mat, 0.04, 0.01)
        tube(
            [
                (s * half, -0.05, 0.95),
                (s * half, -0.12, 0.74),
                (s * half, -0.3, 0.66),
                (s * half, -depth + 0.02, 0.64),
                (s * half, -depth - 0.02, 0.58),
                (s * half, -depth + 0.02, 0.4),
            ],
            0.034,
            wood,
        )
        for y in (-depth + 0.05, -0.06):
            lathe(
                [(0.018, 0), (0.03, 0.03), (0.02, 0.07), (0.045, 0.16), (0.05, 0.2)],
                wood,
                (s * (half - 0.08), y, 0),
                14,
            )
    tube([(-half + 0.04, -depth - 0.015, 0.25), (half - 0.04, -depth - 0.015, 0.25)], 0.009, gold)


def floor_run(length, mat, back_mat, cushions=4, depth=0.78, seat=0.24, gap=0.0):
    """Ground seating (jalsa ardiyya): a long low mattress with upright back cushions."""
    each = length / max(1, round(length / 1.9))
    for i in range(max(1, round(length / 1.9))):
        u = -length / 2 + i * each
        soft(u + 0.004, u + each - 0.004, -depth, 0, 0.01, seat, mat, 0.05, 0.03)
    w = length / cushions
    for i in range(cushions):
        u = -length / 2 + i * w
        back = soft(u + 0.02 + gap, u + w - 0.02 - gap, -0.11, 0.09, -0.01, 0.4, back_mat, 0.08, 0.04)
        back.location, back.rotation_euler = (0, -0.12, seat), (math.radians(-8), 0, 0)


def floor_armrest(mat, trim):
    """The firm block between two seats of ground seating (markaa)."""
    soft(-0.17, 0.17, -0.74, -0.2, 0.24, 0.52, mat, 0.06, 0.05)
    box(-0.175, 0.175, -0.75, -0.735, 0.27, 0.49, trim, 0.01)


def scatter_pillows(spots, seed=1, tilt=17):
    """Cushions leaning on a back: spots of (x, y, z, width, height, material)."""
    r = random.Random(seed)
    for k, (x, y, z, w, h, mat) in enumerate(spots):
        pillow(
            w,
            h,
            0.17,
            mat,
            (x, y, z),
            (math.radians(-tilt + r.uniform(-3, 3)), r.uniform(-0.09, 0.09), r.uniform(-0.16, 0.16)),
            seed + k,
        )


def bench(length, mat, wood, depth=0.45, height=0.46):
    soft(-length / 2, length / 2, -depth / 2, depth / 2, height - 0.12, height, mat, 0.05, 0.03)
    box(
        -length / 2 + 0.02,
        length / 2 - 0.02,
        -depth / 2 + 0.02,
        depth / 2 - 0.02,
        height - 0.15,
        height - 0.115,
        wood,
        0.006,
    )
    legs(-length / 2 + 0.03, length / 2 - 0.03, -depth / 2 + 0.02, depth / 2 - 0.02, height - 0.14, wood, 0.04, 0.02)
