"""Buildings from plans: masses whose faces are rows of bays, one letter a bay, on a street, a park or a yard.

parameters: the hour as kit/daylight.py takes it; masses: boxes with x, y, z, floors, h (a storey), material and
for each side S, E, W one word of bays or a list from the ground up; boxes, slats, canopies, fins, walls, plants,
cars: rows of numbers; street; camera (at, yaw, lens, shift).
Bays: . wall, w window, n two narrow windows, v tall window, f French window, l b o loggia with glass, bars, wall,
s loggia with sliding slats, t T French window on a tray with glass, with a solid front, d deep square window,
g glazed from floor to floor, a arch, m window behind a lattice, r timber oriel, p shop, L lobby, G garage, D door.
"""
from kit.block import Block, railing
from kit.camera import camera
from kit.cars import car
from kit.curtain_wall import shopfront
from kit.daylight import Hour
from kit.facade import canopy, cornice, crenels, garage, mashrabiya, slats
from kit.geometry import box, boxes, plane
from kit.lights import area, spot
from kit.neighbours import across, boundary, flats, house, roof, skyline
from kit.palette import mat
from kit.planting import Planting
from kit.pools import ground_with_hole, lounger, parasol, pool
from kit.signs import sign
from kit.site import residential
from kit.stage import R
from kit.street import bollards, lamp_post, planter, road

SIGNS = ('coffee', 'green', 'white', 'blue', 'sand', 'red')


def _lamp(hour, side, u, d, z, down, energy=40):
    if hour.night and R.random() < .65:
        spot(side.point(u, d, z), side.point(u, d, down), energy, (1, .72, .44), 110, .05)


def _bay(block, letter, kind, u0, u1, z, h, look, later):
    """Cuts one bay; what stands before the wall waits in `later` until the wall is made."""
    side, hour, w, mid = block.side(letter), block.hour, u1 - u0, (u0 + u1) / 2
    trim, sill, top = look.get('trim', 'white'), z + .95, z + h - .55
    if kind == 'w':
        half = min(w * .32, 1.2)
        block.window(letter, mid - half, mid + half, sill, top, 2, deep=.22, sill=trim, surround=look.get('surround'))
        if look.get('coolers') and R.random() < .4:
            later.append(lambda: side.put(mid - .4, mid + .45, -.34, -.04, z + .1, z + .7, 'whitemetal', .02))
    elif kind == 'n':
        for c in (mid - w * .2, mid + w * .2):
            block.window(letter, c - w * .11, c + w * .11, z + .5, top, 1, deep=.25, sill=trim)
    elif kind == 'v':
        half = min(w * .24, .8)
        block.window(letter, mid - half, mid + half, z + .2, z + h - .4, 1, 2, .3, .15)
    elif kind == 'f':
        block.window(letter, u0 + .25, u1 - .25, z + .15, z + h - .45, max(2, round(w / 1.1)), deep=.3, curt=.15)
    elif kind == 'd':
        block.window(letter, u0 + w * .14, u1 - w * .14, z + .5, z + h - .35, max(1, round(w / 2.4)), deep=.5, curt=.1,
                     surround=look.get('surround'))
    elif kind == 'g':
        block.window(letter, u0 + .06, u1 - .06, z + .12, z + h - .12, max(1, round(w / 1.6)), deep=.12, curt=.08,
                     lit=look.get('lit', .6))
    elif kind in 'lbos':
        rail = {'l': 'glass', 'b': 'bars', 'o': 'solid', 's': 'glass'}[kind]
        block.loggia(letter, u0 + .2, u1 - .2, z + .15, z + h - .3, 1.5, rail, max(2, round(w / 1.3)),
                     soffit=look.get('soffit'))
        later.append(lambda: _lamp(hour, side, mid, .8, z + h - .4, z))
        if kind == 's':
            shift = R.choice((0, .5, 1)) * (w * .5 - .2)
            later.append(lambda: slats(side, u0 + .2 + shift, u0 + w * .5 + shift, z + .15, z + h - .3, .06, .11, .05,
                                       look.get('screen', 'teak')))
    elif kind in 'tT':
        out = look.get('out', 1.4)
        block.window(letter, u0 + .35, u1 - .35, z + .15, z + h - .5, max(2, round(w / 1.2)), deep=.25, curt=.2)

        def tray():
            side.put(u0 + .1, u1 - .1, -out, .05, z - .16, z + .08, trim, .015)
            if kind == 'T':
                side.put_all([(u0 + .1, u1 - .1, -out, -out + .12, z + .08, z + 1.05),
                              (u0 + .1, u0 + .22, -out, 0, z + .08, z + 1.05),
                              (u1 - .22, u1 - .1, -out, 0, z + .08, z + 1.05)], look.get('front', trim), .01)
            else:
                railing(side, u0 + .12, u1 - .12, -out + .05, z + .08, 'glass')
            _lamp(hour, side, mid, -out * .5, z + h - .3, z)

        later.append(tray)
    elif kind == 'a':
        half = min(w * .3, 1.1)
        block.arch(letter, mid - half, mid + half, z + .3, z + h - .7 - half, .3, 2)
    elif kind == 'm':
        half = w * .3
        block.window(letter, mid - half, mid + half, z + .7, top, 2, deep=.3)
        later.append(lambda: mashrabiya(side, mid - half, mid + half, z + .7, top, -.04, .2,
                                         look.get('screen', 'wood')))
    elif kind == 'r':
        later.append(lambda: _oriel(side, hour, mid - w * .33, mid + w * .33, z + .3, z + h - .3, look))
    elif kind == 'p':
        block.hole(letter, u0 + .35, u1 - .35, 0, 3.1, .6)
        later.append(lambda: (shopfront(side, hour, u0 + .35, u1 - .35, 0, 3.1, .4, max(2, round(w / 1.6))),
                              sign(side, hour, u0 + .4, u1 - .4, 3.25, 3.95, SIGNS[int(abs(u0) * 3) % 6])))
    elif kind == 'L':
        block.hole(letter, u0 + .2, u1 - .2, 0, h - .5, 2.)
        block.glaze(side, u0 + .2, u1 - .2, 0, h - .5, 1.3, max(2, round(w / 1.3)), 1, 0, 1, 2.5)
        if hour.night:
            later.append(lambda: area(side.point(mid, .5, h - .6), side.point(mid, -1.5, 0), w * .8, .8, 90,
                                      (1, .74, .46)))
    elif kind == 'G':
        garage(block, letter, u0 + .3, u1 - .3, 2.7, look.get('garage', 'bronze'), .4)
    elif kind == 'D':
        block.door(letter, mid - .75, mid + .75, block.z0, 2.8, .6, look.get('door', 'teak'), boards=7)


def _oriel(side, hour, u0, u1, z0, z1, look):
    """A glazed box of timber before the wall."""
    timber = look.get('screen', 'wood')
    side.put(u0, u1, -.75, .1, z0, z1, timber, .01)
    n = 3
    step = (u1 - u0) / n
    for i in range(n):
        a = u0 + i * step
        side.card(a + .1, a + step - .1, -.765, z0 + .75, z1 - .25, hour.panes.pick(.15, .7))
        side.put_all([(a + .04, a + .1, -.82, -.75, z0 + .7, z1 - .2),
                      (a + step - .1, a + step - .04, -.82, -.75, z0 + .7, z1 - .2)],
                     'oldwood', 0)
    side.put(u0 - .12, u1 + .12, -.95, .1, z1, z1 + .14, 'oldwood', .02)
    side.put(u0 - .06, u1 + .06, -.85, .1, z0 - .14, z0, 'oldwood', .02)


def mass(hour, m):
    """One box of a building."""
    (x0, x1), (y0, y1), h, floors = m['x'], m['y'], m.get('h', 3.3), m.get('floors', 1)
    z0 = m.get('z', 0)
    # An opening that reaches above the roof slab would show the sky.
    parapet = m.get('parapet', .8)
    crown = max(m.get('crown', 0), parapet + .1 if parapet else 0)
    z1 = z0 + floors * h + crown
    block = Block(hour, x0, x1, y0, y1, z0, z1, m['material'], t=m.get('t', .35), parapet=parapet,
                  frame=m.get('frame', 'alu'))
    later = []
    for letter in 'SEW':
        words = m.get(letter)
        if not words:
            continue
        words = [words] if isinstance(words, str) else words
        a, b = (x0, x1) if letter == 'S' else (y0, y1)
        edge = m.get('edge', .75)
        for k in range(floors):
            word = words[min(k, len(words) - 1)] if m.get('climb') else words[k % len(words)]
            step = (b - a - 2 * edge) / len(word)
            for i, kind in enumerate(word):
                _bay(block, letter, kind, a + edge + i * step, a + edge + (i + 1) * step, z0 + k * h, h, m, later)
    block.build()
    for make in later:
        make()
    front = block.side('S')
    for word in m.get('bands', ()):
        material, out, thick = word
        for k in range(1, floors + 1):
            z = z0 + k * h - thick / 2
            box(x0 - out, x1 + out, y0 - out, y1, z - thick / 2, z + thick / 2, mat(material), .01)
    if 'cornice' in m:
        cornice(block, z1 - .5, .3, 3, m['cornice'])
    if 'crenels' in m:
        crenels(block, m['crenels'])
    for u0, u1, za, zb, d, pitch, width, material, deep in m.get('fins', ()):
        front.put_all([(u0 + i * pitch, u0 + i * pitch + width, d, d + deep, za, zb)
                       for i in range(int((u1 - u0) / pitch) + 1)],
                      material, .006)
    for letter, u0, u1, za, zb, d, pitch, width, material, level in m.get('slats', ()):
        slats(block.side(letter), u0, u1, za, zb, d, pitch, width, material, level)
    for u0, u1, out, z, material in m.get('canopies', ()):
        canopy(front, u0, u1, out, z, .2, material, 70, hour)
    for u0, u1, d, z, kind in m.get('rails', ()):
        railing(front, u0, u1, d, z, kind)
    for u0, u1, d0, d1, za, zb, material in m.get('puts', ()):
        front.put(u0, u1, d0, d1, za, zb, material, .012)
    if m.get('roof'):
        roof(x0 + 1, x1 - 1, y0 + 2, y1 - 1, z1 - parapet, m['roof'], m['material'])
    return block


def _street(hour, plants, s):
    kind = s['kind']
    if kind == 'residential':
        words = {k: v for k, v in s.items() if k != 'kind'}
        residential(hour, plants, words.pop('x0'), words.pop('x1'), 0, words.pop('seed', 1), **words)
    elif kind == 'boulevard':
        plane(-300, 300, 0, 400, -.02, mat(s.get('ground', 'slab')))
        road(-1.5, 14, 4, 4, paving=s.get('paving', 'slab'), material=s.get('asphalt', 'asphalt'))
        for x in range(-40, 60, 9):
            plants.palm(x + s.get('shift', 0), -4.2, 6 + (x * 7 % 5) * .25)
        for x in (-30, -6, 18, 42):
            lamp_post(x, -4.8, 9, hour=hour)
        a, b = s['between']
        flats(hour, b, b + 18, 2, 20, s.get('tall', 4), s.get('seed', 1), 'SW')
        flats(hour, b + 22, b + 42, 1, 20, s.get('tall', 4) - 1, s.get('seed', 1) + 3, 'SW')
        flats(hour, a - 20, a, 2, 20, s.get('tall', 4) - 1, s.get('seed', 1) + 1, 'SE')
        flats(hour, a - 42, a - 24, 2, 20, s.get('tall', 4), s.get('seed', 1) + 4, 'SE')
        across(hour, -36, s.get('seed', 1))
        skyline(hour, 110, high=26, seed=s.get('seed', 1) + 3)
    elif kind == 'park':
        plane(-300, 300, -200, 400, -.03, mat('paver'))
        plants.lawn(s['lawn'][0], s['lawn'][1], s['lawn'][2], s['lawn'][3])
        a, b = s['between']
        flats(hour, b, b + 18, 6, 22, s.get('tall', 4), s.get('seed', 1), 'SW')
        flats(hour, a - 20, a, 8, 22, s.get('tall', 4), s.get('seed', 1) + 1, 'SE')
        skyline(hour, 110, high=26, seed=s.get('seed', 1) + 3)
        across(hour, -60, 2)
    elif kind == 'garden':
        basin = s['pool']
        ground_with_hole(-40, 40, -30, 60, basin, 0, s.get('paving', 'tile'))
        pool(hour, *basin)
        a, b, back = s['walls']
        for x in (a, b):
            box(x, x + .25, -20, back, 0, 2.8, mat('cream'))
        for x in s.get('loungers', ()):
            lounger(*x)
        for x in s.get('parasols', ()):
            parasol(*x)


def _greenery(hour, plants, rows):
    for name, *n in rows:
        if name == 'planter':
            planter(n[0], n[1], n[2], n[3], n[4], n[5], plants.shrubs(.35))
        elif name == 'palm':
            plants.palm(*n)
            if hour.night and n[1] > -6:
                spot((n[0] + .5, n[1] - .7, .2), (n[0], n[1], n[2] + 1), 180, (1, .74, .45), 60, .05)
        else:
            getattr(plants, name)(*n)


def build(p):
    hour = Hour(p['hour'], p.get('az', 222), p.get('el'), p.get('clouds', .6), p.get('cloud_seed', 3),
                tone=p.get('tone', 'rose'),
                glow=p.get('glow', 120))
    plants = Planting()
    _street(hour, plants, p['street'])
    for m in p['masses']:
        mass(hour, m)
    for *corners, material in p.get('boxes', ()):
        box(*corners, mat(material), .012)
    for x0, x1, y0, y1, z0, z1, pitch, width, material in p.get('beams', ()):
        boxes([(x0 + i * pitch, x0 + i * pitch + width, y0, y1, z0, z1)
               for i in range(int((x1 - x0) / pitch))], mat(material), 0)
    for x0, x1, y, h, material, gate in p.get('walls', ()):
        boundary(x0, x1, y, h, material, gate)
    for word in p.get('houses', ()):
        house(hour, *word[:5], word[5], letters=word[6], wall=False)
    for word in p.get('flats', ()):
        flats(hour, *word)
    _greenery(hour, plants, p.get('plants', ()))
    for x0, x1, y in p.get('bollards', ()):
        bollards(x0, x1, y, 3.2, hour)
    for word in p.get('cars', ()):
        car(*word)
    at, yaw, lens, shift = p['camera']
    camera(tuple(at), yaw, lens, shift)
    return {**hour.settings, **p.get('film', {})}
