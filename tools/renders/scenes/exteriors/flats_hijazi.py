"""Flats over shops in the Hijazi manner: white coral-coloured walls with projecting wooden roshan bays."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.curtain_wall import shopfront
from kit.daylight import Hour
from kit.facade import cornice, mashrabiya
from kit.geometry import box, boxes, plane
from kit.neighbours import across, flats, roof
from kit.palette import mat
from kit.planting import Planting
from kit.signs import awning, sign
from kit.street import lamp_post, road

FLOOR = 3.5
BASE = 4.4


def roshan(block, u, z, h, w=2.3, wood='wood'):
    """A projecting bay of turned wood on brackets, with a small roof; lattice below, shutters above."""
    side = block.side('S')
    side.put(u, u + w, -.85, .1, z, z + h, wood, .01)
    mashrabiya(side, u + .12, u + w - .12, z + .15, z + h * .42, -.9, .16, 'oldwood')
    third = (w - .24) / 3
    for i in range(3):
        a = u + .12 + i * third
        side.card(a + .06, a + third - .06, -.875, z + h * .48, z + h - .2, block.hour.panes.pick(.1, .8))
        side.put_all([(a + .02, a + .08, -.93, -.85, z + h * .46, z + h - .16), (a + third - .08, a + third - .02, -.93, -.85, z + h * .46, z + h - .16),
                      (a + .02, a + third - .02, -.93, -.85, z + h - .2, z + h - .14),
                      (a + .02, a + third - .02, -.93, -.85, z + h * .7, z + h * .7 + .05)], 'oldwood', 0)
    side.put(u - .15, u + w + .15, -1.05, .1, z + h, z + h + .12, 'oldwood', .02)
    side.put(u - .25, u + w + .25, -1.2, .1, z + h + .12, z + h + .2, wood, .02)
    side.put(u - .08, u + w + .08, -.95, .1, z - .14, z, 'oldwood', .02)
    side.put_all([(u + .2, u + .35, -.6, .05, z - .5, z - .14), (u + w - .35, u + w - .2, -.6, .05, z - .5, z - .14)], 'oldwood', .03)


def home(hour):
    base = Block(hour, -9, 11, 0, 16, 0, BASE, 'riyadhstone', parapet=0)
    shops = ((-8.2, -3.8), (-3, 1.4), (3.6, 6.6), (7.2, 10.4))
    for a, b in shops:
        base.hole('S', a, b, 0, 3.2, .6)
        shopfront(base.side('S'), hour, a, b, 0, 3.2, .4)
    base.build()
    front = base.side('S')
    for (a, b), kind in zip(shops, ('coffee', 'green', 'white', 'blue')):
        sign(front, hour, a, b, 3.35, 4.05, kind)
    awning(front, -8.2, -3.8, 3.25, 1.3, .5, '#7e2a22')
    awning(front, -3, 1.4, 3.25, 1.3, .5, '#1f4a3a')
    body = Block(hour, -9, 11, .1, 16, BASE, BASE + 3 * FLOOR + .9, 'gypsum', parapet=.8, frame='oldwood')
    bays = (-7.9, -3.1, 2.6, 7.4)
    for k in range(3):
        z = BASE + k * FLOOR
        for u in (-4.9, -.1, 5.9):
            body.window('S', u + .1, u + 1.1, z + .8, z + 2.6, 1, 2, .2, .3, sill='limepale', surround='limepale')
        for u in (3, 8, 12):
            body.window('W', u, u + 1.1, z + .8, z + 2.6, 1, 2, .2, .3, sill='limepale', surround='limepale')
    body.build()
    for k in range(3):
        for i, u in enumerate(bays):
            roshan(body, u, BASE + k * FLOOR + .35, 2.7, 2.3, 'wood' if (i + k) % 2 else 'woodh')
    cornice(body, BASE - .15, .2, 2, 'limepale', 'WE')
    cornice(body, BASE + 3 * FLOOR + .55, .3, 3, 'limepale', 'WE')
    side = body.side('S')
    side.put_all([(-9 + i * .8, -8.55 + i * .8, .0, .2, BASE + 3 * FLOOR + .9, BASE + 3 * FLOOR + 1.25) for i in range(25)], 'gypsum', .02)
    roof(-8, 10, 3, 15, BASE + 3 * FLOOR, 2, 'gypsum')


def build(p):
    hour = Hour(p['hour'], p.get('az', 236), p.get('el', 27), p.get('clouds', .9), p.get('cloud_seed', 8.5))
    plants = Planting()
    plane(-200, 200, 0, 300, -.02, mat('slab'))
    plane(-200, 200, -200, -16, -.02, mat('desert'))
    road(0, 9, 3.6, 2, paving='slab')
    home(hour)
    flats(hour, 13, 30, .5, 16, 4, 4, 'SW')
    flats(hour, 31, 48, 0, 16, 3, 1, 'SW')
    flats(hour, -27, -11.5, .3, 16, 3, 8, 'SE')
    flats(hour, -46, -29, .5, 16, 5, 0, 'SE')
    across(hour, -25, 4)
    for x in (-11.5, 2.6, 16, 26):
        plants.palm(x, -2.7, 5.6)
        box(x - .6, x + .6, -3.3, -2.1, 0, .12, mat('limedark'))
    for x in (-20, 10):
        lamp_post(x, -3., hour=hour)
    for x, y in ((-6, -22), (6, -22), (-16, -22)):
        plants.palm(x, y, 7)
    for x, kind, colour in ((-8., 'sedan', 'silver'), (-14.5, 'suv', 'white'), (15.4, 'sedan', 'black'), (21.5, 'pickup', 'white')):
        car(kind, x, -4.8, 0, colour)
    boxes([(x, x + .45, -1.6, -1.55, .45, .9) for x in (-7.4, -5.4)], mat('teak'))
    camera((9.6, -15., 1.65), 24, 20, .265)
    return hour.settings
