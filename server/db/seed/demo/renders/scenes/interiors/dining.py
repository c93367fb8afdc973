"""Dining rooms: travertine and arches, a classical table for eight, a round table by the courtyard.

parameters: {"plan": one of PLANS}
"""
import math

from kit.camera import camera
from kit.ceilings import ceiling, cove, downlights, square_beams
from kit.decor import (areca, bowl, branch_vase, chandelier, framed, fruit, globe_pendant, olive_tree, place_setting,
                       round_mirror, round_rug, rug, table_lamp, vase)
from kit.floors import herringbone, planks
from kit.furniture_seats import dining_chair, slat_chair
from kit.furniture_tables import dining_table, sideboard
from kit.geometry import box, boxes, lathe, mesh, plane, tube
from kit.interior_finishes import finish, finishes, shade_cloth
from kit.lights import area, point
from kit.painting import dunes, rug_border, rug_medallion, rug_washed, strata
from kit.placing import placed, repeat
from kit.room_light import day, evening, golden
from kit.rooms import Room, drapes, fill, frame, slab, slabs, walls
from kit.views import city, courtyard, far_card
from kit.wall_finishes import arched_niche, fluting, moulding, panels, skirting


def around(length, depth, sides, ends=True, gap=.5):
    """Places of chairs round a table: (x, y, z, yaw), `sides` to each long side."""
    spots = []
    for i in range(sides):
        x = -length / 2 + length * (i + .5) / sides
        spots += [(x, -depth / 2 - gap + .32, 0, 180), (x, depth / 2 + gap - .32, 0, 0)]
    if ends:
        spots += [(-length / 2 - gap + .3, 0, 0, 90), (length / 2 + gap - .3, 0, 0, -90)]
    return spots


def lay(spots, inset=.36, height=.75):
    """A cover before each chair."""
    for x, y, _, yaw in spots:
        a = math.radians(yaw)
        with placed(x + inset * math.sin(a), y - inset * math.cos(a), height, yaw + 180):
            place_setting()


def travertine_arches():
    """An oval travertine table between lit arched niches, linen chairs, a row of paper globes, day."""
    room = Room(5.6, 5.4, 3.1, -2.)
    left = [(.6, 2.1, .1, 2.5), (2.7, 4.2, .1, 2.5)]
    walls(room, finish('warm wall'), left=left)
    herringbone(room, finish('oak boards'))
    ceiling(room, finish('ceiling'))
    skirting(room, finish('cream lacquer'), .1, sides=('right', 'back'))
    for k, opening in enumerate(left):
        frame(room, 'left', opening, finish('oak upright'), 2, 1, .06)
        drapes(room, 'left', opening, finish('linen'), None, 2.7, .3, .2, 3 + 4 * k)
    for x in (.95, 2.8, 4.65):
        with placed(x, room.depth):
            arched_niche(1.05, .35, 2.35, finish('linen wall'), finish('travertine'), .26)
            for z, thing in ((.95, 0), (1.55, 1)):
                box(-.5, .5, -.2, 0, z - .03, z, finish('travertine'), .004)
                for u in (-.26, .05, .3):
                    with placed(u, -.1, z):
                        (vase(.24 + .1 * abs(u), ('pot', 'clay pot', 'dark pot')[int(abs(u) * 10) % 3], .08) if (u > 0) == bool(thing) else bowl(.1, 'pot'))
    table = around(2.5, 1.15, 3)
    with placed(2.8, 2.5):
        dining_table(finish('travertine'), finish('travertine'), 2.6, 1.15, 'oval')
        repeat(lambda: dining_chair(finish('boucle'), finish('oak')), table)
        with placed(0, 0, .75):
            branch_vase(.3, 'clay pot', 4, .3, .5, 320)
        with placed(.65, .05, .75):
            fruit(.16)
        with placed(-.62, .0, .75):
            bowl(.15, 'ceramic')
    rug(1.0, 4.6, 1.1, 3.9, rug_border('#d0c2a8', '#a38a68'))
    for x in (2.05, 2.8, 3.55):
        with placed(x, 2.5):
            globe_pendant(1.85 + .1 * (x == 2.8), room.height, .2, 7)
    with placed(5.58, 2.5, 0, -90):
        sideboard(finish('oak'), finish('brass'), 2., .44, .78, 4)
        with placed(-.6, -.2, .78):
            table_lamp(.6, .18, 'clay pot', 12)
        with placed(.5, -.2, .78):
            bowl(.18, 'clay pot')
    with placed(5.59, 2.5, 1.65, -90):
        framed(strata(), 1.5, .9, 'oak', .03)
    courtyard('left', 0, 7, 2.6, 3, 2)
    fill(room, 26)
    camera((2.35, -1.75, 1.4), -5, 22, -.04)
    return day(room, [('left', o) for o in left], 'left', 6, 44, 22, 26) | {'exposure': .1}


def classical_eight():
    """Mahogany for eight under a chandelier, green wall panels, a laid table, evening."""
    room = Room(5.4, 6., 3.5, -2.)
    back = [(1.75, 3.65, .1, 2.9)]
    walls(room, finish('olive wall'), back=back)
    plane(0, room.width, room.near, room.depth, 0, finish('white marble floor'))
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), .65, .2, 24)
    gold, maho, olive = finishes('gold', 'mahogany', 'olive wall')
    for side, runs in (('left', ((-1.7, .3), (.6, 3.4), (3.7, 5.7))), ('right', ((-1.7, .3), (.6, 3.4), (3.7, 5.7))), ('back', ((.2, 1.2), (4.2, 5.2)))):
        moulding(room, side, [(a, b, 1.05, 3.05) for a, b in runs] + [(a, b, .2, .84) for a, b in runs], olive, .045, .03)
        slabs(room, side, [(*room.span(side), .92, .97, -.03, 0)] if side != 'back' else [(0, 1.3, .92, .97, -.03, 0), (4.1, 5.4, .92, .97, -.03, 0)], olive, .01)
    skirting(room, finish('white marble'), .14)
    frame(room, 'back', back[0], finish('cream lacquer'), 2, 3, .06)
    drapes(room, 'back', back[0], finish('ochre cloth'), finish('sheer'), z, .42, .45, 3)
    spots = around(2.7, 1.15, 3)
    with placed(2.7, 2.6):
        dining_table(maho, maho, 2.8, 1.15, 'trestle')
        repeat(lambda: dining_chair(finish('ivory cloth'), maho, 1.02, False), spots)
        lay(spots)
        box(-1.2, 1.2, -.17, .17, .751, .755, finish('linen'), .002)
        for x in (-.7, .7):
            with placed(x, 0, .755):
                lathe([(0, 0), (.06, 0), (.065, .01), (.012, .03), (.012, .26), (.03, .28), (0, .28)], gold, n=20)
                lathe([(0, 0), (.011, 0), (.011, .16), (0, .16)], finish('ivory cloth'), (0, 0, .28), 12)
                lathe([(0, 0), (.007, .012), (0, .04)], finish('glow'), (0, 0, .445), 8)
        with placed(0, 0, .755):
            branch_vase(.22, 'gold', 7, .22, .3, 300)
    rug(.95, 4.45, .8, 4.4, rug_medallion('#6f6a56', '#4d4034', '#d9cbb0', '#a5835a'), fringe='ivory cloth')
    for x, yaw, side in ((.02, 90, 'l'), (5.38, -90, 'r')):
        with placed(x, 2.9, 0, yaw):
            sideboard(maho, gold, 1.9, .45, .88, 4, .12, finish('dark marble'))
            for u in (-.65, .65):
                with placed(u, -.22, .88):
                    table_lamp(.6, .16, 'gold', 12, 2.)
            with placed(0, -.22, .88):
                bowl(.18, 'gold')
    with placed(.03, 2.9, 1.95, 90):
        round_mirror(.5, 'gold')
    with placed(5.37, 2.9, 1.95, -90):
        framed(dunes(7), 1.0, 1.0, 'gold', .06)
    with placed(2.7, 2.6):
        chandelier(2.3, room.height, 12, .55, 80)
    with placed(.6, 5.4):
        areca(3, 1., 'dark pot')
    with placed(4.8, 5.4):
        areca(5, 1., 'dark pot')
    far_card('back', room.depth, city('night', 6), .5)
    fill(room, 60, (1, .84, .62))
    camera((2.7, -1.75, 1.45), 0, 23, -.03)
    return evening(room, [('back', back[0])], 5) | {'exposure': .35, 'bloom': .08}


def round_courtyard():
    """A round ash table in a bay of folding glass onto the courtyard, rattan shade, morning."""
    room = Room(4.8, 4.2, 2.9, -2.2)
    back, right = (.4, 4.4, .05, 2.5), (1.4, 3.9, .05, 2.5)
    walls(room, finish('linen wall'), back=[back], right=[right])
    plane(0, room.width, room.near, room.depth, 0, finish('terracotta'))
    ceiling(room, finish('ceiling'))
    square_beams(room, finish('ash'), 5, .1, .16, 'y')
    frame(room, 'back', back, finish('black metal'), 4, 1, .045, transom=2.05)
    frame(room, 'right', right, finish('black metal'), 3, 1, .045, transom=2.05)
    drapes(room, 'back', (.3, 4.6, .05, 2.5), finish('linen'), None, 2.62, .12, .2, 3)
    round_rug(2.3, 1.9, 1.6, finish('boucle'))
    with placed(2.3, 1.9):
        dining_table(finish('ash'), finish('white lacquer'), 1.4, 1.4, 'round')
        repeat(lambda: slat_chair(finish('ash'), finish('sage cloth')), [(.92 * math.sin(a), -.92 * math.cos(a), 0, 180 + math.degrees(a)) for a in (.45, 1.75, 2.95, 4.2, 5.4)])
        with placed(0, 0, .75):
            branch_vase(.26, 'ceramic', 6, .26, .4, 300)
        with placed(.35, -.15, .75):
            fruit(.15, 3)
        for a in (.45, 4.2):
            with placed(.45 * math.sin(a), -.45 * math.cos(a), .75):
                bowl(.09, 'ceramic')
    # A rattan shade: hoops and ribs.
    rattan = finish('oak')
    profile = [(.08, .36), (.2, .32), (.33, .2), (.38, .08), (.36, 0)]
    for r, z in profile:
        tube([(2.3 + r * math.cos(t), 1.9 + r * math.sin(t), 1.75 + z) for t in [i * math.pi / 20 for i in range(41)]], .007, rattan, 6)
    for i in range(36):
        a = i * math.pi / 18
        tube([(2.3 + r * math.cos(a), 1.9 + r * math.sin(a), 1.75 + z) for r, z in profile], .005, rattan, 5)
    lathe([(0, 0), (.05, .02), (.06, .06), (.03, .11), (0, .12)], finish('glow'), (2.3, 1.9, 1.86), 20)
    tube([(2.3, 1.9, 2.1), (2.3, 1.9, 2.9)], .004, finish('black metal'), 4)
    point((2.3, 1.9, 1.8), 8, (1, .76, .46), .07)
    with placed(.02, 1.6, 0, 90):
        sideboard(finish('ash'), finish('black metal'), 1.8, .4, .82, 4)
        with placed(-.5, -.2, .82):
            vase(.34, 'clay pot', .12)
        with placed(-.15, -.2, .82):
            vase(.22, 'pot', .09)
        with placed(.5, -.2, .82):
            bowl(.16, 'clay pot')
    with placed(.012, 1.6, 1.72, 90):
        framed(strata(('#e9e0d0', '#c9a27a', '#8a9078', '#b5623e', '#d9b27a'), 9), 1.3, .85, 'ash', .03)
    with placed(4.4, 3.75):
        olive_tree(5, 2.1, 'clay pot')
    courtyard('back', room.depth, 6, 2.4, 7, 3, flower=.35, spread=9)
    fill(room, 22)
    camera((2.05, -1.95, 1.4), -5, 22, -.04)
    return day(room, [('back', back), ('right', right)], 'right', 26, 42, 20, 15, .7) | {'exposure': .05}


PLANS = {'travertine-arches': travertine_arches, 'classical-eight': classical_eight, 'round-courtyard': round_courtyard}


def build(p):
    return PLANS[p['plan']]()
