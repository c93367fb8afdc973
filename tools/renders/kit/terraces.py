"""Terraces and balconies: rails, an outdoor chair, planters. Pieces are centred."""

import math

from .cushions import soft
from .geometry import box, boxes, mesh, tube
from .interior_finishes import clear_glass
from .plants import blob


def rail_glass(points, metal, height=1.1):
    """A glass balustrade along points of the floor plan."""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        mesh(
            'rail', [(x0, y0, 0.06), (x1, y1, 0.06), (x1, y1, height), (x0, y0, height)], [(0, 1, 2, 3)], clear_glass()
        )
        tube([(x0, y0, height), (x1, y1, height)], 0.022, metal, 8)
        tube([(x0, y0, 0.05), (x1, y1, 0.05)], 0.03, metal, 4)


def rail_bars(x0, x1, y, metal, height=1.1, gap=0.11):
    """A balustrade of upright bars along x."""
    boxes(
        [
            (x0 + i * gap, x0 + i * gap + 0.016, y - 0.008, y + 0.008, 0.08, height)
            for i in range(int((x1 - x0) / gap) + 1)
        ],
        metal,
        0,
    )
    boxes(
        [(x0, x1, y - 0.02, y + 0.02, height, height + 0.045), (x0, x1, y - 0.012, y + 0.012, 0.06, 0.09)], metal, 0.004
    )


def rattan_chair(cushion, frame):
    """An outdoor armchair of woven hoops, centred."""
    soft(-0.3, 0.3, -0.32, 0.22, 0.32, 0.45, cushion, 0.05, 0.03)
    back = soft(-0.28, 0.28, -0.06, 0.06, 0, 0.42, cushion, 0.05, 0.03)
    back.location, back.rotation_euler = (0, 0.24, 0.45), (math.radians(-12), 0, 0)
    for k in range(7):
        z = 0.3 + k * 0.055
        r = 0.36 + 0.012 * k
        tube(
            [
                (r * math.sin(a), 0.02 + r * math.cos(a) * 0.95, z)
                for a in [math.radians(-115 + 230 * i / 30) for i in range(31)]
            ],
            0.009,
            frame,
            6,
        )
    for a in [math.radians(-110 + 220 * i / 16) for i in range(17)]:
        tube(
            [
                (0.355 * math.sin(a), 0.02 + 0.34 * math.cos(a), 0.27),
                (0.44 * math.sin(a), 0.02 + 0.42 * math.cos(a), 0.68),
            ],
            0.008,
            frame,
            5,
        )
    for sx in (-1, 1):
        for y in (-0.3, 0.3):
            tube([(sx * 0.28, y, 0.3), (sx * 0.3, y * 1.05, 0)], 0.014, frame)
    boxes([(-0.32, 0.32, -0.33, 0.3, 0.27, 0.31)], frame, 0.01)


def planter(length, mat, green, seed=1, flower=None):
    """A trough full of leaves, along x, centred."""
    box(-length / 2, length / 2, -0.19, 0.19, 0, 0.42, mat, 0.01)
    mats = [green] + ([flower] if flower else [])
    count = int(length / 0.22)
    blob(
        'planter',
        mats if flower else [green, green],
        int(2600 * length),
        [
            (-length / 2 + 0.15 + (length - 0.3) * i / max(1, count - 1), 0.03 * (-1) ** i, 0.5 + 0.06 * (i % 3), 0.24)
            for i in range(count)
        ],
        0.035,
        seed,
        0.4 if flower else 0,
        0.3,
    )
