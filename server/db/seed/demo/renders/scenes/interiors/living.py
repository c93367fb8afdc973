"""Living rooms: a high-floor flat, a pale family room, a media wall, a double-height villa hall, a small open plan.

parameters: {"plan": one of PLANS}
"""
from kit.camera import camera
from kit.ceilings import ceiling, cove, downlights
from kit.decor import (arc_lamp, areca, book_stack, bowl, branch_vase, coffee_set, floor_lamp, framed, globe_pendant,
                       olive_tree, ring_pendant, round_mirror, round_rug, rug, snake_plant, table_lamp, throw, vase)
from kit.floors import herringbone, planks
from kit.furniture_seats import (armchair, bench, dining_chair, modular, pouf, scatter_pillows, slat_chair, sofa,
                                 tub_chair)
from kit.furniture_tables import (bookcase, books, dining_table, drum_table, frame_table, media_unit, plinth_table,
                                  sideboard, television, tray_table)
from kit.geometry import box, boxes, mesh, plane, tube
from kit.interior_finishes import clear_glass, finish, finishes, small_tiles
from kit.kitchens import base_run, hob, sink, tall_fridge, wall_run
from kit.lights import area, point
from kit.painting import discs, dunes, palm_leaf, rug_lines, rug_washed, skyline, strata
from kit.placing import placed, repeat
from kit.room_light import day, evening, golden, soft_day
from kit.rooms import Room, blind, drapes, fill, frame, slab, slabs, walls
from kit.views import city, courtyard, far_card
from kit.wall_finishes import fluting, moulding, panels, shelf_niche, skirting


def high_floor_dusk():
    """A corner flat above the city after sunset: glass on two sides, a deep modular sofa, one arc lamp."""
    room = Room(7., 5.8, 3., -2.2)
    back, left = (.25, 6.75, .05, 2.75), (1.2, 5.6, .05, 2.75)
    walls(room, finish('linen wall'), back=[back], left=[left])
    planks(room, finish('dark boards'))
    ceiling(room, finish('ceiling'))
    frame(room, 'back', back, finish('black metal'), 4, 1, .05)
    frame(room, 'left', left, finish('black metal'), 3, 1, .05)
    drapes(room, 'back', back, finish('grey drape'), None, 3., .1, .2, 4)
    far_card('back', room.depth, city('dusk', 4), .8)
    far_card('left', 0, city('dusk', 9), .75, middle=50.)
    panels(room, 'right', -.6, 4.9, .0, 3., finish('walnut upright'), 5, .04, .012)
    grey, cognac, ivory, ochre = finishes('greige cloth', 'cognac leather', 'ivory cloth', 'ochre cloth')
    with placed(5.85, 2.55, 0, -90):
        with placed(0, .98):
            modular(3.7, grey, 3, 1.05, .4, .74, .75, 1)
            scatter_pillows([(-1.35, -.42, .62, .52, .5, ochre), (-.95, -.55, .6, .5, .46, ivory), (.5, -.45, .62, .5, .48, finish('blue cloth')), (1.3, -.42, .62, .52, .5, ivory)], 3, 20)
    rug(1.7, 5.5, .5, 4.6, rug_washed('#a8a096', '#6f6a66', '#cdc6bb', 4))
    with placed(3.3, 2.5):
        plinth_table(finish('dark marble'), 1.25, .8, .32)
        with placed(-.3, .1, .32):
            book_stack(('ivory cloth', 'charcoal cloth', 'ochre cloth'))
        with placed(.3, -.05, .32):
            bowl(.17, 'brass')
    with placed(1.75, 3.6, 0, 55):
        tub_chair(cognac, finish('black metal'))
    with placed(1.45, 1.35, 0, 105):
        tub_chair(cognac, finish('black metal'))
    with placed(5.9, 4.95, 0, -55):
        arc_lamp(1.5, 2.1, 'brass', 40)
    with placed(.75, 5.15):
        olive_tree(4, 2.0, 'dark pot')
    with placed(room.width - .05, 2.4, 1.75, -90):
        framed(strata(('#d8cdba', '#b7a58a', '#6f675c', '#33414a', '#b47a44')), 2.0, 1.05, 'brass', .02)
    area((room.width - .5, 2.4, 2.95), (room.width, 2.4, 1.6), 3., .06, 26, (1, .76, .48), spread=110)
    downlights([(x, y) for x in (1.3, 3.2, 5.1) for y in (.4, 2.6, 4.9)], 3., finish('glow'), 55, lit=(2, 4, 6))
    fill(room, 62, (1, .84, .66))
    camera((3.9, -1.75, 1.35), 6, 22, -.02)
    return evening(room, [('back', back), ('left', left)], 2.2) | {'exposure': .6, 'bloom': .08}


def pale_family():
    """Ash, linen and sage: a light family room with a book wall, morning sun from the right."""
    room = Room(6.2, 5.2, 2.9, -2.)
    right = [(.6, 2.1, .35, 2.45), (2.7, 4.2, .35, 2.45)]
    walls(room, finish('greige wall'), right=right)
    planks(room, finish('pale boards'))
    ceiling(room, finish('ceiling'))
    skirting(room, finish('white lacquer'), .09)
    for k, opening in enumerate(right):
        frame(room, 'right', opening, finish('ash upright'), 2, 1, .06)
        drapes(room, 'right', opening, None, finish('sheer'), 2.72, .3, .2, 5 * k + 2)
        slab(room, 'right', opening[0] - .05, opening[1] + .05, .31, .35, -.1, .02, finish('white marble'), .006)
    tube([(6.08, .2, 2.72), (6.08, 4.6, 2.72)], .014, finish('brass'))
    with placed(1.75, 5.18):
        cells = bookcase(finish('ash upright'), 3.1, 2.5, .34, 4, 6, finish('sage wall'))
        cloths = finishes('terracotta cloth', 'ivory cloth', 'sage cloth', 'blue cloth', 'ochre cloth', 'taupe cloth')
        for k, (x0, x1, z0, z1) in enumerate(cells):
            if k % 3 != 2:
                books(x0 + .01, x1, z0, .34, cloths, k, .28, .55 + .1 * (k % 4))
            if k % 3 == 2:
                with placed((x0 + x1) / 2, -.16, z0):
                    (vase, bowl, branch_vase)[k // 3 % 3](*((.22, 'pot', .08), (.12, 'clay pot'), (.16, 'ceramic', k, .09, .16, 60))[k // 3 % 3])
    with placed(4.7, 5.19, 1.55):
        framed(palm_leaf(), .62, .86, 'ash', .05, 'leaf1')
    with placed(5.45, 5.19, 1.55):
        framed(palm_leaf('#e9e2d2', '#7d8468', 4), .62, .86, 'ash', .05, 'leaf2')
    with placed(5.05, 5.1):
        bench(1.5, finish('sage cloth'), finish('ash'), .42, .44)
    linen, sage, ochre, terr = finishes('linen', 'sage cloth', 'ochre cloth', 'terracotta cloth')
    with placed(.12, 2.35, 0, 90):
        sofa(2.5, linen, finish('ash'), 3, .92, .14, .6, .82, finish('ash'), .16)
        scatter_pillows([(-.85, -.42, .72, .48, .46, sage), (-.5, -.52, .68, .42, .4, ochre), (.85, -.42, .72, .48, .46, terr), (.5, -.5, .66, .56, .34, linen)], 4)
        throw(.0, .5, -.94, .475, finish('sage cloth'))
    round_rug(2.6, 2.3, 1.55, finish('boucle'))
    with placed(2.15, 2.4):
        drum_table(finish('ash'), finish('ash'), .48, .36)
        with placed(.1, .05, .36):
            branch_vase(.22, 'ceramic', 7, .16, .3)
        with placed(-.2, -.12, .36):
            book_stack(('sage cloth', 'linen'))
    with placed(2.85, 1.7):
        tray_table(finish('ash'), finish('ash'), .3, .46)
        with placed(0, 0, .46):
            bowl(.12, 'clay pot')
    for x, y, yaw in ((4.25, 3.25, -60), (4.35, 1.5, -115)):
        with placed(x, y, 0, yaw):
            armchair(finish('cognac leather') if yaw == -60 else finish('boucle'), finish('ash'))
    with placed(.5, .55, 0, 90):
        floor_lamp(1.6, 'black metal', 0, 1.2)
    with placed(5.6, 4.45):
        snake_plant(5, .8, 'clay pot')
    with placed(5.6, .1):
        olive_tree(6, 1.9, 'pot')
    with placed(2.6, 2.3):
        globe_pendant(2.15, room.height, .24, 8)
    courtyard('right', room.width, 7, 2.5, 6, 2, '#c9bda4', '#e0d6c4')
    fill(room, 26)
    camera((3.55, -1.75, 1.25), 7, 22, -.03)
    return day(room, [('right', o) for o in right], 'right', -4, 38, 22, 26, .6) | {'exposure': .2}


def media_wall_evening():
    """A marble media wall with lit shelves, oak battens, evening."""
    room = Room(6.6, 5.4, 3.1, -2.4)
    right = [(.4, 3.6, .05, 2.65)]
    walls(room, finish('greige wall'), right=right)
    plane(0, room.width, room.near, room.depth, 0, finish('white marble floor'))
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), .6, .2, 22, sides=('left', 'back'))
    panels(room, 'back', 1.75, 4.85, 0, z, finish('dark marble'), 2, .05, .003)
    fluting(room, 'back', .0, 1.7, 0, z, finish('oak upright'), finish('black'))
    slab(room, 'back', 4.9, 6.6, 0, z, -.03, 0, finish('oak upright'), .003)
    with placed(5.75, room.depth - .03):
        cells = bookcase(finish('black metal'), 1.3, 2.5, .3, 1, 6)
        cloths = finishes('ivory cloth', 'taupe cloth', 'charcoal cloth', 'terracotta cloth')
        for k, (x0, x1, z0, z1) in enumerate(cells):
            box(x0, x1, -.03, -.018, z1 - .03, z1 - .018, finish('glow'), 0)
            if k % 2:
                books(x0 + .05, x1, z0, .3, cloths, k, .26, .5)
            with placed(x1 - .25, -.15, z0):
                vase(.24, 'clay pot', .09) if k % 2 else bowl(.14, 'brass')
    area((5.75, 5.0, 2.9), (5.75, 5.4, 1.2), 1.1, .1, 10, (1, .74, .45), spread=120)
    with placed(3.3, room.depth - .05, 1.5):
        television(finish('black'), finish('screen'), 2.0)
    with placed(3.3, room.depth - .05):
        media_unit(finish('oak'), finish('brass'), 3.0, .44, .42, .2)
        for x, thing in ((-1.2, lambda: branch_vase(.26, 'dark pot', 3)), (1.15, lambda: book_stack(('ivory cloth', 'terracotta cloth')))):
            with placed(x, -.2, .54):
                thing()
    area((3.3, 5.28, .2), (3.3, 5.0, .0), 2.8, .03, 6, (1, .74, .44))
    cloth, ivory, terr = finishes('taupe cloth', 'ivory cloth', 'terracotta cloth')
    with placed(6.0, 2.1, 0, -90):
        sofa(3.1, cloth, finish('walnut'), 3, 1.0, .2, .62, .78)
        scatter_pillows([(-1.1, -.42, .74, .5, .48, ivory), (1.1, -.42, .74, .5, .48, terr), (.75, -.55, .7, .44, .42, ivory)], 3)
    for y, yaw in ((3.35, 75), (1.75, 100)):
        with placed(1.05, y, 0, yaw):
            tub_chair(finish('boucle'), finish('walnut'), .42, .74)
    for x in (2.6, 3.6):
        with placed(x, .95):
            pouf(finish('cognac leather'), None, .3, .4)
    rug(1.45, 5.2, .6, 4.3, rug_washed('#b3a795', '#82776a', '#d5cbbb', 8))
    with placed(3.05, 2.5):
        drum_table(finish('travertine'), finish('travertine'), .58, .34)
        with placed(.15, .1, .34):
            coffee_set(4)
    with placed(3.75, 2.1):
        drum_table(finish('walnut'), finish('walnut'), .34, .44)
        with placed(0, 0, .44):
            bowl(.13, 'ceramic')
    for k, opening in enumerate(right):
        frame(room, 'right', opening, finish('black metal'), 3)
        drapes(room, 'right', opening, finish('drape'), finish('sheer'), 3.1, .4, .36, 3)
    with placed(.5, 4.75):
        areca(4, 1., 'dark pot')
    with placed(.5, .75):
        floor_lamp(1.55, 'brass', 34, 2.4)
    far_card('right', room.width, city('night', 3), .5, middle=40.)
    downlights(((1.2, 5.0), (3.3, 5.05), (5.75, 5.0), (.35, 2.6), (6.2, 2.6), (.35, .2), (6.2, .2)), z, finish('glow'), 60, lit=(0, 1, 3, 4))
    fill(room, 48, (1, .84, .64))
    camera((2.5, -1.95, 1.45), -5, 23, -.05)
    return evening(room, [('right', o) for o in right], 5) | {'exposure': .5, 'bloom': .08}


def double_height():
    """A villa's hall two storeys high: tall garden windows, a gallery with a glass rail, golden light."""
    room = Room(8., 7.2, 6., -2.6)
    left = [(.4, 2.2, .1, 5.2), (2.7, 4.5, .1, 5.2), (5., 6.8, .1, 5.2)]
    walls(room, finish('greige wall'), left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('beige marble'))
    ceiling(room, finish('ceiling'))
    stone = finish('travertine')
    panels(room, 'back', .6, 4.4, 0, 6., stone, 3, .05, .004, 4)
    for k, opening in enumerate(left):
        frame(room, 'left', opening, finish('black metal'), 2, 1, .06, transom=3.1)
        if k != 1:
            drapes(room, 'left', opening, finish('drape') if k == 2 else None, finish('sheer'), 5.6, .35, .3, 6 * k + 1)
    # Gallery: a slab along the right and the far right corner, with a glass rail.
    box(5.9, 8., room.near, 7.2, 3.0, 3.28, finish('ceiling'), .004)
    box(5.86, 5.9, room.near, 7.2, 2.97, 3.3, finish('walnut'), .004)
    pane = clear_glass()
    mesh('rail', [(5.9, room.near, 3.3), (5.9, 7.2, 3.3), (5.9, 7.2, 4.25), (5.9, room.near, 4.25)], [(0, 1, 2, 3)], pane)
    box(5.88, 5.93, room.near, 7.2, 4.25, 4.29, finish('brass'), .004)
    fluting(room, 'right', -2.4, 7.1, 0, 2.98, finish('walnut upright'), finish('black'))
    moulding(room, 'right', [(-2., .6, 3.7, 5.6), (1., 3.6, 3.7, 5.6), (4., 6.8, 3.7, 5.6)], finish('greige wall'), .05)
    # Linear fireplace niche in the stone wall.
    slab(room, 'back', 1.3, 3.7, .35, .85, -.06, -.045, finish('black'), .004)
    for i in range(26):
        with placed(1.45 + i * .085, 7.14, .37):
            tube([(0, 0, 0), (.01 * (-1) ** i, .0, .06 + .05 * ((i * 7) % 5) / 5)], .014, finish('glow'), 6)
    box(.9, 4.1, 6.75, 7.16, .2, .32, finish('dark marble'), .008)
    with placed(2.5, room.depth - .05, 2.35):
        framed(discs(), 2.2, 1.45, 'walnut', .03)
    cloth, ivory, blue, ochre = finishes('greige cloth', 'linen', 'blue cloth', 'ochre cloth')
    with placed(1.0, 3.3, 0, 90):
        with placed(0, .5):
            sofa(3.2, cloth, finish('walnut'), 3, 1., .2, .62, .8)
            scatter_pillows([(-1.15, -.42, .74, .5, .48, blue), (-.75, -.55, .7, .46, .44, ochre), (1.15, -.42, .74, .5, .48, blue)], 3)
    with placed(5.0, 3.4, 0, -90):
        with placed(0, .5):
            sofa(3.2, cloth, finish('walnut'), 3, 1., .2, .62, .8)
            scatter_pillows([(-1.15, -.42, .74, .5, .48, ochre), (1.15, -.42, .74, .5, .48, blue), (.75, -.55, .7, .46, .44, ivory)], 6)
    for x in (2.35, 3.5):
        with placed(x, 1.75):
            pouf(finish('blue cloth'), finish('brass'), .34)
    rug(1.35, 4.75, 1.3, 5.6, rug_lines('#d9cfbd', '#8a7a66'))
    with placed(2.95, 3.4):
        plinth_table(finish('white marble'), 1.1, 1.5, .34)
        with placed(-.2, .4, .34):
            coffee_set(5)
        with placed(.2, -.35, .34):
            branch_vase(.3, 'dark pot', 5, .28, .5)
    with placed(.7, 6.5):
        olive_tree(4, 3.0, 'dark pot')
    with placed(5.1, 6.5):
        areca(5, 1.2, 'pot')
    with placed(2.95, 3.4):
        ring_pendant(((.95, 3.6), (.7, 4.1), (.45, 4.55)), room.height, power=30)
    with placed(7.7, 4.4, 0, -90):
        sideboard(finish('walnut'), finish('brass'), 2.2, .42, .8, 4, .14, finish('white marble'))
        for x in (-.8, .8):
            with placed(x, -.2, .8):
                table_lamp(.7, .19, 'pot', 14)
        with placed(0, -.2, .8):
            bowl(.2, 'brass')
    with placed(7.9, 4.4, 1.75, -90):
        round_mirror(.5)
    downlights([(7., y) for y in (-.5, 2., 4.4, 6.6)], 3.0, finish('glow'), 50, lit=(2,))
    courtyard('left', 0, 8.5, 4., 2, 3)
    fill(room, 70)
    camera((4.3, -2.2, 1.5), 7, 21, .11)
    return golden(room, [('left', o) for o in left], 'left', -4, 33, 20, 16) | {'exposure': .0}


def small_open_plan():
    """A modest flat: sofa, round table for two and a kitchen line in one room, one wide window."""
    room = Room(4.6, 6.2, 2.75, -1.9)
    left = [(1.1, 3.5, .5, 2.3)]
    walls(room, finish('linen wall'), left=left)
    planks(room, finish('oak boards'), .16, 5)
    ceiling(room, finish('ceiling'))
    skirting(room, finish('white lacquer'), .08, sides=('left', 'right'))
    opening = left[0]
    frame(room, 'left', opening, finish('white lacquer'), 3, 1, .05)
    drapes(room, 'left', opening, finish('drape'), finish('sheer'), 2.6, .35, .22, 2)
    slab(room, 'left', 1.05, 3.55, .46, .5, -.12, .02, finish('quartz'), .006)
    white, oak = finish('white lacquer'), finish('oak')
    with placed(2.0, room.depth):
        base_run(2.9, white, finish('quartz'), finish('black metal'), 5)
        with placed(0, 0, 1.45):
            wall_run(2.9, oak, finish('black metal'), 5, .7)
        with placed(-.7, -.3, .9):
            sink(finish('steel'), finish('black metal'))
        with placed(.6, -.3, .9):
            hob(finish('black'))
    slab(room, 'back', .5, 3.5, .9, 1.45, -.012, 0, small_tiles('splash', '#c9c4b8', '#d6d1c6', .15, .075), 0)
    with placed(4.0, room.depth - .01):
        tall_fridge(finish('steel'), finish('black metal'), .75, 1.85)
        box(-.4, .4, -.6, 0, 1.88, 2.15, white, .004)
    area((2., 5.85, 1.43), (2., 6.0, .9), 2.6, .04, 7, (1, .8, .56))
    cloth, ivory, terr = finishes('grey cloth', 'ivory cloth', 'terracotta cloth')
    with placed(4.5, 1.85, 0, -90):
        sofa(2.15, cloth, finish('oak'), 2, .86, .14, .58, .8, finish('oak'), .14)
        scatter_pillows([(-.75, -.4, .72, .46, .44, terr), (.75, -.4, .72, .46, .44, ivory)], 3)
        throw(-.2, .25, -.88, .47, finish('ochre cloth'))
    rug(1.7, 3.75, .7, 3.0, rug_lines('#ddd3c0', '#7d6a55', 380, 420, 90))
    with placed(2.75, 1.9):
        frame_table(finish('oak'), finish('black metal'), .6, .95, .4)
        with placed(0, .15, .4):
            book_stack(('terracotta cloth', 'ivory cloth'))
        with placed(.05, -.25, .4):
            vase(.18, 'clay pot', .07)
    with placed(1.35, 4.15):
        dining_table(finish('oak'), finish('black metal'), 1., 1., 'round')
        with placed(0, 0, .75):
            bowl(.15, 'pot')
    for x, y, yaw in ((1.35, 3.45, 180), (2.0, 4.35, -110), (.72, 4.4, 100)):
        with placed(x, y, 0, yaw):
            slat_chair(finish('oak'), finish('ivory cloth'))
    with placed(1.35, 4.15):
        globe_pendant(1.75, room.height, .18, 10)
    with placed(room.width - .01, 1.85, 1.6, -90):
        framed(skyline(), 1.2, .7, 'oak', .02)
    with placed(.42, 5.0):
        areca(3, .8, 'clay pot')
    with placed(4.2, 3.35):
        floor_lamp(1.5, 'black metal', 12, 1.8)
    far_card('left', 0, city('day', 12), 1.5, away=14., middle=30., width=80.)
    downlights(((1.2, 5.3), (2.6, 5.3), (3.9, 5.3)), room.height, finish('glow'), 30, lit=(1,))
    fill(room, 26)
    camera((1.75, -1.65, 1.3), -5, 22, -.03)
    return day(room, [('left', o) for o in left], 'left', 8, 40, 18, 26, .7) | {'exposure': .25}


PLANS = {
    'high-floor-dusk': high_floor_dusk,
    'pale-family': pale_family,
    'media-wall-evening': media_wall_evening,
    'double-height': double_height,
    'small-open-plan': small_open_plan,
}


def build(p):
    return PLANS[p['plan']]()
