"""An office block of pale stone: deep square windows in a strict grid, a recessed ground floor, rooms still lit."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.curtain_wall import curtain_wall
from kit.daylight import Hour
from kit.geometry import box, boxes, plane
from kit.lights import area, spot
from kit.neighbours import flats, skyline
from kit.palette import mat
from kit.planting import Planting
from kit.street import lamp_post, planter, road

FLOOR, BAYS, BAY = 3.7, 8, 3.3


def home(hour):
    width = BAYS * BAY
    x0 = -width / 2
    body = Block(hour, x0, -x0, 4, 22, 4.6, 4.6 + 4 * FLOOR + 1., 'limepale', t=.55, parapet=.8, frame='bronze')
    for k in range(4):
        z = 4.6 + k * FLOOR
        for i in range(BAYS):
            u = x0 + i * BAY
            if k == 2 and 2 <= i <= 4:
                continue
            body.window('S', u + .45, u + BAY - .45, z + .55, z + FLOOR - .35, 1, deep=.62, curt=0 if (i + k) % 3 else .12, lit=.68)
        for i in range(5):
            u = 4.8 + i * BAY
            body.window('W', u + .45, u + BAY - .45, z + .55, z + FLOOR - .35, 1, deep=.62, curt=0, lit=.6)
    # A hanging garden interrupts the grid.
    u0, u1, z = x0 + 2 * BAY + .45, x0 + 5 * BAY - .45, 4.6 + 2 * FLOOR + .55
    body.loggia('S', u0, u1, z, z + FLOOR - .9, 3., 'glass', 6, lit=1, curt=0)
    body.build()
    base = Block(hour, x0 + .6, -x0 - .6, 6.4, 21, 0, 4.6, 'basalt')
    box(x0 + 1, -x0 - 1, 6.6, 21, 0, 4.6, mat('charcoal'), 0)
    curtain_wall(base.side('S'), hour, x0 + .8, -x0 - .8, .05, 4.5, 4.4, 2.2, .0, 'grey', 1, 'alu', .1, 0)
    curtain_wall(base.side('W'), hour, 6.6, 20, .05, 4.5, 4.4, 2.2, .0, 'grey', 1, 'alu', .1, 0)
    for i in range(BAYS // 2 + 1):
        x = x0 + i * 2 * BAY
        box(x - .3 + (.3 if i == 0 else -.3 if i == BAYS // 2 else 0), x + .3 + (.3 if i == 0 else -.3 if i == BAYS // 2 else 0), 4.1, 4.9, 0, 4.6, mat('limepale'), .02)
    if hour.night:
        area((0, 5.2, 4.5), (0, 5.2, 0), width - 1, 1.6, 420, (1, .82, .58))
        for x in (u0 + 1.5, u1 - 1.5):
            spot((x, 5.2, z + 2.7), (x, 5.2, z), 80, (1, .78, .5), 110, .05)
    return u0, u1, z


def build(p):
    hour = Hour(p['hour'], p.get('az', 215), tone=p.get('tone', 'blue'), glow=140)
    plants = Planting()
    plane(-300, 300, 0, 400, -.02, mat('wetslab'))
    road(-1.5, 10, 3, 2, 'wetasphalt', 'wetslab')
    u0, u1, z = home(hour)
    plants.row(u0 + .3, u1 - .3, 4.6, .55, .8, z)
    plants.tree((u0 + u1) / 2, 5.6, 2.4, .9, 1, z=z)
    flats(hour, 20, 38, 4, 22, 3, 7, 'SW')
    flats(hour, -40, -20, 5, 22, 4, 2, 'SE')
    skyline(hour, 85, high=30, share=.45)
    for x in (-12, -6, 0, 6, 12):
        plants.tree(x, 1.4, 5.2, 1.8, int(x) + 30)
        spot((x + .5, .4, .1), (x, 1.4, 4.5), 110, (1, .78, .5), 80, .05)
    for x0, x1 in ((-14, -2.4), (2.4, 14)):
        planter(x0, x1, 2.6, 3.3, .42, 'basalt', plants.shrubs(.1))
    lamp_post(-16.4, -4., 8, hour=hour)
    lamp_post(12, -4., 8, hour=hour)
    car('suv', 16, -5.7, 0, 'white')
    camera((-11.8, -18.6, 1.7), -26, 22, .235)
    return {**hour.settings, 'exposure': .8}
