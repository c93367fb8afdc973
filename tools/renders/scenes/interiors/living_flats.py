"""Living rooms of flats: high above the city, and a small one open to its kitchen.

parameters: {"plan": one of PLANS}
"""

from kit.camera import camera
from kit.ceilings import ceiling, downlights
from kit.chairs import slat_chair, tub_chair
from kit.decor import book_stack, bowl, framed, rug, throw, vase
from kit.floors import planks
from kit.geometry import box
from kit.houseplants import areca, olive_tree
from kit.interior_finishes import finish, finishes, small_tiles
from kit.kitchens import base_run, hob, sink, tall_fridge, wall_run
from kit.lamps import arc_lamp, floor_lamp, globe_pendant
from kit.lights import area
from kit.painting import rug_lines, rug_washed, skyline, strata
from kit.placing import placed
from kit.room_light import day, evening
from kit.rooms import Room, drapes, fill, frame, slab, walls
from kit.sofas import modular, scatter_pillows, sofa
from kit.tables import dining_table, frame_table, plinth_table
from kit.views import city, far_card
from kit.wall_finishes import panels, skirting


def high_floor_dusk():
    """A corner flat above the city after sunset: glass on two sides, a deep modular sofa, one arc lamp."""
    room = Room(7.0, 5.8, 3.0, -2.2)
    back, left = (0.25, 6.75, 0.05, 2.75), (1.2, 5.6, 0.05, 2.75)
    walls(room, finish('warm wall'), back=[back], left=[left])
    planks(room, finish('dark boards'))
    ceiling(room, finish('ceiling'))
    frame(room, 'back', back, finish('black metal'), 4, 1, 0.05)
    frame(room, 'left', left, finish('black metal'), 3, 1, 0.05)
    drapes(room, 'back', back, finish('grey drape'), None, 3.0, 0.1, 0.2, 4)
    far_card('back', room.depth, city('dusk', 4, spine=0.42), 0.8)
    far_card('left', 0, city('dusk', 9), 0.75, middle=50.0)
    panels(room, 'right', -0.6, 4.9, 0.0, 3.0, finish('walnut upright'), 5, 0.04, 0.012)
    grey, cognac, ivory, ochre = finishes('greige cloth', 'cognac leather', 'ivory cloth', 'ochre cloth')
    with placed(5.85, 2.55, 0, -90):
        with placed(0, 0.98):
            modular(3.7, grey, 3, 1.05, 0.4, 0.74, 0.75, 1)
            scatter_pillows(
                [
                    (-1.35, -0.42, 0.62, 0.52, 0.5, ochre),
                    (-0.95, -0.55, 0.6, 0.5, 0.46, ivory),
                    (0.5, -0.45, 0.62, 0.5, 0.48, finish('blue cloth')),
                    (1.3, -0.42, 0.62, 0.52, 0.5, ivory),
                ],
                3,
                20,
            )
    rug(1.7, 5.5, 0.5, 4.6, rug_washed('#a8a096', '#6f6a66', '#cdc6bb', 4))
    with placed(3.3, 2.5):
        plinth_table(finish('dark marble'), 1.25, 0.8, 0.32)
        with placed(-0.3, 0.1, 0.32):
            book_stack(('ivory cloth', 'charcoal cloth', 'ochre cloth'))
        with placed(0.3, -0.05, 0.32):
            bowl(0.17, 'brass')
    with placed(1.75, 3.6, 0, 55):
        tub_chair(cognac, finish('black metal'))
    with placed(1.45, 1.35, 0, 105):
        tub_chair(cognac, finish('black metal'))
    with placed(5.9, 4.95, 0, -55):
        arc_lamp(1.5, 2.1, 'brass', 70)
    with placed(0.75, 5.15):
        olive_tree(4, 2.0, 'dark pot')
    with placed(room.width - 0.05, 2.4, 1.75, -90):
        framed(strata(('#d8cdba', '#b7a58a', '#6f675c', '#33414a', '#b47a44')), 2.0, 1.05, 'brass', 0.02)
    area((room.width - 0.5, 2.4, 2.95), (room.width, 2.4, 1.6), 3.0, 0.06, 26, (1, 0.76, 0.48), spread=110)
    downlights([(x, y) for x in (1.3, 3.2, 5.1) for y in (0.4, 2.6, 4.9)], 3.0, finish('glow'), 120, lit=(1, 2, 4, 6))
    fill(room, 62, (1, 0.84, 0.66))
    camera((3.9, -1.75, 1.35), 6, 22, -0.02)
    return evening(room, [('back', back), ('left', left)], 2.2) | {'exposure': 0.6, 'bloom': 0.08}


def small_open_plan():
    """A modest flat: sofa, round table for two and a kitchen line in one room, one wide window."""
    room = Room(4.6, 6.2, 2.75, -1.9)
    left = [(1.1, 3.5, 0.5, 2.3)]
    walls(room, finish('linen wall'), left=left)
    planks(room, finish('oak boards'), 0.16, 5)
    ceiling(room, finish('ceiling'))
    skirting(room, finish('white lacquer'), 0.08, sides=('left', 'right'))
    opening = left[0]
    frame(room, 'left', opening, finish('white lacquer'), 3, 1, 0.05)
    drapes(room, 'left', opening, finish('drape'), finish('sheer'), 2.6, 0.35, 0.22, 2)
    slab(room, 'left', 1.05, 3.55, 0.46, 0.5, -0.12, 0.02, finish('quartz'), 0.006)
    white, oak = finish('white lacquer'), finish('oak')
    with placed(2.0, room.depth):
        base_run(2.9, white, finish('quartz'), finish('black metal'), 5)
        with placed(0, 0, 1.45):
            wall_run(2.9, oak, finish('black metal'), 5, 0.7)
        with placed(-0.7, -0.3, 0.9):
            sink(finish('steel'), finish('black metal'))
        with placed(0.6, -0.3, 0.9):
            hob(finish('black'))
    slab(room, 'back', 0.5, 3.5, 0.9, 1.45, -0.012, 0, small_tiles('splash', '#c9c4b8', '#d6d1c6', 0.15, 0.075), 0)
    with placed(4.0, room.depth - 0.01):
        tall_fridge(finish('steel'), finish('black metal'), 0.75, 1.85)
        box(-0.4, 0.4, -0.6, 0, 1.88, 2.15, white, 0.004)
    area((2.0, 5.85, 1.43), (2.0, 6.0, 0.9), 2.6, 0.04, 7, (1, 0.8, 0.56))
    cloth, ivory, terr = finishes('grey cloth', 'ivory cloth', 'terracotta cloth')
    with placed(4.5, 1.85, 0, -90):
        sofa(2.15, cloth, finish('oak'), 2, 0.86, 0.14, 0.58, 0.8, finish('oak'), 0.14)
        scatter_pillows([(-0.75, -0.4, 0.72, 0.46, 0.44, terr), (0.75, -0.4, 0.72, 0.46, 0.44, ivory)], 3)
        throw(-0.2, 0.25, -0.88, 0.47, finish('ochre cloth'))
    rug(1.7, 3.75, 0.7, 3.0, rug_lines('#ddd3c0', '#7d6a55', 380, 420, 90))
    with placed(2.75, 1.9):
        frame_table(finish('oak'), finish('black metal'), 0.6, 0.95, 0.4)
        with placed(0, 0.15, 0.4):
            book_stack(('terracotta cloth', 'ivory cloth'))
        with placed(0.05, -0.25, 0.4):
            vase(0.18, 'clay pot', 0.07)
    with placed(1.35, 4.15):
        dining_table(finish('oak'), finish('black metal'), 1.0, 1.0, 'round')
        with placed(0, 0, 0.75):
            bowl(0.15, 'pot')
    for x, y, yaw in ((1.35, 3.45, 180), (2.0, 4.35, -110), (0.72, 4.4, 100)):
        with placed(x, y, 0, yaw):
            slat_chair(finish('oak'), finish('ivory cloth'))
    with placed(1.35, 4.15):
        globe_pendant(1.75, room.height, 0.18, 10)
    with placed(room.width - 0.01, 1.85, 1.6, -90):
        framed(skyline(), 1.2, 0.7, 'oak', 0.02)
    with placed(0.42, 5.0):
        areca(3, 0.8, 'clay pot')
    with placed(4.2, 3.35):
        floor_lamp(1.5, 'black metal', 12, 1.8)
    far_card('left', 0, city('day', 12), 1.5, away=14.0, middle=30.0, width=80.0)
    downlights(((1.2, 5.3), (2.6, 5.3), (3.9, 5.3)), room.height, finish('glow'), 30, lit=(1,))
    fill(room, 26)
    camera((1.75, -1.65, 1.3), -5, 22, -0.03)
    return day(room, [('left', o) for o in left], 'left', 8, 40, 18, 26, 0.7) | {'exposure': 0.25}


PLANS = {'high-floor-dusk': high_floor_dusk, 'small-open-plan': small_open_plan}


def build(p):
    return PLANS[p['plan']]()
