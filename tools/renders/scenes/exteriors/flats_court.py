"""A garden court between two rows of flats: a straight path, trees, benches, balconies on both sides."""
from kit.block import Block, railing
from kit.camera import camera
from kit.daylight import Hour
from kit.facade import slats
from kit.geometry import box, boxes, plane
from kit.neighbours import flats
from kit.palette import mat
from kit.planting import Planting
from kit.street import water_ring

FLOOR = 3.3


def wing(hour, x0, x1, letter, wall, accent):
    body = Block(hour, x0, x1, 2, 44, 0, 4 * FLOOR + .8, wall, parapet=.6)
    side = body.side(letter)
    for k in range(4):
        z = k * FLOOR + .2
        for i in range(6):
            u = 3.2 + i * 6.8
            body.loggia(letter, u, u + 3.1, z, z + 2.6, 1.4, 'bars' if k else None, 2)
            body.window(letter, u + 4.2, u + 5.6, z + .7, z + 2.4, 2, deep=.22, sill=accent, curt=.35)
    body.build()
    for k in range(1, 5):
        side.put(2, 44, -.1, .05, k * FLOOR - .12, k * FLOOR + .12, accent, .01)
    for i in range(6):
        u = 3.2 + i * 6.8
        for k in range(1, 4):
            if (i + k) % 2:
                slats(side, u, u + 1.3, k * FLOOR + .2, k * FLOOR + 2.8, -.02, .12, .05, 'teak')
            side.put(u - .2, u + 3.3, -.9, .05, k * FLOOR - .1, k * FLOOR + .2, accent, .012)
            railing(side, u - .2, u + 3.3, -.88, k * FLOOR + .2, 'glass')


def build(p):
    hour = Hour(p['hour'], p.get('az', 250), p.get('el', 58), p.get('clouds', .6), p.get('cloud_seed', 6.1))
    plants = Planting()
    plane(-200, 200, -60, 300, -.02, mat('desert'))
    plane(-7.4, 7.4, -12, 50, 0, mat('paver'))
    box(-1.6, 1.6, -12, 48, -.1, .02, mat('slab'), 0)
    wing(hour, -20, -7.4, 'E', 'cream', 'white')
    wing(hour, 7.4, 20, 'W', 'clay', 'gypsum')
    flats(hour, -12, 14, 54, 66, 4, 3, 'S')
    flats(hour, -30, 30, -48, -34, 4, 1, 'N', detail=False)
    for a, b in ((-5.6, -1.9), (1.9, 5.6)):
        for y0, y1 in ((1, 14), (20, 34)):
            plants.lawn(a, b, y0, y1)
            for e in ((a - .12, a, y0, y1), (b, b + .12, y0, y1), (a, b, y0 - .12, y0), (a, b, y1, y1 + .12)):
                box(*e, 0, .14, mat('limepale'))
    for i, (x, y) in enumerate(((-3.9, 4.5), (3.7, 8.2), (-3.6, 12), (3.9, 24), (-3.8, 28), (3.8, 32), (-3.8, 22))):
        plants.tree(x, y, 5.4 + i % 3 * .4, 1.9, i)
    water_ring(0, 17, 1.9)
    for x in (-6.3, 6.3):
        plants.hedge(0, 42, x, .9, .6, ax='y')
    for y in (6, 10.5):
        for s in (-1, 1):
            x = s * 2.4 - (.25 if s > 0 else .25)
            boxes([(x, x + .5, y, y + 1.7, .42, .48)], mat('teak'), .01)
            boxes([(x + .05, x + .45, y + .1, y + .2, 0, .42), (x + .05, x + .45, y + 1.5, y + 1.6, 0, .42)], mat('concrete'), .01)
    for x in (-1.75, 1.75):
        for y in range(0, 40, 5):
            box(x - .05, x + .05, y - .05, y + .05, 0, .7, mat('alu'))
    for x in (-5.2, 5.2):
        plants.palm(x, 17, 6.6, int(x) + 9)
    camera((.9, -7.5, 1.65), 3, 21, .2)
    return hour.settings
