"""Majlis: Najdi and modern ground seating, modern sofas.

parameters: {"plan": one of PLANS}
"""

from kit.camera import camera
from kit.ceilings import ceiling, cove, downlights, log_beams
from kit.chairs import pouf
from kit.decor import book_stack, coffee_set, framed, rug, vase
from kit.geometry import box, boxes, lathe, plane, tube
from kit.houseplants import areca, branch_vase
from kit.interior_finishes import finish, finishes
from kit.lamps import globe_pendant, ring_pendant, table_lamp
from kit.lights import point
from kit.painting import dunes, rug_border, rug_lozenges, sadu
from kit.placing import placed
from kit.room_light import day
from kit.rooms import Room, drapes, fill, frame, slab, slabs, walls
from kit.sofas import floor_armrest, floor_run, scatter_pillows, sofa
from kit.surfaces import imgmat
from kit.tables import cube_side, drum_table, tray_table
from kit.views import courtyard
from kit.wall_finishes import fluting, moulding, najdi_frieze, panels, skirting


def ground_cushions(run, spots, mats, seed=1):
    """Loose cushions on a run of ground seating, by share of its length."""
    length = run
    scatter_pillows(
        [((t - 0.5) * length, -0.36, 0.47, 0.46, 0.44, finish(mats[i % len(mats)])) for i, t in enumerate(spots)], seed
    )


def najdi_courtyard():
    """Mud-plaster room, tamarisk beams, sadu ground seating on three sides, a hearth corner, doors to the courtyard."""
    room = Room(5.4, 6.6, 3.5, -1.9)
    left = [(1.2, 2.35, 0.55, 2.35), (3.6, 4.75, 0.55, 2.35)]
    walls(room, finish('mud wall'), left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('terracotta'))
    box(-0.3, 5.7, -2.2, 6.9, 3.5, 3.6, finish('tamarisk'), 0)
    log_beams(room, finish('tamarisk'), 13, 0.08)
    gypsum, inlay, timber = finishes('gypsum', 'clay wall', 'tamarisk upright')
    for side in ('back', 'left', 'right'):
        najdi_frieze(room, side, 2.55, gypsum, inlay, 0.24)
    # White dado, scalloped by triangles, as in old Diriyah rooms.
    for side in ('back', 'right'):
        slab(room, side, *room.span(side), 0, 0.95, -0.02, 0, gypsum, 0.006)
    slabs(
        room,
        'left',
        [(-1.9, 1.1, 0, 0.95, -0.02, 0), (2.45, 3.5, 0, 0.95, -0.02, 0), (4.85, 6.6, 0, 0.95, -0.02, 0)],
        gypsum,
        0.006,
    )
    for opening in left:
        frame(room, 'left', opening, timber, 2, 3, 0.07)
        u0, u1, z0, z1 = opening
        slabs(
            room,
            'left',
            [
                (u0 - 0.12, u0, z0 - 0.1, z1 + 0.12, -0.045, 0),
                (u1, u1 + 0.12, z0 - 0.1, z1 + 0.12, -0.045, 0),
                (u0, u1, z1, z1 + 0.12, -0.045, 0),
                (u0 - 0.16, u1 + 0.16, z0 - 0.14, z0, -0.1, 0),
            ],
            timber,
            0.01,
        )
    red = imgmat('sadu', sadu(), 0.97, 0.8, 0.05)
    dark = imgmat('sadu2', sadu('#2b2320', '#7d1f1c', '#e2d2b4', '#a8542c'), 0.97, 0.8, 0.05)
    with placed(2.7, 6.55):
        floor_run(5.2, red, dark, 5)
        ground_cushions(5.2, (0.14, 0.38, 0.62, 0.86), ('ivory cloth', 'ochre cloth'), 3)
        for u in (-1.04, 1.04):
            with placed(u, 0):
                floor_armrest(red, dark)
    with placed(5.36, 3.25, 0, -90):
        floor_run(4.9, red, dark, 5)
        ground_cushions(4.9, (0.2, 0.55, 0.8), ('ivory cloth', 'terracotta cloth'), 5)
    with placed(0.04, 3.0, 0, 90):
        floor_run(4.4, red, dark, 4)
        ground_cushions(4.4, (0.25, 0.7), ('ochre cloth', 'ivory cloth'), 8)
    rug(1.0, 4.4, 0.9, 5.55, rug_lozenges('#c9b48e', '#7d2419', '#241c18', '#a8703c'), fringe='ivory cloth')
    with placed(2.7, 3.5):
        frame_low = finish('tamarisk')
        box(-0.55, 0.55, -0.36, 0.36, 0.2, 0.26, frame_low, 0.012)
        boxes([(u, u + 0.07, v, v + 0.07, 0, 0.2) for u in (-0.5, 0.43) for v in (-0.32, 0.25)], frame_low, 0.01)
        with placed(-0.08, 0.02, 0.26):
            coffee_set(5)
        with placed(0.35, 0.05, 0.26):
            vase(0.16, 'clay pot', 0.07)
    # Wooden shelves of brass over the back seats.
    slabs(room, 'back', [(1.1, 4.3, 1.62, 1.68, -0.24, 0), (1.1, 4.3, 2.06, 2.12, -0.24, 0)], timber, 0.008)
    slabs(room, 'back', [(u, u + 0.05, 1.62, 2.12, -0.22, -0.02) for u in (1.1, 2.15, 3.2, 4.25)], timber, 0.006)
    for i, u in enumerate((1.4, 1.72, 2.0, 2.45, 2.8, 3.05, 3.5, 3.8, 4.08)):
        with placed(u, 6.48, 1.68, 0, 0.8 + 0.12 * (i % 3)):
            if i % 3 == 1:
                vase(0.26, 'clay pot', 0.08)
            else:
                lathe(
                    [
                        (0, 0),
                        (0.055, 0),
                        (0.075, 0.03),
                        (0.07, 0.08),
                        (0.035, 0.13),
                        (0.03, 0.17),
                        (0.05, 0.2),
                        (0.04, 0.22),
                        (0.012, 0.27),
                        (0, 0.29),
                    ],
                    finish('brass'),
                    n=24,
                )
    for i, u in enumerate((1.5, 2.6, 3.7)):
        with placed(u, 6.48, 2.12):
            vase(0.22 + 0.05 * (i == 1), 'pot' if i != 1 else 'clay pot', 0.09)
    for x, y in ((2.7, 4.7), (2.7, 2.0)):
        tube([(x, y, 3.5), (x, y, 2.75)], 0.006, finish('black metal'), 5)
        lathe(
            [(0, 0.34), (0.05, 0.32), (0.13, 0.22), (0.15, 0.1), (0.1, 0), (0, -0.02)],
            finish('brass'),
            (x, y, 2.42),
            16,
        )
        point((x, y, 2.36), 14, (1, 0.7, 0.38), 0.12)
    courtyard('left', 0, 6.5, 3.0, 3, 2, wall='#b98f68')
    fill(room, 26, (1, 0.9, 0.78))
    camera((2.7, -1.55, 1.25), 2, 22, -0.01)
    return day(room, [('left', o) for o in left], 'left', 4, 44, 26, 34) | {'exposure': 0.75, 'warm': (0.98, 1.0, 1.06)}


def ground_modern():
    """Ground seating in oat cloth on a raised oak edge, tall windows to a garden in the far wall, hidden light above."""
    room = Room(6.2, 5.6, 3.3, -2.1)
    back = [(0.9, 2.75, 0.1, 2.75), (3.45, 5.3, 0.1, 2.75)]
    walls(room, finish('greige wall'), back=back)
    plane(0, room.width, room.near, room.depth, 0, finish('sand tiles'))
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), 0.7, 0.22, 16, sides=('left', 'right'))
    oak, cloth, dark, ivory = finishes('oak', 'greige cloth', 'olive cloth', 'ivory cloth')
    for k, opening in enumerate(back):
        frame(room, 'back', opening, finish('black metal'), 2, 1, 0.05, transom=2.2)
        drapes(room, 'back', opening, finish('drape'), finish('sheer'), z, 0.42, 0.3, 3 + 5 * k)
    panels(room, 'right', -1.6, 5.2, 0.1, z - 0.1, finish('oak upright'), 6, 0.03, 0.012)
    moulding(room, 'left', [(-1.7, 0.3, 0.9, 2.7), (0.6, 2.7, 0.9, 2.7), (3.0, 5.1, 0.9, 2.7)], finish('greige wall'))
    for side, length, at in (('left', 5.4, 2.0), ('right', 5.4, 2.0)):
        x, yaw = (0.06, 90) if side == 'left' else (room.width - 0.09, -90)
        with placed(x, at, 0, yaw):
            box(-length / 2 - 0.03, length / 2 + 0.03, -0.86, 0.0, 0, 0.1, oak, 0.008)
            with placed(0, 0, 0.1):
                floor_run(length, cloth, cloth, 4, 0.84, 0.26)
                scatter_pillows(
                    [
                        (u, -0.42, 0.52, 0.48, 0.46, m)
                        for u, m in (
                            (-2.2, dark),
                            (-1.3, ivory),
                            (0.1, finish('terracotta cloth')),
                            (1.5, ivory),
                            (2.2, dark),
                        )
                    ],
                    4,
                )
    rug(1.35, 4.85, 0.35, 4.6, rug_border('#cdbfa6', '#6a5a45'), 'taupe cloth')
    for y in (1.5, 3.3):
        with placed(3.1, y):
            box(-0.42, 0.42, -0.42, 0.42, 0, 0.3, finish('travertine'), 0.02)
            with placed(-0.12, 0.05, 0.3):
                coffee_set(4) if y > 2 else book_stack(('olive cloth', 'ivory cloth'))
            with placed(0.26, 0.1, 0.3):
                branch_vase(0.24, 'dark pot', int(y)) if y < 2 else vase(0.2, 'clay pot', 0.08)
    with placed(3.1, 5.15):
        areca(3, 0.95, 'dark pot')
    for x in (1.4, 3.1, 4.8):
        with placed(x, 2.6):
            globe_pendant(2.45 + 0.18 * (x == 3.1), room.height, 0.15, 6)
    fluting(room, 'left', 5.2, 5.55, 0.1, z, finish('oak upright'), finish('black'))
    courtyard('back', room.depth, 6.0, 3.1, 8, 3, spread=8)
    fill(room, 34)
    camera((3.1, -1.85, 1.22), 0, 22, -0.02)
    return day(room, [('back', o) for o in back], 'back', 22, 40, 22, 26) | {'exposure': 0.15}


def dunes_sofas():
    """Low sofas in an L, walnut battens with three dune pictures, rings of light, a garden window on the left."""
    room = Room(6.6, 7.6, 3.4, -2.5)
    left = [(1.4, 3.25, 0.12, 2.95), (4.35, 6.2, 0.12, 2.95)]
    wall, top = finishes('greige wall', 'ceiling')
    walls(room, wall, left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('beige marble'))
    ceiling(room, top)
    z = cove(room, top, 0.85, 0.26, 20)
    for k, opening in enumerate(left):
        frame(room, 'left', opening, finish('black metal'), 2)
        drapes(room, 'left', opening, finish('drape'), finish('sheer'), z, 0.42, 0.3, 4 * k + 1)
    skirting(room, finish('white marble'), 0.12, 0.018, ('back', 'right'))
    fluting(room, 'back', 1.7, 4.9, 0.12, z, finish('walnut upright'), finish('black'))
    moulding(room, 'back', [(0.35, 1.45, 0.4, 2.85), (5.15, 6.25, 0.4, 2.85)], wall)
    moulding(room, 'right', [(4.9, 7.2, 0.4, 2.85), (2.3, 4.6, 0.4, 2.85), (-0.3, 2.0, 0.4, 2.85)], wall)
    for i, x in enumerate((2.35, 3.3, 4.25)):
        with placed(x, room.depth - 0.075, 1.97):
            framed(dunes(i + 3), 0.8, 1.1, 'brass', 0.03, f'dunes{i}')
    cloth, terr, ivory, olive, taupe = finishes(
        'greige cloth', 'terracotta cloth', 'ivory cloth', 'olive cloth', 'taupe cloth'
    )
    with placed(3.3, 7.35):
        sofa(3.9, cloth, finish('walnut'))
        scatter_pillows(
            [
                (-1.45, -0.42, 0.72, 0.5, 0.48, terr),
                (-1.1, -0.52, 0.7, 0.48, 0.46, ivory),
                (0, -0.5, 0.66, 0.62, 0.34, olive),
                (1.15, -0.52, 0.7, 0.48, 0.46, ivory),
                (1.5, -0.42, 0.72, 0.5, 0.48, terr),
            ]
        )
    with placed(6.48, 4.1, 0, -90):
        sofa(3.2, cloth, finish('walnut'))
        scatter_pillows(
            [
                (-1.1, -0.42, 0.72, 0.5, 0.48, olive),
                (-0.75, -0.52, 0.7, 0.46, 0.46, ivory),
                (1.0, -0.45, 0.72, 0.5, 0.48, terr),
                (0.65, -0.52, 0.7, 0.46, 0.46, taupe),
            ],
            9,
        )
    for y in (3.55, 4.7):
        with placed(1.55, y):
            pouf(taupe, finish('brass'), 0.345)
    rug(1.25, 4.95, 2.2, 6.55, rug_lozenges(), fringe='ivory cloth')
    with placed(3.1, 4.55):
        drum_table(finish('white marble'), finish('walnut'), 0.575, 0.355)
        with placed(0.07, -0.05, 0.357):
            coffee_set()
        with placed(-0.25, 0.25, 0.357):
            book_stack()
    with placed(3.75, 3.95):
        tray_table(finish('brass'), finish('black metal'), 0.34, 0.455)
        with placed(0, 0, 0.456):
            branch_vase(0.25, 'pot')
    with placed(0.72, 6.95):
        areca(2, 1.1)
    with placed(5.85, 7.05):
        cube_side(finish('walnut'), finish('white marble'), 0.62, 0.5)
        with placed(0, 0, 0.5):
            table_lamp(0.64, 0.2, power=16)
    with placed(3.1, 4.55):
        ring_pendant(((0.62, 2.35), (0.42, 2.58), (0.24, 2.78)), room.height)
    downlights(((0.45, 7.2), (6.15, 5.9), (6.15, 3.2), (0.45, 0.4)), z, finish('glow'), 45, lit=(0, 1, 2))
    courtyard('left', 0, 8.5, 4.0, 1, 2)
    fill(room, 22)
    camera((2.75, -0.75, 1.3), -4, 23, -0.035)
    return day(room, [('left', o) for o in left], 'left', 0, 47, 26, 18)


PLANS = {'najdi-courtyard': najdi_courtyard, 'ground-modern': ground_modern, 'dunes-sofas': dunes_sofas}


def build(p):
    return PLANS[p['plan']]()
