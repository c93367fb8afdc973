"""Living rooms of flats from plans: where the sofa stands, what faces it, colours, windows and hour differ.

parameters: {"plan": one of PLANS}, and any of the plan's words in other terms (see kit/shells.py)
"""

from kit.beds import bed, panel_headboard
from kit.camera import camera
from kit.chairs import armchair, pouf, slat_chair, tub_chair
from kit.decor import book_stack, bowl, coffee_set, framed, round_mirror, round_rug, throw, vase
from kit.geometry import box
from kit.houseplants import areca, branch_vase, olive_tree, snake_plant
from kit.interior_finishes import finish, finishes
from kit.lamps import arc_lamp, floor_lamp, globe_pendant, ring_pendant, table_lamp
from kit.lights import area
from kit.placing import placed
from kit.rooms import slab
from kit.shells import art, light, planned_rug, shell
from kit.sofas import bench, floor_armrest, floor_run, modular, scatter_pillows, sofa
from kit.storage import bookcase, books, drawers, media_unit, sideboard, television
from kit.tables import cube_side, dining_table, drum_table, frame_table, plinth_table, tray_table
from kit.wall_finishes import fluting, moulding, panels


def pillows(length, names, y=-0.42, z=0.72, size=0.48):
    """Cushions at both ends of a sofa."""
    a, b = finish(names[0]), finish(names[-1])
    reach = length / 2 - 0.4
    return [
        (-reach, y, z, size, size - 0.02, a),
        (-reach + 0.38, y - 0.12, z - 0.03, size - 0.06, size - 0.08, b),
        (reach, y, z, size, size - 0.02, b),
    ]


def media_wall(room, q, x, top):
    """A television on stone or timber with a cupboard under it, on the back wall."""
    kind, name = q['feature']
    if kind == 'panels':
        panels(room, 'back', x - 1.7, x + 1.7, 0, top, finish(name), 2, 0.05, 0.004)
    elif kind == 'fluting':
        fluting(room, 'back', x - 1.7, x + 1.7, 0, top, finish(name), finish('black'))
    else:
        slab(room, 'back', x - 1.7, x + 1.7, 0, top, -0.02, 0, finish(name), 0)
    with placed(x, room.depth - 0.05, 1.5):
        television(finish('black'), finish('screen'), 1.7)
    with placed(x, room.depth - 0.05):
        media_unit(finish(q['wood']), finish(q['metal']), 2.7, 0.44, 0.42, 0.2)
        with placed(-1.05, -0.2, 0.54):
            branch_vase(0.24, 'dark pot', 3)
        with placed(1.0, -0.2, 0.54):
            book_stack((q['pillows'][0], q['cloth']))


def table(q, r=0.5):
    """The low table of a plan with things on it."""
    kind, top, foot = q['table']
    height = {'drum': 0.36, 'plinth': 0.34, 'tray': 0.42, 'frame': 0.4}[kind]
    if kind == 'drum':
        drum_table(finish(top), finish(foot), r, 0.36)
    elif kind == 'plinth':
        plinth_table(finish(top), r * 2.2, r * 1.4, 0.34)
    elif kind == 'tray':
        tray_table(finish(top), finish(foot), r, 0.42)
    else:
        frame_table(finish(top), finish(foot), r * 2.2, r * 1.3, 0.4)
    with placed(0.12, 0.06, height):
        q.get('things', coffee_set)()
    with placed(-0.22, -0.1, height):
        book_stack((q['pillows'][0], 'ivory cloth'))


def chair(q):
    {'tub': tub_chair, 'arm': armchair}[q.get('chair_kind', 'arm')](finish(q['chair']), finish(q['wood']))


def sofa_at_back(room, q, top):
    """The sofa against the back wall faces the camera under a picture; two chairs stand askew before it."""
    x, y = q.get('x', room.width / 2), room.depth
    if q.get('feature'):
        kind, name = q['feature']
        if kind == 'moulding':
            edges = [0.2, room.width * 0.28, room.width * 0.72, room.width - 0.2]
            moulding(
                room,
                'back',
                [(a + 0.08, b - 0.08, 0.25, top - 0.3) for a, b in zip(edges, edges[1:])],
                finish(name),
                0.04,
            )
        elif kind == 'panels':
            panels(room, 'back', 0, room.width, 0, top, finish(name), 6, 0.03, 0.01)
        elif kind == 'fluting':
            fluting(room, 'back', 0, room.width, 0, top, finish(name), finish('black'))
        else:
            slab(room, 'back', 0, room.width, 0, top, -0.012, 0, finish(name), 0)
    length = q.get('length', 2.6)
    with placed(x, y - 0.08):
        sofa(length, finish(q['cloth']), finish(q['wood']), 3, 0.95, 0.16, 0.62, 0.8)
        scatter_pillows(pillows(length, q['pillows']), q['seed'])
        throw(0.2, 0.65, -0.97, 0.475, finish(q['pillows'][-1]))
    for s in (-1, 1):
        with placed(x + s * (length / 2 + 0.42), y - 0.4):
            cube_side(finish(q['wood']), finish(q['wood']), 0.44, 0.48)
            with placed(0, 0, 0.48):
                table_lamp(0.56, 0.16, 'pot', 10) if s < 0 else vase(0.3, 'clay pot', 0.1)
    pictures = q['art']
    for k, words in enumerate(pictures):
        step = 1.0 if len(pictures) > 1 else 0
        with placed(x + (k - (len(pictures) - 1) / 2) * step, y - 0.03, 1.72):
            framed(art(*words), *((0.8, 1.0) if len(pictures) > 1 else (1.7, 0.95)), q['wood'], 0.03, f'art{k}')
    planned_rug(x - 1.75, x + 1.75, y - 3.5, y - 0.75, q['rug'])
    with placed(x, y - 1.95):
        table(q)
    for s, yaw in ((-1, 125), (1, -118)):
        with placed(x + s * 1.6, y - 2.75, 0, yaw):
            chair(q)
    with placed(0.5, y - 0.55):
        olive_tree(q['seed'], 1.9, 'pot')
    with placed(x, y - 2.0):
        globe_pendant(2.2, room.height, 0.2, 8)


def across_from_screen(room, q, top):
    """A sofa along the left wall, a television on the back one, two chairs at the window."""
    x = room.width * 0.52
    media_wall(room, q, x, top)
    length = q.get('length', 2.5)
    with placed(0.12, room.depth * 0.44, 0, 90):
        sofa(length, finish(q['cloth']), finish(q['wood']), 3, 0.92, 0.15, 0.6, 0.78)
        scatter_pillows(pillows(length, q['pillows']), q['seed'])
    with placed(0.04, room.depth * 0.44, 1.65, 90):
        framed(art(*q['art'][0]), 1.5, 0.9, q['wood'], 0.03)
    planned_rug(0.8, room.width - 1.2, room.depth * 0.44 - 1.4, room.depth * 0.44 + 1.4, q['rug'])
    with placed(room.width * 0.45, room.depth * 0.44):
        table(q, 0.55)
    for y, yaw in ((room.depth * 0.44 + 0.75, -75), (room.depth * 0.44 - 0.6, -105)):
        with placed(room.width - 1.1, y, 0, yaw):
            chair(q)
    with placed(0.5, room.depth - 0.6):
        floor_lamp(1.6, q['metal'], 14, 1.8)
    with placed(room.width - 0.5, room.depth - 0.5):
        areca(q['seed'], 0.95, 'dark pot')
    with placed(room.width * 0.5, room.depth * 0.45):
        ring_pendant(((0.5, 2.25), (0.32, 2.5)), room.height, q['metal'], 12)


def corner_sofa(room, q, top):
    """A deep sofa fills the far right corner under the windows; a round rug, a pouf, a lamp that leans over."""
    cloth = finish(q['cloth'])
    with placed(room.width - 1.75, room.depth - 0.12):
        modular(3.3, cloth, 3, 1.0, 0.4, 0.72, 1.0, 1)
        scatter_pillows(pillows(3.3, q['pillows'], -0.45, 0.62), q['seed'], 20)
    with placed(room.width - 0.1, room.depth - 2.9, 0, -90):
        modular(1.6, cloth, 1, 1.0, 0.4, 0.72)
    if q.get('round_rug', True):
        round_rug(room.width - 2.3, room.depth - 2.4, 1.6, finish(q.get('round_rug_cloth', 'boucle')))
    else:
        planned_rug(room.width - 4.0, room.width - 0.9, room.depth - 3.6, room.depth - 0.8, q['rug'])
    with placed(room.width - 2.35, room.depth - 2.1):
        table(q, 0.48)
    with placed(room.width - 3.3, room.depth - 2.9):
        pouf(finish(q['chair']), None, 0.34, 0.4)
    with placed(room.width - 3.85, room.depth - 0.55, 0, 70):
        arc_lamp(1.4, 2.05, q['metal'], 26)
    with placed(0.03, room.depth - 1.6, 0, 90):
        cells = bookcase(finish(q['wood']), 2.2, 2.2, 0.34, 3, 5)
        cloths = finishes(*q['pillows'], q['cloth'], 'ivory cloth', 'charcoal cloth')
        for k, (x0, x1, z0, _) in enumerate(cells):
            if k % 3 != 1:
                books(x0 + 0.01, x1, z0, 0.34, cloths, k, 0.27, 0.6 + 0.1 * (k % 3))
            else:
                with placed((x0 + x1) / 2, -0.16, z0):
                    vase(0.22, 'clay pot', 0.08) if k % 2 else bowl(0.12, 'ceramic')
    with placed(0.6, 0.35):
        olive_tree(q['seed'], 2.0, 'clay pot')


def two_sofas(room, q, top):
    """Two sofas face each other across a long table, windows behind them at the end of the room."""
    x, y = room.width / 2, room.depth * 0.5
    for s, yaw in ((-1, 90), (1, -90)):
        with placed(x + s * (room.width / 2 - 0.25), y, 0, yaw):
            sofa(2.3, finish(q['cloth']), finish(q['wood']), 2, 0.92, 0.15, 0.6, 0.78)
            scatter_pillows(pillows(2.3, q['pillows'] if s < 0 else q['pillows'][::-1]), q['seed'] + s)
    planned_rug(x - 1.5, x + 1.5, y - 1.6, y + 1.6, q['rug'])
    with placed(x, y, 0, 90):
        table(q, 0.58)
    for s in (-1, 1):
        with placed(x + s * 0.62, y - 2.0):
            pouf(finish(q['chair']), finish(q['metal']), 0.32, 0.4)
    with placed(room.width - 0.04, y, 1.65, -90):
        framed(art(*q['art'][0]), 1.6, 0.95, q['wood'], 0.03)
    with placed(0.04, y, 1.65, 90):
        round_mirror(0.45, q['metal'])
    for px in (0.55, room.width - 0.55):
        with placed(px, room.depth - 0.55):
            areca(q['seed'] + int(px), 1.0, 'pot')
    with placed(x, y):
        ring_pendant(((0.6, 2.2), (0.4, 2.45)), room.height, q['metal'], 14)


def behind_the_sofa(room, q, top):
    """Seen over the back of a sofa to a media wall, a dining table to one side."""
    x = room.width * 0.4
    media_wall(room, q, x, top)
    with placed(x, 1.15, 0, 180):
        sofa(2.5, finish(q['cloth']), finish(q['wood']), 3, 0.95, 0.15, 0.6, 0.76)
        scatter_pillows(pillows(2.5, q['pillows'], -0.42, 0.74), q['seed'])
    planned_rug(x - 1.6, x + 1.6, 1.3, 4.0, q['rug'])
    with placed(x, 2.75):
        table(q, 0.52)
    with placed(x - 1.45, 3.2, 0, 70):
        chair(q)
    tx, ty = room.width - 1.35, room.depth - 1.5
    with placed(tx, ty):
        dining_table(finish(q['wood']), finish(q['metal']), 1.3, 1.3, 'round')
        with placed(0, 0, 0.75):
            branch_vase(0.24, 'ceramic', 5, 0.2, 0.3)
    for dx, dy, yaw in ((0, -0.85, 180), (0.85, 0, -90), (0, 0.85, 0), (-0.85, 0, 90)):
        with placed(tx + dx, ty + dy, 0, yaw):
            slat_chair(finish(q['wood']), finish(q['chair']))
    with placed(tx, ty):
        globe_pendant(1.8, room.height, 0.2, 10)
    with placed(0.5, room.depth - 0.5):
        snake_plant(q['seed'], 0.9, 'pot')


def ground_seating(room, q, top):
    """A family room to sit on the floor: runs of mattresses round three walls, a low table, lattice pictures."""
    cloth, back = finish(q['cloth']), finish(q['pillows'][0])
    runs = ((room.width / 2, room.depth - 0.04, 0, room.width - 0.3), (0.04, room.depth - 2.6, 90, 3.2),
            (room.width - 0.04, room.depth - 2.6, -90, 3.2))
    for x, y, yaw, length in runs:
        with placed(x, y, 0, yaw):
            floor_run(length, cloth, back, max(3, round(length / 0.75)))
            for u in (-length * 0.25, length * 0.25) if yaw == 0 else (0,):
                with placed(u, 0):
                    floor_armrest(back, finish('brass'))
    planned_rug(1.0, room.width - 1.0, room.depth - 4.1, room.depth - 0.95, q['rug'])
    with placed(room.width / 2, room.depth - 2.3):
        table(q, 0.55)
    for k, words in enumerate(q['art']):
        with placed(room.width / 2 + (k - (len(q['art']) - 1) / 2) * 1.15, room.depth - 0.01, 1.6):
            framed(art(*words), 0.8, 0.8, q['wood'], 0.04, f'art{k}')
    with placed(0.5, room.depth - 4.5):
        areca(q['seed'], 1.0, 'clay pot')
    with placed(room.width / 2, room.depth - 2.3):
        ring_pendant(((0.6, 2.3),), room.height, 'brass', 16)


def studio(room, q, top):
    """One room to live and sleep in: a bed at the back, a case of shelves half hides it, a sofa in front."""
    with placed(room.width - 1.2, room.depth - 0.02):
        panel_headboard(1.7, 1.1, finish(q['cloth']), 3)
        with placed(0, -0.07):
            bed(1.5, finish(q['wood']), finish('white cotton'), finish(q['pillows'][0]), finish(q['pillows'][-1]), 2.0)
    with placed(room.width - 1.2, room.depth - 0.02, 1.75):
        framed(art(*q['art'][0]), 1.2, 0.7, q['wood'], 0.03)
    with placed(room.width - 2.3, room.depth - 0.04):
        drawers(finish(q['wood']), finish(q['metal']), finish(q['wood']), 0.46, 0.4, 0.48)
        with placed(0, -0.2, 0.48):
            table_lamp(0.5, 0.14, 'ceramic', 12)
    with placed(room.width - 0.1, 1.5, 0, -90):
        sofa(1.9, finish(q['cloth']), finish(q['wood']), 2, 0.85, 0.13, 0.58, 0.74)
        scatter_pillows(pillows(1.9, q['pillows'], -0.38), q['seed'])
    planned_rug(room.width - 2.7, room.width - 0.8, 0.3, 2.7, q['rug'])
    with placed(room.width - 1.8, 1.5, 0, 90):
        table(q, 0.38)
    with placed(0.4, 2.6, 0, 90):
        frame_table(finish(q['wood']), finish(q['metal']), 1.2, 0.6, 0.74)
        with placed(0.3, 0, 0.74):
            branch_vase(0.22, 'ceramic', 3)
        with placed(-0.25, 0, 0.74):
            book_stack((q['pillows'][0], 'ivory cloth'))
    with placed(1.05, 2.6, 0, 80):
        slat_chair(finish(q['wood']), finish(q['chair']))
    with placed(0.5, room.depth - 0.5):
        areca(q['seed'], 0.9, 'clay pot')


def window_seat(room, q, top):
    """A padded seat under a long window at the end, two armchairs turned to it, books along the right wall."""
    width = room.width
    box(0.3, width - 0.3, room.depth - 0.6, room.depth, 0, 0.42, finish(q['wood']), 0.006)
    with placed(width / 2, room.depth - 0.3):
        bench(width - 0.7, finish(q['cloth']), finish(q['wood']), 0.56, 0.54)
        n = int((width - 1) / 0.9)
        scatter_pillows(
            [(-width / 2 + 0.75 + i * 0.9, 0.12, 0.72, 0.44, 0.4, finish(q['pillows'][i % len(q['pillows'])])) for i in range(n)],
            q['seed'],
        )
    planned_rug(0.9, width - 1.3, room.depth - 3.7, room.depth - 0.9, q['rug'])
    for x, yaw in ((1.25, 135), (width - 1.75, -140)):
        with placed(x, room.depth - 2.9, 0, yaw):
            chair(q)
    with placed(width / 2 - 0.25, room.depth - 1.9):
        table(q, 0.5)
    with placed(width - 0.02, room.depth - 2.6, 0, -90):
        cells = bookcase(finish(q['wood']), 2.6, 2.3, 0.34, 3, 6, finish(q.get('case_back', 'sage wall')))
        cloths = finishes(*q['pillows'], q['cloth'], 'ivory cloth', 'charcoal cloth')
        for k, (x0, x1, z0, _) in enumerate(cells):
            if k % 4 != 1:
                books(x0 + 0.01, x1, z0, 0.34, cloths, k, 0.27, 0.6 + 0.1 * (k % 4))
            else:
                with placed((x0 + x1) / 2, -0.16, z0):
                    vase(0.2, 'clay pot', 0.08)
    with placed(0.45, room.depth - 1.3):
        floor_lamp(1.6, q['metal'], 12, 1.8)
    with placed(0.55, room.depth - 4.4):
        olive_tree(q['seed'], 1.9, 'pot')
    with placed(0.04, room.depth - 2.6, 1.65, 90):
        framed(art(*q['art'][0]), 0.8, 1.05, q['wood'], 0.04)


LAYOUTS = {
    'sofa-at-back': sofa_at_back,
    'screen': across_from_screen,
    'corner': corner_sofa,
    'two-sofas': two_sofas,
    'behind': behind_the_sofa,
    'ground': ground_seating,
    'studio': studio,
    'window-seat': window_seat,
}

CLAY = ('strata', ('#e9e0d0', '#c9a27a', '#8a9078', '#b5623e', '#d9b27a'))
INK = ('strata', ('#d8d3ca', '#a7a59f', '#5f6468', '#2f3b44', '#b9824f'))

PLANS = {
    'sage-pair': dict(
        layout='sofa-at-back', size=(5.0, 5.2, 2.9, -1.9), windows={'left': [(0.9, 3.4, 0.05, 2.45)]},
        wall='sage wall', floor=('planks', 'pale boards'), frame='white lacquer', drape='linen', sheer='sheer',
        cloth='ivory cloth', wood='ash', metal='brass', pillows=('sage cloth', 'ochre cloth'), chair='cognac leather',
        rug=('lines', '#ddd3c0', '#7d8468'), table=('drum', 'ash', 'ash'), art=(('palm',), ('palm', '#e9e2d2', '#7d8468', 4)),
        camera=((3.3, -0.75, 1.25), 9, 22, -0.04),
    ),
    'teal-evening': dict(
        layout='sofa-at-back', size=(5.4, 5.0, 2.95, -2.0), windows={'right': [(0.6, 3.6, 0.5, 2.5)]}, hour='evening',
        wall='teal wall', floor=('herringbone', 'dark boards'), drape='drape', feature=('moulding', 'teal wall'),
        cloth='cognac leather', wood='walnut', metal='brass', pillows=('ochre cloth', 'ivory cloth'), chair='boucle',
        chair_kind='tub', rug=('medallion', '#6d2a2a', '#22304a', '#dcc9a3', '#a8743c'), table=('drum', 'dark marble', 'brass'),
        art=(('dunes', 4),), lamps=((1.2, 4.3), (2.7, 2.6), (4.2, 4.3)), camera=((2.0, -0.7, 1.3), -8, 22, -0.04), seed=3,
    ),
    'charcoal-screen': dict(
        layout='screen', size=(5.2, 5.4, 2.85, -2.0), windows={'right': [(0.8, 4.0, 0.05, 2.5)]}, wall='grey wall',
        floor=('tiles', 'grey tiles'), sheer='sheer', drape='grey drape', feature=('fluting', 'walnut upright'),
        cloth='charcoal cloth', wood='walnut', metal='black metal', pillows=('ochre cloth', 'grey cloth'), chair='grey cloth',
        rug=('washed', '#a8a096', '#6f6a66', '#cdc6bb', 4), table=('plinth', 'travertine', 'travertine'), art=(INK,),
        camera=((2.9, -1.2, 1.35), 4, 22, -0.05), seed=4,
    ),
    'blue-corner': dict(
        layout='corner', size=(5.6, 5.2, 2.9, -2.0), windows={'back': [(1.9, 5.2, 0.85, 2.4)], 'right': [(1.0, 4.4, 0.85, 2.4)]},
        sun='right', wall='white wall', floor=('planks', 'pale boards'), frame='white lacquer', blind='linen',
        cloth='pale blue cloth', wood='oak', metal='brass', pillows=('blue cloth', 'white cotton'), chair='cognac leather',
        table=('tray', 'white marble', 'brass'), art=(), camera=((1.5, -0.9, 1.4), -16, 22, -0.05), seed=5,
    ),
    'cream-facing': dict(
        layout='two-sofas', size=(4.9, 5.4, 2.95, -2.0), windows={'back': [(0.9, 4.0, 0.05, 2.6)]}, hour='golden',
        wall='warm wall', floor=('tiles', 'beige marble'), drape='drape', sheer='sheer', cove=('left', 'right'),
        cloth='greige cloth', wood='walnut', metal='brass', pillows=('terracotta cloth', 'ivory cloth'), chair='terracotta cloth',
        rug=('border', '#cbbfa9', '#8d5f43'), table=('plinth', 'white marble', 'brass'), art=(('discs',),),
        camera=((2.45, -1.0, 1.35), 0, 20, -0.04), seed=6,
    ),
    'olive-behind': dict(
        layout='behind', size=(6.0, 6.0, 2.85, -1.9), windows={'right': [(1.5, 5.4, 0.05, 2.45)]}, wall='linen wall',
        floor=('planks', 'oak boards'), sheer='sheer', feature=('wall', 'olive wall'), cloth='olive cloth', wood='oak',
        metal='black metal', pillows=('ivory cloth', 'terracotta cloth'), chair='ivory cloth',
        rug=('lines', '#e0d7c6', '#6f7c68'), table=('frame', 'oak', 'black metal'), art=(),
        camera=((4.2, -1.6, 1.5), 12, 22, -0.06), seed=7,
    ),
    'ground-family': dict(
        layout='ground', size=(5.0, 5.2, 2.85, -1.9), windows={'left': [(0.4, 1.7, 0.9, 2.3), (2.4, 3.7, 0.9, 2.3)]},
        wall='sand wall', floor=('tiles', 'sand tiles'), frame='oak upright', drape='drape', cloth='burgundy velvet', wood='walnut',
        metal='brass', pillows=('ivory cloth', 'burgundy velvet'), chair='ochre cloth',
        rug=('lozenges', '#d9c8a8', '#8c2f23', '#2a211d', '#b98a5a'), table=('drum', 'walnut', 'walnut'),
        art=(('star',), ('star', '#5a2b1e', '#d9bf86'), ('star',)), camera=((2.6, -0.9, 1.35), 2, 21, -0.06), seed=8,
    ),
    'ground-grey': dict(
        layout='ground', size=(5.4, 5.4, 2.9, -1.9), windows={'back': [(1.7, 3.7, 1.0, 2.3)]}, hour='evening',
        wall='greige wall', floor=('tiles', 'grey tiles'), drape='grey drape', cove=('left', 'right'), cloth='grey cloth', wood='walnut',
        metal='brass', pillows=('charcoal cloth', 'ivory cloth'), chair='ochre cloth',
        rug=('washed', '#b3a795', '#82776a', '#d5cbbb', 8), table=('plinth', 'dark marble', 'brass'), art=(),
        lamps=((1.0, 4.4), (4.4, 4.4), (1.0, 1.2), (4.4, 1.2)), camera=((1.4, -0.6, 1.35), -14, 22, -0.06), seed=9,
    ),
    'studio-day': dict(
        layout='studio', size=(4.4, 5.4, 2.8, -1.7), windows={'left': [(1.6, 4.4, 0.75, 2.35)]}, wall='white wall',
        floor=('planks', 'oak boards'), frame='white lacquer', sheer='sheer', cloth='grey cloth', wood='oak', metal='black metal',
        pillows=('ochre cloth', 'blue cloth'), chair='ivory cloth', rug=('lines', '#ddd3c0', '#7d6a55'),
        table=('frame', 'oak', 'black metal'), art=(('skyline',),), camera=((1.7, -1.3, 1.4), -5, 21, -0.05), seed=2,
    ),
    'window-seat-day': dict(
        layout='window-seat', size=(5.2, 5.2, 2.9, -1.9), windows={'back': [(0.5, 4.7, 0.95, 2.45)]}, wall='linen wall',
        floor=('planks', 'oak boards'), frame='oak upright', view='city', cloth='sage cloth', wood='oak', metal='black metal',
        pillows=('ochre cloth', 'ivory cloth', 'sage cloth'), chair='ivory cloth', rug=('border', '#d3cabb', '#7d8468'),
        table=('tray', 'oak', 'black metal'), art=(('palm',),), lean=10, camera=((2.1, -0.8, 1.35), -8, 22, -0.04), seed=4,
    ),
    'sea-corner': dict(
        layout='corner', size=(5.8, 5.2, 2.95, -2.0), windows={'back': [(0.9, 5.6, 0.05, 2.6)], 'right': [(0.8, 4.9, 0.05, 2.6)]},
        sun='right', wall='linen wall', floor=('tiles', 'sand tiles'), view='sea', cloth='ivory cloth', wood='ash', metal='brass',
        pillows=('blue cloth', 'pale blue cloth'), chair='pale blue cloth', table=('plinth', 'travertine', 'travertine'), art=(),
        skirting=None, round_rug_cloth='pale blue cloth', camera=((1.3, -0.6, 1.4), -18, 21, -0.05), seed=5, exposure=0.0,
    ),
    'blush-pair': dict(
        layout='sofa-at-back', size=(4.6, 4.8, 2.75, -1.9), windows={'left': [(0.6, 1.9, 0.6, 2.3), (2.5, 3.8, 0.6, 2.3)]},
        wall='blush wall', floor=('tiles', 'sand tiles'), frame='white lacquer', blind='linen', cloth='grey cloth', wood='oak',
        metal='black metal', pillows=('blush cloth', 'ivory cloth'), chair='blush cloth', chair_kind='tub', length=2.2,
        rug=('washed', '#c9bdb0', '#a08f84', '#e0d8cc', 2), table=('tray', 'oak', 'black metal'), art=(CLAY,),
        camera=((1.9, -0.8, 1.3), -6, 21, -0.04), seed=6,
    ),
    'walnut-golden': dict(
        layout='screen', size=(5.0, 5.6, 2.9, -2.0), windows={'right': [(0.6, 2.2, 0.4, 2.5), (2.9, 4.5, 0.4, 2.5)]}, hour='golden',
        wall='greige wall', floor=('herringbone', 'oak boards'), drape='green drape', feature=('panels', 'travertine'),
        cloth='green velvet', wood='walnut', metal='brass', pillows=('ivory cloth', 'ochre cloth'), chair='ochre cloth', chair_kind='tub',
        rug=('lines', '#d9ccb3', '#8a5f43'), table=('drum', 'travertine', 'travertine'), art=(('dunes', 6),),
        camera=((2.9, -1.1, 1.35), 5, 22, -0.05), seed=7,
    ),
    'facing-day': dict(
        layout='two-sofas', size=(5.4, 5.2, 2.9, -2.0), windows={'back': [(0.5, 2.3, 0.7, 2.4), (3.1, 4.9, 0.7, 2.4)]},
        wall='blue wall', floor=('planks', 'pale boards'), frame='white lacquer', sheer='sheer', cloth='linen', wood='ash', metal='brass',
        pillows=('blue cloth', 'ochre cloth'), chair='blue cloth', rug=('lines', '#e0dccf', '#5d7f8c'),
        table=('frame', 'ash', 'brass'), art=(('skyline',),), lean=14, camera=((3.5, -1.2, 1.4), 11, 22, -0.04), seed=8,
    ),
}


def build(p):
    room, q, top = shell({**PLANS[p['plan']], **p})
    LAYOUTS[q['layout']](room, q, top)
    if q['hour'] == 'evening' and q['layout'] != 'ground':
        area((room.width / 2, room.depth - 0.5, top - 0.03), (room.width / 2, room.depth, 1.4), 2.6, 0.06, 16, (1, 0.76, 0.48))
    at, yaw, lens, shift = q['camera']
    camera(at, yaw, lens, shift)
    return light(room, q, top)
