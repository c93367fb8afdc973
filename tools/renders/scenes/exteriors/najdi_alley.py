"""An old Najdi house on its lane: battered earth walls, triangular vents, a painted door under a wooden spout."""
from kit.block import Block
from kit.camera import camera
from kit.daylight import Hour
from kit.facade import crenels, vents
from kit.geometry import box, lathe, plane, tube
from kit.lights import point
from kit.palette import mat
from kit.planting import Planting
from kit.stage import R


def spouts(side, us, z):
    """Wooden rain spouts."""
    for u in us:
        side.put(u, u + .16, -.95, .2, z, z + .12, 'oldwood', .02)


def beams(side, u0, u1, z, step=.75):
    """The ends of roof beams."""
    for i in range(int((u1 - u0) / step)):
        a, b = side.point(u0 + i * step, -.22, z), side.point(u0 + i * step, .2, z)
        tube([a, b], .06, mat('oldwood'))


def house(hour, x0, x1, y0, y1, h, material, door=None, slots=(), letters='SWE', step=.95):
    block = Block(hour, x0, x1, y0, y1, 0, h, material, t=.55, parapet=.7, bw=.07)
    for letter, u, z0, z1, w in slots:
        block.hole(letter, u, u + w, z0, z1, .34)
        side = block.side(letter)
        side.put(u, u + w, .26, .32, z0, z1, 'oldwood', .01)
        side.put_all([(u + w / 2 - .015, u + w / 2 + .015, .22, .28, z0, z1)] + [(u, u + w, .23, .27, z0 + k * .22, z0 + k * .22 + .03)
                     for k in range(int((z1 - z0) / .22))], 'black', 0)
        side.put_all([(u - .12, u, -.015, .04, z0 - .12, z1 + .12), (u + w, u + w + .12, -.015, .04, z0 - .12, z1 + .12),
                      (u, u + w, -.015, .04, z1, z1 + .12), (u, u + w, -.015, .04, z0 - .12, z0)], 'gypsum', .02)
    if door:
        letter, u, w, tall = door
        block.door(letter, u, u + w, 0, tall, .4, 'oldwood', 6, None, False)
        side = block.side(letter)
        side.put_all([(u + .04, u + w - .04, .34, .4, .35 + k * .7, .43 + k * .7) for k in range(3)], 'muddark', .01)
        for k in range(3):
            for i in range(7):
                p = side.point(u + .12 + i * (w - .24) / 6, .33, .39 + k * .7)
                lathe([(0, -.03), (.035, -.02), (.035, .02), (0, .03)], mat('alu'), p, 10)
        side.put_all([(u - .28, u, -.02, .08, 0, tall + .3), (u + w, u + w + .28, -.02, .08, 0, tall + .3), (u, u + w, -.02, .08, tall, tall + .3)], 'gypsum', .03)
    block.build()
    crenels(block, letters, step)
    return block


def build(p):
    hour = Hour(p['hour'], p.get('az', 222), p.get('el', 40), p.get('clouds', .5), p.get('cloud_seed', 2.2), tone=p.get('tone', 'amber'), glow=70)
    plants = Planting()
    plane(-200, 200, -100, 300, 0, mat('desert'))
    main = house(hour, -4.4, 9, 4, 16, 7.6, 'mud', ('S', .6, 1.7, 2.5),
                 [('S', -3.2, 1.3, 2.1, .6), ('S', 4.2, 1.3, 2.1, .6), ('S', -2.6, 4.4, 5.6, .7), ('S', 1.1, 4.4, 5.6, .7), ('S', 4.6, 4.4, 5.6, .7)])
    side = main.side('S')
    vents(side, -3.9, 8.4, 6.3, 1, .3, .2)
    vents(side, -.4, 3.4, 2.92, 2, .22, .12)
    spouts(side, (-3.8, 3.6, 7.6), 6.)
    beams(side, -4, 8.8, 3.75)
    tower = house(hour, 9, 13.5, 2.6, 9, 10.4, 'mudlight', None, [('S', 10.9, 5.6, 7.2, .7), ('S', 10.9, 1.6, 2.5, .7), ('W', 3.4, 7.8, 8.8, .6)], step=.85)
    vents(tower.side('S'), 9.3, 13.2, 8.9, 1, .3, .2)
    left = house(hour, -16, -6.2, 1.4, 14, 6., 'mudlight', ('E', 5, 1.5, 2.3), [('E', 2.2, 1.4, 2.2, .6), ('E', 9, 1.4, 2.2, .6), ('E', 3.4, 3.9, 5., .7)])
    vents(left.side('E'), 1.8, 13.4, 5.1, 1, .28, .2)
    far = house(hour, -7, 8, 22, 32, 9.2, 'muddark', None, [('S', -5, 5.8, 7, .7), ('S', -2, 5.8, 7, .7)])
    vents(far.side('S'), -6.6, 7.6, 8., 1, .3, .22)
    house(hour, 13.5, 24, 4.6, 16, 5.2, 'mud', None, [('S', 16, 1.6, 2.6, .7)])
    # Sitting ledge, jars, a palm beyond the wall.
    box(4., 8.6, 3.3, 4.1, 0, .48, mat('mud'), .08)
    box(-4.2, .2, 3.3, 4.1, 0, .48, mat('mud'), .08)
    jar = [(0, 0), (.2, 0), (.36, .22), (.4, .5), (.3, .78), (.15, .9), (.19, .98), (.13, .98), (.11, .9), (0, .88)]
    for x, y, s in ((3.2, 3.4, .8), (3.75, 3.1, .55)):
        lathe([(r * s, z * s) for r, z in jar], mat('terracotta'), (x, y, 0), 28)
    for x, y, h in ((16.5, 19, 8.5), (-9, 19, 7.6), (20, 24, 9), (-12, 24, 8)):
        plants.palm(x, y, h)
    for x, y in ((8.2, 2.1), (-5.6, 2.4)):
        plants.agave(x, y, 0, .45, int(x))
    for i in range(40):
        x, y = R.uniform(-9, 14), R.uniform(-9, 3)
        s = R.uniform(.03, .09)
        lathe([(0, 0), (s, 0), (s * .9, s * .6), (0, s * .8)], mat('mud'), (x, y, 0), 7, smooth=False)
    box(-6.4, -4.2, 9.4, 13, 3.2, 5.6, mat('mud'), .06)
    if hour.night:
        for x, y, z in ((.3, 3.6, 2.9), (-6., 6.2, 2.8), (11.2, 2.2, 3.2)):
            box(x - .1, x + .1, y - .1, y + .1, z, z + .3, mat('warm'), .02)
            point((x, y - .35, z), 120, (1, .68, .36), .08)
    camera((-4.6, -8.2, 1.6), -24, 23, .16)
    return hour.settings
