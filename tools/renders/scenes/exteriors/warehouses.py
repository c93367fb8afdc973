"""Warehouses: a ribbed steel shed with docks, a row of units with shutters, a blue hall on a wide yard."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.curtain_wall import curtain_wall
from kit.daylight import Hour
from kit.geometry import box, boxes, lathe, mesh, plane, tube
from kit.lights import spot
from kit.neighbours import tank
from kit.palette import mat
from kit.planting import Planting
from kit.street import lamp_post, road


def truck(x, y, turn=0, box_mat='whitemetal'):
    """A box truck, its back to +y when turn is 0; its cab faces -y."""
    box(x - 1.25, x + 1.25, y - 4.6, y, 1.05, 3.7, mat(box_mat), .03)
    box(x - 1.1, x + 1.1, y - 6.6, y - .1, .7, 1.02, mat('alu'), .02)
    box(x - 1.15, x + 1.15, y - 6.5, y - 4.8, .75, 1.75, mat('whitemetal'), .1, 4)
    box(x - 1.1, x + 1.1, y - 6.35, y - 4.8, 1.7, 2.75, mat('whitemetal'), .16, 4)
    box(x - 1.0, x + 1.0, y - 6.42, y - 6.3, 1.8, 2.55, mat('glassdark'), .05)
    for s in (-1, 1):
        box(x + s * 1.06, x + s * 1.13, y - 6., y - 5.2, 1.85, 2.5, mat('glassdark'), .03)
        box(x + s * .75 - .18, x + s * .75 + .18, y - 6.56, y - 6.48, .95, 1.15, mat('paint'), .03)
        tube([(x + s * 1.2, y - 6.3, 1.9), (x + s * 1.42, y - 6.45, 2.0)], .025, mat('alu'))
        box(x + s * 1.42 - .06, x + s * 1.42 + .06, y - 6.52, y - 6.42, 1.75, 2.2, mat('alu'), .03)
        for wy in (-5.7, -1.6, -.8):
            wheel = lathe([(0, -.14), (.46, -.14), (.5, -.08), (.5, .08), (.46, .14), (.28, .14), (.25, .08), (0, .08)], mat('rubber'), n=28)
            wheel.rotation_euler = (0, s * 1.5708, 0)
            wheel.location = (x + s * 1.05, y + wy, .5)
            hub = lathe([(0, .082), (.2, .09), (.24, .1), (0, .1)], mat('steel'), n=20)
            hub.rotation_euler = (0, s * 1.5708, 0)
            hub.location = (x + s * 1.08, y + wy, .5)
    box(x - 1.1, x + 1.1, y - 6.6, y - 6.5, .5, .85, mat('alu'), .03)


def shutter(side, u0, u1, z0, h, d=.25, material='sheetlight'):
    """A roller door with its box and guide rails."""
    side.put(u0, u1, d, d + .06, z0, z0 + h, material, 0)
    side.put_all([(u0, u1, d - .015, d, z0 + k * .16, z0 + k * .16 + .13) for k in range(int(h / .16))], 'whitemetal', 0)
    side.put_all([(u0 - .12, u0, -.06, d + .06, z0, z0 + h), (u1, u1 + .12, -.06, d + .06, z0, z0 + h)], 'alu', .01)
    side.put(u0 - .12, u1 + .12, -.3, .1, z0 + h, z0 + h + .42, 'whitemetal', .02)


def gable(x0, x1, y0, y1, eaves, rise, material, trim='alu'):
    """A shed with a low gable towards -y."""
    m = (x0 + x1) / 2
    verts = [(x0, y0, 0), (x1, y0, 0), (x1, y0, eaves), (m, y0, eaves + rise), (x0, y0, eaves),
             (x0, y1, 0), (x1, y1, 0), (x1, y1, eaves), (m, y1, eaves + rise), (x0, y1, eaves)]
    mesh('shed', verts, [(0, 1, 2, 3, 4), (1, 6, 7, 2), (5, 0, 4, 9), (6, 5, 9, 8, 7), (4, 3, 8, 9), (3, 2, 7, 8)], mat(material))
    for a, b in (((x0 - .15, y0 - .05, eaves), (m, y0 - .05, eaves + rise + .06)), ((m, y0 - .05, eaves + rise + .06), (x1 + .15, y0 - .05, eaves))):
        tube([a, b], .16, mat(trim))
    boxes([(x0 - .1, x0 + .14, y0 - .1, y0 + .14, 0, eaves), (x1 - .14, x1 + .1, y0 - .1, y0 + .14, 0, eaves),
           (x0 - .22, x0 + .02, y0, y1, eaves - .12, eaves + .12), (x1 - .02, x1 + .22, y0, y1, eaves - .12, eaves + .12)], mat(trim), .02)


def fence(x0, x1, y, h=2.2):
    """Mesh fence: posts, rails, thin wires."""
    boxes([(x, x + .06, y, y + .06, 0, h) for x in [x0 + i * 2.6 for i in range(int((x1 - x0) / 2.6) + 1)]], mat('steel'), 0)
    boxes([(x0, x1, y + .02, y + .04, h * k / 8, h * k / 8 + .012) for k in range(1, 9)], mat('steel'), 0)


def docks(hour, plants):
    """A pale ribbed hall with four docks, a canopy and an office at its corner."""
    plane(-300, 300, -200, 400, -.03, mat('desert'))
    plane(-44, 44, -30, 40, 0, mat('yard'))
    box(-24, 22, 10, 46, 0, 10.5, mat('sheetlight'), .02)
    side = Block(hour, -24, 22, 10, 46, 0, 10.5, 'sheetlight').side('S')
    east = Block(hour, -24, 22, 10, 46, 0, 10.5, 'sheetlight').side('E')
    side.put(-24.1, 22.1, -.12, .1, 9.6, 10.7, 'sheetblue', 0)
    east.put(10, 46, -.12, .1, 9.6, 10.7, 'sheetblue', 0)
    side.put(-24.1, 22.1, -.14, .1, 0, 1.1, 'concrete')
    east.put(10, 46, -.14, .1, 0, 1.1, 'concrete')
    for i in range(5):
        u = -22.4 + i * 6.4
        shutter(side, u, u + 3.4, 1.1, 3.6)
        side.put_all([(u - .4, u - .14, -.5, .0, 1.1, 4.9), (u + 3.54, u + 3.8, -.5, .0, 1.1, 4.9), (u - .4, u + 3.8, -.5, 0, 4.9, 5.3)], 'rubber', .02)
        side.put_all([(u + .2, u + .5, -.35, 0, .5, 1.), (u + 2.9, u + 3.2, -.35, 0, .5, 1.)], 'yellow', .02)
        side.card(u + .4, u + 3., -.02, 7.2, 8.4, mat('glassdark'))
        side.put_all([(u + .3, u + 3.1, -.08, .02, 8.4, 8.5), (u + .3, u + 3.1, -.08, .02, 7.1, 7.2)], 'alu', 0)
    side.put(-24.2, 9.4, -3., .1, 5.7, 5.95, 'whitemetal', .02)
    office = Block(hour, 10, 22.4, 6.4, 12, 0, 7.6, 'charcoal')
    box(10, 22.4, 6.4, 12, 0, 7.6, mat('charcoal'), .02)
    curtain_wall(office.side('S'), hour, 10.8, 21.8, .2, 6.8, 3.3, 1.8, -.03, 'blue', .6, 'alu', .25, .5)
    curtain_wall(office.side('E'), hour, 6.8, 11.8, .2, 6.8, 3.3, 1.8, -.03, 'blue', .6, 'alu', .25, .5)
    truck(-7.9, 9.4)
    truck(4.9, 9.4, 0, 'cream')
    truck(-14.3, 3, 0, 'whitemetal')
    boxes([(x, x + .12, -6, 9.6, -.01, .004) for x in (-23.6, -17.2, -10.8, -4.4, 2., 8.4)], mat('yellow'), 0)
    for i in range(5):
        box(18 + i * 2.6, 18.1 + i * 2.6, -1, 4, -.01, .004, mat('paint'), 0)
    for x, k, colour in ((19.3, 'pickup', 'white'), (24.5, 'suv', 'silver')):
        car(k, x, 1.6, 90, colour, 0)
    for x in (26, 31):
        plants.palm(x, 7, 5.6)
    fence(-60, 60, 48)
    lamp_post(29, 12, 10, double=True, hour=hour)
    camera((21, -15.5, 1.75), 33, 21, .16)


def units(hour, plants):
    """A terrace of gabled units with sand-coloured sheets, half of the shutters up a little."""
    plane(-300, 300, 12, 400, -.03, mat('desert'))
    plane(-300, 300, -200, -14, -.03, mat('desert'))
    road(0, 10, 1.6, 1, paving='slab')
    plane(-80, 80, 0, 12, .0, mat('yard'))
    for i in range(5):
        x = -30 + i * 12.4
        gable(x, x + 12., 8, 36, 6.6, 1.9, 'sheetsand' if i % 2 else 'sheetlight', 'terracotta')
        side = Block(hour, x, x + 12, 8, 36, 0, 7, 'sheetsand').side('S')
        side.put(x + .15, x + 11.85, -.1, .1, 0, 1., 'limedark', .01)
        if i == 2:
            side.put(x + 1.4, x + 6.2, -.05, .1, 0, 4.6, 'black', 0)
            side.put(x + 1.4, x + 6.2, .0, .3, 3.4, 4.6, 'sheetlight', 0)
            for k in range(3):
                box(x + 2 + k * 1.3, x + 3.1 + k * 1.3, 7.7, 8.5, 0, .9 + .5 * (k % 2), mat('woodh'), .02)
        else:
            shutter(side, x + 1.4, x + 6.2, 0, 4.6)
        side.put(x + 7.8, x + 8.9, -.04, .05, 0, 2.3, 'bronze', .01)
        side.card(x + 9.3, x + 11.2, -.03, 1.2, 2.5, mat('glassdark'))
        side.put_all([(x + 9.2, x + 11.3, -.1, .02, 2.5, 2.6), (x + 9.2, x + 11.3, -.1, .02, 1.1, 1.2)], 'alu', 0)
        side.put(x + 9.4, x + 10.2, -.36, -.02, 3., 3.6, 'whitemetal', .02)
        side.put(x + 5.2, x + 6.8, -.1, .02, 5.6, 6.8, 'paint', .01)
        side.put(x + .9, x + 11.1, -1.6, .1, 4.95, 5.1, 'terracotta', .01)
    truck(-13, 6.4, 0, 'cream')
    car('pickup', 3.8, 4.2, 90, 'white', 0)
    for k in range(4):
        box(8.6, 9.8, 5.8, 7, .0 + k * .16, .12 + k * .16, mat('oldwood'), .01)
    for x in (-36, 36):
        plants.palm(x, 4, 6)
    box(-70, -31, 8, 8.25, 0, 2.6, mat('cream'))
    box(33, 70, 8, 8.25, 0, 2.6, mat('cream'))
    tank(36, 14, 2.4, 3, 1.4)
    for x in (-24, 28):
        lamp_post(x, -1.1, 8, hour=hour)
    camera((14.8, -9.6, 1.7), 36, 22, .15)


def hall(hour, plants):
    """A single blue hall at dusk with its doors open and lamps on the yard."""
    plane(-300, 300, -200, 400, -.03, mat('desert'))
    plane(-60, 60, -40, 60, 0, mat('wetasphalt'))
    gable(-14, 14, 10, 50, 9., 2.6, 'sheetblue', 'whitemetal')
    side = Block(hour, -14, 14, 10, 50, 0, 9, 'sheetblue').side('S')
    side.put(-14, 14, -.1, .1, 0, 1.2, 'concrete', .01)
    for u in (-11, -3, 5):
        if u == -3:
            side.card(u, u + 6, -.06, 0, 5.6, hour.panes.shop())
            side.put_all([(u - .3, u, -.3, .1, 0, 5.9), (u + 6, u + 6.3, -.3, .1, 0, 5.9), (u - .3, u + 6.3, -.3, .1, 5.6, 6.1)], 'whitemetal', .02)
        else:
            shutter(side, u, u + 6, 0, 5.6)
        spot((u + 3, 8.8, 6.6), (u + 3, 8., 0), 420, (1, .86, .66), 120, .06)
        side.put(u + 2.6, u + 3.4, -1.1, 0, 6.5, 6.6, 'alu')
        box(u + 2.7, u + 3.3, 8.7, 8.95, 6.44, 6.52, mat('warm'), 0)
    side.put(-12, 12, -.05, .1, 7.2, 8.2, 'glassdark', 0)
    for k in range(3):
        for i in range(4):
            if (i + k) % 3:
                box(-1.8 + i * 1.1, -.9 + i * 1.1, 9.2, 10, k * .95, .9 + k * .95, mat('woodh'), .02)
    truck(8, 9.2, 0, 'whitemetal')
    truck(-20, 16, 0, 'cream')
    car('pickup', -9, 4, 70, 'white', 0)
    fence(-60, -15, 10)
    fence(15, 60, 10)
    for x in (-24, 24):
        lamp_post(x, 6, 10, hour=hour, towards=-1)
    boxes([(x, x + .14, -8, 9, -.01, .003) for x in (-12, -4, 4.6, 12.4)], mat('yellow'), 0)
    tank(22, 18, 4, 4, 2.)
    boxes([(20.4 + i * 3, 20.6 + i * 3, 16.4 + j * 3, 16.6 + j * 3, 0, 4) for i in (0, 1) for j in (0, 1)], mat('steel'))
    plants.palm(30, 12, 6)
    camera((-9.5, -13.5, 1.7), -22, 22, .17)


PLANS = {'docks': docks, 'units': units, 'hall': hall}


def build(p):
    hour = Hour(p['hour'], p.get('az', 230), p.get('el'), p.get('clouds', .7), p.get('cloud_seed', 8), tone=p.get('tone', 'amber'), glow=p.get('glow', 40))
    PLANS[p['plan']](hour, Planting())
    return hour.settings
