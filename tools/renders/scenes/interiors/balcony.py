"""Balconies: over the sea by day, over the city in the last sun, a roof terrace by night.

parameters: {"plan": one of PLANS}
"""

import math

import bpy

from kit.camera import camera
from kit.chairs import pouf, tub_chair
from kit.cushions import soft
from kit.decor import bowl, coffee_set, rug
from kit.finishes import emis, leaf
from kit.geometry import box, boxes, lathe, plane, tube
from kit.houseplants import areca, olive_tree, snake_plant
from kit.interior_finishes import finish, shade_cloth
from kit.lights import area, point, sun
from kit.nodes import c
from kit.painting import rug_border, rug_lines
from kit.placing import placed
from kit.skies import bgcol, sky
from kit.sofas import modular, scatter_pillows, sofa
from kit.tables import tray_table
from kit.terraces import planter, rail_bars, rail_glass, rattan_chair
from kit.views import city, far_card, sea


def open_sky(azimuth, elevation, strength, dust):
    """A sky that also lights the floor; a coarse map of it is enough to sample."""
    sky(azimuth, elevation, strength, 0.5, dust=dust)
    world = bpy.context.scene.world.cycles
    world.sampling_method, world.sample_map_resolution = 'MANUAL', 256


def sea_day():
    """A deep balcony in Jeddah: two woven chairs, porcelain floor, glass rail, the Red Sea."""
    plane(-1.0, 6.2, -3.0, 3.1, 0, finish('sand tiles'))
    box(-1.3, -1.0, -3.0, 3.1, 0, 3.1, finish('linen wall'), 0)
    box(-1.3, 6.5, -3.0, 3.3, 2.95, 3.2, finish('ceiling'), 0)
    boxes(
        [(-1.0 + i * 0.14, -1.0 + i * 0.14 + 0.12, -3.0, 3.2, 2.9, 2.94) for i in range(52)],
        finish('oak upright'),
        0.003,
    )
    box(5.7, 6.2, 2.7, 3.2, 0, 2.95, finish('linen wall'), 0.01)
    rail_glass([(-1.0, 3.0), (5.7, 3.0)], finish('steel'))
    white, teak = finish('white cotton'), finish('oak')
    for x, y, yaw in ((1.2, 1.5, 150), (3.3, 1.45, -145)):
        with placed(x, y, 0, yaw + 180):
            rattan_chair(white, teak)
    with placed(2.25, 1.75):
        tray_table(finish('white marble'), finish('steel'), 0.32, 0.46)
        with placed(-0.06, 0.03, 0.46):
            coffee_set(2, 'brass', 0.19)
        with placed(0.2, -0.06, 0.46):
            bowl(0.08, 'clay pot')
    rug(0.5, 4.0, 0.55, 2.5, rug_border('#d6cdbb', '#5d7f8c', 560, 320, 18, 12))
    with placed(-0.1, 2.3, 0, 90):
        with placed(0, 0):
            sofa(1.9, finish('pale blue cloth'), teak, 2, 0.8, 0.12, 0.56, 0.74)
            scatter_pillows(
                [(-0.55, -0.38, 0.7, 0.44, 0.42, white), (0.55, -0.38, 0.7, 0.44, 0.42, finish('blue cloth'))], 3
            )
    with placed(5.2, 2.2):
        areca(4, 1.15, 'pot')
    with placed(4.7, 2.55):
        snake_plant(3, 0.6, 'ceramic')
    far_card('back', 3.1, sea('day', 2, 2000, 900), 1.05, 60, 2.5, 200, 0.44, 1.5)
    sun(50, 40, 5.5, (1, 0.88, 0.7), 0.7)
    open_sky(50, 40, 0.28, 1.2)
    camera((2.0, -2.4, 1.5), -4, 23, -0.03)
    return {'clampi': 2.5, 'bounces': 3, 'kd': 0.7, 'exposure': 0.35, 'look': 'Medium High Contrast'}


def city_golden():
    """A narrow balcony high over Riyadh at the last sun: bench with cushions, planters, bar rail."""
    box(-0.3, 0, -3.4, 2.2, 0, 3.0, finish('greige wall'), 0)
    planks_mat = finish('dark boards')
    boxes([(x, x + 0.135, -3.4, 2.1, -0.02, 0) for x in [i * 0.14 for i in range(20)]], planks_mat, 0.003)
    box(-0.3, 3.0, -3.4, 2.3, 2.85, 3.1, finish('ceiling'), 0)
    metal = finish('black metal')
    rail_bars(0, 2.8, 2.12, metal)
    with placed(2.75, 0):
        with placed(0, 0, 0, 90):
            rail_bars(-3.4, 2.12, 0, metal)
    green, flower = leaf('green', c('#3c5a22'), c('#6f8a3a')), leaf('bloom', c('#a0195a'), c('#d8408a'), 0.45)
    with placed(1.9, 1.82):
        planter(1.5, finish('dark pot'), green, 3, flower)
    with placed(2.5, -0.5, 0, 90):
        planter(1.6, finish('dark pot'), green, 5)
    with placed(0.05, 0.4, 0, 90):
        box(-1.3, 1.3, -0.62, 0, 0.06, 0.3, finish('oak'), 0.008)
        soft(-1.28, 1.28, -0.64, -0.02, 0.3, 0.42, finish('ivory cloth'), 0.05, 0.02)
        scatter_pillows(
            [
                (u, -0.16, 0.64, 0.46, 0.44, finish(m))
                for u, m in (
                    (-1.0, 'terracotta cloth'),
                    (-0.55, 'ivory cloth'),
                    (0.1, 'ochre cloth'),
                    (0.6, 'terracotta cloth'),
                    (1.05, 'ivory cloth'),
                )
            ],
            4,
            14,
        )
    with placed(1.35, 0.55):
        tray_table(finish('walnut'), metal, 0.3, 0.44)
        with placed(-0.05, 0.02, 0.44):
            coffee_set(3, 'brass', 0.18)
    with placed(1.75, -0.55, 0, -75):
        tub_chair(finish('cognac leather'), finish('walnut'), 0.36, 0.68)
    rug(0.75, 2.15, -1.2, 1.45, rug_lines('#d9ccb3', '#8a5f43', 320, 520, 80))
    with placed(0.35, 1.8):
        areca(6, 0.85, 'clay pot')
    for k, y in enumerate((-0.9, 0.4, 1.7)):
        tube([(0.0, y, 2.45), (0.12, y, 2.45)], 0.01, metal)
        lathe(
            [(0, -0.09)]
            + [(0.08 * math.cos(math.radians(a)), 0.08 * math.sin(math.radians(a))) for a in range(-75, 90, 15)],
            shade_cloth(1.1),
            (0.16, y, 2.38),
            20,
        )
    far_card('back', 2.2, city('golden', 7, spine=0.56), 0.72, 50, 2.0, 230, 0.42, 1.5)
    far_card('right', 2.8, city('golden', 17, spine=0.56), 0.72, 50, 2.0, 230, 0.42, 1.5)
    sun(38, 16, 6.0, (1, 0.62, 0.34), 1.0)
    open_sky(38, 10, 0.3, 3.0)
    camera((1.1, -2.9, 1.5), -9, 23, -0.05)
    return {
        'clampi': 2.5,
        'bounces': 3,
        'kd': 0.7,
        'exposure': 0.35,
        'warm': (0.97, 0.99, 1.1),
        'look': 'Medium High Contrast',
    }


def roof_night():
    """A roof terrace after dark: a low sofa under a pergola with string lights, a fire bowl, city lights."""
    plane(-3.0, 8.0, -3.0, 5.2, 0, finish('grey tiles'))
    box(-3.0, 8.0, 5.0, 5.2, 0, 0.55, finish('greige wall'), 0.01)
    rail_glass([(-3.0, 5.1), (8.0, 5.1)], finish('black metal'), 1.25)
    oak = finish('walnut upright')
    boxes(
        [(x, x + 0.12, y, y + 0.12, 0, 2.75) for x in (-0.2, 5.2) for y in (0.6, 4.3)]
        + [(-0.5, 5.6, y, y + 0.12, 2.75, 2.93) for y in (0.6, 4.3)],
        oak,
        0.006,
    )
    boxes([(-0.5 + i * 0.36, -0.5 + i * 0.36 + 0.07, 0.2, 4.8, 2.93, 3.05) for i in range(18)], oak, 0.004)
    cloth, ivory, terr = finish('greige cloth'), finish('ivory cloth'), finish('terracotta cloth')
    with placed(2.5, 4.05):
        modular(3.6, cloth, 4, 0.95, 0.4, 0.7)
        scatter_pillows(
            [
                (-1.3, -0.4, 0.6, 0.5, 0.48, terr),
                (-0.9, -0.52, 0.58, 0.46, 0.44, ivory),
                (0.9, -0.52, 0.58, 0.46, 0.44, ivory),
                (1.3, -0.4, 0.6, 0.5, 0.48, terr),
            ],
            5,
            20,
        )
    with placed(4.95, 2.3, 0, -90):
        modular(1.9, cloth, 2, 0.95, 0.4, 0.7)
        scatter_pillows([(-0.45, -0.42, 0.6, 0.48, 0.46, finish('ochre cloth'))], 2, 20)
    for x, y in ((0.7, 2.7), (0.75, 1.75)):
        with placed(x, y):
            pouf(finish('cognac leather'), None, 0.32, 0.4)
    rug(0.9, 4.4, 1.2, 3.6, rug_lines('#cdbfa4', '#7a4a34', 520, 380, 92))
    with placed(2.6, 2.35):
        lathe(
            [(0, 0), (0.3, 0), (0.32, 0.03), (0.45, 0.24), (0.5, 0.36), (0.47, 0.36), (0.42, 0.26), (0, 0.24)],
            finish('dark pot'),
            n=48,
        )
        flame = emis('flame', (1, 0.26, 0.05), 7)
        for i in range(15):
            a, r = i * 2.4, 0.05 + 0.02 * i
            h = 0.16 * (1 - r) + 0.1 * ((i * 7) % 5) / 5
            lathe([(0, 0), (0.035, 0.04), (0.03, h * 0.5), (0, h)], flame, (r * math.cos(a), r * math.sin(a), 0.25), 8)
    point((2.6, 2.35, 0.62), 75, (1, 0.5, 0.2), 0.16)
    with placed(3.45, 2.55):
        tray_table(finish('walnut'), finish('black metal'), 0.26, 0.42)
        with placed(0, 0, 0.42):
            coffee_set(3, 'brass', 0.18)
    warm = emis('bulbs', (1, 0.7, 0.38), 16)
    for k, y in enumerate((1.2, 2.6, 4.0)):
        bulbs = []
        for i in range(15):
            t = i / 14
            x, z = -0.2 + 5.5 * t, 2.78 - 0.22 * math.sin(math.pi * ((t * 3) % 1))
            bulbs.append((x, y, z))
            lathe([(0, -0.05), (0.022, -0.03), (0.024, -0.01), (0.01, 0.015), (0, 0.015)], warm, (x, y, z), 10)
        tube([(x, y, z + 0.02) for x, y, z in bulbs], 0.004, finish('black metal'), 4)
        point((1.2, y, 2.45), 14, (1, 0.7, 0.4), 0.3)
        point((3.8, y, 2.45), 14, (1, 0.7, 0.4), 0.3)
    green = leaf('green', c('#3c5a22'), c('#6f8a3a'))
    for x in (-1.6, 6.5):
        with placed(x, 4.65):
            planter(2.2, finish('dark pot'), green, int(x) + 5)
    with placed(-0.9, 3.6):
        olive_tree(3, 2.3, 'dark pot')
    with placed(6.0, 3.4):
        areca(4, 1.2, 'dark pot')
    far_card('back', 5.2, city('night', 12, spine=0.45), 1.0, 50, 2.5, 170, 0.42, 1.5)
    bgcol((0.05, 0.08, 0.17), 0.5)
    area((2.5, -2.8, 2.8), (2.5, 3.0, 0.5), 4, 2.0, 40, (0.75, 0.82, 1.0)).visible_glossy = False
    camera((1.5, -2.6, 1.5), -7, 22, 0.0)
    return {
        'clampi': 2.5,
        'kd': 0.7,
        'bounces': 3,
        'exposure': 0.55,
        'bloom': 0.1,
        'look': 'Medium High Contrast',
        'warm': (0.98, 1.0, 1.1),
    }


PLANS = {'sea-day': sea_day, 'city-golden': city_golden, 'roof-night': roof_night}


def build(p):
    return PLANS[p['plan']]()
