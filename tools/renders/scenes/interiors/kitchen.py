"""Kitchens: a white and oak island, a galley in a flat, a sage country kitchen, a dark one at night.

parameters: {"plan": one of PLANS}
"""

from kit.camera import camera
from kit.ceilings import ceiling, downlights, square_beams
from kit.chairs import bar_stool, slat_chair
from kit.decor import bowl, framed, fruit, rug, vase
from kit.floors import planks
from kit.geometry import box, boxes, plane
from kit.houseplants import branch_vase, olive_tree, snake_plant
from kit.interior_finishes import finish, finishes, small_tiles
from kit.kitchens import base_run, boards, boxed_hood, hob, island, jars, kettle, sink, tall_fridge, tall_run, wall_run
from kit.lamps import bar_pendant, dome_pendant, globe_pendant
from kit.lights import area
from kit.painting import rug_border, rug_lines, strata
from kit.placing import placed, repeat
from kit.room_light import day, evening, soft_day
from kit.rooms import Room, blind, drapes, fill, frame, slab, slabs, walls
from kit.tables import dining_table
from kit.views import city, courtyard, far_card
from kit.wall_finishes import panels


def white_oak_island():
    """A waterfall island with three stools, oak tall units, a quartz splashback, garden doors on the left."""
    room = Room(5.8, 5.2, 3.0, -2.2)
    left = [(0.6, 3.8, 0.05, 2.5)]
    walls(room, finish('linen wall'), left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('grey tiles'))
    ceiling(room, finish('ceiling'))
    frame(room, 'left', left[0], finish('black metal'), 3)
    drapes(room, 'left', left[0], None, finish('sheer'), 2.7, 0.3, 0.14, 2)
    white, oak, quartz, steel, black = finishes('white lacquer', 'oak upright', 'quartz', 'steel', 'black metal')
    with placed(4.7, room.depth):
        tall_run(2.1, oak, black, 3, 2.5, 0.62, ovens=(1,))
    box(3.6, 5.8, 4.56, 5.2, 2.5, 3.0, finish('linen wall'), 0)
    with placed(1.8, room.depth):
        base_run(3.6, white, quartz, black, 6, drawers=(2, 3))
        box(-1.8, 1.8, -0.016, 0, 0.9, 1.5, quartz, 0)
        with placed(0, 0, 1.5):
            wall_run(3.6, white, black, 6, 1.0)
        with placed(0.0, -0.3, 0.9):
            hob(finish('screen'))
        with placed(-1.45, -0.2, 0.9):
            boards(finish('oak'))
        with placed(0.85, -0.16, 0.9):
            jars([finish('ceramic'), finish('oak')], 4)
        with placed(-0.85, -0.25, 0.9):
            kettle(steel)
    box(0, 3.6, 4.84, 5.2, 2.5, 3.0, finish('linen wall'), 0)
    area((1.8, 4.97, 1.49), (1.8, 5.15, 0.9), 3.4, 0.05, 9, (1, 0.82, 0.6))
    with placed(2.7, 2.5):
        island(2.7, 1.1, oak, quartz)
        with placed(-0.55, 0.22, 0.9):
            sink(steel, black)
        with placed(0.55, 0.0, 0.9):
            fruit(0.17)
        with placed(1.0, 0.2, 0.9):
            branch_vase(0.26, 'ceramic', 3, 0.2, 0.4)
    repeat(lambda: bar_stool(finish('cognac leather'), black), [(x, 1.78, 0, 180) for x in (1.95, 2.7, 3.45)])
    for x in (1.95, 2.7, 3.45):
        with placed(x, 2.45):
            dome_pendant(1.75, room.height, 0.17, 'black metal', 8)
    downlights([(x, 4.3) for x in (0.9, 2.2, 3.4)], room.height, finish('glow'), 40, lit=(1,))
    with placed(5.35, 2.9):
        olive_tree(3, 2.0, 'pot')
    courtyard('left', 0, 7, 2.4, 4, 2)
    fill(room, 26)
    camera((3.15, -1.25, 1.4), 4, 22, -0.05)
    return day(room, [('left', left[0])], 'left', 8, 42, 22, 22, 0.7) | {'exposure': 0.1}


def galley_flat():
    """A narrow kitchen in a flat: two facing runs, metro tiles, a window at the end over the sink."""
    room = Room(2.5, 4.4, 2.75, -1.6)
    back = [(0.65, 1.85, 1.05, 2.2)]
    walls(room, finish('linen wall'), back=back)
    plane(0, room.width, room.near, room.depth, 0, finish('sand tiles'))
    ceiling(room, finish('ceiling'))
    frame(room, 'back', back[0], finish('white lacquer'), 2)
    blind(room, 'back', back[0], finish('linen'), 0.2)
    cream, oak, quartz, steel, black = finishes('cream lacquer', 'oak upright', 'quartz', 'steel', 'black metal')
    tiles = small_tiles('metro', '#d4d0c7', '#dedad2', 0.2, 0.1)
    for side in ('left', 'right'):
        slab(room, side, -0.4, 4.4, 0.9, 1.5, -0.012, 0, tiles, 0)
    slabs(
        room,
        'back',
        [(0, 0.65, 0.9, 1.5, -0.012, 0), (1.85, 2.5, 0.9, 1.5, -0.012, 0), (0.65, 1.85, 0.9, 1.05, -0.012, 0)],
        tiles,
        0,
    )
    with placed(0, 2.2, 0, 90):
        base_run(4.4, oak, quartz, black, 7, drawers=(2,))
        with placed(0, 0, 1.5):
            wall_run(4.4, cream, black, 7, 0.8)
        with placed(0.5, -0.3, 0.9):
            hob(finish('screen'))
        with placed(-0.6, -0.17, 0.9):
            jars([finish('ceramic'), finish('clay pot')], 4, 3)
        with placed(1.5, -0.22, 0.9):
            kettle(steel)
    with placed(2.5, 1.5, 0, -90):
        base_run(3.6, oak, quartz, black, 6, drawers=(1, 4))
        with placed(-0.4, 0, 1.5):
            wall_run(2.6, cream, black, 4, 0.8)
        with placed(0.6, -0.2, 0.9):
            boards(finish('oak'))
        with placed(-0.9, -0.28, 0.9):
            fruit(0.15, 2)
    with placed(2.5, 3.72, 0, -90):
        tall_fridge(steel, black, 0.8, 1.9, 0.62)
    box(1.9, 2.5, 3.31, 4.12, 1.93, 2.3, cream, 0.004)
    with placed(1.25, room.depth):
        box(-0.65, 0.65, -0.62, 0, 0.1, 0.86, oak, 0.003)
        box(-0.65, 0.65, -0.62, 0, 0.86, 0.9, quartz, 0.005)
        boxes([(-0.64 + i * 0.645, -0.005 + i * 0.645, -0.64, -0.62, 0.1, 0.855) for i in range(2)], oak, 0.003)
        with placed(0, -0.32, 0.9):
            sink(steel, steel, 0.7)
        with placed(0.45, -0.12, 0.9):
            snake_plant(2, 0.22, 'ceramic')
    for x, aim in ((0.3, 0.0), (2.2, 2.5)):
        area((x, 2.3, 1.48), (aim, 2.3, 0.9), 0.05, 3.6, 6, (1, 0.84, 0.64))
    downlights([(1.25, y) for y in (0.2, 1.8, 3.4)], room.height, finish('white glow'), 42, (1, 0.86, 0.66), lit=(0, 1))
    rug(0.9, 1.6, 0.3, 3.1, rug_border('#b9a68a', '#6b5a45', 200, 640, 14, 8))
    far_card('back', room.depth, city('day', 51), 1.6)
    fill(room, 16)
    camera((1.22, -1.35, 1.4), 0, 21, -0.06)
    return soft_day(room, [('back', back[0])], 70, (1.0, 0.97, 0.9)) | {'exposure': 0.8, 'warm': (1.0, 1.0, 1.0)}


def sage_country():
    """Shaker fronts in sage, an apron of zellige, timber beams, a farmhouse table, window over the sink."""
    room = Room(5.2, 5.0, 2.95, -2.1)
    back = [(1.3, 2.9, 1.1, 2.2)]
    walls(room, finish('warm wall'), back=back)
    planks(room, finish('oak boards'), 0.17, 4)
    ceiling(room, finish('ceiling'))
    square_beams(room, finish('oak'), 5, 0.12, 0.18, 'x')
    frame(room, 'back', back[0], finish('oak upright'), 3, 2, 0.045)
    sage, top, brass = finishes('sage lacquer', 'white marble', 'brass')
    tiles = small_tiles('zellige', '#cdbfa4', '#e0d5bf', 0.1, 0.1, 0.8, 0.12, 0)
    slabs(
        room,
        'back',
        [(0, 1.3, 0.9, 2.25, -0.012, 0), (2.9, 5.2, 0.9, 2.25, -0.012, 0), (1.3, 2.9, 0.9, 1.1, -0.012, 0)],
        tiles,
        0,
    )
    with placed(2.1, room.depth):
        base_run(4.2, sage, top, brass, 7, drawers=(0, 5), style='knob', shaker=True)
        with placed(0, -0.3, 0.9):
            sink(finish('ceramic'), brass, 0.75, 0.42)
        with placed(1.15, -0.2, 0.9):
            boards(finish('oak'))
        with placed(-1.2, -0.2, 0.9):
            jars([finish('ceramic'), finish('clay pot'), finish('oak')], 4, 6)
    slabs(
        room,
        'back',
        [
            (0.15, 1.15, 1.55, 1.59, -0.26, 0),
            (0.15, 1.15, 1.95, 1.99, -0.26, 0),
            (3.05, 4.15, 1.55, 1.59, -0.26, 0),
            (3.05, 4.15, 1.95, 1.99, -0.26, 0),
        ],
        finish('oak'),
        0.006,
    )
    for x0 in (0.15, 3.05):
        for k in range(4):
            for z in (1.59, 1.99):
                with placed(x0 + 0.15 + k * 0.25, room.depth - 0.13, z):
                    (
                        bowl(0.09, 'ceramic')
                        if (k + int(z * 10)) % 2
                        else vase(0.16 + 0.02 * k, ('pot', 'clay pot')[k % 2], 0.06)
                    )
    with placed(0, 2.2, 0, 90):
        base_run(3.4, sage, top, brass, 5, drawers=(1, 3), style='knob', shaker=True)
        box(-1.7, 1.7, -0.012, 0, 0.9, 2.25, tiles, 0)
        with placed(0, -0.3, 0.9):
            hob(finish('steel'), 0.75, 0.52, gas=True)
        with placed(0, 0, 1.6):
            boxed_hood(finish('warm wall'), 1.0, 1.35, 0.45, finish('oak'))
        with placed(1.15, -0.22, 0.9):
            kettle(brass)
        with placed(-1.2, -0.2, 0.9):
            jars([finish('oak'), finish('ceramic')], 3, 2)
    with placed(5.17, 1.7, 1.6, -90):
        framed(strata(('#e9e0d0', '#c9a27a', '#8a9078', '#b5623e', '#d9b27a'), 12), 1.2, 0.8, 'oak', 0.03)
    with placed(5.18, 3.6, 0, -90):
        tall_fridge(finish('cream lacquer'), brass, 0.9, 2.0, 0.68, double=True)
    with placed(3.15, 1.9):
        dining_table(finish('oak'), sage, 1.9, 0.95)
        repeat(
            lambda: slat_chair(finish('oak'), finish('ivory cloth')),
            [(-0.45, -0.62, 0, 180), (0.45, -0.66, 0, 175), (-0.45, 0.62, 0, 0), (0.45, 0.64, 0, 4), (1.1, 0, 0, -90)],
        )
        with placed(0.2, 0.0, 0.75):
            branch_vase(0.26, 'clay pot', 5, 0.24, 0.35, 300)
        with placed(-0.45, 0.05, 0.75):
            fruit(0.17, 4)
    for x in (2.7, 3.6):
        with placed(x, 1.9):
            globe_pendant(1.75, room.height, 0.15, 7)
    rug(1.5, 4.9, 0.6, 3.2, rug_lines('#d9ccb3', '#8a7458', 520, 400, 96))
    area((0.3, 2.2, 1.58), (0.2, 2.2, 0.9), 0.2, 0.5, 3, (1, 0.82, 0.6))
    courtyard('back', room.depth, 6, 2.0, 9, 2, flower=0.3)
    fill(room, 40)
    camera((3.0, -1.85, 1.4), 5, 22, -0.05)
    return day(room, [('back', back[0])], 'back', -4, 42, 22, 50, 0.8) | {'exposure': 0.35}


def dark_evening():
    """Charcoal fronts, a veined marble wall and island, linear lamp, city behind glass, night."""
    room = Room(6.0, 5.0, 2.95, -2.2)
    right = [(0.4, 4.4, 0.05, 2.6)]
    walls(room, finish('grey wall'), right=right)
    planks(room, finish('dark boards'), 0.2, 7)
    ceiling(room, finish('ceiling'))
    frame(room, 'right', right[0], finish('black metal'), 3)
    far_card('right', room.width, city('dusk', 15), 0.8, middle=50.0)
    dark, marble_, brass = finishes('charcoal lacquer', 'dark marble', 'brass')
    light = finish('white marble')
    panels(room, 'back', 0.0, 3.9, 0.9, 2.3, light, 2, 0.02, 0.002)
    with placed(1.95, room.depth):
        base_run(3.9, dark, light, brass, 6, drawers=(1, 4))
        with placed(0.1, -0.3, 0.9):
            hob(finish('screen'), 0.75)
        with placed(-1.2, -0.28, 0.9):
            sink(finish('black'), brass)
        with placed(1.2, -0.2, 0.9):
            boards(finish('walnut'))
    slab(room, 'back', 0.2, 3.7, 1.62, 1.66, -0.26, 0, finish('walnut'), 0.004)
    area((1.95, 4.87, 1.6), (1.95, 4.97, 0.9), 3.4, 0.03, 13, (1, 0.78, 0.5))
    for k, x in enumerate((0.5, 0.8, 1.1, 1.9, 2.6, 2.9, 3.3)):
        with placed(x, room.depth - 0.13, 1.66):
            (
                vase(0.2 + 0.04 * (k % 3), ('pot', 'dark pot', 'clay pot')[k % 3], 0.07)
                if k % 2
                else bowl(0.1, 'ceramic')
            )
    box(0, 3.9, 4.62, 5.0, 2.3, 2.95, dark, 0.003)
    boxes([(i * 0.65 + 0.003, (i + 1) * 0.65 - 0.003, 4.6, 4.62, 2.303, 2.9) for i in range(6)], dark, 0.003)
    with placed(5.0, room.depth):
        tall_run(2.0, finish('walnut upright'), brass, 3, 2.4, 0.64, ovens=(1,))
    box(3.96, 6.0, 4.36, 5.0, 2.4, 2.95, dark, 0.003)
    with placed(2.8, 2.3):
        island(2.9, 1.15, finish('walnut upright'), marble_)
        with placed(-0.7, 0.1, 0.9):
            fruit(0.17, 6)
        with placed(0.75, 0.15, 0.9):
            branch_vase(0.3, 'dark pot', 4, 0.24, 0.45)
        for x in (-0.1, 0.12):
            with placed(x, -0.1, 0.9):
                bowl(0.1, 'ceramic')
    repeat(lambda: bar_stool(finish('ivory cloth'), brass), [(x, 1.55, 0, 180) for x in (1.8, 2.5, 3.2, 3.85)])
    with placed(2.8, 2.3):
        bar_pendant(2.0, 1.8, room.height, 'brass', 46)
    downlights([(x, y) for x in (1.0, 2.8, 4.7) for y in (0.3, 4.0)], room.height, finish('glow'), 55, lit=(1, 2, 3))
    with placed(0.5, 0.6):
        olive_tree(6, 2.0, 'dark pot')
    fill(room, 44, (1, 0.84, 0.66))
    camera((2.7, -1.1, 1.4), -6, 22, -0.05)
    return evening(room, [('right', right[0])], 5) | {'exposure': 0.75, 'bloom': 0.08}


PLANS = {
    'white-oak-island': white_oak_island,
    'galley-flat': galley_flat,
    'sage-country': sage_country,
    'dark-evening': dark_evening,
}


def build(p):
    return PLANS[p['plan']]()
