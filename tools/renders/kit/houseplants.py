"""Plants in pots and vases."""

import math
import random

from .finishes import leaf
from .geometry import inst, lathe, mesh, tube
from .interior_finishes import finish
from .nodes import c
from .plants import blob, frond_mesh


def areca(seed=1, height=1.0, pot='pot', count=15):
    """A potted palm; height 1 is about 1.6 m in all."""
    r = random.Random(seed)
    green = leaf('areca', c('#2f4f1f'), c('#5f8038'), 0.3, 0.35)
    fronds = [frond_mesh(green, 1.15 * height, 1.5, 1.25, 20, 0.34 * height, i, 0.02) for i in range(3)]
    lathe([(0, 0), (0.19, 0), (0.25, 0.40), (0.24, 0.43), (0.22, 0.42), (0.21, 0.38), (0, 0.38)], finish(pot))
    for i in range(count):
        inst(
            fronds[i % 3],
            (0, 0, 0.4),
            (r.uniform(-0.2, 0.2), -math.radians(r.uniform(14, 54)), i * 2.4),
            r.uniform(0.8, 1.2),
        )


def olive_tree(seed=2, height=1.9, pot='dark pot'):
    """A slim indoor olive."""
    r = random.Random(seed)
    bark = finish('tamarisk')
    green = leaf('olive', c('#4c5b2b'), c('#8a8f65'), 0.3)
    lathe([(0, 0), (0.2, 0), (0.23, 0.36), (0.2, 0.36), (0.19, 0.32), (0, 0.32)], finish(pot))
    top = height - 0.5
    tube([(0, 0, 0.3), (0.03, 0.02, top * 0.6), (0, 0.03, top)], 0.022, bark)
    crowns = []
    for i in range(7):
        a, reach = i * 2.4, r.uniform(0.14, 0.32)
        tip = (reach * math.cos(a), reach * math.sin(a), top + r.uniform(0.05, 0.5))
        tube([(0, 0.03, top - r.uniform(0, 0.25)), tip], 0.008, bark)
        crowns.append((*tip, r.uniform(0.16, 0.24)))
    blob('olive', [green], 1500, crowns, 0.035, seed, 0, 0.25)


def snake_plant(seed=3, height=0.7, pot='pot'):
    r = random.Random(seed)
    green = leaf('sansevieria', c('#2c4326'), c('#5e7440'), 0.12, 0.4)
    lathe([(0, 0), (0.14, 0), (0.17, 0.28), (0.16, 0.3), (0.15, 0.27), (0, 0.27)], finish(pot))
    v, f = [], []
    for i in range(15):
        a, lean, h, w = i * 2.4, r.uniform(0.03, 0.16), height * r.uniform(0.6, 1.1), r.uniform(0.028, 0.04)
        bx, by = r.uniform(0, 0.09) * math.cos(a), r.uniform(0, 0.09) * math.sin(a)
        turn = r.uniform(0, 3.1)
        for k in range(6):
            t = k / 5
            width = w * (0.75 + 0.5 * t) * (1 - t**3)
            x, y = bx + lean * t * t * math.cos(a), by + lean * t * t * math.sin(a)
            v += [
                (x - width * math.cos(turn), y - width * math.sin(turn), 0.26 + h * t),
                (x + width * math.cos(turn), y + width * math.sin(turn), 0.26 + h * t),
            ]
            if k:
                n = len(v)
                f.append((n - 4, n - 3, n - 1, n - 2))
    mesh('sansevieria', v, f, green, smooth=True)


def branch_vase(height=0.25, pot='pot', seed=4, spread=0.2, rise=0.4, leaves=220):
    """A vase with a few leafy twigs."""
    r = random.Random(seed)
    k = height / 0.25
    lathe(
        [
            (0, 0),
            (0.06 * k, 0),
            (0.085 * k, 0.08 * k),
            (0.07 * k, 0.17 * k),
            (0.035 * k, 0.22 * k),
            (0.04 * k, 0.25 * k),
            (0.035 * k, 0.25 * k),
            (0.03 * k, 0.22 * k),
            (0, 0.2 * k),
        ],
        finish(pot),
    )
    green = leaf('twigs', c('#4c5b2b'), c('#8a8f55'), 0.3)
    tips = []
    for i in range(6):
        a, reach = i * 1.1 + r.random(), spread * r.uniform(0.4, 1)
        tip = (reach * math.cos(a), reach * math.sin(a), height + rise * r.uniform(0.6, 1))
        tube([(0, 0, height * 0.9), (tip[0] * 0.3, tip[1] * 0.3, height + rise * 0.4), tip], 0.003, finish('walnut'))
        tips.append((*tip, spread * 0.45))
    blob('twigs', [green], leaves, tips, 0.03, seed, 0, 0.15)
