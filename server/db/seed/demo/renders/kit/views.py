"""What is seen through a window: a garden built, or a far view painted on a lit card."""
import math
import random

import numpy as np

from .geometry import box, card, data_only, inst, plane
from .finishes import leaf
from .nodes import Mat, c
from .painting import tone
from .plants import blob, frond_mesh, palm
from .surfaces import image, plaster


def courtyard(side, at, far=8., middle=3., seed=1, palms=2, ground='#c9b594', wall='#d9c7a6', height=2.6, flower=.0, spread=9.):
    """Paving, a boundary wall with a hedge, and palms outside the wall plane `at` of a room.

    side: 'left', 'right' or 'back'; middle: where along the wall the view centres.
    """
    r = random.Random(seed)
    paving, stucco = plaster(f'paving{side}', c(ground), .1), plaster(f'stucco{side}', c(wall), .1)
    green, bloom = leaf(f'hedge{side}', c('#3c5a22'), c('#6f8a3a')), leaf(f'bloom{side}', c('#a0195a'), c('#d8408a'), .45)
    frond, bark = leaf(f'frond{side}', c('#56692f'), c('#8a9550'), .25, .4), plaster(f'bark{side}', c('#6e543b'), .3, .9)
    fronds = [frond_mesh(frond, seed=seed + i) for i in range(3)]
    hedge = data_only(blob('hedge', [green, bloom], 6000, [(0, r.uniform(-1.5, 1.5), r.uniform(.2, .9), .55) for _ in range(10)], .06, seed, flower))
    out = -1 if side == 'left' else 1

    def spot(away, along):
        return (at + out * away, middle + along) if side != 'back' else (middle + along, at + away)

    def block(a0, a1, l0, l1, z0, z1, mat):
        (x0, y0), (x1, y1) = spot(a0, l0), spot(a1, l1)
        return box(x0, x1, y0, y1, z0, z1, mat, .01)

    (x0, y0), (x1, y1) = spot(.3, -30), spot(45, 30)
    plane(min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1), -.1, paving)
    block(far, far + .2, -18, 18, -.1, height, stucco)
    block(far - .06, far + .26, -18, 18, height, height + .08, plaster(f'coping{side}', c('#e6dcc9'), .08))
    for i in range(7):
        x, y = spot(far - .75, -7.5 + i * 2.5)
        inst(hedge, (x, y, -.1), (0, 0, math.pi / 2 if side == 'back' else 0))
    for i in range(palms):
        x, y = spot(far - r.uniform(1.2, 2.6), -spread / 2 + spread * (i + .5) / palms + r.uniform(-.8, .8))
        palm((x, y, -.1), r.uniform(2.6, 4.4), (bark, 0), fronds, seed * 7 + i)


def lit(name, picture, strength):
    """A picture as light: seen and reflected, never sampled as a lamp."""
    m = Mat(name)
    texture = m.n('TexImage', {'Vector': m.n('TexCoord').outputs['UV']}, image=image(name, picture))
    glow = m.n('Emission', {'Color': texture.outputs[0], 'Strength': strength})
    m.l(glow.outputs[0], m.out.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def far_card(side, at, picture, strength, away=40., middle=3., width=110., horizon=.42, eye=1.3):
    """Hang a painted view beyond a window, its horizon (share from the top) at the eye's height."""
    height = width * picture.shape[0] / picture.shape[1]
    low = eye - (1 - horizon) * height
    out = -1 if side == 'left' else 1
    u0, u1 = middle - width / 2, middle + width / 2
    if side == 'left':
        u0, u1 = u1, u0
    view = card('y' if side == 'back' else 'x', at + out * away, u0, u1, low, low + height, lit('view', picture, strength))
    view.visible_shadow = False
    view.visible_diffuse = False
    return view


SKIES = {
    'day': ('#7ea9cf', '#b9d0de', '#e3ddcd'),
    'golden': ('#8fa6bd', '#e0c39c', '#f2c98f'),
    'dusk': ('#182745', '#4b4a6b', '#d98a5c'),
    'night': ('#0b1326', '#16233f', '#35364f'),
}


def _sky(w, h, horizon, time):
    top, mid, low = (tone(x) for x in SKIES[time])
    t = np.clip(np.arange(h) / (h * horizon), 0, 1)[:, None, None]
    sky = np.where(t < .55, top + (mid - top) * (t / .55), mid + (low - mid) * ((t - .55) / .45))
    return np.broadcast_to(sky, (h, w, 3)).copy()


def city(time='day', seed=4, w=1600, h=720, horizon=.42, towers=.07):
    """A Gulf city from a high floor: low blocks to a hazy horizon, a few towers, lit windows after sunset."""
    r = np.random.RandomState(seed)
    p = _sky(w, h, horizon, time)
    haze, dark = tone(SKIES[time][2]), time in ('dusk', 'night')
    base = {'day': '#b9a88f', 'golden': '#b08d69', 'dusk': '#4a4351', 'night': '#1b2030'}[time]
    ground = tone(base) * .9 + haze * .1
    t = np.linspace(0, 1, h - int(h * horizon))[:, None, None]
    p[int(h * horizon):] = haze * (1 - t ** .4) + ground * t ** .4
    rows = 15
    for k in range(rows):
        near = k / (rows - 1)
        foot = int(h * (horizon + .012 + .6 * near ** 1.7))
        fade = (1 - near) ** .8 * .93
        size = 1 + 5 * near ** 1.4
        at = -r.randint(0, 30)
        while at < w:
            tall = r.rand() < towers * (1 - .5 * near) and k > 1
            width = int(r.uniform(7, 15) * size * (.7 if tall else 1))
            height = int(r.uniform(5, 9) * size * (r.uniform(2.5, 6.5) if tall else 1))
            _block(p, r, at, foot, width, height, tone(base) * r.uniform(.85, 1.3), haze, fade, dark, size)
            at += width + int(r.uniform(-.5, 6) * size)
    return np.clip(p, 0, 1)


def _block(p, r, x, foot, width, height, body, haze, fade, dark, size):
    """Paint one building: a lit and a shaded face, rows of windows, all faded into the haze."""
    h, w = p.shape[:2]
    x0, x1, y0, y1 = max(0, x), min(w, x + width), max(0, foot - height), min(h, foot + int(14 * size))
    if x1 - x0 < 3 or y1 - y0 < 3:
        return
    face = np.zeros((y1 - y0, x1 - x0, 3)) + np.clip(body, 0, 1)
    face[:, int((x1 - x0) * .66):] *= .78
    face[:max(1, int(size * .4))] *= 1.1
    step_x, step_y = max(3, int(1.6 * size)), max(3, int(1.9 * size))
    yy, xx = np.mgrid[0:y1 - y0, 0:x1 - x0]
    cells = r.rand((y1 - y0) // step_y + 1, (x1 - x0) // step_x + 1)[yy // step_y, xx // step_x]
    glass = (yy % step_y > step_y * .45) & (xx % step_x > step_x * .4) & (yy > size)
    if dark:
        face[glass & (cells < .3)] = tone('#ffc67d') * r.uniform(.7, 1.)
        face[glass & (cells >= .3)] *= .8
    else:
        face[glass & (cells < .85)] *= .74
    keep = fade * (.8 if dark else 1.)
    p[y0:y1, x0:x1] = face * (1 - keep) + haze * (.75 if dark else 1.) * keep


def sea(time='day', seed=2, w=2000, h=900, horizon=.44):
    """The Red Sea under its sky: a sharp horizon, glitter towards the sun, a strip of corniche."""
    r = np.random.RandomState(seed)
    p = _sky(w, h, horizon, time)
    y0 = int(h * horizon)
    deep, shallow = {'day': ('#2f6f93', '#62b3bd'), 'golden': ('#54718a', '#b79a7c'), 'dusk': ('#26304c', '#6f5560'), 'night': ('#0c1524', '#1c2a3e')}[time]
    t = (np.arange(h - y0) / (h - y0))[:, None, None]
    water = tone(deep) * (1 - t ** .6) + tone(shallow) * t ** .6
    water = np.broadcast_to(water, (h - y0, w, 3)).copy()
    yy, xx = np.mgrid[0:h - y0, 0:w]
    depth = 1 + yy / 26.
    waves = np.sin(xx / (4 * depth) + 3 * np.sin(yy / (1 + depth)) + r.rand(h - y0, 1) * 6)
    water *= (1 + .05 * waves * np.clip(yy / 60, .2, 1))[..., None]
    sun = np.exp(-((xx - w * .62) / (w * (.05 + .1 * yy / h))) ** 2) * (r.rand(h - y0, w) > .72)
    water = np.clip(water + sun[..., None] * tone('#fff0d2') * (.55 if time != 'night' else .1), 0, 1)
    p[y0:] = water
    p[y0 - 1:y0 + 1] = p[y0 - 1:y0 + 1] * .7
    return np.clip(p, 0, 1)
