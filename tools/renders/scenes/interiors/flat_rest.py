"""Bedrooms and bathrooms of flats from plans.

parameters: {"plan": one of PLANS}, and any of the plan's words in other terms (see kit/shells.py)
"""

from kit.baths import (
    freestanding_bath,
    glass_screen,
    hanging_towel,
    lit_mirror,
    rain_shower,
    tall_tap,
    towels,
    vanity,
    vessel_basin,
    wall_tap,
    wall_toilet,
)
from kit.beds import bed, channel_headboard, panel_headboard
from kit.chairs import slat_chair, tub_chair
from kit.decor import book_stack, bowl, framed, round_mirror, vase
from kit.houseplants import areca, snake_plant
from kit.interior_finishes import finish, small_tiles
from kit.lamps import floor_lamp, globe_pendant, table_lamp
from kit.lights import area
from kit.placing import placed
from kit.rooms import slab
from kit.shells import art, build_plan, planned_rug
from kit.sofas import bench
from kit.storage import drawers, wardrobe
from kit.tables import frame_table
from kit.wall_finishes import fluting, panels


def bed_at_back(room, q, top):
    """The bed against the back wall, a wardrobe along one side, a chair at the window."""
    x, d = q.get('x', room.width * 0.48), room.depth
    if q.get('feature'):
        kind, name = q['feature']
        make = fluting if kind == 'fluting' else panels
        if kind == 'wall':
            slab(room, 'back', 0, room.width, 0, top, -0.012, 0, finish(name), 0)
        elif kind == 'fluting':
            make(room, 'back', 0, room.width, 0, 1.35, finish(name), finish('black'))
        else:
            make(room, 'back', 0, room.width, 0, top, finish(name), 6, 0.03, 0.008)
    head = channel_headboard if q.get('head') == 'channel' else panel_headboard
    with placed(x, d - 0.06):
        head(2.2, 1.15, finish(q['cloth']))
        with placed(0, -0.08):
            bed(
                1.8,
                finish(q['wood']),
                finish('white cotton'),
                finish(q['throw']),
                finish(q['pillow']),
                2.05,
                None,
                q['seed'],
            )
    for s in (-1, 1):
        with placed(x + s * 1.4, d - 0.05):
            drawers(finish(q['wood']), finish('brass'), finish(q['wood']), 0.5, 0.42, 0.5)
            with placed(0, -0.2, 0.5):
                table_lamp(0.52, 0.15, q.get('lamp', 'ceramic'), 12)
    for k, words in enumerate(q['art']):
        with placed(x + (k - (len(q['art']) - 1) / 2) * 0.8, d - 0.05, 1.75):
            framed(art(*words), *((0.6, 0.8) if len(q['art']) > 1 else (1.3, 0.7)), q['wood'], 0.03, f'art{k}')
    planned_rug(x - 1.7, x + 1.7, d - 3.4, d - 1.2, q['rug'])
    with placed(x, d - 2.6):
        bench(1.4, finish(q['cloth']), finish(q['wood']))
    wx, yaw = (0.01, 90) if q.get('wardrobe', 'left') == 'left' else (room.width - 0.01, -90)
    with placed(wx, d - 2.6, 0, yaw):
        wardrobe(finish(q['doors']), finish('black metal'), 2.8, 2.4, 0.6, 4)
    cx = room.width - 0.85 if yaw > 0 else 0.85
    with placed(cx, d - 2.9, 0, -110 if yaw > 0 else 110):
        tub_chair(finish(q['pillow']), finish(q['wood']), 0.4, 0.72)
    with placed(cx, d - 1.9):
        floor_lamp(1.5, 'brass', 12, 1.8)
    with placed(cx, d - 0.5):
        areca(q['seed'], 0.85, 'pot')


def bed_at_side(room, q, top):
    """The bed along the right wall under a long picture, a desk under the window at the end."""
    d, w = room.depth, room.width
    with placed(w - 0.04, d - 1.9, 0, -90):
        panel_headboard(1.9, 1.1, finish(q['cloth']), 3)
        with placed(0, -0.08):
            bed(
                1.6,
                finish(q['wood']),
                finish('white cotton'),
                finish(q['throw']),
                finish(q['pillow']),
                2.05,
                None,
                q['seed'],
            )
    with placed(w - 0.03, d - 1.9, 1.75, -90):
        framed(art(*q['art'][0]), 1.5, 0.75, q['wood'], 0.03)
    with placed(w - 0.02, d - 0.72, 0, -90):
        drawers(finish(q['wood']), finish('brass'), finish(q['wood']), 0.46, 0.4, 0.5)
        with placed(0, -0.2, 0.5):
            table_lamp(0.5, 0.14, 'clay pot', 12)
    with placed(w * 0.38, d - 0.34):
        frame_table(finish(q['wood']), finish('black metal'), 1.5, 0.58, 0.74)
        with placed(-0.45, 0, 0.74):
            table_lamp(0.46, 0.13, 'ceramic', 9)
        with placed(0.4, 0.02, 0.74):
            book_stack(('terracotta cloth', 'ivory cloth'))
    with placed(w * 0.38, d - 0.95, 0, 172):
        slat_chair(finish(q['wood']), finish(q['pillow']))
    with placed(0.01, d - 2.5, 0, 90):
        wardrobe(finish(q['doors']), finish('black metal'), 2.4, 2.35, 0.58, 4)
    planned_rug(0.9, w - 1.0, d - 3.7, d - 1.2, q['rug'])
    with placed(w * 0.5, d - 2.2):
        globe_pendant(2.2, room.height, 0.2, 10)
    with placed(0.4, d - 0.5):
        snake_plant(q['seed'], 0.8, 'pot')


def long_bath(room, q, top):
    """A washstand along one wall, a shower behind glass at the end, a wall of small tiles."""
    d, w = room.depth, room.width
    metal = finish(q['metal'])
    slab(
        room,
        'back',
        0,
        w,
        0,
        room.height,
        -0.014,
        0,
        small_tiles('bath', *q['tiles'], *q.get('tile', (0.06, 0.2)), 0.75, 0.15),
        0,
    )
    with placed(0.02, d - 2.3, 0, 90):
        vanity(1.5, finish(q['wood']), finish('quartz'), metal, 2)
        with placed(0, -0.25, 0.86):
            vessel_basin(finish('ceramic'), 0.2)
        with placed(0, -0.06, 0.86):
            tall_tap(metal)
        with placed(-0.5, -0.2, 0.86):
            bowl(0.1, 'clay pot')
        with placed(0, 0, 1.6):
            if q.get('round'):
                round_mirror(0.42, q['metal'])
            else:
                lit_mirror(1.2, 0.8, 12)
        with placed(0.55, -0.22, 0.86):
            vase(0.22, 'dark pot', 0.07)
    if q.get('bath'):
        with placed(w - 0.62, d - 1.15, 0, 90):
            freestanding_bath(finish('ceramic'), 1.6, 0.75)
        with placed(w * 0.4, d - 0.014, 1.05):
            wall_tap(metal)
    else:
        with placed(w - 0.75, d - 0.014):
            rain_shower(metal)
        glass_screen(w - 1.4, w - 1.4, d - 1.3, d, 2.1, metal)
    with placed(w - 0.01, d - 2.4, 0, -90):
        wall_toilet(finish('ceramic'), metal)
    with placed(w - 0.01, d - 1.75, 1.2, -90):
        hanging_towel(q['towel'], metal, 0.42, 0.5)
    with placed(0.35, d - 0.4):
        areca(q['seed'], 0.7, 'clay pot')
    planned_rug(0.75, w - 0.9, d - 2.9, d - 2.0, q['rug'])
    with placed(0.3, d - 3.35):
        towels(('white cotton', q['towel']), 0.3)
    area((w / 2, d - 1.2, room.height - 0.05), (w / 2, d - 1.2, 0), 1.2, 1.2, 24, (1, 0.9, 0.78))


LAYOUTS = {'bed-at-back': bed_at_back, 'bed-at-side': bed_at_side, 'bath': long_bath}
PLANS = {
    'olive-night': dict(
        layout='bed-at-back',
        size=(4.8, 4.8, 2.8, -1.7),
        windows={'right': [(0.6, 3.4, 0.5, 2.4)]},
        hour='evening',
        wall='olive wall',
        floor=('planks', 'dark boards'),
        drape='drape',
        feature=('fluting', 'oak upright'),
        cloth='taupe cloth',
        wood='oak',
        throw='ochre cloth',
        pillow='terracotta cloth',
        doors='greige lacquer',
        art=(('strata',),),
        rug=('washed', '#b3a795', '#82776a', '#d5cbbb', 8),
        lamps=((1.3, 3.4), (3.4, 3.4), (2.4, 0.6)),
        camera=((2.5, -1.0, 1.35), -3, 21, -0.05),
        seed=3,
    ),
    'white-golden': dict(
        layout='bed-at-back',
        size=(4.8, 4.8, 2.85, -1.7),
        windows={'left': [(0.6, 3.4, 0.05, 2.5)]},
        wardrobe='right',
        hour='golden',
        wall='linen wall',
        floor=('herringbone', 'oak boards'),
        drape='linen',
        sheer='sheer',
        head='channel',
        cloth='blush cloth',
        wood='walnut',
        throw='blush cloth',
        pillow='ochre cloth',
        doors='white lacquer',
        art=(('discs',),),
        x=2.4,
        rug=('border', '#d3cabb', '#a2937d'),
        camera=((2.5, -1.0, 1.35), 4, 21, -0.05),
        seed=4,
    ),
    'sage-side': dict(
        layout='bed-at-side',
        size=(4.2, 4.6, 2.75, -1.7),
        windows={'back': [(0.6, 2.6, 0.85, 2.3)]},
        wall='sage wall',
        floor=('planks', 'pale boards'),
        frame='white lacquer',
        blind='linen',
        cloth='sage cloth',
        wood='ash',
        throw='ochre cloth',
        pillow='ivory cloth',
        doors='ash upright',
        art=(('skyline',),),
        rug=('lines', '#ddd6c9', '#7d8468'),
        lean=-10,
        camera=((1.5, -1.2, 1.4), -12, 21, -0.06),
        seed=5,
    ),
    'teal-bath': dict(
        layout='bath',
        size=(2.9, 4.2, 2.7, -1.2),
        windows={'right': [(-0.2, 1.0, 1.4, 2.3)]},
        wall='white wall',
        floor=('tiles', 'grey tiles'),
        hour='soft',
        tiles=('#3f5f66', '#587a80'),
        metal='brass',
        wood='oak',
        round=True,
        towel='ochre cloth',
        skirting=None,
        rug=('border', '#d3cabb', '#5d7f8c'),
        camera=((1.5, -0.9, 1.4), 0, 20, -0.06),
        seed=2,
        lamps=((1.4, 1.2), (1.4, 2.6)),
    ),
    'clay-bath': dict(
        layout='bath',
        size=(3.2, 4.2, 2.75, -1.2),
        windows={'left': [(2.9, 3.8, 1.5, 2.4)]},
        wall='sand wall',
        floor=('tiles', 'sand tiles'),
        hour='soft',
        tiles=('#a8653f', '#bd7b52'),
        tile=(0.1, 0.1),
        metal='black metal',
        wood='walnut',
        bath=True,
        towel='ivory cloth',
        skirting=None,
        rug=('lines', '#e0d7c6', '#8a5f43'),
        camera=((1.5, -0.9, 1.4), -3, 20, -0.06),
        seed=3,
        lamps=((1.5, 1.2), (1.5, 2.8)),
    ),
}


def build(p):
    return build_plan(p, PLANS, LAYOUTS)
