"""An office building of six storeys: blue glass behind white fins, a tall entrance, a paved forecourt with flags of water."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.curtain_wall import curtain_wall
from kit.daylight import Hour
from kit.facade import canopy
from kit.geometry import box, boxes, plane
from kit.lights import area
from kit.neighbours import across, flats, skyline
from kit.palette import mat
from kit.planting import Planting
from kit.street import bollards, lamp_post, planter, road

FLOOR = 4.


def home(hour):
    top = 5.2 + 4 * FLOOR
    shaft = Block(hour, -16, 14, 6, 26, 0, top, 'white')
    box(-15.8, 13.8, 6.2, 25.8, 5, top, mat('charcoal'), 0)
    box(-14.6, 12.4, 7.5, 25.8, 0, 5, mat('charcoal'), 0)
    south, east = shaft.side('S'), shaft.side('E')
    curtain_wall(south, hour, -16, 14, 5.2, top, FLOOR, 1.5, 0, 'blue', .55, 'alu', .28, .55)
    curtain_wall(east, hour, 6, 26, 5.2, top, FLOOR, 1.5, 0, 'blue', .55, 'alu', .28, .55)
    curtain_wall(south, hour, -15, 14, .1, 5., 4.9, 2., 1.2, 'grey', 1, 'alu', .12, 0)
    curtain_wall(east, hour, 7, 26, .1, 5., 4.9, 2., 1.2, 'grey', 1, 'alu', .12, 0)
    # Fins thin out towards the corner.
    south.put_all([(-12.9 + i * 1.5, -12.8 + i * 1.5, -.42, .02, 5.4, top + .6) for i in range(18)], 'white', 0)
    east.put_all([(u, u + .12, -.75, .02, 5.4, top + .6) for u in [9 + i * 1.25 for i in range(14)]], 'white', 0)
    for side, u0, u1 in ((south, -16.6, 14.8), (east, 6.31, 26.4)):
        side.put(u0, u1, -.9, .3, 5., 5.45, 'white', .02)
        side.put(u0, u1, -.9, .3, top + .5, top + 1., 'white', .02)
    for x in (-15.4, -9.4, -3.4, 7.4, 13.2):
        box(x, x + .7, 6.1, 6.8, 0, 5.1, mat('basalt'), .02)
    box(-16, -13, 5.6, 26, 0, top + 3.4, mat('basalt'), .02)
    box(.2, 5.4, 2.6, 6.4, 4.5, 5., mat('white'), .02)
    for x in (.4, 4.9):
        box(x, x + .3, 2.8, 3.1, 0, 4.5, mat('alu'))
    if hour.night:
        area((2.8, 4.4, 4.4), (2.8, 4.4, 0), 4.5, 3, 220, (1, .8, .58))
        area((-2, 6.4, 4.9), (-2, 5, 0), 24, .8, 300, (1, .82, .6))


def build(p):
    hour = Hour(p['hour'], p.get('az', 312), p.get('el', 40), p.get('clouds', .9), p.get('cloud_seed', 21.))
    plants = Planting()
    plane(-300, 300, 0, 400, -.02, mat('slab'))
    plane(-300, 300, -200, -18, -.02, mat('desert'))
    road(-1, 11, 3, 2, paving='slab')
    home(hour)
    flats(hour, 26, 46, 6, 24, 4, 4, 'SW')
    flats(hour, -46, -24, 8, 26, 5, 3, 'SE')
    skyline(hour, 100, high=30)
    across(hour, -30, 1)
    for i, x in enumerate((-13, -8.4, -3.8, 9.2, 13.6)):
        plants.palm(x, 2.6, 5.4 + i % 2)
        box(x - .7, x + .7, 1.9, 3.3, 0, .35, mat('basalt'), .02)
    for x0, x1 in ((-14, -4.5), (8, 17)):
        planter(x0, x1, .3, 1.1, .45, 'basalt', plants.shrubs(.2))
    for x in (18.5, 22):
        plants.tree(x, 4, 5.4, 2.1, int(x))
    bollards(-16, 18, -.7, 3., hour)
    lamp_post(18.5, -3.4, 8, hour=hour)
    car('sedan', 7.2, -5.1, 0, 'black')
    car('suv', -12.6, -5.1, 0, 'white')
    camera((18.6, -17.6, 1.7), 33, 22, .235)
    return hour.settings
