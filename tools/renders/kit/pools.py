"""Pools and what stands beside them: water, coping, deck, loungers, parasols."""
from .cushions import soft
from .geometry import box, boxes, lathe, plane, tube
from .lights import area
from .palette import mat
from .surfaces import fabric
from .nodes import c


def pool(hour, x0, x1, y0, y1, coping='limepale', z=0.):
    """A basin flush with the ground at z; at dusk lit from under the water line. Leave a hole in the ground."""
    plane(x0, x1, y0, y1, z - .14, mat('water'))
    w = .45
    for b in ((x0 - w, x1 + w, y0 - w, y0), (x0 - w, x1 + w, y1, y1 + w), (x0 - w, x0, y0, y1), (x1, x1 + w, y0, y1)):
        box(*b, z - .5, z + .03, mat(coping), .02)
    for b in ((x0, x1, y1 - .02, y1), (x0, x0 + .02, y0, y1), (x1 - .02, x1, y0, y1), (x0, x1, y0, y0 + .02)):
        box(*b, z - .5, z - .02, mat('pooltile'), 0)
    if hour.night:
        area(((x0 + x1) / 2, (y0 + y1) / 2, z - .1), ((x0 + x1) / 2, (y0 + y1) / 2, 5), (x1 - x0) * .9, (y1 - y0) * .9,
             60, (.45, .85, 1.))


def ground_with_hole(x0, x1, y0, y1, hole, z, material):
    """A level ground with a rectangular hole (x0, x1, y0, y1)."""
    a0, a1, b0, b1 = hole
    for b in ((x0, x1, y0, b0), (x0, x1, b1, y1), (x0, a0, b0, b1), (a1, x1, b0, b1)):
        plane(*b, z, mat(material))


def lounger(x, y, turn=0, colour='#e8e0d0'):
    """A sun lounger; its head is at +y, turned by quarter turns (0..3) is not needed: place it so."""
    cloth = fabric('lounger', c(colour), .08)
    boxes([(x - .35, x + .35, y - 1., y + 1., .24, .29), (x - .33, x - .27, y - .9, y - .84, 0, .24),
           (x + .27, x + .33, y - .9, y - .84, 0, .24), (x - .33, x - .27, y + .8, y + .86, 0, .24),
           (x + .27, x + .33, y + .8, y + .86, 0, .24)], mat('teak'))
    soft(x - .33, x + .33, y - .98, y + .45, .29, .4, cloth, .04, .02)
    back = soft(-.33, .33, -.02, .72, -.05, .07, cloth, .04, .02)
    back.location = (x, y + .42, .37)
    back.rotation_euler = (.75, 0, 0)


def parasol(x, y, radius=1.5, h=2.6, colour='#ece4d4'):
    """A square-ribbed parasol, open."""
    tube([(x, y, 0), (x, y, h + .2)], .03, mat('teak'))
    lathe([(radius, h - .5), (radius * .5, h - .18), (.05, h + .08), (0, h + .1)], fabric('parasol', c(colour), .06),
          (x, y, 0), 8, smooth=False)
