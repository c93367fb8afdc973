"""Two attached duplex houses in clay and stone, set back one from the other, with a shared palm court, at dusk."""
from kit.block import Block, railing
from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.facade import canopy, downlights, garage, slats
from kit.geometry import box, boxes
from kit.lights import spot
from kit.palette import mat
from kit.planting import Planting
from kit.site import residential
from kit.street import planter


def home(hour, x, y, wall, accent):
    """One house, 9 m wide, its front at y."""
    low = Block(hour, x, x + 9, y + 1.6, y + 13, 0, 3.5, accent, parapet=0)
    garage(low, 'S', x + .6, x + 4.2, 2.7, 'bronze', .4)
    low.door('S', x + 5.4, x + 6.9, 0, 2.8, .7, 'teak', boards=6)
    low.build()
    high = Block(hour, x, x + 5.6, y, y + 12, 3.5, 9.6, wall, t=.4, parapet=.5)
    high.window('S', x + .8, x + 4.8, 4.3, 8.6, 3, 2, .6, .2, lit=1)
    high.window('W', y + 3, y + 5, 4.6, 6.6)
    high.window('W', y + 7, y + 9, 4.6, 6.6)
    high.build()
    slats(high.side('S'), x + .8, x + 2.2, 4.3, 8.6, .12, .13, .05, 'teak')
    terrace = Block(hour, x + 5.6, x + 9, y + 2.6, y + 12, 3.5, 7.2, accent, parapet=.3)
    terrace.window('S', x + 6.2, x + 8.5, 3.7, 6.2, 2, deep=.3, lit=1)
    terrace.build()
    railing(low.side('S'), x + 5.7, x + 8.9, .15, 3.5, 'glass', .9)
    canopy(low.side('S'), x + 4.9, x + 7.4, 1.3, 3., .14, 'alu', 70, hour)
    downlights(high.side('S'), hour, [(x + .4, 3.7, 9), (x + 5.2, 3.7, 9)], 100, -.4)
    boxes([(x + 5.8 + i * .4, x + 5.9 + i * .4, y + 3, y + 7, 8.6, 8.72) for i in range(8)], mat('teak'))
    boxes([(x + 5.6, x + 9, y + 3, y + 3.12, 8.4, 8.6), (x + 8.8, x + 8.92, y + 3, y + 3.12, 7, 8.4)], mat('teak'))


def build(p):
    hour = Hour(p['hour'], p.get('az', 320), tone=p.get('tone', 'rose'), glow=55)
    plants = Planting()
    residential(hour, plants, -11, 11, 0, 7, cars=((1, 8.),), lamps=(-3.4,), paving='wetslab', storeys=2)
    home(hour, -10, 3.4, 'mudlight', 'limedark')
    home(hour, .6, 6.2, 'limepale', 'basalt')
    box(-10.4, 10.4, -.2, 6.4, -.1, .012, mat('wetslab'), 0)
    planter(.9, 2.2, .4, 4.6, .5, 'limedark', plants.shrubs(.4), 1.1)
    plants.palm(-.6, 2.2, 5.4, 4)
    spot((-.2, 1.5, .1), (-.6, 2.2, 6.5), 220, (1, .74, .45), 60, .05)
    for x in (-10.6, 10.2):
        box(x, x + .4, 0, 6, 0, 1.6, mat('limedark'))
    plants.row(-4.2, -1, .5, .7, .9, flower=.4)
    car('suv', -7.6, 1.8, 90, 'white', 0)
    plants.tree(8.6, 2.4, 4.4, 1.5, 2)
    camera((-8.6, -12.2, 1.6), -28, 23, .2)
    return hour.settings
