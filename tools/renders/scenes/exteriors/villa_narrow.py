"""A slim three-storey villa between neighbours: stone frame, brass screen, garage and door side by side."""
from kit.block import Block, railing
from kit.camera import camera
from kit.cars import car
from kit.daylight import Hour
from kit.facade import canopy, downlights, garage, slats
from kit.geometry import box
from kit.palette import mat
from kit.planting import Planting
from kit.site import residential
from kit.street import planter


def home(hour):
    body = Block(hour, -5.5, 5.5, 3.4, 17, 0, 3.5, 'basalt', parapet=0)
    garage(body, 'S', -4.9, .3, 2.8, 'bronze', .5)
    body.door('S', 1.6, 3.2, 0, 2.8, .9, 'teak', boards=6)
    body.window('S', 4., 4.8, .4, 2.8, 1, lit=1)
    body.build()
    middle = Block(hour, -5.5, 5.5, 2.2, 17, 3.5, 10.4, 'limepale', t=.4, parapet=.4)
    middle.loggia('S', -4.9, 1., 3.8, 6.5, 1.6, 'glass', 3, lit=1, soffit='teak')
    middle.window('S', -4.9, 1., 7.2, 9.6, 4, deep=.5, curt=.15, lit=1)
    middle.window('S', 2.2, 4.7, 3.8, 9.6, 2, 4, .6, 0, lit=1)
    middle.window('E', 5, 7, 4.4, 6.4)
    middle.window('E', 9, 12, 4.4, 6.4, 3)
    middle.window('E', 5, 7, 7.6, 9.4)
    middle.build()
    front = middle.side('S')
    slats(front, -4.9, -2.4, 7.2, 9.6, .08, .1, .04, 'brass')
    slats(front, 2.2, 4.7, 3.8, 9.6, .1, .36, .05, 'bronze', level=True)
    front.put(-5.7, 5.7, -.25, .2, 6.75, 7., 'white')
    railing(front, -5.4, 5.4, .4, 10.4, 'glass', .9)
    canopy(body.side('S'), -5.7, 5.7, 1.7, 3.3, .2, 'alu', 90, hour)
    downlights(front, hour, [(1.6, 3.9, 10), (5.1, 3.9, 10), (-5.2, 3.9, 10)], 120, -.4)


def build(p):
    hour = Hour(p['hour'], p.get('az', 215), p.get('el'), p.get('clouds', .6), tone=p.get('tone', 'rose'), glow=160)
    plants = Planting()
    residential(hour, plants, -7, 7, 0, 8, cars=((-1, 7.),), lamps=(3.2,), paving='wetslab', width=8, set_back=2.5, storeys=3)
    home(hour)
    for x0, x1 in ((.5, 1.3), (3.5, 6.8)):
        planter(x0, x1, .2, .9, .55, 'basalt', plants.shrubs(.3))
    box(-6.8, -5.6, .1, .4, 0, 2.4, mat('basalt'))
    box(5.6, 6.9, 2.8, 3.1, 0, 2.8, mat('basalt'))
    box(-6, 6.9, -.2, 3.4, -.1, .015, mat('wetslab'), 0)
    plants.palm(5.6, 1.6, 5.8, 4)
    plants.tree(-6.3, 1.9, 4.2, 1.3, 1)
    car('sedan', -2.4, 1.2, 90, 'silver', 0)
    camera((4.2, -12.4, 1.6), 15, 24, .235)
    return hour.settings
