"""A villa of staggered cubes on a corner, three floors high, seen across the crossing."""
from kit.block import Block
from kit.camera import camera
from kit.daylight import Hour
from kit.facade import canopy, garage, slats
from kit.geometry import box, boxes
from kit.neighbours import boundary, house
from kit.palette import mat
from kit.planting import Planting
from kit.site import residential
from kit.cars import car


def home(hour):
    base = Block(hour, -8, 6, 3, 15, 0, 3.6, 'basalt', parapet=0)
    base.window('S', -7, -2.4, .6, 2.9, 3)
    base.window('S', 3.4, 5.4, .6, 2.9, 2)
    base.door('S', .2, 2.2, 0, 2.7, .9, 'teak')
    base.window('E', 5, 9, .5, 2.9, 3)
    garage(base, 'E', 10.2, 14, 2.7, 'bronze', .4)
    base.build()
    canopy(base.side('S'), -.3, 2.8, 1.4, 2.95, .14, 'alu', hour=hour)
    middle = Block(hour, -5.4, 7.6, 1.6, 13, 3.6, 7.2, 'white', t=.35, parapet=.4)
    middle.loggia('S', 2.4, 7.25, 3.85, 6.6, 1.8, 'glass', 3, soffit='teak')
    middle.window('S', -4.4, -2.2, 4.2, 6.6, 1, 2, .3)
    middle.window('S', -1.4, .8, 4.2, 6.6, 1, 2, .3)
    middle.window('E', 4.6, 7.4, 4.2, 6.6, 2, deep=.3)
    middle.window('E', 9, 11.6, 4.2, 6.6, 2, deep=.3)
    middle.build()
    annex = Block(hour, -9.2, -5.4, 4, 14, 3.6, 6.4, 'white')
    annex.window('S', -8.6, -6, 4.4, 5.9, 2, surround='bronze')
    annex.build()
    top = Block(hour, -2.6, 4.6, 3.8, 12, 7.2, 10.6, 'clay', t=.35)
    top.window('S', -2., 2.1, 7.7, 9.9, 3, deep=.45, curt=.18)
    top.window('E', 5.4, 9.4, 7.7, 9.9, 3, deep=.4)
    slats(top.side('S'), 2.1, 4.5, 7.5, 10.1, -.06, .12, .055, 'teak')
    top.build()
    canopy(top.side('S'), -3.2, 5.2, 1.1, 10.6, .16, 'white')
    boxes([(4.9, 7.4, 2 + i * .5, 2.1 + i * .5, 9.5, 9.62) for i in range(16)], mat('teak'))
    boxes([(7.3, 7.42, 1.8, 10, 9.35, 9.5)], mat('teak'))
    boxes([(7.3, 7.42, y, y + .12, 7, 9.4) for y in (2, 9.6)], mat('alu'))


def garden(hour, plants):
    boundary(-10.5, -.4, 0, 2., 'basalt', coping='bronze')
    boundary(2.9, 8.4, 0, 2., 'basalt', coping='bronze')
    box(8.2, 8.45, 0, 9.6, 0, 2., mat('basalt'))
    box(8.15, 8.5, -.05, 9.6, 2., 2.1, mat('bronze'))
    boxes([(-.3 + i * .16, -.3 + i * .16 + .145, .08, .13, .05, 2.) for i in range(20)], mat('teak'))
    box(6, 8.4, 9.8, 14.4, -.1, .02, mat('tile'), 0)
    box(-.4, 2.9, -.1, 3, -.1, .02, mat('tile'), 0)
    plants.hedge(-10, -.6, .7, 2.4)
    plants.hedge(3.2, 8., .7, 2.3)
    plants.hedge(.7, 9.4, 7.85, 2.4, ax='y')
    plants.tree(-8.4, 1.8, 5.2, 1.9, 2)
    plants.palm(7., 1.9, 4.4, 6, .8)
    plants.row(-9.8, -1, -.35, .6, .7, flower=.5)
    plants.row(3.4, 8, -.35, .6, .7, flower=.5)


def build(p):
    hour = Hour(p['hour'], p.get('az', 300), p.get('el'), p.get('clouds', .35), p.get('cloud_seed', 7))
    plants = Planting()
    residential(hour, plants, -10.5, 8.4, 0, 4, cross=(11.2, 8), cars=((-1, 6.),), lamps=(), painted=True, lanes=1)
    house(hour, -7, 8, 20, 32, 11, 2, letters='SE', wall=False)
    home(hour)
    garden(hour, plants)
    car('sedan', 13.2, 22, 90, 'silver')
    camera((15.2, -11.2, 1.65), 35, 25, .19)
    return hour.settings
