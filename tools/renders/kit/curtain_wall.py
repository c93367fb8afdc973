"""Glazed walls of many storeys, shop windows, signs: panes grouped by material, so that a tower stays light."""
from .geometry import cards
from .palette import mat
from .panes import day_pane
from .stage import R

_made = {}


def tinted_pane(hour, tint, lit, least):
    """Five panes of one tinted glass by day, or the hour's lit and dark ones at dusk."""
    if hour.night:
        return hour.panes.pick(.0 if R.random() < .6 else .12, lit)
    which = (tint, R.randrange(5))
    if which not in _made:
        colour = {'blue': (.62, .76, .88), 'green': (.66, .82, .78), 'grey': (.78, .80, .82), 'bronze': (.86, .74, .6)}[tint]
        _made[which] = day_pane(100 + len(_made), (0, 0, 0, 0, .1)[which[1]], least, colour)
    return _made[which]


def curtain_wall(side, hour, u0, u1, z0, z1, floor=3.8, module=1.5, d=0., tint='blue', lit=.55, spandrel='alu', least=.3,
                 band=.7, mullion=.06, out=.06, frame='alu'):
    """Glass from u0 to u1, a spandrel of `band` metres at each floor, mullions every `module` metres standing `out`."""
    floors = max(1, round((z1 - z0) / floor))
    bays = max(1, round((u1 - u0) / module))
    height, width = (z1 - z0) / floors, (u1 - u0) / bays
    groups = {}
    for k in range(floors):
        run = None
        for i in range(bays):
            if run is None or R.random() < .45:
                run = tinted_pane(hour, tint, lit, least)
            bottom = z0 + k * height + band
            groups.setdefault(run, []).append((side.at(d), u0 + i * width, u0 + (i + 1) * width, bottom, z0 + (k + 1) * height))
    for glass, quads in groups.items():
        cards(side.ax, quads, glass)
    if band:
        side.put_all([(u0, u1, d - .02, d + .1, z0 + k * height, z0 + k * height + band) for k in range(floors)], spandrel, 0)
    if mullion:
        side.put_all([(u0 + i * width - mullion / 2, u0 + i * width + mullion / 2, d - out, d + .02, z0, z1)
                      for i in range(bays + 1)], frame, 0)


def shopfront(side, hour, u0, u1, z0, h, d=.4, panes=3, sign=None, sign_h=.8, lit=1.):
    """A glazed front with a door, a stall riser and a sign board of a material over it."""
    width = (u1 - u0) / panes
    groups = {}
    for i in range(panes):
        groups.setdefault(hour.panes.shop() if lit else hour.panes.pick(0, 0), []).append((side.at(d), u0 + i * width, u0 + (i + 1) * width, z0 + .25, z0 + h))
    for glass, quads in groups.items():
        cards(side.ax, quads, glass)
    side.put(u0, u1, d - .08, d + .06, z0, z0 + .25, 'basalt', .006)
    bars = [(u0 + i * width - .03, u0 + i * width + .03, d - .07, d + .02, z0, z0 + h) for i in range(panes + 1)]
    bars += [(u0, u1, d - .07, d + .02, z0 + h - .06, z0 + h), (u0, u1, d - .06, d + .02, z0 + 2.3, z0 + 2.36)]
    door = u0 + width * (panes // 2)
    bars += [(door + width / 2 - .03, door + width / 2 + .03, d - .07, d, z0, z0 + 2.3),
             (door + width / 2 + .07, door + width / 2 + .1, d - .14, d - .11, z0 + .8, z0 + 1.5)]
    side.put_all(bars, 'alu', .004)
    if sign:
        side.put(u0 - .05, u1 + .05, -.16, .02, z0 + h + .08, z0 + h + .08 + sign_h, sign, .01)
