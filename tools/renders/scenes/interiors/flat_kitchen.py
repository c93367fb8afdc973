"""Kitchens and dining corners of flats from plans: an L, a straight run with a table, a peninsula, a long table.

parameters: {"plan": one of PLANS}, and any of the plan's words in other terms (see kit/shells.py)
"""

from kit.chairs import bar_stool, dining_chair, slat_chair
from kit.decor import bowl, framed, fruit, round_rug, vase
from kit.geometry import box
from kit.houseplants import areca, branch_vase, olive_tree
from kit.interior_finishes import finish, small_tiles
from kit.kitchens import base_run, boards, hob, hood, island, jars, kettle, sink, tall_fridge, tall_run, wall_run
from kit.lamps import bar_pendant, dome_pendant, globe_pendant, ring_pendant
from kit.lights import area
from kit.placing import placed, repeat
from kit.rooms import slab
from kit.shells import art, build_plan, planned_rug
from kit.storage import sideboard
from kit.tables import dining_table
from kit.wall_finishes import moulding, panels


def splash(room, q, side, u0, u1, z1=1.5):
    first, second = q['tiles']
    slab(room, side, u0, u1, 0.9, z1, -0.012, 0, small_tiles('splash', first, second, *q.get('tile', (0.15, 0.075))), 0)


def l_shape(room, q, top):
    """Cupboards along the back and the right wall, a small table before them."""
    front, upper, worktop, metal = (finish(n) for n in q['fronts'])
    w, d = room.width, room.depth
    length = w - 0.9
    with placed(w - length / 2, d):
        base_run(length, front, worktop, metal, round(length / 0.6), drawers=(1,), shaker=q.get('shaker', False))
        with placed(-length * 0.22, -0.3, 0.9):
            sink(finish('steel'), metal)
        with placed(length * 0.1, -0.2, 0.9):
            boards(finish('oak'))
        with placed(-length * 0.44, -0.2, 0.9):
            jars([finish('ceramic'), finish('clay pot')], 3, 4)
    splash(room, q, 'back', 0.9, w)
    if 'back' not in q['windows']:
        with placed(w - length / 2, d, 1.5):
            wall_run(length, upper, metal, round(length / 0.6), 0.8, shaker=q.get('shaker', False))
    with placed(w, d - 1.9, 0, -90):
        base_run(2.6, front, worktop, metal, 4, drawers=(2,), shaker=q.get('shaker', False))
        with placed(0, -0.3, 0.9):
            hob(finish('screen'))
        with placed(0, 0, 1.65):
            hood(finish('steel'), 0.8, top - 1.67)
        with placed(0.9, -0.24, 0.9):
            kettle(finish('steel'))
    splash(room, q, 'right', d - 3.2, d, 1.65)
    with placed(0.46, d - 0.01):
        tall_fridge(finish('steel'), finish('black metal'), 0.8, 1.9)
    tx, ty = w * 0.36, d * 0.42
    with placed(tx, ty):
        dining_table(finish(q['wood']), finish(q['wood']), 1.5, 0.85)
        with placed(0, 0, 0.75):
            fruit(0.16, 3)
    for dx, dy, yaw in ((-0.4, -0.62, 180), (0.4, -0.64, 175), (-0.4, 0.62, 0), (0.4, 0.62, 5)):
        with placed(tx + dx, ty + dy, 0, yaw):
            slat_chair(finish(q['wood']), finish(q['seat']))
    with placed(tx, ty):
        dome_pendant(1.75, room.height, 0.2, q['lamp'], 10)
    area((w - length / 2, d - 0.2, 1.48), (w - length / 2, d, 0.9), length * 0.8, 0.04, 6, (1, 0.82, 0.6))


def peninsula(room, q, top):
    """A run along the left wall turns into a counter with stools; tall cupboards at the back."""
    front, upper, worktop, metal = (finish(n) for n in q['fronts'])
    w, d = room.width, room.depth
    with placed(0, d - 1.75, 0, 90):
        base_run(3.4, front, worktop, metal, 6, drawers=(2, 3))
        with placed(-0.3, -0.3, 0.9):
            hob(finish('screen'))
        with placed(0, 0, 1.5):
            wall_run(3.4, upper, metal, 6, 0.85)
        with placed(1.1, -0.2, 0.9):
            jars([finish('ceramic'), finish('oak')], 4, 3)
    splash(room, q, 'left', d - 3.45, d)
    area((0.2, d - 1.75, 1.48), (0, d - 1.75, 0.9), 0.04, 3.0, 6, (1, 0.82, 0.6))
    with placed(w - 1.15, d):
        tall_run(2.2, upper, metal, 3, 2.45, 0.62, ovens=(1,))
        box(-1.1, 1.1, -0.6, 0, 2.45, top, upper, 0.004)
    with placed(1.35, d - 3.3):
        island(2.6, 0.95, front, worktop, True, 0.3)
        with placed(-0.5, 0.1, 0.9):
            fruit(0.16, 2)
        with placed(0.7, 0.1, 0.9):
            branch_vase(0.26, 'ceramic', 4, 0.2, 0.4)
    repeat(lambda: bar_stool(finish(q['seat']), metal), [(x, d - 3.95, 0, 180) for x in (0.75, 1.4, 2.05)])
    for x in (0.8, 1.9):
        with placed(x, d - 3.3):
            globe_pendant(1.8, room.height, 0.14, 7)
    with placed(w - 0.5, d - 1.3):
        olive_tree(q['seed'], 1.9, 'pot')


def long_table(room, q, top):
    """A long dining table under a bar of light, a sideboard and pictures along one wall."""
    w, d = room.width, room.depth
    x, y = w * 0.5, d * 0.45
    planned_rug(x - 1.25, x + 1.25, y - 1.8, y + 1.8, q['rug'])
    with placed(x, y, 0, 90):
        dining_table(finish(q['table']), finish(q['wood']), 2.5, 1.0, q['style'])
        with placed(0.1, 0, 0.75):
            branch_vase(0.28, 'ceramic', q['seed'], 0.26, 0.4, 300)
        with placed(-0.6, 0.05, 0.75):
            fruit(0.17, 4)
    spots = [(x + s * 0.78, y + k, 0, -90 * s) for s in (-1, 1) for k in (-0.8, 0, 0.8)]
    spots += [(x, y - 1.5, 0, 180), (x, y + 1.5, 0, 0)]
    seat, wood = finish(q['seat']), finish(q['wood'])
    repeat((lambda: dining_chair(seat, wood)) if q.get('soft', True) else (lambda: slat_chair(wood, seat)), spots)
    with placed(x, y, 0, 90):
        if q['lamp'] == 'rings':
            ring_pendant(((0.5, 1.9), (0.34, 2.1)), room.height, 'brass', 24)
        else:
            bar_pendant(1.7, 1.75, room.height, q['lamp'], 30)
    side, yaw = ('right', -90) if q.get('side', 'right') == 'right' else ('left', 90)
    wx = w - 0.02 if side == 'right' else 0.02
    if q.get('feature'):
        kind, name = q['feature']
        if kind == 'panels':
            panels(room, 'back', 0, w, 0, top, finish(name), 5, 0.03, 0.01)
        else:
            moulding(
                room,
                'back',
                [
                    (0.3 + i * (w - 0.6) / 3 + 0.06, 0.3 + (i + 1) * (w - 0.6) / 3 - 0.06, 0.3, top - 0.3)
                    for i in range(3)
                ],
                finish(name),
                0.04,
            )
    with placed(wx, y, 0, yaw):
        sideboard(wood, finish('black metal'), 2.0, 0.44, 0.8, 4)
        with placed(-0.6, -0.2, 0.8):
            vase(0.34, 'clay pot', 0.11)
        with placed(0.5, -0.2, 0.8):
            bowl(0.17, 'brass')
    for k, words in enumerate(q['art']):
        with placed(wx, y + (k - (len(q['art']) - 1) / 2) * 0.95, 1.65, yaw):
            framed(art(*words), *((0.72, 0.95) if len(q['art']) > 1 else (1.5, 0.9)), q['wood'], 0.03, f'art{k}')
    with placed(0.55, d - 0.55):
        areca(q['seed'], 1.0, 'pot')


def round_corner(room, q, top):
    """A round table for four on a round rug at a wide window, a bench of plants, a mirror of brass."""
    w, d = room.width, room.depth
    x, y = w * 0.52, d * 0.5
    round_rug(x, y, 1.45, finish(q['rug_cloth']))
    with placed(x, y):
        dining_table(finish(q['table']), finish(q['wood']), 1.3, 1.3, 'round')
        with placed(0, 0, 0.75):
            branch_vase(0.24, 'clay pot', 4, 0.2, 0.3)
    for dx, dy, yaw in ((0, -0.9, 180), (0.9, 0, -90), (0, 0.9, 0), (-0.9, 0, 90)):
        with placed(x + dx, y + dy, 0, yaw + 8):
            dining_chair(finish(q['seat']), finish(q['wood']))
    with placed(x, y):
        globe_pendant(1.8, room.height, 0.26, 12)
    with placed(0.02, y, 0, 90):
        sideboard(finish(q['wood']), finish('brass'), 1.7, 0.42, 0.8, 4)
        with placed(0.4, -0.2, 0.8):
            vase(0.3, 'pot', 0.1)
    with placed(0.02, y, 1.7, 90):
        framed(art(*q['art'][0]), 1.2, 0.8, q['wood'], 0.03)
    with placed(w - 0.6, d - 0.6):
        olive_tree(q['seed'], 2.0, 'clay pot')


LAYOUTS = {'l': l_shape, 'peninsula': peninsula, 'long-table': long_table, 'round': round_corner}
PLANS = {
    'navy-l': dict(
        layout='l',
        size=(4.4, 4.6, 2.8, -1.7),
        windows={'left': [(0.9, 2.9, 0.9, 2.3)]},
        wall='white wall',
        blind='linen',
        floor=('planks', 'pale boards'),
        frame='white lacquer',
        fronts=('navy lacquer', 'white lacquer', 'quartz', 'brass'),
        tiles=('#cfcbc2', '#dcd8d0'),
        wood='oak',
        seat='ivory cloth',
        lamp='brass',
        skirting=None,
        camera=((1.7, -1.2, 1.4), -9, 21, -0.06),
        seed=2,
    ),
    'terracotta-l': dict(
        layout='l',
        size=(4.6, 4.8, 2.8, -1.7),
        windows={'back': [(2.0, 3.2, 1.1, 2.2)], 'left': [(0.8, 2.6, 0.5, 2.3)]},
        sun='left',
        wall='warm wall',
        floor=('tiles', 'terracotta'),
        frame='oak upright',
        hour='golden',
        fronts=('cream lacquer', 'cream lacquer', 'oak', 'black metal'),
        shaker=True,
        tiles=('#a8653f', '#b9764d'),
        tile=(0.1, 0.1),
        wood='walnut',
        seat='sage cloth',
        lamp='black metal',
        skirting=None,
        camera=((1.5, -1.2, 1.4), -11, 21, -0.05),
        seed=5,
    ),
    'greige-peninsula': dict(
        layout='peninsula',
        size=(5.0, 4.8, 2.85, -1.8),
        windows={'right': [(0.2, 2.6, 0.05, 2.45)]},
        wall='linen wall',
        sheer='sheer',
        floor=('tiles', 'sand tiles'),
        fronts=('greige lacquer', 'oak upright', 'white marble', 'black metal'),
        tiles=('#b8ab98', '#c6baa8'),
        tile=(0.06, 0.2),
        wood='oak',
        seat='cognac leather',
        skirting=None,
        lamp='brass',
        camera=((3.3, -1.3, 1.45), 15, 21, -0.06),
        seed=4,
    ),
    'charcoal-evening': dict(
        layout='peninsula',
        size=(4.8, 4.8, 2.85, -1.8),
        windows={'right': [(0.0, 2.9, 0.05, 2.5)]},
        wall='grey wall',
        hour='evening',
        floor=('planks', 'dark boards'),
        fronts=('charcoal lacquer', 'walnut upright', 'dark marble', 'brass'),
        tiles=('#4a4640', '#57524b'),
        tile=(0.2, 0.06),
        wood='walnut',
        seat='ivory cloth',
        skirting=None,
        lamp='brass',
        lamps=((1.4, 3.6), (3.4, 3.6), (2.4, 1.0)),
        camera=((3.2, -1.3, 1.45), 15, 21, -0.06),
        seed=6,
    ),
    'walnut-table': dict(
        layout='long-table',
        size=(4.8, 5.4, 2.85, -1.9),
        windows={'left': [(0.8, 4.2, 0.05, 2.45)]},
        wall='sage wall',
        drape='linen',
        sheer='sheer',
        floor=('herringbone', 'oak boards'),
        frame='white lacquer',
        table='walnut',
        style='trestle',
        wood='walnut',
        seat='ivory cloth',
        lamp='black metal',
        rug=('border', '#cbbfa9', '#6f7c68'),
        art=(('palm',), ('palm', '#e9e2d2', '#7d8468', 4)),
        camera=((1.7, -1.4, 1.45), -13, 22, -0.06),
        seed=3,
    ),
    'dark-table': dict(
        layout='long-table',
        size=(4.8, 5.2, 2.9, -1.9),
        windows={'right': [(0.6, 4.0, 0.05, 2.5)]},
        side='left',
        hour='evening',
        wall='dark wall',
        floor=('planks', 'dark boards'),
        drape='grey drape',
        feature=('panels', 'walnut upright'),
        table='dark marble',
        style='oval',
        wood='walnut',
        seat='terracotta cloth',
        lamp='rings',
        rug=('washed', '#a09382', '#6f6457', '#c3b7a5', 5),
        art=(('dunes', 6),),
        lamps=((1.0, 4.2), (3.8, 4.2), (2.4, 0.4)),
        camera=((3.0, -1.3, 1.45), 12, 22, -0.05),
        seed=5,
    ),
    'round-blue': dict(
        layout='round',
        size=(4.4, 4.4, 2.8, -1.8),
        windows={'back': [(0.7, 3.7, 0.75, 2.35)]},
        wall='blue wall',
        sheer='sheer',
        lean=-14,
        floor=('planks', 'pale boards'),
        frame='white lacquer',
        table='ash',
        wood='ash',
        seat='blue cloth',
        rug_cloth='ivory cloth',
        art=(('skyline',),),
        camera=((2.9, -1.2, 1.4), 9, 22, -0.05),
        seed=7,
    ),
}


def build(p):
    return build_plan(p, PLANS, LAYOUTS)
