"""Streets along x: asphalt, kerbs of single stones, paving, lane paint, lamp posts and what stands about."""
from .geometry import box, boxes, inst, lathe, plane, tube
from .lights import point, spot
from .nodes import c
from .palette import mat
from .stage import R
from .surfaces import simple


def road(y, width=8., pave=2.6, lanes=2, material='asphalt', paving='paver', x0=-75, x1=75, far_pave=2.6, painted=False,
         far=True, cross=None):
    """A road at y-pave-width .. y-pave, 14 cm lower; its near pavement ends at y (the plots' edge).

    lanes: 1 (no paint), 2 (dashed middle), 4 (double middle); painted: kerbs in black and yellow;
    far: with the pavement across; cross: (x, width) of a side street that continues in +y.
    """
    kerb, opposite = y - pave, y - pave - width
    plane(x0, x1, opposite, kerb, -.14, mat(material))
    _pavement(x0, x1, kerb, y, paving, painted, cross)
    if far:
        plane(x0, x1, opposite - far_pave, opposite - .18, -.002, mat(paving))
        _kerb_stones(x0, x1, opposite - .18, opposite, painted)
    middle = (kerb + opposite) / 2
    if lanes == 2:
        boxes([(x0 + i * 6, x0 + i * 6 + 2.4, middle - .06, middle + .06, -.139, -.135) for i in range(int((x1 - x0) / 6))],
              mat('paint'), 0)
    elif lanes == 4:
        for offset in (-.16, .16):
            boxes([(x0, x1, middle + offset - .05, middle + offset + .05, -.139, -.135)], mat('yellow'), 0)
        for offset in (-width / 4, width / 4):
            boxes([(x0 + i * 6, x0 + i * 6 + 2.4, middle + offset - .06, middle + offset + .06, -.139, -.135)
                   for i in range(int((x1 - x0) / 6))], mat('paint'), 0)
    for _ in range(5):
        x, dy = R.uniform(-14, 18), R.uniform(.5, width - 2.5)
        box(x, x + R.uniform(1.2, 3.5), opposite + dy, opposite + dy + R.uniform(.7, 1.5), -.16, -.1375,
            mat('asphaltdark'), 0)
    for x in (R.uniform(-7, -3), R.uniform(4, 12)):
        lathe([(0, 0), (.34, 0), (.34, .006), (.3, .007), (.3, .003), (0, .004)], mat('alu'), (x, middle - .9, -.14), 28)
    if cross:
        plane(cross[0], cross[0] + cross[1], kerb - .1, 80, -.139, mat(material))


def _kerb_stones(x0, x1, y0, y1, painted, gap=None):
    even, odd = [], []
    for i in range(int(x1 - x0)):
        x = x0 + i
        if gap and gap[0] - .5 < x < gap[0] + gap[1] - .5:
            continue
        (even if i % 2 else odd).append((x + .006, x + .994, y0, y1, -.3, .008))
    boxes(even, mat('kerb' if not painted else 'yellow'), .022)
    boxes(odd, mat('kerb' if not painted else 'black'), .022)


def _pavement(x0, x1, kerb, y, paving, painted, cross):
    parts = [(x0, x1)] if not cross else [(x0, cross[0]), (cross[0] + cross[1], x1)]
    for a, b in parts:
        box(a, b, kerb + .18, y, -.3, 0, mat(paving), 0)
        box(a, b, kerb + .18, kerb + .42, -.3, .004, mat('slab'), 0)
    _kerb_stones(x0, x1, kerb, kerb + .18, painted, cross)
    if cross:
        for x in (cross[0], cross[0] + cross[1] - .18):
            for i in range(60):
                box(x, x + .18, kerb + i, kerb + i + .99, -.3, .008, mat('kerb'), 0)


def lamp_post(x, y, h=7.5, arm=1.8, towards=-1, hour=None, double=False):
    """A tapered steel post with a flat LED head; towards is the arm's direction in y."""
    metal = mat('steel')
    lathe([(0, 0), (.16, 0), (.16, .5), (.085, .55), (.05, h), (0, h)], metal, (x, y, 0), 16)
    for s in ((towards, -towards) if double else (towards,)):
        tube([(x, y, h - .1), (x, y + s * arm * .5, h + .22), (x, y + s * arm, h + .26)], .035, metal)
        box(x - .13, x + .13, y + s * (arm - .1), y + s * (arm + .62), h + .22, h + .3, metal, .02)
        lit = hour is not None and hour.night
        box(x - .1, x + .1, y + s * arm, y + s * (arm + .55), h + .205, h + .222, mat('warm' if lit else 'paint'), 0)
        if lit:
            spot((x, y + s * (arm + .25), h + .18), (x, y + s * (arm + .2), 0), 320, (1, .78, .5), 125, .08)


def bollards(x0, x1, y, step=3.2, hour=None):
    """Low posts with a light band."""
    for i in range(int((x1 - x0) / step) + 1):
        x = x0 + i * step
        box(x - .06, x + .06, y - .06, y + .06, 0, .75, mat('alu'), .01)
        box(x - .062, x + .062, y - .062, y + .062, .6, .68, mat('warm' if hour and hour.night else 'paint'), 0)


def bin_on_wheels(x, y, turn=0):
    """The green wheeled bin of Saudi streets."""
    green = simple('bin', c('#2c5136'), .5)
    box(x - .34, x + .34, y - .38, y + .38, .12, .95, green, .05)
    box(x - .37, x + .37, y - .42, y + .4, .95, 1.03, green, .03)
    for s in (-.3, .3):
        box(x + s - .03, x + s + .03, y + .22, y + .42, 0, .2, mat('rubber'), .03)


def electric_box(x, y):
    """A meter cabinet on the pavement."""
    box(x - .45, x + .45, y - .2, y + .2, .1, 1.15, mat('tank'), .015)
    box(x - .5, x + .5, y - .24, y + .24, 0, .1, mat('concrete'), .01)
    boxes([(x - .005, x + .005, y - .206, y - .198, .15, 1.1)], mat('alu'), 0)


def planter(x0, x1, y0, y1, h, material, shrub, step=.55, scale=1.):
    """A box of soil with a row of shrubs (a mesh)."""
    box(x0, x1, y0, y1, 0, h, mat(material), .015)
    plane(x0 + .08, x1 - .08, y0 + .08, y1 - .08, h + .004, mat('soil'))
    count = max(1, int((x1 - x0 - .4) / step))
    for i in range(count):
        inst(shrub[i % len(shrub)], (x0 + .3 + i * step + R.uniform(-.05, .05), (y0 + y1) / 2 + R.uniform(-.05, .05), h - .05),
             (0, 0, R.random() * 6), scale * R.uniform(.8, 1.15))


def wall_lamp(x, y, z, hour, energy=18):
    """A small lantern, lit at dusk."""
    box(x - .08, x + .08, y - .08, y + .08, z, z + .3, mat('warm' if hour.night else 'alu'), .01)
    if hour.night:
        point((x, y - .2, z + .15), energy, (1, .72, .42), .06)


def water_ring(x, y, radius, z=0, material='limepale', jet=True):
    """A round fountain."""
    lathe([(0, 0), (radius, 0), (radius, .45), (radius - .18, .45), (radius - .18, .34), (0, .34)], mat(material),
          (x, y, z), 40)
    lathe([(0, .35), (radius - .18, .35), (0, .352)], mat('water'), (x, y, z), 40)
    if jet:
        lathe([(0, .3), (.12, .3), (.09, .7), (.42, .86), (.44, .92), (.08, .88), (.05, 1.15), (0, 1.18)], mat(material),
              (x, y, z), 30)

