"""Offices, shops and halls: desks with screens, partitions, shelving, racks. Free pieces are centred."""

import math
import random

from .cushions import soft
from .geometry import box, boxes, lathe, mesh, tube
from .interior_finishes import clear_glass, finish


def monitor(width=0.6, tilt=0):
    """A screen on its foot, looking to -y; origin on the desk."""
    h = width * 0.58
    box(-width / 2, width / 2, 0.0, 0.02, 0.12, 0.12 + h, finish('black'), 0.004)
    box(-width / 2 + 0.008, width / 2 - 0.008, -0.002, 0.0, 0.128, 0.112 + h, finish('screen'), 0)
    tube([(0, 0.02, 0.3), (0, 0.06, 0.22), (0, 0.06, 0.0)], 0.014, finish('steel'))
    lathe([(0, 0), (0.1, 0), (0.1, 0.008), (0, 0.01)], finish('steel'), (0, 0.05, 0), 24)


def keyboard():
    box(-0.2, 0.2, -0.06, 0.06, 0, 0.014, finish('white lacquer'), 0.004)
    box(0.27, 0.33, -0.045, 0.05, 0, 0.022, finish('white lacquer'), 0.012)


def bench_desk(places, top, frame, each=1.4, depth=0.75, screen=None):
    """Two rows of desks back to back; returns the seats as (x, y, yaw)."""
    length, y = places * each, depth
    box(-length / 2, length / 2, -y, -0.01, 0.71, 0.735, top, 0.004)
    box(-length / 2, length / 2, 0.01, y, 0.71, 0.735, top, 0.004)
    rows = []
    for i in range(places + 1):
        x = -length / 2 + 0.04 + i * (length - 0.08) / places
        rows += [
            (x - 0.025, x + 0.025, -y + 0.06, -y + 0.11, 0, 0.71),
            (x - 0.025, x + 0.025, y - 0.11, y - 0.06, 0, 0.71),
            (x - 0.025, x + 0.025, -y + 0.06, y - 0.06, 0.66, 0.71),
        ]
    boxes(rows, frame, 0.004)
    if screen:
        box(-length / 2 + 0.03, length / 2 - 0.03, -0.015, 0.015, 0.735, 1.1, screen, 0.01)
    return [
        (-length / 2 + (i + 0.5) * each, s * (y + 0.28), 180 if s < 0 else 0) for i in range(places) for s in (-1, 1)
    ]


def meeting_table(top, base, length=3.2, depth=1.2):
    """A boat-shaped table on two blades."""
    n, verts = 40, []
    for z in (0.7, 0.74):
        for s in (1, -1):
            for i in range(n + 1):
                t = -1 + 2 * i / n
                verts.append((s * t * length / 2, s * (depth / 2 - 0.14 * t * t), z))
    m = 2 * (n + 1)
    mesh(
        'boat',
        verts,
        [tuple(range(m, 2 * m)), tuple(reversed(range(m)))]
        + [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)],
        top,
    )
    for s in (-1, 1):
        box(s * length * 0.3 - 0.05, s * length * 0.3 + 0.05, -depth * 0.3, depth * 0.3, 0, 0.7, base, 0.01)
    box(-0.3, 0.3, -0.07, 0.07, 0.741, 0.748, finish('black'), 0.003)


def glazed_partition(x0, x1, y0, y1, height, frame, bays=4, band=None):
    """A glass wall in a slim frame between two points on the floor plan; `band` frosts a strip at eye height."""
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    mesh(
        'partition', [(x0, y0, 0.04), (x1, y1, 0.04), (x1, y1, height), (x0, y0, height)], [(0, 1, 2, 3)], clear_glass()
    )
    if band:
        mesh(
            'frosting',
            [
                (x0 - uy * 0.004, y0 + ux * 0.004, 1.0),
                (x1 - uy * 0.004, y1 + ux * 0.004, 1.0),
                (x1 - uy * 0.004, y1 + ux * 0.004, 1.3),
                (x0 - uy * 0.004, y0 + ux * 0.004, 1.3),
            ],
            [(0, 1, 2, 3)],
            band,
        )
    for z in (0.03, height - 0.02):
        tube([(x0, y0, z), (x1, y1, z)], 0.03, frame, 4)
    for i in range(bays + 1):
        x, y = x0 + ux * length * i / bays, y0 + uy * length * i / bays
        box(x - 0.022, x + 0.022, y - 0.022, y + 0.022, 0, height, frame, 0.003)


def linear_light(x0, x1, y, z, body, glow, drop=0.0):
    """A lit bar along x under a ceiling at z, hung by `drop`."""
    box(x0, x1, y - 0.04, y + 0.04, z - drop - 0.07, z - drop, body, 0.004)
    box(x0 + 0.02, x1 - 0.02, y - 0.03, y + 0.03, z - drop - 0.074, z - drop - 0.07, glow, 0)
    if drop:
        for t in (0.15, 0.85):
            x = x0 + (x1 - x0) * t
            tube([(x, y, z - drop), (x, y, z)], 0.003, finish('black metal'), 4)


def ceiling_grid(x0, x1, y0, y1, z, tile, bar, size=0.6, lit=(), glow=None):
    """A lay-in ceiling; `lit` numbers cells (i, j) that are light panels."""
    nx, ny = round((x1 - x0) / size), round((y1 - y0) / size)
    box(x0, x1, y0, y1, z + 0.004, z + 0.05, tile, 0)
    boxes(
        [(x0 + i * size - 0.012, x0 + i * size + 0.012, y0, y1, z - 0.004, z + 0.004) for i in range(nx + 1)]
        + [(x0, x1, y0 + j * size - 0.012, y0 + j * size + 0.012, z - 0.004, z + 0.004) for j in range(ny + 1)],
        bar,
        0,
    )
    if glow:
        boxes(
            [
                (
                    x0 + i * size + 0.02,
                    x0 + (i + 1) * size - 0.02,
                    y0 + j * size + 0.02,
                    y0 + (j + 1) * size - 0.02,
                    z - 0.002,
                    z + 0.004,
                )
                for i, j in lit
            ],
            glow,
            0,
        )


def gondola(length, height, mat, shelves=4, depth=0.45):
    """A free shop shelf open to both sides; returns shelf heights."""
    x, levels = length / 2, [0.12 + (height - 0.2) * k / shelves for k in range(shelves)]
    box(-x, x, -0.02, 0.02, 0, height, mat, 0.004)
    boxes([(-x, x, -depth, depth, z - 0.03, z) for z in levels], mat, 0.004)
    return levels


def goods(x0, x1, y0, y1, z, high, mats, seed=1, boxy=0.7):
    """A row of packets and jars between x0 and x1 on a shelf."""
    r = random.Random(seed)
    at, rows = x0, {k: [] for k in range(len(mats))}
    while at < x1 - 0.05:
        k, w, h = r.randrange(len(mats)), r.uniform(0.06, 0.16), r.uniform(0.5, 1) * high
        count = r.randint(2, 5)
        for _ in range(count):
            if at + w > x1:
                break
            if r.random() < boxy:
                rows[k].append((at, at + w - 0.006, y0 + 0.01, y1 - 0.01, z, z + h))
            else:
                rows[k].append((at + 0.01, at + w - 0.016, y0 + 0.03, y1 - 0.04, z, z + h * 0.8))
            at += w
        at += r.uniform(0, 0.02)
    for k, built in rows.items():
        if built:
            boxes(built, mats[k], 0.006)


def rack(length, height, depth, upright, beam, deck, bays=3, levels=3):
    """A pallet rack along x, its back on y = 0; returns cells as (x0, x1, z)."""
    x0, w = -length / 2, length / bays
    posts = [
        (x0 + i * w - 0.05, x0 + i * w + 0.05, y, y + 0.08, 0, height) for i in range(bays + 1) for y in (-depth, -0.08)
    ]
    boxes(posts, upright, 0.004)
    for i in range(bays + 1):
        x = x0 + i * w
        for k in range(int(height / 0.9)):
            z = 0.15 + k * 0.9
            tube([(x, -depth + 0.04, z), (x, -0.04, z + 0.75)], 0.014, upright, 5)
    step = (height - 0.3) / levels
    boxes(
        [
            (x0, -x0, y, y + 0.05, step * (k + 1) - 0.12, step * (k + 1))
            for k in range(levels)
            for y in (-depth + 0.01, -0.07)
        ],
        beam,
        0.004,
    )
    boxes(
        [(x0, -x0, -depth + 0.05, -0.06, step * (k + 1) - 0.02, step * (k + 1) - 0.005) for k in range(levels)], deck, 0
    )
    return [(x0 + i * w + 0.1, x0 + (i + 1) * w - 0.1, step * k) for i in range(bays) for k in range(levels + 1)]


def pallet(x0, x1, y0, y1, z, timber, cartons, seed=1, high=1.2):
    """A loaded pallet: boards, then cartons in layers, the top layer ragged."""
    r = random.Random(seed)
    boxes(
        [(x0, x1, y0 + i * (y1 - y0) / 6, y0 + i * (y1 - y0) / 6 + 0.1, z + 0.1, z + 0.125) for i in range(6)]
        + [(x, x + 0.1, y0, y1, z, z + 0.1) for x in (x0, (x0 + x1) / 2 - 0.05, x1 - 0.1)],
        timber,
        0.003,
    )
    nx, ny, nz = r.choice((2, 3)), r.choice((2, 3)), r.choice((2, 3, 4))
    w, d, h = (x1 - x0) / nx, (y1 - y0) / ny, high / 4
    rows = [
        (
            x0 + i * w + 0.006,
            x0 + (i + 1) * w - 0.006,
            y0 + j * d + 0.006,
            y0 + (j + 1) * d - 0.006,
            z + 0.125 + k * h,
            z + 0.125 + (k + 1) * h - 0.005,
        )
        for k in range(nz)
        for i in range(nx)
        for j in range(ny)
        if k < nz - 1 or r.random() < 0.75
    ]
    boxes(rows, r.choice(cartons), 0.006)
    return rows


def roller_door(x0, x1, height, mat, frame, y=0.0):
    """A closed shutter in the plane y."""
    n = int(height / 0.1)
    boxes([(x0, x1, y - 0.02 - 0.012 * (i % 2), y, i * 0.1, (i + 1) * 0.1) for i in range(n)], mat, 0.004)
    boxes(
        [
            (x0 - 0.12, x0, y - 0.08, y, 0, height + 0.3),
            (x1, x1 + 0.12, y - 0.08, y, 0, height + 0.3),
            (x0 - 0.12, x1 + 0.12, y - 0.3, y, height, height + 0.45),
        ],
        frame,
        0.01,
    )


def booth(mat, wood, width=1.5, height=1.35):
    """A padded two-seat booth for quiet talk, centred at its back."""
    soft(-width / 2, width / 2, -0.6, -0.06, 0.2, 0.45, mat, 0.05, 0.02)
    soft(-width / 2, width / 2, -0.12, 0, 0.2, height, mat, 0.04, 0.02)
    for s in (-1, 1):
        soft(s * width / 2 - 0.06, s * width / 2 + 0.06, -0.75, 0, 0.1, height, mat, 0.04, 0.01)
    box(-width / 2, width / 2, -0.55, -0.05, 0.04, 0.2, wood, 0.006)
