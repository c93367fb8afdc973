"""Two white residential towers with ribbon balconies of shifting depth, seen over a park."""
from kit.block import Block
from kit.camera import camera
from kit.curtain_wall import curtain_wall
from kit.daylight import Hour
from kit.geometry import box, boxes, plane
from kit.neighbours import flats, house, skyline
from kit.palette import mat
from kit.planting import Planting
from kit.street import lamp_post, road


def tower(hour, x0, x1, y0, y1, floors, seed):
    """Glass behind balcony slabs that come forward and go back from floor to floor."""
    floor, z0 = 3.5, 5.
    top = z0 + floors * floor
    block = Block(hour, x0, x1, y0, y1, 0, top, 'white')
    box(x0 + .1, x1 - .1, y0 + .1, y1 - .1, 4.8, top + 1.2, mat('gypsum'), 0)
    box(x0 + .5, x1 - .5, y0 + .6, y1 - .1, 0, 4.8, mat('limedark'), 0)
    for letter in 'SE' if x1 < 12 else 'SW':
        side = block.side(letter)
        u0, u1 = (x0, x1) if letter in 'SN' else (y0, y1)
        curtain_wall(side, hour, u0 + .4, u1 - .4, z0, top, floor, 1.9, 0, 'grey', .55, 'white', .22, .5, .08, .05)
        middle = (u0 + u1) / 2
        side.put(middle - 1.1, middle + 1.1, -.5, .1, z0, top + 3, 'limedark', 0)
    slabs, rails = [], []
    for k in range(floors + 1):
        z = z0 + k * floor
        out = (1.9, 1.2, .8, 1.3)[(k + seed) % 4]
        cut = (0, .8, 1.6, .8)[(k + seed) % 4]
        slabs.append((x0 - out * .7, x1 + out * .7, y0 - out, y1 + .4, z - .2, z + .12))
        if k < floors:
            rails.append((x0 + cut, x1 - cut, y0 - out + .05, y0 - out + .1, z + .12, z + 1.05))
    boxes(slabs, mat('white'), .02)
    boxes(rails, mat('mirrorglass'), 0)
    boxes([(a, b, c - .02, c + .06, e, e + .06) for a, b, c, _, _, e in rails], mat('alu'), 0)
    box(x0 + 3, x1 - 3, y0 + 3, y1 - 3, top, top + 4.2, mat('limedark'), .02)
    curtain_wall(block.side('S'), hour, x0, x1, .3, 4.8, 4.5, 2.4, .4, 'grey', 1, 'alu', .2, 0)
    boxes([(x0 + i * 2.4, x0 + i * 2.4 + .5, y0 - 1.6, y0 - 1.1, 0, 4.8) for i in range(int((x1 - x0) / 2.4) + 1)], mat('limedark'), .02)


def build(p):
    hour = Hour(p['hour'], p.get('az', 228), p.get('el', 19), p.get('clouds', .9), p.get('cloud_seed', 15.2))
    plants = Planting()
    plane(-300, 300, -14, 400, -.02, mat('slab'))
    plane(-300, 300, -300, -60, -.02, mat('desert'))
    road(-14, 9, 3, 2, paving='paver')
    tower(hour, -19, -3, 0, 16, 15, 0)
    tower(hour, 9, 25, 8, 24, 12, 2)
    flats(hour, 34, 54, 2, 20, 5, 4, 'SW')
    flats(hour, -52, -30, 4, 22, 6, 1, 'SE')
    house(hour, 62, 78, 4, 18, 3)
    skyline(hour, 90, high=30)
    plants.lawn(-30, 34, -34, -28)
    plane(-70, 70, -62, -34, .0, mat('grass'))
    for a, b, y0, y1 in ((-40, 40, -42, -39.4),):
        box(a, b, y0, y1, -.1, .03, mat('paver'), 0)
    plants.lawn(-22, 22, -39.4, -34)
    plants.lawn(-16, 16, -49, -42)
    for i, (x, y) in enumerate(((-13, -36), (-4.5, -33), (6.5, -34.6), (15, -31.5), (23, -34), (-21, -32), (-29, -36), (30, -30), (-8, -29.6), (11, -29.8))):
        plants.tree(x, y, 5.2 + i % 3 * .6, 2.5, i)
    for i in range(9):
        plants.palm(-36 + i * 9, -12.6, 7)
    for x in (-18, 8):
        lamp_post(x, -38.9, 4.5, .6, hour=hour)
    for x in (-6, 3):
        boxes([(x, x + 1.8, -39.2, -38.75, .42, .48), (x, x + 1.8, -38.78, -38.72, .55, .9)], mat('teak'), .01)
        boxes([(x + .1, x + .2, -39.2, -38.75, 0, .42), (x + 1.6, x + 1.7, -39.2, -38.75, 0, .42)], mat('alu'), 0)
    camera((-2., -58, 1.7), -3, 21, .3)
    return hour.settings
