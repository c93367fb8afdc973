"""Living rooms of flats from plans: where the sofa stands, what faces it, colours, windows and hour differ.

parameters: {"plan": one of flat_living_plans.PLANS}, and any of the plan's words in other terms (see kit/shells.py)
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
from kit.storage import bookcase, books, drawers, media_unit, television
from kit.tables import cube_side, dining_table, drum_table, frame_table, plinth_table, tray_table
from kit.wall_finishes import fluting, moulding, panels
from scenes.interiors.flat_living_plans import PLANS


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
    if q.get('tree', True):
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
    runs = (
        (room.width / 2, room.depth - 0.04, 0, room.width - 0.3),
        (0.04, room.depth - 2.6, 90, 3.2),
        (room.width - 0.04, room.depth - 2.6, -90, 3.2),
    )
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
            [
                (-width / 2 + 0.75 + i * 0.9, 0.12, 0.72, 0.44, 0.4, finish(q['pillows'][i % len(q['pillows'])]))
                for i in range(n)
            ],
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


def build(p):
    room, q, top = shell({**PLANS[p['plan']], **p})
    LAYOUTS[q['layout']](room, q, top)
    if q['hour'] == 'evening' and q['layout'] != 'ground':
        area(
            (room.width / 2, room.depth - 0.5, top - 0.03),
            (room.width / 2, room.depth, 1.4),
            2.6,
            0.06,
            16,
            (1, 0.76, 0.48),
        )
    at, yaw, lens, shift = q['camera']
    camera(at, yaw, lens, shift)
    return light(room, q, top)
