"""Bathroom pieces. Wall pieces have their back on y = 0 and face -y; the bath stands free, centred."""

import math

from .cushions import soft
from .geometry import box, boxes, lathe, mesh, tube
from .interior_finishes import clear_glass, finish, shade_cloth
from .lights import area


def shell(outline, mat, name='shell'):
    """A lofted vessel from rings, each a list of points of the same count; the last ring is capped."""
    n = len(outline[0])
    verts = [p for ring in outline for p in ring]
    faces = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
        for j in range(len(outline) - 1)
        for i in range(n)
    ]
    faces.append(tuple((len(outline) - 1) * n + i for i in range(n)))
    built = mesh(name, verts, faces, mat, smooth=True)
    built.data.use_auto_smooth = True
    built.data.auto_smooth_angle = math.radians(60)
    return built


def oval(rx, ry, z, n=56, power=1.0, lift=0.0):
    """A ring; power below 1 squares it, lift raises its x ends."""
    ring = []
    for i in range(n):
        a = 2 * math.pi * i / n
        ca, sa = math.cos(a), math.sin(a)
        ring.append(
            (
                math.copysign(abs(ca) ** power, ca) * rx,
                math.copysign(abs(sa) ** power, sa) * ry,
                z + lift * abs(ca) ** 3,
            )
        )
    return ring


def freestanding_bath(mat, length=1.7, width=0.8, height=0.58):
    x, y = length / 2, width / 2
    shell(
        [
            oval(x * 0.78, y * 0.74, 0, power=0.8),
            oval(x * 0.8, y * 0.76, 0.02, power=0.8),
            oval(x * 0.93, y * 0.92, height * 0.6, power=0.8),
            oval(x, y, height, power=0.8, lift=0.03),
            oval(x - 0.02, y - 0.02, height + 0.012, power=0.8, lift=0.03),
            oval(x - 0.05, y - 0.05, height, power=0.8, lift=0.03),
            oval(x - 0.12, y - 0.12, height * 0.5, power=0.8),
            oval(x * 0.72, y * 0.62, 0.14, power=0.8),
            oval(x * 0.5, y * 0.4, 0.12, power=0.8),
        ],
        mat,
        'bath',
    )


def bath_tap(metal, height=0.95):
    """A floor-standing tap pouring towards -y."""
    tube(
        [
            (0, 0, 0),
            (0, 0, height - 0.06),
            (0, -0.02, height - 0.02),
            (0, -0.06, height),
            (0, -0.24, height),
            (0, -0.26, height - 0.03),
        ],
        0.017,
        metal,
    )
    lathe([(0, 0), (0.05, 0), (0.05, 0.012), (0, 0.012)], metal, n=24)
    tube([(0.0, 0, height - 0.2), (0.09, 0, height - 0.2)], 0.013, metal)
    tube([(0.09, 0, height - 0.3), (0.09, 0, height - 0.06)], 0.012, metal)


def vanity(length, wood, top, metal, drawers=2, depth=0.5, hung=0.35, height=0.86):
    """A wall-hung washstand."""
    x0, w = -length / 2, length / drawers
    box(x0, -x0, -depth, 0, hung, height - 0.03, wood, 0.004)
    boxes(
        [
            (x0 + i * w + 0.003, x0 + (i + 1) * w - 0.003, -depth - 0.018, -depth, z0, z1)
            for i in range(drawers)
            for z0, z1 in (
                (hung + 0.003, (hung + height - 0.03) / 2 - 0.002),
                ((hung + height - 0.03) / 2 + 0.002, height - 0.033),
            )
        ],
        wood,
        0.003,
    )
    boxes(
        [
            (x0 + (i + 0.32) * w, x0 + (i + 0.68) * w, -depth - 0.036, -depth - 0.018, z, z + 0.01)
            for i in range(drawers)
            for z in ((hung + height - 0.03) / 2 - 0.05, height - 0.075)
        ],
        metal,
        0.002,
    )
    box(x0 - 0.01, -x0 + 0.01, -depth - 0.025, 0, height - 0.03, height, top, 0.004)


def vessel_basin(mat, r=0.2, height=0.13):
    """A bowl standing on a washstand; origin on the top."""
    lathe(
        [
            (0, 0),
            (r * 0.6, 0),
            (r * 0.9, height * 0.45),
            (r, height),
            (r - 0.012, height),
            (r * 0.86, height * 0.45),
            (r * 0.5, 0.03),
            (0, 0.025),
        ],
        mat,
        n=48,
    )


def wall_tap(metal, reach=0.18):
    """A basin tap out of the wall; origin at the wall."""
    tube([(0, 0, 0), (0, -reach, 0), (0, -reach - 0.012, -0.03)], 0.011, metal)
    for x in (-0.1, 0.1):
        tube([(x, 0, 0), (x, -0.05, 0)], 0.016, metal)
        tube([(x - 0.025, -0.05, 0), (x + 0.025, -0.05, 0)], 0.007, metal)


def tall_tap(metal, height=0.3, reach=0.14):
    """A basin tap on the washstand."""
    tube(
        [
            (0, 0, 0),
            (0, 0, height - 0.04),
            (0, -0.02, height - 0.01),
            (0, -0.05, height),
            (0, -reach, height - 0.01),
            (0, -reach - 0.008, height - 0.04),
        ],
        0.012,
        metal,
    )
    lathe([(0, 0), (0.024, 0), (0.024, 0.02), (0, 0.02)], metal, n=20)
    tube([(0, 0, height * 0.55), (0.055, 0, height * 0.62)], 0.006, metal)


def lit_mirror(width, height, power=10.0):
    """A mirror with a warm halo; origin at the wall, at its middle."""
    box(-width / 2, width / 2, -0.035, -0.03, -height / 2, height / 2, finish('mirror'), 0.002)
    rim = finish('glow')
    boxes(
        [
            (
                -width / 2 + 0.02,
                width / 2 - 0.02,
                -0.025,
                -0.015,
                s * (height / 2 - 0.02) - 0.006,
                s * (height / 2 - 0.02) + 0.006,
            )
            for s in (-1, 1)
        ]
        + [
            (
                s * (width / 2 - 0.02) - 0.006,
                s * (width / 2 - 0.02) + 0.006,
                -0.025,
                -0.015,
                -height / 2 + 0.02,
                height / 2 - 0.02,
            )
            for s in (-1, 1)
        ],
        rim,
        0,
    )
    if power:
        for s in (-1, 1):
            area(
                (0, -0.03, s * (height / 2 + 0.01)),
                (0, 0.05, s * (height / 2 + 0.2)),
                width,
                0.03,
                power / 2,
                (1, 0.78, 0.52),
            )


def wall_toilet(mat, plate):
    """A wall-hung bowl with its lid, a flush plate and a hand spray (shattaf) beside it."""
    lid = [
        [(x, y - 0.27, z) for x, y, z in oval(rx, ry, z0, 40, 0.9)]
        for rx, ry, z0 in ((0.1, 0.16, 0.12), (0.15, 0.23, 0.22), (0.18, 0.27, 0.36), (0.18, 0.27, 0.39))
    ]
    shell(lid, mat, 'bowl')
    top = [
        [(x, y - 0.27, z) for x, y, z in oval(rx, ry, z0, 40, 0.9)]
        for rx, ry, z0 in ((0.175, 0.265, 0.395), (0.18, 0.27, 0.4), (0.175, 0.265, 0.425), (0.15, 0.24, 0.43))
    ]
    shell(top, mat, 'lid')
    box(-0.1, 0.1, -0.12, 0, 0.16, 0.38, mat, 0.03)
    box(-0.12, 0.12, -0.012, 0, 1.02, 1.18, plate, 0.006)
    tube([(0.32, -0.02, 0.62), (0.32, -0.05, 0.66), (0.32, -0.05, 0.76)], 0.014, plate)
    tube([(0.32, -0.03, 0.62), (0.36, -0.05, 0.4), (0.30, -0.05, 0.3), (0.27, -0.01, 0.34)], 0.006, plate)


def rain_shower(metal, height=2.2, reach=0.4):
    """An exposed shower column with a rain head; origin at the wall."""
    tube(
        [
            (0, -0.05, 1.05),
            (0, -0.05, height - 0.05),
            (0, -0.09, height),
            (0, -reach, height),
            (0, -reach, height - 0.05),
        ],
        0.011,
        metal,
    )
    lathe([(0, 0), (0.14, 0), (0.14, 0.008), (0.02, 0.02), (0, 0.02)], metal, (0, -reach, height - 0.07), 40)
    box(-0.14, 0.14, -0.09, -0.02, 1.03, 1.09, metal, 0.02)
    tube(
        [(0.1, -0.08, 1.05), (0.16, -0.1, 0.8), (0.13, -0.07, 0.7), (0.09, -0.06, 1.3), (0.09, -0.06, 1.5)],
        0.006,
        metal,
    )
    lathe([(0, 0), (0.03, 0), (0.03, 0.1), (0.015, 0.13), (0, 0.13)], metal, (0.09, -0.08, 1.45), 18)


def glass_screen(x0, x1, y0, y1, height, metal):
    """A clear upright pane from (x0, y0) to (x1, y1) with a slim frame."""
    mesh('screen', [(x0, y0, 0.02), (x1, y1, 0.02), (x1, y1, height), (x0, y0, height)], [(0, 1, 2, 3)], clear_glass())
    for z in (0.015, height):
        tube([(x0, y0, z), (x1, y1, z)], 0.012, metal, 6)
    for x, y in ((x0, y0), (x1, y1)):
        tube([(x, y, 0.015), (x, y, height)], 0.012, metal, 6)


def towels(mats, width=0.4):
    """Folded towels in a stack."""
    for i, mat in enumerate(mats):
        soft(-width / 2, width / 2, -0.14, 0.14, i * 0.07, i * 0.07 + 0.066, finish(mat), 0.03, 0.012)


def hanging_towel(mat, metal, width=0.5, drop=0.6):
    """A rail with a towel over it; origin at the wall, at the rail's height."""
    tube(
        [(-width * 0.65, 0, 0), (-width * 0.65, -0.07, 0), (width * 0.65, -0.07, 0), (width * 0.65, 0, 0)], 0.009, metal
    )
    soft(-width / 2, width / 2, -0.1, -0.08, -drop, 0.012, finish(mat), 0.01, 0.006)
    soft(-width / 2, width / 2, -0.06, -0.045, -drop * 0.7, 0.012, finish(mat), 0.01, 0.006)


def wall_globe(metal):
    """A small globe lamp on the wall."""
    lathe(
        [(0, -0.07)]
        + [(0.07 * math.cos(math.radians(a)), 0.07 * math.sin(math.radians(a))) for a in range(-75, 90, 15)]
        + [(0.01, 0.07)],
        shade_cloth(2.6, (1, 0.84, 0.62)),
        (0, -0.12, 0.05),
        24,
    )
    tube([(0, 0, -0.06), (0, -0.12, -0.06), (0, -0.12, -0.02)], 0.009, metal)
