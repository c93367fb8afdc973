"""A classical villa of pale stone: a columned portico, arched windows, balustrades, a flight of steps."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.facade import balustrade, column, cornice, downlights
from kit.geometry import box, boxes, lathe
from kit.palette import mat
from kit.planting import Planting
from kit.site import plot_walls, residential
from kit.street import water_ring

FLOOR = .9


def home(hour):
    main = Block(hour, -9.5, 9.5, 8, 20, FLOOR, 9., 'riyadhstone', frame='bronze', parapet=.3)
    for u in (-8.4, -5.6, 4., 6.8):
        main.arch('S', u, u + 1.5, FLOOR + .5, FLOOR + 2.4)
        main.window('S', u, u + 1.5, 5.6, 7.6, 2, deep=.22, curt=.3, surround='white', sill='white')
    main.arch('S', -1.2, 1.2, FLOOR, FLOOR + 2.5, .5, 2)
    main.window('S', -1.2, 1.2, 5.3, 7.8, 3, deep=.3, curt=.2, surround='white')
    for letter in 'EW':
        for u in (9.4, 12.6, 15.8):
            main.arch(letter, u, u + 1.4, FLOOR + .5, FLOOR + 2.4)
            main.window(letter, u, u + 1.4, 5.6, 7.6, 2, curt=.3, surround='white', sill='white')
    main.build()
    cornice(main, 4.55, .18, 2, 'white')
    cornice(main, 8.7, .42, 4, 'white')
    side = main.side('S')
    for u in (-9.5, -2.9, 2.5, 9.1):
        side.put(u, u + .4, -.07, .05, FLOOR, 8.7, 'white')
    balustrade(-9.5, 9.5, 7.85, 9.1, 'white')
    balustrade(8.2, 19.8, 9.6, 9.1, 'white', ax='x')
    box(-9.8, 9.8, 7.75, 20.2, 0, FLOOR, mat('riyadhstone'), .02)
    # The portico carries a balcony.
    box(-3.7, 3.7, 4.6, 8, 0, FLOOR, mat('slab'), .02)
    for x in (-3.1, -1.4, 1.4, 3.1):
        column(x, 5.1, FLOOR, 4.6, .26)
    for x in (-3.1, 3.1):
        column(x, 7.4, FLOOR, 4.6, .26)
    box(-3.6, 3.6, 4.6, 8, 4.6, 5.0, mat('white'), .03)
    box(-3.8, 3.8, 4.4, 8, 5., 5.14, mat('white'), .03)
    balustrade(-3.5, 3.5, 4.75, 5.14, 'white')
    balustrade(4.9, 7.7, -3.4, 5.14, 'white', ax='x')
    balustrade(4.9, 7.7, 3.4, 5.14, 'white', ax='x')
    for i in range(6):
        box(-3.2 - i * .12, 3.2 + i * .12, 4.6 - .34 * (i + 1), 4.7, 0, FLOOR - .15 * i, mat('slab'), .015)
    downlights(side, hour, [(u, FLOOR + .1, 8) for u in (-9.3, -2.7, 2.7, 9.3)], 90, -.5)
    # A small dome over the stair hall.
    box(-2.6, 2.6, 10.5, 15.7, 8.6, 11., mat('limepale'), .03)
    box(-2.8, 2.8, 10.3, 15.9, 11., 11.25, mat('white'), .03)
    lathe([(0, 0), (2.3, 0), (2.3, .35), (2.15, .4)] + [(2.15 * (1 - (i / 12) ** 2) ** .5, .4 + i / 12 * 1.9) for i in range(13)],
          mat('bronze'), (0, 13.1, 11.25), 48)


def forecourt(hour, plants):
    for a, b in ((-14, -4.2), (4.2, 14)):
        box(a, b, 0, .35, 0, .8, mat('limepale'), .02)
        box(a, b, -.05, .4, .8, .92, mat('white'), .02)
        boxes([(a + .1 + i * .14, a + .13 + i * .14, .16, .19, .92, 2.) for i in range(int((b - a - .2) / .14))], mat('alu'), 0)
        boxes([(a, b, .15, .2, z, z + .04) for z in (1.1, 1.9)], mat('alu'), 0)
        for x in (a, b):
            box(x - .35, x + .35, -.18, .53, 0, 2.5, mat('limepale'), .02)
            box(x - .45, x + .45, -.28, .63, 2.5, 2.66, mat('white'), .02)
            lathe([(0, 0), (.1, 0), (.12, .1), (.22, .24), (.24, .36), (.18, .5), (0, .58)],
                  mat('warm' if hour.night else 'white'), (x, .17, 2.66), 24)
    box(-4., 4., -.3, 4, -.1, .015, mat('tile'), 0)
    box(-13, 13, 1.9, 4.6, -.1, .012, mat('tile'), 0)
    plants.lawn(-13.4, -4.4, .5, 2.)
    plants.lawn(4.4, 13.4, .5, 2.)
    plants.lawn(-12, -4.4, 4.6, 7.4)
    plants.lawn(4.4, 12, 4.6, 7.4)
    plants.row(-9, -4.2, 7.3, .7, .9, flower=.3)
    plants.row(4.2, 9, 7.3, .7, .9, flower=.3)
    plants.hedge(-13.6, -4.6, .75, .8, .5)
    plants.hedge(4.6, 13.6, .75, .8, .5)
    for x in (-6.8, 6.8):
        water_ring(x, 5.8, 1.1, 0)
    for x in (-11.4, 11.4):
        plants.palm(x, 4.4, 5.6, int(x) + 40)
    plot_walls(-14.4, 14.4, .4, 26, 2.5, 'limepale')


def build(p):
    hour = Hour(p['hour'], p.get('az', 232), p.get('el', 30), p.get('clouds', .8), p.get('cloud_seed', 2))
    plants = Planting()
    residential(hour, plants, -14.4, 14.4, 0, 5, cars=(), lamps=(4.,), paving='slab', set_back=6)
    home(hour)
    forecourt(hour, plants)
    car('suv', 9.4, 3.2, 180, 'black', 0)
    camera((-5.2, -10.9, 1.7), -17, 23, .2)
    return hour.settings
