"""A strip of shops on a neighbourhood street, some let and some waiting, with angled parking."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.curtain_wall import shopfront
from kit.daylight import Hour
from kit.facade import canopy
from kit.geometry import box, boxes, plane
from kit.neighbours import across, flats, house, roof
from kit.palette import mat
from kit.planting import Planting
from kit.signs import awning, sign
from kit.street import bin_on_wheels, lamp_post, planter, road


def home(hour):
    body = Block(hour, -20, 20, 4, 16, 0, 5.6, 'cream', parapet=.8)
    names = ('red', None, 'blue', 'coffee', None, 'green', 'sand')
    for i, name in enumerate(names):
        u = -19.2 + i * 5.6
        body.hole('S', u, u + 4.6, 0, 3.2, .6)
        if name:
            shopfront(body.side('S'), hour, u, u + 4.6, 0, 3.2, .4, 3)
        else:
            # An empty unit waits behind its shutter.
            body.side('S').put_all([(u, u + 4.6, .3, .36, .02 + k * .1, .1 + k * .1) for k in range(31)], 'whitemetal', .006)
    body.build()
    side = body.side('S')
    for i, name in enumerate(names):
        u = -19.2 + i * 5.6
        if name:
            sign(side, hour, u, u + 4.6, 3.5, 4.35, name)
        side.put(u - 1., u, -.2, .05, 0, 5.6, 'limedark', .015)
        if i in (2, 5):
            awning(side, u, u + 4.6, 3.3, 1.2, .4, '#1d3a57' if i == 2 else '#1f4a3a')
    side.put(20 - .8, 20.2, -.2, .05, 0, 5.6, 'limedark', .015)
    side.put(-20.3, 20.3, -.35, .1, 5.3, 5.65, 'terracotta', .02)
    over = Block(hour, -20, 6, 6.4, 16, 5.6, 12.4, 'sand', parapet=.7)
    for k in range(2):
        for i in range(6):
            u = -19 + i * 4.2
            over.window('S', u, u + 1.6, 6.5 + k * 3.3, 8.1 + k * 3.3, 2, deep=.22, sill='white', surround='white', lit=.5)
            if i % 2:
                over.side('S').put(u + 1.9, u + 2.7, -.32, -.02, 6.4 + k * 3.3, 7. + k * 3.3, 'whitemetal', .02)
    over.build()
    roof(-18, 4, 8, 15, 11.7, 3, 'sand')


def build(p):
    hour = Hour(p['hour'], p.get('az', 238), p.get('el', 48), p.get('clouds', .7), p.get('cloud_seed', 41.))
    plants = Planting()
    plane(-300, 300, 4, 300, -.02, mat('desert'))
    plane(-300, 300, -200, -19, -.02, mat('desert'))
    road(-4.6, 9, .4, 2, paving='paver')
    plane(-60, 60, -5., 1., -.13, mat('asphalt'))
    box(-60, 60, 1., 4.2, -.3, .02, mat('tile'), 0)
    boxes([(i + .006, i + .994, .84, 1., -.3, .024) for i in range(-40, 40)], mat('kerb'), .02)
    boxes([(-19 + i * 2.8, -18.9 + i * 2.8, -4.4, .6, -.14, -.128) for i in range(15)], mat('paint'), 0)
    home(hour)
    for i, kind, colour in ((1, 'sedan', 'white'), (3, 'suv', 'silver'), (4, 'sedan', 'blue'), (8, 'pickup', 'white'), (11, 'suv', 'black')):
        car(kind, -17.6 + i * 2.8, -1.9, 90, colour, -.13)
    for x in (-14, -3, 8.4, 19):
        plants.tree(x, 1.9, 4.4, 1.5, int(x) + 22)
        box(x - .5, x + .5, 1.4, 2.4, 0, .1, mat('limedark'))
    flats(hour, 24, 42, 4, 20, 3, 2, 'SW')
    house(hour, 8, 20, 22, 34, 5, 3, wall=False)
    flats(hour, -42, -24, 5, 20, 2, 4, 'SE')
    across(hour, -28, 5)
    lamp_post(3.2, -5.1, 8, hour=hour)
    bin_on_wheels(13.4, 2.6)
    camera((12.5, -14.2, 1.65), 28, 22, .16)
    return hour.settings
