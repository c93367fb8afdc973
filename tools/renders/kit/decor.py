"""What makes a room lived in: rugs, pictures, mirrors, coffee things."""

import math
import random

from .cushions import soft
from .geometry import box, boxes, lathe, mesh, picture_face, tube
from .interior_finishes import finish
from .nodes import c
from .surfaces import imgmat, simple


def rug(x0, x1, y0, y1, picture, edge='taupe cloth', fringe=None, name='rug', turned=False):
    """A rug with its picture on top; fringe names a cloth for tassels at both y ends."""
    box(x0, x1, y0, y1, 0.001, 0.013, finish(edge), 0.004)
    woven = imgmat(name, picture, 0.97, 0.8, 0.05)
    corners = [(x0, y0, 0.0145), (x1, y0, 0.0145), (x1, y1, 0.0145), (x0, y1, 0.0145)]
    picture_face('rug', corners[1:] + corners[:1] if turned else corners, woven)
    if fringe:
        boxes(
            [
                (x0 + i * 0.026, x0 + i * 0.026 + 0.012, y, y + 0.07, 0.002, 0.007)
                for i in range(int((x1 - x0) / 0.026))
                for y in (y0 - 0.07, y1)
            ],
            finish(fringe),
            0,
        )


def round_rug(x, y, r, mat):
    lathe([(0, 0), (r, 0), (r, 0.012), (r - 0.01, 0.016), (0, 0.016)], mat, (x, y, 0.001), 80)


def framed(picture, width, height, frame='brass', mount=0.03, name='art'):
    """A framed picture on a wall: origin at its middle, facing -y."""
    w, h = width / 2, height / 2
    box(-w, w, -0.04, -0.002, -h, h, finish(frame), 0.005)
    x, z = w - mount, h - mount
    picture_face(
        'art', [(-x, -0.043, -z), (x, -0.043, -z), (x, -0.043, z), (-x, -0.043, z)], imgmat(name, picture, 0.85)
    )


def round_mirror(r, rim='brass'):
    """A round mirror on a wall, origin at its middle."""
    n = 64
    ring = [(r * math.cos(2 * math.pi * i / n), -0.02, r * math.sin(2 * math.pi * i / n)) for i in range(n + 1)]
    tube(ring, 0.018, finish(rim))
    mesh('mirror', ring[:n], [tuple(range(n))], finish('mirror'))


def vase(height=0.3, pot='pot', fat=0.09):
    lathe(
        [
            (0, 0),
            (fat * 0.6, 0),
            (fat, height * 0.35),
            (fat * 0.8, height * 0.65),
            (fat * 0.35, height * 0.88),
            (fat * 0.42, height),
            (fat * 0.36, height),
            (fat * 0.3, height * 0.86),
            (0, height * 0.8),
        ],
        finish(pot),
    )


def bowl(r=0.14, mat='ceramic'):
    lathe(
        [
            (0, 0),
            (r * 0.45, 0),
            (r * 0.5, 0.01),
            (r * 0.85, r * 0.3),
            (r, r * 0.55),
            (r - 0.008, r * 0.55),
            (r * 0.8, r * 0.3),
            (r * 0.4, 0.02),
            (0, 0.02),
        ],
        finish(mat),
    )


def fruit(r=0.13, seed=5):
    """A bowl of oranges and dates."""
    rr = random.Random(seed)
    bowl(r, 'pot')

    orange = simple('orange', c('#c96f1e'), 0.45)
    for i in range(6):
        a = i * 1.05
        x, y, z = r * 0.45 * math.cos(a) * (i < 5), r * 0.45 * math.sin(a) * (i < 5), r * 0.5 + (0.035 if i == 5 else 0)
        s = r * rr.uniform(0.26, 0.3)
        lathe(
            [(s * math.cos(math.radians(t)), s * math.sin(math.radians(t))) for t in range(-85, 90, 17)],
            orange,
            (x, y, z),
            18,
        )


def book_stack(mats=('terracotta cloth', 'ivory cloth'), width=0.28, depth=0.2):
    z = 0
    for i, mat in enumerate(mats):
        shrink = 0.012 * i
        boxes(
            [(-width / 2 + shrink, width / 2 - shrink, -depth / 2 + shrink, depth / 2 - shrink, z, z + 0.028)],
            finish(mat),
            0.004,
        )
        z += 0.029


def coffee_set(cups=4, metal='brass', tray=0.25):
    """A dallah with its cups on a tray: origin on the table."""
    pot = finish(metal)
    lathe(
        [(0, 0), (tray - 0.01, 0), (tray, 0.015), (tray - 0.005, 0.016), (tray - 0.015, 0.006), (0, 0.006)], pot, n=48
    )
    lathe(
        [
            (0, 0),
            (0.055, 0),
            (0.075, 0.03),
            (0.07, 0.08),
            (0.035, 0.13),
            (0.03, 0.17),
            (0.05, 0.2),
            (0.04, 0.22),
            (0.012, 0.27),
            (0.008, 0.3),
            (0, 0.305),
        ],
        pot,
        (-0.02, -0.05, 0.012),
    )
    tube([(0.045, -0.05, 0.06), (0.10, -0.05, 0.14), (0.15, -0.05, 0.21)], 0.011, pot)
    tube([(-0.09, -0.05, 0.2), (-0.15, -0.05, 0.18), (-0.155, -0.05, 0.10), (-0.09, -0.05, 0.06)], 0.008, pot)
    for q in range(cups):
        a = q * 0.75 + 0.5
        lathe(
            [(0, 0), (0.018, 0), (0.032, 0.045), (0.03, 0.046), (0.016, 0.006), (0, 0.006)],
            finish('ceramic'),
            (tray * 0.62 * math.cos(a), tray * 0.62 * math.sin(a), 0.008),
            20,
        )


def place_setting(charger='gold', plate='ceramic'):
    lathe([(0, 0), (0.15, 0), (0.155, 0.008), (0.15, 0.01), (0, 0.008)], finish(charger), n=36)
    lathe([(0, 0.01), (0.09, 0.01), (0.128, 0.022), (0.125, 0.025), (0.085, 0.014), (0, 0.014)], finish(plate), n=36)
    lathe([(0, 0.026), (0.06, 0.026), (0.09, 0.036), (0.087, 0.038), (0.055, 0.029), (0, 0.029)], finish(plate), n=30)
    for x in (-0.19, 0.19, 0.21):
        box(x - 0.007, x + 0.007, -0.09, 0.1, 0, 0.004, finish(charger), 0.002)
    lathe(
        [
            (0, 0),
            (0.032, 0),
            (0.034, 0.003),
            (0.005, 0.008),
            (0.005, 0.07),
            (0.03, 0.1),
            (0.036, 0.15),
            (0.032, 0.19),
            (0.03, 0.19),
            (0.034, 0.15),
            (0.027, 0.1),
            (0, 0.075),
        ],
        finish('chrome'),
        (0.2, 0.2, 0),
        24,
    )


def throw(x0, x1, y, z, mat, hang=0.35, depth=0.5):
    """A folded blanket over a seat's edge: across the seat, down its front at y."""
    soft(x0, x1, y, y + depth, z, z + 0.03, mat, 0.02, 0.012)
    soft(x0, x1, y - 0.035, y + 0.005, z - hang, z + 0.025, mat, 0.02, 0.008)
