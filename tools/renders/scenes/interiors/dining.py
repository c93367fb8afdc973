"""Dining rooms: travertine and arches, a classical table for eight, a round table by the courtyard.

parameters: {"plan": one of PLANS}
"""

import math

from kit.camera import camera
from kit.ceilings import ceiling, cove, square_beams
from kit.chairs import dining_chair, slat_chair
from kit.decor import bowl, framed, fruit, place_setting, round_mirror, round_rug, rug, vase
from kit.floors import herringbone
from kit.geometry import box, lathe, plane, tube
from kit.houseplants import areca, branch_vase, olive_tree
from kit.interior_finishes import finish, finishes
from kit.lamps import chandelier, globe_pendant, table_lamp
from kit.lights import point
from kit.painting import dunes, rug_border, rug_medallion, strata
from kit.placing import placed, repeat
from kit.room_light import day, evening
from kit.rooms import Room, drapes, fill, frame, slabs, walls
from kit.storage import sideboard
from kit.tables import dining_table
from kit.views import city, courtyard, far_card
from kit.wall_finishes import arched_niche, moulding, skirting


def around(length, depth, sides, ends=True, gap=0.5):
    """Places of chairs round a table: (x, y, z, yaw), `sides` to each long side."""
    spots = []
    for i in range(sides):
        x = -length / 2 + length * (i + 0.5) / sides
        spots += [(x, -depth / 2 - gap + 0.32, 0, 180), (x, depth / 2 + gap - 0.32, 0, 0)]
    if ends:
        spots += [(-length / 2 - gap + 0.3, 0, 0, 90), (length / 2 + gap - 0.3, 0, 0, -90)]
    return spots


def lay(spots, inset=0.36, height=0.75):
    """A cover before each chair."""
    for x, y, _, yaw in spots:
        a = math.radians(yaw)
        with placed(x + inset * math.sin(a), y - inset * math.cos(a), height, yaw + 180):
            place_setting()


def travertine_arches():
    """An oval travertine table between lit arched niches, linen chairs, a row of paper globes, day."""
    room = Room(5.6, 5.4, 3.1, -2.0)
    left = [(0.6, 2.1, 0.1, 2.5), (2.7, 4.2, 0.1, 2.5)]
    walls(room, finish('warm wall'), left=left)
    herringbone(room, finish('oak boards'))
    ceiling(room, finish('ceiling'))
    skirting(room, finish('cream lacquer'), 0.1, sides=('right', 'back'))
    for k, opening in enumerate(left):
        frame(room, 'left', opening, finish('oak upright'), 2, 1, 0.06)
        drapes(room, 'left', opening, finish('linen'), None, 2.7, 0.3, 0.2, 3 + 4 * k)
    for x in (0.95, 2.8, 4.65):
        with placed(x, room.depth):
            arched_niche(1.05, 0.35, 2.35, finish('linen wall'), finish('travertine'), 0.26)
            for z, thing in ((0.95, 0), (1.55, 1)):
                box(-0.5, 0.5, -0.2, 0, z - 0.03, z, finish('travertine'), 0.004)
                for u in (-0.26, 0.05, 0.3):
                    with placed(u, -0.1, z):
                        (
                            vase(0.24 + 0.1 * abs(u), ('pot', 'clay pot', 'dark pot')[int(abs(u) * 10) % 3], 0.08)
                            if (u > 0) == bool(thing)
                            else bowl(0.1, 'pot')
                        )
    table = around(2.5, 1.15, 3)
    with placed(2.8, 2.5):
        dining_table(finish('travertine'), finish('travertine'), 2.6, 1.15, 'oval')
        repeat(lambda: dining_chair(finish('boucle'), finish('oak')), table)
        with placed(0, 0, 0.75):
            branch_vase(0.3, 'clay pot', 4, 0.3, 0.5, 320)
        with placed(0.65, 0.05, 0.75):
            fruit(0.16)
        with placed(-0.62, 0.0, 0.75):
            bowl(0.15, 'ceramic')
    rug(1.0, 4.6, 1.1, 3.9, rug_border('#d0c2a8', '#a38a68'))
    for x in (2.05, 2.8, 3.55):
        with placed(x, 2.5):
            globe_pendant(1.85 + 0.1 * (x == 2.8), room.height, 0.2, 7)
    with placed(5.58, 2.5, 0, -90):
        sideboard(finish('oak'), finish('brass'), 2.0, 0.44, 0.78, 4)
        with placed(-0.6, -0.2, 0.78):
            table_lamp(0.6, 0.18, 'clay pot', 12)
        with placed(0.5, -0.2, 0.78):
            bowl(0.18, 'clay pot')
    with placed(5.59, 2.5, 1.65, -90):
        framed(strata(), 1.5, 0.9, 'oak', 0.03)
    courtyard('left', 0, 7, 2.6, 3, 2)
    fill(room, 26)
    camera((2.35, -1.75, 1.4), -5, 22, -0.04)
    return day(room, [('left', o) for o in left], 'left', 6, 44, 22, 26) | {'exposure': 0.1}


def classical_eight():
    """Mahogany for eight under a chandelier, green wall panels, a laid table, evening."""
    room = Room(5.4, 6.0, 3.5, -2.0)
    back = [(1.75, 3.65, 0.1, 2.9)]
    walls(room, finish('olive wall'), back=back)
    plane(0, room.width, room.near, room.depth, 0, finish('white marble floor'))
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), 0.65, 0.2, 24)
    gold, maho, olive = finishes('gold', 'mahogany', 'olive wall')
    for side, runs in (
        ('left', ((-1.7, 0.3), (0.6, 3.4), (3.7, 5.7))),
        ('right', ((-1.7, 0.3), (0.6, 3.4), (3.7, 5.7))),
        ('back', ((0.2, 1.2), (4.2, 5.2))),
    ):
        moulding(
            room, side, [(a, b, 1.05, 3.05) for a, b in runs] + [(a, b, 0.2, 0.84) for a, b in runs], olive, 0.045, 0.03
        )
        slabs(
            room,
            side,
            (
                [(*room.span(side), 0.92, 0.97, -0.03, 0)]
                if side != 'back'
                else [(0, 1.3, 0.92, 0.97, -0.03, 0), (4.1, 5.4, 0.92, 0.97, -0.03, 0)]
            ),
            olive,
            0.01,
        )
    skirting(room, finish('white marble'), 0.14)
    frame(room, 'back', back[0], finish('cream lacquer'), 2, 3, 0.06)
    drapes(room, 'back', back[0], finish('ochre cloth'), finish('sheer'), z, 0.42, 0.45, 3)
    spots = around(2.7, 1.15, 3)
    with placed(2.7, 2.6):
        dining_table(maho, maho, 2.8, 1.15, 'trestle')
        repeat(lambda: dining_chair(finish('ivory cloth'), maho, 1.02, False), spots)
        lay(spots)
        box(-1.2, 1.2, -0.17, 0.17, 0.751, 0.755, finish('linen'), 0.002)
        for x in (-0.7, 0.7):
            with placed(x, 0, 0.755):
                lathe(
                    [(0, 0), (0.06, 0), (0.065, 0.01), (0.012, 0.03), (0.012, 0.26), (0.03, 0.28), (0, 0.28)],
                    gold,
                    n=20,
                )
                lathe([(0, 0), (0.011, 0), (0.011, 0.16), (0, 0.16)], finish('ivory cloth'), (0, 0, 0.28), 12)
                lathe([(0, 0), (0.007, 0.012), (0, 0.04)], finish('glow'), (0, 0, 0.445), 8)
        with placed(0, 0, 0.755):
            branch_vase(0.22, 'gold', 7, 0.22, 0.3, 300)
    rug(0.95, 4.45, 0.8, 4.4, rug_medallion('#6f6a56', '#4d4034', '#d9cbb0', '#a5835a'), fringe='ivory cloth')
    for x, yaw, side in ((0.02, 90, 'l'), (5.38, -90, 'r')):
        with placed(x, 2.9, 0, yaw):
            sideboard(maho, gold, 1.9, 0.45, 0.88, 4, 0.12, finish('dark marble'))
            for u in (-0.65, 0.65):
                with placed(u, -0.22, 0.88):
                    table_lamp(0.6, 0.16, 'gold', 12, 2.0)
            with placed(0, -0.22, 0.88):
                bowl(0.18, 'gold')
    with placed(0.03, 2.9, 1.95, 90):
        round_mirror(0.5, 'gold')
    with placed(5.37, 2.9, 1.95, -90):
        framed(dunes(7), 1.0, 1.0, 'gold', 0.06)
    with placed(2.7, 2.6):
        chandelier(2.3, room.height, 12, 0.55, 80)
    with placed(0.6, 5.4):
        areca(3, 1.0, 'dark pot')
    with placed(4.8, 5.4):
        areca(5, 1.0, 'dark pot')
    far_card('back', room.depth, city('night', 6), 0.5)
    fill(room, 60, (1, 0.84, 0.62))
    camera((2.7, -1.75, 1.45), 0, 23, -0.03)
    return evening(room, [('back', back[0])], 5) | {'exposure': 0.35, 'bloom': 0.08}


def round_courtyard():
    """A round ash table in a bay of folding glass onto the courtyard, rattan shade, morning."""
    room = Room(4.8, 4.2, 2.9, -2.2)
    back, right = (0.4, 4.4, 0.05, 2.5), (1.4, 3.9, 0.05, 2.5)
    walls(room, finish('linen wall'), back=[back], right=[right])
    plane(0, room.width, room.near, room.depth, 0, finish('terracotta'))
    ceiling(room, finish('ceiling'))
    square_beams(room, finish('ash'), 5, 0.1, 0.16, 'y')
    frame(room, 'back', back, finish('black metal'), 4, 1, 0.045, transom=2.05)
    frame(room, 'right', right, finish('black metal'), 3, 1, 0.045, transom=2.05)
    drapes(room, 'back', (0.3, 4.6, 0.05, 2.5), finish('linen'), None, 2.62, 0.12, 0.2, 3)
    round_rug(2.3, 1.9, 1.6, finish('boucle'))
    with placed(2.3, 1.9):
        dining_table(finish('ash'), finish('white lacquer'), 1.4, 1.4, 'round')
        repeat(
            lambda: slat_chair(finish('ash'), finish('sage cloth')),
            [(0.92 * math.sin(a), -0.92 * math.cos(a), 0, 180 + math.degrees(a)) for a in (0.45, 1.75, 2.95, 4.2, 5.4)],
        )
        with placed(0, 0, 0.75):
            branch_vase(0.26, 'ceramic', 6, 0.26, 0.4, 300)
        with placed(0.35, -0.15, 0.75):
            fruit(0.15, 3)
        for a in (0.45, 4.2):
            with placed(0.45 * math.sin(a), -0.45 * math.cos(a), 0.75):
                bowl(0.09, 'ceramic')
    # A rattan shade: hoops and ribs.
    rattan = finish('oak')
    profile = [(0.08, 0.36), (0.2, 0.32), (0.33, 0.2), (0.38, 0.08), (0.36, 0)]
    for r, z in profile:
        tube(
            [(2.3 + r * math.cos(t), 1.9 + r * math.sin(t), 1.75 + z) for t in [i * math.pi / 20 for i in range(41)]],
            0.007,
            rattan,
            6,
        )
    for i in range(36):
        a = i * math.pi / 18
        tube([(2.3 + r * math.cos(a), 1.9 + r * math.sin(a), 1.75 + z) for r, z in profile], 0.005, rattan, 5)
    lathe([(0, 0), (0.05, 0.02), (0.06, 0.06), (0.03, 0.11), (0, 0.12)], finish('glow'), (2.3, 1.9, 1.86), 20)
    tube([(2.3, 1.9, 2.1), (2.3, 1.9, 2.9)], 0.004, finish('black metal'), 4)
    point((2.3, 1.9, 1.8), 8, (1, 0.76, 0.46), 0.07)
    with placed(0.02, 1.6, 0, 90):
        sideboard(finish('ash'), finish('black metal'), 1.8, 0.4, 0.82, 4)
        with placed(-0.5, -0.2, 0.82):
            vase(0.34, 'clay pot', 0.12)
        with placed(-0.15, -0.2, 0.82):
            vase(0.22, 'pot', 0.09)
        with placed(0.5, -0.2, 0.82):
            bowl(0.16, 'clay pot')
    with placed(0.012, 1.6, 1.72, 90):
        framed(strata(('#e9e0d0', '#c9a27a', '#8a9078', '#b5623e', '#d9b27a'), 9), 1.3, 0.85, 'ash', 0.03)
    with placed(4.4, 3.75):
        olive_tree(5, 2.1, 'clay pot')
    courtyard('back', room.depth, 6, 2.4, 7, 3, flower=0.35, spread=9)
    fill(room, 22)
    camera((2.05, -1.95, 1.4), -5, 22, -0.04)
    return day(room, [('back', back), ('right', right)], 'right', 26, 42, 20, 15, 0.7) | {'exposure': 0.05}


PLANS = {'travertine-arches': travertine_arches, 'classical-eight': classical_eight, 'round-courtyard': round_courtyard}


def build(p):
    return PLANS[p['plan']]()
