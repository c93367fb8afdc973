"""Sofas, floor seating, armchairs, chairs and stools. Pieces face -y; wall pieces have their back on y = 0."""
import math
import random

from .cushions import pillow, soft
from .geometry import bevel, box, boxes, lathe, mesh, tube


def legs(x0, x1, y0, y1, height, mat, thick=.045, inset=.05):
    """Four square legs under a footprint."""
    return boxes([(u, u + thick, v, v + thick, 0, height)
                  for u in (x0 + inset, x1 - inset - thick) for v in (y0 + inset, y1 - inset - thick)], mat, .005)


def splayed_legs(half_x, half_y, height, mat, splay=.06, thick=.014):
    """Four round legs leaning outward, about the origin."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * (half_x - splay), sy * (half_y - splay), height), (sx * half_x, sy * half_y, 0)], thick, mat)


def sofa(length, mat, base, seats=3, depth=.95, arm=.18, arm_height=.64, back=.8, legs_mat=None, lift=.1):
    """A sofa with loose seat and back cushions on a low plinth."""
    x0 = -length / 2
    box(x0, -x0, -depth, 0, lift, .26, base, .015)
    each = (length - 2 * arm) / seats
    for i in range(seats):
        u = x0 + arm + i * each
        soft(u + .008, u + each - .008, -depth - .02, -.22, .26, .46, mat, .05, .035)
        cushion = soft(u + .01, u + each - .01, -.11, .11, -.23, .25, mat, .06, .03)
        cushion.location, cushion.rotation_euler = (0, -.2, .68), (math.radians(-9), 0, 0)
    if arm:
        for u in (x0, -x0 - arm):
            soft(u, u + arm, -depth, 0, .2, arm_height, mat, .05, .015)
    soft(x0 + arm, -x0 - arm, -.12, 0, .26, back, mat, .03, .01)
    legs(x0, -x0, -depth, 0, lift, legs_mat or base)


def modular(length, mat, seats=3, depth=1.05, height=.4, back=.72, chaise=0, side=1):
    """A low sofa of deep blocks set on the floor; `chaise` metres of an L at one end (side 1: +x)."""
    each = length / seats
    for i in range(seats):
        u = -length / 2 + i * each
        out = chaise if chaise and i == (seats - 1 if side > 0 else 0) else 0
        soft(u + .006, u + each - .006, -depth - out, -.02, .04, height, mat, .09, .04)
        soft(u + .01, u + each - .01, -.3, 0, height - .04, back, mat, .09, .04)
    for end in (-1, 1):
        u = end * length / 2
        soft(min(u, u - end * .22), max(u, u - end * .22), -depth * .75, -.05, height - .03, height + .16, mat, .08, .03)


def classic_sofa(length, mat, wood, gold, seats=3, depth=.88):
    """A carved-frame sofa: show-wood rail, rolled arms, a crested back."""
    half = length / 2
    box(-half, half, -depth, 0, .2, .3, wood, .03)
    for i in range(seats):
        w = (length - .3) / seats
        soft(-half + .15 + i * w + .004, -half + .15 + (i + 1) * w - .004, -depth - .01, -.16, .3, .47, mat, .05, .05)
    soft(-half + .1, half - .1, -.16, -.02, .3, .95, mat, .05, .03)
    crest = [(-half + .05 + length * .98 * t, -.06, .95 + .1 * math.sin(math.pi * t) + .03 * math.cos(6 * math.pi * t)) for t in [i / 40 for i in range(41)]]
    tube(crest, .032, wood)
    tube([(x, y - .03, z + .012) for x, y, z in crest], .009, gold)
    for s in (-1, 1):
        soft(s * half - .08, s * half + .08, -depth + .04, -.04, .3, .6, mat, .04, .01)
        tube([(s * half, -.05, .95), (s * half, -.12, .74), (s * half, -.3, .66), (s * half, -depth + .02, .64), (s * half, -depth - .02, .58), (s * half, -depth + .02, .4)], .034, wood)
        for y in (-depth + .05, -.06):
            lathe([(.018, 0), (.03, .03), (.02, .07), (.045, .16), (.05, .2)], wood, (s * (half - .08), y, 0), 14)
    tube([(-half + .04, -depth - .015, .25), (half - .04, -depth - .015, .25)], .009, gold)


def floor_run(length, mat, back_mat, cushions=4, depth=.78, seat=.24, gap=.0):
    """Ground seating (jalsa ardiyya): a long low mattress with upright back cushions."""
    each = length / max(1, round(length / 1.9))
    for i in range(max(1, round(length / 1.9))):
        u = -length / 2 + i * each
        soft(u + .004, u + each - .004, -depth, 0, .01, seat, mat, .05, .03)
    w = length / cushions
    for i in range(cushions):
        u = -length / 2 + i * w
        back = soft(u + .02 + gap, u + w - .02 - gap, -.11, .09, -.01, .4, back_mat, .08, .04)
        back.location, back.rotation_euler = (0, -.12, seat), (math.radians(-8), 0, 0)


def floor_armrest(mat, trim):
    """The firm block between two seats of ground seating (markaa)."""
    soft(-.17, .17, -.74, -.2, .24, .52, mat, .06, .05)
    box(-.175, .175, -.75, -.735, .27, .49, trim, .01)


def armchair(mat, wood, width=.8, depth=.82):
    """A cushioned armchair on four legs, centred."""
    half = width / 2
    soft(-half + .09, half - .09, -depth / 2, depth / 2 - .16, .24, .44, mat, .08, .04)
    soft(-half + .06, half - .06, depth / 2 - .2, depth / 2, .22, .86, mat, .08, .03)
    for s in (-1, 1):
        soft(s * half - .07, s * half + .07, -depth / 2 + .02, depth / 2, .16, .6, mat, .06, .02)
    splayed_legs(half - .03, depth / 2 - .05, .2, wood, .05, .018)


def tub_chair(mat, trim, r=.38, height=.72, open_to=70, seat=.42):
    """A round-backed chair, opening towards -y through twice `open_to` degrees."""
    v, f = [], []
    steps, a0, a1 = 30, math.radians(-90 + open_to), math.radians(270 - open_to)
    ring = [(r, .06), (r + .015, .3), (r + .02, 1.), (r - .02, 1.05), (r - .1, 1.03), (r - .12, .9), (r - .11, .3)]
    for i in range(steps + 1):
        t = i / steps
        a = a0 + (a1 - a0) * t
        top = seat + .12 + (height - seat - .12) * math.sin(math.pi * t) ** .5
        for rad, z in ring:
            v.append((rad * math.cos(a), rad * math.sin(a), z if z < .1 else z * top))
    n = len(ring)
    for i in range(steps):
        for k in range(n - 1):
            f.append((i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1))
    f += [tuple(range(n)), tuple(reversed(range(steps * n, steps * n + n)))]
    shell = mesh('shell', v, f, mat, smooth=True)
    shell.data.use_auto_smooth = True
    shell.data.auto_smooth_angle = math.radians(55)
    lathe([(0, .08), (r - .08, .08), (r - .05, .12), (r - .04, seat - .05), (r - .08, seat), (0, seat + .02)], mat, n=40)
    lathe([(0, 0), (r - .06, 0), (r - .05, .02), (r - .06, .07), (0, .07)], trim, n=40)


def pouf(mat, trim=None, r=.33, height=.42):
    k = r / .345
    lathe([(0, .02), (.30 * k, .02), (.335 * k, .06), (r, .2), (.335 * k, height - .06), (.29 * k, height), (0, height + .015)], mat)
    if trim:
        lathe([(r + .001, .055), (r + .007, .06), (r + .007, .075), (r + .001, .08)], trim)


def dining_chair(mat, wood, back=.86, curved=True):
    """An upholstered dining chair, centred; its front is at -y."""
    soft(-.235, .235, -.24, .22, .42, .5, mat, .04, .025)
    if curved:
        v, f, n, rows = [], [], 12, 7
        for j in range(rows + 1):
            for i in range(n + 1):
                a = math.radians(-62 + 124 * i / n)
                z = .5 + (back - .5) * j / rows
                lean = .05 * (j / rows)
                v.append((.25 * math.sin(a) * (1 - .08 * j / rows), .02 + .2 * math.cos(a) + lean, z - .05 * (abs(a) / 1.1) ** 2 * (j / rows)))
        for j in range(rows):
            for i in range(n):
                k = j * (n + 1) + i
                f.append((k, k + 1, k + n + 2, k + n + 1))
        shell = mesh('back', v, f, mat, smooth=True)
        solid = shell.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = .045, 0
        bevel(shell, .016, 3, 60)
    else:
        panel = soft(-.23, .23, -.03, .03, 0, back - .5, mat, .04, .015)
        panel.location, panel.rotation_euler = (0, .2, .5), (math.radians(-8), 0, 0)
    for sx in (-1, 1):
        tube([(sx * .2, -.2, .43), (sx * .225, -.225, 0)], .016, wood)
        tube([(sx * .2, .18, .43), (sx * .215, .25, 0)], .016, wood)


def slat_chair(wood, seat_mat):
    """A wooden chair with a spindle back and a woven seat."""
    soft(-.22, .22, -.22, .2, .43, .47, seat_mat, .02, .012)
    for sx in (-1, 1):
        tube([(sx * .2, -.2, .45), (sx * .21, -.21, 0)], .017, wood)
        tube([(sx * .2, .19, .0), (sx * .195, .18, .45), (sx * .19, .24, .84)], .016, wood)
        tube([(sx * .2, -.2, .2), (sx * .2, .18, .2)], .009, wood)
    tube([(-.2 + .4 * i / 10, .235 + .035 * math.sin(math.pi * i / 10), .83) for i in range(11)], .022, wood)
    for i in range(5):
        tube([(-.13 + i * .065, .19, .45), (-.13 + i * .065, .255, .82)], .007, wood)


def bar_stool(mat, metal, height=.66):
    """A counter stool with a low wrap back."""
    lathe([(0, height - .05), (.19, height - .05), (.2, height - .02), (.19, height + .02), (0, height + .03)], mat)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * .13, sy * .13, height - .04), (sx * .2, sy * .2, 0)], .011, metal)
    tube([(.175 * math.cos(a), .175 * math.sin(a), .22) for a in [i * math.pi / 12 for i in range(25)]], .008, metal)
    back = mesh('wrap', *_wrap(.2, height + .04, height + .26), mat, smooth=True)
    solid = back.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = .035
    bevel(back, .012, 3, 60)


def _wrap(r, z0, z1, n=18):
    v, f = [], []
    for z in (z0, (z0 + z1) / 2, z1):
        for i in range(n + 1):
            a = math.radians(10 + 160 * i / n)
            v.append((r * math.cos(a), r * math.sin(a) * (1 + .25 * (z - z0)), z - .05 * (abs(i / n - .5) * 2) ** 3 * (z > z0)))
    for j in range(2):
        for i in range(n):
            k = j * (n + 1) + i
            f.append((k, k + 1, k + n + 2, k + n + 1))
    return v, f


def task_chair(mat, shell, metal):
    """An office chair: five-star base, mesh back, arms."""
    for i in range(5):
        a = math.radians(18 + 72 * i)
        tube([(.03 * math.cos(a), .03 * math.sin(a), .1), (.3 * math.cos(a), .3 * math.sin(a), .065)], .018, metal)
        lathe([(0, 0), (.025, .005), (.028, .03), (.02, .055), (0, .058)], shell, (.3 * math.cos(a), .3 * math.sin(a), 0), 12)
    tube([(0, 0, .09), (0, 0, .42)], .026, metal)
    soft(-.25, .25, -.25, .22, .43, .51, mat, .05, .02)
    v, f, n, rows = [], [], 10, 8
    for j in range(rows + 1):
        for i in range(n + 1):
            u = -1 + 2 * i / n
            t = j / rows
            v.append((u * (.225 - .03 * t * t), .24 + .05 * t - .06 * math.sin(math.pi * t) - .05 * u * u, .56 + .46 * t))
    for j in range(rows):
        for i in range(n):
            k = j * (n + 1) + i
            f.append((k, k + 1, k + n + 2, k + n + 1))
    back = mesh('mesh-back', v, f, shell, smooth=True)
    solid = back.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = .025
    tube([(0, .1, .45), (0, .26, .47), (0, .3, .62)], .022, metal)
    for s in (-1, 1):
        tube([(s * .24, .05, .46), (s * .29, .05, .5), (s * .29, .03, .66)], .012, metal)
        box(s * .29 - .035, s * .29 + .035, -.12, .12, .66, .69, shell, .012)


def scatter_pillows(spots, seed=1, tilt=17):
    """Cushions leaning on a back: spots of (x, y, z, width, height, material)."""
    r = random.Random(seed)
    for k, (x, y, z, w, h, mat) in enumerate(spots):
        pillow(w, h, .17, mat, (x, y, z), (math.radians(-tilt + r.uniform(-3, 3)), r.uniform(-.09, .09), r.uniform(-.16, .16)), seed + k)


def bench(length, mat, wood, depth=.45, height=.46):
    soft(-length / 2, length / 2, -depth / 2, depth / 2, height - .12, height, mat, .05, .03)
    box(-length / 2 + .02, length / 2 - .02, -depth / 2 + .02, depth / 2 - .02, height - .15, height - .115, wood, .006)
    legs(-length / 2 + .03, length / 2 - .03, -depth / 2 + .02, depth / 2 - .02, height - .14, wood, .04, .02)
