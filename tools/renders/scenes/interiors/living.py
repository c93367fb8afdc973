"""Living rooms of houses: a pale family room, a media wall, a double-height villa hall.

parameters: {"plan": one of PLANS}
"""

from kit.camera import camera
from kit.ceilings import ceiling, cove, downlights
from kit.chairs import armchair, pouf, tub_chair
from kit.decor import book_stack, bowl, coffee_set, framed, round_mirror, round_rug, rug, throw, vase
from kit.floors import planks
from kit.geometry import box, mesh, plane, tube
from kit.houseplants import areca, branch_vase, olive_tree, snake_plant
from kit.interior_finishes import clear_glass, finish, finishes
from kit.lamps import floor_lamp, globe_pendant, ring_pendant, table_lamp
from kit.lights import area
from kit.painting import discs, palm_leaf, rug_lines, rug_washed
from kit.placing import placed
from kit.room_light import day, evening, golden
from kit.rooms import Room, drapes, fill, frame, slab, walls
from kit.sofas import bench, scatter_pillows, sofa
from kit.storage import bookcase, books, media_unit, sideboard, television
from kit.tables import drum_table, plinth_table, tray_table
from kit.views import city, courtyard, far_card
from kit.wall_finishes import fluting, moulding, panels, skirting


def pale_family():
    """Ash, linen and sage: a light family room with a book wall, morning sun from the right."""
    room = Room(6.2, 5.2, 2.9, -2.0)
    right = [(0.6, 2.1, 0.35, 2.45), (2.7, 4.2, 0.35, 2.45)]
    walls(room, finish('greige wall'), right=right)
    planks(room, finish('pale boards'))
    ceiling(room, finish('ceiling'))
    skirting(room, finish('white lacquer'), 0.09)
    for k, opening in enumerate(right):
        frame(room, 'right', opening, finish('ash upright'), 2, 1, 0.06)
        drapes(room, 'right', opening, None, finish('sheer'), 2.72, 0.3, 0.2, 5 * k + 2)
        slab(room, 'right', opening[0] - 0.05, opening[1] + 0.05, 0.31, 0.35, -0.1, 0.02, finish('white marble'), 0.006)
    tube([(6.08, 0.2, 2.72), (6.08, 4.6, 2.72)], 0.014, finish('brass'))
    with placed(1.75, 5.18):
        cells = bookcase(finish('ash upright'), 3.1, 2.5, 0.34, 4, 6, finish('sage wall'))
        cloths = finishes('terracotta cloth', 'ivory cloth', 'sage cloth', 'blue cloth', 'ochre cloth', 'taupe cloth')
        for k, (x0, x1, z0, z1) in enumerate(cells):
            if k % 3 != 2:
                books(x0 + 0.01, x1, z0, 0.34, cloths, k, 0.28, 0.55 + 0.1 * (k % 4))
            if k % 3 == 2:
                with placed((x0 + x1) / 2, -0.16, z0):
                    (vase, bowl, branch_vase)[k // 3 % 3](
                        *((0.22, 'pot', 0.08), (0.12, 'clay pot'), (0.16, 'ceramic', k, 0.09, 0.16, 60))[k // 3 % 3]
                    )
    with placed(4.7, 5.19, 1.55):
        framed(palm_leaf(), 0.62, 0.86, 'ash', 0.05, 'leaf1')
    with placed(5.45, 5.19, 1.55):
        framed(palm_leaf('#e9e2d2', '#7d8468', 4), 0.62, 0.86, 'ash', 0.05, 'leaf2')
    with placed(5.05, 5.1):
        bench(1.5, finish('sage cloth'), finish('ash'), 0.42, 0.44)
    linen, sage, ochre, terr = finishes('linen', 'sage cloth', 'ochre cloth', 'terracotta cloth')
    with placed(0.12, 2.35, 0, 90):
        sofa(2.5, linen, finish('ash'), 3, 0.92, 0.14, 0.6, 0.82, finish('ash'), 0.16)
        scatter_pillows(
            [
                (-0.85, -0.42, 0.72, 0.48, 0.46, sage),
                (-0.5, -0.52, 0.68, 0.42, 0.4, ochre),
                (0.85, -0.42, 0.72, 0.48, 0.46, terr),
                (0.5, -0.5, 0.66, 0.56, 0.34, linen),
            ],
            4,
        )
        throw(0.0, 0.5, -0.94, 0.475, finish('sage cloth'))
    round_rug(2.6, 2.3, 1.55, finish('boucle'))
    with placed(2.15, 2.4):
        drum_table(finish('ash'), finish('ash'), 0.48, 0.36)
        with placed(0.1, 0.05, 0.36):
            branch_vase(0.22, 'ceramic', 7, 0.16, 0.3)
        with placed(-0.2, -0.12, 0.36):
            book_stack(('sage cloth', 'linen'))
    with placed(2.85, 1.7):
        tray_table(finish('ash'), finish('ash'), 0.3, 0.46)
        with placed(0, 0, 0.46):
            bowl(0.12, 'clay pot')
    for x, y, yaw in ((4.25, 3.25, -60), (4.35, 1.5, -115)):
        with placed(x, y, 0, yaw):
            armchair(finish('cognac leather') if yaw == -60 else finish('boucle'), finish('ash'))
    with placed(0.5, 0.55, 0, 90):
        floor_lamp(1.6, 'black metal', 0, 1.2)
    with placed(5.6, 4.45):
        snake_plant(5, 0.8, 'clay pot')
    with placed(5.6, 0.1):
        olive_tree(6, 1.9, 'pot')
    with placed(2.6, 2.3):
        globe_pendant(2.15, room.height, 0.24, 8)
    courtyard('right', room.width, 7, 2.5, 6, 2, '#c9bda4', '#e0d6c4')
    fill(room, 26)
    camera((3.55, -1.75, 1.25), 7, 22, -0.03)
    return day(room, [('right', o) for o in right], 'right', -4, 38, 22, 26, 0.6) | {'exposure': 0.2}


def media_wall_evening():
    """A marble media wall with lit shelves, oak battens, evening."""
    room = Room(6.6, 5.4, 3.1, -2.4)
    right = [(0.4, 3.6, 0.05, 2.65)]
    walls(room, finish('greige wall'), right=right)
    plane(0, room.width, room.near, room.depth, 0, finish('white marble floor'))
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), 0.6, 0.2, 22, sides=('left', 'back'))
    panels(room, 'back', 1.75, 4.85, 0, z, finish('dark marble'), 2, 0.05, 0.003)
    fluting(room, 'back', 0.0, 1.7, 0, z, finish('oak upright'), finish('black'))
    slab(room, 'back', 4.9, 6.6, 0, z, -0.03, 0, finish('oak upright'), 0.003)
    with placed(5.75, room.depth - 0.03):
        cells = bookcase(finish('black metal'), 1.3, 2.5, 0.3, 1, 6)
        cloths = finishes('ivory cloth', 'taupe cloth', 'charcoal cloth', 'terracotta cloth')
        for k, (x0, x1, z0, z1) in enumerate(cells):
            box(x0, x1, -0.03, -0.018, z1 - 0.03, z1 - 0.018, finish('glow'), 0)
            if k % 2:
                books(x0 + 0.05, x1, z0, 0.3, cloths, k, 0.26, 0.5)
            with placed(x1 - 0.25, -0.15, z0):
                vase(0.24, 'clay pot', 0.09) if k % 2 else bowl(0.14, 'brass')
    area((5.75, 5.0, 2.9), (5.75, 5.4, 1.2), 1.1, 0.1, 10, (1, 0.74, 0.45), spread=120)
    with placed(3.3, room.depth - 0.05, 1.5):
        television(finish('black'), finish('screen'), 2.0)
    with placed(3.3, room.depth - 0.05):
        media_unit(finish('oak'), finish('brass'), 3.0, 0.44, 0.42, 0.2)
        for x, thing in (
            (-1.2, lambda: branch_vase(0.26, 'dark pot', 3)),
            (1.15, lambda: book_stack(('ivory cloth', 'terracotta cloth'))),
        ):
            with placed(x, -0.2, 0.54):
                thing()
    area((3.3, 5.28, 0.2), (3.3, 5.0, 0.0), 2.8, 0.03, 6, (1, 0.74, 0.44))
    cloth, ivory, terr = finishes('taupe cloth', 'ivory cloth', 'terracotta cloth')
    with placed(6.0, 2.1, 0, -90):
        sofa(3.1, cloth, finish('walnut'), 3, 1.0, 0.2, 0.62, 0.78)
        scatter_pillows(
            [
                (-1.1, -0.42, 0.74, 0.5, 0.48, ivory),
                (1.1, -0.42, 0.74, 0.5, 0.48, terr),
                (0.75, -0.55, 0.7, 0.44, 0.42, ivory),
            ],
            3,
        )
    for y, yaw in ((3.35, 75), (1.75, 100)):
        with placed(1.05, y, 0, yaw):
            tub_chair(finish('boucle'), finish('walnut'), 0.42, 0.74)
    for x in (2.6, 3.6):
        with placed(x, 0.95):
            pouf(finish('cognac leather'), None, 0.3, 0.4)
    rug(1.45, 5.2, 0.6, 4.3, rug_washed('#b3a795', '#82776a', '#d5cbbb', 8))
    with placed(3.05, 2.5):
        drum_table(finish('travertine'), finish('travertine'), 0.58, 0.34)
        with placed(0.15, 0.1, 0.34):
            coffee_set(4)
    with placed(3.75, 2.1):
        drum_table(finish('walnut'), finish('walnut'), 0.34, 0.44)
        with placed(0, 0, 0.44):
            bowl(0.13, 'ceramic')
    for k, opening in enumerate(right):
        frame(room, 'right', opening, finish('black metal'), 3)
        drapes(room, 'right', opening, finish('drape'), finish('sheer'), 3.1, 0.4, 0.36, 3)
    with placed(0.5, 4.75):
        areca(4, 1.0, 'dark pot')
    with placed(0.5, 0.75):
        floor_lamp(1.55, 'brass', 34, 2.4)
    far_card('right', room.width, city('night', 3), 0.5, middle=40.0)
    downlights(
        ((1.2, 5.0), (3.3, 5.05), (5.75, 5.0), (0.35, 2.6), (6.2, 2.6), (0.35, 0.2), (6.2, 0.2)),
        z,
        finish('glow'),
        60,
        lit=(0, 1, 3, 4),
    )
    fill(room, 48, (1, 0.84, 0.64))
    camera((2.5, -1.95, 1.45), -5, 23, -0.05)
    return evening(room, [('right', o) for o in right], 5) | {'exposure': 0.8, 'bloom': 0.08}


def double_height():
    """A villa's hall two storeys high: tall garden windows, a gallery with a glass rail, golden light."""
    room = Room(8.0, 7.2, 6.0, -2.6)
    left = [(0.4, 2.2, 0.1, 5.2), (2.7, 4.5, 0.1, 5.2), (5.0, 6.8, 0.1, 5.2)]
    walls(room, finish('greige wall'), left=left)
    plane(0, room.width, room.near, room.depth, 0, finish('beige marble'))
    ceiling(room, finish('ceiling'))
    stone = finish('travertine')
    panels(room, 'back', 0.6, 4.4, 0, 6.0, stone, 3, 0.05, 0.004, 4)
    for k, opening in enumerate(left):
        frame(room, 'left', opening, finish('black metal'), 2, 1, 0.06, transom=3.1)
        if k != 1:
            drapes(
                room, 'left', opening, finish('drape'), finish('sheer') if k == 2 else None, 5.6, 0.35, 0.2, 6 * k + 1
            )
    # Gallery: a slab along the right and the far right corner, with a glass rail.
    box(5.9, 8.0, room.near, 7.2, 3.0, 3.28, finish('ceiling'), 0.004)
    box(5.86, 5.9, room.near, 7.2, 2.97, 3.3, finish('walnut'), 0.004)
    pane = clear_glass()
    mesh(
        'rail', [(5.9, room.near, 3.3), (5.9, 7.2, 3.3), (5.9, 7.2, 4.25), (5.9, room.near, 4.25)], [(0, 1, 2, 3)], pane
    )
    box(5.88, 5.93, room.near, 7.2, 4.25, 4.29, finish('brass'), 0.004)
    fluting(room, 'right', -2.4, 7.1, 0, 2.98, finish('walnut upright'), finish('black'))
    moulding(
        room, 'right', [(-2.0, 0.6, 3.7, 5.6), (1.0, 3.6, 3.7, 5.6), (4.0, 6.8, 3.7, 5.6)], finish('greige wall'), 0.05
    )
    # Linear fireplace niche in the stone wall.
    slab(room, 'back', 1.3, 3.7, 0.35, 0.85, -0.06, -0.045, finish('black'), 0.004)
    for i in range(26):
        with placed(1.45 + i * 0.085, 7.14, 0.37):
            tube([(0, 0, 0), (0.01 * (-1) ** i, 0.0, 0.06 + 0.05 * ((i * 7) % 5) / 5)], 0.014, finish('glow'), 6)
    box(0.9, 4.1, 6.75, 7.16, 0.2, 0.32, finish('dark marble'), 0.008)
    with placed(2.5, room.depth - 0.05, 2.35):
        framed(discs(), 2.2, 1.45, 'walnut', 0.03)
    cloth, ivory, blue, ochre = finishes('greige cloth', 'linen', 'blue cloth', 'ochre cloth')
    with placed(1.0, 3.3, 0, 90):
        with placed(0, 0.5):
            sofa(3.2, cloth, finish('walnut'), 3, 1.0, 0.2, 0.62, 0.8)
            scatter_pillows(
                [
                    (-1.15, -0.42, 0.74, 0.5, 0.48, blue),
                    (-0.75, -0.55, 0.7, 0.46, 0.44, ochre),
                    (1.15, -0.42, 0.74, 0.5, 0.48, blue),
                ],
                3,
            )
    with placed(5.0, 3.4, 0, -90):
        with placed(0, 0.5):
            sofa(3.2, cloth, finish('walnut'), 3, 1.0, 0.2, 0.62, 0.8)
            scatter_pillows(
                [
                    (-1.15, -0.42, 0.74, 0.5, 0.48, ochre),
                    (1.15, -0.42, 0.74, 0.5, 0.48, blue),
                    (0.75, -0.55, 0.7, 0.46, 0.44, ivory),
                ],
                6,
            )
    for x in (2.35, 3.5):
        with placed(x, 1.75):
            pouf(finish('blue cloth'), finish('brass'), 0.34)
    rug(1.35, 4.75, 1.3, 5.6, rug_lines('#d9cfbd', '#8a7a66'))
    with placed(2.95, 3.4):
        plinth_table(finish('white marble'), 1.1, 1.5, 0.34)
        with placed(-0.2, 0.4, 0.34):
            coffee_set(5)
        with placed(0.2, -0.35, 0.34):
            branch_vase(0.3, 'dark pot', 5, 0.28, 0.5)
    with placed(0.7, 6.5):
        olive_tree(4, 3.0, 'dark pot')
    with placed(5.1, 6.5):
        areca(5, 1.2, 'pot')
    with placed(2.95, 3.4):
        ring_pendant(((0.95, 3.6), (0.7, 4.1), (0.45, 4.55)), room.height, power=30)
    with placed(7.7, 4.4, 0, -90):
        sideboard(finish('walnut'), finish('brass'), 2.2, 0.42, 0.8, 4, 0.14, finish('white marble'))
        for x in (-0.8, 0.8):
            with placed(x, -0.2, 0.8):
                table_lamp(0.7, 0.19, 'pot', 14)
        with placed(0, -0.2, 0.8):
            bowl(0.2, 'brass')
    with placed(7.9, 4.4, 1.75, -90):
        round_mirror(0.5)
    downlights([(7.0, y) for y in (-0.5, 2.0, 4.4, 6.6)], 3.0, finish('glow'), 50, lit=(2,))
    courtyard('left', 0, 8.5, 4.0, 2, 3)
    fill(room, 70)
    camera((4.3, -2.2, 1.5), 7, 21, 0.11)
    return golden(room, [('left', o) for o in left], 'left', -4, 33, 20, 16) | {'exposure': 0.0}


PLANS = {'pale-family': pale_family, 'media-wall-evening': media_wall_evening, 'double-height': double_height}


def build(p):
    return PLANS[p['plan']]()
