"""Land: a corner plot on a new street, a gap between villas, a scheme under an escarpment, a farm's edge."""
from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.geometry import box, plane
from kit.ground import board, chalk, escarpment, rubble, stakes, terrain
from kit.neighbours import across, boundary, house
from kit.palette import mat
from kit.planting import Planting
from kit.street import electric_box, lamp_post, road


def corner(hour, plants):
    """An open corner on a finished street with kerbs and lamps, houses far behind."""
    road(0, 9, 2.6, 2, paving='paver', painted=True, cross=(16, 9))
    for a, b in ((-200, 16), (25, 200)):
        plane(a, b, 14, 300, -.02, mat('desert'))
    plane(25, 200, 0, 14, -.02, mat('desert'))
    plane(-200, -14, 0, 14, -.02, mat('desert'))
    plane(-200, 200, -200, -14, -.02, mat('desert'))
    terrain(-16, 13.2, 0, 18, .05, 5, 'desert', .06, .5, 3)
    plane(-16, 13.2, 0, 18, .0, mat('desert'))
    chalk(-12, 12.6, 1., 15.5, .115)
    box(13.2, 16, 0, 60, -.3, 0, mat('paver'), 0)
    stakes(-12, 12.6, 1., 15.5)
    rubble(-12, 12, 1.5, 14, 40, 1, .06)
    board(-7.4, 1.2)
    house(hour, -32, -17, 5, 18, 3, letters='SE')
    house(hour, -14, 0, 26, 40, 4, 2, wall_y=21)
    house(hour, 3, 14, 27, 40, 6, 2, wall_y=21, letters='SE')
    house(hour, 29, 44, 5, 18, 5, letters='SW')
    house(hour, 30, 44, 26, 40, 8, letters='SW')
    for x in (-18, 27.5):
        lamp_post(x, -2.1, hour=hour)
    electric_box(13.6, -.4)
    across(hour, -27, 2)
    plants.palm(14.6, 9, 5.6)
    plants.tree(14.6, 16, 4.6, 1.6, 2)
    car('pickup', -14, -3.8, 0, 'white')
    camera((19.6, -15.5, 6.8), 35, 24, -.06)


def gap(hour, plants):
    """A plot between two finished villas, seen straight on."""
    road(0, 8.5, 2.6, 1, paving='paver')
    plane(-200, 200, 20, 300, -.02, mat('desert'))
    plane(-200, -9, 0, 20, -.02, mat('desert'))
    plane(9, 200, 0, 20, -.02, mat('desert'))
    plane(-200, 200, -200, -13, -.02, mat('desert'))
    terrain(-9, 9, 0, 22, .06, 4, 'desert', .07, .45, 8)
    plane(-9, 9, 0, 22, -.05, mat('desert'))
    chalk(-8, 8, .9, 18, .13)
    stakes(-8, 8, .9, 18)
    rubble(-8, 8, 1, 16, 50, 5, .07)
    house(hour, -25, -10, 4.6, 18, 2, 2, 'limepale', 'SE')
    house(hour, 10, 25, 4.2, 18, 7, 2, 'cream', 'SW')
    box(-9.3, -9, 0, 20, 0, 2.6, mat('limepale'))
    box(9, 9.3, 0, 20, 0, 2.6, mat('cream'))
    house(hour, -13, -1, 25, 38, 4, 2, wall_y=20)
    house(hour, 2, 14, 26, 38, 9, 3, wall_y=20)
    plants.palm(-11, 2.4, 6.2)
    plants.palm(12.5, 2.4, 5.2)
    plants.bougainvillea(-13, .1, 2.4, 1.2)
    plants.bougainvillea(14, .1, 2.4, 1.2)
    plants.tree(20, 2.2, 4.6, 1.7, 3)
    lamp_post(-9.8, -2.1, hour=hour)
    car('suv', 14.4, -3.7, 0, 'white')
    board(5.4, 1.4)
    across(hour, -25, 6)
    camera((-3.4, -12.6, 4.6), -12, 24, .0)


def scheme(hour, plants):
    """A subdivision still empty: asphalt streets and lamps run to an escarpment in low sun."""
    plane(-400, 400, -100, -9.6, -.02, mat('desert'))
    road(0, 7, 1.6, 2, paving='slab', x0=-150, x1=150, far_pave=1.2)
    terrain(-160, 160, .2, 130, 1.6, 26, 'desert', -.05, 2.2, 4, lambda x, y: min(1., max(0., (y - 70) / 60)))
    plane(-500, 500, 120, 700, -.5, mat('desert'))
    escarpment(300, -420, 340, 62, 4)
    for y in (31, 71):
        plane(-150, 150, y, y + 6, .06, mat('asphalt'))
    for x in (-37.5, 37.5):
        plane(x - 3.6, x + 3.6, 0, 71, .07, mat('asphalt'))
    for x in range(-72, 80, 24):
        lamp_post(x, -1.1, 8, hour=hour)
        lamp_post(x + 9, 30, 8, hour=hour)
    for i in range(-5, 6):
        stakes(i * 15 - 7.2, i * 15 + 7.2, 1.6, 26, .05)
        chalk(i * 15 - 7.2, i * 15 + 7.2, 1.6, 26, .1)
        chalk(i * 15 - 7.2, i * 15 + 7.2, 41, 66, .12)
    board(1, 2.6, 3.4, 1.9, 0, 1.5)
    house(hour, 60, 75, 40, 54, 3, wall=False)
    house(hour, -92, -76, 46, 60, 5, wall=False)
    electric_box(6.6, -.7)
    for x, y in ((-14, 12), (3.5, 9), (16, 15), (9, 26), (-24, 24), (30, 20)):
        plants.agave(x, y, .15, .5, x)
    car('suv', 13, -2.8, 180, 'white')
    camera((-12, -15, 7.6), -20, 24, .02)


def grove(hour, plants):
    """Farm land: an earth track, palm rows, a low mud wall, level soil."""
    terrain(-120, 120, -30, 160, .5, 18, 'desert', 0, 1.6, 6, lambda x, y: .3 if abs(x) < 6 else 1.)
    plane(-400, 400, 150, 600, -.4, mat('desert'))
    escarpment(330, -420, 330, 44, 8)
    for j in range(5):
        for i in range(5):
            plants.palm(9 + i * 7, 4 + j * 9, 5.4 + ((i * 3 + j) % 4) * .7, n=38)
    for j in range(3):
        for i in range(2):
            plants.palm(-16 - i * 7, 22 + j * 9, 6, n=38)
    boundary(4.6, 60, 0, 1.3, 'mudlight', coping='mud')
    box(4.6, 4.9, 0, 60, 0, 1.3, mat('mudlight'), .05)
    stakes(-15, 2.2, 1, 18, .05)
    board(-5.6, 1.6, 2.4, 1.4)
    car('pickup', 2.6, 9, 80, 'white', .02)
    camera((-6.5, -13, 5.2), -22, 24, .02)


PLANS = {'corner': corner, 'gap': gap, 'scheme': scheme, 'grove': grove}


def build(p):
    hour = Hour(p['hour'], p.get('az', 300), p.get('el'), p.get('clouds', .6), p.get('cloud_seed', 3))
    PLANS[p['plan']](hour, Planting())
    return hour.settings
