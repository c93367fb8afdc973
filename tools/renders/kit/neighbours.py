"""The rest of the street: houses, blocks and a skyline, with reveals, sills, cornices, tanks and coolers."""
import random

from .block import Block
from .geometry import box, boxes, cards, lathe
from .palette import mat

WALLS = ('cream', 'sand', 'limepale', 'white', 'riyadhstone', 'warmgrey')


def cooler(side, u, z, d=-.34):
    """The outdoor unit of a split air conditioner on brackets."""
    side.put(u, u + .85, d, d + .3, z, z + .6, 'whitemetal', .02)
    side.put(u + .1, u + .6, d - .006, d, z + .06, z + .54, 'alu', 0)


def tank(x, y, z, h=1.5, r=.6):
    """A water tank on a roof."""
    lathe([(0, 0), (r, 0), (r, h * .3), (r * 1.03, h * .32), (r, h * .34), (r, h * .6), (r * 1.03, h * .62),
           (r, h * .64), (r, h * .85), (r * .4, h), (0, h)], mat('tank'), (x, y, z), 24)


def house(hour, x0, x1, y0, y1, seed, storeys=2, material=None, letters='S', wall=True, wall_y=None, gate=True):
    """A plain neighbour's house; `letters` are the sides that are seen, wall_y the front of its boundary wall."""
    r = random.Random(seed)
    material = material or WALLS[seed % len(WALLS)]
    h = storeys * 3.5 + r.uniform(.4, 1.)
    block = Block(hour, x0, x1, y0, y1, 0, h, material, parapet=.8)
    style = seed % 4
    for letter in letters:
        side = block.side(letter)
        u0, u1 = (x0, x1) if letter in 'SN' else (y0, y1)
        bays = max(1, int((u1 - u0 - 1.2) / (3.0 + style * .3)))
        pitch = (u1 - u0) / bays
        for k in range(storeys):
            z = .95 + k * 3.5
            for i in range(bays):
                u = u0 + (i + .5) * pitch
                half = (.6, .75, .5, .9)[style] * (1 if (i + k) % 3 else .8)
                top = z + (1.5, 1.9, 2.1, 1.4)[style]
                block.hole(letter, u - half, u + half, z, top, .24)
                lit = hour.night and r.random() < .45
                side.card(u - half, u + half, .2, z, top, hour.room() if lit else mat('blind' if r.random() < .3 else 'glassdark'))
                side.put_all([(u - half, u - half + .06, .14, .19, z, top), (u + half - .06, u + half, .14, .19, z, top),
                              (u - .03, u + .03, .14, .19, z, top), (u - half, u + half, .14, .19, top - .06, top),
                              (u - half, u + half, .14, .19, z, z + .06)], 'whitemetal' if style % 2 else 'alu', 0)
                side.put(u - half - .08, u + half + .08, -.09, .1, z - .09, z, 'limepale', .01)
                if style in (0, 3):
                    side.put_all([(u - half - .12, u - half, -.04, .02, z - .09, top + .12), (u + half, u + half + .12, -.04, .02, z - .09, top + .12),
                                  (u - half - .12, u + half + .12, -.05, .02, top, top + .12)], 'white', .005)
                if r.random() < .3:
                    cooler(side, u + half + .15, z - .05)
        side.put(u0, u1, -.06, .02, 3.62, 3.82, 'limepale' if style != 2 else 'charcoal', .01)
        side.put(u0, u1, -.1, .02, h - .2, h + .02, 'limepale' if material != 'limepale' else 'sand', .01)
    block.build()
    roof(x0 + 1, x1 - 1, y0 + 2, y1 - 1, h - .8, seed, material)
    if wall:
        front = wall_y if wall_y is not None else -.2
        boundary(x0 - .6, x1 + .6, front, 2.5 + .3 * (seed % 2), material, gate_at=(x0 + x1) / 2 + 1.2 if gate else None)


def boundary(x0, x1, y, h, material, gate_at=None, coping='limepale'):
    """A street wall with pillars, coping and a steel door."""
    gap = (gate_at - 1.5, gate_at + 1.5) if gate_at else None
    for a, b in ((x0, gap[0]), (gap[1], x1)) if gap else ((x0, x1),):
        box(a, b, y, y + .25, 0, h, mat(material), .012)
        box(a, b, y - .05, y + .3, h, h + .1, mat(coping), .012)
        for i in range(max(1, round((b - a) / 3.5)) + 1):
            u = a + i * (b - a) / max(1, round((b - a) / 3.5))
            box(u - .2, u + .2, y - .07, y + .32, 0, h + .22, mat(material), .012)
    if gap:
        boxes([(gap[0] + .1 + i * .24, gap[0] + .1 + i * .24 + .215, y + .06, y + .12, .08, h - .15) for i in range(12)],
              mat('bronze'), .008)


def roof(x0, x1, y0, y1, z, seed, material='white'):
    """Stair house, tanks and coolers on a roof."""
    r = random.Random(seed + 50)
    w = min(3.6, (x1 - x0) * .5)
    u = r.uniform(x0, x1 - w)
    box(u, u + w, y0 + 1.5, y0 + 4.5, z, z + 3.0, mat(material), .015)
    box(u - .12, u + w + .12, y0 + 1.4, y0 + 4.6, z + 2.9, z + 3.05, mat('limepale'), .01)
    for i in range(r.choice((1, 2))):
        tank(r.uniform(x0 + .6, x1 - .6), y0 + 5.5 + i, z)


def flats(hour, x0, x1, y0, y1, storeys, seed, letters='S', base=4., material=None, detail=True):
    """A neighbour's block: storeys of windows with sills and balconies over a darker base."""
    r = random.Random(seed)
    material = material or ('white', 'cream', 'warmgrey', 'sand', 'limepale')[seed % 5]
    h = base + storeys * 3.3
    box(x0, x1, y0, y1, base, h + 1., mat(material), .02)
    box(x0 + .2, x1 - .2, y0 + .25, y1, 0, base, mat('charcoal' if seed % 2 else 'limedark'), .02)
    box(x0 - .15, x1 + .15, y0 - .15, y1, base - .1, base + .18, mat('white'), .01)
    host = Block(hour, x0, x1, y0, y1, 0, h, material)
    for letter in letters:
        side = host.side(letter)
        u0, u1 = (x0, x1) if letter in 'SN' else (y0, y1)
        bays = max(1, int((u1 - u0) / 3.4))
        pitch = (u1 - u0) / bays
        frames, sills = [], []
        for i in range(bays):
            u = u0 + (i + .5) * pitch
            balcony = (i + seed) % 3 == 0
            half = pitch * (.38 if balcony else .26)
            for k in range(storeys):
                z = base + k * 3.3 + (.25 if balcony else 1.)
                top = base + k * 3.3 + 2.7
                lit = hour.night and r.random() < .5
                side.card(u - half, u + half, -.005, z, top, hour.room() if lit else mat('blind' if r.random() < .22 else 'glassdark'))
                if not detail:
                    continue
                frames += [(u - half - .1, u - half, -.14, .0, z - .1, top + .1), (u + half, u + half + .1, -.14, .0, z - .1, top + .1),
                           (u - half - .1, u + half + .1, -.16, .0, top, top + .12), (u - .03, u + .03, -.05, .0, z, top)]
                sills.append((u - half - .1, u + half + .1, -.18, .0, z - .12, z))
                if balcony:
                    sills.append((u - half - .25, u + half + .25, -1.2, 0, z - .3, z - .1))
                    side.pane(u - half - .2, u + half + .2, -1.15, z - .1, z + .95, 'rail')
                    frames.append((u - half - .22, u + half + .22, -1.18, -1.12, z + .95, z + 1.))
        side.put_all(frames, 'white' if material != 'white' else 'warmgrey', 0)
        side.put_all(sills, 'white', 0)
        side.card(u0 + .6, u1 - .6, .2, .3, base - .6, hour.room() if hour.night else mat('glassdark'))
    roof(x0 + 1, x1 - 1, y0 + 1, y1 - 1, h + .2, seed, material)


def skyline(hour, y=90, x0=-190, x1=190, seed=5, low=5, high=22, material='warmgrey', share=.35):
    """Far buildings; give the hour's haze something to fade."""
    r = random.Random(seed)
    x, panes = x0, {}
    while x < x1:
        w, depth = r.uniform(6, 13), r.uniform(0, 50)
        h = r.choice((low, low * 1.4, low * 2, (low + high) / 2, high)) * r.uniform(.85, 1.15)
        box(x, x + w, y + depth, y + depth + 9, 0, h, mat(material if r.random() < .6 else 'sand'), 0)
        for k in range(int(h / 3.4)):
            for i in range(int(w / 2.4)):
                lit = hour.night and r.random() < share
                pane = hour.room() if lit else mat('glassdark')
                panes.setdefault(pane, []).append(
                    (y + depth - .1, x + .7 + i * 2.4, x + 1.9 + i * 2.4, k * 3.4 + 1., k * 3.4 + 2.5))
        x += w + r.uniform(-1, 5)
    for pane, quads in panes.items():
        cards('y', quads, pane)


def across(hour, y=-26, seed=3):
    """Houses behind the camera: what the windows reflect and what shades the street."""
    for i, (x, w, h) in enumerate(((-34, 15, 7.5), (-15, 13, 8.5), (2, 16, 7), (22, 14, 9), (40, 16, 8))):
        material = mat(WALLS[(seed + i) % len(WALLS)])
        box(x, x + w, y - 12, y, 0, h, material, .03)
        boxes([(x + 1 + k * 2.8, x + 2.3 + k * 2.8, y - .05, y + .02, z, z + 1.6)
               for k in range(int((w - 1.5) / 2.8)) for z in (1., 4.6)], mat('glassdark'), 0)
        box(x - .6, x + w + .6, y + 3, y + 3.2, 0, 2.5, material, .02)
