"""A single shop under a stone arcade on a walking street, goods in the window, plants at the door."""
from kit.block import Block
from kit.camera import camera
from kit.curtain_wall import shopfront
from kit.daylight import Hour
from kit.geometry import box, boxes, lathe, plane
from kit.lights import spot
from kit.palette import mat
from kit.planting import Planting
from kit.signs import awning, sign
from kit.street import lamp_post
from kit.neighbours import flats


def home(hour):
    body = Block(hour, -12, 12, 3.2, 16, 0, 9.2, 'riyadhstone', t=.5, frame='bronze')
    for i in range(3):
        u = -11 + i * 7.6
        body.hole('S', u, u + 6.4, 0, 4.2, .7)
        shopfront(body.side('S'), hour, u, u + 6.4, 0, 3.6, .5, 5)
        for du in (.5, 3.6):
            body.arch('S', u + du, u + du + 2.2, 5.6, 7., .3, 2)
    body.build()
    front = body.side('S')
    sign(front, hour, -9.6, -6., 3.68, 4.3, 'green', -.12)
    sign(front, hour, -2, 1.6, 3.68, 4.3, 'coffee', -.12)
    sign(front, hour, 5.6, 9.2, 3.68, 4.3, 'white', -.12)
    front.put(-12.2, 12.2, -.25, .1, 4.7, 5., 'limepale', .02)
    front.put(-12.2, 12.2, -.3, .1, 8.9, 9.25, 'limepale', .02)
    for i in range(4):
        u = -12 + i * 7.6
        front.put(u, u + 1., -.14, .1, 0, 4.7, 'limepale', .015)
    awning(front, -3.4, 3., 3.66, 1.6, .5, '#2b4a44', True)
    awning(front, -11, -4.6, 3.66, 1.4, .45, '#a5532e', False)


def table(x, y):
    """A café table with two chairs."""
    lathe([(0, .72), (.36, .72), (.36, .75), (0, .75)], mat('marble'), (x, y, 0), 32)
    lathe([(0, 0), (.22, 0), (.22, .02), (.03, .05), (.03, .72), (0, .72)], mat('alu'), (x, y, 0), 20)
    for s in (-1, 1):
        cx = x + s * .62
        boxes([(cx - .2, cx + .2, y - .2, y + .2, .43, .47), (cx + s * .18 - .02, cx + s * .18 + .02, y - .2, y + .2, .5, .85)]
              + [(cx + dx - .015, cx + dx + .015, y + dy - .015, y + dy + .015, 0, .43) for dx in (-.17, .17) for dy in (-.17, .17)],
              mat('teak'), .008)


def build(p):
    hour = Hour(p['hour'], p.get('az', 214), p.get('el', 36), p.get('clouds', .5), p.get('cloud_seed', 14.), tone=p.get('tone', 'rose'))
    plants = Planting()
    plane(-300, 300, -100, 300, 0, mat('paver'))
    box(-60, 60, -4.4, -3.4, -.1, .006, mat('slab'), 0)
    box(-60, 60, -9., -8., -.1, .006, mat('slab'), 0)
    home(hour)
    flats(hour, 13, 32, 3, 18, 3, 4, 'SW')
    flats(hour, -34, -13, 3, 18, 2, 1, 'SE')
    for i, h in enumerate((9, 11, 8, 10)):
        box(-34 + i * 18, -18 + i * 18, -40, -30, 0, h, mat(('cream', 'sand', 'white', 'clay')[i]), .02)
    for x, y in ((-2.2, .9), (1.4, .6), (-.4, -.6), (-9.4, .8), (-6.6, .6)):
        table(x, y)
    for x in (-4., 3.6, 11.4):
        lathe([(0, 0), (.26, 0), (.38, .62), (.34, .64), (.32, .58), (0, .58)], mat('terracotta'), (x, 2.4, 0), 28)
        plants.tree(x, 2.4, 2.2, .62, int(x) + 9, 'olive', .5, .4)
    for x in (-13, 13):
        plants.palm(x, -6.2, 6.4)
        box(x - .8, x + .8, -7., -5.4, 0, .4, mat('limedark'), .02)
        plants.row(x - .6, x + .7, -6.2, .42, .7, .3, .4)
    for x in (-6.5, 6.5):
        lamp_post(x, -3.9, 4.4, .5, 1, hour)
    if hour.night:
        for x in (-10, -6, -1.6, 1.4, 6, 9.4):
            spot((x, 2.2, 3.5), (x, 1., 0), 90, (1, .74, .46), 110, .05)
    camera((4.4, -9.8, 1.65), 20, 24, .12)
    return hour.settings
