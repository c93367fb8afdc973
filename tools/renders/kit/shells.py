"""The shell of a planned room from a few words, so that a plan only has to furnish it.

Words: size (width, depth, height, near), wall, floor (kind, finish), windows by side, frame, panes, drape,
sheer, blind, view (city, courtyard, sea), hour (day, soft, golden, evening), sun (a side), cove (sides),
beams (a finish), skirting, exposure, seed.
"""

from .camera import camera
from .ceilings import ceiling, cove, downlights, square_beams
from .decor import rug
from .floors import herringbone, planks
from .geometry import plane
from .interior_finishes import finish
from .painting import (
    discs,
    dunes,
    palm_leaf,
    rug_border,
    rug_lines,
    rug_lozenges,
    rug_medallion,
    rug_washed,
    skyline,
    star,
    strata,
)
from .room_light import day, evening, golden, soft_day
from .rooms import Room, blind, drapes, fill, frame, slab, walls
from .views import city, courtyard, far_card, sea
from .wall_finishes import skirting

ART = {'dunes': dunes, 'discs': discs, 'palm': palm_leaf, 'skyline': skyline, 'star': star, 'strata': strata}
RUGS = {
    'lines': rug_lines,
    'washed': rug_washed,
    'border': rug_border,
    'lozenges': rug_lozenges,
    'medallion': rug_medallion,
}
USUAL = {
    'wall': 'linen wall',
    'floor': ('planks', 'oak boards'),
    'frame': 'black metal',
    'panes': 3,
    'view': 'city',
    'hour': 'day',
    'lean': 0,
    'elevation': 40,
    'seed': 1,
    'drape': None,
    'sheer': None,
    'blind': None,
    'cove': (),
    'beams': None,
    'skirting': 'white lacquer',
    'lamps': (),
}


def art(name, *words):
    return ART[name](*words)


def planned_rug(x0, x1, y0, y1, words):
    """A rug; words: its kind and the kind's colours."""
    kind, *colours = words
    rug(x0, x1, y0, y1, RUGS[kind](*colours), turned=(x1 - x0) > (y1 - y0) * 1.2)


def _floor(room, kind, name):
    if kind == 'planks':
        planks(room, finish(name))
    elif kind == 'herringbone':
        herringbone(room, finish(name))
    else:
        plane(0, room.width, room.near, room.depth, 0, finish(name))


def _outside(room, side, q):
    at = {'left': 0, 'right': room.width, 'back': room.depth}[side]
    middle = room.width / 2 if side == 'back' else 2.5
    if q['view'] == 'courtyard':
        courtyard(side, at, 7, middle, q['seed'], 3)
        return
    hour = {'soft': 'day', 'evening': 'dusk'}.get(q['hour'], q['hour'])
    strength = {'day': 1.4, 'golden': 0.95, 'dusk': 0.7}[hour]
    if q['view'] == 'sea':
        far_card(side, at, sea(hour, q['seed']), strength, 60, middle, 200, 0.44, 1.5)
    else:
        away, wide = (40.0, 110.0) if side == 'back' else (14.0, 80.0)
        far_card(side, at, city(hour, q['seed'] + 3), strength, away, middle if side == 'back' else 30.0, wide)


def shell(plan):
    """Builds walls, floor, ceiling, windows and what is outside. Returns the room and all its words."""
    q = {**USUAL, **plan}
    room = Room(*q['size'])
    walls(room, finish(q['wall']), **q['windows'])
    _floor(room, *q['floor'])
    ceiling(room, finish('ceiling'))
    top = cove(room, finish('ceiling'), 0.5, 0.16, 16, sides=q['cove']) if q['cove'] else room.height
    if q['beams']:
        square_beams(room, finish(q['beams']), 5, 0.11, 0.16, q.get('beams_along', 'y'))
    if q['skirting']:
        low = [(s, u0, u1) for s, openings in q['windows'].items() for u0, u1, z0, _ in openings if z0 < 0.2]
        skirting(room, finish(q['skirting']), 0.09, skip=low)
    for side, openings in q['windows'].items():
        for k, opening in enumerate(openings):
            u0, u1, z0, z1 = opening
            frame(room, side, opening, finish(q['frame']), max(1, round((u1 - u0) / 0.95)), 1, 0.05)
            if q['drape'] or q['sheer']:
                drapes(
                    room,
                    side,
                    opening,
                    finish(q['drape']) if q['drape'] else None,
                    finish(q['sheer']) if q['sheer'] else None,
                    min(top - 0.02, z1 + 0.2),
                    0.34,
                    0.24,
                    3 + 5 * k,
                )
            if q['blind']:
                blind(room, side, opening, finish(q['blind']), 0.3)
            if z0 > 0.3:
                slab(room, side, u0 - 0.05, u1 + 0.05, z0 - 0.04, z0, -0.1, 0.02, finish('quartz'), 0.006)
        if openings:
            _outside(room, side, q)
    return room, q, top


def light(room, q, top):
    """The hour's light, the lamps of the ceiling, settings for the render."""
    windows = [(side, opening) for side, openings in q['windows'].items() for opening in openings]
    side = q.get('sun') or (windows[0][0] if windows else None)
    if q['lamps']:
        count = len(q['lamps'])
        downlights(
            q['lamps'],
            top,
            finish('glow'),
            60 if q['hour'] == 'evening' else 30,
            lit=range(count) if q['hour'] == 'evening' else range(0, count, 2),
        )
    if q['hour'] == 'day':
        fill(room, 26)
        settings = day(room, windows, side, q['lean'], q['elevation'], 20, 26, 0.6) | {'exposure': 0.25}
    elif q['hour'] == 'golden':
        fill(room, 26, (1, 0.9, 0.78))
        settings = golden(room, windows, side, q['lean'], 24, 14, 14) | {'exposure': 0.3}
    elif q['hour'] == 'soft':
        fill(room, 34)
        settings = soft_day(room, windows, 50) | {'exposure': 0.6}
    else:
        fill(room, 55, (1, 0.84, 0.66))
        settings = evening(room, windows, 3.5) | {'exposure': 0.65, 'bloom': 0.08}
    if 'exposure' in q:
        settings['exposure'] = q['exposure']
    return settings


def build_plan(parameters, plans, layouts):
    """Builds the room of a scene's plan, furnished by its layout. Returns settings for the render."""
    room, q, top = shell({**plans[parameters['plan']], **parameters})
    layouts[q['layout']](room, q, top)
    camera(*q['camera'])
    return light(room, q, top)
