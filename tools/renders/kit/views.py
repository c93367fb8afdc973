"""What is seen through a window: a garden built, or a far view painted on a lit card."""

import math
import random

import numpy as np

from .finishes import leaf
from .geometry import box, card, data_only, inst, plane
from .nodes import Mat, c
from .painting import tone
from .plants import blob, frond_mesh, palm
from .surfaces import image, plaster


def courtyard(
    side, at, far=8.0, middle=3.0, seed=1, palms=2, ground='#c9b594', wall='#d9c7a6', height=2.6, flower=0.0, spread=9.0
):
    """Paving, a boundary wall with a hedge, and palms outside the wall plane `at` of a room.

    side: 'left', 'right' or 'back'; middle: where along the wall the view centres.
    """
    r = random.Random(seed)
    paving, stucco = plaster(f'paving{side}', c(ground), 0.1), plaster(f'stucco{side}', c(wall), 0.1)
    green, bloom = leaf(f'hedge{side}', c('#3c5a22'), c('#6f8a3a')), leaf(
        f'bloom{side}', c('#a0195a'), c('#d8408a'), 0.45
    )
    frond, bark = leaf(f'frond{side}', c('#56692f'), c('#8a9550'), 0.25, 0.4), plaster(
        f'bark{side}', c('#6e543b'), 0.3, 0.9
    )
    fronds = [frond_mesh(frond, seed=seed + i) for i in range(3)]
    hedge = data_only(
        blob(
            'hedge',
            [green, bloom],
            6000,
            [(0, r.uniform(-1.5, 1.5), r.uniform(0.2, 0.9), 0.55) for _ in range(10)],
            0.06,
            seed,
            flower,
        )
    )
    out = -1 if side == 'left' else 1

    def spot(away, along):
        return (at + out * away, middle + along) if side != 'back' else (middle + along, at + away)

    def block(a0, a1, l0, l1, z0, z1, mat):
        (x0, y0), (x1, y1) = spot(a0, l0), spot(a1, l1)
        return box(x0, x1, y0, y1, z0, z1, mat, 0.01)

    (x0, y0), (x1, y1) = spot(0.3, -30), spot(45, 30)
    plane(min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1), -0.1, paving)
    block(far, far + 0.2, -18, 18, -0.1, height, stucco)
    block(far - 0.06, far + 0.26, -18, 18, height, height + 0.08, plaster(f'coping{side}', c('#e6dcc9'), 0.08))
    for i in range(7):
        x, y = spot(far - 0.75, -7.5 + i * 2.5)
        inst(hedge, (x, y, -0.1), (0, 0, math.pi / 2 if side == 'back' else 0))
    for i in range(palms):
        x, y = spot(far - r.uniform(1.2, 2.6), -spread / 2 + spread * (i + 0.5) / palms + r.uniform(-0.8, 0.8))
        palm((x, y, -0.1), r.uniform(2.6, 4.4), (bark, 0), fronds, seed * 7 + i)


def lit(name, picture, strength):
    """A picture as light: seen and reflected, never sampled as a lamp."""
    m = Mat(name)
    texture = m.n('TexImage', {'Vector': m.n('TexCoord').outputs['UV']}, image=image(name, picture))
    glow = m.n('Emission', {'Color': texture.outputs[0], 'Strength': strength})
    m.l(glow.outputs[0], m.out.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def far_card(side, at, picture, strength, away=40.0, middle=3.0, width=110.0, horizon=0.42, eye=1.3):
    """Hang a painted view beyond a window, its horizon (share from the top) at the eye's height."""
    height = width * picture.shape[0] / picture.shape[1]
    low = eye - (1 - horizon) * height
    out = -1 if side == 'left' else 1
    u0, u1 = middle - width / 2, middle + width / 2
    if side == 'left':
        u0, u1 = u1, u0
    view = card(
        'y' if side == 'back' else 'x', at + out * away, u0, u1, low, low + height, lit('view', picture, strength)
    )
    view.visible_shadow = False
    view.visible_diffuse = False
    return view


SKIES = {
    'day': ('#7ea9cf', '#b9d0de', '#e3ddcd'),
    'golden': ('#7a93b3', '#c8b6a2', '#eab877'),
    'dusk': ('#182745', '#4b4a6b', '#d98a5c'),
    'night': ('#0b1326', '#16233f', '#35364f'),
}


def _sky(w, h, horizon, time):
    top, mid, low = (tone(x) for x in SKIES[time])
    t = np.clip(np.arange(h) / (h * horizon), 0, 1)[:, None, None]
    sky = np.where(t < 0.55, top + (mid - top) * (t / 0.55), mid + (low - mid) * ((t - 0.55) / 0.45))
    return np.broadcast_to(sky, (h, w, 3)).copy()


def city(time='day', seed=4, w=1600, h=720, horizon=0.42, towers=0.5, spine=None):
    """A Gulf city from a high floor: low flat-roofed blocks to a hazy horizon, trees along its streets, a spine of
    towers (`towers`: how thick it stands, `spine`: where, as a share of the width); lit windows and streets after sunset.
    """
    r = np.random.RandomState(seed)
    p = _sky(w, h, horizon, time)
    haze, dark = tone(SKIES[time][2]) * (1 if time != 'dusk' else 0.8), time in ('dusk', 'night')
    base = {'day': '#c3b397', 'golden': '#a07a55', 'dusk': '#3d3948', 'night': '#1a1f2e'}[time]
    ground = tone({'day': '#9a8d76', 'golden': '#7c5f45', 'dusk': '#2b2936', 'night': '#10131d'}[time])
    top = int(h * horizon)
    t = np.linspace(0, 1, h - top)[:, None, None]
    p[top:] = haze * (1 - t**0.35) + ground * t**0.35
    spine, rows = w * (spine or r.uniform(0.25, 0.75)), 18
    for k in range(rows):
        near = k / (rows - 1)
        foot = int(h * (horizon + 0.008 + 0.62 * near**1.9))
        fade = (1 - near) ** 1.5 * 0.92
        size = 1 + 6.5 * near**1.5
        _street(p, r, foot + int(size), size, haze, fade, time)
        at = -r.randint(0, 40)
        while at < w:
            tall = r.rand() < towers * np.exp(-(((at - spine) / (w * (0.05 + 0.12 * near))) ** 2)) and 0.08 < near < 0.8
            width = int((r.uniform(5, 8) if tall else r.uniform(9, 24)) * size)
            height = int((r.uniform(22, 58) * (1 - 0.55 * near) if tall else r.uniform(3.2, 7.5)) * size)
            _block(p, r, at, foot, width, height, tone(base) * r.uniform(0.82, 1.2), haze, fade, dark, size, tall)
            at += width + int((r.uniform(3, 14) if r.rand() < 0.25 else r.uniform(0, 2)) * size)
    blurred = sum(np.roll(np.roll(p, i, 0), j, 1) for i in (-1, 0, 1) for j in (-1, 0, 1)) / 9
    blurred[:2], blurred[-2:] = p[:2], p[-2:]
    return np.clip(blurred, 0, 1)


def _street(p, r, y, size, haze, fade, time):
    """A street between two rows of blocks: trees by day, a string of lamps by night."""
    h, w = p.shape[:2]
    if y >= h:
        return
    for _ in range(int(w / size / 5)):
        x, rad = r.randint(0, w), max(1, int(size * r.uniform(0.5, 1.2)))
        if time in ('dusk', 'night'):
            glow, rad = tone('#ffb765') * r.uniform(0.6, 1.0), max(1, int(size * 0.28))
            p[max(0, y - rad) : min(h, y + rad), max(0, x - rad) : x + rad] = (
                glow * (1 - fade * 0.7) + haze * fade * 0.7
            )
        else:
            y0, y1, x0, x1 = max(0, y - 2 * rad), min(h, y + rad), max(0, x - rad), min(w, x + rad)
            yy, xx = np.mgrid[y0:y1, x0:x1]
            crown = ((yy - y + rad * 0.5) ** 2 + (xx - x) ** 2) < rad**2 * r.uniform(0.7, 1.2)
            green = tone('#5d6a40') * r.uniform(0.75, 1.15) * (1 if time == 'day' else 0.7)
            p[y0:y1, x0:x1][crown] = green * (1 - fade) + haze * fade


def _block(p, r, x, foot, width, height, body, haze, fade, dark, size, tall):
    """Paint one building: a flat roof, a lit and a shaded face, rows of windows, all faded into the haze."""
    h, w = p.shape[:2]
    roof = 0 if tall else int(size * 1.6)
    x0, x1, y0, y1 = max(0, x), min(w, x + width), max(0, foot - height), min(h, foot + int(1.2 * size))
    if x1 - x0 < 3 or y1 - y0 < 3:
        return
    keep = fade * (0.85 if dark else 1.0)
    if roof and y0 - roof > 0:
        top = np.clip(body * (1.16 if not dark else 0.8), 0, 1)
        p[y0 - roof : y0, x0:x1] = top * (1 - keep) + haze * keep
        if x1 - x0 > 8 * size:
            tank = x0 + int(r.uniform(0.2, 0.7) * (x1 - x0))
            p[y0 - roof - int(size * 0.8) : y0 - roof // 2, tank : tank + int(2 * size)] = (body * 0.9) * (
                1 - keep
            ) + haze * keep
    face = np.zeros((y1 - y0, x1 - x0, 3)) + np.clip(body, 0, 1)
    face[:, int((x1 - x0) * r.uniform(0.55, 0.8)) :] *= 0.76
    step_x, step_y = max(3, int(1.9 * size)), max(3, int(1.75 * size))
    yy, xx = np.mgrid[0 : y1 - y0, 0 : x1 - x0]
    cells = r.rand((y1 - y0) // step_y + 1, (x1 - x0) // step_x + 1)[yy // step_y, xx // step_x]
    glass = (yy % step_y > step_y * 0.42) & (xx % step_x > step_x * 0.45) & (yy > size * 0.6)
    if dark:
        face[glass & (cells < 0.36)] = tone('#ffc67d') * r.uniform(0.6, 1.0)
        face[glass & (cells >= 0.36)] *= 0.75
    else:
        face[glass & (cells < 0.8)] *= 0.7 if not tall else 0.8
    p[y0:y1, x0:x1] = face * (1 - keep) + haze * keep


def sea(time='day', seed=2, w=2000, h=900, horizon=0.44):
    """The Red Sea under its sky: a sharp horizon, glitter towards the sun, a strip of corniche."""
    r = np.random.RandomState(seed)
    p = _sky(w, h, horizon, time)
    y0 = int(h * horizon)
    deep, shallow = {
        'day': ('#2f6f93', '#62b3bd'),
        'golden': ('#54718a', '#b79a7c'),
        'dusk': ('#26304c', '#6f5560'),
        'night': ('#0c1524', '#1c2a3e'),
    }[time]
    t = (np.arange(h - y0) / (h - y0))[:, None, None]
    water = tone(deep) * (1 - t**0.6) + tone(shallow) * t**0.6
    water = np.broadcast_to(water, (h - y0, w, 3)).copy()
    yy, xx = np.mgrid[0 : h - y0, 0:w]
    depth = 1 + yy / 26.0
    waves = np.sin(xx / (4 * depth) + 3 * np.sin(yy / (1 + depth)) + r.rand(h - y0, 1) * 6)
    water *= (1 + 0.05 * waves * np.clip(yy / 60, 0.2, 1))[..., None]
    sun = np.exp(-(((xx - w * 0.62) / (w * (0.05 + 0.1 * yy / h))) ** 2)) * (r.rand(h - y0, w) > 0.72)
    water = np.clip(water + sun[..., None] * tone('#fff0d2') * (0.55 if time != 'night' else 0.1), 0, 1)
    p[y0:] = water
    p[y0 - 1 : y0 + 1] = p[y0 - 1 : y0 + 1] * 0.7
    return np.clip(p, 0, 1)
