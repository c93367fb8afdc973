"""What makes a room lived in: rugs, pictures, lamps, plants, coffee things."""
import math
import random

from .cushions import soft
from .finishes import leaf
from .geometry import box, boxes, inst, lathe, mesh, picture_face, tube
from .interior_finishes import finish, shade_cloth
from .lights import point
from .nodes import c
from .plants import blob, frond_mesh
from .surfaces import imgmat


def rug(x0, x1, y0, y1, picture, edge='taupe cloth', fringe=None, name='rug', turned=False):
    """A rug with its picture on top; fringe names a cloth for tassels at both y ends."""
    box(x0, x1, y0, y1, .001, .013, finish(edge), .004)
    woven = imgmat(name, picture, .97, .8, .05)
    corners = [(x0, y0, .0145), (x1, y0, .0145), (x1, y1, .0145), (x0, y1, .0145)]
    picture_face('rug', corners[1:] + corners[:1] if turned else corners, woven)
    if fringe:
        boxes([(x0 + i * .026, x0 + i * .026 + .012, y, y + .07, .002, .007)
               for i in range(int((x1 - x0) / .026)) for y in (y0 - .07, y1)], finish(fringe), 0)


def round_rug(x, y, r, mat):
    lathe([(0, 0), (r, 0), (r, .012), (r - .01, .016), (0, .016)], mat, (x, y, .001), 80)


def framed(picture, width, height, frame='brass', mount=.03, name='art'):
    """A framed picture on a wall: origin at its middle, facing -y."""
    w, h = width / 2, height / 2
    box(-w, w, -.04, -.002, -h, h, finish(frame), .005)
    x, z = w - mount, h - mount
    picture_face('art', [(-x, -.043, -z), (x, -.043, -z), (x, -.043, z), (-x, -.043, z)], imgmat(name, picture, .85))


def round_mirror(r, rim='brass'):
    """A round mirror on a wall, origin at its middle."""
    n = 64
    ring = [(r * math.cos(2 * math.pi * i / n), -.02, r * math.sin(2 * math.pi * i / n)) for i in range(n + 1)]
    tube(ring, .018, finish(rim))
    mesh('mirror', ring[:n], [tuple(range(n))], finish('mirror'))


# ---------- lamps

def table_lamp(height=.62, r=.18, base='white marble', power=12., strength=2.):
    """A lamp with a cloth shade, standing on the origin."""
    z = height * .52
    lathe([(0, 0), (.09, 0), (.1, .02), (.03, .05), (.07, z * .4), (.07, z * .65), (.02, z * .9), (.015, height * .75), (0, height * .75)], finish(base))
    _shade(r, r * .74, z, height, strength)
    if power:
        point((0, 0, (z + height) / 2), power, (1, .72, .42), .06)


def _shade(r0, r1, z0, z1, strength=2., n=40):
    v, f = [], []
    for i in range(n):
        a = 2 * math.pi * i / n
        v += [(r0 * math.cos(a), r0 * math.sin(a), z0), (r1 * math.cos(a), r1 * math.sin(a), z1)]
        k = 2 * i
        f.append((k, (k + 2) % (2 * n), (k + 3) % (2 * n), k + 1))
    return mesh('shade', v, f, shade_cloth(strength), smooth=True)


def floor_lamp(height=1.6, metal='brass', power=16., strength=2.):
    lathe([(0, 0), (.15, 0), (.15, .015), (.02, .03), (.012, .05), (.012, height - .1), (0, height - .1)], finish(metal))
    _shade(.21, .17, height - .3, height, strength)
    if power:
        point((0, 0, height - .15), power, (1, .74, .44), .08)


def arc_lamp(reach=1.3, height=2., metal='brass', power=16.):
    """A lamp that leans over from a marble foot at the origin towards -y."""
    box(-.16, .16, -.16, .16, 0, .08, finish('white marble'), .01)
    tube([(0, -reach * (1 - math.cos(t)) / 1.0 * .5, height * math.sin(t) if t < 1.57 else height - (t - 1.57) * .12)
          for t in [i * 3.0 / 30 for i in range(31)]], .012, finish(metal))
    y, z = -reach, height - .22
    lathe([(.03, .16), (.1, .13), (.16, .06), (.18, 0), (.172, 0), (.15, .055), (.09, .12)], finish(metal), (0, y, z))
    lathe([(0, 0), (.05, .015), (.06, .05), (.04, .09), (0, .1)], finish('glow'), (0, y, z), 20)
    if power:
        point((0, y, z - .05), power, (1, .76, .46), .07)


def ring_pendant(rings, ceiling, metal='brass', power=18.):
    """Lit rings hung from the ceiling above the origin; rings of (radius, height)."""
    for r, z in rings:
        ring = [(r * math.cos(q * math.pi / 36), r * math.sin(q * math.pi / 36)) for q in range(73)]
        tube([(x, y, z) for x, y in ring], .017, finish(metal))
        tube([(x, y, z - .018) for x, y in ring], .010, finish('glow'))
        for q in range(3):
            tube([(r * math.cos(q * 2.1), r * math.sin(q * 2.1), z), (0, 0, ceiling)], .0025, finish('black metal'), 4)
    lathe([(0, -.03), (.09, -.03), (.09, 0), (0, 0)], finish(metal), (0, 0, ceiling))
    if power:
        point((0, 0, min(z for _, z in rings) + .05), power, (1, .76, .48), .25)


def dome_pendant(z, ceiling, r=.2, metal='brass', power=9.):
    """A metal dome over a table or an island."""
    lathe([(.02, r * 1.1), (.05, r * 1.05), (r * .8, r * .55), (r, 0), (r - .012, 0), (r * .76, r * .52), (.04, r)], finish(metal), (0, 0, z))
    lathe([(0, 0), (.04, .015), (.05, .05), (.03, .08), (0, .09)], finish('glow'), (0, 0, z + .01), 20)
    tube([(0, 0, z + r), (0, 0, ceiling)], .004, finish('black metal'), 4)
    if power:
        point((0, 0, z - .03), power, (1, .74, .44), .06)


def globe_pendant(z, ceiling, r=.13, power=7., metal='brass'):
    lathe([(0, -r)] + [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for a in range(-75, 90, 15)] + [(.02, r)], shade_cloth(2.6, (1, .84, .62)), (0, 0, z), 28)
    lathe([(.03, 0), (.03, .05), (0, .05)], finish(metal), (0, 0, z + r - .01), 16)
    tube([(0, 0, z + r), (0, 0, ceiling)], .004, finish('black metal'), 4)
    if power:
        point((0, 0, z - r - .05), power, (1, .78, .5), .1)


def bar_pendant(length, z, ceiling, metal='black metal', power=24.):
    """A linear lamp along x."""
    box(-length / 2, length / 2, -.03, .03, z, z + .06, finish(metal), .004)
    box(-length / 2 + .01, length / 2 - .01, -.022, .022, z - .004, z, finish('glow'), 0)
    for s in (-1, 1):
        tube([(s * length * .36, 0, z + .06), (s * length * .36, 0, ceiling)], .003, finish('black metal'), 4)
    if power:
        for s in (-1, 1):
            point((s * length * .25, 0, z - .06), power / 2, (1, .78, .5), .12)


def chandelier(z, ceiling, arms=10, r=.55, power=30.):
    """A classic gilt chandelier: arms with candles, glass drops, two tiers."""
    gold = finish('gold')
    crystal = finish('chrome')
    lathe([(0, -.3), (.02, -.27), (.05, -.2), (.03, -.12), (.06, 0), (.09, .06), (.04, .16), (.05, .3), (.02, .42), (.015, ceiling - z), (0, ceiling - z)], gold, (0, 0, z), 24)
    lathe([(0, -.02), (.1, -.02), (.06, -.08), (0, -.09)], gold, (0, 0, ceiling), 24)
    for tier, (count, rad, up) in enumerate(((arms, r, 0), (arms // 2, r * .55, .28))):
        for i in range(count):
            a = 2 * math.pi * (i + tier * .5) / count
            ca, sa = math.cos(a), math.sin(a)
            tube([(rad * t * ca, rad * t * sa, z + up - .12 * math.sin(math.pi * t) + .06 * t) for t in [k / 10 for k in range(11)]], .009, gold)
            x, y, h = rad * ca, rad * sa, z + up + .06
            lathe([(0, 0), (.03, 0), (.045, .015), (.012, .02), (.012, .09), (0, .09)], gold, (x, y, h), 12)
            lathe([(.011, 0), (.017, .025), (.006, .06), (0, .065)], finish('glow'), (x, y, h + .09), 10)
            for k in range(3):
                t = .35 + .3 * k
                lathe([(0, -.05), (.012, -.035), (.006, -.005), (0, 0)], crystal, (rad * t * ca, rad * t * sa, z + up - .12 * math.sin(math.pi * t) + .06 * t - .01), 6)
    if power:
        point((0, 0, z + .1), power, (1, .8, .54), .4)


# ---------- plants

def areca(seed=1, height=1., pot='pot', count=15):
    """A potted palm; height 1 is about 1.6 m in all."""
    r = random.Random(seed)
    green = leaf('areca', c('#2f4f1f'), c('#5f8038'), .3, .35)
    fronds = [frond_mesh(green, 1.15 * height, 1.5, 1.25, 20, .34 * height, i, .02) for i in range(3)]
    lathe([(0, 0), (.19, 0), (.25, .40), (.24, .43), (.22, .42), (.21, .38), (0, .38)], finish(pot))
    for i in range(count):
        inst(fronds[i % 3], (0, 0, .4), (r.uniform(-.2, .2), -math.radians(r.uniform(14, 54)), i * 2.4), r.uniform(.8, 1.2))


def olive_tree(seed=2, height=1.9, pot='dark pot'):
    """A slim indoor olive."""
    r = random.Random(seed)
    bark = finish('tamarisk')
    green = leaf('olive', c('#4c5b2b'), c('#8a8f65'), .3)
    lathe([(0, 0), (.2, 0), (.23, .36), (.2, .36), (.19, .32), (0, .32)], finish(pot))
    top = height - .5
    tube([(0, 0, .3), (.03, .02, top * .6), (0, .03, top)], .022, bark)
    crowns = []
    for i in range(7):
        a, reach = i * 2.4, r.uniform(.14, .32)
        tip = (reach * math.cos(a), reach * math.sin(a), top + r.uniform(.05, .5))
        tube([(0, .03, top - r.uniform(0, .25)), tip], .008, bark)
        crowns.append((*tip, r.uniform(.16, .24)))
    blob('olive', [green], 1500, crowns, .035, seed, 0, .25)


def snake_plant(seed=3, height=.7, pot='pot'):
    r = random.Random(seed)
    green = leaf('sansevieria', c('#2c4326'), c('#5e7440'), .12, .4)
    lathe([(0, 0), (.14, 0), (.17, .28), (.16, .3), (.15, .27), (0, .27)], finish(pot))
    v, f = [], []
    for i in range(15):
        a, lean, h, w = i * 2.4, r.uniform(.03, .16), height * r.uniform(.6, 1.1), r.uniform(.028, .04)
        bx, by = r.uniform(0, .09) * math.cos(a), r.uniform(0, .09) * math.sin(a)
        turn = r.uniform(0, 3.1)
        for k in range(6):
            t = k / 5
            width = w * (.75 + .5 * t) * (1 - t ** 3)
            x, y = bx + lean * t * t * math.cos(a), by + lean * t * t * math.sin(a)
            v += [(x - width * math.cos(turn), y - width * math.sin(turn), .26 + h * t), (x + width * math.cos(turn), y + width * math.sin(turn), .26 + h * t)]
            if k:
                n = len(v)
                f.append((n - 4, n - 3, n - 1, n - 2))
    mesh('sansevieria', v, f, green, smooth=True)


def branch_vase(height=.25, pot='pot', seed=4, spread=.2, rise=.4, leaves=220):
    """A vase with a few leafy twigs."""
    r = random.Random(seed)
    k = height / .25
    lathe([(0, 0), (.06 * k, 0), (.085 * k, .08 * k), (.07 * k, .17 * k), (.035 * k, .22 * k), (.04 * k, .25 * k), (.035 * k, .25 * k), (.03 * k, .22 * k), (0, .2 * k)], finish(pot))
    green = leaf('twigs', c('#4c5b2b'), c('#8a8f55'), .3)
    tips = []
    for i in range(6):
        a, reach = i * 1.1 + r.random(), spread * r.uniform(.4, 1)
        tip = (reach * math.cos(a), reach * math.sin(a), height + rise * r.uniform(.6, 1))
        tube([(0, 0, height * .9), (tip[0] * .3, tip[1] * .3, height + rise * .4), tip], .003, finish('walnut'))
        tips.append((*tip, spread * .45))
    blob('twigs', [green], leaves, tips, .03, seed, 0, .15)


# ---------- small things

def vase(height=.3, pot='pot', fat=.09):
    lathe([(0, 0), (fat * .6, 0), (fat, height * .35), (fat * .8, height * .65), (fat * .35, height * .88), (fat * .42, height), (fat * .36, height), (fat * .3, height * .86), (0, height * .8)], finish(pot))


def bowl(r=.14, mat='ceramic'):
    lathe([(0, 0), (r * .45, 0), (r * .5, .01), (r * .85, r * .3), (r, r * .55), (r - .008, r * .55), (r * .8, r * .3), (r * .4, .02), (0, .02)], finish(mat))


def fruit(r=.13, seed=5):
    """A bowl of oranges and dates."""
    rr = random.Random(seed)
    bowl(r, 'pot')
    from .surfaces import simple
    orange = simple('orange', c('#c96f1e'), .45)
    for i in range(6):
        a = i * 1.05
        x, y, z = r * .45 * math.cos(a) * (i < 5), r * .45 * math.sin(a) * (i < 5), r * .5 + (.035 if i == 5 else 0)
        s = r * rr.uniform(.26, .3)
        lathe([(s * math.cos(math.radians(t)), s * math.sin(math.radians(t))) for t in range(-85, 90, 17)], orange, (x, y, z), 18)


def book_stack(mats=('terracotta cloth', 'ivory cloth'), width=.28, depth=.2):
    z = 0
    for i, mat in enumerate(mats):
        shrink = .012 * i
        boxes([(-width / 2 + shrink, width / 2 - shrink, -depth / 2 + shrink, depth / 2 - shrink, z, z + .028)], finish(mat), .004)
        z += .029


def coffee_set(cups=4, metal='brass', tray=.25):
    """A dallah with its cups on a tray: origin on the table."""
    pot = finish(metal)
    lathe([(0, 0), (tray - .01, 0), (tray, .015), (tray - .005, .016), (tray - .015, .006), (0, .006)], pot, n=48)
    lathe([(0, 0), (.055, 0), (.075, .03), (.07, .08), (.035, .13), (.03, .17), (.05, .2), (.04, .22), (.012, .27), (.008, .3), (0, .305)], pot, (-.02, -.05, .012))
    tube([(.045, -.05, .06), (.10, -.05, .14), (.15, -.05, .21)], .011, pot)
    tube([(-.09, -.05, .2), (-.15, -.05, .18), (-.155, -.05, .10), (-.09, -.05, .06)], .008, pot)
    for q in range(cups):
        a = q * .75 + .5
        lathe([(0, 0), (.018, 0), (.032, .045), (.03, .046), (.016, .006), (0, .006)], finish('ceramic'), (tray * .62 * math.cos(a), tray * .62 * math.sin(a), .008), 20)


def place_setting(charger='gold', plate='ceramic'):
    lathe([(0, 0), (.15, 0), (.155, .008), (.15, .01), (0, .008)], finish(charger), n=36)
    lathe([(0, .01), (.09, .01), (.128, .022), (.125, .025), (.085, .014), (0, .014)], finish(plate), n=36)
    lathe([(0, .026), (.06, .026), (.09, .036), (.087, .038), (.055, .029), (0, .029)], finish(plate), n=30)
    for x in (-.19, .19, .21):
        box(x - .007, x + .007, -.09, .1, 0, .004, finish(charger), .002)
    lathe([(0, 0), (.032, 0), (.034, .003), (.005, .008), (.005, .07), (.03, .1), (.036, .15), (.032, .19), (.03, .19), (.034, .15), (.027, .1), (0, .075)], finish('chrome'), (.2, .2, 0), 24)


def throw(x0, x1, y, z, mat, hang=.35, depth=.5):
    """A folded blanket over a seat's edge: across the seat, down its front at y."""
    soft(x0, x1, y, y + depth, z, z + .03, mat, .02, .012)
    soft(x0, x1, y - .035, y + .005, z - hang, z + .025, mat, .02, .008)
