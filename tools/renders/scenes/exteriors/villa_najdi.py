"""A villa in today's Najdi manner: clay walls, stepped merlons, triangular vents, a carved door between towers."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.facade import crenels, downlights, mashrabiya, vents
from kit.geometry import box, boxes
from kit.palette import mat
from kit.planting import Planting
from kit.site import plot_walls, residential


def slot(block, letter, u, z0, z1, w=.55):
    """A tall narrow window in a gypsum frame with a wooden shutter."""
    block.window(letter, u, u + w, z0, z1, 1, 2, .32, 0, surround='gypsum')


def home(hour):
    main = Block(hour, -9, 4, 4.5, 15, 0, 7.6, 'mudlight', t=.45, parapet=.7)
    for u in (-8, -6.2, -4.4, -2.6):
        slot(main, 'S', u, 1.1, 2.9)
    main.window('S', -7.9, -2.2, 4.3, 6.2, 4, deep=.5, curt=0)
    for u in (.6, 2.4):
        slot(main, 'S', u, 4.2, 6.2)
    main.build()
    side = main.side('S')
    mashrabiya(side, -7.9, -2.2, 4.3, 6.2, .12, .24, 'oldwood')
    vents(side, -8.4, -1.6, 3.3)
    vents(side, -8.6, 3.6, 6.75, flip=True)
    crenels(main, 'SWE', 1.1)
    gate = Block(hour, -1.2, 3.8, 2.6, 6, 0, 5.4, 'mud', t=.5, parapet=.6)
    gate.door('S', .35, 2.25, 0, 2.7, .7, 'oldwood', boards=7)
    gate.build()
    front = gate.side('S')
    front.put_all([(0.1, .35, -.06, .1, 0, 2.95), (2.25, 2.5, -.06, .1, 0, 2.95), (.1, 2.5, -.06, .1, 2.7, 2.95)], 'gypsum', .02)
    vents(front, -.8, 3.4, 3.5, 2)
    crenels(gate, 'SWE', 1.)
    tower = Block(hour, 4, 8.2, 3.4, 11, 0, 10.2, 'mud', t=.5, parapet=.7)
    slot(tower, 'S', 5.2, 1.1, 2.9)
    slot(tower, 'S', 6.5, 1.1, 2.9)
    slot(tower, 'S', 5.85, 4.4, 7.4, .6)
    slot(tower, 'E', 5.5, 4.4, 6.6)
    slot(tower, 'W', 4.1, 8., 9.)
    tower.build()
    vents(tower.side('S'), 4.3, 7.9, 8.3, 2)
    crenels(tower, 'SWE', .95)
    wing = Block(hour, 8.2, 15, 5.2, 14, 0, 4.4, 'mudlight', t=.45, parapet=.6)
    wing.window('S', 9.4, 13.8, .5, 3., 3, deep=.6, curt=.2)
    wing.build()
    crenels(wing, 'SWE', 1.05)
    wing.side('S').put_all([(9.2 + i * .6, 9.35 + i * .6, -.9, .3, 3.2, 3.35) for i in range(9)], 'oldwood', .02)
    downlights(front, hour, [(-.7, .2, 5), (3.3, .2, 5)], 60)


def garden(hour, plants):
    box(-11, -1.6, 0, .4, 0, 1.9, mat('mudlight'), .05)
    box(4.2, 16, 0, .4, 0, 1.9, mat('mudlight'), .05)
    for x in (-1.6, 4.2):
        box(x - .45, x + .45, -.1, .6, 0, 2.7, mat('mud'), .06)
        box(x - .3, x + .3, .0, .5, 2.7, 3., mat('gypsum'), .04)
    boxes([(-10.6 + i * 1.1, -10.1 + i * 1.1, .05, .35, 1.9, 2.2) for i in range(8)], mat('gypsum'), .03)
    boxes([(5. + i * 1.1, 5.5 + i * 1.1, .05, .35, 1.9, 2.2) for i in range(10)], mat('gypsum'), .03)
    box(-1.3, 3.9, -.2, 4, -.1, .015, mat('riyadhstone'), 0)
    plants.palm(-6.6, 2.3, 5.2, 4)
    plants.palm(-3.2, 2.9, 3.4, 9, .8)
    plants.palm(9.6, 2.6, 6.4, 7)
    plants.palm(13.4, 3., 4.4, 8, .9)
    for x in (-8.4, -5, 6, 7.4, 12):
        plants.agave(x, -.35, 0, .55, int(x))
    plants.row(-10, -2.2, 1.2, .9, .9)
    plot_walls(-11, 16, .4, 20, 2.2, 'mudlight')


def build(p):
    hour = Hour(p['hour'], p.get('az', 232), p.get('el', 26), p.get('clouds', .6), p.get('cloud_seed', 11))
    plants = Planting()
    residential(hour, plants, -11, 16, 0, 1, cars=((-1, 7.),), lamps=(5.,), paving='tile')
    home(hour)
    garden(hour, plants)
    car('pickup', 20.5, -3.8, 180, 'white')
    camera((10.6, -11.6, 1.6), 26, 24, .19)
    return hour.settings
