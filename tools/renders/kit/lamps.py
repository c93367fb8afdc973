"""Lamps: on tables and floors, hung from ceilings."""

import math

from .geometry import box, lathe, mesh, tube
from .interior_finishes import finish, shade_cloth
from .lights import point


def _shade(r0, r1, z0, z1, strength=2.0, n=40):
    v, f = [], []
    for i in range(n):
        a = 2 * math.pi * i / n
        v += [(r0 * math.cos(a), r0 * math.sin(a), z0), (r1 * math.cos(a), r1 * math.sin(a), z1)]
        k = 2 * i
        f.append((k, (k + 2) % (2 * n), (k + 3) % (2 * n), k + 1))
    return mesh('shade', v, f, shade_cloth(strength), smooth=True)


def table_lamp(height=0.62, r=0.18, base='white marble', power=12.0, strength=2.0):
    """A lamp with a cloth shade, standing on the origin."""
    z = height * 0.52
    lathe(
        [
            (0, 0),
            (0.09, 0),
            (0.1, 0.02),
            (0.03, 0.05),
            (0.07, z * 0.4),
            (0.07, z * 0.65),
            (0.02, z * 0.9),
            (0.015, height * 0.75),
            (0, height * 0.75),
        ],
        finish(base),
    )
    _shade(r, r * 0.74, z, height, strength)
    if power:
        point((0, 0, (z + height) / 2), power, (1, 0.72, 0.42), 0.06)


def floor_lamp(height=1.6, metal='brass', power=16.0, strength=2.0):
    lathe(
        [(0, 0), (0.15, 0), (0.15, 0.015), (0.02, 0.03), (0.012, 0.05), (0.012, height - 0.1), (0, height - 0.1)],
        finish(metal),
    )
    _shade(0.21, 0.17, height - 0.3, height, strength)
    if power:
        point((0, 0, height - 0.15), power, (1, 0.74, 0.44), 0.08)


def arc_lamp(reach=1.3, height=2.0, metal='brass', power=16.0):
    """A lamp that leans over from a marble foot at the origin towards -y."""
    box(-0.16, 0.16, -0.16, 0.16, 0, 0.08, finish('white marble'), 0.01)
    tube(
        [
            (
                0,
                -reach * (1 - math.cos(t)) / 1.0 * 0.5,
                height * math.sin(t) if t < 1.57 else height - (t - 1.57) * 0.12,
            )
            for t in [i * 3.0 / 30 for i in range(31)]
        ],
        0.012,
        finish(metal),
    )
    y, z = -reach, height - 0.22
    lathe(
        [(0.03, 0.16), (0.1, 0.13), (0.16, 0.06), (0.18, 0), (0.172, 0), (0.15, 0.055), (0.09, 0.12)],
        finish(metal),
        (0, y, z),
    )
    lathe([(0, 0), (0.05, 0.015), (0.06, 0.05), (0.04, 0.09), (0, 0.1)], finish('glow'), (0, y, z), 20)
    if power:
        point((0, y, z - 0.05), power, (1, 0.76, 0.46), 0.07)


def ring_pendant(rings, ceiling, metal='brass', power=18.0):
    """Lit rings hung from the ceiling above the origin; rings of (radius, height)."""
    for r, z in rings:
        ring = [(r * math.cos(q * math.pi / 36), r * math.sin(q * math.pi / 36)) for q in range(73)]
        tube([(x, y, z) for x, y in ring], 0.017, finish(metal))
        tube([(x, y, z - 0.018) for x, y in ring], 0.010, finish('glow'))
        for q in range(3):
            tube([(r * math.cos(q * 2.1), r * math.sin(q * 2.1), z), (0, 0, ceiling)], 0.0025, finish('black metal'), 4)
    lathe([(0, -0.03), (0.09, -0.03), (0.09, 0), (0, 0)], finish(metal), (0, 0, ceiling))
    if power:
        point((0, 0, min(z for _, z in rings) + 0.05), power, (1, 0.76, 0.48), 0.25)


def dome_pendant(z, ceiling, r=0.2, metal='brass', power=9.0):
    """A metal dome over a table or an island."""
    lathe(
        [
            (0.02, r * 1.1),
            (0.05, r * 1.05),
            (r * 0.8, r * 0.55),
            (r, 0),
            (r - 0.012, 0),
            (r * 0.76, r * 0.52),
            (0.04, r),
        ],
        finish(metal),
        (0, 0, z),
    )
    lathe([(0, 0), (0.04, 0.015), (0.05, 0.05), (0.03, 0.08), (0, 0.09)], finish('glow'), (0, 0, z + 0.01), 20)
    tube([(0, 0, z + r), (0, 0, ceiling)], 0.004, finish('black metal'), 4)
    if power:
        point((0, 0, z - 0.03), power, (1, 0.74, 0.44), 0.06)


def globe_pendant(z, ceiling, r=0.13, power=7.0, metal='brass'):
    lathe(
        [(0, -r)]
        + [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for a in range(-75, 90, 15)]
        + [(0.02, r)],
        shade_cloth(2.6, (1, 0.84, 0.62)),
        (0, 0, z),
        28,
    )
    lathe([(0.03, 0), (0.03, 0.05), (0, 0.05)], finish(metal), (0, 0, z + r - 0.01), 16)
    tube([(0, 0, z + r), (0, 0, ceiling)], 0.004, finish('black metal'), 4)
    if power:
        point((0, 0, z - r - 0.05), power, (1, 0.78, 0.5), 0.1)


def bar_pendant(length, z, ceiling, metal='black metal', power=24.0):
    """A linear lamp along x."""
    box(-length / 2, length / 2, -0.03, 0.03, z, z + 0.06, finish(metal), 0.004)
    box(-length / 2 + 0.01, length / 2 - 0.01, -0.022, 0.022, z - 0.004, z, finish('glow'), 0)
    for s in (-1, 1):
        tube([(s * length * 0.36, 0, z + 0.06), (s * length * 0.36, 0, ceiling)], 0.003, finish('black metal'), 4)
    if power:
        for s in (-1, 1):
            point((s * length * 0.25, 0, z - 0.06), power / 2, (1, 0.78, 0.5), 0.12)


def chandelier(z, ceiling, arms=10, r=0.55, power=30.0):
    """A classic gilt chandelier: arms with candles, glass drops, two tiers."""
    gold = finish('gold')
    crystal = finish('chrome')
    lathe(
        [
            (0, -0.3),
            (0.02, -0.27),
            (0.05, -0.2),
            (0.03, -0.12),
            (0.06, 0),
            (0.09, 0.06),
            (0.04, 0.16),
            (0.05, 0.3),
            (0.02, 0.42),
            (0.015, ceiling - z),
            (0, ceiling - z),
        ],
        gold,
        (0, 0, z),
        24,
    )
    lathe([(0, -0.02), (0.1, -0.02), (0.06, -0.08), (0, -0.09)], gold, (0, 0, ceiling), 24)
    for tier, (count, rad, up) in enumerate(((arms, r, 0), (arms // 2, r * 0.55, 0.28))):
        for i in range(count):
            a = 2 * math.pi * (i + tier * 0.5) / count
            ca, sa = math.cos(a), math.sin(a)
            tube(
                [
                    (rad * t * ca, rad * t * sa, z + up - 0.12 * math.sin(math.pi * t) + 0.06 * t)
                    for t in [k / 10 for k in range(11)]
                ],
                0.009,
                gold,
            )
            x, y, h = rad * ca, rad * sa, z + up + 0.06
            lathe([(0, 0), (0.03, 0), (0.045, 0.015), (0.012, 0.02), (0.012, 0.09), (0, 0.09)], gold, (x, y, h), 12)
            lathe([(0.011, 0), (0.017, 0.025), (0.006, 0.06), (0, 0.065)], finish('glow'), (x, y, h + 0.09), 10)
            for k in range(3):
                t = 0.35 + 0.3 * k
                lathe(
                    [(0, -0.05), (0.012, -0.035), (0.006, -0.005), (0, 0)],
                    crystal,
                    (rad * t * ca, rad * t * sa, z + up - 0.12 * math.sin(math.pi * t) + 0.06 * t - 0.01),
                    6,
                )
    if power:
        point((0, 0, z + 0.1), power, (1, 0.8, 0.54), 0.4)
