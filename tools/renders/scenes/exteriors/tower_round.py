"""A round tower of ring balconies by the water front, in the last light."""
import math

from kit.camera import camera
from kit.curtain_wall import tinted_pane
from kit.daylight import Hour
from kit.geometry import box, boxes, data_only, inst, lathe, mesh, plane
from kit.lights import spot
from kit.neighbours import flats, skyline
from kit.palette import mat
from kit.planting import Planting
from kit.stage import R
from kit.street import bollards, lamp_post, planter, road

FLOOR, FLOORS, BASE = 3.5, 11, 5.4


def drum(hour, cx, cy, radius):
    """Faceted glass, ring slabs that swell and shrink up the tower, mirrored railings."""
    sides = 48
    ring = data_only(lathe([(radius - 1, 0), (radius + 1.7, 0), (radius + 1.75, .1), (radius + 1.75, .32), (radius - 1, .32)], mat('white'), n=96))
    rail = data_only(lathe([(radius + 1.62, 0), (radius + 1.64, 0), (radius + 1.64, .95), (radius + 1.62, .95)], mat('rail'), n=96))
    hand = data_only(lathe([(radius + 1.58, 0), (radius + 1.68, 0), (radius + 1.68, .05), (radius + 1.58, .05)], mat('alu'), n=96))
    for k in range(FLOORS + 1):
        z = BASE + k * FLOOR
        swell = 1 + .05 * math.sin(k * .55)
        inst(ring, (cx, cy, z), (0, 0, 0), (swell, swell, 1))
        if k < FLOORS:
            inst(rail, (cx, cy, z + .32), (0, 0, 0), (swell, swell, 1))
            inst(hand, (cx, cy, z + 1.27), (0, 0, 0), (swell, swell, 1))
    groups, posts = {}, []
    for k in range(FLOORS):
        z = BASE + k * FLOOR
        glass = None
        for i in range(sides):
            a, b = 2 * math.pi * i / sides, 2 * math.pi * (i + 1) / sides
            if glass is None or R.random() < .4:
                glass = tinted_pane(hour, 'grey', .6, .2)
            quad = [(cx + radius * math.cos(t), cy + radius * math.sin(t), h) for t, h in
                    ((a, z + .32), (b, z + .32), (b, z + FLOOR), (a, z + FLOOR))]
            groups.setdefault(glass, []).append(quad)
            posts.append(quad[0])
    for glass, quads in groups.items():
        obj = mesh('panes', [v for q in quads for v in q], [tuple(range(4 * i, 4 * i + 4)) for i in range(len(quads))], glass, uv=None)
        obj.data.uv_layers.new().data.foreach_set('uv', (0., 0., 1., 0., 1., 1., 0., 1.) * len(quads))
    boxes([(x - .05, x + .05, y - .05, y + .05, z, z + FLOOR) for x, y, z in posts], mat('alu'), 0)
    top = BASE + FLOORS * FLOOR
    lathe([(0, 0), (radius - 2, 0), (radius - 2, 4.4), (radius - 2.4, 4.6), (0, 4.6)], mat('limedark'), (cx, cy, top + .3), 64)
    lathe([(0, 0), (radius - .8, 0), (radius - .8, BASE), (0, BASE)], mat('limepale'), (cx, cy, 0), 64)
    for i in range(18):
        a = 2 * math.pi * i / 18
        lathe([(0, 0), (.36, 0), (.36, BASE), (0, BASE)], mat('white'), (cx + (radius + .9) * math.cos(a), cy + (radius + .9) * math.sin(a), 0), 24)
        b = a + math.pi / 18
        if hour.night and math.sin(b) < .2:
            x, y = cx + (radius + .4) * math.cos(b), cy + (radius + .4) * math.sin(b)
            spot((x, y, BASE - .1), (cx + (radius + 2) * math.cos(b), cy + (radius + 2) * math.sin(b), 0), 180, (1, .74, .46), 110, .05)


def build(p):
    hour = Hour(p['hour'], p.get('az', 208), tone=p.get('tone', 'amber'), glow=105)
    plants = Planting()
    plane(-300, 300, -12, 400, -.02, mat('wetslab'))
    road(-12, 9, 3.2, 2, 'wetasphalt', 'wetslab')
    drum(hour, 0, 6, 11)
    flats(hour, 24, 44, 2, 20, 6, 3, 'SW')
    flats(hour, 48, 66, 3, 20, 9, 5, 'SW')
    flats(hour, -46, -26, 4, 22, 5, 7, 'SE')
    skyline(hour, 85, high=36, share=.45)
    for i in range(8):
        x = -33 + i * 9
        plants.palm(x, -10.2, 6.4)
        if abs(x) < 20:
            spot((x + .5, -10.8, .2), (x, -10.2, 7.5), 220, (1, .74, .45), 60, .05)
    for a in range(5):
        x = -17 + a * 8
        planter(x, x + 4.5, -7.6, -6.7, .5, 'limepale', plants.shrubs(.3))
    bollards(-30, 30, -14.4, 3.4, hour)
    for x in (-22, 10):
        lamp_post(x, -14.6, 8.5, hour=hour)
    box(-3.2, 3.2, -8.8, -4, 3.4, 3.65, mat('alu'), .02)
    for x in (-3, 2.8):
        box(x, x + .2, -8.7, -8.5, 0, 3.4, mat('alu'))
    camera((-14, -40, 1.7), -17, 21, .32)
    return {**hour.settings, 'haze': ((.26, .23, .27), 700)}
