"""A long three-storey block: deep balconies, sliding timber screens out of step, a lit glass lobby."""
from kit.block import Block, railing
from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.facade import canopy, slats
from kit.geometry import box
from kit.lights import spot
from kit.neighbours import flats
from kit.palette import mat
from kit.planting import Planting
from kit.site import residential
from kit.stage import R
from kit.street import bollards, planter

FLOOR, BAY = 3.3, 5.2


def home(hour):
    base = Block(hour, -15.6, 15.6, 5, 17, 0, 3.6, 'basalt', parapet=0)
    base.hole('S', -2.6, 2.6, 0, 3.2, 1.6)
    base.glaze(base.side('S'), -2.6, 2.6, 0, 3.2, 1.5, 5, 1, 0, 1, 2.4)
    for u in (-14.4, -9.6, 4.6, 9.6):
        base.window('S', u, u + 3.6, .5, 2.9, 4, deep=.3, curt=.3)
    base.build()
    body = Block(hour, -15.6, 15.6, 3.4, 17, 3.6, 3.6 + 3 * FLOOR + .6, 'gypsum', parapet=.5, t=.35)
    for k in range(3):
        z = 3.6 + k * FLOOR
        for i in range(6):
            u = -15.6 + i * BAY
            body.loggia('S', u + .18, u + BAY - .18, z + .2, z + FLOOR - .1, 1.9, 'glass', 3, soffit='teak')
        for u in (5.5, 9, 12.5):
            body.window('E', u, u + 1.4, z + .7, z + 2.6, 1, deep=.25)
    body.build()
    front = body.side('S')
    for k in range(3):
        z = 3.6 + k * FLOOR
        for i in range(6):
            u = -15.6 + i * BAY + .18 + (0, 1.6, 3.0)[(i * 2 + k * 5) % 3]
            slats(front, u, u + 1.75, z + .2, z + FLOOR - .1, .06, .11, .05, 'teak')
            if hour.night and R.random() < .7:
                spot((-15.6 + i * BAY + 2.6, 4.6, z + FLOOR - .2), (-15.6 + i * BAY + 2.6, 4.8, z), 45, (1, .72, .44), 110, .05)
    canopy(base.side('S'), -3.4, 3.4, 2.6, 3.25, .22, 'alu', 90, hour)


def build(p):
    hour = Hour(p['hour'], p.get('az', 215), tone=p.get('tone', 'amber'), glow=55)
    plants = Planting()
    residential(hour, plants, -17, 17, 0, 3, cars=((1, 7.), (-1, 8.)), lamps=(-3.,), paving='wetslab', storeys=3)
    flats(hour, 22, 40, 24, 40, 5, 2, 'S')
    home(hour)
    box(-3.4, 3.4, -.1, 5, -.1, .016, mat('wetslab'), 0)
    for a, b in ((-16, -4), (4, 16)):
        planter(a, b, .6, 1.7, .45, 'basalt', plants.shrubs(.3))
        plants.lawn(a, b, 1.8, 4.4)
    for x in (-11.5, -6, 6.4, 12.2):
        plants.tree(x, 2.6, 5.4, 1.7, int(x) + 20)
        if hour.night:
            spot((x + .4, 1.9, .5), (x, 2.6, 5), 110, (1, .76, .48), 80, .05)
    bollards(-16, 16, -2.3, 3.2, hour)
    car('sedan', 13.4, -4., 0, 'white')
    camera((-15.4, -14.4, 1.6), -36, 22, .2)
    return hour.settings
