"""Tables, consoles, cases of shelves and drawers. Free pieces are centred, wall pieces have their back on y = 0."""
import math
import random

from .geometry import bevel, box, boxes, lathe, mesh, tube


def drum_table(top, base, r=.55, height=.36):
    lathe([(0, height - .05), (r - .01, height - .05), (r, height - .04), (r, height - .01), (r - .01, height), (0, height)], top, n=64)
    lathe([(0, 0), (r * .55, 0), (r * .55, .02), (r * .2, .05), (r * .16, height * .45), (r * .24, height * .72), (r * .55, height - .05)], base)


def plinth_table(mat, length=1.2, depth=.7, height=.34, gap=.05):
    """A stone block on a recessed foot."""
    box(-length / 2, length / 2, -depth / 2, depth / 2, gap, height, mat, .012)
    box(-length / 2 + .08, length / 2 - .08, -depth / 2 + .08, depth / 2 - .08, 0, gap, mat, 0)


def tray_table(top, metal, r=.3, height=.45):
    lathe([(0, height - .03), (r - .01, height - .03), (r, height - .02), (r, height), (0, height + .002)], top, n=48)
    for i in range(3):
        a = .4 + i * 2.094
        tube([(r * .85 * math.cos(a), r * .85 * math.sin(a), 0), (r * .6 * math.cos(a), r * .6 * math.sin(a), height - .025)], .011, metal)


def cube_side(wood, top, size=.5, height=.5):
    box(-size / 2, size / 2, -size / 2, size / 2, 0, height - .02, wood, .01)
    box(-size / 2 - .01, size / 2 + .01, -size / 2 - .01, size / 2 + .01, height - .02, height, top, .004)


def frame_table(top, metal, length=1.2, depth=.6, height=.4, thick=.03):
    """A slab on a slim metal frame (coffee table, desk, console, by height)."""
    x, y, bar = length / 2, depth / 2, .025
    box(-x, x, -y, y, height - thick, height, top, .005)
    rows = []
    for s in (-x + .02, x - .02 - bar):
        rows += [(s, s + bar, -y + .03, -y + .03 + bar, 0, height - thick), (s, s + bar, y - .03 - bar, y - .03, 0, height - thick), (s, s + bar, -y + .03, y - .03, 0, bar)]
    rows += [(-x + .02, x - .02, v, v + bar, height - thick - bar, height - thick) for v in (-y + .03, y - .03 - bar)]
    boxes(rows, metal, .003)


def dining_table(top, base, length=2.4, depth=1.05, style='legs'):
    """A dining table 0.75 m high: 'legs', 'trestle' (two blades), 'round' (depth is its diameter), 'oval'."""
    h = .75
    if style == 'round':
        r = depth / 2
        lathe([(0, h - .04), (r - .03, h - .04), (r, h - .015), (r - .005, h), (0, h)], top, n=72)
        lathe([(0, 0), (r * .5, 0), (r * .5, .025), (r * .3, .06), (r * .17, .3), (r * .2, .6), (r * .42, h - .04)], base, n=40)
        return
    if style == 'oval':
        n, v = 72, []
        for z in (h - .04, h):
            for i in range(n):
                a = 2 * math.pi * i / n
                v.append((math.copysign(abs(math.cos(a)) ** .6, math.cos(a)) * length / 2, math.copysign(abs(math.sin(a)) ** .75, math.sin(a)) * depth / 2, z))
        f = [tuple(range(n, 2 * n)), tuple(reversed(range(n)))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        bevel(mesh('oval', v, f, top), .01, 3, 50)
        for s in (-1, 1):
            lathe([(0, 0), (.26, 0), (.26, .02), (.2, .03), (.2, h - .04), (0, h - .04)], base, (s * length * .27, 0, 0), 40)
        return
    box(-length / 2, length / 2, -depth / 2, depth / 2, h - .045, h, top, .008)
    if style == 'trestle':
        for s in (-1, 1):
            box(s * length * .33 - .04, s * length * .33 + .04, -depth * .33, depth * .33, 0, h - .045, base, .012)
        box(-length * .33, length * .33, -.04, .04, .3, .4, base, .01)
    else:
        boxes([(u, u + .08, w, w + .08, 0, h - .045) for u in (-length / 2 + .04, length / 2 - .12) for w in (-depth / 2 + .04, depth / 2 - .12)], base, .008)
        boxes([(-length / 2 + .1, length / 2 - .1, w, w + .03, h - .13, h - .045) for w in (-depth / 2 + .07, depth / 2 - .1)], base, .004)


def sideboard(wood, metal, length=1.8, depth=.45, height=.75, doors=4, lift=.14, top=None):
    """A low cupboard on a slim stand; fronts with shadow gaps."""
    x0 = -length / 2
    box(x0, -x0, -depth, 0, lift, height - .02, wood, .006)
    box(x0 - .01, -x0 + .01, -depth - .02, 0, height - .02, height, top or wood, .004)
    w = length / doors
    boxes([(x0 + i * w + .004, x0 + (i + 1) * w - .004, -depth - .02, -depth, lift + .01, height - .035) for i in range(doors)], wood, .003)
    boxes([(x0 + i * w + (w - .035 if i % 2 == 0 else .02), x0 + i * w + (w - .02 if i % 2 == 0 else .035), -depth - .04, -depth - .02, height - .3, height - .12) for i in range(doors)], metal, .003)
    boxes([(u, u + .03, v, v + .03, 0, lift) for u in (x0 + .06, -x0 - .09) for v in (-depth + .04, -.07)], metal, .003)


def drawers(wood, metal, top, width=.6, depth=.46, height=.52, count=2, lift=.1):
    """A chest or a night table."""
    x0 = -width / 2
    box(x0, -x0, -depth, 0, lift, height - .02, wood, .006)
    box(x0 - .01, -x0 + .01, -depth - .02, 0, height - .02, height, top, .004)
    step = (height - .02 - lift) / count
    boxes([(x0 + .015, -x0 - .015, -depth - .018, -depth, lift + i * step + .008, lift + (i + 1) * step - .008) for i in range(count)], wood, .004)
    boxes([(-.08, .08, -depth - .034, -depth - .018, lift + (i + .6) * step, lift + (i + .6) * step + .012) for i in range(count)], metal, .002)
    boxes([(u, u + .035, v, v + .035, 0, lift) for u in (x0 + .04, -x0 - .075) for v in (-depth + .03, -.07)], wood, .003)


def wardrobe(wood, metal, length=3.6, height=2.5, depth=.6, doors=5, plinth=.08):
    x0 = -length / 2
    box(x0, -x0, -depth + .02, 0, 0, height, wood, .004)
    w = length / doors
    boxes([(x0 + i * w + .003, x0 + (i + 1) * w - .003, -depth, -depth + .022, plinth, height - .01) for i in range(doors)], wood, .003)
    boxes([(x0 + i * w + (w - .05 if i % 2 == 0 else .035), x0 + i * w + (w - .035 if i % 2 == 0 else .05), -depth - .02, -depth, .9, 1.55) for i in range(doors)], metal, .003)


def bookcase(wood, length=1.6, height=2.2, depth=.32, columns=2, rows=5, back=None):
    """An open case. Returns the free cells as (x0, x1, z0, z1)."""
    x0, t = -length / 2, .028
    w, h = (length - t) / columns, (height - t) / rows
    built = [(x0 + i * w, x0 + i * w + t, -depth, 0, 0, height) for i in range(columns + 1)]
    built += [(x0, -x0, -depth, 0, j * h, j * h + t) for j in range(rows + 1)]
    boxes(built, wood, .003)
    if back:
        box(x0, -x0, -.012, 0, 0, height, back, 0)
    return [(x0 + i * w + t, x0 + (i + 1) * w, j * h + t, (j + 1) * h) for i in range(columns) for j in range(rows)]


def books(x0, x1, z, depth, mats, seed=1, tall=.24, fill=.8):
    """A row of books standing on a shelf, backs at -depth."""
    r = random.Random(seed)
    rows = {m: [] for m in range(len(mats))}
    at = x0
    while at < x0 + (x1 - x0) * fill:
        w, h, d = r.uniform(.018, .042), r.uniform(.72, 1) * tall, r.uniform(.14, .19)
        if at + w > x1:
            break
        rows[r.randrange(len(mats))].append((at, at + w - .001, -depth + .03, -depth + .03 + d, z, z + h))
        at += w
    for index, built in rows.items():
        if built:
            boxes(built, mats[index], .002)


def media_unit(wood, metal, length=2.6, height=.42, depth=.42, lift=.16):
    """A wall-hung cupboard under a television."""
    x0 = -length / 2
    box(x0, -x0, -depth, 0, lift, lift + height - .1, wood, .006)
    boxes([(x0 + i * length / 3 + .003, x0 + (i + 1) * length / 3 - .003, -depth - .02, -depth, lift + .004, lift + height - .104) for i in range(3)], wood, .003)
    boxes([(x0, -x0, -depth + .03, 0, lift - .02, lift)], metal, .002)


def television(body, screen, width=1.65):
    """A screen on the wall; origin at its middle."""
    h = width * .5625
    box(-width / 2, width / 2, -.05, -.015, -h / 2, h / 2, body, .006)
    box(-width / 2 + .012, width / 2 - .012, -.053, -.05, -h / 2 + .012, h / 2 - .012, screen, 0)
