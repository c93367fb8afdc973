"""Bathrooms: a stone one with a free bath at the window, a small green one, a walk-in shower in a flat.

parameters: {"plan": one of PLANS}
"""

from kit.baths import (
    bath_tap,
    freestanding_bath,
    glass_screen,
    hanging_towel,
    lit_mirror,
    rain_shower,
    tall_tap,
    towels,
    vanity,
    vessel_basin,
    wall_globe,
    wall_tap,
    wall_toilet,
)
from kit.camera import camera
from kit.ceilings import ceiling, cove, downlights
from kit.decor import bowl, round_mirror, rug, vase
from kit.geometry import box, lathe, plane
from kit.houseplants import areca, branch_vase, snake_plant
from kit.interior_finishes import finish, small_tiles
from kit.lights import area, point
from kit.nodes import c
from kit.painting import rug_border, rug_lines
from kit.placing import placed
from kit.room_light import day, soft_day
from kit.rooms import Room, drapes, fill, frame, slab, slabs, walls
from kit.surfaces import marble, stone
from kit.tables import tray_table
from kit.views import city, courtyard, far_card


def bottles(count=3):
    """Soap and oil on a tray."""
    box(-0.16, 0.16, -0.06, 0.06, 0, 0.012, finish('travertine'), 0.004)
    for i in range(count):
        lathe(
            [
                (0, 0.012),
                (0.028, 0.012),
                (0.03, 0.03),
                (0.03, 0.12),
                (0.012, 0.14),
                (0.012, 0.16),
                (0.02, 0.165),
                (0.02, 0.18),
                (0, 0.182),
            ],
            finish(('dark pot', 'ceramic', 'brass')[i % 3]),
            (-0.1 + i * 0.1, 0, 0),
            18,
        )


def marble_bath_window():
    """Slabs of veined marble, a free-standing bath before a tall window, a walnut washstand for two."""
    room = Room(4.2, 4.2, 2.9, -1.6)
    back = [(1.9, 3.8, 0.35, 2.5)]
    pale = marble('pale slabs', c('#d2cbc0'), c('#b3a698'), 0.14, 0.8, 1.2, 2.4)
    walls(room, pale, back=back)
    plane(0, room.width, room.near, room.depth, 0, finish('grey tiles'))
    ceiling(room, finish('ceiling'))
    cove(room, finish('ceiling'), 0.45, 0.16, 14, sides=('left', 'right'))
    frame(room, 'back', back[0], finish('black metal'), 2)
    drapes(room, 'back', back[0], None, finish('sheer'), 2.66, 0.2, 0.24, 4)
    brass = finish('brass')
    with placed(2.85, 3.3):
        freestanding_bath(finish('ceramic'))
    with placed(1.75, 3.5, 0, 90):
        bath_tap(brass)
    with placed(3.85, 2.45):
        tray_table(finish('walnut'), finish('black metal'), 0.2, 0.46)
        with placed(0, 0, 0.46):
            towels(('white cotton', 'taupe cloth'), 0.26)
    with placed(0.02, 1.7, 0, 90):
        vanity(2.0, finish('walnut'), finish('dark marble'), brass, 2)
        for x in (-0.5, 0.5):
            with placed(x, -0.24, 0.86):
                vessel_basin(finish('ceramic'), 0.19)
            with placed(x, -0.0, 1.1):
                wall_tap(brass)
            with placed(x, 0, 1.65):
                lit_mirror(0.72, 0.9, 9)
        with placed(0, -0.14, 0.86):
            bottles()
    with placed(4.18, 1.9, 1.25, -90):
        hanging_towel('taupe cloth', brass)
    with placed(0.5, 3.75):
        areca(4, 0.8, 'pot')
    rug(1.3, 2.5, 1.1, 2.2, rug_border('#d3cabb', '#a2937d', 300, 260, 14, 10))
    downlights(
        ((1.0, 0.4), (3.2, 0.4), (1.0, 2.6), (3.2, 2.6)),
        room.height,
        finish('white glow'),
        36,
        (1, 0.84, 0.64),
        lit=(1, 2),
    )
    courtyard('back', room.depth, 6.5, 2.8, 6, 3, height=2.4, spread=6)
    fill(room, 26)
    camera((2.35, -1.4, 1.3), 3, 22, -0.04)
    return day(room, [('back', back[0])], 'back', 26, 40, 20, 34, 0.6) | {'exposure': 0.25}


def green_zellige():
    """A small guest bathroom: green glazed tiles to shoulder height, terrazzo basin, round mirror, warm lamps."""
    room = Room(2.5, 2.7, 2.8, -1.9)
    walls(room, finish('linen wall'))
    plane(
        0,
        room.width,
        room.near,
        room.depth,
        0,
        stone('terrazzo', c('#b9b2a6'), c('#c8c1b4'), 0.4, 0.4, 0.002, 0, 0.3, 0.7, vein=0.5),
    )
    ceiling(room, finish('ceiling'))
    green = small_tiles('zellige green', '#4c6350', '#6d8468', 0.075, 0.15, 0.7, 0.12, 0)
    for side in ('left', 'right', 'back'):
        slab(room, side, *room.span(side), 0, 1.35, -0.014, 0, green, 0)
        slabs(room, side, [(*room.span(side), 1.35, 1.385, -0.03, 0)], finish('oak'), 0.006)
    brass = finish('brass')
    with placed(0.9, room.depth - 0.014):
        vanity(1.15, finish('oak'), finish('travertine'), brass, 1, 0.48)
        with placed(0, -0.25, 0.86):
            vessel_basin(finish('ceramic'), 0.2)
        with placed(0, 0, 1.12):
            wall_tap(brass)
        with placed(0, 0.012, 1.78):
            round_mirror(0.36)
        for x in (-0.5, 0.5):
            with placed(x, 0.012, 1.72):
                wall_globe(brass)
        with placed(0.42, -0.2, 0.86):
            branch_vase(0.16, 'clay pot', 3, 0.12, 0.26, 110)
        with placed(-0.43, -0.2, 0.86):
            bottles(2)
        with placed(0, -0.25, 0):
            with placed(-0.25, 0, 0.0):
                lathe([(0, 0), (0.17, 0), (0.19, 0.28), (0.18, 0.28), (0.16, 0.02), (0, 0.02)], finish('oak'), n=28)
                with placed(0, 0, 0.12):
                    towels(('white cotton', 'sage cloth'), 0.24)
    for x in (0.4, 1.4):
        point((x, 2.45, 1.75), 9, (1, 0.76, 0.48), 0.07)
    with placed(1.98, room.depth - 0.014):
        wall_toilet(finish('ceramic'), brass)
    with placed(2.48, 0.7, 1.2, -90):
        hanging_towel('ochre cloth', brass, 0.45, 0.55)
    with placed(2.15, 1.05):
        snake_plant(5, 0.6, 'clay pot')
    rug(0.45, 1.4, 0.8, 1.5, rug_lines('#e0d7c6', '#6f7c68', 360, 260, 70))
    downlights(
        ((0.7, 1.6), (1.8, 1.6), (1.25, 0.2)), room.height, finish('white glow'), 46, (1, 0.85, 0.66), lit=(0, 1)
    )
    area((1.25, 0.4, 2.75), (1.25, 0.8, 0), 1.6, 1.2, 26, (1, 0.9, 0.78))
    fill(room, 24)
    camera((1.3, -1.6, 1.3), 0, 22, -0.03)
    return soft_day(room, []) | {'exposure': 0.35}


def walk_in_shower():
    """A flat's bathroom: large sand tiles, a walk-in shower behind clear glass, oak washstand, a high window."""
    room = Room(3.4, 3.4, 2.75, -1.7)
    left = [(1.6, 2.9, 1.5, 2.4)]
    sand = stone('sand slabs', c('#b6a58c'), c('#c3b299'), 1.2, 0.6, 0.003, 0, 0.4, 0.6, vein=0.22)
    walls(room, sand, left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('grey tiles'))
    ceiling(room, finish('ceiling'))
    frame(room, 'left', left[0], finish('black metal'), 2)
    black = finish('black metal')
    mosaic = small_tiles('kit-kat', '#8d7a5f', '#a8947a', 0.03, 0.16, 0.75, 0.2, 0)
    slab(room, 'back', 0, 1.35, 0, 2.75, -0.014, 0, mosaic, 0)
    with placed(0.65, room.depth - 0.014):
        rain_shower(black)
        box(-0.32, 0.02, -0.1, 0, 1.28, 1.31, finish('travertine'), 0.004)
        with placed(-0.16, -0.055, 1.31):
            bottles(3)
    glass_screen(1.35, 1.35, 1.9, 3.4, 2.15, black)
    box(0.02, 1.3, 2.0, 3.38, 0.001, 0.006, finish('charcoal cloth'), 0)
    with placed(2.4, room.depth):
        vanity(1.6, finish('oak'), finish('quartz'), black, 2)
        with placed(0, -0.25, 0.86):
            vessel_basin(finish('quartz'), 0.22, 0.12)
        with placed(0.0, -0.07, 0.86):
            tall_tap(black)
        with placed(0, 0, 1.6):
            lit_mirror(1.3, 0.85, 14)
        with placed(0.6, -0.2, 0.86):
            bowl(0.1, 'clay pot')
        with placed(-0.6, -0.2, 0.86):
            vase(0.22, 'dark pot', 0.07)
    slabs(room, 'back', [(1.65, 3.15, 0.1, 0.14, -0.42, 0)], finish('oak'), 0.006)
    for x, pair in ((2.05, ('white cotton', 'greige cloth')), (2.75, ('greige cloth', 'white cotton'))):
        with placed(x, 3.18, 0.14):
            towels(pair, 0.38)
    with placed(3.39, 1.25, 0, -90):
        wall_toilet(finish('ceramic'), black)
    with placed(3.39, 2.2, 1.15, -90):
        hanging_towel('greige cloth', black, 0.42, 0.5)
    with placed(0.4, 1.3):
        areca(2, 0.62, 'dark pot')
    rug(1.7, 2.95, 1.6, 2.35, rug_border('#cfc4b2', '#8a7a64', 320, 200, 12, 8))
    downlights(
        ((0.65, 2.7), (2.3, 2.2), (1.2, 0.6), (2.6, 0.6)),
        room.height,
        finish('white glow'),
        42,
        (1, 0.86, 0.68),
        lit=(0, 1),
    )
    far_card('left', 0, city('day', 61), 1.6, away=14.0, middle=30.0, width=80.0)
    fill(room, 24)
    camera((1.75, -1.5, 1.3), 0, 21, -0.03)
    return day(room, [('left', left[0])], 'left', 4, 40, 20, 60, 0.6) | {'exposure': 0.6}


PLANS = {'marble-window': marble_bath_window, 'green-zellige': green_zellige, 'walk-in-shower': walk_in_shower}


def build(p):
    return PLANS[p['plan']]()
