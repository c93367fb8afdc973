"""Kitchens: runs of cupboards, islands, appliances. A run's back is on y = 0, its middle on x = 0."""

import math
import random

from mathutils import Matrix

from .geometry import box, boxes, lathe, tube
from .interior_finishes import finish

TOP = 0.9  # height of a worktop, metres


def _facing(x, y, z):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(90), 4, 'X')


def base_run(length, front, top, metal, doors=5, depth=0.6, drawers=(), style='bar', overhang=0.02, shaker=False):
    """Floor cupboards under a worktop; `drawers` numbers the fronts that are stacks of three."""
    x0, w, z0, z1 = -length / 2, length / doors, 0.1, TOP - 0.04
    box(x0, -x0, -depth + 0.07, 0, 0, z0, finish('black'), 0)
    box(x0, -x0, -depth, 0, z0, z1, front, 0.002)
    plain, bars = [], []
    for i in range(doors):
        a, b = x0 + i * w + 0.003, x0 + (i + 1) * w - 0.003
        if i in drawers:
            step = (z1 - z0) / 3
            plain += [
                (a, b, -depth - 0.02, -depth, z0 + k * step + 0.003, z0 + (k + 1) * step - 0.003) for k in range(3)
            ]
            bars += [
                (
                    a + w * 0.28,
                    b - w * 0.28,
                    -depth - 0.045,
                    -depth - 0.028,
                    z0 + (k + 1) * step - 0.05,
                    z0 + (k + 1) * step - 0.038,
                )
                for k in range(3)
            ]
        else:
            plain.append((a, b, -depth - 0.02, -depth, z0 + 0.003, z1 - 0.006))
    boxes(plain, front, 0.003)
    if shaker:
        shaker_rails(plain, front)
    if bars:
        boxes(bars, metal, 0.003)
    free = [i for i in range(doors) if i not in drawers]
    if style == 'bar':
        boxes(
            [
                (
                    x0 + i * w + w * 0.3,
                    x0 + (i + 1) * w - w * 0.3,
                    -depth - 0.045,
                    -depth - 0.028,
                    z1 - 0.06,
                    z1 - 0.048,
                )
                for i in free
            ],
            metal,
            0.003,
        )
    elif style == 'knob':
        for i in free:
            knob(x0 + (i + (0.88 if i % 2 == 0 else 0.12)) * w, -depth - 0.02, z1 - 0.09, metal)
    box(x0 - 0.005, -x0 + 0.005, -depth - overhang - 0.02, 0, z1, TOP, top, 0.006)


def knob(x, y, z, metal):
    lathe([(0, 0), (0.006, 0), (0.006, 0.015), (0.015, 0.02), (0.015, 0.028), (0, 0.031)], metal, n=14).matrix_basis = (
        _facing(x, y, z)
    )


def shaker_rails(fronts, mat, width=0.06, proud=0.012):
    """Raised rails around every front (x0, x1, y0, y1, z0, z1)."""
    rows = []
    for x0, x1, y0, _, z0, z1 in fronts:
        y1, y0 = y0, y0 - proud
        rows += [
            (x0, x1, y0, y1, z0, z0 + width),
            (x0, x1, y0, y1, z1 - width, z1),
            (x0, x0 + width, y0, y1, z0 + width, z1 - width),
            (x1 - width, x1, y0, y1, z0 + width, z1 - width),
        ]
    return boxes(rows, mat, 0.003)


def wall_run(length, front, metal, doors=4, height=0.75, depth=0.35, shaker=False, glass=()):
    """Wall cupboards standing on z = 0 of their place; `glass` numbers glazed fronts."""
    x0, w = -length / 2, length / doors
    box(x0, -x0, -depth, 0, 0, height, front, 0.003)
    fronts = [
        (x0 + i * w + 0.003, x0 + (i + 1) * w - 0.003, -depth - 0.02, -depth, 0.002, height - 0.002)
        for i in range(doors)
    ]
    boxes(fronts, front, 0.003)
    if shaker:
        shaker_rails(fronts, front)
        for i in range(doors):
            knob(x0 + (i + (0.88 if i % 2 == 0 else 0.12)) * w, -depth - 0.02, 0.07, metal)
    else:
        boxes(
            [
                (x0 + i * w + w * 0.3, x0 + (i + 1) * w - w * 0.3, -depth - 0.03, -depth - 0.02, -0.004, 0.006)
                for i in range(doors)
            ],
            metal,
            0.002,
        )


def tall_run(length, front, metal, doors=3, height=2.4, depth=0.62, ovens=()):
    """Full-height cupboards; `ovens` numbers the bays that hold an oven over a second appliance."""
    x0, w = -length / 2, length / doors
    box(x0, -x0, -depth, 0, 0.1, height, front, 0.003)
    box(x0, -x0, -depth + 0.07, 0, 0, 0.1, finish('black'), 0)
    fronts, bars = [], []
    for i in range(doors):
        a, b = x0 + i * w + 0.003, x0 + (i + 1) * w - 0.003
        if i in ovens:
            fronts += [(a, b, -depth - 0.02, -depth, 0.103, 0.68), (a, b, -depth - 0.02, -depth, 1.78, height - 0.003)]
            with_oven(a, b, -depth, 0.7, 1.28)
            with_oven(a, b, -depth, 1.3, 1.76)
        else:
            fronts.append((a, b, -depth - 0.02, -depth, 0.103, height - 0.003))
            bars.append(
                (
                    a + (0.03 if i % 2 else w - 0.06),
                    a + (0.045 if i % 2 else w - 0.045),
                    -depth - 0.045,
                    -depth - 0.02,
                    0.95,
                    1.5,
                )
            )
    boxes(fronts, front, 0.003)
    if bars:
        boxes(bars, metal, 0.003)


def with_oven(x0, x1, y, z0, z1):
    """An oven's front in the plane y, looking to -y."""
    box(x0 + 0.005, x1 - 0.005, y - 0.025, y, z0, z1, finish('black'), 0.004)
    box(x0 + 0.03, x1 - 0.03, y - 0.028, y - 0.024, z0 + 0.04, z1 - 0.12, finish('screen'), 0.002)
    box(x0 + 0.05, x1 - 0.05, y - 0.06, y - 0.045, z1 - 0.1, z1 - 0.085, finish('steel'), 0.004)
    box(x0 + 0.005, x1 - 0.005, y - 0.027, y - 0.02, z1 - 0.05, z1 - 0.004, finish('steel'), 0.002)


def sink(steel, tap, width=0.62, depth=0.4):
    """An undermounted sink and its tap; origin on the worktop at the bowl's middle."""
    x, y = width / 2, depth / 2
    box(-x, x, -y, y, 0.0005, 0.002, finish('screen'), 0)
    boxes(
        [
            (-x, x, -y, -y + 0.012, 0.0, 0.006),
            (-x, x, y - 0.012, y, 0.0, 0.006),
            (-x, -x + 0.012, -y, y, 0.0, 0.006),
            (x - 0.012, x, -y, y, 0.0, 0.006),
        ],
        steel,
        0.002,
    )
    tap_arc(tap, y + 0.06)


def tap_arc(metal, y=0.25, height=0.36, reach=0.2):
    """A swan-neck tap standing at y, its spout towards -y."""
    arc = (
        [(0, y, 0), (0, y, height * 0.6)]
        + [
            (0, y - reach / 2 + reach / 2 * math.cos(t), height * 0.6 + reach / 2 * math.sin(t))
            for t in [i * math.pi / 12 for i in range(13)]
        ]
        + [(0, y - reach, height * 0.5)]
    )
    tube(arc, 0.012, metal)
    lathe([(0, 0), (0.026, 0), (0.026, 0.02), (0.014, 0.04), (0, 0.04)], metal, (0, y, 0), 16)
    tube([(0.0, y, 0.07), (0.07, y, 0.1)], 0.006, metal)


def hob(glass, width=0.6, depth=0.52, gas=False):
    """A hob on the worktop; origin at its middle."""
    box(-width / 2, width / 2, -depth / 2, depth / 2, 0, 0.006, glass, 0.002)
    for x, y, r in ((-0.15, 0.12, 0.09), (0.15, 0.12, 0.075), (-0.15, -0.12, 0.075), (0.15, -0.12, 0.1)):
        if gas:
            lathe(
                [(0, 0.006), (r * 0.5, 0.006), (r * 0.5, 0.02), (r * 0.3, 0.026), (0, 0.026)],
                finish('black metal'),
                (x, y, 0),
                18,
            )
            boxes(
                [(x - r, x + r, y - 0.006, y + 0.006, 0.03, 0.04), (x - 0.006, x + 0.006, y - r, y + r, 0.03, 0.04)],
                finish('black metal'),
                0.002,
            )
        else:
            lathe(
                [(r - 0.004, 0.0062), (r, 0.0062), (r, 0.0068), (r - 0.004, 0.0068)],
                finish('grey cloth'),
                (x, y, 0),
                28,
            )


def hood(metal, width=0.8, height=0.9, depth=0.48):
    """A chimney hood; origin at the wall, at its underside."""
    box(-width / 2, width / 2, -depth, 0, 0, 0.07, metal, 0.006)
    box(-0.15, 0.15, -0.3, 0, 0.07, height, metal, 0.004)


def boxed_hood(mat, width=0.9, height=0.9, depth=0.42, trim=None):
    """A plastered hood with a timber or metal lip."""
    box(-width / 2, width / 2, -depth, 0, 0.08, height, mat, 0.008)
    box(-width / 2 - 0.02, width / 2 + 0.02, -depth - 0.02, 0, 0, 0.08, trim or mat, 0.006)


def island(length, depth, front, top, waterfall=True, seats_side=0.3):
    """An island, seats at its -y side under an overhang; origin at its middle."""
    x, y = length / 2, depth / 2
    box(-x + 0.04, x - 0.04, -y + seats_side, y - 0.02, 0.08, TOP - 0.04, front, 0.004)
    box(-x + 0.06, x - 0.06, -y + seats_side + 0.04, y - 0.06, 0, 0.08, finish('black'), 0)
    box(-x, x, -y, y, TOP - 0.04, TOP, top, 0.006)
    if waterfall:
        for s in (-1, 1):
            box(s * x, s * (x - 0.04), -y, y, 0, TOP - 0.04, top, 0.005)


def tall_fridge(steel, metal, width=0.9, height=1.9, depth=0.7, double=False):
    """A free-standing fridge, doors to -y."""
    x = width / 2
    box(-x, x, -depth, 0, 0.03, height, steel, 0.01)
    if double:
        boxes(
            [
                (-x + 0.004, -0.003, -depth - 0.03, -depth, 0.05, height - 0.004),
                (0.003, x - 0.004, -depth - 0.03, -depth, 0.05, height - 0.004),
            ],
            steel,
            0.008,
        )
        for s in (-1, 1):
            tube([(s * 0.04, -depth - 0.07, 0.7), (s * 0.04, -depth - 0.07, 1.5)], 0.011, metal)
    else:
        boxes(
            [
                (-x + 0.004, x - 0.004, -depth - 0.03, -depth, 0.05, height * 0.36),
                (-x + 0.004, x - 0.004, -depth - 0.03, -depth, height * 0.37, height - 0.004),
            ],
            steel,
            0.008,
        )
        for z0, z1 in ((height * 0.2, height * 0.33), (height * 0.42, height * 0.65)):
            tube([(-x + 0.06, -depth - 0.06, z0), (-x + 0.06, -depth - 0.06, z1)], 0.01, metal)


def kettle(metal):
    lathe(
        [(0, 0), (0.085, 0), (0.09, 0.02), (0.075, 0.15), (0.05, 0.19), (0.015, 0.2), (0.015, 0.22), (0, 0.225)],
        metal,
        n=28,
    )
    tube([(0.07, 0, 0.1), (0.12, 0, 0.16), (0.13, 0, 0.19)], 0.012, metal)
    tube([(-0.07, 0, 0.15), (-0.12, 0, 0.17), (-0.12, 0, 0.09), (-0.085, 0, 0.05)], 0.008, finish('black'))


def boards(wood):
    """Two chopping boards leaning on the wall behind the origin."""
    for k, (x, w, h) in enumerate(((-0.08, 0.24, 0.36), (0.1, 0.2, 0.28))):
        board = box(-w / 2, w / 2, -0.01, 0.01, 0, h, wood, 0.01)
        board.location, board.rotation_euler = (x, -0.09 - 0.03 * k, 0), (math.radians(-12), 0, 0)


def jars(mats, count=4, seed=1):
    r = random.Random(seed)
    for i in range(count):
        h, rad = r.uniform(0.1, 0.19), r.uniform(0.04, 0.055)
        lathe(
            [(0, 0), (rad, 0), (rad, h * 0.82), (rad * 0.8, h * 0.88), (rad * 0.85, h), (0, h)],
            mats[i % len(mats)],
            (i * 0.13, 0, 0),
            20,
        )
