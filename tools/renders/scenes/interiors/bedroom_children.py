"""Children's bedrooms: one for two, one with a house-shaped bed.

parameters: {"plan": one of PLANS}
"""

from kit.beds import house_bed, single_bed
from kit.camera import camera
from kit.ceilings import ceiling
from kit.chairs import pouf, slat_chair
from kit.decor import book_stack, bowl, framed, round_mirror, round_rug, rug, vase
from kit.floors import planks
from kit.geometry import box, lathe, tube
from kit.houseplants import branch_vase, snake_plant
from kit.interior_finishes import finish, finishes
from kit.lamps import globe_pendant, table_lamp
from kit.painting import discs, palm_leaf, rug_arches
from kit.placing import placed
from kit.room_light import day
from kit.rooms import Room, drapes, fill, frame, slabs, walls
from kit.storage import bookcase, books, drawers
from kit.tables import frame_table
from kit.views import city, far_card
from kit.wall_finishes import skirting


def two_children():
    """Two single beds under a window, toy shelves, arches on the rug, sage walls."""
    room = Room(4.6, 4.4, 2.8, -1.9)
    back = [(1.55, 3.05, 0.95, 2.2)]
    walls(room, finish('sage wall'), back=back)
    planks(room, finish('pale boards'), 0.16, 4)
    ceiling(room, finish('ceiling'))
    skirting(room, finish('white lacquer'), 0.09)
    frame(room, 'back', back[0], finish('white lacquer'), 2)
    drapes(room, 'back', back[0], finish('linen'), None, 2.42, 0.34, 0.2, 3)
    tube([(1.1, 4.24, 2.42), (3.5, 4.24, 2.42)], 0.012, finish('brass'))
    ash = finish('ash')
    for x, cover, accent in ((0.75, 'terracotta cloth', 'ochre cloth'), (3.85, 'ochre cloth', 'terracotta cloth')):
        with placed(x, room.depth - 0.03):
            single_bed(ash, finish('white cotton'), finish(cover), finish(accent), seed=int(x) + 2)
    with placed(2.3, room.depth - 0.02):
        drawers(ash, finish('brass'), ash, 0.9, 0.42, 0.72, 3)
        with placed(-0.22, -0.2, 0.72):
            table_lamp(0.4, 0.13, 'clay pot', 8, 1.6)
        with placed(0.25, -0.2, 0.72):
            book_stack(('blue cloth', 'ochre cloth', 'ivory cloth'))
    rug(1.1, 3.5, 0.7, 3.3, rug_arches())
    with placed(4.58, 1.5, 0, -90):
        cells = bookcase(ash, 2.2, 1.2, 0.34, 3, 3, finish('white lacquer'))
        cloths = finishes('terracotta cloth', 'ochre cloth', 'blue cloth', 'sage cloth', 'ivory cloth')
        for k, (x0, x1, z0, z1) in enumerate(cells):
            if k % 3 == 0:
                box(
                    x0 + 0.03,
                    x1 - 0.03,
                    -0.32,
                    -0.03,
                    z0,
                    z0 + 0.24,
                    finish(('terracotta cloth', 'ochre cloth', 'pale blue cloth')[k // 3]),
                    0.03,
                )
            else:
                books(x0 + 0.02, x1, z0, 0.34, cloths, k, 0.26, 0.6)
        for k, (x, r) in enumerate(((-0.8, 0.11), (-0.5, 0.08))):
            lathe(
                [(0, 0), (r * 0.6, 0.02), (r, r), (r * 0.6, r * 1.9), (0, r * 2)],
                finish(('ochre cloth', 'terracotta cloth')[k]),
                (x, -0.17, 1.2),
                20,
            )
        with placed(0.55, -0.17, 1.2):
            vase(0.2, 'ceramic', 0.07)
    with placed(0.4, 1.6, 0, 90):
        frame_table(ash, finish('white lacquer'), 1.1, 0.55, 0.7)
        with placed(-0.3, 0.0, 0.7):
            book_stack(('sage cloth', 'ivory cloth'))
    with placed(1.02, 1.6, 0, 75):
        slat_chair(ash, finish('ochre cloth'))
    for z, x in ((1.55, 0.75), (1.55, 3.85)):
        with placed(x, room.depth - 0.01, z):
            framed(
                discs(
                    '#efe6d4',
                    ((0.4, 0.5, 0.24, '#c97f52'), (0.75, 0.62, 0.3, '#8a9a78'), (0.95, 0.35, 0.15, '#dcb15f')),
                    330,
                    300,
                ),
                0.6,
                0.55,
                'ash',
                0.03,
                f'd{x}',
            )
    with placed(2.3, 1.9):
        pouf(finish('blush cloth'), None, 0.27, 0.34)
    with placed(2.3, 2.2):
        globe_pendant(2.1, room.height, 0.2, 10)
    far_card('back', room.depth, city('day', 31), 1.5)
    fill(room, 30)
    camera((2.35, -1.65, 1.3), 1, 22, -0.03)
    return day(room, [('back', o) for o in back], 'back', -14, 40, 20, 44, 0.6) | {'exposure': 0.45}


def house_bed_room():
    """A little girl's room: a house-shaped bed, blush walls, right-hand window."""
    room = Room(4.0, 4.2, 2.8, -1.8)
    right = [(0.9, 2.5, 0.75, 2.25)]
    walls(room, finish('blush wall'), right=right)
    planks(room, finish('oak boards'), 0.16, 9)
    ceiling(room, finish('ceiling'))
    skirting(room, finish('white lacquer'), 0.1)
    slabs(room, 'back', [(0, 4.0, 0, 1.05, -0.015, 0)], finish('white lacquer'), 0)
    slabs(
        room,
        'back',
        [(i * 0.1, i * 0.1 + 0.094, 0.1, 1.05, -0.028, -0.01) for i in range(40)] + [(0, 4.0, 1.05, 1.09, -0.05, 0)],
        finish('white lacquer'),
        0.004,
    )
    frame(room, 'right', right[0], finish('white lacquer'), 2)
    drapes(room, 'right', right[0], finish('linen'), finish('sheer'), 2.5, 0.34, 0.2, 4)
    with placed(1.5, room.depth - 0.05):
        house_bed(
            finish('ash'), finish('white cotton'), finish('blush cloth'), 1.0, 2.0, 1.85, finish('terracotta cloth')
        )
    with placed(3.35, room.depth - 0.03):
        drawers(finish('white lacquer'), finish('brass'), finish('ash'), 0.85, 0.45, 0.78, 3)
        with placed(-0.2, -0.2, 0.78):
            table_lamp(0.42, 0.14, 'ceramic', 9, 1.8)
        with placed(0.2, -0.2, 0.78):
            branch_vase(0.18, 'pot', 5, 0.12, 0.25, 120)
    with placed(3.35, room.depth - 0.03, 1.75):
        round_mirror(0.3)
    round_rug(2.0, 1.7, 1.15, finish('boucle'))
    with placed(2.3, 1.5):
        drum_white()
    for x, y, yaw in ((1.75, 1.45, 90), (2.85, 1.65, -100)):
        with placed(x, y, 0, yaw, 0.66):
            slat_chair(finish('white lacquer'), finish('blush cloth'))
    with placed(0.02, 1.95, 0, 90):
        cells = bookcase(finish('white lacquer'), 1.6, 1.15, 0.32, 2, 3)
        cloths = finishes('blush cloth', 'ivory cloth', 'terracotta cloth', 'sage cloth')
        for k, (x0, x1, z0, z1) in enumerate(cells):
            if k % 2:
                books(x0 + 0.02, x1, z0, 0.32, cloths, k, 0.25, 0.7)
            else:
                box(
                    x0 + 0.04,
                    x1 - 0.04,
                    -0.3,
                    -0.03,
                    z0,
                    z0 + 0.22,
                    finish(('sage cloth', 'terracotta cloth', 'ivory cloth')[k // 2]),
                    0.03,
                )
        with placed(-0.4, -0.16, 1.15):
            snake_plant(3, 0.3, 'ceramic')
    for k, y in enumerate((1.55, 2.25)):
        with placed(0.01, y, 1.72, 90):
            framed(palm_leaf('#f3ebe2', ('#b98274', '#7d8a70')[k], k + 2), 0.46, 0.62, 'ash', 0.04, f'p{k}')
    for k, (x, z) in enumerate(((0.9, 2.3), (1.5, 2.5), (2.1, 2.3))):
        lathe(
            [(0, -0.09), (0.05, -0.08), (0.09, -0.03), (0.09, 0.03), (0.05, 0.08), (0, 0.09)],
            finish(('ivory cloth', 'blush cloth', 'ivory cloth')[k]),
            (x, 3.4, z),
            24,
        )
        tube([(x, 3.4, z + 0.09), (x, 3.4, 2.8)], 0.002, finish('black metal'), 4)
    far_card('right', room.width, city('day', 41), 1.4, away=14.0, middle=30.0, width=80.0)
    fill(room, 24)
    camera((2.2, -1.6, 1.25), 2, 22, -0.03)
    return day(room, [('right', o) for o in right], 'right', -8, 36, 17, 32, 0.7) | {'exposure': 0.3}


def drum_white():
    """A small round play table."""
    lathe([(0, 0.42), (0.36, 0.42), (0.37, 0.43), (0.37, 0.45), (0.36, 0.46), (0, 0.46)], finish('ash'), n=48)
    lathe([(0, 0), (0.2, 0), (0.2, 0.02), (0.04, 0.05), (0.04, 0.42), (0, 0.42)], finish('white lacquer'), n=32)
    with placed(0.05, 0.02, 0.46):
        bowl(0.1, 'clay pot')


PLANS = {'two-children': two_children, 'house-bed': house_bed_room}


def build(p):
    return PLANS[p['plan']]()
