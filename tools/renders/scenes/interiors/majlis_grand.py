"""Large reception rooms: a classical majlis in the evening, a long diwaniya.

parameters: {"plan": one of PLANS}
"""

from kit.camera import camera
from kit.ceilings import ceiling, cove, downlights, square_beams
from kit.decor import book_stack, coffee_set, framed, rug, vase
from kit.geometry import box, boxes, lathe, plane, tube
from kit.houseplants import areca, branch_vase
from kit.interior_finishes import finish, finishes
from kit.lamps import chandelier, ring_pendant, table_lamp
from kit.painting import rug_lines, rug_medallion, star
from kit.placing import placed, repeat
from kit.room_light import evening, golden
from kit.rooms import Room, drapes, fill, frame, slabs, walls
from kit.sofas import classic_sofa, scatter_pillows, sofa
from kit.tables import cube_side, frame_table
from kit.views import courtyard
from kit.wall_finishes import moulding, panels, skirting


def classical_evening():
    """Gilt-framed sofas in a U under a chandelier, a knotted carpet, heavy curtains, evening."""
    room = Room(6.4, 7.2, 3.8, -2.2)
    back = [(1.35, 2.65, 0.1, 3.05), (3.75, 5.05, 0.1, 3.05)]
    wall, top, gold, maho = finishes('warm wall', 'ceiling', 'gold', 'mahogany')
    walls(room, wall, back=back)
    plane(0, room.width, room.near, room.depth, 0, finish('beige marble'))
    ceiling(room, top)
    z = cove(room, top, 0.75, 0.22, 26)
    for side in ('left', 'right'):
        moulding(
            room,
            side,
            [(-1.8, -0.2, 1.0, 3.1), (0.1, 1.9, 1.0, 3.1), (2.2, 4.8, 1.0, 3.1), (5.1, 6.9, 1.0, 3.1)],
            finish('cream lacquer'),
            0.05,
            0.03,
        )
        moulding(
            room,
            side,
            [(-1.8, -0.2, 0.2, 0.82), (0.1, 1.9, 0.2, 0.82), (2.2, 4.8, 0.2, 0.82), (5.1, 6.9, 0.2, 0.82)],
            finish('cream lacquer'),
            0.04,
        )
    moulding(
        room,
        'back',
        [(0.2, 0.95, 1.0, 3.1), (5.45, 6.2, 1.0, 3.1), (0.2, 0.95, 0.2, 0.82), (5.45, 6.2, 0.2, 0.82)],
        finish('cream lacquer'),
        0.05,
    )
    skirting(room, finish('white marble'), 0.14, 0.02)
    for k, opening in enumerate(back):
        frame(room, 'back', opening, finish('cream lacquer'), 2, 3, 0.06)
        drapes(room, 'back', opening, finish('burgundy velvet'), finish('sheer'), z - 0.02, 0.34, 0.42, 3 + 7 * k)
        u0, u1 = opening[:2]
        slabs(room, 'back', [(u0 - 0.42, u1 + 0.42, z - 0.32, z, -0.26, -0.02)], finish('burgundy velvet'), 0.03)
        tube([(u0 - 0.42, room.depth - 0.27, z - 0.31), (u1 + 0.42, room.depth - 0.27, z - 0.31)], 0.012, gold)
    velvet, ivory, burg = finishes('ivory cloth', 'ochre cloth', 'burgundy velvet')
    with placed(3.2, 6.75):
        classic_sofa(2.5, velvet, maho, gold)
        scatter_pillows([(-0.8, -0.35, 0.7, 0.44, 0.42, burg), (0.8, -0.35, 0.7, 0.44, 0.42, burg)], 2)
    for side, x, yaw in (('right', 6.25, -90), ('left', 0.15, 90)):
        with placed(x, 3.9, 0, yaw):
            classic_sofa(2.7, velvet, maho, gold)
            scatter_pillows(
                [
                    (-0.95, -0.35, 0.7, 0.44, 0.42, burg),
                    (0.0, -0.35, 0.7, 0.46, 0.34, ivory),
                    (0.95, -0.35, 0.7, 0.44, 0.42, burg),
                ],
                5,
            )
    repeat(lambda: classic_sofa(0.86, burg, maho, gold, 1, 0.78), [(6.2, 1.45, 0, -90), (0.2, 1.45, 0, 90)])
    rug(1.25, 5.15, 1.2, 6.2, rug_medallion(), fringe='ivory cloth')
    with placed(3.2, 3.8):
        box(-0.75, 0.75, -0.45, 0.45, 0.4, 0.44, finish('dark marble'), 0.012)
        for sx in (-1, 1):
            for sy in (-1, 1):
                lathe(
                    [(0.03, 0), (0.05, 0.03), (0.03, 0.08), (0.06, 0.25), (0.05, 0.38), (0.07, 0.4)],
                    maho,
                    (sx * 0.62, sy * 0.34, 0),
                    16,
                )
        boxes(
            [(-0.68, 0.68, s * 0.4 - 0.02, s * 0.4 + 0.02, 0.33, 0.4) for s in (-1, 1)]
            + [(s * 0.68 - 0.02, s * 0.68 + 0.02, -0.4, 0.4, 0.33, 0.4) for s in (-1, 1)],
            maho,
            0.006,
        )
        with placed(-0.25, 0, 0.44):
            coffee_set(5, 'gold', 0.28)
        with placed(0.4, 0.05, 0.44):
            branch_vase(0.26, 'gold', 5, 0.2, 0.3)
    for x in (0.55, 5.85):
        with placed(x, 6.7):
            cube_side(maho, finish('dark marble'), 0.5, 0.58)
            with placed(0, 0, 0.58):
                table_lamp(0.72, 0.2, 'gold', 18, 2.2)
    with placed(0.03, 3.5, 2.05, 90):
        framed(star('#5b1f26', '#d9b574'), 1.1, 1.1, 'gold', 0.06, 'star')
    with placed(room.width - 0.03, 3.5, 2.05, -90):
        framed(star('#1f3540', '#d9b574'), 1.1, 1.1, 'gold', 0.06, 'star2')
    with placed(3.2, 3.8):
        chandelier(2.55, room.height, 12, 0.62, 75)
    downlights(
        ((0.4, 5.2), (6.0, 5.2), (0.4, 2.4), (6.0, 2.4), (1.1, 6.85), (5.3, 6.85)),
        z,
        finish('glow'),
        70,
        lit=(0, 1, 2, 3),
    )
    fill(room, 60, (1, 0.84, 0.62))
    camera((3.2, -1.95, 1.35), 0, 22, -0.01)
    return evening(room, [('back', o) for o in back], 5) | {'bloom': 0.08}


def diwaniya_long():
    """A long men's reception: facing rows of sofas, high windows with lattice, ribs of oak, golden light."""
    room = Room(5.2, 10.5, 3.4, -2.2)
    left = [(0.2 + i * 2.4, 1.3 + i * 2.4, 1.1, 2.75) for i in range(4)]
    wall, top, oak = finishes('linen wall', 'ceiling', 'oak')
    walls(room, wall, left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('grey tiles'))
    ceiling(room, top)
    square_beams(room, oak, 9, 0.1, 0.2, 'x')
    for side in ('left', 'right', 'back'):
        slabs(room, side, [(*room.span(side), room.height - 0.26, room.height, -0.05, 0)], oak, 0.006)
    for opening in left:
        frame(room, 'left', opening, finish('oak upright'), 3, 4, 0.04)
        u0, u1, z0, z1 = opening
        slabs(
            room,
            'left',
            [
                (u0 - 0.08, u0, z0 - 0.08, z1 + 0.08, -0.03, 0),
                (u1, u1 + 0.08, z0 - 0.08, z1 + 0.08, -0.03, 0),
                (u0, u1, z1, z1 + 0.08, -0.03, 0),
                (u0 - 0.1, u1 + 0.1, z0 - 0.1, z0, -0.06, 0),
            ],
            oak,
            0.006,
        )
    panels(room, 'right', -2.0, 10.3, 0.1, 1.1, finish('oak upright'), 10, 0.025)
    slabs(room, 'right', [(-2.2, 10.5, 1.1, 1.14, -0.05, 0)], oak, 0.006)
    skirting(room, finish('white marble'), 0.1)
    blue, ivory, ochre, pale = finishes('pale blue cloth', 'ivory cloth', 'ochre cloth', 'blue cloth')
    run = 8.6
    for x, yaw in ((0.12, 90), (room.width - 0.12, -90)):
        with placed(x, 4.6, 0, yaw):
            for k in (-1, 0, 1):
                with placed(k * run / 3, 0):
                    sofa(run / 3 - 0.05, blue if k else pale, oak, 3, 0.88, 0.14, 0.58, 0.78)
                    scatter_pillows(
                        [(-0.95, -0.4, 0.7, 0.46, 0.44, ivory), (0.95, -0.4, 0.7, 0.46, 0.44, ochre if k else ivory)],
                        3 + k,
                    )
    with placed(2.6, 10.2):
        sofa(3.2, pale, oak, 3, 0.9)
        scatter_pillows(
            [
                (-1.1, -0.42, 0.7, 0.48, 0.46, ivory),
                (-0.4, -0.5, 0.66, 0.6, 0.34, ochre),
                (1.1, -0.42, 0.7, 0.48, 0.46, ivory),
            ],
            4,
        )
    rug(1.55, 3.65, 0.0, 9.0, rug_lines('#d8cdb8', '#5f6f7c', 300, 1200, 76), fringe='ivory cloth')
    for y in (1.6, 4.4, 7.2):
        with placed(2.6, y):
            frame_table(finish('white marble'), finish('brass'), 0.62, 1.1, 0.38)
            with placed(0, -0.2, 0.38):
                coffee_set(4) if y != 4.4 else book_stack()
            with placed(0, 0.3, 0.38):
                branch_vase(0.22, 'pot', int(y)) if y != 1.6 else vase(0.18, 'dark pot', 0.07)
    for i, x in enumerate((1.1, 2.6, 4.1)):
        with placed(x, room.depth - 0.01, 2.05):
            framed(star(('#2b4650', '#70402b', '#2b4650')[i], '#d9bf86'), 0.95, 0.95, 'oak', 0.06, f'star{i}')
    for y in (2.2, 5.2, 8.2):
        with placed(2.6, y):
            ring_pendant(((0.45, 2.5),), room.height, power=12)
    for x in (0.5, 4.7):
        with placed(x, 10.05):
            areca(int(x) + 1, 0.9, 'clay pot')
    courtyard('left', 0, 7, 4.0, 5, 3, spread=12)
    fill(room, 26)
    camera((2.25, -1.9, 1.3), -3, 23, -0.02)
    return golden(room, [('left', o) for o in left], 'left', -6, 30, 20, 22) | {'exposure': 0.35}


PLANS = {'classical-evening': classical_evening, 'diwaniya-long': diwaniya_long}


def build(p):
    return PLANS[p['plan']]()
