"""Places of trade: a perfume shop, a warehouse.

parameters: {"plan": one of PLANS}
"""

import math

from mathutils import Matrix

from kit.camera import camera
from kit.decor import framed
from kit.geometry import box, boxes, lathe, mesh, plane, tube
from kit.houseplants import branch_vase, olive_tree
from kit.interior_finishes import finish, finishes
from kit.lights import area, spot
from kit.nodes import c
from kit.offices import pallet, rack, roller_door
from kit.painting import star
from kit.placing import placed
from kit.room_light import soft_day
from kit.rooms import Room, fill, slab, slabs, walls
from kit.storage import bookcase
from kit.surfaces import plaster, simple
from kit.wall_finishes import panels


def oud_shop():
    """A perfume and oud shop: lit walnut shelves, a stone counter, brass, glass front behind the camera."""
    room = Room(5.4, 6.4, 3.3, -2.2)
    walls(room, finish('greige wall'))
    plane(0, room.width, room.near, room.depth, 0, finish('white marble floor'))
    box(-0.3, 5.7, -2.5, 6.7, 3.3, 3.5, finish('dark wall'), 0)
    walnut, brass, glow = finishes('walnut upright', 'brass', 'glow')
    bottles = [
        simple('amber', c('#8a4a16'), 0.12, 0, 0.6),
        simple('rose', c('#a8646a'), 0.14),
        simple('smoke', c('#3b3430'), 0.14),
        finish('gold'),
        simple('jade', c('#4f6b5c'), 0.15),
    ]
    for x, yaw, length in ((0.02, 90, 6.4), (5.38, -90, 6.4)):
        with placed(x, 2.6, 0, yaw):
            cells = bookcase(walnut, length, 2.6, 0.36, 4, 5, walnut)
            for k, (x0, x1, z0, z1) in enumerate(cells):
                box(x0, x1, -0.05, -0.03, z1 - 0.02, z1 - 0.008, glow, 0)
                if k % 5 == 0:
                    continue
                at, n = x0 + 0.1, 0
                while at < x1 - 0.08:
                    h, rad = (0.16, 0.035) if (k + n) % 3 else (0.22, 0.045)
                    lathe(
                        [
                            (0, 0),
                            (rad, 0),
                            (rad, h * 0.6),
                            (rad * 0.35, h * 0.72),
                            (rad * 0.35, h * 0.8),
                            (rad * 0.5, h * 0.82),
                            (rad * 0.45, h),
                            (0, h),
                        ],
                        bottles[(k + n // 3) % 5],
                        (at, -0.19, z0),
                        14,
                    )
                    at += 0.14
                    n += 1
            boxes([(-length / 2, length / 2, -0.45, 0, 0, 0.5)], walnut, 0.006)
            area((0, -0.34, 2.55), (0, -0.1, 0), length * 0.9, 0.05, 44, (1, 0.76, 0.46), spread=130)
    panels(room, 'back', 0.5, 4.9, 0, 3.1, finish('green marble'), 3, 0.03, 0.003)
    with placed(2.7, room.depth - 0.03, 1.95):
        lathe([(0, 0), (0.62, 0), (0.62, 0.02), (0.58, 0.02), (0.58, 0.01), (0, 0.01)], brass, n=64).matrix_basis = (
            _upright()
        )
        framed(star('#20382f', '#d9bf86'), 0.78, 0.78, 'brass', 0.04)
    area((2.7, 5.7, 3.2), (2.7, 6.4, 1.9), 2.2, 0.1, 34, (1, 0.78, 0.5), spread=120)
    with placed(2.7, 4.5):
        box(-1.3, 1.3, -0.4, 0.4, 0, 1.0, finish('travertine'), 0.01)
        box(-1.34, 1.34, -0.44, 0.44, 1.0, 1.04, finish('dark marble'), 0.006)
        with placed(-0.7, 0.0, 1.04):
            branch_vase(0.3, 'brass', 4, 0.24, 0.4)
        for k, x in enumerate((0.1, 0.3, 0.5, 0.7)):
            lathe(
                [
                    (0, 0),
                    (0.05, 0),
                    (0.05, 0.13),
                    (0.016, 0.16),
                    (0.016, 0.18),
                    (0.026, 0.185),
                    (0.022, 0.23),
                    (0, 0.23),
                ],
                bottles[k],
                (x, -0.1, 1.04),
                18,
            )
    with placed(2.7, 1.7):
        box(-0.6, 0.6, -0.6, 0.6, 0, 0.9, walnut, 0.01)
        box(-0.64, 0.64, -0.64, 0.64, 0.9, 0.93, brass, 0.004)
        for i in range(5):
            for j in range(3):
                h = 0.13 + 0.03 * ((i + j) % 3)
                lathe(
                    [
                        (0, 0),
                        (0.045, 0),
                        (0.045, h * 0.65),
                        (0.016, h * 0.75),
                        (0.016, h * 0.82),
                        (0.024, h * 0.84),
                        (0.02, h),
                        (0, h),
                    ],
                    bottles[(i + 2 * j) % 5],
                    (-0.44 + i * 0.22, -0.34 + j * 0.34, 0.93),
                    16,
                )
    for x in (1.5, 2.7, 3.9):
        for y in (1.0, 2.6, 4.4):
            lathe(
                [(0, 0), (0.05, 0), (0.06, 0.16), (0.055, 0.16), (0.045, 0.02), (0, 0.02)],
                finish('black metal'),
                (x, y, 3.05),
                16,
            )
            lathe([(0, 0), (0.045, 0), (0.045, 0.003), (0, 0.003)], glow, (x, y, 3.05), 16)
    boxes([(x - 0.02, x + 0.02, -2.0, 6.0, 3.24, 3.3) for x in (1.5, 2.7, 3.9)], finish('black metal'), 0)
    for x, y, t in ((2.7, 2.2, 1.7), (2.7, 4.2, 4.5)):
        spot((x, y, 3.0), (x, t, 0.9), 160, (1, 0.82, 0.6), 70, 0.06)
    with placed(4.7, 5.9):
        olive_tree(4, 2.2, 'dark pot')
    fill(room, 90, (1, 0.93, 0.84))
    camera((2.5, -1.95, 1.45), -2, 22, -0.01)
    return soft_day(room, []) | {'exposure': 0.6, 'bloom': 0.09}


def _upright():
    return Matrix.Translation((0, -0.02, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')


def warehouse_hall():
    """A steel hall with pallet racks, roof lights, painted lanes and a roller door at its end."""
    width, depth, height = 16.0, 30.0, 7.5
    room = Room(width, depth, height, -4.0)
    sheet = simple('sheet', c('#b9bdbe'), 0.45, 0.1)
    for side in ('left', 'right', 'back'):
        slab(room, side, *room.span(side), 0, height + 2.4 * (side == 'back'), 0, 0.1, sheet, 0)
        a, b = room.span(side)
        slabs(
            room,
            side,
            [
                (a + i * 0.5, a + i * 0.5 + 0.12, 1.2, height + 2.4 * (side == 'back'), -0.03, 0)
                for i in range(int((b - a) / 0.5))
            ],
            sheet,
            0.006,
        )
        slabs(room, side, [(a, b, 0, 1.2, -0.06, 0)], finish('concrete'), 0.01)
    slab(room, 'front', 0, width, 0, height + 2.4, 0, 0.1, sheet, 0)
    plane(0, width, -4.0, depth, 0, finish('polished concrete'))
    steel = simple('frame', c('#4f6272'), 0.45, 0.2)
    ridge = height + 1.9
    glowing = finish('day glow')
    for side in (0, 1):
        x0, x1 = (0, width / 2) if side == 0 else (width / 2, width)
        z0, z1 = (height, ridge) if side == 0 else (ridge, height)
        mesh('roof', [(x0, -4, z0), (x1, -4, z1), (x1, depth, z1), (x0, depth, z0)], [(0, 1, 2, 3)], sheet)
        for i in range(5):
            y = 0.5 + i * 6
            t0, t1 = (0.35, 0.75) if side == 0 else (0.25, 0.65)
            a, b = x0 + (x1 - x0) * t0, x0 + (x1 - x0) * t1
            za, zb = z0 + (z1 - z0) * t0 - 0.03, z0 + (z1 - z0) * t1 - 0.03
            mesh('rooflight', [(a, y, za), (b, y, zb), (b, y + 1.4, zb), (a, y + 1.4, za)], [(0, 1, 2, 3)], glowing)
    for i in range(6):
        y = -2.5 + i * 6
        for x in (0.2, width - 0.2):
            boxes(
                [
                    (x - 0.15, x + 0.15, y - 0.15, y - 0.13, 0, height),
                    (x - 0.15, x + 0.15, y + 0.13, y + 0.15, 0, height),
                    (x - 0.015, x + 0.015, y - 0.15, y + 0.15, 0, height),
                ],
                steel,
                0,
            )
        for s in (0, 1):
            x0, x1 = (0.2, width / 2) if s == 0 else (width - 0.2, width / 2)
            for dz, r in ((-0.12, 0.05), (-0.62, 0.05)):
                tube([(x0, y, height + dz), (x1, y, ridge + dz)], r, steel, 4)
            for k in range(10):
                t0, t1 = k / 10, (k + 1) / 10
                lo, hi = (-0.62, -0.12) if k % 2 else (-0.12, -0.62)
                tube(
                    [
                        (x0 + (x1 - x0) * t0, y, height + (ridge - height) * t0 + lo),
                        (x0 + (x1 - x0) * t1, y, height + (ridge - height) * t1 + hi),
                    ],
                    0.025,
                    steel,
                    4,
                )
    blue, orange = simple('rack blue', c('#24466e'), 0.45), simple('rack orange', c('#c4581b'), 0.45)
    cartons = [
        plaster(f'carton{k}', c(col), 0.08, 0.1) for k, col in enumerate(('#a98558', '#b8946a', '#957349', '#c0a27a'))
    ]
    timber = finish('oak')
    seed = 0
    for x, yaw in ((3.0, 90), (6.1, -90), (9.9, 90), (13.0, -90)):
        with placed(x - (1.1 if yaw > 0 else -1.1) * 0.5, 15.0, 0, yaw):
            cells = rack(22.0, 5.2, 1.1, blue, orange, finish('steel'), 8, 3)
            for x0, x1, z in cells:
                for half in (0, 1):
                    seed += 1
                    if seed % 7 == 3:
                        continue
                    mid = (x1 - x0) / 2
                    pallet(
                        x0 + half * mid + 0.06,
                        x0 + (half + 1) * mid - 0.06,
                        -1.02,
                        -0.08,
                        z,
                        timber,
                        cartons,
                        seed,
                        1.25,
                    )
    yellow = simple('lane', c('#d6a91f'), 0.5)
    for x in (6.75, 9.25):
        box(x - 0.05, x + 0.05, -4, 28, 0.001, 0.003, yellow, 0)
    with placed(8.0, depth - 0.06):
        roller_door(-2.2, 2.2, 4.4, finish('steel'), steel)
    # A pallet truck and two loads in the aisle.
    for x, y, s in ((7.4, 9.0, 3), (8.7, 15.5, 8)):
        pallet(x - 0.55, x + 0.55, y - 0.5, y + 0.5, 0, timber, cartons, s, 1.4)
    for i in range(5):
        y = 1.2 + i * 6
        area((width / 2 - 3.6, y, height + 0.7), (width / 2 - 3.0, y, 0), 3.0, 1.4, 420, (0.95, 0.98, 1.0))
        area((width / 2 + 3.6, y, height + 0.7), (width / 2 + 3.0, y, 0), 3.0, 1.4, 420, (0.95, 0.98, 1.0))
    lamp = area((8.0, -3.5, 4.5), (8.0, 14.0, 1.0), 9.0, 4.0, 420, (1, 0.97, 0.92))
    lamp.visible_glossy = False
    camera((8.0, -2.6, 1.7), 0, 23, 0.07)
    return soft_day(room, []) | {'exposure': 0.1, 'haze': ((0.62, 0.64, 0.66), 260)}


PLANS = {'oud-shop': oud_shop, 'warehouse-hall': warehouse_hall}


def build(p):
    return PLANS[p['plan']]()
