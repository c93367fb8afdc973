"""Balconies: over the sea by day, over the city in the last sun, a roof terrace by night.

parameters: {"plan": one of PLANS}
"""
import math

import bpy

from kit.camera import camera
from kit.ceilings import downlights
from kit.cushions import soft
from kit.decor import areca, book_stack, bowl, branch_vase, coffee_set, fruit, olive_tree, rug, snake_plant, vase
from kit.finishes import emis, leaf
from kit.floors import planks
from kit.furniture_seats import modular, pouf, scatter_pillows, slat_chair, sofa, tub_chair
from kit.furniture_tables import drum_table, frame_table, plinth_table, tray_table
from kit.geometry import box, boxes, lathe, mesh, plane, tube
from kit.interior_finishes import clear_glass, finish, finishes, shade_cloth
from kit.lights import area, point, sun
from kit.nodes import c
from kit.painting import rug_border, rug_lines
from kit.placing import placed, repeat
from kit.plants import blob
from kit.skies import bgcol, sky
from kit.views import city, far_card, sea


def rail_glass(points, metal, height=1.1):
    """A glass balustrade along points of the floor plan."""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        mesh('rail', [(x0, y0, .06), (x1, y1, .06), (x1, y1, height), (x0, y0, height)], [(0, 1, 2, 3)], clear_glass())
        tube([(x0, y0, height), (x1, y1, height)], .022, metal, 8)
        tube([(x0, y0, .05), (x1, y1, .05)], .03, metal, 4)


def rail_bars(x0, x1, y, metal, height=1.1, gap=.11):
    """A balustrade of upright bars along x."""
    boxes([(x0 + i * gap, x0 + i * gap + .016, y - .008, y + .008, .08, height) for i in range(int((x1 - x0) / gap) + 1)], metal, 0)
    boxes([(x0, x1, y - .02, y + .02, height, height + .045), (x0, x1, y - .012, y + .012, .06, .09)], metal, .004)


def rattan_chair(cushion, frame):
    """An outdoor armchair of woven hoops, centred."""
    soft(-.3, .3, -.32, .22, .32, .45, cushion, .05, .03)
    back = soft(-.28, .28, -.06, .06, 0, .42, cushion, .05, .03)
    back.location, back.rotation_euler = (0, .24, .45), (math.radians(-12), 0, 0)
    for k in range(7):
        z = .3 + k * .055
        r = .36 + .012 * k
        tube([(r * math.sin(a), .02 + r * math.cos(a) * .95, z) for a in [math.radians(-115 + 230 * i / 30) for i in range(31)]], .009, frame, 6)
    for a in [math.radians(-110 + 220 * i / 16) for i in range(17)]:
        tube([(.355 * math.sin(a), .02 + .34 * math.cos(a), .27), (.44 * math.sin(a), .02 + .42 * math.cos(a), .68)], .008, frame, 5)
    for sx in (-1, 1):
        for y in (-.3, .3):
            tube([(sx * .28, y, .3), (sx * .3, y * 1.05, 0)], .014, frame)
    boxes([(-.32, .32, -.33, .3, .27, .31)], frame, .01)


def planter(length, mat, green, seed=1, flower=None):
    """A trough full of leaves, along x, centred."""
    box(-length / 2, length / 2, -.19, .19, 0, .42, mat, .01)
    mats = [green] + ([flower] if flower else [])
    count = int(length / .22)
    blob('planter', mats if flower else [green, green], int(2600 * length), [(-length / 2 + .15 + (length - .3) * i / max(1, count - 1), .03 * (-1) ** i, .5 + .06 * (i % 3), .24) for i in range(count)], .035, seed, .4 if flower else 0, .3)


def open_sky(azimuth, elevation, strength, dust):
    """A sky that also lights the floor; a coarse map of it is enough to sample."""
    sky(azimuth, elevation, strength, .5, dust=dust)
    world = bpy.context.scene.world.cycles
    world.sampling_method, world.sample_map_resolution = 'MANUAL', 256


def sea_day():
    """A deep balcony in Jeddah: two woven chairs, porcelain floor, glass rail, the Red Sea."""
    plane(-1., 6.2, -3., 3.1, 0, finish('sand tiles'))
    box(-1.3, -1., -3., 3.1, 0, 3.1, finish('linen wall'), 0)
    box(-1.3, 6.5, -3., 3.3, 2.95, 3.2, finish('ceiling'), 0)
    boxes([(-1. + i * .14, -1. + i * .14 + .12, -3., 3.2, 2.9, 2.94) for i in range(52)], finish('oak upright'), .003)
    box(5.7, 6.2, 2.7, 3.2, 0, 2.95, finish('linen wall'), .01)
    rail_glass([(-1., 3.), (5.7, 3.)], finish('steel'))
    white, teak = finish('white cotton'), finish('oak')
    for x, y, yaw in ((1.2, 1.5, 150), (3.3, 1.45, -145)):
        with placed(x, y, 0, yaw + 180):
            rattan_chair(white, teak)
    with placed(2.25, 1.75):
        tray_table(finish('white marble'), finish('steel'), .32, .46)
        with placed(-.06, .03, .46):
            coffee_set(2, 'brass', .19)
        with placed(.2, -.06, .46):
            bowl(.08, 'clay pot')
    rug(.5, 4.0, .55, 2.5, rug_border('#d6cdbb', '#5d7f8c', 560, 320, 18, 12))
    with placed(-.1, 2.3, 0, 90):
        with placed(0, 0):
            sofa(1.9, finish('pale blue cloth'), teak, 2, .8, .12, .56, .74)
            scatter_pillows([(-.55, -.38, .7, .44, .42, white), (.55, -.38, .7, .44, .42, finish('blue cloth'))], 3)
    with placed(5.2, 2.2):
        areca(4, 1.15, 'pot')
    with placed(4.7, 2.55):
        snake_plant(3, .6, 'ceramic')
    far_card('back', 3.1, sea('day', 2, 2000, 900), 1.5, 60, 2.5, 190, .44, 14.)
    sun(50, 40, 5.5, (1, .88, .7), .7)
    open_sky(50, 40, .28, 1.2)
    camera((2.0, -2.4, 1.5), -4, 23, -.03)
    return {'clampi': 3, 'bounces': 3, 'exposure': .35, 'look': 'Medium High Contrast'}


def city_golden():
    """A narrow balcony high over Riyadh at the last sun: bench with cushions, planters, bar rail."""
    box(-.3, 0, -3.4, 2.2, 0, 3., finish('greige wall'), 0)
    planks_mat = finish('dark boards')
    boxes([(x, x + .135, -3.4, 2.1, -.02, 0) for x in [i * .14 for i in range(20)]], planks_mat, .003)
    box(-.3, 3.0, -3.4, 2.3, 2.85, 3.1, finish('ceiling'), 0)
    metal = finish('black metal')
    rail_bars(0, 2.8, 2.12, metal)
    with placed(2.75, 0):
        with placed(0, 0, 0, 90):
            rail_bars(-3.4, 2.12, 0, metal)
    green, flower = leaf('green', c('#3c5a22'), c('#6f8a3a')), leaf('bloom', c('#a0195a'), c('#d8408a'), .45)
    with placed(1.9, 1.82):
        planter(1.5, finish('dark pot'), green, 3, flower)
    with placed(2.5, -.5, 0, 90):
        planter(1.6, finish('dark pot'), green, 5)
    with placed(.05, .4, 0, 90):
        box(-1.3, 1.3, -.62, 0, .06, .3, finish('oak'), .008)
        soft(-1.28, 1.28, -.64, -.02, .3, .42, finish('ivory cloth'), .05, .02)
        scatter_pillows([(u, -.16, .64, .46, .44, finish(m)) for u, m in ((-1., 'terracotta cloth'), (-.55, 'ivory cloth'), (.1, 'ochre cloth'), (.6, 'terracotta cloth'), (1.05, 'ivory cloth'))], 4, 14)
    with placed(1.35, .55):
        tray_table(finish('walnut'), metal, .3, .44)
        with placed(-.05, .02, .44):
            coffee_set(3, 'brass', .18)
    with placed(1.75, -.55, 0, -75):
        tub_chair(finish('cognac leather'), finish('walnut'), .36, .68)
    rug(.75, 2.15, -1.2, 1.45, rug_lines('#d9ccb3', '#8a5f43', 320, 520, 80))
    with placed(.35, 1.8):
        areca(6, .85, 'clay pot')
    for k, y in enumerate((-.9, .4, 1.7)):
        tube([(.0, y, 2.45), (.12, y, 2.45)], .01, metal)
        lathe([(0, -.09)] + [(.08 * math.cos(math.radians(a)), .08 * math.sin(math.radians(a))) for a in range(-75, 90, 15)], shade_cloth(2.4), (.16, y, 2.38), 20)
    far_card('back', 2.2, city('golden', 7, towers=.1), 1.15, 50, 2., 160, .42, 1.5)
    far_card('right', 2.8, city('golden', 17, towers=.1), 1.15, 50, 2., 160, .42, 1.5)
    sun(38, 16, 6., (1, .62, .34), 1.)
    open_sky(38, 10, .3, 3.)
    camera((1.1, -2.9, 1.5), -9, 23, -.05)
    return {'clampi': 3, 'bounces': 3, 'exposure': .35, 'look': 'Medium High Contrast'}


def roof_night():
    """A roof terrace after dark: a low sofa under a pergola with string lights, a fire bowl, city lights."""
    plane(-3., 8., -3., 5.2, 0, finish('grey tiles'))
    box(-3., 8., 5.0, 5.2, 0, .55, finish('greige wall'), .01)
    rail_glass([(-3., 5.1), (8., 5.1)], finish('black metal'), 1.25)
    oak = finish('walnut upright')
    boxes([(x, x + .12, y, y + .12, 0, 2.75) for x in (-.2, 5.2) for y in (.6, 4.3)] + [(-.5, 5.6, y, y + .12, 2.75, 2.93) for y in (.6, 4.3)], oak, .006)
    boxes([(-.5 + i * .36, -.5 + i * .36 + .07, .2, 4.8, 2.93, 3.05) for i in range(18)], oak, .004)
    cloth, ivory, terr = finish('greige cloth'), finish('ivory cloth'), finish('terracotta cloth')
    with placed(2.5, 4.05):
        modular(3.6, cloth, 4, .95, .4, .7)
        scatter_pillows([(-1.3, -.4, .6, .5, .48, terr), (-.9, -.52, .58, .46, .44, ivory), (.9, -.52, .58, .46, .44, ivory), (1.3, -.4, .6, .5, .48, terr)], 5, 20)
    with placed(4.95, 2.3, 0, -90):
        modular(1.9, cloth, 2, .95, .4, .7)
        scatter_pillows([(-.45, -.42, .6, .48, .46, finish('ochre cloth'))], 2, 20)
    for x, y in ((.7, 2.7), (.75, 1.75)):
        with placed(x, y):
            pouf(finish('cognac leather'), None, .32, .4)
    rug(.9, 4.4, 1.2, 3.6, rug_lines('#cdbfa4', '#7a4a34', 520, 380, 92))
    with placed(2.6, 2.35):
        lathe([(0, 0), (.3, 0), (.32, .03), (.45, .24), (.5, .36), (.47, .36), (.42, .26), (0, .24)], finish('dark pot'), n=48)
        flame = emis('flame', (1, .42, .1), 14)
        for i in range(15):
            a, r = i * 2.4, .05 + .02 * i
            h = .16 * (1 - r) + .1 * ((i * 7) % 5) / 5
            lathe([(0, 0), (.035, .04), (.03, h * .5), (0, h)], flame, (r * math.cos(a), r * math.sin(a), .25), 8)
    point((2.6, 2.35, .62), 75, (1, .5, .2), .16)
    with placed(3.45, 2.55):
        tray_table(finish('walnut'), finish('black metal'), .26, .42)
        with placed(0, 0, .42):
            coffee_set(3, 'brass', .18)
    warm = emis('bulbs', (1, .7, .38), 16)
    for k, y in enumerate((1.2, 2.6, 4.0)):
        bulbs = []
        for i in range(15):
            t = i / 14
            x, z = -.2 + 5.5 * t, 2.78 - .22 * math.sin(math.pi * ((t * 3) % 1))
            bulbs.append((x, y, z))
            lathe([(0, -.05), (.022, -.03), (.024, -.01), (.01, .015), (0, .015)], warm, (x, y, z), 10)
        tube([(x, y, z + .02) for x, y, z in bulbs], .004, finish('black metal'), 4)
        point((1.2, y, 2.45), 14, (1, .7, .4), .3)
        point((3.8, y, 2.45), 14, (1, .7, .4), .3)
    green = leaf('green', c('#3c5a22'), c('#6f8a3a'))
    for x in (-1.6, 6.5):
        with placed(x, 4.65):
            planter(2.2, finish('dark pot'), green, int(x) + 5)
    with placed(-.9, 3.6):
        olive_tree(3, 2.3, 'dark pot')
    with placed(6., 3.4):
        areca(4, 1.2, 'dark pot')
    far_card('back', 5.2, city('night', 12, towers=.09), 1.0, 50, 2.5, 170, .42, 1.5)
    bgcol((.05, .08, .17), .5)
    area((2.5, -2.8, 2.8), (2.5, 3., .5), 4, 2., 40, (.75, .82, 1.)).visible_glossy = False
    camera((1.5, -2.6, 1.5), -7, 22, .0)
    return {'clampi': 3, 'bounces': 3, 'exposure': .55, 'bloom': .1, 'look': 'Medium High Contrast', 'warm': (.98, 1., 1.1)}


PLANS = {'sea-day': sea_day, 'city-golden': city_golden, 'roof-night': roof_night}


def build(p):
    return PLANS[p['plan']]()
