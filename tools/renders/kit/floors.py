"""Boards and parquet laid over a room's floor."""

import math
import random

from .geometry import boxes, mesh, plane


def planks(room, mat, width=0.19, seed=3, across=False):
    """Boards along y (or along x), broken at random lengths."""
    r = random.Random(seed)
    built = []
    lanes, run0, run1 = (room.depth - room.near, 0, room.width) if across else (room.width, room.near, room.depth)
    base = room.near if across else 0
    for i in range(int(lanes / width) + 1):
        at = run0 - r.random() * 2
        while at < run1:
            length = r.uniform(1.2, 2.2)
            a0, a1, b0, b1 = base + i * width, base + (i + 1) * width - 0.002, at, min(run1, at + length) - 0.002
            built.append((b0, b1, a0, a1, -0.02, 0) if across else (a0, a1, b0, b1, -0.02, 0))
            at += length
    return boxes(built, mat, 0.0012)


def herringbone(room, mat, width=0.11, length=0.55):
    """Parquet laid in a herringbone, each stave its own island so that it takes its own tone."""
    v, f = [], []
    s = math.sqrt(0.5)
    n = int((room.width + room.depth - room.near) / width) + 4
    gap = 0.0012
    for row in range(-n, n):
        for col in range(-n // 4, n // 4):
            for kind in (0, 1):
                # Staves of one zigzag step by their width; columns are a stave's two lengths apart.
                ox, oy = row * width + col * length, row * width - col * length
                if kind:
                    rect = (ox - width, oy + gap, ox - gap, oy + length)
                else:
                    rect = (ox, oy - width + width, ox + length - gap, oy + width - gap)
                x0, y0, x1, y1 = rect
                cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
                px, py = room.width / 2 + (cx - cy) * s, (room.depth + room.near) / 2 + (cx + cy) * s
                if not (-0.6 < px < room.width + 0.6 and room.near - 0.6 < py < room.depth + 0.6):
                    continue
                k = len(v)
                for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1)):
                    v.append((room.width / 2 + (x - y) * s, (room.depth + room.near) / 2 + (x + y) * s, 0))
                f.append((k, k + 1, k + 2, k + 3))
    plane(0, room.width, room.near, room.depth, -0.004, mat)
    stave = mesh('staves', v, f, mat, uv=None)
    ul = stave.data.uv_layers.new()
    for p in stave.data.polygons:
        a, b, c_ = (stave.data.vertices[i].co for i in list(p.vertices)[:3])
        long_first = (b - a).length > (c_ - b).length
        size = ((b - a).length, (c_ - b).length)
        corners = ((0, 0), (size[0], 0), size, (0, size[1]))
        for li, (x, y) in zip(p.loop_indices, corners):
            ul.data[li].uv = (y, x) if long_first else (x, y)
    return stave
