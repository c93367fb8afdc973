"""Offices from plans: a small team's room, a cellular office, a reception, a room for talks, one for courses, a
waiting room, a shared table, booths for calls, a round table, a place to sit together.

parameters: {"plan": one of PLANS}, and any of the plan's words in other terms (see kit/shells.py)
"""

import random

from kit.chairs import armchair, bar_stool, dining_chair, pouf, slat_chair, task_chair, tub_chair
from kit.decor import book_stack, bowl, coffee_set, framed, round_rug, vase
from kit.geometry import box
from kit.houseplants import areca, branch_vase, olive_tree, snake_plant
from kit.interior_finishes import finish, finishes
from kit.lamps import dome_pendant, globe_pendant, ring_pendant, table_lamp
from kit.lights import area
from kit.offices import bench_desk, booth, glazed_partition, keyboard, linear_light, meeting_table, monitor
from kit.placing import placed, repeat
from kit.rooms import slab
from kit.shells import art, build_plan, planned_rug
from kit.sofas import scatter_pillows, sofa
from kit.storage import bookcase, books, sideboard, television
from kit.tables import drum_table, frame_table, tray_table
from kit.wall_finishes import door, fluting, panels


def bars(room, q, spots, length=2.4):
    """Hung light bars with their light."""
    for x, y in spots:
        linear_light(x - length / 2, x + length / 2, y, room.height, finish('black metal'), finish('day glow'), 0.55)
        area((x, y, room.height - 0.7), (x, y, 0), length, 0.5, 26, (1, 0.96, 0.9))


def shelves(x, y, yaw, q, length=2.4, height=2.2):
    """A case of folders, books and plants."""
    with placed(x, y, 0, yaw):
        cells = bookcase(finish(q['wood']), length, height, 0.36, 3, 5)
        cloths = finishes('ivory cloth', q['cloth'], 'charcoal cloth', 'taupe cloth')
        for k, (x0, x1, z0, _) in enumerate(cells):
            if k % 3 != 1:
                books(x0 + 0.02, x1, z0, 0.36, cloths, k, 0.3, 0.6 + 0.1 * (k % 3))
            else:
                with placed((x0 + x1) / 2, -0.18, z0):
                    vase(0.22, 'clay pot', 0.08) if k % 2 else bowl(0.13, 'ceramic')


def team(room, q, top):
    """Four desks back to back at the window, shelves behind, pin boards of felt."""
    x, y = room.width * 0.5, room.depth * 0.42
    with placed(x, y, 0, q.get('turn', 0)):
        seats = bench_desk(2, finish(q['top']), finish(q['metal']), 1.6, 0.8, finish(q['cloth']))
        for k, (u, v, _) in enumerate(seats):
            side = -1 if v < 0 else 1
            with placed(u, side * 0.3, 0.735, 0 if side < 0 else 180):
                monitor(0.62)
            with placed(u, side * 0.56, 0.735, 0 if side < 0 else 180):
                keyboard()
            if k % 2:
                with placed(u + 0.55, side * 0.35, 0.735):
                    book_stack(('ivory cloth', q['cloth']), 0.22, 0.3)
        r = random.Random(q['seed'])
        chairs = [
            (u * 0.8 + r.uniform(-0.1, 0.1), s * 1.15, 0, (180 if s < 0 else 0) + r.uniform(-25, 25))
            for u in (-0.95, 0.95)
            for s in (-1, 1)
        ]
        for u, v, z, yaw in chairs:
            with placed(u, v, z, yaw):
                task_chair(finish(q['chair']), finish('black metal'), finish('steel'))
    kind, name = q['feature']
    if kind == 'panels':
        panels(room, 'back', 0.2, room.width - 0.2, 0.1, top - 0.2, finish(name), 6, 0.035, 0.01, 2)
    else:
        slab(room, 'back', 0, room.width, 0, top, -0.012, 0, finish(name), 0)
    shelves(room.width * 0.5, room.depth - 0.05, 0, q, 3.2, 1.5)
    bars(room, q, ((x, y - 0.5), (x, y + 0.9)))
    with placed(0.6, room.depth - 0.6):
        olive_tree(q['seed'], 2.0, 'dark pot')
    with placed(room.width - 0.55, room.depth - 0.6):
        areca(q['seed'], 1.1, 'pot')


def private(room, q, top):
    """One desk before a wall of shelves, two chairs for guests, a sofa at the side."""
    x = room.width * 0.5
    kind, name = q['feature']
    if kind == 'fluting':
        fluting(room, 'back', 0, room.width, 0, top, finish(name), finish('black'))
    else:
        slab(room, 'back', 0, room.width, 0, top, -0.012, 0, finish(name), 0)
    with placed(x, room.depth - 1.6):
        frame_table(finish(q['top']), finish(q['metal']), 1.9, 0.85, 0.74, 0.04)
        with placed(-0.4, 0.1, 0.74, 170):
            monitor(0.6)
        with placed(-0.4, 0.3, 0.74, 180):
            keyboard()
        with placed(0.7, 0.0, 0.74):
            table_lamp(0.46, 0.13, 'brass', 10)
    with placed(x, room.depth - 0.85):
        task_chair(finish('black leather'), finish('black leather'), finish('chrome'))
    for s in (-1, 1):
        with placed(x + s * 0.6, room.depth - 2.75, 0, 180 - s * 12):
            tub_chair(finish(q['chair']), finish('black metal'), 0.36, 0.72)
    if q.get('books'):
        shelves(x, room.depth - 0.02, 0, q, room.width - 1.0, 2.5)
    else:
        with placed(x, room.depth - 0.05):
            sideboard(finish(q['wood']), finish('black metal'), 2.6, 0.42, 0.72, 4)
            with placed(-0.9, -0.2, 0.72):
                branch_vase(0.26, 'dark pot', 4)
            with placed(0.9, -0.2, 0.72):
                book_stack((q['cloth'], 'ivory cloth'))
        with placed(x, room.depth - 0.06, 1.75):
            framed(art(*q['art'][0]), 1.6, 0.9, 'black metal', 0.03)
    planned_rug(x - 1.7, x + 1.7, room.depth - 3.6, room.depth - 1.0, q['rug'])
    side, yaw = (0.1, 90) if q.get('sofa_side') == 'left' else (room.width - 0.1, -90)
    with placed(side, room.depth - 3.2, 0, yaw):
        sofa(1.8, finish(q['cloth']), finish(q['wood']), 2, 0.84)
    with placed(room.width - 0.55 if yaw > 0 else 0.55, room.depth - (1.2 if q.get('books') else 0.6)):
        areca(q['seed'], 1.1, 'dark pot')


def reception(room, q, top):
    """A counter of stone before timber slats, a sofa and two chairs for those who wait."""
    x = room.width * 0.55
    fluting(room, 'back', 0, room.width, 0, top, finish(q['feature'][1]), finish('black'))
    with placed(x, room.depth - 1.5):
        box(-1.6, 1.6, -0.4, 0.35, 0, 1.08, finish(q['top']), 0.01)
        box(-1.65, 1.65, -0.45, 0.4, 1.08, 1.12, finish(q['wood']), 0.006)
        box(-1.55, 1.55, -0.41, -0.4, 0.08, 0.11, finish('glow'), 0)
        with placed(0.9, 0.0, 1.12):
            branch_vase(0.3, 'ceramic', 4, 0.24, 0.4)
        with placed(-0.5, 0.2, 0.75, 180):
            monitor(0.6)
    for u in (-0.9, 0, 0.9):
        with placed(x + u, room.depth - 1.55):
            dome_pendant(2.0, room.height, 0.14, 'brass', 8)
    with placed(0.12, room.depth - 3.0, 0, 90):
        sofa(2.1, finish(q['cloth']), finish(q['wood']), 2, 0.88)
        scatter_pillows(
            [(-0.7, -0.4, 0.72, 0.46, 0.44, finish(q['chair'])), (0.7, -0.4, 0.72, 0.46, 0.44, finish('ivory cloth'))],
            3,
        )
    planned_rug(0.5, 3.0, room.depth - 4.2, room.depth - 1.9, q['rug'])
    with placed(1.7, room.depth - 3.0):
        drum_table(finish('travertine'), finish('travertine'), 0.42, 0.36)
        with placed(0, 0, 0.36):
            coffee_set(3, 'brass', 0.2)
    with placed(2.7, room.depth - 3.5, 0, -110):
        armchair(finish(q['chair']), finish(q['wood']))
    with placed(0.6, room.depth - 0.7):
        olive_tree(q['seed'], 2.2, 'dark pot')
    with placed(room.width - 0.5, room.depth - 2.6):
        snake_plant(q['seed'], 0.9, 'pot')


def talks(room, q, top):
    """A long table for ten with a screen at its end, glass to a corridor on one side."""
    x, y = room.width * 0.5, room.depth * 0.45
    with placed(x, y, 0, 90):
        meeting_table(finish(q['top']), finish('black metal'), 4.0, 1.4)
    r = random.Random(4)
    spots = [(x + s * 1.08, y + k, 0, -90 * s + r.uniform(-12, 12)) for s in (-1, 1) for k in (-1.5, -0.5, 0.5, 1.5)]
    repeat(lambda: task_chair(finish(q['chair']), finish('black metal'), finish('steel')), spots)
    slab(room, 'back', 0, room.width, 0, top, -0.012, 0, finish(q['feature'][1]), 0)
    with placed(x, room.depth - 0.02, 1.55):
        television(finish('black'), finish('screen'), 2.1)
    with placed(x, y, 0.741):
        bowl(0.18, 'brass')
    for k in (-1.1, 1.0):
        with placed(x + 0.3, y + k, 0.741):
            book_stack(('ivory cloth', 'charcoal cloth'), 0.24, 0.3)
    glazed_partition(
        room.width - 0.3,
        room.width - 0.3,
        room.near,
        room.depth,
        top - 0.02,
        finish('black metal'),
        5,
        finish('white cotton'),
    )
    bars(room, q, ((x, y - 1.1), (x, y + 1.1)), 1.6)
    with placed(0.5, room.depth - 0.6):
        areca(q['seed'], 1.1, 'dark pot')
    with placed(0.02, y, 1.6, 90):
        if q['art']:
            framed(art(*q['art'][0]), 1.6, 0.95, 'black metal', 0.03)


def laptop():
    box(-0.16, 0.16, -0.11, 0.11, 0, 0.014, finish('steel'), 0.004)
    box(-0.16, 0.16, 0.11, 0.122, 0.01, 0.22, finish('screen'), 0.003)


def course(room, q, top):
    """Rows of narrow tables that look at a screen, a desk for the speaker."""
    x, rows = room.width * 0.5, (0.4, 1.9, 3.4)
    spots = [(x + s * room.width * 0.23, y, 0, 0) for y in rows for s in (-1, 1)]
    repeat(lambda: frame_table(finish(q['top']), finish(q['metal']), 2.2, 0.55, 0.74, 0.03), spots)
    r = random.Random(q['seed'])
    seats = [(u + k, v - 0.55, 0, 180 + r.uniform(-14, 14)) for u, v, *_ in spots for k in (-0.55, 0.55)]
    repeat(lambda: dining_chair(finish(q['chair']), finish('black metal'), 0.82), seats)
    repeat(laptop, [(u, v + 0.6, 0.74, r.uniform(-8, 8)) for u, v, *_ in seats[::3]])
    panels(room, 'back', 0.2, room.width - 0.2, 0.1, top - 0.2, finish(q['feature'][1]), 6, 0.035, 0.01, 2)
    with placed(x, room.depth - 0.05, 1.65):
        television(finish('black'), finish('screen'), 2.4)
    with placed(room.width * 0.8, room.depth - 0.8):
        box(-0.35, 0.35, -0.22, 0.22, 0, 1.08, finish(q['wood']), 0.008)
        with placed(0, 0, 1.08):
            laptop()
    bars(room, q, [(x, y) for y in (0.2, 2.0, 3.8)], 3.0)
    with placed(0.55, room.depth - 0.6):
        olive_tree(q['seed'], 2.0, 'dark pot')


def waiting(room, q, top):
    """Chairs along two walls, doors at the back, a low table with books."""
    slab(room, 'back', 0, room.width, 0, 1.15, -0.014, 0, finish(q['feature'][1]), 0)
    for u in (room.width * 0.52, room.width * 0.8):
        door(room, 'back', u - 0.48, u + 0.48, finish(q['wood']), finish(q['top']), finish('steel'))
    run = [0.75 + i * 0.72 for i in range(5)]
    repeat(lambda: dining_chair(finish(q['chair']), finish(q['metal'])), [(0.42, y - 0.2, 0, 90) for y in run])
    soft = [(room.width - 0.6, y, 0, -90) for y in (0.9, 1.9, 2.9)]
    repeat(lambda: armchair(finish(q['cloth']), finish(q['wood'])), soft)
    with placed(room.width * 0.47, 1.7):
        round_rug(0, 0, 1.05, finish(q['rug_cloth']))
        drum_table(finish(q['top']), finish(q['wood']), 0.48, 0.38)
        with placed(0.1, 0, 0.38):
            book_stack((q['cloth'], 'ivory cloth'), 0.26, 0.2)
    for x, y in ((0.4, room.depth - 0.5), (room.width - 0.45, 3.9)):
        with placed(x, y):
            snake_plant(q['seed'] + int(x), 1.0, 'pot')
    with placed(0.02, 1.9, 1.75, 90):
        framed(art(*q['art'][0]), 1.7, 0.9, q['wood'], 0.03)
    bars(room, q, ((room.width * 0.5, 0.6), (room.width * 0.5, 2.8)), 1.8)


def shared(room, q, top):
    """One long table for shared work, shelves behind it, poufs at the window."""
    x, y = room.width * 0.5, room.depth * 0.42
    with placed(x, y):
        frame_table(finish(q['top']), finish(q['metal']), 1.15, 4.0, 0.75, 0.05)
    r = random.Random(q['seed'])
    seats = [(x + s * 0.82, y + k, 0, -90 * s + r.uniform(-16, 16)) for s in (-1, 1) for k in (-1.5, -0.5, 0.5, 1.5)]
    repeat(lambda: slat_chair(finish(q['wood']), finish(q['chair'])), seats)
    repeat(laptop, [(x + s * 0.28, y + k, 0.751, 90 * s) for s, k in ((-1, -1.5), (1, -0.5), (-1, 0.6), (1, 1.4))])
    for k in (-1.3, 0, 1.3):
        with placed(x, y + k):
            dome_pendant(1.85, room.height, 0.2, q['lamp'], 10)
            with placed(0, 0.4, 0.751):
                branch_vase(0.2, 'ceramic', 3, 0.16, 0.26, 160)
    slab(room, 'back', 0, room.width, 0, top, -0.012, 0, finish(q['feature'][1]), 0)
    shelves(room.width * 0.5, room.depth - 0.06, 0, q, room.width - 1.6, 2.2)
    repeat(lambda: pouf(finish(q['cloth'])), [(0.6, v) for v in (0.4, 1.5, 2.6)])
    with placed(room.width - 0.6, room.depth - 0.7):
        areca(q['seed'], 1.2, 'clay pot')
    with placed(room.width - 0.02, y, 1.7, -90):
        framed(art(*q['art'][0]), 1.9, 1.1, 'black metal', 0.03)


def calls(room, q, top):
    """Three padded booths before felt, a lamp and a small table to each, a counter with stools at the side."""
    panels(room, 'back', 0.1, room.width - 0.1, 0, top - 0.1, finish(q['feature'][1]), 9, 0.035, 0.01, 2)
    for k in range(3):
        with placed(room.width * (1 + 2 * k) / 6, room.depth - 0.1):
            booth(finish(q['cloth']), finish(q['wood']), 1.6, 1.4)
            with placed(0, -1.05):
                tray_table(finish(q['top']), finish(q['metal']), 0.3, 0.62)
                with placed(0, 0, 0.62):
                    book_stack((q['chair'], 'ivory cloth'), 0.2, 0.15) if k % 2 else laptop()
            with placed(0, -0.6):
                globe_pendant(1.9, top, 0.13, 9, q['metal'])
    with placed(room.width - 0.5, room.depth * 0.3, 0, 90):
        frame_table(finish(q['top']), finish(q['metal']), 2.6, 0.55, 1.0, 0.04)
        for u in (-0.8, 0.1):
            with placed(u, 0, 1.001):
                laptop()
        with placed(0.9, 0, 1.001):
            branch_vase(0.22, 'clay pot', q['seed'], 0.18, 0.3)
    repeat(
        lambda: bar_stool(finish(q['chair']), finish(q['metal']), 0.72),
        [(room.width - 1.05, room.depth * 0.3 + u, 0, 90) for u in (-0.9, 0, 0.9)],
    )
    with placed(room.width - 0.02, room.depth * 0.3, 1.75, -90):
        framed(art(*q['art'][0]), 1.5, 0.9, q['wood'], 0.03)
    with placed(0.5, room.depth - 1.3):
        areca(q['seed'], 1.1, 'pot')


def circle(room, q, top):
    """A round table for five, a board to write on, shelves behind."""
    x, y = room.width * 0.5, room.depth * 0.46
    kind, name = q['feature']
    if kind == 'fluting':
        fluting(room, 'back', 0, room.width, 0, top, finish(name), finish('black'))
    else:
        slab(room, 'back', 0, room.width, 0, top, -0.012, 0, finish(name), 0)
    planned_rug(x - 1.7, x + 1.7, y - 1.7, y + 1.7, q['rug'])
    with placed(x, y):
        drum_table(finish(q['top']), finish(q['wood']), 0.8, 0.74)
        with placed(0.1, 0.1, 0.74):
            branch_vase(0.22, 'ceramic', q['seed'], 0.18, 0.28, 160)
        for u, v in ((-0.4, -0.25), (0.42, -0.3)):
            with placed(u, v, 0.74, 20):
                laptop()
        ring_pendant(((0.5, 1.95),), top, q['metal'], 20)
    seats = ((-1.15, 0.1, -95), (-0.62, 0.98, -30), (0.62, 0.98, 30), (1.15, 0.1, 95), (-0.1, -1.2, 175))
    repeat(
        lambda: tub_chair(finish(q['chair']), finish(q['metal']), 0.34, 0.74),
        [(x + u, y + v, 0, a) for u, v, a in seats],
    )
    with placed(x, room.depth - 0.05):
        sideboard(finish(q['wood']), finish(q['metal']), 3.0, 0.42, 0.7, 4)
        with placed(-1.1, -0.2, 0.7):
            vase(0.32, 'clay pot', 0.11)
        with placed(0.9, -0.2, 0.7):
            book_stack((q['cloth'], 'ivory cloth'))
    with placed(x, room.depth - 0.06, 1.7):
        framed(art(*q['art'][0]), 1.7, 1.0, q['metal'], 0.03)
    with placed(room.width - 0.6, room.depth - 0.7):
        olive_tree(q['seed'], 2.0, 'dark pot')


def lounge(room, q, top):
    """A sofa, two chairs and a low table before shelves, a high table with stools at the window."""
    x = room.width * 0.56
    slab(room, 'back', 0, room.width, 0, top, -0.012, 0, finish(q['feature'][1]), 0)
    shelves(x, room.depth - 0.04, 0, q, 3.4, 1.1)
    with placed(x, room.depth - 0.05, 1.85):
        framed(art(*q['art'][0]), 1.9, 0.95, q['metal'], 0.03)
    with placed(room.width - 0.15, room.depth - 2.4, 0, -90):
        sofa(2.2, finish(q['cloth']), finish(q['wood']), 2, 0.9)
        scatter_pillows([(-0.75, -0.42, 0.72, 0.46, 0.44, finish(q['chair']))], 3)
    planned_rug(room.width - 3.7, room.width - 0.6, room.depth - 3.9, room.depth - 0.9, q['rug'])
    with placed(room.width - 1.9, room.depth - 2.4):
        drum_table(finish(q['top']), finish(q['wood']), 0.5, 0.36)
        with placed(0, 0, 0.36):
            coffee_set(3, 'brass', 0.2)
    for v, a in ((-1.75, 60), (-3.05, 115)):
        with placed(room.width - 3.3, room.depth + v, 0, a):
            armchair(finish(q['chair']), finish(q['wood']))
    with placed(0.75, 1.4, 0, 90):
        frame_table(finish(q['top']), finish(q['metal']), 2.8, 0.6, 1.02, 0.05)
        with placed(-0.7, 0, 1.021, 8):
            laptop()
        with placed(0.7, 0, 1.021):
            bowl(0.17, 'ceramic')
    repeat(
        lambda: bar_stool(finish(q['stool']), finish(q['metal']), 0.72),
        [(1.35, 1.4 + v, 0, -90) for v in (-0.95, 0, 0.95)],
    )
    for v in (-0.8, 0.8):
        with placed(0.75, 1.4 + v):
            globe_pendant(2.0, top, 0.14, 9, q['metal'])
    with placed(0.6, room.depth - 0.7):
        olive_tree(q['seed'], 2.2, 'clay pot')


LAYOUTS = {
    'team': team,
    'private': private,
    'reception': reception,
    'talks': talks,
    'course': course,
    'waiting': waiting,
    'shared': shared,
    'calls': calls,
    'circle': circle,
    'lounge': lounge,
}
PLANS = {
    'team-day': dict(
        layout='team',
        size=(5.4, 5.6, 2.95, -1.9),
        windows={'left': [(0.2, 4.8, 0.75, 2.6)]},
        wall='linen wall',
        skirting=None,
        floor=('tiles', 'carpet tiles'),
        feature=('panels', 'pale blue cloth'),
        top='white lacquer',
        metal='steel',
        wood='oak',
        cloth='blue cloth',
        chair='charcoal cloth',
        camera=((3.0, -1.5, 1.5), 5, 21, -0.06),
        seed=2,
    ),
    'team-golden': dict(
        layout='team',
        size=(5.8, 6.0, 3.2, -1.9),
        windows={'right': [(0.0, 2.4, 0.1, 2.8), (2.9, 5.3, 0.1, 2.8)]},
        hour='golden',
        turn=90,
        wall='concrete',
        floor=('planks', 'oak boards'),
        feature=('wall', 'clay wall'),
        top='oak',
        metal='black metal',
        wood='walnut',
        cloth='terracotta cloth',
        chair='cognac leather',
        skirting=None,
        camera=((2.4, -1.5, 1.55), -6, 21, -0.05),
        seed=5,
    ),
    'private-day': dict(
        layout='private',
        size=(4.6, 5.0, 2.85, -1.8),
        windows={'left': [(0.6, 4.2, 0.7, 2.5)]},
        wall='sage wall',
        blind='linen',
        floor=('planks', 'pale boards'),
        frame='white lacquer',
        feature=('wall', 'olive wall'),
        top='white lacquer',
        metal='black metal',
        wood='ash',
        cloth='sage cloth',
        chair='ivory cloth',
        rug=('border', '#cbbfa9', '#7d8468'),
        art=(('palm',),),
        camera=((2.0, -1.2, 1.4), -6, 21, -0.05),
        seed=3,
    ),
    'private-evening': dict(
        layout='private',
        size=(5.0, 5.0, 2.9, -1.8),
        windows={'right': [(0.2, 4.2, 0.05, 2.6)]},
        hour='evening',
        wall='dark wall',
        floor=('planks', 'dark boards'),
        feature=('fluting', 'walnut upright'),
        top='dark marble',
        metal='brass',
        wood='walnut',
        cloth='charcoal cloth',
        chair='burgundy velvet',
        rug=('washed', '#8d8781', '#625d58', '#aaa49c', 6),
        art=(('strata',),),
        sofa_side='left',
        lamps=((1.2, 4.0), (3.8, 4.0), (2.5, 1.2)),
        camera=((3.0, -0.9, 1.4), 7, 21, -0.05),
        seed=4,
        exposure=1.0,
    ),
    'reception-day': dict(
        layout='reception',
        size=(6.4, 6.0, 3.1, -1.9),
        windows={'right': [(-0.4, 2.8, 0.05, 2.8)]},
        wall='linen wall',
        floor=('tiles', 'beige marble'),
        feature=('fluting', 'oak upright'),
        top='white marble',
        wood='oak',
        cloth='greige cloth',
        chair='terracotta cloth',
        skirting=None,
        rug=('lines', '#ddd3c0', '#7d6a55'),
        camera=((3.5, -0.3, 1.5), 6, 21, -0.05),
        seed=3,
    ),
    'talks-evening': dict(
        layout='talks',
        size=(5.6, 6.4, 2.95, -1.9),
        windows={'left': [(0.0, 5.4, 0.05, 2.6)]},
        hour='evening',
        wall='grey wall',
        floor=('tiles', 'carpet tiles'),
        feature=('wall', 'teal wall'),
        top='walnut',
        chair='cognac leather',
        art=(),
        skirting=None,
        lamps=((1.2, 5.0), (4.2, 5.0)),
        camera=((3.2, -1.4, 1.55), 8, 21, -0.06),
        seed=6,
    ),
    'course-day': dict(
        layout='course',
        size=(6.6, 6.2, 3.0, -2.2),
        windows={'right': [(-0.4, 1.8, 0.8, 2.6), (2.4, 4.8, 0.8, 2.6)]},
        wall='white wall',
        floor=('planks', 'pale boards'),
        frame='white lacquer',
        feature=('panels', 'ochre cloth'),
        top='white lacquer',
        metal='steel',
        wood='oak',
        chair='blue cloth',
        skirting=None,
        camera=((2.9, -1.9, 1.65), -5, 21, -0.07),
        seed=3,
    ),
    'waiting-day': dict(
        layout='waiting',
        size=(5.4, 5.2, 2.9, -1.9),
        windows={'right': [(-0.6, 3.6, 1.1, 2.5)]},
        hour='soft',
        wall='linen wall',
        floor=('tiles', 'grey tiles'),
        frame='white lacquer',
        feature=('wall', 'olive wall'),
        top='white lacquer',
        metal='steel',
        wood='ash',
        cloth='sage cloth',
        chair='pale blue cloth',
        rug_cloth='taupe cloth',
        art=(('discs',),),
        skirting=None,
        camera=((3.6, -1.5, 1.5), 14, 21, -0.05),
        seed=4,
        exposure=0.1,
    ),
    'shared-day': dict(
        layout='shared',
        size=(6.2, 6.4, 3.3, -2.0),
        windows={'left': [(-0.6, 1.4, 0.1, 2.8), (1.9, 3.9, 0.1, 2.8), (4.4, 6.0, 0.1, 2.8)]},
        wall='concrete',
        floor=('tiles', 'polished concrete'),
        feature=('wall', 'clay wall'),
        top='oak',
        metal='black metal',
        wood='oak',
        cloth='olive cloth',
        chair='ivory cloth',
        lamp='black metal',
        art=(('dunes',),),
        skirting=None,
        camera=((4.6, -1.7, 1.6), 16, 21, -0.05),
        seed=6,
    ),
    'calls-day': dict(
        layout='calls',
        size=(5.6, 3.9, 2.9, -1.9),
        windows={'left': [(-0.4, 2.8, 0.1, 2.6)]},
        wall='white wall',
        floor=('tiles', 'carpet tiles'),
        feature=('panels', 'grey cloth'),
        top='ash',
        metal='black metal',
        wood='ash',
        cloth='olive cloth',
        chair='ochre cloth',
        art=(('discs',),),
        skirting=None,
        camera=((2.3, -1.5, 1.5), -4, 21, -0.06),
        seed=6,
    ),
    'circle-day': dict(
        layout='circle',
        size=(5.2, 5.4, 3.0, -1.8),
        windows={'right': [(0.0, 2.0, 0.1, 2.6), (2.6, 4.4, 0.1, 2.6)]},
        wall='linen wall',
        floor=('planks', 'oak boards'),
        feature=('fluting', 'oak upright'),
        top='white marble',
        metal='black metal',
        wood='oak',
        cloth='blue cloth',
        chair='blue cloth',
        rug=('washed', '#b9b2a6', '#8d877d', '#d3cdc1', 5),
        art=(('strata',),),
        camera=((1.9, -1.4, 1.5), -9, 21, -0.06),
        seed=4,
    ),
    'lounge-golden': dict(
        layout='lounge',
        size=(6.4, 5.8, 3.1, -1.9),
        windows={'left': [(-0.4, 3.4, 0.1, 2.7)]},
        hour='golden',
        wall='white wall',
        floor=('planks', 'oak boards'),
        feature=('wall', 'sage wall'),
        top='oak',
        metal='black metal',
        wood='oak',
        cloth='terracotta cloth',
        chair='ivory cloth',
        stool='olive cloth',
        rug=('lines', '#ddd3c0', '#7d6a55'),
        art=(('dunes', 5),),
        camera=((4.0, -1.6, 1.55), 8, 21, -0.06),
        seed=7,
    ),
}


def build(p):
    return build_plan(p, PLANS, LAYOUTS)
