"""Offices, shops and halls: desks with screens, partitions, shelving, racks. Free pieces are centred."""
import math
import random

from .cushions import soft
from .geometry import box, boxes, lathe, mesh, tube
from .interior_finishes import clear_glass, finish


def monitor(width=.6, tilt=0):
    """A screen on its foot, looking to -y; origin on the desk."""
    h = width * .58
    box(-width / 2, width / 2, .0, .02, .12, .12 + h, finish('black'), .004)
    box(-width / 2 + .008, width / 2 - .008, -.002, .0, .128, .112 + h, finish('screen'), 0)
    tube([(0, .02, .3), (0, .06, .22), (0, .06, .0)], .014, finish('steel'))
    lathe([(0, 0), (.1, 0), (.1, .008), (0, .01)], finish('steel'), (0, .05, 0), 24)


def keyboard():
    box(-.2, .2, -.06, .06, 0, .014, finish('white lacquer'), .004)
    box(.27, .33, -.045, .05, 0, .022, finish('white lacquer'), .012)


def bench_desk(places, top, frame, each=1.4, depth=.75, screen=None):
    """Two rows of desks back to back; returns the seats as (x, y, yaw)."""
    length, y = places * each, depth
    box(-length / 2, length / 2, -y, -.01, .71, .735, top, .004)
    box(-length / 2, length / 2, .01, y, .71, .735, top, .004)
    rows = []
    for i in range(places + 1):
        x = -length / 2 + .04 + i * (length - .08) / places
        rows += [(x - .025, x + .025, -y + .06, -y + .11, 0, .71), (x - .025, x + .025, y - .11, y - .06, 0, .71), (x - .025, x + .025, -y + .06, y - .06, .66, .71)]
    boxes(rows, frame, .004)
    if screen:
        box(-length / 2 + .03, length / 2 - .03, -.015, .015, .735, 1.1, screen, .01)
    return [(-length / 2 + (i + .5) * each, s * (y + .28), 180 if s < 0 else 0) for i in range(places) for s in (-1, 1)]


def meeting_table(top, base, length=3.2, depth=1.2):
    """A boat-shaped table on two blades."""
    n, verts = 40, []
    for z in (.7, .74):
        for s in (1, -1):
            for i in range(n + 1):
                t = -1 + 2 * i / n
                verts.append((s * t * length / 2, s * (depth / 2 - .14 * t * t), z))
    m = 2 * (n + 1)
    mesh('boat', verts, [tuple(range(m, 2 * m)), tuple(reversed(range(m)))] + [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)], top)
    for s in (-1, 1):
        box(s * length * .3 - .05, s * length * .3 + .05, -depth * .3, depth * .3, 0, .7, base, .01)
    box(-.3, .3, -.07, .07, .741, .748, finish('black'), .003)


def glazed_partition(x0, x1, y0, y1, height, frame, bays=4, band=None):
    """A glass wall in a slim frame between two points on the floor plan; `band` frosts a strip at eye height."""
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    mesh('partition', [(x0, y0, .04), (x1, y1, .04), (x1, y1, height), (x0, y0, height)], [(0, 1, 2, 3)], clear_glass())
    if band:
        mesh('frosting', [(x0 - uy * .004, y0 + ux * .004, 1.0), (x1 - uy * .004, y1 + ux * .004, 1.0), (x1 - uy * .004, y1 + ux * .004, 1.3), (x0 - uy * .004, y0 + ux * .004, 1.3)], [(0, 1, 2, 3)], band)
    for z in (.03, height - .02):
        tube([(x0, y0, z), (x1, y1, z)], .03, frame, 4)
    for i in range(bays + 1):
        x, y = x0 + ux * length * i / bays, y0 + uy * length * i / bays
        box(x - .022, x + .022, y - .022, y + .022, 0, height, frame, .003)


def linear_light(x0, x1, y, z, body, glow, drop=0.):
    """A lit bar along x under a ceiling at z, hung by `drop`."""
    box(x0, x1, y - .04, y + .04, z - drop - .07, z - drop, body, .004)
    box(x0 + .02, x1 - .02, y - .03, y + .03, z - drop - .074, z - drop - .07, glow, 0)
    if drop:
        for t in (.15, .85):
            x = x0 + (x1 - x0) * t
            tube([(x, y, z - drop), (x, y, z)], .003, finish('black metal'), 4)


def ceiling_grid(x0, x1, y0, y1, z, tile, bar, size=.6, lit=(), glow=None):
    """A lay-in ceiling; `lit` numbers cells (i, j) that are light panels."""
    nx, ny = round((x1 - x0) / size), round((y1 - y0) / size)
    box(x0, x1, y0, y1, z + .004, z + .05, tile, 0)
    boxes([(x0 + i * size - .012, x0 + i * size + .012, y0, y1, z - .004, z + .004) for i in range(nx + 1)]
          + [(x0, x1, y0 + j * size - .012, y0 + j * size + .012, z - .004, z + .004) for j in range(ny + 1)], bar, 0)
    if glow:
        boxes([(x0 + i * size + .02, x0 + (i + 1) * size - .02, y0 + j * size + .02, y0 + (j + 1) * size - .02, z - .002, z + .004) for i, j in lit], glow, 0)


def gondola(length, height, mat, shelves=4, depth=.45):
    """A free shop shelf open to both sides; returns shelf heights."""
    x, levels = length / 2, [.12 + (height - .2) * k / shelves for k in range(shelves)]
    box(-x, x, -.02, .02, 0, height, mat, .004)
    boxes([(-x, x, -depth, depth, z - .03, z) for z in levels], mat, .004)
    return levels


def goods(x0, x1, y0, y1, z, high, mats, seed=1, boxy=.7):
    """A row of packets and jars between x0 and x1 on a shelf."""
    r = random.Random(seed)
    at, rows = x0, {k: [] for k in range(len(mats))}
    while at < x1 - .05:
        k, w, h = r.randrange(len(mats)), r.uniform(.06, .16), r.uniform(.5, 1) * high
        count = r.randint(2, 5)
        for _ in range(count):
            if at + w > x1:
                break
            if r.random() < boxy:
                rows[k].append((at, at + w - .006, y0 + .01, y1 - .01, z, z + h))
            else:
                rows[k].append((at + .01, at + w - .016, y0 + .03, y1 - .04, z, z + h * .8))
            at += w
        at += r.uniform(0, .02)
    for k, built in rows.items():
        if built:
            boxes(built, mats[k], .006)


def rack(length, height, depth, upright, beam, deck, bays=3, levels=3):
    """A pallet rack along x, its back on y = 0; returns cells as (x0, x1, z)."""
    x0, w = -length / 2, length / bays
    posts = [(x0 + i * w - .05, x0 + i * w + .05, y, y + .08, 0, height) for i in range(bays + 1) for y in (-depth, -.08)]
    boxes(posts, upright, .004)
    for i in range(bays + 1):
        x = x0 + i * w
        for k in range(int(height / .9)):
            z = .15 + k * .9
            tube([(x, -depth + .04, z), (x, -.04, z + .75)], .014, upright, 5)
    step = (height - .3) / levels
    boxes([(x0, -x0, y, y + .05, step * (k + 1) - .12, step * (k + 1)) for k in range(levels) for y in (-depth + .01, -.07)], beam, .004)
    boxes([(x0, -x0, -depth + .05, -.06, step * (k + 1) - .02, step * (k + 1) - .005) for k in range(levels)], deck, 0)
    return [(x0 + i * w + .1, x0 + (i + 1) * w - .1, step * k) for i in range(bays) for k in range(levels + 1)]


def pallet(x0, x1, y0, y1, z, timber, cartons, seed=1, high=1.2):
    """A loaded pallet: boards, then cartons in layers, the top layer ragged."""
    r = random.Random(seed)
    boxes([(x0, x1, y0 + i * (y1 - y0) / 6, y0 + i * (y1 - y0) / 6 + .1, z + .1, z + .125) for i in range(6)] + [(x, x + .1, y0, y1, z, z + .1) for x in (x0, (x0 + x1) / 2 - .05, x1 - .1)], timber, .003)
    nx, ny, nz = r.choice((2, 3)), r.choice((2, 3)), r.choice((2, 3, 4))
    w, d, h = (x1 - x0) / nx, (y1 - y0) / ny, high / 4
    rows = [(x0 + i * w + .006, x0 + (i + 1) * w - .006, y0 + j * d + .006, y0 + (j + 1) * d - .006, z + .125 + k * h, z + .125 + (k + 1) * h - .005)
            for k in range(nz) for i in range(nx) for j in range(ny) if k < nz - 1 or r.random() < .75]
    boxes(rows, r.choice(cartons), .006)
    return rows


def roller_door(x0, x1, height, mat, frame, y=0.):
    """A closed shutter in the plane y."""
    n = int(height / .1)
    boxes([(x0, x1, y - .02 - .012 * (i % 2), y, i * .1, (i + 1) * .1) for i in range(n)], mat, .004)
    boxes([(x0 - .12, x0, y - .08, y, 0, height + .3), (x1, x1 + .12, y - .08, y, 0, height + .3), (x0 - .12, x1 + .12, y - .3, y, height, height + .45)], frame, .01)


def booth(mat, wood, width=1.5, height=1.35):
    """A padded two-seat booth for quiet talk, centred at its back."""
    soft(-width / 2, width / 2, -.6, -.06, .2, .45, mat, .05, .02)
    soft(-width / 2, width / 2, -.12, 0, .2, height, mat, .04, .02)
    for s in (-1, 1):
        soft(s * width / 2 - .06, s * width / 2 + .06, -.75, 0, .1, height, mat, .04, .01)
    box(-width / 2, width / 2, -.55, -.05, .04, .2, wood, .006)
