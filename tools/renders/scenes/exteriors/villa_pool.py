"""The garden side of a contemporary villa: a glazed ground floor opens to a deck and a long pool."""
from kit.block import Block
from kit.camera import camera
from kit.daylight import Hour
from kit.facade import slats
from kit.geometry import box, boxes
from kit.lights import area, spot
from kit.palette import mat
from kit.planting import Planting
from kit.pools import ground_with_hole, lounger, parasol, pool
from kit.neighbours import house

POOL = (-6.5, 4.5, 1.2, 5.2)


def home(hour):
    base = Block(hour, -9, 8, 8.6, 18, 0, 3.5, 'limepale', parapet=0)
    base.window('S', -8.2, -.4, .08, 2.9, 5, deep=.4, curt=.1, lit=1)
    base.window('S', .8, 7.2, .08, 2.9, 4, deep=.4, curt=.18, lit=1)
    base.build()
    upper = Block(hour, -4.5, 9.6, 6.8, 17, 3.5, 7.4, 'white', t=.35, parapet=.4)
    upper.loggia('S', -4., 2.2, 3.7, 6.8, 1.9, 'glass', 4, lit=1, soffit='woodh')
    upper.window('S', 3.4, 5.2, 4.2, 6.6, 1, deep=.35, lit=1)
    upper.window('S', 6.2, 8., 4.2, 6.6, 1, deep=.35, lit=0)
    slats(upper.side('S'), 2.3, 9.5, 3.9, 6.8, -.05, .13, .045, 'wood')
    upper.build()
    box(-9.6, 8.4, 6.6, 8.8, 3.3, 3.5, mat('white'))
    boxes([(-9.3, -4.6, 6.7 + i * .3, 6.78 + i * .3, 3.5, 3.62) for i in range(7)], mat('wood'))
    for x in (-9.3, -4.8):
        box(x, x + .2, 6.8, 7., 0, 3.3, mat('alu'))
    if hour.night:
        for x in (-7.5, -5, -2.5, 0, 2.5, 5, 7):
            spot((x, 7.6, 3.28), (x, 7.8, 0), 70, (1, .74, .46), 95, .04)
        area((-.8, 8.2, 3.2), (-.8, 0, .6), 15, .6, 110, (1, .74, .46))
        area((-1, 8.2, 6.7), (-1, 5, 4), 5.5, 1., 40, (1, .74, .46))


def garden(hour, plants):
    ground_with_hole(-40, 40, -30, 60, POOL, 0, 'tile')
    pool(hour, *POOL)
    boxes([(-9.5, 8.2, 6.3 + i * .148, 6.3 + i * .148 + .14, .0, .05) for i in range(16)], mat('deck'), .003)
    for x in (6.3, 8., 9.7):
        lounger(x, 3.6)
    parasol(7.15, 4.3, 1.6, 2.7)
    plants.lawn(-16, -7.6, -6, 6)
    plants.hedge(-16, 18, 19.2, 2.2)
    plants.hedge(-4, 20, -15.6, 2.2, ax='y')
    plants.hedge(-4, 20, 15.2, 2.4, ax='y')
    box(-16.4, -16.2, -6, 24, 0, 2.6, mat('limepale'))
    box(15.8, 16, -6, 24, 0, 2.6, mat('limepale'))
    for x, y, h in ((-12.5, 5.5, 5.6), (-9.8, 1.5, 3.8), (12.2, 6.4, 6.4), (13.2, 1.8, 4.2)):
        plants.palm(x, y, h)
        if hour.night:
            spot((x + .5, y - .6, .15), (x, y, h + 1), 240, (1, .74, .45), 60, .05)
    plants.row(-15, -9.6, 7.4, .7, .9, flower=.4)
    plants.row(9, 14, 8.4, .7, .9, flower=.4)
    for x in (-8.3, 5.6):
        plants.agave(x, 6., .0, .6, int(x))
    house(hour, -22, -6, 26, 38, 3, 2, wall=False)
    house(hour, 2, 18, 27, 40, 4, 3, wall=False)


def build(p):
    hour = Hour(p['hour'], p.get('az', 215), tone=p.get('tone', 'blue'), glow=120)
    plants = Planting()
    home(hour)
    garden(hour, plants)
    camera((-8.2, -5.2, 1.6), -24, 23, .115)
    return hour.settings
