"""Sideboards, drawers, wardrobes, bookcases, a media unit. Their back is on y = 0."""

import random

from .geometry import box, boxes


def sideboard(wood, metal, length=1.8, depth=0.45, height=0.75, doors=4, lift=0.14, top=None):
    """A low cupboard on a slim stand; fronts with shadow gaps."""
    x0 = -length / 2
    box(x0, -x0, -depth, 0, lift, height - 0.02, wood, 0.006)
    box(x0 - 0.01, -x0 + 0.01, -depth - 0.02, 0, height - 0.02, height, top or wood, 0.004)
    w = length / doors
    boxes(
        [
            (x0 + i * w + 0.004, x0 + (i + 1) * w - 0.004, -depth - 0.02, -depth, lift + 0.01, height - 0.035)
            for i in range(doors)
        ],
        wood,
        0.003,
    )
    boxes(
        [
            (
                x0 + i * w + (w - 0.035 if i % 2 == 0 else 0.02),
                x0 + i * w + (w - 0.02 if i % 2 == 0 else 0.035),
                -depth - 0.04,
                -depth - 0.02,
                height - 0.3,
                height - 0.12,
            )
            for i in range(doors)
        ],
        metal,
        0.003,
    )
    boxes(
        [(u, u + 0.03, v, v + 0.03, 0, lift) for u in (x0 + 0.06, -x0 - 0.09) for v in (-depth + 0.04, -0.07)],
        metal,
        0.003,
    )


def drawers(wood, metal, top, width=0.6, depth=0.46, height=0.52, count=2, lift=0.1):
    """A chest or a night table."""
    x0 = -width / 2
    box(x0, -x0, -depth, 0, lift, height - 0.02, wood, 0.006)
    box(x0 - 0.01, -x0 + 0.01, -depth - 0.02, 0, height - 0.02, height, top, 0.004)
    step = (height - 0.02 - lift) / count
    boxes(
        [
            (x0 + 0.015, -x0 - 0.015, -depth - 0.018, -depth, lift + i * step + 0.008, lift + (i + 1) * step - 0.008)
            for i in range(count)
        ],
        wood,
        0.004,
    )
    boxes(
        [
            (-0.08, 0.08, -depth - 0.034, -depth - 0.018, lift + (i + 0.6) * step, lift + (i + 0.6) * step + 0.012)
            for i in range(count)
        ],
        metal,
        0.002,
    )
    boxes(
        [(u, u + 0.035, v, v + 0.035, 0, lift) for u in (x0 + 0.04, -x0 - 0.075) for v in (-depth + 0.03, -0.07)],
        wood,
        0.003,
    )


def wardrobe(wood, metal, length=3.6, height=2.5, depth=0.6, doors=5, plinth=0.08):
    x0 = -length / 2
    box(x0, -x0, -depth + 0.02, 0, 0, height, wood, 0.004)
    w = length / doors
    boxes(
        [
            (x0 + i * w + 0.003, x0 + (i + 1) * w - 0.003, -depth, -depth + 0.022, plinth, height - 0.01)
            for i in range(doors)
        ],
        wood,
        0.003,
    )
    boxes(
        [
            (
                x0 + i * w + (w - 0.05 if i % 2 == 0 else 0.035),
                x0 + i * w + (w - 0.035 if i % 2 == 0 else 0.05),
                -depth - 0.02,
                -depth,
                0.9,
                1.55,
            )
            for i in range(doors)
        ],
        metal,
        0.003,
    )


def bookcase(wood, length=1.6, height=2.2, depth=0.32, columns=2, rows=5, back=None):
    """An open case. Returns the free cells as (x0, x1, z0, z1)."""
    x0, t = -length / 2, 0.028
    w, h = (length - t) / columns, (height - t) / rows
    built = [(x0 + i * w, x0 + i * w + t, -depth, 0, 0, height) for i in range(columns + 1)]
    built += [(x0, -x0, -depth, 0, j * h, j * h + t) for j in range(rows + 1)]
    boxes(built, wood, 0.003)
    if back:
        box(x0, -x0, -0.012, 0, 0, height, back, 0)
    return [(x0 + i * w + t, x0 + (i + 1) * w, j * h + t, (j + 1) * h) for i in range(columns) for j in range(rows)]


def books(x0, x1, z, depth, mats, seed=1, tall=0.24, fill=0.8):
    """A row of books standing on a shelf, backs at -depth."""
    r = random.Random(seed)
    rows = {m: [] for m in range(len(mats))}
    at = x0
    while at < x0 + (x1 - x0) * fill:
        w, h, d = r.uniform(0.018, 0.042), r.uniform(0.72, 1) * tall, r.uniform(0.14, 0.19)
        if at + w > x1:
            break
        rows[r.randrange(len(mats))].append((at, at + w - 0.001, -depth + 0.03, -depth + 0.03 + d, z, z + h))
        at += w
    for index, built in rows.items():
        if built:
            boxes(built, mats[index], 0.002)


def media_unit(wood, metal, length=2.6, height=0.42, depth=0.42, lift=0.16):
    """A wall-hung cupboard under a television."""
    x0 = -length / 2
    box(x0, -x0, -depth, 0, lift, lift + height - 0.1, wood, 0.006)
    boxes(
        [
            (
                x0 + i * length / 3 + 0.003,
                x0 + (i + 1) * length / 3 - 0.003,
                -depth - 0.02,
                -depth,
                lift + 0.004,
                lift + height - 0.104,
            )
            for i in range(3)
        ],
        wood,
        0.003,
    )
    boxes([(x0, -x0, -depth + 0.03, 0, lift - 0.02, lift)], metal, 0.002)


def television(body, screen, width=1.65):
    """A screen on the wall; origin at its middle."""
    h = width * 0.5625
    box(-width / 2, width / 2, -0.05, -0.015, -h / 2, h / 2, body, 0.006)
    box(-width / 2 + 0.012, width / 2 - 0.012, -0.053, -0.05, -h / 2 + 0.012, h / 2 - 0.012, screen, 0)
