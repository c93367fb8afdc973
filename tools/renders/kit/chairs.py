"""Armchairs, chairs and stools. Pieces face -y and are centred."""

import math

from .cushions import soft
from .geometry import bevel, box, lathe, mesh, tube


def splayed_legs(half_x, half_y, height, mat, splay=0.06, thick=0.014):
    """Four round legs leaning outward, about the origin."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * (half_x - splay), sy * (half_y - splay), height), (sx * half_x, sy * half_y, 0)], thick, mat)


def armchair(mat, wood, width=0.8, depth=0.82):
    """A cushioned armchair on four legs, centred."""
    half = width / 2
    soft(-half + 0.09, half - 0.09, -depth / 2, depth / 2 - 0.16, 0.24, 0.44, mat, 0.08, 0.04)
    soft(-half + 0.06, half - 0.06, depth / 2 - 0.2, depth / 2, 0.22, 0.86, mat, 0.08, 0.03)
    for s in (-1, 1):
        soft(s * half - 0.07, s * half + 0.07, -depth / 2 + 0.02, depth / 2, 0.16, 0.6, mat, 0.06, 0.02)
    splayed_legs(half - 0.03, depth / 2 - 0.05, 0.2, wood, 0.05, 0.018)


def tub_chair(mat, trim, r=0.38, height=0.72, open_to=70, seat=0.42):
    """A round-backed chair, opening towards -y through twice `open_to` degrees."""
    v, f = [], []
    steps, a0, a1 = 30, math.radians(-90 + open_to), math.radians(270 - open_to)
    ring = [
        (r, 0.06),
        (r + 0.015, 0.3),
        (r + 0.02, 1.0),
        (r - 0.02, 1.05),
        (r - 0.1, 1.03),
        (r - 0.12, 0.9),
        (r - 0.11, 0.3),
    ]
    for i in range(steps + 1):
        t = i / steps
        a = a0 + (a1 - a0) * t
        top = seat + 0.12 + (height - seat - 0.12) * math.sin(math.pi * t) ** 0.5
        for rad, z in ring:
            v.append((rad * math.cos(a), rad * math.sin(a), z if z < 0.1 else z * top))
    n = len(ring)
    for i in range(steps):
        for k in range(n - 1):
            f.append((i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1))
    f += [tuple(range(n)), tuple(reversed(range(steps * n, steps * n + n)))]
    shell = mesh('shell', v, f, mat, smooth=True)
    shell.data.use_auto_smooth = True
    shell.data.auto_smooth_angle = math.radians(55)
    lathe(
        [(0, 0.08), (r - 0.08, 0.08), (r - 0.05, 0.12), (r - 0.04, seat - 0.05), (r - 0.08, seat), (0, seat + 0.02)],
        mat,
        n=40,
    )
    lathe([(0, 0), (r - 0.06, 0), (r - 0.05, 0.02), (r - 0.06, 0.07), (0, 0.07)], trim, n=40)


def pouf(mat, trim=None, r=0.33, height=0.42):
    k = r / 0.345
    lathe(
        [
            (0, 0.02),
            (0.30 * k, 0.02),
            (0.335 * k, 0.06),
            (r, 0.2),
            (0.335 * k, height - 0.06),
            (0.29 * k, height),
            (0, height + 0.015),
        ],
        mat,
    )
    if trim:
        lathe([(r + 0.001, 0.055), (r + 0.007, 0.06), (r + 0.007, 0.075), (r + 0.001, 0.08)], trim)


def dining_chair(mat, wood, back=0.86, curved=True):
    """An upholstered dining chair, centred; its front is at -y."""
    soft(-0.235, 0.235, -0.24, 0.22, 0.42, 0.5, mat, 0.04, 0.025)
    if curved:
        v, f, n, rows = [], [], 12, 7
        for j in range(rows + 1):
            for i in range(n + 1):
                a = math.radians(-62 + 124 * i / n)
                z = 0.5 + (back - 0.5) * j / rows
                lean = 0.05 * (j / rows)
                v.append(
                    (
                        0.25 * math.sin(a) * (1 - 0.08 * j / rows),
                        0.02 + 0.2 * math.cos(a) + lean,
                        z - 0.05 * (abs(a) / 1.1) ** 2 * (j / rows),
                    )
                )
        for j in range(rows):
            for i in range(n):
                k = j * (n + 1) + i
                f.append((k, k + 1, k + n + 2, k + n + 1))
        shell = mesh('back', v, f, mat, smooth=True)
        solid = shell.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.045, 0
        bevel(shell, 0.016, 3, 60)
    else:
        panel = soft(-0.23, 0.23, -0.03, 0.03, 0, back - 0.5, mat, 0.04, 0.015)
        panel.location, panel.rotation_euler = (0, 0.2, 0.5), (math.radians(-8), 0, 0)
    for sx in (-1, 1):
        tube([(sx * 0.2, -0.2, 0.43), (sx * 0.225, -0.225, 0)], 0.016, wood)
        tube([(sx * 0.2, 0.18, 0.43), (sx * 0.215, 0.25, 0)], 0.016, wood)


def slat_chair(wood, seat_mat):
    """A wooden chair with a spindle back and a woven seat."""
    soft(-0.22, 0.22, -0.22, 0.2, 0.43, 0.47, seat_mat, 0.02, 0.012)
    for sx in (-1, 1):
        tube([(sx * 0.2, -0.2, 0.45), (sx * 0.21, -0.21, 0)], 0.017, wood)
        tube([(sx * 0.2, 0.19, 0.0), (sx * 0.195, 0.18, 0.45), (sx * 0.19, 0.24, 0.84)], 0.016, wood)
        tube([(sx * 0.2, -0.2, 0.2), (sx * 0.2, 0.18, 0.2)], 0.009, wood)
    tube([(-0.2 + 0.4 * i / 10, 0.235 + 0.035 * math.sin(math.pi * i / 10), 0.83) for i in range(11)], 0.022, wood)
    for i in range(5):
        tube([(-0.13 + i * 0.065, 0.19, 0.45), (-0.13 + i * 0.065, 0.255, 0.82)], 0.007, wood)


def bar_stool(mat, metal, height=0.66):
    """A counter stool with a low wrap back."""
    lathe(
        [(0, height - 0.05), (0.19, height - 0.05), (0.2, height - 0.02), (0.19, height + 0.02), (0, height + 0.03)],
        mat,
    )
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * 0.13, sy * 0.13, height - 0.04), (sx * 0.2, sy * 0.2, 0)], 0.011, metal)
    tube(
        [(0.175 * math.cos(a), 0.175 * math.sin(a), 0.22) for a in [i * math.pi / 12 for i in range(25)]], 0.008, metal
    )
    back = mesh('wrap', *_wrap(0.2, height + 0.04, height + 0.26), mat, smooth=True)
    solid = back.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.035
    bevel(back, 0.012, 3, 60)


def _wrap(r, z0, z1, n=18):
    v, f = [], []
    for z in (z0, (z0 + z1) / 2, z1):
        for i in range(n + 1):
            a = math.radians(10 + 160 * i / n)
            v.append(
                (
                    r * math.cos(a),
                    r * math.sin(a) * (1 + 0.25 * (z - z0)),
                    z - 0.05 * (abs(i / n - 0.5) * 2) ** 3 * (z > z0),
                )
            )
    for j in range(2):
        for i in range(n):
            k = j * (n + 1) + i
            f.append((k, k + 1, k + n + 2, k + n + 1))
    return v, f


def task_chair(mat, shell, metal):
    """An office chair: five-star base, mesh back, arms."""
    for i in range(5):
        a = math.radians(18 + 72 * i)
        tube(
            [(0.03 * math.cos(a), 0.03 * math.sin(a), 0.1), (0.3 * math.cos(a), 0.3 * math.sin(a), 0.065)], 0.018, metal
        )
        lathe(
            [(0, 0), (0.025, 0.005), (0.028, 0.03), (0.02, 0.055), (0, 0.058)],
            shell,
            (0.3 * math.cos(a), 0.3 * math.sin(a), 0),
            12,
        )
    tube([(0, 0, 0.09), (0, 0, 0.42)], 0.026, metal)
    soft(-0.25, 0.25, -0.25, 0.22, 0.43, 0.51, mat, 0.05, 0.02)
    v, f, n, rows = [], [], 10, 8
    for j in range(rows + 1):
        for i in range(n + 1):
            u = -1 + 2 * i / n
            t = j / rows
            v.append(
                (
                    u * (0.225 - 0.03 * t * t),
                    0.24 + 0.05 * t - 0.06 * math.sin(math.pi * t) - 0.05 * u * u,
                    0.56 + 0.46 * t,
                )
            )
    for j in range(rows):
        for i in range(n):
            k = j * (n + 1) + i
            f.append((k, k + 1, k + n + 2, k + n + 1))
    back = mesh('mesh-back', v, f, shell, smooth=True)
    solid = back.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.025
    tube([(0, 0.1, 0.45), (0, 0.26, 0.47), (0, 0.3, 0.62)], 0.022, metal)
    for s in (-1, 1):
        tube([(s * 0.24, 0.05, 0.46), (s * 0.29, 0.05, 0.5), (s * 0.29, 0.03, 0.66)], 0.012, metal)
        box(s * 0.29 - 0.035, s * 0.29 + 0.035, -0.12, 0.12, 0.66, 0.69, shell, 0.012)
