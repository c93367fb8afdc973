"""Rest houses (istiraha): a pool before a long pavilion, a seat round the fire, a tent on the lawn, a chalet."""
import math

from kit.block import Block, railing
from kit.camera import camera
from kit.cushions import pillow, soft
from kit.daylight import Hour
from kit.facade import slats, vents
from kit.geometry import box, boxes, lathe, mesh, plane, tube
from kit.ground import escarpment
from kit.lights import point, spot
from kit.neighbours import house
from kit.nodes import c
from kit.palette import mat
from kit.planting import Planting
from kit.pools import ground_with_hole, lounger, parasol, pool
from kit.surfaces import fabric


def walls(x0, x1, y0, y1, h=2.8, material='cream'):
    for b in ((x0, x1, y1, y1 + .25), (x0 - .25, x0, y0, y1), (x1, x1 + .25, y0, y1)):
        box(*b, 0, h, mat(material))
        box(b[0] - .05, b[1] + .05, b[2] - .05, b[3] + .05, h, h + .1, mat('limepale'))


def backdrop(plants, x0, x1, y1):
    for i in range(7):
        plants.palm(x0 + (i + .5) * (x1 - x0) / 7, y1 + 2.5 + (i % 3) * 2, 6.5 + (i * 5 % 4) * .7)


def pavilion(hour, plants):
    """By day: a stone pavilion with a timber veranda along a pool."""
    basin = (-7, 5, 0, 5)
    ground_with_hole(-30, 30, -30, 40, basin, 0, 'tile')
    pool(hour, *basin)
    body = Block(hour, -9, 7, 10, 17, 0, 4., 'riyadhstone', parapet=.3)
    body.window('S', -8, -3.4, .1, 2.9, 4, deep=.3, curt=.18, lit=1)
    body.door('S', -2.2, -.2, 0, 2.7, .5, 'teak', boards=8, lamp=False)
    body.window('S', 1., 6.2, .1, 2.9, 4, deep=.3, curt=.18, lit=1)
    body.build()
    for x in (-9, -5, -1, 3, 6.8):
        box(x, x + .22, 6.6, 6.82, 0, 3.1, mat('teak'), .015)
    boxes([(-9.4, 7.4, y, y + .2, 3.1, 3.32) for y in (6.6, 9.7)], mat('teak'))
    boxes([(-9.5 + i * .4, -9.38 + i * .4, 6.2, 10.2, 3.32, 3.46) for i in range(43)], mat('teak'), 0)
    box(-9.4, 7.4, 6.3, 10, 3.46, 3.5, mat('cream'), 0)
    boxes([(-9.6, 7.6, 6. + i * .148, 6. + i * .148 + .14, 0, .05) for i in range(27)], mat('deck'), .003)
    cloth, dark = fabric('veranda cloth', c('#d9cdb6'), .08), fabric('veranda red', c('#8c3b2a'), .1)
    for x in (-8., -5.4, 2.2, 4.8):
        box(x, x + 2.2, 8.6, 9.5, .05, .25, mat('teak'))
        soft(x, x + 2.2, 8.6, 9.4, .25, .45, cloth, .05, .03)
        soft(x, x + 2.2, 9.3, 9.55, .4, .85, cloth, .05, .02)
        for k in (.4, 1.8):
            pillow(.45, .42, .18, dark, (x + k, 9.15, .62), (-.3, 0, 0), int(x) + 9)
    lathe([(0, .3), (.5, .3), (.5, .35), (0, .35)], mat('teak'), (-4.3, 7.7, 0), 36)
    lathe([(0, .3), (.5, .3), (.5, .35), (0, .35)], mat('teak'), (4.9, 7.5, 0), 36)
    for x in (7., 8.7):
        lounger(x, 2.4)
    parasol(7.9, 3.3, 1.6, 2.7, '#c9a27a')
    plants.lawn(-16, -8, -6, 8)
    plants.lawn(10.5, 16, -6, 10)
    walls(-16.5, 16.5, -8, 21)
    plants.hedge(-16, 16, 20.2, 1.8)
    for x, y, h in ((-11.5, 7.5, 6.4), (-9.6, 1., 4.2), (11.5, 7.6, 5.6), (12.4, 1.2, 4.4), (-14, 12, 7), (13.6, 14, 7)):
        plants.palm(x, y, h)
    for x in (-12.5, -10.8, 11, 13.8):
        plants.bougainvillea(x, 9.6, .1, 1.1)
    backdrop(plants, -18, 18, 22)
    camera((7.6, -7.4, 1.65), 27, 23, .12)


def fire(hour, plants):
    """At dusk: a sunken seat round a fire, a glazed majlis and lanterns behind."""
    plane(-60, 60, -40, 60, 0, mat('riyadhstone'))
    body = Block(hour, -8, 9, 9.5, 17, 0, 4.2, 'mudlight', t=.45, parapet=.5, bw=.04)
    body.window('S', -6.8, -1.8, .1, 3., 4, deep=.4, curt=.15, lit=1)
    body.window('S', 1.4, 7.6, .1, 3., 5, deep=.4, curt=.15, lit=1)
    body.build()
    vents(body.side('S'), -7.8, 8.8, 3.5, 1, .3, .2)
    boxes([(-8.6 + i * .55, -8.42 + i * .55, 6.8, 9.8, 3.1, 3.26) for i in range(33)], mat('oldwood'), .01)
    boxes([(-8.8, 9.4, 6.9, 7.05, 2.9, 3.1)], mat('oldwood'))
    for x in (-8.4, -3, 2.8, 8.8):
        box(x, x + .2, 6.9, 7.1, 0, 2.9, mat('oldwood'), .015)
        point((x + .1, 6.6, 2.3), 40, (1, .66, .34), .06)
        box(x + .0, x + .2, 6.62, 6.82, 2.2, 2.5, mat('warm'), .01)
    cloth, red = fabric('seat', c('#cbb692'), .1), fabric('seat red', c('#7d2b22'), .12)
    # A horseshoe of seats round the fire bowl.
    for a0 in range(20, 341, 32):
        if 240 < a0 < 300:
            continue
        a = math.radians(a0)
        x, y = 3.1 * math.cos(a), 2. + 3.1 * math.sin(a)
        for obj in (soft(-.82, .82, -.4, .4, 0, .42, cloth, .05, .03), soft(-.82, .82, .26, .5, .3, .8, cloth, .05, .02),
                    pillow(.5, .4, .18, red, (.3, .14, .6), (-.3, 0, 0), a0)):
            base = obj.location.copy()
            turn = a - math.pi / 2
            obj.location = (x + base.x * math.cos(turn) - base.y * math.sin(turn), y + base.x * math.sin(turn) + base.y * math.cos(turn), base.z)
            obj.rotation_euler = (obj.rotation_euler.x, 0, turn)
    lathe([(0, 0), (.4, 0), (.75, .32), (.8, .42), (.7, .4), (0, .34)], mat('basalt'), (0, 2, 0), 40)
    for i in range(9):
        a = i * 2.4
        verts = [(.1 * math.cos(a) * k + .25 * math.cos(a), 2 + .1 * math.sin(a) * k + .25 * math.sin(a), .36) for k in (-1, 1)]
        tube([verts[0], (.1 * math.cos(a), 2 + .1 * math.sin(a), .62)], .05, mat('bark'))
    for i in range(7):
        a, h = i * .9, .5 + (i * 7 % 5) * .09
        lathe([(0, 0), (.10, .05), (.13, .16), (.07, .36), (.0, h)], mat('warm'), (.2 * math.cos(a), 2 + .2 * math.sin(a), .4), 12)
    point((0, 2, 1.), 320, (1, .5, .18), .3)
    red_rug = fabric('rug', c('#6f2a22'), .12)
    box(-5.4, 5.4, -2.2, 6.2, 0, .01, fabric('mat', c('#9a8163'), .1), 0)
    box(-4.8, 4.8, -1.7, 5.7, .01, .014, red_rug, 0)
    plants.lawn(-18, -6, -6, 9)
    plants.lawn(6, 18, -6, 9)
    walls(-18, 18, -8, 20, 2.8, 'mudlight')
    for x, y, h in ((-9.5, 5., 5.6), (-7.6, -.6, 3.6), (9.6, 4.4, 6.2), (11.5, 10, 7), (-13, 11, 7)):
        plants.palm(x, y, h)
        spot((x + .5, y - .6, .1), (x, y, h + 1), 200, (1, .72, .42), 60, .05)
    backdrop(plants, -18, 18, 21)
    camera((1., -8.2, 1.7), 4, 22, .1)


def tent(hour, plants):
    """In low sun: a black goat-hair tent on a lawn before a stone majlis, with rugs and an avenue of palms."""
    plane(-60, 60, -40, 90, 0, mat('desert'))
    plants.lawn(-11, 12, -7, 10)
    body = Block(hour, -14, 14, 16, 23, 0, 4.4, 'riyadhstone', parapet=.4)
    for u in (-12.4, -8.6, -4.8, 2.4, 6.2, 10):
        body.arch('S', u, u + 2.2, .3, 2.2, .3, 2)
    body.door('S', -1.2, 1.2, 0, 2.9, .6, 'oldwood', boards=8)
    body.build()
    black, white = fabric('goat hair', c('#2a2420'), .15, weave=90), fabric('tent band', c('#d8cdb8'), .1, weave=90)
    y0, y1, ridge = 4.2, 9.4, 2.9
    for k in range(6):
        a, b = -6 + k * 2., -4 + k * 2.
        dip = .12
        strips = 8
        for s in range(strips):
            t0, t1 = s / strips, (s + 1) / strips

            def height(t):
                return 1.7 + (ridge - 1.7) * math.sin(math.pi * t) - dip * math.sin(2 * math.pi * t) ** 2

            verts = [(a, y0 + (y1 - y0) * t0, height(t0)), (b, y0 + (y1 - y0) * t0, height(t0)),
                     (b, y0 + (y1 - y0) * t1, height(t1)), (a, y0 + (y1 - y0) * t1, height(t1))]
            mesh('tent', verts, [(0, 1, 2, 3)], white if s in (0, 4) else black)
    mesh('tent back', [(-6, y1, 0), (6, y1, 0), (6, y1, 1.72), (-6, y1, 1.72)], [(0, 1, 2, 3)], black)
    for x in (-6, 6):
        mesh('tent side', [(x, y0 + .4, 0), (x, y1, 0), (x, y1, 1.7), (x, (y0 + y1) / 2, ridge - .1), (x, y0 + .4, 2.)], [(0, 1, 2, 3, 4)], black)
    for x in (-6, -2, 2, 6):
        tube([(x, y0, 0), (x, y0, 1.72)], .05, mat('oldwood'))
        tube([(x, 6.8, 0), (x, 6.8, ridge - .05)], .05, mat('oldwood'))
        tube([(x, y0, 1.7), (x * 1.12, y0 - 2.2, .02)], .014, mat('oldwood'))
    red, cream = fabric('rug red', c('#7d2b22'), .12), fabric('rug cream', c('#d8c7a4'), .1)
    box(-5.6, 5.6, 3.2, 9.2, .05, .062, red, 0)
    for k in range(9):
        box(-5.6, 5.6, 3.4 + k * .62, 3.48 + k * .62, .062, .066, cream, 0)
    for i in range(7):
        soft(-5.4 + i * 1.55, -3.95 + i * 1.55, 8.4, 9.2, .06, .26, red, .05, .03)
        pillow(.66, .44, .22, cream if i % 2 else red, (-4.7 + i * 1.55, 9., .5), (-.25, 0, 0), i)
    for y in (4.6, 6.4, 8.2):
        for x in (-5.2, 5.2):
            soft(x - .42, x + .42, y - .75, y + .75, .06, .26, red, .05, .03)
    lathe([(0, 0), (.5, 0), (.52, .05), (0, .06)], mat('brass'), (0, 5.6, .07), 40)
    lathe([(0, 0), (.055, 0), (.09, .04), (.08, .1), (.035, .16), (.03, .2), (.055, .24), (.012, .31), (0, .34)], mat('brass'), (0, 5.6, .12), 24)
    lathe([(0, 0), (.5, 0), (.6, .25), (.5, .24), (0, .2)], mat('basalt'), (0, 1.2, .03), 36)
    for x in (-9, 9.5):
        for y in (-1, 6, 13):
            plants.palm(x + (y % 3) * .2, y, 6 + (y * 3 % 4) * .4)
    plants.hedge(-11, -1.6, 14.8, .8)
    plants.hedge(1.6, 12, 14.8, .8)
    box(-1.3, 1.3, 10, 16, -.1, .03, mat('slab'), 0)
    walls(-20, 20, -10, 28, 2.6, 'sand')
    backdrop(plants, -20, 20, 30)
    escarpment(300, -500, 500, 46, 12)
    camera((-4.6, -4.4, 1.7), -21, 22, .12)


def chalet(hour, plants):
    """At dusk: a timber-clad chalet with a gallery, over its own small pool."""
    basin = (-3.5, 5.5, .4, 4.)
    ground_with_hole(-30, 30, -30, 40, basin, 0, 'wetslab')
    pool(hour, *basin, coping='basalt')
    low = Block(hour, -6, 7, 7, 15, 0, 3.2, 'basalt', parapet=0)
    low.window('S', -5.2, -.4, .08, 2.7, 4, deep=.3, curt=.12, lit=1)
    low.window('S', .8, 6.2, .08, 2.7, 4, deep=.3, curt=.12, lit=1)
    low.build()
    up = Block(hour, -2.5, 8.4, 5.8, 15, 3.2, 6.6, 'teak', t=.3, parapet=.2)
    up.loggia('S', -1.8, 3.4, 3.4, 6., 1.6, 'glass', 4, lit=1, soffit='teak')
    up.window('S', 4.6, 7.6, 3.9, 5.9, 3, deep=.2, lit=1)
    up.build()
    slats(up.side('S'), -2.5, 8.4, 3.2, 3.4, -.05, .14, .1, 'teak')
    # A butterfly roof.
    verts = [(-4, 4.4, 6.9), (3, 4.4, 6.5), (3, 16, 6.5), (-4, 16, 6.9), (9.8, 4.4, 8.1), (9.8, 16, 8.1)]
    roof = mesh('roof', verts, [(0, 1, 2, 3), (1, 4, 5, 2)], mat('charcoal'))
    thick = roof.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .22
    railing(low.side('S'), -6, -2.6, .2, 3.2, 'glass')
    boxes([(-6.6, 8.6, 4.6 + i * .148, 4.6 + i * .148 + .14, 0, .05) for i in range(16)], mat('deck'), .003)
    for x in (-6.6, -4.9):
        lounger(x, 2.4)
    for x in (-4, -1.5, 1, 3.5, 6):
        spot((x, 6.4, 3.1), (x, 6.2, 0), 60, (1, .72, .42), 100, .04)
    plants.lawn(-16, -8, -6, 10)
    plants.lawn(7, 16, -6, 6)
    walls(-16, 16, -8, 20, 2.6, 'basalt')
    plants.hedge(-15.6, 15.6, 19.2, 2.2)
    for x, y, h in ((-9.6, 6, 6.2), (10.6, 4.2, 5.2), (12.5, 11, 7), (-12, 12, 7.4)):
        plants.palm(x, y, h)
        spot((x + .5, y - .6, .1), (x, y, h + 1), 200, (1, .74, .44), 60, .05)
    plants.row(7.4, 13, 6.6, .7, .9, flower=.3)
    for x in (-7.2, 7.6):
        plants.agave(x, 4.2, 0, .6, int(x))
    house(hour, -24, -8, 26, 38, 2, 2, wall=False)
    backdrop(plants, -10, 22, 21)
    camera((9.2, -6.4, 1.6), 28, 22, .13)


PLANS = {'pavilion': pavilion, 'fire': fire, 'tent': tent, 'chalet': chalet}


def build(p):
    hour = Hour(p['hour'], p.get('az', 236), p.get('el'), p.get('clouds', .5), p.get('cloud_seed', 4), tone=p.get('tone', 'blue'), glow=p.get('glow', 60))
    PLANS[p['plan']](hour, Planting())
    if p['plan'] == 'fire':
        return {**hour.settings, 'exposure': 1.1}
    return hour.settings
