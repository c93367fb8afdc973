"""A glass tower on a stone podium over a boulevard, with slimmer towers beside it."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.curtain_wall import curtain_wall, shopfront
from kit.daylight import Hour
from kit.facade import canopy
from kit.geometry import box, boxes, plane
from kit.neighbours import flats, skyline
from kit.palette import mat
from kit.planting import Planting
from kit.street import lamp_post, planter, road


def prism(hour, x0, x1, y0, y1, z0, z1, tint, letters='SE', module=1.5, floor=3.9, band=.6, core='alu', spandrel='alu'):
    """A glazed shaft with metal corners and a crown."""
    block = Block(hour, x0, x1, y0, y1, z0, z1, 'warmgrey')
    box(x0 + .2, x1 - .2, y0 + .2, y1 - .2, z0, z1, mat('charcoal'), 0)
    for letter in letters:
        u0, u1 = (x0, x1) if letter in 'SN' else (y0, y1)
        curtain_wall(block.side(letter), hour, u0, u1, z0, z1, floor, module, 0, tint, .5, spandrel, .34, band)
    for x in (x0, x1):
        for y in (y0, y1):
            box(x - .2, x + .2, y - .2, y + .2, z0, z1 + 2.5, mat(core), 0)
    boxes([(x0, x1, y0 - .15, y0 + .15, z1 + 2.2, z1 + 2.5), (x1 - .15, x1 + .15, y0, y1, z1 + 2.2, z1 + 2.5),
           (x0 - .15, x0 + .15, y0, y1, z1 + 2.2, z1 + 2.5)], mat(core), 0)
    return block


def home(hour):
    podium = Block(hour, -16, 14, 0, 26, 0, 9.6, 'limepale', parapet=.8)
    for i in range(6):
        u = -14.6 + i * 4.8
        podium.hole('S', u, u + 3.6, 0, 4.4, .9)
        shopfront(podium.side('S'), hour, u, u + 3.6, 0, 4.4, .7, 3)
        podium.window('S', u, u + 3.6, 5.6, 8., 3, deep=.4, curt=0)
    for i in range(5):
        podium.window('E', 2 + i * 4.6, 5 + i * 4.6, 5.6, 8., 2, deep=.4, curt=0)
        podium.window('E', 2 + i * 4.6, 5 + i * 4.6, 1., 4.2, 2, deep=.4, curt=0)
    podium.build()
    canopy(podium.side('S'), -16.4, 14.4, 2., 4.7, .3, 'bronze')
    prism(hour, -8, 10, 4, 22, 9.6, 56.4, 'blue', 'SEW', 1.5, 3.9)
    # A stone blade and a notch of loggias break the shaft.
    box(-11, -7.6, 3.2, 20, 9.6, 61, mat('limepale'), .03)
    blade = Block(hour, -11, -7.6, 3.2, 20, 0, 61, 'limepale')
    for k in range(12):
        z = 11 + k * 3.9
        blade.side('S').put_all([(-10.3, -8.3, -.02, .02, z, z + 2.2)], 'glassdark', 0)
        blade.side('S').put(-10.45, -8.15, -.16, .02, z - .14, z, 'bronze', 0)
    boxes([(-8, 10.4, 3.2, 4.1, z, z + .35) for z in (25.2, 40.8)], mat('limepale'), .02)


def build(p):
    hour = Hour(p['hour'], p.get('az', 300), p.get('el', 42), p.get('clouds', .9), p.get('cloud_seed', 12.5))
    plants = Planting()
    plane(-300, 300, 0, 400, -.02, mat('slab'))
    plane(-300, 300, -200, -26, -.02, mat('desert'))
    road(-6, 18, 4, 4, paving='slab', far_pave=8)
    home(hour)
    prism(hour, 34, 50, 30, 46, 0, 46, 'green', 'SW', 2.2, 4.2, 1.2, 'whitemetal', 'white')
    prism(hour, -52, -36, 22, 40, 0, 38, 'bronze', 'SE', 1.8, 4., 1.4, 'bronze', 'limepale')
    flats(hour, 20, 32, 2, 20, 6, 2, 'SW')
    flats(hour, -34, -20, 3, 22, 5, 5, 'SE')
    flats(hour, 56, 80, 4, 22, 7, 4, 'SW')
    skyline(hour, 110, high=34)
    for x0, z, h in ((-30, 12, 30), (-4, 0, 22), (24, 5, 38)):
        box(x0, x0 + 20, -90, -70, 0, h, mat('cream'), 0)
    for i in range(9):
        x = -31 + i * 8
        plants.palm(x, -3.4, 6.2)
        box(x - .6, x + .6, -4, -2.8, 0, .1, mat('limedark'))
    for i in range(8):
        plants.palm(-26 + i * 8, -27.5, 6.5)
    for x in (-22, 2, 26):
        lamp_post(x, -8.6, 9, hour=hour)
    for x0, x1 in ((-15, -6), (4, 13)):
        planter(x0, x1, -2., -1.1, .5, 'limepale', plants.shrubs(.3))
    for x, y, kind, colour, turn in ((-7, -12.4, 'sedan', 'white', 0), (12, -12.2, 'suv', 'black', 0), (27, -12.4, 'sedan', 'red', 0),
                                     (21, -17, 'suv', 'silver', 0), (-20, -12.3, 'suv', 'pearl', 0)):
        car(kind, x, y, turn, colour)
    camera((23, -44, 1.7), 25, 20, .3)
    return hour.settings
