"""A residential block of five storeys over a lit lobby, with twin timber fins up its middle; a wet street at dusk."""
from kit.block import Block, railing
from kit.camera import camera
from kit.daylight import Hour
from kit.facade import slats
from kit.geometry import box, boxes, plane
from kit.lights import area, spot
from kit.neighbours import flats, skyline
from kit.palette import mat
from kit.planting import Planting
from kit.stage import R
from kit.street import bollards, lamp_post, planter, road

FLOORS, FLOOR, BASE, BAY = 5, 3.4, 4.3, 4.4
WIDTH = 5 * BAY + 1.2
TOP = BASE + FLOORS * FLOOR


def home(hour):
    body = Block(hour, 0, WIDTH, 0, 15, BASE, TOP + 1, 'white', t=.35, parapet=1., bw=.012)
    for k in range(FLOORS):
        z = BASE + k * FLOOR
        for bay in (0, 3):
            body.loggia('S', .85 + bay * BAY, .35 + (bay + 1) * BAY, z + .12, z + FLOOR - .3, 1.45, 'glass', 3)
        for bay in (1, 4):
            body.window('S', 1.1 + bay * BAY, .1 + (bay + 1) * BAY, z + .75, z + FLOOR - .45, 3, deep=.25, curt=R.choice((.15, .28, .4)), sill='charcoal')
        for y0, y1 in ((2, 3.2), (6, 8.6), (10.5, 11.7)):
            body.window('W', y0, y1, z + .85, z + FLOOR - .5, 2, deep=.25, lit=.5)
    # One strip of glass lights the stairs over all floors.
    body.window('S', 1.8 + 2 * BAY, -.6 + 3 * BAY, BASE + .1, TOP - .2, 2, 15, .25, 0, lit=1)
    body.build()
    front = body.side('S')
    for k in range(FLOORS):
        for bay in (0, 3):
            u0, u1 = .85 + bay * BAY, .35 + (bay + 1) * BAY
            z = BASE + k * FLOOR + .12
            front.put(u0 - .25, u1 + .25, -.35, 0, z - .34, z - .12, 'white')
            railing(front, u0, u1, -.06, z, 'glass')
            slats(front, u1 - 1.05, u1, z, z + FLOOR - .42, .05, .13)
            if hour.night and R.random() < .6:
                spot(front.point((u0 + u1) / 2, .7, z + 2.9), front.point((u0 + u1) / 2, .7, z), 30, (1, .72, .44), 110, .05)
    for edge in (.75 + 2 * BAY, -.4 + 3 * BAY):
        slats(front, edge, edge + 1., BASE - .1, TOP + 1.9, -.34, .2, .07, 'wood', deep=.3)
    base = Block(hour, .25, WIDTH - .25, .35, 15, 0, BASE, 'sand', parapet=0, t=.4)
    for x0, x1, n in ((.9, 8.6, 5), (9.6, 13.6, 3), (14.6, WIDTH - .9, 4)):
        base.hole('S', x0, x1, 0, 3.6, 2.)
        base.glaze(base.side('S'), x0, x1, 0, 3.6, 1.4, n, 1, 0, 1, 2.7)
        front.put(x0 + .1, x1 - .1, .35, .4, 3.42, 3.46, 'strip', 0)
    base.build()
    box(-.1, WIDTH + .1, -.1, .4, BASE - .25, BASE + .02, mat('charcoal'))
    box(8.9, 14.3, -2.6, .4, 3.62, 3.84, mat('alu'))
    boxes([(9 + i * .12, 9.06 + i * .12, -2.5, .3, 3.58, 3.62) for i in range(44)], mat('wood'), 0)
    for i in range(3):
        box(8.9, 14.3, -2.2 + i * .35, .5, 0, .12 * (i + 1), mat('wetslab'))
    if hour.night:
        area((11.5, -1.2, 3.5), (11.5, -1., 0), 4.5, 1.5, 160, (1, .72, .42))
        area((4.7, .9, 3.5), (4.7, -1.5, 0), 7, .8, 170, (1, .74, .46))
        area((18, .9, 3.5), (18, -1.5, 0), 6, .8, 150, (1, .74, .46))
        for x in (9.55, 13.3):
            spot((x, -.75, BASE + .1), (x, -.15, BASE + 14), 420, (1, .70, .4), 38, .05)


def build(p):
    hour = Hour(p['hour'], p.get('az', 215), tone=p.get('tone', 'rose'), glow=150)
    plants = Planting()
    plane(-200, 200, 0, 300, -.02, mat('wetslab'))
    road(0, 18, 7.2, 1, 'wetasphalt', 'wetslab', far=False)
    home(hour)
    for x0, x1 in ((.8, 8.2), (15, 22.2)):
        planter(x0, x1, -1.5, -.7, .5, 'charcoal', plants.shrubs(.25))
    for x, h in ((-2.6, 6.6), (5.2, 5.6), (17.5, 6.2), (26, 6.8), (33, 6), (-11, 6.2)):
        plants.palm(x, -4.9, h)
        box(x - .75, x + .75, -5.65, -4.15, 0, .32, mat('charcoal'), .02)
        plants.row(x - .6, x + .7, -4.9, .4, .7, .25)
        if -5 < x < 20:
            spot((x + .5, -5.5, .35), (x, -4.9, h + 1), 260, (1, .74, .45), 60, .05)
    bollards(-6, 33, -6.65, 3.3, hour)
    flats(hour, 29, 47, 1, 18, 4, 5, 'SW')
    flats(hour, 52, 74, 1, 18, 3, 8, 'SW')
    flats(hour, -36, -14, 8, 22, 2, 4, 'SE')
    flats(hour, -8, 16, -54, -38, 4, 3, 'N', detail=False)
    flats(hour, 22, 44, -54, -38, 3, 6, 'N', detail=False)
    skyline(hour, 80)
    lamp_post(24.4, -6.4, hour=hour)
    camera((-5.8, -21.5, 1.6), -31, 22, .235)
    return {**hour.settings, 'exposure': .75}
