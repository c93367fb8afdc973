"""Kitchens: runs of cupboards, islands, appliances. A run's back is on y = 0, its middle on x = 0."""
import math
import random

from mathutils import Matrix

from .geometry import box, boxes, lathe, tube
from .interior_finishes import finish

TOP = .9  # height of a worktop, metres


def _facing(x, y, z):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(90), 4, 'X')


def base_run(length, front, top, metal, doors=5, depth=.6, drawers=(), style='bar', overhang=.02, shaker=False):
    """Floor cupboards under a worktop; `drawers` numbers the fronts that are stacks of three."""
    x0, w, z0, z1 = -length / 2, length / doors, .1, TOP - .04
    box(x0, -x0, -depth + .07, 0, 0, z0, finish('black'), 0)
    box(x0, -x0, -depth, 0, z0, z1, front, .002)
    plain, bars = [], []
    for i in range(doors):
        a, b = x0 + i * w + .003, x0 + (i + 1) * w - .003
        if i in drawers:
            step = (z1 - z0) / 3
            plain += [(a, b, -depth - .02, -depth, z0 + k * step + .003, z0 + (k + 1) * step - .003) for k in range(3)]
            bars += [(a + w * .28, b - w * .28, -depth - .045, -depth - .028, z0 + (k + 1) * step - .05, z0 + (k + 1) * step - .038) for k in range(3)]
        else:
            plain.append((a, b, -depth - .02, -depth, z0 + .003, z1 - .006))
    boxes(plain, front, .003)
    if shaker:
        shaker_rails(plain, front)
    if bars:
        boxes(bars, metal, .003)
    free = [i for i in range(doors) if i not in drawers]
    if style == 'bar':
        boxes([(x0 + i * w + w * .3, x0 + (i + 1) * w - w * .3, -depth - .045, -depth - .028, z1 - .06, z1 - .048) for i in free], metal, .003)
    elif style == 'knob':
        for i in free:
            knob(x0 + (i + (.88 if i % 2 == 0 else .12)) * w, -depth - .02, z1 - .09, metal)
    box(x0 - .005, -x0 + .005, -depth - overhang - .02, 0, z1, TOP, top, .006)


def knob(x, y, z, metal):
    lathe([(0, 0), (.006, 0), (.006, .015), (.015, .02), (.015, .028), (0, .031)], metal, n=14).matrix_basis = _facing(x, y, z)


def shaker_rails(fronts, mat, width=.06, proud=.012):
    """Raised rails around every front (x0, x1, y0, y1, z0, z1)."""
    rows = []
    for x0, x1, y0, _, z0, z1 in fronts:
        y1, y0 = y0, y0 - proud
        rows += [(x0, x1, y0, y1, z0, z0 + width), (x0, x1, y0, y1, z1 - width, z1), (x0, x0 + width, y0, y1, z0 + width, z1 - width), (x1 - width, x1, y0, y1, z0 + width, z1 - width)]
    return boxes(rows, mat, .003)


def wall_run(length, front, metal, doors=4, height=.75, depth=.35, shaker=False, glass=()):
    """Wall cupboards standing on z = 0 of their place; `glass` numbers glazed fronts."""
    x0, w = -length / 2, length / doors
    box(x0, -x0, -depth, 0, 0, height, front, .003)
    fronts = [(x0 + i * w + .003, x0 + (i + 1) * w - .003, -depth - .02, -depth, .002, height - .002) for i in range(doors)]
    boxes(fronts, front, .003)
    if shaker:
        shaker_rails(fronts, front)
        for i in range(doors):
            knob(x0 + (i + (.88 if i % 2 == 0 else .12)) * w, -depth - .02, .07, metal)
    else:
        boxes([(x0 + i * w + w * .3, x0 + (i + 1) * w - w * .3, -depth - .03, -depth - .02, -.004, .006) for i in range(doors)], metal, .002)


def tall_run(length, front, metal, doors=3, height=2.4, depth=.62, ovens=()):
    """Full-height cupboards; `ovens` numbers the bays that hold an oven over a second appliance."""
    x0, w = -length / 2, length / doors
    box(x0, -x0, -depth, 0, .1, height, front, .003)
    box(x0, -x0, -depth + .07, 0, 0, .1, finish('black'), 0)
    fronts, bars = [], []
    for i in range(doors):
        a, b = x0 + i * w + .003, x0 + (i + 1) * w - .003
        if i in ovens:
            fronts += [(a, b, -depth - .02, -depth, .103, .68), (a, b, -depth - .02, -depth, 1.78, height - .003)]
            with_oven(a, b, -depth, .7, 1.28)
            with_oven(a, b, -depth, 1.3, 1.76)
        else:
            fronts.append((a, b, -depth - .02, -depth, .103, height - .003))
            bars.append((a + (.03 if i % 2 else w - .06), a + (.045 if i % 2 else w - .045), -depth - .045, -depth - .02, .95, 1.5))
    boxes(fronts, front, .003)
    if bars:
        boxes(bars, metal, .003)


def with_oven(x0, x1, y, z0, z1):
    """An oven's front in the plane y, looking to -y."""
    box(x0 + .005, x1 - .005, y - .025, y, z0, z1, finish('black'), .004)
    box(x0 + .03, x1 - .03, y - .028, y - .024, z0 + .04, z1 - .12, finish('screen'), .002)
    box(x0 + .05, x1 - .05, y - .06, y - .045, z1 - .1, z1 - .085, finish('steel'), .004)
    box(x0 + .005, x1 - .005, y - .027, y - .02, z1 - .05, z1 - .004, finish('steel'), .002)


def sink(steel, tap, width=.62, depth=.4):
    """An undermounted sink and its tap; origin on the worktop at the bowl's middle."""
    x, y = width / 2, depth / 2
    box(-x, x, -y, y, .0005, .002, finish('screen'), 0)
    boxes([(-x, x, -y, -y + .012, .0, .006), (-x, x, y - .012, y, .0, .006), (-x, -x + .012, -y, y, .0, .006), (x - .012, x, -y, y, .0, .006)], steel, .002)
    tap_arc(tap, y + .06)


def tap_arc(metal, y=.25, height=.36, reach=.2):
    """A swan-neck tap standing at y, its spout towards -y."""
    arc = [(0, y, 0), (0, y, height * .6)] + [(0, y - reach / 2 + reach / 2 * math.cos(t), height * .6 + reach / 2 * math.sin(t)) for t in [i * math.pi / 12 for i in range(13)]] + [(0, y - reach, height * .5)]
    tube(arc, .012, metal)
    lathe([(0, 0), (.026, 0), (.026, .02), (.014, .04), (0, .04)], metal, (0, y, 0), 16)
    tube([(.0, y, .07), (.07, y, .1)], .006, metal)


def hob(glass, width=.6, depth=.52, gas=False):
    """A hob on the worktop; origin at its middle."""
    box(-width / 2, width / 2, -depth / 2, depth / 2, 0, .006, glass, .002)
    for x, y, r in ((-.15, .12, .09), (.15, .12, .075), (-.15, -.12, .075), (.15, -.12, .1)):
        if gas:
            lathe([(0, .006), (r * .5, .006), (r * .5, .02), (r * .3, .026), (0, .026)], finish('black metal'), (x, y, 0), 18)
            boxes([(x - r, x + r, y - .006, y + .006, .03, .04), (x - .006, x + .006, y - r, y + r, .03, .04)], finish('black metal'), .002)
        else:
            lathe([(r - .004, .0062), (r, .0062), (r, .0068), (r - .004, .0068)], finish('grey cloth'), (x, y, 0), 28)


def hood(metal, width=.8, height=.9, depth=.48):
    """A chimney hood; origin at the wall, at its underside."""
    box(-width / 2, width / 2, -depth, 0, 0, .07, metal, .006)
    box(-.15, .15, -.3, 0, .07, height, metal, .004)


def boxed_hood(mat, width=.9, height=.9, depth=.42, trim=None):
    """A plastered hood with a timber or metal lip."""
    box(-width / 2, width / 2, -depth, 0, .08, height, mat, .008)
    box(-width / 2 - .02, width / 2 + .02, -depth - .02, 0, 0, .08, trim or mat, .006)


def island(length, depth, front, top, waterfall=True, seats_side=.3):
    """An island, seats at its -y side under an overhang; origin at its middle."""
    x, y = length / 2, depth / 2
    box(-x + .04, x - .04, -y + seats_side, y - .02, .08, TOP - .04, front, .004)
    box(-x + .06, x - .06, -y + seats_side + .04, y - .06, 0, .08, finish('black'), 0)
    box(-x, x, -y, y, TOP - .04, TOP, top, .006)
    if waterfall:
        for s in (-1, 1):
            box(s * x, s * (x - .04), -y, y, 0, TOP - .04, top, .005)


def tall_fridge(steel, metal, width=.9, height=1.9, depth=.7, double=False):
    """A free-standing fridge, doors to -y."""
    x = width / 2
    box(-x, x, -depth, 0, .03, height, steel, .01)
    if double:
        boxes([(-x + .004, -.003, -depth - .03, -depth, .05, height - .004), (.003, x - .004, -depth - .03, -depth, .05, height - .004)], steel, .008)
        for s in (-1, 1):
            tube([(s * .04, -depth - .07, .7), (s * .04, -depth - .07, 1.5)], .011, metal)
    else:
        boxes([(-x + .004, x - .004, -depth - .03, -depth, .05, height * .36), (-x + .004, x - .004, -depth - .03, -depth, height * .37, height - .004)], steel, .008)
        for z0, z1 in ((height * .2, height * .33), (height * .42, height * .65)):
            tube([(-x + .06, -depth - .06, z0), (-x + .06, -depth - .06, z1)], .01, metal)


def kettle(metal):
    lathe([(0, 0), (.085, 0), (.09, .02), (.075, .15), (.05, .19), (.015, .2), (.015, .22), (0, .225)], metal, n=28)
    tube([(.07, 0, .1), (.12, 0, .16), (.13, 0, .19)], .012, metal)
    tube([(-.07, 0, .15), (-.12, 0, .17), (-.12, 0, .09), (-.085, 0, .05)], .008, finish('black'))


def boards(wood):
    """Two chopping boards leaning on the wall behind the origin."""
    for k, (x, w, h) in enumerate(((-.08, .24, .36), (.1, .2, .28))):
        board = box(-w / 2, w / 2, -.01, .01, 0, h, wood, .01)
        board.location, board.rotation_euler = (x, -.09 - .03 * k, 0), (math.radians(-12), 0, 0)


def jars(mats, count=4, seed=1):
    r = random.Random(seed)
    for i in range(count):
        h, rad = r.uniform(.1, .19), r.uniform(.04, .055)
        lathe([(0, 0), (rad, 0), (rad, h * .82), (rad * .8, h * .88), (rad * .85, h), (0, h)], mats[i % len(mats)], (i * .13, 0, 0), 20)
