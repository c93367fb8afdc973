"""Master bedrooms: oak and taupe, high above the city at night, classical.

parameters: {"plan": one of PLANS}
"""

from kit.beds import bed, channel_headboard, panel_headboard, tufted_headboard
from kit.camera import camera
from kit.ceilings import ceiling, cove, downlights
from kit.chairs import armchair, tub_chair
from kit.decor import book_stack, bowl, framed, round_mirror, rug, vase
from kit.floors import herringbone, planks
from kit.geometry import box
from kit.houseplants import areca, branch_vase
from kit.interior_finishes import finish
from kit.lamps import chandelier, dome_pendant, floor_lamp, globe_pendant, table_lamp
from kit.lights import area
from kit.painting import discs, dunes, rug_border, rug_medallion, rug_washed
from kit.placing import placed
from kit.room_light import day, evening, golden
from kit.rooms import Room, drapes, fill, frame, slabs, walls
from kit.sofas import bench
from kit.storage import drawers, sideboard, wardrobe
from kit.tables import tray_table
from kit.views import city, courtyard, far_card
from kit.wall_finishes import moulding, panels, skirting


def night_tables(spots, wood='walnut', metal='brass', top='white marble'):
    """Two night tables by the bed; spots of (x, y)."""
    for x, y in spots:
        with placed(x, y):
            drawers(finish(wood), finish(metal), finish(top))


def oak_taupe():
    """Channelled taupe headboard, oak wardrobe, a garden window on the right, morning sun."""
    room = Room(5.6, 5.2, 3.1, -1.8)
    right = [(0.9, 4.1, 0.1, 2.75)]
    walls(room, finish('greige wall'), right=right)
    planks(room, finish('oak boards'))
    ceiling(room, finish('ceiling'))
    frame(room, 'right', right[0], finish('black metal'), 3)
    drapes(room, 'right', right[0], finish('drape'), finish('sheer'), 2.94, 0.45, 0.28, 1)
    box(5.28, 5.6, -1.8, 5.2, 2.94, 3.1, finish('ceiling'), 0.006)
    with placed(2.45, room.depth):
        channel_headboard(4.2, 1.32, finish('taupe cloth'))
        box(-2.13, 2.13, -0.17, 0, 1.325, 1.365, finish('walnut'), 0.006)
    area((2.45, 5.11, 1.37), (2.45, 5.18, 2.4), 4.0, 0.03, 13, (1, 0.74, 0.45))
    with placed(2.45, room.depth - 0.01, 2.08):
        framed(discs(), 1.4, 0.92, 'walnut', 0.03)
    with placed(2.45, room.depth - 0.13):
        bed(
            2.0,
            finish('walnut'),
            finish('linen'),
            finish('sage cloth'),
            finish('terracotta cloth'),
            2.1,
            finish('sage cloth'),
        )
    with placed(2.45, 2.45):
        bench(1.7, finish('taupe cloth'), finish('walnut'))
    night_tables(((0.92, 5.05), (4.05, 5.05)))
    for x in (0.92, 4.05):
        with placed(x, 4.78):
            dome_pendant(1.12, room.height, 0.14)
    with placed(4.12, 4.85, 0.52):
        branch_vase(0.2, 'pot')
    rug(0.75, 4.4, 1.6, 4.1, rug_border('#cbbfa9', '#a3927a'))
    with placed(4.7, 2.3, 0, -75):
        armchair(finish('taupe cloth'), finish('walnut'))
    with placed(5.0, 4.75):
        areca(3, 0.85)
    with placed(0.01, 2.3, 0, 90):
        wardrobe(finish('oak upright'), finish('brass'), 3.6, 2.55, 0.6, 5)
    courtyard('right', room.width, 7.5, 2.6, 1, 2)
    fill(room, 16)
    camera((2.2, -1.55, 1.25), -8, 23, -0.05)
    return day(room, [('right', right[0])], 'right', -2, 40, 22, 26) | {'exposure': 0.1}


def high_floor_night():
    """Bed against walnut panels facing the city at night through a glass corner; a reading chair."""
    room = Room(5.8, 5.0, 2.95, -2.0)
    left = [(-0.6, 4.7, 0.05, 2.7)]
    walls(room, finish('dark wall'), left=left)
    planks(room, finish('dark boards'), 0.19, 6)
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), 0.55, 0.18, 15, sides=('right', 'back'))
    frame(room, 'left', left[0], finish('black metal'), 4, 1, 0.05)
    drapes(room, 'left', left[0], finish('grey drape'), None, 2.9, 0.0, 0.2, 5)
    far_card('left', 0, city('night', 5), 0.9, middle=45.0)
    panels(room, 'back', 0, 5.8, 0, z, finish('walnut upright'), 7, 0.03, 0.01)
    with placed(3.1, room.depth - 0.03):
        panel_headboard(3.4, 1.2, finish('charcoal cloth'), 4)
        bed(1.9, finish('black'), finish('white cotton'), finish('charcoal cloth'), finish('ochre cloth'), 2.1, None, 5)
    area((3.1, 4.86, 1.22), (3.1, 4.97, 2.3), 3.3, 0.03, 22, (1, 0.72, 0.42))
    night_tables(((1.75, 4.95), (4.45, 4.95)), 'walnut', 'brass', 'dark marble')
    for x in (1.75, 4.45):
        with placed(x, 4.66):
            globe_pendant(1.05, room.height, 0.1, 9)
    rug(1.2, 5.2, 1.9, 4.2, rug_washed('#8d8781', '#625d58', '#aaa49c', 6))
    with placed(3.1, 2.4):
        bench(1.6, finish('cognac leather'), finish('walnut'))
    with placed(1.0, 0.8, 0, 120):
        tub_chair(finish('boucle'), finish('black metal'), 0.42, 0.74)
    with placed(1.0, 1.75):
        tray_table(finish('dark marble'), finish('brass'), 0.26, 0.5)
        with placed(0, 0, 0.5):
            book_stack(('ivory cloth', 'ochre cloth'))
    with placed(0.5, 3.9):
        floor_lamp(1.5, 'brass', 26, 2.4)
    with placed(5.78, 1.6, 0, -90):
        sideboard(finish('walnut'), finish('brass'), 2.2, 0.42, 0.75, 4)
        with placed(-0.6, -0.2, 0.75):
            branch_vase(0.28, 'dark pot', 6, 0.2, 0.35)
        with placed(0.7, -0.2, 0.75):
            bowl(0.16, 'brass')
    with placed(5.77, 1.6, 1.55, -90):
        framed(dunes(5), 1.3, 0.8, 'brass', 0.03)
    area((5.3, 1.6, 2.9), (5.8, 1.6, 1.5), 1.6, 0.06, 14, (1, 0.76, 0.48), spread=110)
    downlights(((1.6, 3.0), (4.5, 3.0), (1.6, 0.6), (4.5, 0.6)), room.height, finish('glow'), 50, lit=(0, 1, 3))
    fill(room, 40, (1, 0.82, 0.62))
    camera((3.3, -1.75, 1.3), 10, 22, -0.03)
    return evening(room, [('left', left[0])], 3.0) | {'exposure': 0.5, 'bloom': 0.08}


def classical_master():
    """A crested velvet headboard, mirrored panels, mouldings, a chandelier; late sun through tall curtains."""
    room = Room(6.0, 5.6, 3.5, -2.0)
    left = [(0.8, 2.2, 0.1, 2.95), (3.0, 4.4, 0.1, 2.95)]
    wall = finish('blush wall')
    walls(room, wall, left=left)
    herringbone(room, finish('oak boards'))
    ceiling(room, finish('ceiling'))
    z = cove(room, finish('ceiling'), 0.6, 0.2, 18)
    cream = finish('cream lacquer')
    moulding(
        room,
        'back',
        [
            (0.2, 1.35, 1.05, 3.0),
            (1.6, 4.4, 1.05, 3.0),
            (4.65, 5.8, 1.05, 3.0),
            (0.2, 1.35, 0.22, 0.85),
            (4.65, 5.8, 0.22, 0.85),
        ],
        cream,
        0.045,
        0.03,
    )
    moulding(
        room,
        'right',
        [
            (-1.6, 0.6, 0.22, 0.85),
            (0.9, 3.1, 0.22, 0.85),
            (3.4, 5.4, 0.22, 0.85),
            (-1.6, 0.6, 1.05, 3.0),
            (0.9, 3.1, 1.05, 3.0),
            (3.4, 5.4, 1.05, 3.0),
        ],
        cream,
        0.045,
        0.03,
    )
    for side in ('back', 'right'):
        slabs(room, side, [(*room.span(side), 0.92, 0.97, -0.03, 0)], cream, 0.01)
    skirting(room, cream, 0.16, 0.022, ('back', 'right'))
    for k, opening in enumerate(left):
        frame(room, 'left', opening, cream, 2, 3, 0.06)
        drapes(room, 'left', opening, finish('green velvet'), finish('sheer'), z, 0.36, 0.25, 4 + 5 * k)
    with placed(3.0, room.depth - 0.03):
        tufted_headboard(2.3, 1.35, finish('green velvet'), finish('gold'))
        with placed(0, -0.08):
            bed(
                2.0,
                finish('mahogany'),
                finish('white cotton'),
                finish('green velvet'),
                finish('green velvet'),
                2.1,
                finish('ochre cloth'),
                7,
            )
    for x in (1.45, 4.55):
        with placed(x, 5.55):
            drawers(finish('cream lacquer'), finish('gold'), finish('white marble'), 0.62, 0.46, 0.6, 3)
            with placed(0, -0.23, 0.6):
                table_lamp(0.7, 0.18, 'gold', 13, 2.0)
    with placed(3.0, 2.65):
        bench(1.6, finish('green velvet'), finish('gold'))
    rug(1.0, 5.0, 1.5, 4.3, rug_medallion('#8a7357', '#4f5a4c', '#e0d2b5', '#b48f5f'), fringe='ivory cloth')
    with placed(5.75, 3.9, 0, -90):
        sideboard(cream, finish('gold'), 1.5, 0.45, 0.8, 4, 0.12, finish('white marble'))
        with placed(-0.4, -0.2, 0.8):
            vase(0.34, 'gold', 0.11)
        with placed(0.35, -0.2, 0.8):
            book_stack(('ivory cloth', 'olive cloth'))
    with placed(5.96, 3.9, 1.75, -90):
        round_mirror(0.48, 'gold')
    with placed(1.0, 2.35, 0, 110):
        armchair(finish('ochre cloth'), finish('mahogany'))
    with placed(3.0, 2.9):
        chandelier(2.62, room.height, 10, 0.48, 14)
    with placed(0.55, 5.05):
        areca(3, 0.95, 'pot')
    courtyard('left', 0, 8, 3.0, 4, 2)
    fill(room, 24)
    camera((3.35, -1.75, 1.35), 5, 22, -0.02)
    return golden(room, [('left', o) for o in left], 'left', 4, 32, 20, 20) | {'exposure': 0.3}


PLANS = {'oak-taupe': oak_taupe, 'high-floor-night': high_floor_night, 'classical-master': classical_master}


def build(p):
    return PLANS[p['plan']]()
