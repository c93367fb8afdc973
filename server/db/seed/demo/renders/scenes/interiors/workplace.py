"""Places of work: an open office floor, a meeting room, a manager's room, a shop, a warehouse.

parameters: {"plan": one of PLANS}
"""
import math
import random

from mathutils import Matrix

from kit.camera import camera
from kit.ceilings import ceiling, cove, downlights
from kit.decor import areca, book_stack, bowl, branch_vase, coffee_set, framed, olive_tree, rug, snake_plant, table_lamp, vase
from kit.floors import herringbone, planks
from kit.furniture_seats import armchair, bar_stool, dining_chair, pouf, sofa, task_chair, tub_chair
from kit.furniture_tables import bookcase, books, drum_table, frame_table, sideboard, television
from kit.geometry import box, boxes, lathe, mesh, plane, tube
from kit.interior_finishes import finish, finishes, shade_cloth
from kit.lights import area, point, spot
from kit.nodes import c
from kit.offices import (bench_desk, booth, ceiling_grid, glazed_partition, gondola, goods, keyboard, linear_light,
                         meeting_table, monitor, pallet, rack, roller_door)
from kit.painting import discs, dunes, rug_washed, skyline, star, strata
from kit.placing import placed, repeat
from kit.room_light import day, evening, golden, soft_day
from kit.rooms import Room, blind, drapes, fill, frame, slab, slabs, walls
from kit.surfaces import fabric, plaster, simple
from kit.views import city, courtyard, far_card
from kit.wall_finishes import fluting, panels, skirting


def open_plan():
    """Bench desks in rows under hung light bars, exposed concrete, a glass wall to the city."""
    room = Room(9.6, 12., 3.4, -2.4)
    left = [(-1.8 + i * 2.75, .7 + i * 2.75, .1, 3.0) for i in range(5)]
    walls(room, finish('linen wall'), left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('carpet tiles'))
    box(-.3, 9.9, -2.7, 12.3, 3.4, 3.6, finish('concrete'), 0)
    for opening in left:
        frame(room, 'left', opening, finish('black metal'), 2, 1, .05, transom=2.4)
    far_card('left', 0, city('day', 71), 1.4, middle=60., width=160.)
    panels(room, 'back', 0, 9.6, 0, 3.4, finish('oak upright'), 8, .03, .012)
    white, steel, black, glow = finishes('white lacquer', 'steel', 'black metal', 'day glow')
    oak, screen = finish('ash'), finish('grey cloth')
    blocks = [(2.9, 2.0), (2.9, 5.4), (2.9, 8.8), (6.9, 2.0), (6.9, 5.4), (6.9, 8.8)]

    def block():
        seats = bench_desk(2, white, steel, 1.5, .78, screen)
        for k, (x, y, yaw) in enumerate(seats):
            side = -1 if y < 0 else 1
            with placed(x, side * .3, .735, 0 if side < 0 else 180):
                monitor(.62)
            with placed(x, side * .56, .735, 0 if side < 0 else 180):
                keyboard()
            if k % 3 == 0:
                with placed(x + .5, side * .35, .735):
                    book_stack(('ivory cloth', 'blue cloth'), .22, .3)
    repeat(block, [(x, y, 0, 0) for x, y in blocks])
    r = random.Random(5)
    chairs = []
    for bx, by in blocks:
        for x in (-.75, .75):
            for s in (-1, 1):
                chairs.append((bx + x + r.uniform(-.12, .12), by + s * (1.08 + r.uniform(-.06, .1)), 0, (180 if s < 0 else 0) + r.uniform(-25, 25)))
    repeat(lambda: task_chair(finish('charcoal cloth'), black, steel), chairs)
    for x in (2.9, 6.9):
        for y in (1.4, 2.6, 4.8, 6.0, 8.2, 9.4):
            linear_light(x - 1.5, x + 1.5, y, room.height, black, glow, .75)
    for x in (2.9, 6.9):
        for y in (2., 5.4, 8.8):
            area((x, y, 2.55), (x, y, 0), 2.8, 1.2, 34, (1, .96, .9))
    # Ducts and trays under the slab.
    tube([(4.9, -2.4, 3.05), (4.9, 12, 3.05)], .19, finish('steel'), 24)
    boxes([(1., 1.25, -2.4, 12., 3.2, 3.26), (8.6, 8.85, -2.4, 12., 3.2, 3.26)], black, .004)
    for y in (3.7, 7.1, 10.4):
        with placed(4.9, y):
            box(-.55, .55, -.16, .16, 0, .75, oak, .006)
            for u in (-.35, 0, .35):
                with placed(u, 0, .5):
                    snake_plant(int(y * 3 + u * 10), .55, 'pot')
    with placed(9.55, 3.8, 0, -90):
        booth(finish('olive cloth'), oak, 1.8)
    with placed(9.55, 6.6, 0, -90):
        booth(finish('olive cloth'), oak, 1.8)
    with placed(4.8, room.depth - .03):
        sideboard(white, black, 4.2, .45, 1.05, 6)
        for x in (-1.5, 0, 1.5):
            with placed(x, -.2, 1.05):
                branch_vase(.26, 'dark pot', int(x) + 3)
    with placed(4.8, room.depth - .03, 2.1):
        framed(skyline(), 2.6, 1.3, 'black metal', .02)
    with placed(.7, 11.2):
        olive_tree(4, 2.3, 'dark pot')
    fill(room, 70, (1, .97, .93))
    camera((4.75, -2.1, 1.5), 2, 22, .01)
    return day(room, [('left', o) for o in left], 'left', 10, 44, 10, 16, .3) | {'exposure': .1, 'warm': (1., 1., 1.03)}


def meeting_room():
    """A boat-shaped table for eight behind glass, felt wall, screen, morning."""
    room = Room(5.2, 6.2, 2.9, -1.9)
    left = [(.0, 5.6, .7, 2.6)]
    walls(room, finish('linen wall'), left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('carpet tiles'))
    grid = [(i, j) for i in (1, 4, 7) for j in (2, 6, 10)]
    ceiling_grid(-.1, 5.3, -2.1, 6.3, 2.9, finish('ceiling'), finish('white lacquer'), .6, grid, finish('day glow'))
    for i, j in grid:
        if i == 4:
            area((-.1 + (i + .5) * .6, -2.1 + (j + .5) * .6, 2.88), (-.1 + (i + .5) * .6, -2.1 + (j + .5) * .6, 0), 1.8, .55, 30, (1, .97, .93))
    frame(room, 'left', left[0], finish('steel'), 4, 1, .05)
    far_card('left', 0, city('day', 81), 1.4, middle=50.)
    slabs(room, 'left', [(-.1, 5.7, .64, .7, -.12, .02)], finish('quartz'), .006)
    panels(room, 'back', .2, 5., .1, 2.75, finish('sage cloth'), 8, .035, .01, 2)
    with placed(2.6, room.depth - .04, 1.5):
        television(finish('black'), finish('screen'), 1.9)
    with placed(2.6, room.depth - .05):
        sideboard(finish('oak'), finish('black metal'), 2.4, .42, .62, 4)
        with placed(-.9, -.2, .62):
            branch_vase(.24, 'ceramic', 4)
    glazed_partition(4.9, 4.9, -1.9, 6.2, 2.88, finish('black metal'), 5, finish('white cotton'))
    with placed(2.5, 2.6, 0, 90):
        meeting_table(finish('walnut'), finish('black metal'), 3.6, 1.3)
    spots = [(2.5 + s * 1.02, y, 0, -90 * s) for s in (-1, 1) for y in (1.5, 2.6, 3.7)] + [(2.5, .45, 0, 180), (2.5, 4.75, 0, 0)]
    r = random.Random(2)
    repeat(lambda: task_chair(finish('charcoal cloth'), finish('black metal'), finish('steel')), [(x, y, z, yaw + r.uniform(-12, 12)) for x, y, z, yaw in spots])
    for x, y in ((2.1, 1.5), (2.95, 2.6), (2.1, 3.7), (2.95, 1.5)):
        box(x - .105, x + .105, y - .15, y + .15, .741, .744, finish('white cotton'), 0)
        lathe([(0, 0), (.032, 0), (.036, .1), (.033, .1), (.03, .01), (0, .01)], finish('chrome'), (x + (.22 if x < 2.5 else -.22), y + .1, .741), 18)
    with placed(2.5, 3.1, .741):
        branch_vase(.16, 'pot', 5, .14, .2, 140)
    with placed(.55, 5.7):
        areca(4, 1., 'dark pot')
    fill(room, 26, (1, .97, .93))
    camera((2.75, -1.7, 1.45), 3, 22, -.04)
    return day(room, [('left', left[0])], 'left', 6, 42, 12, 22, .4) | {'exposure': .15, 'warm': (1., 1., 1.04)}


def manager_room():
    """A director's room: walnut desk before a book wall, two guest chairs, a sofa corner, golden light."""
    room = Room(5.6, 5.4, 3., -2.)
    left = [(.4, 4.6, .1, 2.7)]
    walls(room, finish('greige wall'), left=left)
    herringbone(room, finish('dark boards'))
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), .55, .18, 18, sides=('right', 'back'))
    frame(room, 'left', left[0], finish('black metal'), 3)
    drapes(room, 'left', left[0], finish('grey drape'), None, 2.9, .1, .2, 3)
    far_card('left', 0, city('golden', 91), 1.2, middle=60.)
    walnut, brass = finish('walnut upright'), finish('brass')
    cloths = finishes('burgundy velvet', 'charcoal cloth', 'ivory cloth', 'cognac leather', 'blue cloth')
    for x in (.95, 4.55):
        with placed(x, room.depth - .01):
            cells = bookcase(walnut, 1.7, 2.7, .36, 2, 6, walnut)
            for k, (x0, x1, z0, z1) in enumerate(cells):
                if k % 4 == 2:
                    with placed((x0 + x1) / 2, -.18, z0):
                        vase(.24, 'brass', .08) if k % 3 else bowl(.14, 'pot')
                else:
                    books(x0 + .02, x1, z0, .36, cloths, k + int(x), .3, .6 + .1 * (k % 4))
    panels(room, 'back', 1.82, 3.68, 0, z, finish('dark marble'), 1, .04, .002)
    with placed(2.75, room.depth - .04, 1.75):
        framed(dunes(9), 1.2, 1.2, 'brass', .04)
    area((2.75, 4.8, z - .02), (2.75, 5.35, 1.6), 1.6, .06, 14, (1, .76, .5), spread=110)
    with placed(2.75, 3.35):
        box(-1.05, 1.05, -.45, .45, .7, .75, finish('walnut'), .008)
        box(-.98, .98, -.4, -.36, .12, .7, walnut, .004)
        boxes([(-1.02, -.96, -.42, .42, 0, .7), (.96, 1.02, -.42, .42, 0, .7)], finish('walnut'), .006)
        with placed(-.55, .12, .75, 160):
            monitor(.62)
        with placed(-.55, .34, .75, 180):
            keyboard()
        with placed(.7, .05, .75):
            table_lamp(.46, .14, 'brass', 10)
        with placed(.15, .05, .75):
            book_stack(('cognac leather', 'charcoal cloth'), .3, .22)
    with placed(2.75, 4.25, 0, 0):
        task_chair(finish('black leather'), finish('black leather'), finish('chrome'))
    for x, yaw in ((2.2, 172), (3.3, -172)):
        with placed(x, 2.25, 0, yaw):
            tub_chair(finish('cognac leather'), finish('black metal'), .36, .72)
    rug(1.2, 4.4, 1.0, 4.1, rug_washed('#a09382', '#6f6457', '#c3b7a5', 5))
    with placed(5.5, 1.0, 0, -90):
        sofa(2., finish('charcoal cloth'), finish('walnut'), 2, .86)
    with placed(4.1, .95):
        drum_table(finish('white marble'), finish('walnut'), .4, .36)
        with placed(0, 0, .36):
            coffee_set(3, 'brass', .2)
    with placed(.55, 4.6):
        olive_tree(5, 2.1, 'dark pot')
    fill(room, 26, (1, .9, .78))
    camera((2.45, -1.8, 1.4), -3, 22, -.03)
    return golden(room, [('left', left[0])], 'left', 0, 28, 14, 13) | {'exposure': .3}


def oud_shop():
    """A perfume and oud shop: lit walnut shelves, a stone counter, brass, glass front behind the camera."""
    room = Room(5.4, 6.4, 3.3, -2.2)
    walls(room, finish('greige wall'))
    plane(0, room.width, room.near, room.depth, 0, finish('white marble floor'))
    box(-.3, 5.7, -2.5, 6.7, 3.3, 3.5, finish('dark wall'), 0)
    walnut, brass, glow = finishes('walnut upright', 'brass', 'glow')
    bottles = [simple('amber', c('#8a4a16'), .12, 0, .6), simple('rose', c('#a8646a'), .14), simple('smoke', c('#3b3430'), .14), finish('gold'), simple('jade', c('#4f6b5c'), .15)]
    for x, yaw, length in ((.02, 90, 6.4), (5.38, -90, 6.4)):
        with placed(x, 2.6, 0, yaw):
            cells = bookcase(walnut, length, 2.6, .36, 4, 5, walnut)
            for k, (x0, x1, z0, z1) in enumerate(cells):
                box(x0, x1, -.05, -.03, z1 - .02, z1 - .008, glow, 0)
                if k % 5 == 0:
                    continue
                at, n = x0 + .1, 0
                while at < x1 - .08:
                    h, rad = (.16, .035) if (k + n) % 3 else (.22, .045)
                    lathe([(0, 0), (rad, 0), (rad, h * .6), (rad * .35, h * .72), (rad * .35, h * .8), (rad * .5, h * .82), (rad * .45, h), (0, h)], bottles[(k + n // 3) % 5], (at, -.19, z0), 14)
                    at += .14
                    n += 1
            boxes([(-length / 2, length / 2, -.45, 0, 0, .5)], walnut, .006)
            area((0, -.34, 2.55), (0, -.1, 0), length * .9, .05, 44, (1, .76, .46), spread=130)
    panels(room, 'back', .5, 4.9, 0, 3.1, finish('green marble'), 3, .03, .003)
    with placed(2.7, room.depth - .03, 1.95):
        lathe([(0, 0), (.62, 0), (.62, .02), (.58, .02), (.58, .01), (0, .01)], brass, n=64).matrix_basis = _upright()
        framed(star('#20382f', '#d9bf86'), .78, .78, 'brass', .04)
    area((2.7, 5.7, 3.2), (2.7, 6.4, 1.9), 2.2, .1, 34, (1, .78, .5), spread=120)
    with placed(2.7, 4.5):
        box(-1.3, 1.3, -.4, .4, 0, 1.0, finish('travertine'), .01)
        box(-1.34, 1.34, -.44, .44, 1.0, 1.04, finish('dark marble'), .006)
        with placed(-.7, .0, 1.04):
            branch_vase(.3, 'brass', 4, .24, .4)
        for k, x in enumerate((.1, .3, .5, .7)):
            lathe([(0, 0), (.05, 0), (.05, .13), (.016, .16), (.016, .18), (.026, .185), (.022, .23), (0, .23)], bottles[k], (x, -.1, 1.04), 18)
    with placed(2.7, 1.7):
        box(-.6, .6, -.6, .6, 0, .9, walnut, .01)
        box(-.64, .64, -.64, .64, .9, .93, brass, .004)
        for i in range(5):
            for j in range(3):
                h = .13 + .03 * ((i + j) % 3)
                lathe([(0, 0), (.045, 0), (.045, h * .65), (.016, h * .75), (.016, h * .82), (.024, h * .84), (.02, h), (0, h)], bottles[(i + 2 * j) % 5], (-.44 + i * .22, -.34 + j * .34, .93), 16)
    for x in (1.5, 2.7, 3.9):
        for y in (1., 2.6, 4.4):
            lathe([(0, 0), (.05, 0), (.06, .16), (.055, .16), (.045, .02), (0, .02)], finish('black metal'), (x, y, 3.05), 16)
            lathe([(0, 0), (.045, 0), (.045, .003), (0, .003)], glow, (x, y, 3.05), 16)
    boxes([(x - .02, x + .02, -2., 6., 3.24, 3.3) for x in (1.5, 2.7, 3.9)], finish('black metal'), 0)
    for x, y, t in ((2.7, 2.2, 1.7), (2.7, 4.2, 4.5)):
        spot((x, y, 3.0), (x, t, .9), 160, (1, .82, .6), 70, .06)
    with placed(1.15, -.3, 0, 60):
        pouf(finish('green velvet'), brass, .32, .42)
    with placed(4.7, 5.9):
        olive_tree(4, 2.2, 'dark pot')
    fill(room, 90, (1, .93, .84))
    camera((2.5, -1.95, 1.45), -2, 22, -.01)
    return soft_day(room, []) | {'exposure': .35, 'bloom': .09}


def _upright():
    return Matrix.Translation((0, -.02, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')


def warehouse_hall():
    """A steel hall with pallet racks, roof lights, painted lanes and a roller door at its end."""
    width, depth, height = 16., 30., 7.5
    room = Room(width, depth, height, -4.)
    sheet = simple('sheet', c('#b9bdbe'), .45, .1)
    for side in ('left', 'right', 'back'):
        slab(room, side, *room.span(side), 0, height + 2.4 * (side == 'back'), 0, .1, sheet, 0)
        a, b = room.span(side)
        slabs(room, side, [(a + i * .5, a + i * .5 + .12, 1.2, height + 2.4 * (side == 'back'), -.03, 0) for i in range(int((b - a) / .5))], sheet, .006)
        slabs(room, side, [(a, b, 0, 1.2, -.06, 0)], finish('concrete'), .01)
    slab(room, 'front', 0, width, 0, height + 2.4, 0, .1, sheet, 0)
    plane(0, width, -4., depth, 0, finish('polished concrete'))
    steel = simple('frame', c('#4f6272'), .45, .2)
    ridge = height + 1.9
    glowing = finish('day glow')
    for side in (0, 1):
        x0, x1 = (0, width / 2) if side == 0 else (width / 2, width)
        z0, z1 = (height, ridge) if side == 0 else (ridge, height)
        mesh('roof', [(x0, -4, z0), (x1, -4, z1), (x1, depth, z1), (x0, depth, z0)], [(0, 1, 2, 3)], sheet)
        for i in range(5):
            y = .5 + i * 6
            t0, t1 = (.35, .75) if side == 0 else (.25, .65)
            a, b = x0 + (x1 - x0) * t0, x0 + (x1 - x0) * t1
            za, zb = z0 + (z1 - z0) * t0 - .03, z0 + (z1 - z0) * t1 - .03
            mesh('rooflight', [(a, y, za), (b, y, zb), (b, y + 1.4, zb), (a, y + 1.4, za)], [(0, 1, 2, 3)], glowing)
    for i in range(6):
        y = -2.5 + i * 6
        for x in (.2, width - .2):
            boxes([(x - .15, x + .15, y - .15, y - .13, 0, height), (x - .15, x + .15, y + .13, y + .15, 0, height), (x - .015, x + .015, y - .15, y + .15, 0, height)], steel, 0)
        for s in (0, 1):
            x0, x1 = (.2, width / 2) if s == 0 else (width - .2, width / 2)
            for dz, r in ((-.12, .05), (-.62, .05)):
                tube([(x0, y, height + dz), (x1, y, ridge + dz)], r, steel, 4)
            for k in range(10):
                t0, t1 = k / 10, (k + 1) / 10
                lo, hi = (-.62, -.12) if k % 2 else (-.12, -.62)
                tube([(x0 + (x1 - x0) * t0, y, height + (ridge - height) * t0 + lo), (x0 + (x1 - x0) * t1, y, height + (ridge - height) * t1 + hi)], .025, steel, 4)
    blue, orange = simple('rack blue', c('#24466e'), .45), simple('rack orange', c('#c4581b'), .45)
    cartons = [plaster(f'carton{k}', c(col), .08, .1) for k, col in enumerate(('#a98558', '#b8946a', '#957349', '#c0a27a'))]
    timber = finish('oak')
    seed = 0
    for x, yaw in ((3.0, 90), (6.1, -90), (9.9, 90), (13., -90)):
        with placed(x - (1.1 if yaw > 0 else -1.1) * .5, 15., 0, yaw):
            cells = rack(22., 5.2, 1.1, blue, orange, finish('steel'), 8, 3)
            for x0, x1, z in cells:
                for half in (0, 1):
                    seed += 1
                    if seed % 7 == 3:
                        continue
                    mid = (x1 - x0) / 2
                    pallet(x0 + half * mid + .06, x0 + (half + 1) * mid - .06, -1.02, -.08, z, timber, cartons, seed, 1.25)
    yellow = simple('lane', c('#d6a91f'), .5)
    for x in (6.75, 9.25):
        box(x - .05, x + .05, -4, 28, .001, .003, yellow, 0)
    with placed(8., depth - .06):
        roller_door(-2.2, 2.2, 4.4, finish('steel'), steel)
    # A pallet truck and two loads in the aisle.
    for x, y, s in ((7.4, 9., 3), (8.7, 15.5, 8)):
        pallet(x - .55, x + .55, y - .5, y + .5, 0, timber, cartons, s, 1.4)
    for i in range(5):
        y = 1.2 + i * 6
        area((width / 2 - 3.6, y, height + .7), (width / 2 - 3.0, y, 0), 3., 1.4, 420, (.95, .98, 1.))
        area((width / 2 + 3.6, y, height + .7), (width / 2 + 3.0, y, 0), 3., 1.4, 420, (.95, .98, 1.))
    lamp = area((8., -3.5, 4.5), (8., 14., 1.), 9., 4., 420, (1, .97, .92))
    lamp.visible_glossy = False
    camera((8.0, -2.6, 1.7), 0, 23, .07)
    return soft_day(room, []) | {'exposure': .1, 'haze': ((.62, .64, .66), 260)}


PLANS = {
    'open-plan': open_plan,
    'meeting-room': meeting_room,
    'manager-room': manager_room,
    'oud-shop': oud_shop,
    'warehouse-hall': warehouse_hall,
}


def build(p):
    return PLANS[p['plan']]()
