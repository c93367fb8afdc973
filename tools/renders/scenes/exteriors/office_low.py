"""Low offices for rent round a parking court: terracotta sun blades over two glazed floors."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.curtain_wall import curtain_wall
from kit.daylight import Hour
from kit.facade import canopy
from kit.geometry import box, boxes, plane
from kit.neighbours import flats, house
from kit.palette import mat
from kit.planting import Planting
from kit.street import lamp_post, planter


def wing(hour, x0, x1, y0, y1, letter, h=8.4):
    block = Block(hour, x0, x1, y0, y1, 0, h, 'cream')
    side = block.side(letter)
    u0, u1 = (x0, x1) if letter in 'SN' else (y0, y1)
    box(x0, x1, y0, y1, 0, h + .9, mat('cream'), .02)
    for z in (.3, 4.4):
        curtain_wall(side, hour, u0 + .8, u1 - .8, z, z + 3.3, 3.3, 1.6, -.03, 'green', .6, 'alu', .18, 0)
    side.put_all([(u0 + .8 + i * .62, u0 + .92 + i * .62, -.95, -.5, 4.1, 8.1) for i in range(int((u1 - u0 - 1.6) / .62))], 'terracotta', .006)
    side.put(u0 + .4, u1 - .4, -1.05, .05, 8.1, 8.3, 'alu')
    side.put(u0 + .4, u1 - .4, -1.05, .05, 3.86, 4.06, 'alu')
    for u in (u0, u1 - .7):
        side.put(u, u + .7, -1.15, .1, 0, h + 1.1, 'clay', .02)


def build(p):
    hour = Hour(p['hour'], p.get('az', 232), p.get('el', 25), p.get('clouds', .7), p.get('cloud_seed', 31.))
    plants = Planting()
    plane(-300, 300, -200, 400, -.02, mat('desert'))
    plane(-22, 40, -30, 20, -.005, mat('asphalt'))
    wing(hour, -18, 16, 10, 24, 'S')
    wing(hour, -34, -20, -16, 12, 'E')
    stair = Block(hour, 3.2, 7.6, 7.6, 14, 0, 11.6, 'clay', t=.35)
    stair.window('S', 4.1, 6.7, .1, 10.4, 2, 4, .3, 0, lit=1)
    stair.build()
    canopy(stair.side('S'), 2.6, 8.2, 2.2, 3., .22, 'alu', 80, hour)
    for x0, x1 in ((-17, 2.4), (8.4, 16)):
        planter(x0, x1, 7.2, 8.2, .35, 'limepale', plants.shrubs(.3))
        box(x0 - .4, x1 + .4, 6., 8.6, -.1, .12, mat('paver'), 0)
    box(2.4, 8.4, 5.6, 8.6, -.1, .12, mat('slab'), 0)
    boxes([(-16.6 + i * 2.7, -16.5 + i * 2.7, .6, 5.6, -.01, .001) for i in range(14)], mat('paint'), 0)
    boxes([(-16.6 + i * 2.7, -16.5 + i * 2.7, -12.4, -7.4, -.01, .001) for i in range(14)], mat('paint'), 0)
    for i, (kind, colour) in {0: ('suv', 'white'), 2: ('sedan', 'silver'), 3: ('sedan', 'black'), 6: ('pickup', 'white'), 9: ('suv', 'grey'), 10: ('sedan', 'red')}.items():
        car(kind, -15.2 + i * 2.7, 3., 90, colour, 0)
    for x in (-14, -7, 0, 10, 14):
        plants.tree(x, 6.9, 5.2, 1.8, int(x) + 20)
    for x in (-18, 18.5, 24):
        plants.palm(x, 7.6, 6.2)
    box(-4.8, 12, -6.4, -4.4, -.1, .14, mat('kerb'), .02)
    plants.lawn(-4.6, 11.8, -6.2, -4.6, .14)
    plants.palm(-2.2, -5.4, 2.2, 3, .7)
    plants.agave(9.6, -5.4, .14, .7)
    for x in (-.6, 4.4, 6.4):
        plants.agave(x, -5.4, .14, .6, int(x))
    lamp_post(-3.4, -5.4, 7, double=True, hour=hour)
    house(hour, 22, 40, 14, 28, 4, letters='SW', wall=False)
    flats(hour, 44, 62, 10, 28, 4, 2, 'SW')
    flats(hour, -12, 14, 40, 54, 4, 4, 'S')
    camera((11.5, -13.5, 1.7), 25, 22, .17)
    return hour.settings
