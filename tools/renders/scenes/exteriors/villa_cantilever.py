"""A contemporary villa: a white upper floor hangs over a limestone base beside a stone stair tower."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.facade import canopy, garage, mashrabiya, slats
from kit.geometry import box, boxes, plane, tube
from kit.lights import point
from kit.neighbours import across, boundary, house
from kit.palette import mat
from kit.planting import Planting
from kit.street import bin_on_wheels, electric_box, lamp_post, road

GATE = 7.6


def home(hour):
    """Front walls at y 0 (base), -1.5 (upper floor); street wall at y -5.4."""
    base = Block(hour, 0, 8.2, 0, 12, 0, 3.7, 'limedark', parapet=0)
    base.window('S', .8, 6.6, .25, 3., 4, deep=.22, curt=.16)
    base.window('W', 2.2, 4.2, .9, 2.9)
    base.window('W', 6, 9, .9, 2.9, 3)
    base.build()
    upper = Block(hour, -.9, 8, -1.5, 11.5, 3.72, 8.1, 'white', t=.35)
    upper.window('S', .1, 7.2, 4.1, 7.45, 5, deep=.95, curt=.2, transom=4.98)
    upper.window('W', 1.5, 2.5, 4.6, 7.2, 1, 2)
    upper.window('W', 5, 8, 4.9, 7.1, 3)
    slats(upper.side('S'), .1, 2.85, 4.12, 7.43, .14, .1, .045)
    upper.build()
    tower = Block(hour, 8, 10.9, -.6, 6, 0, 9.2, 'lime', t=.4)
    tower.window('S', 9.2, 9.75, 4, 8.3, 1, 4, .35, 0, lit=1)
    tower.door('S', 8.55, 10.4, 0, 2.95, 1.3, boards=12, lamp=False)
    tower.build()
    canopy(tower.side('S'), 8.4, 10.6, 1.7, 2.98, hour=hour, light=110)
    service = Block(hour, 10.9, 15.4, .4, 11, 0, 3.7, 'sand', parapet=0)
    garage(service, 'S', 11.3, 15, 2.7)
    service.build()
    wing = Block(hour, 10.9, 15.9, -.3, 11, 3.72, 7.5, 'white', t=.35)
    wing.window('S', 11.4, 15.4, 4.3, 7, 4, deep=.45, curt=.2)
    mashrabiya(wing.side('S'), 11.4, 15.4, 4.3, 7., .08)
    wing.build()
    box(11, 15.8, -.13, -.07, 8.4, 8.44, mat('alu'), .005)
    wing.side('S').pane(11, 15.8, .2, 7.5, 8.4, 'rail')
    boxes([(11.2 + i * .4, 11.3 + i * .4, 2, 7, 9.6, 9.75) for i in range(12)], mat('wood'))
    boxes([(11.1, 15.9, y, y + .12, 9.4, 9.6) for y in (2, 6.9)], mat('wood'))
    boxes([(x, x + .12, 2, 2.12, 7, 9.4) for x in (11.2, 15.6)], mat('alu'))
    for x in (1.5, 4, 6.5):
        if hour.night:
            point((x, -.9, 3.5), 22, (1, .72, .42), .05)


def front_garden(hour, plants):
    box(-4.2, 7.3, -5.4, -5.15, 0, 1.05, mat('lime'), .015)
    box(-4.25, 7.35, -5.45, -5.1, 1.05, 1.12, mat('white'))
    boxes([(-4.1 + i * .13, -4.06 + i * .13, -5.3, -5.25, 1.12, 1.75) for i in range(88)], mat('alu'), 0)
    boxes([(-4.2, 7.3, -5.31, -5.24, 1.72, 1.77)], mat('alu'))
    for x in (-4.4, 7.3, 10.6):
        box(x - .25, x + .25, -5.55, -5.05, 0, 2.3, mat('white'), .02)
        box(x - .12, x + .12, -5.6, -5.54, 1.75, 2., mat('warm' if hour.night else 'paint'), 0)
    boxes([(GATE + i * .122, GATE + .1 + i * .122, -5.32, -5.26, .08, 2.1) for i in range(23)], mat('wood'))
    boxes([(7.55, 10.35, -5.28, -5.22, z, z + .06) for z in (.3, 1.8)], mat('alu'))
    boundary(10.85, 15.9, -5.4, 2.2, 'lime')
    box(15.9, 16.2, -5.4, 12, 0, 2.8, mat('sand'))
    box(-4.5, -4.2, -5.2, 14, 0, 2.4, mat('sand'))
    plants.lawn(-4, 7, -4.9, -1.2)
    plants.lawn(-4, -.2, -1, 8)
    box(7.4, 10.8, -5.1, -.6, -.1, .02, mat('tile'), 0)
    for i in range(3):
        box(8.3, 10.6, -1.6 - i * .35, -.6, 0, .3 - i * .1, mat('slab'))
    plants.row(.1, 7., -.75)
    plants.row(-3.6, 1.4, -5.75, scale=.75)
    plants.row(11.2, 15.6, -5.7, 1.2, .7)
    for x, z, s in ((-3.2, .8, 1.1), (-2., .7, 1.), (3.2, .8, 1.1), (4.3, .75, .9)):
        plants.bougainvillea(x, -5.2, z, s)
    plants.bougainvillea(13.4, -4.8, 1.9, .9)
    plants.palm(-2.6, -3.6, 6.3, 1)
    plants.palm(6.6, -3.4, 2., 2, .55)


def build(p):
    hour = Hour(p['hour'], p.get('az', 305), p.get('el'), p.get('clouds', .75), p.get('cloud_seed', 0))
    plants = Planting()
    plane(-150, 150, -5.2, 250, -.02, mat('tile' if hour.night else 'desert'))
    road(-5.2, 8.5)
    home(hour)
    front_garden(hour, plants)
    house(hour, -21, -5.6, 1.5, 14, 3, wall_y=-5.4, material='limedark', gate=False)
    house(hour, 17.5, 32, -.5, 14, 6, wall_y=-5.4, letters='SW')
    house(hour, 33.5, 48, -1, 14, 9, wall_y=-5.4, letters='SW')
    house(hour, -8, 6, 26, 38, 12, 3, wall=False)
    house(hour, 9, 24, 28, 40, 14, 2, wall=False)
    across(hour, -27)
    for x, y, h in ((16.9, -3.2, 6.6), (-9.5, -3.4, 6.2), (12.6, 14, 9.5), (-5.5, 12, 7.5), (25, -3.6, 6.4), (20, 16, 8.5)):
        plants.palm(x, y, h)
    for x, y in ((-20, -24), (-3, -26), (10, -25), (11, -19.5), (16, -17)):
        plants.palm(x, y, 7)
    plants.bougainvillea(-7.6, -5.2, 2.3, 1.3)
    plants.bougainvillea(-10.4, -5.2, 2.3, 1.2)
    lamp_post(19.5, -7.2, hour=hour)
    car('suv', 24.5, -8.9, 0, 'white')
    car('sedan', 31.5, -8.8, 0, 'grey')
    bin_on_wheels(17.2, -6.1)
    electric_box(-6.6, -5.75)
    camera((-4.6, -14.2, 1.6), -31, 24, .18)
    return hour.settings
