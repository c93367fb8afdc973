"""The court of a Najdi house: gypsum-framed arcades on two floors round a palm, a well and carpets."""
from kit.block import Block
from kit.camera import camera
from kit.daylight import Hour
from kit.facade import crenels, vents
from kit.geometry import box, lathe, plane, tube
from kit.cushions import pillow, soft
from kit.lights import point
from kit.nodes import c
from kit.palette import mat
from kit.planting import Planting
from kit.surfaces import fabric


def keel(block, letter, u0, u1, z0, spring, depth):
    """An opening of the arcade, with gypsum piers beside it."""
    block.arch(letter, u0, u1, z0, spring, glazed=False, through=depth)


def range_of(hour, block, letter, u0, u1, count, glazed_wall):
    """Arcade of `count` arches on the ground floor and a parapet gallery above."""
    pitch = (u1 - u0) / count
    for i in range(count):
        a = u0 + i * pitch + .35
        keel(block, letter, a, a + pitch - .7, 0, 1.75, 2.6)
        keel(block, letter, a + .1, a + pitch - .8, 4.25, 5.6, 2.2)
    block.build()
    side = block.side(letter)
    for i in range(count + 1):
        u = u0 + i * pitch
        side.put(u - .32, u + .32, -.06, .3, 0, .35, 'gypsum', .03)
        side.put(u - .3, u + .3, -.05, .2, 1.75, 1.95, 'gypsum', .03)
    for i in range(count):
        u = u0 + i * pitch + .45
        side.put(u, u + pitch - .9, .15, .3, 4.25, 5.05, 'mudlight', .02)
        vents(side, u + .1, u + pitch - 1., 4.45, 1, .22, .12)
        side.card(u + .3, u + pitch - 1.2, 2.55, 0, 2.2, mat('oldwood'))
        side.put(u + .2, u + pitch - 1.1, 2.5, 2.58, 2.2, 2.4, 'gypsum', .01)
    vents(side, u0, u1, 7.05, 1, .3, .2)
    side.put(u0 - .4, u1 + .4, -.08, .1, 3.75, 4., 'gypsum', .03)
    crenels(block, letter, .95)


def build(p):
    hour = Hour(p['hour'], p.get('az', 230), p.get('el', 52), p.get('clouds', .4), p.get('cloud_seed', 9.2), tone=p.get('tone', 'blue'), glow=100)
    plants = Planting()
    plane(-60, 60, -60, 60, 0, mat('riyadhstone'))
    back = Block(hour, -8, 8, 9, 15, 0, 8., 'mudlight', t=.6, parapet=.6, bw=.06)
    range_of(hour, back, 'S', -7, 7, 5, None)
    left = Block(hour, -14, -8, -6, 15, 0, 8., 'mud', t=.6, parapet=.6, bw=.06)
    range_of(hour, left, 'E', -5.4, 8.6, 5, None)
    right = Block(hour, 8, 14, -6, 15, 0, 8., 'mud', t=.6, parapet=.6, bw=.06)
    range_of(hour, right, 'W', -5.4, 8.6, 5, None)
    box(-14, 14, -16, -15, 0, 7, mat('mud'), .05)
    # Garden bed with a palm, a well with its frame, a rug with cushions.
    box(-4.6, -1.6, 2., 5.2, 0, .42, mat('mudlight'), .07)
    plane(-4.4, -1.8, 2.2, 5., .425, mat('soil'))
    plants.palm(-3.1, 3.6, 4.6, 3, z=.3)
    plants.row(-4.3, -1.9, 2.5, .5, .6, .4, .4)
    plants.palm(4.9, 6.6, 3., 8, .85)
    lathe([(0, 0), (.95, 0), (.95, .75), (.62, .78), (.62, .2), (0, .2)], mat('riyadhstone'), (3.2, 2.2, 0), 36)
    for x in (2.3, 4.1):
        tube([(x, 2.2, .4), (x, 2.2, 2.3)], .07, mat('oldwood'))
    tube([(2.1, 2.2, 2.2), (4.3, 2.2, 2.2)], .06, mat('oldwood'))
    lathe([(0, 0), (.18, 0), (.18, .12), (0, .12)], mat('oldwood'), (3.2, 2.2, 2.08), 18)
    red, cream = fabric('rug red', c('#7d2b22'), .12), fabric('rug cream', c('#d8c7a4'), .1)
    box(-1.2, 2.6, -2.6, .2, 0, .012, red, 0)
    for i in range(7):
        box(-1.2, 2.6, -2.45 + i * .4, -2.38 + i * .4, .012, .0135, cream if i % 2 else fabric('rug black', c('#2a211d'), .1), 0)
    for i in range(3):
        soft(-1. + i * 1.2, .1 + i * 1.2, .2, .95, .0, .22, red if i % 2 else cream, .05, .03)
        pillow(.6, .42, .2, cream if i % 2 else red, (-.45 + i * 1.2, .82, .42), (-.3, 0, 0), i)
    lathe([(0, 0), (.42, 0), (.44, .04), (0, .05)], mat('brass'), (.7, -1.2, .02), 40)
    lathe([(0, 0), (.055, 0), (.075, .03), (.07, .08), (.035, .13), (.03, .17), (.05, .2), (.012, .27), (0, .3)], mat('brass'), (.7, -1.2, .06), 24)
    for x, y in ((-6.6, 7.6), (6.4, -.6)):
        lathe([(0, 0), (.24, 0), (.42, .3), (.44, .6), (.32, .9), (.2, 1.), (.24, 1.1), (0, 1.05)], mat('terracotta'), (x, y, 0), 28)
    if hour.night:
        for x, y in ((-7.4, 1.), (-7.4, 5.), (7.4, 1.), (7.4, 5.), (-4.2, 8.5), (0, 8.5), (4.2, 8.5)):
            box(x - .11, x + .11, y - .11, y + .11, 2.7, 3.05, mat('warm'), .02)
            point((x, y, 2.6), 70, (1, .66, .34), .08)
        for x in (-5.6, -2.8, 0, 2.8, 5.6):
            point((x, 10.6, 2.3), 60, (1, .66, .34), .1)
    if p.get('view') == 'corner':
        camera((-6.4, -4.2, 1.6), -33, 22, .15)
    else:
        camera((1.2, -9.6, 1.6), 3, 21, .17)
    return hour.settings
