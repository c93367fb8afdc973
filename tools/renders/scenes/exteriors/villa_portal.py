"""A wide villa: a tall stone portal with a glazed hall between a low majlis wing and a two-storey family wing."""
from kit.block import Block, railing
from kit.camera import camera
from kit.daylight import Hour
from kit.facade import canopy, downlights, slats
from kit.geometry import box, boxes
from kit.palette import mat
from kit.planting import Planting
from kit.site import plot_walls, residential


def home(hour):
    hall = Block(hour, -3., 3., 5.4, 16, 0, 8.6, 'white')
    hall.window('S', -2.4, 2.4, .1, 7.6, 4, 3, .5, .0)
    hall.build()
    # The portal: two piers and a lintel of slabs in front of the hall.
    for x0, x1 in ((-4.1, -2.9), (2.9, 4.1)):
        box(x0, x1, 3.2, 6., 0, 9.2, mat('limepale'), .02)
    box(-2.9, 2.9, 3.2, 6., 8.1, 9.2, mat('limepale'), .02)
    boxes([(-2.9 + i * .193, -2.9 + i * .193 + .07, 3.5, 3.62, 5.2, 8.1) for i in range(30)], mat('wood'))
    box(-2.9, 2.9, 3.4, 5.5, 5.05, 5.2, mat('bronze'))
    majlis = Block(hour, -13, -3.6, 4.2, 14, 0, 4.3, 'limedark')
    for u in (-12.2, -9.2, -6.2):
        majlis.window('S', u, u + 1.7, .4, 3.3, 1, deep=.3, curt=.3)
    slats(majlis.side('S'), -12.4, -4.2, 3.35, 3.6, -.05, .2, .2, 'bronze')
    majlis.build()
    railing(majlis.side('S'), -13, -4.2, .25, 4.3, 'glass', .9)
    boxes([(-12 + i * .45, -11.9 + i * .45, 6, 11, 6.9, 7.05) for i in range(15)], mat('wood'))
    boxes([(-12.2, -5.2, y, y + .14, 6.7, 6.9) for y in (6, 10.9)], mat('wood'))
    boxes([(x, x + .14, y, y + .14, 4, 6.7) for x in (-12, -5.5) for y in (6, 10.9)], mat('alu'))
    family = Block(hour, 3.6, 13.5, 4.8, 15, 0, 3.9, 'warmgrey', parapet=0)
    family.window('S', 4.6, 12.6, .15, 3., 6, deep=.4, curt=.12)
    family.build()
    upper = Block(hour, 4.1, 14.2, 3.6, 15, 3.9, 8., 'white', t=.35)
    upper.loggia('S', 5., 9.6, 4.35, 7.2, 1.7, 'glass', 3, soffit='woodh')
    upper.window('S', 10.6, 13.3, 4.9, 7.2, 2, deep=.3, surround='bronze')
    upper.build()
    canopy(upper.side('S'), 4.1, 14.2, .5, 8., .12, 'bronze')
    downlights(hall.side('S'), hour, [(-2.2, 8., 0), (2.2, 8., 0)], 180, -1.6)


def forecourt(hour, plants):
    box(-14.5, -3.4, 0, .3, 0, .75, mat('limepale'), .02)
    box(5.6, 14.8, 0, .3, 0, .75, mat('limepale'), .02)
    plants.hedge(-14.3, -3.6, .75, .95)
    plants.hedge(5.8, 14.6, .75, .95)
    box(-3.2, 5.4, -.2, 5, -.1, .015, mat('tile'), 0)
    plants.lawn(-14, -3.4, 1.2, 3.9)
    plants.lawn(5.6, 14.4, 1.2, 3.3)
    for i in range(3):
        box(-3.6, 3.6, 2.6 + i * .4, 6, 0, .13 * (i + 1), mat('slab'))
    for x in (-3.5, 3.5):
        plants.agave(x, 2., .0, .7)
    plants.palm(-8., 2.2, 5.6, 3)
    plants.palm(10.6, 2., 4.6, 5)
    plants.row(-12.6, -4., 3.9, .7, .8, flower=.3)
    plot_walls(-15, 15.2, 0, 22)


def build(p):
    hour = Hour(p['hour'], p.get('az', 222), p.get('el'), p.get('clouds', .5), p.get('cloud_seed', 3))
    plants = Planting()
    residential(hour, plants, -15, 15.2, 0, 2, cars=((1, 8.),), lamps=(3.5,))
    home(hour)
    forecourt(hour, plants)
    camera((4.6, -12.4, 1.65), 14, 20, .15)
    return hour.settings
