"""A white villa with an arcade of round arches, a corner loggia and a round-topped door, behind a low wall."""
from kit.block import Block, railing
from kit.camera import camera
from kit.daylight import Hour
from kit.facade import downlights
from kit.geometry import box, boxes
from kit.palette import mat
from kit.planting import Planting
from kit.site import plot_walls, residential


def home(hour):
    rear = Block(hour, -11, 9, 8, 18, 0, 7.8, 'cream', frame='bronze')
    for u in (-9.6, -6.6, -3.6, -.6):
        rear.window('S', u, u + 1.9, .1, 2.9, 2, deep=.2, curt=.2)
    for u in (-10, -7.2, -4.4, -1.6):
        rear.arch('S', u, u + 1.5, 4.6, 6.2)
    rear.build()
    arcade = Block(hour, -11, 2.4, 4.4, 8.1, 0, 4.3, 'cream', t=.5, parapet=.35, bw=.03)
    for i in range(5):
        arcade.arch('S', -10.4 + i * 2.55, -8.4 + i * 2.55, 0, 2.5, glazed=False, through=.9)
    arcade.arch('W', 5, 7.4, 0, 2.4, glazed=False, through=.9)
    arcade.build()
    for i in range(5):
        rear.glaze(rear.side('S'), -10.3 + i * 2.55, -8.5 + i * 2.55, .02, 2.6, -.46, 2, 1, .2)
    railing(arcade.side('S'), -10.9, 2.3, .15, 4.3, 'bars', .9)
    tower = Block(hour, 2.4, 9.4, 3.2, 12, 0, 9.4, 'gypsum', t=.4, frame='bronze', bw=.03)
    tower.arch('S', 4.4, 7.2, 0, 2.6, .9, 2, lit=1)
    tower.loggia('S', 3.4, 8.4, 4.6, 7.6, 2., None, 3, soffit='teak')
    tower.window('E', 5.4, 8.4, .9, 3., 2, surround='limepale')
    tower.window('E', 5.4, 8.4, 4.8, 7.2, 2, surround='limepale')
    tower.build()
    front = tower.side('S')
    railing(front, 3.4, 8.4, .1, 4.6, 'bars', 1.)
    for u in (3.35, 5.75, 8.2):
        front.put(u, u + .25, .05, .3, 4.6, 7.6, 'gypsum', .02)
    front.put(2.2, 9.6, -.25, .1, 8.9, 9.1, 'terracotta', .02)
    wing = Block(hour, 9.4, 14, 6.5, 15, 0, 4.2, 'cream', parapet=.35, frame='bronze')
    wing.arch('S', 10.4, 12.8, .5, 2., deep=.3, nx=3)
    wing.build()
    boxes([(9.8 + i * .42, 9.92 + i * .42, 4.6, 8.2, 3.3, 3.45) for i in range(10)], mat('teak'))
    boxes([(9.6, 14, 4.7, 4.85, 3.1, 3.3)], mat('teak'))
    boxes([(x, x + .18, 4.7, 4.88, 0, 3.1) for x in (9.8, 13.6)], mat('gypsum'), .02)
    downlights(front, hour, [(3., .2, 6), (8.8, .2, 6)], 90)


def garden(hour, plants):
    for a, b in ((-13, 3.8), (7.8, 15)):
        box(a, b, 0, .35, 0, 1.1, mat('gypsum'), .05)
        box(a - .04, b + .04, -.05, .4, 1.1, 1.2, mat('terracotta'), .03)
    for x in (3.6, 7.6):
        box(x - .1, x + .5, -.1, .5, 0, 2.6, mat('gypsum'), .06)
        box(x - .16, x + .56, -.16, .56, 2.6, 2.72, mat('terracotta'), .03)
    box(4.1, 7.5, -.2, 3.4, -.1, .015, mat('riyadhstone'), 0)
    plants.lawn(-12, 3.6, .6, 4.2)
    plants.lawn(8, 14.4, .6, 4.2)
    plants.tree(-8, 2.3, 4.6, 1.9, 1, 'olive')
    plants.tree(12.4, 2.2, 3.9, 1.5, 2, 'olive')
    for x in (2.9, 8.9):
        plants.climber(x, 2.95, 3.2)
    for x in (-11.5, -9.2, -3.4, -1.2, 1.4, 9.6, 11.6):
        plants.bougainvillea(x, .12, 1., .75)
    plants.palm(-3.2, 2.6, 5.2, 3)
    plants.row(8.4, 14, 4., .7, .8, flower=.4)
    plot_walls(-13, 15, .4, 22, 2.2, 'cream')


def build(p):
    hour = Hour(p['hour'], p.get('az', 312), p.get('el'), p.get('clouds', .9), p.get('cloud_seed', 5.4))
    plants = Planting()
    residential(hour, plants, -13, 15, 0, 6, cars=((1, 7.), (2, -4)), lamps=(4.,), paving='paverred')
    home(hour)
    garden(hour, plants)
    camera((-7.6, -10.6, 1.65), -24, 24, .185)
    return hour.settings
