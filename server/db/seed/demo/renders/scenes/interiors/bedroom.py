"""Bedrooms: masters (oak and taupe, high floor at night, classical, Najdi), a guest room, children's rooms.

parameters: {"plan": one of PLANS}
"""
import math

from mathutils import Matrix

from kit.camera import camera
from kit.ceilings import ceiling, cove, downlights, log_beams
from kit.cushions import pillow
from kit.decor import (areca, book_stack, bowl, branch_vase, chandelier, coffee_set, dome_pendant, floor_lamp, framed,
                       globe_pendant, olive_tree, round_mirror, round_rug, rug, snake_plant, table_lamp, throw, vase)
from kit.floors import herringbone, planks
from kit.furniture_beds import (bed, channel_headboard, house_bed, panel_headboard, single_bed, tufted_headboard)
from kit.furniture_seats import armchair, bench, pouf, slat_chair, task_chair, tub_chair
from kit.furniture_tables import bookcase, books, drawers, frame_table, sideboard, tray_table, wardrobe
from kit.geometry import box, boxes, lathe, plane, tube
from kit.interior_finishes import finish, finishes
from kit.lights import area, point
from kit.nodes import c
from kit.painting import (discs, dunes, palm_leaf, rug_arches, rug_border, rug_lines, rug_lozenges, rug_medallion,
                          rug_washed, sadu, skyline, star, strata)
from kit.placing import placed, repeat
from kit.room_light import day, evening, golden, soft_day
from kit.rooms import Room, blind, drapes, fill, frame, slab, slabs, walls
from kit.surfaces import imgmat, simple
from kit.views import city, courtyard, far_card
from kit.wall_finishes import fluting, moulding, najdi_frieze, panels, skirting


def night_tables(spots, wood='walnut', metal='brass', top='white marble'):
    """Two night tables by the bed; spots of (x, y)."""
    for x, y in spots:
        with placed(x, y):
            drawers(finish(wood), finish(metal), finish(top))


def oak_taupe():
    """Channelled taupe headboard, oak wardrobe, a garden window on the right, morning sun."""
    room = Room(5.6, 5.2, 3.1, -1.8)
    right = [(.9, 4.1, .1, 2.75)]
    walls(room, finish('greige wall'), right=right)
    planks(room, finish('oak boards'))
    ceiling(room, finish('ceiling'))
    frame(room, 'right', right[0], finish('black metal'), 3)
    drapes(room, 'right', right[0], finish('drape'), finish('sheer'), 2.94, .45, .28, 1)
    box(5.28, 5.6, -1.8, 5.2, 2.94, 3.1, finish('ceiling'), .006)
    with placed(2.45, room.depth):
        channel_headboard(4.2, 1.32, finish('taupe cloth'))
        box(-2.13, 2.13, -.17, 0, 1.325, 1.365, finish('walnut'), .006)
    area((2.45, 5.11, 1.37), (2.45, 5.18, 2.4), 4., .03, 13, (1, .74, .45))
    with placed(2.45, room.depth - .01, 2.08):
        framed(discs(), 1.4, .92, 'walnut', .03)
    with placed(2.45, room.depth - .13):
        bed(2., finish('walnut'), finish('linen'), finish('sage cloth'), finish('terracotta cloth'), 2.1, finish('sage cloth'))
    with placed(2.45, 2.45):
        bench(1.7, finish('taupe cloth'), finish('walnut'))
    night_tables(((.92, 5.05), (4.05, 5.05)))
    for x in (.92, 4.05):
        with placed(x, 4.78):
            dome_pendant(1.12, room.height, .14)
    with placed(4.12, 4.85, .52):
        branch_vase(.2, 'pot')
    rug(.75, 4.4, 1.6, 4.1, rug_border('#cbbfa9', '#a3927a'))
    with placed(4.7, 2.3, 0, -75):
        armchair(finish('taupe cloth'), finish('walnut'))
    with placed(5.0, 4.75):
        areca(3, .85)
    with placed(.01, 2.3, 0, 90):
        wardrobe(finish('oak upright'), finish('brass'), 3.6, 2.55, .6, 5)
    courtyard('right', room.width, 7.5, 2.6, 1, 2)
    fill(room, 16)
    camera((2.2, -1.55, 1.25), -8, 23, -.05)
    return day(room, [('right', right[0])], 'right', -2, 40, 22, 26) | {'exposure': .1}


def high_floor_night():
    """Bed against walnut panels facing the city at night through a glass corner; a reading chair."""
    room = Room(5.8, 5., 2.95, -2.)
    left = [(-.6, 4.7, .05, 2.7)]
    walls(room, finish('dark wall'), left=left)
    planks(room, finish('dark boards'), .19, 6)
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), .55, .18, 15, sides=('right', 'back'))
    frame(room, 'left', left[0], finish('black metal'), 4, 1, .05)
    drapes(room, 'left', left[0], finish('grey drape'), None, 2.9, .0, .2, 5)
    far_card('left', 0, city('night', 5, towers=.12), .9, middle=45.)
    panels(room, 'back', 0, 5.8, 0, z, finish('walnut upright'), 7, .03, .01)
    with placed(3.1, room.depth - .03):
        panel_headboard(3.4, 1.2, finish('charcoal cloth'), 4)
        bed(1.9, finish('black'), finish('white cotton'), finish('charcoal cloth'), finish('ochre cloth'), 2.1, None, 5)
    area((3.1, 4.86, 1.22), (3.1, 4.97, 2.3), 3.3, .03, 22, (1, .72, .42))
    night_tables(((1.75, 4.95), (4.45, 4.95)), 'walnut', 'brass', 'dark marble')
    for x in (1.75, 4.45):
        with placed(x, 4.66):
            globe_pendant(1.05, room.height, .1, 9)
    rug(1.2, 5.2, 1.9, 4.2, rug_washed('#8d8781', '#625d58', '#aaa49c', 6))
    with placed(3.1, 2.4):
        bench(1.6, finish('cognac leather'), finish('walnut'))
    with placed(1.0, .8, 0, 120):
        tub_chair(finish('boucle'), finish('black metal'), .42, .74)
    with placed(1.0, 1.75):
        tray_table(finish('dark marble'), finish('brass'), .26, .5)
        with placed(0, 0, .5):
            book_stack(('ivory cloth', 'ochre cloth'))
    with placed(.5, 3.9):
        floor_lamp(1.5, 'brass', 26, 2.4)
    with placed(5.78, 1.6, 0, -90):
        sideboard(finish('walnut'), finish('brass'), 2.2, .42, .75, 4)
        with placed(-.6, -.2, .75):
            branch_vase(.28, 'dark pot', 6, .2, .35)
        with placed(.7, -.2, .75):
            bowl(.16, 'brass')
    with placed(5.77, 1.6, 1.55, -90):
        framed(dunes(5), 1.3, .8, 'brass', .03)
    area((5.3, 1.6, 2.9), (5.8, 1.6, 1.5), 1.6, .06, 14, (1, .76, .48), spread=110)
    downlights(((1.6, 3.0), (4.5, 3.), (1.6, .6), (4.5, .6)), room.height, finish('glow'), 50, lit=(0, 1, 3))
    fill(room, 40, (1, .82, .62))
    camera((3.3, -1.75, 1.3), 10, 22, -.03)
    return evening(room, [('left', left[0])], 3.) | {'exposure': .5, 'bloom': .08}


def classical_master():
    """A crested velvet headboard, mirrored panels, mouldings, a chandelier; late sun through tall curtains."""
    room = Room(6., 5.6, 3.5, -2.)
    left = [(.8, 2.2, .1, 2.95), (3., 4.4, .1, 2.95)]
    wall = finish('blush wall')
    walls(room, wall, left=left)
    herringbone(room, finish('oak boards'))
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), .6, .2, 18)
    cream = finish('cream lacquer')
    moulding(room, 'back', [(.2, 1.35, 1.05, 3.0), (1.6, 4.4, 1.05, 3.0), (4.65, 5.8, 1.05, 3.0), (.2, 1.35, .22, .85), (4.65, 5.8, .22, .85)], cream, .045, .03)
    moulding(room, 'right', [(-1.6, .6, .22, .85), (.9, 3.1, .22, .85), (3.4, 5.4, .22, .85), (-1.6, .6, 1.05, 3.), (.9, 3.1, 1.05, 3.), (3.4, 5.4, 1.05, 3.)], cream, .045, .03)
    for side in ('back', 'right'):
        slabs(room, side, [(*room.span(side), .92, .97, -.03, 0)], cream, .01)
    skirting(room, cream, .16, .022, ('back', 'right'))
    for k, opening in enumerate(left):
        frame(room, 'left', opening, cream, 2, 3, .06)
        drapes(room, 'left', opening, finish('green velvet'), finish('sheer'), z, .36, .25, 4 + 5 * k)
    with placed(3., room.depth - .03):
        tufted_headboard(2.3, 1.35, finish('green velvet'), finish('gold'))
        with placed(0, -.08):
            bed(2., finish('mahogany'), finish('white cotton'), finish('green velvet'), finish('green velvet'), 2.1, finish('ochre cloth'), 7)
    for x in (1.45, 4.55):
        with placed(x, 5.55):
            drawers(finish('cream lacquer'), finish('gold'), finish('white marble'), .62, .46, .6, 3)
            with placed(0, -.23, .6):
                table_lamp(.7, .18, 'gold', 13, 2.)
    with placed(3., 2.65):
        bench(1.6, finish('green velvet'), finish('gold'))
    rug(1.0, 5., 1.5, 4.3, rug_medallion('#8a7357', '#4f5a4c', '#e0d2b5', '#b48f5f'), fringe='ivory cloth')
    with placed(5.75, 3.9, 0, -90):
        sideboard(cream, finish('gold'), 1.5, .45, .8, 4, .12, finish('white marble'))
        with placed(-.4, -.2, .8):
            vase(.34, 'gold', .11)
        with placed(.35, -.2, .8):
            book_stack(('ivory cloth', 'olive cloth'))
    with placed(5.96, 3.9, 1.75, -90):
        round_mirror(.48, 'gold')
    with placed(1.0, 2.35, 0, 110):
        armchair(finish('ochre cloth'), finish('mahogany'))
    with placed(3., 2.9):
        chandelier(2.62, room.height, 10, .48, 14)
    with placed(.55, 5.05):
        areca(3, .95, 'pot')
    courtyard('left', 0, 8, 3., 4, 2)
    fill(room, 24)
    camera((3.35, -1.75, 1.35), 5, 22, -.02)
    return golden(room, [('left', o) for o in left], 'left', 4, 32, 20, 20) | {'exposure': .3}


def najdi_guest():
    """A guest room in a mud-brick house: low timber bed, sadu blanket, carved door, gypsum frieze."""
    room = Room(4.8, 4.6, 3.1, -1.8)
    right = [(1.1, 2.1, .7, 2.1)]
    walls(room, finish('mud wall'), right=right)
    plane(0, room.width, room.near, room.depth, 0, finish('terracotta'))
    box(-.3, 5.1, -2.1, 4.9, 3.1, 3.2, finish('tamarisk'), 0)
    log_beams(room, finish('tamarisk'), 9, .07, 'y')
    gypsum, timber = finishes('gypsum', 'tamarisk upright')
    for side in ('back', 'left', 'right'):
        najdi_frieze(room, side, 2.3, gypsum, finish('clay wall'), .2)
    opening = right[0]
    frame(room, 'right', opening, timber, 2, 3, .06)
    slabs(room, 'right', [(.98, 1.1, .58, 2.22, -.05, 0), (2.1, 2.22, .58, 2.22, -.05, 0), (1.1, 2.1, 2.1, 2.22, -.05, 0), (.94, 2.26, .5, .6, -.12, 0)], timber, .012)
    woven = imgmat('sadu', sadu('#7d1f1c', '#1f1a18', '#e9dcc3', '#c9772e'), .97, .8, .05)
    with placed(2.3, room.depth - .02):
        box(-1.15, 1.15, -.09, -.02, .1, 1.0, timber, .02)
        boxes([(-1.05 + i * .14, -1.05 + i * .14 + .09, -.11, -.08, .3, .92) for i in range(15)], timber, .012)
        bed(1.8, timber, finish('linen'), woven, woven, 2.05, finish('ochre cloth'), 9, None, .26)
    for x in (.95, 3.65):
        with placed(x, 4.25):
            lathe([(0, 0), (.2, 0), (.22, .05), (.16, .22), (.22, .42), (.24, .46), (0, .46)], timber, n=28)
            with placed(0, 0, .46):
                table_lamp(.5, .15, 'clay pot', 13, 2.)
    rug(.8, 3.9, .6, 3.0, rug_lozenges('#c9b48e', '#7d2419', '#241c18', '#a8703c'), fringe='ivory cloth')
    # A Najdi door on the left wall: planks, painted bands of discs.
    slab(room, 'left', .9, 1.95, 0, 2.05, -.07, 0, timber, .01)
    for z in (.35, .95, 1.55):
        slab(room, 'left', .9, 1.95, z, z + .16, -.095, -.07, finish('clay wall'), .006)
        for i in range(5):
            turn = lathe([(0, 0), (.055, 0), (.055, .012), (.03, .02), (0, .024)], finish('gypsum'), n=20)
            turn.matrix_basis = Matrix.Translation((.095, 1.02 + i * .2, z + .08)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
    with placed(.5, 3.0, 0, 90):
        box(-.55, .55, -.25, .25, .06, .5, timber, .015)
        boxes([(-.56, .56, -.26, .26, .4, .43), (-.56, .56, -.26, .26, .12, .15)], finish('brass'), .004)
        with placed(-.2, 0, .5):
            vase(.3, 'clay pot', .1)
        with placed(.25, 0, .5):
            coffee_set(3, 'brass', .2)
    with placed(4.4, 3.6):
        snake_plant(4, .75, 'clay pot')
    for x, z in ((2.3, 1.72),):
        with placed(x, room.depth - .02, z):
            framed(star('#5a2b1e', '#d9bf86'), .8, .8, 'tamarisk', .06)
    tube([(2.3, 2.2, 3.1), (2.3, 2.2, 2.6)], .006, finish('black metal'), 5)
    lathe([(0, .34), (.05, .32), (.13, .22), (.15, .1), (.1, 0), (0, -.02)], finish('brass'), (2.3, 2.2, 2.28), 16)
    point((2.3, 2.2, 2.2), 16, (1, .7, .38), .12)
    courtyard('right', room.width, 6, 1.6, 5, 2, wall='#b98f68')
    fill(room, 55, (1, .9, .8))
    camera((2.55, -1.6, 1.3), -3, 22, -.03)
    return day(room, [('right', o) for o in right], 'right', -6, 42, 24, 44) | {'exposure': 1.0, 'warm': (.97, 1., 1.08)}


def small_blue():
    """A modest bedroom: slate-blue wall, pale wood, one window behind a blind, a desk in the corner."""
    room = Room(3.9, 4.2, 2.75, -1.8)
    left = [(1.1, 2.7, .85, 2.25)]
    walls(room, finish('linen wall'), left=left)
    slab(room, 'back', 0, 3.9, 0, 2.75, -.01, 0, finish('blue wall'), 0)
    planks(room, finish('pale boards'), .16, 8)
    ceiling(room, finish('ceiling'))
    skirting(room, finish('white lacquer'), .09)
    frame(room, 'left', left[0], finish('white lacquer'), 2)
    blind(room, 'left', left[0], finish('linen'), .3)
    slab(room, 'left', 1.02, 2.78, .8, .85, -.14, .02, finish('ash'), .006)
    with placed(2.2, room.depth - .02):
        box(-.85, .85, -.06, 0, .1, 1.05, finish('ash'), .012)
        with placed(0, -.05):
            bed(1.6, finish('ash'), finish('white cotton'), finish('pale blue cloth'), finish('blue cloth'), 2.05, finish('ochre cloth'), 4)
    with placed(1.05, 4.16):
        drawers(finish('ash'), finish('black metal'), finish('ash'), .5, .4, .48)
        with placed(0, -.2, .48):
            table_lamp(.46, .14, 'ceramic', 10, 1.8)
    with placed(3.42, 4.16):
        drawers(finish('ash'), finish('black metal'), finish('ash'), .5, .4, .48)
        with placed(0, -.2, .48):
            book_stack(('ochre cloth', 'linen', 'blue cloth'))
    for x, p in ((1.75, palm_leaf('#f0eadd', '#51616c', 2)), (2.65, palm_leaf('#f0eadd', '#6d7a5c', 6))):
        with placed(x, room.depth - .012, 1.72):
            framed(p, .5, .7, 'ash', .04, f'leaf{x}')
    with placed(.36, 1.75, 0, 90):
        frame_table(finish('ash'), finish('black metal'), 1.15, .55, .74)
        with placed(-.2, .05, .74):
            book_stack(('terracotta cloth', 'ivory cloth'))
        with placed(.35, .1, .74):
            branch_vase(.18, 'ceramic', 3, .1, .22, 90)
    with placed(.98, 1.75, 0, 75):
        slat_chair(finish('ash'), finish('pale blue cloth'))
    with placed(3.88, 1.0, 0, -90):
        wardrobe(finish('white lacquer'), finish('black metal'), 2.2, 2.35, .58, 4)
    rug(.85, 3.1, 1.3, 3.1, rug_lines('#ddd6c9', '#7a8791', 420, 420, 84))
    with placed(2.1, 2.1):
        globe_pendant(2.15, room.height, .2, 10)
    far_card('left', 0, city('day', 21), 1.4, away=14., middle=30., width=80.)
    fill(room, 22)
    camera((1.8, -1.55, 1.3), -1, 22, -.03)
    return day(room, [('left', o) for o in left], 'left', 6, 36, 18, 34, .5) | {'exposure': .3}


def two_children():
    """Two single beds under a window, toy shelves, arches on the rug, sage walls."""
    room = Room(4.6, 4.4, 2.8, -1.9)
    back = [(1.55, 3.05, .95, 2.2)]
    walls(room, finish('sage wall'), back=back)
    planks(room, finish('pale boards'), .16, 4)
    ceiling(room, finish('ceiling'))
    skirting(room, finish('white lacquer'), .09)
    frame(room, 'back', back[0], finish('white lacquer'), 2)
    drapes(room, 'back', back[0], finish('linen'), None, 2.42, .34, .2, 3)
    tube([(1.1, 4.24, 2.42), (3.5, 4.24, 2.42)], .012, finish('brass'))
    ash = finish('ash')
    for x, cover, accent in ((.75, 'terracotta cloth', 'ochre cloth'), (3.85, 'ochre cloth', 'terracotta cloth')):
        with placed(x, room.depth - .03):
            single_bed(ash, finish('white cotton'), finish(cover), finish(accent), seed=int(x) + 2)
    with placed(2.3, room.depth - .02):
        drawers(ash, finish('brass'), ash, .9, .42, .72, 3)
        with placed(-.22, -.2, .72):
            table_lamp(.4, .13, 'clay pot', 8, 1.6)
        with placed(.25, -.2, .72):
            book_stack(('blue cloth', 'ochre cloth', 'ivory cloth'))
    rug(1.1, 3.5, .7, 3.3, rug_arches())
    with placed(4.58, 1.5, 0, -90):
        cells = bookcase(ash, 2.2, 1.2, .34, 3, 3, finish('white lacquer'))
        cloths = finishes('terracotta cloth', 'ochre cloth', 'blue cloth', 'sage cloth', 'ivory cloth')
        for k, (x0, x1, z0, z1) in enumerate(cells):
            if k % 3 == 0:
                box(x0 + .03, x1 - .03, -.32, -.03, z0, z0 + .24, finish(('terracotta cloth', 'ochre cloth', 'pale blue cloth')[k // 3]), .03)
            else:
                books(x0 + .02, x1, z0, .34, cloths, k, .26, .6)
        for k, (x, r) in enumerate(((-.8, .11), (-.5, .08))):
            lathe([(0, 0), (r * .6, .02), (r, r), (r * .6, r * 1.9), (0, r * 2)], finish(('ochre cloth', 'terracotta cloth')[k]), (x, -.17, 1.2), 20)
        with placed(.55, -.17, 1.2):
            vase(.2, 'ceramic', .07)
    with placed(.4, 1.6, 0, 90):
        frame_table(ash, finish('white lacquer'), 1.1, .55, .7)
        with placed(-.3, .0, .7):
            book_stack(('sage cloth', 'ivory cloth'))
    with placed(1.02, 1.6, 0, 75):
        slat_chair(ash, finish('ochre cloth'))
    for z, x in ((1.55, .75), (1.55, 3.85)):
        with placed(x, room.depth - .01, z):
            framed(discs('#efe6d4', ((.4, .5, .24, '#c97f52'), (.75, .62, .3, '#8a9a78'), (.95, .35, .15, '#dcb15f')), 330, 300), .6, .55, 'ash', .03, f'd{x}')
    with placed(2.3, 1.9):
        pouf(finish('blush cloth'), None, .27, .34)
    with placed(2.3, 2.2):
        globe_pendant(2.1, room.height, .2, 10)
    far_card('back', room.depth, city('day', 31), 1.5)
    fill(room, 30)
    camera((2.35, -1.65, 1.3), 1, 22, -.03)
    return day(room, [('back', o) for o in back], 'back', -14, 40, 20, 44, .6) | {'exposure': .45}


def house_bed_room():
    """A little girl's room: a house-shaped bed, blush walls, right-hand window."""
    room = Room(4.0, 4.2, 2.8, -1.8)
    right = [(.9, 2.5, .75, 2.25)]
    walls(room, finish('blush wall'), right=right)
    planks(room, finish('oak boards'), .16, 9)
    ceiling(room, finish('ceiling'))
    skirting(room, finish('white lacquer'), .1)
    slabs(room, 'back', [(0, 4., 0, 1.05, -.015, 0)], finish('white lacquer'), 0)
    slabs(room, 'back', [(i * .1, i * .1 + .094, .1, 1.05, -.028, -.01) for i in range(40)] + [(0, 4., 1.05, 1.09, -.05, 0)], finish('white lacquer'), .004)
    frame(room, 'right', right[0], finish('white lacquer'), 2)
    drapes(room, 'right', right[0], finish('linen'), finish('sheer'), 2.5, .34, .2, 4)
    with placed(1.5, room.depth - .05):
        house_bed(finish('ash'), finish('white cotton'), finish('blush cloth'), 1., 2., 1.85, finish('terracotta cloth'))
    with placed(3.35, room.depth - .03):
        drawers(finish('white lacquer'), finish('brass'), finish('ash'), .85, .45, .78, 3)
        with placed(-.2, -.2, .78):
            table_lamp(.42, .14, 'ceramic', 9, 1.8)
        with placed(.2, -.2, .78):
            branch_vase(.18, 'pot', 5, .12, .25, 120)
    with placed(3.35, room.depth - .03, 1.75):
        round_mirror(.3)
    round_rug(2.0, 1.7, 1.15, finish('boucle'))
    with placed(2.3, 1.5):
        drum_white()
    for x, y, yaw in ((1.75, 1.45, 90), (2.85, 1.65, -100)):
        with placed(x, y, 0, yaw, .66):
            slat_chair(finish('white lacquer'), finish('blush cloth'))
    with placed(.02, 1.95, 0, 90):
        cells = bookcase(finish('white lacquer'), 1.6, 1.15, .32, 2, 3)
        cloths = finishes('blush cloth', 'ivory cloth', 'terracotta cloth', 'sage cloth')
        for k, (x0, x1, z0, z1) in enumerate(cells):
            if k % 2:
                books(x0 + .02, x1, z0, .32, cloths, k, .25, .7)
            else:
                box(x0 + .04, x1 - .04, -.3, -.03, z0, z0 + .22, finish(('sage cloth', 'terracotta cloth', 'ivory cloth')[k // 2]), .03)
        with placed(-.4, -.16, 1.15):
            snake_plant(3, .3, 'ceramic')
    for k, y in enumerate((1.55, 2.25)):
        with placed(.01, y, 1.72, 90):
            framed(palm_leaf('#f3ebe2', ('#b98274', '#7d8a70')[k], k + 2), .46, .62, 'ash', .04, f'p{k}')
    for k, (x, z) in enumerate(((.9, 2.3), (1.5, 2.5), (2.1, 2.3))):
        lathe([(0, -.09), (.05, -.08), (.09, -.03), (.09, .03), (.05, .08), (0, .09)], finish(('ivory cloth', 'blush cloth', 'ivory cloth')[k]), (x, 3.4, z), 24)
        tube([(x, 3.4, z + .09), (x, 3.4, 2.8)], .002, finish('black metal'), 4)
    far_card('right', room.width, city('day', 41), 1.4, away=14., middle=30., width=80.)
    fill(room, 24)
    camera((2.2, -1.6, 1.25), 2, 22, -.03)
    return day(room, [('right', o) for o in right], 'right', -8, 36, 17, 32, .7) | {'exposure': .3}


def drum_white():
    """A small round play table."""
    lathe([(0, .42), (.36, .42), (.37, .43), (.37, .45), (.36, .46), (0, .46)], finish('ash'), n=48)
    lathe([(0, 0), (.2, 0), (.2, .02), (.04, .05), (.04, .42), (0, .42)], finish('white lacquer'), n=32)
    with placed(.05, .02, .46):
        bowl(.1, 'clay pot')


PLANS = {
    'oak-taupe': oak_taupe,
    'high-floor-night': high_floor_night,
    'classical-master': classical_master,
    'najdi-guest': najdi_guest,
    'small-blue': small_blue,
    'two-children': two_children,
    'house-bed': house_bed_room,
}


def build(p):
    return PLANS[p['plan']]()
