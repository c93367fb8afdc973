"""Balconies of flats from plans: how wide, which floor and rail, seats, plants, the view and the hour.

parameters: {"plan": one of PLANS}, and any of the plan's words in other terms
"""

import bpy

from kit.camera import camera
from kit.chairs import armchair, slat_chair, tub_chair
from kit.cushions import soft
from kit.decor import bowl, coffee_set, rug
from kit.finishes import emis, leaf
from kit.geometry import box, boxes, lathe, plane
from kit.houseplants import areca, olive_tree, snake_plant
from kit.interior_finishes import finish
from kit.lights import area, point, sun
from kit.nodes import c
from kit.painting import rug_lines
from kit.placing import placed
from kit.skies import bgcol, sky
from kit.sofas import modular, scatter_pillows
from kit.tables import dining_table, tray_table
from kit.terraces import planter, rail_bars, rail_glass, rattan_chair
from kit.views import city, far_card, sea


def shell(q):
    """Floor, ceiling, a wall to the left, a fin to the right, a rail along the front."""
    w, d, h = q['width'], q['depth'], 2.9
    if q['floor'][0] == 'deck':
        mat = finish(q['floor'][1])
        boxes([(x, x + 0.135, -3.2, d, -0.02, 0) for x in [i * 0.14 for i in range(int(w / 0.14) + 1)]], mat, 0.003)
    else:
        plane(0, w, -3.2, d, 0, finish(q['floor'][1]))
    box(-0.3, 0, -3.4, d, 0, h + 0.1, finish(q['wall']), 0)
    box(-0.3, w + 0.3, -3.4, d + 0.1, h, h + 0.25, finish(q['ceiling']), 0)
    box(w - 0.02, w + 0.28, d - q['fin'], d, 0, h, finish(q['wall']), 0.01)
    if q['rail'] == 'glass':
        rail_glass([(0, d - 0.08), (w, d - 0.08)], finish('steel'))
        with placed(w - 0.08, 0, 0, 90):
            rail_glass([(-3.2, 0), (d - q['fin'], 0)], finish('steel'))
    else:
        rail_bars(0, w, d - 0.08, finish('black metal'))
        with placed(w - 0.08, 0, 0, 90):
            rail_bars(-3.2, d - q['fin'], 0, finish('black metal'))


def light(q):
    view = sea if q['view'] == 'sea' else city
    hour = q['hour']
    picture = view(hour, q['seed']) if view is sea else view(hour, q['seed'], spine=0.4)
    strength = {'day': 1.2, 'golden': 0.8, 'dusk': 0.85}[hour]
    far_card('back', q['depth'], picture, strength, 55, q['width'] / 2, 230, 0.43, 1.5)
    far_card('right', q['width'], view(hour, q['seed'] + 9), strength, 55, 2.0, 230, 0.43, 1.5)
    if hour == 'dusk':
        bgcol((0.12, 0.14, 0.24), 0.7)
        for x in (0.9, q['width'] - 0.9):
            point((x, q['depth'] * 0.4, 2.6), 22, (1, 0.74, 0.45), 0.2)
        area((q['width'] / 2, -3.0, 2.0), (q['width'] / 2, 2.0, 0.6), 3, 2.0, 60, (1, 0.8, 0.58)).visible_glossy = False
        return {'clampi': 2.5, 'bounces': 3, 'kd': 0.7, 'exposure': 0.55, 'bloom': 0.08, 'look': 'Medium High Contrast'}
    elevation, warm = (40, (1, 0.88, 0.7)) if hour == 'day' else (17, (1, 0.62, 0.34))
    sun(q['azimuth'], elevation, 5.5, warm, 0.8)
    sky(q['azimuth'], elevation, 0.28, 0.5, dust=1.2 if hour == 'day' else 3.0)
    world = bpy.context.scene.world.cycles
    world.sampling_method, world.sample_map_resolution = 'MANUAL', 256
    return {'clampi': 2.5, 'bounces': 3, 'kd': 0.7, 'exposure': 0.35, 'look': 'Medium High Contrast'}


def breakfast(q):
    """A round table for two at the rail, pots along the wall."""
    w, d = q['width'], q['depth']
    x, y = w * 0.58, d - 1.15
    with placed(x, y):
        dining_table(finish(q['top']), finish('black metal'), 0.8, 0.8, 'round')
        with placed(0.05, 0.05, 0.75):
            coffee_set(2, 'brass', 0.18)
    for dx, yaw in ((-0.72, 80), (0.72, -80)):
        with placed(x + dx, y - 0.1, 0, yaw):
            slat_chair(finish(q['wood']), finish(q['cloth']))
    for k, (py, height) in enumerate(((d - 0.5, 1.0), (d - 1.4, 0.7), (d - 2.2, 0.85))):
        with placed(0.38, py):
            (areca, snake_plant, areca)[k](q['seed'] + k, height, ('clay pot', 'pot', 'clay pot')[k])
    rug(w * 0.58 - 1.1, w * 0.58 + 1.1, d - 2.2, d - 0.4, rug_lines('#d9ccb3', q['line'], 420, 320, 80))


def lounge(q):
    """A deep sofa along the wall, a chair, a low table, a trough of flowers at the rail."""
    w, d = q['width'], q['depth']
    with placed(0.06, d - 1.6, 0, 90):
        modular(2.8, finish(q['cloth']), 3, 0.95, 0.4, 0.7)
        a, b = (finish(n) for n in q['pillows'])
        scatter_pillows(
            [(-1.0, -0.42, 0.6, 0.48, 0.46, a), (-0.6, -0.52, 0.58, 0.44, 0.42, b), (1.0, -0.42, 0.6, 0.48, 0.46, a)], 4
        )
    with placed(w - 0.9, d - 1.9, 0, -70):
        {'tub': tub_chair, 'arm': armchair}[q['chair_kind']](finish(q['chair']), finish(q['wood']))
    with placed(1.65, d - 1.6):
        tray_table(finish(q['top']), finish('black metal'), 0.36, 0.42)
        with placed(0, 0, 0.42):
            bowl(0.14, 'clay pot')
    green, flower = leaf('green', c('#3c5a22'), c('#6f8a3a')), leaf('bloom', c('#a0195a'), c('#d8408a'), 0.45)
    with placed(w * 0.55, d - 0.36):
        planter(w * 0.6, finish('dark pot'), green, q['seed'], flower if q.get('flowers') else None)
    rug(1.0, w - 0.5, d - 2.9, d - 0.75, rug_lines('#d9ccb3', q['line'], 420, 420, 90))
    with placed(w - 0.55, d - 0.75):
        olive_tree(q['seed'], 1.9, 'clay pot')
    if q['hour'] == 'dusk':
        warm = emis('lantern', (1, 0.7, 0.38), 9)
        for x in (w * 0.35, w * 0.75):
            lathe([(0, 0), (0.09, 0), (0.09, 0.24), (0, 0.26)], warm, (x, d - 0.75, 0.02), 16)
            point((x, d - 0.9, 0.3), 8, (1, 0.68, 0.36), 0.1)


def pair(q):
    """Two woven chairs and a small table turned to the view, a bench of cushions behind them."""
    w, d = q['width'], q['depth']
    for x, yaw in ((w * 0.36, 160), (w * 0.68, -160)):
        with placed(x, d - 1.3, 0, yaw + 180):
            rattan_chair(finish(q['cloth']), finish(q['wood']))
    with placed(w * 0.52, d - 1.0):
        tray_table(finish(q['top']), finish('steel'), 0.26, 0.46)
        with placed(0, 0, 0.46):
            coffee_set(2, 'brass', 0.16)
    with placed(0.06, d - 2.2, 0, 90):
        box(-0.9, 0.9, -0.55, 0, 0.05, 0.34, finish(q['wood']), 0.008)
        soft(-0.88, 0.88, -0.56, -0.02, 0.34, 0.46, finish(q['cloth']), 0.05, 0.02)
    for x, seed in ((0.45, 1), (w - 0.5, 4)):
        with placed(x, d - 0.55):
            areca(q['seed'] + seed, 1.0, 'pot')
    rug(w * 0.2, w * 0.85, d - 2.2, d - 0.5, rug_lines('#e0dccf', q['line'], 420, 320, 80))


SEATS = {'breakfast': breakfast, 'lounge': lounge, 'pair': pair}
PLANS = {
    'breakfast-day': dict(
        seats='breakfast',
        width=3.4,
        depth=2.4,
        wall='white wall',
        ceiling='ceiling',
        fin=0.5,
        floor=('tiles', 'terracotta'),
        rail='bars',
        view='city',
        hour='day',
        azimuth=48,
        seed=11,
        top='white marble',
        wood='oak',
        cloth='sage cloth',
        line='#7d8468',
        camera=((1.75, -1.5, 1.5), -7, 22, -0.05),
    ),
    'lounge-dusk': dict(
        seats='lounge',
        width=4.2,
        depth=3.0,
        wall='sand wall',
        ceiling='walnut',
        fin=0.9,
        floor=('deck', 'dark boards'),
        rail='glass',
        view='city',
        hour='dusk',
        azimuth=40,
        seed=6,
        top='walnut',
        wood='walnut',
        cloth='greige cloth',
        pillows=('terracotta cloth', 'ivory cloth'),
        chair='cognac leather',
        chair_kind='tub',
        line='#7a4a34',
        camera=((2.3, -1.9, 1.5), 2, 22, -0.04),
    ),
    'lounge-day': dict(
        seats='lounge',
        width=4.0,
        depth=2.8,
        wall='linen wall',
        ceiling='ceiling',
        fin=0.4,
        floor=('tiles', 'grey tiles'),
        rail='bars',
        view='city',
        hour='day',
        azimuth=44,
        seed=15,
        top='oak',
        wood='oak',
        cloth='pale blue cloth',
        pillows=('blue cloth', 'ivory cloth'),
        chair='ivory cloth',
        chair_kind='arm',
        flowers=True,
        line='#5d7f8c',
        camera=((2.5, -1.8, 1.5), 6, 22, -0.05),
    ),
    'pair-golden': dict(
        seats='pair',
        width=4.4,
        depth=2.6,
        wall='clay wall',
        ceiling='oak',
        fin=0.6,
        floor=('deck', 'oak boards'),
        rail='glass',
        view='city',
        hour='golden',
        azimuth=38,
        seed=21,
        top='travertine',
        wood='oak',
        cloth='ivory cloth',
        line='#8a5f43',
        camera=((2.1, -1.9, 1.5), -2, 22, -0.04),
    ),
    'sea-golden': dict(
        seats='lounge',
        width=4.6,
        depth=3.0,
        wall='white wall',
        ceiling='ceiling',
        fin=0.3,
        floor=('tiles', 'sand tiles'),
        rail='glass',
        view='sea',
        hour='golden',
        azimuth=40,
        seed=4,
        top='white marble',
        wood='ash',
        cloth='ivory cloth',
        pillows=('blue cloth', 'pale blue cloth'),
        chair='blue cloth',
        chair_kind='tub',
        line='#5d7f8c',
        camera=((2.6, -1.9, 1.5), 4, 22, -0.04),
    ),
}


def build(p):
    q = {**PLANS[p['plan']], **p}
    shell(q)
    SEATS[q['seats']](q)
    at, yaw, lens, shift = q['camera']
    camera(at, yaw, lens, shift)
    return light(q)
