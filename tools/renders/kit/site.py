"""A whole residential street round a plot: ground, road, neighbours on both sides, behind and across, palms, cars."""
from .cars import car
from .geometry import box, plane
from .neighbours import across, house
from .palette import mat
from .stage import R
from .street import bin_on_wheels, electric_box, lamp_post, road


def residential(hour, plants, x0, x1, y=0., seed=1, width=8.5, storeys=2, left=True, right=True, back=True, palms=True,
                cars=((1, 9.),), lamps=(4.,), paving='paver', painted=False, set_back=4.8, lanes=2, cross=None,
                pave=2.6):
    """Everything but the home on x0..x1, whose street line is y.

    cars: (side, distance) pairs: side 1 stands on the near kerb to the right of the plot, -1 to its left, 2 across;
    lamps: distances right of x1 (negative: left of x0).
    """
    for a, b in ((-200, cross[0]), (cross[0] + cross[1], 200)) if cross else ((-200, 200),):
        plane(a, b, y, 300, -.02, mat('desert'))
    plane(-200, 200, -200, y - pave - width - 2.5, -.02, mat('desert'))
    road(y, width, pave, lanes, paving=paving, painted=painted, cross=cross)
    if cross:
        box(x1, cross[0], y, y + 70, -.3, 0, mat(paving), 0)
    if left:
        house(hour, x0 - 15.5, x0 - 1.3, y + set_back, y + 17, seed, storeys, wall_y=y, letters='SE')
        house(hour, x0 - 32, x0 - 18, y + set_back + 1, y + 17, seed + 3, 2, wall_y=y, letters='SE')
    if right:
        shift = cross[1] + 5 if cross else 0
        house(hour, x1 + 1.3 + shift, x1 + 15.5 + shift, y + set_back, y + 17, seed + 1, storeys, wall_y=y, letters='SW')
        house(hour, x1 + 18 + shift, x1 + 32 + shift, y + set_back + 1, y + 17, seed + 5, 2, wall_y=y, letters='SW')
        house(hour, x1 + 34 + shift, x1 + 48 + shift, y + set_back, y + 17, seed + 2, 2, wall_y=y, letters='SW')
    if back:
        middle = (x0 + x1) / 2
        house(hour, middle - 18, middle - 3, y + 30, y + 42, seed + 7, 3, wall=False)
        house(hour, middle + 1, middle + 17, y + 32, y + 44, seed + 8, 2, wall=False)
    across(hour, y - pave - width - 11, seed)
    if palms:
        for dx, dy in ((-20, -9), (-2, -8.5), (12, -8.6), (26, -9)):
            plants.palm((x0 + x1) / 2 + dx, y - pave - width + dy, R.uniform(6, 7.5))
        plants.palm(x0 - 5.5, y + 2.2, 6.4)
        plants.palm(x1 + (16 if cross else 6.5), y + 2.4, 7.)
        plants.tree(x1 + (20 if cross else 12), y + 2.4, 5.2, 2., 4)
    for dx in lamps:
        lamp_post(x1 + dx if dx > 0 else x0 + dx, y - pave + .5, hour=hour)
    for side, distance in cars:
        kind = R.choice(('suv', 'sedan', 'suv', 'pickup'))
        if side == 2:
            car(kind, x1 + distance, y - pave - width + 1.15, 180)
        else:
            car(kind, x1 + distance if side == 1 else x0 - distance, y - pave - 1.1, 0 if side == 1 else 180)
    bin_on_wheels(x1 + (15 if cross else 2.4), y - .7)
    electric_box(x0 - 2.2, y - .35)


def plot_walls(x0, x1, y0, y1, h=2.4, material='sand'):
    """The side and back walls of a plot; its street side is the scene's own."""
    for x in (x0, x1 - .2):
        box(x, x + .2, y0, y1, 0, h, mat(material))
        box(x - .04, x + .24, y0, y1, h, h + .08, mat('limepale'))
    box(x0, x1, y1, y1 + .2, 0, h, mat(material))
