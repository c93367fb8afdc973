"""A row of town houses seen along its street: each unit with a garage, a slatted bay and its own tone."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.facade import canopy, garage, slats
from kit.geometry import box, plane
from kit.neighbours import across, house
from kit.palette import mat
from kit.planting import Planting
from kit.repeat import copy_to, gather
from kit.street import bin_on_wheels, lamp_post, planter, road

WIDTH = 7.6


def unit(hour, plants, bay):
    """A house on x 0..WIDTH, front at y 4."""
    base = Block(hour, 0, WIDTH, 4, 15, 0, 3.3, 'sand', parapet=0)
    garage(base, 'S', .5, 3.6, 2.6, 'woodh', .45)
    base.door('S', 4.6, 5.9, 0, 2.6, .7, 'teak', boards=5)
    base.build()
    upper = Block(hour, 0, WIDTH, 4.3, 15, 3.3, 9.2, 'white', parapet=.5)
    upper.window('S', 4.5, 6.7, 4.1, 6., 2, deep=.3, surround='limepale')
    upper.window('S', 4.5, 6.7, 7., 8.4, 2, deep=.3, surround='limepale')
    upper.build()
    box_bay = Block(hour, .2, 3.9, 3., 8, 3.3, 8.4, bay, t=.25, parapet=.3)
    box_bay.window('S', .6, 3.5, 3.9, 7.7, 2, 2, .35, .2)
    box_bay.build()
    slats(box_bay.side('S'), .6, 2., 3.9, 7.7, .02, .12, .05, 'teak')
    canopy(base.side('S'), 4.1, 6.4, 1.1, 2.8, .12, 'alu', 40, hour)
    # The wall that parts it from the next house reaches to the street.
    box(WIDTH - .12, WIDTH + .12, .3, 4.4, 0, 1.5, mat('limepale'))
    box(.3, 3.9, 0, 4, -.1, .012, mat('paver'), 0)
    box(4.4, 6.2, 0, 4, -.1, .014, mat('slab'), 0)
    planter(6.4, WIDTH - .2, .3, 3.4, .5, 'limepale', plants.shrubs(.3))


def build(p):
    hour = Hour(p['hour'], p.get('az', 318), p.get('el', 40), p.get('clouds', .5), p.get('cloud_seed', 9))
    plants = Planting()
    for a, b in ((-200, 200),):
        plane(a, b, 0, 300, -.02, mat('paver'))
    plane(-200, 200, -200, -14, -.02, mat('desert'))
    road(0, 8, 2.6, 1)
    for index, bay in enumerate(('limedark', 'clay')):
        made = gather(lambda: unit(hour, plants, bay))
        for k in range(3):
            place = (index + 2 * k) * WIDTH
            if index == 0 and k == 0:
                continue
            if index == 1 and k == 0:
                first = made
                continue
            copy_to(made, dx=2 * k * WIDTH)
        if index == 1:
            for obj in first:
                obj.location.x += WIDTH
    box(-.3, 0, .3, 4.4, 0, 1.5, mat('limepale'))
    for i in range(5):
        plants.tree(WIDTH * (i + 1) - .1, -1.5, 4.3, 1.45, i)
    plants.hedge(-14, -.6, .4, 1.6)
    plants.lawn(-14, -.4, .6, 8)
    plants.tree(-4, 5, 6, 2.4, 1)
    house(hour, -30, -14, 4.8, 16, 3, letters='SE')
    house(hour, 6 * WIDTH + 3, 6 * WIDTH + 18, 4.8, 16, 5, letters='SW')
    across(hour, -24, 2)
    car('suv', 2.1, 1.3, 90, 'white', 0)
    car('sedan', 17.2, 1.2, 90, 'grey', 0)
    car('suv', 24.8, 1.2, 90, 'red', 0)
    car('sedan', 12.5, -3.7, 0, 'beige')
    for x in (10, 32):
        lamp_post(x, -2.1, hour=hour)
    for x in (-9, -20):
        plants.palm(x, -1.4, 6)
    bin_on_wheels(6.9, -.5)
    for x, y in ((-2, -20), (9, -19.5), (22, -20)):
        plants.palm(x, y, 6.5)
    camera((-1.2, -8.6, 1.65), -40, 22, .16)
    return hour.settings
