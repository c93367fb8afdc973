"""Tables of every height, centred."""

import math

from .geometry import bevel, box, boxes, lathe, mesh, tube


def drum_table(top, base, r=0.55, height=0.36):
    lathe(
        [
            (0, height - 0.05),
            (r - 0.01, height - 0.05),
            (r, height - 0.04),
            (r, height - 0.01),
            (r - 0.01, height),
            (0, height),
        ],
        top,
        n=64,
    )
    lathe(
        [
            (0, 0),
            (r * 0.55, 0),
            (r * 0.55, 0.02),
            (r * 0.2, 0.05),
            (r * 0.16, height * 0.45),
            (r * 0.24, height * 0.72),
            (r * 0.55, height - 0.05),
        ],
        base,
    )


def plinth_table(mat, length=1.2, depth=0.7, height=0.34, gap=0.05):
    """A stone block on a recessed foot."""
    box(-length / 2, length / 2, -depth / 2, depth / 2, gap, height, mat, 0.012)
    box(-length / 2 + 0.08, length / 2 - 0.08, -depth / 2 + 0.08, depth / 2 - 0.08, 0, gap, mat, 0)


def tray_table(top, metal, r=0.3, height=0.45):
    lathe(
        [(0, height - 0.03), (r - 0.01, height - 0.03), (r, height - 0.02), (r, height), (0, height + 0.002)], top, n=48
    )
    for i in range(3):
        a = 0.4 + i * 2.094
        tube(
            [
                (r * 0.85 * math.cos(a), r * 0.85 * math.sin(a), 0),
                (r * 0.6 * math.cos(a), r * 0.6 * math.sin(a), height - 0.025),
            ],
            0.011,
            metal,
        )


def cube_side(wood, top, size=0.5, height=0.5):
    box(-size / 2, size / 2, -size / 2, size / 2, 0, height - 0.02, wood, 0.01)
    box(-size / 2 - 0.01, size / 2 + 0.01, -size / 2 - 0.01, size / 2 + 0.01, height - 0.02, height, top, 0.004)


def frame_table(top, metal, length=1.2, depth=0.6, height=0.4, thick=0.03):
    """A slab on a slim metal frame (coffee table, desk, console, by height)."""
    x, y, bar = length / 2, depth / 2, 0.025
    box(-x, x, -y, y, height - thick, height, top, 0.005)
    rows = []
    for s in (-x + 0.02, x - 0.02 - bar):
        rows += [
            (s, s + bar, -y + 0.03, -y + 0.03 + bar, 0, height - thick),
            (s, s + bar, y - 0.03 - bar, y - 0.03, 0, height - thick),
            (s, s + bar, -y + 0.03, y - 0.03, 0, bar),
        ]
    rows += [
        (-x + 0.02, x - 0.02, v, v + bar, height - thick - bar, height - thick) for v in (-y + 0.03, y - 0.03 - bar)
    ]
    boxes(rows, metal, 0.003)


def dining_table(top, base, length=2.4, depth=1.05, style='legs'):
    """A dining table 0.75 m high: 'legs', 'trestle' (two blades), 'round' (depth is its diameter), 'oval'."""
    h = 0.75
    if style == 'round':
        r = depth / 2
        lathe([(0, h - 0.04), (r - 0.03, h - 0.04), (r, h - 0.015), (r - 0.005, h), (0, h)], top, n=72)
        lathe(
            [
                (0, 0),
                (r * 0.5, 0),
                (r * 0.5, 0.025),
                (r * 0.3, 0.06),
                (r * 0.17, 0.3),
                (r * 0.2, 0.6),
                (r * 0.42, h - 0.04),
            ],
            base,
            n=40,
        )
        return
    if style == 'oval':
        n, v = 72, []
        for z in (h - 0.04, h):
            for i in range(n):
                a = 2 * math.pi * i / n
                v.append(
                    (
                        math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)) * length / 2,
                        math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)) * depth / 2,
                        z,
                    )
                )
        f = [tuple(range(n, 2 * n)), tuple(reversed(range(n)))] + [
            (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
        ]
        bevel(mesh('oval', v, f, top), 0.01, 3, 50)
        for s in (-1, 1):
            lathe(
                [(0, 0), (0.26, 0), (0.26, 0.02), (0.2, 0.03), (0.2, h - 0.04), (0, h - 0.04)],
                base,
                (s * length * 0.27, 0, 0),
                40,
            )
        return
    box(-length / 2, length / 2, -depth / 2, depth / 2, h - 0.045, h, top, 0.008)
    if style == 'trestle':
        for s in (-1, 1):
            box(
                s * length * 0.33 - 0.04,
                s * length * 0.33 + 0.04,
                -depth * 0.33,
                depth * 0.33,
                0,
                h - 0.045,
                base,
                0.012,
            )
        box(-length * 0.33, length * 0.33, -0.04, 0.04, 0.3, 0.4, base, 0.01)
    else:
        boxes(
            [
                (u, u + 0.08, w, w + 0.08, 0, h - 0.045)
                for u in (-length / 2 + 0.04, length / 2 - 0.12)
                for w in (-depth / 2 + 0.04, depth / 2 - 0.12)
            ],
            base,
            0.008,
        )
        boxes(
            [
                (-length / 2 + 0.1, length / 2 - 0.1, w, w + 0.03, h - 0.13, h - 0.045)
                for w in (-depth / 2 + 0.07, depth / 2 - 0.1)
            ],
            base,
            0.004,
        )
