"""Small bedrooms: a Najdi guest room, a modest one in blue.

parameters: {"plan": one of PLANS}
"""

import math

from mathutils import Matrix

from kit.beds import bed
from kit.camera import camera
from kit.ceilings import ceiling, log_beams
from kit.chairs import slat_chair
from kit.decor import book_stack, coffee_set, framed, rug, vase
from kit.floors import planks
from kit.geometry import box, boxes, lathe, plane, tube
from kit.houseplants import branch_vase, snake_plant
from kit.interior_finishes import finish, finishes
from kit.lamps import globe_pendant, table_lamp
from kit.lights import point
from kit.painting import palm_leaf, rug_lines, sadu, star
from kit.placing import placed
from kit.room_light import day
from kit.rooms import Room, blind, fill, frame, slab, slabs, walls
from kit.storage import drawers, wardrobe
from kit.surfaces import imgmat
from kit.tables import frame_table
from kit.views import city, courtyard, far_card
from kit.wall_finishes import najdi_frieze, skirting


def najdi_guest():
    """A guest room in a mud-brick house: low timber bed, sadu blanket, carved door, gypsum frieze."""
    room = Room(4.8, 4.6, 3.1, -1.8)
    right = [(1.1, 2.1, 0.7, 2.1)]
    walls(room, finish('mud wall'), right=right)
    plane(0, room.width, room.near, room.depth, 0, finish('terracotta'))
    box(-0.3, 5.1, -2.1, 4.9, 3.1, 3.2, finish('tamarisk'), 0)
    log_beams(room, finish('tamarisk'), 9, 0.07, 'y')
    gypsum, timber = finishes('gypsum', 'tamarisk upright')
    for side in ('back', 'left', 'right'):
        najdi_frieze(room, side, 2.3, gypsum, finish('clay wall'), 0.2)
    opening = right[0]
    frame(room, 'right', opening, timber, 2, 3, 0.06)
    slabs(
        room,
        'right',
        [
            (0.98, 1.1, 0.58, 2.22, -0.05, 0),
            (2.1, 2.22, 0.58, 2.22, -0.05, 0),
            (1.1, 2.1, 2.1, 2.22, -0.05, 0),
            (0.94, 2.26, 0.5, 0.6, -0.12, 0),
        ],
        timber,
        0.012,
    )
    woven = imgmat('sadu', sadu('#7d1f1c', '#1f1a18', '#e9dcc3', '#c9772e'), 0.97, 0.8, 0.05)
    with placed(2.3, room.depth - 0.02):
        box(-1.15, 1.15, -0.09, -0.02, 0.1, 1.0, timber, 0.02)
        boxes([(-1.05 + i * 0.14, -1.05 + i * 0.14 + 0.09, -0.11, -0.08, 0.3, 0.92) for i in range(15)], timber, 0.012)
        bed(1.8, timber, finish('linen'), woven, woven, 2.05, finish('ochre cloth'), 9, None, 0.26)
    for x in (0.95, 3.65):
        with placed(x, 4.25):
            lathe([(0, 0), (0.2, 0), (0.22, 0.05), (0.16, 0.22), (0.22, 0.42), (0.24, 0.46), (0, 0.46)], timber, n=28)
            with placed(0, 0, 0.46):
                table_lamp(0.5, 0.15, 'clay pot', 13, 2.0)
    rug(0.8, 3.9, 0.6, 3.0, rug_lines('#7a2a1e', '#dcc8a0', 420, 330, 62), fringe='ivory cloth')
    # A Najdi door on the left wall: planks, painted bands of discs.
    slab(room, 'left', 0.9, 1.95, 0, 2.05, -0.07, 0, timber, 0.01)
    for z in (0.35, 0.95, 1.55):
        slab(room, 'left', 0.9, 1.95, z, z + 0.16, -0.095, -0.07, finish('clay wall'), 0.006)
        for i in range(5):
            turn = lathe([(0, 0), (0.055, 0), (0.055, 0.012), (0.03, 0.02), (0, 0.024)], finish('gypsum'), n=20)
            turn.matrix_basis = Matrix.Translation((0.095, 1.02 + i * 0.2, z + 0.08)) @ Matrix.Rotation(
                math.pi / 2, 4, 'Y'
            )
    with placed(0.5, 3.0, 0, 90):
        box(-0.55, 0.55, -0.25, 0.25, 0.06, 0.5, timber, 0.015)
        boxes([(-0.56, 0.56, -0.26, 0.26, 0.4, 0.43), (-0.56, 0.56, -0.26, 0.26, 0.12, 0.15)], finish('brass'), 0.004)
        with placed(-0.2, 0, 0.5):
            vase(0.3, 'clay pot', 0.1)
        with placed(0.25, 0, 0.5):
            coffee_set(3, 'brass', 0.2)
    with placed(4.4, 3.6):
        snake_plant(4, 0.75, 'clay pot')
    for x, z in ((2.3, 1.72),):
        with placed(x, room.depth - 0.02, z):
            framed(star('#5a2b1e', '#d9bf86'), 0.8, 0.8, 'tamarisk', 0.06)
    tube([(2.3, 2.2, 3.1), (2.3, 2.2, 2.6)], 0.006, finish('black metal'), 5)
    lathe(
        [(0, 0.34), (0.05, 0.32), (0.13, 0.22), (0.15, 0.1), (0.1, 0), (0, -0.02)],
        finish('brass'),
        (2.3, 2.2, 2.28),
        16,
    )
    point((2.3, 2.2, 2.2), 16, (1, 0.7, 0.38), 0.12)
    courtyard('right', room.width, 6, 1.6, 5, 2, wall='#b98f68')
    fill(room, 55, (1, 0.9, 0.8))
    camera((2.55, -1.6, 1.3), -3, 22, -0.03)
    return day(room, [('right', o) for o in right], 'right', -6, 42, 24, 44) | {
        'exposure': 1.0,
        'warm': (0.97, 1.0, 1.08),
    }


def small_blue():
    """A modest bedroom: slate-blue wall, pale wood, one window behind a blind, a desk in the corner."""
    room = Room(3.9, 4.2, 2.75, -1.8)
    left = [(1.1, 2.7, 0.85, 2.25)]
    walls(room, finish('linen wall'), left=left)
    slab(room, 'back', 0, 3.9, 0, 2.75, -0.01, 0, finish('blue wall'), 0)
    planks(room, finish('pale boards'), 0.16, 8)
    ceiling(room, finish('ceiling'))
    skirting(room, finish('white lacquer'), 0.09)
    frame(room, 'left', left[0], finish('white lacquer'), 2)
    blind(room, 'left', left[0], finish('linen'), 0.3)
    slab(room, 'left', 1.02, 2.78, 0.8, 0.85, -0.14, 0.02, finish('ash'), 0.006)
    with placed(2.2, room.depth - 0.02):
        box(-0.85, 0.85, -0.06, 0, 0.1, 1.05, finish('ash'), 0.012)
        with placed(0, -0.05):
            bed(
                1.6,
                finish('ash'),
                finish('white cotton'),
                finish('pale blue cloth'),
                finish('blue cloth'),
                2.05,
                finish('ochre cloth'),
                4,
            )
    with placed(1.05, 4.16):
        drawers(finish('ash'), finish('black metal'), finish('ash'), 0.5, 0.4, 0.48)
        with placed(0, -0.2, 0.48):
            table_lamp(0.46, 0.14, 'ceramic', 10, 1.8)
    with placed(3.42, 4.16):
        drawers(finish('ash'), finish('black metal'), finish('ash'), 0.5, 0.4, 0.48)
        with placed(0, -0.2, 0.48):
            book_stack(('ochre cloth', 'linen', 'blue cloth'))
    for x, p in ((1.75, palm_leaf('#f0eadd', '#51616c', 2)), (2.65, palm_leaf('#f0eadd', '#6d7a5c', 6))):
        with placed(x, room.depth - 0.012, 1.72):
            framed(p, 0.5, 0.7, 'ash', 0.04, f'leaf{x}')
    with placed(0.36, 1.75, 0, 90):
        frame_table(finish('ash'), finish('black metal'), 1.15, 0.55, 0.74)
        with placed(-0.2, 0.05, 0.74):
            book_stack(('terracotta cloth', 'ivory cloth'))
        with placed(0.35, 0.1, 0.74):
            branch_vase(0.18, 'ceramic', 3, 0.1, 0.22, 90)
    with placed(0.98, 1.75, 0, 75):
        slat_chair(finish('ash'), finish('pale blue cloth'))
    with placed(3.88, 1.0, 0, -90):
        wardrobe(finish('white lacquer'), finish('black metal'), 2.2, 2.35, 0.58, 4)
    rug(0.85, 3.1, 1.3, 3.1, rug_lines('#ddd6c9', '#7a8791', 420, 420, 84))
    with placed(2.1, 2.1):
        globe_pendant(2.15, room.height, 0.2, 10)
    far_card('left', 0, city('day', 21), 1.4, away=14.0, middle=30.0, width=80.0)
    fill(room, 22)
    camera((1.8, -1.55, 1.3), -1, 22, -0.03)
    return day(room, [('left', o) for o in left], 'left', 6, 36, 18, 34, 0.5) | {'exposure': 0.3}


PLANS = {'najdi-guest': najdi_guest, 'small-blue': small_blue}


def build(p):
    return PLANS[p['plan']]()
