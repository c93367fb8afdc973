"""Two mirrored duplex houses under one roof line, with a shared stone spine and two garden doors."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.facade import canopy, downlights, garage, mashrabiya
from kit.geometry import box, boxes
from kit.palette import mat
from kit.planting import Planting
from kit.repeat import repeat
from kit.site import residential


def half(hour, plants):
    """The right half, x 0..11."""
    base = Block(hour, .5, 10.5, 4.6, 17, 0, 3.6, 'riyadhstone', parapet=0)
    base.window('S', 1.4, 4.6, .5, 2.9, 3, deep=.3, sill='white')
    base.door('S', 5.6, 7., 0, 2.8, .8, 'wood', boards=6)
    garage(base, 'S', 7.6, 10.2, 2.7, 'bronze', .35)
    base.window('E', 7, 9, .9, 2.8)
    base.build()
    upper = Block(hour, .5, 7.2, 3.4, 17, 3.6, 8., 'cream', t=.35, parapet=.4)
    upper.loggia('S', 1.2, 6.4, 3.9, 7.1, 1.7, 'solid', 3, soffit='woodh')
    upper.build()
    low = Block(hour, 7.2, 10.5, 4.6, 17, 3.6, 7.4, 'warmgrey', parapet=.4)
    low.window('S', 7.8, 9.9, 4.4, 6.6, 2, deep=.35)
    low.window('E', 7, 9, 4.5, 6.5)
    low.build()
    mashrabiya(low.side('S'), 7.8, 9.9, 4.4, 6.6, .06, .21, 'teak')
    canopy(base.side('S'), 5.2, 7.3, 1.3, 3., .14, 'alu', 60, hour)
    box(.3, 5.2, 0, .3, 0, 1.5, mat('riyadhstone'))
    box(.25, 5.3, -.05, .35, 1.5, 1.6, mat('white'))
    box(7.1, 7.5, -.05, .35, 0, 2.4, mat('riyadhstone'), .02)
    box(5.2, 5.55, -.05, .35, 0, 2.4, mat('riyadhstone'), .02)
    boxes([(5.6 + i * .125, 5.6 + i * .125 + .105, .1, .15, .06, 2.2) for i in range(12)], mat('wood'))
    boxes([(10.5, 10.75, 0, 4.6, 0, 2.2)], mat('riyadhstone'), .015)
    box(5.3, 10.5, -.1, 4.6, -.1, .012, mat('tile'), 0)
    plants.lawn(.6, 5.2, .4, 3.4)
    plants.row(.7, 5., .75, .6, .85, flower=.4)
    plants.palm(3.2, 2.2, 3.6, 5, .8)
    downlights(base.side('S'), hour, [(1., 3.4, 0), (5., 3.4, 0)], 60)


def build(p):
    hour = Hour(p['hour'], p.get('az', 308), p.get('el', 24), p.get('clouds', .8), p.get('cloud_seed', 1.5))
    plants = Planting()
    residential(hour, plants, -10.8, 10.8, 0, 9, cars=((1, 9.),), lamps=(-3.,), paving='paver')
    repeat(lambda: half(hour, plants), [{'mirror': 0}])
    spine = Block(hour, -.75, .75, 3., 15, 0, 9.2, 'lime', parapet=.3)
    spine.window('S', -.3, .3, 1.2, 8.2, 1, 5, .3, 0, lit=1)
    spine.build()
    box(-.3, .3, 0, 3.2, 0, 2., mat('riyadhstone'))
    car('sedan', -8.9, 1.6, 90, 'pearl', 0)
    plants.tree(-13.4, 1.6, 5, 1.8, 3)
    camera((8.2, -11.8, 1.65), 27, 24, .18)
    return hour.settings
