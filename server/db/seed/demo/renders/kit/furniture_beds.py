"""Beds and what is laid on them. A bed's head is at y = 0 against the wall, its foot towards -y."""
import math
import random

import numpy as np

from .cushions import pillow, soft
from .geometry import box, boxes, mesh, tube


def cloth(x0, x1, y0, y1, top, drop, mat, seed, ripple=.018, over_foot=True, n=90, m=70):
    """A cover hanging over both sides of a bed (and its foot), with soft folds. Heights in metres above the floor."""
    r = np.random.RandomState(seed)
    phase, waves = r.rand(8) * 6, r.uniform(2, 9, (8, 2)) * r.choice((-1, 1), (8, 2))
    verts, faces = [], []
    radius = .07

    def fold(past):
        """Sideways and downward run of cloth `past` an edge."""
        if past <= 0:
            return 0, 0
        turn = min(past, radius * 1.57) / radius
        return radius * math.sin(turn), radius * (1 - math.cos(turn)) + max(0, past - radius * 1.57)

    foot = drop if over_foot else 0
    for j in range(m + 1):
        for i in range(n + 1):
            s = (x0 - drop) + (x1 - x0 + 2 * drop) * i / n
            t = (y0 - foot) + (y1 - y0 + foot) * j / m
            past_x, past_y = max(x0 - s, 0, s - x1), max(y0 - t, 0) if over_foot else 0
            out_x, down_x = fold(past_x)
            out_y, down_y = fold(past_y)
            x = x0 - out_x if s < x0 else x1 + out_x if s > x1 else s
            y = y0 - out_y if t < y0 else t
            down = max(down_x, down_y)
            wave = sum(math.sin(waves[k][0] * s + waves[k][1] * t + phase[k]) for k in range(8)) / 8
            along = t if past_x > past_y else s
            pleat = math.sin(along * 19 + phase[0] * 1.3 + 2 * math.sin(along * 5 + phase[1])) * min(1, down * 4) * .028
            if past_x > 0:
                x += pleat * (1 if s > x1 else -1)
            elif past_y > 0:
                y -= pleat
            verts.append((x, y, max(.02, top + .02 - down + ripple * 2.2 * wave * (1 if down < .02 else .3))))
    for j in range(m):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    sheet = mesh('cloth', verts, faces, mat, smooth=True)
    solid = sheet.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = .02
    smooth = sheet.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1
    return sheet


def bed(width, base, linen, runner=None, accent=None, length=2.1, small=None, seed=2, duvet=None, base_height=.3):
    """A made bed: base, mattress, duvet turned down, pillows in rows, a runner across the foot."""
    x = width / 2
    box(-x - .04, x + .04, -length - .03, -.02, .08, base_height, base, .02)
    boxes([(u, u + .06, v, v + .06, 0, .08) for u in (-x + .1, x - .16) for v in (-length + .08, -.2)], base, .004)
    soft(-x, x, -length, -.03, base_height, base_height + .26, linen, .08, .02)
    top = base_height + .3
    cloth(-x - .01, x + .01, -length - .01, -.92, top, .34, duvet or linen, seed)
    soft(-x - .07, x + .07, -1.1, -.8, top - .01, top + .055, linen, .05, .02)
    if runner:
        cloth(-x - .03, x + .03, -length + .25, -length + .85, top + .032, .4, runner, seed + 3, .016, False, 90, 40)
    r = random.Random(seed)
    count = 2 if width > 1.3 else 1
    lean = math.radians
    for i in range(count):
        u = (i - (count - 1) / 2) * width * .5
        w = min(.78, width * .47 if count == 2 else width * .7)
        pillow(w, .5, .22, linen, (u, -.23, top + .24), (lean(-22), 0, r.uniform(-.05, .05)), seed * 7 + i)
        pillow(w - .04, .48, .2, linen, (u + .02, -.43, top + .22), (lean(-28), r.uniform(-.05, .05), 0), seed * 11 + i)
        if accent:
            pillow(.5, .48, .18, accent, (u * .78, -.62, top + .23), (lean(-28), r.uniform(-.06, .06), r.uniform(-.1, .1)), seed * 13 + i)
    if small:
        pillow(.62, .32, .16, small, (0, -.8, top + .16), (lean(-32), 0, .02), seed + 8)


def channel_headboard(width, height, mat, channels=14, low=.1):
    """Upright upholstered channels along a wall."""
    w = width / channels
    for i in range(channels):
        x = -width / 2 + i * w
        soft(x + .004, x + w - .004, -.13, -.02, low, height, mat, .05, .02)


def panel_headboard(width, height, mat, count=3, low=.1, rows=1):
    """Large padded squares."""
    w, h = width / count, (height - low) / rows
    for i in range(count):
        for j in range(rows):
            x = -width / 2 + i * w
            soft(x + .004, x + w - .004, -.11, -.02, low + j * h + .004, low + (j + 1) * h - .004, mat, .05, .02)


def tufted_headboard(width, height, mat, trim, low=.2):
    """A classical headboard: a crested frame round a buttoned field."""
    n, rows = 44, 22
    verts, faces = [], []
    for j in range(rows + 1):
        for i in range(n + 1):
            u, v = -1 + 2 * i / n, j / rows
            crest = height + .22 * math.cos(u * math.pi / 2) ** 1.5
            x, z = u * width / 2, low + (crest - low) * v
            button = abs(math.sin(x * math.pi / .32 + (z / .3) * math.pi)) * abs(math.sin(x * math.pi / .32 - (z / .3) * math.pi))
            verts.append((x, -.07 - .035 * button ** .6, z))
    for j in range(rows):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    field = mesh('tufting', verts, faces, mat, smooth=True)
    smooth = field.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1
    box(-width / 2, width / 2, -.06, 0, low, height, mat, .01)
    crest = [(-width / 2, -.07, low)] + [(u * width / 2, -.07, height + .22 * math.cos(u * math.pi / 2) ** 1.5) for u in [-1 + 2 * i / 40 for i in range(41)]] + [(width / 2, -.07, low)]
    tube(crest, .045, trim)


def house_bed(wood, linen, cover, width=.95, length=1.95, height=1.75, accent=None):
    """A child's bed under a little house of poles; its long side along x, its back on y = 0."""
    x, t = length / 2, .05
    rows = []
    for s in (-1, 1):
        for y in (-width, -t):
            rows.append((s * x - t / 2, s * x + t / 2, y, y + t, 0, 1.2))
    rows += [(-x, x, y, y + t, 1.17, 1.22) for y in (-width, -t)]
    rows += [(-x, x, y, y + t, .26, .36) for y in (-width, -t)]
    rows += [(s * x - t / 2, s * x + t / 2, -width, 0, .26, .36) for s in (-1, 1)]
    boxes(rows, wood, .006)
    for s in (-1, 1):
        tube([(s * x, -width + t / 2, 1.19), (s * x, -width / 2, height), (s * x, -t / 2, 1.19)], .027, wood)
    tube([(-x, -width / 2, height), (x, -width / 2, height)], .027, wood)
    soft(-x + .03, x - .03, -width + .03, -.03, .3, .5, linen, .06, .02)
    with_cover = cloth(-x + .25, x - .02, -width + .02, -.06, .5, .14, cover, 4, .012)
    with_cover.name = 'cover'
    pillow(.45, .62, .16, linen, (-x + .28, -width / 2, .6), (math.radians(90), math.radians(-20), 0), 3)
    if accent:
        pillow(.4, .38, .15, accent, (x - .35, -.2, .72), (math.radians(-18), 0, .1), 5)
        pillow(.36, .36, .15, linen, (0, -.2, .7), (math.radians(-18), 0, -.1), 6)


def single_bed(wood, linen, cover, accent=None, width=1., length=2., head=.95, seed=3):
    """A single bed, head at y = 0."""
    x = width / 2
    box(-x - .03, x + .03, -.05, 0, .1, head, wood, .012)
    box(-x - .03, x + .03, -length - .03, -length, .1, .42, wood, .012)
    boxes([(s * x - .02, s * x + .02, -length, -.04, .16, .34) for s in (-1, 1)], wood, .008)
    boxes([(u, u + .06, v, v + .06, 0, .12) for u in (-x - .02, x - .04) for v in (-length - .02, -.06)], wood, .004)
    soft(-x + .03, x - .03, -length + .02, -.05, .24, .48, linen, .06, .02)
    cloth(-x + .02, x - .02, -length + .04, -.72, .5, .2, cover, seed, .014, False, 60, 60)
    pillow(.62, .44, .18, linen, (0, -.2, .68), (math.radians(-24), 0, .03), seed)
    if accent:
        pillow(.42, .4, .16, accent, (.04, -.38, .66), (math.radians(-28), .05, -.06), seed + 2)
