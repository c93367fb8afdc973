"""Majlis: ground seating (Najdi, modern), sofas (modern, classical), a long reception room.

parameters: {"plan": one of PLANS}
"""
import math

from kit.camera import camera
from kit.ceilings import ceiling, cove, downlights, log_beams, square_beams
from kit.cushions import pillow
from kit.decor import (areca, branch_vase, book_stack, chandelier, coffee_set, framed, ring_pendant, rug, table_lamp,
                       globe_pendant, vase)
from kit.finishes import emis
from kit.floors import herringbone, planks
from kit.furniture_seats import classic_sofa, floor_armrest, floor_run, pouf, scatter_pillows, sofa, tub_chair
from kit.furniture_tables import cube_side, drum_table, frame_table, plinth_table, sideboard, tray_table
from kit.geometry import box, boxes, lathe, plane, tube
from kit.interior_finishes import finish, finishes
from kit.lights import area, point, spot
from kit.nodes import c
from kit.painting import discs, dunes, rug_border, rug_lines, rug_lozenges, rug_medallion, rug_washed, sadu, star, stripes
from kit.placing import placed, repeat
from kit.room_light import day, evening, golden
from kit.rooms import Room, drapes, fill, frame, slab, slabs, walls
from kit.surfaces import imgmat
from kit.views import courtyard
from kit.wall_finishes import cornice, fluting, moulding, najdi_frieze, panels, skirting


def ground_cushions(run, spots, mats, seed=1):
    """Loose cushions on a run of ground seating, by share of its length."""
    length = run
    scatter_pillows([((t - .5) * length, -.36, .47, .46, .44, finish(mats[i % len(mats)])) for i, t in enumerate(spots)], seed)


def najdi_courtyard():
    """Mud-plaster room, tamarisk beams, sadu ground seating on three sides, a hearth corner, doors to the courtyard."""
    room = Room(5.4, 6.6, 3.5, -1.9)
    left = [(1.2, 2.35, .55, 2.35), (3.6, 4.75, .55, 2.35)]
    walls(room, finish('mud wall'), left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('terracotta'))
    box(-.3, 5.7, -2.2, 6.9, 3.5, 3.6, finish('tamarisk'), 0)
    log_beams(room, finish('tamarisk'), 13, .08)
    gypsum, inlay, timber = finishes('gypsum', 'clay wall', 'tamarisk upright')
    for side in ('back', 'left', 'right'):
        najdi_frieze(room, side, 2.55, gypsum, inlay, .24)
    # White dado, scalloped by triangles, as in old Diriyah rooms.
    for side in ('back', 'right'):
        slab(room, side, *room.span(side), 0, .95, -.02, 0, gypsum, .006)
    slabs(room, 'left', [(-1.9, 1.1, 0, .95, -.02, 0), (2.45, 3.5, 0, .95, -.02, 0), (4.85, 6.6, 0, .95, -.02, 0)], gypsum, .006)
    for opening in left:
        frame(room, 'left', opening, timber, 2, 3, .07)
        u0, u1, z0, z1 = opening
        slabs(room, 'left', [(u0 - .12, u0, z0 - .1, z1 + .12, -.045, 0), (u1, u1 + .12, z0 - .1, z1 + .12, -.045, 0), (u0, u1, z1, z1 + .12, -.045, 0), (u0 - .16, u1 + .16, z0 - .14, z0, -.1, 0)], timber, .01)
    red, plain = imgmat('sadu', sadu(), .97, .8, .05), finish('ivory cloth')
    dark = imgmat('sadu2', sadu('#2b2320', '#7d1f1c', '#e2d2b4', '#a8542c'), .97, .8, .05)
    with placed(2.7, 6.55):
        floor_run(5.2, red, dark, 5)
        ground_cushions(5.2, (.14, .38, .62, .86), ('ivory cloth', 'ochre cloth'), 3)
        for u in (-1.04, 1.04):
            with placed(u, 0):
                floor_armrest(red, dark)
    with placed(5.36, 3.25, 0, -90):
        floor_run(4.9, red, dark, 5)
        ground_cushions(4.9, (.2, .55, .8), ('ivory cloth', 'terracotta cloth'), 5)
    with placed(.04, 3.0, 0, 90):
        floor_run(4.4, red, dark, 4)
        ground_cushions(4.4, (.25, .7), ('ochre cloth', 'ivory cloth'), 8)
    rug(1.0, 4.4, .9, 5.55, rug_lozenges('#c9b48e', '#7d2419', '#241c18', '#a8703c'), fringe='ivory cloth')
    with placed(2.7, 3.5):
        frame_low = finish('tamarisk')
        box(-.55, .55, -.36, .36, .2, .26, frame_low, .012)
        boxes([(u, u + .07, v, v + .07, 0, .2) for u in (-.5, .43) for v in (-.32, .25)], frame_low, .01)
        with placed(-.08, .02, .26):
            coffee_set(5)
        with placed(.35, .05, .26):
            vase(.16, 'clay pot', .07)
    # Wooden shelves of brass over the back seats.
    slabs(room, 'back', [(1.1, 4.3, 1.62, 1.68, -.24, 0), (1.1, 4.3, 2.06, 2.12, -.24, 0)], timber, .008)
    slabs(room, 'back', [(u, u + .05, 1.62, 2.12, -.22, -.02) for u in (1.1, 2.15, 3.2, 4.25)], timber, .006)
    for i, u in enumerate((1.4, 1.72, 2.0, 2.45, 2.8, 3.05, 3.5, 3.8, 4.08)):
        with placed(u, 6.48, 1.68, 0, .8 + .12 * (i % 3)):
            if i % 3 == 1:
                vase(.26, 'clay pot', .08)
            else:
                lathe([(0, 0), (.055, 0), (.075, .03), (.07, .08), (.035, .13), (.03, .17), (.05, .2), (.04, .22), (.012, .27), (0, .29)], finish('brass'), n=24)
    for i, u in enumerate((1.5, 2.6, 3.7)):
        with placed(u, 6.48, 2.12):
            vase(.22 + .05 * (i == 1), 'pot' if i != 1 else 'clay pot', .09)
    for x, y in ((2.7, 4.7), (2.7, 2.0)):
        tube([(x, y, 3.5), (x, y, 2.75)], .006, finish('black metal'), 5)
        lathe([(0, .34), (.05, .32), (.13, .22), (.15, .1), (.1, 0), (0, -.02)], finish('brass'), (x, y, 2.42), 16)
        point((x, y, 2.36), 14, (1, .7, .38), .12)
    courtyard('left', 0, 6.5, 3., 3, 2, wall='#b98f68')
    fill(room, 26, (1, .9, .78))
    camera((2.7, -1.55, 1.25), 2, 22, -.01)
    return day(room, [('left', o) for o in left], 'left', 4, 44, 26, 34) | {'exposure': .75, 'warm': (.98, 1., 1.06)}


def ground_modern():
    """Ground seating in oat cloth on a raised oak edge, tall windows to a garden in the far wall, hidden light above."""
    room = Room(6.2, 5.6, 3.3, -2.1)
    back = [(.9, 2.75, .1, 2.75), (3.45, 5.3, .1, 2.75)]
    walls(room, finish('greige wall'), back=back)
    plane(0, room.width, room.near, room.depth, 0, finish('sand tiles'))
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), .7, .22, 16, sides=('left', 'right'))
    oak, cloth, dark, ivory = finishes('oak', 'greige cloth', 'olive cloth', 'ivory cloth')
    for k, opening in enumerate(back):
        frame(room, 'back', opening, finish('black metal'), 2, 1, .05, transom=2.2)
        drapes(room, 'back', opening, finish('drape'), finish('sheer'), z, .42, .3, 3 + 5 * k)
    panels(room, 'right', -1.6, 5.2, .1, z - .1, finish('oak upright'), 6, .03, .012)
    moulding(room, 'left', [(-1.7, .3, .9, 2.7), (.6, 2.7, .9, 2.7), (3., 5.1, .9, 2.7)], finish('greige wall'))
    for side, length, at in (('left', 5.4, 2.0), ('right', 5.4, 2.0)):
        x, yaw = (.06, 90) if side == 'left' else (room.width - .09, -90)
        with placed(x, at, 0, yaw):
            box(-length / 2 - .03, length / 2 + .03, -.86, .0, 0, .1, oak, .008)
            with placed(0, 0, .1):
                floor_run(length, cloth, cloth, 4, .84, .26)
                scatter_pillows([(u, -.42, .52, .48, .46, m) for u, m in ((-2.2, dark), (-1.3, ivory), (.1, finish('terracotta cloth')), (1.5, ivory), (2.2, dark))], 4)
    rug(1.35, 4.85, .35, 4.6, rug_border('#cdbfa6', '#6a5a45'), 'taupe cloth')
    for y in (1.5, 3.3):
        with placed(3.1, y):
            box(-.42, .42, -.42, .42, 0, .3, finish('travertine'), .02)
            with placed(-.12, .05, .3):
                coffee_set(4) if y > 2 else book_stack(('olive cloth', 'ivory cloth'))
            with placed(.26, .1, .3):
                branch_vase(.24, 'dark pot', int(y)) if y < 2 else vase(.2, 'clay pot', .08)
    with placed(3.1, 5.15):
        areca(3, .95, 'dark pot')
    for x in (1.4, 3.1, 4.8):
        with placed(x, 2.6):
            globe_pendant(2.45 + .18 * (x == 3.1), room.height, .15, 6)
    fluting(room, 'left', 5.2, 5.55, .1, z, finish('oak upright'), finish('black'))
    courtyard('back', room.depth, 6., 3.1, 8, 3, spread=8)
    fill(room, 34)
    camera((3.1, -1.85, 1.22), 0, 22, -.02)
    return day(room, [('back', o) for o in back], 'back', 22, 40, 22, 26) | {'exposure': .15}


def dunes_sofas():
    """Low sofas in an L, walnut battens with three dune pictures, rings of light, a garden window on the left."""
    room = Room(6.6, 7.6, 3.4, -2.5)
    left = [(1.4, 3.25, .12, 2.95), (4.35, 6.2, .12, 2.95)]
    wall, top = finishes('greige wall', 'ceiling')
    walls(room, wall, left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('beige marble'))
    ceiling(room, top)
    z = cove(room, top, .85, .26, 20)
    for k, opening in enumerate(left):
        frame(room, 'left', opening, finish('black metal'), 2)
        drapes(room, 'left', opening, finish('drape'), finish('sheer'), z, .42, .3, 4 * k + 1)
    skirting(room, finish('white marble'), .12, .018, ('back', 'right'))
    fluting(room, 'back', 1.7, 4.9, .12, z, finish('walnut upright'), finish('black'))
    moulding(room, 'back', [(.35, 1.45, .4, 2.85), (5.15, 6.25, .4, 2.85)], wall)
    moulding(room, 'right', [(4.9, 7.2, .4, 2.85), (2.3, 4.6, .4, 2.85), (-.3, 2., .4, 2.85)], wall)
    for i, x in enumerate((2.35, 3.3, 4.25)):
        with placed(x, room.depth - .075, 1.97):
            framed(dunes(i + 3), .8, 1.1, 'brass', .03, f'dunes{i}')
    cloth, terr, ivory, olive, taupe = finishes('greige cloth', 'terracotta cloth', 'ivory cloth', 'olive cloth', 'taupe cloth')
    with placed(3.3, 7.35):
        sofa(3.9, cloth, finish('walnut'))
        scatter_pillows([(-1.45, -.42, .72, .5, .48, terr), (-1.1, -.52, .7, .48, .46, ivory), (0, -.5, .66, .62, .34, olive), (1.15, -.52, .7, .48, .46, ivory), (1.5, -.42, .72, .5, .48, terr)])
    with placed(6.48, 4.1, 0, -90):
        sofa(3.2, cloth, finish('walnut'))
        scatter_pillows([(-1.1, -.42, .72, .5, .48, olive), (-.75, -.52, .7, .46, .46, ivory), (1., -.45, .72, .5, .48, terr), (.65, -.52, .7, .46, .46, taupe)], 9)
    for y in (3.55, 4.7):
        with placed(1.55, y):
            pouf(taupe, finish('brass'), .345)
    rug(1.25, 4.95, 2.2, 6.55, rug_lozenges(), fringe='ivory cloth')
    with placed(3.1, 4.55):
        drum_table(finish('white marble'), finish('walnut'), .575, .355)
        with placed(.07, -.05, .357):
            coffee_set()
        with placed(-.25, .25, .357):
            book_stack()
    with placed(3.75, 3.95):
        tray_table(finish('brass'), finish('black metal'), .34, .455)
        with placed(0, 0, .456):
            branch_vase(.25, 'pot')
    with placed(.72, 6.95):
        areca(2, 1.1)
    with placed(5.85, 7.05):
        cube_side(finish('walnut'), finish('white marble'), .62, .5)
        with placed(0, 0, .5):
            table_lamp(.64, .2, power=16)
    with placed(3.1, 4.55):
        ring_pendant(((.62, 2.35), (.42, 2.58), (.24, 2.78)), room.height)
    downlights(((.45, 7.2), (6.15, 5.9), (6.15, 3.2), (.45, .4)), z, finish('glow'), 45, lit=(0, 1, 2))
    courtyard('left', 0, 8.5, 4., 1, 2)
    fill(room, 22)
    camera((2.75, -.75, 1.3), -4, 23, -.035)
    return day(room, [('left', o) for o in left], 'left', 0, 47, 26, 18)


def classical_evening():
    """Gilt-framed sofas in a U under a chandelier, a knotted carpet, heavy curtains, evening."""
    room = Room(6.4, 7.2, 3.8, -2.2)
    back = [(1.35, 2.65, .1, 3.05), (3.75, 5.05, .1, 3.05)]
    wall, top, gold, maho = finishes('warm wall', 'ceiling', 'gold', 'mahogany')
    walls(room, wall, back=back)
    plane(0, room.width, room.near, room.depth, 0, finish('beige marble'))
    ceiling(room, top)
    z = cove(room, top, .75, .22, 26)
    for side in ('left', 'right'):
        moulding(room, side, [(-1.8, -.2, 1.0, 3.1), (.1, 1.9, 1.0, 3.1), (2.2, 4.8, 1.0, 3.1), (5.1, 6.9, 1.0, 3.1)], finish('cream lacquer'), .05, .03)
        moulding(room, side, [(-1.8, -.2, .2, .82), (.1, 1.9, .2, .82), (2.2, 4.8, .2, .82), (5.1, 6.9, .2, .82)], finish('cream lacquer'), .04)
    moulding(room, 'back', [(.2, .95, 1., 3.1), (5.45, 6.2, 1., 3.1), (.2, .95, .2, .82), (5.45, 6.2, .2, .82)], finish('cream lacquer'), .05)
    skirting(room, finish('white marble'), .14, .02)
    for k, opening in enumerate(back):
        frame(room, 'back', opening, finish('cream lacquer'), 2, 3, .06)
        drapes(room, 'back', opening, finish('burgundy velvet'), finish('sheer'), z - .02, .34, .42, 3 + 7 * k)
        u0, u1 = opening[:2]
        slabs(room, 'back', [(u0 - .42, u1 + .42, z - .32, z, -.26, -.02)], finish('burgundy velvet'), .03)
        tube([(u0 - .42, room.depth - .27, z - .31), (u1 + .42, room.depth - .27, z - .31)], .012, gold)
    velvet, ivory, burg = finishes('ivory cloth', 'ochre cloth', 'burgundy velvet')
    with placed(3.2, 6.75):
        classic_sofa(2.5, velvet, maho, gold)
        scatter_pillows([(-.8, -.35, .7, .44, .42, burg), (.8, -.35, .7, .44, .42, burg)], 2)
    for side, x, yaw in (('right', 6.25, -90), ('left', .15, 90)):
        with placed(x, 3.9, 0, yaw):
            classic_sofa(2.7, velvet, maho, gold)
            scatter_pillows([(-.95, -.35, .7, .44, .42, burg), (.0, -.35, .7, .46, .34, ivory), (.95, -.35, .7, .44, .42, burg)], 5)
    repeat(lambda: classic_sofa(.86, burg, maho, gold, 1, .78), [(6.2, 1.45, 0, -90), (.2, 1.45, 0, 90)])
    rug(1.25, 5.15, 1.2, 6.2, rug_medallion(), fringe='ivory cloth')
    with placed(3.2, 3.8):
        box(-.75, .75, -.45, .45, .4, .44, finish('dark marble'), .012)
        for sx in (-1, 1):
            for sy in (-1, 1):
                lathe([(.03, 0), (.05, .03), (.03, .08), (.06, .25), (.05, .38), (.07, .4)], maho, (sx * .62, sy * .34, 0), 16)
        boxes([(-.68, .68, s * .4 - .02, s * .4 + .02, .33, .4) for s in (-1, 1)] + [(s * .68 - .02, s * .68 + .02, -.4, .4, .33, .4) for s in (-1, 1)], maho, .006)
        with placed(-.25, 0, .44):
            coffee_set(5, 'gold', .28)
        with placed(.4, .05, .44):
            branch_vase(.26, 'gold', 5, .2, .3)
    for x in (.55, 5.85):
        with placed(x, 6.7):
            cube_side(maho, finish('dark marble'), .5, .58)
            with placed(0, 0, .58):
                table_lamp(.72, .2, 'gold', 18, 2.2)
    with placed(.03, 3.5, 2.05, 90):
        framed(star('#5b1f26', '#d9b574'), 1.1, 1.1, 'gold', .06, 'star')
    with placed(room.width - .03, 3.5, 2.05, -90):
        framed(star('#1f3540', '#d9b574'), 1.1, 1.1, 'gold', .06, 'star2')
    with placed(3.2, 3.8):
        chandelier(2.55, room.height, 12, .62, 75)
    downlights(((.4, 5.2), (6., 5.2), (.4, 2.4), (6., 2.4), (1.1, 6.85), (5.3, 6.85)), z, finish('glow'), 70, lit=(0, 1, 2, 3))
    fill(room, 60, (1, .84, .62))
    camera((3.2, -1.95, 1.35), 0, 22, -.01)
    return evening(room, [('back', o) for o in back], 5) | {'bloom': .08}


def diwaniya_long():
    """A long men's reception: facing rows of sofas, high windows with lattice, ribs of oak, golden light."""
    room = Room(5.2, 10.5, 3.4, -2.2)
    left = [(.2 + i * 2.4, 1.3 + i * 2.4, 1.1, 2.75) for i in range(4)]
    wall, top, oak = finishes('linen wall', 'ceiling', 'oak')
    walls(room, wall, left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('grey tiles'))
    ceiling(room, top)
    square_beams(room, oak, 9, .1, .2, 'x')
    for side in ('left', 'right', 'back'):
        slabs(room, side, [(*room.span(side), room.height - .26, room.height, -.05, 0)], oak, .006)
    for opening in left:
        frame(room, 'left', opening, finish('oak upright'), 3, 4, .04)
        u0, u1, z0, z1 = opening
        slabs(room, 'left', [(u0 - .08, u0, z0 - .08, z1 + .08, -.03, 0), (u1, u1 + .08, z0 - .08, z1 + .08, -.03, 0), (u0, u1, z1, z1 + .08, -.03, 0), (u0 - .1, u1 + .1, z0 - .1, z0, -.06, 0)], oak, .006)
    panels(room, 'right', -2., 10.3, .1, 1.1, finish('oak upright'), 10, .025)
    slabs(room, 'right', [(-2.2, 10.5, 1.1, 1.14, -.05, 0)], oak, .006)
    skirting(room, finish('white marble'), .1)
    blue, ivory, ochre, pale = finishes('pale blue cloth', 'ivory cloth', 'ochre cloth', 'blue cloth')
    run = 8.6
    for x, yaw in ((.12, 90), (room.width - .12, -90)):
        with placed(x, 4.6, 0, yaw):
            for k in (-1, 0, 1):
                with placed(k * run / 3, 0):
                    sofa(run / 3 - .05, blue if k else pale, oak, 3, .88, .14, .58, .78)
                    scatter_pillows([(-.95, -.4, .7, .46, .44, ivory), (.95, -.4, .7, .46, .44, ochre if k else ivory)], 3 + k)
    with placed(2.6, 10.2):
        sofa(3.2, pale, oak, 3, .9)
        scatter_pillows([(-1.1, -.42, .7, .48, .46, ivory), (-.4, -.5, .66, .6, .34, ochre), (1.1, -.42, .7, .48, .46, ivory)], 4)
    rug(1.55, 3.65, .0, 9.0, rug_lines('#d8cdb8', '#5f6f7c', 300, 1200, 76), fringe='ivory cloth')
    for y in (1.6, 4.4, 7.2):
        with placed(2.6, y):
            frame_table(finish('white marble'), finish('brass'), .62, 1.1, .38)
            with placed(0, -.2, .38):
                coffee_set(4) if y != 4.4 else book_stack()
            with placed(0, .3, .38):
                branch_vase(.22, 'pot', int(y)) if y != 1.6 else vase(.18, 'dark pot', .07)
    for i, x in enumerate((1.1, 2.6, 4.1)):
        with placed(x, room.depth - .01, 2.05):
            framed(star(('#2b4650', '#70402b', '#2b4650')[i], '#d9bf86'), .95, .95, 'oak', .06, f'star{i}')
    for y in (2.2, 5.2, 8.2):
        with placed(2.6, y):
            ring_pendant(((.45, 2.5),), room.height, power=12)
    for x in (.5, 4.7):
        with placed(x, 10.05):
            areca(int(x) + 1, .9, 'clay pot')
    courtyard('left', 0, 7, 4., 5, 3, spread=12)
    fill(room, 26)
    camera((2.25, -1.9, 1.3), -3, 23, -.02)
    return golden(room, [('left', o) for o in left], 'left', -6, 30, 20, 22) | {'exposure': .35}


PLANS = {
    'najdi-courtyard': najdi_courtyard,
    'ground-modern': ground_modern,
    'dunes-sofas': dunes_sofas,
    'classical-evening': classical_evening,
    'diwaniya-long': diwaniya_long,
}


def build(p):
    return PLANS[p['plan']]()
