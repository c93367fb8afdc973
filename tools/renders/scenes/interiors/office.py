"""Offices: an open floor, a meeting room, a director's room.

parameters: {"plan": one of PLANS}
"""

import random

from kit.camera import camera
from kit.ceilings import ceiling, cove
from kit.chairs import task_chair, tub_chair
from kit.decor import book_stack, bowl, coffee_set, framed, rug, vase
from kit.floors import herringbone
from kit.geometry import box, boxes, lathe, plane, tube
from kit.houseplants import areca, branch_vase, olive_tree, snake_plant
from kit.interior_finishes import finish, finishes
from kit.lamps import table_lamp
from kit.lights import area
from kit.offices import (
    bench_desk,
    booth,
    ceiling_grid,
    glazed_partition,
    keyboard,
    linear_light,
    meeting_table,
    monitor,
)
from kit.painting import dunes, rug_washed, skyline
from kit.placing import placed, repeat
from kit.room_light import day, golden
from kit.rooms import Room, drapes, fill, frame, slabs, walls
from kit.sofas import sofa
from kit.storage import bookcase, books, sideboard, television
from kit.tables import drum_table
from kit.views import city, far_card
from kit.wall_finishes import panels


def open_plan():
    """Bench desks in rows under hung light bars, exposed concrete, a glass wall to the city."""
    room = Room(9.6, 12.0, 3.4, -2.4)
    left = [(-1.8 + i * 2.75, 0.7 + i * 2.75, 0.1, 3.0) for i in range(5)]
    walls(room, finish('linen wall'), left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('carpet tiles'))
    box(-0.3, 9.9, -2.7, 12.3, 3.4, 3.6, finish('concrete'), 0)
    for opening in left:
        frame(room, 'left', opening, finish('black metal'), 2, 1, 0.05, transom=2.4)
    far_card('left', 0, city('day', 71), 1.4, middle=60.0, width=160.0)
    panels(room, 'back', 0, 9.6, 0, 3.4, finish('oak upright'), 8, 0.03, 0.012)
    white, steel, black, glow = finishes('white lacquer', 'steel', 'black metal', 'day glow')
    oak, screen = finish('ash'), finish('grey cloth')
    blocks = [(2.9, 2.0), (2.9, 5.4), (2.9, 8.8), (6.9, 2.0), (6.9, 5.4), (6.9, 8.8)]

    def block():
        seats = bench_desk(2, white, steel, 1.5, 0.78, screen)
        for k, (x, y, yaw) in enumerate(seats):
            side = -1 if y < 0 else 1
            with placed(x, side * 0.3, 0.735, 0 if side < 0 else 180):
                monitor(0.62)
            with placed(x, side * 0.56, 0.735, 0 if side < 0 else 180):
                keyboard()
            if k % 3 == 0:
                with placed(x + 0.5, side * 0.35, 0.735):
                    book_stack(('ivory cloth', 'blue cloth'), 0.22, 0.3)

    repeat(block, [(x, y, 0, 0) for x, y in blocks])
    r = random.Random(5)
    chairs = []
    for bx, by in blocks:
        for x in (-0.75, 0.75):
            for s in (-1, 1):
                chairs.append(
                    (
                        bx + x + r.uniform(-0.12, 0.12),
                        by + s * (1.08 + r.uniform(-0.06, 0.1)),
                        0,
                        (180 if s < 0 else 0) + r.uniform(-25, 25),
                    )
                )
    repeat(lambda: task_chair(finish('charcoal cloth'), black, steel), chairs)
    for x in (2.9, 6.9):
        for y in (1.4, 2.6, 4.8, 6.0, 8.2, 9.4):
            linear_light(x - 1.5, x + 1.5, y, room.height, black, glow, 0.75)
    for x in (2.9, 6.9):
        for y in (2.0, 5.4, 8.8):
            area((x, y, 2.55), (x, y, 0), 2.8, 1.2, 55, (1, 0.96, 0.9))
    # Ducts and trays under the slab.
    tube([(4.9, -2.4, 3.05), (4.9, 12, 3.05)], 0.19, finish('steel'), 24)
    boxes([(1.0, 1.25, -2.4, 12.0, 3.2, 3.26), (8.6, 8.85, -2.4, 12.0, 3.2, 3.26)], black, 0.004)
    for y in (7.1, 10.4):
        with placed(4.9, y):
            box(-0.55, 0.55, -0.16, 0.16, 0, 0.75, oak, 0.006)
            for u in (-0.35, 0, 0.35):
                with placed(u, 0, 0.5):
                    snake_plant(int(y * 3 + u * 10), 0.55, 'pot')
    with placed(9.55, 3.8, 0, -90):
        booth(finish('olive cloth'), oak, 1.8)
    with placed(9.55, 6.6, 0, -90):
        booth(finish('olive cloth'), oak, 1.8)
    with placed(4.8, room.depth - 0.03):
        sideboard(white, black, 4.2, 0.45, 1.05, 6)
        for x in (-1.5, 0, 1.5):
            with placed(x, -0.2, 1.05):
                branch_vase(0.26, 'dark pot', int(x) + 3)
    with placed(4.8, room.depth - 0.03, 2.1):
        framed(skyline(), 2.6, 1.3, 'black metal', 0.02)
    with placed(0.7, 11.2):
        olive_tree(4, 2.3, 'dark pot')
    fill(room, 70, (1, 0.97, 0.93))
    camera((4.75, -2.1, 1.6), 2, 22, -0.02)
    return day(room, [('left', o) for o in left], 'left', 10, 44, 10, 20, 0.3) | {
        'exposure': 0.4,
        'warm': (1.0, 1.0, 1.03),
    }


def meeting_room():
    """A boat-shaped table for eight behind glass, felt wall, screen, morning."""
    room = Room(5.2, 6.2, 2.9, -1.9)
    left = [(0.0, 5.6, 0.7, 2.6)]
    walls(room, finish('linen wall'), left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('carpet tiles'))
    grid = [(i, j) for i in (1, 4, 7) for j in (2, 6, 10)]
    ceiling_grid(-0.1, 5.3, -2.1, 6.3, 2.9, finish('ceiling'), finish('white lacquer'), 0.6, grid, finish('day glow'))
    for i, j in grid:
        if i == 4:
            area(
                (-0.1 + (i + 0.5) * 0.6, -2.1 + (j + 0.5) * 0.6, 2.88),
                (-0.1 + (i + 0.5) * 0.6, -2.1 + (j + 0.5) * 0.6, 0),
                1.8,
                0.55,
                30,
                (1, 0.97, 0.93),
            )
    frame(room, 'left', left[0], finish('steel'), 4, 1, 0.05)
    far_card('left', 0, city('day', 81), 1.4, middle=50.0)
    slabs(room, 'left', [(-0.1, 5.7, 0.64, 0.7, -0.12, 0.02)], finish('quartz'), 0.006)
    panels(room, 'back', 0.2, 5.0, 0.1, 2.75, finish('sage cloth'), 8, 0.035, 0.01, 2)
    with placed(2.6, room.depth - 0.04, 1.5):
        television(finish('black'), finish('screen'), 1.9)
    with placed(2.6, room.depth - 0.05):
        sideboard(finish('oak'), finish('black metal'), 2.4, 0.42, 0.62, 4)
        with placed(-0.9, -0.2, 0.62):
            branch_vase(0.24, 'ceramic', 4)
    glazed_partition(4.9, 4.9, -1.9, 6.2, 2.88, finish('black metal'), 5, finish('white cotton'))
    with placed(2.5, 2.6, 0, 90):
        meeting_table(finish('walnut'), finish('black metal'), 3.6, 1.3)
    spots = [(2.5 + s * 1.02, y, 0, -90 * s) for s in (-1, 1) for y in (1.5, 2.6, 3.7)] + [
        (2.5, 0.45, 0, 180),
        (2.5, 4.75, 0, 0),
    ]
    r = random.Random(2)
    repeat(
        lambda: task_chair(finish('charcoal cloth'), finish('black metal'), finish('steel')),
        [(x, y, z, yaw + r.uniform(-12, 12)) for x, y, z, yaw in spots],
    )
    for x, y in ((2.1, 1.5), (2.95, 2.6), (2.1, 3.7), (2.95, 1.5)):
        box(x - 0.105, x + 0.105, y - 0.15, y + 0.15, 0.741, 0.744, finish('white cotton'), 0)
        lathe(
            [(0, 0), (0.032, 0), (0.036, 0.1), (0.033, 0.1), (0.03, 0.01), (0, 0.01)],
            finish('chrome'),
            (x + (0.22 if x < 2.5 else -0.22), y + 0.1, 0.741),
            18,
        )
    with placed(2.5, 3.1, 0.741):
        branch_vase(0.16, 'pot', 5, 0.14, 0.2, 140)
    with placed(0.55, 5.7):
        areca(4, 1.0, 'dark pot')
    fill(room, 26, (1, 0.97, 0.93))
    camera((2.75, -1.7, 1.45), 3, 22, -0.04)
    return day(room, [('left', left[0])], 'left', 6, 42, 12, 22, 0.4) | {'exposure': 0.15, 'warm': (1.0, 1.0, 1.04)}


def manager_room():
    """A director's room: walnut desk before a book wall, two guest chairs, a sofa corner, golden light."""
    room = Room(5.6, 5.4, 3.0, -2.0)
    left = [(0.4, 4.6, 0.1, 2.7)]
    walls(room, finish('greige wall'), left=left)
    herringbone(room, finish('dark boards'))
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), 0.55, 0.18, 18, sides=('right', 'back'))
    frame(room, 'left', left[0], finish('black metal'), 3)
    drapes(room, 'left', left[0], finish('grey drape'), None, 2.9, 0.1, 0.2, 3)
    far_card('left', 0, city('golden', 91), 1.2, middle=60.0)
    walnut = finish('walnut upright')
    cloths = finishes('burgundy velvet', 'charcoal cloth', 'ivory cloth', 'cognac leather', 'blue cloth')
    for x in (0.95, 4.55):
        with placed(x, room.depth - 0.01):
            cells = bookcase(walnut, 1.7, 2.7, 0.36, 2, 6, walnut)
            for k, (x0, x1, z0, z1) in enumerate(cells):
                if k % 4 == 2:
                    with placed((x0 + x1) / 2, -0.18, z0):
                        vase(0.24, 'brass', 0.08) if k % 3 else bowl(0.14, 'pot')
                else:
                    books(x0 + 0.02, x1, z0, 0.36, cloths, k + int(x), 0.3, 0.6 + 0.1 * (k % 4))
    panels(room, 'back', 1.82, 3.68, 0, z, finish('dark marble'), 1, 0.04, 0.002)
    with placed(2.75, room.depth - 0.04, 1.75):
        framed(dunes(9), 1.2, 1.2, 'brass', 0.04)
    area((2.75, 4.8, z - 0.02), (2.75, 5.35, 1.6), 1.6, 0.06, 14, (1, 0.76, 0.5), spread=110)
    with placed(2.75, 3.35):
        box(-1.05, 1.05, -0.45, 0.45, 0.7, 0.75, finish('walnut'), 0.008)
        box(-0.98, 0.98, -0.4, -0.36, 0.12, 0.7, walnut, 0.004)
        boxes([(-1.02, -0.96, -0.42, 0.42, 0, 0.7), (0.96, 1.02, -0.42, 0.42, 0, 0.7)], finish('walnut'), 0.006)
        with placed(-0.55, 0.12, 0.75, 160):
            monitor(0.62)
        with placed(-0.55, 0.34, 0.75, 180):
            keyboard()
        with placed(0.7, 0.05, 0.75):
            table_lamp(0.46, 0.14, 'brass', 10)
        with placed(0.15, 0.05, 0.75):
            book_stack(('cognac leather', 'charcoal cloth'), 0.3, 0.22)
    with placed(2.75, 4.25, 0, 0):
        task_chair(finish('black leather'), finish('black leather'), finish('chrome'))
    for x, yaw in ((2.2, 172), (3.3, -172)):
        with placed(x, 2.25, 0, yaw):
            tub_chair(finish('cognac leather'), finish('black metal'), 0.36, 0.72)
    rug(1.2, 4.4, 1.0, 4.1, rug_washed('#a09382', '#6f6457', '#c3b7a5', 5))
    with placed(5.59, 2.4, 1.6, -90):
        framed(skyline(), 1.5, 0.86, 'brass', 0.03)
    with placed(5.5, 2.4, 0, -90):
        sofa(2.0, finish('charcoal cloth'), finish('walnut'), 2, 0.86)
    with placed(4.2, 2.2):
        drum_table(finish('white marble'), finish('walnut'), 0.4, 0.36)
        with placed(0, 0, 0.36):
            coffee_set(3, 'brass', 0.2)
    with placed(0.55, 4.6):
        olive_tree(5, 2.1, 'dark pot')
    fill(room, 26, (1, 0.9, 0.78))
    camera((2.45, -1.8, 1.4), -3, 22, -0.03)
    return golden(room, [('left', left[0])], 'left', 0, 28, 14, 13) | {'exposure': 0.3}


PLANS = {'open-plan': open_plan, 'meeting-room': meeting_room, 'manager-room': manager_room}


def build(p):
    return PLANS[p['plan']]()
