"""A showroom on a busy corner at dusk: two-storey glass, a sign over the door, cars passing."""
from kit.block import Block
from kit.camera import camera
from kit.cars import car
from kit.curtain_wall import curtain_wall
from kit.daylight import Hour
from kit.facade import canopy, slats
from kit.geometry import box, boxes, plane
from kit.lights import area, spot
from kit.neighbours import flats, skyline
from kit.palette import mat
from kit.planting import Planting
from kit.signs import sign
from kit.street import bollards, lamp_post, planter, road


def home(hour):
    box(-12, 9, 4, 20, 0, 8.2, mat('charcoal'), .02)
    block = Block(hour, -12, 9, 4, 20, 0, 8.2, 'charcoal')
    south, east = block.side('S'), block.side('E')
    curtain_wall(south, hour, -8.6, 8.8, .15, 6.4, 6.2, 2.2, -.04, 'grey', 1, 'alu', .1, 0, .07)
    curtain_wall(east, hour, 4.2, 19, .15, 6.4, 6.2, 2.2, -.04, 'grey', 1, 'alu', .1, 0, .07)
    south.put_all([(-8.6, 8.8, -.1, .0, 3.1, 3.4)], 'alu', 0)
    east.put_all([(4.2, 19, -.1, .0, 3.1, 3.4)], 'alu', 0)
    box(-12.4, 10.6, 2.2, 20.4, 6.5, 8.3, mat('whitemetal'), .02)
    boxes([(-12.3, 10.5, 2.3, 20, 6.44, 6.5)], mat('teak'), 0)
    box(-12.3, -8.6, 2.8, 6, 0, 6.5, mat('limedark'), .02)
    side = Block(hour, -12.4, 10.6, 2.2, 20.4, 6.5, 8.3, 'whitemetal')
    sign(side.side('S'), hour, -7.4, -1., 6.85, 7.95, 'green', -.12)
    sign(side.side('E'), hour, 8, 14, 6.85, 7.95, 'green', -.12)
    upper = Block(hour, -10, 6, 6, 19, 8.3, 13., 'sand', parapet=.6)
    for i in range(5):
        upper.window('S', -9.2 + i * 3.1, -7.2 + i * 3.1, 9.2, 11.4, 2, deep=.3, lit=.4)
    for i in range(4):
        upper.window('E', 6.8 + i * 3.1, 8.8 + i * 3.1, 9.2, 11.4, 2, deep=.3, lit=.4)
    upper.build()
    if hour.night:
        for x in range(-8, 10, 3):
            spot((x, 3.2, 6.4), (x, 3., 0), 130, (1, .84, .62), 100, .05)
        for y in range(6, 19, 4):
            spot((9.8, y, 6.4), (10, y, 0), 130, (1, .84, .62), 100, .05)


def build(p):
    hour = Hour(p['hour'], p.get('az', 320), tone=p.get('tone', 'rose'), glow=70)
    plants = Planting()
    plane(-300, 12.6, 0, 300, -.02, mat('wetslab'))
    plane(21.6, 300, 0, 300, -.02, mat('wetslab'))
    road(0, 12, 3, 2, 'wetasphalt', 'wetslab', painted=True, cross=(12.6, 9))
    home(hour)
    flats(hour, 24, 44, 2, 20, 4, 3, 'SW')
    flats(hour, -34, -14, 3, 20, 3, 6, 'SE')
    flats(hour, -12, 6, 26, 44, 3, 8, 'SE', detail=False)
    skyline(hour, 90, share=.45)
    for x in (-10, -4, 2):
        plants.palm(x, 1.2, 5.8)
        spot((x + .5, .4, .1), (x, 1.2, 7), 170, (1, .76, .48), 60, .05)
    planter(-8, 8, 1.8, 2.5, .4, 'basalt', plants.shrubs(.1))
    bollards(-10, 11, -2.4, 2.6, hour)
    lamp_post(11.4, -2.3, 8, hour=hour)
    lamp_post(-12.4, -2.3, 8, hour=hour)
    car('suv', -7.2, -4.2, 0, 'white')
    car('sedan', 15.2, 10, 90, 'silver')
    car('sedan', 18.8, 20, 270, 'red')
    camera((17.4, -15.4, 1.65), 37, 23, .18)
    return {**hour.settings, 'exposure': .7}
