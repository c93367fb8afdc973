"""Flats of four storeys on a corner: white balcony trays turn the corner over a stone base."""
from kit.block import Block, railing
from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.facade import canopy, slats
from kit.geometry import box, boxes
from kit.neighbours import flats, roof
from kit.palette import mat
from kit.planting import Planting
from kit.site import residential
from kit.street import planter

FLOOR = 3.3


def home(hour):
    base = Block(hour, -14, 4, 2, 18, 0, 3.9, 'limedark', parapet=0)
    for u in (-13, -9.6):
        base.window('S', u, u + 2.4, .8, 3.2, 3, deep=.3)
    base.hole('S', -5.6, -1.6, 0, 3.3, 2.)
    base.glaze(base.side('S'), -5.6, -1.6, 0, 3.3, 1.9, 4, 1, 0, 1)
    base.window('S', .4, 3.2, .8, 3.2, 3, deep=.3)
    for u in (4, 8.5, 13):
        base.window('E', u, u + 2.6, .8, 3.2, 3, deep=.3)
    base.build()
    body = Block(hour, -14, 4, 2.4, 18, 3.9, 3.9 + 3 * FLOOR + .9, 'sand', parapet=.8)
    for k in range(3):
        z = 3.9 + k * FLOOR
        body.window('S', -13, -11, z + .9, z + 2.6, 2, deep=.25, sill='white')
        body.loggia('S', -10.2, -7, z + .12, z + 2.7, 1.5, None, 2)
        body.window('S', -5.9, -4.9, z + .9, z + 2.6, 1, deep=.25, sill='white')
        body.window('S', -2.6, -1.6, z + .9, z + 2.6, 1, deep=.25, sill='white')
        body.window('S', -.4, 3.6, z + .12, z + 2.7, 4, deep=.3, curt=.15)
        body.window('E', 3.2, 7.4, z + .12, z + 2.7, 4, deep=.3, curt=.15)
        body.window('E', 9.4, 11, z + .9, z + 2.6, 2, deep=.25, sill='white')
        body.window('E', 13, 15.6, z + .9, z + 2.6, 2, deep=.25, sill='white')
    body.build()
    front, east = body.side('S'), body.side('E')
    for k in range(3):
        z = 3.9 + k * FLOOR
        # The tray that turns the corner.
        box(-.8, 5.9, .9, 8, z - .22, z + .1, mat('white'), .02)
        box(-.8, 5.9, .9, 1.05, z + .1, z + .45, mat('white'), .015)
        box(5.75, 5.9, .9, 8, z + .1, z + .45, mat('white'), .015)
        boxes([(-.8, 5.9, .94, 1., z + 1.05, z + 1.1), (5.8, 5.86, .9, 8, z + 1.05, z + 1.1)], mat('alu'))
        front.pane(-.8, 5.85, -1.42, z + .45, z + 1.05, 'rail')
        east.pane(.95, 8, -1.82, z + .45, z + 1.05, 'rail')
        railing(front, -10.2, -7, .05, z + .12, 'bars')
        slats(front, -.4, 1., z + .12, z + 2.9, -.5, .14, .05, 'teak')
    box(-.8, 5.9, .9, 8, 3.9 + 3 * FLOOR - .22, 3.9 + 3 * FLOOR + .05, mat('white'), .02)
    for u in (-14, -6.6, -4.2):
        front.put(u, u + .35, -.12, .05, 3.9, 3.9 + 3 * FLOOR + .9, 'white', .015)
    front.put(-6.25, -4.2, -.02, .03, 3.9, 14.5, 'teak', 0)
    canopy(base.side('S'), -6.2, -1., 1.6, 3.4, .2, 'white', 70, hour)
    roof(-13, 3, 4, 17, 3.9 + 3 * FLOOR, 4, 'sand')


def build(p):
    hour = Hour(p['hour'], p.get('az', 318), p.get('el', 44), p.get('clouds', .7), p.get('cloud_seed', 4.2))
    plants = Planting()
    residential(hour, plants, -15, 7, 0, 2, cross=(10, 8), cars=((-1, 6.),), lamps=(-4.,), storeys=3,
                painted=True, lanes=2)
    flats(hour, 23, 40, 3, 20, 4, 3, 'SW')
    flats(hour, -40, -24, 24, 40, 5, 1, 'S')
    home(hour)
    planter(-13, -6.6, .4, 1.5, .5, 'limedark', plants.shrubs(.4))
    planter(-.6, 6, .2, .85, .5, 'limedark', plants.shrubs(.4))
    box(-6.2, -1, -.1, 3, -.1, .016, mat('slab'), 0)
    plants.palm(7.8, 3., 6.2, 3)
    plants.palm(8., 10., 5.6, 8)
    plants.tree(-10, -1.3, 4.6, 1.6, 1)
    plants.tree(-16.5, -1.3, 4.6, 1.6, 2)
    car('suv', 11.2, 9, 90, 'grey')
    car('sedan', 11.2, 15, 90, 'white')
    camera((16.4, -13.2, 1.65), 41, 28, .235)
    return hour.settings
