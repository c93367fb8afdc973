"""Bathroom pieces. Wall pieces have their back on y = 0 and face -y; the bath stands free, centred."""
import math

from .cushions import soft
from .geometry import bevel, box, boxes, lathe, mesh, tube
from .interior_finishes import clear_glass, finish, shade_cloth
from .lights import area


def shell(outline, mat, name='shell'):
    """A lofted vessel from rings, each a list of points of the same count; the last ring is capped."""
    n = len(outline[0])
    verts = [p for ring in outline for p in ring]
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(outline) - 1) for i in range(n)]
    faces.append(tuple((len(outline) - 1) * n + i for i in range(n)))
    built = mesh(name, verts, faces, mat, smooth=True)
    built.data.use_auto_smooth = True
    built.data.auto_smooth_angle = math.radians(60)
    return built


def oval(rx, ry, z, n=56, power=1., lift=0.):
    """A ring; power below 1 squares it, lift raises its x ends."""
    ring = []
    for i in range(n):
        a = 2 * math.pi * i / n
        ca, sa = math.cos(a), math.sin(a)
        ring.append((math.copysign(abs(ca) ** power, ca) * rx, math.copysign(abs(sa) ** power, sa) * ry, z + lift * abs(ca) ** 3))
    return ring


def freestanding_bath(mat, length=1.7, width=.8, height=.58):
    x, y = length / 2, width / 2
    shell([oval(x * .78, y * .74, 0, power=.8), oval(x * .8, y * .76, .02, power=.8), oval(x * .93, y * .92, height * .6, power=.8), oval(x, y, height, power=.8, lift=.03),
           oval(x - .02, y - .02, height + .012, power=.8, lift=.03), oval(x - .05, y - .05, height, power=.8, lift=.03), oval(x - .12, y - .12, height * .5, power=.8), oval(x * .72, y * .62, .14, power=.8), oval(x * .5, y * .4, .12, power=.8)], mat, 'bath')


def bath_tap(metal, height=.95):
    """A floor-standing tap pouring towards -y."""
    tube([(0, 0, 0), (0, 0, height - .06), (0, -.02, height - .02), (0, -.06, height), (0, -.24, height), (0, -.26, height - .03)], .017, metal)
    lathe([(0, 0), (.05, 0), (.05, .012), (0, .012)], metal, n=24)
    tube([(.0, 0, height - .2), (.09, 0, height - .2)], .013, metal)
    tube([(.09, 0, height - .3), (.09, 0, height - .06)], .012, metal)


def vanity(length, wood, top, metal, drawers=2, depth=.5, hung=.35, height=.86):
    """A wall-hung washstand."""
    x0, w = -length / 2, length / drawers
    box(x0, -x0, -depth, 0, hung, height - .03, wood, .004)
    boxes([(x0 + i * w + .003, x0 + (i + 1) * w - .003, -depth - .018, -depth, z0, z1) for i in range(drawers) for z0, z1 in ((hung + .003, (hung + height - .03) / 2 - .002), ((hung + height - .03) / 2 + .002, height - .033))], wood, .003)
    boxes([(x0 + (i + .32) * w, x0 + (i + .68) * w, -depth - .036, -depth - .018, z, z + .01) for i in range(drawers) for z in ((hung + height - .03) / 2 - .05, height - .075)], metal, .002)
    box(x0 - .01, -x0 + .01, -depth - .025, 0, height - .03, height, top, .004)


def vessel_basin(mat, r=.2, height=.13):
    """A bowl standing on a washstand; origin on the top."""
    lathe([(0, 0), (r * .6, 0), (r * .9, height * .45), (r, height), (r - .012, height), (r * .86, height * .45), (r * .5, .03), (0, .025)], mat, n=48)


def wall_tap(metal, reach=.18):
    """A basin tap out of the wall; origin at the wall."""
    tube([(0, 0, 0), (0, -reach, 0), (0, -reach - .012, -.03)], .011, metal)
    for x in (-.1, .1):
        tube([(x, 0, 0), (x, -.05, 0)], .016, metal)
        tube([(x - .025, -.05, 0), (x + .025, -.05, 0)], .007, metal)


def tall_tap(metal, height=.3, reach=.14):
    """A basin tap on the washstand."""
    tube([(0, 0, 0), (0, 0, height - .04), (0, -.02, height - .01), (0, -.05, height), (0, -reach, height - .01), (0, -reach - .008, height - .04)], .012, metal)
    lathe([(0, 0), (.024, 0), (.024, .02), (0, .02)], metal, n=20)
    tube([(0, 0, height * .55), (.055, 0, height * .62)], .006, metal)


def lit_mirror(width, height, power=10.):
    """A mirror with a warm halo; origin at the wall, at its middle."""
    box(-width / 2, width / 2, -.035, -.03, -height / 2, height / 2, finish('mirror'), .002)
    rim = finish('glow')
    boxes([(-width / 2 + .02, width / 2 - .02, -.025, -.015, s * (height / 2 - .02) - .006, s * (height / 2 - .02) + .006) for s in (-1, 1)]
          + [(s * (width / 2 - .02) - .006, s * (width / 2 - .02) + .006, -.025, -.015, -height / 2 + .02, height / 2 - .02) for s in (-1, 1)], rim, 0)
    if power:
        for s in (-1, 1):
            area((0, -.03, s * (height / 2 + .01)), (0, .05, s * (height / 2 + .2)), width, .03, power / 2, (1, .78, .52))


def wall_toilet(mat, plate):
    """A wall-hung bowl with its lid, a flush plate and a hand spray (shattaf) beside it."""
    lid = [[(x, y - .27, z) for x, y, z in oval(rx, ry, z0, 40, .9)] for rx, ry, z0 in ((.1, .16, .12), (.15, .23, .22), (.18, .27, .36), (.18, .27, .39))]
    shell(lid, mat, 'bowl')
    top = [[(x, y - .27, z) for x, y, z in oval(rx, ry, z0, 40, .9)] for rx, ry, z0 in ((.175, .265, .395), (.18, .27, .4), (.175, .265, .425), (.15, .24, .43))]
    shell(top, mat, 'lid')
    box(-.1, .1, -.12, 0, .16, .38, mat, .03)
    box(-.12, .12, -.012, 0, 1.02, 1.18, plate, .006)
    tube([(.32, -.02, .62), (.32, -.05, .66), (.32, -.05, .76)], .014, plate)
    tube([(.32, -.03, .62), (.36, -.05, .4), (.30, -.05, .3), (.27, -.01, .34)], .006, plate)


def rain_shower(metal, height=2.2, reach=.4):
    """An exposed shower column with a rain head; origin at the wall."""
    tube([(0, -.05, 1.05), (0, -.05, height - .05), (0, -.09, height), (0, -reach, height), (0, -reach, height - .05)], .011, metal)
    lathe([(0, 0), (.14, 0), (.14, .008), (.02, .02), (0, .02)], metal, (0, -reach, height - .07), 40)
    box(-.14, .14, -.09, -.02, 1.03, 1.09, metal, .02)
    tube([(.1, -.08, 1.05), (.16, -.1, .8), (.13, -.07, .7), (.09, -.06, 1.3), (.09, -.06, 1.5)], .006, metal)
    lathe([(0, 0), (.03, 0), (.03, .1), (.015, .13), (0, .13)], metal, (.09, -.08, 1.45), 18)


def glass_screen(x0, x1, y0, y1, height, metal):
    """A clear upright pane from (x0, y0) to (x1, y1) with a slim frame."""
    mesh('screen', [(x0, y0, .02), (x1, y1, .02), (x1, y1, height), (x0, y0, height)], [(0, 1, 2, 3)], clear_glass())
    for z in (.015, height):
        tube([(x0, y0, z), (x1, y1, z)], .012, metal, 6)
    for x, y in ((x0, y0), (x1, y1)):
        tube([(x, y, .015), (x, y, height)], .012, metal, 6)


def towels(mats, width=.4):
    """Folded towels in a stack."""
    for i, mat in enumerate(mats):
        soft(-width / 2, width / 2, -.14, .14, i * .07, i * .07 + .066, finish(mat), .03, .012)


def hanging_towel(mat, metal, width=.5, drop=.6):
    """A rail with a towel over it; origin at the wall, at the rail's height."""
    tube([(-width * .65, 0, 0), (-width * .65, -.07, 0), (width * .65, -.07, 0), (width * .65, 0, 0)], .009, metal)
    soft(-width / 2, width / 2, -.1, -.08, -drop, .012, finish(mat), .01, .006)
    soft(-width / 2, width / 2, -.06, -.045, -drop * .7, .012, finish(mat), .01, .006)


def wall_globe(metal):
    """A small globe lamp on the wall."""
    lathe([(0, -.07)] + [(.07 * math.cos(math.radians(a)), .07 * math.sin(math.radians(a))) for a in range(-75, 90, 15)] + [(.01, .07)], shade_cloth(2.6, (1, .84, .62)), (0, -.12, .05), 24)
    tube([(0, 0, -.06), (0, -.12, -.06), (0, -.12, -.02)], .009, metal)
