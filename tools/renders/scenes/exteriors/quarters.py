"""Quarters and cities: a planted street looked along, a skyline over roofs, a corniche."""
import math
import random

from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.geometry import box, boxes, lathe, plane, tube
from kit.neighbours import flats, house, skyline
from kit.palette import mat
from kit.planting import Planting
from kit.street import lamp_post, road
from scenes.exteriors.tower_glass import prism


def avenue(hour, plants):
    """A residential street in the shade of its trees, looked along from the pavement."""
    plane(-300, 300, -100, 300, -.16, mat('desert'))
    road(0, 9, 3.2, 2, x0=-20, x1=200, far_pave=3.2)
    for i in range(7):
        house(hour, 2 + i * 17, 16.4 + i * 17, 4.2, 18, (3, 6, 1, 4, 9, 2, 5)[i], 2 + (i == 3), letters='SW')
        house(hour, -3 + i * 17, 11.4 + i * 17, -32, -17, (5, 2, 8, 6, 3, 0, 1)[i], 2 + (i == 2), letters='NW', wall=False)
        box(-3.4 + i * 17, 11.8 + i * 17, -15.6, -15.35, 0, 2.5, mat(('cream', 'limepale', 'sand')[i % 3]))
        box(-3.5 + i * 17, 11.9 + i * 17, -15.65, -15.3, 2.5, 2.6, mat('limepale'))
    for i in range(13):
        plants.tree(5 + i * 8.2, -1.6, 5.4 + i % 3 * .5, 2.3, i)
        plants.palm(1.5 + i * 9.4, -13.6, 6.4)
    for i in range(4):
        plants.bougainvillea(5 + i * 13, .1, 2.4, 1.3)
        lamp_post(9.5 + i * 22, -2.7, 8, hour=hour)
    for x, y, kind, colour, turn in ((11, -4.3, 'suv', 'white', 0), (17.5, -4.3, 'sedan', 'silver', 0), (31, -4.3, 'pickup', 'white', 0),
                                     (12, -11, 'sedan', 'grey', 180), (24, -11, 'suv', 'pearl', 180)):
        car(kind, x, y, turn, colour)
    camera((-3.5, -5.2, 1.7), -83, 22, .13)


def towers(hour, plants):
    """Towers over low roofs, seen from a roof."""
    plane(-600, 600, -100, 900, -.1, mat('sand'))
    r = random.Random(4)
    for row in range(7):
        x = -95 + row * 3
        while x < 95:
            w, h = r.uniform(9, 15), r.choice((6, 7.5, 9, 11))
            y = 16 + row * 17
            material = r.choice(('cream', 'sand', 'white', 'limepale', 'warmgrey', 'clay'))
            box(x, x + w, y, y + 12, 0, h, mat(material), .02)
            box(x + .3, x + w - .3, y + .3, y + 11.7, h - .1, h + .02, mat('warmgrey'), 0)
            for k in range(int(h / 3.3)):
                for i in range(int((w - 1.4) / 2.6)):
                    lit = hour.night and r.random() < .5
                    u = x + 1 + i * 2.6
                    box(u, u + 1.3, y - .04, y + .02, k * 3.3 + 1., k * 3.3 + 2.5, hour.room() if lit else mat('glassdark'), 0)
            box(x + w * .5, x + w * .5 + 3, y + 5, y + 8.5, h, h + 2.8, mat(material), .02)
            if r.random() < .6:
                lathe([(0, 0), (.7, 0), (.7, 1.3), (.2, 1.6), (0, 1.6)], mat('tank'), (x + w * .25, y + 6, h), 14)
            x += w + r.uniform(.6, 2.4) + (7 if r.random() < .2 else 0)
    for x0, w, y, h, tint in ((-62, 20, 170, 62, 'grey'), (-30, 18, 190, 96, 'blue'), (-4, 22, 160, 70, 'bronze'), (22, 17, 200, 128, 'blue'),
                              (48, 22, 175, 84, 'green'), (80, 20, 190, 58, 'grey'), (-92, 22, 200, 48, 'bronze')):
        prism(hour, x0, x0 + w, y, y + w, 0, h, tint, 'SEW', 2.4, 4.2, 1., 'alu', 'white' if tint == 'green' else 'alu')
    skyline(hour, 240, -320, 320, 7, 14, 60, share=.5)
    for x, y in ((-24, 14), (-8, 30), (12, 13), (30, 31), (44, 14), (-44, 31), (3, 48), (-30, 65), (24, 65)):
        plants.palm(x, y, 8)
    camera((0, -4, 17), 0, 24, .1)


def corniche(hour, plants):
    """A walk along the sea with palms, towers round the bay."""
    plane(-400, 400, -300, 900, -1.6, mat('sea'))
    plane(-9, 60, -40, 320, -.02, mat('tile'))
    plane(60, 300, -40, 320, -.04, mat('desert'))
    box(-9.8, -9, -40, 320, -2.4, .25, mat('limepale'), .05)
    box(-1.8, 2.4, -40, 320, -.1, .006, mat('slab'), 0)
    boxes([(-9.5, -9.42, y, y + .08, .2, 1.15) for y in range(-12, 120, 2)], mat('whitemetal'), .01)
    for z in (.55, .85, 1.12):
        tube([(-9.46, -20, z), (-9.46, 200, z)], .025, mat('whitemetal'))
    for i in range(14):
        plants.palm(-5.6, 6 + i * 9, 6.6)
        plants.palm(6.4, 3 + i * 9, 7.2)
    plants.lawn(4, 9, -6, 24)
    plants.row(9.2, 11, 4, .6, .9)
    for i in range(6):
        lamp_post(2.8, 4 + i * 16, 6, 1., -1, hour)
        boxes([(-3.6, -3.1, 8 + i * 14, 10 + i * 14, .42, .48), (-3.2, -3.12, 8 + i * 14, 10 + i * 14, .55, .9)], mat('teak'), .01)
        boxes([(-3.55, -3.15, 8.1 + i * 14, 8.2 + i * 14, 0, .42), (-3.55, -3.15, 9.8 + i * 14, 9.9 + i * 14, 0, .42)], mat('alu'), 0)
    road_x = 16
    plane(road_x, road_x + 9, -40, 320, -.01, mat('asphalt'))
    for i, (h, tint) in enumerate(((30, 'green'), (44, 'blue'), (26, 'grey'), (52, 'blue'), (38, 'bronze'))):
        prism(hour, 30, 48, 22 + i * 26, 40 + i * 26, 0, h, tint, 'SW', 2.2, 3.8, .9, 'whitemetal', 'white')
    for i in range(9):
        a = math.radians(96 + i * 6.5)
        x, y = 10 + 250 * math.cos(a), 60 + 250 * math.sin(a)
        flats(hour, x - 11, x + 11, y, y + 14, 5 + (i * 3) % 6, i, 'S', detail=False)
    boxes([(-150, 40, 292, 300, -2.2, .6)], mat('limepale'), 0)
    camera((-1.2, -7, 1.9), 5, 22, .13)


PLANS = {'avenue': avenue, 'towers': towers, 'corniche': corniche}


def build(p):
    hour = Hour(p['hour'], p.get('az', 300), p.get('el'), p.get('clouds', .7), p.get('cloud_seed', 3), tone=p.get('tone', 'amber'), glow=p.get('glow', 100))
    PLANS[p['plan']](hour, Planting())
    return {**hour.settings, 'haze': ((.30, .25, .28), 420)} if p['plan'] == 'towers' and hour.night else hour.settings
