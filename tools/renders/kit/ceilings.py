"""Ceilings: flat, dropped with hidden light, beamed; recessed lights."""

import random

from .geometry import box, boxes, lathe, tube
from .lights import area, spot


def ceiling(room, mat):
    box(-0.3, room.width + 0.3, room.near - 0.3, room.depth + 0.3, room.height, room.height + 0.2, mat, 0)


def cove(room, mat, margin=0.8, drop=0.24, power=20.0, col=(1, 0.74, 0.44), sides=('left', 'right', 'back')):
    """A dropped border with hidden warm light washing the raised middle. Returns the border's underside height."""
    w, y0, y1 = room.width, room.near, room.depth
    z = room.height - drop
    m = margin
    strips = {
        'left': (0, m, y0, y1),
        'right': (w - m, w, y0, y1),
        'back': (m, w - m, y1 - m, y1),
        'front': (m, w - m, y0, y0 + m),
    }
    for side in (*sides, 'front'):
        box(*strips[side], z, z + 0.09, mat, 0.004)
    lip = {
        'left': (m - 0.1, m - 0.07, y0, y1 - m),
        'right': (w - m + 0.07, w - m + 0.1, y0, y1 - m),
        'back': (m, w - m, y1 - m + 0.07, y1 - m + 0.1),
    }
    for side in sides:
        box(*lip[side], z + 0.09, z + 0.14, mat, 0)
    mid, top, low, length = (y0 + y1) / 2, room.height + 0.04, z + 0.12, y1 - y0 - 2 * m
    if 'left' in sides:
        area((m - 0.2, mid, low), (m + 0.6, mid, top), 0.08, length, power, col)
    if 'right' in sides:
        area((w - m + 0.2, mid, low), (w - m - 0.6, mid, top), 0.08, length, power, col)
    if 'back' in sides:
        area((w / 2, y1 - m + 0.2, low), (w / 2, y1 - m - 0.6, top), w - 2 * m, 0.08, power * 0.7, col)
    return z


def log_beams(room, mat, count=9, radius=0.075, along='x'):
    """Round tamarisk beams under a Najdi ceiling, none quite straight."""
    r = random.Random(4)
    start, end = (room.near, room.depth) if along == 'x' else (0, room.width)
    for i in range(count):
        at = start + (i + 0.5) * (end - start) / count
        steps = 8
        run = room.width if along == 'x' else room.depth - room.near
        points = []
        for k in range(steps + 1):
            t = -0.1 + (run + 0.2) * k / steps
            u, z = at + r.uniform(-0.02, 0.02), room.height - radius * 0.7 + r.uniform(-0.012, 0.012)
            points.append((t, u, z) if along == 'x' else (u, room.near + t, z))
        tube(points, radius * r.uniform(0.88, 1.12), mat)


def square_beams(room, mat, count=5, width=0.14, depth=0.2, along='y'):
    start, end = (0, room.width) if along == 'y' else (room.near, room.depth)
    built = []
    for i in range(count):
        at = start + (i + 0.5) * (end - start) / count
        z0, z1 = room.height - depth, room.height
        built.append(
            (at - width / 2, at + width / 2, room.near, room.depth, z0, z1)
            if along == 'y'
            else (0, room.width, at - width / 2, at + width / 2, z0, z1)
        )
    return boxes(built, mat, 0.006)


def downlights(spots, z, disc, power=40.0, col=(1, 0.8, 0.56), lit=(), aim=(0, 0)):
    """Recessed lights: a bright disc each, a lamp only where `lit` says so (every lamp costs noise)."""
    for i, (x, y) in enumerate(spots):
        lathe([(0, 0), (0.045, 0), (0.045, -0.004), (0, -0.004)], disc, (x, y, z), 20)
        if i in lit:
            spot((x, y, z - 0.01), (x + aim[0], y + aim[1], 0), power, col, 78, 0.04)
